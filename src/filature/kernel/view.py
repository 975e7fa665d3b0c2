"""What every view says, and how a match ended."""

from __future__ import annotations

from typing import Any

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats (possibly none), every seat's points, and why in the game's own words."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    facts: dict[str, Any]


class View(msgspec.Struct, kw_only=True, gc=False):
    """What every view says; each game adds its board."""

    game: str
    seat: int
    players: int
    """The number of seats."""
    turn: int
    """Completed turns (`State.turn_number`), not whose turn it is."""
    waiting: tuple[int, ...]
    """Whom the match waits for (`State.turn`)."""
    outcome: Outcome | None
