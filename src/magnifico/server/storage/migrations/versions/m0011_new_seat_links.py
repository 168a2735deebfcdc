"""New links for all seats: until 18 November 2026 the header of a download gave them to anybody."""

from __future__ import annotations

import logging
import secrets
from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

LOG: Final = logging.getLogger("magnifico.database")
SEATS: Final = sa.table(
    "seats",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("secret", sa.String),
)
TABLES: Final = sa.table("tables", sa.column("revision", sa.Integer))


def upgrade() -> None:
    """Draw them for every table, finished or not: a link still opens its game. Who sits at a table stays there."""
    connection = op.get_bind()
    held = connection.execute(sa.select(SEATS.c.table_id, SEATS.c.seat)).all()
    if not held:
        return
    renewed = (
        sa.update(SEATS)
        .where(SEATS.c.table_id == sa.bindparam("at"), SEATS.c.seat == sa.bindparam("place"))
        .values(secret=sa.bindparam("drawn"))
    )
    connection.execute(
        renewed,
        [{"at": table, "place": seat, "drawn": secrets.token_hex(20)} for table, seat in held],
    )
    connection.execute(sa.update(TABLES).values(revision=TABLES.c.revision + 1))  # others reload it
    LOG.warning(
        "%d seat links were renewed, because others may have read the old ones. All players keep their seats; "
        "somebody who has nothing but an old link needs the new one, which the table shows to whoever sits there",
        len(held),
    )
