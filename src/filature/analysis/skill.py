"""Luck against skill: what chance brought every seat, and what its own moves gave away.

A decision is judged by what its player could know then (their belief), a draw by the truth. Every comparison is made
over imagined continuations of its own, so that small differences come out too small as often as too large: a sum may
be slightly below zero, and its standard error says how much to make of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from librt.random import Random

from filature.analysis.report import Balance, Decision, Draw, Skill
from filature.bots.contract import Belief, Evaluation, GameBots, Personality
from filature.bots.search import Budget, MoveStatistics, Search
from filature.kernel.state import CHANCE, State

SEED: Final = 1
"""The same match has the same analysis."""


class Judge:
    """Judges the moves and the draws of one match, as they come."""

    def __init__(self, game_bots: GameBots, seats: int, playouts: int) -> None:
        self.evaluation: Evaluation = game_bots.evaluation(Personality())
        self.seats = seats
        self.playouts = playouts
        self.decisions: list[Decision] = []
        self.draws: list[Draw] = []
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
        worth, given, error = choice.mean(best), 0.0, 0.0
        if choice.moves[best] != move:
            worth, given, error = self._against(seat, move, choice.moves[best], belief)
        self.decisions.append(
            Decision(
                seat=seat,
                move=number,
                turn=state.turn_number(),
                played=state.write(seat, move),
                best=state.write(seat, choice.moves[best]),
                worth=worth,
                given=given,
                error=error,
            )
        )

    def _best(self, seat: int, move: int, belief: Belief) -> MoveStatistics:
        """The moves that deserve thought, and the one that was played, tried against each other."""
        candidates = list(self.evaluation.candidates(belief.determinize(self._dice), seat, self._dice))
        moves = candidates if move in candidates else [*candidates, move]
        choice = MoveStatistics(moves, [0.0] * len(moves))
        if len(moves) > 1:
            Search(self.evaluation, belief, seat, self._dice).flat(choice, Budget(self.playouts, 0))
        return choice

    def _against(self, seat: int, played: int, best: int, belief: Belief) -> tuple[float, float, float]:
        """What the played move is worth, what the best one gains on it, and the standard error of that.

        Both are tried in the same worlds and with the same dice, so that little but the moves differs.
        """
        worths, gains = [], []
        for seed in range(self.playouts):
            world = belief.determinize(self._dice)
            worths.append(self._after(world, seat, played, Random(seed)))
            gains.append(self._after(world, seat, best, Random(seed)) - worths[-1])
        return (_mean(worths)[0], *_mean(gains))

    def _after(self, world: State, seat: int, move: int, dice: Random) -> float:
        state = world.copy()
        state.play(seat, move)
        self.evaluation.rollout(state, world.turn_number(), dice)
        return self.evaluation.value(state, seat)

    def drawn(self, before: State, after: State, drawn: Sequence[str], belief: Belief, number: int) -> None:
        """Chance has brought all it had to bring between two decisions; `belief` is an observer's."""
        self.evaluation.observe(belief)
        gains: list[list[float]] = [[] for _ in range(self.seats)]
        for seed in range(self.playouts):
            lucky, usual = after.copy(), before.copy()
            while usual.turn() == (CHANCE,):
                usual.play(CHANCE, usual.sample(CHANCE, self._dice))
            for state in (lucky, usual):
                self.evaluation.rollout(state, state.turn_number(), Random(seed))
            for seat in range(self.seats):
                gains[seat].append(self.evaluation.value(lucky, seat) - self.evaluation.value(usual, seat))
        means = [_mean(own) for own in gains]
        self.draws.append(
            Draw(
                move=number,
                turn=after.turn_number(),
                drawn=list(drawn),
                luck=[mean for mean, _ in means],
                errors=[error for _, error in means],
            )
        )

    def verdict(self) -> Skill:
        balances = [self._balance(seat) for seat in range(self.seats)]
        return Skill(playouts=self.playouts, balances=balances, decisions=self.decisions, draws=self.draws)

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


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, count - 1) / count)
