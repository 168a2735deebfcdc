"""How many live tables a server carries: `make bench-load`.

A live table is four WebSockets and one move a second. The largest number of tables is looked for at which 99 of 100
moves have reached everybody within 150 ms of being sent. The load comes from a second process (load_driver.py).
Measured for SQLite with one server process and for PostgreSQL + Redis with two; written to bench/load.md.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from magnifico.typed import count, seconds
from tests.environment import without_settings
from tests.server.services import Postgres, Redis, ServiceError

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "load.md"
LIMIT_MS = 150.0
GOAL = 300
START_SECONDS = 60.0


@dataclass
class Setup:
    """One way to run the server."""

    name: str
    flags: list[str]
    processes: int = 1
    steps: list[dict[str, Any]] = field(default_factory=list)
    begun_kib: int = 0
    largest_kib: int = 0

    @property
    def best(self) -> dict[str, Any] | None:
        """The largest step within the limit."""
        return max((one for one in self.steps if one["ok"]), key=_tables, default=None)


def _tables(step: dict[str, Any]) -> int:
    return int(step["tables"])


class ServerProcess:
    """One server on a free port."""

    def __init__(self, flags: list[str], log: Path) -> None:
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "magnifico.server", "--port=0", *flags],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={
                    **without_settings(os.environ),
                    "MAGNIFICO_RATE_LIMITS": "0",
                    "MAGNIFICO_BOT_WORKERS": "0",
                },
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "listens on" not in line:
            raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")
        self.address = line.split()[-1]

    def stop(self) -> None:
        """SIGTERM, then wait."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def kib(self) -> int:
        """Memory in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0

    @property
    def cpu_seconds(self) -> float:
        """Processor time used so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def driver(addresses: list[str]) -> Iterator[subprocess.Popen[str]]:
    """The process that makes the load."""
    process = subprocess.Popen(
        [sys.executable, str(FOLDER / "load_driver.py"), ",".join(addresses)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def ask(process: subprocess.Popen[str], wish: dict[str, object]) -> dict[str, Any]:
    """One line to the driver, one line back."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(wish) + "\n")
    process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        raise RuntimeError("the driver ended")
    found: dict[str, Any] = json.loads(answer)
    return found


def measure(setup: Setup, chosen: argparse.Namespace, folder: Path) -> None:
    """Raise the number of tables until the limit is passed."""
    with ExitStack() as stack:
        servers: list[ServerProcess] = []
        for _ in range(setup.processes):
            server = ServerProcess(setup.flags, folder / "server.log")
            stack.callback(server.stop)
            servers.append(server)
        process = stack.enter_context(driver([server.address for server in servers]))
        ask(process, {"tables": 1, "seconds": 1})  # everything is loaded once
        setup.begun_kib = sum(server.kib for server in servers)
        missed = 0
        for count in range(chosen.step, chosen.most + 1, chosen.step):
            ask(process, {"tables": count})
            used = [server.cpu_seconds for server in servers]
            begun = time.monotonic()
            step = ask(process, {"tables": count, "seconds": chosen.seconds})
            spent = time.monotonic() - begun
            step["cpu"] = [
                round((server.cpu_seconds - before) / spent, 2)
                for server, before in zip(servers, used, strict=True)
            ]
            setup.largest_kib = sum(server.kib for server in servers)
            step["kib"] = (setup.largest_kib - setup.begun_kib) / count
            p99 = step["p99"]
            step["ok"] = p99 is not None and p99 < LIMIT_MS and not step["late"]
            setup.steps.append(step)
            print(
                f"    {count:>4} tables: {step['moves_per_second']:>6} moves/s, "
                f"p50 {step['p50']} ms, p99 {p99} ms, processor {step['cpu']}, "
                f"load process {step['driver_cpu']}, machine load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
            missed = 0 if step["ok"] else missed + 1
            if missed == 2:
                break


def report(setups: list[Setup], chosen: argparse.Namespace, load_before: float) -> str:
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
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    parser.add_argument("--output", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    load_before = os.getloadavg()[0]
    setups: list[Setup] = []
    if chosen.only != "postgresql":
        with tempfile.TemporaryDirectory(prefix="magnifico-load-") as folder:
            setup = Setup("SQLite, one process", [f"--data={folder}"])
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
    chosen.output.write_text(report(setups, chosen, load_before), encoding="utf-8")
    print(f"wrote {chosen.output.name}")
    best = setups[0].best if setups else None
    if chosen.only != "postgresql" and (best is None or best["tables"] < GOAL):
        print(f"the goal of {GOAL} tables on SQLite is missed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
