"""Heimlich & Co. with bots that show what a tournament does with them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from typing import Any

from filature.bots import RandomPlayer
from filature.games import heimlich

SEEN: list[tuple[str, int, str, int]] = []
"""(bot, seat, card, seed) of every bot of every match played in this process."""


class Noted(RandomPlayer):
    """Plays at random and notes where it sat, with which card."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name, self.seed, self.new = name, seed, True

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        if self.new:
            SEEN.append((self.name, view.seat, view.identity, self.seed))
            self.new = False
        return super().choose(view, moves)


class Clumsy(RandomPlayer):
    """Raises at its third move."""

    left = 3

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        self.left -= 1
        if not self.left:
            raise KeyError("dropped it")
        return super().choose(view, moves)


class Cheat(RandomPlayer):
    """Plays what is not allowed."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        return -5


class Deadly(RandomPlayer):
    """Takes the whole process with it."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        os._exit(3)


class Game(heimlich.Game):
    players = {
        "a": partial(Noted, "a"),
        "b": partial(Noted, "b"),
        "c": partial(Noted, "c"),
        "clumsy": Clumsy,
        "cheat": Cheat,
        "deadly": Deadly,
        **heimlich.Game.players,
    }


GAME = Game()
