"""PostgreSQL and Redis from the system's packages, started on loopback in a folder that goes away afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START_SECONDS = 60.0
POSTGRES_FOLDERS = ("/usr/lib/postgresql", "/usr/local/lib/postgresql")


class MissingServiceError(RuntimeError):
    """A program that is not installed."""


def free_port() -> int:
    """A port nobody listens on at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _postgres_program(name: str) -> str:
    for folder in POSTGRES_FOLDERS:
        found = sorted(Path(folder).glob(f"*/bin/{name}"))
        if found:
            return str(found[-1])
    program = shutil.which(name)
    if program is None:
        raise MissingServiceError(f"{name} is not installed (Debian: apt-get install postgresql)")
    return program


def _owner() -> str | None:
    """PostgreSQL does not run as root: the user to run it as, if we are root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise MissingServiceError("no user to run PostgreSQL as")


def _wait_for(port: int, process: subprocess.Popen[bytes], what: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise MissingServiceError(f"{what} did not start")


def _end(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


@contextmanager
def postgresql() -> Iterator[str]:
    """A fresh PostgreSQL server; yields its address for `magnifico serve --database`."""
    owner = _owner()
    folder = Path(tempfile.mkdtemp(prefix="magnifico-pg-"))
    port = free_port()
    log = (folder / "log.txt").open("wb")
    try:
        if owner is not None:
            shutil.chown(folder, owner)
        subprocess.run(
            [
                *(_postgres_program("initdb"), "-D", str(folder / "data"), "-U", "magnifico"),
                *("-A", "trust", "-E", "UTF8", "--locale=C"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            user=owner,
            cwd=folder,
        )
        process = subprocess.Popen(
            [
                *(_postgres_program("postgres"), "-D", str(folder / "data"), "-p", str(port)),
                *("-h", "127.0.0.1", "-k", "", "-c", "max_connections=100"),
            ],
            stdout=log,
            stderr=log,
            user=owner,
            cwd=folder,
        )
        try:
            _wait_for(port, process, "PostgreSQL")
            time.sleep(0.5)  # it listens a moment before it answers
            yield f"postgresql://magnifico@127.0.0.1:{port}/postgres"
        finally:
            _end(process, signal.SIGINT)
    finally:
        log.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """A fresh Redis server that keeps nothing; yields its address."""
    program = shutil.which("redis-server")
    if program is None:
        raise MissingServiceError("redis-server is not installed (Debian: redis-server)")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="magnifico-redis-") as folder:
        process = subprocess.Popen(
            [
                *(program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""),
                *("--appendonly", "no", "--dir", folder),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(port, process, "Redis")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            _end(process, signal.SIGTERM)
