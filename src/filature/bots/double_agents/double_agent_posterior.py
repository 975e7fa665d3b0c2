"""Exact posterior over the double agent of a company, over how its members may play and who may have sent what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from filature.bots.double_agents.card_assignments import PAIRS, CardAssignments
from filature.bots.double_agents.move_likelihood import STYLES

EVIDENCE_POWER: Final = 2.2
"""The power to which a round's evidence against a member is taken: a player is truer to a style than hypotheses about
many are. How likely a hypothesis is does not follow from it so fast."""
MODEL_DOUBT: Final = 0.01
"""The weight of the facts alone, beside the behaviour model: others may play as no style does, so the model may make
somebody likely, and only facts certain. Over 700 matches of bots the mean log loss goes from 0.8887 to 0.8893: tables
of unlike players gain (0.955 to 0.950), tables of greedy ones, whom the model knows best, lose (0.030 to 0.037)."""
STYLE_DRIFT: Final = 0.02
"""How much of what was learnt about somebody's style is forgotten in a round."""

# Hypotheses about how a company plays: how likely each is, and the styles (move_likelihood.py) of its loyal members and
# of its double agent, who may well behave like everybody else. Those who sit together often play alike.
PRIOR: Final[list[float]] = [0.32, 0.1, 0.25, 0.23, 0.1]
LOYAL_STYLES: Final[list[list[float]]] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],  # all are careless
    [0.0, 0.05, 0.15, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],  # all are greedy
    [0.0, 0.1, 0.0, 0.0, 0.35, 0.55, 0.0, 0.0, 0.0, 0.0, 0.0],  # all play by the fitted policy
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
class BehaviourHypothesis:
    """One hypothesis about how a company plays, and the posterior if it holds."""

    def __init__(self, number: int, odds: list[float]) -> None:
        self.odds = odds
        """How likely each member is the double agent."""
        self.usual: list[list[float]] = [LOYAL_STYLES[number], DOUBLE_STYLES[number]]
        self.styles: list[list[list[float]]] = [[list(usual) for _ in odds] for usual in self.usual]
        """By role and member: how likely each style is."""
        self.saboteurs: dict[int, list[list[float]]] = {}
        """By round, and by suspect: who then sent the last sabotage; only of rounds with one."""

    def update(self, number: int, assignments: CardAssignments) -> float:
        """A round is resolved; returns how likely that was, if this hypothesis holds."""
        size = len(self.odds)
        loyal: list[float] = [1.0] * (size * PAIRS)
        double: list[float] = [1.0] * (size * PAIRS)
        for play, likelihoods in assignments.likelihoods.items():
            loyal[play] = dot(likelihoods, self.styles[0][play // PAIRS])
            double[play] = dot(likelihoods, self.styles[1][play // PAIRS])
        as_loyal: list[float] = [0.0] * (size * PAIRS)
        as_double: list[float] = [0.0] * (size * PAIRS)
        evidence: list[float] = [0.0] * size
        saboteurs: list[list[float]] = [[0.0] * size for _ in range(size)]
        for plays, saboteur in zip(assignments.plays, assignments.saboteurs, strict=True):
            all_loyal = 1.0
            expected_ratio = 0.0
            for member in range(size):
                play = plays[member]
                all_loyal *= loyal[play]
                expected_ratio += self.odds[member] * double[play] / loyal[play]
            for member in range(size):
                play = plays[member]
                ratio = double[play] / loyal[play]
                evidence[member] += all_loyal * ratio
                as_loyal[play] += all_loyal / loyal[play] * (expected_ratio - self.odds[member] * ratio)
                as_double[play] += all_loyal / loyal[play] * self.odds[member]
                if saboteur >= 0:
                    saboteurs[member][saboteur] += all_loyal * ratio
        for member in range(size):
            self._update_style(0, member, assignments, as_loyal)
            self._update_style(1, member, assignments, as_double)
        if sum(saboteurs[0]) > 0.0:
            self.saboteurs[number] = [normalized(row) for row in saboteurs]
        total = dot(evidence, self.odds)
        self.odds = normalized(
            [odds * (seen / total) ** EVIDENCE_POWER for odds, seen in zip(self.odds, evidence, strict=True)]
        )
        return total

    def _update_style(self, role: i64, member: i64, assignments: CardAssignments, weights: list[float]) -> None:
        """How well each style explains what the member did, over all assignments."""
        styles = self.styles[role][member]
        fit = [0.0] * STYLES
        for play in range(member * PAIRS, (member + 1) * PAIRS):
            if weights[play] > 0.0 and play in assignments.likelihoods:
                likelihoods = assignments.likelihoods[play]
                for style in range(STYLES):
                    fit[style] += weights[play] * likelihoods[style]
        total = dot(fit, styles)
        if total > 0.0:
            usual = self.usual[role]
            for style in range(STYLES):
                styles[style] = (1.0 - STYLE_DRIFT) * styles[style] * fit[style] / total + STYLE_DRIFT * usual[style]


@final
class DoubleAgentPosterior:
    """What somebody believes about the members of one company."""

    def __init__(self, members: list[int], own: int, double: bool) -> None:
        """`own` is the believer's seat if it is a member's, else negative; `double` tells its identity card."""
        self.members = members
        self.own = own
        suspects = [seat for seat in members if (seat == own) == double or own not in members]
        self.facts: list[float] = [1.0 / len(suspects) if seat in suspects else 0.0 for seat in members]
        """How likely each member is the double agent by identity cards alone."""
        self.model_odds: list[float] = []
        """The same by the behaviour model alone."""
        self.odds: list[float] = []
        """The posterior: by both."""
        self.weights = list(PRIOR)
        """How likely each hypothesis is."""
        self.hypotheses = [BehaviourHypothesis(number, list(self.facts)) for number in range(len(PRIOR))]
        self.possible_saboteurs: dict[int, list[float]] = {}
        """By round: the share of the card assignments in which a member sent the last sabotage."""
        self.styles: list[list[list[float]]] = []
        """By role and member: how likely each style is."""
        self._mix()

    def settle(self, seat: int) -> None:
        """The identity cards are on the table."""
        self.facts = [1.0 if member == seat else 0.0 for member in self.members]
        for hypothesis in self.hypotheses:
            hypothesis.odds = list(self.facts)
        self._mix()

    def update(self, number: int, assignments: CardAssignments) -> None:
        """A round is resolved."""
        evidence = [hypothesis.update(number, assignments) for hypothesis in self.hypotheses]
        self.weights = normalized([weight * seen for weight, seen in zip(self.weights, evidence, strict=True)])
        if number in self.hypotheses[0].saboteurs:
            counts = [float(assignments.saboteurs.count(member)) for member in range(len(self.members))]
            self.possible_saboteurs[number] = normalized(counts)
        self._mix()

    def _mix(self) -> None:
        """Odds and styles over all hypotheses."""
        self.model_odds = [0.0] * len(self.members)
        self.styles = [[[0.0] * STYLES for _ in self.members] for _ in range(2)]
        for weight, hypothesis in zip(self.weights, self.hypotheses, strict=True):
            for member in range(len(self.members)):
                self.model_odds[member] += weight * hypothesis.odds[member]
                for role in range(2):
                    in_role = hypothesis.odds[member] if role else 1.0 - hypothesis.odds[member]
                    for style in range(STYLES):
                        known = hypothesis.styles[role][member][style]
                        self.styles[role][member][style] += weight * (in_role + 1e-9) * known
        for role in range(2):
            self.styles[role] = [normalized(styles) for styles in self.styles[role]]
        self.odds = with_doubt(self.model_odds, self.facts)

    def sabotaged(self) -> list[int]:
        """The rounds with a sabotage."""
        return list(self.possible_saboteurs)

    def saboteurs(self, number: int) -> list[float]:
        """Who sent the last sabotage of a round."""
        mixed = [0.0] * len(self.members)
        for weight, hypothesis in zip(self.weights, self.hypotheses, strict=True):
            for odds, row in zip(hypothesis.odds, hypothesis.saboteurs[number], strict=True):
                for member in range(len(mixed)):
                    mixed[member] += weight * odds * row[member]
        return with_doubt(mixed, self.possible_saboteurs[number])


def with_doubt(model_odds: list[float], facts: list[float]) -> list[float]:
    """Odds by the behaviour model mixed with those by facts alone: 0 and 1 come from facts only."""
    mixed = []
    for modelled, known in zip(model_odds, facts, strict=True):
        certain = known == 0.0 or known == 1.0
        mixed.append(known if certain else (1.0 - MODEL_DOUBT) * modelled + MODEL_DOUBT * known)
    return mixed


def dot(numbers: list[float], weights: list[float]) -> float:
    total = 0.0
    for place in range(len(numbers)):
        total += numbers[place] * weights[place]
    return total


def normalized(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
