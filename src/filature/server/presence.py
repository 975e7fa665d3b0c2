"""Who is here, in all processes. Each tells the others whom it serves: when that changes, and every few seconds again.

So whoever opens a table later soon knows it too, and what a process that died had told is not believed for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from filature.server.rooms import Room

AGAIN = 2.0
SILENCE = 7.0
"""After so many seconds what was not told again is not true any more."""
MANY = 100
"""Tables in one message, which must stay small."""


class Presence:
    def __init__(self, rooms: Mapping[str, Room], broadcast: Callable[[str], object]) -> None:
        self._rooms = rooms
        self._broadcast = broadcast

    def check(self, room: Room) -> None:
        """Somebody came or went: tell it, if that makes a difference."""
        here = room.here_at_this_process()
        if (here, room.watchers()) != room.announced:
            room.announced = here, room.watchers()
            room.publish_presence()
            self._tell([room])

    def hear(self, process: str, message: str) -> None:
        """Another process tells whom it serves."""
        for told in message.split(";"):
            id, *seats = told.split()
            room = self._rooms.get(id)
            if room:
                room.hear_from(process, frozenset(map(int, seats)), time.monotonic())

    async def repeat(self) -> None:
        """As long as the house is open."""
        while True:
            await asyncio.sleep(AGAIN)
            rooms = list(self._rooms.values())
            for room in rooms:
                room.disbelieve(time.monotonic() - SILENCE)
            self._tell([room for room in rooms if room.here_at_this_process()])

    def _tell(self, rooms: Sequence[Room]) -> None:
        said = [" ".join(map(str, [room.id, *sorted(room.here_at_this_process())])) for room in rooms]
        for start in range(0, len(said), MANY):
            self._broadcast(";".join(said[start : start + MANY]))
