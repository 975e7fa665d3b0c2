"""One search for all games: how well moves do in the worlds a seat holds possible.

Three ways to look: *flat* (each move by itself, more often the better ones), *tree* (also what the others will think
of, each knowing only his own secret), and *mixed* where several choose at once (regret matching). Compiled by mypyc.
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

CURIOSITY: Final = 0.35  # UCB1: how much rarely tried moves are worth a look
EXPLORING: Final = 0.1  # regret matching: the share of trials that follow no strategy
PATIENCE: Final = 16  # trials between two looks at the clock
DEEPEST: Final = 40  # decisions in a path of the tree
SELDOM: Final = 0.25  # a move tried less often than this share of the most tried one is not known well enough


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


class Choice:
    """The moves of somebody who has to choose, and how they have done."""

    def __init__(self, moves: Sequence[int], bias: Sequence[float]) -> None:
        self.moves = list(moves)
        self.bias = list(bias)
        """What a character adds to each move for its own sake."""
        self.visits = [0] * len(self.moves)
        self.sums = [0.0] * len(self.moves)
        self.total: i64 = 0

    def note(self, index: i64, worth: float) -> None:
        self.visits[index] += 1
        self.sums[index] += worth
        self.total += 1

    def mean(self, index: i64) -> float:
        """How likely the move is to win, as far as tried."""
        return self.sums[index] / self.visits[index] if self.visits[index] else 0.0

    def score(self, index: i64) -> float:
        return self.mean(index) + self.bias[index]

    def known(self) -> list[int]:
        """The moves (by their place in the list) that were tried often enough, the best first."""
        often = SELDOM * max(self.visits)
        tried = [index for index in range(len(self.moves)) if self.visits[index] >= often]
        tried.sort(key=lambda index: -self.score(index))
        return tried

    def most_promising(self, among: i64) -> i64:
        """The move to try next, of so many from the first on: the untried, then by UCB1."""
        best: i64 = 0
        most = -1e9
        known = log(float(self.total + 1))
        for index in range(min(among, len(self.moves))):
            if not self.visits[index]:
                return index
            score = self.score(index) + CURIOSITY * sqrt(known / self.visits[index])
            if score > most:
                best, most = index, score
        return best


class Mixture:
    """The strategy of somebody who chooses while others do: regret matching with a baseline for each move."""

    def __init__(self, moves: Sequence[int], bias: Sequence[float]) -> None:
        self.choice = Choice(moves, bias)
        self.regrets = [0.0] * len(moves)
        self.played = [0.0] * len(moves)
        self.now = [1.0 / len(moves)] * len(moves)

    def draw(self, dice: Random) -> i64:
        """A move by the strategy of the moment."""
        positive = 0.0
        for regret in self.regrets:
            if regret > 0.0:
                positive += regret
        size = len(self.regrets)
        left = dice.random()
        drawn: i64 = size - 1
        found = False
        for index in range(size):
            share = 1.0 / size
            if positive > 0.0:
                share = self.regrets[index] / positive if self.regrets[index] > 0.0 else 0.0
            self.played[index] += share
            share = (1.0 - EXPLORING) * share + EXPLORING / size
            self.now[index] = share
            if not found:
                left -= share
                if left < 0.0:
                    drawn, found = index, True
        return drawn

    def learn(self, index: i64, worth: float) -> None:
        """What came of a draw; what others would have brought is estimated by what they brought before."""
        choice = self.choice
        gained = worth + choice.bias[index]
        surprise = (gained - choice.score(index)) / self.now[index]
        mean = surprise * self.now[index]
        for other in range(len(self.regrets)):
            mean += self.now[other] * choice.score(other)
        for other in range(len(self.regrets)):
            estimate = choice.score(other) + (surprise if other == index else 0.0)
            self.regrets[other] += estimate - mean
        choice.note(index, worth)

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

    def flat(self, choice: Choice, budget: Budget) -> None:
        """Try moves in the same worlds; drop the worse half again and again (sequential halving)."""
        left = list(range(len(choice.moves)))
        rounds = max(1, ceil(log2(len(left))))
        for number in range(rounds):
            until = 1.0 - (number + 1) / rounds
            while True:
                world = self.belief.determinize(self.dice)
                began: i64 = world.turn_number()
                for index in left:
                    state = world.copy()
                    state.play(self.seat, choice.moves[index])
                    self.evaluation.rollout(state, began, self.dice)
                    choice.note(index, self.evaluation.value(state, self.seat))
                budget.done += len(left)
                if budget.left() <= until + 1e-9:
                    break
            left.sort(key=lambda index: -choice.score(index))
            left = left[: (len(left) + 1) // 2]

    def tree(self, choice: Choice, budget: Budget) -> None:
        """Walk down what has been tried, everybody choosing for himself; one new place each time."""
        places: dict[tuple[int, int, int], Choice] = {}
        while budget.left() > 0.0:
            for _ in range(PATIENCE):
                self._walk(choice, places)
            budget.done += PATIENCE

    def _walk(self, choice: Choice, places: dict[tuple[int, int, int], Choice]) -> None:
        evaluation, dice = self.evaluation, self.dice
        state = self.belief.determinize(dice)
        began: i64 = state.turn_number()
        index = choice.most_promising(len(choice.moves))
        trail: list[tuple[Choice, int, int]] = [(choice, index, self.seat)]
        path = hash((0, choice.moves[index]))
        state.play(self.seat, choice.moves[index])
        while len(trail) < DEEPEST:
            waiting = state.turn()
            if len(waiting) != 1 or evaluation.is_cut_off(state, began):
                break
            seat: i64 = waiting[0]
            if seat == CHANCE:
                drawn = state.sample(seat, dice)
                state.play(seat, drawn)
                path = hash((path, drawn))
                continue
            key = (path, seat, evaluation.private_information(state, seat))
            place = places.get(key)
            if place is None:
                moves = evaluation.candidates(state, seat, dice)
                place = places[key] = Choice(moves, [0.0] * len(moves))
                break
            # Further moves come into view as a place gets known; else most places would be judged by a bad move.
            index = place.most_promising(1 + int(sqrt(float(place.total))))
            trail.append((place, index, seat))
            path = hash((path, place.moves[index]))
            state.play(seat, place.moves[index])
        evaluation.rollout(state, began, dice)
        for place, index, seat in trail:
            place.note(index, evaluation.value(state, seat))

    def mixed(self, own: Mixture, budget: Budget) -> None:
        """Everybody who chooses now looks for a strategy of his own, knowing only his own secret."""
        others: dict[tuple[int, int], Mixture] = {}
        while budget.left() > 0.0:
            for _ in range(PATIENCE):
                self._clash(own, others)
            budget.done += PATIENCE

    def _clash(self, own: Mixture, others: dict[tuple[int, int], Mixture]) -> None:
        evaluation, dice = self.evaluation, self.dice
        state = self.belief.determinize(dice)
        began: i64 = state.turn_number()
        drawn: list[tuple[Mixture, int, int]] = []
        for seat in state.turn():
            mixture = own if seat == self.seat else self._other(state, seat, others)
            drawn.append((mixture, mixture.draw(dice), seat))
        for mixture, index, seat in drawn:
            state.play(seat, mixture.choice.moves[index])
        evaluation.rollout(state, began, dice)
        for mixture, index, seat in drawn:
            mixture.learn(index, evaluation.value(state, seat))

    def _other(self, state: State, seat: i64, others: dict[tuple[int, int], Mixture]) -> Mixture:
        key = (seat, self.evaluation.private_information(state, seat))
        mixture = others.get(key)
        if mixture is None:
            moves = self.evaluation.candidates(state, seat, self.dice)
            mixture = others[key] = Mixture(moves, [0.0] * len(moves))
        return mixture
