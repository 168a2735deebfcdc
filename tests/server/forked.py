"""Server processes. Most are forked from one that has imported the server already, which takes a sixth of the time.

Each is still a process of its own, with a session, an environment and open files of its own.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import runpy
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["magnifico.cli.serve", "magnifico.server.process"])


FORKS = sys.platform == "linux"  # on macOS the libraries of the system do not survive it


class ForkedProcess:
    """As much of `subprocess.Popen` as a test's server needs."""

    def __init__(
        self,
        module: str,
        arguments: list[str],
        environment: dict[str, str],
        log: Path,
        folder: Path | None,
    ) -> None:
        said, output = CONTEXT.Pipe(duplex=False)
        self._process = CONTEXT.Process(
            target=_run,
            args=(module, arguments, environment, log, folder or Path.cwd(), output),
            daemon=True,  # a server that a test forgot ends with the tests
        )
        self._process.start()
        output.close()
        assert self._process.pid is not None
        self.pid: int = self._process.pid
        self.stdout: IO[str] | None = os.fdopen(os.dup(said.fileno()), encoding="utf-8")
        said.close()

    def send_signal(self, number: int) -> None:
        """As Popen does it: what has ended gets no signal."""
        if self._process.exitcode is None:
            # The fork server collects the process a moment before it tells us how it ended.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """How it ended; negative for the number of a signal."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout)
        return self._process.exitcode


def _run(
    module: str,
    arguments: list[str],
    environment: dict[str, str],
    log: Path,
    folder: Path,
    output: Connection,
) -> None:
    """What `python -m MODULE` does, in the new process."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), 1)
    output.close()
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    # New ones: the old ones remember what kind of file they wrote to.
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    sys.path.insert(0, str(folder))
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__")


def start(
    module: str,
    arguments: list[str],
    environment: dict[str, str],
    log: Path,
    folder: Path | None = None,
    forked: bool = True,
) -> subprocess.Popen[str] | ForkedProcess:
    """Start `python -m MODULE` in a folder: its errors go to a log, its output can be read."""
    if forked and FORKS:
        return ForkedProcess(module, arguments, environment, log, folder)
    with log.open("a") as errors:
        return subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
            cwd=folder,
            start_new_session=True,
        )
