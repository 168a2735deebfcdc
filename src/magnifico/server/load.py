"""What a full server refuses, and when.

It measures what waits inside the server: how late its own work makes the event loop, how old news is when people get
it, how many entries wait for the disk, and how many requests wait for a connection to the database. While other
programs keep the processor from it, a server with little to do is not full: only time of its own counts (see OwnTime).
With many waiting, all time counts, whoever takes it: they wait all the same.

First it refuses requests for tables that aren't in memory, hints, analyses and lists; then new tables and spectators;
last the moves of running tables and their players' connections. It recovers by itself, because the measurements fall.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Literal

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from magnifico.server.system_time import OWN_TIME, Moment, OwnTime
from magnifico.table.problems import Problem

TICK_SECONDS: Final = 0.05
MEMORY_SECONDS: Final = 1.0  # over which the delay is averaged
TOLD_WEIGHT: Final = 0.2  # of each new measurement of how old news is
MOST_APPENDS: Final = 1_000  # entries that wait for the disk at once
MOST_READS: Final = 100  # requests that wait for a connection at once
CROWD: Final = 10  # waiting entries and requests from which all time counts
Weight = Literal["look", "open", "move"]
SHARES: Final[dict[Weight, float]] = {"look": 0.5, "open": 1.0, "move": 1.2}
"""The share of the operator's delay from which each kind is refused."""


class Waiting:
    """Those who wait for the same thing, the longest first."""

    def __init__(self, time: OwnTime = OWN_TIME) -> None:
        self._time = time
        self._since: dict[object, Moment] = {}

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count one while the block lasts."""
        ticket = object()
        self._since[ticket] = self._time.now()
        try:
            yield
        finally:
            del self._since[ticket]

    def __len__(self) -> int:
        return len(self._since)

    @property
    def longest(self) -> float:
        """How long the first has been waiting."""
        for moment in self._since.values():
            return self._time.since(moment)
        return 0.0


class Delay:
    """How late things are by one way of measuring."""

    def __init__(self) -> None:
        self.average = 0.0  # of the event loop
        self.age = 0.0  # of a move when people at the table get it

    def tick(self, late: float) -> None:
        """Take in how late the loop was."""
        weight = 1 - math.exp(-(late + TICK_SECONDS) / MEMORY_SECONDS)
        self.average += (late - self.average) * weight
        self.age *= 1 - weight / 2  # while there is no news, nothing is late

    def told(self, seconds: float) -> None:
        """Take in how old a move was when somebody got it."""
        self.age += (max(0.0, seconds) - self.age) * TOLD_WEIGHT


class Load(Collector):
    """Measures and refuses."""

    def __init__(
        self,
        most: float,
        appends: Callable[[], int],
        reads: Waiting | None = None,
        time: OwnTime = OWN_TIME,
    ) -> None:
        self.most = most
        self.own, self.all = Delay(), Delay()
        self.time = time
        self._appends = appends
        self._reads = reads if reads is not None else Waiting(self.time)
        self._ticked: Moment | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start measuring."""
        self._schedule()

    def stop(self) -> None:
        """Stop measuring."""
        if self._timer is not None:
            self._timer.cancel()

    def _schedule(self) -> None:
        self._ticked = self.time.now()
        self._timer = asyncio.get_running_loop().call_later(TICK_SECONDS, self.tick)

    def tick(self) -> None:
        """Take in how late the loop is, every TICK_SECONDS unless it is late."""
        self.own.tick(self._late(self.time.since))
        self.all.tick(self._late(self.time.elapsed))
        self._schedule()

    def _late(self, since: Callable[[Moment], float]) -> float:
        """How many seconds late the event loop is right now."""
        return max(0.0, since(self._ticked) - TICK_SECONDS) if self._ticked is not None else 0.0

    def note_told(self, made: Moment) -> None:
        """Record that somebody was told of a move that was made then."""
        self.own.told(self.time.since(made))
        self.all.told(self.time.elapsed(made))

    def admit(self, weight: Weight) -> None:
        """Admit a request, or refuse it politely."""
        if not self.most:
            return
        limit = self.most * SHARES[weight]
        appends, reads = self._appends(), len(self._reads)
        waiting = max(appends / MOST_APPENDS, reads / MOST_READS)
        crowded = appends + reads >= CROWD
        delay = self.all if crowded else self.own
        late = self._late(self.time.elapsed if crowded else self.time.since)
        # A move has waited for the loop before it gets here, and then takes as long as those before it.
        late = late + delay.age if weight == "move" else max(late, delay.average, delay.age)
        late = max(late, self._reads.longest)
        if late > limit or waiting > SHARES[weight] / SHARES["move"]:
            shortest = max(1, round(2 * late))
            raise Problem("busy", {"wait_seconds": random.randint(shortest, 2 * shortest)})

    def collect(self) -> Iterable[Metric]:
        """The same figures for Prometheus."""
        yield GaugeMetricFamily(
            "magnifico_loop_late_seconds",
            "Delay of the event loop by own work, averaged",
            value=self.own.average,
        )
        yield GaugeMetricFamily(
            "magnifico_appends_waiting", "Entries that wait for the disk", value=self._appends()
        )
        yield GaugeMetricFamily(
            "magnifico_reads_waiting",
            "Requests that wait for a connection to the database",
            value=len(self._reads),
        )
