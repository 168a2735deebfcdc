"""Who somebody is: a guest with a signed cookie, who can become an account without losing anything."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from magnifico.secret import Secret, Unprinted
from magnifico.server.auth import passwords
from magnifico.server.auth.sessions import SEEN_MS, Sessions, end_sessions
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from magnifico.server.system_time import now_ms
from magnifico.server.tables.names import folded
from magnifico.table.problems import Problem

COOKIE: Final = "magnifico"
COOKIE_SECONDS: Final = 400 * 86_400
BROWSER_COOKIE: Final = "magnifico-browser"
LONGEST_COOKIE: Final = 300
REMEMBERED_SECONDS: Final = 5.0
CONFIRMED_SECONDS: Final = (
    60.0  # after this time, a person whose session is still open is read again
)
MOST_REMEMBERED: Final = 20_000


@dataclass(frozen=True, slots=True, repr=False)
class Someone(Unprinted):
    """A guest or an account."""

    id: str
    name: str
    account: str | None
    email: str | None
    language: str | None
    session: Secret
    settings: dict[str, Any]


@dataclass(slots=True, repr=False)
class Remembered(Unprinted):
    """Somebody who was read recently, and until when that is valid."""

    someone: Someone
    read: float
    until: float


async def secret_of(database: Database, given: Secret) -> Secret:
    """The key that signs cookies: the operator's, or one created once for all processes."""
    if given:
        return given
    async with database.write() as connection:
        await connection.execute(
            database.insert_once(models.keep).values(
                name="secret", value=Secret(secrets.token_hex(32))
            )
        )
        found = await connection.execute(
            select(models.keep.c.value).where(models.keep.c.name == "secret")
        )
        drawn: Secret = found.scalar_one()
        return drawn


