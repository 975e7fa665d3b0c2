"""All tables this process has in use, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from filature.kernel.errors import BadRequest
from filature.server.errors import StorageAway
from filature.server.jobs.bots import BotPool
from filature.server.limits import Limits
from filature.server.ops.metrics import Metrics
from filature.server.protocol import Answer, Draft, NewTable, Question, Rematch
from filature.server.runtime.heartbeat import Heartbeat
from filature.server.runtime.live_table import LiveTable, create_table
from filature.server.runtime.origins import Origins
from filature.server.runtime.presence import PresenceBoard
from filature.server.runtime.scheduler import Scheduler
from filature.server.runtime.subscribers import Subscriber, Viewer
from filature.server.runtime.tasks import Tasks
from filature.server.storage import Storage
from filature.server.table import commands
from filature.server.table.keys import digest, new_key, new_table_id
from filature.server.table.table import Table

logger = logging.getLogger("filature.server")

OPENING_S = 3.0
"""After so long the house opens without its storage."""
FIRST_RETRY_S, LAST_RETRY_S = 0.1, 2.0
DRAFT = "draft"
"""What processes tell one another of a draft begins so."""


STARTED_NS = time.time_ns() - time.monotonic_ns()
"""The wall clock's time at zero of the monotonic clock, as this process found it."""


def milliseconds() -> int:
    """Milliseconds since 1970, by the time this process began: a clock that is set anew gives nobody time."""
    return (STARTED_NS + time.monotonic_ns()) // 1_000_000


class Registry:
    def __init__(
        self, storage: Storage, bots: BotPool, metrics: Metrics, now: Callable[[], int] = milliseconds
    ) -> None:
        self.storage = storage
        self.heartbeat = Heartbeat(storage, now, self._give_back)
        self.now = now = self.heartbeat.now
        self.tables: dict[str, LiveTable] = {}
        self._bots = bots
        self._tasks = Tasks()
        self.origins = Origins()
        self.scheduler = Scheduler(self.tables, self.live_table, storage, bots, metrics, self._tasks, self.origins, now)
        self._presence = PresenceBoard(self.tables, lambda message: self._tasks.spawn(storage.broadcast(message)))

    async def start(self) -> None:
        """Open the storage and begin. A storage that is away is waited for; meanwhile everybody is told so."""
        self.storage.on_change = lambda id, number: self._tasks.spawn(self._follow(id, number))
        self.storage.on_gap = lambda: [self._tasks.spawn(self._follow(id, None)) for id in list(self.tables)]
        self.storage.on_message = self._receive
        opening = asyncio.create_task(self._open())
        done, _ = await asyncio.wait({opening}, timeout=OPENING_S)
        if done and not _is_away(opening):
            opening.result()
        else:
            self._tasks.spawn(self._open_at_last(opening))

    async def _open_at_last(self, opening: asyncio.Task[None]) -> None:
        delay = FIRST_RETRY_S
        try:
            while await asyncio.wait({opening}) and _is_away(opening):
                logger.warning("waiting for the storage", extra={"why": self.storage.closed_because})
                await asyncio.sleep(delay)
                delay = min(2 * delay, LAST_RETRY_S)
                opening = asyncio.create_task(self._open())
            opening.result()
        finally:
            opening.cancel()
            await asyncio.wait({opening})

    async def _open(self) -> None:
        await self.storage.open()
        with suppress(StorageAway):  # it may still be read
            await self.heartbeat.check(0)
        self._tasks.spawn(self.heartbeat.keep_beating())
        self._tasks.spawn(self.scheduler.sweep())
        if self.storage.shared:
            self._tasks.spawn(self._presence.repeat())

    async def close(self) -> None:
        await self._tasks.cancel()
        await self.heartbeat.stop()
        for live in self.tables.values():
            live.dismiss_all()
        await self._bots.close()
        await self.storage.close()

    def live_table(self, id: str) -> LiveTable:
        """A table, in use from now on; whether it exists is known when it is looked at."""
        live = self.tables.get(id)
        if live is None:
            live = self.tables[id] = LiveTable(id, self.storage, self.heartbeat, self.scheduler.schedule, self._forget)
        return live

    async def open_table(self, new: NewTable, address: str = "") -> tuple[Table, str]:
        """A new table, opened from an address, and the key of its host."""
        key = new.key or new_key()
        stored = False
        while not stored:
            entries = commands.open_table(new, digest(key), self.now())
            id = new_table_id()
            self.origins.opened(id, address, len(new.seats), self.now())
            try:
                stored = await create_table(self.storage, id, entries)
            finally:
                if not stored:
                    self.origins.forget(id)
        live = self.live_table(id)
        if not live.loaded:
            live.fill(entries)
        return live.table, key

    async def answer(self, id: str, viewer: Viewer, question: Question) -> Answer:
        """The answer to a question; a draft is told to the other processes."""
        live = self.live_table(id)
        answer = await live.look(lambda live: live.answer(viewer, question))
        if isinstance(question, Draft) and self.storage.shared:
            asked, moves = live.drafts.choice(viewer.seat)
            said = [DRAFT, id, viewer.seat, asked, *moves]
            self._tasks.spawn(self.storage.broadcast(" ".join(map(str, said))))
        return answer

    async def attach(self, id: str, subscriber: Subscriber, since: int) -> None:
        """Subscribe somebody to a table: everything first, then every change."""
        live = self.live_table(id)
        await live.attach(subscriber, since)
        self.origins.attended(id, subscriber.address, self.now())
        self._presence.check(live)

    def detach(self, id: str, subscriber: Subscriber) -> None:
        live = self.tables.get(id)
        if live:
            live.detach(subscriber)  # who was sent away is gone already, but the others have not been told
            self._presence.check(live)

    async def check_seats(self, id: str, command: object, limits: Limits) -> None:
        """A rematch has seats too; they count for the address from which its table was opened."""
        if isinstance(command, Rematch):
            wanted = await self.live_table(id).look(lambda live: 0 if live.table.next else len(live.table.chairs))
            limits.seats(self.origins.seats(self.origins.of(id), self.now()), wanted)

    def table_in_memory(self, id: str) -> Table | None:
        """For the names in a sentence, not for what happens there."""
        live = self.tables.get(id)
        return live.table if live and live.loaded else None

    def _forget(self, live: LiveTable) -> None:
        """There is no such table, or not any more."""
        self.tables.pop(live.id, None)
        live.dismiss_all()

    def _give_back(self) -> None:
        """The house was away, and has kept tables in memory."""
        for live in self.tables.values():
            self._tasks.spawn(self._settle(live))

    async def _settle(self, live: LiveTable) -> None:
        async with live.acting():
            pass

    async def _follow(self, id: str, number: int | None) -> None:
        """Another process has written to a table, up to a number if that is known."""
        if id not in self.tables:
            return
        live = self.tables[id]
        async with live.locked() as table:
            if number is None or number > table.number:
                await live.catch_up()

    def _receive(self, process: str, message: str) -> None:
        """Another process tells what is not in the log: a draft, or who is connected there."""
        kind, *facts = message.split()
        if kind != DRAFT:
            self._presence.receive(process, message)
        elif (live := self.tables.get(facts[0])) and live.loaded:
            seat, asked, *moves = map(int, facts[1:])
            live.keep_draft(seat, asked, moves)


def _is_away(opening: asyncio.Task[None]) -> bool:
    """Whether it makes sense to try again."""
    error = opening.exception()
    return isinstance(error, BadRequest) and error.code == "store-unusable"
