"""Clocks as arithmetic on the log's times: nothing ticks, so nothing is lost when the server stops."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

ClockKind = Literal["none", "move", "total"]
LEAST_RETURN_MS: Final = 30_000


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What the table agreed on: no clock, a time for each turn, or a total with an increment."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0


class Clock:
    """Time left by seat. A seat's time runs from the entry after which it is awaited."""

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * players
        self.since: list[int | None] = [None] * players
        self._shortened: set[int] = set()  # seats given away during a decision that is still open
        self._extended: set[int] = set()  # seats that got more time for coming back to it

    def copy(self) -> Clock:
        """An independent clock at the same point."""
        other = Clock.__new__(Clock)
        other.rule = self.rule
        other.left = self.left[:]
        other.since = self.since[:]
        other._shortened = self._shortened.copy()
        other._extended = self._extended.copy()
        return other

    def step(self, at: int, awaited: Collection[int], fresh: bool, to_act: Collection[int]) -> None:
        """Something happened at that time; `awaited` are the persons to decide now, `to_act` all who have to.

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
            if fresh or seat not in to_act:
                self._forget_decision(seat)
            if self.since[seat] is None and seat in awaited:
                self.since[seat] = at

    def _forget_decision(self, seat: int) -> None:
        """The seat's decision has been made: the next one has all its time."""
        if self.rule.kind == "move" and seat in self._shortened:
            self.left[seat] = self.rule.seconds * 1000
        self._shortened.discard(seat)
        self._extended.discard(seat)

    def took_over(self, seat: int, at: int) -> None:
        """The seat's time is up, or it was given away; what is left of a decision stays what it is."""
        begun = self.since[seat]
        if begun is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, at - begun))
            self._shortened.add(seat)
        self.since[seat] = None

    def came_back(self, seat: int) -> None:
        """A person who comes back gets at least a tenth of the total, so as not to run out again at once.

        Once for each decision: giving a seat away and taking it back must not hold up a table forever.
        """
        if self.rule.kind == "none" or seat in self._extended:
            return
        least = LEAST_RETURN_MS
        if self.rule.kind == "total":
            least = max(least, self.rule.seconds * 100, self.rule.increment * 1000)
        least = min(least, self.rule.seconds * 1000)
        if self.left[seat] < least:
            self.left[seat] = least
            self._extended.add(seat)

    def is_spent(self, seat: int) -> bool:
        """Whether the seat has used up the time for this decision, and the little more for coming back as well."""
        return seat in self._extended and seat in self._shortened and self.left[seat] == 0

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
                    "left": left if deadline is None else min(left, max(0, deadline - now)),
                    "running": deadline is not None,
                }
            )
        return shown
