"""Servers as processes of their own, and clients that play on them or on those in this process."""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self

from prometheus_client.parser import text_string_to_metric_families

from magnifico import Game
from magnifico.client import Client, LiveTable, ServerProblem
from tests.environment import without_settings
from tests.processes import children_of
from tests.server.forked import ForkedProcess, start
from tests.server.server_thread import LIFTED
from tests.server.server_thread import Server as Server
from tests.waiting import PATIENCE

STOP_SECONDS = 60.0
OPENED: list[Client] = []


class AnyServer(Protocol):
    """A server that can be asked, wherever it runs."""

    @property
    def address(self) -> str: ...


class ServerProcess:
    """A server process on a free port of this machine, with its data in a folder."""

    lives: ClassVar[int] = 0  # of all servers

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = int(settings.pop("port", 0))
        self.folder: Path | None = settings.pop("folder", None)  # it is started in
        self.forked = bool(settings.pop("forked", True))
        self.settings = {**LIFTED, **settings}
        self.process: subprocess.Popen[str] | ForkedProcess | None = None
        self.log = data / "server.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        flags = [f"--data={self.data}", f"--port={self.port}"]
        for name, value in self.settings.items():
            flag = f"--{name.replace('_', '-')}"
            if isinstance(value, tuple):
                flags += [flag, *value]
            else:
                flags.append(flag if value is True else f"{flag}={value}")
        environment = without_settings(os.environ)
        self.process = start(
            "magnifico.cli.main", ["serve", *flags], environment, self.log, self.folder, self.forked
        )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        if "listens on" not in line:
            self.stop()
            raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.port = int(line.rsplit(":", 1)[1])
        ServerProcess.lives += 1
        return self

    def kill(self) -> None:
        """SIGKILL: nothing is finished, nothing is said."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """SIGTERM, and how it ended."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(STOP_SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def workers_of(server: Server | ServerProcess) -> list[int]:
    """The processes in which the server's computer opponents think, and those of others in the same process."""
    parent = os.getpid()
    if isinstance(server, ServerProcess):
        assert server.process is not None
        parent = server.process.pid
    children = children_of(parent)
    return [child.pid for child in children if "magnifico.server.bots.worker" in child.command]


def run(work: Callable[[], Awaitable[None]], seconds: float | None = PATIENCE) -> None:
    """Run a test's coroutine; without a limit of its own if each of many steps has one."""

    async def limited() -> None:
        try:
            await asyncio.wait_for(work(), seconds)
        finally:
            while OPENED:
                await OPENED.pop().close()

    asyncio.run(limited())


def stranger(server: AnyServer, language: str = "en") -> Client:
    """Somebody without a name; closed at the end of `run`."""
    client = Client(server.address, language, timeout=120)
    OPENED.append(client)
    return client


async def guests(server: AnyServer, *names: str) -> list[Client]:
    clients = []
    for name in names:
        client = stranger(server)
        await client.guest(name)
        clients.append(client)
    return clients


async def seated(server: AnyServer, clients: list[Client], **wanted: Any) -> str:
    """A started table with these people on its seats, in this order."""
    options = {"players": len(clients), **wanted.pop("options", {})}
    table = str((await clients[0].new_table(options=options, **wanted))["id"])
    for client in clients[1:]:
        await client.join(table)
    await clients[0].start(table)
    return table


async def figures(client: Client) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """What the server has counted, by name and labels."""
    text = await client.get("/metrics")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def problem_of(asked: Awaitable[object]) -> ServerProblem:
    """The problem that a request has."""
    try:
        await asked
    except ServerProblem as problem:
        return problem
    raise AssertionError("it was not refused")


def forged(secret: str) -> str:
    """A link or cookie with one other character; not the last, of which a signature does not use every bit."""
    return secret[:-9] + ("a" if secret[-9] != "a" else "b") + secret[-8:]


def chosen(state: dict[str, Any], chance: random.Random) -> str:
    """One of the legal moves of a state."""
    moves = state["moves"]
    return str(moves[chance.randrange(len(moves))]["move"])


async def play_live(client: Client, table: str, chance: random.Random) -> LiveTable:
    """Play one's seat at random over a live connection until the game is over."""
    async with client.live(table, number=0) as live:
        while live.state is None or live.state["status"] == "running":
            state = live.state
            if state is None or not state["decide"]:
                await live.receive()
                continue
            try:
                await live.move(chosen(state, chance), state["number"])
            except ServerProblem as problem:
                if problem.code != "stale":
                    raise
        return live


def replayed(saved: str) -> Game:
    return Game.load(saved)
