"""Chat at a table: for everybody, or between two seats."""

from __future__ import annotations

from hashlib import sha256

from magnifico.server.auth.identity import Someone
from magnifico.server.limits import Limits
from magnifico.server.live_schemas import ChatRequest
from magnifico.server.quota import Quota
from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.tables.registry import Tables
from magnifico.server.work_queue import Requester
from magnifico.table.problems import Problem

Line = dict[str, object]


class Chat:
    """Writes lines for requests and live connections, and says who may read them."""

    def __init__(self, tables: Tables, limits: Limits, quota: Quota) -> None:
        self.tables = tables
        self.limits = limits
        self.quota = quota

    async def say(
        self, table: HostedTable, someone: Someone, wanted: ChatRequest, who: Requester
    ) -> Line:
        """Store a line and tell everybody who may read it; a repeat of the key is the same line."""
        await self.limits.spend("chat", someone.id)
        await self.quota.spend(len(wanted.text.encode()), who)
        seats = table.seats_of(someone.id)
        if wanted.to is not None and (not seats or wanted.to >= len(table.seats)):
            raise Problem("muted")
        if not seats and not table.row["public"] and table.row["host_id"] != someone.id:
            raise Problem("muted")  # at a private table strangers only watch
        line: Line = {
            "table_id": table.id,
            "person_id": someone.id,
            "name": str(table.seats[min(seats)]["name"]) if seats else someone.name,
            "seat": min(seats, default=None),
            "to_seat": wanted.to,
            "text": wanted.text,
            "at": now_ms(),
            "client_key": sha256(f"{someone.id}:{wanted.key}".encode()).hexdigest(),
        }
        said, *unheard = await self.tables.storage.say(line, table.chat_number)
        for each in unheard:
            self.tables.hear(table, each)
        table.wake()
        self.tables.news.publish({"kind": "chat", "table": table.id})
        return said

    def after(self, table: HostedTable, number: int, seats: frozenset[int]) -> list[Line]:
        """The recent lines after a number that these seats may read."""
        return [
            line for line in table.chat if int(str(line["id"])) > number and may_read(line, seats)
        ]


def may_read(line: Line, seats: frozenset[int]) -> bool:
    """Private lines are for the two seats alone."""
    return line["to_seat"] is None or line["to_seat"] in seats or line["seat"] in seats
