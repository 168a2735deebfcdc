"""What a live connection needs of chat; without chat, clients neither write nor hear lines."""

from __future__ import annotations

from typing import Protocol

from magnifico.server.auth.identity import Someone
from magnifico.server.live_schemas import ChatRequest
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.work_queue import Requester

Line = dict[str, object]


class Talk(Protocol):
    """The lines of all tables."""

    async def say(
        self, table: HostedTable, someone: Someone, wanted: ChatRequest, who: Requester
    ) -> Line:
        """Store a line, and tell everybody who may read it."""

    def after(self, table: HostedTable, number: int, seats: frozenset[int]) -> list[Line]:
        """The recent lines after a number that these seats may read."""
