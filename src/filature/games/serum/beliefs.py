"""What a seat, or a watcher, should believe: which card lies where, and whose file is complete.

What has been seen is certain, and what follows from it is exact (see deduction.py). Among the layouts that are left
some are likelier: whoever still calls at a colour's luggage has hardly found there what he needs. Layouts are drawn
evenly and weighed by where the others went; how purposefully each of them goes about it is found out on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.serum import chase, sheet, worlds
from filature.games.serum.board import (
    ACT,
    B1,
    CARDS,
    CELL_COUNT,
    CELLS,
    DIAL,
    DIALS,
    F1,
    FAKES,
    FILE,
    FLIGHT,
    FLIGHT_SQUARES,
    FORMULA,
    H1,
    HIDE,
    INFORMANT,
    PLACES,
    TOOTHBRUSH,
    V1,
    WINDOW,
)
from filature.games.serum.deduction import Knowledge
from filature.games.serum.lanes import get, members, put
from filature.games.serum.moves import (
    BLANK,
    TO_ANSWER,
    TO_DIAL,
    TO_NAME,
    TO_TAKE,
)
from filature.games.serum.progress import (
    Progress,
    act,
    dialled,
    draw_square,
    gains,
    luggage_gain,
    progress,
    seen_by,
)
from filature.games.serum.rules import Serum
from filature.games.serum.supposing import suppose
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.judging import Belief, Odds
from filature.kernel.state import WATCHER, State, seat_name

POOL: Final = 160  # layouts that are weighed
SHARPNESS: Final = [0.0, 1.0, 2.0, 4.0]
"""How purposefully somebody may choose among the luggage; 0: not at all."""
USUAL: Final = 2.5
"""How purposefully rivals are imagined to dial."""
TRUST: Final = 0.2
"""How far the weights are believed: people go where they go for other reasons too."""
DOUBT: Final = 0.1
"""The weight of what follows from the sheet alone, beside that of the layouts that were weighed."""
HOPELESS: Final = 0.1
"""A file less likely than this to be right is not worth a thought of fleeing."""
CROWDS: Final = 10  # worlds in which one looks where the others will be
OBSERVERS: Final = 6  # layouts a watcher might imagine, to weigh what a dial tells him


@final
class Call:
    """Somebody went to look at luggage: where he went, what he had seen, and where he stood before."""

    def __init__(self, seat: i64, square: i64, seen: i64, here: i64) -> None:
        self.seat = seat
        self.square = square
        self.seen = seen
        self.here = here
        self.known: dict[int, list[float]] = {}
        """What he had found -> how likely the call was, by sharpness."""


@final
class Suspicion(Belief):
    """One observer's belief. Rebuilt from his view whenever he looks; only what views forget is remembered."""

    def __init__(self, view: Any) -> None:
        self.seat: i64 = view.seat
        self.players: i64 = view.players
        self.base = _supposed(view)
        self.calls: list[Call] = []
        self.flights: list[list[int]] = [[] for _ in range(self.players)]
        """Where each has been in the flight."""
        self.dated: list[list[int]] = [[-1] * CELL_COUNT for _ in range(self.players)]
        """When each has seen what, as far as one could tell."""
        self.pool: list[list[int]] = []
        self.weights: list[float] = []
        self.shares: list[float] = []
        self.traits: list[list[float]] = []
        self.weighed: i64 = 0
        self.lines = -1
        self.nobody: list[float] = []
        self.one: list[float] = []
        self.dice = Random(0)

    # --- What happens ---------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind = event.kind
        if kind == "dials":
            self._hear_dials(event.facts["dials"])
        elif kind == "saw" or kind == "saw-fake":
            self._check(event.facts["place"], event.facts["card"])

    def _hear_dials(self, dials: dict[str, str]) -> None:
        base = self.base
        for seat in range(self.players):
            square: i64 = DIALS.index(dials.get(seat_name(seat), "B2"))
            if base.fugitive >= 0:
                self.flights[seat].append(int(square))
            elif seat != self.seat and _is_luggage(square) and square != H1 + seat:
                self.calls.append(Call(seat, square, seen_by(base, seat), get(base.agents, seat, 6) - 1))
            if base.fugitive < 0:
                base.agents = put(base.agents, seat, 6, square + 1)

    def _check(self, place: str, card: str) -> None:
        """What was seen twice must have been the same."""
        cell = CELLS.index(place)
        if self.seat >= 0 and self.base.sheets[self.seat] >> sheet.WIDTH * cell & 0xFFFF:
            if self.base.card_in(cell) != CARDS.index(card):
                raise NoConsistentState

    def see(self, view: Any) -> None:
        base = _supposed(view)
        self._date(base)
        self.base = base
        lines = base.sheets[self.seat] if self.seat >= 0 else 0
        if lines != self.lines or not self.pool:
            self.lines = lines
            self.pool = []

    def _date(self, base: Serum) -> None:
        """Views do not say when others saw a card (TS-19.13); whoever was there remembers."""
        now = int(base.turns) + 1
        sheets = list(base.sheets)
        for seat in range(self.players):
            if seat != self.seat:
                lines = 0
                for cell, _, source in sheet.lines(base, seat):
                    if self.dated[seat][cell] < 0:
                        self.dated[seat][cell] = 0 if source == sheet.OWN else now
                    lines |= (self.dated[seat][cell] << 3 | source) + 1 << sheet.WIDTH * cell
                sheets[seat] = lines
        base.sheets = tuple(sheets)

    # --- Layouts --------------------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """Draw layouts if need be, and weigh them by the calls that have not been counted yet."""
        if not self.pool:
            if self.base.phase == HIDE or (
                self.base.phase < HIDE and self.base.at_airport == 0 and self.base.lockers == 0
            ):
                return
            for _ in range(POOL):
                world = self.base.copy()
                worlds.resample(world, int(self.seat), self.dice)
                self.pool.append([int(world.card_in(cell)) for cell in range(CELL_COUNT)])
            self.weighed = 0
            self.traits = [[1.0 / len(SHARPNESS)] * len(SHARPNESS) for _ in range(POOL * self.players)]
            self.weights = [0.0] * POOL
        while self.weighed < len(self.calls):
            call = self.calls[self.weighed]
            self.weighed += 1
            for index in range(POOL):
                self._count(call, index)
        most = max(self.weights)
        shares = [exp(TRUST * (weight - most)) for weight in self.weights]
        total = sum(shares)
        self.shares = [share / total for share in shares]

    def _count(self, call: Call, index: i64) -> None:
        """One more call, in one layout: how likely was it, and what does it say of the caller's sharpness?"""
        trait = self.traits[index * self.players + call.seat]
        likely = self._likely(call, self.pool[index])
        mean = 0.0
        for n in range(len(SHARPNESS)):
            trait[n] *= likely[n]
            mean += trait[n]
        for n in range(len(SHARPNESS)):
            trait[n] /= mean
        self.weights[index] += log(mean)

    def _likely(self, call: Call, cards: list[int]) -> list[float]:
        mine = Progress(call.seat, self.players, call.seen, cards)
        key = int(mine.named | mine.found << 6 | int(mine.hidden * 60.0) << 12)
        known = call.known.get(key)
        if known is None:
            squares = [B1, F1, *(H1 + colour for colour in range(6) if colour != call.seat)]
            saved = [luggage_gain(mine, s, self.base.at_airport, 2) if s != call.here else -9.0 for s in squares]
            known = []
            for sharpness in SHARPNESS:
                weights = [exp(sharpness * gain) if gain > -9.0 else 0.0 for gain in saved]
                known.append(max(1e-6, weights[squares.index(int(call.square))]) / sum(weights))
            call.known[key] = known
        return known

    def _pick(self, dice: Random) -> list[int]:
        left = dice.random()
        for index in range(len(self.pool)):
            left -= self.shares[index]
            if left < 0.0:
                return self.pool[index]
        return self.pool[len(self.pool) - 1]

    def world(self, dice: Random) -> State:
        self._weigh()
        world = self.base.copy()
        worlds.resample(world, int(self.seat), dice)
        if self.pool:
            worlds.lay(world, self._pick(dice))
        self._unseal(world, dice)
        return world

    def _unseal(self, world: Serum, dice: Random) -> None:
        """What others sealed is open again; their dials, which are locked while informants go, are imagined."""
        phase = world.phase
        if phase == INFORMANT:
            for seat in range(self.players):
                if seat != self.seat:
                    square = draw_square(gains(world, seat, progress(world, seat)), USUAL, dice)
                    world.second = put(world.second, seat, 6, square + 1)
        if phase == ACT and not world.box.sealed_acts:
            return
        for seat in range(self.players):
            if seat != self.seat and get(world.sealed, seat, 6):
                world.sealed = put(world.sealed, seat, 6, 0)
                if phase == ACT:
                    world.second = put(world.second, seat, 6, 0)
                world.pending |= 1 << seat

    def _dialled(self, world: Serum, seat: i64) -> list[float]:
        """How likely a seat is to dial each square in a world."""
        return dialled(gains(world, seat, progress(world, seat)), USUAL)

    def traffic(self) -> None:
        """Where the others will be this turn: `nobody` and `one` say for each square how likely that is."""
        self.nobody = [0.0] * 36
        self.one = [0.0] * 36
        for _ in range(CROWDS):
            world = self.base.copy()
            worlds.resample(world, int(self.seat), self.dice)
            others = [self._dialled(world, seat) for seat in range(self.players) if seat != self.seat]
            for square in range(36):
                nobody, one = chase.crowd([shares[square] for shares in others])
                self.nobody[square] += nobody / CROWDS
                self.one[square] += one / CROWDS

    # --- Odds -----------------------------------------------------------------------------------------------------

    def odds(self) -> Odds:
        self._weigh()
        known = sheet.knowledge(self.base, int(self.seat))
        found: Odds = {}
        for cell in range(CELL_COUNT):
            found[CELLS[cell]] = _words(self._row(known, cell))
        codes = [0.0] * TOOTHBRUSH
        for card in known.true_codes():
            codes[card] = 1.0
        ready = [0.0] * self.players
        for index in range(len(self.pool)):
            cards = self.pool[index]
            for seat in range(self.players):
                if self._ready(seat, cards):
                    ready[seat] += self.shares[index]
        found["code"] = _words(codes)
        for seat in range(self.players):
            chance = ready[seat]
            if seat == self.seat:
                chance = 1.0 if known.complete() else 0.0
            elif self._may_be_ready(seat):
                chance = (chance + 0.5 * DOUBT) / (1.0 + DOUBT)
            found[f"ready-{seat_name(seat)}"] = {"complete": chance, "open": 1.0 - chance}
        return found

    def _row(self, known: Knowledge, cell: i64) -> list[float]:
        """What follows from the sheet, bent by where the others went: that tells of kinds of cards, not of cards."""
        row = _even(known, cell)
        if known.cards[cell] < 0 and cell < FAKES and self.pool:
            drawn, weighed = [DOUBT] * 3, [DOUBT] * 3
            for index in range(len(self.pool)):
                kind = self.pool[index][cell] // FORMULA
                drawn[kind] += 1.0 / POOL
                weighed[kind] += self.shares[index]
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
        return Knowledge(int(self.players), self.base.box.mixed, int(seat), shown).complete()

    # --- Advice ---------------------------------------------------------------------------------------------------

    def advice(self, moves: Sequence[int]) -> Sequence[float] | None:
        phase = self.base.phase
        if phase == FLIGHT:
            return self._fly(moves)
        if phase == ACT:
            return _certain(moves, act(self.base, self.seat))
        if phase == FILE:
            return _certain(moves, self._file(moves))
        if phase == HIDE:
            return [1.0 / len(moves)] * len(moves)
        if phase == WINDOW:
            known = sheet.knowledge(self.base, int(self.seat))
            if known.complete():  # nothing more can be learnt, and others may be first
                return _certain(moves, TO_ANSWER + 1)
            if known.odds() < HOPELESS:
                return _certain(moves, TO_ANSWER)
        return None

    def _file(self, moves: Sequence[int]) -> int:
        known = sheet.knowledge(self.base, int(self.seat))
        self._weigh()
        if self.base.taken < 0:
            hopes = [0.0] * FAKES
            for index in range(len(self.pool)):
                cards = self.pool[index]
                hopes[cards.index(_true_code(cards))] += self.shares[index]
            return TO_TAKE + max((hopes[cell] + known.true_card_odds(cell), -cell, cell) for cell in range(FAKES))[2]
        pursuer = 0
        while pursuer == self.seat or get(self.base.file, pursuer, 3):
            pursuer += 1
        best, most = TO_NAME + BLANK, 0.0
        for name in known.names_of(pursuer):
            hope = DOUBT
            for index in range(len(self.pool)):
                if name in self.pool[index][3 * pursuer : 3 * pursuer + 3]:
                    hope += self.shares[index]
            if TO_NAME + name in moves and hope > most:
                best, most = TO_NAME + name, hope
        return best

    def _fly(self, moves: Sequence[int]) -> list[float]:
        base = self.base
        seats, solos, fugitive = base.box.seats, base.solos, base.fugitive
        expected = [chase.expected(seats, solos, seat == fugitive, self.flights[seat]) for seat in range(self.players)]
        others = [expected[seat] for seat in range(self.players) if seat != self.seat and seat != fugitive]
        if fugitive == self.seat:
            barred = -1 if base.box.stay_counts else int(get(base.agents, fugitive, 6)) - 1
            mixture = chase.flee(seats, solos, others, barred)
        else:
            mixture = chase.chase(seats, solos, expected[fugitive], others)
        squares = members(FLIGHT_SQUARES[int(seats)])
        return [mixture[squares.index(m - TO_DIAL)] if m - TO_DIAL in squares else 0.0 for m in moves]

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        """A dial tells what one still needs: how much likelier it is than whoever only looks on would expect."""
        if self.base.phase != DIAL:
            return [0.0] * len(moves)
        own = self._dialled(self.base, self.seat)
        usual = [0.0] * 36
        for _ in range(OBSERVERS):
            world = self.base.copy()
            worlds.resample(world, WATCHER, self.dice)
            for square, share in enumerate(self._dialled(world, self.seat)):
                usual[square] += share / OBSERVERS
        return [max(0.0, own[move - TO_DIAL] - usual[move - TO_DIAL]) for move in moves]


