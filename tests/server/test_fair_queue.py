"""Many tables of one person do not hold up the bots of others (ATTACK D4). Turns are counted, not seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from magnifico import Game, Options
from magnifico.server.bots.pool import BotPool, Worker
from magnifico.server.bots.queue import UNWATCHED_TURN, FairQueue
from tests.server.server_process import Server, guests, problem_of, run

MANY = 30


def served(work: Callable[[FairQueue, list[str]], Awaitable[None]]) -> list[str]:
    """In which order those are served who come while one place is taken."""

    async def play() -> list[str]:
        queue, order = FairQueue(1), list[str]()
        async with queue.place("somebody else"):
            await work(queue, order)
        while queue.waiting or not queue.free:
            await asyncio.sleep(0)
        return order

    return asyncio.run(play())


async def come(
    queue: FairQueue, order: list[str], name: str, person: str, watched: bool = True
) -> None:
    """Wait, be noted, and go again."""

    async def stay() -> None:
        async with queue.place(person, watched):
            order.append(name)

    TASKS.append(asyncio.create_task(stay()))
    await asyncio.sleep(0)


TASKS: list[asyncio.Task[None]] = []


def test_a_victim_waits_for_one_decision_of_each_other_owner() -> None:
    async def work(queue: FairQueue, order: list[str]) -> None:
        for number in range(MANY):
            await come(queue, order, f"guest {number}", "guest")
        await come(queue, order, "victim", "victim")
        await come(queue, order, "victim again", "victim")

    order = served(work)
    assert len(order) == MANY + 2
    assert order.index("victim") <= 1 and order.index("victim again") <= 3


def test_many_names_at_one_address_share_its_turns() -> None:
    async def work(queue: FairQueue, order: list[str]) -> None:
        for number in range(MANY):
            queue.seen(f"guest {number}", "192.0.2.1")
            await come(queue, order, f"guest {number}", f"guest {number}")
        queue.seen("victim", "192.0.2.2")
        await come(queue, order, "victim", "victim")

    assert served(work).index("victim") <= 1


def test_tables_nobody_looks_at_come_last_but_they_come() -> None:
    async def work(queue: FairQueue, order: list[str]) -> None:
        for number in range(MANY):
            await come(queue, order, "unwatched", f"owner {number}", watched=False)
        for number in range(MANY):
            await come(queue, order, "watched", f"person {number}")

    order = served(work)
    first = order[:MANY]
    assert first.count("unwatched") in range(1, MANY // UNWATCHED_TURN + 2)
    assert order.count("unwatched") == MANY


def test_of_one_owner_one_unwatched_table_is_served_at_a_time() -> None:
    async def play() -> None:
        queue = FairQueue(2)
        async with queue.place("guest", watched=False):
            waiting = asyncio.create_task(_hold(queue, "guest"))
            await asyncio.sleep(0)
            assert queue.free == 1 and queue.waiting == 1
            async with queue.place("victim"):
                assert queue.free == 0
        await waiting
        assert queue.free == 2 and queue.waiting == 0

    asyncio.run(play())


async def _hold(queue: FairQueue, person: str) -> None:
    async with queue.place(person, watched=False):
        pass


def test_who_goes_away_leaves_no_hole_in_the_queue() -> None:
    async def play() -> None:
        queue, places = FairQueue(1), list[int]()
        async with queue.place("first"):
            gone = asyncio.create_task(_hold(queue, "second"))
            await asyncio.sleep(0)
            last = asyncio.create_task(_told(queue, "third", places))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert queue.waiting == 1
        await last
        assert places[-1] == 0 and max(places) >= 1 and queue.free == 1

    asyncio.run(play())


async def _told(queue: FairQueue, person: str, places: list[int]) -> None:
    async with queue.place(person, moved=places.append):
        pass


class Counting(Worker):
    """A worker that answers in turn and remembers whom it served, and with how much time."""

    def __init__(self, order: list[tuple[str, float]]) -> None:
        super().__init__()
        self.order = order

    async def ask(self, question, seconds, progress=None):  # type: ignore[no-untyped-def]
        self.order.append((str(question["table"]), question["seconds"]))
        await asyncio.sleep(0)
        game = GAMES[str(question["table"])]
        return {"move": game.legal_moves(question["seat"])[0].text}


GAMES: dict[str, Game] = {}


def test_bots_of_a_victim_are_served_between_thirty_tables_and_think_shorter_while_many_wait() -> (
    None
):
    order: list[tuple[str, float]] = []

    async def play() -> None:
        pool = BotPool(1, 1.0, 10.0)
        pool._all[:] = pool._free[:] = [Counting(order)]
        tables = [*(f"guest {number}" for number in range(MANY)), "victim"]
        for table in tables:
            GAMES[table] = Game.new(Options(players=2, rules="basic"), seed=1)

        async def choose(table: str) -> None:
            game = GAMES[table]
            owner = table.split()[0]
            await pool.choose(table, game, game.to_act[0], "citizen", {}, [], owner)

        await asyncio.gather(*(choose(table) for table in tables))
        assert pool.failures == 0 and pool.answers == len(tables)

    asyncio.run(play())
    names = [name for name, _ in order]
    assert names.index("victim") <= 2
    times = [seconds for _, seconds in order]
    assert min(times) < 0.2 and times[-1] == 1.0


def test_tables_without_people_are_limited(data: Path) -> None:
    wanted = {"options": {"players": 2, "rules": "basic"}, "seats": ["random", "random"]}
    with Server(data, rate_limits=1, bot_tables=1, bot_workers=1, bot_pause=10) as server:

        async def play() -> None:
            anna, bruno = await guests(server, "Anna", "Bruno")
            await anna.new_table(**wanted, start=True)
            refused = await problem_of(anna.new_table(**wanted, start=True))
            assert (refused.code, refused.status) == ("bot_tables", 429) and refused.sentence
            await bruno.new_table(**wanted, start=True)
            alone = {**wanted, "seats": ["me", "random"]}
            assert (await anna.new_table(**alone, start=True))["status"] == "running"

        run(play)
