"""A bot that keeps a belief, searches over its determinizations, and weighs what a move would betray."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

import msgspec
from librt.random import Random

from filature.bots.contract import Belief, GameBots, Personality, Player, draw_index
from filature.bots.search import Budget, MixedStrategy, MoveStatistics, Search
from filature.kernel.events import Event

LEAST_SHARE: Final = 0.03
"""A move the mixed strategy plays more seldom than this is noise."""


class Consideration(msgspec.Struct, frozen=True):
    """What a search made of one move."""

    move: int
    value: float
    """Its probability to win, as far as the search could see."""
    exposure: float
    """What it would add to an observer's belief in the truth about this seat."""
    chance: float
    """The probability with which it was to be played."""


class SearchPlayer(Player):
    """The bot of one seat in one match; `considered` holds its last decision."""

    def __init__(self, game_bots: GameBots, personality: Personality, seed: int) -> None:
        self.game_bots = game_bots
        self.personality = personality
        self.dice = Random(seed)
        self.evaluation = game_bots.evaluation(personality)
        self.considered: list[Consideration] = []
        self._belief: Belief | None = None
        self._heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self._heard.append(event)

    def believe(self, view: Any) -> Belief:
        """What it believes now, having thought about all it has heard."""
        belief = self._belief = self._belief or self.game_bots.belief(view)
        for event in self._heard:
            belief.hear(event)
        self._heard.clear()
        belief.see(view)
        return belief

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        belief = self.believe(view)
        if len(moves) == 1:
            self.considered = [Consideration(moves[0], 0.0, 0.0, 1.0)]
            return moves[0]
        policy = belief.policy(moves)
        if policy is not None:
            self.considered = [
                Consideration(move, 0.0, 0.0, chance) for move, chance in zip(moves, policy, strict=True)
            ]
        else:
            self.considered = self._weigh(view, belief)
        return self._draw()

    def _weigh(self, view: Any, belief: Belief) -> list[Consideration]:
        seat, personality, evaluation = view.seat, self.personality, self.evaluation
        evaluation.observe(belief)
        world = belief.determinize(self.dice)
        moves = evaluation.candidates(world, seat, self.dice)
        exposure = belief.exposure(moves)
        bias = [
            evaluation.preference(world, seat, move) - personality.discretion * shown
            for move, shown in zip(moves, exposure, strict=True)
        ]
        search = Search(evaluation, belief, seat, self.dice)
        budget = Budget(personality.playouts, personality.milliseconds)
        if personality.mixing and len(world.turn()) > 1:
            strategy = MixedStrategy(moves, bias)
            search.mixed(strategy, budget)
            statistics, chances = strategy.statistics, _without_noise(strategy.average())
        else:
            statistics = MoveStatistics(moves, bias)
            if personality.tree:
                search.tree(statistics, budget)
            else:
                search.flat(statistics, budget)
            chances = _softmax(statistics, personality.temperature)
        rows = zip(moves, exposure, chances, strict=True)
        return [Consideration(move, statistics.mean(n), shown, chance) for n, (move, shown, chance) in enumerate(rows)]

    def _draw(self) -> int:
        return self.considered[draw_index([option.chance for option in self.considered], self.dice)].move


def _softmax(statistics: MoveStatistics, temperature: float) -> list[float]:
    """The best move; at a temperature, the good ones too."""
    tried = statistics.well_tried()
    best = statistics.score(tried[0])
    weights = [0.0] * len(statistics.moves)
    for n in tried if temperature else tried[:1]:
        weights[n] = exp((statistics.score(n) - best) / temperature) if temperature else 1.0
    return [weight / sum(weights) for weight in weights]


def _without_noise(strategy: list[float]) -> list[float]:
    kept = [share if share >= LEAST_SHARE else 0.0 for share in strategy]
    return [share / sum(kept) for share in kept] if sum(kept) else strategy
