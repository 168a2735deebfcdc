"""What a move costs a server: processor time with four listeners, beside a boardgame.io server and the commit before.

Every contestant runs alone, several times in turn; `bench/load.py` puts the figures into bench/load.md.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from load_processes import Driver, DriverError, ServerProcess, driver_of, processor_seconds

FOLDER = Path(__file__).resolve().parent
PEER = FOLDER / "boardgame_io"
PEER_NAME = "boardgame.io, in memory"
WARM_UP_SECONDS = 5.0


@dataclass
class Contestant:
    """One server to measure, and what it took."""

    name: str
    tables: int
    running: Callable[[], object]
    costs: list[float] = field(default_factory=list)  # milliseconds of processor time for a move
    p99: list[float] = field(default_factory=list)

    @property
    def cost(self) -> float:
        """The median over the rounds."""
        return statistics.median(self.costs)


@contextmanager
def our_server(repository: Path) -> Iterator[tuple[int, Driver]]:
    """A server on SQLite from the sources of that folder, and the driver there, which speaks its protocol."""
    with tempfile.TemporaryDirectory(prefix="magnifico-cost-") as data:
        server = ServerProcess([f"--data={data}"], Path(data) / "server.log", repository)
        driver = driver_of(repository, server.address)
        try:
            yield server.process.pid, driver
        finally:
            driver.stop()
            server.stop()


@contextmanager
def peer_server() -> Iterator[tuple[int, Driver]]:
    """A boardgame.io server that keeps its matches in memory."""
    node = [str(FOLDER.parent / "scripts" / "node.sh"), "node"]
    server = subprocess.Popen(
        [*node, "server.cjs"],
        cwd=PEER,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    assert server.stdout is not None
    port = server.stdout.readline().split()[-1]
    driver = Driver([*node, str(PEER / "driver.cjs"), f"http://127.0.0.1:{port}"], None)
    try:
        yield server.pid, driver
    finally:
        driver.stop()
        server.kill()
        server.wait(10)
        server.stdout.close()


def measure(contestant: Contestant, seconds: float) -> None:
    """One round: open the tables, warm up, then count processor time and moves."""
    with contestant.running() as (pid, driver):  # type: ignore[attr-defined]
        tables = contestant.tables
        driver.ask({"tables": tables})
        driver.ask({"tables": tables, "seconds": WARM_UP_SECONDS})
        before = processor_seconds(pid)
        result = driver.ask({"tables": tables, "seconds": seconds})
        used = processor_seconds(pid) - before
    moves = result["moves"] + result["warm_up_moves"]
    contestant.costs.append(1000 * used / moves)
    contestant.p99.append(result["p99"])
    print(
        f"    {contestant.name}, {tables} tables: {contestant.costs[-1]:.2f} ms a move", flush=True
    )


def measure_costs(
    tables: list[int], before: Path | None, rounds: int, seconds: float
) -> list[Contestant]:
    """Ours, the peer and the commit before, in turn, with each of these numbers of tables."""
    contestants: list[Contestant] = []
    for count in tables:
        contestants += [
            Contestant("this commit, SQLite", count, lambda: our_server(FOLDER.parent)),
            Contestant(PEER_NAME, count, peer_server),
        ]
        if before is not None:
            contestants.append(
                Contestant("the commit before, SQLite", count, lambda: our_server(before))
            )
    print("Cost of a move:", flush=True)
    for _ in range(rounds):
        for contestant in contestants:
            try:
                measure(contestant, seconds)
            except DriverError as error:
                print(f"    {contestant.name}: {error}; once more", flush=True)
                measure(contestant, seconds)
    return contestants


def report_costs(contestants: list[Contestant]) -> list[str]:
    """The lines of the section in bench/load.md."""
    lines = [
        "## Cost of a move",
        "",
        "Tables of four connections, one move a second each; processor time of the server process, user and "
        "system, divided by the moves; the median of the rounds, which took turns. The peer is a "
        "[boardgame.io](https://boardgame.io) server (bench/boardgame_io) with a toy game whose state is as large as "
        "what one of our seats sees; it keeps its matches in memory and has no rules, ours stores every move on disk.",
        "",
        "| Server | Tables | ms a move | of the peer's | rounds | p99 ms |",
        "|---|---:|---:|---:|---|---:|",
    ]
    for one in contestants:
        peer = next(
            each for each in contestants if each.name == PEER_NAME and each.tables == one.tables
        )
        rounds = ", ".join(f"{cost:.2f}" for cost in one.costs)
        lines.append(
            f"| {one.name} | {one.tables} | {one.cost:.2f} | {one.cost / peer.cost:.2f} | {rounds} "
            f"| {statistics.median(one.p99):.1f} |"
        )
    return lines
