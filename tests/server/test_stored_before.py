"""A server on the database of the program before decisions had names: its tables go on, unless a card has changed."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magnifico import Game
from magnifico.cli.main import main
from magnifico.client import Client
from magnifico.content import load_pack
from magnifico.content.schema import builtin_pack
from magnifico.engine.names import SEAT_LETTERS
from tests.before import CHANGED, FOLDER, compare, fits
from tests.server.server_process import Server, guests, problem_of, run

TABLES: dict[str, dict[str, Any]] = {
    table["name"]: table for table in json.loads((FOLDER / "server.json").read_text())["tables"]
}
BEGUN = {name: table for name, table in TABLES.items() if table["status"] != "open"}
FITTING = [name for name, table in BEGUN.items() if fits(table)]
OTHERS = [name for name, table in BEGUN.items() if not fits(table)]
CONTINUED = [name for name in FITTING if "continuation" in TABLES[name]]
GUILDS = Path(__file__).parents[2] / "examples" / "packs" / "guilds"
OLD_CHECK = re.compile(r"[0-9a-f]{12}")
NEW_CHECK = re.compile(r"3-[0-9a-f]{10}")
LOG_CHECK = re.compile(r"L-[0-9a-f]{10}")


def database_in(folder: Path) -> Path:
    """A copy of the stored database where a server looks for it."""
    folder.mkdir(parents=True)
    shutil.copy(FOLDER / "server.sqlite", folder / "magnifico.db")
    return folder


def server_on(folder: Path) -> Server:
    """A server that doesn't clear away the table that has never begun."""
    return Server(folder, open_days=36500)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_on(database_in(tmp_path_factory.mktemp("before") / "data")) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return database_in(tmp_path / "data")


def query(folder: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "magnifico.db")) as database, database:
        return database.execute(statement, values).fetchall()


def checks(folder: Path, table: str) -> list[str]:
    rows = query(
        folder,
        'SELECT "check" FROM entries WHERE table_id = ? ORDER BY number',
        TABLES[table]["id"],
    )
    return [row[0] for row in rows]


def exported(capsys: pytest.CaptureFixture[str], folder: Path, table: str) -> Game:
    assert main(["admin", "export-table", TABLES[table]["id"], "--data", str(folder)]) == 0
    packs = (load_pack(GUILDS),) if "packs" in TABLES[table]["options"] else ()
    return Game.load(capsys.readouterr().out, packs)


async def everybody(server: Server, table: str) -> Client:
    """A guest with the links of all seats of a table."""
    (client,) = await guests(server, "Somebody")
    for seat in TABLES[table]["seats"]:
        await client.post(f"/api/seat-links/{seat['secret']}")
    return client


async def legal(client: Client, table: str) -> dict[str, list[str]]:
    """The moves of each person that has to decide."""
    result: dict[str, list[str]] = {}
    state = (await client.state(table, seat=0))["state"]
    for seat in state["to_act"]:
        own = (await client.state(table, seat=seat))["state"]
        result[str(seat)] = [move["move"] for move in own["moves"]]
    return result


