"""What must not stop a table: crashed opponents, games of other rules; and looking back."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from magnifico.client import Client
from tests.server.retrying_client import insist
from tests.server.server_process import (
    Server,
    ServerProcess,
    chosen,
    figures,
    guests,
    problem_of,
    run,
    seated,
    stranger,
    workers_of,
)
from tests.server.services import Postgres


async def stands_still(client: Client, table: str, number: int) -> None:
    """Wait until no move is made any more."""
    before = -1
    while before != number:
        before = number
        number = (await client.state(table, number=number, wait=1.5))["state"]["number"]


def test_a_crashed_computer_opponent_does_not_stop_its_table(data: Path) -> None:
    async def play(server: ServerProcess) -> None:
        (anna,) = await guests(server, "Anna")
        table = (
            await anna.new_table(options={"players": 2}, seats=["greedy", "greedy"], start=True)
        )["id"]
        number, killed = 0, 0
        while True:
            found = await anna.state(table, number=number, wait=5)
            number = found["state"]["number"]
            if found["state"]["status"] == "over":
                break
            if killed < 3 and number > 10 * (killed + 1) and (workers := workers_of(server)):
                for worker in workers:
                    os.kill(worker, signal.SIGSTOP)
                await stands_still(anna, table, number)  # somebody has been asked
                for worker in workers:
                    os.kill(worker, signal.SIGKILL)
                killed += 1
        assert killed == 3
        assert (await figures(anna))["magnifico_bot_failures_total", ()] == 3

    with ServerProcess(data) as server:
        run(lambda: play(server))


def test_opponents_that_do_not_answer_in_time_are_replaced_by_some_legal_move(data: Path) -> None:
    async def play(server: ServerProcess) -> None:
        (anna,) = await guests(server, "Anna")
        table = (
            await anna.new_table(
                options={"players": 2, "rules": "basic"}, seats=["greedy", "greedy"], start=True
            )
        )["id"]
        number = 0
        while number < 4:
            number = (await anna.state(table, number=number, wait=20))["state"]["number"]

    with ServerProcess(data, bot_limit=0.0001) as server:
        run(lambda: play(server))
        assert "failed at table" in server.log.read_text()


def test_a_game_of_other_rules_is_refused_clearly_and_left_alone(data: Path) -> None:
    with Server(data) as server:

        async def play() -> None:
            clients = await guests(server, "Anna", "Bruno")
            tables = [await seated(server, clients, options={"rules": "basic"}) for _ in range(3)]
            for table in tables:
                state = (await clients[0].state(table))["state"]
                await clients[state["to_act"][0]].move(table, "neutral market1 +1", 0)
            await asyncio.to_thread(server.stop)
            with sqlite3.connect(data / "magnifico.db") as database:
                database.execute("UPDATE tables SET rules_version = 0 WHERE id = ?", (tables[0],))
                database.execute(
                    "UPDATE entries SET text = 'neutral market2 +1' WHERE table_id = ?",
                    (tables[1],),
                )
                before = database.execute("SELECT * FROM entries").fetchall()
            database.close()
            await asyncio.to_thread(server.start)
            for table in tables[:2]:
                problem = await problem_of(clients[0].state(table))
                assert (problem.status, problem.code) == (409, "old_game")
                assert (await problem_of(clients[0].move(table, "end", 1))).code == "old_game"
                assert (await clients[0].get(f"/api/tables/{table}"))["status"] == "running"
                async with clients[0].live(table) as live:
                    assert (await live.receive())["problem"]["code"] == "old_game"
            assert (await clients[0].state(tables[2]))["state"]["number"] == 1
            with sqlite3.connect(data / "magnifico.db") as database:
                assert database.execute("SELECT * FROM entries").fetchall() == before
            database.close()

        run(play)


def test_who_is_connected_hears_of_moves_after_the_database_failed(data: Path) -> None:
    async def play(server: Server) -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options={"rules": "basic"})
        mover = (await clients[0].state(table))["state"]["to_act"][0]
        client, other = clients[mover], clients[1 - mover]
        wanted = (table, "neutral market1 +1", 0)
        with closing(sqlite3.connect(data / "magnifico.db", isolation_level=None)) as database:
            async with other.live(table, number=0) as live:
                while live.state is None:
                    await live.receive()
                database.execute("ALTER TABLE entries RENAME TO away")
                failed = await problem_of(client.move(*wanted, key="once"))
                assert (failed.status, failed.code) == (503, "unavailable")
                # Nobody can know: the entry is stored all the same.
                database.execute("ALTER TABLE away RENAME TO entries")
                database.execute(
                    "INSERT INTO entries VALUES (?, 1, 'move', ?, ?, 'person', 0, ?, NULL)",
                    (table, mover, wanted[1], f"{mover}:once"),
                )
                assert (await client.move(*wanted, key="once"))["entry"]["number"] == 1
                await client.move(table, "end", 1)
                while live.state["number"] < 2:
                    await live.receive(120)
                assert live.state["decide"]
                await live.move("neutral market2 +1", 2)

    with Server(data) as server:
        run(lambda: play(server))


def test_a_table_goes_on_after_its_postgresql_was_away(data: Path) -> None:
    with (
        Postgres(durable=False) as own,
        ServerProcess(data, database=own.new_database(), catch_up_seconds=0.5) as server,
    ):

        async def play() -> None:
            clients = await guests(server, "Anna", "Bruno")
            table = await seated(server, clients, options={"rules": "basic"})
            mover = (await clients[0].state(table))["state"]["to_act"][0]
            client, other = clients[mover], clients[1 - mover]
            await client.move(table, "neutral market1 +1", 0)
            async with other.live(table, number=0) as live:
                while live.state is None:
                    await live.receive()
                await asyncio.to_thread(own.stop)
                for asked in (
                    client.move(table, "end", 1, key="once"),
                    client.move(table, "end", 1, key="once"),
                    client.get("/api/tables"),
                    client.say(table, "is anybody there?"),
                    stranger(server).guest("Carla"),
                ):
                    failed = await problem_of(asked)
                    assert (failed.status, failed.code) == (503, "unavailable")
                await asyncio.to_thread(own.start)
                made = await insist(client.move, table, "end", 1, key="once")
                assert made["entry"]["number"] == 2
                while live.state["number"] < 2:
                    await live.receive(120)
                await live.move("neutral market2 +1", 2)

        run(play)
        told = [json.loads(line) for line in server.log.read_text().splitlines()]
        traced = [one for one in told if "trace" in one and one["from"] != "asyncpg.pool"]
        assert not traced


def test_looking_back_shows_each_seat_what_it_saw_then(server: Server) -> None:
    async def play() -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options={"expansions": ["houses"]})
        chance = random.Random(9)
        seen: list[list[object]] = []
        for _ in range(25):
            states = [(await client.state(table))["state"] for client in clients]
            seen.append([state["view"] for state in states])
            mover = states[0]["to_act"][0]
            number = states[mover]["number"]
            await clients[mover].move(table, chosen(states[mover], chance), number)
        for number in (0, 7, 24):
            for seat, client in enumerate(clients):
                state = await client.get(f"/api/tables/{table}/at/{number}")
                assert state["view"] == seen[number][seat]
                assert state["moves"] == [] and not state["decide"]
        assert (await problem_of(clients[0].get(f"/api/tables/{table}/at/26"))).status == 404

    run(play)


def test_the_server_says_what_it_is_and_shows_every_card(server: Server) -> None:
    async def play() -> None:
        somebody = stranger(server)
        about = await somebody.get("/api/about")
        assert about["protocol"] == 1 and "citizen" in about["levels"]
        assert "voluntaryPass" in about["table_options"]
        names = {
            language: (await somebody.get(f"/api/catalogue/{language}"))["cards"]["1"]["name"]
            for language in about["languages"]
        }
        assert len(set(names.values())) > 2
        assert (await somebody.get("/healthz")) == {"status": "ok"}
        assert (await somebody.get("/readyz"))["status"] == "ok"
        document = await somebody.get("/api/openapi.json")
        assert "/api/tables/{table}/moves" in document["paths"]
        assert "Magnifico" in await somebody.get("/")

    run(play)
