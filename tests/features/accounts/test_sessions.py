"""Sessions: what a cookie is worth, and how they are ended."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from magnifico.client import Client
from magnifico.secret import Secret
from magnifico.server.auth.devices import device_words
from magnifico.server.auth.identity import CONFIRMED_SECONDS, Identity
from magnifico.server.storage.database import Database
from magnifico.server.storage.rows import Rows
from tests.features.accounts.test_people import PASSWORD, hear_forever
from tests.server.in_process import in_process
from tests.server.server_process import (
    Server,
    ServerProcess,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.waiting import eventually

BASIC = {"rules": "basic"}


async def code_with(server: Server, cookie: str, path: str = "/api/me") -> int:
    """What a request with a cookie of before is answered."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        return (await http.get(path, headers={"cookie": cookie})).status_code


async def sessions_of(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.get("/api/me/sessions"))["sessions"]
    return found


def test_a_cookie_is_worthless_after_signing_out(server: Server) -> None:
    """ATTACK D12: signing out used to delete the cookie in the browser only."""

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        cookie = anna.cookie
        assert await code_with(server, cookie) == 200
        await anna.post("/api/sign-out")
        assert await code_with(server, cookie) == 401

    run(play)


def test_a_guest_gets_a_new_cookie_on_becoming_an_account(server: Server) -> None:
    """ATTACK D12: a cookie planted in somebody's browser must not become a key to their account."""

    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        planted = anna.cookie
        await anna.account("Anna of the cookies", PASSWORD)
        assert await code_with(server, planted) == 401
        (guest,) = await guests(server, "Somebody")
        planted = guest.cookie
        await guest.sign_in("Anna of the cookies", PASSWORD)
        assert await code_with(server, planted) == 401
        assert (await guest.get("/api/me"))["account"] and (await anna.get("/api/me"))["account"]

    run(play)


def test_sessions_are_listed_and_ended_one_by_one_or_all_others(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        await anna.account("Anna of the sessions", PASSWORD)
        table = await seated(server, [anna, bruno], options=BASIC)
        phone, tablet, laptop = stranger(server), stranger(server), stranger(server)
        phone._http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
        for device in (phone, tablet, laptop):
            await device.sign_in("Anna of the sessions", PASSWORD)
        found = await sessions_of(anna)
        assert len(found) == 4 and [one["current"] for one in found].count(True) == 1
        (of_phone,) = [one for one in found if one["device"] == "Firefox, Android"]
        assert of_phone["seen_at"] >= of_phone["created_at"] > 0
        assert (
            await problem_of(bruno.request("DELETE", f"/api/me/sessions/{of_phone['id']}"))
        ).code == "unknown"
        async with phone.live(table) as live:
            await live.receive()
            await anna.request("DELETE", f"/api/me/sessions/{of_phone['id']}")
            with pytest.raises(ConnectionClosed):
                await hear_forever(live)
        assert (await problem_of(phone.get("/api/me"))).code == "not_signed_in"
        assert (await tablet.get("/api/me"))["account"]
        async with tablet.live(table) as live, anna.live(table) as own:
            await live.receive()
            await anna.request("DELETE", "/api/me/sessions")
            with pytest.raises(ConnectionClosed):
                await hear_forever(live)
            assert (await own.ask({"type": "chat", "text": "still here", "key": "k"}))[
                "type"
            ] == "done"
        assert (await problem_of(laptop.get("/api/me"))).code == "not_signed_in"
        assert [one["current"] for one in await sessions_of(anna)] == [True]

    run(play)


def test_signing_out_everywhere_reaches_other_processes_without_redis(data: Path) -> None:
    """ATTACK D10: nothing told other processes, so their sockets stayed open and could even chat."""

    async def play(here: ServerProcess, there: ServerProcess) -> None:
        anna, bruno = await guests(here, "Anna", "Bruno")
        await anna.account("Anna", PASSWORD)
        table = await seated(here, [anna, bruno], options=BASIC)
        phone = stranger(there)
        await phone.sign_in("Anna", PASSWORD)
        async with phone.live(table) as live:
            await live.receive()
            await anna.post("/api/sign-out-everywhere")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(hear_forever(live), 120)

    with (
        ServerProcess(data, catch_up_seconds=0.5) as here,
        ServerProcess(data, catch_up_seconds=0.5) as there,
    ):
        run(lambda: play(here, there))


def test_a_session_seen_to_be_open_is_not_read_again_for_every_move(tmp_path: Path) -> None:
    async def play() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/people.db")
        await database.migrate()
        identity = Identity(database, Secret("s" * 40), Rows())
        anna = await identity.new_guest("Anna", "en", "")
        remembered = identity._remembered[anna.session]
        remembered.until = remembered.read - 1
        identity.confirm([anna.session, Secret("unknown")])
        assert await identity.of_session(anna.id, anna.session) is anna
        remembered.read -= CONFIRMED_SECONDS
        remembered.until = remembered.read
        identity.confirm([anna.session])
        again = await identity.of_session(anna.id, anna.session)
        assert again == anna and again is not anna, "now and then the person is read again"
        await identity.sessions.end(anna.id, anna.session)
        identity.forget(anna.id)
        identity.confirm([anna.session])
        assert await identity.of_session(anna.id, anna.session) is None
        await database.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1", "Safari, iPhone"),
        ("python-httpx/0.28", "python-httpx"),
        ("\x1b[31m", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_devices_are_named_in_words(agent: str, words: str) -> None:
    assert device_words(agent) == words


def test_a_session_that_ended_elsewhere_is_noticed_by_the_next_look(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ATTACK, low: without Redis, requests at another process were answered for five more seconds."""
    monkeypatch.setattr("magnifico.server.auth.identity.REMEMBERED_SECONDS", 3600.0)

    async def play() -> None:
        async with in_process(data) as here, in_process(data, catch_up_seconds=0.1) as there:
            anna, same = await here.guest("Anna"), await there.browser()
            same.cookies = anna.cookies
            assert (await same.get("/api/me")).status_code == 200
            session = (await anna.get("/api/me/sessions")).json()["sessions"][0]["id"]
            await anna.delete(f"/api/me/sessions/{session}")

            async def ended() -> bool:
                return (await same.get("/api/me")).status_code == 401

            await eventually(ended)

    asyncio.run(play())
