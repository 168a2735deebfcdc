"""Challenges on real servers: one deal for everybody, one attempt for each, and a list that tells what replays give."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from magnifico.client import Client, ServerProblem
from magnifico.features.challenges import (
    COMPUTER,
    Challenge,
    challenge_named,
    challenge_of_day,
    challenge_of_week,
    first_day,
    play_attempt,
)
from magnifico.features.challenges import store as attempts
from magnifico.features.challenges.attempt import agreement_for, may_begin
from magnifico.features.challenges.routes import store_attempt, store_computer_attempt
from magnifico.features.puzzles import shipped
from magnifico.features.puzzles.format import text_of
from magnifico.secret import Secret
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.work_queue import Requester, WorkQueue
from magnifico.table.stored import begun_with
from tests.server.in_process import in_process
from tests.server.server_process import (
    Server,
    chosen,
    guests,
    problem_of,
    replayed,
    run,
    stranger,
)
from tests.waiting import eventually, until

DEAL = ("key", "kind", "first", "last", "options", "seat", "opponents")


def today() -> Challenge:
    """Asked once in a test: a challenge that ends while it is played can still be begun for ten minutes.

    What a test does first needs a challenge that is still open, so the last minute of a day is waited out.
    """

    def date_for_a_minute() -> date | None:
        now = datetime.now(UTC)
        return now.date() if (now + timedelta(minutes=1)).date() == now.date() else None

    found = until(date_for_a_minute)
    assert found is not None
    return challenge_of_day(found)


async def begin(client: Client, challenge: Challenge) -> str:
    table = await client.post(f"/api/challenges/{challenge.key}/attempt")
    return str(table["id"])


async def look(client: Client, challenge: Challenge) -> dict[str, Any]:
    found: dict[str, Any] = await client.get(f"/api/challenges/{challenge.key}")
    return found


async def play_out(client: Client, table: str, seed: object) -> dict[str, Any]:
    """Play to the end. What is chosen depends on the position alone, however often one has to ask again."""
    async with client.live(table, number=0) as live:
        while live.state is None or live.state["status"] == "running":
            state = live.state
            if state is None or not state["decide"]:
                await live.receive()
                continue
            try:
                chance = random.Random(f"{seed} {state['number']}")
                await live.move(chosen(state, chance), state["number"])
            except ServerProblem as problem:
                if problem.code not in ("stale", "bots_first"):
                    raise
        return live.state


async def rows(client: Client, challenge: Challenge, **query: object) -> list[dict[str, Any]]:
    found = await client.get(f"/api/challenges/{challenge.key}/list", **query)
    return list(found["rows"])


async def stored_in(data: Path, store: Callable[[Database], Awaitable[str]]) -> str:
    """What another process stored beside a running server: the id of a table."""
    database = Database(f"sqlite+aiosqlite:///{data}/magnifico.db")
    try:
        return await store(database)
    finally:
        await database.close()


def row_of(name: str, found: list[dict[str, Any]]) -> dict[str, Any]:
    return next(row for row in found if row["name"] == name)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("elsewhere") / "data") as running:
        yield running


@pytest.mark.slow
def test_two_servers_without_contact_deal_and_play_the_same(
    server: Server, elsewhere: Server
) -> None:
    """The same moves get the same answers of the same opponents, and the same score."""
    challenge = today()

    async def play() -> None:
        ended = []
        for place in (server, elsewhere):
            (anna,) = await guests(place, "Anna")
            shown = await look(anna, challenge)
            assert shown["options"] == challenge.options
            assert shown["opponents"] == list(challenge.bots)
            table = await begin(anna, challenge)
            state = await play_out(anna, table, "same")
            saved = replayed(await anna.get(f"/api/tables/{table}/download"))
            deal = {key: shown[key] for key in DEAL}
            ended.append((deal, [str(move) for move in saved.moves], state["view"]["seats"]))
        assert ended[0] == ended[1]

    run(play)


def test_two_servers_without_contact_have_the_same_puzzle_of_the_day(
    server: Server, tmp_path: Path
) -> None:
    """Even if one of them has puzzles of its own."""
    folder = tmp_path / "puzzles"
    folder.mkdir()
    own = replace(shipped()[0], key="own")
    (folder / "own.jsonl").write_text(text_of([own], {}), encoding="utf-8")

    async def listed(place: Server) -> dict[str, Any]:
        return dict(await stranger(place).get("/api/puzzles"))

    async def ask() -> None:
        here, there = await listed(server), await listed(other)
        if here["date"] != there["date"]:  # midnight came between the two
            here = await listed(server)
        assert (here["date"], here["daily"]) == (there["date"], there["daily"])
        assert len(there["puzzles"]) == len(here["puzzles"]) + 1

    with Server(tmp_path / "data", puzzles=str(folder)) as other:
        run(ask)


def test_an_attempt_is_listed_once_with_the_score_of_its_replay(server: Server) -> None:
    challenge = today()

    async def play() -> None:
        beppe, carla = await guests(server, "Beppe", "Carla")
        table = await begin(beppe, challenge)
        assert (await look(beppe, challenge))["attempt"]["state"] == "running"
        again = await problem_of(begin(beppe, challenge))
        assert (again.code, again.status) == ("challenge_played", 409)
        await play_out(beppe, table, 7)
        saved = replayed(await beppe.get(f"/api/tables/{table}/download"))
        score = saved.scores()[challenge.seat]
        own = row_of("Beppe", await rows(beppe, challenge))
        assert (own["points"], own["place"], own["mine"]) == (score.total, score.place, True)
        assert own["guest"] is True
        assert own["table"] == table
        shown = await look(beppe, challenge)
        assert shown["attempt"]["state"] == "finished"
        assert shown["attempt"]["points"] == score.total
        assert (await problem_of(begin(beppe, challenge))).code == "challenge_played"
        # Others see the score, and the replay only after their own attempt.
        seen = row_of("Beppe", await rows(carla, challenge))
        assert (seen["points"], seen["table"], seen["mine"]) == (score.total, None, False)
        await carla.act(await begin(carla, challenge), "resign")
        assert row_of("Beppe", await rows(carla, challenge))["table"] == table
        # Several guests may be one person, who then makes the best of them an account.
        await beppe.account("Beppe", "a long enough password")
        assert row_of("Beppe", await rows(beppe, challenge))["guest"] is True

    run(play)


@pytest.mark.parametrize("way", ["resign", "hand_over", "propose_cancel"])
def test_giving_up_counts_as_the_attempt(server: Server, way: str) -> None:
    """The computer that plays on earns nobody a place in the list."""
    challenge = today()
    name = f"Quitter {way[:4]}"

    async def play() -> None:
        (dario,) = await guests(server, name)
        table = await begin(dario, challenge)
        assert (await problem_of(dario.post(f"/api/challenges/{challenge.key}/practice"))).code == (
            "challenge_first"
        )
        await dario.act(table, way)
        shown = await look(dario, challenge)
        assert shown["attempt"] == {
            "state": "abandoned",
            "points": None,
            "place": None,
            "table": table,
        }
        assert (await problem_of(begin(dario, challenge))).code == "challenge_played"
        practice = await dario.post(f"/api/challenges/{challenge.key}/practice")
        assert practice["challenge"] == {"key": challenge.key, "listed": False}
        assert practice["hints"] is True
        assert name not in [row["name"] for row in await rows(dario, challenge)]

    run(play)


def test_a_listed_attempt_has_no_hints_and_its_rematch_has(server: Server) -> None:
    challenge = today()

    async def play() -> None:
        (elena,) = await guests(server, "Elena")
        table = await begin(elena, challenge)
        shown = await elena.get(f"/api/tables/{table}")
        assert shown["challenge"] == {"key": challenge.key, "listed": True}
        assert shown["hints"] is False
        assert (await problem_of(elena.get(f"/api/tables/{table}/coach"))).code == "hints_off"
        await elena.act(table, "propose_cancel")
        again = await elena.post(f"/api/tables/{table}/rematch")
        assert again["challenge"] is None
        assert again["hints"] is True

    run(play)


def test_an_attempt_cannot_be_changed_while_it_waits_to_begin(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner can fill the queue that it waits in, and might find the table meanwhile."""
    challenge = today()

    async def play() -> None:
        waiting, released = asyncio.Event(), asyncio.Event()
        run_at_once = WorkQueue.run_for_game

        async def run_later(
            work_queue: WorkQueue, requester: Requester, work: Any, *args: Any
        ) -> Any:
            waiting.set()
            await released.wait()
            return await run_at_once(work_queue, requester, work, *args)

        async with in_process(data) as place:
            eve = await place.guest("Eve")
            with monkeypatch.context() as patch:
                patch.setattr(WorkQueue, "run_for_game", run_later)
                begun = asyncio.create_task(eve.post(f"/api/challenges/{challenge.key}/attempt"))
                await waiting.wait()
                changes = {"hints": True, "public": True}
                for table in (await eve.get("/api/my-games")).json()["tables"]:
                    await eve.post(f"/api/tables/{table['id']}/options", json=changes)
                released.set()
                shown = (await begun).json()
            assert (shown["hints"], shown["public"], shown["status"]) == (False, False, "running")
            for act, wanted in (
                ("options", changes),
                ("seats", {"seat": 1 - challenge.seat, "remove": True}),
                ("leave", {}),
            ):
                refused = await eve.post(f"/api/tables/{shown['id']}/{act}", json=wanted)
                assert refused.json()["code"] == "started"

    asyncio.run(play())


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": Secret("another")},
        {"public": True},
        {"agreement": {"hints": True}},
        {"agreement": {"undo": "all"}},
    ],
    ids=["seed", "public", "hints", "undo"],
)
def test_an_attempt_that_is_not_as_it_was_dealt_is_not_listed(
    data: Path, changed: dict[str, Any]
) -> None:
    challenge = today()
    values = dict(changed)
    if "agreement" in values:
        values["agreement"] = {**agreement_for(challenge, listed=True), **values["agreement"]}

    async def play() -> None:
        async with in_process(data) as place:
            franca = await place.guest("Franca")
            begun = await franca.post(f"/api/challenges/{challenge.key}/attempt")
            table = begun.json()["id"]
            async with place.services.database.write() as connection:
                await connection.execute(models.tables.update().values(**values))
            place.services.tables.drop(await place.services.tables.get(table))
            shown = (await franca.get(f"/api/challenges/{challenge.key}")).json()
            assert shown["attempt"]["state"] == "abandoned"

    asyncio.run(play())


