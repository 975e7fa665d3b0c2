"""Which card may lie where: layouts that fit a sheet, drawn evenly and weighed by where the others went.

Whoever still calls at a colour's luggage has hardly found there what he needs. How purposefully each player goes about
it is found out on the way.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import drawn
from filature.bots.serum.greedy import HEAT
from filature.bots.serum.move_likelihood import luggage_news
from filature.bots.serum.progress import FileProgress, seen_by
from filature.bots.serum.square_gains import luggage_gain, watched
from filature.games.serum import resampling
from filature.games.serum.board import B1, CELL_COUNT, F1, FAKES, FORMULA, H1, HIDE, LAYING, V1
from filature.games.serum.packed import get
from filature.games.serum.rules import Serum

POOL: Final = 160  # layouts that are weighed
SHARPNESS: Final = [0.0, 1.0, 2.0, 4.0]
"""How purposefully somebody may choose among the luggage; 0: not at all. And there are the curious."""
TRAITS: Final = 5
TRUST: Final = 0.7
"""How far the weights are believed: people go where they go for other reasons too."""


@final
class LuggageVisit:
    """Somebody went to look at luggage: where he went, what he had seen, where he stood, and where informants did."""

    def __init__(self, seat: i64, square: i64, seen: i64, here: i64, watched: i64) -> None:
        self.seat = seat
        self.square = square
        self.seen = seen
        self.here = here
        self.watched = watched
        self.known: dict[int, list[float]] = {}
        """What he had found -> how likely the call was, by his trait."""

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
        found = [_share([sharpness * gain for gain in gains], place) for sharpness in SHARPNESS]
        found.append(_share(news, place))
        return found


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
        self.calls: list[LuggageVisit] = []
        self.pool: list[list[int]] = []
        self.shares: list[float] = []
        """How likely each layout of the pool is."""
        self.weights: list[float] = []
        self.traits: list[list[float]] = []
        """Layout and seat -> how likely each trait of that player is."""
        self.weighed: i64 = 0

    def call(self, base: Serum, seat: i64, square: i64) -> None:
        """A seat dialled a square, when things stood as in `base`."""
        here = get(base.agents, seat, 6) - 1
        if (square == B1 or square == F1 or H1 <= square < V1) and square != H1 + seat and square != here:
            self.calls.append(LuggageVisit(seat, square, seen_by(base, seat), here, watched(base)))

    def forget(self) -> None:
        """The sheet has changed: other layouts fit it."""
        self.pool = []

    def weigh(self, base: Serum, dice: Random) -> None:
        """Draw layouts if need be, and weigh them by the calls that have not been counted yet."""
        if not self.pool:
            if base.phase <= LAYING or base.phase == HIDE:
                return
            self._draw(base, dice)
        elif self.weighed == len(self.calls):
            return
        while self.weighed < len(self.calls):
            call = self.calls[self.weighed]
            self.weighed += 1
            for index in range(POOL):
                self._count(call, index, call.likely(self.players, base.at_airport, self.pool[index]))
        most = max(self.weights)
        shares = [exp(TRUST * (weight - most)) for weight in self.weights]
        total = sum(shares)
        self.shares = [share / total for share in shares]

    def _draw(self, base: Serum, dice: Random) -> None:
        for _ in range(POOL):
            world = base.copy()
            resampling.resample(world, int(self.seat), dice)
            self.pool.append([int(world.card_in(cell)) for cell in range(CELL_COUNT)])
        self.weighed = 0
        self.traits = [[1.0 / TRAITS] * TRAITS for _ in range(POOL * self.players)]
        self.weights = [0.0] * POOL

    def _count(self, call: LuggageVisit, index: i64, likely: list[float]) -> None:
        """One more call, in one layout: how likely was it, and what does it say of the caller?"""
        trait = self.traits[index * self.players + call.seat]
        mean = 0.0
        for n in range(TRAITS):
            trait[n] *= likely[n]
            mean += trait[n]
        for n in range(TRAITS):
            trait[n] /= mean
        self.weights[index] += log(mean)

    def pick(self, dice: Random) -> list[int]:
        """A layout, as likely as it is held to be."""
        return self.pool[drawn(self.shares, dice)]

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
