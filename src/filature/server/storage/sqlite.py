"""SQLite: one file and one server process. One thread owns the connection and does everything, one thing at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import IO, TypeVar

from msgspec.structs import astuple
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.pool import StaticPool

from filature.kernel.errors import BadRequest
from filature.server.storage.base import ANSWER_TIMEOUT_S, Storage
from filature.server.storage.group_commit import CommitLost
from filature.server.storage.schema import Append, TableRow

T = TypeVar("T")

LOCK_TIMEOUT_S = 5.0
"""How long a server that was just killed may still hold its file."""
FIELDS = TableRow.__struct_fields__
ROW = len(FIELDS)
CHANGES = ", ".join(f"{field} = changed.column{number}" for number, field in enumerate(FIELDS[1:], 2))
UPDATE = f"UPDATE tables SET {CHANGES} FROM changed WHERE id = changed.column1"
# A commit is durable when it returns: in WAL mode that needs synchronous = FULL.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


class SqliteStorage(Storage):
    shared = False
    insert = staticmethod(insert)

    def __init__(self, path: Path, observe: Callable[[float], object] = lambda _: None) -> None:
        super().__init__(observe)
        self.path = Path(os.path.realpath(path))  # two names of one file are one file
        self._locks = ExitStack()
        self._thread = _new_thread()
        self._engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            poolclass=StaticPool,
            pool_reset_on_return=None,  # there is one connection, and every transaction on it ends
            # Transactions are begun by hand (below): the driver would leave CREATE TABLE out of them.
            connect_args={"isolation_level": None, "check_same_thread": False},
        )
        event.listen(self._engine, "connect", _configure)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    async def _open(self) -> None:
        await self._in_thread(self._take_file)

    async def _close(self) -> None:
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()
        self._thread = _new_thread()  # it may be opened again
        self._locks.close()

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        running = self._thread.submit(self._run, work)
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                return await asyncio.wrap_future(running)
        except TimeoutError as error:
            if running.cancelled():  # it had not begun, and now it never will
                raise
            raise CommitLost from error  # a disk that hangs may still take it

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _append_all(self, connection: Connection, requests: Sequence[Append], again: bool) -> set[str]:
        """Nobody else writes here, so a plain INSERT will do; and one for all of them, since the thread gives up the
        interpreter with every statement and has to wait for it again. A conflict is sorted out one by one."""
        if again or any(request.new for request in requests):
            return super()._append_all(connection, requests, again)
        lines = [
            value
            for request in requests
            for number, entry in enumerate(request.entries, request.number)
            for value in (request.table, number, entry)
        ]
        connection.exec_driver_sql(f"INSERT INTO log VALUES {_places(len(lines) // 3, 3)}", tuple(lines))
        if rows := [value for request in requests if request.row for value in astuple(request.row)]:
            changed = f"WITH changed AS (VALUES {_places(len(rows) // ROW, ROW)})"
            connection.exec_driver_sql(f"{changed} {UPDATE}", tuple(rows))
        return {request.table for request in requests}

    def _take_file(self) -> None:
        """One server a file: another would not hear of what this one writes. The lock ends with the process."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_file() and self.path.stat().st_nlink > 1:
            raise BadRequest(
                "store-linked",
                "{path} has other names (hard links); another server may be using it by one of them. Remove the "
                "others, or copy the file with `filature backup`.",
                path=str(self.path),
            )
        # The file itself too, since in a container it may have another path. Both are held as long as it is ours.
        names = [f"{self.path}.lock", *([] if sys.platform == "win32" else [str(self.path)])]
        with ExitStack() as taken:
            locks = [taken.enter_context(open(name, "a")) for name in names]
            until = time.monotonic() + LOCK_TIMEOUT_S
            while not all(map(_lock, locks)):
                if time.monotonic() > until:
                    raise BadRequest(
                        "store-owned",
                        "Another server is using {path}. Stop it first, give this one a file of its own, "
                        "or let both share a PostgreSQL database.",
                        path=str(self.path),
                    )
                time.sleep(0.02)
            self._locks = taken.pop_all()

    async def broadcast(self, message: str) -> None:
        """There is no other process."""

    def _committing(self, connection: Connection, appends: Sequence[Append]) -> None:
        """There is no other process."""

    async def backup(self, path: Path) -> None:
        if not self.path.exists():
            raise BadRequest("store-missing", "There is nothing at {path} to back up.", path=str(self.path))
        try:
            await asyncio.to_thread(self._copy, path)
        except (sqlite3.Error, OSError) as error:
            raise BadRequest(
                "backup-failed", "The backup {path} cannot be written: {why}", path=str(path), why=str(error)
            ) from error

    def _copy(self, path: Path) -> None:
        # The last backup stays whole until this one is.
        part = path.with_name(f"{path.name}.part")
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        os.replace(part, path)


def _new_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="sqlite")


def _places(rows: int, columns: int) -> str:
    """Placeholders for rows of values."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def _configure(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
