"""One moment of one match: the contract every game fulfils.

Compiled by mypyc where a C compiler is found. A game in plain Python may subclass `State` all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from filature.kernel.errors import IllegalMove, MatchOver, NotYourTurn
from filature.kernel.events import Event

if TYPE_CHECKING:
    from filature.kernel.game import Outcome, View

CHANCE: Final = -1
"""The seat of the dice and the shuffles."""

WATCHER: Final = -2
"""The seat of somebody who only looks on."""


NAMES: Final = [f"p{seat + 1}" for seat in range(12)]
"""Of the seats of every game here; written once, since they are in most events."""


def seat_name(seat: int) -> str:
    """How a seat is written: players count from 1, programs from 0."""
    return NAMES[seat] if 0 <= seat < len(NAMES) else f"p{seat + 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one match: mutable, cheap to copy, without clock, dice or knowledge of who plays.

    Moves are small integers inside and words at every border (`write`, `read`).
    """

    news: list[Event] | None
    """Where the rules tell what happens; None while nobody listens (playouts)."""

    def __init__(self) -> None:
        self.news = None

    def turn(self) -> tuple[int, ...]:
        """Whom the match waits for: `(CHANCE,)`, one seat, several at once, or `()` when it is over."""
        raise NotImplementedError

    def moves(self, seat: i64) -> Sequence[int]:
        """Every legal move of a seat now. May be non-empty for a seat the match does not wait for."""
        raise NotImplementedError

    def chances(self) -> Sequence[tuple[int, int]]:
        """Every outcome the dice may bring now, with its weight; empty when no dice are due."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Play a move. A refused move raises and changes nothing."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that this seat (or `WATCHER`) may know, and nothing else."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Who won, with how many points and why; None while the match goes on."""
        raise NotImplementedError

    def absent(self, seat: int) -> int:
        """The move played for somebody who has left or run out of time.

        It depends on nothing that any other seat cannot know. What should stay a secret it leaves to chance.
        """
        raise NotImplementedError

    def imagine(self, seat: int, dice: Random) -> State:
        """A full state that this seat cannot tell from the true one, drawn with dice of its own."""
        raise NotImplementedError

    def write(self, seat: int, move: int) -> str:
        """The written form of one legal move."""
        raise NotImplementedError

    def read(self, seat: int, text: str) -> list[int]:
        """The moves a text stands for: one, or a whole sequence by the same seat. Raises `BadNotation`."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy that tells no news."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position, secrets included, as plain data for `Game.load`."""
        raise NotImplementedError

    def turn_number(self) -> int:
        """How many turns have been completed; events are dated by it."""
        raise NotImplementedError

    def sample(self, seat: i64, dice: Random) -> i64:
        """A legal move drawn at random: by weight for `CHANCE`, uniformly for a player."""
        if seat == CHANCE:
            chances = self.chances()
            total: i64 = 0
            for _, weight in chances:
                total += weight
            left: i64 = dice.randrange(total)
            for move, weight in chances:
                left -= weight
                if left < 0:
                    return move
        moves = self.moves(seat)
        return moves[dice.randrange(len(moves))]

    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        """Note an event for those in `to` (`ALL`: everybody)."""
        if self.news is not None:
            self.news.append(Event(kind, facts, self.turn_number(), to))

    def refuse(self, seat: int, move: int) -> Exception:
        """The error that says why a seat may not play a move now; for `raise self.refuse(seat, move)`."""
        waiting = self.turn()
        if not waiting:
            return MatchOver("match-over", "The match is over; nothing more can be played.")
        if not self.moves(seat):
            names = ", ".join("chance" if s == CHANCE else seat_name(s) for s in waiting)
            who = "chance" if seat == CHANCE else seat_name(seat)
            return NotYourTurn(
                "not-your-turn", "{who} cannot move now; the match waits for {names}.", who=who, names=names
            )
        return IllegalMove("illegal-move", "Move number {move} is not legal now.", move=move)


def playout(state: State, dice: Random) -> i64:
    """Play random moves to the end; returns how many were played."""
    steps: i64 = 0
    while True:
        waiting = state.turn()
        if not waiting:
            return steps
        seat: i64 = waiting[0]
        state.play(seat, state.sample(seat, dice))
        steps += 1
