"""Who somebody is: a guest with a signed cookie, who can become an account and loses nothing by it."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.tables.clocks import now_ms
from magnifico.server.tables.problems import Problem

COOKIE: Final = "magnifico"
COOKIE_SECONDS: Final = 400 * 86_400
REMEMBERED_SECONDS: Final = 10.0
MOST_REMEMBERED: Final = 20_000
HASHER: Final = PasswordHasher()  # argon2id


@dataclass(frozen=True, slots=True)
class Someone:
    """A guest or an account."""

    id: str
    name: str
    account: str | None
    email: str | None
    language: str | None
    session: int
    settings: dict[str, Any]


def folded(name: str) -> str:
    """A name as it is compared: Anna, ANNA and a wide Anna are one."""
    return unicodedata.normalize("NFKC", name).casefold().replace("\0", "").strip()[:80]


async def secret_of(database: Database, given: str) -> str:
    """The key that signs cookies: the operator's, or one made once for all processes."""
    if given:
        return given
    async with database.write() as connection:
        await connection.execute(
            database.insert_once(models.keep).values(name="secret", value=secrets.token_hex(32))
        )
        found = await connection.execute(
            select(models.keep.c.value).where(models.keep.c.name == "secret")
        )
        return str(found.scalar_one())


class Identity:
    """Makes and knows people."""

    def __init__(self, database: Database, secret: str) -> None:
        self.database = database
        self._signer = URLSafeSerializer(secret, salt="magnifico person")
        self._remembered: dict[str, tuple[float, Someone]] = {}

    # ------------------------------------------------------------------------------------- cookies

    def cookie_for(self, someone: Someone) -> str:
        """What the browser keeps."""
        return str(self._signer.dumps([someone.id, someone.session]))

    async def from_cookie(self, cookie: str | None) -> Someone | None:
        """Who shows this cookie; None for nobody, a forgery, or one that was signed out."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            person_id, session = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        someone = await self.find(str(person_id))
        return someone if someone is not None and someone.session == session else None

    async def find(self, person_id: str) -> Someone | None:
        """The person of this id, remembered for some seconds."""
        known = self._remembered.get(person_id)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.people).where(models.people.c.id == person_id)
            )
            row = found.mappings().first()
        return None if row is None else self._remember(_someone(row))

    def _remember(self, someone: Someone) -> Someone:
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[someone.id] = (time.monotonic() + REMEMBERED_SECONDS, someone)
        return someone

    def forget(self, person_id: str) -> None:
        """Another process changed this person."""
        self._remembered.pop(person_id, None)

    # ------------------------------------------------------------------------------------- changes

    async def new_guest(self, name: str, language: str | None) -> Someone:
        """Somebody new."""
        someone = Someone(secrets.token_hex(12), name, None, None, language, 1, {})
        async with self.database.write() as connection:
            await connection.execute(
                insert(models.people).values(
                    id=someone.id,
                    name=name,
                    language=language,
                    session=1,
                    settings={},
                    created_at=now_ms(),
                )
            )
        return self._remember(someone)

    async def change(self, someone: Someone, **values: object) -> Someone:
        """Store changes and return the person as it is then."""
        async with self.database.write() as connection:
            await connection.execute(
                update(models.people).where(models.people.c.id == someone.id).values(**values)
            )
        self.forget(someone.id)
        found = await self.find(someone.id)
        if found is None:
            raise Problem("not_signed_in")
        return found

    async def make_account(
        self, someone: Someone, name: str, password: str, email: str | None
    ) -> Someone:
        """The guest becomes an account under the same id, so everything stays."""
        if someone.account is not None:
            raise Problem("name_taken")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            return await self.change(
                someone, name=name, account=folded(name), password=hashed, email=email
            )
        except IntegrityError:
            raise Problem("name_taken") from None

    async def sign_in(self, name: str, password: str) -> Someone:
        """The account of this name and password. A wrong name takes as long as a wrong password."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.people).where(models.people.c.account == folded(name))
            )
            row = found.mappings().first()
        hashed = str(row["password"]) if row is not None and row["password"] else None
        fits = await asyncio.to_thread(_verify, hashed or _no_password(), password)
        if row is None or not fits:
            raise Problem("cannot_sign_in")
        return self._remember(_someone(row))

    async def merge(self, guest: Someone, account: Someone) -> list[str]:
        """What a guest began in this browser goes on under the account; the tables concerned."""
        async with self.database.write() as connection:
            held = await connection.execute(
                select(models.access.c.table_id, models.access.c.seat).where(
                    models.access.c.person_id == guest.id
                )
            )
            rows = held.all()
            for table_id, seat in rows:
                await connection.execute(
                    self.database.insert_once(models.access).values(
                        table_id=table_id, seat=seat, person_id=account.id
                    )
                )
            await connection.execute(
                delete(models.access).where(models.access.c.person_id == guest.id)
            )
            for column in (models.seats.c.person_id, models.tables.c.host_id):
                await connection.execute(
                    update(column.table).where(column == guest.id).values({column: account.id})
                )
            concerned = sorted({table_id for table_id, _ in rows})
            await connection.execute(
                update(models.tables)
                .where(models.tables.c.id.in_(concerned))
                .values(**models.CHANGED)
            )
        return concerned

    async def sign_out_everywhere(self, someone: Someone) -> Someone:
        """All cookies given out so far become worthless."""
        return await self.change(someone, session=someone.session + 1)


@cache
def _no_password() -> str:
    """What no password fits, to spend the same time on."""
    return HASHER.hash(secrets.token_hex(16))


def _verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def _someone(row: Any) -> Someone:
    return Someone(
        row["id"],
        row["name"],
        row["account"],
        row["email"],
        row["language"],
        row["session"],
        dict(row["settings"] or {}),
    )
