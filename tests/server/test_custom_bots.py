"""Bots of the operator's own at the tables: those allowed on the server's command line play, no other is imported."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnifico.client import Client
from magnifico.server.settings import Settings, load_settings
from tests.custom_bots import FAULTY, GOOD, write_module, write_package
from tests.environment import without_settings
from tests.server.forked import start
from tests.server.retrying_client import same_person
from tests.server.server_process import (
    Server,
    ServerProcess,
    guests,
    play_live,
    problem_of,
    replayed,
    run,
)

BASIC = {"players": 2, "rules": "basic"}
LISTED = ("house:Good", "faulty:Leaves", "cautious")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the operator keeps bots and starts the server; the spy leaves a mark when somebody imports it."""
    folder = tmp_path_factory.mktemp("operator")
    write_module(folder, "house", f"import os\nprint('house')\nos.write(1, b'raw\\n')\n{GOOD}")
    write_module(folder, "faulty", FAULTY)
    spying = f"open({str(folder / 'spied')!r}, 'w')\n{GOOD}"
    write_module(folder, "spy", spying)
    write_package(folder, "operators", cautious="house:Good", sneaky="spy:Good")
    return folder


def started(folder: Path, data: Path, **settings: object) -> ServerProcess:
    """A server that was started in the folder, whose packages count as installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        return ServerProcess(data, folder=folder, **settings).start()


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = started(folder, tmp_path_factory.mktemp("server") / "data", custom_bots=LISTED)
    yield running
    running.stop()


def spied(folder: Path) -> bool:
    return (folder / "spied").exists()


async def finished(client: Client, table: str) -> None:
    live = await play_live(client, table, random.Random(3))
    assert live.state is not None and live.state["status"] == "over"


@pytest.mark.parametrize("name", ["house:Good", "cautious"])
def test_an_allowed_bot_plays_a_game_at_a_table(name: str, server: ServerProcess) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        assert (await anna.get("/api/about"))["custom_bots"] == list(LISTED)
        shown = await anna.new_table(options=BASIC, seats=["me", name], start=True)
        assert shown["seats"][1]["level"] == name
        await finished(anna, shown["id"])
        game = replayed(await anna.get(f"/api/tables/{shown['id']}/download"))
        assert game.is_over

    logged = len(server.log.read_text())
    run(play)
    told = server.log.read_text()[logged:]
    assert "thinking" in told and "failed at table" not in told


def test_a_bot_that_fails_does_not_stop_its_table(server: ServerProcess) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        shown = await anna.new_table(options=BASIC, seats=["me", "faulty:Leaves"], start=True)
        table = shown["id"]
        async with anna.live(table, number=0) as live:
            while live.state is None or live.state["number"] < 3:
                if live.state is not None and live.state["decide"]:
                    first = live.state["moves"][0]["move"]
                    await live.move(first, live.state["number"])
                else:
                    await live.receive()

    run(play)
    told = server.log.read_text()
    assert "bot faulty:Leaves failed at table" in told
    assert "faulty:Leaves raised SystemExit: 3 (faulty.py, line" in told and "E_BOT_RAISED" in told


@pytest.mark.parametrize(
    "name",
    [
        *("spy:Good", "sneaky", "spy:Good@1s", "house:Good@5s", "house:Good+church"),
        *("faulty:Raises", "os:system", "house", "magnifico@1s", "s" * 41, "spy:Good\x00"),
    ],
)
def test_a_name_from_a_stranger_imports_nothing(name: str, server: Server, folder: Path) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(options=BASIC))["id"]
        for asked in (
            anna.new_table(options=BASIC, seats=["me", name], start=True),
            anna.new_table(options=BASIC, level=name),
            anna.post(f"/api/tables/{table}/seats", {"seat": 1, "level": name}),
        ):
            problem = await problem_of(asked)
            assert problem.status == 422
            if problem.code != "bad_request":  # longer than any name
                assert problem.code == "level_unknown"
                assert problem.details["custom_bots"] == list(LISTED)

    run(play)
    assert not spied(folder)


@pytest.mark.slow
def test_a_bot_that_is_no_longer_allowed_is_replaced_not_imported(folder: Path, data: Path) -> None:
    async def play() -> None:
        server = started(folder, data, custom_bots=("spy:Good",))
        (anna,) = await guests(server, "Anna")
        shown = await anna.new_table(options=BASIC, seats=["me", "spy:Good"], start=True)
        server.stop()
        assert spied(folder)
        (folder / "spied").unlink()
        server = started(folder, data)
        try:
            anna = same_person(anna, server)
            await finished(anna, shown["id"])
            again = await anna.post(f"/api/tables/{shown['id']}/rematch", {})
            assert again["seats"][1]["level"] == "spy:Good"
        finally:
            server.stop()
        assert not spied(folder)
        assert "bot spy:Good is not allowed here" in server.log.read_text()

    run(play)


# ------------------------------------------------------------------------------------------ what operators type


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nowhere:Bot", "E_BOT_MODULE"),
        ("house:Nobody", "E_BOT_MISSING"),
        ("house:os", "E_BOT_NOT_A_BOT"),
        ("house:Good+church", "E_BOT_UNKNOWN"),
        ("genius", "E_BOT_UNKNOWN"),
        ("json:loads", "E_BOT_CONSTRUCTOR"),
    ],
)
def test_a_server_does_not_start_with_a_bot_that_cannot_be_had(
    name: str, code: str, folder: Path, data: Path
) -> None:
    given = ["serve", f"--data={data}", "--port=0", "--custom-bots", "house:Good", name]
    environment = without_settings(os.environ) | {"PYTHONWARNINGS": "ignore"}
    log = data.with_name("errors")
    process = start("magnifico.cli.main", given, environment, log, folder)
    assert process.stdout is not None
    with process.stdout:
        printed = process.stdout.read()
    status = process.wait(120)
    errors = log.read_text()
    said = [line for line in errors.splitlines() if line.startswith("magnifico")]
    assert status == 2 and printed == "" and len(said) == 1, errors
    assert said[0].startswith("magnifico serve: ") and code in said[0]
    assert "Traceback" not in errors


def test_the_list_of_bots_comes_from_flag_variable_or_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('custom_bots = ["a:B", "cautious"]\n', encoding="utf-8")
    variable = {"MAGNIFICO_CUSTOM_BOTS": "c:D, e:F,"}
    assert load_settings({}, {}, file).custom_bots == ("a:B", "cautious")
    assert load_settings({}, variable, file).custom_bots == ("c:D", "e:F")
    assert load_settings({"custom_bots": ["g:H"]}, variable, file).custom_bots == ("g:H",)
    assert Settings().custom_bots == ()
