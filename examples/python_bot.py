"""A bot in Python that plays any game: it knows moves by their words, and remembers what it has heard.

    filature arena heimlich --bots examples.python_bot:LeastHeard,greedy,greedy --matches 15

A class of your own is named as `module:Class`; docs/bots.md tells what it is asked. To play by a game's numbers instead
of words, derive from `Player` and write `choose`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from filature.bots.contract import WritingPlayer
from filature.kernel.events import Event


class LeastHeard(WritingPlayer):
    """Plays what it has played least often, and of that what it has heard least of."""

    games = ()  # every game; ("heimlich",) would say that it knows no other

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.played: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        self.heard.update(str(fact) for fact in event.facts.values())

    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        heard = {move: sum(self.heard[word] for word in move.split()) for move in moves}
        chosen = min(moves, key=lambda move: (self.played[move], heard[move], self.dice.random()))
        self.played[chosen] += 1
        return chosen
