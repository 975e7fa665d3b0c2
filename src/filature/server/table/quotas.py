"""How much may be written at a table: notes, talk and moves in bytes, and how often people and bots may come and go.

It is counted as the log has it, which only grows: whoever leaves and comes back begins no new count. Whatever ends
something (to stand up, to go on, to close) is never refused, nor is what the house plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from filature.kernel.errors import FilatureError
from filature.server.errors import NotAllowed
from filature.server.table import entries

MOST_NOTES = 1 << 20
"""Bytes of a chair, whoever sits there."""
MOST_TALK = 1 << 18
"""Bytes of a chair, and of all watchers together."""
MOST_MOVES = 1 << 20
"""Bytes of a chair: many times the longest match; in some games a choice may be taken back again and again."""
MOST_CHANGES = 1000
"""So often somebody may sit down, be planned, offered, agreed with, replaced or sent away."""
CHANGES = (
    entries.Sat,
    entries.Planned,
    entries.Offered,
    entries.Handed,
    entries.Agreed,
    entries.Replaced,
    entries.Removed,
)


class Usage:
    """How much of its quotas a table has used."""

    def __init__(self) -> None:
        self._notes: Counter[int] = Counter()
        self._talk: Counter[int] = Counter()
        self._moves: Counter[int] = Counter()
        self._changes = 0

    def add(self, entry: entries.AnyEntry) -> None:
        if isinstance(entry, entries.Noted):
            self._notes[entry.seat] += _size(entry)
        elif isinstance(entry, entries.Chatted):
            self._talk[entry.seat] += _size(entry)
        elif isinstance(entry, entries.Played):
            self._moves[entry.seat] += _size(entry)
        elif isinstance(entry, CHANGES):
            self._changes += 1

    def check(self, wanted: Iterable[entries.AnyEntry]) -> None:
        """Raises `NotAllowed` when there is no room for one of the entries."""
        for entry in wanted:
            if isinstance(entry, entries.Noted) and self._notes[entry.seat] + _size(entry) > MOST_NOTES:
                raise notes_full()
            if isinstance(entry, entries.Chatted) and self._talk[entry.seat] + _size(entry) > MOST_TALK:
                raise talk_full()
            if isinstance(entry, entries.Played) and self._moves[entry.seat] + _size(entry) > MOST_MOVES:
                raise moves_full()
            if isinstance(entry, CHANGES) and self._changes >= MOST_CHANGES:
                raise too_restless()


def _size(entry: entries.AnyEntry) -> int:
    return len(entries.encode(entry))


def notes_full() -> FilatureError:
    return NotAllowed(
        "notes-full",
        "The notebook of this chair is full: {most} bytes are all it holds, and nothing in it is torn out.",
        most=MOST_NOTES,
    )


def talk_full() -> FilatureError:
    return NotAllowed(
        "talk-full",
        "Enough was said from here: {most} bytes of talk are all that a chair, or the watchers together, may have at "
        "a table.",
        most=MOST_TALK,
    )


def moves_full() -> FilatureError:
    return NotAllowed(
        "moves-full",
        "Enough was played and taken back from here: {most} bytes of moves are all that a chair may have at a table.",
        most=MOST_MOVES,
    )


def too_restless() -> FilatureError:
    return NotAllowed(
        "too-restless",
        "There was enough coming and going at this table: {most} times. Play on as you sit, or open another one.",
        most=MOST_CHANGES,
    )
