"""Evaluation: a race for the complete file, whose winner has yet to escape; and the moves that deserve a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots import contract
from filature.bots.serum import chase
from filature.bots.serum.belief import InvestigationBelief
from filature.bots.serum.move_likelihood import DialHabits, draw_square, wishes
from filature.bots.serum.progress import progress, seen_by, turns_left
from filature.bots.serum.rollout_policy import best_act, best_bug
from filature.bots.serum.square_gains import gains, luggage_gain
from filature.games.serum import sheet
from filature.games.serum.board import (
    ACT,
    BUG,
    CELL_COUNT,
    DIAL,
    FAKES,
    FLIGHT,
    INFORMANT,
    OVER,
    PLACES,
    V1,
)
from filature.games.serum.moves import (
    DECLARE,
    POSTS,
    TO_DIAL,
    TO_POST,
)
from filature.games.serum.packed import count, get, nth
from filature.games.serum.phases import declaration, ending
from filature.games.serum.rules import Serum
from filature.kernel.state import State

SQUARES: Final = 4  # dials that are thought about
POSTS_TRIED: Final = 3
HORIZON: Final = 1  # turns a match is imagined for
PATIENCE: Final = 2  # times in a row somebody goes to a place in vain …
WEARY: Final = 0.3  # … before they go elsewhere, with this chance
SPREAD: Final = 1.8  # turns by which the race is uncertain at its end …
HASTE: Final = 0.12  # … and how much more for each turn it will still take
HOPELESS: Final = 0.1  # a file less likely than this to be right is not worth a thought of fleeing
DARING: Final = 0.6  # how sure of their file somebody is who flees, at least

WishKey = tuple[int, tuple[int, ...], int, int, int, int, int, int, int, int, int]
"""All that what a seat is drawn to depends on, in one match."""


@final
class SerumEvaluation(contract.Evaluation):
    """Judges for all seats alike. Leanings: `daring` (to declare), `company` (to go where others go)."""

    def __init__(self, preferences: Mapping[str, float]) -> None:
        self.daring = preferences.get("daring", 0.0)
        self.company = preferences.get("company", 0.0)
        self.nobody = [1.0] * 36
        self.one = [1.0] * 36
        self.habits = DialHabits(-1, 6)
        self.meetings = [0] * (V1 + 1)
        self.known: dict[WishKey, list[tuple[int, float]]] = {}

    def observe(self, belief: contract.Belief) -> None:
        assert isinstance(belief, InvestigationBelief)
        self.known.clear()
        self.habits = belief.habits
        self.meetings = belief.meetings
        if belief.base.phase == DIAL or belief.base.phase == INFORMANT:
            belief.traffic()
            self.nobody = belief.nobody
            self.one = belief.one

    # --- Moves ----------------------------------------------------------------------------------------------------

    def candidates(self, state: State, seat: i64, dice: Random) -> Sequence[int]:
        assert isinstance(state, Serum)
        phase = state.phase
        if phase == DIAL:
            dials = self._dials(state, seat, dice.random() < WEARY)
            may_flee = state.turns > 0 and state.flag_move(seat) == DECLARE
            return [*dials, DECLARE] if may_flee and self._right(state, seat) >= HOPELESS else dials
        if phase == INFORMANT:
            return self._posts(state, seat)
        return state.moves(seat)

    def _dials(self, state: Serum, seat: i64, weary: bool) -> list[int]:
        """The squares that save most and where one will probably be alone. Clever players who need the same place would
        block one another for ever if nobody grew weary of it and went elsewhere."""
        values: list[tuple[int, float]] = []
        for square, gain in gains(state, seat, progress(state, seat)):
            if not weary or self.meetings[min(square, V1)] < PATIENCE:
                values.append((square, gain * self.nobody[square]))
        values.sort(key=_by_value)
        return [TO_DIAL + square for square, _ in values[:SQUARES]]

    def _posts(self, state: Serum, seat: i64) -> list[int]:
        """Where others may find what the seat lacks, but not where it goes itself: that would cost it a look."""
        mine = progress(state, seat)
        target = get(state.second, seat, 6) - 1
        here = get(state.informants, seat, 6) - 1
        values: list[tuple[int, float]] = []
        for number, square in enumerate(POSTS):
            if square != target and square != here:
                value = luggage_gain(mine, square, state.at_airport, 1) * self.one[square]
                values.append((TO_POST + 1 + number, value))
        values.sort(key=_by_value)
        return [TO_POST, *(move for move, _ in values[:POSTS_TRIED])]

    def rollout_move(self, state: State, seat: i64, dice: Random) -> i64:
        assert isinstance(state, Serum)
        phase = state.phase
        if phase == DIAL:
            if state.flag_move(seat) == DECLARE and self._dares(state, seat):
                return DECLARE
            square = draw_square(self._wishes(state, seat, self.habits.draw_way(seat, dice)), dice)
            # The aimless dial anything, also where the table refuses it (TS-22).
            return TO_DIAL + square if state.legal_steps(seat) >> square & 1 else state.sample(seat, dice)
        if phase == INFORMANT:
            number: i64 = dice.randrange(len(POSTS))
            post: i64 = POSTS[number]
            if post == get(state.second, seat, 6) - 1 or post == get(state.informants, seat, 6) - 1:
                return TO_POST
            return TO_POST + 1 + number
        if phase == ACT:
            return best_act(state, seat)
        if phase == BUG:
            return best_bug(state, seat)
        if phase == FLIGHT:
            return TO_DIAL + nth(state.setup.flight_open, dice.randrange(count(state.setup.flight_open)))
        return state.sample(seat, dice)

    def _wishes(self, state: Serum, seat: i64, way: i64) -> list[tuple[int, float]]:
        """What a seat is drawn to. Moves are tried in the same states, so it is often asked twice."""
        key = (
            int(way | seat << 8),
            state.sheets,
            state.hands[seat],
            int(state.pile),
            int(state.agents),
            int(state.bugs),
            int(state.suitcases),
            int(state.briefcases),
            int(state.lockers),
            int(state.fakes),
            int(state.informants),
        )
        pulls = self.known.get(key)
        if pulls is None:
            pulls = self.known[key] = wishes(state, seat, way)
        return pulls

    def _dares(self, state: Serum, seat: i64) -> bool:
        """Whoever is sure enough flees at once; nobody is who has a fake to read."""
        if seen_by(state, seat) >> FAKES != (1 << PLACES) - 1:
            return False
        return sheet.knowledge(state, int(seat)).odds() >= DARING

    # --- Worth ----------------------------------------------------------------------------------------------------

    def is_cut_off(self, state: State, began: i64) -> bool:
        assert isinstance(state, Serum)
        return state.fugitive >= 0 or state.turns >= began + HORIZON

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Serum)
        if state.phase == OVER:
            won = ending.winners(state)
            return 1.0 / len(won) if seat in won else 0.0
        seats = state.setup.seats
        escape = chase.equilibrium(seats).escape[state.solos]
        caught = (1.0 - escape) / float(seats - 1)
        if state.fugitive >= 0:
            return escape * self._right(state, seat) if seat == state.fugitive else caught
        declarers = self._declarers(state)
        if declarers:
            tied = declaration.highest(state, declarers)
            fled = 1.0 / float(count(tied)) if tied >> seat & 1 else 0.0
            return fled * escape * self._right(state, seat) + (1.0 - fled) * caught
        first = self._first(state, seat)
        return first * escape + (1.0 - first) * caught

    def _declarers(self, state: Serum) -> i64:
        """Who will have declared when the dials of the turn that has begun are in, as a set."""
        declarers: i64 = 0
        if (state.phase == BUG or state.phase == DIAL) and state.turns:
            for seat in range(state.setup.seats):
                if state.flags >> seat & 1 or (state.flag_move(seat) == DECLARE and self._dares(state, seat)):
                    declarers |= 1 << seat
        return declarers

    def _right(self, state: Serum, seat: i64) -> float:
        """How likely a fugitive's file is right, as far as they can know."""
        return sheet.knowledge(state, int(seat)).odds()

    def _first(self, state: Serum, seat: i64) -> float:
        """How likely a seat is to complete its file before the others."""
        cards = [int(state.card_in(cell)) for cell in range(CELL_COUNT)]
        left: list[float] = []
        for each in range(state.setup.seats):
            left.append(turns_left(state, each, cards))
        soonest = min(left)
        spread = SPREAD + HASTE * soonest
        total = 0.0
        for turns in left:
            total += exp((soonest - turns) / spread)
        return exp((soonest - left[seat]) / spread) / total

    def preference(self, state: State, seat: i64, move: int) -> float:
        assert isinstance(state, Serum)
        if move == DECLARE:  # whoever is sure of their file needs no daring
            return self.daring * (1.0 - self._right(state, seat)) if self.daring else 0.0
        if state.phase != DIAL:
            return 0.0
        square = move - TO_DIAL
        liking = 0.0
        if self.company:
            for other in range(state.setup.seats):
                if other != seat and get(state.informants, other, 6) - 1 == square:
                    liking += self.company
        return liking


def _by_value(move: tuple[int, float]) -> float:
    return -move[1]
