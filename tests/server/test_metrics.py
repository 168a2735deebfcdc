"""Figures for Prometheus, logs without secrets, and a stop that finishes what is being written."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx

from magnifico.client import Client
from tests.server.server_process import (
    Server,
    ServerProcess,
    figures,
    guests,
    problem_of,
    run,
    seated,
    stranger,
)
from tests.waiting import eventually

BASIC = {"players": 2, "rules": "basic"}


def test_what_happens_is_counted(data: Path) -> None:
    async def play(server: Server) -> None:
        clients = await guests(server, "Anna", "Bruno")
        table = await seated(server, clients, options={"rules": "basic"})
        state = (await clients[0].state(table))["state"]
        mover = clients[state["to_act"][0]]
        async with mover.live(table) as live:
            await live.receive()
            await live.move("neutral market1 +1", 0)
            await problem_of(live.move("neutral market1 +1", 0))
            found = await figures(mover)
            assert found["magnifico_sockets", ()] == 1
            assert found["magnifico_tables_live", ()] == 1
        await problem_of(mover.move(table, "nonsense", 1))
        bots = await mover.new_table(
            options={"players": 2, "rules": "basic"}, seats=["random", "random"], start=True
        )
        moves: tuple[str, tuple[tuple[str, str], ...]]
        moves = ("magnifico_moves_total", (("by", "bot"), ("kind", "move")))

        async def several() -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
            found = await figures(mover)
            return found if found.get(moves, 0) > 3 else {}

        found = await eventually(several)
        assert found["magnifico_moves_total", (("by", "person"), ("kind", "move"))] == 1
        assert found["magnifico_refusals_total", (("code", "stale"),)] == 1
        assert found["magnifico_refusals_total", (("code", "bad_move"),)] == 1
        assert found["magnifico_commit_seconds_count", ()] >= found[moves]
        assert found["magnifico_bot_seconds_count", (("level", "random"),)] >= 1
        route = (("method", "POST"), ("route", "/api/tables/{table}/moves"), ("status", "422"))
        assert found["magnifico_requests_total", route] == 1
        text = await mover.get("/metrics")
        assert table not in text and bots["id"] not in text and "Anna" not in text

    with Server(data) as server:
        run(lambda: play(server))


def test_metrics_can_be_switched_off(data: Path) -> None:
    async def look(server: Server) -> None:
        assert (await problem_of(stranger(server).get("/metrics"))).status == 404
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as plain:
            assert (await plain.get("/healthz")).status_code == 200
            assert (await plain.get("/readyz")).json()["status"] == "ok"

    with Server(data, metrics=False) as server:
        run(lambda: look(server))


def test_logs_are_json_and_hold_no_secrets(data: Path) -> None:
    secrets: list[str] = []

    async def play(server: ServerProcess) -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        await anna.account("Anna", "pass-word-of-anna", "anna@example.org")
        await problem_of(stranger(server).sign_in("Anna", "a-wrong-password"))
        await anna.request("PUT", "/api/me/notifications", {"webhook": "http://127.0.0.1:9/hook"})
        hook = await anna.get("/api/me/notifications")
        await anna.new_table(options=BASIC, seats=["me", "random"], start=True)  # calls the hook
        table = await seated(server, [anna, bruno], options={"rules": "basic"})
        shown = await anna.get(f"/api/tables/{table}")
        links: list[Any] = [seat["link"] for seat in shown["seats"] if seat["link"]]
        secret = links[0].rsplit("/", 1)[1]
        (carla,) = await guests(server, "Carla")
        await carla.post(f"/api/seat-links/{secret}")
        await problem_of(carla.post(f"/api/seat-links/{secret}x/nonsense"))
        async with carla.live(table, number=0) as live:
            await live.receive()
            await live.send({"type": "chat", "text": "a-line-of-chat", "key": "k1"})
            await live.send({"type": "nonsense"})
        for client in (anna, bruno, carla):
            secrets.extend(client.cookie.split("=", 1)[1:])
        secrets.extend(["pass-word-of-anna", "a-wrong-password", "anna@example.org"])
        secrets.extend([secret, hook["webhook_secret"], "a-line-of-chat", "a-key-for-cookies"])
        failed = ("magnifico_notifications_total", (("channel", "webhook"), ("outcome", "failed")))

        async def called() -> bool:
            return failed in await figures(anna)

        await eventually(called)

    settings: dict[str, Any] = {
        "log_level": "debug",
        "secret": "a-key-for-cookies",
        "webhooks": True,
        "webhook_private": True,
        "notify_minutes": 0.01,
    }
    with ServerProcess(data, **settings) as server:
        run(lambda: play(server))
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["text"] == "ready" for line in lines)
    assert all({"at", "level", "from", "text"} <= line.keys() for line in lines)
    assert len(secrets) > 8
    for secret in secrets:
        assert secret not in text, secret
    assert not re.search(r"/api/seat-links/", text)


def test_a_stop_finishes_what_is_being_written(data: Path) -> None:
    """Moves are sent while the server is told to stop: what was answered is there, and nothing half."""
    answered: dict[str, tuple[Client, Any]] = {}

    async def play(server: ServerProcess) -> None:
        clients = await guests(server, *(f"Player {n}" for n in range(12)))
        pairs = [clients[n : n + 2] for n in range(0, 12, 2)]
        tables = [await seated(server, pair, options={"rules": "basic"}) for pair in pairs]

        async def move(pair: list[Client], table: str) -> None:
            state = (await pair[0].state(table))["state"]
            mover = pair[state["to_act"][0]]
            made = await mover.move(table, "neutral market1 +1", 0)
            answered[table] = (mover, made["entry"])

        moves = [
            asyncio.create_task(move(pair, table))
            for pair, table in zip(pairs, tables, strict=True)
        ]
        await asyncio.wait(moves, return_when=asyncio.FIRST_COMPLETED)
        assert await asyncio.to_thread(server.stop) in (0, -15)
        await asyncio.gather(*moves, return_exceptions=True)
        await asyncio.to_thread(server.start)
        assert answered
        for table, (mover, entry) in answered.items():
            assert (await mover.state(table, number=0))["entries"] == [entry]
        for pair, table in zip(pairs, tables, strict=True):
            assert (await pair[0].state(table))["state"]["number"] in (0, 1)

    with ServerProcess(data) as server:
        run(lambda: play(server))
