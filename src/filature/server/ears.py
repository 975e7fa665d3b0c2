"""Who listens at a table, and how."""

from __future__ import annotations

from dataclasses import dataclass

from filature.kernel.state import WATCHER


@dataclass(frozen=True)
class Ear:
    seat: int = WATCHER
    key: str = ""
    language: str | None = None
    """With a language, everything comes with its sentence."""
    moves: bool = False
    """Whether the legal moves are listed."""
    passing: bool = False
    """Whether he only looks in, again and again: he is not among those who are here, and not told who is."""
