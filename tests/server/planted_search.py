"""Asks everything as one person and searches everything that leaves the process for what others alone may see."""

from __future__ import annotations

import asyncio
import io
import logging
import shutil
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from struct import unpack_from
from typing import Any, Final
from urllib.parse import quote

import httpx
import orjson
from fastapi import FastAPI
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import OperationalError
from starlette.types import Receive, Scope, Send

from magnifico.secret import SHOWN, Unprinted
from magnifico.server.auth.identity import COOKIE
from magnifico.server.process import set_up_logging
from magnifico.server.tables.storage import StorageError
from tests.server.asgi import LiveSocket, client_of
from tests.server.planted_calls import LIVE, MESSAGES, REFUSED, Call, Context, calls, routes_of
from tests.server.planted_world import ASKERS, OPERATOR, Mailbox, Owners, Stored, World, serving

Told = tuple[str, str]
"""A place and its text."""
Fault = Callable[[Scope, Receive, Send], Any]


def kinds_of(kind: type[object]) -> Iterator[type[object]]:
    """All its subclasses, theirs included."""
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of(below)


PRINTED: Final[Owners] = {
    ("printed object", text): frozenset()
    for text in (SHOWN, " object at 0x", *(f"<{kind.__name__} " for kind in kinds_of(Unprinted)))
}
"""What an object looks like that somebody has formatted: hidden or not, no answer is made that way."""
PNG: Final = b"\x89PNG\r\n\x1a\n"
IN_LOGS: Final = frozenset({"printed object"})
SETTLED: Final = 4  # turns of the loop after which news have reached the connections of others


@cache
def forms(text: str) -> tuple[str, ...]:
    """How a text may stand in JSON, a page or an address."""
    return tuple({text, orjson.dumps(text).decode()[1:-1], escape(text), quote(text, safe="")})


def chunks_beside_pixels(picture: bytes) -> Iterator[bytes]:
    """What a PNG may say in words; compressed pixels may spell anything, such as a row of asterisks."""
    place = len(PNG)
    while place < len(picture):
        length, kind = unpack_from(">I4s", picture, place)
        if kind != b"IDAT":
            yield picture[place : place + length + 12]
        place += length + 12


def places(response: httpx.Response) -> list[Told]:
    """Where an answer says something, and what."""
    headers = [(f"the header {name}", value) for name, value in response.headers.multi_items()]
    content = response.content
    if content.startswith(PNG):
        content = b"\n".join(chunks_beside_pixels(content))
    body = content.decode(errors="replace")
    return [("the status line", response.reason_phrase), *headers, ("the body", body)]


class Log:
    """What the operator reads at debug level, as the process writes it."""

    def __init__(self) -> None:
        root = logging.getLogger()
        self._before = (root.handlers, root.level)
        self._levels = {
            name: logging.getLogger(name).level for name in ("uvicorn", "uvicorn.error")
        }
        set_up_logging("debug")
        self.handlers = root.handlers
        self._text = io.StringIO()
        for handler in self.handlers:
            assert isinstance(handler, logging.StreamHandler)
            handler.setStream(self._text)

    def taken(self) -> str:
        """What came since the last time."""
        text = self._text.getvalue()
        self._text.seek(0)
        self._text.truncate()
        return text

    def close(self) -> None:
        root = logging.getLogger()
        root.handlers, level = self._before
        root.setLevel(level)
        for name, before in self._levels.items():
            logging.getLogger(name).setLevel(before)


