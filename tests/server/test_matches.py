"""`magnifico match` from end to end: a real server, the command as a process, and players who come by their links."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnifico import Game
from magnifico.client import Client
from magnifico.client.duplicate import DuplicateMatch, Plan
from tests.environment import interruptible, without_settings
from tests.server.server_process import (
    Server,
    chosen,
    play_live,
    problem_of,
    run,
    stranger,
)
from tests.waiting import eventually, until

PEOPLE = ("Ada", "Ben")


def command(*arguments: str) -> subprocess.Popen[str]:
    """The command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "magnifico.cli.main", "match", *arguments, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=without_settings(os.environ),
        preexec_fn=interruptible,
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def new_match(server: Server, folder: Path, *more: str) -> tuple[int, str, str]:
    return ended(
        command(
            str(folder),
            "--server",
            server.address,
            "--people",
            ",".join(PEOPLE),
            "--against",
            "novice",
            "--deals",
            "1",
            "--rules",
            "basic",
            "--no-wait",
            *more,
        )
    )


def entries(folder: Path) -> list[dict[str, Any]]:
    data = json.loads((folder / "match.json").read_text(encoding="utf-8"))
    return list(data["entries"])


async def think(server: Server, entry: dict[str, Any]) -> None:
    """A player of few thoughts: opens the link, waits for the beginning and plays to the end."""
    client = stranger(server)
    await client.guest(f"{entry['person']} {entry['deal']}")
    opened = await client.open_seat(f"{server.address}{entry['link']}")
    assert (opened["table"], opened["seat"]) == (entry["table"], entry["seat"])

    async def begun() -> bool:
        return bool((await client.get(f"/api/tables/{entry['table']}"))["status"] != "open")

    await eventually(begun)
    await play_live(client, entry["table"], random.Random(f"{entry['deal']}"))


def test_a_match_is_set_up_stopped_resumed_and_written_down(server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "spring"
    code, _, said = new_match(server, folder, "--seed", "spring", "--reference", "novice")
    assert code == 0, said
    made = entries(folder)
    assert [each["person"] for each in made] == list(PEOPLE)
    assert all(f"{server.address}{each['link']}" in said for each in made)

    waiting = command(str(folder))
    run(lambda: think(server, made[0]))
    until(lambda: entries(folder)[0]["status"] == "over")
    waiting.send_signal(signal.SIGINT)
    code, _, said = ended(waiting)
    assert code == 130
    assert f"To resume: magnifico match {folder}" in said
    assert not json.loads((folder / "result.json").read_text(encoding="utf-8"))["finished"]

    waiting = command(str(folder), "--json")
    run(lambda: think(server, made[1]))
    code, out, said = ended(waiting)
    assert code == 0, said
    result = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    assert json.loads(out) == result
    assert result["finished"]
    assert [game["person"] for game in result["games"]] == [*PEOPLE, "reference"]
    for number, game in enumerate(result["games"], start=1):
        saved = Game.load((folder / "games" / f"game-{number:03}.txt").read_text(encoding="utf-8"))
        assert game["seed"] == saved.seed == f"spring/{game['deal'] - 1}"
        assert game["scores"] == [
            score.total for score in sorted(saved.scores(), key=lambda score: score.seat)
        ]
    secret = json.loads((folder / "match.json").read_text(encoding="utf-8"))["cookie"]
    assert secret and secret not in json.dumps(result)


def test_everybody_gets_the_same_deals_from_the_same_seats_and_no_deal_twice(
    tmp_path: Path,
) -> None:
    plan = Plan("three", "http://localhost", PEOPLE, "novice", 4, "secret", players=3)
    match = DuplicateMatch.new(tmp_path, plan)
    for person in PEOPLE:
        games = match.of(person)
        assert [(game.deal, game.seat) for game in games] == [(0, 0), (1, 1), (2, 2), (3, 0)]
    assert len({plan.seed_of(deal) for deal in range(plan.deals)}) == plan.deals


def test_deals_stay_secret_until_everybody_has_played_them(tmp_path: Path) -> None:
    plan = Plan("secret", "http://localhost", PEOPLE, "novice", 2, "hidden")
    match = DuplicateMatch.new(tmp_path, plan)
    match.of("Ada")[0].status = "over"
    assert "hidden" not in json.dumps(match.result())
    match.of("Ben")[0].status = "cancelled"
    assert json.dumps(match.result()).count("hidden/0") == 2
    match.save()
    again = DuplicateMatch.load(tmp_path)
    assert (again.plan, again.entries) == (plan, match.entries)
    assert (tmp_path / "match.json").stat().st_mode & 0o077 == 0


@pytest.mark.slow
def test_players_of_a_match_cannot_take_back_or_ask_for_hints(
    server: Server, tmp_path: Path
) -> None:
    folder = tmp_path / "strict"
    plan = Plan("strict", server.address, ("Ada",), "novice", 1, "strict", rules="basic")

    async def work() -> None:
        match = DuplicateMatch.new(folder, plan)
        host = stranger(server)
        await host.guest("Host")
        await match.prepare(host)
        entry = match.entries[0]
        assert await match.look(host) == []  # nobody has come, so nothing has begun
        player = stranger(server)
        await player.guest("Ada")
        await player.open_seat(entry.link)
        assert [each.status for each in await match.look(host)] == ["running"]
        state = (await player.state(entry.table, wait=20))["state"]
        while not state["decide"]:
            state = (await player.state(entry.table, number=state["number"], wait=20))["state"]
        await player.move(entry.table, chosen(state, random.Random(1)), state["number"])
        asked = player.post(f"/api/tables/{entry.table}/hint")
        assert (await problem_of(asked)).status in (403, 409, 422)
        later = (await player.state(entry.table))["state"]["number"]
        assert (await problem_of(player.undo(entry.table, later))).status in (403, 409, 422)

    run(work)


def test_a_lost_answer_makes_no_second_table(server: Server, tmp_path: Path) -> None:
    plan = Plan("once", server.address, ("Ada",), "novice", 1, "once", rules="basic")

    async def work() -> None:
        host = stranger(server)
        await host.guest("Host")
        first = DuplicateMatch.new(tmp_path / "first", plan)
        await first.prepare(host)
        again = DuplicateMatch.new(tmp_path / "again", plan)
        async with Client(server.address, cookie=host.cookie) as same:
            await again.prepare(same)
        assert again.entries[0].table == first.entries[0].table

    run(work)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "no match there yet"),
        (("--server", "localhost", "--people", "Ada"), "is not an address"),
        (("--server", "http://127.0.0.1:9", "--people", "Ada"), "does not answer"),
        (("--server", "http://127.0.0.1:9", "--people", "Ada,Ada"), "different names"),
        (("--server", "http://127.0.0.1:9", "--people", "Ada", "--deals", "0"), "--deals"),
    ],
)
def test_a_mistake_is_said_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    code, _, said = ended(command(str(tmp_path / "wrong"), *arguments))
    assert code == 2
    assert sentence in said.strip().splitlines()[-1]
    assert "Traceback" not in said


def test_an_unknown_opponent_is_refused_by_the_server(server: Server, tmp_path: Path) -> None:
    code, _, said = ended(
        command(
            str(tmp_path / "genius"),
            *("--server", server.address, "--people", "Ada", "--against", "genius"),
        )
    )
    assert code == 2
    assert "the server refused" in said
