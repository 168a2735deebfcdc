"""Tells people by mail or webhook that a table waits for them, once per decision; one process does it for all.

What to tell is read from the database, so nothing is forgotten when a process dies. A notice is marked as sent
before it is sent: a crash in between loses it, but nobody is ever told twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import aiosmtplib
import orjson
from itsdangerous import URLSafeSerializer
from sqlalchemy import RowMapping, String, and_, case, cast, func, literal, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from magnifico.features.notices.webhook import (
    ForbiddenTargetError,
    SilentHostError,
    UnreachedHostError,
    call,
)
from magnifico.secret import Secret
from magnifico.server.mail import base_address, plain_mail, send_mail
from magnifico.server.settings import Settings
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.system_time import now_ms
from magnifico.server.tables.registry import Tables
from magnifico.table.words import chosen_language
from magnifico.texts import texts_for

LOG: Final = logging.getLogger("magnifico.notifications")
Channel = Literal["mail", "webhook"]
Outcome = Literal["sent", "failed", "given_up"]
LEASE_MS: Final = 5_000  # at least; a dead process is replaced after this time
MOST_TRIES: Final = 5
MOST_PEOPLE: Final = 200
AT_ONCE: Final = 32
ROUND_SECONDS: Final = (
    2.0  # the longest a round waits for slow receivers, which then continue beside the next one
)
SECRET_ITEMS: Final = "magnifico notifications"
P: Final = models.notify_people.c
N: Final = models.notices.c
T: Final = models.tables.c


class NotTakenError(Exception):
    """The receiver refused."""


NOT_TAKEN: Final = (
    aiosmtplib.SMTPConnectError,
    aiosmtplib.SMTPResponseException,
    aiosmtplib.SMTPRecipientsRefused,
    NotTakenError,
    SilentHostError,
    UnreachedHostError,
)
"""After these errors the message certainly hasn't arrived and may be sent again; after others it might have."""


@dataclass(frozen=True, slots=True)
class Told:
    """One table in a message."""

    table: str
    title: str
    seat: int
    decision: int


class Links:
    """Signed links in mails: they confirm or stop mails without signing in."""

    def __init__(self, settings: Settings, secret: Secret) -> None:
        self._base = base_address(settings)
        self._signer = URLSafeSerializer(secret.reveal(), salt=SECRET_ITEMS)

    def link(self, what: Literal["on", "off"], person: str, address: str) -> str:
        """A link for one person and one address."""
        return f"{self._base}/api/mail-links/{self._signer.dumps([what, person, address])}"

    def table(self, table: str) -> str:
        """Where a table is shown."""
        return f"{self._base}/#/table/{table}"

    def read(self, token: Secret) -> tuple[str, str, str] | None:
        """What a link says; None for a forgery."""
        valid, found = self._signer.loads_unsafe(token.reveal())
        if not valid or not isinstance(found, list) or len(found) != 3:
            return None
        return str(found[0]), str(found[1]), str(found[2])


