"""Hints during a game, asked of a real server."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from tests.features.alone import ALONE, own_turn
from tests.server.server_process import (
    Server,
    guests,
    problem_of,
    run,
    seated,
    stranger,
    workers_of,
)
from tests.waiting import until


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
