"""How often what may be asked: every route, and the lists, which cost the most."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from sqlalchemy import Select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Message

from magnifico.client import ServerProblem
from magnifico.secret import Secret
from magnifico.server import limits as limits_module
from magnifico.server.app import create_app
from magnifico.server.http import lists
from magnifico.server.http.health import may_see_metrics
from magnifico.server.limits import LIMITS, Limit, Limits
from magnifico.server.settings import Settings
from magnifico.server.storage import database as database_module
from magnifico.server.storage.database import (
    ANSWER_SECONDS,
    LIST_CONNECTIONS,
    Database,
    UnreachableError,
)
from magnifico.server.storage.entry_log import NotStoredError
from magnifico.server.storage.sqlite_file import LOCK_SECONDS
from tests.server.server_process import Server, guests, problem_of, run, stranger
from tests.server.services import Postgres

UNLIMITED = {
    "/healthz": "asked often, answers a constant",
    "/readyz": "asked often; however many ask, the database is tried once a second",
}


def routes_of(app: FastAPI) -> set[tuple[str, str]]:
    """Method and path of every route; WebSockets have limits and caps of their own."""
    found: set[tuple[str, str]] = set()
    for context in iter_route_contexts(app.routes):
        route = context.original_route
        if isinstance(route, Mount):
            found.add(("GET", f"{route.path}/index.html"))
        elif isinstance(route, Route):
            found |= {(method, str(context.path)) for method in route.methods or ()}
        else:
            assert isinstance(route, WebSocketRoute), route
    return found


def test_every_route_is_limited_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK N2: one stranger without a cookie stopped everybody through routes that nothing limited."""
    monkeypatch.setitem(limits_module.LIMITS, "request", Limit(1, 3600))
    app = create_app(Settings())
    app.state.services = SimpleNamespace(limits=Limits(1.0))

    async def ask() -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await client.get("/")
            routes = routes_of(app)
            assert len(routes) > 70 and {path for _, path in routes} >= UNLIMITED.keys()
            for method, path in routes:
                status = (await client.request(method, path)).status_code
                limited = path not in UNLIMITED and method != "HEAD"
                assert (status == 429) == limited or method == "HEAD", (method, path, status)

    asyncio.run(ask())


def test_lists_and_looks_are_limited_by_address(data: Path) -> None:
    """ATTACK N2: during `/api/archive` from one address everybody's moves took five seconds."""

    async def ask() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(options={"players": 2}))["id"]
        paths = ("/api/archive", "/api/tables", "/api/watch", "/api/my-games")
        looks = (f"/api/tables/{table}", f"/api/tables/{table}/chat")
        for client, path, kind in (
            *((anna, path, "list") for path in paths),
            *((stranger(server), path, "look") for path in looks),
        ):
            for _ in range(LIMITS[kind].count // 10):
                try:
                    await client.get(path)
                except ServerProblem as problem:
                    assert (problem.status, problem.code) == (429, "too_many")
            assert (await problem_of(client.get(path))).code == "too_many", path

    with Server(data, rate_limits=0.1) as server:
        run(ask)


# ------------------------------------------------------------------------------------------ lists by index


@asynccontextmanager
async def migrated(url: str, seconds: float | None = ANSWER_SECONDS) -> AsyncIterator[Database]:
    database = Database(url, seconds)
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


def of_strangers(is_sqlite: bool) -> dict[str, Select[int, str]]:
    """What anybody can make the database do."""
    everybody = lists.begins_with("p", is_sqlite)
    return {
        "open": lists.page([lists.public("open")], None),
        "watch": lists.page([lists.public("running")], "1000.t9"),
        "archive": lists.page(lists.archive_of(None, None, False), "1000.t9"),
        "a frequent name": lists.page(lists.archive_of(None, everybody, True), None),
    }


def of_few(is_sqlite: bool) -> dict[str, Select[int, str]]:
    """What sorts no more than one person's tables, or those of a rare name."""
    anna = lists.begins_with("anna", is_sqlite)
    rare, own = lists.archive_of("p1", anna, False)
    return {
        "seated": lists.page([lists.among(lists.seated("p1"))], "1000.t9"),
        "hosted": lists.page([lists.among(lists.hosted("p1"))], None),
        "own games over": lists.page([lists.archive_of("p1", None, False)[1]], "1000.t9"),
        "own games of a name": lists.page([own], None),
        "a rare name": lists.page([rare], None),
    }


async def plan(connection: AsyncConnection, explain: str, query: Select[int, str]) -> str:
    """How the database would answer it."""
    values = {"literal_binds": True}
    asked = query.compile(dialect=connection.dialect, compile_kwargs=values)
    found = await connection.exec_driver_sql(f"{explain} {asked}")
    return "\n".join(str(row[-1]) for row in found)


def test_no_list_sorts_or_scans_tables_in_sqlite(tmp_path: Path) -> None:
    """ATTACK N2: a page of the archive sorted every finished game, a name scanned every seat."""

    async def explain() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'lists.db'}"
        async with migrated(url) as database, database.read_list() as connection:
            for name, query in of_strangers(True).items():
                steps = await plan(connection, "EXPLAIN QUERY PLAN", query)
                assert "USING COVERING INDEX tables_listing (status=? AND public=?" in steps, name
                assert "TEMP B-TREE" not in steps and "SCAN" not in steps, (name, steps)
            for name, query in of_few(True).items():
                steps = await plan(connection, "EXPLAIN QUERY PLAN", query)
                assert "tables_listing" not in steps and "SCAN" not in steps, (name, steps)

    asyncio.run(explain())


