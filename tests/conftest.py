"""Settings for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "magnifico",
    deadline=None,  # tests never assert times
    derandomize=True,  # the same examples in every run
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("magnifico")
