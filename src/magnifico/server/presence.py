"""Who is looking at a table, here and in other processes."""

from __future__ import annotations

import time
from typing import Final, cast

from magnifico.server.room import Room
from magnifico.server.services import Services

FORGET_SECONDS: Final = 45.0


def show_presence(services: Services, room: Room) -> None:
    """Somebody came or went: tell everybody."""
    room.presence += 1
    room.wake()
    services.broker.publish({"kind": "presence", "table": room.id, "here": here(room)})


def here(room: Room) -> list[dict[str, object]]:
    """The connections of this process: their seats, and nothing that names a person."""
    return [
        {"seats": sorted(listener.seats)} for listener in room.listeners if listener.name != "poll"
    ]


def heard_presence(room: Room, process: str, listed: list[dict[str, object]]) -> None:
    """Another process tells who is there."""
    before = presence_of(room)
    room.elsewhere[process] = (time.monotonic() + FORGET_SECONDS, listed)
    if presence_of(room) != before:
        room.presence += 1
        room.wake()


def presence_of(room: Room) -> dict[str, object]:
    """Seats whose players are there, and how many spectators."""
    now = time.monotonic()
    listed = here(room)
    for process, (until, others) in list(room.elsewhere.items()):
        if until < now:
            del room.elsewhere[process]
        else:
            listed = listed + others
    seats: set[int] = set()
    spectators = 0
    for one in listed:
        held = cast("list[int]", one["seats"])
        seats.update(held)
        spectators += not held
    return {"seats": sorted(seats), "spectators": spectators}
