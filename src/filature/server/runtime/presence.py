"""Who is connected, in all processes. Each tells the others whom it serves: when that changes, and every few seconds.

So whoever opens a table later soon knows it too, and what a process that died had told is not believed for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from filature.server.runtime.live_table import LiveTable

REPEAT_S = 2.0
EXPIRY_S = 7.0
"""After so long what was not told again is not true any more."""
TABLES_PER_MESSAGE = 100


class PresenceBoard:
    def __init__(self, tables: Mapping[str, LiveTable], broadcast: Callable[[str], object]) -> None:
        self._tables = tables
        self._broadcast = broadcast

    def check(self, live: LiveTable) -> None:
        """Somebody came or went: tell it, if that makes a difference."""
        here = live.here_at_this_process(), live.watchers()
        if here != live.announced:
            live.announced = here
            live.publish_presence()
            self._tell([live])

    def receive(self, process: str, message: str) -> None:
        """Another process tells whom it serves."""
        for told in message.split(";"):
            id, *seats = told.split()
            if live := self._tables.get(id):
                before = live.here()
                live.here_elsewhere[process] = frozenset(map(int, seats)), time.monotonic()
                if live.here() != before:
                    live.publish_presence()

    async def repeat(self) -> None:
        """As long as the server runs."""
        while True:
            await asyncio.sleep(REPEAT_S)
            live = list(self._tables.values())
            for one in live:
                self._expire(one, time.monotonic() - EXPIRY_S)
            self._tell([one for one in live if one.here_at_this_process()])

    def _expire(self, live: LiveTable, before: float) -> None:
        """What another process said so long ago is not true any more."""
        here = live.here()
        live.here_elsewhere = {process: told for process, told in live.here_elsewhere.items() if told[1] >= before}
        if live.here() != here:
            live.publish_presence()

    def _tell(self, tables: Sequence[LiveTable]) -> None:
        said = [" ".join(map(str, [live.id, *sorted(live.here_at_this_process())])) for live in tables]
        for start in range(0, len(said), TABLES_PER_MESSAGE):
            self._broadcast(";".join(said[start : start + TABLES_PER_MESSAGE]))
