"""Sessions to list and end, password resets, the operators' audit log; keys of new tables and chosen seeds."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

from magnifico.server.tables.names import folded

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Give everybody one session for the cookies issued so far, which stay valid until it is ended."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_person", "sessions", ["person_id"], unique=False)
    op.create_index("sessions_seen", "sessions", ["seen_at"], unique=False)
    op.create_table(
        "resets",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("resets_person", "resets", ["person_id"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("action", sa.String(length=40), nullable=False),
        sa.Column("whom", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.add_column(
        "tables",
        sa.Column("seed_chosen", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("tables", sa.Column("request_key", sa.String(length=64), nullable=True))
    op.create_index("tables_request_key", "tables", ["request_key"], unique=True)
    now = int(time.time() * 1000)
    op.get_bind().execute(
        sa.text(
            "INSERT INTO sessions (id, person_id, device, created_at, seen_at) "
            "SELECT 'old-' || id, id, '', created_at, :now FROM people"
        ),
        {"now": now},
    )
    _fold_again()


def _fold_again() -> None:
    """Names of accounts are now compared without invisible letters and doubled spaces."""
    people = sa.table("people", sa.column("id"), sa.column("account"))
    bind = op.get_bind()
    found = bind.execute(
        sa.select(people.c.id, people.c.account).where(people.c.account.is_not(None))
    )
    names = {str(account): str(person) for person, account in found}
    for account, person in list(names.items()):
        name = folded(account)
        if name and name not in names:
            bind.execute(sa.update(people).where(people.c.id == person).values(account=name))
            names[name] = person


def downgrade() -> None:
    """Remove all of it."""
    op.drop_index("tables_request_key", "tables")
    for column in ("request_key", "seed_chosen"):
        op.drop_column("tables", column)
    for name in ("audit", "resets", "sessions"):
        op.drop_table(name)
