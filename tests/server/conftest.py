"""One server for all tests that only need some server, and services that are shared in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_thread import Server
from tests.server.services import Postgres, Redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres(durable=False) as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as service:
        yield service


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
