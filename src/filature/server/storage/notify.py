"""What the processes that share a PostgreSQL tell one another, over its NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, text

from filature.server.storage.base import AWAY, Storage

CHANNEL = "filature"
NOTIFY = text("SELECT pg_notify(:channel, :notice)")
TABLES_PER_NOTICE = 200
"""PostgreSQL carries less than 8000 bytes."""
PULSE_S = 20.0
"""After so much silence the connection is tested."""
FIRST_RETRY_S, LAST_RETRY_S = 0.05, 5.0


class Notice(msgspec.Struct, omit_defaults=True):
    by: str
    tables: dict[str, int] = {}
    message: str = ""


class Notifications:
    """A connection that listens, and what is sent along with a transaction."""

    def __init__(self, connect: Callable[[], Coroutine[Any, Any, asyncpg.Connection]], storage: Storage) -> None:
        self._connect = connect
        self._storage = storage
        self._me = secrets.token_hex(4)
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """From now on nothing is missed."""
        await self._listen()
        self._task = asyncio.create_task(self._follow())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection:
            self._connection.terminate()

    def send(self, connection: Connection, tables: Mapping[str, int] | None = None, message: str = "") -> None:
        """Sent when the transaction commits, and only then."""
        several = list((tables or {}).items())
        notices = [Notice(self._me, message=message)] if message else []
        for start in range(0, len(several), TABLES_PER_NOTICE):
            notices.append(Notice(self._me, tables=dict(several[start : start + TABLES_PER_NOTICE])))
        for notice in notices:
            connection.execute(NOTIFY, {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()})

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        notice = msgspec.json.decode(payload, type=Notice)
        if notice.by == self._me:
            return
        for table, last in notice.tables.items():
            self._storage.on_change(table, last)
        if notice.message:
            self._storage.on_message(notice.by, notice.message)

    async def _listen(self) -> None:
        self._connection = await self._connect()
        await self._connection.add_listener(CHANNEL, self._receive)

    async def _follow(self) -> None:
        while True:
            await self._until_cut()
            await self._listen_again()
            # What was said meanwhile is lost. Should the callback fail, this task must go on.
            asyncio.get_running_loop().call_soon(self._storage.on_gap)

    async def _until_cut(self) -> None:
        assert self._connection
        cut = asyncio.Event()
        self._connection.add_termination_listener(lambda _: cut.set())
        with suppress(*AWAY):
            while not self._connection.is_closed():
                try:
                    await asyncio.wait_for(cut.wait(), PULSE_S)
                except TimeoutError:
                    await self._connection.execute("SELECT 1", timeout=PULSE_S)

    async def _listen_again(self) -> None:
        delay = FIRST_RETRY_S
        while True:
            if self._connection:
                self._connection.terminate()
            await asyncio.sleep(delay)
            delay = min(2 * delay, LAST_RETRY_S)
            with suppress(*AWAY):
                return await self._listen()