def test_no_list_sorts_or_scans_tables_in_postgresql(postgres: Postgres) -> None:
    url = postgres.new_database().replace("postgresql://", "postgresql+asyncpg://")
    games = 20_000

    async def explain() -> None:
        async with migrated(url, None) as database:  # filling it may take long
            async with database.write() as connection:
                await connection.exec_driver_sql(
                    "INSERT INTO tables (id, title, host_id, status, public, options, agreement, seed,"
                    " rules_version, number, waiting, created_at, changed_at)"
                    " SELECT 't' || n, '', 'p' || n, CASE n % 3 WHEN 0 THEN 'open' WHEN 1 THEN 'running'"
                    " ELSE 'over' END, true, '{}', '{}', '', 1, 0, '', 0, n"
                    f" FROM generate_series(1, {games}) AS n"
                )
                await connection.exec_driver_sql(
                    "INSERT INTO seats (table_id, seat, kind, name, folded, person_id, secret)"
                    " SELECT 't' || n, 0, 'person', 'P' || n, 'p' || n, 'p' || n, 's' || n"
                    f" FROM generate_series(1, {games}) AS n"
                )
                await connection.exec_driver_sql(
                    "INSERT INTO access (table_id, seat, person_id)"
                    f" SELECT 't' || n, 0, 'p' || n FROM generate_series(1, {games}) AS n"
                )
            async with database.write() as connection:
                await connection.exec_driver_sql("ANALYZE")
            async with database.read_list() as connection:
                for kinds, sorts in ((of_strangers(False), False), (of_few(False), True)):
                    for name, query in kinds.items():
                        steps = await plan(connection, "EXPLAIN", query)
                        assert "Seq Scan" not in steps, (name, steps)
                        assert sorts or "Sort" not in steps, (name, steps)

    asyncio.run(explain())


def test_lists_wait_for_connections_of_their_own(tmp_path: Path) -> None:
    """ATTACK N2: lists and moves shared four connections, and whoever moved waited behind the lists."""

    async def hold() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'lists.db'}"
        async with migrated(url) as database, AsyncExitStack() as stack:
            for _ in range(LIST_CONNECTIONS):
                await stack.enter_async_context(database.read_list())
            waiting = asyncio.create_task(stack.enter_async_context(database.read_list()))
            async with database.read() as connection:  # at once
                assert (await connection.exec_driver_sql("SELECT 1")).scalar() == 1
            assert not waiting.done()
            waiting.cancel()

    asyncio.run(hold())


