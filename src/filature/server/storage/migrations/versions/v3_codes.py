"""The code by which an open table is found."""

import sqlalchemy as sa
from alembic import op

revision = "codes"
down_revision = "heartbeat"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(6)))
    op.create_index("tables_code", "tables", ["code"], unique=True)
