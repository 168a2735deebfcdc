"""A server with a secret in every place that can hold one, and who may see which."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiosmtplib
import httpx
import orjson
import pytest
from fastapi import FastAPI

from magnifico.secret import Secret
from magnifico.server.app import create_app, running
from magnifico.server.services import Services
from magnifico.server.settings import Settings
from magnifico.table.entries import Command
from tests.server.asgi import client_of, plain
from tests.waiting import PATIENCE

ASKERS: Final = ("nobody", "guest", "account", "spectator", "host", "second", "third", "former")
SEATED: Final = ("host", "second", "third")
ACCOUNTS: Final = ("account", "host", "third")
SHORTEST: Final = 8  # what is shorter is found by chance
LINK: Final = re.compile(r"http://\S+/(?:#/reset|api/mail-links)/(\S+)")


def mark(kind: str) -> str:
    """A text found nowhere else."""
    return f"{kind}-{secrets.token_hex(8)}"


OPERATOR: Final[dict[str, Any]] = {
    name: Secret(mark(name.replace("_", "-"))) for name in ("secret", "smtp_user", "smtp_password")
}
Owners = dict[tuple[str, str], frozenset[str]]
"""By kind and text, the ids of the people who may see it."""


@dataclass
class Mail:
    """What was sent to somebody."""

    to: str
    text: str


@dataclass
class World:
    """The files of a server that has stopped, and what only its people know."""

    data: Path
    people: dict[str, str] = field(default_factory=dict)  # ids
    cookies: dict[str, dict[str, str]] = field(default_factory=dict)
    passwords: dict[str, str] = field(default_factory=dict)
    emails: dict[str, str] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)  # of seats at the running table
    tables: dict[str, str] = field(default_factory=dict)
    challenge: str = ""
    mails: list[Mail] = field(default_factory=list)
    gone: Owners = field(default_factory=dict)  # not stored any more, and still secret

    def known(self) -> Owners:
        """What is not read from the database."""
        found = dict(self.gone)
        for secret in OPERATOR.values():
            found["operator's key", secret.reveal()] = frozenset()
        for password in self.passwords.values():
            found["password", password] = frozenset()
        for asker, cookies in self.cookies.items():
            for value in cookies.values():
                found["cookie", value] = frozenset({self.people[asker]})
        for mail in self.mails:
            owner = {id_ for asker, id_ in self.people.items() if self.emails.get(asker) == mail.to}
            for token in LINK.findall(mail.text):
                found["token in a mail", token] = frozenset(owner)
        return found

    def tokens(self, asker: str) -> list[str]:
        """What the links in somebody's mails say, the oldest first."""
        mails = [mail.text for mail in self.mails if mail.to == self.emails.get(asker)]
        return [token for text in mails for token in LINK.findall(text)]


class Mailbox:
    """Takes the mails that the server sends."""

    def __init__(self, mails: list[Mail]) -> None:
        self.mails = mails
        self._came = asyncio.Event()

    async def send(self, mail: Any, **_: object) -> None:
        headers = "\n".join(f"{name}: {value}" for name, value in mail.items())
        self.mails.append(Mail(str(mail["To"]), f"{headers}\n\n{mail.get_content()}"))
        self._came.set()

    async def until(self, count: int) -> None:
        """Wait for mails that are sent beside the answer."""
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < count:
                self._came.clear()
                await self._came.wait()


@asynccontextmanager
async def serving(data: Path, mails: list[Mail]) -> AsyncIterator[tuple[FastAPI, Mailbox]]:
    """The application on these files; nothing leaves the process."""
    app = create_app(
        Settings(
            data=data,
            rate_limits=0,
            bot_workers=0,
            shed_seconds=0,
            catch_up_seconds=3600,
            smtp_host="localhost",
            webhooks=True,
            webhook_private=True,
            notify_minutes=10_000,
            **OPERATOR,
        )
    )
    box = Mailbox(mails)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(aiosmtplib, "send", box.send)
        async with running(app):
            yield app, box


