"""The process in which computer opponents think."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from magnifico.server.bots.pool import LOW_PRIORITY, READY
from magnifico.server.bots.worker import LOWER, THINKING

LOWEST = 19


def test_a_worker_whose_server_has_gone_ends_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "magnifico.server.bots.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        assert worker.stdin and worker.stdout and worker.stderr
        assert worker.stdout.readline() == READY
        worker.stdout.close()
        worker.stdin.write(b'{"id": 1}\n')
        worker.stdin.flush()
        assert worker.wait(timeout=120) == 0
        assert worker.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="niceness is POSIX")
def test_the_server_goes_before_opponents_and_opponents_before_an_analysis() -> None:
    def niceness(*flags: str) -> int:
        with subprocess.Popen(
            [sys.executable, "-P", "-m", "magnifico.server.bots.worker", *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as worker:
            assert worker.stdin and worker.stdout
            assert worker.stdout.readline() == READY
            found = os.getpriority(os.PRIO_PROCESS, worker.pid)
            worker.stdin.close()
            return found

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert (niceness(), niceness(LOW_PRIORITY)) == (
        min(own + THINKING, LOWEST),
        min(own + LOWER, LOWEST),
    )
    assert 0 < THINKING < LOWER
