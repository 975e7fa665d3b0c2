"""Parlour games of a few moves whose right play is known: a yardstick for the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.random import Random

from filature.bots.contract import Belief, Evaluation
from filature.kernel.state import CHANCE, State
from filature.kernel.view import Outcome

Waiting = Callable[[tuple[int, ...]], tuple[int, ...]]
Prize = Callable[[tuple[int, ...]], tuple[float, ...]]


class Parlour(State):
    """A game given by who moves after which moves, how many moves he has, and what the end is worth to each seat."""

    def __init__(self, whose: Waiting, choices: Sequence[int], prize: Prize, hidden: int = 0) -> None:
        super().__init__()
        self.whose, self.choices, self.prize, self.hidden = whose, choices, prize, hidden
        self.line: tuple[int, ...] = ()
        self.sealed: dict[int, int] = {}

    def turn(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.whose(self.line) if seat not in self.sealed)

    def moves(self, seat: int) -> Sequence[int]:
        return range(self.choices[len(self.line)]) if seat in self.turn() else ()

    def chances(self) -> Sequence[tuple[int, int]]:
        return [(move, 1) for move in self.moves(CHANCE)]

    def play(self, seat: int, move: int) -> None:
        if move not in self.moves(seat):
            raise self.refuse(seat, move)
        self.sealed[seat] = move
        if not self.turn():
            self.line += tuple(self.sealed[seat] for seat in self.whose(self.line))
            self.sealed = {}

    def outcome(self) -> Outcome | None:
        return None

    def turn_number(self) -> int:
        return len(self.line)

    def copy(self) -> Parlour:
        twin = Parlour(self.whose, self.choices, self.prize, self.hidden)
        twin.line, twin.sealed = self.line, dict(self.sealed)
        return twin


class Prizes(Evaluation):
    """Judges a parlour game by its prizes, and plays it at random in between."""

    def value(self, state: Any, seat: int) -> float:
        return float(state.prize((*state.line, state.hidden))[seat])


class Sure(Belief):
    """Knows the game; `hidden` lists the secrets that are equally likely."""

    def __init__(self, state: Parlour, hidden: Sequence[int] = (0,)) -> None:
        self.state, self.hidden = state, hidden

    def determinize(self, dice: Random) -> State:
        world = self.state.copy()
        world.hidden = self.hidden[dice.randrange(len(self.hidden))]
        return world
