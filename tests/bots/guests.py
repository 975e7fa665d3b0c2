"""Classes somebody might name as `module:Class`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from filature.bots import RandomPlayer
from filature.bots.contract import Player, WritingPlayer
from filature.kernel.events import Event


class Good(RandomPlayer):
    pass


class First(WritingPlayer):
    """Plays the first move, and notes what it was given."""

    games = ("heimlich",)
    given: list[tuple[int, list[str]]] = []

    def __init__(self, seed: int) -> None:
        self.heard = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        self.given.append((self.heard, list(moves)))
        return moves[0]


class Invents(First):
    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        return "orange+99"


class Raises(RandomPlayer):
    def choose(self, view: Any, moves: Sequence[int]) -> int:
        raise KeyError("dropped it")


class Cheats(RandomPlayer):
    def choose(self, view: Any, moves: Sequence[int]) -> int:
        return -5


class Seedless(Player):
    def __init__(self) -> None:
        pass


def function(seed: int) -> Player:
    return Good(seed)
