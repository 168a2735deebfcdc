"""Nothing is lost: kills, restarts, clocks that run on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from magnifico.client import Client, ServerProblem
from magnifico.client.client import new_key
from tests.server.running import Server, chosen, guests, problem_of, replayed, run, seated


async def insist(ask: Callable[..., Awaitable[Any]], *given: Any, **named: Any) -> Any:
    """Ask again, with the same key, until there is an answer."""
    while True:
        try:
            return await ask(*given, **named)
        except (httpx.TransportError, OSError):
            await asyncio.sleep(0.05)
        except ServerProblem as problem:
            if problem.status < 500:
                raise
            await asyncio.sleep(0.05)


async def play_stubbornly(
    clients: list[Client], table: str, chance: random.Random, acknowledged: list[tuple[int, str]]
) -> dict[str, Any]:
    """Play a game to its end whatever happens to the server; note every move that was answered."""
    number = 0
    while True:
        state = (await insist(clients[0].state, table, number=number))["state"]
        if state["status"] == "over":
            return dict(state)
        number = state["number"]
        client = clients[state["to_act"][0]]
        state = (await insist(client.state, table, number=number))["state"]
        if not state["decide"]:
            continue
        move, key = chosen(state, chance), new_key()
        made = await insist(client.move, table, move, number, key=key)
        acknowledged.append((made["entry"]["number"], made["entry"]["move"]))


def test_games_survive_a_server_that_is_killed_again_and_again(data: Path) -> None:
    server = Server(data).start()
    kills = 4

    async def killer(done: asyncio.Event) -> None:
        chance = random.Random(11)
        for _ in range(kills):
            await asyncio.sleep(0.2 + chance.random() * 0.5)
            if done.is_set():
                return
            server.kill()
            await asyncio.to_thread(server.start)

    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        tables = [await seated(server, clients, options={"rules": "basic"}) for _ in range(2)]
        noted: list[list[tuple[int, str]]] = [[] for _ in tables]
        done = asyncio.Event()
        killing = asyncio.create_task(killer(done))
        states = await asyncio.gather(
            *(
                play_stubbornly(clients, table, random.Random(number), noted[number])
                for number, table in enumerate(tables)
            )
        )
        done.set()
        await killing
        for table, acknowledged, state in zip(tables, noted, states, strict=True):
            game = replayed(await insist(clients[0].get, f"/api/tables/{table}/download"))
            played = [(number + 1, move.text) for number, move in enumerate(game.moves)]
            assert acknowledged == played
            assert [score.total for score in game.scores()] == [
                score["total"] for score in state["scores"]
            ]

    try:
        run(play)
    finally:
        server.stop()


def test_a_clean_stop_is_quick_and_a_restart_goes_on(data: Path) -> None:
    with Server(data) as server:

        async def first() -> None:
            clients = await guests(server, "Anna", "Bruno")
            table = await seated(server, clients, options={"rules": "basic"})
            state = (await clients[0].state(table))["state"]
            client = clients[state["to_act"][0]]
            await client.move(table, "neutral market1 +1", 0)
            async with client.live(table) as live:
                await live.receive()
                begun = time.monotonic()
                assert await asyncio.to_thread(server.stop) in (0, -15)
                assert time.monotonic() - begun < 10
            await asyncio.to_thread(server.start)
            state = (await client.state(table))["state"]
            assert state["number"] == 1 and state["decide"] and state["undo"]["moves"] == 1
            await client.undo(table, 1)
            assert (await problem_of(client.undo(table, 2))).code == "nothing_to_undo"

        run(first)


def test_when_time_is_up_a_computer_opponent_takes_the_seat_and_gives_it_back(data: Path) -> None:
    async def play(server: Server) -> None:
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

    with Server(data, restart_grace=0) as server:
        run(lambda: play(server))


def test_total_clocks_count_down_and_add_the_increment(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(
            server,
            clients,
            options={"rules": "basic"},
            clock={"kind": "total", "seconds": 100, "increment": 7},
        )
        state = (await clients[0].state(table))["state"]
        seat = state["to_act"][0]
        await asyncio.sleep(0.3)
        await clients[seat].move(table, "neutral market1 +1", 0)
        during = (await clients[seat].state(table))["state"]["clocks"][seat]
        assert during["running"] and during["left"] <= 99_700
        await clients[seat].move(table, "end", 1)
        after = (await clients[seat].state(table))["state"]["clocks"][seat]
        assert not after["running"] and 106_000 < after["left"] <= 106_700

    run(play)
