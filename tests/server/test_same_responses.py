"""Tables that look the same to a seat give it the same whole responses, by every route and over the live connection.

Status, all headers and bodies are compared byte by byte; over the socket the number, the sizes and the contents of
messages. The functions that make answers are compared in test_same_answers.py.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magnifico import Game, NotationError, Options
from magnifico.bots.explain.advice import suggest
from magnifico.engine.decisions import agenda
from magnifico.engine.names import MEMBER_KEYS
from magnifico.engine.options import to_dict
from magnifico.server.app import create_app, running
from magnifico.server.bots import worker
from magnifico.server.bots.pool import BotPool, question_about
from magnifico.server.bots.worker import Thinker
from magnifico.server.live import presence
from magnifico.server.protocol import openapi
from magnifico.server.services import Services
from magnifico.server.settings import Settings
from magnifico.server.tables.hosted import HostedTable
from magnifico.table.entries import Entry
from magnifico.table.ledger import Ledger
from tests.server.asgi import LiveSocket, client_of
from tests.server.sibling_tables import NAMES, siblings_of_game, trials
from tests.siblings import Wishes
from tests.support import MIXES, mix_name

HINT_PLAYOUTS = 4  # a hint uses hundreds


class Advised(BotPool):
    """Asks the code of the worker here, about the ledger's game: no seed leads to a sibling.

    It thinks until all playouts are done and not for a while, which would give another answer each time.
    """

    def __init__(self) -> None:
        super().__init__(0, 1.0, 10.0)
        self.asked = 0

    async def hint(self, table: str, game: Game, seat: int, *about: Any, **who: Any) -> Any:
        thinker = Thinker((), lambda _: None)
        thinker.games[table] = game.copy()
        self.asked += 1
        question = question_about(self.asked, table, game, {}, [])
        return thinker.hint({**question, "seat": seat, "seconds": 0.0, "chance": f"hint {table}"})


class Application:
    """The real application without a socket, and one table of it with people on all seats."""

    def __init__(self, app: FastAPI, clients: list[httpx.AsyncClient], table: str) -> None:
        self.app = app
        self.clients = clients  # of the seats, then of a spectator
        self.path = f"/api/tables/{table}"
        services = cast("Services", app.state.services)
        services.bots = Advised()
        self.table = services.tables.by_id[table]

    def show(self, ledger: Ledger) -> None:
        """Put a ledger into memory as if it was stored."""
        self.table.ledger, self.table.past, self.table.behind = ledger, None, None

    async def ask(self, client: httpx.AsyncClient, ledger: Ledger, call: Call) -> Answer:
        """Status, headers and body of an answer about a ledger."""
        self.show(ledger)
        route, query, body = call
        method, _, path = route.partition(" ")
        address = path.replace("{number}", str(max(0, ledger.number - 1)))
        address = address.replace("{language}", query.get("language", "en"))
        if not path.startswith("/api"):
            address = self.path + address
        query = {name: self.table.id if name == "table" else each for name, each in query.items()}
        response = await client.request(method, address, params=query, json=body)
        headers = [(name, value) for name, value in response.headers.raw if name != b"date"]
        return response.status_code, headers, response.content

    async def talk(
        self, client: httpx.AsyncClient, ledger: Ledger, wishes: list[str], language: str
    ) -> list[Message]:
        """All that a live connection is told: the state before the last entry, what changes with it, and refusals."""
        before = ledger.at(ledger.number - 1) if ledger.number else ledger
        hello = {"type": "hello", "number": max(0, before.number - 3), "language": language}
        self.show(before)
        async with LiveSocket(self.app, f"{self.path}/live", dict(client.cookies)) as socket:
            socket.say({**hello, "changes": True})
            await socket.settle()
            self.show(ledger)
            self.table.wake()
            await socket.settle()
            asked: list[dict[str, Any]] = [
                {"type": "move", "move": wish, "number": ledger.number} for wish in wishes
            ]
            asked.append({"type": "move", "move": "end", "number": max(0, ledger.number - 2)})
            asked.append({"type": "undo", "to": "all", "number": ledger.number + 1})
            asked.append({"type": "act", "act": "take_back"})
            asked.append({"type": "chat", "text": ""})
            for number, message in enumerate(asked):
                socket.say({**message, "key": f"live-{number}"})
                await socket.settle()
            for seat in range(ledger.setup.options.players):
                socket.say({**hello, "seat": seat})
                await socket.settle()
        return socket.told


Answer = tuple[int, list[tuple[bytes, bytes]], bytes]
Call = tuple[str, dict[str, Any], Any]
UNSEEN = {
    "POST /start",
    "POST /leave",
    "POST /seats",
    "POST /rematch",
    "POST /join",
    "PUT /notifications",
    "POST /seats/{seat}/link",
    "POST /seats/{seat}/name",
    "POST /options",
    "DELETE /plan",
    "GET /trials",
    "PUT /trials",
    "DELETE /trials",
    "GET /notes",
    "PUT /notes",
}
"""Routes that do not look at the game: seats before it begins, another game after it, what people write down."""


@asynccontextmanager
async def application(options: Options, data: Path) -> AsyncIterator[Application]:
    """Started and stopped in this process."""
    app = create_app(
        Settings(data=data, rate_limits=0, bot_workers=0, shed_seconds=0, catch_up_seconds=3600)
    )
    with pytest.MonkeyPatch.context() as patched:
        # Who comes and goes is told at most once a second, here at once: it must not depend on the time.
        patched.setattr(presence, "TELL_SECONDS", 0.0)
        async with running(app), playing(app, options) as server:
            yield server


@asynccontextmanager
async def playing(app: FastAPI, options: Options) -> AsyncIterator[Application]:
    """People at a table of this application."""
    async with AsyncExitStack() as stack:
        clients = []
        for name in (*NAMES[: options.players], "Zeno"):
            client = await stack.enter_async_context(client_of(app))
            (await client.post("/api/guest", json={"name": name})).raise_for_status()
            clients.append(client)
        wanted = {**to_dict(options), "players": options.players}
        made = await clients[0].post("/api/tables", json={"options": wanted, "hints": True})
        table = made.json()["id"]
        for client in clients[1:-1]:
            (await client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        (await clients[0].post(f"/api/tables/{table}/start", json={})).raise_for_status()
        # Ledgers are put into memory below; to the table they have to look as if they were stored.
        tables = app.state.services.tables

        async def entries_after(table_id: str, number: int) -> list[Entry]:
            ledger: Ledger = tables.by_id[table_id].ledger
            return [record.entry for record in ledger.records[max(0, number) :]]

        tables.storage.entries_after = entries_after
        yield Application(app, clients, table)


def calls(ledger: Ledger, seat: int, wishes: list[str], chance: random.Random) -> list[Call]:
    """One or more calls of every route that looks at the game; none of them changes it."""
    number = ledger.number
    seen = max(0, number - 5)
    refused = [wish for wish in wishes if not _is_legal(ledger, seat, wish)]
    language = {"language": chance.choice(["en", "it"])}
    tried = trials(ledger, seat, wishes, chance)
    listed: list[Call] = [
        ("GET /state", {"number": seen, **language}, None),
        ("GET /state", {"seat": seat, "number": number}, None),
        ("GET /at/{number}", language, None),
        ("GET /explain", {"member": chance.choice(MEMBER_KEYS), **language}, None),
        ("GET /download", language, None),
        ("GET /chat", language, None),
        ("GET /notifications", language, None),
        ("GET /plan", language, None),
        ("GET /coach", language, None),
        ("GET /api/catalogue/{language}", {"table": "{table}", **language}, None),
        ("POST /hint", language, {}),
        ("PUT /plan", language, {"lines": [["end"], ["no such move"]]}),
        ("GET ", language, None),
        ("GET /analysis", language, None),
        ("POST /analysis", language, None),
        *(("POST /preview", language, {"move": wish}) for wish in wishes),
        *(("POST /what-if", language, {"moves": moves}) for moves in tried),
        *(
            ("POST /moves", language, {"move": wish, "number": number, "key": f"{number} {wish}"})
            for wish in refused
        ),
        ("POST /moves", language, {"move": "end", "number": max(0, number - 2), "key": "stale"}),
        ("POST /undo", language, {"to": "all", "number": number + 1, "key": "undo"}),
        ("POST /acts", language, {"act": "take_back", "key": "acts"}),
        ("POST /chat", language, {"text": "", "key": "chat"}),
        ("POST /what-if", language, {"moves": [], "ahead": True}),
        (
            "POST /what-if",
            language,
            {"moves": [], "seat": (seat + 1) % ledger.setup.options.players},
        ),
    ]
    return listed


def _is_legal(ledger: Ledger, seat: int, text: str) -> bool:
    try:
        return ledger.game.why_not(ledger.game.parse(text, seat)) is None
    except NotationError:
        return False


@cache
def routes_of_a_table() -> frozenset[str]:
    """Every method and path below a table; describing them takes seconds."""
    prefix = "/api/tables/{table}"
    return frozenset(
        f"{method.upper()} {path.removeprefix(prefix)}"
        for path, methods in openapi()["paths"].items()
        if path.startswith(prefix)
        for method in methods
    )


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_every_route_gives_the_same_answers(
    options: Options, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the application itself, at every kind of decision: for those who decide, the others and spectators."""
    monkeypatch.setattr(worker, "suggest", partial(suggest, playouts=HINT_PLAYOUTS))

    async def compare() -> int:
        compared = 0
        chance = random.Random(5)
        covered: set[tuple[str, bool]] = set()
        async with application(options, tmp_path / "data") as server:
            asked: set[str] = set()
            heard: list[Wishes] = []
            for ledger, other, seat in siblings_of_game(options, 0, 0.0, heard.append):
                wishes = heard[-1].some(ledger.game, seat, 1, 2)
                kind = agenda.decision(ledger.game.state).name
                here = (kind, seat in ledger.game.to_act)
                if here in covered:
                    continue
                covered.add(here)
                clients = [server.clients[seat]]
                if not here[1]:
                    clients.append(server.clients[-1])  # a spectator
                listed = calls(ledger, seat, wishes, chance)
                asked |= {route for route, _, _ in listed}
                for client in clients:
                    for call in listed:
                        answered = await server.ask(client, ledger, call)
                        assert await server.ask(client, other, call) == answered, call
                        assert answered[0] < 500, answered
                        compared += 1
                    said = [wish for wish in wishes if not _is_legal(ledger, seat, wish)]
                    told = await server.talk(client, ledger, said, "en")
                    assert await server.talk(client, other, said, "en") == told
                    compared += len(told)
            assert asked - {"GET /api/catalogue/{language}"} == routes_of_a_table() - UNSEEN
        return compared

    compared = asyncio.run(compare())
    print(f"{mix_name(options)}: {compared} answers and messages compared")


