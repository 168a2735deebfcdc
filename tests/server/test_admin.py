"""`magnifico admin` on the database of a running server, and games of other rules."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magnifico import Game
from magnifico.cli.main import main
from magnifico.client import Client
from tests.environment import KEPT
from tests.server.server_process import Server, chosen, guests, problem_of, run, seated


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one finished game, one running, one open, chat and an account."""
    with Server(tmp_path_factory.mktemp("lived") / "data") as server:

        async def live() -> None:
            anna, bruno = await guests(server, "Anna", "Bruno")
            await anna.account("Anna", "a good password", "anna@example.org")
            over = await seated(server, [anna, bruno], title="Over", options={"rules": "basic"})
            await to_the_end([anna, bruno], over)
            await anna.say(over, "something private", to=1)
            running = await seated(server, [anna, bruno], title="Running")
            await end_some([anna, bruno], running, 5)
            await bruno.new_table(title="Open")

        run(live)
        yield server


async def end_some(clients: list[Client], table: str, count: int) -> None:
    chance = random.Random(3)
    for _ in range(count):
        number = (await clients[0].state(table))["state"]
        client = clients[number["to_act"][0]]
        state = (await client.state(table, number=number["number"]))["state"]
        await client.move(table, chosen(state, chance), state["number"])


async def to_the_end(clients: list[Client], table: str) -> None:
    chance = random.Random(5)
    state = (await clients[0].state(table))["state"]
    while state["status"] == "running":
        client = clients[state["to_act"][0]]
        if not state["decide"]:
            state = (await client.state(table, number=state["number"]))["state"]
        if state["decide"]:
            made = await client.move(table, chosen(state, chance), state["number"], state=True)
            state = made["state"]


