"""What a game can say about a moment, from a seat's view alone: answers to questions, prompts, previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from filature.kernel.events import Event


class Sentence(msgspec.Struct, frozen=True):
    """A message and its facts, to be said in any language (see `filature.language`)."""

    message: str
    facts: dict[str, Any] = {}


class Statistics(msgspec.Struct, frozen=True):
    """What the public log of a match says, for people and for programs."""

    sentences: list[Sentence] = []
    figures: dict[str, Any] = {}


class Help:
    """Base of a game's help. Each answer is a list of sentences; every fact in them comes from the view."""

    def ask(self, view: Any) -> list[Sentence]:
        """What the seat is asked to do now, and how to write it."""
        raise NotImplementedError

    def draft(self, view: Any, written: Sequence[str]) -> list[Sentence]:
        """What the written moves would do, as far as the seat can know."""
        raise NotImplementedError

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
