"""What strangers cannot fill or make expensive: connections, memory, presence, reading."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed

from magnifico.client import Client
from magnifico.engine.options import Options
from magnifico.server.live import presence
from magnifico.server.live.caps import Caps
from magnifico.server.settings import Settings
from magnifico.server.storage.database import Database
from magnifico.server.tables.hosted import HostedTable, Listener
from magnifico.server.tables.registry import Tables
from magnifico.server.tables.storage import TableStorage
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords
from tests.server.server_process import (
    Server,
    figures,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.waiting import eventually, until


def test_caps_count_while_connections_last() -> None:
    caps = Caps(
        Settings(sockets=6, sockets_per_address=4, sockets_per_person=2, spectators_per_table=3)
    )
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(caps.held("1", "anna", "t", False))
        with pytest.raises(Problem) as person, caps.held("1", "anna", "t", False):
            pass
        assert (person.value.code, person.value.details["cap"]) == ("too_many", "person")
        for _ in range(2):
            stack.enter_context(caps.held("1", "", "t", True))
        with pytest.raises(Problem) as address, caps.held("1", "", "t", True):
            pass
        assert address.value.details["cap"] == "address"
        stack.enter_context(caps.held("2", "", "t", True))
        with pytest.raises(Problem) as table, caps.held("3", "", "t", True):
            pass
        assert table.value.details["cap"] == "table"
        stack.enter_context(caps.held("3", "", "u", True))
        with pytest.raises(Problem) as server, caps.held("4", "", "u", True):
            pass
        assert (server.value.code, server.value.details["cap"]) == ("busy", "server")
    with caps.held("1", "anna", "t", False):
        pass


async def close_code(client: Client, table: str) -> tuple[int, str]:
    """With which code and reason a connection is closed; 0 for one that is welcomed."""
    try:
        async with client.live(table) as live:
            await live.receive()
            return 0, ""
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, closed.rcvd.reason


def test_a_connection_too_many_is_closed_with_a_reason(data: Path) -> None:
    """The codes are those of docs/protocol.md."""

    async def connect() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        first, second = stranger(server), stranger(server)
        async with first.live(table) as watching, anna.live(table) as playing:
            await watching.receive()
            await playing.receive()
            assert await close_code(second, table) == (4429, "table")
            assert await close_code(anna, table) == (4429, "person")
            async with bruno.live(table) as third:
                await third.receive()
                assert await close_code(second, table) == (4503, "server")

        async def let_in() -> bool:
            return await close_code(second, table) == (0, "")

        await eventually(let_in)  # the server notices who went

    with Server(data, sockets=3, sockets_per_person=1, spectators_per_table=1) as server:
        run(connect)


async def tables_in_memory(client: Client) -> float:
    found: float = (await figures(client))["magnifico_tables_in_memory", ()]
    return found


def test_looking_at_tables_fills_no_memory(data: Path) -> None:
    """ATTACK D11: 1,500 looks kept 750 MB for half an hour."""
    made: list[str] = []

    async def make() -> None:
        (anna,) = await guests(server, "Anna")
        for _ in range(14):
            wanted = {"options": {"players": 2}, "seats": ["me", "me"], "start": True}
            made.append((await anna.new_table(**wanted))["id"])

    async def look() -> None:
        anybody = stranger(server)
        for table in made:
            await anybody.state(table)
            assert await tables_in_memory(anybody) <= 10

    server = Server(data, tables_in_memory=10)
    with server:
        run(make)
    with server:
        run(look)


def test_looks_that_read_tables_are_limited_by_address(data: Path) -> None:
    """ATTACK D11: looking was unlimited; a table in memory costs nothing and is not counted."""

    async def look() -> None:
        anybody = stranger(server)
        codes = [(await problem_of(anybody.get(f"/api/tables/t{n}"))).code for n in range(20)]
        assert set(codes) == {"unknown", "too_many"}

    with Server(data, rate_limits=0.1) as server:
        run(look)


class NoNews:
    reaches_others = False

    def __init__(self) -> None:
        self.published: list[dict[str, object]] = []

    def publish(self, news: dict[str, object]) -> None:
        self.published.append(news)


def test_many_who_come_at_once_are_told_together() -> None:
    """ATTACK D13: 500 spectators made 105,750 messages."""

    async def come() -> None:
        table = HostedTable("t", {}, [], {}, None, TableWords(Options(), ["A", "B"]))
        news = NoNews()
        for _ in range(500):
            table.listeners.add(Listener("", frozenset(), ""))
            presence.show_presence(news, table)
        assert len(news.published) == 1, "the others wait for the next second"
        await asyncio.to_thread(until, lambda: len(news.published) >= 2)
        assert len(news.published) == 2 and table.presence == 2
        assert news.published[-1]["here"] == {"seats": [], "spectators": 500}
        assert presence.presence_of(table) == {"seats": [], "spectators": 500, "thinking": None}

    asyncio.run(come())


def test_a_table_is_read_again_without_reading_its_pack_again(server: Server) -> None:
    """ATTACK D3: what a table was made with never changes."""
    from magnifico.server.storage.tables import StoredTables
    from magnifico.server.tables import loading

    async def refresh(monkeypatch: pytest.MonkeyPatch) -> None:
        (anna,) = await guests(server, "Anna")
        folder = next(path.parent for path in Path("examples").rglob("pack.toml"))
        files = {path.name: path.read_text() for path in folder.glob("*.toml")}
        made = await anna.new_table(options={"players": 2}, pack=files)
        settings = Settings(data=server.data)
        database = Database(settings.database_url.reveal())
        tables = Tables(settings, StoredTables(database), NoNews())
        table = await tables.get(made["id"])
        monkeypatch.setattr(loading, "options_of", None)  # it would have to be called
        await tables.refresh(table)
        assert table.options is not None and table.options.packs
        await tables.finish()
        await database.close()

    with pytest.MonkeyPatch.context() as monkeypatch:
        run(lambda: refresh(monkeypatch))


def test_a_client_that_takes_nothing_is_cut_off_and_others_are_not(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=tmp_path), cast("TableStorage", None), Silent())
        table = HostedTable("t", {}, [], {}, None, TableWords(Options(), []))
        tables.by_id["t"] = table
        cut: list[str] = []
        now = asyncio.get_running_loop().time()
        for name, since in (("stuck", now - 60), ("busy", now - 1), ("idle", None)):
            listener = Listener(name, frozenset(), "")
            listener.sending_since = since
            listener.cut_off = partial(cut.append, name)
            table.listeners.add(listener)
        tables.cut_off_slow_listeners()
        assert cut == ["stuck"]

    run(play)


class Silent:
    """News for nobody."""

    reaches_others = False

    def publish(self, news: dict[str, object]) -> None:
        raise AssertionError(news)
