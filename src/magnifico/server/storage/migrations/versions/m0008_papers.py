"""What a seat keeps for itself (a plan, lines to try), and private notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables, and the count by which processes notice a changed plan."""
    op.create_table(
        "papers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "name"),
    )
    op.create_index("papers_person", "papers", ["person_id"], unique=False)
    op.create_table(
        "notes",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("about", sa.String(48), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "about"),
    )
    op.add_column("tables", sa.Column("plans", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove all of it."""
    op.drop_column("tables", "plans")
    op.drop_table("notes")
    op.drop_table("papers")
