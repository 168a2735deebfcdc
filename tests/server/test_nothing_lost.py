"""Nothing is lost: processes killed at any moment, two processes at one table, Redis away."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from magnifico.client import Client, ServerProblem
from tests.server.retrying_client import (
    Noted,
    Player,
    check_table,
    insist,
    only_stale,
    same_person,
)
from tests.server.server_process import ServerProcess, chosen, guests, run, stranger
from tests.server.services import Postgres, Redis
from tests.waiting import PATIENCE, eventually, until

LONGEST_LIFE = 6.0  # seconds


class Killer(threading.Thread):
    """Kills a server and starts it again, in a thread of its own so that it hits whatever is under way.

    Between two kills the players get some moves through, at most for a while.
    """

    def __init__(self, server: ServerProcess, kills: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.kills = kills
        self.chance = random.Random(seed)
        self.enough = threading.Event()
        self.done = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.done < self.kills and not self.enough.is_set():
                wanted = Noted.acknowledged + self.chance.randrange(10)
                end = time.monotonic() + LONGEST_LIFE
                until(lambda: Noted.acknowledged >= wanted or time.monotonic() > end)  # noqa: B023
                self.enough.wait(self.chance.random() * 0.03)  # in the middle of something else
                self.server.kill()
                self.server.start()
                self.done += 1
        except BaseException as error:
            self.failure = error

    def finish(self) -> None:
        self.enough.set()
        self.join(PATIENCE)


async def play_table(
    clients: list[Client],
    options: dict[str, Any],
    seed: int,
    bots: int = 0,
) -> tuple[int, int]:
    """One whole game with a client for each seat, half of them live; its entries, and how many were asked for twice."""
    players_wanted = {"players": len(clients) + bots, **options}
    plan = ["me", *["open"] * (len(clients) - 1), *["random"] * bots]
    table = str(
        (await insist(clients[0].new_table, options=players_wanted, seats=plan, level="random"))[
            "id"
        ]
    )
    for client in clients[1:]:
        await sit(client, table)
    for client in clients:  # the other process may hear of it a little later
        while (await insist(client.get, f"/api/tables/{table}"))["status"] == "open":
            await insist_on_start(clients[0], table)
    noted = Noted()
    players = [
        Player(client, seat, noted, random.Random(seed * 10 + seat))
        for seat, client in enumerate(clients)
    ]
    await asyncio.gather(
        *(player.play(table, live=(seed + player.seat) % 2 == 0) for player in players)
    )
    return await check_table(clients, table, noted, players, bots=bots > 0), noted.repeats


async def sit(client: Client, table: str) -> None:
    """Join once, even if the answer of the first try was lost."""
    while True:
        shown = await insist(client.get, f"/api/tables/{table}")
        if any(seat["mine"] for seat in shown["seats"]):
            return
        try:
            await client.join(table)
        except Exception:
            continue  # whatever it was: look whether one sits


async def insist_on_start(client: Client, table: str) -> None:
    with contextlib.suppress(Exception):  # whatever it was: look whether it has begun
        await client.start(table)


async def play_until(
    done: Callable[[], bool], clients: list[Client], options: dict[str, Any], seed: int, bots: int
) -> tuple[int, int, int]:
    """Whole games, one after another, until it is enough: games, entries, repeated requests."""
    games = entries = repeats = 0
    while not games or not done():
        played = await play_table(clients, options, seed + games * 100, bots)
        entries, repeats = entries + played[0], repeats + played[1]
        games += 1
    return games, entries, repeats


@pytest.mark.slow
@pytest.mark.parametrize("kills", [5, pytest.param(26, marks=pytest.mark.deep)])
def test_killed_again_and_again_on_sqlite(kills: int, data: Path) -> None:
    server = ServerProcess(data).start()
    killer = Killer(server, kills, 25)

    async def play() -> None:
        anna, bruno, carla, dario = await guests(server, "Anna", "Bruno", "Carla", "Dario")
        killer.start()
        mixes: list[tuple[list[Client], dict[str, Any], int]] = [
            ([anna, bruno], {"rules": "basic"}, 0),
            ([carla, dario], {}, 0),
            ([bruno, dario], {"expansions": ["pazzi"]}, 1),
        ]
        results = await asyncio.gather(
            *(
                play_until(lambda: not killer.is_alive(), clients, options, number, bots)
                for number, (clients, options, bots) in enumerate(mixes)
            )
        )
        games, entries, repeats = (sum(column) for column in zip(*results, strict=True))
        print(f"{kills} kills, {games} games, {entries} entries, {repeats} asked for again")
        assert repeats, "no kill hit a request that was under way"

    try:
        run(play, None)
    finally:
        killer.finish()
        server.stop()
    assert killer.failure is None and killer.done == kills


@pytest.mark.slow
@pytest.mark.parametrize("kills", [2, pytest.param(6, marks=pytest.mark.deep)])
def test_one_of_two_processes_killed_again_and_again(
    kills: int, data: Path, postgres: Postgres, redis: Redis
) -> None:
    settings = {"database": postgres.new_database(), "redis": redis.url}
    with ServerProcess(data / "one", **settings) as one:
        two = ServerProcess(data / "two", **settings).start()
        killer = Killer(two, kills, 7)

        async def play() -> None:
            anna, carla = await guests(one, "Anna", "Carla")
            bruno, dario = await guests(two, "Bruno", "Dario")
            killer.start()
            enough: Callable[[], bool] = lambda: not killer.is_alive()  # noqa: E731
            results = await asyncio.gather(
                play_until(enough, [anna, bruno], {"rules": "basic"}, 1, 0),
                play_until(enough, [dario, carla], {"expansions": ["pazzi"]}, 2, 1),
            )
            games, entries, repeats = (sum(column) for column in zip(*results, strict=True))
            print(f"{kills} kills, {games} games, {entries} entries, {repeats} again")

        try:
            run(play, None)
        finally:
            killer.finish()
            two.stop()
        assert killer.failure is None and killer.done == kills


async def move_arrives(here: Client, there: Client, table: str, chance: random.Random) -> None:
    """A move in one process arrives in the other."""
    async with there.live(table) as live:
        while live.state is None:
            await live.receive()
        while True:
            found = (await here.state(table))["state"]
            number = found["number"]
            try:
                await here.move(table, chosen(found, chance), number, seat=found["seat"])
                break
            except ServerProblem as problem:
                only_stale(problem)
        while live.state["number"] <= number:
            await live.receive()


async def until_connected(*servers: ServerProcess) -> None:
    for client in [stranger(server) for server in servers]:

        async def connected(client: Client = client) -> bool:
            return bool((await client.get("/readyz"))["redis"] == "ok")

        await eventually(connected)


@pytest.mark.slow
def test_games_go_on_while_redis_is_away(data: Path, postgres: Postgres) -> None:
    """A Redis is stopped and started: updates between processes arrive all the same."""
    redis = Redis()
    redis.start()
    settings = {"database": postgres.new_database(), "redis": redis.url, "catch_up_seconds": 2}

    async def play(one: ServerProcess, two: ServerProcess) -> None:
        anna, carla = await guests(one, "Anna", "Carla")
        (bruno,) = await guests(two, "Bruno")
        await until_connected(one, two)
        options = {"players": 2, "rules": "basic"}
        watched = (await anna.new_table(options=options, seats=["me", "me"], start=True))["id"]
        chance = random.Random(3)
        games = asyncio.gather(
            play_until(lambda: True, [anna, bruno], {"rules": "basic"}, 4, 0),
            play_until(lambda: True, [bruno, carla], {}, 5, 0),
        )
        for _ in range(2):
            for _ in range(3):
                await move_arrives(anna, bruno, watched, chance)
            await asyncio.to_thread(redis.stop)
            for _ in range(3):
                await move_arrives(anna, bruno, watched, chance)
            await asyncio.to_thread(redis.start)
            await until_connected(one, two)
        await games

    try:
        with (
            ServerProcess(data / "one", **settings) as one,
            ServerProcess(data / "two", **settings) as two,
        ):
            run(lambda: play(one, two), None)
    finally:
        redis.remove()


def test_redis_carries_updates_before_anybody_looks_for_them(
    data: Path, postgres: Postgres, redis: Redis
) -> None:
    settings = {"database": postgres.new_database(), "redis": redis.url, "catch_up_seconds": 3600}

    async def play() -> None:
        await until_connected(one, two)
        (anna,), (bruno,) = await guests(one, "Anna"), await guests(two, "Bruno")
        options = {"players": 2, "rules": "basic"}
        table = (await anna.new_table(options=options, seats=["me", "me"], start=True))["id"]
        chance = random.Random(3)
        for _ in range(3):
            await move_arrives(anna, bruno, table, chance)

    with (
        ServerProcess(data / "one", **settings) as one,
        ServerProcess(data / "two", **settings) as two,
    ):
        run(play)


def test_what_happens_without_redis_counts_in_every_process(data: Path, postgres: Postgres) -> None:
    """Joining, starting, a seat's secret link and chat: each known to the other process soon."""
    redis = Redis()  # never started
    settings = {"database": postgres.new_database(), "redis": redis.url, "catch_up_seconds": 0.5}

    async def play(one: ServerProcess, two: ServerProcess) -> None:
        (anna,) = await guests(one, "Anna")
        (bruno,) = await guests(two, "Bruno")
        table = (await anna.new_table(options={"players": 2, "rules": "basic"}))["id"]
        phone = same_person(bruno, one)
        joined = await bruno.join(table)
        link = next(seat["link"] for seat in joined["seats"] if seat["mine"])
        await soon(lambda: anna.start(table))
        await soon(lambda: bruno.state(table, seat=1))
        await soon(lambda: phone.state(table, seat=1))
        (tablet,) = await guests(two, "Bruno's tablet")
        opened = await tablet.post(f"/api/seat-links/{link.removeprefix('/seat/')}")
        assert (opened["table"], opened["seat"]) == (table, 1)
        await soon(lambda: same_person(tablet, one).state(table, seat=1))
        async with anna.live(table) as live:
            await bruno.say(table, "buona fortuna")
            while not live.chat:
                await live.receive()

    try:
        with (
            ServerProcess(data / "one", **settings) as one,
            ServerProcess(data / "two", **settings) as two,
        ):
            run(lambda: play(one, two))
    finally:
        redis.remove()