@dataclass(repr=False)
class Search:
    """One person at a running server."""

    world: World
    app: FastAPI
    asker: str
    client: httpx.AsyncClient
    box: Mailbox
    stored: Stored
    log: Log
    found: set[str] = field(default_factory=set)  # route, asker, place and kind, never the secret
    asked: set[str] = field(default_factory=set)
    searched: int = 0  # texts
    allowed: frozenset[str] = IN_LOGS  # kinds that the operator may read
    fault: Fault | None = None  # what goes wrong in the application, for this request
    sockets: dict[str, list[LiveSocket]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.context = Context(self.world, self.app, self.asker)
        self.me = {self.world.people[self.asker]} if self.asker in self.world.people else set()
        self.known = self.stored.now()
        self._inner = self.app.router.middleware_stack
        self.app.router.middleware_stack = self._within

    async def _within(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What is inside all error handling of the application."""
        if self.fault is not None and scope["type"] == "http":
            send = await self.fault(scope, receive, send)
        await self._inner(scope, receive, send)

    def look(self, route: str, told: list[Told], known: Owners, who: Collection[str]) -> None:
        """Search texts for what none of these people may see."""
        self.searched += len(told)
        whole = "\n".join(text for _, text in told)
        for (kind, secret), owners in known.items():
            if owners.isdisjoint(who) and any(form in whole for form in forms(secret)):
                shown = [place for place, text in told if any(one in text for one in forms(secret))]
                self.found |= {f"{route} as {self.asker}: {kind} in {place}" for place in shown}

    def _secrets(self) -> Owners:
        """Everything that is secret before a request or after it, and for whom."""
        now = self.stored.now()
        known = dict(self.known)
        for secret, owners in now.items():
            known[secret] = known.get(secret, frozenset()) | owners
        known.update(self.world.known())
        known["refused text", REFUSED] = frozenset()
        known |= PRINTED
        self.known, before = now, self.known
        self._become(before)
        return known

    def _become(self, before: Owners) -> None:
        """Whoever got a session that nobody had before is somebody now."""
        signer = URLSafeSerializer(OPERATOR["secret"].reveal(), salt="magnifico person")
        try:
            person, session = signer.loads(self.client.cookies.get(COOKIE) or "")
        except BadSignature:
            return
        if ("session", session) not in before:
            self.me.add(person)

    async def ask(self, call: Call) -> httpx.Response:
        """One request, and a search of everything that comes of it."""
        method, _, _ = call.route.partition(" ")
        body = call.body(self.context) if callable(call.body) else call.body
        response = await self.client.request(
            method, call.path, params=call.query, json=body, headers={"accept": call.accept}
        )
        self.asked.add(call.route)
        await self.search(call.route, places(response))
        return response

    async def search(self, route: str, told: list[Told]) -> None:
        """Search an answer, and what else the process has emitted since: its news reach the others a little later."""
        for _ in range(SETTLED):
            await asyncio.sleep(0)
        known = self._secrets()
        if told:
            self.look(route, told, known, self.me)
        if log := self.log.taken():
            named = {one: who for one, who in known.items() if one[0] not in self.allowed}
            self.look(route, [("the log", log)], named, ())
        for mail in self.box.mails[self.mails_seen :]:
            owners = {
                self.world.people[one]
                for one in self.world.people
                if self.world.emails[one] == mail.to
            }
            self.look(route, [("a mail", mail.text)], known, owners)
        self.mails_seen = len(self.box.mails)
        for asker, sockets in self.sockets.items():
            messages = [message for socket in sockets for message in socket.unread()]
            if messages:
                who = self.me if asker == self.asker else {self.world.people.get(asker, "")}
                heard = [
                    (f"a message to {asker}", f"{one.pop('text', '')} {one}") for one in messages
                ]
                self.look(route, heard, known, who)

    mails_seen = 0

    async def connect(self, stack: AsyncExitStack) -> None:
        """Everybody looks at the tables, so that what one does is told to all."""
        for asker in ASKERS:
            cookies = self.world.cookies.get(asker, {})
            for table in self.world.tables.values():
                socket = LiveSocket(self.app, f"/api/tables/{table}/live", cookies)
                self.sockets.setdefault(asker, []).append(await stack.enter_async_context(socket))
                socket.say({"type": "hello", "number": 0, "chat": 0})
                await socket.settle()
        await self.search(f"{LIVE} hello", [])

    async def talk(self) -> None:
        """Say everything a client can say, over each of one's connections."""
        for kind, bodies in MESSAGES.items():
            for socket in self.sockets[self.asker]:
                for body in bodies:
                    filled = body(self.context) if callable(body) else body
                    socket.say(
                        filled if isinstance(filled, str) else {"type": kind, **(filled or {})}
                    )
                    await socket.settle()
                    await self.search(f"{LIVE} {kind}", [])
        self.asked.add(LIVE)
        cookies = self.world.cookies.get(self.asker, {})
        for path, first in (("nothing", "ping"), (self.world.tables["open"], "ping")):
            async with LiveSocket(self.app, f"/api/tables/{path}/live", cookies) as socket:
                socket.say({"type": first})
                await socket.settle()
                self.sockets[self.asker].append(socket)
                await self.search(f"{LIVE} refused", [])

    async def fail(self) -> None:
        """Errors that name everything there is: 500 and 503, for programs and for people, at every layer."""
        services = self.app.state.services
        table = services.tables.by_id[self.world.tables["running"]]
        people = [one.someone for one in services.identity._remembered.values()]
        things = [services, services.settings, table, table.row, *table.seats, *people]
        things += [
            table.ledger.setup,
            *table.ledger.records,
            *table.plans.values(),
            *table.listeners,
        ]
        things += [*things, self.world.tables]
        named = " ".join(f"{thing} {thing!r}" for thing in things)
        self.allowed = IN_LOGS | {"person", "plan"}  # ids, by which an operator finds them
        for error in failures(named):
            for path in (f"/api/tables/{table.id}", f"/t/{table.id}", "/"):
                for accept in ("*/*", "text/html"):
                    self.fault = raising(error)
                    await self.ask(
                        Call(f"{type(error).__name__} at any route", path, accept=accept)
                    )
        self.fault, self.allowed = None, IN_LOGS

    def needles(self) -> list[tuple[str, str]]:
        """What the asker may not see, by kind."""
        known = {**self.known, **self.world.known()}
        return sorted(secret for secret, owners in known.items() if owners.isdisjoint(self.me))


def failures(said: str) -> list[Exception]:
    """Errors whose message names what it should not."""
    return [RuntimeError(said), StorageError(said), OperationalError(said, {}, ValueError(said))]


def raising(error: Exception) -> Fault:
    """A fault that is an error inside the application."""

    async def fault(scope: Scope, receive: Receive, send: Send) -> Send:
        raise error

    return fault


@asynccontextmanager
async def searching(world: World, folder: Path, asker: str) -> AsyncIterator[Search]:
    """The server as it was when everything was planted, and one who asks."""
    data = folder / asker
    shutil.copytree(world.data, data)
    mails = list(world.mails)
    mine = World(**{**vars(world), "mails": mails, "data": data})
    log = Log()
    try:
        async with serving(data, mails) as (app, box):
            client = client_of(app, world.cookies.get(asker))
            stored = Stored(data)
            async with client:
                search = Search(mine, app, asker, client, box, stored, log)
                search.mails_seen = len(mails)
                yield search
            await search.search("stopping", [])
            stored.close()
    finally:
        log.close()
    names = "\n".join(str(file.relative_to(data)) for file in data.rglob("*"))
    search.look("any route", [("the name of a file", names)], search.known, ())


async def ask_everything(world: World, folder: Path, asker: str) -> Search:
    """Every route and every message as one person, and errors of all kinds."""
    async with searching(world, folder, asker) as search, AsyncExitStack() as stack:
        routes = routes_of(search.app)
        await search.connect(stack)
        await search.talk()
        await search.fail()
        for at, path in enumerate(sorted({route.partition(" ")[2] for route in routes})):
            wrong = path.replace("{table}", world.tables["running"]).replace("{number}", "1")
            await search.ask(Call(f"TRACE {path}", wrong, accept=("*/*", "text/html")[at % 2]))
        for call in calls(search.context, routes):
            await search.ask(call)
        missing = routes - search.asked
        assert not missing, f"nobody asks {missing}"
    return search
