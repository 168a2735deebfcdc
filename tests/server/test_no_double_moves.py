"""Many want to move at once through two processes: one does, the others learn why."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnifico.client import Client, ServerProblem
from magnifico.client.client import new_key
from tests.server.retrying_client import insist, only_stale
from tests.server.server_process import Server, ServerProcess, guests, run, stranger
from tests.server.services import Postgres, Redis
from tests.waiting import eventually

CLIENTS = 50
ROUNDS = 6
BASIC = {"players": 2, "rules": "basic"}


@pytest.fixture(scope="module")
def two_processes(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    data: Path = tmp_path_factory.mktemp("two")
    settings = {"database": postgres.new_database(), "redis": redis.url}
    with (
        ServerProcess(data / "one", **settings) as one,
        ServerProcess(data / "two", **settings) as two,
    ):
        yield one, two


async def shared_table(one: Server, two: Server, count: int) -> tuple[list[Client], str]:
    """Both seats of a table in the hands of one person with many clients, half of them at each process."""
    (anna,) = await guests(one, "Anna")
    made = await anna.new_table(options=BASIC, seats=["me", "me"], start=True)
    crowd = []
    for number in range(count):
        client = stranger((one, two)[number % 2])
        client._http.cookies.update(anna._http.cookies)
        crowd.append(client)
    return crowd, str(made["id"])


async def standing(client: Client, table: str, number: int) -> dict[str, Any]:
    """The table once a client's process has heard of a number."""
    while True:
        state: dict[str, Any] = (await client.state(table, number=number))["state"]
        if state["number"] >= number:
            return state


async def begun(client: Client, table: str) -> bool:
    return bool((await client.get(f"/api/tables/{table}"))["status"] != "open")


def many_moves(state: dict[str, Any], chance: random.Random) -> list[str]:
    """A different move for everybody, as long as there are enough."""
    moves = [str(each["move"]) for each in state["moves"]]
    chance.shuffle(moves)
    return [moves[number % len(moves)] for number in range(CLIENTS)]


def test_of_fifty_moves_for_one_number_exactly_one_wins(
    two_processes: tuple[Server, Server],
) -> None:
    one, two = two_processes

    async def play() -> None:
        crowd, table = await shared_table(one, two, CLIENTS)
        chance = random.Random(50)
        different = 0
        winners: Counter[int] = Counter()
        for number in range(ROUNDS):
            for client in crowd[:2]:
                state = await standing(client, table, number)
            seat = state["to_act"][0]
            moves = many_moves((await crowd[0].state(table, seat=seat))["state"], chance)
            different = max(different, len(set(moves)))
            results = await asyncio.gather(
                *(
                    client.move(table, move, number, seat=seat)
                    for client, move in zip(crowd, moves, strict=True)
                ),
                return_exceptions=True,
            )
            won = [at for at, result in enumerate(results) if isinstance(result, dict)]
            assert len(won) == 1, f"{len(won)} of {CLIENTS} moves for number {number + 1} won"
            winners[won[0] % 2] += 1
            for at, result in enumerate(results):
                if at == won[0]:
                    assert isinstance(result, dict)
                    assert (result["entry"]["number"], result["entry"]["move"]) == (
                        number + 1,
                        moves[at],
                    )
                    continue
                assert isinstance(result, ServerProblem), result
                assert (result.status, result.code) == (409, "stale")
                assert result.details["number"] == number + 1
                missed = result.details["missed"]
                assert [entry["number"] for entry in missed] == [number + 1]
                assert (missed[0]["seat"], missed[0]["move"]) == (seat, moves[won[0]])
                assert result.sentence
        assert different == CLIENTS
        for client in crowd[:2]:
            assert (await standing(client, table, ROUNDS))["number"] == ROUNDS
        print(f"{ROUNDS} x {CLIENTS} moves, won by process: {dict(winners)}")

    run(play)


def test_one_key_through_two_processes_gives_one_move_and_one_answer(
    two_processes: tuple[Server, Server],
) -> None:
    one, two = two_processes

    async def play() -> None:
        crowd, table = await shared_table(one, two, 10)
        chance = random.Random(3)
        for number in range(ROUNDS):
            state = await standing(crowd[0], table, number)
            seat, key = state["to_act"][0], new_key()
            moves = (await crowd[0].state(table, seat=seat))["state"]["moves"]
            move = str(moves[chance.randrange(len(moves))]["move"])
            other = str(moves[chance.randrange(len(moves))]["move"])
            asked = [insist(c.move, table, move, number, key=key, seat=seat) for c in crowd]
            answers = await asyncio.gather(*asked)
            assert all(each == answers[0] for each in answers)
            assert answers[0]["entry"]["number"] == number + 1
            for client in crowd[:2]:  # later, with another number, even with another move
                again = await client.move(table, other, number + 1, key=key, seat=seat)
                assert again == answers[0]
            async with crowd[1].live(table) as live:
                wanted = {"type": "move", "move": move, "number": number, "seat": seat, "key": key}
                assert (await live.ask(wanted))["number"] == number + 1
        assert (await standing(crowd[1], table, ROUNDS))["number"] == ROUNDS

    run(play)


def test_players_who_draft_at_once_never_overwrite_each_other(
    two_processes: tuple[Server, Server],
) -> None:
    """Decisions that are open to all seats at the same time."""
    one, two = two_processes

    async def play() -> None:
        clients = [*await guests(one, "Anna", "Carla"), *await guests(two, "Bruno", "Dario")]
        table = str((await clients[0].new_table(options={"players": 4}))["id"])
        for client in clients[1:]:
            await client.join(table)
        await clients[0].start(table)
        acknowledged: dict[int, tuple[int, str]] = {}
        stale = 0

        async def draft(seat: int, client: Client, chance: random.Random) -> None:
            nonlocal stale
            number = 0
            await eventually(lambda: begun(client, table))
            while True:
                state = (await client.state(table, number=number, wait=1))["state"]
                number = state["number"]
                if state["view"]["decision"]["kind"] == "turn":
                    return
                if not state["decide"]:
                    continue
                moves = state["moves"]
                move = str(moves[chance.randrange(len(moves))]["move"])
                try:
                    made = await client.move(table, move, number)
                except ServerProblem as problem:
                    only_stale(problem)
                    stale += 1
                    continue
                assert made["entry"]["number"] not in acknowledged
                acknowledged[made["entry"]["number"]] = (seat, move)

        await asyncio.gather(
            *(draft(seat, client, random.Random(seat)) for seat, client in enumerate(clients))
        )
        count = max(acknowledged)
        assert sorted(acknowledged) == list(range(1, count + 1))
        for seat, client in enumerate(clients):
            entries = (await client.state(table, number=0))["entries"]
            own = {entry["number"]: (seat, entry["move"]) for entry in entries if "move" in entry}
            assert own == {n: noted for n, noted in acknowledged.items() if noted[0] == seat}
        print(f"{count} picks, {stale} stale")

    run(play)
