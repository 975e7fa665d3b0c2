"""The matches a referee has open, by number."""

from __future__ import annotations

from typing import Any

from filature.kernel.errors import BadRequest
from filature.kernel.match import Match

OPENING = '{"id":1,"do":"new","game":"heimlich","seats":4,"options":{}}'
"""The request that opens a match."""


class OpenMatches(dict[int, Match]):
    """Match numbers count from 1 and are never given twice."""

    def __init__(self) -> None:
        super().__init__()
        self._opened = 0

    def open(self, match: Match) -> dict[str, Any]:
        """Gives a match a number; returns what its player is told."""
        self._opened += 1
        self[self._opened] = match
        return {"match": self._opened, "commitment": match.dice.seal(opened=False).commitment}

    def number(self, asked: int | None) -> int:
        """The number of the match a request means: the one it names, else the latest that is open."""
        if not self:
            raise BadRequest("no-match", "No match is open; open one with {like}.", like=OPENING)
        if asked is None:
            return next(reversed(self))
        if asked not in self:
            raise BadRequest(
                "no-such-match", "There is no match {match}; open are {known}.", match=asked, known=list(self)
            )
        return asked
