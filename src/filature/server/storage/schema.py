"""The schema, the same for both databases: one row a table, of every table its log, and when no server was up.

A change here needs a new file in `migrations/versions/`; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

from filature.kernel.errors import BadRequest

MIGRATIONS = Path(__file__).parent / "migrations"
EARLY_REVISIONS = {"1", "2"}
"""Layouts of before the first release, which are not read any more."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("due", BigInteger),
    # What others find it by while it is open.
    Column("code", String(6)),
    Column("touched", BigInteger, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    Index("tables_due", "due"),
    Index("tables_code", "code", unique=True),
    Index("tables_status", "status", "touched"),
)

log = Table(
    "log",
    metadata,
    # An entry for a table that was deleted is refused, and deleting a table takes its log along.
    Column("table_id", String(10), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # Milliseconds since 1970 when a server last said that it is up.
    Column("at", BigInteger, nullable=False),
)

downtimes = Table(
    "downtimes",
    metadata,
    # From the last heartbeat before a silence to the first one after it.
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the storage knows of a table besides its log."""

    id: str
    game: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    public: bool
    due: int | None
    """Milliseconds since 1970: when something must happen by itself, a bot or a clock."""
    code: str | None = None
    """What others find it by while it is open; no two have the same."""
    touched: int
    """Milliseconds since 1970 of the last entry that changed this row."""
    listing: bytes
    """JSON for the list of public tables."""


class Append(msgspec.Struct, frozen=True):
    """Entries of a table from `number` on, at least one, and its row if that changes."""

    table: str
    number: int
    entries: Sequence[bytes]
    row: TableRow | None = None
    new: bool = False
    """Whether the table is to be made."""

    @property
    def last(self) -> int:
        return self.number + len(self.entries) - 1


def upgrade(connection: Connection) -> None:
    """Bring a database to the schema of this version, whole or not at all, inside the transaction of the connection."""
    if MigrationContext.configure(connection).get_current_revision() in EARLY_REVISIONS:
        raise BadRequest(
            "store-early",
            "The storage was written by an early version of Filature, whose layout is not read any more. "
            "Name another file or database; the old one is left as it is.",
        )
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadRequest(
            "store-newer",
            "The storage was written by a later version of Filature. Install that version or a later one.",
        ) from error
