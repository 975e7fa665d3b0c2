"""What the storage room holds: the register of tables, and of every table its log. One schema for both databases.

A change here needs a new file in `migrations/versions/`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

register = Table(
    "register",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    Index("register_due", "due"),
    Index("register_status", "status", "touched"),
)

log = Table(
    "log",
    metadata,
    # An entry for a table that was cleaned away is refused, and cleaning takes the log along.
    Column("table_id", String(10), ForeignKey("register.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    metadata,
    # SQLite's: what is to be filed in the logs, each transaction in one row (`journal.py`).
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("lines", LargeBinary, nullable=False),
)
