"""Games with bots that show what a contest does with them."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from filature import bots
from filature.arena.standings import Standings
from filature.bots import RandomPlayer
from filature.bots import double_agents as double_agents_bots
from filature.bots import heimlich as heimlich_bots
from filature.bots.contract import Player
from filature.games import double_agents, heimlich

SEEN: list[tuple[str, int, str, int]] = []
"""(bot, seat, card, seed) of every bot of every match played in this process."""


class Noted(RandomPlayer):
    """Plays at random and notes where it sat, with which card."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name, self.seed, self.new = name, seed, True

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        if self.new:
            SEEN.append((self.name, view.seat, str(getattr(view, "identity", "")), self.seed))
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


class Leaver(RandomPlayer):
    """Wants the program to end."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        sys.exit("enough")


class Deadly(RandomPlayer):
    """Takes the whole process with it at its second move."""

    left = 2

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        self.left -= 1
        if not self.left:
            os._exit(3)
        return super().choose(view, moves)


class Endless(RandomPlayer):
    """Never finds a move."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        while True:
            pass


class Stillborn(RandomPlayer):
    """Kills the process that plays the match before anybody has thought."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if multiprocessing.parent_process():
            os._exit(4)


class Talker(RandomPlayer):
    """Prints what it thinks."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        print("hmm")
        return super().choose(view, moves)


NOTED = {name: partial(Noted, name) for name in "abc"}


class Game(heimlich.Game):
    pass


class Bots(heimlich_bots.Bots):
    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {
            **NOTED,
            "clumsy": Clumsy,
            "cheat": Cheat,
            "leaver": Leaver,
            "deadly": Deadly,
            "endless": Endless,
            "stillborn": Stillborn,
            "talker": Talker,
            **super().players(),
        }


class Sided(double_agents.Game):
    pass


class SidedBots(double_agents_bots.Bots):
    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {**NOTED, **super().players()}


bots.register(Game, Bots)
bots.register(Sided, SidedBots)
GAME = Game()
SIDED = Sided()


def without_times(standings: Standings) -> Any:
    """What follows from the seed."""
    plain = msgspec.to_builtins(standings)
    for entry in plain["entries"]:
        del entry["seconds"], entry["slowest"]
    return plain
