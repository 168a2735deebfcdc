"""Processes the load is measured with: servers of ours, and drivers that answer a line of JSON with a line."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import Any

from tests.environment import without_settings

REPOSITORY = Path(__file__).resolve().parent.parent
PATIENCE_SECONDS = 60.0  # for an answer, beyond what was asked for


class DriverError(RuntimeError):
    """The process that makes the load is of no use any more."""


def processor_seconds(pid: int) -> float:
    """Processor time a process has used so far, user and system."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def python_of(repository: Path) -> str:
    """An earlier commit runs on the packages it was set up with."""
    own = repository / ".venv/bin/python"
    return str(own) if repository != REPOSITORY and own.exists() else sys.executable


def environment_of(repository: Path) -> dict[str, str]:
    """Variables with which Python finds the sources of that folder first."""
    return {**without_settings(os.environ), "PYTHONPATH": str(repository / "src")}


class ServerProcess:
    """One server on a free port, from the sources of a folder."""

    def __init__(self, flags: list[str], log: Path, repository: Path = REPOSITORY) -> None:
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [python_of(repository), "-m", "magnifico.cli.main", "serve", "--port=0", *flags],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={
                    **environment_of(repository),
                    "MAGNIFICO_RATE_LIMITS": "0",
                    "MAGNIFICO_SHED_SECONDS": "0",
                    "MAGNIFICO_SOCKETS": "0",
                    "MAGNIFICO_SOCKETS_PER_ADDRESS": "0",
                    "MAGNIFICO_CONNECTIONS": "0",
                    "MAGNIFICO_CONNECTIONS_PER_ADDRESS": "0",
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
        return processor_seconds(self.process.pid)


class Driver:
    """The process that makes the load."""

    def __init__(self, command: list[str], repository: Path | None = REPOSITORY) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=None if repository is None else environment_of(repository),
        )

    def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """One line to the driver, one line back; a driver that never answers is ended."""
        assert self.process.stdin is not None and self.process.stdout is not None
        patience = PATIENCE_SECONDS + wish.get("seconds", 0) + wish.get("tables", 0) / 2
        watchdog = Timer(patience, self.process.kill)
        watchdog.daemon = True
        watchdog.start()
        try:
            self.process.stdin.write(json.dumps(wish) + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        finally:
            watchdog.cancel()
        if not answer:
            raise DriverError(f"the driver ended, or gave no answer in {patience:.0f} seconds")
        found: dict[str, Any] = json.loads(answer)
        return found

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait(10)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def driver_of(repository: Path, addresses: str) -> Driver:
    """The driver of a folder, which speaks the protocol of the servers there."""
    program = repository / "bench/load_driver.py"
    return Driver([python_of(repository), str(program), addresses], repository)
