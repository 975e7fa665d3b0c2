"""How likely somebody of a certain style does what was seen: the tables by which a belief reads a round."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from filature.bots.double_agents.habits import prospect
from filature.bots.double_agents.rollout_policy import Lure
from filature.games.double_agents.board import KINDS, PLACES
from filature.games.double_agents.lanes import lane

# Styles. The careless take all moves for alike. All others have a purpose, that of a loyal member or that of a double
# agent: the free keep their reasons to themselves, but send no sabotage, or like to; the habitual follow habits.py, the
# cunning cunning.py, vaguely or strictly.
CARELESS: Final = 0
HABITUAL: Final = (2, 3, 7, 8)
"""Of each purpose: the free, two habitual and two cunning styles."""
STYLES: Final = 11
SHY: Final[list[float]] = [0.01, 15.0]
"""How much the free of each purpose like a sabotage better than another card."""
STRICT_HABITS: Final[list[float]] = [4.0, 24.0]
"""How strictly somebody follows what he likes, per victory point."""
STRICT_CUNNING: Final[list[float]] = [0.5, 1.2]
CHOICES: Final = KINDS * PLACES


@final
class Leg:
    """One member's choice in one leg, before he makes it: how much each style is drawn to each card and place."""

    def __init__(self, up: i64, leg: i64, mates: i64, enemies: i64, first_aims: i64, aim: i64, card: i64) -> None:
        """`aim` and `card`, from 1, are what the member himself sent in leg 1."""
        lure = Lure(up, leg, mates, enemies, first_aims, aim)
        likings: list[list[float]] = [[0.0] * CHOICES, [0.0] * CHOICES]
        for place in range(PLACES):
            there = prospect(up, place, leg, mates, enemies, first_aims)
            if leg == 2 and aim == place + 1:
                there.add(card - 1)
            for kind in range(KINDS):
                likings[0][kind * PLACES + place] = there.liking(kind, False)
                likings[1][kind * PLACES + place] = there.liking(kind, True)
        self.pull: list[list[float]] = [[1.0] * CHOICES]
        for purpose in (0, 1):
            self.pull.append([1.0] * (CHOICES - PLACES) + [SHY[purpose]] * PLACES)  # sabotage is the last kind
            most = max(likings[purpose])
            for sharpness in STRICT_HABITS:
                self.pull.append([exp(sharpness * (liking - most)) for liking in likings[purpose]])
            for sharpness in STRICT_CUNNING:
                pulls = [0.0] * CHOICES
                for place in range(PLACES):
                    lure.pulls(purpose == 1, place, (1 << KINDS) - 1, sharpness, pulls)
                self.pull.append(pulls)
        self.by_kind: list[list[float]] = [
            [sum(pull[kind * PLACES : (kind + 1) * PLACES]) for kind in range(KINDS)] for pull in self.pull
        ]

    def share(self, style: i64, kind: i64, place: i64, kinds: i64) -> float:
        """With what chance the style sends that card there out of a hand with those kinds (as bits)."""
        whole = 0.0
        row = self.by_kind[style]
        number: i64 = 0
        while number < KINDS:
            if kinds >> number & 1:
                whole += row[number]
            number += 1
        return self.pull[style][kind * PLACES + place] / whole if whole > 0.0 else 0.0


@final
class Reading:
    """One company's round: where its members went, and what each style would have sent there."""

    def __init__(self, up: i64, members: i64, enemies: i64, first_aims: i64, aims: i64) -> None:
        self.up = up
        self.members = members
        self.enemies = enemies
        self.first_aims = first_aims
        self.aims = aims
        self.first = Leg(up, 1, members & ~(members & -members), enemies, 0, 0, 0)  # all expect the same
        self._second: dict[int, Leg] = {}
        self._likelihoods: dict[int, list[float]] = {}
        self.third: list[float] = [1.0 / KINDS] * KINDS
        """How likely a third card is of each kind."""

    def second(self, seat: i64, card: i64) -> Leg:
        """A member's second leg, when the first card was this (from 1)."""
        key = int(seat * 8 + card)
        found = self._second.get(key)
        if found is None:
            mates = self.members & ~(1 << seat)
            aim = lane(self.first_aims, seat)
            found = self._second[key] = Leg(self.up, 2, mates, self.enemies, self.first_aims, aim, card)
        return found

    def likelihood(self, seat: i64, first: i64, card: i64) -> list[float]:
        """By style: how likely a member did what he did, if these were his two cards (from 1)."""
        key = int(seat * 64 + first * 8 + card)
        found = self._likelihoods.get(key)
        if found is not None:
            return found
        place: i64 = lane(self.aims, seat) - 1
        first_place: i64 = lane(self.first_aims, seat) - 1
        second = self.second(seat, first)
        found = [0.0] * STYLES
        for third in range(KINDS):
            weight = self.third[third]
            if weight > 0.0:
                rest = 1 << (card - 1) | 1 << third
                hand = rest | 1 << (first - 1)
                for style in range(STYLES):
                    found[style] += (
                        weight
                        * self.first.share(style, first - 1, first_place, hand)
                        * second.share(style, card - 1, place, rest)
                    )
        self._likelihoods[key] = found
        return found
