"""When a server was last up, and when none was."""

import sqlalchemy as sa
from alembic import op

revision = "heartbeat"
down_revision = "tables_and_log"


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    # Until now the newest entry is the last sign of life.
    op.execute("INSERT INTO heartbeat SELECT 1, coalesce(max(touched), 0) FROM tables")
