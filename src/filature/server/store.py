"""The storage room. A table is a log of entries numbered 1, 2, 3 … and one line in the register."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy import and_, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from filature.server.database import answering, find_database, migrate
from filature.server.errors import StorageAway
from filature.server.news import News
from filature.server.postgres import Postgres
from filature.server.request import Register, Request
from filature.server.schema import register
from filature.server.writer import Settled, Writer

__all__ = ["Register", "Store", "TableExists"]

SWEEP = 200
"""Tables cleaned away in one transaction, so that nobody's move waits long."""


class TableExists(Exception):
    """The id is taken; draw another."""


class Store:
    """Kept in SQLite (`sqlite:///path`) or PostgreSQL (`postgresql://user:password@host/database`).

    Everything raises `StorageAway` when the database does not answer or cannot write, and works again when it can.
    """

    def __init__(self, url: str, observe: Callable[[float], object] = lambda _: None) -> None:
        """`observe` is told how many seconds each transaction took, from its first decision on."""
        self._database = find_database(url)
        self._news = News(self._database) if isinstance(self._database, Postgres) else None
        self._writer = Writer(self._database, observe)
        self._opened = False

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self._database.shared

    async def open(self) -> None:
        try:
            await self._database.open()
            await migrate(self._database)
            if self._news:
                async with answering():
                    await self._news.start()
        except BaseException:
            await self.close()
            raise
        self._opened = True

    async def close(self) -> None:
        """What waits is written first."""
        self._opened = False
        await self._writer.finish()
        if self._news:
            await self._news.stop()
        with suppress(StorageAway):  # a database that is away need not hear good-bye
            async with answering():
                await self._database.close()

    async def create(self, row: Register, entries: Sequence[bytes]) -> None:
        """A new table with its first entries, at least one."""
        if not await self._write(row.id, 1, entries, row, new=True):
            raise TableExists(row.id)

    async def append(self, table: str, number: int, entries: Sequence[bytes], row: Register | None = None) -> bool:
        """Write entries, at least one, as `number`, `number` + 1 …, all of them or none; durable on return.

        False: another process wrote `number` first, or the table is gone. Read, and decide anew.
        """
        return await self._write(table, number, entries, row)

    def submit(self, request: Request, settled: Settled) -> None:
        """The same for whoever does not wait, but wants to be called."""
        if self._opened:
            self._writer.write(request, settled)
        else:
            settled(StorageAway())

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        async with answering():
            return await self._database.entries(table, after)

    async def public_tables(self, limit: int) -> list[bytes]:
        """The listings of public tables that are open or playing, the last touched first."""
        current = register.c.public & register.c.status.in_(["open", "playing"])
        query = select(register.c.listing).where(current).order_by(register.c.touched.desc()).limit(limit)
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    async def due(self, before: int) -> list[str]:
        """The tables where something must have happened by then, the longest overdue first."""
        query = select(register.c.id).where(register.c.due <= before).order_by(register.c.due)
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    async def clean(self, *, open_before: int, playing_before: int, over_before: int) -> int:
        """Delete the tables that nobody touched since; returns how many."""
        limits = {"open": open_before, "playing": playing_before, "over": over_before, "closed": over_before}
        old = or_(*(and_(register.c.status == status, register.c.touched < time) for status, time in limits.items()))
        # Whoever is writing to a table right now keeps it.
        some = select(register.c.id).where(old).limit(SWEEP).with_for_update(skip_locked=True)
        query = delete(register).where(register.c.id.in_(some))
        count = 0
        while True:
            async with answering():
                gone = await self._database.delete(query)
            count += gone
            if gone < SWEEP:
                return count

    async def check(self) -> None:
        """Raises `StorageAway` if the tables cannot be read."""
        async with self._reading() as connection:
            await connection.execute(select(register.c.id).limit(1))

    async def backup(self, path: Path) -> None:
        """A consistent copy of a SQLite file, also while a server uses it; the store need not be open."""
        await self._database.backup(path)

    async def broadcast(self, message: str) -> None:
        """Tell the other processes something small (7000 bytes) and fleeting."""
        if self._news:
            async with answering():
                await self._news.broadcast(message)

    def on_news(self, callback: Callable[[str, int], object]) -> None:
        """Called with a table and its last number when another process has written to it."""
        if self._news:
            self._news.on_news = callback

    def on_message(self, callback: Callable[[str, str], object]) -> None:
        """Called with the name of another process and what it broadcast."""
        if self._news:
            self._news.on_message = callback

    def on_gap(self, callback: Callable[[], object]) -> None:
        """Called when news may have been missed: every table in memory must be read again."""
        if self._news:
            self._news.on_gap = callback

    async def _write(
        self, table: str, number: int, entries: Sequence[bytes], row: Register | None, *, new: bool = False
    ) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def settled(outcome: bool | StorageAway) -> None:
            if answer.done():
                return  # whoever asked has gone
            if isinstance(outcome, StorageAway):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self.submit(Request(table, number, entries, row, new), settled)
        return await answer

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with answering(), self._database.engine.connect() as connection:
            yield connection
