"""What one stranger's flood of requests for a list costs players: `PYTHONPATH=. python bench/list_flood.py`.

20,000 finished games, 40 connections from one address, the server's own settings; a player looks and moves meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from load_processes import REPOSITORY, ServerProcess
from magnifico.client import Client, ServerProblem

DEFAULTS = ["--rate-limits=1", "--shed-seconds=0.25"]


def fill(database: Path, games: int) -> None:
    """Add finished public games with three seats each, copied from the one that is there."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (model,) = connection.execute("SELECT id FROM tables LIMIT 1").fetchone()
        for rows, own in (("tables", "id"), ("seats", "table_id")):
            names = [each[1] for each in connection.execute(f"PRAGMA table_info({rows})")]
            changed = {own: "'t' || n", "secret": "'s' || n || '-' || seat", "folded": "'p' || n"}
            if rows == "tables":
                changed |= {"status": "'over'", "public": "1", "changed_at": "n * 1000"}
            columns = ", ".join(f'"{name}"' for name in names)
            values = ", ".join(changed.get(name, f'"{name}"') for name in names)
            connection.execute(
                f"WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {games}) "
                f"INSERT INTO {rows} ({columns}) SELECT {values} FROM {rows}, count WHERE {own} = ?",
                (model,),
            )


async def flood(address: str, path: str, seconds: float, connections: int) -> None:
    """Ask over and over, and print how often which status was the answer."""
    end = time.monotonic() + seconds
    told: Counter[str] = Counter()

    async def ask(client: httpx.AsyncClient) -> None:
        while time.monotonic() < end:
            try:
                told[str((await client.get(path)).status_code)] += 1
            except httpx.HTTPError as error:
                told[type(error).__name__] += 1

    async with httpx.AsyncClient(
        base_url=address, trust_env=False, timeout=60, limits=httpx.Limits(max_connections=None)
    ) as client:
        await asyncio.gather(*(ask(client) for _ in range(connections)))
    print(json.dumps(told))


async def played(client: Client, seconds: float) -> str:
    """Look and move for a while at a new table; the medians."""
    table = await admitted(client)
    chance = random.Random(1)
    looks, moves, refused = [], [], 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            begun = time.perf_counter()
            state = (await client.state(table))["state"]
            looks.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            move = chance.choice(state["moves"])["move"]
            await client.move(table, move, state["number"], seat=state["to_act"][0])
            moves.append(time.perf_counter() - begun)
        except ServerProblem as problem:
            refused += 1
            assert problem.code in ("busy", "too_many"), problem
        await asyncio.sleep(0.3)
    shown = [f"{1000 * median(each):.0f} ms" if each else "-" for each in (looks, moves)]
    worst = 1000 * max([*looks, *moves], default=0)
    return (
        f"looks p50 {shown[0]}, moves p50 {shown[1]}, worst {worst:.0f} ms, "
        f"{len(moves)} moves, {refused} refused"
    )


async def admitted(client: Client) -> str:
    """A new table, as soon as the server takes it."""
    options = {"players": 3, "rules": "basic"}
    wanted: dict[str, Any] = {"options": options, "seats": ["me"] * 3, "start": True}
    while True:
        try:
            return str((await client.new_table(**wanted))["id"])
        except ServerProblem as problem:
            if problem.code != "busy":
                raise
            await asyncio.sleep(1)


async def measure(address: str, database: Path, games: int, connections: int) -> None:
    """Alone, during each flood, after."""
    client = Client(address, timeout=120)
    await client.guest("Anna")
    await admitted(client)
    fill(database, games)
    print("alone:", await played(client, 10), flush=True)
    for path in ("/api/archive", "/api/archive?player=zz", "/api/tables", "/api/watch"):
        begun = [sys.executable, __file__, "--flood", address, "--path", path]
        flooding = subprocess.Popen([*begun, "--connections", str(connections)])
        print(f"during {path}:", await played(client, 12), flush=True)
        await asyncio.to_thread(flooding.wait)
    print("after:", await played(client, 10), flush=True)
    await client.close()


def main() -> None:
    """Measure, or flood."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flood", default="")
    parser.add_argument("--path", default="")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--connections", type=int, default=40)
    parser.add_argument("--repository", type=Path, default=REPOSITORY, help="the server's sources")
    chosen = parser.parse_args()
    if chosen.flood:
        asyncio.run(flood(chosen.flood, chosen.path, 12, chosen.connections))
        return
    print("machine load:", os.getloadavg()[0])
    with tempfile.TemporaryDirectory(prefix="magnifico-flood-") as folder:
        flags = [f"--data={folder}", *DEFAULTS]
        server = ServerProcess(flags, Path(folder) / "server.log", chosen.repository)
        try:
            database = Path(folder) / "magnifico.db"
            asyncio.run(measure(server.address, database, chosen.games, chosen.connections))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