class Identity:
    """Creates and recognises people."""

    def __init__(self, database: Database, secret: Secret, rows: Rows) -> None:
        self.database = database
        self.rows = rows
        self.secret = secret
        self.sessions = Sessions(database)
        self._signer = URLSafeSerializer(secret.reveal(), salt="magnifico person")
        self._browsers = URLSafeSerializer(secret.reveal(), salt="magnifico browser")
        self._remembered: OrderedDict[Secret, Remembered] = OrderedDict()  # by session

    # ------------------------------------------------------------------------------------- cookies

    def cookie_for(self, someone: Someone) -> str:
        """The cookie for the browser."""
        return str(self._signer.dumps([someone.id, someone.session.reveal()]))

    async def from_cookie(self, cookie: str | None) -> Someone | None:
        """The person of this cookie; None for no cookie, a forgery, or one whose session has ended."""
        found = _read(self._signer, cookie)
        if found is None:
            return None
        person, session = found
        return await self.of_session(person, Secret(session))

    async def of_session(self, person: str, session: Secret) -> Someone | None:
        """The person of a session that hasn't ended, cached for some seconds."""
        known = self._remembered.get(session)
        if known is not None and known.until > time.monotonic():
            return known.someone if known.someone.id == person else None
        people, sessions = models.people, models.sessions
        async with self.database.read() as connection:
            found = await connection.execute(
                select(people, sessions.c.seen_at)
                .join(sessions, sessions.c.person_id == people.c.id)
                .where(people.c.id == person, sessions.c.id == session)
            )
            row = found.mappings().first()
        if row is None:
            self._remembered.pop(session, None)
            return None
        if row["seen_at"] < now_ms() - SEEN_MS:
            await self.sessions.seen(session)
        return self._remember(_someone(row, session))

    def _remember(self, someone: Someone) -> Someone:
        now = time.monotonic()
        self._remembered[someone.session] = Remembered(someone, now, now + REMEMBERED_SECONDS)
        self._remembered.move_to_end(someone.session)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return someone

    def forget(self, person_id: str) -> None:
        """Forget what is cached of a person who changed, or whose session ended."""
        for session in [
            session for session, known in self._remembered.items() if known.someone.id == person_id
        ]:
            del self._remembered[session]

    async def check_sessions(self) -> None:
        """Forget sessions that another process has ended: one query for all that are trusted without asking."""
        now = time.monotonic()
        trusted = {session for session, known in self._remembered.items() if known.until > now}
        for session in trusted - await self.sessions.still_open(trusted):
            self._remembered.pop(session, None)

    def confirm(self, open_sessions: Collection[Secret]) -> None:
        """Mark these sessions as still open, so that they needn't be checked one by one."""
        now = time.monotonic()
        for session in open_sessions:
            known = self._remembered.get(session)
            if known is not None and known.read > now - CONFIRMED_SECONDS:
                known.until = max(known.until, now + REMEMBERED_SECONDS)

    def browser_cookie(self, someone: Someone) -> str:
        """A cookie that later proves that this account has signed in from this browser."""
        return str(self._browsers.dumps([someone.id, secrets.token_hex(8)]))

    async def known_browser(self, cookie: str | None, name: str) -> str | None:
        """An id for the browser if the account of this name has signed in from it before."""
        found = _read(self._browsers, cookie)
        if found is None:
            return None
        async with self.database.read() as connection:
            account = await connection.execute(
                select(models.people.c.account).where(models.people.c.id == found[0])
            )
            return f"browser {found[1]}" if account.scalar() == folded(name) else None

    # ------------------------------------------------------------------------------------- changes

    async def new_guest(self, name: str, language: str | None, device: str) -> Someone:
        """Create a new guest."""
        await self.check_name(name, None)
        person = secrets.token_hex(12)
        async with self.database.write() as connection:
            await connection.execute(
                insert(models.people).values(
                    id=person,
                    name=name,
                    language=language,
                    settings={},
                    created_at=now_ms(),
                )
            )
        session = await self.sessions.begin(person, device)
        return self._remember(Someone(person, name, None, None, language, session, {}))

    async def check_name(self, name: str, person: str | None) -> None:
        """Refuse the name of somebody else's account."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.people.c.id).where(models.people.c.account == folded(name))
            )
            owner = found.scalar()
        if owner is not None and owner != person:
            raise Problem("name_taken")

    async def change(self, someone: Someone, **values: object) -> Someone:
        """Store changes and return the changed person."""
        async with self.database.write() as connection:
            await connection.execute(
                update(models.people).where(models.people.c.id == someone.id).values(**values)
            )
        self.forget(someone.id)
        found = await self.of_session(someone.id, someone.session)
        if found is None:
            raise Problem("not_signed_in")
        return found

    async def make_account(
        self, someone: Someone, name: str, password: Secret, email: str | None, device: str
    ) -> Someone:
        """Turn the guest into an account with the same id, so everything stays except earlier cookies."""
        if someone.account is not None:
            raise Problem("name_taken")
        passwords.check_password(password, name, email)
        stored = await passwords.hashed(password)
        values = {"name": name, "account": folded(name), "password": stored, "email": email}
        try:
            await self.change(someone, **values)
        except IntegrityError:
            raise Problem("name_taken") from None
        return await self.renewed(someone, device)

    async def sign_in(self, name: str, password: Secret, device: str, *ended: Secret) -> Someone:
        """The account of this name and password. A wrong name takes as long as a wrong password."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.people).where(models.people.c.account == folded(name))
            )
            row = found.mappings().first()
        right = await passwords.fits(row["password"] if row is not None else None, password)
        if row is None or not right:
            raise Problem("cannot_sign_in")
        session = await self.sessions.begin(row["id"], device, *ended)
        return self._remember(_someone(row, session))

    async def check_own_password(self, someone: Someone, password: Secret | None) -> None:
        """Refuse unless this is the person's password."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(models.people.c.password).where(models.people.c.id == someone.id)
            )
            stored = found.scalar()
        if not await passwords.fits(stored, password or Secret("")):
            raise Problem("wrong_password")

    def check_new_password(self, someone: Someone, password: Secret) -> None:
        """Refuse a weak password."""
        passwords.check_password(password, someone.name, someone.account, someone.email)

    async def change_password(self, someone: Someone, password: Secret, device: str) -> Someone:
        """Set a new password; every earlier session ends, and this browser gets a new one."""
        self.check_new_password(someone, password)
        stored = await passwords.hashed(password)
        async with self.database.write() as connection:
            await connection.execute(
                update(models.people)
                .where(models.people.c.id == someone.id)
                .values(password=stored)
            )
            await connection.execute(
                delete(models.resets).where(models.resets.c.person_id == someone.id)
            )
        return await self.renewed(someone, device)

    async def renewed(self, someone: Someone, device: str) -> Someone:
        """The same person with a new session in place of all others."""
        session = await self.sessions.begin(someone.id, device)
        await self.sessions.end_all(someone.id, but=session)
        self.forget(someone.id)
        found = await self.of_session(someone.id, session)
        if found is None:
            raise Problem("not_signed_in")
        return found

    async def merge(self, guest: Someone, account: Someone) -> list[str]:
        """Move what a guest began in this browser to the account; returns the tables concerned."""
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
            await self.rows.merge(connection, guest.id, account.id)
            await end_sessions(connection, guest.id)
            concerned = sorted({table_id for table_id, _ in rows})
            await connection.execute(
                update(models.tables)
                .where(models.tables.c.id.in_(concerned))
                .values(**models.CHANGED)
            )
        self.forget(guest.id)
        return concerned


def _read(signer: URLSafeSerializer, cookie: str | None) -> tuple[str, str] | None:
    """The content of a signed cookie; None for a forgery."""
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return None
    try:
        person, said = signer.loads(cookie)
    except (BadSignature, ValueError, TypeError):
        return None
    return str(person), str(said)


def _someone(row: Any, session: Secret) -> Someone:
    return Someone(
        row["id"],
        row["name"],
        row["account"],
        row["email"],
        row["language"],
        session,
        dict(row["settings"] or {}),
    )
