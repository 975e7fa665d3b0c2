"""One moment of Agents Secrets: the fields of a match and small questions about them. The rules are in rules.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from filature.games.serum.board import (
    ACT,
    DEAL,
    DRAW,
    FAKES,
    FLIGHT_SQUARES,
    FORMULA,
    INVESTIGATION,
    OVER,
    TOOTHBRUSH,
)
from filature.games.serum.mole_cards import FULL_PILE
from filature.games.serum.moves import BASES
from filature.games.serum.options import Options
from filature.games.serum.packed import get, put
from filature.kernel.state import State

# What an agent did in a turn: two numbers of five bits, each a cell looked into plus one, or one of these.
DEED: Final = 10
DREW: Final = 24
NO_CARD: Final = 25
WITH_TWO: Final = 31


@final
class Setup:
    """Seats and options: fixed before the first card."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.everybody: i64 = (1 << seats) - 1
        self.open: i64 = INVESTIGATION[seats]  # TS-3.1
        self.flight_open: i64 = FLIGHT_SQUARES[seats]  # TS-3.1
        self.fixed_lockers: bool = options.locker_layout == "fixed"
        self.mixed: bool = options.unused_deal == "mixed"
        self.own_hotel: bool = options.agent_start == "own_hotel"
        self.sealed_acts: bool = options.phase5 == "sealed"
        self.block: bool = options.dial_guard == "block"
        self.own_informant_counts: bool = options.own_informant_counts
        self.bug_limits: bool = options.bug_limits_search
        self.automatic: bool = options.flight_trigger == "automatic"
        self.only_complete: bool = options.flight_trigger == "complete"
        self.stay_counts: bool = options.stay_counts
        self.chat: bool = options.chat
        self.turn_limit: i64 = options.turn_limit
        self.flight_turn_limit: i64 = options.flight_turn_limit
        self.options = options


