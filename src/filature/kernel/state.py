"""One moment of one match: the contract every game fulfils.

Compiled by mypyc where a C compiler is found. A game in plain Python may subclass `State` all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from filature.kernel.errors import IllegalMove, MatchOver, NotYourTurn, not_yours
from filature.kernel.events import Event
from filature.kernel.view import Outcome, View

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

    >>> import filature
    >>> state = filature.load_game("heimlich").start(2, {"colours": ["orange", "violet", "red", "blue"]})
    >>> state.turn() == (filature.CHANCE,)
    True
    >>> [state.write(filature.CHANCE, move) for move, weight in state.chances()]
    ['deal orange', 'deal violet', 'deal red', 'deal blue']
    >>> [move] = state.read(filature.CHANCE, "deal red")
    >>> state.play(filature.CHANCE, move)
    >>> state.view(0).identity
    'red'
    """

    news: list[Event] | None
    """Where the rules tell what happens; None while nobody listens (playouts)."""

    def __init__(self) -> None:
        self.news = None

    def turn(self) -> tuple[int, ...]:
        """Returns whom the match waits for: `(CHANCE,)`, one seat, several at once, or `()` when it is over.

        A view names it `waiting`; its `turn` is `turn_number`.
        """
        raise NotImplementedError

    def moves(self, seat: i64) -> Sequence[int]:
        """Returns every legal move of a seat now. May be non-empty for a seat the match does not wait for."""
        raise NotImplementedError

    def chances(self) -> Sequence[tuple[int, int]]:
        """Returns every outcome the dice may bring now, with its weight; empty when no dice are due."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Plays one of `moves`, or what `absent` names.

        Anything else raises `IllegalMove`, `NotYourTurn` or `MatchOver` and changes nothing. Whether a player or the
        house may play it, `Match` decides.
        """
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """Returns all that this seat (or `WATCHER`) may know, and nothing else."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Returns who won, with how many points and why; None while the match goes on."""
        raise NotImplementedError

    def absent(self, seat: int) -> int:
        """Returns the move played for a seat that is waited for, when its player has left or run out of time.

        It is one of `moves`, or one that is listed for nobody because only the house plays it (`late`). It depends on
        nothing that any other seat cannot know. What should stay a secret it leaves to chance.
        """
        raise NotImplementedError

    def house_move(self, seat: int) -> int | None:
        """What `absent` names for a seat that is waited for, where no player may play it; else None."""
        if seat == CHANCE or seat not in self.turn():
            return None
        move = self.absent(seat)
        return None if move in self.moves(seat) else move

    def imagine(self, seat: int, dice: Random) -> State:
        """Returns a full state that this seat cannot tell from the true one, drawn with dice of its own.

        A determinization drawn from the rules alone; ignores how others play.
        """
        raise NotImplementedError

    def write(self, seat: int, move: int) -> str:
        """Returns the written form of one legal move, or of what `absent` names."""
        raise NotImplementedError

    def read(self, seat: int, text: str) -> list[int]:
        """Returns the moves a player's text stands for: one, or a whole sequence by the same seat.

        Raises `BadNotation`, or `errors.not_yours` for what only the house plays.
        """
        raise NotImplementedError

    def copy(self) -> State:
        """Returns an independent copy that tells no news."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Returns the whole position, secrets included, as plain data for `Game.load`."""
        raise NotImplementedError

    def turn_number(self) -> int:
        """Returns how many turns have been completed; events are dated by it."""
        raise NotImplementedError

    def sample(self, seat: i64, dice: Random) -> i64:
        """Returns a legal move drawn at random: by weight for `CHANCE`, uniformly for a player."""
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
        """Notes an event for those in `to` (`ALL`: everybody)."""
        if self.news is not None:
            self.news.append(Event(kind, facts, self.turn_number(), to))

    def refuse(self, seat: int, move: int) -> Exception:
        """Returns the error that says why a seat may not play a move now; for `raise self.refuse(seat, move)`."""
        if not self.turn() or not self.moves(seat):
            return self.refuse_turn(seat)
        if move == self.house_move(seat):
            return not_yours(self.write(seat, move))
        return IllegalMove("illegal-move", "Move number {move} is not legal now.", move=move)

    def refuse_turn(self, seat: int) -> Exception:
        """Returns the error that says why nothing can be played at a seat now."""
        if not self.turn():
            return MatchOver("match-over", "The match is over; nothing more can be played.")
        return self.not_waited_for(seat)

    def not_waited_for(self, seat: int) -> NotYourTurn:
        """The error that says whom the match waits for instead of a seat."""
        names = ", ".join("chance" if s == CHANCE else seat_name(s) for s in self.turn())
        who = "chance" if seat == CHANCE else seat_name(seat)
        return NotYourTurn("not-your-turn", "{who} cannot move now; the match waits for {names}.", who=who, names=names)


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
