"""How a game is thought about: its beliefs, its judgement, and the characters that think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from filature.kernel.judging import Belief, Judgement


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """What makes one opponent different from another."""

    playouts: int = 0
    """How many continuations it imagines for a decision; the same seed then brings the same move."""
    milliseconds: int = 0
    """Instead of playouts: how long it thinks."""
    tree: bool = False
    """Whether it also thinks about what the others will think (information-set tree), or only about its own move."""
    discretion: float = 0.0
    """What hiding is worth: chances of winning it gives up for not being recognised with certainty."""
    warmth: float = 0.0
    """How far its choice strays from the best, in chances of winning; 0: never."""
    leanings: Mapping[str, float] = {}
    """What it likes for its own sake, in the game's own words; read by its judgement."""


class Mind:
    """Base of what a game knows about thinking."""

    tempers: Mapping[str, Temper] = {}
    """Easy, normal, hard, and the characters of this game."""

    def belief(self, view: Any) -> Belief:
        """What the seat of a view (or a watcher) believes before it has heard anything."""
        raise NotImplementedError

    def judgement(self, temper: Temper) -> Judgement:
        """How somebody of that temper judges."""
        raise NotImplementedError
