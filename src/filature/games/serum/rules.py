"""Agents Secrets: the state of a match and what may be played. Clause numbers are those of docs/rules/serum.md.

What a move does stands beside: `setup` (TS-4), `investigation` (TS-5 to TS-7), `searches` (TS-8 to TS-12), `moles`
(TS-10, TS-11) and `flight` (TS-15 to TS-18).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.serum import (
    ending,
    flight,
    investigation,
    moles,
    notation,
    positions,
    searches,
    setup,
    sheet,
    telling,
    views,
    worlds,
)
from filature.games.serum.board import (
    ACT,
    BUG,
    DEAL,
    DIAL,
    DRAW,
    FILE,
    FLIGHT,
    FLIGHT_SQUARES,
    HIDE,
    INFORMANT,
    INVESTIGATION,
    LAYING,
    LOT,
    OVER,
    PLACES,
)
from filature.games.serum.lanes import count, get, members, nth
from filature.games.serum.moves import (
    BLANK,
    DECLARE,
    LATE,
    POSTS,
    STOP,
    TO_ACT,
    TO_BUG,
    TO_DIAL,
    TO_HIDE,
    TO_NAME,
    TO_POST,
    TO_TAKE,
    UNDIAL,
    WITHDRAW,
)
from filature.games.serum.options import Options
from filature.games.serum.views import View
from filature.kernel.game import Outcome
from filature.kernel.state import CHANCE, State

GROUPS: Final[list[tuple[int, ...]]] = [tuple(s for s in range(6) if group >> s & 1) for group in range(64)]
"""The seats of a set."""
BASES: Final = [0, 0, 0, 0, 0, TO_HIDE, TO_BUG, TO_DIAL, TO_POST, TO_ACT, TO_TAKE, TO_DIAL, 0]
"""Phase -> the number of its first move."""
ANYWHERE: Final = (1 << 36) - 1  # TS-6.3
NOWHERE_ON_THE_BOARD: Final = TO_DIAL + 1  # B2, which exists at no table (TS-3.2)
NOBODY: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)


@final
class Box:
    """What is settled before the first card: seats and settings."""

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


@final
class Serum(State):
    """One moment of a match. Lanes are by seat or colour; squares and cards are kept as their numbers plus one."""

    def __init__(self, box: Box) -> None:
        self.news = None
        self.box = box
        self.phase: i64 = DEAL
        self.step: i64 = 0  # how far chance has come with the setup
        self.drawn: i64 = 0  # set of the cards dealt or laid
        self.identities: i64 = 0  # lanes of 4: who each colour is
        self.formulas: i64 = 0  # lanes of 4: the real formula each colour was dealt
        self.suitcases: i64 = 0  # lanes of 4
        self.briefcases: i64 = 0
        self.lockers: i64 = 0
        self.at_airport: i64 = 0  # set of the colours that use their locker at F1
        self.fakes: i64 = 0  # lanes of 4: set aside, G1 … G5
        self.pending: i64 = 0  # set of the seats that have still to choose
        self.late: i64 = -1  # the one of them for whom chance chooses now (TS-13)
        self.sealed: i64 = 0  # lanes of 6: each seat's choice
        self.second: i64 = 0  # lanes of 6: its second act, where acts are sealed
        self.agents: i64 = 0  # lanes of 6: squares
        self.informants: i64 = 0
        self.bugs: i64 = 0
        self.new_bugs: i64 = 0  # set of the seats whose bug was placed in this turn, until its dials are in
        self.dials: i64 = 0  # as last shown
        self.pile: i64 = moles.FULL  # TS-4.9
        self.used: tuple[int, ...] = ()
        self.hands: tuple[int, ...] = (0,) * 6
        self.reshuffles: i64 = 0
        self.sheets: tuple[int, ...] = (0,) * 6  # see sheet.py
        self.turns: i64 = 0  # completed turns of the investigation
        self.acting: i64 = 0  # TS-7.4: place in the order
        self.deeds: i64 = 0  # lanes of 10: what each did in the last phase 5, see searches.py
        self.flags: i64 = 0  # TS-15.1: set of the seats that mean to declare
        self.declared: i64 = 0  # set of those who declared, once flags have been read
        self.fugitive: i64 = -1
        self.taken: i64 = -1  # TS-15.6: the container
        self.file: i64 = 0  # lanes of 3: the pseudonym filed for each seat
        self.solos: i64 = 0
        self.flight_turns: i64 = 0  # completed turns of the flight
        self.ending: i64 = 0

    # --- Whose turn, and what may be done -----------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        if self.phase >= HIDE and self.late < 0:
            return GROUPS[self.pending]
        return DICE

    def moves(self, seat: i64) -> Sequence[int]:
        if seat == CHANCE:
            return tuple(move for move, _ in self.chances())
        if self.late >= 0 or seat < 0 or seat >= self.box.seats:
            return NOBODY
        options = self.options(seat)
        base: i64 = BASES[self.phase]
        moves: list[int] = []
        while options:
            if options & 1:
                moves.append(int(base))
            options >>= 1
            base += 1
        flag = self.flag_move(seat)
        if flag >= 0:
            moves.append(int(flag))
        if self.may_undial(seat):
            moves.append(UNDIAL)
        return moves

    def options(self, seat: i64) -> i64:
        """What a seat may play: a set of steps above the base of the phase."""
        if seat < 0 or seat >= self.box.seats or not self.pending >> seat & 1:
            return 0
        phase = self.phase
        if phase == DIAL:  # TS-6.3, TS-6.8
            return ANYWHERE if not self.box.block else self.box.open & ~self.square_set(self.agents, seat)
        if phase == FLIGHT:
            return ANYWHERE if not self.box.block else self.box.flight_open
        if phase == BUG:  # TS-6.1
            return 0xFFF
        if phase == INFORMANT:  # TS-6.9; staying is to leave it
            return self._posts(get(self.informants, seat, 6) - 1)
        if phase == ACT:
            return searches.acts(self, seat)
        if phase == FILE:
            return flight.lines(self, seat)
        if phase == HIDE:  # TS-4.4
            if not self.box.fixed_lockers:
                return 0xFFF
            return setup.fixed_hidings(seat)
        return 0

    def flag_move(self, seat: i64) -> i64:
        """TS-15.1: what a seat may do with its flag now, whoever's turn it is; -1 where there is nothing."""
        if self.phase < BUG or self.phase > ACT or self.box.automatic:
            return -1
        if self.flags >> seat & 1:
            return WITHDRAW
        if self.box.only_complete and not sheet.complete(self, int(seat)):  # TS-22; else TS-15.2
            return -1
        return DECLARE

    def may_undial(self, seat: i64) -> bool:
        """TS-6.12: until the last dial is in, and then the phase is another one."""
        return (self.phase == DIAL or self.phase == FLIGHT) and not self.pending >> seat & 1

    def may_be_late(self) -> bool:
        """TS-13: whether this is a choice that chance makes for whoever is absent. Where an invalid dial is refused
        (TS-22), a dial is one."""
        phase = self.phase
        if phase == HIDE:
            return True
        if phase == DIAL or phase == FLIGHT:
            return self.box.block
        return phase == FILE and self.taken < 0

    def _posts(self, square: i64) -> i64:
        posts: i64 = 0x1FF
        for number, post in enumerate(POSTS):
            if post == square:
                posts &= ~(2 << number)
        return posts

    def chances(self) -> Sequence[tuple[int, int]]:
        phase = self.phase
        if self.late >= 0:
            return tuple((step, 1) for step in members(int(self.options(self.late))))
        if phase == DRAW:
            kinds = [(kind, int(get(self.pile, kind, moles.WIDTH))) for kind in range(PLACES)]
            return tuple((kind, number) for kind, number in kinds if number)
        if phase == LOT:  # TS-15.4
            return tuple((seat, 1) for seat in GROUPS[flight.tied(self)])
        return setup.chances(self) if phase <= LAYING else ()

    def sample(self, seat: i64, dice: Random) -> i64:
        phase = self.phase
        if seat == CHANCE:
            if self.late >= 0:
                options = self.options(self.late)
                return nth(options, dice.randrange(count(options)))
            if phase <= LAYING and not self.box.mixed:
                options = setup.options(self)
                return nth(options, dice.randrange(count(options)))
            return State.sample(self, CHANCE, dice)
        if not self.pending >> seat & 1:
            return State.sample(self, seat, dice)
        options = self.options(seat)
        number: i64 = 36 if options == ANYWHERE else count(options)
        flag = self.flag_move(seat)
        drawn: i64 = dice.randrange(number + 1 if flag >= 0 else number)
        if drawn == number:
            return flag
        return BASES[phase] + (drawn if number == 36 else nth(options, drawn))

    # --- Playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if seat == CHANCE:
            if self.late >= 0:
                if 0 <= move < 36 and self.options(self.late) >> move & 1:
                    return self._choose_for_the_late(move)
            elif phase <= LAYING:
                if setup.possible(self, move):
                    return setup.bring(self, move)
            elif phase == DRAW:
                if 0 <= move < PLACES and get(self.pile, move, moles.WIDTH):
                    return searches.drawn(self, move)
            elif phase == LOT and 0 <= move < self.box.seats and flight.tied(self) >> move & 1:
                return flight.drawn_by_lot(self, move)
            raise self.refuse(int(seat), int(move))
        if self.late >= 0 or seat < 0 or seat >= self.box.seats:
            raise self.refuse(int(seat), int(move))
        if move == DECLARE or move == WITHDRAW:
            if move != self.flag_move(seat):
                raise self.refuse(int(seat), int(move))
            return flight.set_flag(self, seat, move == DECLARE)
        if move == UNDIAL:
            if not self.may_undial(seat):
                raise self.refuse(int(seat), int(move))
            return investigation.take_back(self, seat)
        if move == LATE and self.options(seat) and self.may_be_late():
            self.late = seat
            return telling.late(self, seat)
        step: i64 = move - BASES[phase]
        if step < 0 or step > 35 or not self.options(seat) >> step & 1:
            raise self.refuse(int(seat), int(move))
        self._choose(seat, step)

    def _choose_for_the_late(self, step: i64) -> None:
        seat = self.late
        self.late = -1
        telling.drawn(self, seat, step)
        self._choose(seat, step)

    def _choose(self, seat: i64, step: i64) -> None:
        phase = self.phase
        if phase == DIAL:
            investigation.dial(self, seat, step)
        elif phase == FLIGHT:
            flight.dial(self, seat, step)
        elif phase == BUG:
            investigation.bug(self, seat, step)
        elif phase == INFORMANT:
            investigation.post(self, seat, step)
        elif phase == ACT:
            searches.act(self, seat, step)
        elif phase == FILE:
            flight.write(self, seat, step)
        else:
            setup.hide(self, seat, step)

    # --- The rest of the contract -------------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return int(self.turns + self.flight_turns)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return views.view(self, seat)

    def absent(self, seat: int) -> int:
        """TS-13. Nothing of it depends on what the seat knows; what should stay a secret is left to chance."""
        phase = self.phase
        if self.may_be_late():
            return LATE
        if phase == DIAL or phase == FLIGHT:
            return NOWHERE_ON_THE_BOARD
        if phase == FILE:
            return TO_NAME + BLANK
        return int(BASES[phase]) + STOP  # no bug, leave, stop; and no flag is touched

    def imagine(self, seat: int, dice: Random) -> State:
        """TS-19: everything this seat has not seen, laid out and chosen anew."""
        imagined = self.copy()
        if self.phase != OVER:
            worlds.resample(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> Serum:
        twin = Serum(self.box)
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
        return twin

    def dump(self) -> dict[str, Any]:
        return positions.dump(self)

    def refuse(self, seat: int, move: int) -> Exception:
        """Whoever may only touch a flag or a dial is told as plainly that the match does not wait for him."""
        waiting = self.turn()
        return self.not_waited_for(seat) if waiting and seat not in waiting else State.refuse(self, seat, move)

    # --- What the neighbours of this file ask -------------------------------------------------------------------------

    def may_talk(self) -> bool:
        """TS-16.8: not from the moment somebody flees; before that unless the table forbids it (TS-22)."""
        return self.box.chat and self.fugitive < 0 and self.phase != OVER

    def base(self) -> int:
        """The number of the first move of this phase."""
        return BASES[self.phase]

    def square_set(self, pieces: i64, seat: i64) -> i64:
        """The square of a piece as a set; empty beside the board."""
        one: i64 = 1
        return one << get(pieces, seat, 6) >> 1

    def card_in(self, cell: i64) -> i64:
        """The card in a container, or the fake on a secret place; -1 if there is none yet."""
        if cell >= 18:
            return get(self.fakes, cell - 17, 4) - 1
        part: i64 = cell % 3
        cards = self.suitcases if part == 0 else self.briefcases if part == 1 else self.lockers
        return get(cards, cell // 3, 4) - 1

    def true_code(self) -> i64:
        """TS-4.7: the code of the fake set aside, as a card."""
        return get(self.fakes, 0, 4) - 1
