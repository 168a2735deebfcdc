"""Tables store the versions of the card packs with which their game began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; it stays empty for games that have begun, whose built-in packs all had version 1."""
    op.add_column("tables", sa.Column("pack_versions", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "pack_versions")
