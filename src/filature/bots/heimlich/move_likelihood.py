"""Likelihood of moves: how likely each player was to make them, had they worked for this or that agent.

Nobody knows how others choose, so several styles of play are held possible for each player; the moves tell the style
together with the agent.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from filature.bots.heimlich.best_report import AGENT_SLOTS
from filature.bots.heimlich.rollout_policy import PLAIN, SHREWD, SplitScorer
from filature.games.heimlich.moves import INDEPENDENT, TO_PLACE
from filature.games.heimlich.packed import put

STYLE_TASTES: Final[vec[i64]] = vec[i64]([PLAIN, PLAIN, PLAIN, PLAIN, SHREWD, SHREWD, SHREWD, SHREWD])
SHARPNESS: Final[vec[float]] = vec[float]([0.0, 0.7, 2.5, 20.0, 8.0, 24.0, 70.0, 200.0])
"""The styles of play held possible: at random, then by either taste, more and more sharply."""
DOSSIER_SHARPNESS: Final[vec[float]] = vec[float]([0.0, 0.2, 0.6, 5.0, 0.05, 0.1, 0.2, 0.4])
"""How sharply each of them chooses where the dossier goes."""
STYLES: Final = 8
# Fitted to matches of all characters, so that chances come true as often as they say:
ERROR_RATE: Final = 0.05
"""How often anybody plays anything for no reason we could know."""
STYLE_WEIGHT: Final = 0.8
"""The weight of a move when a player's style is told by it."""
OWNER_WEIGHT: Final = 1.7
"""The weight of all moves of a player together when their agent is told: the styles are cruder than the players."""
MODEL_ERROR: Final = 0.01
"""How likely the styles do not fit a player at all: nobody is ruled out by how others usually play, only by cards."""
DOSSIER_WEIGHT: Final = 0.4
"""The weight of a move of the dossier, beside a split."""


@final
class DealPosterior:
    """Every deal that somebody holds possible, and how likely it is."""

    def __init__(self, seats: i64) -> None:
        self.owners: vec[i64] = vec[i64]()
        """The deals, as packed integers."""
        self.up_to: vec[float] = vec[float]()
        """How likely each deal or one before it is."""
        self.total = 0.0
        self.chances: vec[float] = vec[float]([0.0] * (int(seats) * AGENT_SLOTS))
        """How likely a player (row) is to own an agent (column)."""

    def at(self, share: float) -> i64:
        """The deal at a share between 0 and 1 of all."""
        low: i64 = 0
        high: i64 = len(self.owners) - 1
        share *= self.total
        while low < high:
            middle = (low + high) >> 1
            if self.up_to[middle] > share:
                high = middle
            else:
                low = middle + 1
        return self.owners[low]


