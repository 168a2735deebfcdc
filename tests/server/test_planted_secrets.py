"""Secrets are planted wherever one is stored; nothing that leaves the process may show one to anybody else."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from magnifico.server.app import create_app
from magnifico.server.protocol import live, openapi
from magnifico.server.settings import Settings
from magnifico.table.problems import Problem
from tests.server.planted_calls import LATE, LIVE, MESSAGES, calls, routes_of
from tests.server.planted_search import Fault, ask_everything, raising, searching
from tests.server.planted_world import ASKERS, World, make_world


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return asyncio.run(make_world(tmp_path_factory.mktemp("planted") / "data"))


@pytest.mark.parametrize("asker", ASKERS)
def test_nobody_is_shown_a_secret_of_others(world: World, tmp_path: Path, asker: str) -> None:
    """ATTACK N1: the header of one route told every secret of a table to anybody."""
    search = asyncio.run(ask_everything(world, tmp_path, asker))
    print(f"{asker}: {len(search.asked)} routes, {search.searched} texts searched")
    leaks = sorted(search.found)
    assert leaks == []


def test_every_described_route_and_message_is_asked_about(tmp_path: Path) -> None:
    """The search knows the routes from the modules that have some, those outside the description included."""
    described = {
        f"{method.upper()} {path}"
        for path, methods in openapi()["paths"].items()
        for method in methods
    }
    routes = routes_of(create_app(Settings(data=tmp_path)))
    assert described < routes and LIVE in routes
    kinds = live()["$defs"]["ClientMessage"]["discriminator"]["mapping"]
    assert set(kinds) == MESSAGES.keys() - {"nonsense"}


def in_a_header(text: str) -> Fault:
    async def fault(scope: Scope, receive: Receive, send: Send) -> Send:
        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"x-note", text.encode())]
            await send(message)

        return told

    return fault


def in_the_log(text: str) -> Fault:
    async def fault(scope: Scope, receive: Receive, send: Send) -> Send:
        logging.getLogger("magnifico.planted").debug("looked at %s", text)
        return send

    return fault


FAULTS: dict[str, Callable[[str], Fault]] = {
    "the header x-note": in_a_header,
    "the log": in_the_log,
    "the body": lambda text: raising(Problem("bad_request", {"reason": text})),
    "the log of a crash": lambda text: raising(KeyError(text)),
}


@pytest.mark.parametrize("seed", range(3))
def test_the_search_finds_what_is_planted_in_ten_places(
    world: World, tmp_path: Path, seed: int
) -> None:
    """Ten drawn routes, each with a drawn fault and a drawn secret: all are found, named, and nothing else is."""
    chance = random.Random(seed)
    asker = chance.choice(ASKERS)

    async def search_ten() -> tuple[list[str], set[str], set[str]]:
        planted, values = [], set()
        async with searching(world, tmp_path, asker) as search:
            asked = {call.route: call for call in calls(search.context, routes_of(search.app))}
            # Some end the session, and an answer to HEAD has no body.
            kept = sorted(one for one in asked if one not in LATE and "HEAD" not in one)
            for route in chance.sample(kept, 10):
                place = chance.choice(sorted(FAULTS))
                kind, secret = chance.choice(search.needles())
                search.fault = FAULTS[place](secret)
                await search.ask(asked[route])
                planted.append(f"{route} as {asker}: {kind} in {place.removesuffix(' of a crash')}")
                values.add(secret)
            search.fault = None
        return planted, search.found, values

    planted, found, values = asyncio.run(search_ten())
    assert found == set(planted) and len(found) == 10
    assert not any(secret in line for line in found for secret in values)
