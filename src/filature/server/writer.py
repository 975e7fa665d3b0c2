"""Group commit: whatever waits is written in one transaction, and while it is being written more gathers.

Why a request is taken whole or not at all, also beside other processes: a table's log has no gaps, and nobody writes
number n + 1 before he has read n. So whoever gets the first number in gets the rest in, and the first decides. It is
written alone, sorted by table, which makes two processes wait for one another in the same order and never in a circle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, select, tuple_, update
from sqlalchemy.exc import IntegrityError, StatementError

from filature.server.database import Database, answering
from filature.server.errors import StorageAway
from filature.server.schema import Register, log, register

LARGEST = 500
"""Requests in one transaction."""

Announce = Callable[[Connection, dict[str, int]], None]


@dataclass(eq=False, slots=True)
class Request:
    table: str
    number: int
    entries: Sequence[bytes]
    row: Register | None
    new: bool = False
    answer: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def last(self) -> int:
        return self.number + len(self.entries) - 1

    @property
    def lines(self) -> list[dict[str, object]]:
        return [
            {"table_id": self.table, "number": number, "entry": entry}
            for number, entry in enumerate(self.entries, self.number)
        ]

    def settle(self, won: bool) -> None:
        if not self.answer.done():  # whoever asked may have gone
            self.answer.set_result(won)

    def fail(self, reason: BaseException) -> None:
        if not self.answer.done():
            away = StorageAway()
            away.__cause__ = reason
            self.answer.set_exception(away)


class Writer:
    def __init__(self, database: Database, announce: Announce | None) -> None:
        self._database = database
        self._announce = announce
        self._waiting: list[Request] = []
        self._task: asyncio.Task[None] | None = None
        self._insert_register = database.insert(register).on_conflict_do_nothing().returning(register.c.id)
        self._insert_first = database.insert(log).on_conflict_do_nothing().returning(log.c.table_id)
        self._insert_rest = database.insert(log)
        self._update = update(register).where(register.c.id == bindparam("table"))

    async def write(self, request: Request) -> bool:
        """True once it is durable, False if another was first."""
        self._waiting.append(request)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await request.answer

    async def finish(self) -> None:
        while self._task:
            await self._task

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._settle(self._take())
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
        return [batch[table] for table in sorted(batch)]

    async def _settle(self, batch: list[Request], *, again: bool = False) -> None:
        """Write and answer. Whatever happens, nobody waits for ever."""
        try:
            async with answering():
                won = await self._database.transact(lambda connection: self._write_all(connection, batch, again))
        except Exception as error:
            await self._recover(batch, error.__cause__ or error, again)
        else:
            for request in batch:
                request.settle(request.table in won)

    async def _recover(self, batch: list[Request], reason: BaseException, again: bool) -> None:
        refused = isinstance(reason, StatementError) and not getattr(reason, "connection_invalidated", False)
        if not refused and not again:
            # The connection broke, perhaps after the commit had gone through: trying again will tell.
            await self._settle(batch, again=True)
        elif refused and len(batch) > 1:
            # One bad request does not take the others down.
            for request in batch:
                await self._settle([request], again=again)
        elif isinstance(reason, IntegrityError):
            batch[0].settle(False)  # the table was cleaned away
        else:
            for request in batch:
                request.fail(reason)

    def _write_all(self, connection: Connection, batch: list[Request], again: bool) -> set[str]:
        """The tables whose request was written."""
        new = [asdict(request.row) for request in batch if request.new and request.row]
        made = set(connection.scalars(self._insert_register, new)) if new else set()
        trying = [request for request in batch if not request.new or request.table in made]
        firsts = [line for request in trying for line in request.lines[:1]]
        won = set(connection.scalars(self._insert_first, firsts)) if firsts else set()
        winners = [request for request in trying if request.table in won]
        if rest := [line for request in winners for line in request.lines[1:]]:
            connection.execute(self._insert_rest, rest)
        changed = [request.row for request in winners if request.row and not request.new]
        if changed:
            connection.execute(self._update, [_changes(row) for row in changed])
        if winners and self._announce:
            self._announce(connection, {request.table: request.last for request in winners})
        if again and len(won) < len(batch):
            won |= self._written_before(connection, [r for r in batch if r.table not in won])
        return won

    def _written_before(self, connection: Connection, losers: list[Request]) -> set[str]:
        """Those who lost against themselves: the commit went through, only its answer did not arrive."""
        keys = [(request.table, request.number) for request in losers]
        found = connection.execute(select(log).where(tuple_(log.c.table_id, log.c.number).in_(keys)))
        stored = {table: entry for table, _, entry in found}
        return {request.table for request in losers if stored.get(request.table) == request.entries[0]}


def _changes(row: Register) -> dict[str, object]:
    """Without the id: setting it, even to itself, makes the database look after all that refers to it."""
    changes = asdict(row)
    changes["table"] = changes.pop("id")
    return changes
