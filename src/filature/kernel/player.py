"""A player that is a program: it hears events, sees views, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from filature.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Base of every bot. One instance plays one seat of one match."""

    def hear(self, event: Event) -> None:
        """Something this seat may know has happened."""

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        """One of the legal moves, from this seat's view alone."""
        raise NotImplementedError