async def make_world(data: Path) -> World:
    """Plant secrets: two tables in play, one before and one after the game, and people with all they can have."""
    world = World(data)
    async with serving(data, world.mails) as (app, box):
        clients = {asker: client_of(app) for asker in ASKERS if asker != "nobody"}
        for asker, client in clients.items():
            await _arrive(world, asker, client)
        host, second, third, former = (
            clients[name] for name in ("host", "second", "third", "former")
        )
        await _tell_by_mail(world, host, box)
        for name in ("over", "running", "open"):
            made = {"title": f"A table {name}", "options": {"players": 3}, "public": name != "open"}
            table = plain(await host.post("/api/tables", json=made))["id"]
            world.tables[name] = table
            path = f"/api/tables/{table}"
            if name == "running":
                await _come_and_go(world, path, host, former)
            plain(await second.post(f"{path}/join", json={}))
            if name == "open":
                continue
            plain(await third.post(f"{path}/join", json={}))
            plain(await host.post(f"{path}/start", json={}))
            await _play(app.state.services, table, None if name == "over" else 3)
        world.challenge = plain(await third.get("/api/challenges"))["day"]["key"]
        attempt = plain(await third.post(f"/api/challenges/{world.challenge}/attempt"))
        world.tables["attempt"] = attempt["id"]
        await _write(world, clients)
        for asker, client in clients.items():
            world.cookies[asker] = dict(client.cookies)
            await client.aclose()
    with closing(sqlite3.connect(data / "magnifico.db")) as file, file:
        named = "UPDATE papers SET value = json_set(value, '$.id', ?) WHERE kind = 'plan'"
        file.execute(named, [mark("plan")])  # its moves look like anybody's
    return world


async def _arrive(world: World, asker: str, client: httpx.AsyncClient) -> None:
    name = f"The {asker}"
    me = plain(await client.post("/api/guest", json={"name": name}))
    world.people[asker] = me["id"]
    world.emails[asker] = f"{mark(asker)}@example.org"
    if asker in ACCOUNTS:
        world.passwords[asker] = mark("password")
        body = {"name": name, "password": world.passwords[asker], "email": world.emails[asker]}
        plain(await client.post("/api/account", json=body))
    else:
        plain(await client.patch("/api/me", json={"email": world.emails[asker]}))


async def _tell_by_mail(world: World, host: httpx.AsyncClient, box: Mailbox) -> None:
    """A webhook, a confirmed address, and a link for a new password, for which the address has to be confirmed."""
    await box.until(len(ACCOUNTS))
    (token,) = world.tokens("host")
    assert (await host.post(f"/api/mail-links/{token}")).is_success
    hook = f"http://127.0.0.1:9/{mark('hook')}"
    plain(await host.put("/api/me/notifications", json={"mail": True, "webhook": hook}))
    plain(await host.post("/api/password-reset", json={"email": world.emails["host"]}))
    await box.until(len(ACCOUNTS) + 1)


async def _come_and_go(
    world: World, path: str, host: httpx.AsyncClient, former: httpx.AsyncClient
) -> None:
    """Somebody sat in seat 1, heard a whisper and left."""
    plain(await former.post(f"{path}/join", json={"seat": 1}))
    seats = plain(await former.get(path))["seats"]
    link = str(seats[1]["link"]).removeprefix("/seat/")
    whisper = mark("whisper")
    said = {"text": whisper, "key": mark("key"), "to": 1}
    plain(await host.post(f"{path}/chat", json=said))
    people = frozenset({world.people["host"], world.people["former"]})
    world.gone["whisper", whisper] = people
    plain(await former.post(f"{path}/leave", json={}))
    world.gone["seat link", link] = frozenset({world.people["former"]})


async def _play(services: Services, table_id: str, entries: int | None) -> None:
    """Random moves, to the end or so many."""
    chance = random.Random(table_id)
    table = services.tables.by_id[table_id]
    while True:
        ledger = table.ledger
        assert ledger is not None
        if ledger.is_over or ledger.number == entries:
            return
        seat = chance.choice(ledger.to_act())
        move = chance.choice(ledger.game.legal_moves(seat))
        await services.tables.append(
            table, Command("move", seat, move.text, key=f"{seat}:{mark('key')}")
        )