@final
class MoveEvidence:
    """All that has been learnt from moves."""

    def __init__(self, seats: i64, agents: i64, ones: i64) -> None:
        self.seats = seats
        self.agents = agents
        self.nobody: i64 = ones * INDEPENDENT
        self.logs: vec[float] = vec[float]([0.0] * int(seats * AGENT_SLOTS * STYLES))
        """Player, agent, style -> log-likelihood of the player's moves."""
        self.likely: vec[float] = vec[float]([1.0] * int(seats * AGENT_SLOTS))
        """Player, agent -> likelihood, whatever their style; the most likely agent has 1."""

    def add(self, seat: i64, told: vec[float]) -> None:
        """A player has made a move that tells so much (see `splits`, `dossiers`)."""
        at: i64 = 0
        first = seat * AGENT_SLOTS * STYLES
        while at < self.agents * STYLES:
            self.logs[first + at] += told[at]
            at += 1
        likely = self.with_move(seat, told, 0.0)
        at = 0
        while at < self.agents:
            self.likely[seat * AGENT_SLOTS + at] = likely[at]
            at += 1

    def with_move(self, seat: i64, told: vec[float], weight: float) -> vec[float]:
        """The likelihoods of a player's agents, had they made one more move."""
        sums = vec[float]()
        first = seat * AGENT_SLOTS * STYLES
        most = -1e300
        agent: i64 = 0
        while agent < self.agents:
            top = -1e300
            style: i64 = 0
            while style < STYLES:
                at = agent * STYLES + style
                value = STYLE_WEIGHT * (self.logs[first + at] + weight * told[at])
                top = value if value > top else top
                style += 1
            total = 0.0
            style = 0
            while style < STYLES:
                at = agent * STYLES + style
                total += exp(STYLE_WEIGHT * (self.logs[first + at] + weight * told[at]) - top)
                style += 1
            sums = append(sums, top + log(total))
            most = sums[agent] if sums[agent] > most else most
            agent += 1
        agent = 0
        while agent < self.agents:
            sums[agent] = MODEL_ERROR + (1.0 - MODEL_ERROR) * exp(OWNER_WEIGHT * (sums[agent] - most))
            agent += 1
        return sums

    def styles(self, seat: i64, deals: DealPosterior) -> vec[float]:
        """The probability that a player plays in each style."""
        styles = vec[float]([0.0] * STYLES)
        agent: i64 = 0
        while agent < self.agents:
            first = (seat * AGENT_SLOTS + agent) * STYLES
            top = -1e300
            style: i64 = 0
            while style < STYLES:
                top = self.logs[first + style] if self.logs[first + style] > top else top
                style += 1
            total = 0.0
            style = 0
            while style < STYLES:
                total += exp(STYLE_WEIGHT * (self.logs[first + style] - top))
                style += 1
            style = 0
            while style < STYLES:
                share = exp(STYLE_WEIGHT * (self.logs[first + style] - top)) / total
                styles[style] += deals.chances[seat * AGENT_SLOTS + agent] * share
                style += 1
            agent += 1
        return styles

    def deals(self, seat: i64, own: i64) -> DealPosterior:
        """What somebody thinks who has seen all that, and knows their own card; a watcher's seat is below 0."""
        deals = DealPosterior(self.seats)
        deals.total = self._deal(deals, 0, seat, own, 0, self.nobody, 1.0)
        at: i64 = 0
        while at < self.seats * AGENT_SLOTS:
            deals.chances[at] /= deals.total
            at += 1
        return deals

    def _deal(self, deals: DealPosterior, to: i64, seat: i64, own: i64, used: i64, owners: i64, weight: float) -> float:
        if to == self.seats:
            deals.owners = append(deals.owners, owners)
            deals.total += weight
            deals.up_to = append(deals.up_to, deals.total)
            return weight
        total = 0.0
        agent: i64 = 0
        while agent < self.agents:
            fits = (agent == own) == (to == seat) if own >= 0 else True
            if fits and not used >> agent & 1:
                likely = 1.0 if to == seat else self.likely[to * AGENT_SLOTS + agent]
                dealt = put(owners, agent, to)
                part = self._deal(deals, to + 1, seat, own, used | 1 << agent, dealt, weight * likely)
                deals.chances[to * AGENT_SLOTS + agent] += part
                total += part
            agent += 1
        return total


def splits(scorer: SplitScorer, die: i64, chosen: vec[i64]) -> list[vec[float]]:
    """What each of the chosen splits of a roll would tell: agent, style -> log-likelihood. The scorer has looked."""
    told = [vec[float]() for _ in chosen]
    first, end = scorer.splits.first[die], scorer.splits.first[die + 1]
    values = vec[float]([0.0] * int(end - first))
    agent: i64 = 0
    while agent < scorer.agents:
        style: i64 = 0
        while style < STYLES:
            if style == 0 or STYLE_TASTES[style] != STYLE_TASTES[style - 1]:
                scorer.taste(STYLE_TASTES[style], 1.0, agent, die)
                split = first
                while split < end:
                    values[split - first] = scorer.value(split)
                    split += 1
            norm = _norm(values, SHARPNESS[style])
            for number in range(len(chosen)):
                value = SHARPNESS[style] * values[chosen[number] - first]
                told[number] = append(told[number], _chosen(value - norm, end - first))
            style += 1
        agent += 1
    return told


def dossiers(scorer: SplitScorer, legal: vec[i64], chosen: vec[i64]) -> list[vec[float]]:
    """The same for moves of the dossier, of which some are legal."""
    told = [vec[float]() for _ in chosen]
    values = vec[float]([0.0] * len(legal))
    agent: i64 = 0
    while agent < scorer.agents:
        for number in range(len(legal)):
            values[number] = scorer.dossier_value(agent, legal[number] - TO_PLACE)
        style: i64 = 0
        while style < STYLES:
            norm = _norm(values, DOSSIER_SHARPNESS[style])
            for number in range(len(chosen)):
                value = DOSSIER_SHARPNESS[style] * scorer.dossier_value(agent, chosen[number] - TO_PLACE)
                told[number] = append(told[number], DOSSIER_WEIGHT * _chosen(value - norm, len(legal)))
            style += 1
        agent += 1
    return told


def _norm(values: vec[float], sharpness: float) -> float:
    """The logarithm of the sum of all weights."""
    most = -1e300
    for value in values:
        most = value if value > most else most
    total = 0.0
    for value in values:
        total += exp(sharpness * (value - most))
    return log(total) + sharpness * most


def _chosen(likelihood: float, of: i64) -> float:
    """A log-likelihood, if now and then anything is played."""
    return log((1.0 - ERROR_RATE) * exp(likelihood) + ERROR_RATE / float(of))
