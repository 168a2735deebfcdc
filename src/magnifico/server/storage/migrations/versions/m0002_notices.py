"""Notifications: who wants them, what was told, and which process tells."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables for notifications."""
    op.create_table(
        "notify_people",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("confirmed", sa.String(length=254), nullable=True),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("webhook_secret", sa.String(length=64), nullable=False),
        sa.Column("present_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
    )
    op.create_table(
        "notify_mutes",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "table_id"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id", "channel"),
    )
    op.create_index("notices_due", "notices", ["sent_at", "due_at"], unique=False)
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("holder", sa.String(length=40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("leases", "notices", "notify_mutes", "notify_people"):
        op.drop_table(name)
