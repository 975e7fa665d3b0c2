"""Scores of splits, for whichever agent: the rollout policy, and the model by which a belief reads others' moves.

Two tastes: the *plain* one of somebody who wants good places now (as the greedy bot does), and the *shrewd* one of
somebody who knows what scores and places are worth in chances of winning. Both add up what a move does to each agent.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from filature.bots.heimlich.best_report import AGENT_SLOTS
from filature.bots.heimlich.greedy import HOPE
from filature.games.heimlich.board import GOAL, PIPS, RING, RUIN, VALUES
from filature.games.heimlich.moves import INDEPENDENT, SPLITS, Splits
from filature.games.heimlich.packed import arrived, get, ones_for, unpack, walk

PLAIN: Final = 0
SHREWD: Final = 1

PAIR: Final = AGENT_SLOTS * AGENT_SLOTS  # entries of a table for two agents
SINGLES: Final = AGENT_SLOTS * AGENT_SLOTS  # entries of the table for single agents; that with a count follows it
COUNTED: Final = 4 * PAIR  # where the tables for splits that bring a count begin
VICTORY: Final = 30.0  # points that winning at once is worth to the plain taste
AT_THE_GOAL: Final = 4.0  # log-odds of an agent that a count has brought there
WORTH: Final[vec[i64]] = vec[i64](VALUES)
POINTS: Final[vec[float]] = vec[float]([float(value) for value in VALUES])
NOISE: Final[vec[float]] = vec[float]([-log(-log((step + 0.5) / 256)) for step in range(256)])
"""Quantiles of a Gumbel draw: the best of values with such noise is a draw by softmax."""


@final
class Weights:
    """How likely an agent is to win, as log-odds against the others."""

    def __init__(
        self,
        score: float,
        late: float,
        bonus: float,
        ready: float,
        free: float,
        places: list[float],
        late_places: list[float],
    ) -> None:
        self.score = score
        """A point, at the start; `late` is added on the way to the goal."""
        self.late = late
        self.bonus = bonus
        """A point of the report, as a share of a point of a count."""
        self.ready = ready
        """The next count would bring it to the goal."""
        self.free = free
        """Nobody works for it."""
        self.places: vec[float] = vec[float](places)
        self.late_places: vec[float] = vec[float](late_places)


# Fitted by maximum likelihood to who won some 1,500 matches of four bots of this game, asked before every roll.
BASIC: Final = Weights(
    score=0.0,
    late=0.18,
    bonus=0.0,
    ready=0.14,
    free=-3.5,
    places=[0.00, -0.02, 0.13, 0.16, 0.19, 0.18, 0.11, -0.10, -0.28, -0.21, -0.34, -0.34],
    late_places=[0.00, 0.30, 0.32, 0.59, 0.81, 0.97, 1.24, 1.22, 1.20, 0.61, -0.06, 0.25],
)
# Likewise to 425 matches with the advanced rules, smoothed by hand; an agent of nobody cannot win there (HC-5.10).
ADVANCED: Final = Weights(
    score=-0.02,
    late=0.22,
    bonus=1.4,
    ready=0.12,
    free=-20.0,
    places=[0.00, 0.08, 0.08, 0.16, 0.24, 0.24, 0.24, 0.14, 0.08, 0.05, -0.10, -0.36],
    late_places=[0.00, 0.20, 0.50, 0.58, 0.72, 0.70, 0.72, 0.70, 0.60, 0.25, 0.00, 0.25],
)


def pairs(agents: int) -> vec[i64]:
    """Every split as four pairs of agents: six bits each, three per agent."""
    codes = vec[i64]()
    for row in SPLITS[agents].rows:
        steps = unpack(row, agents)
        codes = append(codes, sum(steps[agent] << (3 * agent) for agent in range(agents)))
    return codes


@final
class SplitScorer:
    """Looks at a board of so many agents; what it has found stays until it looks again."""

    def __init__(self, agents: i64, weights: Weights) -> None:
        self.agents = agents
        self.ones: i64 = ones_for(agents)
        self.weights = weights
        self.splits: Splits = SPLITS[int(agents)]
        self.pairs: vec[i64] = pairs(int(agents))
        self.chances: vec[float] = vec[float]([0.0] * AGENT_SLOTS)
        """How likely each agent is to win."""
        self.slope = 0.0
        """What a point is worth now, in log-odds; and every place."""
        self.stands: vec[float] = vec[float]([0.0] * RING)
        self.places: i64 = 0
        self.scores: i64 = 0
        self.dossier: i64 = 0
        self.old: i64 = 0
        self.singles: vec[float] = vec[float]([0.0] * (2 * SINGLES))
        self.doubles: vec[float] = vec[float]([0.0] * (2 * COUNTED))
        """What each pair of agents makes of its steps: without a count, then with one."""

    def look(self, places: i64, scores: i64, dossier: i64, old: i64, owners: i64, bonuses: i64) -> None:
        """Takes in a board: computes chances and place values. `old` agents bring no count.

        Bonuses are packed: points that the report will bring.
        """
        weights, chances = self.weights, self.chances
        self.places, self.scores, self.dossier, self.old = places, scores, dossier, old
        top: i64 = 0
        agent: i64 = 0
        while agent < self.agents:
            score = get(scores, agent)
            top = score if score > top else top
            agent += 1
        lateness = float(top) / GOAL
        slope = weights.score + weights.late * lateness
        self.slope = slope
        place: i64 = 0
        while place < RING:
            self.stands[place] = weights.places[place] + weights.late_places[place] * lateness
            place += 1
        total = 0.0
        agent = 0
        while agent < self.agents:
            odds = slope * (float(get(scores, agent)) + weights.bonus * float(get(bonuses, agent)))
            odds += self.stand(get(scores, agent), get(places, agent))
            if get(owners, agent) == INDEPENDENT:
                odds += weights.free
            chance = exp(odds)
            chances[agent] = chance
            total += chance
            agent += 1
        agent = 0
        while agent < self.agents:
            chances[agent] /= total
            agent += 1

    def stand(self, score: i64, place: i64) -> float:
        """What it is worth to stand there with that score, besides the score."""
        if score >= GOAL:
            return AT_THE_GOAL
        worth = self.stands[place]
        return worth + self.weights.ready if score + WORTH[place] >= GOAL else worth

    def taste(self, taste: i64, sharpness: float, own: i64, die: i64) -> None:
        """Get ready to value the splits of a roll for somebody who works for an agent."""
        agent: i64 = 0
        while agent < self.agents:
            if taste == PLAIN:
                self._plain(agent, agent == own, sharpness, die)
            else:
                self._shrewd(agent, agent == own, sharpness, die)
            agent += 1
        while agent < AGENT_SLOTS:
            self.singles[agent * AGENT_SLOTS] = 0.0
            self.singles[SINGLES + agent * AGENT_SLOTS] = 0.0
            agent += 1
        self._pair_up(die)

    def _plain(self, agent: i64, own: bool, sharpness: float, die: i64) -> None:
        """Points over the others' mean, of which only a hope remains without a count."""
        singles = self.singles
        place, score = get(self.places, agent), get(self.scores, agent)
        share = sharpness if own else -sharpness / float(self.agents - 1)
        victory = VICTORY * (sharpness if own else -sharpness)
        steps: i64 = 0
        at = agent * AGENT_SLOTS
        while steps <= die:
            worth = share * POINTS[place]
            singles[at + steps] = HOPE * worth
            singles[SINGLES + at + steps] = worth + (victory if score + WORTH[place] >= GOAL else 0.0)
            place = place + 1 if place < RUIN else 0
            steps += 1

    def _shrewd(self, agent: i64, own: bool, sharpness: float, die: i64) -> None:
        """What the steps do to the log-odds of the agent, by what that means to the own one."""
        singles = self.singles
        place, score = get(self.places, agent), get(self.scores, agent)
        share = sharpness * ((1.0 - self.chances[agent]) if own else -self.chances[agent])
        steps: i64 = 0
        at = agent * AGENT_SLOTS
        while steps <= die:
            worth = WORTH[place]
            after = score + worth if score + worth > 0 else 0
            singles[at + steps] = share * self.stand(score, place)
            singles[SINGLES + at + steps] = share * (self.slope * float(after - score) + self.stand(after, place))
            place = place + 1 if place < RUIN else 0
            steps += 1

    def _pair_up(self, die: i64) -> None:
        singles, doubles = self.singles, self.doubles
        half: i64 = 0
        while half < 2:
            pair: i64 = 0
            while 2 * pair < self.agents:
                left = half * SINGLES + 2 * pair * AGENT_SLOTS
                to = half * COUNTED + pair * PAIR
                second: i64 = 0
                while second <= die:
                    first: i64 = 0
                    other = singles[left + AGENT_SLOTS + second]
                    while first + second <= die:
                        doubles[to + second * AGENT_SLOTS + first] = singles[left + first] + other
                        first += 1
                    second += 1
                pair += 1
            half += 1

    def value(self, split: i64) -> float:
        """What a split is worth to the taste."""
        steps = self.splits.rows[split]
        return self._sum(self.pairs[split], self.counts(steps))

    def counts(self, steps: i64) -> bool:
        """Whether steps bring a count."""
        return arrived(walk(self.places, steps, self.ones), steps, self.dossier, self.ones) & ~self.old != 0

    def _sum(self, code: i64, counted: bool) -> float:
        doubles = self.doubles
        at: i64 = COUNTED if counted else 0
        worth = doubles[at + (code & (PAIR - 1))] + doubles[at + PAIR + (code >> 6 & (PAIR - 1))]
        return worth + doubles[at + 2 * PAIR + (code >> 12 & (PAIR - 1))] + doubles[at + 3 * PAIR + (code >> 18)]

    def draw(self, die: i64, dice: Random) -> i64:
        """A split of a roll, by softmax of what it is worth."""
        rows, codes, noise = self.splits.rows, self.pairs, NOISE
        split = self.splits.first[die]
        end = self.splits.first[die + 1]
        best = split
        most = -1e300
        seed: i64 = dice.randrange(1 << 31)
        while split < end:
            worth = self._sum(codes[split], self.counts(rows[split])) + noise[seed >> 16 & 255]
            if worth > most:
                best, most = split, worth
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            split += 1
        return best

    def dossier_value(self, own: i64, place: i64) -> float:
        """What it is worth to somebody who works for an agent to take the dossier to a place; any taste agrees."""
        worth = 0.0
        agent: i64 = 0
        while agent < self.agents:
            if 1 <= (place - get(self.places, agent) + RING) % RING <= PIPS:
                worth += POINTS[place] * (1.0 if agent == own else -1.0 / float(self.agents))
            agent += 1
        return worth
