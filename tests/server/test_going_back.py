"""A database that goes back under a running server (a restore, a lagging replica), and forged news."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import orjson
from redis.asyncio import from_url

from magnifico.client import Client
from magnifico.server.live.broker import CHANNEL
from tests.server.server_process import (
    Server,
    ServerProcess,
    chosen,
    guests,
    problem_of,
    run,
    seated,
)
from tests.server.services import Postgres, Redis


async def play(clients: list[Client], table: str, moves: int, chance: random.Random) -> None:
    """Some moves, each by the seat that has to decide."""
    for _ in range(moves):
        for client in clients:
            state = (await client.state(table))["state"]
            if state["decide"]:
                await client.move(table, chosen(state, chance), state["number"])
                break


def forget_entries(table: str, after: int) -> list[str]:
    """What brings a table back to an earlier moment."""
    return [
        f"DELETE FROM entries WHERE table_id = '{table}' AND number > {after}",
        f"UPDATE tables SET number = {after} WHERE id = '{table}'",
    ]


async def go_back_and_play_on(
    server: Server, change: Callable[[str], str], numbers: Callable[[str], list[int]]
) -> str:
    chance = random.Random(5)
    anna, bruno = await guests(server, "Anna", "Bruno")
    table = await seated(server, [anna, bruno])
    await play([anna, bruno], table, 6, chance)
    async with anna.live(table, number=0) as live:
        while live.state is None:
            await live.receive()
        for statement in forget_entries(table, 3):
            change(statement)
        decider = anna if live.state["decide"] else bruno
        state = (await decider.state(table, number=6))["state"]
        assert state["number"] == 6, "the server has not noticed yet"
        problem = await problem_of(decider.move(table, chosen(state, chance), 6))
        assert (problem.code, problem.status) == ("went_back", 409)
        state = (await anna.state(table))["state"]
        assert state["number"] == 3, "what is stored counts"
        while live.state["number"] != 3:
            await live.receive()
    await play([anna, bruno], table, 4, chance)
    assert numbers(table) == list(range(1, 8))
    return table


def test_the_log_has_no_gap_after_sqlite_went_back(data: Path) -> None:
    """ATTACK D5: moves were acknowledged behind a gap, and after a restart the table was refused."""
    file = data / "magnifico.db"

    def change(text: str) -> str:
        with closing(sqlite3.connect(file)) as connection, connection:
            return str(connection.execute(text).fetchall())

    def numbers(table: str) -> list[int]:
        with closing(sqlite3.connect(file)) as connection:
            query = "SELECT number FROM entries WHERE table_id = ? ORDER BY number"
            return [number for (number,) in connection.execute(query, (table,))]

    async def again(table: str) -> None:
        (carla,) = await guests(server, "Carla")
        assert (await carla.state(table))["state"]["number"] == 7

    server = Server(data, catch_up_seconds=600)
    made: list[str] = []

    async def first() -> None:
        made.append(await go_back_and_play_on(server, change, numbers))

    with server:
        run(first)
    with server:
        run(lambda: again(made[0]))


def test_the_log_has_no_gap_after_postgresql_went_back(data: Path, postgres: Postgres) -> None:
    """ATTACK D5 on the other database."""
    address = postgres.new_database()
    name = address.rpartition("/")[2]

    def numbers(table: str) -> list[int]:
        found = postgres.query(
            name, f"SELECT number FROM entries WHERE table_id = '{table}' ORDER BY number"
        )
        return [int(line) for line in found.split()]

    async def first() -> None:
        await go_back_and_play_on(server, lambda text: postgres.query(name, text), numbers)

    with Server(data, database=address, catch_up_seconds=600) as server:
        run(first)


def test_a_table_that_went_back_before_its_first_move_is_noticed(data: Path) -> None:
    """ATTACK D5: the start is part of the log too."""

    async def start_again() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        with closing(sqlite3.connect(data / "magnifico.db")) as connection, connection:
            connection.execute("UPDATE tables SET status = 'open', started_at = NULL")
        decider, state = anna, (await anna.state(table))["state"]
        if not state["decide"]:
            decider, state = bruno, (await bruno.state(table))["state"]
        problem = await problem_of(decider.move(table, chosen(state, random.Random(1)), 0))
        assert problem.code in ("went_back", "not_running")
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "open"

    with Server(data, catch_up_seconds=600) as server:
        run(start_again)


def test_people_who_only_watch_are_told_without_a_move(data: Path) -> None:
    """ATTACK D5: the server notices by itself."""

    async def watch() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        await play([anna, bruno], table, 4, random.Random(2))
        async with anna.live(table, number=0) as live:
            while live.state is None:
                await live.receive()
            with closing(sqlite3.connect(data / "magnifico.db")) as connection, connection:
                for statement in forget_entries(table, 2):
                    connection.execute(statement)
            while live.state["number"] != 2:
                await live.receive()

    with Server(data, catch_up_seconds=0.2) as server:
        run(watch)


def test_forged_news_change_nothing(data: Path, redis: Redis) -> None:
    """ATTACK D5: a move that another process only seemed to have stored was taken in."""

    async def forge() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno])
        decider, state = anna, (await anna.state(table))["state"]
        if not state["decide"]:
            decider, state = bruno, (await bruno.state(table))["state"]
        entry = [1, "move", state["seat"], state["moves"][0]["move"], "person", 1, None, None]
        news = {"kind": "entry", "table": table, "entry": entry, "process": "forged"}
        listed = orjson.dumps([news])
        async with from_url(redis.url) as client:
            while not await client.publish(CHANNEL, listed):
                pass  # until the server listens
            await client.publish(CHANNEL, b"0" * 64 + listed)
        await decider.move(table, chosen(state, random.Random(3)), 0)
        assert (await anna.state(table))["state"]["number"] == 1
        assert (await decider.state(table))["entries"][0]["at"] > 1

    with ServerProcess(data, redis=redis.url) as server:
        run(forge)
        assert "none of our processes signed" in server.log.read_text()