class Telling:
    """An application that tells worlds apart where nobody reads: in a header, or by one message more."""

    def __init__(self, inner: ASGIApp, table: HostedTable, where: str) -> None:
        self.inner = inner
        self.table = table
        self.where = where
        self.known: str | None = None  # the first world

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def told(message: Message) -> None:
            assert self.table.ledger is not None
            world = self.table.ledger.game.digest()
            self.known = self.known or world
            if self.where == "header" and message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"etag", world.encode())]
            await send(message)
            more = self.where == "messages" and message["type"] == "websocket.send"
            if more and world != self.known:
                await send({"type": "websocket.send", "text": "{}"})

        await self.inner(scope, receive, told)


@pytest.mark.parametrize("where", ["nowhere", "header", "messages"])
def test_a_difference_is_seen_in_headers_and_in_the_number_of_messages(
    where: str, tmp_path: Path
) -> None:
    async def compare() -> set[str]:
        heard: list[Wishes] = []
        ledger, other, seat = next(
            found
            for found in siblings_of_game(MIXES[0], 0, 0.0, heard.append)
            if found[1].game.digest() != found[0].game.digest() and found[0].number > 3
        )
        async with application(MIXES[0], tmp_path / "data") as server:
            router = server.app.router
            router.middleware_stack = Telling(router.middleware_stack, server.table, where)
            client, call = server.clients[seat], ("GET /state", {"number": 0}, None)
            seen = set()
            if await server.ask(client, ledger, call) != await server.ask(client, other, call):
                seen.add("header")
            told = [await server.talk(client, each, ["end"], "en") for each in (ledger, other)]
            if told[0] != told[1]:
                seen.add("messages")
        return seen

    assert asyncio.run(compare()) == {where} - {"nowhere"}