class Fields(State):
    """The fields of a moment without the rules; what all modules but rules.py take.

    Packed numbers are by seat or colour; squares and cards are kept plus one, 0 is none.
    """

    def __init__(self, setup: Setup) -> None:
        self.news = None
        self.setup = setup
        self.phase: i64 = DEAL
        self.step: i64 = 0  # how far chance has come with the setup
        self.drawn: i64 = 0  # set of the cards dealt or laid
        self.identities: i64 = 0  # packed by 4: who each colour is
        self.formulas: i64 = 0  # packed by 4: the real formula each colour was dealt
        self.suitcases: i64 = 0  # packed by 4
        self.briefcases: i64 = 0
        self.lockers: i64 = 0
        self.at_airport: i64 = 0  # set of the colours that use their locker at F1
        self.fakes: i64 = 0  # packed by 4: set aside, G1 … G5
        self.pending: i64 = 0  # set of the seats that have still to choose
        self.late: i64 = -1  # the one of them for whom chance chooses now (TS-13)
        self.sealed: i64 = 0  # packed by 6: each seat's choice
        self.second: i64 = 0  # packed by 6: its second act; in phase 3 its dial (TS-6.10)
        self.agents: i64 = 0  # packed by 6: squares
        self.informants: i64 = 0
        self.bugs: i64 = 0
        self.new_bugs: i64 = 0  # set of the seats whose bug was placed in this turn, until its dials are in
        self.dials: i64 = 0  # as last shown
        self.pile: i64 = FULL_PILE  # TS-4.9; counts by type, see mole_cards.py
        self.used: tuple[int, ...] = ()
        self.hands: tuple[int, ...] = (0,) * 6
        self.reshuffles: i64 = 0
        self.sheets: tuple[int, ...] = (0,) * 6  # see sheet.py
        self.turns: i64 = 0  # completed turns of the investigation
        self.acting: i64 = 0  # TS-7.4: place in the order
        self.deeds: i64 = 0  # packed by DEED: what each did in the last phase 5
        self.flags: i64 = 0  # TS-15.1: set of the seats that mean to declare
        self.declared: i64 = 0  # set of those who declared, once flags have been read
        self.fugitive: i64 = -1
        self.taken: i64 = -1  # TS-15.6: the container
        self.file: i64 = 0  # packed by 3: the pseudonym filed for each seat
        self.solos: i64 = 0
        self.flight_turns: i64 = 0  # completed turns of the flight
        self.ending: i64 = 0

    def copy_to(self, twin: Fields) -> None:
        """Gives another state of the same setup all fields of this one."""
        twin.phase = self.phase
        twin.step = self.step
        twin.drawn = self.drawn
        twin.identities = self.identities
        twin.formulas = self.formulas
        twin.suitcases = self.suitcases
        twin.briefcases = self.briefcases
        twin.lockers = self.lockers
        twin.at_airport = self.at_airport
        twin.fakes = self.fakes
        twin.pending = self.pending
        twin.late = self.late
        twin.sealed = self.sealed
        twin.second = self.second
        twin.agents = self.agents
        twin.informants = self.informants
        twin.bugs = self.bugs
        twin.new_bugs = self.new_bugs
        twin.dials = self.dials
        twin.pile = self.pile
        twin.used = self.used
        twin.hands = self.hands
        twin.reshuffles = self.reshuffles
        twin.sheets = self.sheets
        twin.turns = self.turns
        twin.acting = self.acting
        twin.deeds = self.deeds
        twin.flags = self.flags
        twin.declared = self.declared
        twin.fugitive = self.fugitive
        twin.taken = self.taken
        twin.file = self.file
        twin.solos = self.solos
        twin.flight_turns = self.flight_turns
        twin.ending = self.ending

    # --- What only rules.py answers, and what reads or redraws a choice has to ask ------------------------------------

    def copy(self) -> Fields:
        raise NotImplementedError

    def legal_steps(self, seat: i64) -> i64:
        """What a seat may play: a set of steps above the base of the phase."""
        raise NotImplementedError

    def flag_move(self, seat: i64) -> i64:
        """What a seat may do with its flag now; -1 where there is nothing."""
        raise NotImplementedError

    def may_undial(self, seat: i64) -> bool:
        """Whether a seat may take its dial back."""
        raise NotImplementedError

    def may_be_late(self) -> bool:
        """Whether this is a choice that chance makes for whoever is absent."""
        raise NotImplementedError

    # --- Small questions ----------------------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return int(self.turns + self.flight_turns)

    def base(self) -> int:
        """The number of the first move of this phase."""
        return BASES[self.phase]

    def may_talk(self) -> bool:
        """TS-16.8: not from the moment somebody flees; before that unless the table forbids it (TS-22)."""
        return self.setup.chat and self.fugitive < 0 and self.phase != OVER

    def unused(self) -> i64:
        """How many colours nobody plays (TS-4.1)."""
        return 6 - self.setup.seats

    def actor(self) -> i64:
        """TS-7.4: whose place in the order has come; the first seat moves on by one each turn."""
        return (self.turns + self.acting) % self.setup.seats

    def in_order(self) -> bool:
        """Whether somebody's turn to act has come (TS-7.4)."""
        return self.phase == DRAW or (self.phase == ACT and not self.setup.sealed_acts)

    def square_set(self, pieces: i64, seat: i64) -> i64:
        """The square of a piece as a set; empty beside the board."""
        one: i64 = 1
        return one << get(pieces, seat, 6) >> 1

    def card_in(self, cell: i64) -> i64:
        """The card in a container, or the fake on a secret place; -1 if there is none yet."""
        if cell >= FAKES:
            return get(self.fakes, cell - FAKES + 1, 4) - 1
        part: i64 = cell % 3
        cards = self.suitcases if part == 0 else self.briefcases if part == 1 else self.lockers
        return get(cards, cell // 3, 4) - 1

    def true_code(self) -> i64:
        """TS-4.7: the code of the fake set aside, as a card."""
        return get(self.fakes, 0, 4) - 1

    def next_line(self) -> i64:
        """TS-15.7: the pursuer whose pseudonym is filed next; the number of seats when all are."""
        seat: i64 = 0
        while seat < self.setup.seats and (seat == self.fugitive or get(self.file, seat, 3)):
            seat += 1
        return seat

    def digit_sum(self, seat: i64) -> i64:
        """TS-15.3: the digits of the squares of a seat's three pieces when the last turn ended; a piece that is off the
        board counts nothing, nor does a bug placed since."""
        bug: i64 = 0 if self.new_bugs >> seat & 1 else _digit(self.bugs, seat)
        return _digit(self.agents, seat) + _digit(self.informants, seat) + bug

    # --- Small changes ------------------------------------------------------------------------------------------------

    def set_hand(self, seat: i64, hand: i64) -> None:
        hands = list(self.hands)
        hands[seat] = int(hand)
        self.hands = tuple(hands)

    def place_card(self, cell: i64, card: i64) -> None:
        """A card into a container, or a fake onto a secret place."""
        if cell >= FAKES:
            self.fakes = put(self.fakes, cell - FAKES + 1, 4, card + 1)
        elif cell % 3 == 0:
            self.suitcases = put(self.suitcases, cell // 3, 4, card + 1)
        elif cell % 3 == 1:
            self.briefcases = put(self.briefcases, cell // 3, 4, card + 1)
        else:
            self.lockers = put(self.lockers, cell // 3, 4, card + 1)

    def name_colours(self) -> None:
        """Says which identity and formula each colour has, from what lies in its containers."""
        colours = self.setup.seats if self.setup.mixed else 6
        for cell in range(3 * colours):
            card = self.card_in(cell)
            if card < FORMULA:
                self.identities = put(self.identities, cell // 3, 4, card + 1)
            elif card < TOOTHBRUSH:
                self.formulas = put(self.formulas, cell // 3, 4, card + 1)


def _digit(pieces: i64, seat: i64) -> i64:
    square = get(pieces, seat, 6)
    return (square - 1) % 6 + 1 if square else 0
