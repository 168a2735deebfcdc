"""Rate limits: buckets that refill, shared through Redis if there is one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from magnifico.secret import Secret
from magnifico.server.live.broker import connect
from magnifico.table.problems import Problem

if TYPE_CHECKING:
    from redis.asyncio import Redis

MOST_BUCKETS: Final = 20_000  # of each kind; the least recently used go first
LONGEST: Final = 2.0  # the longest wait for Redis


@dataclass(frozen=True, slots=True)
class Limit:
    """`count` requests at once; an empty bucket takes `seconds` to refill."""

    count: int
    seconds: float
    scaled: bool = True  # by the operator's factor


LIMITS: Final[dict[str, Limit]] = {
    "guest": Limit(60, 600),
    "account": Limit(10, 3600),
    "sign_in": Limit(10, 300),  # guesses at one name from one address or browser
    "sign_in_address": Limit(30, 300),  # at all names
    "sign_in_name": Limit(
        30, 3600
    ),  # from all addresses: beyond this they are delayed, not refused
    "reset": Limit(5, 3600),  # from one address, for any mail addresses
    "reset_mail": Limit(2, 1800),  # to one mail address: beyond this no mail, but no refusal either
    "confirm_mail": Limit(5, 3600),  # likewise, to confirm it
    "export": Limit(5, 3600),
    "table": Limit(30, 600),
    "join": Limit(60, 60),
    "move": Limit(120, 30),
    "look": Limit(300, 30),
    "read": Limit(120, 60),  # a table that isn't in memory
    "request": Limit(3000, 60),  # of any kind, from one address
    "list": Limit(120, 60),
    "catalogue": Limit(60, 60),
    "preview": Limit(60, 60),
    "lesson": Limit(300, 30),
    "what_if": Limit(60, 30),
    "hint": Limit(15, 60),
    "analysis": Limit(20, 600),
    "chat": Limit(10, 20),
    "message": Limit(600, 30),
    "socket": Limit(120, 60),
}


EXACT: Final = frozenset(
    {
        "guest",
        "account",
        "sign_in",
        "sign_in_address",
        "sign_in_name",
        "reset",
        "reset_mail",
        "confirm_mail",
        "table",
    }
)
"""Rare enough to ask Redis each time; for the others a process reports a quarter of the limit at once."""


class Limits:
    """Counts requests by kind and by who asks."""

    def __init__(
        self,
        factor: float,
        redis_url: Secret | None = None,
        limits: Mapping[str, Limit] = LIMITS,
    ) -> None:
        self.factor = factor
        self.limits = limits
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {
            kind: OrderedDict() for kind in limits
        }
        self._untold: dict[tuple[str, str], int] = {}  # spent here, not yet reported to Redis
        self._closed: dict[
            tuple[str, str], float
        ] = {}  # until when a kind is closed to an asker in all processes
        self._telling: set[asyncio.Task[None]] = set()
        self._redis = connect(redis_url, 1.0) if redis_url else None

    async def spend(self, kind: str, *askers: str) -> None:
        """Count one for each of the askers; raises a Problem with the seconds to wait if one has none left."""
        for asker in askers:
            wait = await self.count(kind, asker)
            if wait is not None:
                raise Problem("too_many", {"wait_seconds": ceil(wait)})

    async def count(self, kind: str, asker: str, amount: int = 1) -> float | None:
        """Count one, or so many; returns the seconds until there are enough if too few were left."""
        limit = self.limits[kind]
        if self.most(limit) == 0:
            return None
        wait = self._spend_here(kind, asker, limit, amount)
        if wait is None and self._redis is not None:
            wait = await self._spend_together(self._redis, kind, asker, limit, amount)
        return wait

    def most(self, limit: Limit) -> float:
        """How many at once; 0: any number."""
        return limit.count * (self.factor if limit.scaled else 1.0)

    def _spend_here(self, kind: str, asker: str, limit: Limit, amount: int) -> float | None:
        most = self.most(limit)
        rate = most / limit.seconds
        now = time.monotonic()
        buckets = self._buckets[kind]
        left, since = buckets.get(asker, (most, now))
        left = min(most, left + (now - since) * rate)
        enough = left >= amount
        buckets[asker] = (left - amount if enough else left, now)
        buckets.move_to_end(asker)
        while len(buckets) > MOST_BUCKETS:
            oldest, _ = buckets.popitem(last=False)
            self._untold.pop((kind, oldest), None)
            self._closed.pop((kind, oldest), None)
        return None if enough else (amount - left) / rate

    async def _spend_together(
        self, client: Redis, kind: str, asker: str, limit: Limit, amount: int
    ) -> float | None:
        """The same across all processes; while Redis is down, each counts for itself."""
        if kind in EXACT:
            return await self._count(client, kind, asker, amount, limit, self.most(limit))
        who = (kind, asker)
        if (until := self._closed.get(who)) is not None:
            if time.monotonic() < until:
                return until - time.monotonic()
            del self._closed[who]
        spent = self._untold.get(who, 0) + amount
        if spent * 4 < self.most(limit):
            self._untold[who] = spent
            return None
        self._untold.pop(who, None)
        task = asyncio.create_task(self._tell(client, kind, asker, spent, limit))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
        return None

    async def _tell(self, client: Redis, kind: str, asker: str, spent: int, limit: Limit) -> None:
        """Report what was spent here, without waiting. A bucket allows twice its count per window; so may the total."""
        wait = await self._count(client, kind, asker, spent, limit, 2 * self.most(limit))
        if wait is not None:
            self._closed[kind, asker] = time.monotonic() + wait

    async def _count(
        self, client: Redis, kind: str, asker: str, spent: int, limit: Limit, most: float
    ) -> float | None:
        """Add to the window shared by all processes; returns the seconds until the next if this one is full."""
        from redis.exceptions import RedisError  # from the extra `host`

        window = int(time.time() // limit.seconds)
        key = f"magnifico:limit:{kind}:{asker}:{window}"
        try:
            async with asyncio.timeout(LONGEST):
                used = int(await client.incrby(key, spent))
                if used == spent:
                    await client.expire(key, int(limit.seconds) + 1)
        except (RedisError, OSError):
            return None
        return limit.seconds - time.time() % limit.seconds if used > most else None

    async def stop(self) -> None:
        """Close the connection."""
        for task in self._telling:
            task.cancel()
        if self._redis is not None:
            await self._redis.aclose()
