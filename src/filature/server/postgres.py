"""PostgreSQL, shared by several servers."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from msgspec.structs import asdict
from sqlalchemy import URL, Connection, Delete, bindparam, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import create_async_engine

from filature.kernel.errors import BadRequest
from filature.server.request import Line, Register, Request
from filature.server.schema import log, register

T = TypeVar("T")
Announce = Callable[[Connection, dict[str, int]], None]

POOL: dict[str, Any] = {"pool_size": 8, "max_overflow": 0}
"""Who asks waits for a connection: making another costs more than most questions."""
COLUMNS = log.c.keys()
INSERT_REGISTER = insert(register).on_conflict_do_nothing().returning(register.c.id)
INSERT_FIRST = insert(log).on_conflict_do_nothing().returning(log.c.table_id)
INSERT_REST = insert(log)
UPDATE = update(register).where(register.c.id == bindparam("table"))


class Postgres:
    """Why a request is taken whole or not at all, also beside other processes: a table's log has no gaps, and nobody
    writes number n + 1 before he has read n. So whoever gets the first number in gets the rest in, and the first
    decides. It is written alone, sorted by table, which makes two processes wait for one another in the same order and
    never in a circle."""

    shared = True
    # Servers that start together migrate one after the other; the number is ours alone.
    take_turn = "SELECT pg_advisory_xact_lock(7310346171838)"

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql")
        # After a restart of the database the pool holds dead connections: each is asked before it is used.
        self.engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self.connect, pool_pre_ping=True, **POOL
        )
        self.announce: Announce = lambda connection, tables: None
        """Tells other processes how far tables go now."""

    async def open(self) -> None:
        """Nothing to guard: PostgreSQL is made to be shared."""

    async def close(self) -> None:
        await self.engine.dispose()

    async def connect(self, *_: Any) -> asyncpg.Connection:
        """asyncpg reads the address itself, so that it may say all that PostgreSQL's own programs understand."""
        settings = {"application_name": "filature"}
        return await asyncpg.connect(
            self.url.render_as_string(hide_password=False), timeout=10, server_settings=settings
        )

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, requests: Sequence[Request], again: bool) -> set[str]:
        """One transaction; the tables whose request was written."""
        return await self.transact(lambda connection: self._write(connection, requests, again))

    async def entries(self, table: str, after: int) -> list[bytes]:
        query = select(log.c.entry).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def delete(self, query: Delete) -> int:
        """Delete tables; how many."""
        return await self.transact(lambda connection: connection.execute(query).rowcount)

    async def backup(self, path: Path) -> None:
        url = self.url._replace(password=None).difference_update_query(["password"])
        words = ["pg_dump", "--format=custom", f"--file={path}", url.render_as_string()]
        raise BadRequest("backup-postgres", "PostgreSQL makes its own backups: {command}", command=shlex.join(words))

    def _write(self, connection: Connection, requests: Sequence[Request], again: bool) -> set[str]:
        winners = self._insert(connection, requests)
        changed = [request.row for request in winners if request.row and not request.new]
        if changed:
            connection.execute(UPDATE, [_changes(row) for row in changed])
        if winners:
            self.announce(connection, {request.table: request.last for request in winners})
        won = {request.table for request in winners}
        if again and len(won) < len(requests):
            won |= self._written_before(connection, [one for one in requests if one.table not in won])
        return won

    def _insert(self, connection: Connection, requests: Sequence[Request]) -> list[Request]:
        """The requests that were first."""
        new = [asdict(request.row) for request in requests if request.new and request.row]
        made = set(connection.scalars(INSERT_REGISTER, new)) if new else set()
        trying = [request for request in requests if not request.new or request.table in made]
        trying.sort(key=attrgetter("table"))
        firsts = _named(request.lines[0] for request in trying)
        won = set(connection.scalars(INSERT_FIRST, firsts)) if firsts else set()
        winners = [request for request in trying if request.table in won]
        if rest := _named(line for request in winners for line in request.lines[1:]):
            connection.execute(INSERT_REST, rest)
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