@pytest.mark.parametrize("name", CONTINUED)
def test_a_table_goes_on_where_it_stood(
    name: str, house: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    noted = TABLES[name]
    table = noted["id"]
    compare(exported(capsys, house.data, name), noted)

    async def play() -> None:
        client = await everybody(house, name)
        state = (await client.state(table, seat=0))["state"]
        assert (state["number"], state["status"]) == (noted["number"], "running")
        assert state["proposal"] == noted["proposal"]
        assert await legal(client, table) == noted["legal"]
        for number, line in enumerate(noted["continuation"]["moves"], start=noted["number"]):
            letter, move = line.split(": ", 1)
            await client.move(table, move, number, seat=SEAT_LETTERS.index(letter))
        assert await legal(client, table) == noted["continuation"]["legal"]

    run(play)
    compare(exported(capsys, house.data, name), noted["continuation"])
    stored = checks(house.data, name)
    assert all(OLD_CHECK.fullmatch(check) for check in stored[: noted["number"]])
    assert len(stored) == noted["number"] + len(noted["continuation"]["moves"])
    later = dict(enumerate(stored[noted["number"] :], start=noted["number"] + 1))
    assert any(number % 8 == 0 for number in later)
    for number, check in later.items():
        assert (NEW_CHECK if number % 8 == 0 else LOG_CHECK).fullmatch(check)


def test_a_finished_game_shows_its_points_and_can_be_downloaded(house: Server) -> None:
    noted = TABLES["over-2"]

    async def look() -> None:
        (client,) = await guests(house, "Somebody")
        state = (await client.state(noted["id"]))["state"]
        assert state["status"] == "over" and state["scores"] == noted["scores"]
        game = Game.load(await client.get(f"/api/tables/{noted['id']}/download"))
        compare(game, noted)

    run(look)


def test_a_cancelled_game_still_shows_how_it_stood(house: Server) -> None:
    async def look() -> None:
        (client,) = await guests(house, "Somebody")
        state = (await client.state(TABLES["cancelled-2"]["id"]))["state"]
        assert state["status"] == "cancelled" and state["number"] == TABLES["cancelled-2"]["number"]

    run(look)


def test_computer_opponents_go_on_after_a_person(house: Server) -> None:
    noted = TABLES["base-4-bots"]
    table = noted["id"]

    async def play() -> None:
        client = await everybody(house, "base-4-bots")
        assert await legal(client, table) == noted["legal"]
        entries: list[dict[str, Any]] = []
        number = noted["number"]
        while not any(entry["by"] == "bot" for entry in entries):
            found = await client.state(table, number=number, wait=1)
            entries += found["entries"]
            number = found["state"]["number"]
            for seat in set(found["state"]["to_act"]) & {one["seat"] for one in noted["seats"]}:
                own = (await client.state(table, seat=seat))["state"]
                if own["decide"]:
                    await client.move(table, own["moves"][0]["move"], own["number"], seat=seat)

    run(play)


@pytest.mark.parametrize("name", OTHERS)
def test_a_table_with_other_cards_is_refused_in_one_sentence(name: str, house: Server) -> None:
    table = TABLES[name]["id"]
    before = query(house.data, "SELECT * FROM entries WHERE table_id = ?", table)
    now = builtin_pack(CHANGED).version

    async def look() -> None:
        client = await everybody(house, name)
        problem = await problem_of(client.state(table))
        assert (problem.status, problem.code) == (409, "old_game")
        assert problem.sentence.count(".") == 1 and "cards" in problem.sentence
        assert problem.details == {"packs": [f"{CHANGED} 1"], "current": [f"{CHANGED} {now}"]}
        moved = await problem_of(client.move(table, "end", TABLES[name]["number"], seat=0))
        assert moved.code == "old_game"
        async with client.live(table) as live:
            assert (await live.receive())["problem"]["code"] == "old_game"
        assert (await client.get(f"/api/tables/{table}"))["status"] == "running"

    run(look)
    assert query(house.data, "SELECT * FROM entries WHERE table_id = ?", table) == before


def test_the_operator_is_told_which_tables_fit(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["admin", "verify", "--jobs", "1", "--data", str(data)])
    lines = capsys.readouterr().out.splitlines()
    assert status == 1 and lines[-1] == f"{len(FITTING)} fit, {len(OTHERS)} do not"
    now = builtin_pack(CHANGED).version
    for name in OTHERS:
        table = TABLES[name]["id"]
        sentence = f"begun with the cards of {CHANGED} 1, this is {CHANGED} {now}"
        assert f"failed  {table}: {sentence}" in lines
        assert main(["admin", "export-table", table, "--data", str(data)]) == 2
        assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("version", ["2", "3", "L"])
def test_after_another_start_old_and_new_entries_stand_together(data: Path, version: str) -> None:
    noted = TABLES["base-2"]
    table = noted["id"]
    moves = noted["continuation"]["moves"]

    async def play(server: Server, first: int, last: int) -> None:
        client = await everybody(server, "base-2")
        for at in range(first, last):
            letter, move = moves[at].split(": ", 1)
            await client.move(table, move, noted["number"] + at, seat=SEAT_LETTERS.index(letter))

    with server_on(data) as server:
        run(lambda: play(server, 0, 5))
    with server_on(data) as server:
        run(lambda: play(server, 5, 10))
    # A wrong fingerprint of the new kinds is noticed, one of the first cannot be.
    where = "WHERE table_id = ? AND number = ?"
    query(data, f"UPDATE entries SET \"check\" = '000000000000' {where}", table, 3)
    with server_on(data) as server:
        run(lambda: play(server, 10, 11))
    last = noted["number"] + 11
    query(data, f"UPDATE entries SET \"check\" = '{version}-0000000000' {where}", table, last)

    async def look(server: Server) -> None:
        (client,) = await guests(server, "Somebody")
        problem = await problem_of(client.state(table))
        assert problem.code == "old_game" and problem.details == {"entry": last}

    with server_on(data) as server:
        run(lambda: look(server))


async def begun(server: Server) -> None:
    """The table that was still open begins."""
    noted = TABLES["lobby-3"]
    host = await everybody(server, "lobby-3")
    (guest,) = await guests(server, "Somebody else")
    await guest.join(noted["id"])
    people = json.loads((FOLDER / "server.json").read_text())["people"]
    owner = Client(server.address)
    try:
        owner._http.headers["cookie"] = people["Elena"]["cookie"]
        assert (await owner.start(noted["id"]))["status"] == "running"
    finally:
        await owner.close()
    assert (await host.state(noted["id"]))["state"]["status"] == "running"


def test_a_table_notes_its_packs_when_it_begins(data: Path) -> None:
    """Not when it is made: until then it is played with the cards there are."""
    table = TABLES["lobby-3"]["id"]
    query(data, "UPDATE tables SET rules_version = 0 WHERE id = ?", table)
    with server_on(data) as server:
        run(lambda: begun(server))
    ((rules, packs),) = query(
        data, "SELECT rules_version, pack_versions FROM tables WHERE id = ?", table
    )
    assert rules == 1 and json.loads(packs) == [f"base {builtin_pack('base').version}"]
    query(data, "UPDATE tables SET pack_versions = '[\"base 0\"]' WHERE id = ?", table)

    async def look(server: Server) -> None:
        (client,) = await guests(server, "Somebody")
        problem = await problem_of(client.state(table))
        current = f"base {builtin_pack('base').version}"
        assert problem.code == "old_game"
        assert problem.details == {"packs": ["base 0"], "current": [current]}

    with server_on(data) as server:
        run(lambda: look(server))


def test_options_and_packs_that_no_longer_fit_are_an_old_game(data: Path) -> None:
    unknown = json.dumps({"players": 3, "table": ["noSuchOption"]})
    few = json.dumps({"players": 2, "decks": [1, 2, 3]})
    broken = json.dumps({"pack.toml": "key = 5"})
    query(data, "UPDATE tables SET options = ? WHERE id = ?", unknown, TABLES["basic-3"]["id"])
    query(data, "UPDATE tables SET options = ? WHERE id = ?", few, TABLES["base-2"]["id"])
    query(data, "UPDATE tables SET pack = ? WHERE id = ?", broken, TABLES["guilds-2"]["id"])
    query(data, "UPDATE tables SET options = ? WHERE id = ?", unknown, TABLES["lobby-3"]["id"])
    query(data, "UPDATE tables SET options = ? WHERE id = ?", unknown, TABLES["over-2"]["id"])

    async def look(server: Server) -> None:
        for name, key in (
            ("basic-3", "options"),
            ("base-2", "options"),
            ("guilds-2", "pack"),
            ("lobby-3", "options"),
        ):
            table = TABLES[name]["id"]
            client = await everybody(server, name)
            problem = await problem_of(client.state(table))
            assert (problem.status, problem.code) == (409, "old_game"), name
            assert list(problem.details) == [key]
            async with client.live(table) as live:
                assert (await live.receive())["problem"]["code"] == "old_game"
            assert (await client.get(f"/api/tables/{table}"))["id"] == table
            assert (await client.get("/api/catalogue/en", table=table))["cards"]
        again = f"/api/tables/{TABLES['over-2']['id']}/rematch"
        assert (await problem_of((await everybody(server, "over-2")).post(again))).code == (
            "old_game"
        )
        assert (await problem_of(begun(server))).code == "old_game"  # it doesn't even begin

    with server_on(data) as server:
        run(lambda: look(server))
    ((status,),) = query(data, "SELECT status FROM tables WHERE id = ?", TABLES["lobby-3"]["id"])
    assert status == "open"
    assert main(["admin", "verify", "--jobs", "1", "--data", str(data)]) == 1
