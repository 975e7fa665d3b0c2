"""One moment of Top Secret: the fields of a match and small questions about them. The rules are in rules.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret.board import (
    AGENTS,
    CASE_LETTERS,
    CASES,
    COLOURS,
    DRAW,
    FULL_HAND,
    GONE,
    HOME,
    LETTERS,
    MOST_CITIES,
    NO_CASE,
    SETUP,
    UNPLACED,
    VACANT,
    Board,
    diagonal,
)
from filature.games.top_secret.moves import ACTIONS
from filature.games.top_secret.options import Options
from filature.games.top_secret.packed import ONE_PER_AGENT, ONE_PER_CASE, get, put
from filature.kernel.state import State

CITY_BITS: Final = vec[i64]([1 << city for city in range(MOST_CITIES)])  # cities as sets of one


@final
class Setup:
    """What is settled before the first secret: seats, options, the map, and the colours as far as they are drawn."""

    def __init__(self, seats: int, options: Options, board: Board, colours: tuple[int, ...]) -> None:
        self.seats: i64 = seats
        self.options = options
        self.board = board
        self.colours = colours
        """Seat -> colour, for the first seats that have one (SE-3.1)."""
        self.colour_of: vec[i64] = vec[i64](colours)
        self.seated: bool = len(colours) == seats
        clockwise = sorted(range(len(colours)), key=colours.__getitem__)
        after = [clockwise[(clockwise.index(seat) + 1) % len(colours)] for seat in range(len(colours))]
        self.after: vec[i64] = vec[i64](after)
        """Seat -> the seat in the next corner, clockwise: whose turn comes next (SE-3.2)."""
        vacant = [colour for colour in range(len(COLOURS)) if colour not in colours]
        alone = seats == 3 and self.seated
        self.vacant: i64 = vacant[0] if alone else -1  # SE-3.7
        self.favoured: i64 = colours.index(diagonal(vacant[0])) if alone else -1
        self.must_use_all: bool = options.must_use_all
        self.bonus_shared: bool = options.bonus_shared
        self.bomb_kills_carrier: bool = options.bomb_kills_carrier
        self.round_limit: i64 = options.round_limit
        self.resigning: bool = options.resigning
        self.listed: vec[i64] = vec[i64]([0] * ACTIONS)
        """The moves of the active player, while they are listed: memory of this match alone, whoever plays others."""

    def with_colour(self, colour: i64) -> Setup:
        """The next seat has a colour, and so has the last one where nothing is left to draw for it (SE-3.1)."""
        colours = (*self.colours, int(colour))
        if self.seats == 2:
            colours = (*colours, diagonal(colours[0]))
        elif len(colours) == len(COLOURS) - 1 and self.seats == len(COLOURS):
            colours = (*colours, *(last for last in range(len(COLOURS)) if last not in colours))
        return Setup(int(self.seats), self.options, self.board, colours)

    def leads_to_hq(self, seat: i64, city: i64) -> bool:
        """Whether a city is a gateway of a seat's headquarters (SE-2.5)."""
        return (self.board.gates[self.colour_of[seat]] >> city & 1) != 0

    def node(self, seat: i64, place: i64) -> i64:
        """The place of an agent in the tables of the board, where every base has its own row."""
        if place < MOST_CITIES:
            return place
        return MOST_CITIES + (self.colour_of[seat] if place == HOME else self.vacant)

    def may_guard(self, seat: i64) -> bool:
        """SE-3.7: with three players, those who are not favoured."""
        return self.vacant >= 0 and seat != self.favoured

    def submission_length(self, seat: i64) -> i64:
        """How many moves the submission of a seat has: four contents, four cities, perhaps a guard."""
        return 2 * CASES + (1 if self.may_guard(seat) else 0)


