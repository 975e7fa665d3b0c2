"""Monte Carlo search over determinizations, one for all games.

Three kinds: *flat* (each move by itself; sequential halving: Karnin, Koren, Somekh 2013), *tree* (also what the others
will do, each knowing only their own information; information set MCTS: Cowling, Powley, Whitehouse 2012, with
progressive widening: Coulom 2007), and *mixed* where several choose at once (regret matching: Hart, Mas-Colell 2000).
Compiled by mypyc.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log, log2, sqrt
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import Belief, Evaluation
from filature.kernel.state import CHANCE, State

EXPLORATION: Final = 0.35  # UCB1: how much rarely tried moves are worth a look
RANDOM_SHARE: Final = 0.1  # regret matching: the share of trials that follow no strategy
TRIALS_PER_CHECK: Final = 16  # trials between two looks at the clock
MAX_DEPTH: Final = 40  # decisions in one path of the tree
LEAST_SHARE_OF_VISITS: Final = 0.25  # a move tried more seldom, beside the most tried one, is not known


class Budget:
    """How long to think: so many playouts, so many milliseconds, or what is reached first."""

    def __init__(self, playouts: int, milliseconds: int) -> None:
        self.playouts = playouts
        self.milliseconds = milliseconds
        self.done = 0
        self.began = time.perf_counter()

    def left(self) -> float:
        """The share that is left, at most 1."""
        share = 1.0 - self.done / self.playouts if self.playouts else 1.0
        if self.milliseconds:
            share = min(share, 1.0 - (time.perf_counter() - self.began) * 1000.0 / self.milliseconds)
        return share


class MoveStatistics:
    """The moves of somebody who has to choose, and how they have done."""

    def __init__(self, moves: Sequence[int], bias: Sequence[float]) -> None:
        self.moves = list(moves)
        self.bias = list(bias)
        """What a character adds to each move for its own sake."""
        self.visits = [0] * len(self.moves)
        self.sums = [0.0] * len(self.moves)
        self.total: i64 = 0

    def add(self, index: i64, value: float) -> None:
        self.visits[index] += 1
        self.sums[index] += value
        self.total += 1

    def mean(self, index: i64) -> float:
        """How likely the move is to win, as far as tried."""
        return self.sums[index] / self.visits[index] if self.visits[index] else 0.0

    def score(self, index: i64) -> float:
        return self.mean(index) + self.bias[index]

    def well_tried(self) -> list[int]:
        """The moves (by their index) that were tried often enough, the best first."""
        often = LEAST_SHARE_OF_VISITS * max(self.visits)
        tried = [index for index in range(len(self.moves)) if self.visits[index] >= often]
        tried.sort(key=lambda index: -self.score(index))
        return tried

    def select(self, among: i64) -> i64:
        """The move to try next, of so many from the first on: the untried, then by UCB1."""
        best: i64 = 0
        most = -1e9
        log_visits = log(float(self.total + 1))
        for index in range(min(among, len(self.moves))):
            if not self.visits[index]:
                return index
            score = self.score(index) + EXPLORATION * sqrt(log_visits / self.visits[index])
            if score > most:
                best, most = index, score
        return best


class MixedStrategy:
    """The strategy of somebody who chooses while others do: regret matching with a baseline for each move."""

    def __init__(self, moves: Sequence[int], bias: Sequence[float]) -> None:
        self.statistics = MoveStatistics(moves, bias)
        self.regrets = [0.0] * len(moves)
        self.played = [0.0] * len(moves)
        self.now = [1.0 / len(moves)] * len(moves)

    def sample(self, dice: Random) -> i64:
        """A move by the strategy of the moment."""
        positive = 0.0
        for regret in self.regrets:
            if regret > 0.0:
                positive += regret
        size = len(self.regrets)
        left = dice.random()
        chosen: i64 = size - 1
        found = False
        for index in range(size):
            share = 1.0 / size
            if positive > 0.0:
                share = self.regrets[index] / positive if self.regrets[index] > 0.0 else 0.0
            self.played[index] += share
            share = (1.0 - RANDOM_SHARE) * share + RANDOM_SHARE / size
            self.now[index] = share
            if not found:
                left -= share
                if left < 0.0:
                    chosen, found = index, True
        return chosen

    def update(self, index: i64, value: float) -> None:
        """What came of a sample; what others would have brought is estimated by what they brought before."""
        statistics = self.statistics
        gained = value + statistics.bias[index]
        surprise = (gained - statistics.score(index)) / self.now[index]
        mean = surprise * self.now[index]
        for other in range(len(self.regrets)):
            mean += self.now[other] * statistics.score(other)
        for other in range(len(self.regrets)):
            estimate = statistics.score(other) + (surprise if other == index else 0.0)
            self.regrets[other] += estimate - mean
        statistics.add(index, value)

    def average(self) -> list[float]:
        """The strategy to play: the mean of all, never the last."""
        total = sum(self.played)
        return [share / total for share in self.played] if total else self.now


class Search:
    """Thinking about one decision of one seat."""

    def __init__(self, evaluation: Evaluation, belief: Belief, seat: int, dice: Random) -> None:
        self.evaluation = evaluation
        self.belief = belief
        self.seat: i64 = seat
        self.dice = dice

    def flat(self, statistics: MoveStatistics, budget: Budget) -> None:
        """Try moves in the same worlds; drop the worse half again and again (sequential halving)."""
        left = list(range(len(statistics.moves)))
        rounds = max(1, ceil(log2(len(left))))
        for number in range(rounds):
            until = 1.0 - (number + 1) / rounds
            while True:
                world = self.belief.determinize(self.dice)
                began: i64 = world.turn_number()
                for index in left:
                    state = world.copy()
                    state.play(self.seat, statistics.moves[index])
                    self.evaluation.rollout(state, began, self.dice)
                    statistics.add(index, self.evaluation.value(state, self.seat))
                budget.done += len(left)
                if budget.left() <= until + 1e-9:
                    break
            left.sort(key=lambda index: -statistics.score(index))
            left = left[: (len(left) + 1) // 2]

    def tree(self, statistics: MoveStatistics, budget: Budget) -> None:
        """Walk down what has been tried, everybody choosing for themselves; one new node each time."""
        nodes: dict[tuple[int, int, int], MoveStatistics] = {}
        while budget.left() > 0.0:
            for _ in range(TRIALS_PER_CHECK):
                self._iterate(statistics, nodes)
            budget.done += TRIALS_PER_CHECK

    def _iterate(self, statistics: MoveStatistics, nodes: dict[tuple[int, int, int], MoveStatistics]) -> None:
        evaluation, dice = self.evaluation, self.dice
        state = self.belief.determinize(dice)
        began: i64 = state.turn_number()
        index = statistics.select(len(statistics.moves))
        path: list[tuple[MoveStatistics, int, int]] = [(statistics, index, self.seat)]
        history = hash((0, statistics.moves[index]))
        state.play(self.seat, statistics.moves[index])
        while len(path) < MAX_DEPTH:
            waiting = state.turn()
            if len(waiting) != 1 or evaluation.is_cut_off(state, began):
                break
            seat: i64 = waiting[0]
            if seat == CHANCE:
                chosen = state.sample(seat, dice)
                state.play(seat, chosen)
                history = hash((history, chosen))
                continue
            key = (history, seat, evaluation.private_information(state, seat))
            node = nodes.get(key)
            if node is None:
                moves = evaluation.candidates(state, seat, dice)
                node = nodes[key] = MoveStatistics(moves, [0.0] * len(moves))
                break
            # Progressive widening: at first only the most promising moves are tried.
            index = node.select(1 + int(sqrt(float(node.total))))
            path.append((node, index, seat))
            history = hash((history, node.moves[index]))
            state.play(seat, node.moves[index])
        evaluation.rollout(state, began, dice)
        for node, index, seat in path:
            node.add(index, evaluation.value(state, seat))

    def mixed(self, own: MixedStrategy, budget: Budget) -> None:
        """Everybody who chooses now looks for a strategy of their own, knowing only their own secret."""
        others: dict[tuple[int, int], MixedStrategy] = {}
        while budget.left() > 0.0:
            for _ in range(TRIALS_PER_CHECK):
                self._play_together(own, others)
            budget.done += TRIALS_PER_CHECK

    def _play_together(self, own: MixedStrategy, others: dict[tuple[int, int], MixedStrategy]) -> None:
        evaluation, dice = self.evaluation, self.dice
        state = self.belief.determinize(dice)
        began: i64 = state.turn_number()
        chosen: list[tuple[MixedStrategy, int, int]] = []
        for seat in state.turn():
            strategy = own if seat == self.seat else self._strategy_of(state, seat, others)
            chosen.append((strategy, strategy.sample(dice), seat))
        for strategy, index, seat in chosen:
            state.play(seat, strategy.statistics.moves[index])
        evaluation.rollout(state, began, dice)
        for strategy, index, seat in chosen:
            strategy.update(index, evaluation.value(state, seat))

    def _strategy_of(self, state: State, seat: i64, others: dict[tuple[int, int], MixedStrategy]) -> MixedStrategy:
        key = (seat, self.evaluation.private_information(state, seat))
        strategy = others.get(key)
        if strategy is None:
            moves = self.evaluation.candidates(state, seat, self.dice)
            strategy = others[key] = MixedStrategy(moves, [0.0] * len(moves))
        return strategy
