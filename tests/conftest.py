"""Settings for all tests, and what tests of several folders share: a server, its services, the terminal.

What a fixture needs is imported when it is first asked for: tests of the engine start without the server's packages.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import forget_settings

if TYPE_CHECKING:
    from tests.cli.support import Runner
    from tests.server.server_thread import Server
    from tests.server.services import Postgres, Redis

# Before any test or helper copies the environment.
forget_settings()

# Tests run beside each other: threads of NumPy that wait for a processor by spinning take it from the others. Set here,
# before anything imports NumPy, it also holds for the servers and other processes that tests start.
for library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

# Tests start hundreds of processes; without bytecode on disk each of them would compile the sources again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

settings.register_profile(
    "magnifico",
    deadline=None,  # tests never assert times
    derandomize=True,  # the same examples in every run
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("magnifico")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests on random games run again in `make test-deep`, with more of them."""
    if isinstance(item, pytest.Function) and "games_per_mix" in item.function.__code__.co_names:
        item.add_marker("random_games")


@pytest.hookimpl(trylast=True)  # when those of other tiers are out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, on every worker: one that began last would be waited for with the other processors idle.

    pytest-xdist gives each worker a run of neighbours to begin with, so each run gets its share of the long ones.
    """
    long = [item for item in items if item.get_closest_marker("slow")]
    others = [item for item in items if not item.get_closest_marker("slow")]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    left = len(items)
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        share = long[worker::workers]
        room = left // (workers - worker) - len(share)
        ordered += share + others[: max(0, room)]
        others = others[max(0, room) :]
        left = len(items) - len(ordered)
    items[:] = ordered + others


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only need some server."""
    from tests.server.server_thread import Server

    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.server.services import Postgres

    with Postgres(durable=False) as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    from tests.server.services import Redis

    with Redis() as service:
        yield service


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Runner:
    """The `magnifico` command."""
    from tests.cli.support import make_runner

    return make_runner(capsys, monkeypatch, tmp_path)
