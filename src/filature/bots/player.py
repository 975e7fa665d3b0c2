"""A player that thinks: it believes, imagines how the match may go on, and weighs what a move would betray."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

import msgspec
from librt.random import Random

from filature.bots.contract import Belief, GameBots, Personality, Player, drawn
from filature.bots.search import Budget, Choice, Mixture, Search
from filature.kernel.events import Event

FAINT: Final = 0.03
"""A move the mixed strategy plays more seldom than this is noise."""


class Option(msgspec.Struct, frozen=True):
    """What a mind thought of one move."""

    move: int
    worth: float
    """How likely it is to win, as far as the mind could see."""
    exposure: float
    """What it would add to an observer's belief in the truth about this seat."""
    chance: float
    """With what chance the mind meant to play it."""


class SearchPlayer(Player):
    """One seat's mind in one match. `thoughts` tells what it thought of its last decision."""

    def __init__(self, game_bots: GameBots, personality: Personality, seed: int) -> None:
        self.game_bots = game_bots
        self.personality = personality
        self.dice = Random(seed)
        self.evaluation = game_bots.evaluation(personality)
        self.thoughts: list[Option] = []
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
            self.thoughts = [Option(moves[0], 0.0, 0.0, 1.0)]
            return moves[0]
        policy = belief.policy(moves)
        if policy is not None:
            self.thoughts = [Option(move, 0.0, 0.0, chance) for move, chance in zip(moves, policy, strict=True)]
        else:
            self.thoughts = self._weigh(view, belief)
        return self._draw()

    def _weigh(self, view: Any, belief: Belief) -> list[Option]:
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
            mixture = Mixture(moves, bias)
            search.mixed(mixture, budget)
            choice, chances = mixture.choice, _without_noise(mixture.average())
        else:
            choice = Choice(moves, bias)
            if personality.tree:
                search.tree(choice, budget)
            else:
                search.flat(choice, budget)
            chances = _preferences(choice, personality.temperature)
        found = zip(moves, exposure, chances, strict=True)
        return [Option(move, choice.mean(n), shown, chance) for n, (move, shown, chance) in enumerate(found)]

    def _draw(self) -> int:
        return self.thoughts[drawn([option.chance for option in self.thoughts], self.dice)].move


def _preferences(choice: Choice, temperature: float) -> list[float]:
    """The best move; with temperature, the good ones too."""
    known = choice.known()
    best = choice.score(known[0])
    weights = [0.0] * len(choice.moves)
    for n in known if temperature else known[:1]:
        weights[n] = exp((choice.score(n) - best) / temperature) if temperature else 1.0
    return [weight / sum(weights) for weight in weights]


def _without_noise(strategy: list[float]) -> list[float]:
    kept = [share if share >= FAINT else 0.0 for share in strategy]
    return [share / sum(kept) for share in kept] if sum(kept) else strategy
