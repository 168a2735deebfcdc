"""Refusals that ask to come back later: when, in the body and in the header, and that it is true."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from magnifico.server import limits
from magnifico.server.connections import HttpConnection
from magnifico.table.problems import Problem
from tests.server.in_process import begun, in_process
from tests.server.server_process import Server


class FakeClock:
    """The clock of the limits, which a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        clock = SimpleNamespace(monotonic=lambda: self.now, time=time.time)
        monkeypatch.setattr(limits, "time", clock)


def wait_of(refused: httpx.Response, status: int, code: str) -> int:
    """The seconds in the header, which are those of the body."""
    told = refused.json()
    assert (refused.status_code, told["code"]) == (status, code)
    seconds = int(refused.headers["retry-after"])
    assert seconds == told["details"]["wait_seconds"] >= 1
    return seconds


def test_whoever_comes_back_when_told_is_let_in(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock(monkeypatch)

    async def ask() -> None:
        async with in_process(data, rate_limits=1 / 60) as place:  # one guest in ten minutes
            browser = await place.browser()

            async def guest() -> httpx.Response:
                return await browser.post("/api/guest", json={"name": "Anna"})

            assert (await guest()).status_code == 200
            clock.now += 0.6
            seconds = wait_of(await guest(), 429, "too_many")
            assert seconds == 600
            clock.now += seconds - 1
            assert wait_of(await guest(), 429, "too_many") == 1
            clock.now += 1
            assert (await guest()).status_code == 200

    asyncio.run(ask())


def test_a_used_up_quota_says_when_it_is_there_again(data: Path) -> None:
    async def fill() -> None:
        async with in_process(data, stored_per_person=0.02) as place:
            anna, bruno = await place.guest("Anna"), await place.guest("Bruno")
            table = await begun(anna, bruno)
            for number in range(40):
                line = {"text": "x" * 400, "key": f"key-{number}"}
                said = await anna.post(f"/api/tables/{table}/chat", json=line)
                if said.is_error:
                    break
            assert 1 <= wait_of(said, 429, "quota") <= 24 * 3600

    asyncio.run(fill())


@pytest.mark.parametrize("accept", ["application/json", "text/html"])
def test_a_busy_server_says_when_to_come_back_in_the_header(
    accept: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(weight: str) -> None:
        raise Problem("busy", {"wait_seconds": 7})

    async def ask() -> None:
        async with in_process(data) as place:
            browser = await place.browser()
            monkeypatch.setattr(place.services.load, "admit", busy)
            refused = await browser.get("/api/tables/unknown", headers={"accept": accept})
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "7")

    asyncio.run(ask())


def test_a_connection_too_many_is_told_when_to_come_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(data) as server:
        monkeypatch.setattr(HttpConnection, "most_per_address", 1)
        where = ("127.0.0.1", server.port)
        with socket.create_connection(where, 60) as held:
            held.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert held.recv(1000).startswith(b"HTTP/1.1 200")
            with socket.create_connection(where, 60) as refused:
                head = refused.makefile("rb").read().partition(b"\r\n\r\n")[0].split(b"\r\n")
    assert head[0].startswith(b"HTTP/1.1 503") and b"retry-after: 10" in head
