"""How many live tables a server carries: `make bench-load`.

A live table is four WebSockets and one move a second. The largest number of tables is looked for at which 99 of 100
moves have reached everybody within 150 ms of being sent. The load comes from a second process (load_driver.py).
Measured for SQLite with one server process and for PostgreSQL + Redis with two; written to bench/load.md.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from load_processes import REPOSITORY, ServerProcess, driver_of
from magnifico.typed import count, seconds
from move_cost import Contestant, measure_costs, report_costs
from tests.server.services import Postgres, Redis, ServiceError

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "load.md"
LIMIT_MS = 150.0
GOAL = 300


@dataclass
class Setup:
    """One way to run the server."""

    name: str
    flags: list[str]
    processes: int = 1
    repository: Path = REPOSITORY
    steps: list[dict[str, Any]] = field(default_factory=list)
    begun_kib: int = 0
    largest_kib: int = 0

    @property
    def best(self) -> dict[str, Any] | None:
        """The largest step within the limit."""
        return max((one for one in self.steps if one["ok"]), key=_tables, default=None)


def numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    return [count(part) for part in text.split(",")]


def _tables(step: dict[str, Any]) -> int:
    return int(step["tables"])


def measure(setup: Setup, chosen: argparse.Namespace, folder: Path) -> None:
    """Raise the number of tables until the limit is passed."""
    with ExitStack() as stack:
        servers: list[ServerProcess] = []
        for _ in range(setup.processes):
            server = ServerProcess(setup.flags, folder / "server.log", setup.repository)
            stack.callback(server.stop)
            servers.append(server)
        addresses = ",".join(server.address for server in servers)
        driver = driver_of(setup.repository, addresses)
        stack.callback(driver.stop)
        driver.ask({"tables": 1, "seconds": 1})  # everything is loaded once
        setup.begun_kib = sum(server.kib for server in servers)
        missed = 0
        for tables in chosen.steps or range(chosen.step, chosen.most + 1, chosen.step):
            driver.ask({"tables": tables})
            used = [server.cpu_seconds for server in servers]
            begun = time.monotonic()
            step = driver.ask({"tables": tables, "seconds": chosen.seconds})
            spent = time.monotonic() - begun
            step["cpu"] = [
                round((server.cpu_seconds - before) / spent, 2)
                for server, before in zip(servers, used, strict=True)
            ]
            setup.largest_kib = sum(server.kib for server in servers)
            step["kib"] = (setup.largest_kib - setup.begun_kib) / tables
            p99 = step["p99"]
            step["ok"] = p99 is not None and p99 < LIMIT_MS and not step["late"]
            setup.steps.append(step)
            print(
                f"    {tables:>4} tables: {step['moves_per_second']:>6} moves/s, "
                f"p50 {step['p50']} ms, p99 {p99} ms, processor {step['cpu']}, "
                f"load process {step['driver_cpu']}, machine load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
            missed = 0 if step["ok"] else missed + 1
            if missed == 2:
                break


def report(setups: list[Setup], costs: list[Contestant], load_before: float) -> str:
    """The page with the figures."""
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    engine = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", "version"], capture_output=True, text=True
    ).stdout.strip()
    lines = [
        "# Load",
        "",
        f"Written by `make bench-load` on {day}: {engine}, {os.cpu_count()} cores, "
        f"{platform.system()}; machine load before: {load_before:.1f}.",
        "",
        "A live table is four WebSockets and one move a second (four players, advanced rules, random legal moves). "
        "The time counts from sending a move until the last of the four has it. "
        f"Limit: p99 under {LIMIT_MS:.0f} ms. Server, load and databases share the machine.",
        "",
        "| Setup | Largest number of tables | Moves/s | p50 ms | p99 ms | Memory per table |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for setup in setups:
        best = setup.best
        if best is None:
            lines.append(f"| {setup.name} | none | | | | |")
            continue
        lines.append(
            f"| {setup.name} | {best['tables']} | {best['moves_per_second']} | {best['p50']} "
            f"| {best['p99']} | {best['kib']:.0f} KiB |"
        )
    if costs:
        lines += ["", *report_costs(costs)]
    for setup in setups:
        lines += ["", f"## {setup.name}", ""]
        lines += [
            "| Tables | Moves/s | p50 ms | p99 ms | Worst ms | Late | Processor | Load process |"
        ]
        lines += ["|---:|---:|---:|---:|---:|---:|---|---:|"]
        for step in setup.steps:
            cpu = " + ".join(str(one) for one in step["cpu"])
            lines.append(
                f"| {step['tables']} | {step['moves_per_second']} | {step['p50']} | {step['p99']} "
                f"| {step['worst']} | {step['late']} | {cpu} | {step['driver_cpu']} |"
            )
    lines += [
        "",
        "Late: moves that were not sent because the one before had not reached everybody after a second. "
        "Processor: cores used by each server process. What limits it: docs/scaling.md.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Measure both setups and write the page; 1 if the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=seconds, default=15.0, help="of each step")
    parser.add_argument("--step", type=count, default=50, help="tables more in each step")
    parser.add_argument("--most", type=count, default=800)
    parser.add_argument(
        "--steps", type=numbers, help="numbers of tables in place of these, such as 600,900,1100"
    )
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    parser.add_argument(
        "--before",
        type=Path,
        help="a folder with an earlier commit, compiled, to measure beside it",
    )
    parser.add_argument(
        "--cost-rounds", type=int, default=3, help="rounds beside the peer; 0 leaves it out"
    )
    parser.add_argument(
        "--cost-tables",
        type=numbers,
        default=[60],
        help="tables at which a move's cost is measured",
    )
    parser.add_argument("--output", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    load_before = os.getloadavg()[0]
    setups: list[Setup] = []
    costs: list[Contestant] = []
    if chosen.cost_rounds:
        costs = measure_costs(chosen.cost_tables, chosen.before, chosen.cost_rounds, chosen.seconds)
    if chosen.only != "postgresql":
        sources = [("SQLite, one process", REPOSITORY)]
        if chosen.before is not None:
            sources.append(("SQLite, one process, the commit before", chosen.before))
        for name, repository in sources:
            with tempfile.TemporaryDirectory(prefix="magnifico-load-") as folder:
                setup = Setup(name, [f"--data={folder}"], repository=repository)
                print(f"{setup.name}:", flush=True)
                measure(setup, chosen, Path(folder))
                setups.append(setup)
    if chosen.only != "sqlite":
        try:
            with (
                tempfile.TemporaryDirectory(prefix="magnifico-load-") as folder,
                Postgres() as database,
                Redis() as redis,
            ):
                address = database.new_database()
                flags = [f"--data={folder}", f"--database={address}", f"--redis={redis.url}"]
                setup = Setup("PostgreSQL + Redis, two processes", flags, 2)
                print(f"{setup.name}:", flush=True)
                measure(setup, chosen, Path(folder))
                setups.append(setup)
        except ServiceError as error:
            print(f"not measured: {error}", file=sys.stderr)
    chosen.output.write_text(report(setups, costs, load_before), encoding="utf-8")
    print(f"wrote {chosen.output.name}")
    best = setups[0].best if setups else None
    if chosen.only != "postgresql" and (best is None or best["tables"] < GOAL):
        print(f"the goal of {GOAL} tables on SQLite is missed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