class Notifier:
    """One task for each process; the one that holds the lease does the work."""

    def __init__(
        self, settings: Settings, database: Database, tables: Tables, process: str, links: Links
    ) -> None:
        self.settings = settings
        self.database = database
        self.tables = tables
        self.process = process
        self.links = links
        self.on_outcome: Callable[[Channel, Outcome], None] | None = None
        self.window_ms = int(settings.notify_minutes * 60_000)
        self.tick = max(0.2, min(15.0, self.window_ms / 4000))
        self._task: asyncio.Task[None] | None = None
        self._limit = asyncio.Semaphore(AT_ONCE)
        self._sending: dict[tuple[Channel, str], asyncio.Task[None]] = {}

    @property
    def enabled(self) -> bool:
        """Whether the operator has set up any channel."""
        return bool(self.settings.smtp_host) or self.settings.webhooks

    def start(self) -> None:
        """Start only if mail or webhooks are configured."""
        if self.enabled:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish the current round, then let another process take over."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, *self._sending.values(), return_exceptions=True)
        try:
            async with self.database.write() as connection:
                await connection.execute(
                    update(models.leases)
                    .where(models.leases.c.holder == self.process)
                    .values(until=0)
                )
        except (SQLAlchemyError, OSError):
            LOG.warning("the lease could not be given back")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.tick)
            work = asyncio.ensure_future(self._guarded_round())
            try:
                await asyncio.shield(work)
            except asyncio.CancelledError:
                await work
                raise

    async def _guarded_round(self) -> None:
        try:
            await self.round()
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("the database does not answer: %s", type(error).__name__)
        except Exception:
            LOG.exception("something unexpected in the notifier")

    async def round(self) -> None:
        """Record who is connected; then, if this process holds the lease, find what is new and send what is due."""
        await self._note_presence()
        if await self._lead():
            await self._look()
            await self._send_due()

    # -------------------------------------------------------------------------------------- who does it

    async def _lead(self) -> bool:
        """Take or keep the lease; False while another process has it."""
        leases = models.leases
        now = now_ms()
        free = or_(leases.c.holder == self.process, leases.c.until < now)
        async with self.database.write() as connection:
            await connection.execute(
                self.database.insert_once(leases).values(name="notifier", holder="", until=0)
            )
            taken = await connection.execute(
                update(leases)
                .where(leases.c.name == "notifier")
                .where(free)
                .values(holder=self.process, until=now + max(LEASE_MS, int(4000 * self.tick)))
            )
        return taken.rowcount == 1

    async def _note_presence(self) -> None:
        """People with a live connection need no mail: their page tells them."""
        here = {
            listener.person
            for table in self.tables.by_id.values()
            for listener in table.listeners
            if listener.person
        }
        if not here:
            return
        until = now_ms() + int(self.tick * 2500)
        listed = sorted(here)
        for start in range(0, len(listed), 500):
            async with self.database.write() as connection:
                await connection.execute(
                    update(models.notify_people)
                    .where(P.person_id.in_(listed[start : start + 500]))
                    .values(present_until=until)
                )

    # -------------------------------------------------------------------------------------- what is new

    def _channels(self) -> list[tuple[Channel, Any]]:
        """The channels that are set up, each with the condition under which a person wants it."""
        found: list[tuple[Channel, Any]] = []
        if self.settings.smtp_host:
            address = models.people.c.email == P.confirmed
            found.append(("mail", and_(P.mail.is_(True), address)))
        if self.settings.webhooks:
            found.append(("webhook", P.webhook.is_not(None)))
        return found

    def _waited_for(self, channel: Channel, wanted: Any) -> Any:
        """Tables, seats and people that are awaited and want to be told on a channel."""
        access = models.access
        awaited = literal(",") + T.waiting + ","
        seat = literal("%,") + cast(access.c.seat, String) + ",%"
        muted = select(models.notify_mutes.c.person_id).where(
            models.notify_mutes.c.person_id == access.c.person_id,
            models.notify_mutes.c.table_id == access.c.table_id,
        )
        notice = and_(
            N.table_id == access.c.table_id,
            N.seat == access.c.seat,
            N.person_id == access.c.person_id,
            N.channel == channel,
        )
        return (
            select(T.id, T.title, T.number, access.c.seat, access.c.person_id, N.looked, N.decision)
            .join_from(access, models.tables, T.id == access.c.table_id)
            .join(models.notify_people, P.person_id == access.c.person_id)
            .join(models.people, models.people.c.id == access.c.person_id)
            .outerjoin(models.notices, notice)
            .where(T.status == "running", awaited.like(seat), wanted, ~muted.exists())
        )

    async def _look(self) -> None:
        """Record every decision that hasn't been recorded yet."""
        for channel, wanted in self._channels():
            query = self._waited_for(channel, wanted).where(
                or_(N.looked.is_(None), N.looked != T.number)
            )
            async with self.database.read() as connection:
                rows = list((await connection.execute(query.limit(1000))).mappings())
            for row in rows:
                await self._note(channel, row)

    async def _note(self, channel: Channel, row: RowMapping) -> None:
        """Record a decision. It stays the same until its seat does something; a continuing turn isn't news."""
        entries = models.entries.c
        own = entries.seat == row["seat"]
        async with self.database.write() as connection:
            found = await connection.execute(
                select(
                    func.coalesce(func.max(case((own, entries.number))), 0),
                    func.max(case((and_(~own, entries.kind == "move"), entries.number))),
                    func.max(
                        case((and_(own, entries.kind.in_(("bot", "resign"))), entries.number))
                    ),
                    func.max(case((and_(own, entries.kind == "back"), entries.number))),
                ).where(entries.table_id == row["id"])
            )
            mine, others, gone, back = found.one()
            bot_plays = gone is not None and gone > (back or 0)
            fresh = not bot_plays and mine != row["decision"]
            fresh = fresh and (mine == 0 or (others is not None and others > mine))
            values: dict[str, object] = {"looked": row["number"]}
            if fresh:
                due = now_ms() + self.window_ms
                values.update(decision=mine, due_at=due, sent_at=None, tries=0)
            key = {
                "table_id": row["id"],
                "seat": row["seat"],
                "person_id": row["person_id"],
                "channel": channel,
            }
            nothing = {"decision": -1, "due_at": 0, "sent_at": 0, "tries": 0}
            inserted = await connection.execute(
                self.database.insert_once(models.notices).values({**nothing, **values, **key})
            )
            if inserted.rowcount != 1:
                same = [N[name] == value for name, value in key.items()]
                await connection.execute(update(models.notices).where(*same).values(**values))

    # -------------------------------------------------------------------------------------- telling

    async def _send_due(self) -> None:
        """Send one message per person and channel with everything pending, as soon as one thing is due."""
        now = now_ms()
        sending = []
        for channel, wanted in self._channels():
            query = self._waited_for(channel, wanted).add_columns(
                N.due_at, models.people.c.email, models.people.c.language, models.people.c.name
            )
            query = query.add_columns(P.webhook, P.webhook_secret).where(
                N.sent_at.is_(None), N.due_at.is_not(None), P.present_until < now
            )
            async with self.database.read() as connection:
                rows = list((await connection.execute(query.limit(5000))).mappings())
            by_person: dict[str, list[RowMapping]] = {}
            for row in rows:
                by_person.setdefault(row["person_id"], []).append(row)
            due = [rows for rows in by_person.values() if min(row["due_at"] for row in rows) <= now]
            for one in due[:MOST_PEOPLE]:
                key = (channel, str(one[0]["person_id"]))
                if key not in self._sending:
                    task = asyncio.create_task(self._tell(channel, one))
                    self._sending[key] = task
                    task.add_done_callback(partial(self._sent, key))
                    sending.append(task)
        if sending:
            done, _ = await asyncio.wait(sending, timeout=ROUND_SECONDS)
            for task in done:
                task.result()

    def _sent(self, key: tuple[Channel, str], _task: asyncio.Task[None]) -> None:
        self._sending.pop(key, None)

    async def _tell(self, channel: Channel, rows: list[RowMapping]) -> None:
        person = rows[0]
        async with self._limit:
            told = await self._claim(channel, rows)
            if not told:
                return
            try:
                if channel == "mail":
                    await self._mail(person, told)
                else:
                    await self._call(person, told)
                outcome: Outcome = "sent"
            except NOT_TAKEN as error:
                LOG.warning("a %s could not be sent: %s", channel, type(error).__name__)
                outcome = await self._not_sent(channel, str(person["person_id"]), told)
            except (aiosmtplib.SMTPException, OSError, ValueError) as error:
                LOG.warning("a %s may not have arrived: %s", channel, type(error).__name__)
                outcome = "given_up"
            except ForbiddenTargetError as error:
                LOG.warning("a webhook is not called: %s", error)
                outcome = "given_up"
        if self.on_outcome is not None:
            self.on_outcome(channel, outcome)

    def _same(self, channel: Channel, person: str, one: Told) -> list[Any]:
        return [
            N.table_id == one.table,
            N.seat == one.seat,
            N.person_id == person,
            N.channel == channel,
            N.decision == one.decision,
        ]

    async def _claim(self, channel: Channel, rows: list[RowMapping]) -> list[Told]:
        """Mark as sent, in one transaction, what isn't yet; anything another process has taken is left out."""
        told: list[Told] = []
        async with self.database.write() as connection:
            for row in rows:
                one = Told(row["id"], row["title"], row["seat"], row["decision"])
                taken = await connection.execute(
                    update(models.notices)
                    .where(*self._same(channel, row["person_id"], one), N.sent_at.is_(None))
                    .values(sent_at=now_ms(), tries=N.tries + 1)
                )
                if taken.rowcount == 1:
                    told.append(one)
        return told

    async def _not_sent(self, channel: Channel, person: str, told: list[Told]) -> Outcome:
        """The message was certainly not sent: try again later, up to a limit."""
        again = False
        async with self.database.write() as connection:
            for one in told:
                found = await connection.execute(
                    update(models.notices)
                    .where(*self._same(channel, person, one), N.tries < MOST_TRIES)
                    .values(sent_at=None, due_at=now_ms() + max(1000, self.window_ms))
                )
                again = again or found.rowcount == 1
        return "failed" if again else "given_up"

    async def _mail(self, person: RowMapping, told: list[Told]) -> None:
        texts = texts_for(chosen_language(person["language"]))
        off = self.links.link("off", person["person_id"], person["email"])
        lines = [
            f"{one.title or texts.get('notify-untitled')}\n{self.links.table(one.table)}"
            for one in told
        ]
        text = "\n\n".join(
            [
                texts.get("notify-hello", name=person["name"]),
                texts.get("notify-waiting", count=len(told)),
                *lines,
                texts.get("notify-off", link=off),
            ]
        )
        subject = texts.get("notify-subject", count=len(told))
        await send_mail(
            self.settings, plain_mail(self.settings, person["email"], subject, text, off)
        )

    async def _call(self, person: RowMapping, told: list[Told]) -> None:
        body = orjson.dumps(
            {
                "type": "your_turn",
                "name": person["name"],
                "games": [
                    {
                        "table": one.table,
                        "title": one.title,
                        "seat": one.seat,
                        "link": self.links.table(one.table),
                    }
                    for one in told
                ],
            }
        )
        status = await call(
            person["webhook"].reveal(),
            body,
            person["webhook_secret"],
            self.settings.webhook_private,
        )
        if not 200 <= status < 300:
            raise NotTakenError(f"status {status}")
