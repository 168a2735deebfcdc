"""SQLite gives the number of a line of chat only once, also if that line is deleted."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table anew with AUTOINCREMENT; PostgreSQL has always counted so."""
    _made_anew(True)


def downgrade() -> None:
    """Make it as it was."""
    _made_anew(False)


def _made_anew(autoincrement: bool) -> None:
    if op.get_bind().dialect.name == "sqlite":
        kept = {"sqlite_autoincrement": autoincrement}
        with op.batch_alter_table("chat", recreate="always", table_kwargs=kept):
            pass
