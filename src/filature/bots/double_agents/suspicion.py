"""Who in a company is the double agent: an exact reckoning over how its members may play and who may have sent what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from filature.bots.double_agents.move_likelihood import STYLES
from filature.bots.double_agents.ways import PAIRS, Ways

TEMPER: Final = 2.2
"""The power to which a round's evidence against a member is taken: a player is truer to his ways than suppositions
about many are. How likely a supposition is does not follow from it so fast."""
CHANGING: Final = 0.02
"""How much of what was learnt about somebody's style is forgotten in a round."""

# What may be supposed of a company: how likely it is, and the styles (readings.py) of its loyal members and of its
# double agent, who may well behave like everybody else. Those who sit together often play alike.
WEIGHTS: Final[list[float]] = [0.32, 0.1, 0.25, 0.23, 0.1]
LOYAL_STYLES: Final[list[list[float]]] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],  # nobody cares
    [0.0, 0.05, 0.15, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],  # all have habits
    [0.0, 0.1, 0.0, 0.0, 0.35, 0.55, 0.0, 0.0, 0.0, 0.0, 0.0],  # all are cunning
    [0.0, 0.8, 0.0, 0.0, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],  # all have reasons of their own
    [0.15, 0.3, 0.1, 0.1, 0.2, 0.15, 0.0, 0.0, 0.0, 0.0, 0.0],  # everybody is different
]
DOUBLE_STYLES: Final[list[list[float]]] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.05, 0.0, 0.05, 0.0, 0.0, 0.1, 0.1, 0.7, 0.0, 0.0],
    [0.0, 0.05, 0.0, 0.0, 0.0, 0.05, 0.2, 0.0, 0.0, 0.3, 0.4],
    [0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.2, 0.0],
    [0.15, 0.15, 0.05, 0.0, 0.05, 0.05, 0.15, 0.05, 0.1, 0.1, 0.15],
]