# ------------------------------------------------------------------------------------------ before the routes


async def status_of(app: FastAPI, headers: list[tuple[str, str]], path: str = "/api/about") -> int:
    """What a request with these headers is answered by the application itself."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers],
        "client": ("127.0.0.1", 5000),
        "server": ("127.0.0.1", 8480),
        "scheme": "http",
    }
    await app(scope, receive, send)
    return int(sent[0]["status"])


def test_a_request_names_one_host() -> None:
    """ATTACK, low: two Host headers, or none, were served (RFC 9112, 3.2)."""
    app = create_app(Settings())
    app.state.services = SimpleNamespace(limits=Limits(1.0), settings=Settings(), features={})

    async def ask() -> None:
        ours = ("host", "localhost")
        assert await status_of(app, [ours]) == 200
        assert await status_of(app, [ours, ours]) == 400
        assert await status_of(app, [ours, ("host", "elsewhere.example")]) == 400
        assert await status_of(app, []) == 400
        assert await status_of(app, [("host", "elsewhere.example")]) == 421
        assert await status_of(app, [], "/healthz") == 200

    asyncio.run(ask())


def test_the_description_is_built_once_and_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK, low: the first to ask for it stopped everybody for two seconds."""
    app = create_app(Settings())
    app.state.services = SimpleNamespace(limits=Limits(1.0))
    threads: list[int] = []

    def build() -> dict[str, object]:
        threads.append(threading.get_ident())
        return {"openapi": "3.1.0"}

    monkeypatch.setattr(app, "openapi", build)

    async def ask() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            answers = await asyncio.gather(*(client.get("/api/openapi.json") for _ in range(3)))
        assert [each.json() for each in answers] == [{"openapi": "3.1.0"}] * 3
        assert len(threads) == 1 and threads != [threading.get_ident()]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("client", "headers", "seen"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.0.2.7", {}, False),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, False),
        ("127.0.0.1", {"Forwarded": "for=192.0.2.7"}, False),
        ("192.0.2.7", {"Authorization": "Bearer right"}, True),
        ("192.0.2.7", {"Authorization": "Bearer wrong"}, False),
        ("192.0.2.7", {"Authorization": "Bearer "}, False),
    ],
)
def test_metrics_are_for_this_machine_and_holders_of_the_token(
    client: str, headers: dict[str, str], seen: bool
) -> None:
    """ATTACK, low: anybody could read them."""
    request = Request(
        {
            "type": "http",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": (client, 5000),
        }
    )
    assert may_see_metrics(request, Secret("right")) == seen
    with_token = "Authorization" in headers
    assert may_see_metrics(request, Secret("")) == (seen and not with_token)


# ------------------------------------------------------------------------------------------ a locked database


def test_nobody_waits_long_for_a_database_that_another_program_has_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ATTACK, low: a move waited 20.5 seconds, and those behind it as long again."""
    file = tmp_path / "locked.db"
    entry = dict.fromkeys(("table_id", "number", "kind", "seat", "text", "by", "at"), 1)

    async def wait() -> None:
        async with migrated(f"sqlite+aiosqlite:///{file}") as database:
            for engine in (database.writer, database.reader, database.list_reader):
                async with engine.connect() as connection:
                    patience = await connection.exec_driver_sql("PRAGMA busy_timeout")
                    assert patience.scalar() == LOCK_SECONDS * 1000 <= 3000
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                monkeypatch.setattr(database_module, "LOCK_SECONDS", 0.01)
                writing = [touch(database) for _ in range(3)]
                appending = database.append(
                    {**entry, "client_key": None, "check": None, "previous_at": 1}, {}
                )
                results = await asyncio.gather(*writing, appending, return_exceptions=True)
        assert [type(each) for each in results[:3]] == [
            OperationalError,
            UnreachableError,
            UnreachableError,
        ]
        assert isinstance(results[3], NotStoredError)

    async def touch(database: Database) -> None:
        async with database.write():
            pass

    asyncio.run(wait())
