"""Chat at a table: for everybody, or between two seats."""

from __future__ import annotations

from hashlib import sha256

from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.tables.registry import Tables
from magnifico.table.problems import Problem


def may_read(line: dict[str, object], seats: frozenset[int]) -> bool:
    """Private lines are for the two seats alone."""
    return line["to_seat"] is None or line["to_seat"] in seats or line["seat"] in seats


async def say(
    tables: Tables, table: HostedTable, person: str, name: str, text: str, key: str, to: int | None
) -> dict[str, object]:
    """Store a line and tell everybody who may read it; a repeat of the key is the same line."""
    seats = table.seats_of(person)
    if to is not None and (not seats or to >= len(table.seats)):
        raise Problem("muted")
    if not seats and not table.row["public"] and table.row["host_id"] != person:
        raise Problem("muted")  # at a private table strangers only watch
    line: dict[str, object] = {
        "table_id": table.id,
        "person_id": person,
        "name": str(table.seats[min(seats)]["name"]) if seats else name,
        "seat": min(seats, default=None),
        "to_seat": to,
        "text": text,
        "at": now_ms(),
        "client_key": sha256(f"{person}:{key}".encode()).hexdigest(),
    }
    said, *unheard = await tables.storage.say(line, table.chat_number)
    for each in unheard:
        tables.hear(table, each)
    table.wake()
    tables.news.publish({"kind": "chat", "table": table.id})
    return said
