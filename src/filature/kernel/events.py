"""What happened, and who may hear of it."""

from __future__ import annotations

from typing import Any

import msgspec

ALL = None
"""The audience of a public event: every seat and every watcher."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened.

    `to` names the only seats that may hear of it (`ALL`: everybody). `facts` are plain data in the words of the
    notation (`"orange"`, `"ruin"`, `"p2"`), so that any language can turn the event into a sentence.
    """

    kind: str
    facts: dict[str, Any]
    turn: int = 0
    to: tuple[int, ...] | None = ALL

    def reaches(self, seat: int) -> bool:
        """Whether a seat (or `WATCHER`) may hear of it."""
        return self.to is None or seat in self.to
