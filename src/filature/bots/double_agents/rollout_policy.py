"""How those who think ahead send their cards.

Nobody could say in a line what they reckon; so these tastes were fitted to some thousands of their choices. Playouts
reply by them, and beliefs read by them what others have done.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import drawn
from filature.bots.double_agents.habits import count, tally
from filature.games.double_agents.board import KINDS, PLACES, SABOTAGE
from filature.games.double_agents.lanes import lane
from filature.games.double_agents.legs import kinds_of

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

MEAN_VALUE: Final = 3.5
USUAL_MATES: Final = 3.0
"""The tastes were learnt in companies of four: elsewhere numbers of cards are brought down, or up, to that."""
USUAL_ENEMIES: Final = 4.0

# Where the parts of a taste lie: by kind, then what makes a place dearer to all kinds alike.
KIND: Final = 0  # the card itself
WORTH: Final = 6  # for each point the mission is worth above the mean
MATES: Final = 12  # for each card of mates there
ENEMIES: Final = 18
TOP: Final = 24  # nothing is worth more; divided by those worth as much
BACK: Final = 25  # one's own first card lies there
RICH_MATES: Final = 26  # cards of mates, for each point above the mean
RICH_ENEMIES: Final = 27
LONELY: Final = 28  # one's own first card lies there, and no mate's

# fmt: off
TASTES: Final[list[list[float]]] = [
    [   # a loyal member in leg 1
        0.02, 0.0, 0.5, 0.33, 0.34, -6.0,
        -0.67, -0.28, 0.7, 0.53, 0.76, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        1.23, 0.0, 0.0, 0.0, 0.0,
    ],
    [   # in leg 2
        1.12, 0.0, 1.97, 2.55, 1.86, -6.0,
        -0.21, -0.26, 0.85, 0.8, 0.28, -0.73,
        1.23, 1.49, 0.48, 0.75, 0.96, 0.72,
        -1.32, -1.15, -0.92, -1.23, -0.99, -0.01,
        -0.4, 1.13, 0.03, 0.07, 0.14,
    ],
    [   # a double agent in leg 1
        0.13, 0.0, -0.14, -0.25, -0.67, 0.0,
        0.05, -0.52, -0.46, -0.47, -0.83, -0.4,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        2.53, 0.0, 0.0, 0.0, 0.0,
    ],
    [   # in leg 2
        0.22, 0.0, 0.35, 0.33, 0.2, 1.85,
        -0.48, -0.66, -0.67, -0.8, -0.81, -0.11,
        1.25, 1.28, 1.22, 1.15, 1.49, 1.03,
        -0.59, -0.55, -0.57, -0.49, -0.65, -0.76,
        0.04, 0.73, 0.05, 0.23, 0.74,
    ],
]
# fmt: on


@final
class Lure:
    """What draws one member to the four destinations of a leg."""

    def __init__(self, up: i64, leg: i64, mates: i64, enemies: i64, first_aims: i64, aim: i64) -> None:
        """`mates` (without him) and `enemies` are sets of seats, `aim` (from 1) is where he went in leg 1."""
        self.up = up
        self.leg = leg
        self.aim: i64 = aim if leg == 2 else 0
        aims: i64 = first_aims if leg == 2 else 0
        self.mates = tally(aims, mates)
        self.enemies = tally(aims, enemies)
        self.by_mates: float = USUAL_MATES / float(count(mates))
        self.by_enemies: float = USUAL_ENEMIES / float(count(enemies))
        self.most: i64 = 0
        self.as_dear = 0.0
        place: i64 = 0
        while place < PLACES:
            value = lane(up, place)
            if value > self.most:
                self.most = value
                self.as_dear = 0.0
            if value == self.most:
                self.as_dear += 1.0
            place += 1

    def pulls(self, double: bool, place: i64, kinds: i64, sharpness: float, found: list[float]) -> None:
        """How much a place draws each card of some kinds (as bits); at place PLACES * kind + place of what is found."""
        taste = TASTES[self.leg - 1 + (2 if double else 0)]
        number = lane(self.up, place)
        value = float(number) - MEAN_VALUE
        there = lane(self.mates, place)
        mates = float(there) * self.by_mates
        enemies = float(lane(self.enemies, place)) * self.by_enemies
        common = value * (taste[RICH_MATES] * mates + taste[RICH_ENEMIES] * enemies)
        if number == self.most:
            common += taste[TOP] / self.as_dear
        if self.aim == place + 1:
            common += taste[BACK]
            if there == 0:
                common += taste[LONELY]
        kind: i64 = 0
        while kind < KINDS:
            if kinds >> kind & 1:
                own = taste[KIND + kind] + taste[WORTH + kind] * value
                own += taste[MATES + kind] * mates + taste[ENEMIES + kind] * enemies
                found[PLACES * kind + place] = exp(sharpness * (common + own))
            kind += 1


def ploy(state: DoubleAgents, seat: i64, double: bool, dice: Random) -> i64:
    """The lock that somebody who thinks ahead may find; where he has let his mates see a destination, he goes there."""
    company = state.company_of(seat)
    mates = state.members(company) & ~(1 << seat)
    lure = Lure(state.up, state.leg, mates, state.members(1 - company), state.first_aims, lane(state.first_aims, seat))
    kinds = kinds_of(state, seat)
    if not double and kinds & ~(1 << SABOTAGE):
        kinds &= ~(1 << SABOTAGE)
    told = lane(state.aims, seat)
    pulls = [0.0] * (KINDS * PLACES)
    place: i64 = 0
    while place < PLACES:
        if told == 0 or told == place + 1:
            lure.pulls(double, place, kinds, 1.0, pulls)
        place += 1
    return drawn(pulls, dice)
