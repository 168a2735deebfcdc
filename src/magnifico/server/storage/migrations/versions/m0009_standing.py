"""Tables keep round, points and the next deadline, so that lists can show them without replaying the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column; it stays empty until the next move of a table."""
    op.add_column("tables", sa.Column("standing", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "standing")