class Fields(State):
    """The fields of a moment without the rules; what all modules but rules.py take.

    Rows belong to seats and pack a number for each agent, or each case, of the seat.
    """

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.news = None
        self.setup = setup
        self.phase: i64 = SETUP if setup.seated else DRAW
        self.agent_places: vec[i64] = vec[i64]([ONE_PER_AGENT * HOME] * seats)  # rows: where agents are (SE-3.3)
        self.loads: vec[i64] = vec[i64]([0] * seats)  # rows: what agents carry, a case plus 1
        self.case_places: vec[i64] = vec[i64]([ONE_PER_CASE * UNPLACED] * seats)  # rows: where cases are
        self.contents: vec[i64] = vec[i64]([0] * seats)  # rows: what cases hold, see CONTENTS
        self.hands: vec[i64] = vec[i64]([FULL_HAND] * seats)  # sets of available duel cards
        self.totals: vec[i64] = vec[i64]([0] * seats)  # delivered secrets
        self.parts_written: i64 = 0  # packed by seats: how far a submission is (SE-3.6)
        self.late: i64 = -1  # the seat for which chance chooses now (SE-10.5)
        self.contenders: i64 = (1 << setup.seats) - 1  # SE-3.8: the set of seats that roll for the start
        self.start_rolls: i64 = 0  # packed by seats: what each rolled, plus 1; 0 before it has
        self.first: i64 = 0  # the first player
        self.active: i64 = 0
        self.turns: i64 = 0  # completed turns
        self.rounds: i64 = 0  # completed rounds
        self.roll: i64 = -1  # the sum of both dice; -1 before they are rolled
        self.pool: i64 = 0
        self.bonus: i64 = 0  # packed: bonus steps of the active player's agents
        self.handled: i64 = 0  # SE-5.9: PICK and DROP in this turn
        self.won: bool = False  # a duel has been won in this turn
        self.attacker: i64 = 0  # the agent of the active player that attacks, or has just delivered a bomb
        self.opponent: i64 = -1  # the seat that defends; -1 outside a duel
        self.defender: i64 = -1  # its agent that fights now
        self.attack_card: i64 = -1
        self.defence_card: i64 = -1
        self.loot: i64 = -1  # the case on offer in LOOT
        self.losses: i64 = 0  # agents still to be named in LOSSES
        self.delivered: tuple[int, ...] = ()  # seat * 16 + case, in order
        self.reason: i64 = -1  # why it is over, see phases/ending.py; -1 before it is
        self.winner: i64 = -1  # who won by SE-8.1 or SE-8.3

    def copy(self) -> Fields:
        raise NotImplementedError

    def copy_to(self, twin: Fields) -> None:
        """Gives another state of the same setup all fields of this one."""
        twin.phase = self.phase
        twin.agent_places = self.agent_places[:]
        twin.loads = self.loads[:]
        twin.case_places = self.case_places[:]
        twin.contents = self.contents[:]
        twin.hands = self.hands[:]
        twin.totals = self.totals[:]
        twin.parts_written = self.parts_written
        twin.late = self.late
        twin.contenders = self.contenders
        twin.start_rolls = self.start_rolls
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.roll = self.roll
        twin.pool = self.pool
        twin.bonus = self.bonus
        twin.handled = self.handled
        twin.won = self.won
        twin.attacker = self.attacker
        twin.opponent = self.opponent
        twin.defender = self.defender
        twin.attack_card = self.attack_card
        twin.defence_card = self.defence_card
        twin.loot = self.loot
        twin.losses = self.losses
        twin.delivered = self.delivered
        twin.reason = self.reason
        twin.winner = self.winner

    # --- Agents and cases -----------------------------------------------------------------------------------------

    def agents_left(self, seat: i64) -> i64:
        """How many agents a seat has in play."""
        places = self.agent_places[seat]
        in_play: i64 = 0
        k: i64 = 0
        while k < AGENTS:
            if places & 255 != GONE:
                in_play += 1
            places >>= 8
            k += 1
        return in_play

    def enemy_cities(self) -> i64:
        """The set of cities with an agent that is not the active player's."""
        cities: i64 = 0
        seat: i64 = 0
        while seat < self.setup.seats:
            if seat != self.active:
                places = self.agent_places[seat]
                k: i64 = 0
                while k < AGENTS:
                    place = places & 255
                    if place < MOST_CITIES:
                        cities |= CITY_BITS[place]
                    places >>= 8
                    k += 1
            seat += 1
        return cities

    def defenders(self) -> list[int]:
        """The opponent's agents in the city of the attacker."""
        city = get(self.agent_places[self.active], self.attacker)
        places = self.agent_places[self.opponent]
        return [k for k in range(AGENTS) if get(places, k) == city]

    def lay_down(self, seat: i64, k: i64) -> i64:
        """An agent's case, if it has one, stays in the city where the agent is; returns the case or -1."""
        case = get(self.loads[seat], k) - 1
        if case >= 0:
            self.loads[seat] = put(self.loads[seat], k, NO_CASE)
            self.case_places[case // 4] = put(self.case_places[case // 4], case % 4, get(self.agent_places[seat], k))
        return case

    def has_submitted(self, seat: i64) -> bool:
        """Whether a seat's submission is complete (SE-3.6)."""
        return get(self.parts_written, seat) >= self.setup.submission_length(seat)

    # --- Names ----------------------------------------------------------------------------------------------------

    def agent_name(self, seat: i64, k: i64) -> str:
        return f"{LETTERS[self.setup.colours[seat]]}{k + 1}"

    def case_name(self, case: i64) -> str:
        return f"{LETTERS[self.setup.colours[case // 4]]}{CASE_LETTERS[case % 4]}"

    def case_or_none(self, case: i64) -> str | None:
        return None if case < 0 else self.case_name(case)

    def base_name(self, seat: i64) -> str:
        return f"S_{COLOURS[self.setup.colours[seat]]}"

    def hq_name(self, seat: i64) -> str:
        return f"H_{COLOURS[self.setup.colours[seat]]}"

    def place_name(self, seat: i64, place: i64) -> str:
        """Where an agent of a seat is."""
        if place < MOST_CITIES:
            return self.setup.board.cities[place]
        if place == HOME:
            return self.base_name(seat)
        return f"S_{COLOURS[self.setup.vacant]}" if place == VACANT else "out"
