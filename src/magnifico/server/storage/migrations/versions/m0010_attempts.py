"""Listed attempts at challenges: one per player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "attempts",
        sa.Column("challenge", sa.String(10), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("challenge", "player"),
    )
    op.create_index("attempts_list", "attempts", ["challenge", "state", "points"], unique=False)
    op.create_index("attempts_player", "attempts", ["player"], unique=False)


def downgrade() -> None:
    """Remove it."""
    op.drop_table("attempts")
