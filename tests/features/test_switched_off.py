"""A server runs without any one of its features: the rest works, and what belongs to the feature is unknown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from magnifico.features import FEATURES
from magnifico.server.features import installed, switched_on
from magnifico.server.settings import Settings, SettingsError, load_settings
from tests.server.asgi import LiveSocket
from tests.server.in_process import begun, in_process, move_once

NEEDED = [name for name, feature in installed().items() if feature.needed]
OPTIONAL = [name for name in FEATURES if name not in NEEDED]


@pytest.mark.parametrize("name", OPTIONAL)
def test_a_server_without_a_feature_plays_a_whole_game(name: str, data: Path) -> None:
    async def scene() -> None:
        async with in_process(data, without=(name,)) as place:
            anna, bruno = await place.guest("Anna"), await place.guest("Bruno")
            assert (await anna.get("/readyz")).status_code == 200
            about = (await anna.get("/api/about")).json()
            assert about["features"] == [other for other in FEATURES if other != name]
            table = await begun(anna, bruno)
            for method, path in requests_of(name, table):
                answer = await anna.request(method, path, json={})
                unknown = await anna.request(method, "/api/no-such-thing", json={})
                assert answer.status_code == unknown.status_code, f"{method} {path}: {answer.text}"
            while await move_once(table, anna, bruno):
                pass
            shown = (await bruno.get(f"/api/tables/{table}")).json()
            assert shown["status"] == "over" and len(shown["result"]) == 2

    asyncio.run(scene())


def requests_of(name: str, table: str) -> list[tuple[str, str]]:
    """What is asked of a feature, about a table that there is."""
    found: list[tuple[str, str]] = []
    for router in installed()[name].routers:
        for route in router.routes:
            assert isinstance(route, APIRoute) and route.methods
            path = route.path.replace("{table}", table).replace("{number:int}", "0")
            found += [(method, path) for method in route.methods if method != "HEAD"]
    assert found
    return found


@pytest.mark.parametrize("name", OPTIONAL)
def test_with_all_features_the_same_requests_are_known(name: str, data: Path) -> None:
    """So that the test above can fail: a path that nobody knows would be unknown with the feature too."""

    async def scene() -> None:
        async with in_process(data) as place:
            anna, bruno = await place.guest("Anna"), await place.guest("Bruno")
            assert name in (await anna.get("/api/about")).json()["features"]
            table = await begun(anna, bruno)
            for method, path in requests_of(name, table):
                if not path.partition("{")[1]:  # what is named there may be unknown
                    answer = await anna.request(method, path, json={})
                    assert answer.status_code not in (404, 405), f"{method} {path}"

    asyncio.run(scene())


@pytest.mark.parametrize("name", NEEDED)
def test_what_cannot_be_switched_off_says_why(name: str) -> None:
    assert len(installed()[name].needed.split()) > 5
    with pytest.raises(SettingsError, match=f"{name} cannot be switched off"):
        switched_on([name])


def test_a_feature_that_does_not_exist_is_a_mistake() -> None:
    with pytest.raises(SettingsError, match="no feature chess; there are accounts, "):
        switched_on(["chess"])


@pytest.mark.parametrize("given", [["chat", "challenges"], ["chat,challenges"]])
def test_features_may_be_listed_with_commas_or_spaces(given: list[str]) -> None:
    assert load_settings({"without": given}, {}).without == ("chat", "challenges")
    environment = {"MAGNIFICO_WITHOUT": ", ".join(given)}
    assert load_settings({}, environment).without == ("chat", "challenges")


def test_without_chat_a_live_connection_plays_on_but_hears_no_lines(data: Path) -> None:
    async def scene() -> None:
        async with in_process(data) as place:
            anna, bruno = await place.guest("Anna"), await place.guest("Bruno")
            table = await begun(anna, bruno)
            said = await anna.post(f"/api/tables/{table}/chat", json={"text": "ciao", "key": "k"})
            assert said.status_code == 201
            held = dict(anna.cookies)
        async with in_process(data, without=("chat",)) as place:
            path = f"/api/tables/{table}/live"
            async with LiveSocket(place.app, path, held) as live:
                live.say({"type": "hello", "number": 0, "chat": 0})
                live.say({"type": "chat", "text": "ciao", "key": "again"})
                live.say({"type": "act", "act": "propose_cancel", "key": "other"})
                await live.settle()
                told = [message.get("text", "") for message in live.told]
                assert not any('"type":"chat"' in text for text in told)
                assert any('"key":"again"' in text and '"unknown"' in text for text in told)
                assert any('"type":"done","key":"other"' in text for text in told)

    asyncio.run(scene())


def test_every_folder_is_a_feature_that_is_listed() -> None:
    folder = Path(__file__).parents[2] / "src/magnifico/features"
    folders = sorted(one.name for one in folder.iterdir() if (one / "__init__.py").is_file())
    assert folders == sorted(FEATURES)


def test_the_settings_of_a_server_know_nothing_of_its_features_by_default() -> None:
    assert tuple(switched_on(Settings().without)) == FEATURES
