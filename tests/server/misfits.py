"""A game from another package, with the bots nobody wants to sit next to."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event as Never
from typing import Any

from filature import bots
from filature.bots.contract import GameBots, Player
from filature.kernel import game
from filature.kernel.events import Event


class Bot(Player):
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Raises(Bot):
    def choose(self, view: Any, moves: Sequence[int]) -> int:
        raise ZeroDivisionError(f"I saw {view}")


class Leaves(Bot):
    def choose(self, view: Any, moves: Sequence[int]) -> int:
        sys.exit(f"I saw {view}")


class Cheats(Bot):
    def choose(self, view: Any, moves: Sequence[int]) -> int:
        return max(moves) + 1


class Broods(Bot):
    """Rings the bell (a named pipe), and never answers."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        Path(os.environ["BELL"]).write_bytes(b"")
        Never().wait()
        return moves[0]


class Dies(Bot):
    def choose(self, view: Any, moves: Sequence[int]) -> int:
        os._exit(1)


class Chats(Bot):
    """Tells on its standard output in which process it is, and reads there what it can."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        print(os.getpid())
        return moves[len(os.read(0, 1))]


class Counts(Bot):
    """Plays 100 * how often it was asked + how many events it heard."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = self.heard = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        self.asked += 1
        return 100 * self.asked + self.heard


class Misfits(game.Game):
    name = "misfits"
    seats = range(1, 9)
    actions = 1000
    Options = game.Options


class Bots(GameBots):
    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {
            "raises": Raises,
            "leaves": Leaves,
            "cheats": Cheats,
            "broods": Broods,
            "dies": Dies,
            "chats": Chats,
            "counts": Counts,
        }


bots.register(Misfits, Bots)
GAME = Misfits()