def _supposed(view: Any) -> Serum:
    try:
        return suppose(view)
    except (IndexError, ValueError):  # a card in two places, too many cards of a kind
        raise NoConsistentState from None


def _is_luggage(square: i64) -> bool:
    return square == B1 or square == F1 or H1 <= square < V1


def _true_code(cards: list[int]) -> int:
    """The code that is on none of the five fakes."""
    fakes = cards[FAKES:]
    code = FORMULA
    while code in fakes:
        code += 1
    return code


def _even(known: Knowledge, cell: i64) -> list[float]:
    """How likely each card lies in a cell, all layouts that fit the sheet being equally likely."""
    row = [0.0] * (TOOTHBRUSH + 1)
    if known.cards[cell] >= 0:
        row[known.cards[cell]] = 1.0
    elif cell >= FAKES:
        for card in known.true_codes():
            row[card] = 1.0 / len(known.true_codes())
    else:
        left = known.left[known.groups[cell]]
        for kind in range(3):
            cards = known.unseen_of(kind) if kind < 2 else [TOOTHBRUSH]
            for card in cards if left[kind] else []:
                row[card] = left[kind] / sum(left) / len(cards)
    return row


def _words(row: list[float]) -> dict[str, float]:
    total = sum(row)
    return {CARDS[card]: chance / total for card, chance in enumerate(row) if chance > 0.0}


def _certain(moves: Sequence[int], move: int) -> list[float]:
    return [1.0 if each == move else 0.0 for each in moves]
