"""What a server does beyond its limit: `make bench-ramp`.

The load (load_driver.py, tables of four WebSockets) rises to twice what the server carries and falls again. Refused
moves are repeated with the same key after the time the server asks for. Checked at the end: every acknowledged move is
in the log exactly once, accepted moves stayed under a second, and the latency is what it was. Written to bench/ramp.md.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from load_processes import Driver, ServerProcess
from magnifico.typed import count, seconds

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "ramp.md"
LIMIT_MS = 1000.0


def entries_in(file: Path) -> dict[str, list[tuple[int, str | None]]]:
    """Number and key of every entry, by table."""
    found: dict[str, list[tuple[int, str | None]]] = {}
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT table_id, number, client_key FROM entries ORDER BY table_id, number"
        for table, number, key in connection.execute(query):
            found.setdefault(table, []).append((number, key))
    return found


def losses(acknowledged: dict[str, list[list[Any]]], file: Path) -> tuple[int, int, int]:
    """Acknowledged moves, those that are not in the log exactly once under their number, and tables with a gap."""
    stored = entries_in(file)
    lost = total = 0
    for table, moves in acknowledged.items():
        logged = stored.get(table, [])
        for number, key in moves:
            total += 1
            same = [at for at, stored_key in logged if stored_key == key]
            lost += same != [number]
    gaps = sum(
        [number for number, _ in logged] != list(range(1, len(logged) + 1))
        for logged in stored.values()
    )
    return total, lost, gaps


def report(steps: list[dict[str, Any]], total: int, lost: int, gaps: int, load: float) -> str:
    """The page with the figures."""
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    lines = [
        "# Beyond the limit",
        "",
        f"Written by `make bench-ramp` on {day}: {os.cpu_count()} cores, {platform.system()}; machine load before: "
        f"{load:.1f}. SQLite, one process, four WebSockets a table; server and load share the machine.",
        "",
        "| Tables | Moves wanted/s | Accepted/s | p50 ms | p99 ms | Worst ms | Moves refused | Tables refused |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for step in steps:
        lines.append(
            f"| {step['tables']} | {step['wanted']} | {step['moves_per_second']} | {step['p50']} "
            f"| {step['p99']} | {step['worst']} | {step['refused']} | {step['tables_refused']} |"
        )
    lines += [
        "",
        f"{total} acknowledged moves, {lost} not in the log exactly once, {gaps} logs with a gap. The time counts from "
        "sending an accepted move until the last of the four has it.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Up, down, compare; 1 if something was lost or an accepted move took too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=count, default=300, help="what the server carries")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=seconds, default=12.0, help="of each step")
    parser.add_argument("--output", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    steps: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="magnifico-ramp-") as folder:
        flags = [f"--data={folder}", "--shed-seconds=0.25"]
        server = ServerProcess(flags, Path(folder) / "server.log")
        try:
            driver = Driver([sys.executable, str(FOLDER / "load_driver.py"), server.address])
            try:
                half = max(10, chosen.tables // 2)
                for tables in (half, chosen.tables, chosen.tables * 2, chosen.tables, half):
                    wish = {"tables": tables, "rate": chosen.rate, "polite": True}
                    step = driver.ask({**wish, "seconds": chosen.seconds})
                    steps.append(step)
                    print(f"    {step}", flush=True)
                acknowledged = driver.ask({"acknowledged": True})
            finally:
                driver.stop()
        finally:
            server.stop()
        total, lost, gaps = losses(acknowledged["tables"], Path(folder) / "magnifico.db")
    chosen.output.write_text(report(steps, total, lost, gaps, load), encoding="utf-8")
    print(f"wrote {chosen.output.name}: {total} acknowledged, {lost} lost, {gaps} gaps")
    slow = [step for step in steps if step["p99"] is not None and step["p99"] > LIMIT_MS]
    before, after = steps[0]["p99"] or 0.0, steps[-1]["p99"] or 0.0
    returned = after <= max(2 * before, before + 50)
    if lost or gaps or slow or not returned or not total:
        print(f"missed: {lost} lost, {len(slow)} steps over a second, returned: {returned}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
