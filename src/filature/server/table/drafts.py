"""Choices in the making, held beside the log: mates see them where the rules allow it, and a deadline keeps them.

Nothing is stored, so a crash may lose a draft. `Game.drafts` says what the rules keep of one.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.kernel.state import WATCHER
from filature.kernel.view import View
from filature.server.table.table import Table


class Drafts:
    """What the seats of one table have in mind, each for the decision it faces."""

    def __init__(self) -> None:
        self._choices: dict[int, tuple[int, tuple[int, ...]]] = {}
        """By seat: the version at which its decision began, and the moves it has chosen."""

    def keep(self, seat: int, asked: int, moves: Sequence[int]) -> None:
        """Remember what a seat has chosen so far, instead of what it had chosen before."""
        self._choices[seat] = asked, tuple(moves)

    def choice(self, seat: int) -> tuple[int, tuple[int, ...]]:
        """The version at which the decision began, and the moves a seat has chosen for it."""
        return self._choices.get(seat, (-1, ()))

    def moves(self, table: Table, seat: int) -> list[int]:
        """What a seat has drafted, as moves that may be played now."""
        asked, choice = self.choice(seat)
        if table.match is None or not choice or asked != table.asked[seat] or table.chairs[seat].bot:
            return []
        return table.game.drafts(table.match.state, seat, choice)

    def view(self, table: Table, seat: int) -> View:
        """What a seat sees of the match, with what it and others have drafted."""
        assert table.match is not None
        drafted = {other: moves for other in self._choices if (moves := self.moves(table, other))}
        if not drafted or seat == WATCHER:
            return table.match.view(seat)
        shown = table.match.state.copy()
        for other, moves in drafted.items():
            for move in moves:
                shown.play(other, move)
        return shown.view(seat)


NO_DRAFTS = Drafts()
