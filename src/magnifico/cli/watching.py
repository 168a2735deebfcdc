"""The progress bar that long commands show to a person at a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)


def bar(
    words: str = "{task.description}", *, counted: bool = True, stays: bool = False
) -> Progress:
    """A bar on the standard error stream; `counted` shows "n of m", `stays` leaves it on screen at the end."""
    columns: list[ProgressColumn] = [TextColumn(words), BarColumn()]
    if counted:
        columns.append(MofNCompleteColumn())
    columns.append(TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=not stays)