def test_the_computer_plays_the_same_deal_at_every_level(server: Server) -> None:
    """Its scores are those that the same bots reach without any server."""
    challenge = today()
    expected = {
        level: play_attempt(challenge, bot).scores()[challenge.seat].total
        for level, bot in COMPUTER.items()
    }

    async def play() -> None:
        (gino,) = await guests(server, "Gino")

        async def all_played() -> dict[str, Any]:
            shown = await look(gino, challenge)
            assert all(one["table"] is None for one in shown["computer"])
            found = {one["level"]: one["points"] for one in shown["computer"]}
            return {} if None in found.values() or len(found) < len(COMPUTER) else found

        assert await eventually(all_played) == expected
        await gino.act(await begin(gino, challenge), "resign")
        shown = await look(gino, challenge)
        for one in shown["computer"]:
            saved = replayed(await gino.get(f"/api/tables/{one['table']}/download"))
            assert saved.scores()[challenge.seat].total == one["points"]

    run(play)


def test_an_attempt_of_the_computer_is_begun_if_its_server_died_before(data: Path) -> None:
    """The table and the note are stored, and nothing more happened; also when the day has passed since."""
    yesterday = challenge_of_day(datetime.now(UTC).date() - timedelta(days=1))
    expected = play_attempt(yesterday, COMPUTER["novice"]).scores()[yesterday.seat].total

    async def play() -> None:
        begun = begun_with(yesterday.engine_options())
        await stored_in(
            data, lambda database: store_computer_attempt(database, yesterday, "novice", begun)
        )
        (ugo,) = await guests(place, "Ugo")

        async def played() -> list[int]:
            (computer,) = (await look(ugo, yesterday))["computer"]
            assert computer["level"] == "novice"
            return [] if computer["points"] is None else [computer["points"]]

        assert await eventually(played) == [expected]

    with Server(data) as place:
        run(play)


