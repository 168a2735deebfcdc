"""How much people may store, and what a server without room still does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from magnifico.client import Client
from magnifico.server.limits import LIMITS, Limits
from magnifico.server.problems import status_of
from magnifico.server.quota import MEGABYTE, ROW, TABLE, Quota, stored_limits
from magnifico.server.settings import Settings
from magnifico.server.storage.database import Database
from magnifico.server.work_queue import Requester
from magnifico.table.problems import Problem
from magnifico.texts import LANGUAGES, texts_for
from tests.server.server_process import Server, guests, problem_of, run
from tests.server.services import Postgres

ANNA, BRUNO, CARLA = Requester("1", "anna"), Requester("1", "bruno"), Requester("2", "carla")


@asynccontextmanager
async def quota(url: str, **chosen: float) -> AsyncIterator[Quota]:
    settings = Settings.model_validate({"database": url, "disk_reserve": 0, **chosen})
    database = Database(settings.database_url.reveal())
    try:
        await database.migrate()
        yield Quota(settings, database, Limits(0.0, None, {**LIMITS, **stored_limits(settings)}))
    finally:
        await database.close()


async def code_of(quota: Quota, size: int, requester: Requester) -> str:
    try:
        await quota.spend(size - ROW, requester)
    except Problem as problem:
        assert status_of(problem) == (429 if problem.code == "quota" else 507)
        return problem.code
    return ""


def test_persons_and_addresses_have_quotas(tmp_path: Path) -> None:
    """ATTACK N6: one guest stored 16 MB in seven seconds, sixty guests of one address a gigabyte."""

    async def store() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'quota.db'}"
        async with quota(url, stored_per_person=0.1, stored_per_address=0.15) as limited:
            assert await code_of(limited, 90_000, ANNA) == ""
            assert await code_of(limited, 20_000, ANNA) == "quota"
            assert await code_of(limited, 10_000, ANNA) == ""
            assert await code_of(limited, 60_000, BRUNO) == "quota", "of the address"
            assert await code_of(limited, 90_000, CARLA) == ""
        async with quota(url, stored_per_person=0, stored_per_address=0) as unlimited:
            assert await code_of(unlimited, 10**9, ANNA) == ""

    asyncio.run(store())


@pytest.mark.parametrize("chosen", [{"stored_total": 0.001}, {"disk_reserve": 1e12}])
def test_all_together_have_a_quota(tmp_path: Path, chosen: dict[str, float]) -> None:
    async def store() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'quota.db'}"
        async with quota(url) as roomy:
            assert await code_of(roomy, 1000, ANNA) == ""
        async with quota(url, **chosen) as full:
            assert await code_of(full, 1000, ANNA) == "storage_full"

    asyncio.run(store())


def test_all_together_have_a_quota_in_postgresql(postgres: Postgres) -> None:
    async def store() -> None:
        url = postgres.new_database()
        async with quota(url, stored_total=1000) as roomy:
            assert await code_of(roomy, 1000, ANNA) == ""
        async with quota(url, stored_total=0.001) as full:
            assert await code_of(full, 1000, ANNA) == "storage_full"

    asyncio.run(store())


def test_the_refusals_are_told_in_every_language() -> None:
    told = {
        (Problem(code, {"megabytes": "8"}).payload(texts_for(language))["sentence"])
        for language in LANGUAGES
        for code in ("quota", "storage_full")
    }
    assert len(told) == 2 * len(LANGUAGES)


async def codes_of_all_that_stores(client: Client, table: str) -> set[str]:
    """What each request that stores something beside moves is refused with."""

    async def say_live() -> None:
        async with client.live(table) as live:
            await live.receive()
            await live.ask({"type": "chat", "text": "ciao", "key": "live"})

    asked = (
        client.new_table(options={"players": 2}),
        client.say(table, "ciao"),
        say_live(),
        client.note(table, "she likes yellow cards"),
        client.keep_trial(table, "mine", ["end"]),
        client.change_plan(table, standing={"decline": True}),
    )
    return {(await problem_of(each)).code for each in asked}


@pytest.mark.parametrize(
    ("chosen", "code"), [({"stored_total": 0.001}, "storage_full"), ({}, "quota")]
)
def test_games_go_on_where_nothing_new_can_be_stored(
    data: Path, chosen: dict[str, float], code: str
) -> None:
    """ATTACK N6: no person, no address and no server had a quota, and a full disk stops every move."""
    only_a_table = (TABLE + ROW + 1) / MEGABYTE
    cookie = table = ""

    async def begin() -> None:
        nonlocal cookie, table
        (anna,) = await guests(server, "Anna")
        wanted = {"options": {"players": 2, "rules": "basic"}, "seats": ["me", "me"]}
        table = (await anna.new_table(**wanted, start=True))["id"]
        cookie = anna.cookie
        if not chosen:
            await go_on(anna)

    async def go_on(anna: Client) -> None:
        assert await codes_of_all_that_stores(anna, table) == {code}
        state = (await anna.state(table))["state"]
        await anna.move(table, chosen_move(state), state["number"], seat=state["to_act"][0])

    async def come_back() -> None:
        anna = Client(server.address, cookie=cookie, timeout=120)
        await go_on(anna)
        await anna.close()

    def chosen_move(state: Any) -> str:
        return str(state["moves"][0]["move"])

    with Server(data, stored_per_person=only_a_table) as server:
        run(begin)
    if chosen:
        with Server(data, **chosen) as server:
            run(come_back)
