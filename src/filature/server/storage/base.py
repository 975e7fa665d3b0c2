"""The storage interface: for every table an append-only log of entries, and one row to find it by.

`sqlite.py` and `postgres.py` implement it; the SQL they share is here.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import asyncpg
from msgspec.structs import asdict
from sqlalchemy import Connection, and_, bindparam, delete, or_, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from filature.kernel.errors import BadRequest
from filature.server.errors import StorageAway
from filature.server.storage.group_commit import CommitLost, GroupCommit
from filature.server.storage.heartbeat import beat
from filature.server.storage.schema import Append, TableRow, log, tables, upgrade
from filature.server.table.clocks import Downtime

T = TypeVar("T")

ANSWER_TIMEOUT_S = 30.0
"""A database that is silent for so long counts as away."""
TABLES_PER_PURGE = 200
"""Tables deleted in one transaction, so that nobody's move waits long."""
AWAY = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, CommitLost)

COLUMNS = log.c.keys()
UPDATE = update(tables).where(tables.c.id == bindparam("table"))


class Storage(ABC):
    """Everything raises `StorageAway` when the database does not answer or cannot write, and works again when it can.
    `OutcomeUnknown` instead when it fell silent in the middle of a commit.

    An append is taken whole or not at all, also beside other processes: a log has no gaps, and nobody writes number
    n + 1 who has not read n. So whoever gets the first number in gets the rest in. First numbers are written alone,
    sorted by table, which makes two processes wait for one another in the same order and never in a circle.
    """

    shared: ClassVar[bool]
    """Whether other processes may write to the same tables."""
    insert: ClassVar[Any]
    """The dialect's INSERT, which can leave out what is there already."""

    def __init__(self, observe: Callable[[float], object] = lambda _: None) -> None:
        """`observe` is told how many seconds each transaction took, from its first append on."""
        self._commits = GroupCommit(self._write, observe)
        self._is_open = False
        self.closed_because = "it is not open"
        self.on_change: Callable[[str, int], object] = lambda table, last: None
        """Called with a table and its last number when another process has written to it."""
        self.on_message: Callable[[str, str], object] = lambda process, message: None
        """Called with the name of another process and what it broadcast."""
        self.on_gap: Callable[[], object] = lambda: None
        """Called when changes may have been missed: every table in memory must be read again."""

    async def open(self) -> None:
        """Raises `BadRequest` that says why the database cannot be used; it may be tried again."""
        try:
            await self._open()
            await self._transact(self._upgrade)
        except AWAY as error:
            self.closed_because = reason(error)
            await self.close()
            cause = _cause(error)
            raise unusable(str(cause) or type(cause).__name__) from error
        except BaseException:
            await self.close()
            raise
        self._is_open = True

    async def close(self) -> None:
        """What waits is written first."""
        self._is_open = False
        await self._commits.finish()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await self._close()
        except AWAY:
            pass  # a database that is away need not hear good-bye

    # Implemented by each database

    @abstractmethod
    async def _open(self) -> None: ...

    def _upgrade(self, connection: Connection) -> None:
        upgrade(connection)

    @abstractmethod
    async def _close(self) -> None: ...

    @abstractmethod
    async def _transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction; raises `CommitLost` if it may have been committed all the same."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a consistent copy, also while a server runs; the storage need not be open."""

    @abstractmethod
    async def broadcast(self, message: str) -> None:
        """Tell the other processes something small (7000 bytes) and fleeting."""

    @abstractmethod
    def _committing(self, connection: Connection, appends: Sequence[Append]) -> None:
        """A transaction is about to commit these."""

    # Writing

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """A new table with its first entries, at least one. False: another has its id or its code."""
        self._check_open()
        return await self._commits.append(Append(row.id, 1, entries, row, new=True))

    async def append(self, table: str, number: int, entries: Sequence[bytes], row: TableRow | None = None) -> bool:
        """Write entries, at least one, as `number`, `number` + 1 …, all of them or none; durable on return.

        False: another process wrote `number` first, or the table is gone. Read, and decide anew.
        """
        self._check_open()
        return await self._commits.append(Append(table, number, entries, row))

    def _check_open(self) -> None:
        if not self._is_open:
            raise StorageAway(self.closed_because)

    async def _write(self, requests: Sequence[Append], again: bool) -> set[str]:
        return await self._transact(lambda connection: self._append_all(connection, requests, again))

    def _append_all(self, connection: Connection, requests: Sequence[Append], again: bool) -> set[str]:
        """The tables whose append was taken."""
        winners = self._insert(connection, requests)
        if changed := [_changes(request.row) for request in winners if request.row and not request.new]:
            connection.execute(UPDATE, changed)
        if winners:
            self._committing(connection, winners)
        won = {request.table for request in winners}
        if again and len(won) < len(requests):
            won |= _written_before(connection, [one for one in requests if one.table not in won])
        return won

    def _insert(self, connection: Connection, requests: Sequence[Append]) -> list[Append]:
        """The requests that were first."""
        new = [asdict(request.row) for request in requests if request.new and request.row]
        rows = self.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
        made = set(connection.scalars(rows, new)) if new else set()
        trying = [request for request in requests if not request.new or request.table in made]
        trying.sort(key=attrgetter("table"))
        firsts = _lines(trying, slice(1))
        first = self.insert(log).on_conflict_do_nothing().returning(log.c.table_id)
        won = set(connection.scalars(first, firsts)) if firsts else set()
        winners = [request for request in trying if request.table in won]
        if rest := _lines(winners, slice(1, None)):
            connection.execute(self.insert(log), rest)
        return winners

    async def beat(self, now: int, silence: int | None, after: int = 0) -> tuple[int, list[Downtime]]:
        """Note that this process is up (see `heartbeat.beat`), which shows that something can be written."""
        self._check_open()
        async with answering():
            return await self._transact(lambda connection: beat(connection, now, silence, after))

    async def purge(self, *, open_before: int, playing_before: int, over_before: int) -> int:
        """Delete the tables that nobody touched since; returns how many."""
        limits = {"open": open_before, "playing": playing_before, "over": over_before, "closed": over_before}
        old = or_(*(and_(tables.c.status == status, tables.c.touched < time) for status, time in limits.items()))
        # Whoever is writing to a table right now keeps it.
        some = select(tables.c.id).where(old).limit(TABLES_PER_PURGE).with_for_update(skip_locked=True)
        query = delete(tables).where(tables.c.id.in_(some))
        count = 0
        self._check_open()
        while True:
            async with answering():
                gone = await self._transact(lambda connection: connection.execute(query).rowcount)
            count += gone
            if gone < TABLES_PER_PURGE:
                return count

    # Reading

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table; empty where there is none."""
        query = select(log.c.entry).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
        return await self._scalars(query)

    async def public_tables(self, limit: int) -> list[bytes]:
        """The listings of public tables that are open or playing, the last touched first."""
        current = tables.c.public & tables.c.status.in_(["open", "playing"])
        return await self._scalars(
            select(tables.c.listing).where(current).order_by(tables.c.touched.desc()).limit(limit)
        )

    async def table_by_code(self, code: str) -> str | None:
        """The id of the open table with that code."""
        return next(iter(await self._scalars(select(tables.c.id).where(tables.c.code == code))), None)

    async def has_table(self, id: str) -> bool:
        return bool(await self._scalars(select(tables.c.id).where(tables.c.id == id)))

    async def due(self, before: int) -> list[str]:
        """The tables where something must have happened by then, the longest overdue first."""
        return await self._scalars(select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due))

    async def _scalars(self, query: Any) -> list[Any]:
        self._check_open()
        async with answering():
            return await self._transact(lambda connection: list(connection.scalars(query)))


@asynccontextmanager
async def answering() -> AsyncIterator[None]:
    """Whatever a database does instead of answering becomes `StorageAway`."""
    try:
        yield
    except AWAY as error:
        raise StorageAway(reason(error)) from error


def reason(error: BaseException) -> str:
    """Why a database does not do what it should, in a few words that name no address and no person."""
    cause = _cause(error)
    if isinstance(cause, sqlite3.Error):
        return str(cause)
    if isinstance(cause, TimeoutError | CommitLost):
        return "no answer"
    if isinstance(cause, OSError) and cause.errno:
        return os.strerror(cause.errno)
    return type(cause).__name__


def _cause(error: BaseException) -> BaseException:
    """Without the SQL, and the driver's driver, around it."""
    driver = getattr(error, "orig", None)
    return error if driver is None else driver.__cause__ or driver


def unusable(why: str) -> BadRequest:
    return BadRequest("store-unusable", "The storage cannot be opened: {why}", why=why)


def _lines(requests: Iterable[Append], part: slice) -> list[dict[str, object]]:
    """Rows of the log for some of the entries of each request."""
    return [
        dict(zip(COLUMNS, (request.table, number, entry), strict=True))
        for request in requests
        for number, entry in list(enumerate(request.entries, request.number))[part]
    ]


def _changes(row: TableRow) -> dict[str, object]:
    """Without the id: setting it, even to itself, makes the database look after all that refers to it."""
    changes = asdict(row)
    changes["table"] = changes.pop("id")
    return changes


def _written_before(connection: Connection, losers: list[Append]) -> set[str]:
    """Those that lost against themselves: the commit went through, only its answer did not arrive."""
    keys = [(request.table, request.number) for request in losers]
    found = connection.execute(select(log).where(tuple_(log.c.table_id, log.c.number).in_(keys)))
    stored = {table: entry for table, _, entry in found}
    return {request.table for request in losers if stored.get(request.table) == request.entries[0]}
