"""A game from outside the house whose rules have a fault: move 1 breaks half-way."""

from __future__ import annotations

from typing import Any

from filature.kernel import game
from filature.kernel.game import Choices, Options
from filature.kernel.state import CHANCE, State
from filature.kernel.view import Outcome


class Fragile(State):
    def __init__(self, total: int) -> None:
        super().__init__()
        self.total = total

    def turn(self) -> tuple[int, ...]:
        return (0,)

    def moves(self, seat: int) -> list[int]:
        return [] if seat == CHANCE else [0, 1]

    def play(self, seat: int, move: int) -> None:
        self.total += 1
        self.tell(None, "added", {"total": self.total})
        if move == 1:
            raise ZeroDivisionError("half-way")

    def outcome(self) -> Outcome | None:
        return None

    def write(self, seat: int, move: int) -> str:
        return ["add", "break"][move]

    def read(self, seat: int, text: str) -> list[int]:
        return [["add", "break"].index(text)]

    def copy(self) -> Fragile:
        return Fragile(self.total)

    def dump(self) -> dict[str, Any]:
        return {"total": self.total}

    def turn_number(self) -> int:
        return 0


class Game(game.Game):
    name = "fragile"
    seats = range(1, 2)
    actions = 2
    Options = Options

    def start(self, seats: int, options: Choices = None) -> Fragile:
        return Fragile(0)


GAME = Game()