def test_an_attempt_that_ends_after_midnight_is_listed_on_its_own_date(data: Path) -> None:
    today_ = today()
    yesterday = challenge_of_day(today_.first - timedelta(days=1))

    async def play() -> None:
        (vito,) = await guests(place, "Vito")
        me = await vito.get("/api/me")
        seats = [
            {
                "seat": seat,
                "kind": "bot" if bot else "person",
                "level": bot,
                "secret": Secret(f"s{seat}"),
            }
            | {"name": f"Seat {seat}" if bot else "Vito", "person_id": None if bot else me["id"]}
            | {"folded": f"seat {seat}" if bot else "vito"}
            for seat, bot in enumerate(yesterday.bots)
        ]
        begun = begun_with(yesterday.engine_options())
        table = await stored_in(
            data,
            lambda database: store_attempt(database, yesterday, me["id"], me["id"], seats, begun),
        )
        assert (await look(vito, yesterday))["attempt"]["state"] == "running"
        await play_out(vito, table, "late")
        ended = (await look(vito, yesterday))["attempt"]
        assert ended["state"] == "finished"
        assert row_of("Vito", await rows(vito, yesterday))["points"] == ended["points"]
        assert await rows(vito, today_) == []
        assert (await look(vito, today_))["attempt"] is None

    with Server(data) as place:
        run(play)


