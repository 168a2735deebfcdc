"""Settings for all tests."""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import forget_settings

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first: one that began last would be waited for with the other processors idle."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
