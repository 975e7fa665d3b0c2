"""Where the tables are kept: in a SQLite file of one server, or in a PostgreSQL that several share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from filature.kernel.errors import BadRequest
from filature.server.storage.base import Storage
from filature.server.storage.postgres import PostgresStorage
from filature.server.storage.schema import TableRow
from filature.server.storage.sqlite import SqliteStorage

__all__ = ["Storage", "TableRow", "storage_at"]


def storage_at(address: str, observe: Callable[[float], object] = lambda _: None) -> Storage:
    """The storage at `sqlite:///path` or `postgresql://user:password@host/database`."""
    try:
        url = make_url(address)
    except ArgumentError:
        url = URL.create("unreadable")
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return SqliteStorage(Path(url.database), observe)
    if url.drivername in ("postgresql", "postgres") and url.database:
        return PostgresStorage(url, observe)
    # The address may hold a password: it is not repeated.
    raise BadRequest(
        "store-address",
        "The address of the storage is not understood. Write sqlite:///folder/file.sqlite "
        "or postgresql://user:password@host:5432/database.",
    )
