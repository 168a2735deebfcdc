"""Tables count their changes beside the log; names of computer opponents may be longer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
LONGER = (("seats", "level", True), ("entries", "by", False))


def upgrade() -> None:
    """Add the count and make room for names such as magnifico+merchant@500ms."""
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":  # SQLite ignores lengths
        for table, column, empty in LONGER:
            op.alter_column(
                table,
                column,
                type_=sa.String(40),
                existing_type=sa.String(20),
                existing_nullable=empty,
            )


def downgrade() -> None:
    """Remove the count."""
    op.drop_column("tables", "revision")
