"""One-step value of a card: what sending it to a destination is worth, one card and one destination at a time.

The greedy bot plays by it, rollouts reply by it, and beliefs read by it what others have done.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from filature.games.double_agents.board import DEFECTOR, KILLER, PLACES
from filature.games.double_agents.packed import WIDTH, get, shift

POINTS: Final[list[float]] = [2.0, 1.0, 0.0, 1.0, 1.1, -3.0]  # by kind
PREY_OF_DEFECTOR: Final = 2.2  # what such a card adds when an enemy card is there to be met
PREY_OF_KILLER: Final = 1.1
MEAN_POINTS: Final = 0.95  # what a card played by somebody else is worth, by and large
STEEPNESS: Final = 1.6  # how surely a lead of action points wins


def card_points(kind: i64, enemies: float) -> float:
    """What a card adds to the lead where so many enemy cards are expected."""
    points = POINTS[kind]
    if kind == DEFECTOR:
        return points + PREY_OF_DEFECTOR * (enemies if enemies < 1.0 else 1.0)
    if kind == KILLER:
        return points + PREY_OF_KILLER * (enemies if enemies < 1.0 else 1.0)
    return points


def win_probability(lead: float, cards: float) -> float:
    """How likely a lead wins where so many cards of others are expected."""
    return 1.0 / (1.0 + exp(-STEEPNESS * lead / sqrt(1.0 + 0.6 * cards)))


@final
class DestinationOutlook:
    """What one member of a company can expect of one destination."""

    def __init__(self, value: float, share: float, leg: i64) -> None:
        """`share` is the part of the cards to come that is expected here."""
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
        self.lead = MEAN_POINTS * (self.mates - self.enemies)
        self.alone = 1.0
        for _ in range(mates):
            self.alone *= 1.0 - self.share
        self.before = win_probability(self.lead, self.mates + self.enemies)

    def add(self, kind: i64) -> None:
        """A card of one's own lies here from leg 1."""
        self.lead += card_points(kind, self.enemies)
        self.before = win_probability(self.lead, self.mates + self.enemies)

    def card_value(self, kind: i64, double: bool) -> float:
        """What sending a card here is worth to whom the member works for, in victory points."""
        after = win_probability(self.lead + card_points(kind, self.enemies), self.mates + self.enemies)
        gain = self.value * (after - self.before)
        if not double:
            return gain
        if self.leg == 1:
            return -gain
        # A double agent who is alone where the company wins takes the mission to the other side.
        return -gain + 2.0 * self.alone * self.value * after


def cards_by_place(aims: i64, senders: i64) -> i64:
    """How many of some seats went to each destination, packed."""
    counts: i64 = 0
    seat: i64 = 0
    while senders >> seat:
        if senders >> seat & 1:
            aim = get(aims, seat)
            if aim:
                counts += shift(1, WIDTH * (aim - 1))
        seat += 1
    return counts


def seat_count(seats: i64) -> i64:
    """How many seats are in a set."""
    count: i64 = 0
    while seats:
        count += seats & 1
        seats >>= 1
    return count


def outlook(up: i64, place: i64, leg: i64, mates: i64, enemies: i64, first_aims: i64) -> DestinationOutlook:
    """What somebody expects of a destination: `mates` (without the member) and `enemies` are sets of seats."""
    total: i64 = 0
    other: i64 = 0
    while other < PLACES:
        total += get(up, other)
        other += 1
    value: float = float(get(up, place))
    expected = DestinationOutlook(value, value / float(total), leg)
    aims = first_aims if leg == 2 else 0
    mates_here = get(cards_by_place(aims, mates), place)
    enemies_here = get(cards_by_place(aims, enemies), place)
    expected.expect(seat_count(mates), seat_count(enemies), mates_here, enemies_here)
    return expected