def test_an_attempt_can_begin_a_little_after_its_day() -> None:
    """Midnight passed while the page was open."""
    challenge = challenge_named("2026-11-17")
    for moment, expected in (
        ("2026-11-16T23:59", False),
        ("2026-11-17T00:00", True),
        ("2026-11-17T23:59", True),
        ("2026-11-18T00:09", True),
        ("2026-11-18T00:10", False),
    ):
        assert may_begin(challenge, datetime.fromisoformat(f"{moment}+00:00")) is expected, moment


def test_past_challenges_can_be_practised_and_coming_ones_not_seen(server: Server) -> None:
    async def play() -> None:
        (hugo,) = await guests(server, "Hugo")
        past = challenge_of_day(first_day())
        shown = await look(hugo, past)
        assert (shown["status"], shown["before"], shown["computer"]) == ("over", None, [])
        assert (await problem_of(begin(hugo, past))).code == "challenge_over"
        table = await hugo.post(f"/api/challenges/{past.key}/practice")
        assert table["status"] == "running"
        assert [seat["level"] for seat in table["seats"]] == list(past.bots)
        coming = challenge_of_week(datetime.now(UTC).date() + timedelta(days=14))
        early = await problem_of(look(hugo, coming))
        assert (early.code, early.details["first"]) == (
            "challenge_early",
            coming.first.isoformat(),
        )
        for key in ("2026-99-99", "yesterday", first_day() - timedelta(days=1)):
            assert (await problem_of(hugo.get(f"/api/challenges/{key}"))).status == 404

    run(play)


def test_a_guest_who_signs_in_keeps_only_the_first_of_two_attempts(server: Server) -> None:
    challenge = today()

    async def play() -> None:
        (ida,) = await guests(server, "Ida")
        await ida.account("Ida", "a long enough password")
        table = await begin(ida, challenge)
        (guest,) = await guests(server, "Nobody")
        await guest.act(await begin(guest, challenge), "resign")
        await guest.sign_in("Ida", "a long enough password")
        shown = await look(guest, challenge)
        assert (shown["attempt"]["table"], shown["attempt"]["state"]) == (table, "running")

    run(play)


def test_people_one_has_played_with_have_a_list_of_their_own(server: Server) -> None:
    challenge = today()

    async def play() -> None:
        livia, marco, nina = await guests(server, "Livia", "Marco", "Nina")
        table = await livia.new_table(options={"players": 2})
        await marco.join(table["id"])
        for client in (livia, marco, nina):
            await play_out(client, await begin(client, challenge), 3)
        known = await rows(livia, challenge, among="known")
        assert {row["name"] for row in known} == {"Livia", "Marco"}
        assert [row["rank"] for row in known] == [1, 1]  # the same moves, the same points
        everybody = {row["name"] for row in await rows(livia, challenge)}
        assert {"Livia", "Marco", "Nina"} <= everybody
        assert await rows(stranger(server), challenge, among="known") == []

    run(play)


def test_a_long_list_comes_in_pages(tmp_path: Path) -> None:
    """Equal points share a rank, and the ranks behind them count everybody."""
    challenge = challenge_named("2026-11-17")
    count = attempts.PAGE + 20
    table = {"title": "", "host_id": "", "status": "over", "public": False, "seed": Secret("s")}
    table |= {"options": {}, "agreement": {}, "rules_version": 1, "waiting": "", "number": 0}

    async def store() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/list.db")
        await database.migrate()
        async with database.write() as connection:
            for number in range(count):
                values = {**table, "id": f"t{number}", "created_at": 0, "changed_at": 0}
                await connection.execute(insert(models.tables).values(values))
                row = {"challenge": challenge.key, "player": f"p{number:03}", "place": 1}
                row |= {"table_id": f"t{number}", "state": "finished", "at": number}
                await connection.execute(
                    insert(models.attempts).values(**row, points=100 - number // 2)
                )
        first = await attempts.listed(database, challenge.key, None, 0)
        rest = await attempts.listed(database, challenge.key, None, attempts.PAGE)
        await database.close()
        assert len(first) == attempts.PAGE + 1  # one more tells that there is another page
        found = [*first[: attempts.PAGE], *rest]
        assert [row["player"] for row in found] == [f"p{number:03}" for number in range(count)]
        assert [row["rank"] for row in found] == [number // 2 * 2 + 1 for number in range(count)]

    asyncio.run(store())
