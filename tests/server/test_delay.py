"""Spectators of a table with a delay see the game as it stood some entries ago, on every way to look at it.

What they get is compared with what spectators get of a twin: the same game without a delay that stopped there.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from magnifico.client import Client, LiveTable
from magnifico.engine.options import Options
from magnifico.server.live.presence import presence_of
from magnifico.server.protocol import openapi
from magnifico.server.tables.hosted import HostedTable
from magnifico.table.entries import Agreement, Entry, Setup
from magnifico.table.ledger import Ledger
from magnifico.table.listing import shown_table
from magnifico.table.words import TableWords
from tests.server.server_process import Server, chosen, guests, problem_of, run, stranger
from tests.waiting import until

DELAY: Final = 5
CLOCK: Final = {"kind": "move", "seconds": 86_400}
TIMES: Final = ("at", "changed_at", "created_at")  # of entries made at different moments
CLOCKS: Final = ("clocks", "deadline")  # not shown with a delay
Step = tuple[str, int, str]

# Every request to read about one table, and why people without a seat learn nothing too early from it.
SAME_AS_TWIN: Final = {
    "/api/tables/{table}",
    "/api/tables/{table}/state",
    "/api/tables/{table}/at/{number}",
}
AFTER_THE_END: Final = {"/api/tables/{table}/download", "/api/tables/{table}/analysis"}
FOR_SEATS: Final = {
    "/api/tables/{table}/explain",
    "/api/tables/{table}/coach",
    "/api/tables/{table}/plan",
    "/api/tables/{table}/trials",
}
NOT_OF_THE_GAME: Final = {
    "/api/tables/{table}/chat",
    "/api/tables/{table}/notes",
    "/api/tables/{table}/notifications",
}


async def opened(client: Client, delay: int, **wanted: object) -> str:
    """A table of which one person plays both seats; the same deal each time."""
    table = await client.new_table(
        options={"players": 2},
        seats=["me", "me"],
        seed="twins",
        clock=CLOCK,
        delay=delay,
        start=True,
        **wanted,
    )
    return str(table["id"])


async def played(client: Client, table: str, count: int, chance: random.Random) -> list[Step]:
    """Moves, and now and then one that is undone."""
    steps: list[Step] = []
    number = int((await client.state(table))["state"]["number"])
    while len(steps) < count:
        state = (await client.state(table, number=number))["state"]
        if state["status"] != "running":
            break
        undo = state.get("undo")
        if undo and undo["from"] < undo["moves"] and chance.random() < 0.2:
            step: Step = ("undo", state["seat"], "one")
        else:
            step = ("move", state["seat"], chosen(state, chance))
        await repeated(client, table, [step], number)
        steps.append(step)
        number += 1
    return steps


async def repeated(client: Client, table: str, steps: list[Step], number: int = 0) -> None:
    """The same steps at another table."""
    for done, (kind, seat, text) in enumerate(steps, number):
        path = f"/api/tables/{table}/{'moves' if kind == 'move' else 'undo'}"
        wanted = {"number": done, "key": f"step{done}", "seat": seat}
        await client.post(path, {**wanted, "move" if kind == "move" else "to": text})


def alike(answer: object, table: str) -> Any:
    """An answer without what differs between twins."""
    text = json.dumps(answer).replace(table, "TABLE")

    def without(value: dict[str, Any]) -> dict[str, Any]:
        dropped = (*TIMES, *CLOCKS, "delay")
        return {name: each for name, each in value.items() if name not in dropped}

    return json.loads(text, object_hook=without)


async def page(server: Server, path: str) -> tuple[int, bytes]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        found = await http.get(path, headers={"accept-language": "en"})
    return found.status_code, found.content


async def arrived(live: LiveTable, number: int) -> dict[str, Any]:
    while live.state is None or live.state["number"] != number:
        await live.receive()
    return live.state


async def all_that_is_told(server: Server, client: Client, table: str, number: int) -> Any:
    """What somebody without a seat is told in every way, if `number` is the last entry they may know."""
    path = f"/api/tables/{table}"
    told: dict[str, Any] = {
        "table": await client.get(path),
        "state": await client.state(table),
        "lately": await client.state(table, number=max(0, number - 2)),
        "past": [await client.get(f"{path}/at/{each}") for each in range(number + 1)],
        "watch": [
            each for each in (await client.get("/api/watch"))["tables"] if each["id"] == table
        ],
    }
    assert told["watch"], "it is not in the list"
    async with client.live(table, number=0) as live:
        await arrived(live, number)
        told["live"] = [live.table, live.state, live.entries]
    for name in (table, f"{table}/{number}", f"{table}/{number // 2}"):
        code, text = await page(server, f"/t/{name}")
        told[f"link {name}"] = [code, re.sub(r"localhost|127\.0\.0\.1", "", text.decode())]
        code, picture = await page(server, f"/t/{name}.png")
        told[f"picture {name}"] = [code, picture.hex()]
        assert code == 200
    return alike(told, table)


def test_every_way_to_read_about_a_table_is_known_here() -> None:
    """A new one has to be cut for spectators too: compare it with the twin below, or say why it need not be."""
    paths = openapi()["paths"]
    found = {path for path, methods in paths.items() if "{table}" in path and "get" in methods}
    assert found == SAME_AS_TWIN | AFTER_THE_END | FOR_SEATS | NOT_OF_THE_GAME


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, 17, 40])
def test_spectators_are_told_what_those_of_a_game_that_stopped_earlier_are(
    server: Server, count: int
) -> None:
    async def look() -> None:
        anna, carla = await guests(server, "Anna", "Carla")
        table, twin = await opened(anna, DELAY), await opened(anna, 0)
        steps = await played(anna, table, count, random.Random(count))
        assert count < 17 or "undo" in {kind for kind, _, _ in steps}
        shown = max(0, count - DELAY)
        await repeated(anna, twin, steps[:shown])
        for client in (stranger(server), carla):
            told = await all_that_is_told(server, client, table, shown)
            assert told == await all_that_is_told(server, client, twin, shown)
            for later in range(shown + 1, count + 2):
                problem = await problem_of(client.get(f"/api/tables/{table}/at/{later}"))
                assert problem.code == "unknown"
                for name in (f"/t/{table}/{later}", f"/t/{table}/{later}.png"):
                    assert (await page(server, name))[0] == 404
        for path in sorted(FOR_SEATS):
            query = {"member": "white"} if path.endswith("explain") else {}
            asked = carla.get(path.format(table=table), **query)
            assert (await problem_of(asked)).code == "not_seated"
        for path in sorted(AFTER_THE_END):
            assert (await problem_of(carla.get(path.format(table=table)))).code in (
                "not_running",
                "not_seated",
            )
        own = await anna.get(f"/api/tables/{table}")
        assert own["number"] == count and own["deadline"] is not None
        assert (await anna.state(table))["state"]["number"] == count
        assert (await anna.state(table))["state"]["clocks"]
        assert len((await anna.state(table, number=0))["entries"]) == count

    run(look)


def test_times_and_clocks_are_no_newer_than_what_is_shown(server: Server) -> None:
    async def look() -> None:
        (anna,) = await guests(server, "Anna")
        nobody = stranger(server)
        table = await opened(anna, DELAY)
        await played(anna, table, 12, random.Random(1))
        told = await nobody.state(table)
        assert [entry["number"] for entry in told["entries"]] == list(range(1, 13 - DELAY))
        assert told["state"]["clocks"] == []
        latest = told["entries"][-1]["at"]
        listed = (await nobody.get("/api/watch"))["tables"]
        for shown in (
            await nobody.get(f"/api/tables/{table}"),
            next(each for each in listed if each["id"] == table),
        ):
            assert shown["delay"] == DELAY and shown["number"] == 12 - DELAY
            assert shown["changed_at"] == latest and shown["deadline"] is None

    run(look)


@pytest.mark.slow
def test_live_spectators_follow_at_a_distance_and_get_the_rest_at_the_end(server: Server) -> None:
    async def look() -> None:
        anna, carla = await guests(server, "Anna", "Carla")
        table = await opened(anna, DELAY)
        chance = random.Random(4)
        async with stranger(server).live(table, number=0) as live, carla.live(table) as late:
            number = 0
            while await played(anna, table, 1, chance):
                number += 1
                over = (await anna.get(f"/api/tables/{table}"))["status"] == "over"
                shown = number if over else max(0, number - DELAY)
                state = await arrived(live, shown)
                assert [entry["number"] for entry in live.entries] == list(range(1, shown + 1))
                assert state["status"] == ("over" if over else "running")
                past = await anna.get(f"/api/tables/{table}/at/{shown}")
                assert state["to_act"] == past["to_act"]
                assert state["projection" if not over else "scores"]
            state = await arrived(late, number)
            assert state == live.state
        assert number > 50
        for client in (stranger(server), carla):
            told = await client.state(table)
            assert told["state"]["status"] == "over" and len(told["entries"]) == number
            assert (await client.get(f"/api/tables/{table}/at/{number - 1}"))[
                "number"
            ] == number - 1
            assert "seed" in (await client.get(f"/api/tables/{table}/download"))
            shown = await client.get(f"/api/tables/{table}")
            assert shown["number"] == number and shown["result"]
        assert (await page(server, f"/t/{table}/{number}"))[0] == 200

    run(look)


def test_a_waiting_request_of_a_spectator_is_answered_when_something_is_open(
    server: Server,
) -> None:
    async def look() -> None:
        (anna,) = await guests(server, "Anna")
        nobody = stranger(server)
        table = await opened(anna, DELAY)
        chance = random.Random(5)
        await played(anna, table, DELAY, chance)
        told = await nobody.state(table, number=0, wait=0.3)
        assert told["entries"] == [] and told["state"]["number"] == 0
        waiting = asyncio.create_task(nobody.state(table, number=0, wait=50))
        await asyncio.to_thread(until, lambda: server.services.tables.by_id[table].listeners)
        await played(anna, table, 1, chance)
        told = await waiting
        assert [entry["number"] for entry in told["entries"]] == [1]

    run(look)


def test_somebody_who_says_to_have_seen_more_learns_nothing(server: Server) -> None:
    async def look() -> None:
        (anna,) = await guests(server, "Anna")
        table = await opened(anna, DELAY)
        await played(anna, table, 9, random.Random(6))
        for number in (5, 9, 10):
            async with stranger(server).live(table, number=number) as live:
                kinds = [(await live.receive())["type"] for _ in range(3)]
                assert kinds[:2] == ["welcome", "refused"]
                assert (await arrived(live, 4))["number"] == 4 and live.entries == []
            told = await stranger(server).state(table, number=number)
            assert told["entries"] == [] and told["state"]["number"] == 4

    run(look)


def test_who_gets_a_seat_sees_the_present_and_who_hosts_without_one_does_not(
    server: Server,
) -> None:
    async def look() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = str(
            (await carla.new_table(options={"players": 2}, seats=["open", "open"], delay=DELAY))[
                "id"
            ]
        )
        for client in (anna, bruno):
            await client.join(table)
        await carla.start(table)
        chance = random.Random(7)
        for number in range(9):
            for client in (anna, bruno):
                state = (await client.state(table, number=number))["state"]
                if state["decide"]:
                    await client.move(table, chosen(state, chance), number)
                    break
        (listed,) = (await carla.get("/api/my-games"))["tables"]
        assert listed["host"] and listed["number"] == 4
        async with carla.live(table, number=0) as live:
            await arrived(live, 4)
            link = (await anna.get(f"/api/tables/{table}"))["seats"][0]["link"]
            await carla.open_seat(link)
            state = await arrived(live, 9)
            assert state["seat"] == 0
            assert [entry["number"] for entry in live.entries] == list(range(1, 10))
        (listed,) = (await carla.get("/api/my-games"))["tables"]
        assert listed["number"] == 9

    run(look)


def test_the_distance_is_kept_over_a_restart(data: Path) -> None:
    with Server(data) as first:

        async def play() -> None:
            (anna,) = await guests(first, "Anna")
            tables.append(await opened(anna, DELAY))
            await played(anna, tables[0], 30, random.Random(8))

        tables: list[str] = []
        run(play)
    with Server(data) as second:

        async def look() -> None:
            nobody = stranger(second)
            (listed,) = (await nobody.get("/api/watch"))["tables"]
            assert listed["number"] == 30 - DELAY
            async with nobody.live(tables[0], number=0) as live:
                await arrived(live, 30 - DELAY)
                assert len(live.entries) == 30 - DELAY

        run(look)


def test_the_host_chooses_the_delay_until_the_game_begins(server: Server) -> None:
    async def look() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        for wrong in (-1, 201, "soon", 1.5):
            assert (await problem_of(anna.new_table(delay=wrong))).code == "bad_request"
        made = await anna.new_table(options={"players": 2}, delay=10)
        assert made["delay"] == 10
        path = f"/api/tables/{made['id']}/options"
        assert (await anna.post(path, {"delay": 25}))["delay"] == 25
        assert (await anna.post(path, {"title": "Friends"}))["delay"] == 25
        assert (await problem_of(anna.post(path, {"delay": 201}))).code == "bad_request"
        await bruno.join(str(made["id"]))
        assert (await problem_of(bruno.post(path, {"delay": 0}))).code == "not_host"
        await anna.start(str(made["id"]))
        assert (await problem_of(anna.post(path, {"delay": 0}))).code == "started"
        assert (await anna.new_table())["delay"] == 0

    run(look)


# ------------------------------------------------------------------------------------------ parts


def ledger_of(delay: int, count: int) -> Ledger:
    setup = Setup(Options(players=2), "parts", (None, None), Agreement(delay=delay), 0)
    ledger = Ledger(setup)
    chance = random.Random(9)
    for number in range(1, count + 1):
        seat = ledger.to_act()[0]
        move = chance.choice(ledger.game.legal_moves(seat)).text
        ledger.apply(Entry(number, "move", seat, move, "person", number))
    return ledger


def table_of(ledger: Ledger) -> HostedTable:
    agreement = {"clock": {}, "undo": "own", "level": "citizen", "delay": DELAY}
    row: dict[str, Any] = dict.fromkeys(("result", "rematch", "standing", "created_at", "pack"))
    row |= {"id": "T", "title": "", "status": "running", "public": True, "host_id": ""}
    row |= {"options": {}, "agreement": agreement, "number": ledger.number, "waiting": "1"}
    row |= {"started_at": 7, "changed_at": 99}
    words = TableWords(ledger.setup.options, ["Anna", "Bruno"], [])
    return HostedTable("T", row, [], {"anna": {0}}, ledger.setup.options, words, ledger)


def test_what_is_open_follows_the_game_step_by_step() -> None:
    table = table_of(ledger_of(DELAY, 0))
    whole = ledger_of(DELAY, 30)
    for number in range(31):
        table.ledger = whole.at(number)
        table.ledger.setup = whole.setup
        shown = table.ledger_for(())
        assert shown is not None and shown is table.ledger_for(()), "it is made once"
        assert shown.number == max(0, number - DELAY)
        assert shown.checksum() == whole.at(shown.number).checksum()
        assert table.ledger_for({0}) is table.ledger


def test_which_bot_is_waiting_is_told_to_seats_alone() -> None:
    table = table_of(ledger_of(DELAY, 8))
    table.thinking = {"seat": 1, "ahead": 3}
    assert presence_of(table, {0})["thinking"] == table.thinking
    assert presence_of(table)["thinking"] is None


def test_a_list_says_nothing_rather_than_too_much() -> None:
    """A table whose row was written without its earlier moment, and that cannot be continued here."""
    table = table_of(ledger_of(DELAY, 8))
    table.ledger = None
    table.row = {**table.row, "standing": {"round": 3, "points": [10, 20], "deadline": 5}}
    stranger_sees, anna_sees = shown_table(table, None), shown_table(table, "anna")
    told = ("number", "waiting", "round", "points", "deadline", "changed_at")
    assert [stranger_sees[name] for name in told] == [0, [], 0, [], None, 7]
    assert [anna_sees[name] for name in told] == [8, [1], 3, [10, 20], 5, 99]
