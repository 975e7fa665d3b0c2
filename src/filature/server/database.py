"""Where the tables are kept: SQLite, one file and one process; or PostgreSQL, shared by several."""

from __future__ import annotations

import asyncio
import os
import shlex
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from filature.kernel.errors import BadRequest
from filature.server.errors import StorageAway
from filature.server.journal import Journal
from filature.server.request import Request

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a silent database counts as away."""
TIDY = 0.5
"""Seconds after which the write-ahead log of a busy house is carried over into its file."""
POOL: dict[str, Any] = {"pool_size": 8, "max_overflow": 0}
"""Who reads waits for a connection: making another costs more than most readings."""
MIGRATIONS = Path(__file__).parent / "migrations"
AWAY = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


@asynccontextmanager
async def answering() -> AsyncIterator[None]:
    """Whatever a database does instead of answering becomes `StorageAway`."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except AWAY as error:
        raise StorageAway from error


class SqliteFile:
    shared = False
    insert = staticmethod(sqlite.insert)
    # Tables are created inside a transaction only if it is begun by hand.
    take_turn = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), **POOL)
        self._writing = create_engine(URL.create("sqlite", database=str(path)), pool_size=1)
        self._noting: sqlite3.Connection | None = None
        self._hand = ThreadPoolExecutor(1, "filature-writer")
        self._other_hand = ThreadPoolExecutor(1, "filature-tidier")
        self._tidied = 0.0
        self.journal = Journal()
        self._guard: IO[str] | None = None
        for engine in (self.engine.sync_engine, self._writing):
            event.listen(engine, "connect", _prepare)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction. It is one trip to a thread; the async engine makes one for every statement, which cost
        more than half of a move."""
        return await asyncio.get_running_loop().run_in_executor(self._hand, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._remembering(), self._writing.begin() as connection:
            result = work(connection)
        return result

    async def note(self, requests: Sequence[Request]) -> list[Request]:
        """The same for a row of the journal and nothing else. A single statement is a transaction by itself; each
        further one would hand the interpreter to and fro between two threads, while a hundred moves wait."""
        return await asyncio.get_running_loop().run_in_executor(self._hand, self._note, requests)

    def _note(self, requests: Sequence[Request]) -> list[Request]:
        assert self._noting is not None, "who writes owns the file"
        with self._remembering():
            return self.journal.note(self._noting.execute, requests)

    @contextmanager
    def _remembering(self) -> Iterator[None]:
        """What the journal took is remembered once it is durable."""
        try:
            yield
        except BaseException:
            self.journal.rolled_back()
            raise
        self.journal.committed()
        if time.monotonic() - self._tidied > TIDY:
            self._tidied = time.monotonic()
            self._other_hand.submit(self._tidy)

    def _tidy(self) -> None:
        """Carry what was written over into the file, beside the writer, who would keep everybody waiting. If this
        fails, it is the writer's turn."""
        with closing(sqlite3.connect(self.path)) as file:
            file.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        await asyncio.to_thread(self._other_hand.shutdown)
        await self.engine.dispose()
        self._hand.shutdown(wait=False)
        self._writing.dispose()
        if self._noting:
            self._noting.close()
            self._noting = None

    def own(self) -> None:
        """One server a file: another would not hear of what this one writes. The lock goes with the process."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._guard = open(f"{self.path}.lock", "a")  # noqa: SIM115 - held open as long as the file is ours
            if not _lock(self._guard):
                raise BadRequest(
                    "store-owned",
                    "Another server is using {path}. Stop it first, give this one a file of its own, "
                    "or let both share a PostgreSQL database.",
                    path=str(self.path),
                )
            self._noting = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            # Readers and the writer do not wait for one another; the file remembers it.
            self._noting.execute("PRAGMA journal_mode = WAL")
            _prepare(self._noting, None)
        except (OSError, sqlite3.Error) as error:
            raise _unusable(error) from error

    def disown(self) -> None:
        if self._guard:
            self._guard.close()
            self._guard = None

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


class Postgres:
    shared = True
    journal: Journal | None = None
    insert = staticmethod(postgresql.insert)
    # Servers that start together migrate one after the other; the number is ours alone.
    take_turn = "SELECT pg_advisory_xact_lock(7310346171838)"

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql")
        # After a restart of the database the pool holds dead connections: each is asked before it is used.
        self.engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self.connect, pool_pre_ping=True, **POOL
        )

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()

    async def connect(self, *_: Any) -> asyncpg.Connection:
        """asyncpg reads the address itself, so that it may say all that PostgreSQL's own programs understand."""
        settings = {"application_name": "filature"}
        return await asyncpg.connect(
            self.url.render_as_string(hide_password=False), timeout=10, server_settings=settings
        )

    def own(self) -> None:
        """Nothing to guard: PostgreSQL is made to be shared."""

    def disown(self) -> None:
        """See `own`."""

    async def backup(self, path: Path) -> None:
        url = self.url._replace(password=None).difference_update_query(["password"])
        words = ["pg_dump", "--format=custom", f"--file={path}", url.render_as_string()]
        raise BadRequest("backup-postgres", "PostgreSQL makes its own backups: {command}", command=shlex.join(words))


Database = SqliteFile | Postgres


def find_database(address: str) -> Database:
    try:
        url = make_url(address)
    except ArgumentError:
        url = URL.create("unreadable")
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return SqliteFile(Path(url.database))
    if url.drivername in ("postgresql", "postgres") and url.database:
        return Postgres(url)
    # The address may hold a password: it is not repeated.
    raise BadRequest(
        "store-address",
        "The address of the storage is not understood. Write sqlite:///folder/file.sqlite "
        "or postgresql://user:password@host:5432/database.",
    )


async def migrate(database: Database) -> None:
    """Bring the database to the schema of this version, whole or not at all; and file what was left in its journal."""
    try:
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql(database.take_turn)
            await connection.run_sync(_upgrade)
            if database.journal:
                await connection.run_sync(database.journal.file_all)
    except CommandError as error:
        raise BadRequest(
            "store-newer",
            "The storage was written by a later version of Filature. Install that version or a later one.",
        ) from error
    except AWAY as error:
        raise _unusable(error) from error
    if database.journal:
        database.journal.committed()


def _unusable(error: BaseException) -> BadRequest:
    cause = getattr(error, "orig", None) or error  # without the SQL around it
    why = str(cause) or type(cause).__name__
    return BadRequest("store-unusable", "The storage cannot be opened: {why}", why=why)


def _upgrade(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")


def _prepare(connection: Any, _: Any) -> None:
    # A page that many moves have written is carried over into the file once: seldom, so, at 32 MiB.
    pragmas = ("synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON", "wal_autocheckpoint = 8000")
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()


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
