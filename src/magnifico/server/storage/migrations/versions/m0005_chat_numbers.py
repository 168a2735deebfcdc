"""SQLite never reuses the number of a line of chat, even if that line is deleted."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Rebuild the table with AUTOINCREMENT; PostgreSQL has always counted that way."""
    _made_anew(True)


def downgrade() -> None:
    """Rebuild it as it was."""
    _made_anew(False)


def _made_anew(autoincrement: bool) -> None:
    if op.get_bind().dialect.name == "sqlite":
        kept = {"sqlite_autoincrement": autoincrement}
        with op.batch_alter_table("chat", recreate="always", table_kwargs=kept):
            pass
