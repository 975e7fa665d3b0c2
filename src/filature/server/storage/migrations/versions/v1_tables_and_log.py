"""One row a table, and of every table its log."""

import sqlalchemy as sa
from alembic import op

revision = "tables_and_log"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("listing", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_status", "tables", ["status", "touched"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
