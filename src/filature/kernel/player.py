"""A player that is a program: it hears events, sees views, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from filature.kernel.errors import IllegalMove
from filature.kernel.events import Event

EXAMPLES: Final = 3
"""How many legal moves a refusal names."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Base of every bot. One instance plays one seat of one match.

    >>> import filature
    >>> from filature import bots
    >>> class Cautious(filature.Player):
    ...     def choose(self, view, moves):
    ...         return moves[0]
    >>> match = filature.Match(filature.load_game("heimlich"), 2)
    >>> bots.Seated(match, {0: Cautious(), 1: bots.make(match.game, "greedy", seed=1)}).play_out()
    >>> match.over
    True
    """

    games: ClassVar[Sequence[str]] = ()
    """The games it knows, by name; with none named, every game."""

    def hear(self, event: Event) -> None:
        """Is told what this seat may know, event by event, before it chooses. Does nothing unless overridden."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        """Returns one of the legal moves, from this seat's view alone."""
        raise NotImplementedError

    def decide(self, view: Any, moves: Sequence[int], write: Callable[[], Sequence[str]]) -> int:
        """How it is asked: `write` puts the moves into words, in the same order, for those who want words."""
        return self.choose(view, moves)


@mypyc_attr(allow_interpreted_subclasses=True)
class WritingPlayer(Player):
    """A bot that knows moves by their words (docs/notation.md) and not by their numbers, so it can play any game."""

    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        """One of the legal moves, as it is written there."""
        raise NotImplementedError

    def decide(self, view: Any, moves: Sequence[int], write: Callable[[], Sequence[str]]) -> int:
        written = list(write())
        chosen = self.choose_written(view, written)
        if chosen not in written:
            raise IllegalMove(
                "not-among-moves",
                "{chosen!r} is none of the {count} moves, such as {legal}.",
                chosen=chosen,
                count=len(written),
                legal=written[:EXAMPLES],
            )
        return moves[written.index(chosen)]
