"""How a game is thought about: its beliefs, its judgement, and the characters that think."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from filature.kernel.events import Event
from filature.kernel.judging import Belief, Judgement
from filature.kernel.state import State


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """What makes one opponent different from another."""

    playouts: int = 0
    """How many continuations it imagines for a decision; the same seed then brings the same move."""
    milliseconds: int = 0
    """How long it thinks: instead of playouts, or at most."""
    tree: bool = False
    """Whether it also thinks about what the others will think (information-set tree), or only about its own move."""
    mixing: bool = True
    """Where several choose at once: whether it looks for a mixed strategy among players who do the same (regret
    matching), or for the best answer to what they usually do."""
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

    def answers(self, state: State) -> Mapping[str, str]:
        """The truth, in the words of the odds: secret -> answer. For whoever tells the story afterwards."""
        raise NotImplementedError

    def clue(self, secret: str, answer: str, events: Sequence[Event]) -> int:
        """Which of the events that a belief read together is to be named for what it then believed of an answer."""
        return len(events) - 1

    def judgement(self, temper: Temper) -> Judgement:
        """How somebody of that temper judges."""
        raise NotImplementedError
