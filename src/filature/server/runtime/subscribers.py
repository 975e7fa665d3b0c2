"""Who is told what happens at a table: a viewer looks from one seat in one language; a subscriber is connected."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from filature.kernel.state import WATCHER
from filature.kernel.view import View


@dataclass(frozen=True)
class Viewer:
    """Where somebody looks from, and how."""

    seat: int = WATCHER
    key: str = ""
    language: str | None = None
    """With a language, everything comes with its sentence."""
    moves: bool = False
    """Whether the legal moves are listed, all of them."""
    decision: bool = False
    """Whether it is said what may be decided, with the legal moves where they are few."""
    watcher: str = field(default="", compare=False)
    """What a watcher is called by when they are to be removed; many watchers are told the same all the same."""
    name: str = field(default="", compare=False)
    """What a watcher calls themselves."""


class Subscriber(ABC):
    """Somebody connected. They are handed messages and must not keep anybody waiting."""

    present = True
    """Whether they count among those who are at the table, and are told who else is."""

    def __init__(self, viewer: Viewer, address: str = "") -> None:
        self.viewer = viewer
        self.address = address
        """Where they come from, as limits count it."""
        self.since = 0
        """The number of the next event they need."""
        self.view: View | None = None
        """The view they have seen last."""

    @abstractmethod
    def queue(self, message: bytes) -> None:
        """Take a message to be sent; never waits."""

    @abstractmethod
    def close(self) -> None:
        """They may not look any more, or the server stops."""
