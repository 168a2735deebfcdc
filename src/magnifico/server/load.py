"""What a full server refuses, and when.

It measures how late the event loop is, how old news is when people get it, and how many entries wait for the disk.

First it refuses requests for tables that aren't in memory, hints and analyses; then new tables and spectators; last
the moves of running tables and their players' connections. It recovers by itself, because the measurements fall.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable, Iterable
from typing import Final, Literal

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from magnifico.server.tables.problems import Problem

TICK_SECONDS: Final = 0.05
MEMORY_SECONDS: Final = 1.0  # over which the delay is averaged
TOLD_WEIGHT: Final = 0.2  # of each new measurement of how old news is
MOST_APPENDS: Final = 1_000  # entries that wait for the disk at once
Weight = Literal["look", "open", "move"]
SHARES: Final[dict[Weight, float]] = {"look": 0.5, "open": 1.0, "move": 1.2}
"""The share of the operator's delay from which each kind is refused."""


class Load(Collector):
    """Measures and refuses."""

    def __init__(self, most: float, appends: Callable[[], int]) -> None:
        self.most = most
        self.average = 0.0
        self.age = 0.0  # of a move when people at the table get it
        self._appends = appends
        self._due = math.inf
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start measuring."""
        self._schedule()

    def stop(self) -> None:
        """Stop measuring."""
        if self._timer is not None:
            self._timer.cancel()

    def _schedule(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + TICK_SECONDS
        self._timer = loop.call_at(self._due, self._tick)

    def _tick(self) -> None:
        late = self.late
        weight = 1 - math.exp(-(late + TICK_SECONDS) / MEMORY_SECONDS)
        self.average += (late - self.average) * weight
        self.age *= 1 - weight / 2  # while there is no news, nothing is late
        self._schedule()

    @property
    def late(self) -> float:
        """How many seconds late the event loop is right now."""
        return max(0.0, asyncio.get_running_loop().time() - self._due)

    def note_told(self, seconds: float) -> None:
        """Record that somebody was told of a move this long after it was made."""
        self.age += (max(0.0, seconds) - self.age) * TOLD_WEIGHT

    def admit(self, weight: Weight) -> None:
        """Admit a request, or refuse it politely."""
        if not self.most:
            return
        limit = self.most * SHARES[weight]
        waiting = self._appends() / MOST_APPENDS
        # A move has waited for the loop before it gets here, and then takes as long as those before it.
        late = self.late + self.age if weight == "move" else max(self.late, self.average, self.age)
        if late > limit or waiting > SHARES[weight] / SHARES["move"]:
            shortest = max(1, round(2 * late))
            raise Problem("busy", {"wait_seconds": random.randint(shortest, 2 * shortest)})

    def collect(self) -> Iterable[Metric]:
        """The same figures for Prometheus."""
        yield GaugeMetricFamily(
            "magnifico_loop_late_seconds", "Delay of the event loop, averaged", value=self.average
        )
        yield GaugeMetricFamily(
            "magnifico_appends_waiting", "Entries that wait for the disk", value=self._appends()
        )