@final
class Supposition:
    """One thing that may be supposed of a company, and what follows if it holds."""

    def __init__(self, number: int, odds: list[float]) -> None:
        self.odds = odds
        """How likely each member is the double agent."""
        self.usual: list[list[float]] = [LOYAL_STYLES[number], DOUBLE_STYLES[number]]
        self.styles: list[list[list[float]]] = [[list(usual) for _ in odds] for usual in self.usual]
        """By role and member: how likely he has each style."""
        self.saboteurs: dict[int, list[list[float]]] = {}
        """By round, and by suspect: who then sent the last sabotage; only of rounds with one."""

    def learn(self, number: int, ways: Ways) -> float:
        """A round is resolved; returns how likely that was, if this holds."""
        size = len(self.odds)
        loyal: list[float] = [1.0] * (size * PAIRS)
        double: list[float] = [1.0] * (size * PAIRS)
        for way, likelihoods in ways.likelihoods.items():
            loyal[way] = weighed(likelihoods, self.styles[0][way // PAIRS])
            double[way] = weighed(likelihoods, self.styles[1][way // PAIRS])
        under_loyal: list[float] = [0.0] * (size * PAIRS)
        under_double: list[float] = [0.0] * (size * PAIRS)
        evidence: list[float] = [0.0] * size
        saboteurs: list[list[float]] = [[0.0] * size for _ in range(size)]
        for together, saboteur in zip(ways.together, ways.saboteurs, strict=True):
            base = 1.0
            suspected = 0.0
            for member in range(size):
                way = together[member]
                base *= loyal[way]
                suspected += self.odds[member] * double[way] / loyal[way]
            for member in range(size):
                way = together[member]
                ratio = double[way] / loyal[way]
                evidence[member] += base * ratio
                under_loyal[way] += base / loyal[way] * (suspected - self.odds[member] * ratio)
                under_double[way] += base / loyal[way] * self.odds[member]
                if saboteur >= 0:
                    saboteurs[member][saboteur] += base * ratio
        for member in range(size):
            self._learn_style(0, member, ways, under_loyal)
            self._learn_style(1, member, ways, under_double)
        if sum(saboteurs[0]) > 0.0:
            self.saboteurs[number] = [normal(row) for row in saboteurs]
        whole = weighed(evidence, self.odds)
        self.odds = normal([odds * (seen / whole) ** TEMPER for odds, seen in zip(self.odds, evidence, strict=True)])
        return whole

    def _learn_style(self, role: i64, member: i64, ways: Ways, weights: list[float]) -> None:
        """How well each style explains what the member did, over all the ways it may have been."""
        styles = self.styles[role][member]
        fit = [0.0] * STYLES
        for way in range(member * PAIRS, (member + 1) * PAIRS):
            if weights[way] > 0.0 and way in ways.likelihoods:
                likelihoods = ways.likelihoods[way]
                for style in range(STYLES):
                    fit[style] += weights[way] * likelihoods[style]
        whole = weighed(fit, styles)
        if whole > 0.0:
            usual = self.usual[role]
            for style in range(STYLES):
                styles[style] = (1.0 - CHANGING) * styles[style] * fit[style] / whole + CHANGING * usual[style]


@final
class Suspicion:
    """What somebody believes about the members of one company."""

    def __init__(self, members: list[int], own: int, double: bool) -> None:
        """`own` is the believer's seat if it is a member's, else negative; `double` tells its identity card."""
        self.members = members
        self.own = own
        suspects = [seat for seat in members if (seat == own) == double or own not in members]
        self.odds: list[float] = [1.0 / len(suspects) if seat in suspects else 0.0 for seat in members]
        """How likely each member is the double agent."""
        self.weights = list(WEIGHTS)
        """How likely each supposition is."""
        self.suppositions = [Supposition(number, list(self.odds)) for number in range(len(WEIGHTS))]
        self.styles: list[list[list[float]]] = []
        """By role and member: how likely he has each style."""
        self._sum_up()

    def settle(self, seat: int) -> None:
        """The identity cards are on the table."""
        for supposition in self.suppositions:
            supposition.odds = [1.0 if member == seat else 0.0 for member in self.members]
        self._sum_up()

    def learn(self, number: int, ways: Ways) -> None:
        """A round is resolved."""
        evidence = [supposition.learn(number, ways) for supposition in self.suppositions]
        self.weights = normal([weight * seen for weight, seen in zip(self.weights, evidence, strict=True)])
        self._sum_up()

    def _sum_up(self) -> None:
        self.odds = [0.0] * len(self.members)
        self.styles = [[[0.0] * STYLES for _ in self.members] for _ in range(2)]
        for weight, supposition in zip(self.weights, self.suppositions, strict=True):
            for member in range(len(self.members)):
                self.odds[member] += weight * supposition.odds[member]
                for role in range(2):
                    held = supposition.odds[member] if role else 1.0 - supposition.odds[member]
                    for style in range(STYLES):
                        known = supposition.styles[role][member][style]
                        self.styles[role][member][style] += weight * (held + 1e-9) * known
        for role in range(2):
            self.styles[role] = [normal(styles) for styles in self.styles[role]]

    def sabotaged(self) -> list[int]:
        """The rounds with a sabotage."""
        return list(self.suppositions[0].saboteurs)

    def saboteurs(self, number: int) -> list[float]:
        """Who sent the last sabotage of a round."""
        found = [0.0] * len(self.members)
        for weight, supposition in zip(self.weights, self.suppositions, strict=True):
            for odds, row in zip(supposition.odds, supposition.saboteurs[number], strict=True):
                for member in range(len(found)):
                    found[member] += weight * odds * row[member]
        return found


def weighed(numbers: list[float], weights: list[float]) -> float:
    whole = 0.0
    for place in range(len(numbers)):
        whole += numbers[place] * weights[place]
    return whole


def normal(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights]
