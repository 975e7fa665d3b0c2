"""How people usually send their cards: each looks at one card and one destination at a time.

All simple reckoning about a leg is here: the greedy bot plays by it, playouts reply by it, and beliefs read by it what
others have done.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents.board import DEFECTOR, KILLER, PLACES, SABOTAGE
from filature.games.double_agents.lanes import KINDS, lane, shift
from filature.games.double_agents.legs import kinds_of

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

POINTS: Final[list[float]] = [2.0, 1.0, 0.0, 1.0, 1.1, -3.0]  # by kind
PREY_OF_DEFECTOR: Final = 2.2  # what such a card adds when an enemy card is there to be met
PREY_OF_KILLER: Final = 1.1
USUAL: Final = 0.95  # what a card played by somebody else is worth, by and large
STEEP: Final = 1.6  # how surely a lead of action points wins


def effect(kind: i64, enemies: float) -> float:
    """What a card adds to the lead where so many enemy cards are expected."""
    points = POINTS[kind]
    if kind == DEFECTOR:
        return points + PREY_OF_DEFECTOR * (enemies if enemies < 1.0 else 1.0)
    if kind == KILLER:
        return points + PREY_OF_KILLER * (enemies if enemies < 1.0 else 1.0)
    return points


def chance(lead: float, cards: float) -> float:
    """How likely a lead wins where so many cards of others are expected."""
    return 1.0 / (1.0 + exp(-STEEP * lead / sqrt(1.0 + 0.6 * cards)))


@final
class Prospect:
    """What one member of a company can expect of one destination."""

    def __init__(self, value: float, share: float, leg: i64) -> None:
        self.value = value
        self.share = share
        self.leg = leg
        self.mates = 0.0
        self.enemies = 0.0
        self.lead = 0.0
        self.alone = 0.0
        self.before = 0.0

    def expect(self, mates: i64, enemies: i64, mates_here: i64, enemies_here: i64) -> None:
        """So many mates and enemies go on choosing; so many of their cards lie here. Nothing of one's own does."""
        to_come = self.share * float(3 - self.leg)
        self.mates = to_come * float(mates) + float(mates_here)
        self.enemies = to_come * float(enemies) + float(enemies_here)
        self.lead = USUAL * (self.mates - self.enemies)
        self.alone = 1.0
        for _ in range(mates):
            self.alone *= 1.0 - self.share
        self.before = chance(self.lead, self.mates + self.enemies)

    def add(self, kind: i64) -> None:
        """A card of one's own lies here from leg 1."""
        self.lead += effect(kind, self.enemies)
        self.before = chance(self.lead, self.mates + self.enemies)

    def liking(self, kind: i64, double: bool) -> float:
        """What sending a card here is worth to whom the member works for, in victory points."""
        after = chance(self.lead + effect(kind, self.enemies), self.mates + self.enemies)
        gain = self.value * (after - self.before)
        if not double:
            return gain
        if self.leg == 1:
            return -gain
        # A double agent who is alone where the company wins takes the mission to the other side.
        return -gain + 2.0 * self.alone * self.value * after


def tally(aims: i64, members: i64) -> i64:
    """How many of some seats went to each destination, as lanes."""
    found: i64 = 0
    seat: i64 = 0
    while members >> seat:
        if members >> seat & 1:
            aim = lane(aims, seat)
            if aim:
                found += shift(1, 4 * (aim - 1))
        seat += 1
    return found


def count(members: i64) -> i64:
    found: i64 = 0
    while members:
        found += members & 1
        members >>= 1
    return found


def prospect(up: i64, place: i64, leg: i64, mates: i64, enemies: i64, first_aims: i64) -> Prospect:
    """What somebody expects of a destination: `mates` (without him) and `enemies` are sets of seats."""
    whole: i64 = 0
    other: i64 = 0
    while other < PLACES:
        whole += lane(up, other)
        other += 1
    value: float = float(lane(up, place))
    found = Prospect(value, value / float(whole), leg)
    aims = first_aims if leg == 2 else 0
    found.expect(count(mates), count(enemies), lane(tally(aims, mates), place), lane(tally(aims, enemies), place))
    return found


def habit(state: DoubleAgents, seat: i64, double: bool, noise: float, dice: Random) -> i64:
    """The lock that somebody finds at once: the card and destination he likes best, give or take some noise.

    Where he has let his mates see a destination, he goes there.
    """
    company = state.company_of(seat)
    mates = state.members(company) & ~(1 << seat)
    enemies = state.members(1 - company)
    aims = state.first_aims if state.leg == 2 else 0
    mates_there = tally(aims, mates)
    enemies_there = tally(aims, enemies)
    mates_left = count(mates)
    enemies_left = count(enemies)
    up = state.up
    whole: float = float(lane(up, 0) + lane(up, 1) + lane(up, 2) + lane(up, 3))
    kinds = kinds_of(state, seat)
    if not double and kinds & ~(1 << SABOTAGE):
        kinds &= ~(1 << SABOTAGE)
    told = lane(state.aims, seat)
    best: i64 = -1
    most = -1e9
    place: i64 = 0
    while place < PLACES:
        if told == 0 or told == place + 1:
            value: float = float(lane(up, place))
            there = Prospect(value, value / whole, state.leg)
            there.expect(mates_left, enemies_left, lane(mates_there, place), lane(enemies_there, place))
            if aims and lane(aims, seat) == place + 1:
                there.add(lane(state.first_cards, seat) - 1)
            kind: i64 = 0
            while kind < KINDS:
                if kinds >> kind & 1:
                    liking = there.liking(kind, double) + noise * dice.random()
                    if liking > most:
                        most = liking
                        best = PLACES * kind + place
                kind += 1
        place += 1
    return best
