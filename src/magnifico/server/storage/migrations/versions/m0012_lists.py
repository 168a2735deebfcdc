"""Lists are read in the order of an index, and players are found by how their name begins."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Replace the indexes."""
    op.drop_index("tables_listing", "tables")
    op.create_index("tables_listing", "tables", ["status", "public", "changed_at", "id"])
    op.create_index("tables_host", "tables", ["host_id"])
    op.drop_index("seats_folded", "seats")
    op.create_index(
        "seats_folded", "seats", ["folded"], postgresql_ops={"folded": "text_pattern_ops"}
    )