def test_another_process_sees_a_start_as_soon_as_it_is_asked(data: Path) -> None:
    """ATTACK, low: to the other process a table was still open for up to two seconds."""
    settings = {"catch_up_seconds": 600}

    async def play(one: ServerProcess, two: ServerProcess) -> None:
        anna, bruno = await guests(one, "Anna", "Bruno")
        table = (await anna.new_table(options={"players": 2, "rules": "basic"}))["id"]
        await bruno.join(table)
        elsewhere = [same_person(client, two) for client in (anna, bruno)]
        assert (await elsewhere[0].get(f"/api/tables/{table}"))["status"] == "open"
        await anna.start(table)
        state = (await elsewhere[0].state(table))["state"]
        decider = elsewhere[0 if state["decide"] else 1]
        state = (await decider.state(table))["state"]
        await decider.move(table, chosen(state, random.Random(1)), 0)

    with ServerProcess(data, **settings) as one, ServerProcess(data, **settings) as two:
        run(lambda: play(one, two))


async def soon(ask: Callable[[], Awaitable[Any]]) -> None:
    """Ask for something that another process may not know of yet."""

    async def known() -> bool:
        try:
            await ask()
        except ServerProblem as problem:
            if problem.status >= 500:
                raise
            return False
        return True

    await eventually(known)


