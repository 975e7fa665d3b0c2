"""What a game can say about a moment, from a seat's view alone: answers to questions, prompts, previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from filature.kernel.events import Event
from filature.kernel.state import WATCHER, seat_name


class Sentence(msgspec.Struct, frozen=True):
    """A message and its facts, to be said in any language (see `filature.language`)."""

    message: str
    facts: dict[str, Any] = {}


class Identity(Sentence, frozen=True):
    """Who a viewer is at this table."""

    secret: bool = False
    """Whether others at the table may not read it; their aim then follows from it, and is as secret."""


class Statistics(msgspec.Struct, frozen=True):
    """What the public log of a match says, for people and for programs."""

    sentences: list[Sentence] = []
    figures: dict[str, Any] = {}


class Help:
    """Base of a game's help. Each answer is a list of sentences; every fact in them comes from the view."""

    quiet: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that only say that somebody is ready, or what is under way: a replay does not stop at them."""
    walks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are steps of a way: those of the same `player` and `agent` after each other are one."""
    opens: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that open what was chosen in secret before."""

    def identity(self, view: Any) -> Identity:
        """Who the viewer is, in one short sentence."""
        if view.seat == WATCHER:
            return Identity("plain-watcher")
        return Identity("plain-seat", {"number": view.seat + 1})

    def aim(self, view: Any) -> Sentence:
        """What the viewer is after, in one line; for a watcher, what the match is about."""
        return Sentence("plain-aim")

    def ask(self, view: Any) -> list[Sentence]:
        """What the seat is asked to decide now: one plain question, and a second sentence only where it is needed."""
        raise NotImplementedError

    def example(self, view: Any) -> str:
        """A move that is legal now, in the words of the notation; empty where the first legal one will do."""
        return ""

    def waiting(self, view: Any) -> list[Sentence]:
        """Why a viewer has nothing to decide, and for whom the match waits; nothing for whoever is asked."""
        if view.seat in view.waiting:
            return []
        players = [seat_name(seat) for seat in view.waiting if seat >= 0]
        return [*self.idle(view), *([Sentence("waiting-for", {"players": players})] if players else [])]

    def idle(self, view: Any) -> list[Sentence]:
        """Why a viewer cannot act, where there is more to say than that others are asked."""
        return []

    def draft(self, view: Any, written: Sequence[str]) -> list[Sentence]:
        """What the written moves would do, as far as the seat can know."""
        raise NotImplementedError

    def chapter(self, turn: int) -> Sentence:
        """What the turn of that number is called in the story of a match."""
        return Sentence("panel-turn", {"number": turn + 1})

    def choice(self, view: Any, written: str) -> Sentence | None:
        """What somebody has just chosen, told when secrets are; nothing where an event of theirs says it."""
        return None

    def who_am_i(self, view: Any) -> list[Sentence]:
        raise NotImplementedError

    def whose_turn(self, view: Any) -> list[Sentence]:
        raise NotImplementedError

    def scores(self, view: Any) -> list[Sentence]:
        raise NotImplementedError

    def board(self, view: Any) -> list[Sentence]:
        """The whole board in words."""
        raise NotImplementedError

    def where(self, view: Any, word: str) -> list[Sentence]:
        """Where something is; an empty answer when there is no such thing."""
        raise NotImplementedError

    def what_at(self, view: Any, word: str) -> list[Sentence]:
        """What is at a place; an empty answer when there is no such place."""
        raise NotImplementedError

    def near(self, view: Any, word: str) -> list[Sentence]:
        """What is next to a place; an empty answer when there is no such place or no map."""
        return []

    def way(self, view: Any, word: str) -> list[Sentence]:
        """The shortest way to a place; an empty answer when there is no such place or no map."""
        return []

    def known(self, view: Any) -> list[Sentence]:
        """What the seat knows for certain."""
        raise NotImplementedError

    def statistics(self, view: Any, heard: Sequence[Event]) -> Statistics:
        """What can be counted in the public log, from a watcher's view and all that watchers have heard; nothing,
        unless the game has something to count."""
        return Statistics()

    def may_do(self, view: Any, moves: Sequence[str]) -> list[Sentence]:
        """What the seat may do now; `moves` are its legal moves as written."""
        raise NotImplementedError
