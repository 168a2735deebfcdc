"""Guests, accounts, signing in and out, and what keeps strangers out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnifico.client import LiveTable
from tests.server.server_process import (
    Server,
    ServerProcess,
    forged,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)

PASSWORD = "correct horse battery"


async def hear_forever(live: LiveTable) -> None:
    while True:
        await live.receive()


def test_a_guest_becomes_an_account_and_loses_nothing(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        before = await anna.get("/api/me")
        account = await anna.account("Anna Medici", PASSWORD, "anna@example.org")
        assert account["id"] == before["id"] and account["account"]
        other_device = stranger(server)
        await other_device.sign_in("ANNA medici", PASSWORD)
        assert (await other_device.state(table))["state"]["seat"] == 0
        assert [one["id"] for one in (await other_device.get("/api/my-games"))["tables"]] == [table]

    run(play)


def test_what_a_guest_began_comes_along_when_signing_in(server: Server) -> None:
    async def play() -> None:
        anna, phone, bruno = await guests(server, "Anna", "Anna on the phone", "Bruno")
        await anna.account("Anna Two", PASSWORD)
        table = await seated(server, [phone, bruno], options={"rules": "basic"})
        await phone.sign_in("Anna Two", PASSWORD)
        assert (await anna.state(table))["state"]["seat"] == 0
        assert (await phone.state(table))["state"]["seat"] == 0

    run(play)


def test_sign_in_does_not_tell_whether_a_name_exists(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna Three", PASSWORD)
        wrong = await problem_of(stranger(server).sign_in("Anna Three", "wrong password"))
        absent = await problem_of(stranger(server).sign_in("Nobody At All", "wrong password"))
        assert (wrong.status, wrong.code) == (401, "cannot_sign_in")
        assert (wrong.code, wrong.sentence, wrong.details) == (
            absent.code,
            absent.sentence,
            absent.details,
        )
        (bruno,) = await guests(server, "Bruno")
        assert (await problem_of(bruno.account("anna three", PASSWORD))).code == "name_taken"

    run(play)


def test_signing_out_everywhere_ends_cookies_and_connections(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        await anna.account("Anna Four", PASSWORD)
        phone = stranger(server)
        await phone.sign_in("Anna Four", PASSWORD)
        async with phone.live(table) as live:
            await live.receive()
            await anna.post("/api/sign-out-everywhere")
            with pytest.raises(ConnectionClosed):
                await hear_forever(live)
        assert (await problem_of(phone.get("/api/me"))).code == "not_signed_in"
        assert (await problem_of(anna.get("/api/me"))).code == "not_signed_in"

    run(play)


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        value = anna.cookie.partition("=")[2]
        for cookie in (forged(value), "x", "." * 50, "a" * 5000):
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
                answer = await http.get("/api/me", headers={"cookie": f"magnifico={cookie}"})
                assert answer.status_code == 401

    run(play)


def test_requests_from_foreign_pages_are_refused(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            foreign = {"origin": "https://evil.example", "cookie": anna.cookie}
            answer = await http.post("/api/guest", json={"name": "X"}, headers=foreign)
            assert answer.status_code == 403 and answer.json()["code"] == "foreign_page"
            own = {"origin": server.address}
            answer = await http.post("/api/guest", json={"name": "X"}, headers=own)
            assert answer.status_code == 200
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            async with anna.live(table, origin="https://evil.example") as live:
                await live.receive()

    run(play)


def test_bad_input_is_refused_clearly(server: Server) -> None:
    async def play() -> None:
        (anna,) = await guests(server, "Anna")
        async with httpx.AsyncClient(
            base_url=server.address, trust_env=False, headers={"cookie": anna.cookie}
        ) as http:
            bad: list[tuple[str, str, bytes, int]] = [
                ("POST", "/api/guest", b"{", 422),
                ("POST", "/api/guest", b"[" * 50_000, 400),
                ("POST", "/api/guest", b'{"name": "\\ud800"}', 422),
                ("POST", "/api/guest", b'{"name": "a\\u0000b"}', 422),
                ("POST", "/api/guest", b'{"name": "x", "more": 1}', 422),
                ("POST", "/api/guest", b" " * 70_000, 413),
                ("POST", "/api/tables/nothing/moves", b'{"move":"end","number":0,"key":"k"}', 404),
                ("POST", "/api/tables/%00/start", b"{}", 404),
                ("POST", "/api/tables", b'{"title": "\\u0000"}', 422),
                ("PUT", "/api/guest", b"{}", 405),
                ("GET", "/api/no-such-thing", b"", 404),
                ("GET", "/api/archive?player=%00%25_", b"", 200),
                ("GET", "/api/my-games?before=99999999999999999999", b"", 422),
            ]
            for method, path, body, status in bad:
                headers = {"content-type": "application/json"}
                answer = await http.request(method, path, content=body, headers=headers)
                assert answer.status_code == status, (method, path, answer.text)
                if status >= 400:
                    assert set(answer.json()) == {"status", "code", "sentence", "details"}

    run(play)


def test_nonsense_over_the_websocket_is_refused_and_the_connection_stays(server: Server) -> None:
    async def play() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        async with anna.live(table) as live:
            for frame in ("{", "[]", '"x"', '{"type": "no"}', '{"type": "move"}', "x" * 5000):
                await live.socket.send(frame)
                while (message := await live.receive())["type"] != "refused":
                    pass
                assert message["problem"]["code"] in ("bad_request", "too_large")
            await live.socket.send(b"\x00\x01")
            await live.send({"type": "ping"})
            while (await live.receive())["type"] != "pong":
                pass
        with pytest.raises(ConnectionClosed):
            async with stranger(server).live("nothing") as live:
                await live.receive()

    run(play)


def test_rate_limits_ask_to_wait(data: Path) -> None:
    async def play(server: Server) -> None:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna", PASSWORD)
        codes = []
        for _ in range(4):
            problem = await problem_of(stranger(server).sign_in("Anna", "wrong password"))
            codes.append(problem.code)
        assert codes == ["cannot_sign_in"] * 3 + ["too_many"]
        assert problem.status == 429 and problem.details["wait_seconds"] >= 1
        table = (await anna.new_table(options={"players": 2}))["id"]
        results = await asyncio.gather(
            *(anna.say(table, "x", key=f"k{number}") for number in range(8)), return_exceptions=True
        )
        assert any(getattr(result, "code", "") == "too_many" for result in results)

    with Server(data, rate_limits=0.3) as server:
        run(lambda: play(server))


def test_secrets_never_appear_in_the_log(data: Path) -> None:
    async def play(server: ServerProcess) -> list[str]:
        (anna,) = await guests(server, "Anna")
        await anna.account("Anna", PASSWORD)
        await problem_of(stranger(server).sign_in("Anna", "another secret word"))
        table = await anna.new_table(options={"players": 2}, seats=["me", "random"], start=True)
        secret = table["seats"][0]["link"].removeprefix("/seat/")
        await anna.post(f"/api/seat-links/{secret}")
        async with anna.live(table["id"]) as live:
            await live.receive()
        return [PASSWORD, "another secret word", secret, *anna._http.cookies.values()]

    found: list[str] = []

    async def both() -> None:
        found.extend(await play(server))

    with ServerProcess(data, log_level="debug") as server:
        run(both)
    log = server.log.read_text()
    assert log and not [secret for secret in found if secret in log]