def test_chat_through_two_processes_arrives_everywhere_once(
    data: Path, postgres: Postgres, redis: Redis
) -> None:
    settings = {"database": postgres.new_database(), "redis": redis.url, "catch_up_seconds": 0.5}
    lines = 40

    async def play(one: ServerProcess, two: ServerProcess) -> None:
        talkers = [*await guests(one, "Anna", "Carla"), *await guests(two, "Bruno", "Dario")]
        table = str((await talkers[0].new_table())["id"])

        async def talk(client: Client, name: int) -> None:
            for number in range(lines):
                await client.say(table, f"{name} says {number}")

        async def listen(client: Client) -> list[str]:
            async with client.live(table) as live:
                while len(live.chat) < lines * len(talkers):
                    await live.receive()
                return [line["text"] for line in live.chat]

        heard = await asyncio.gather(
            *(listen(client) for client in talkers),
            *(talk(client, name) for name, client in enumerate(talkers)),
        )
        said = {f"{name} says {number}" for name in range(len(talkers)) for number in range(lines)}
        for texts in heard[: len(talkers)]:
            assert texts is not None and set(texts) == said and len(texts) == len(said)

    with (
        ServerProcess(data / "one", **settings) as one,
        ServerProcess(data / "two", **settings) as two,
    ):
        run(lambda: play(one, two))
