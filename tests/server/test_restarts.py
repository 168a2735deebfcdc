"""Nothing is lost: kills, restarts, clocks that run on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.server_process import Server, ServerProcess, guests, problem_of, run, seated
from tests.waiting import eventually


def test_a_clean_stop_is_quick_and_a_restart_goes_on(data: Path) -> None:
    with ServerProcess(data, forked=False) as server:

        async def first() -> None:
            clients = await guests(server, "Anna", "Bruno")
            table = await seated(server, clients, options={"rules": "basic"})
            state = (await clients[0].state(table))["state"]
            client = clients[state["to_act"][0]]
            await client.move(table, "neutral market1 +1", 0)
            async with client.live(table) as live:
                await live.receive()
                # One that does not end by itself is killed, which is another status.
                assert await asyncio.to_thread(server.stop) in (0, -15)
            await asyncio.to_thread(server.start)
            state = (await client.state(table))["state"]
            assert state["number"] == 1 and state["decide"] and state["undo"]["moves"] == 1
            await client.undo(table, 1)
            assert (await problem_of(client.undo(table, 2))).code == "nothing_to_undo"

        run(first)


def test_when_time_is_up_a_computer_opponent_takes_the_seat_and_gives_it_back(data: Path) -> None:
    async def play(server: ServerProcess) -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(
            server,
            clients,
            options={"rules": "basic"},
            clock={"kind": "move", "seconds": 2},
            level="random",
        )
        state = (await clients[0].state(table))["state"]
        late = clients[state["to_act"][0]]
        other = clients[1 - state["to_act"][0]]
        clocks = {clock["seat"]: clock for clock in state["clocks"]}
        assert clocks[state["to_act"][0]]["running"]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        found = await other.state(table, wait=20)
        assert found["entries"][0]["kind"] == "bot"
        assert found["entries"][0]["events"][0]["name"] == "bot_took_over"
        number = found["state"]["number"]
        while not found["state"]["decide"]:
            found = await other.state(table, number=number, wait=10)
            number = found["state"]["number"]
        await late.act(table, "take_back")
        players = (await late.state(table))["state"]["players"]
        assert players[clients.index(late)]["bot"] is None

    with ServerProcess(data, restart_grace=0) as server:
        run(lambda: play(server))


def test_total_clocks_count_down_and_add_the_increment(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        begun = time.monotonic()
        table = await seated(
            server,
            clients,
            options={"rules": "basic"},
            clock={"kind": "total", "seconds": 100, "increment": 7},
        )
        state = (await clients[0].state(table))["state"]
        seat = state["to_act"][0]

        async def has_run() -> bool:
            clocks = (await clients[seat].state(table))["state"]["clocks"]
            return bool(clocks[seat]["left"] <= 99_700)

        await eventually(has_run)
        await clients[seat].move(table, "neutral market1 +1", 0)
        during = (await clients[seat].state(table))["state"]["clocks"][seat]
        assert during["running"] and during["left"] <= 99_700
        await clients[seat].move(table, "end", 1)
        most = 1000 * (time.monotonic() - begun)  # more than the clock can have run
        after = (await clients[seat].state(table))["state"]["clocks"][seat]
        assert not after["running"] and 107_000 - most - 1 <= after["left"] <= 106_700

    run(play)
