"""What a mind needs of a game: beliefs about what is hidden, and a quick judgement of moves and positions.

Compiled by mypyc with the contract. A game in plain Python may subclass both classes all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from filature.kernel.events import Event
from filature.kernel.state import CHANCE, State

Odds = dict[str, dict[str, float]]
"""Secret -> possible answer -> how likely it is; both in the words of the notation. Each row sums to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat, or a watcher, should believe about what is hidden from it.

    It is told what its seat hears and sees, in order, and nothing else.
    """

    def hear(self, event: Event) -> None:
        """Something the seat may know has happened."""
        raise NotImplementedError

    def see(self, view: Any) -> None:
        """What the seat sees now, after all it has heard."""
        raise NotImplementedError

    def odds(self) -> Odds:
        """How likely every answer to every open question is."""
        raise NotImplementedError

    def world(self, dice: Random) -> State:
        """A full state that the seat cannot tell from the true one, as likely as the belief holds it to be.

        Where several choose at once, the others have yet to choose in it: what they sealed is nobody's business.
        """
        raise NotImplementedError

    def advice(self, moves: Sequence[int]) -> Sequence[float] | None:
        """With what chance to play each move, where the belief alone tells (a report, a duel that can be solved)."""
        return None

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        """What each move would add to an observer's belief in the truth about this seat; 0 where it tells nothing."""
        return [0.0] * len(moves)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How the game is played quickly, for all seats alike: by whoever imagines how a match may go on."""

    def heed(self, belief: Belief) -> None:
        """Before a decision: what its seat has found out, for instance about how the others play."""

    def candidates(self, state: State, seat: i64, dice: Random) -> Sequence[int]:
        """The moves that deserve thought, the most promising first."""
        return state.moves(seat)

    def reply(self, state: State, seat: i64, dice: Random) -> i64:
        """A move a player like others might play, found at once."""
        return state.sample(seat, dice)

    def enough(self, state: State, began: i64) -> bool:
        """Whether a match imagined from turn `began` on has gone far enough to be judged."""
        return False

    def worth(self, state: State, seat: i64) -> float:
        """How likely the seat is to win from here, between 0 and 1; a joint win of k counts 1/k."""
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    def secret(self, state: State, seat: i64) -> i64:
        """A number for what the seat alone knows, so that it is not imagined to know more than that."""
        return 0

    def leaning(self, state: State, seat: i64, move: int) -> float:
        """What a character likes or dislikes about a move for its own sake, in chances of winning."""
        return 0.0

    def play_on(self, state: State, began: i64, dice: Random) -> None:
        """Play quickly until the end, or until it is enough."""
        while True:
            waiting = state.turn()
            if not waiting or self.enough(state, began):
                return
            seat: i64 = waiting[0]
            if seat == CHANCE:
                state.play(seat, state.sample(seat, dice))
            else:
                state.play(seat, self.reply(state, seat, dice))


def drawn(weights: list[float], dice: Random) -> i64:
    """The number of one of them, drawn by weight."""
    left = dice.random() * sum(weights)
    last: i64 = 0
    for number in range(len(weights)):
        if weights[number] > 0.0:
            last = number
            left -= weights[number]
            if left < 0.0:
                break
    return last
