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
    turn: int
    waiting: tuple[int, ...]
    outcome: Outcome | None
