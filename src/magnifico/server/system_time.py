"""The time of this machine, steady for the people at a table, and the time that this process itself worked."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST_CORRECTION: Final = 0.05
"""The share of elapsed time by which a changed system clock is phased in."""


class SteadyTime:
    """The wall clock without its jumps: what has elapsed is measured, corrections are spread out.

    Setting the system clock must neither end a turn nor give one more time. After a restart the wall clock counts
    again, as the times in the log do.
    """

    def __init__(self) -> None:
        self._shown = float(time.time_ns())
        self._measured = time.monotonic_ns()

    def milliseconds(self) -> int:
        """The current time, never earlier than the last answer."""
        measured = time.monotonic_ns()
        elapsed = measured - self._measured
        self._measured = measured
        self._shown += elapsed
        most = elapsed * MOST_CORRECTION
        self._shown += min(most, max(-most, time.time_ns() - self._shown))
        return int(self._shown) // 1_000_000


Moment = tuple[float, float]  # by the clock on the wall, and in processor time
NEGLIGIBLE_SECONDS: Final = 0.005
"""Not worth asking the kernel whose work it was: that costs 4 to 6 microseconds, for each seat that hears of a move."""


class OwnTime:
    """Time in which this process can have been waited for because of its own work.

    Neither what other programs take of the processor, nor a time in which the process was stopped, counts in full: no
    more has passed than the processor time that the process used meanwhile.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.monotonic,
        work: Callable[[], float] = time.process_time,
    ) -> None:
        self._wall = wall
        self._work = work

    def now(self) -> Moment:
        """A moment from which to measure."""
        return self._wall(), self._work()

    def since(self, moment: Moment) -> float:
        """The seconds that have passed since then."""
        elapsed = self.elapsed(moment)
        if elapsed < NEGLIGIBLE_SECONDS:
            return elapsed
        return max(0.0, min(elapsed, self._work() - moment[1]))

    def elapsed(self, moment: Moment) -> float:
        """The seconds on the wall, whoever had the processor."""
        return self._wall() - moment[0]


OWN_TIME: Final = OwnTime()


_TIME: Final = SteadyTime()


def now_ms() -> int:
    """The time in milliseconds since 1970, steady while the process runs."""
    return _TIME.milliseconds()
