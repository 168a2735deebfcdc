"""A server on a stored database (tests/fixtures/database): its tables continue, or are refused in one sentence."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magnifico.cli.main import main
from magnifico.client import Client
from magnifico.content.schema import builtin_pack
from tests.fixtures.make_database import FOLDER, accounts, standing
from tests.server.server_process import Server, guests, problem_of, run

NOTED: dict[str, Any] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = NOTED["tables"]
BEGUN = [title for title in TABLES if title != "open"]
BASE = f"base {builtin_pack('base').version}"


def query(folder: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "magnifico.db")) as database, database:
        return database.execute(statement, values).fetchall()


def database_in(folder: Path) -> Path:
    """The stored database where a server looks for it."""
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / "magnifico.db")) as database:
        database.executescript((FOLDER / "magnifico.sql").read_text(encoding="utf-8"))
    query(folder, "UPDATE sessions SET seen_at = ?", int(time.time() * 1000))
    return folder


def server_on(folder: Path) -> Server:
    """A server that keeps the table that has never begun."""
    return Server(folder, open_days=36500)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_on(database_in(tmp_path_factory.mktemp("stored") / "data")) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return database_in(tmp_path / "data")


def owner(server: Server) -> Client:
    """The guest who opened a table, known by nothing but a cookie; to be closed."""
    client = Client(server.address)
    name, _, value = NOTED["cookie"].partition("=")
    client._http.cookies.set(name, value)
    return client


async def begun(server: Server) -> None:
    """The table that was still open begins."""
    (guest,) = await guests(server, "Somebody")
    host = owner(server)
    try:
        await guest.join(TABLES["open"]["id"])
        assert (await host.start(TABLES["open"]["id"]))["status"] == "running"
    finally:
        await host.close()


@pytest.mark.parametrize("title", BEGUN)
def test_a_table_stands_where_it_stood(title: str, house: Server) -> None:
    noted = {key: value for key, value in TABLES[title].items() if key != "id"}

    async def look() -> None:
        assert await standing(house, TABLES[title]["id"]) == noted

    run(look)


def test_all_stored_games_fit_and_continue(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play(server: Server) -> None:
        people = await accounts(server)
        for title in BEGUN:
            noted = TABLES[title]
            for name, moves in list(noted.items())[-2:]:
                if moves:
                    await people[name].move(noted["id"], moves[0], noted["number"])
        assert (await people["Bruno"].notes(TABLES["running"]["id"]))["game"] == "builds early"

    with server_on(data) as server:
        run(lambda: play(server))
        run(lambda: begun(server))
    assert main(["admin", "verify", "--jobs", "1", "--data", str(data)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(TABLES)} fit, 0 do not"


@pytest.mark.parametrize("prefix", ["3-", "L-", "4-"])
def test_a_wrong_fingerprint_is_noticed(data: Path, prefix: str) -> None:
    noted = TABLES["undone"]
    where = "WHERE table_id = ? AND number = ?"
    check = f"{prefix}0000000000"
    query(data, f"UPDATE entries SET \"check\" = '{check}' {where}", noted["id"], noted["number"])

    async def look(server: Server) -> None:
        (client,) = await guests(server, "Somebody")
        problem = await problem_of(client.state(noted["id"]))
        assert problem.code == "old_game" and problem.details == {"entry": noted["number"]}

    with server_on(data) as server:
        run(lambda: look(server))


def test_a_table_with_other_cards_is_refused_in_one_sentence(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = TABLES["running"]["id"]
    query(data, "UPDATE tables SET pack_versions = '[\"base 0\"]' WHERE id = ?", table)
    before = query(data, "SELECT * FROM entries WHERE table_id = ?", table)

    async def look(server: Server) -> None:
        client = (await accounts(server))["Anna"]
        problem = await problem_of(client.state(table))
        assert (problem.status, problem.code) == (409, "old_game")
        assert problem.sentence.count(".") == 1 and "cards" in problem.sentence
        assert problem.details == {"packs": ["base 0"], "current": [BASE]}
        moved = await problem_of(client.move(table, "end", TABLES["running"]["number"]))
        assert moved.code == "old_game"
        async with client.live(table) as live:
            assert (await live.receive())["problem"]["code"] == "old_game"
        assert (await client.get(f"/api/tables/{table}"))["status"] == "running"

    with server_on(data) as server:
        run(lambda: look(server))
    assert query(data, "SELECT * FROM entries WHERE table_id = ?", table) == before
    status = main(["admin", "verify", "--jobs", "1", "--data", str(data)])
    sentence = f"begun with the cards of base 0, this is {BASE}"
    assert status == 1 and f"failed  {table}: {sentence}" in capsys.readouterr().out.splitlines()
    assert main(["admin", "export-table", table, "--data", str(data)]) == 2
    assert sentence in capsys.readouterr().err


def test_a_table_notes_its_packs_when_it_begins(data: Path) -> None:
    """Not when it is made: until then it is played with the cards there are."""
    table = TABLES["open"]["id"]
    query(data, "UPDATE tables SET rules_version = 0 WHERE id = ?", table)
    with server_on(data) as server:
        run(lambda: begun(server))
    ((rules, packs),) = query(
        data, "SELECT rules_version, pack_versions FROM tables WHERE id = ?", table
    )
    assert rules == 1 and json.loads(packs) == [BASE]


def test_options_and_packs_that_no_longer_fit_are_an_old_game(data: Path) -> None:
    unknown = json.dumps({"players": 2, "table": ["noSuchOption"]})
    few = json.dumps({"players": 2, "decks": [1, 2, 3]})
    broken = json.dumps({"pack.toml": "key = 5"})
    for title, column, value in (
        ("undone", "options", unknown),
        ("running", "options", few),
        ("guilds", "pack", broken),
        ("open", "options", unknown),
        ("over", "options", unknown),
    ):
        table = TABLES[title]["id"]
        query(data, f"UPDATE tables SET {column} = ? WHERE id = ?", value, table)

    async def look(server: Server) -> None:
        client = (await accounts(server))["Anna"]
        for title, key in (
            ("undone", "options"),
            ("running", "options"),
            ("guilds", "pack"),
            ("open", "options"),
        ):
            table = TABLES[title]["id"]
            problem = await problem_of(client.state(table))
            assert (problem.status, problem.code) == (409, "old_game"), title
            assert list(problem.details) == [key]
            async with client.live(table) as live:
                assert (await live.receive())["problem"]["code"] == "old_game"
            assert (await client.get(f"/api/tables/{table}"))["id"] == table
            assert (await client.get("/api/catalogue/en", table=table))["cards"]
        again = f"/api/tables/{TABLES['over']['id']}/rematch"
        assert (await problem_of(client.post(again))).code == "old_game"
        assert (await problem_of(begun(server))).code == "old_game"  # it doesn't even begin

    with server_on(data) as server:
        run(lambda: look(server))
    ((status,),) = query(data, "SELECT status FROM tables WHERE id = ?", TABLES["open"]["id"])
    assert status == "open"
    assert main(["admin", "verify", "--jobs", "1", "--data", str(data)]) == 1
