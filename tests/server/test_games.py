"""Whole games over the network."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from magnifico import Game
from tests.server.server_process import (
    Server,
    chosen,
    guests,
    play_live,
    problem_of,
    replayed,
    run,
    seated,
)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "rules": "basic"},
        {"players": 4, "expansions": ["houses", "pazzi"]},
    ],
    ids=["two-basic", "four-everything"],
)
def test_people_play_a_whole_game_live_and_the_replay_gives_the_same(
    server: Server, options: dict[str, Any]
) -> None:
    async def play() -> None:
        clients = await guests(server, *["Anna", "Bruno", "Carla", "Dario"][: options["players"]])
        table = await seated(server, clients, options=options)
        lives = await asyncio.gather(
            *(play_live(client, table, random.Random(seat)) for seat, client in enumerate(clients))
        )
        state = lives[0].state
        assert state is not None and state["status"] == "over"
        numbers = [entry["number"] for entry in lives[0].entries]
        assert numbers == list(range(1, state["number"] + 1))
        game = replayed(await clients[0].get(f"/api/tables/{table}/download"))
        assert game.is_over
        assert [score.total for score in game.scores()] == [
            score["total"] for score in state["scores"]
        ]
        for seat, live in enumerate(lives):
            assert live.state is not None
            assert live.state["view"] == game.view(seat)

    run(play)


def test_a_game_over_plain_requests_with_long_polling(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})

        async def sit(client: Any, chance: random.Random) -> dict[str, Any]:
            number = 0
            while True:
                found = await client.state(table, number=number, wait=5)
                state: dict[str, Any] = found["state"]
                assert [entry["number"] for entry in found["entries"]] == list(
                    range(number + 1, state["number"] + 1)
                )
                number = state["number"]
                while state["decide"]:
                    made = await client.move(table, chosen(state, chance), number, state=True)
                    state = made["state"]
                    number = state["number"]
                if state["status"] == "over":
                    return state

        first, second = await asyncio.gather(
            sit(anna, random.Random(1)), sit(bruno, random.Random(2))
        )
        assert first["scores"] == second["scores"]

    run(play)


def test_a_person_plays_against_computer_opponents(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.new_table(
            options={"players": 3}, seats=["me", "random", "greedy"], start=True
        )
        live = await play_live(anna, table["id"], random.Random(3))
        assert live.state is not None and live.state["status"] == "over"
        assert {entry["by"] for entry in live.entries} == {"person", "bot"}

    run(play)


def test_computer_opponents_play_a_whole_game_by_themselves(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.new_table(
            options={"players": 2, "rules": "basic"}, seats=["random", "random"], start=True
        )
        number = 0
        while True:
            found = await anna.state(table["id"], number=number, wait=5)
            number = found["state"]["number"]
            if found["state"]["status"] == "over":
                break
        listed = (await anna.get("/api/my-games"))["tables"]
        assert [one["status"] for one in listed if one["id"] == table["id"]] == ["over"]

    run(play)


def test_several_seats_in_one_browser(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.new_table(
            options={"players": 2, "rules": "basic"},
            seats=["me", "me"],
            names=["Anna", "Bruno"],
            start=True,
            seed="a seed of my own",
        )
        state = (await anna.state(table["id"]))["state"]
        chance = random.Random(5)
        while state["status"] == "running":
            assert state["decide"], "with all seats one's own there is always something to decide"
            made = await anna.move(
                table["id"], chosen(state, chance), state["number"], seat=state["seat"]
            )
            assert made["entry"]["move"]
            state = (await anna.state(table["id"]))["state"]
        game = Game.load(await anna.get(f"/api/tables/{table['id']}/download"))
        assert game.seed == "a seed of my own" == state["seed"]
        async with httpx.AsyncClient(base_url=server.address) as anybody:
            found = await anybody.get(f"/api/tables/{table['id']}/download")
        expected = f'attachment; filename="{table["id"]}.magnifico"'
        assert found.headers["content-disposition"] == expected

    run(play)


def test_who_was_away_catches_up_from_its_number(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        chance = random.Random(6)
        clients = [anna, bruno]
        for _ in range(30):
            state = (await anna.state(table))["state"]
            mover = clients[state["to_act"][0]]
            state = (await mover.state(table))["state"]
            await mover.move(table, chosen(state, chance), state["number"])
        async with anna.live(table, number=12) as live:
            while live.state is None:
                await live.receive()
            assert [entry["number"] for entry in live.entries] == list(range(13, 31))
        async with anna.live(table) as live:
            while live.state is None:
                await live.receive()
            assert live.entries == [] and live.state["number"] == 30
        found = await anna.state(table, number=29)
        assert [entry["number"] for entry in found["entries"]] == [30]
        assert (await problem_of(anna.state(table, number=-1))).code == "bad_request"

    run(play)
