"""A PostgreSQL and a Redis of one's own, on loopback, in folders that are thrown away; for tests and bench/load.py.

Their programs have to be there (`make test` installs them): without them a test fails, it is never skipped.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Self

from tests.waiting import until


class ServiceError(RuntimeError):
    """A program that is not there or does not start."""


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's out of PATH."""
    found = shutil.which(name)
    if found is None:
        beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(beside[-1]) if beside else None
    if found is None:
        raise ServiceError(f"{name} is missing: run scripts/environment.sh services")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1):
            return True
    except OSError:
        return False


# Stops a service and removes its folder once the process of the tests has gone, however it ended.
WATCHMAN = """
cat
kill -s "$1" "$2"
tries=0
while kill -0 "$2" && [ $tries -lt 100 ]; do tries=$((tries + 1)); sleep 0.1; done
rm -rf "$3"
"""


class Service:
    """A program that listens on a port of its own; started and stopped as often as a test wants."""

    name = ""
    end = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"magnifico-{self.name}-"))
        self.port = free_port()
        self.password = f"secret-{secrets.token_hex(8)}"
        self.user: str | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.watchman: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        return answers(self.port)

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
                start_new_session=True,
            )
        process = self.process
        signal_name = self.end.name.removeprefix("SIG")
        self.watchman = subprocess.Popen(
            ["sh", "-c", WATCHMAN, "watchman", signal_name, str(process.pid), str(self.folder)],
            stdin=subprocess.PIPE,  # nothing is ever written; it ends when nobody holds it any more
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

        def ready() -> bool:
            if process.poll() is not None:
                text = (self.folder / "log").read_text(errors="replace")[-2000:]
                raise ServiceError(f"{self.name} did not start: {text}")
            return self.is_ready()

        until(ready)

    def stop(self) -> None:
        if self.watchman is not None:
            self.watchman.kill()
            self.watchman.communicate()
            self.watchman = None
        if self.process is None:
            return
        self.process.send_signal(self.end)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(60)
        self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


class Redis(Service):
    """Keeps nothing, as the server needs nothing of it to be kept."""

    name = "redis"

    def command(self) -> list[str]:
        keep_nothing = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--requirepass", self.password]
        return [program("redis-server"), *where, *keep_nothing]

    @property
    def url(self) -> str:
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"


class Postgres(Service):
    """A cluster made for this run; every test takes a database of its own."""

    name = "postgres"
    end = signal.SIGINT  # do not wait for clients

    def __init__(self, durable: bool = True) -> None:
        super().__init__()
        self.durable = durable  # tests kill our processes, never the database or the machine
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "postgres"
            shutil.chown(self.folder, self.user, pwd.getpwnam(self.user).pw_gid)
        password = self.folder / "password"
        password.write_text(self.password)
        password.chmod(0o644)
        made = subprocess.run(
            [
                program("initdb"),
                f"--pgdata={self.folder / 'data'}",
                "--username=magnifico",
                f"--pwfile={password}",
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
            ],
            capture_output=True,
            text=True,
            user=self.user,
            cwd=self.folder,
        )
        password.unlink()
        if made.returncode:
            raise ServiceError(f"initdb failed: {made.stdout}{made.stderr}")
        self._databases = 0

    def command(self) -> list[str]:
        settings: dict[str, object] = {"listen_addresses": "127.0.0.1", "port": self.port}
        settings |= {"max_connections": 80}
        settings |= {"unix_socket_directories": "", "shared_buffers": "32MB"}
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", str(self.folder / "data"), *flags]

    def is_ready(self) -> bool:
        asked = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"magnifico{self._databases}"
        self.query("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://magnifico:{self.password}@127.0.0.1:{self.port}/{database}"

    def query(self, database: str, text: str) -> str:
        """What psql prints for a query."""
        asked = subprocess.run(
            [program("psql"), "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", text],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, **self._address(database)},
        )
        return asked.stdout

    def _address(self, database: str) -> dict[str, str]:
        return {
            "PGHOST": "127.0.0.1",
            "PGPORT": str(self.port),
            "PGUSER": "magnifico",
            "PGPASSWORD": self.password,
            "PGDATABASE": database,
        }
