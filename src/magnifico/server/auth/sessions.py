"""Sessions: one for each browser somebody is signed in to, stored so that each can be ended."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.secret import Secret
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.system_time import now_ms
from magnifico.server.tables.registry import Tables

LOG: Final = logging.getLogger("magnifico.sessions")
SEEN_MS: Final = 10 * 60_000  # "last seen" is written at most this often
UNUSED_MS: Final = 400 * 86_400_000  # as long as browsers keep cookies
AT_ONCE: Final = 500
S: Final = models.sessions.c


class Sessions:
    """The sessions of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, person: str, device: str, *ended: Secret) -> Secret:
        """Create a session; those it replaces end."""
        session = Secret(secrets.token_urlsafe(24))
        now = now_ms()
        async with self.database.write() as connection:
            await connection.execute(
                insert(models.sessions).values(
                    id=session, person_id=person, device=device, created_at=now, seen_at=now
                )
            )
            if ended:
                await connection.execute(delete(models.sessions).where(S.id.in_(ended)))
        return session

    async def end(self, person: str, session: Secret) -> bool:
        """End one of a person's sessions; False if there is no such session."""
        async with self.database.write() as connection:
            gone = await connection.execute(
                delete(models.sessions).where(S.id == session, S.person_id == person)
            )
        return gone.rowcount == 1

    async def end_all(self, person: str, but: Secret | None = None) -> None:
        """End all sessions of a person, or all but one."""
        async with self.database.write() as connection:
            await end_sessions(connection, person, but)

    async def of(self, person: str) -> list[dict[str, Any]]:
        """A person's sessions, the most recently used first."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(S.id, S.device, S.created_at, S.seen_at)
                .where(S.person_id == person)
                .order_by(S.seen_at.desc(), S.id)
            )
            return [dict(row) for row in found.mappings()]

    async def seen(self, session: Secret) -> None:
        """Record that it is in use; failing to do so on a full disk is ignored."""
        try:
            async with self.database.write() as connection:
                await connection.execute(
                    update(models.sessions).where(S.id == session).values(seen_at=now_ms())
                )
        except SQLAlchemyError as error:
            LOG.warning("a session's last use could not be noted: %s", type(error).__name__)

    async def still_open(self, wanted: Collection[Secret]) -> set[Secret]:
        """The sessions among these that haven't ended."""
        asked = list(wanted)
        kept: set[Secret] = set()
        for start in range(0, len(asked), AT_ONCE):
            async with self.database.read() as connection:
                found = await connection.execute(
                    select(S.id).where(S.id.in_(asked[start : start + AT_ONCE]))
                )
                kept.update(found.scalars())
        return kept

    async def clear(self) -> None:
        """Delete sessions whose cookie no browser has any more, and expired reset links."""
        async with self.database.write() as connection:
            await connection.execute(
                delete(models.sessions).where(S.seen_at < now_ms() - UNUSED_MS)
            )
            await connection.execute(
                delete(models.resets).where(models.resets.c.expires_at < now_ms())
            )


async def end_sessions(connection: AsyncConnection, person: str, but: Secret | None = None) -> None:
    """End a person's sessions within a transaction."""
    ended = delete(models.sessions).where(S.person_id == person)
    await connection.execute(ended if but is None else ended.where(S.id != but))


async def close_ended(sessions: Sessions, tables: Tables, person: str | None = None) -> set[Secret]:
    """Close live connections here whose session has ended, of one person or of all; returns the sessions still open."""
    listeners = [
        listener
        for table in tables.by_id.values()
        for listener in table.listeners
        if listener.session is not None and person in (None, listener.person)
    ]
    if not listeners:
        return set()
    kept = await sessions.still_open({one.session for one in listeners if one.session is not None})
    for listener in listeners:
        if listener.session not in kept:
            listener.closed = True
            listener.wake()
    return kept
