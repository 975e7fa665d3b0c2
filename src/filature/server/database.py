"""Where the tables are kept: SQLite, one file and one server; or PostgreSQL, shared by several."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from filature.kernel.errors import BadRequest
from filature.server.errors import StorageAway
from filature.server.postgres import Postgres
from filature.server.sqlite import SqliteFile, unusable

Database = SqliteFile | Postgres

PATIENCE = 30.0
"""Seconds after which a silent database counts as away."""
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
    """Bring the database to the schema of this version, whole or not at all."""
    try:
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql(database.take_turn)
            await connection.run_sync(_upgrade)
    except CommandError as error:
        raise BadRequest(
            "store-newer",
            "The storage was written by a later version of Filature. Install that version or a later one.",
        ) from error
    except AWAY as error:
        cause = getattr(error, "orig", None) or error  # without the SQL around it
        raise unusable(str(cause) or type(cause).__name__) from error


def _upgrade(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
