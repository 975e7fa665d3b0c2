"""What the processes that share a PostgreSQL tell one another, over its NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, text

from filature.server.database import AWAY
from filature.server.postgres import Postgres

CHANNEL = "filature"
NOTIFY = text("SELECT pg_notify(:channel, :notice)")
MANY = 200
"""Tables in one notice: PostgreSQL carries less than 8000 bytes."""
PULSE = 20.0
"""Seconds of silence after which the line is tested."""
SOON, LATE = 0.05, 5.0
"""Seconds before the first and between later attempts to hear again."""


class Notice(msgspec.Struct, omit_defaults=True):
    by: str
    tables: dict[str, int] = {}
    message: str = ""


class News:
    def __init__(self, database: Postgres) -> None:
        self.on_news: Callable[[str, int], object] = lambda table, last: None
        self.on_message: Callable[[str, str], object] = lambda process, message: None
        self.on_gap: Callable[[], object] = lambda: None
        self._database = database
        database.announce = self._announce
        self._me = secrets.token_hex(4)
        self._line: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """From now on nothing is missed."""
        await self._listen()
        self._task = asyncio.create_task(self._follow())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._line:
            self._line.terminate()

    def _announce(self, connection: Connection, tables: dict[str, int]) -> None:
        """Told when the transaction commits, and only then."""
        several = list(tables.items())
        for start in range(0, len(several), MANY):
            self._tell(connection, Notice(self._me, tables=dict(several[start : start + MANY])))

    async def broadcast(self, message: str) -> None:
        await self._database.transact(lambda connection: self._tell(connection, Notice(self._me, message=message)))

    def _tell(self, connection: Connection, notice: Notice) -> None:
        connection.execute(NOTIFY, {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()})

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        notice = msgspec.json.decode(payload, type=Notice)
        if notice.by == self._me:
            return
        for table, last in notice.tables.items():
            self.on_news(table, last)
        if notice.message:
            self.on_message(notice.by, notice.message)

    async def _listen(self) -> None:
        self._line = await self._database.connect()
        await self._line.add_listener(CHANNEL, self._hear)

    async def _follow(self) -> None:
        while True:
            await self._until_cut()
            await self._listen_again()
            # What was said meanwhile is lost. Should the callback fail, this task must go on.
            asyncio.get_running_loop().call_soon(self.on_gap)

    async def _until_cut(self) -> None:
        assert self._line
        cut = asyncio.Event()
        self._line.add_termination_listener(lambda _: cut.set())
        with suppress(*AWAY):
            while not self._line.is_closed():
                try:
                    await asyncio.wait_for(cut.wait(), PULSE)
                except TimeoutError:
                    await self._line.execute("SELECT 1", timeout=PULSE)

    async def _listen_again(self) -> None:
        delay = SOON
        while True:
            if self._line:
                self._line.terminate()
            await asyncio.sleep(delay)
            delay = min(2 * delay, LATE)
            with suppress(*AWAY):
                return await self._listen()
