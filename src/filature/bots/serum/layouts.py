"""Posterior over layouts of the cards: samples that fit a sheet, weighed by where others went (importance sampling).

Whoever still visits a colour's luggage has hardly found there what they need. How purposefully each player goes about
it is learnt on the way.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import draw_index
from filature.bots.serum.greedy import HEAT
from filature.bots.serum.move_likelihood import luggage_news
from filature.bots.serum.progress import FileProgress, seen_by
from filature.bots.serum.square_gains import luggage_gain, watched
from filature.games.serum import determinize
from filature.games.serum.board import B1, CELL_COUNT, F1, FAKES, FORMULA, H1, HIDE, LAYING, V1
from filature.games.serum.packed import get
from filature.games.serum.rules import Serum

POOL: Final = 160  # layouts that are weighed
SHARPNESS: Final = [0.0, 1.0, 2.0, 4.0]
"""How purposefully somebody may choose among the luggage; 0: not at all. And there are the curious."""
TRAITS: Final = 5
TRUST: Final = 0.7
"""How far the weights are believed: people go where they go for other reasons too."""
FLOOR: Final = 0.05
"""The share of the sheet alone in the posterior: however many visits speak for one layout, the model of those who made
them may be wrong, so no layout that the rules allow is ever ruled out by it."""


@final
class LuggageVisit:
    """Somebody went to look at luggage: where to, what they had seen, where they stood, and where informants did."""

    def __init__(self, seat: i64, square: i64, seen: i64, here: i64, watched: i64) -> None:
        self.seat = seat
        self.square = square
        self.seen = seen
        self.here = here
        self.watched = watched
        self.known: dict[int, list[float]] = {}
        """What they had found -> how likely the visit was, by their trait."""

    def likely(self, players: i64, at_airport: i64, cards: list[int]) -> list[float]:
        """How likely somebody of each trait would have gone there, in a layout."""
        mine = FileProgress(self.seat, players, self.seen, cards)
        key = mine.placed[0] | mine.placed[1] << 6 | mine.placed[2] << 12 | int(mine.hidden * 60.0) << 18
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._reckon(mine, at_airport)
        return known

    def _reckon(self, mine: FileProgress, at_airport: i64) -> list[float]:
        gains: list[float] = []
        news: list[float] = []
        place = 0
        for square in [B1, F1, *range(H1, V1)]:
            if square != self.here and square != H1 + self.seat:
                if square == self.square:
                    place = len(gains)
                looks = 1 if self.watched >> square & 1 else 2
                gains.append(luggage_gain(mine, square, at_airport, looks))
                news.append(luggage_news(mine, square, at_airport, looks) / HEAT)
        shares = [_share([sharpness * gain for gain in gains], place) for sharpness in SHARPNESS]
        shares.append(_share(news, place))
        return shares


def _share(wishes: list[float], place: int) -> float:
    """How likely one of several is chosen."""
    most = max(wishes)
    return max(1e-4, exp(wishes[place] - most) / sum([exp(wish - most) for wish in wishes]))


@final
class LayoutPosterior:
    """What may lie where, as far as one observer can tell (a watcher: seat -1)."""

    def __init__(self, seat: i64, players: i64) -> None:
        self.seat = seat
        self.players = players
        self.visits: list[LuggageVisit] = []
        self.pool: list[list[int]] = []
        self.shares: list[float] = []
        """How likely each layout of the pool is."""
        self.weights: list[float] = []
        self.traits: list[list[float]] = []
        """Layout and seat -> how likely each trait of that player is."""
        self.weighed: i64 = 0
        self.known: tuple[int, ...] = ()

    def visit(self, board: Serum, seat: i64, square: i64) -> None:
        """A seat dialled a square, when things stood as on `board`."""
        here = get(board.agents, seat, 6) - 1
        if (square == B1 or square == F1 or H1 <= square < V1) and square != H1 + seat and square != here:
            self.visits.append(LuggageVisit(seat, square, seen_by(board, seat), here, watched(board)))

    def weigh(self, base: Serum) -> None:
        """Draw layouts if others fit what is known now, and weigh them by the visits that have not been counted yet."""
        if base.phase <= LAYING or base.phase == HIDE:
            return
        known = self._known(base)
        if not self.pool or known != self.known:
            self.known = known
            self._draw(base)
        elif self.weighed == len(self.visits):
            return
        while self.weighed < len(self.visits):
            visit = self.visits[self.weighed]
            self.weighed += 1
            for index in range(POOL):
                self._count(visit, index, visit.likely(self.players, base.at_airport, self.pool[index]))
        most = max(self.weights)
        shares = [exp(TRUST * (weight - most)) for weight in self.weights]
        total = sum(shares)
        self.shares = [(1.0 - FLOOR) * share / total + FLOOR / POOL for share in shares]

    def _known(self, base: Serum) -> tuple[int, ...]:
        """All that says which layouts are possible: the own sheet, and where declarations speak of files (TS-22), who
        declared and what everybody had seen."""
        own = base.sheets[self.seat] if self.seat >= 0 else 0
        if base.setup.automatic or (base.setup.only_complete and base.declared):
            return (own, int(base.declared), int(base.turns), *base.sheets)
        return (own,)

    def _draw(self, base: Serum) -> None:
        """The same knowledge always brings the same layouts."""
        dice = Random(0)
        self.pool = []
        for _ in range(POOL):
            state = base.copy()
            determinize.resample_layout(state, int(self.seat), dice)
            self.pool.append([int(state.card_in(cell)) for cell in range(CELL_COUNT)])
        self.weighed = 0
        self.traits = [[1.0 / TRAITS] * TRAITS for _ in range(POOL * self.players)]
        self.weights = [0.0] * POOL

    def _count(self, visit: LuggageVisit, index: i64, likely: list[float]) -> None:
        """One more visit, in one layout: how likely was it, and what does it say of the visitor?"""
        trait = self.traits[index * self.players + visit.seat]
        mean = 0.0
        for n in range(TRAITS):
            trait[n] *= likely[n]
            mean += trait[n]
        for n in range(TRAITS):
            trait[n] /= mean
        self.weights[index] += log(mean)

    def pick(self, dice: Random) -> list[int]:
        """A layout, as likely as it is held to be."""
        return self.pool[draw_index(self.shares, dice)]

    def kinds(self, cell: i64, floor: float) -> tuple[list[float], list[float]]:
        """How often each kind of card lies in a container: by the sheet alone, and by where the others went."""
        drawn, weighed = [floor] * 3, [floor] * 3
        for index in range(len(self.pool)):
            kind = self.pool[index][cell] // FORMULA
            drawn[kind] += 1.0 / POOL
            weighed[kind] += self.shares[index]
        return drawn, weighed

    def names(self, colour: i64, name: int) -> float:
        """How likely a colour has a pseudonym."""
        likely = 0.0
        for index in range(len(self.pool)):
            if name in self.pool[index][3 * colour : 3 * colour + 3]:
                likely += self.shares[index]
        return likely

    def true_card(self) -> list[float]:
        """How likely each container holds the true formula."""
        likely = [0.0] * FAKES
        for index in range(len(self.pool)):
            cards = self.pool[index]
            likely[cards.index(_true_code(cards))] += self.shares[index]
        return likely


def _true_code(cards: list[int]) -> int:
    """The code that is on none of the five fakes."""
    fakes = cards[FAKES:]
    code = FORMULA
    while code in fakes:
        code += 1
    return code
