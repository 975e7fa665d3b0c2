"""Luck against skill: what chance brought every seat, and what its own moves gave away.

A decision is judged by what its player could know then (their belief), a draw by the truth. Every comparison is made
over imagined continuations of its own, so that small differences come out too small as often as too large: a sum may
be slightly below zero, and its standard error says how much to make of it. A comparison ends as soon as it is clear.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from librt.random import Random

from filature.analysis.report import Balance, Decision, Draw, Skill
from filature.bots.contract import Belief, Evaluation, GameBots, Personality
from filature.bots.search import Budget, MoveStatistics, Search
from filature.kernel.help import Sentence
from filature.kernel.state import CHANCE, State

SEED: Final = 1
"""The same match has the same analysis."""
FEWEST_TRIALS: Final = 20
CLEAR: Final = 0.01
"""A standard error at which a comparison is clear."""
MISTAKES: Final = 5
DEAR: Final = 0.05
"""A mistake that cost less is not worth a word."""
DOUBT: Final = 2.0
"""Something is told when it is at least so many standard errors away from nothing."""

Trial = Callable[[int], Sequence[float]]
"""What came of one imagined continuation, by its seed: a figure for each thing compared."""
Draft = Callable[[int, str], list[Sentence]]
"""A written move of a seat in words."""


class Judge:
    """Judges the moves and the draws of one match, as they come."""

    def __init__(self, game_bots: GameBots, seats: int, playouts: int, draft: Draft) -> None:
        self.evaluation: Evaluation = game_bots.evaluation(Personality())
        self.seats = seats
        self.playouts = playouts
        self.decisions: list[Decision] = []
        self.draws: list[Draw] = []
        self._draft = draft
        self._moment = game_bots.moment
        self._dice = Random(SEED)

    def decided(self, state: State, seat: int, move: int, belief: Belief, number: int) -> None:
        """A seat is about to play its move, number `number` of the record.

        Nothing is judged where there is no choice, or where the belief alone says how to mix one's moves.
        """
        legal = state.moves(seat)
        if len(legal) < 2 or belief.policy(legal) is not None:
            return
        self.evaluation.observe(belief)
        choice = self._best(seat, move, belief)
        best = max(range(len(choice.moves)), key=lambda index: (choice.visits[index], choice.mean(index)))
        decision = Decision(
            seat=seat,
            move=number,
            turn=state.turn_number(),
            when=self._moment(state.turn_number()),
            played=state.write(seat, move),
            best=state.write(seat, choice.moves[best]),
            worth=choice.mean(best),
            given=0.0,
            error=0.0,
        )
        if choice.moves[best] != move:
            self._compare(decision, move, choice.moves[best], belief)
        self.decisions.append(decision)

    def _best(self, seat: int, move: int, belief: Belief) -> MoveStatistics:
        """The moves that deserve thought, and the one that was played, tried against each other."""
        candidates = list(self.evaluation.candidates(belief.determinize(self._dice), seat, self._dice))
        moves = candidates if move in candidates else [*candidates, move]
        choice = MoveStatistics(moves, [0.0] * len(moves))
        if len(moves) > 1:
            Search(self.evaluation, belief, seat, self._dice).flat(choice, Budget(self.playouts, 0))
        return choice

    def _compare(self, decision: Decision, played: int, best: int, belief: Belief) -> None:
        """What the played move is worth, what the best one gains on it, and the standard error of that.

        Both are tried in the same worlds and with the same dice, so that little but the moves differs.
        """

        def trial(seed: int) -> tuple[float, float]:
            world = belief.determinize(self._dice)
            worth = self._after(world, decision.seat, played, Random(seed))
            return self._after(world, decision.seat, best, Random(seed)) - worth, worth

        (decision.given, decision.error), (decision.worth, _) = estimates(trial, self.playouts, compared=1)
        if is_dear(decision):
            decision.told = self._draft(decision.seat, decision.played)
            decision.better = self._draft(decision.seat, decision.best)

    def _after(self, world: State, seat: int, move: int, dice: Random) -> float:
        state = world.copy()
        state.play(seat, move)
        self.evaluation.rollout(state, world.turn_number(), dice)
        return self.evaluation.value(state, seat)

    def drawn(self, before: State, after: State, drawn: Sequence[str], belief: Belief, number: int) -> None:
        """Chance has brought all it had to bring between two decisions; `belief` is an observer's."""
        self.evaluation.observe(belief)

        def trial(seed: int) -> list[float]:
            lucky, usual = after.copy(), before.copy()
            while usual.turn() == (CHANCE,):
                usual.play(CHANCE, usual.sample(CHANCE, self._dice))
            for state in (lucky, usual):
                self.evaluation.rollout(state, state.turn_number(), Random(seed))
            return [
                self.evaluation.value(lucky, seat) - self.evaluation.value(usual, seat) for seat in range(self.seats)
            ]

        gains = estimates(trial, self.playouts, compared=self.seats)
        self.draws.append(
            Draw(
                move=number,
                turn=after.turn_number(),
                drawn=list(drawn),
                luck=[mean for mean, _ in gains],
                errors=[error for _, error in gains],
            )
        )

    def chances(self, state: State, belief: Belief) -> list[float]:
        """How likely every seat was to win, all secrets known; `belief` is an observer's."""
        self.evaluation.observe(belief)

        def trial(seed: int) -> list[float]:
            world = state.copy()
            self.evaluation.rollout(world, world.turn_number(), Random(seed))
            return [self.evaluation.value(world, seat) for seat in range(self.seats)]

        return [mean for mean, _ in estimates(trial, self.playouts, compared=self.seats)]

    def verdict(self) -> Skill:
        balances = [self._balance(seat) for seat in range(self.seats)]
        dearest = sorted(filter(is_dear, self.decisions), key=lambda decision: -decision.given)[:MISTAKES]
        return Skill(
            playouts=self.playouts,
            balances=balances,
            decisions=self.decisions,
            draws=self.draws,
            mistakes=sorted(dearest, key=lambda decision: decision.move),
        )

    def _balance(self, seat: int) -> Balance:
        own = [decision for decision in self.decisions if decision.seat == seat]
        return Balance(
            seat=seat,
            decisions=len(own),
            given=sum(decision.given for decision in own),
            given_error=sqrt(sum(decision.error**2 for decision in own)),
            luck=sum(draw.luck[seat] for draw in self.draws),
            luck_error=sqrt(sum(draw.errors[seat] ** 2 for draw in self.draws)),
        )


def is_dear(decision: Decision) -> bool:
    """Not where the search was wrong, and what was played did better than what it found."""
    return decision.given > 0 and is_telling(decision.given, decision.error)


def is_telling(figure: float, error: float) -> bool:
    """Whether a sum of chances is worth a word: large enough, and larger than its error."""
    return abs(figure) >= DEAR and abs(figure) >= DOUBT * error


def estimates(trial: Trial, most: int, *, compared: int) -> list[tuple[float, float]]:
    """The mean of each figure and its standard error, after as many trials as it takes to make the first `compared` of
    them clear; at most so many."""
    rows: list[Sequence[float]] = []
    while len(rows) < most:
        rows.append(trial(len(rows)))
        if len(rows) < most and len(rows) % FEWEST_TRIALS == 0:
            if all(_mean([row[n] for row in rows])[1] < CLEAR for n in range(compared)):
                break
    return [_mean(column) for column in zip(*rows, strict=True)]


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, count - 1) / count)
