"""The process in which computer opponents think."""

from __future__ import annotations

import subprocess
import sys

from magnifico.server.bots.pool import READY


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
        assert worker.wait(timeout=300) == 0
        assert worker.stderr.read() == b""