async def _write(world: World, clients: dict[str, httpx.AsyncClient]) -> None:
    """What people say and keep at the table in play; the third drew a new link after the former player used it."""
    path = f"/api/tables/{world.tables['running']}"
    for seat, asker in enumerate(SEATED):
        client = clients[asker]
        seats = plain(await client.get(path))["seats"]
        world.links[asker] = str(seats[seat]["link"]).removeprefix("/seat/")
        said = {"text": mark("whisper"), "key": mark("key"), "to": (seat + 1) % 3}
        plain(await client.post(f"{path}/chat", json=said))
        trial = {"name": mark("trial"), "moves": [mark("tried")]}
        plain(await client.put(f"{path}/trials", json=trial))
        for about in (None, (seat + 1) % 3):
            plain(await client.put(f"{path}/notes", json={"about": about, "text": mark("note")}))
    plan = {"lines": [["end"]], "standing": {"church": "support"}}
    plain(await clients["second"].put(f"{path}/plan", json=plan))
    link = world.links["third"]
    plain(await clients["former"].post(f"/api/seat-links/{link}"))
    renewed = plain(await clients["third"].post(f"{path}/seats/2/link"))
    world.links["third"] = str(renewed["link"]).removeprefix("/seat/")
    known = frozenset({world.people["third"], world.people["former"]})
    world.gone["seat link", link] = known


# ------------------------------------------------------------------------------------------ what is stored


def stored(file: sqlite3.Connection) -> Owners:
    """Every secret of the database, and who may see it."""
    found: Owners = {}
    access: dict[tuple[str, int], set[str]] = {}
    for table, seat, person in file.execute("SELECT table_id, seat, person_id FROM access"):
        access.setdefault((table, seat), set()).add(person)

    def at(table: str, *seats: int | None) -> set[str]:
        return set().union(
            *(access.get((table, seat), set()) for seat in seats if seat is not None)
        )

    def plant(kind: str, text: object, owners: set[str]) -> None:
        if text is not None and len(str(text)) >= SHORTEST:
            before = found.get((kind, str(text)), frozenset())
            found[kind, str(text)] = before | owners

    for table, seat, secret in file.execute("SELECT table_id, seat, secret FROM seats"):
        plant("seat link", secret, at(table, seat))
    for (value,) in file.execute("SELECT value FROM keep WHERE name = 'secret'"):
        plant("signing key", value, set())
    for session, person in file.execute("SELECT id, person_id FROM sessions"):
        plant("session", session, {person})
    for person, password, email in file.execute("SELECT id, password, email FROM people"):
        plant("person", person, {person})
        plant("hash of a password", password, set())
        plant("address", email, {person})
    for (token,) in file.execute("SELECT token FROM resets"):
        plant("hash of a token", token, set())
    for (key,) in file.execute("SELECT request_key FROM tables"):
        plant("hash of a key", key, set())
    for person, hook, key in file.execute(
        "SELECT person_id, webhook, webhook_secret FROM notify_people"
    ):
        plant("webhook", hook, {person})
        plant("key of a webhook", key, {person})
    for (seed,) in file.execute(
        "SELECT seed FROM tables WHERE status IN ('open', 'running') AND NOT seed_chosen"
    ):
        plant("seed", seed, set())
    for table, seat, key in file.execute(
        "SELECT table_id, seat, client_key FROM entries WHERE number < 20"
    ):
        plant("key of a request", str(key or "").partition(":")[2], at(table, seat))
    for table, seat, to, text, person, key in file.execute(
        "SELECT table_id, seat, to_seat, text, person_id, client_key FROM chat"
    ):
        plant("key of a request", str(key).rpartition(":")[2], {person})
        if to is not None:
            plant("whisper", text, at(table, seat, to) | {person})
    for table, seat, kind, name, value in file.execute(
        "SELECT table_id, seat, kind, name, value FROM papers"
    ):
        plant(kind, name, at(table, seat))
        for text in _texts(orjson.loads(value)):
            plant(kind, text, at(table, seat))
    for person, text in file.execute("SELECT person_id, text FROM notes"):
        plant("note", text, {person})
    return found


def _texts(value: Any) -> list[str]:
    """The marks in a stored value; the rest are moves and words that anybody may read."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    own = [value] if isinstance(value, str) and re.search(r"-[0-9a-f]{16}$", value) else []
    return own + [text for part in parts for text in _texts(part)]


class Stored:
    """The secrets of a running server, read again when somebody has written."""

    def __init__(self, data: Path) -> None:
        self.file = sqlite3.connect(f"file:{data / 'magnifico.db'}?mode=ro", uri=True)
        self.version = -1
        self.owners: Owners = {}

    def now(self) -> Owners:
        ((version,),) = self.file.execute("PRAGMA data_version")
        if version != self.version:
            self.version, self.owners = version, stored(self.file)
        return self.owners

    def close(self) -> None:
        self.file.close()
