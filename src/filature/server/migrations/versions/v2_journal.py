"""The journal of SQLite."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )
