"""Password resets by mail, with a link that works once, for an hour, and is stored only as a hash."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import delete, func, insert, select

from magnifico.secret import Secret, Unprinted
from magnifico.server.auth.identity import Someone
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.system_time import now_ms
from magnifico.table.problems import Problem

VALID_MS: Final = 3_600_000
MOST_ACCOUNTS: Final = 5  # with one address
R: Final = models.resets.c


def _hash(token: Secret) -> Secret:
    return Secret(sha256(token.reveal().encode()).hexdigest())


@dataclass(frozen=True, slots=True)
class ResetLink(Unprinted):
    """A link for one account, and where it is mailed."""

    name: str
    email: str
    language: str | None
    link: Secret


async def new_links(
    database: Database, email: str, link: Callable[[Secret], Secret]
) -> list[ResetLink]:
    """A fresh link for each account whose owner has confirmed this address.

    Earlier links work until one of them is used: somebody else may have asked for the newer ones.
    """
    people, notices = models.people.c, models.notify_people.c
    made: list[ResetLink] = []
    async with database.write() as connection:
        found = await connection.execute(
            select(people.id, people.account, people.email, people.language)
            .join(models.notify_people, notices.person_id == people.id)
            .where(func.lower(people.email) == email.lower(), people.account.is_not(None))
            .where(notices.confirmed == people.email)
            .order_by(people.created_at)
            .limit(MOST_ACCOUNTS)
        )
        for person, name, stored, language in found.all():
            token = Secret(secrets.token_urlsafe(32))
            await connection.execute(
                insert(models.resets).values(
                    token=_hash(token), person_id=person, expires_at=now_ms() + VALID_MS
                )
            )
            made.append(ResetLink(str(name), str(stored), language, link(token)))
    return made


async def look_up(database: Database, token: Secret) -> Someone:
    """Whose link this is, if it is still valid."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.people)
            .join(models.resets, R.person_id == models.people.c.id)
            .where(R.token == _hash(token), R.expires_at > now_ms())
        )
        row: Any = found.mappings().first()
    if row is None:
        raise Problem("link_expired")
    return Someone(
        row["id"], row["name"], row["account"], row["email"], row["language"], Secret(""), {}
    )


async def use(database: Database, token: Secret) -> None:
    """Use up a link; if two try at once, only one succeeds."""
    async with database.write() as connection:
        gone = await connection.execute(
            delete(models.resets).where(R.token == _hash(token), R.expires_at > now_ms())
        )
        if gone.rowcount != 1:
            raise Problem("link_expired")