def admin(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> tuple[int, str, str]:
    status = main(["admin", *arguments, "--data", str(data)])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize(
    ("language", "refused", "verified"),
    [
        ("en", "no table 'nowhere'", "2 fit, 0 do not"),
        ("it", "nessun tavolo «nowhere»", "partite corrette: 2, errate: 0"),
        ("es", "no hay ninguna mesa «nowhere»", "partidas correctas: 2, con errores: 0"),
        ("ru", "нет стола «nowhere»", "верных партий: 2, с ошибками: 0"),
    ],
)
def test_results_and_refusals_are_told_in_the_chosen_language(
    lived_in: Server,
    capsys: pytest.CaptureFixture[str],
    language: str,
    refused: str,
    verified: str,
) -> None:
    chosen_language = ("--lang", language)
    status, _, err = admin(capsys, lived_in.data, "export-table", "nowhere", *chosen_language)
    assert (status, err) == (2, f"magnifico admin: {refused}\n")
    status, out, _ = admin(capsys, lived_in.data, "verify", "--jobs", "1", *chosen_language)
    assert (status, out.splitlines()[-1]) == (0, verified)


def listed(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> Any:
    status, out, err = admin(capsys, data, *arguments, "--json")
    assert status == 0, err
    return json.loads(out)


def table_named(capsys: pytest.CaptureFixture[str], data: Path, title: str) -> str:
    rows = listed(capsys, data, "tables")
    return str(next(row["id"] for row in rows if row["title"] == title))


def copied(server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """A folder with a copy of a server's database, to be changed by hand."""
    data = tmp_path / "data"
    data.mkdir()
    assert admin(capsys, server.data, "backup", str(data / "magnifico.db"))[0] == 0
    return data


def change(data: Path, statement: str, *values: object) -> None:
    """Do something to a database that no server would do."""
    with closing(sqlite3.connect(data / "magnifico.db")) as database, database:
        database.execute(statement, values)


def test_tables_and_players_are_listed(
    lived_in: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = listed(capsys, lived_in.data, "tables")
    assert {row["title"]: row["status"] for row in rows} == {
        "Over": "over",
        "Running": "running",
        "Open": "open",
    }
    assert all("seed" not in row for row in rows)
    assert len(listed(capsys, lived_in.data, "tables", "--player", "anna")) == 2
    assert len(listed(capsys, lived_in.data, "tables", "--status", "over")) == 1
    people = listed(capsys, lived_in.data, "players")
    assert sorted((one["name"], one["account"]) for one in people) == [
        ("Anna", True),
        ("Bruno", False),
    ]
    status, out, _ = admin(capsys, lived_in.data, "tables")
    assert status == 0 and "Anna, Bruno" in out


def test_a_table_is_exported_as_a_saved_game(
    lived_in: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = table_named(capsys, lived_in.data, "Over")
    status, out, _ = admin(capsys, lived_in.data, "export-table", table)
    assert status == 0 and Game.load(out).is_over
    target = tmp_path / "game.magnifico"
    admin(capsys, lived_in.data, "export-table", table, "--output", str(target))
    assert main(["replay", "--verify", str(target)]) == 0
    capsys.readouterr()
    assert listed(capsys, lived_in.data, "export-table", table)["title"] == "Over"


def test_a_table_may_begin_like_an_option(
    lived_in: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """`--` ends the options."""
    data = copied(lived_in, capsys, tmp_path)
    table = table_named(capsys, data, "Over")
    for name, column in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
        change(data, f"UPDATE {name} SET {column} = '-old' WHERE {column} = ?", table)
    status = main(["admin", "export-table", "--data", str(data), "--", "-old"])
    assert status == 0 and Game.load(capsys.readouterr().out).is_over


def test_a_players_data_is_complete_and_without_secrets(
    lived_in: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = admin(capsys, lived_in.data, "export-player", "anna")
    found = json.loads(out)
    assert status == 0 and found["person"]["email"] == "anna@example.org"
    assert found["person"]["password"] is True and "argon2" not in out
    assert len(found["seats"]) == 2 and found["chat"][0]["text"] == "something private"
    assert "secret" not in out


def test_all_stored_games_are_verified(
    lived_in: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results = listed(capsys, lived_in.data, "verify", "--jobs", "2")
    assert len(results) == 2 and all(one["ok"] for one in results)
    copied = tmp_path / "copy"
    copied.mkdir()
    status, out, _ = admin(capsys, lived_in.data, "backup", str(copied / "magnifico.db"))
    assert status == 0 and "3 tables" in out
    change(copied, "UPDATE entries SET text = 'neutral T1' WHERE number = 3")
    status, out, _ = admin(capsys, copied, "verify", "--jobs", "1")
    assert status == 1 and out.count("failed") == 2 and "entry 3" in out
    status, out, _ = admin(capsys, copied, "verify", "--jobs", "1", "--lang", "it")
    assert status == 1 and out.count("errata ") == 2 and "voce 3: " in out and "entry" not in out
    assert admin(capsys, lived_in.data, "backup", str(copied / "magnifico.db"))[0] == 2


def test_games_of_other_rules_are_refused_with_a_clear_message(
    lived_in: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = copied(lived_in, capsys, tmp_path)
    table = table_named(capsys, data, "Running")
    change(data, "UPDATE tables SET rules_version = 0 WHERE id = ?", table)
    status, out, _ = admin(capsys, data, "verify")
    assert status == 1 and f"failed  {table}: begun under rules version 0" in out
    _, out, _ = admin(capsys, data, "verify", "--lang", "ru")
    assert f"ошибка  {table}: начата по правилам версии 0" in out

    async def look(server: Server) -> None:
        (clara,) = await guests(server, "Clara")
        refused = await problem_of(clara.state(table))
        assert refused.status == 409 and refused.code == "old_game"
        assert "different rules" in refused.sentence
        async with clara.live(table, number=0) as live:
            assert (await live.receive())["problem"]["code"] == "old_game"
        assert (await clara.get(f"/api/tables/{table}"))["status"] == "running"

    with Server(data) as server:
        run(lambda: look(server))


def test_a_deleted_player_is_nowhere_and_the_games_go_on(
    lived_in: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = copied(lived_in, capsys, tmp_path)
    table = table_named(capsys, data, "Over")
    status, _, err = admin(capsys, data, "delete-player", "anna")
    assert status == 2 and "add --yes" in err
    done = listed(capsys, data, "delete-player", "anna", "--yes")
    assert done["tables"] == 2 and done["resigned"] == 1
    with closing(sqlite3.connect(data / "magnifico.db")) as database:
        dump = "\n".join(database.iterdump())
    assert "Anna" not in dump and "anna@" not in dump and "something private" not in dump
    assert all(one["ok"] for one in listed(capsys, data, "verify"))
    assert admin(capsys, data, "export-player", "anna")[0] == 2
    titles = {row["id"]: row["title"] for row in listed(capsys, data, "tables")}
    assert titles[table] == ""  # she was its host, and may have put her name there
    assert "–" in admin(capsys, data, "export-table", table)[1]


def test_a_running_server_forgets_a_deleted_name_without_redis(data: Path) -> None:
    asked = [sys.executable, "-m", "magnifico.cli.main", "admin", "delete-player", "zenobia"]

    async def play(server: Server) -> None:
        zenobia, bruno = await guests(server, "Zenobia", "Bruno")
        await zenobia.account("Zenobia", "a good password")
        table = await seated(server, [zenobia, bruno], options={"rules": "basic"})
        await zenobia.say(table, "I was here")
        async with bruno.live(table) as live:
            while live.state is None:
                await live.receive()
            done = await asyncio.to_thread(
                subprocess.run, [*asked, "--yes", f"--data={data}"], capture_output=True, text=True
            )
            assert done.returncode == 0, done.stderr
            while live.table["seats"][0]["name"] != "–":
                await live.receive()
        shown = [
            await bruno.get(f"/api/tables/{table}"),
            await bruno.get(f"/api/tables/{table}/chat"),
            await bruno.state(table, number=0),
        ]
        assert "Zenobia" not in json.dumps(shown) and "I was here" not in json.dumps(shown)

    with Server(data, catch_up_seconds=0.5) as server:
        run(lambda: play(server))


def test_a_backup_that_fails_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "magnifico.db").write_text("this is a letter, no database\n" * 40)
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    status, out, err = admin(capsys, data, "backup", str(target))
    assert status == 2 and not out and len(err.splitlines()) == 1
    assert list(target.parent.iterdir()) == []
    target.write_text("another copy")
    assert admin(capsys, data, "backup", str(target))[0] == 2
    assert target.read_text() == "another copy"


def test_an_interrupt_ends_verifying_with_its_status(
    lived_in: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def interrupted(*_: object) -> Iterator[dict[str, Any]]:
        def results() -> Iterator[dict[str, Any]]:
            for number in range(100):
                if number == 3:
                    os.kill(os.getpid(), signal.SIGINT)
                yield {"table": str(number), "ok": True, "entries": 1, "status": "over"}

        return results()

    monkeypatch.setattr("magnifico.server.admin.operations.verify_part", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status, out, err = admin(capsys, lived_in.data, "verify", "--jobs", "1")
    finally:
        signal.signal(signal.SIGINT, before)
    assert status == 130 and err == ""
    assert out.count("ok ") == 4  # noticed at once, not after all that was begun


def test_a_reader_that_goes_away_is_no_error(lived_in: Server) -> None:
    command = (
        f"{sys.executable} -W ignore -m magnifico.cli.main admin tables --data {lived_in.data}"
    )
    for environment in ({}, {"PYTHONUNBUFFERED": "1"}):
        done = subprocess.run(
            ["bash", "-c", f"set -o pipefail; {command} | true"],
            capture_output=True,
            text=True,
            env={**os.environ, **environment},
            check=False,
        )
        assert done.returncode == 0 and done.stderr == ""


def test_a_title_never_steers_the_operators_terminal(
    lived_in: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = copied(lived_in, capsys, tmp_path)
    change(data, "UPDATE tables SET title = ?", "\x1b]0;mine\x07 a\xa0b")
    status, out, _ = admin(capsys, data, "tables")
    assert status == 0 and "?]0;mine? a\xa0b" in out and "\x1b" not in out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["tables", "--limit", "x"],
        ["tables", "--limit", "0"],
        ["tables", "--limit", "99999999999999999999"],
        ["players", "--limit", "99999999999999999999"],
        ["players", "--name", "\udcff"],
        ["verify", "--jobs", "0"],
        ["export-table", "nothing"],
        ["delete-player", "nobody", "--yes"],
        ["tables", "--data", "/nowhere/at/all"],
        ["tables", "--database", "nonsense://"],
        ["backup", "/nowhere/at/all/file.db"],
    ],
)
def test_bad_arguments_are_one_line_and_status_2(
    lived_in: Server, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    wanted = ["admin", *arguments]
    if "--data" not in wanted and arguments and arguments != ["nonsense"]:
        wanted += ["--data", str(lived_in.data)]
    assert main(wanted) == 2
    out, err = capsys.readouterr()
    assert not out and len(err.splitlines()) == 1, err


def test_settings_of_the_operator_do_not_reach_the_tests(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGNIFICO_DATABASE", "nonsense://")
    monkeypatch.setenv("MAGNIFICO_CONFIG", "/nowhere/at/all.toml")
    with Server(data):
        assert (data / "magnifico.db").exists()
    monkeypatch.setenv("MAGNIFICO_TEST_FACTOR", "2")
    look = "import os, tests.conftest; print(*sorted(n for n in os.environ if 'MAGNIFICO_' in n))"
    left = subprocess.run(
        [sys.executable, "-c", look],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "MAGNIFICO_TEST_FACTOR" in left and set(left.split()) <= KEPT


def test_the_help_of_the_server_names_every_setting() -> None:
    from magnifico.cli.serve import help_id
    from magnifico.server.settings import Settings
    from magnifico.texts import texts_for

    shown = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    written = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    words = " ".join(shown.split())
    for name in Settings.model_fields:
        assert f"| `{name}` |" in written
        assert f"--{name.replace('_', '-')}" in words
        assert texts_for("en").get(help_id(name))[:20] in words
    assert "MAGNIFICO_" in shown
