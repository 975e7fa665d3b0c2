"""A policy fitted to choices of searching bots: a log-linear model (softmax over weighted features) of a leg's choice.

What such players reckon cannot be said in a line, so the weights were fitted to some thousands of their choices.
Rollouts reply by it, and beliefs read by it what others have done.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from filature.bots.double_agents.card_value import cards_by_place, seat_count
from filature.games.double_agents.board import KINDS, PLACES
from filature.games.double_agents.packed import get

MEAN_VALUE: Final = 3.5
USUAL_MATES: Final = 3.0
"""The weights were fitted in companies of four: elsewhere numbers of cards are scaled to that."""
USUAL_ENEMIES: Final = 4.0

# Where the features lie in a row of weights: by kind of card, then those of a destination for all kinds alike.
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
WEIGHTS: Final[list[list[float]]] = [
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
class FittedPolicy:
    """The unnormalised probabilities of one member's choices in a leg."""

    def __init__(self, up: i64, leg: i64, mates: i64, enemies: i64, first_aims: i64, aim: i64) -> None:
        """`mates` (without the member) and `enemies` are sets of seats; `aim` (from 1) is the member's of leg 1."""
        self.up = up
        self.leg = leg
        self.aim: i64 = aim if leg == 2 else 0
        aims: i64 = first_aims if leg == 2 else 0
        self.mates = cards_by_place(aims, mates)
        self.enemies = cards_by_place(aims, enemies)
        self.mate_scale: float = USUAL_MATES / float(seat_count(mates))
        self.enemy_scale: float = USUAL_ENEMIES / float(seat_count(enemies))
        self.highest: i64 = 0
        self.ties = 0.0
        place: i64 = 0
        while place < PLACES:
            value = get(up, place)
            if value > self.highest:
                self.highest = value
                self.ties = 0.0
            if value == self.highest:
                self.ties += 1.0
            place += 1

    def weigh(self, double: bool, place: i64, kinds: i64, sharpness: float, choices: list[float]) -> None:
        """Writes the weight of each card of some kinds (as bits) sent to a place to PLACES * kind + place of `choices`;
        `sharpness` is the inverse temperature."""
        weights = WEIGHTS[self.leg - 1 + (2 if double else 0)]
        points = get(self.up, place)
        value = float(points) - MEAN_VALUE
        mates_here = get(self.mates, place)
        mates = float(mates_here) * self.mate_scale
        enemies = float(get(self.enemies, place)) * self.enemy_scale
        common = value * (weights[RICH_MATES] * mates + weights[RICH_ENEMIES] * enemies)
        if points == self.highest:
            common += weights[TOP] / self.ties
        if self.aim == place + 1:
            common += weights[BACK]
            if mates_here == 0:
                common += weights[LONELY]
        kind: i64 = 0
        while kind < KINDS:
            if kinds >> kind & 1:
                own = weights[KIND + kind] + weights[WORTH + kind] * value
                own += weights[MATES + kind] * mates + weights[ENEMIES + kind] * enemies
                choices[PLACES * kind + place] = exp(sharpness * (common + own))
            kind += 1
