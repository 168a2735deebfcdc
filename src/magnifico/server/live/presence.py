"""Who is looking at a table, here and in other processes.

Told at most once a second for each table, as numbers: with hundreds of spectators each one who comes or goes would
otherwise be told to all the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Final, TypeAlias

from magnifico.server.tables.hosted import HostedTable, Presence
from magnifico.server.tables.registry import News

FORGET_SECONDS: Final = 45.0
TELL_SECONDS: Final = 1.0
Here: TypeAlias = dict[str, object]


def show_presence(news: News, table: HostedTable) -> None:
    """Somebody came or went: tell everybody, together with others who come or go within the same second."""
    if table.presence_due:
        return
    loop = asyncio.get_running_loop()
    wait = table.presence_told + TELL_SECONDS - loop.time()
    if wait <= 0:
        _tell(news, table)
    else:
        table.presence_due = True
        loop.call_later(wait, _tell, news, table)


def _tell(news: News, table: HostedTable) -> None:
    table.presence_due = False
    table.presence_told = asyncio.get_running_loop().time()
    table.presence += 1
    table.wake()
    news.publish({"kind": "presence", "table": table.id, "here": here(table)})


def here(table: HostedTable) -> Here:
    """The connections of this process: which seats, how many spectators, and nothing that names a person."""
    seats: set[int] = set()
    spectators = 0
    for listener in table.listeners:
        if listener.name != "poll":
            seats.update(listener.seats)
            spectators += not listener.seats
    return {"seats": sorted(seats), "spectators": spectators}


def heard_presence(table: HostedTable, process: str, listed: object) -> None:
    """Another process tells who is there."""
    if not isinstance(listed, dict):
        return
    seats, spectators = listed.get("seats"), listed.get("spectators")
    if isinstance(seats, list) and isinstance(spectators, int):
        before = _counted(table)
        found = frozenset(seat for seat in seats if isinstance(seat, int))
        table.elsewhere[process] = (time.monotonic() + FORGET_SECONDS, Presence(found, spectators))
        if _counted(table) != before:
            table.presence += 1
            table.wake()


def presence_of(table: HostedTable, asking: Collection[int] = ()) -> dict[str, object]:
    """Seats whose players are there, how many spectators, and which bot waits to be served; counted once for all.

    Which bot waits tells whose decision it is now: spectators who see the game later do not learn it.
    """
    number, shown = table.presence_shown
    if number != table.presence:
        shown = _counted(table)
        table.presence_shown = (table.presence, shown)
    return {
        "seats": sorted(shown.seats),
        "spectators": shown.spectators,
        "thinking": table.thinking if table.ledger_for(asking) is table.ledger else None,
    }


def _counted(table: HostedTable) -> Presence:
    now = time.monotonic()
    counted = here(table)
    seats = set(counted["seats"])  # type: ignore[call-overload]
    spectators = counted["spectators"]
    assert isinstance(spectators, int)
    for process, (until, others) in list(table.elsewhere.items()):
        if until < now:
            del table.elsewhere[process]
        else:
            seats.update(others.seats)
            spectators += others.spectators
    return Presence(frozenset(seats), spectators)
