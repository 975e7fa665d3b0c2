"""Group commit: whatever waits is written in one transaction, and while it is being written the next gathers.

Why a request is taken whole or not at all, also beside other processes: a table's log has no gaps, and nobody writes
number n + 1 before he has read n. So whoever gets the first number in gets the rest in, and the first decides. It is
written alone, sorted by table, which makes two processes wait for one another in the same order and never in a circle.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from operator import attrgetter

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, select, tuple_, update
from sqlalchemy.exc import IntegrityError, StatementError

from filature.server.database import Database, SqliteFile, answering
from filature.server.errors import StorageAway
from filature.server.request import Line, Request
from filature.server.schema import Register, log, register

LARGEST = 500
"""Requests in one transaction."""
COLUMNS = log.c.keys()
FEW = 16
"""Requests answered at a time: what they bring about goes out before the next are."""

REFUSED = (StatementError, TypeError, ArithmeticError)
"""What the database does not take, or what cannot even be put to it."""

Announce = Callable[[Connection, dict[str, int]], None]


class Writer:
    def __init__(self, database: Database, announce: Announce | None, observe: Callable[[float], object]) -> None:
        self._database = database
        self._announce = announce
        self._observe = observe
        self._since = 0.0
        """When the first of those who wait came."""
        self._waiting: list[Request] = []
        self._task: asyncio.Task[None] | None = None
        self._done: deque[tuple[Request, bool]] = deque()
        """What was written and is to be answered, the oldest first."""
        self._insert_register = database.insert(register).on_conflict_do_nothing().returning(register.c.id)
        self._insert_first = database.insert(log).on_conflict_do_nothing().returning(log.c.table_id)
        self._insert_rest = database.insert(log)
        self._update = update(register).where(register.c.id == bindparam("table"))

    def write(self, request: Request) -> None:
        if not self._waiting:
            self._since = time.perf_counter()
        self._waiting.append(request)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def finish(self) -> None:
        if self._task:
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        try:
            while batch := self._take():
                since = self._since
                await self._settle(batch)
                self._observe(time.perf_counter() - since)
        finally:
            self._task = None

    def _take(self) -> list[Request]:
        """One request a table, since the second counts on the first."""
        batch: dict[str, Request] = {}
        later = []
        for request in self._waiting:
            if request.table in batch or len(batch) == LARGEST:
                later.append(request)
            else:
                batch[request.table] = request
        self._waiting = later
        return list(batch.values())

    async def _settle(self, batch: list[Request], *, again: bool = False) -> None:
        """Write and answer. Whatever happens, nobody waits for ever."""
        try:
            async with answering():
                won = await self._write(batch, again)
        except Exception as error:
            await self._recover(batch, error.__cause__ or error, again)
        else:
            if not self._done:
                asyncio.get_running_loop().call_soon(self._answer)
            self._done += [(request, request.table in won) for request in batch]

    async def _recover(self, batch: list[Request], reason: BaseException, again: bool) -> None:
        refused = isinstance(reason, REFUSED) and not getattr(reason, "connection_invalidated", False)
        if not refused and not again:
            # The connection broke, perhaps after the commit had gone through: trying again will tell.
            await self._settle(batch, again=True)
        elif refused and len(batch) > 1:
            # One bad request does not take the others down.
            for request in batch:
                await self._settle([request], again=again)
        elif isinstance(reason, IntegrityError):
            batch[0].settled(False)  # the table was cleaned away
        else:
            for request in batch:
                away = StorageAway()
                away.__cause__ = reason
                request.settled(away)

    def _answer(self) -> None:
        for _ in range(min(FEW, len(self._done))):
            request, written = self._done.popleft()
            request.settled(written)
        if self._done:
            asyncio.get_running_loop().call_soon(self._answer)

    async def _write(self, batch: list[Request], again: bool) -> set[str]:
        """The tables whose request was written."""
        plain = not again and not any(request.row for request in batch)
        if plain and isinstance(self._database, SqliteFile) and not self._database.journal.full:
            return {request.table for request in await self._database.note(batch)}
        return await self._database.transact(lambda connection: self._write_all(connection, batch, again))

    def _write_all(self, connection: Connection, batch: list[Request], again: bool) -> set[str]:
        winners = self._insert(connection, batch, again)
        changed = [request.row for request in winners if request.row and not request.new]
        if changed:
            connection.execute(self._update, [_changes(row) for row in changed])
        if winners and self._announce:
            self._announce(connection, {request.table: request.last for request in winners})
        won = {request.table for request in winners}
        if again and len(won) < len(batch):
            won |= self._written_before(connection, [r for r in batch if r.table not in won])
        return won

    def _insert(self, connection: Connection, batch: list[Request], again: bool) -> list[Request]:
        """The requests that were first."""
        journal = self._database.journal
        if journal is None:
            return self._insert_in_turn(connection, batch)
        if again:  # perhaps they are in the journal already
            journal.file_all(connection)
            return self._insert_in_turn(connection, batch)
        new = [request for request in batch if request.new]
        made = self._insert_in_turn(connection, new) if new else []
        if journal.full:
            journal.file_some(connection.exec_driver_sql)
        return made + journal.note(connection.exec_driver_sql, [request for request in batch if not request.new])

    def _insert_in_turn(self, connection: Connection, batch: list[Request]) -> list[Request]:
        """The requests that were first."""
        new = [asdict(request.row) for request in batch if request.new and request.row]
        made = set(connection.scalars(self._insert_register, new)) if new else set()
        trying = [request for request in batch if not request.new or request.table in made]
        trying.sort(key=attrgetter("table"))
        firsts = _named(request.lines[0] for request in trying)
        won = set(connection.scalars(self._insert_first, firsts)) if firsts else set()
        winners = [request for request in trying if request.table in won]
        if rest := _named(line for request in winners for line in request.lines[1:]):
            connection.execute(self._insert_rest, rest)
        return winners

    def _written_before(self, connection: Connection, losers: list[Request]) -> set[str]:
        """Those who lost against themselves: the commit went through, only its answer did not arrive."""
        keys = [(request.table, request.number) for request in losers]
        found = connection.execute(select(log).where(tuple_(log.c.table_id, log.c.number).in_(keys)))
        stored = {table: entry for table, _, entry in found}
        return {request.table for request in losers if stored.get(request.table) == request.entries[0]}


def _named(lines: Iterable[Line]) -> list[dict[str, object]]:
    return [dict(zip(COLUMNS, line, strict=True)) for line in lines]


def _changes(row: Register) -> dict[str, object]:
    """Without the id: setting it, even to itself, makes the database look after all that refers to it."""
    changes = asdict(row)
    changes["table"] = changes.pop("id")
    return changes
