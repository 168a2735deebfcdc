"""Who is looking at a table, here and in other processes."""

from __future__ import annotations

import time
from typing import Final, cast

from magnifico.server.tables.registry import News
from magnifico.server.tables.table import Table

FORGET_SECONDS: Final = 45.0


def show_presence(news: News, table: Table) -> None:
    """Somebody came or went: tell everybody."""
    table.presence += 1
    table.wake()
    news.publish({"kind": "presence", "table": table.id, "here": here(table)})


def here(table: Table) -> list[dict[str, object]]:
    """The connections of this process: their seats, and nothing that names a person."""
    return [
        {"seats": sorted(listener.seats)} for listener in table.listeners if listener.name != "poll"
    ]


def heard_presence(table: Table, process: str, listed: list[dict[str, object]]) -> None:
    """Another process tells who is there."""
    before = presence_of(table)
    table.elsewhere[process] = (time.monotonic() + FORGET_SECONDS, listed)
    if presence_of(table) != before:
        table.presence += 1
        table.wake()


def presence_of(table: Table) -> dict[str, object]:
    """Seats whose players are there, and how many spectators."""
    now = time.monotonic()
    listed = here(table)
    for process, (until, others) in list(table.elsewhere.items()):
        if until < now:
            del table.elsewhere[process]
        else:
            listed = listed + others
    seats: set[int] = set()
    spectators = 0
    for one in listed:
        held = cast("list[int]", one["seats"])
        seats.update(held)
        spectators += not held
    return {"seats": sorted(seats), "spectators": spectators}
