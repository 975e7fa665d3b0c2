"""What moves tell about who owns what: how likely each player was to make them, had he worked for this or that agent.

Nobody knows how others choose, so several ways of playing are held possible for each player; his moves tell the way
together with the agent.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from filature.bots.heimlich.best_report import ROW
from filature.bots.heimlich.rollout_policy import PLAIN, SHREWD, Glance
from filature.games.heimlich.moves import INDEPENDENT, TO_PLACE
from filature.games.heimlich.packed import put

TASTES: Final[vec[i64]] = vec[i64]([PLAIN, PLAIN, PLAIN, PLAIN, SHREWD, SHREWD, SHREWD, SHREWD])
SHARPNESS: Final[vec[float]] = vec[float]([0.0, 0.7, 2.5, 20.0, 8.0, 24.0, 70.0, 200.0])
"""The ways of playing held possible: at random, then by either taste, more and more sharply."""
DOSSIERS: Final[vec[float]] = vec[float]([0.0, 0.2, 0.6, 5.0, 0.05, 0.1, 0.2, 0.4])
"""How sharply each of them chooses where the dossier goes."""
WAYS: Final = 8
# Fitted to matches of all characters, so that chances come true as often as they say:
SLIPS: Final = 0.05
"""How often anybody plays anything for no reason we could know."""
TRUST: Final = 0.8
"""The weight of a move when a player's way of playing is told by it."""
CONVICTION: Final = 1.7
"""The weight of all his moves together when his agent is: the ways are cruder than the players."""
HINT: Final = 0.4
"""The weight of a move of the dossier, beside a split."""


@final
class Deals:
    """Every deal that somebody holds possible, and how likely it is."""

    def __init__(self, seats: i64) -> None:
        self.owners: vec[i64] = vec[i64]()
        """The deals, as lanes."""
        self.up_to: vec[float] = vec[float]()
        """How likely each deal or one before it is."""
        self.total = 0.0
        self.chances: vec[float] = vec[float]([0.0] * (int(seats) * ROW))
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
class Evidence:
    """All that has been learnt from moves."""

    def __init__(self, seats: i64, agents: i64, ones: i64) -> None:
        self.seats = seats
        self.agents = agents
        self.nobody: i64 = ones * INDEPENDENT
        self.logs: vec[float] = vec[float]([0.0] * int(seats * ROW * WAYS))
        """Player, agent, way of playing -> log-likelihood of his moves."""
        self.likely: vec[float] = vec[float]([1.0] * int(seats * ROW))
        """Player, agent -> likelihood, whatever his way of playing; the most likely agent has 1."""

    def add(self, seat: i64, told: vec[float]) -> None:
        """A player has made a move that tells so much (see `splits`, `dossiers`)."""
        at: i64 = 0
        first = seat * ROW * WAYS
        while at < self.agents * WAYS:
            self.logs[first + at] += told[at]
            at += 1
        likely = self.with_move(seat, told, 0.0)
        at = 0
        while at < self.agents:
            self.likely[seat * ROW + at] = likely[at]
            at += 1

    def with_move(self, seat: i64, told: vec[float], weight: float) -> vec[float]:
        """The likelihoods of a player's agents, had he made one more move."""
        sums = vec[float]()
        first = seat * ROW * WAYS
        most = -1e300
        agent: i64 = 0
        while agent < self.agents:
            top = -1e300
            way: i64 = 0
            while way < WAYS:
                at = agent * WAYS + way
                value = TRUST * (self.logs[first + at] + weight * told[at])
                top = value if value > top else top
                way += 1
            total = 0.0
            way = 0
            while way < WAYS:
                at = agent * WAYS + way
                total += exp(TRUST * (self.logs[first + at] + weight * told[at]) - top)
                way += 1
            sums = append(sums, top + log(total))
            most = sums[agent] if sums[agent] > most else most
            agent += 1
        agent = 0
        while agent < self.agents:
            sums[agent] = exp(CONVICTION * (sums[agent] - most))
            agent += 1
        return sums

    def ways(self, seat: i64, deals: Deals) -> vec[float]:
        """How likely a player is to play in each way."""
        ways = vec[float]([0.0] * WAYS)
        agent: i64 = 0
        while agent < self.agents:
            first = (seat * ROW + agent) * WAYS
            top = -1e300
            way: i64 = 0
            while way < WAYS:
                top = self.logs[first + way] if self.logs[first + way] > top else top
                way += 1
            total = 0.0
            way = 0
            while way < WAYS:
                total += exp(TRUST * (self.logs[first + way] - top))
                way += 1
            way = 0
            while way < WAYS:
                ways[way] += deals.chances[seat * ROW + agent] * exp(TRUST * (self.logs[first + way] - top)) / total
                way += 1
            agent += 1
        return ways

    def deals(self, seat: i64, own: i64) -> Deals:
        """What somebody thinks who has seen all that, and knows his own card; a watcher's seat is below 0."""
        deals = Deals(self.seats)
        deals.total = self._deal(deals, 0, seat, own, 0, self.nobody, 1.0)
        at: i64 = 0
        while at < self.seats * ROW:
            deals.chances[at] /= deals.total
            at += 1
        return deals

    def _deal(self, deals: Deals, to: i64, seat: i64, own: i64, used: i64, owners: i64, weight: float) -> float:
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
                likely = 1.0 if to == seat else self.likely[to * ROW + agent]
                dealt = put(owners, agent, to)
                part = self._deal(deals, to + 1, seat, own, used | 1 << agent, dealt, weight * likely)
                deals.chances[to * ROW + agent] += part
                total += part
            agent += 1
        return total


def splits(glance: Glance, die: i64, chosen: vec[i64]) -> list[vec[float]]:
    """What each of the chosen splits of a roll would tell: agent, way -> log-likelihood. The glance has looked."""
    told = [vec[float]() for _ in chosen]
    first, end = glance.splits.first[die], glance.splits.first[die + 1]
    values = vec[float]([0.0] * int(end - first))
    agent: i64 = 0
    while agent < glance.agents:
        way: i64 = 0
        while way < WAYS:
            if way == 0 or TASTES[way] != TASTES[way - 1]:
                glance.taste(TASTES[way], 1.0, agent, die)
                split = first
                while split < end:
                    values[split - first] = glance.value(split)
                    split += 1
            norm = _norm(values, SHARPNESS[way])
            for number in range(len(chosen)):
                value = SHARPNESS[way] * values[chosen[number] - first]
                told[number] = append(told[number], _chosen(value - norm, end - first))
            way += 1
        agent += 1
    return told


def dossiers(glance: Glance, legal: vec[i64], chosen: vec[i64]) -> list[vec[float]]:
    """The same for moves of the dossier, of which some are legal."""
    told = [vec[float]() for _ in chosen]
    values = vec[float]([0.0] * len(legal))
    agent: i64 = 0
    while agent < glance.agents:
        for number in range(len(legal)):
            values[number] = glance.dossier_value(agent, legal[number] - TO_PLACE)
        way: i64 = 0
        while way < WAYS:
            norm = _norm(values, DOSSIERS[way])
            for number in range(len(chosen)):
                value = DOSSIERS[way] * glance.dossier_value(agent, chosen[number] - TO_PLACE)
                told[number] = append(told[number], HINT * _chosen(value - norm, len(legal)))
            way += 1
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
    return log((1.0 - SLIPS) * exp(likelihood) + SLIPS / float(of))
