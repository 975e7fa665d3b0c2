"""What viewers were told, in words: it does not change, so it is said once for a seat in a language, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final
from weakref import ref

import msgspec

from filature.kernel.events import Event
from filature.kernel.game import Game
from filature.language.speaker import Speaker, messages_are_read
from filature.server.effort import in_parts
from filature.server.protocol import MatchEvent
from filature.server.table.table import Table

MOST_CHARACTERS: Final = 16 << 20
OVERHEAD: Final = 200
"""Bytes of an event beside the characters of its sentence."""

Listener = tuple[ref[Table], str, int, tuple[str, ...]]
"""A table, a language, a seat, and the names of everybody."""


class Sentences:
    """Events with their sentences, by listener and number; those nobody has asked for longest are forgotten."""

    def __init__(self, most: int = MOST_CHARACTERS) -> None:
        self._most = most
        self._books: OrderedDict[Listener, dict[int, MatchEvent]] = OrderedDict()
        self._size = 0

    def say(self, table: Table, language: str, seat: int, told: Sequence[MatchEvent]) -> list[MatchEvent]:
        """The same events, each with its sentence."""
        for _ in self.learn(table, language, seat, told):
            pass
        book = self._book(table, language, seat)
        return [book[one.number] for one in told]

    def learn(self, table: Table, language: str, seat: int, told: Sequence[MatchEvent]) -> Iterator[None]:
        """Find the sentences of many events, one by one, before they are needed."""
        book = self._book(table, language, seat)
        new = [one for one in told if one.number not in book]
        speaker = speaker_of(language, table.game, tuple(table.names()), seat)
        for one in new:
            said = _in_words(one, speaker)
            book = self._book(table, language, seat)  # meanwhile it may have been forgotten
            self._size += 0 if one.number in book else _size(said)
            book[one.number] = said
            yield

    def _book(self, table: Table, language: str, seat: int) -> dict[int, MatchEvent]:
        listener = ref(table), language, seat, tuple(table.names())
        book = self._books.setdefault(listener, {})
        self._books.move_to_end(listener)
        while self._size > self._most and len(self._books) > 1:
            _, forgotten = self._books.popitem(last=False)
            self._size -= sum(map(_size, forgotten.values()))
        return book


def _in_words(told: MatchEvent, speaker: Speaker) -> MatchEvent:
    event = Event(told.kind, told.facts)
    said, brief = speaker.event(event), speaker.brief_event(event)
    return msgspec.structs.replace(told, said=said, brief=brief if brief != said else None)


def _size(said: MatchEvent) -> int:
    return len(said.said or "") + len(said.brief or "") + OVERHEAD


@lru_cache(maxsize=1024)
def speaker_of(language: str, game: Game, names: tuple[str, ...], seat: int) -> Speaker:
    return Speaker(language, game, names=names, seat=seat)


SENTENCES: Final = Sentences()


async def prepare(table: Table, language: str, seat: int, since: int) -> None:
    """Find the sentences of all that a viewer will be told, in parts; the messages they are made of are read first."""
    if not messages_are_read(language, table.game):
        await asyncio.to_thread(Speaker, language, table.game)
    async for _ in in_parts(SENTENCES.learn(table, language, seat, table.told(seat, since))):
        pass
