"""Likelihood of what was seen in a round, for players of each style: the behaviour model by which a belief updates."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from filature.bots.double_agents.card_value import outlook
from filature.bots.double_agents.fitted_policy import FittedPolicy
from filature.games.double_agents.board import KINDS, PLACES
from filature.games.double_agents.packed import get

# Styles. The careless take all moves for alike. All others have a purpose, that of a loyal member or that of a double
# agent: the free keep their reasons to themselves, but send no sabotage, or like to; the greedy follow the one-step
# value (card_value.py), the fitted the choices of searching bots (fitted_policy.py), vaguely or strictly.
CARELESS: Final = 0
GREEDY: Final = (2, 3, 7, 8)
"""Of each purpose: the free, two greedy and two fitted styles."""
STYLES: Final = 11
FREE_SABOTAGE: Final[list[float]] = [0.01, 15.0]
"""How much the free of each purpose like a sabotage better than another card."""
GREEDY_SHARPNESS: Final[list[float]] = [4.0, 24.0]
"""Inverse temperatures, per victory point."""
FITTED_SHARPNESS: Final[list[float]] = [0.5, 1.2]
CHOICES: Final = KINDS * PLACES


@final
class LegChoiceModel:
    """One member's choice in one leg, before it is made: the weight of each card and place in each style."""

    def __init__(self, up: i64, leg: i64, mates: i64, enemies: i64, first_aims: i64, aim: i64, card: i64) -> None:
        """`aim` and `card`, from 1, are what the member sent in leg 1."""
        policy = FittedPolicy(up, leg, mates, enemies, first_aims, aim)
        values: list[list[float]] = [[0.0] * CHOICES, [0.0] * CHOICES]
        for place in range(PLACES):
            expected = outlook(up, place, leg, mates, enemies, first_aims)
            if leg == 2 and aim == place + 1:
                expected.add(card - 1)
            for kind in range(KINDS):
                values[0][kind * PLACES + place] = expected.card_value(kind, False)
                values[1][kind * PLACES + place] = expected.card_value(kind, True)
        self.weights: list[list[float]] = [[1.0] * CHOICES]
        """By style and choice."""
        for purpose in (0, 1):
            self.weights.append([1.0] * (CHOICES - PLACES) + [FREE_SABOTAGE[purpose]] * PLACES)  # the last kind
            highest = max(values[purpose])
            for sharpness in GREEDY_SHARPNESS:
                self.weights.append([exp(sharpness * (value - highest)) for value in values[purpose]])
            for sharpness in FITTED_SHARPNESS:
                choices = [0.0] * CHOICES
                for place in range(PLACES):
                    policy.weigh(purpose == 1, place, (1 << KINDS) - 1, sharpness, choices)
                self.weights.append(choices)
        self.by_kind: list[list[float]] = [
            [sum(weights[kind * PLACES : (kind + 1) * PLACES]) for kind in range(KINDS)] for weights in self.weights
        ]

    def probability(self, style: i64, kind: i64, place: i64, kinds: i64) -> float:
        """With what probability the style sends that card there out of a hand with those kinds (as bits)."""
        total = 0.0
        row = self.by_kind[style]
        number: i64 = 0
        while number < KINDS:
            if kinds >> number & 1:
                total += row[number]
            number += 1
        return self.weights[style][kind * PLACES + place] / total if total > 0.0 else 0.0


@final
class RoundLikelihood:
    """One company's round: where its members went, and how likely each style would have sent which cards there."""

    def __init__(
        self, up: i64, members: i64, enemies: i64, first_aims: i64, aims: i64, third_cards: list[float]
    ) -> None:
        """`third_cards` tells how likely a third card is of each kind."""
        self.up = up
        self.members = members
        self.enemies = enemies
        self.first_aims = first_aims
        self.aims = aims
        self.third_cards = third_cards
        self.first_leg = LegChoiceModel(up, 1, members & ~(members & -members), enemies, 0, 0, 0)  # alike for all
        self._second_legs: dict[int, LegChoiceModel] = {}
        self._likelihoods: dict[int, list[float]] = {}

    def second_leg(self, seat: i64, card: i64) -> LegChoiceModel:
        """A member's second leg, when the first card was this (from 1)."""
        key = int(seat * 8 + card)
        model = self._second_legs.get(key)
        if model is None:
            mates = self.members & ~(1 << seat)
            aim = get(self.first_aims, seat)
            model = LegChoiceModel(self.up, 2, mates, self.enemies, self.first_aims, aim, card)
            self._second_legs[key] = model
        return model

    def by_style(self, seat: i64, first: i64, second: i64) -> list[float]:
        """By style: how likely a member did what was seen, if these were the two cards (from 1)."""
        key = int(seat * 64 + first * 8 + second)
        known = self._likelihoods.get(key)
        if known is not None:
            return known
        place: i64 = get(self.aims, seat) - 1
        first_place: i64 = get(self.first_aims, seat) - 1
        second_leg = self.second_leg(seat, first)
        likelihoods = [0.0] * STYLES
        for third in range(KINDS):
            weight = self.third_cards[third]
            if weight > 0.0:
                rest = 1 << (second - 1) | 1 << third
                hand = rest | 1 << (first - 1)
                for style in range(STYLES):
                    likelihoods[style] += (
                        weight
                        * self.first_leg.probability(style, first - 1, first_place, hand)
                        * second_leg.probability(style, second - 1, place, rest)
                    )
        self._likelihoods[key] = likelihoods
        return likelihoods
