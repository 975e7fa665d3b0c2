"""Likelihood of a dial: ways to choose the next square, and the posterior over which of them each player follows.

Three ways are expected. The *aimless* turn the dial to anything. The *curious* go where most is left to learn, as
simple bots do. The *purposeful* go where most time is saved on the way to a complete file.
"""

from __future__ import annotations

from math import exp, log, log2
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import draw_index
from filature.bots.serum.greedy import CARD, FAKE, HEAT
from filature.bots.serum.progress import FileProgress, progress
from filature.bots.serum.square_gains import gains, watched
from filature.games.serum import mole_cards
from filature.games.serum.board import B1, F1, FAKES, G1, H1, V1
from filature.games.serum.packed import members
from filature.games.serum.rules import Serum

AIMLESS: Final = 0
CURIOUS: Final = 1
PURPOSEFUL: Final = 2
WAYS: Final = 3
EXPECTED: Final = [0.1, 0.4, 0.5]
"""How likely a stranger follows each way."""
STRAY: Final = 0.03  # how often somebody dials anything all the same
PURPOSE: Final = 3.0  # how much likelier a square is for a turn it saves, as a logarithm
FAINT: Final = 0.02
"""A way less likely than this is not worth a thought."""
FLOOR: Final = 0.02
"""The share of what is expected of a stranger, however well one way explains a player's dials: people change."""
BITS: Final = [0.0, *(log2(number) for number in range(1, 14))]


@final
class DialHabits:
    """Which way each player seems to follow, from where they have gone. Whoever holds this belief is purposeful."""

    def __init__(self, own: i64, players: i64) -> None:
        self.fits: list[list[float]] = [[log(share) for share in EXPECTED] for _ in range(players)]
        """Seat -> logarithm of how well each way explains its dials."""
        self.shares: list[list[float]] = [list(EXPECTED) for _ in range(players)]
        """Seat -> how likely it follows each way."""
        if own >= 0:
            self.shares[own] = [0.0, 0.0, 1.0]

    def learn(self, seat: i64, square: i64, states: list[Serum]) -> None:
        """A seat dialled a square, and these are ways how the table may have stood."""
        fits = self.fits[seat]
        for way in range(WAYS):
            likely = STRAY / 36.0
            if way == AIMLESS:
                likely = 1.0 / 36.0
            else:
                for state in states:
                    likely += (1.0 - STRAY) * dialled(wishes(state, seat, way))[square] / len(states)
            fits[way] += log(likely)
        best = max(fits)
        weights = [exp(fit - best) for fit in fits]
        total = sum(weights)
        self.shares[seat] = [
            (1.0 - FLOOR) * weight / total + FLOOR * expected
            for weight, expected in zip(weights, EXPECTED, strict=True)
        ]

    def dials(self, state: Serum, seat: i64) -> list[float]:
        """How likely a seat is to dial each combination in a state."""
        chances = [self.shares[seat][AIMLESS] / 36.0] * 36
        for way in range(CURIOUS, WAYS):
            share = self.shares[seat][way]
            if share > FAINT:
                for square, likely in enumerate(dialled(wishes(state, seat, way))):
                    chances[square] += share * likely
        return chances

    def draw_way(self, seat: i64, dice: Random) -> i64:
        """A way the seat may follow."""
        return draw_index(self.shares[seat], dice)


def wishes(state: Serum, seat: i64, way: i64) -> list[tuple[int, float]]:
    """The squares open to a seat, and how much it is drawn to each: the logarithm of how likely it goes there."""
    mine = progress(state, seat)
    if way == CURIOUS:
        return curiosity(state, seat, mine)
    if way == PURPOSEFUL:
        return [(square, PURPOSE * gain) for square, gain in gains(state, seat, mine)]
    return [(square, 0.0) for square in range(36)]


def curiosity(state: Serum, seat: i64, mine: FileProgress) -> list[tuple[int, float]]:
    """How much could be learnt on each square, as a simple bot reckons."""
    hand: i64 = state.hands[seat]
    busy = watched(state)
    pulls: list[tuple[int, float]] = []
    for square in members(int(state.setup.open & ~state.square_set(state.agents, seat))):
        bits = 0.0
        if square >= V1:
            if mine.unread:
                bits = CARD / float(1 + mole_cards.total(hand) // 2)
        elif G1 <= square < H1:
            if mine.unread >> square - G1 & 1 and mole_cards.payments(hand, square - G1):
                bits = FAKE
        else:
            bits = luggage_news(mine, square, state.at_airport, 1 if busy >> square & 1 else 2)
        pulls.append((square, bits / HEAT))
    return pulls


def luggage_news(mine: FileProgress, square: i64, at_airport: i64, looks: i64) -> float:
    """How much one or two looks into what stands on a hotel, the station or the airport would tell, in bits."""
    best = 0.0
    second = 0.0
    for cell in range(FAKES):
        colour: i64 = cell // 3
        if mine.seen >> cell & 1 or colour == mine.seat:
            continue
        if cell % 3 == 2:
            if square != (F1 if at_airport >> colour & 1 else B1):
                continue
        elif square != H1 + colour:
            continue
        bits = BITS[mine.cards_left(colour)]
        if bits > best:
            best, second = bits, best
        elif bits > second:
            second = bits
    return best + second if looks > 1 else best


def dialled(pulls: list[tuple[int, float]]) -> list[float]:
    """How likely each combination of the dial is, from what somebody is drawn to."""
    shares = [0.0] * 36
    most = max([wish for _, wish in pulls])
    total = 0.0
    for square, wish in pulls:
        shares[square] = exp(wish - most)
        total += shares[square]
    for square in range(36):
        shares[square] /= total
    return shares


def draw_square(pulls: list[tuple[int, float]], dice: Random) -> i64:
    """A square, the likelier the more somebody is drawn to it."""
    most = max([wish for _, wish in pulls])
    weights = [exp(wish - most) for _, wish in pulls]
    return pulls[draw_index(weights, dice)][0]
