"""Packs that games began with, and who began an attempt at a challenge as a guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add them. Attempts of people without an account are those of guests."""
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("files", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.add_column("tables", sa.Column("pack_digests", sa.JSON(), nullable=True))
    op.add_column(
        "attempts", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    attempts = sa.table("attempts", sa.column("player", sa.String), sa.column("guest", sa.Boolean))
    people = sa.table("people", sa.column("id", sa.String), sa.column("account", sa.String))
    guests = sa.select(people.c.id).where(people.c.account.is_(None))
    op.execute(sa.update(attempts).where(attempts.c.player.in_(guests)).values(guest=True))
