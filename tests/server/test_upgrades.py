"""A new version with other cards: games in progress are played to their end with those they began with."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import magnifico
from magnifico.client import Client
from tests.environment import without_settings
from tests.server.server_process import (
    OPENED,
    Server,
    ServerProcess,
    chosen,
    guests,
    play_live,
    replayed,
    run,
    seated,
)
from tests.waiting import eventually

SOURCES = Path(magnifico.__file__).parent


@pytest.fixture
def upgraded(tmp_path: Path) -> Path:
    """The program with version 2 of the base pack, in which one card has another cost."""
    source = tmp_path / "upgraded"
    shutil.copytree(
        SOURCES.parent,
        source,
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("packs", "static"),
    )
    packs = source / "magnifico" / "content" / "packs"
    shutil.copytree(SOURCES / "content" / "packs", packs)
    pack, cards = packs / "base" / "pack.toml", packs / "base" / "cards.toml"
    text = pack.read_text(encoding="utf-8")
    assert "version = 1\n" in text
    pack.write_text(text.replace("version = 1\n", "version = 2\n"), encoding="utf-8")
    text = cards.read_text(encoding="utf-8")
    changed = re.sub(r"\bcost = (\[?){ wood = \d", r"cost = \1{ wood = 9", text)
    assert changed != text
    cards.write_text(changed, encoding="utf-8")
    return source


def verified(source: Path, data: Path) -> list[dict[str, Any]]:
    """What `admin verify` of that version says about every game."""
    found = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", "admin", "verify", "--json", f"--data={data}"],
        env={**without_settings(os.environ), "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    return list(json.loads(found.stdout))


def test_a_game_is_finished_with_the_cards_it_began_with(
    upgraded: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ATTACK N8: an upgrade ended all running games."""
    chance = random.Random(8)
    plan = {"options": {"players": 2, "rules": "basic"}, "seats": ["me", "novice"]}
    cookies: list[str] = []
    tables: list[str] = []

    async def begin() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(**plan, seed="8"))["id"]
        await anna.start(table)

        async def decides() -> dict[str, Any]:
            state: dict[str, Any] = (await anna.state(table))["state"]
            return state if state["decide"] else {}

        state = await eventually(decides)
        await anna.move(table, chosen(state, chance), state["number"])
        cookies.append(anna.cookie)
        tables.append(table)

    async def finish() -> None:
        anna = Client(later.address, timeout=120, cookie=cookies[0])
        OPENED.append(anna)
        (table,) = tables
        shown = await anna.get(f"/api/tables/{table}")
        assert shown["status"] == "running" and shown["pack"]
        former, today = [
            (await anna.get("/api/catalogue/en", **query))["cards"]
            for query in ({"table": table}, {})
        ]
        assert former != today
        live = await play_live(anna, table, chance)
        assert live.state is not None and live.state["status"] == "over"
        saved = await anna.get(f"/api/tables/{table}/download")
        game = replayed(saved)  # with the cards of before, which are those of this process
        points = [seat["total"] for seat in live.state["scores"]]
        assert game.is_over and points == [score.total for score in game.scores()]
        new = (await anna.new_table(**plan, seed="8"))["id"]
        await anna.start(new)
        await play_live(anna, new, chance)
        assert not (await anna.get(f"/api/tables/{new}"))["pack"]
        assert "packs: base 2" in await anna.get(f"/api/tables/{new}/download")

    with Server(data) as server:
        run(begin)
    monkeypatch.setenv("PYTHONPATH", str(upgraded))
    with ServerProcess(data, forked=False) as later:
        run(finish)
    results = verified(upgraded, data)
    assert [result["ok"] for result in results] == [True, True]


def test_a_game_whose_cards_were_not_stored_is_refused(upgraded: Path, data: Path) -> None:
    """So it is with games that began before packs were stored."""

    async def begin() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        await seated(server, [anna, bruno], options={"rules": "basic"})

    with Server(data) as server:
        run(begin)
    with closing(sqlite3.connect(data / "magnifico.db")) as database, database:
        database.execute("DELETE FROM packs")
    (result,) = verified(upgraded, data)
    assert not result["ok"] and "begun with the cards of base 1, this is base 2" in result["error"]
