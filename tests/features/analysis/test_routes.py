"""Hints during a game and the analysis after it, asked of a real server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from magnifico.client import Client
from tests.server.server_process import (
    Server,
    ServerProcess,
    chosen,
    guests,
    problem_of,
    run,
    seated,
    stranger,
    workers_of,
)
from tests.waiting import eventually, until

ALONE = {"options": {"players": 2, "rules": "basic"}, "seats": ["me", "random"], "start": True}


async def own_turn(client: Client, table: str) -> dict[str, Any]:
    """The state as soon as the client has to decide, or the game is over."""
    number = 0
    while True:
        state: dict[str, Any] = (await client.state(table, number=number, wait=5))["state"]
        if state["decide"] or state["status"] == "over":
            return state
        number = state["number"]


async def play_to_the_end(client: Client, table: str) -> None:
    chance = random.Random(4)
    while (state := await own_turn(client, table))["status"] != "over":
        await client.move(table, chosen(state, chance), state["number"])


async def analysed(client: Client, table: str) -> dict[str, Any]:

    async def done() -> dict[str, Any] | None:
        found: dict[str, Any] = await client.get(f"/api/tables/{table}/analysis")
        assert found["status"] in ("running", "done")
        return found if found["status"] == "done" else None

    found = await eventually(done)
    assert found is not None
    return found


def test_a_hint_names_three_moves_with_gain_and_reason(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        shown = await anna.new_table(**ALONE)
        assert shown["hints"] is True
        table = shown["id"]
        state = await own_turn(anna, table)
        hint = await anna.post(f"/api/tables/{table}/hint")
        assert hint["number"] == state["number"] and hint["seat"] == 0
        offered = {one["move"]: one["text"] for one in state["moves"]}
        assert len(hint["moves"]) == 3
        for one in hint["moves"]:
            assert offered[one["move"]] == one["text"]
            assert one["words"] and isinstance(one["gain"], float)
            floors = [floor for tower in state["view"]["towers"] for floor in tower["floors"]]
            cards = {floor["space"]: floor["card"] for floor in floors}
            assert one["card"] == cards.get(one["space"])
        assert (await anna.state(table))["state"] == state  # nothing has happened
        russian = await anna.post(f"/api/tables/{table}/hint", language="ru")
        assert russian["moves"][0]["words"] != hint["moves"][0]["words"]
        await anna.move(table, hint["moves"][0]["move"], state["number"])

    run(play)


def test_a_hint_is_for_the_number_it_was_asked_at(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(**ALONE))["id"]
        state = await own_turn(anna, table)
        await anna.post(f"/api/tables/{table}/hint")  # so that there is a worker
        offered = {one["move"]: one["text"] for one in state["moves"]}
        workers = workers_of(server)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        try:
            asked = asyncio.create_task(anna.post(f"/api/tables/{table}/hint"))
            await asyncio.to_thread(until, lambda: server.services.bots.queue.free == 0)
            # Any of the moves offered: the opponent may have begun and taken a space.
            made = await anna.move(table, state["moves"][0]["move"], state["number"])
            assert made["entry"]["number"] == state["number"] + 1 and not asked.done()
        finally:
            for worker in workers:
                os.kill(worker, signal.SIGCONT)
        hint = await asked
        assert hint["number"] == state["number"]
        assert all(offered[one["move"]] == one["text"] for one in hint["moves"])

    run(play)


def test_who_may_not_have_a_hint(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        both = [anna, bruno]
        table = await seated(server, both, options={"rules": "basic"})
        first = (await anna.state(table))["state"]["to_act"][0]
        refused = await problem_of(both[first].post(f"/api/tables/{table}/hint"))
        assert (refused.code, refused.status) == ("hints_off", 403)
        assert not (await anna.get(f"/api/tables/{table}"))["hints"]
        table = await seated(server, both, options={"rules": "basic"}, hints=True)
        first = (await anna.state(table))["state"]["to_act"][0]
        assert (await both[first].post(f"/api/tables/{table}/hint"))["moves"]
        other = both[1 - first]
        assert (await problem_of(other.post(f"/api/tables/{table}/hint"))).code == "E_TURN"
        watcher = stranger(server)
        await watcher.guest("Carla")
        assert (await problem_of(watcher.post(f"/api/tables/{table}/hint"))).code == "not_seated"
        shown = await anna.new_table(**{**ALONE, "hints": False})
        await own_turn(anna, shown["id"])
        refused = await problem_of(anna.post(f"/api/tables/{shown['id']}/hint", language="it"))
        assert refused.code == "hints_off" and "tavolo" in refused.sentence
        early = await problem_of(anna.post(f"/api/tables/{shown['id']}/analysis"))
        assert (early.code, early.status) == ("not_over", 409)

    run(play)


def test_the_coach_speaks_in_the_first_turn_and_reviews_after_the_end(server: Server) -> None:
    async def play() -> None:
        anna, other = await guests(server, "Anna", "Other")
        table = (await anna.new_table(**ALONE))["id"]
        state = await own_turn(anna, table)
        address = f"/api/tables/{table}/coach"
        coach = await anna.get(address)
        assert (coach["number"], coach["seat"]) == (state["number"], 0)
        assert coach["remarks"][0]["key"] == "first-placement"
        italian = await anna.get(address, language="it")
        assert italian["remarks"][0]["text"].startswith("Tocca a te")
        assert (await problem_of(other.get(address))).code == "not_seated"
        await play_to_the_end(anna, table)
        ended = (await anna.get(address))["remarks"]
        assert len(ended) <= 2 and all(one["key"].startswith("well-") for one in ended)
        together = await seated(server, [anna, other], options={"rules": "basic"})
        refused = await problem_of(anna.get(f"/api/tables/{together}/coach"))
        assert (refused.code, refused.status) == ("hints_off", 403)

    run(play)


def test_hints_are_limited_and_need_a_worker(data: Path) -> None:
    with Server(data, rate_limits=0.1, bot_workers=0) as alone:

        async def play() -> None:
            (anna,) = await guests(alone, "Anna")
            table = (await anna.new_table(**ALONE))["id"]
            await own_turn(anna, table)
            codes = [
                (await problem_of(anna.post(f"/api/tables/{table}/hint"))).code for _ in range(3)
            ]
            assert codes == ["no_hint", "too_many", "too_many"]

        run(play)


@pytest.mark.slow
def test_an_analysis_is_made_once_and_outlives_the_server(data: Path) -> None:
    server = ServerProcess(data).start()

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.new_table(**ALONE))["id"]
        await play_to_the_end(anna, table)
        assert (await anna.get(f"/api/tables/{table}/analysis"))["status"] == "none"
        begun = await asyncio.gather(
            *(anna.post(f"/api/tables/{table}/analysis") for _ in range(3))
        )
        assert all(one["status"] in ("running", "done") for one in begun)
        # The server goes on playing while it is made.
        other = (await anna.new_table(**ALONE))["id"]
        await own_turn(anna, other)
        found = await analysed(anna, table)
        assert [point["round"] for point in found["points"]][-1] == 6
        last = (await anna.state(table))["state"]["number"]
        assert found["points"][-1]["number"] == last
        assert sorted(found["points"][-1]["chances"]) == [0.0, 1.0]
        assert 1 <= len(found["decisions"]) <= 3
        for one in found["decisions"]:
            assert one["seat"] == 0 and one["cost"] >= 0.5
            assert one["played_text"] != one["better_text"]
            # The entry after the position shown is the decision itself.
            entries = (await anna.state(table, number=one["number"]))["entries"]
            assert entries[0]["move"] == one["played"] and entries[0]["seat"] == 0
        server.kill()
        server.start()
        assert await anna.get(f"/api/tables/{table}/analysis") == found
        assert await anna.post(f"/api/tables/{table}/analysis") == found
        (bruno,) = await guests(server, "Bruno")
        assert (await problem_of(bruno.get(f"/api/tables/{table}/analysis"))).code == "not_seated"

    try:
        run(play)
    finally:
        server.stop()
