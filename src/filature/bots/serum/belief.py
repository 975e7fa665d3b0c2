"""What a seat, or a watcher, should believe: which card lies where, and whose file is complete.

What has been seen is certain, and what follows from it is exact (see deduction.py). Among the layouts that are left
some are likelier (layouts.py), and so are some of the squares the others may go to (move_likelihood.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import Belief, Odds
from filature.bots.serum import chase
from filature.bots.serum.heard_table import HeardTable
from filature.bots.serum.layouts import LayoutPosterior
from filature.bots.serum.move_likelihood import PURPOSEFUL, DialHabits, dialled, draw_square, wishes
from filature.bots.serum.progress import seen_by
from filature.bots.serum.rollout_policy import best_act, best_bug
from filature.games.serum import determinize, sheet
from filature.games.serum.board import (
    ACT,
    BUG,
    CARDS,
    CELL_COUNT,
    CELLS,
    DIAL,
    FAKES,
    FILE,
    FLIGHT,
    FLIGHT_SQUARES,
    FORMULA,
    HIDE,
    INFORMANT,
    PLACES,
    TOOTHBRUSH,
    V1,
)
from filature.games.serum.deduction import Knowledge
from filature.games.serum.moves import (
    BLANK,
    DECLARE,
    TO_DIAL,
    TO_NAME,
    TO_TAKE,
)
from filature.games.serum.packed import get, members, put
from filature.games.serum.rules import Serum, from_view
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.state import WATCHER, State, seat_name

DOUBT: Final = 0.1
"""The weight of what follows from the sheet alone, beside that of the layouts that were weighed: after many turns few
of them carry it all."""
LAST_DIAL: Final = TO_DIAL + 35
HEARD: Final = 5  # states in which one looks back at where somebody went
CROWDS: Final = 10  # states in which one looks where the others will be
OBSERVERS: Final = 6  # layouts a watcher might imagine, to weigh what a dial tells them


@final
class InvestigationBelief(Belief):
    """The belief of one observer.

    What is certain comes from the view seen last. What others' dials tell depends on the events alone, each weighed by
    how the table stood then, so it makes no difference whether they are heard one by one or all at once.
    """

    def __init__(self, view: Any) -> None:
        self.seat: i64 = view.seat
        self.players: i64 = view.players
        self.base = _supposed(view)
        self.table = HeardTable(self.seat, self.base.setup)
        self.layouts = LayoutPosterior(self.seat, self.players)
        self.habits = DialHabits(self.seat, self.players)
        self.flights: list[list[int]] = [[] for _ in range(self.players)]
        """Where each has been in the flight."""
        self.meetings = [0] * (V1 + 1)
        """Square -> how often in a row this seat has met somebody there. The mole counts once, wherever it stands."""
        self.nobody: list[float] = []
        self.one: list[float] = []
        self.dice = Random(0)
        self.asked: tuple[object, ...] = ()
        """What was known when the odds were reckoned last, and what came of it."""
        self.answered: Odds = {}

    # --- What happens ---------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind = event.kind
        if kind == "dials":
            self._hear_dials(event)
        elif kind == "saw" or kind == "saw-fake":
            self._check(event.facts["place"], event.facts["card"])
        self.table.hear(event)

    def _hear_dials(self, event: Event) -> None:
        squares = self.table.squares(event.facts["dials"])
        if self._of_the_flight(event):
            for seat in range(self.players):
                self.flights[seat].append(squares[seat])
            return
        if self.table.followed:
            self._learn(squares)
        if self.seat >= 0:
            own = squares[self.seat]
            place = min(own, V1)
            self.meetings[place] = self.meetings[place] + 1 if squares.count(own) > 1 else 0

    def _of_the_flight(self, event: Event) -> bool:
        if self.table.followed:
            return self.table.board.fugitive >= 0
        return self.base.fugitive >= 0 and event.turn >= self.base.turns

    def _learn(self, squares: list[int]) -> None:
        """Where the others went tells what they lack, and how they go about it."""
        states = self.table.sample(HEARD)
        for seat in range(self.players):
            if seat != self.seat:
                self.layouts.visit(self.table.board, seat, squares[seat])
                self.habits.learn(seat, squares[seat], states)

    def _check(self, place: str, card: str) -> None:
        """What was seen twice must have been the same."""
        cell = CELLS.index(place)
        if self.seat >= 0 and self.base.sheets[self.seat] >> sheet.WIDTH * cell & sheet.MASK:
            if self.base.card_in(cell) != CARDS.index(card):
                raise NoConsistentState

    def see(self, view: Any) -> None:
        self.base = _supposed(view)
        if not self.table.followed:
            self.table.take(self.base)
        self._date_sheets()

    def _date_sheets(self) -> None:
        """Views do not say when others saw a card (TS-19.13); whoever was there remembers."""
        sheets = list(self.base.sheets)
        for seat in range(self.players):
            if seat != self.seat:
                for cell, _, _ in sheet.lines(self.base, seat):
                    mask = sheet.MASK << sheet.WIDTH * cell
                    heard = self.table.board.sheets[seat] & mask
                    if heard:
                        sheets[seat] = sheets[seat] & ~mask | heard
        self.base.sheets = tuple(sheets)

    def _sample(self, number: i64) -> list[Serum]:
        """States of the present moment in which to ask where somebody will go."""
        states: list[Serum] = []
        for _ in range(number):
            state = self.base.copy()
            determinize.resample(state, int(self.seat), self.dice)
            states.append(state)
        return states

    # --- Determinization ------------------------------------------------------------------------------------------

    def determinize(self, dice: Random) -> State:
        self.layouts.weigh(self.base)
        state = self.base.copy()
        determinize.resample(state, int(self.seat), dice)
        if self.layouts.pool:
            determinize.lay(state, self.layouts.pick(dice))
        self._unseal(state, dice)
        return state

    def _unseal(self, state: Serum, dice: Random) -> None:
        """What others sealed is open again; their dials, which are locked while informants go, are imagined."""
        phase = state.phase
        state.late = -1
        own: i64 = 1 << self.seat if self.seat >= 0 else 0
        state.flags = self.base.flags & own  # the others think of it when they dial
        if phase == INFORMANT:
            for seat in range(self.players):
                if seat != self.seat:
                    square = draw_square(wishes(state, seat, self.habits.draw_way(seat, dice)), dice)
                    state.second = put(state.second, seat, 6, square + 1)
        if phase == ACT and not state.setup.sealed_acts:
            return
        for seat in range(self.players):
            if seat != self.seat and get(state.sealed, seat, 6):
                state.sealed = put(state.sealed, seat, 6, 0)
                if phase == ACT:
                    state.second = put(state.second, seat, 6, 0)
                state.pending |= 1 << seat

    def traffic(self) -> None:
        """Where the others will be this turn: `nobody` and `one` say for each square how likely that is."""
        self.nobody = [0.0] * 36
        self.one = [0.0] * 36
        for state in self._sample(CROWDS):
            others = [self.habits.dials(state, seat) for seat in range(self.players) if seat != self.seat]
            for square in range(36):
                nobody, one = chase.crowd([shares[square] for shares in others])
                self.nobody[square] += nobody / CROWDS
                self.one[square] += one / CROWDS

    # --- Odds -----------------------------------------------------------------------------------------------------

    def odds(self) -> Odds:
        """Reckoned anew only when something has changed: most events, such as somebody's being ready, tell nothing."""
        base = self.base
        known = (len(self.layouts.visits), base.sheets, int(base.phase), int(base.turns), int(base.declared))
        if known != self.asked:
            self.asked, self.answered = known, self._odds()
        return self.answered

    def _odds(self) -> Odds:
        self.layouts.weigh(self.base)
        known = sheet.knowledge(self.base, int(self.seat))
        odds: Odds = {}
        for cell in range(CELL_COUNT):
            odds[CELLS[cell]] = _words(self._row(known, cell))
        codes = [0.0] * TOOTHBRUSH
        for card in known.true_codes():
            codes[card] = 1.0
        ready = [0.0] * self.players
        for index, cards in enumerate(self.layouts.pool):
            for seat in range(self.players):
                if self._ready(seat, cards):
                    ready[seat] += self.layouts.shares[index]
        odds["code"] = _words(codes)
        for seat in range(self.players):
            chance = ready[seat]
            if seat == self.seat:
                chance = 1.0 if known.complete() else 0.0
            elif self._may_be_ready(seat):
                chance = (chance + 0.5 * DOUBT) / (1.0 + DOUBT)
            odds[f"ready-{seat_name(seat)}"] = {"complete": chance, "open": 1.0 - chance}
        return odds

    def _row(self, known: Knowledge, cell: i64) -> list[float]:
        """What follows from the sheet, bent by where the others went: that tells of kinds of cards, not of cards."""
        row = known.chances(int(cell))
        if known.cards[cell] < 0 and cell < FAKES and self.layouts.pool:
            drawn, weighed = self.layouts.kinds(cell, DOUBT)
            for card in range(len(row)):
                row[card] *= weighed[card // FORMULA] / drawn[card // FORMULA]
        return row

    def _may_be_ready(self, seat: i64) -> bool:
        """Nobody who has not read all fakes knows the true code, and everybody can see who has (TS-19.12)."""
        return seen_by(self.base, seat) >> FAKES == (1 << PLACES) - 1

    def _ready(self, seat: i64, cards: list[int]) -> bool:
        if not self._may_be_ready(seat):
            return False
        seen = seen_by(self.base, seat)
        shown = [cards[cell] if seen >> cell & 1 else -1 for cell in range(CELL_COUNT)]
        return Knowledge(int(self.players), self.base.setup.mixed, int(seat), shown).complete()

    # --- Advice ---------------------------------------------------------------------------------------------------

    def policy(self, moves: Sequence[int]) -> Sequence[float] | None:
        phase = self.base.phase
        if phase == FLIGHT:
            return self._fly(moves)
        if phase == ACT:
            return _certain(moves, best_act(self.base, self.seat))
        if phase == BUG:
            return _certain(moves, best_bug(self.base, self.seat))
        if phase == FILE:
            return _certain(moves, self._file(moves))
        if phase == HIDE:
            return [1.0 / len(moves)] * len(moves)
        if phase == DIAL and DECLARE in moves and sheet.complete(self.base, int(self.seat)):
            return _certain(moves, DECLARE)  # nothing more can be learnt, and others may be first
        return None

    def _file(self, moves: Sequence[int]) -> int:
        known = sheet.knowledge(self.base, int(self.seat))
        self.layouts.weigh(self.base)
        if self.base.taken < 0:
            hopes = self.layouts.true_card()
            return TO_TAKE + max((hopes[cell] + known.true_card_odds(cell), -cell, cell) for cell in range(FAKES))[2]
        pursuer = 0
        while pursuer == self.seat or get(self.base.file, pursuer, 3):
            pursuer += 1
        best, most = TO_NAME + BLANK, 0.0
        for name in known.names_of(pursuer):
            hope = DOUBT + self.layouts.names(pursuer, name)
            if TO_NAME + name in moves and hope > most:
                best, most = TO_NAME + name, hope
        return best

    def _fly(self, moves: Sequence[int]) -> list[float]:
        mixture = chase.advice(self.base, self.seat, self.flights, self.habits.shares)
        squares = members(FLIGHT_SQUARES[int(self.players)])
        return [mixture[squares.index(m - TO_DIAL)] if m - TO_DIAL in squares else 0.0 for m in moves]

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        """A dial tells what one still needs: how much likelier it is than whoever only looks on would expect."""
        if self.base.phase != DIAL:
            return [0.0] * len(moves)
        own = dialled(wishes(self.base, self.seat, PURPOSEFUL))
        usual = [0.0] * 36
        for _ in range(OBSERVERS):
            state = self.base.copy()
            determinize.resample(state, WATCHER, self.dice)
            for square, share in enumerate(dialled(wishes(state, self.seat, PURPOSEFUL))):
                usual[square] += share / OBSERVERS
        return [0.0 if move > LAST_DIAL else max(0.0, own[move - TO_DIAL] - usual[move - TO_DIAL]) for move in moves]


def _supposed(view: Any) -> Serum:
    try:
        return from_view(view)
    except (IndexError, ValueError):  # a card in two places, too many cards of a kind
        raise NoConsistentState from None


def _words(row: list[float]) -> dict[str, float]:
    total = sum(row)
    return {CARDS[card]: chance / total for card, chance in enumerate(row) if chance > 0.0}


def _certain(moves: Sequence[int], move: int) -> list[float]:
    return [1.0 if each == move else 0.0 for each in moves]
