"""Clocks as arithmetic on the log's times: nothing ticks, so nothing is lost when the server stops."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

ClockKind = Literal["none", "move", "total"]
LEAST_RETURN_MS: Final = 30_000


def now_ms() -> int:
    """The time of the wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What the table agreed on: no clock, so long for each turn, or a total with an increment."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0


class Clock:
    """Time left by seat. A seat's time runs from the entry after which it is awaited."""

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * players
        self.since: list[int | None] = [None] * players

    def copy(self) -> Clock:
        """An independent clock at the same point."""
        other = Clock.__new__(Clock)
        other.rule = self.rule
        other.left = self.left[:]
        other.since = self.since[:]
        return other

    def step(self, at: int, awaited: Collection[int], fresh: bool) -> None:
        """Something happened at that time; `awaited` are the persons to decide now.

        `fresh`: nothing can be taken back any more, so that a new turn begins even for the same seat.
        Without it neither moves nor undoing them give a seat more time.
        """
        for seat in range(len(self.left)):
            begun = self.since[seat]
            if begun is not None and (seat not in awaited or fresh):
                if self.rule.kind == "total":
                    used = max(0, at - begun)
                    self.left[seat] = max(0, self.left[seat] - used) + self.rule.increment * 1000
                self.since[seat] = None
            if self.since[seat] is None and seat in awaited:
                self.since[seat] = at

    def took_over(self, seat: int, at: int) -> None:
        """The seat's time is up, or it was given away."""
        if self.since[seat] is not None and self.rule.kind == "total":
            self.left[seat] = max(0, self.left[seat] - max(0, at - (self.since[seat] or 0)))
        self.since[seat] = None

    def came_back(self, seat: int) -> None:
        """Whoever comes back gets a tenth of the total at least, so as not to be out again at once."""
        if self.rule.kind == "total":
            least = max(LEAST_RETURN_MS, self.rule.seconds * 100, self.rule.increment * 1000)
            self.left[seat] = max(self.left[seat], min(least, self.rule.seconds * 1000))

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if it is awaited and there is a clock."""
        begun = self.since[seat]
        if begun is None or self.rule.kind == "none":
            return None
        return begun + self.left[seat]

    def payload(self, now: int) -> list[dict[str, object]]:
        """The clocks as plain data: milliseconds left now, and whether they run."""
        if self.rule.kind == "none":
            return []
        shown: list[dict[str, object]] = []
        for seat, left in enumerate(self.left):
            deadline = self.deadline(seat)
            shown.append(
                {
                    "seat": seat,
                    "left": left if deadline is None else max(0, deadline - now),
                    "running": deadline is not None,
                }
            )
        return shown
