"""The services that tests start end with the tests, however those end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import running
from tests.repository import ROOT
from tests.waiting import until

START = """
import sys
from tests.server import services
service = getattr(services, sys.argv[1])()
service.start()
print(service.process.pid, service.folder, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("name", ["Redis", "Postgres"])
def test_a_service_ends_with_the_process_that_started_it(name: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", START, name],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as tests:
        assert tests.stdout is not None
        pid, folder = tests.stdout.readline().split()
        assert Path(folder).is_dir()
        tests.kill()
    until(lambda: int(pid) not in {process.pid for process in running()})
    until(lambda: not Path(folder).exists())
