"""A game of the house with a leak, to see that the conformance suite finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from filature.kernel.events import Event
from filature.kernel.game import Choices, Game
from filature.kernel.state import State
from filature.kernel.view import Outcome


class Leaky(State):
    """A game, all of it, but for one leak: in `view`, or in `retell` of its events."""

    def __init__(self, true: State) -> None:
        super().__init__()
        self.true = true

    def retell(self, event: Event) -> Event:
        return event

    def play(self, seat: int, move: int) -> None:
        self.true.news = None if self.news is None else []
        self.true.play(seat, move)
        if self.news is not None:
            self.news += [self.retell(event) for event in self.true.news or ()]

    def view(self, seat: int) -> Any:
        return self.true.view(seat)

    def turn(self) -> tuple[int, ...]:
        return self.true.turn()

    def moves(self, seat: int) -> Sequence[int]:
        return self.true.moves(seat)

    def chances(self) -> Sequence[tuple[int, int]]:
        return self.true.chances()

    def outcome(self) -> Outcome | None:
        return self.true.outcome()

    def absent(self, seat: int) -> int:
        return self.true.absent(seat)

    def write(self, seat: int, move: int) -> str:
        return self.true.write(seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return self.true.read(seat, text)

    def dump(self) -> dict[str, Any]:
        return self.true.dump()

    def turn_number(self) -> int:
        return self.true.turn_number()

    def copy(self) -> State:
        return type(self)(self.true.copy())

    def imagine(self, seat: int, dice: Random) -> State:
        return type(self)(self.true.imagine(seat, dice))


def leaking(game: Game, leak: type[Leaky]) -> Game:
    """The same game with a leak in its states."""

    class LeakyGame(type(game)):  # type: ignore[misc]
        def __init__(self) -> None:
            self.__dict__ |= vars(game)

        def start(self, seats: int, options: Choices = None) -> State:
            return leak(game.start(seats, options))

        def load(self, position: Mapping[str, Any]) -> State:
            return leak(game.load(position))

        def confidants(self, state: Leaky, seat: int) -> tuple[int, ...]:
            return game.confidants(state.true, seat)

    return LeakyGame()
