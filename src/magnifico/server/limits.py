"""How often somebody may do something: a bucket that fills again, shared through Redis where there is one."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Final

import redis.asyncio as redis
from redis.exceptions import RedisError

from magnifico.server.errors import Problem

LOG: Final = logging.getLogger("magnifico.limits")
MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many seconds until as many are allowed again."""

    count: int
    seconds: float


LIMITS: Final[dict[str, Limit]] = {
    "guest": Limit(60, 600),
    "account": Limit(10, 3600),
    "sign_in": Limit(10, 300),
    "table": Limit(30, 600),
    "join": Limit(60, 60),
    "move": Limit(120, 30),
    "look": Limit(300, 30),
    "chat": Limit(10, 20),
    "message": Limit(600, 30),
    "socket": Limit(120, 60),
}


class Limits:
    """Counts by kind and by who asks."""

    def __init__(self, factor: float, redis_url: str = "") -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._redis = (
            redis.from_url(redis_url, socket_connect_timeout=1, socket_timeout=1)
            if redis_url
            else None
        )

    async def spend(self, kind: str, *askers: str) -> None:
        """Count one for each of the askers; a Problem with the seconds to wait if one has none left."""
        if self.factor == 0:
            return
        limit = LIMITS[kind]
        for asker in askers:
            wait = self._spend_here(kind, asker, limit)
            if wait is None and self._redis is not None and kind in ("sign_in", "account", "table"):
                wait = await self._spend_together(kind, asker, limit)
            if wait is not None:
                raise Problem("too_many", {"wait_seconds": max(1, round(wait))})

    def _spend_here(self, kind: str, asker: str, limit: Limit) -> float | None:
        most = limit.count * self.factor
        rate = most / limit.seconds
        now = time.monotonic()
        left, since = self._buckets.get((kind, asker), (most, now))
        left = min(most, left + (now - since) * rate)
        if left < 1:
            self._buckets[kind, asker] = (left, now)
            return (1 - left) / rate
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[kind, asker] = (left - 1, now)
        return None

    async def _spend_together(self, kind: str, asker: str, limit: Limit) -> float | None:
        """The same over all processes, in steps of the whole time; without Redis each counts for itself."""
        assert self._redis is not None
        window = int(time.time() // limit.seconds)
        key = f"magnifico:limit:{kind}:{asker}:{window}"
        try:
            used = int(await self._redis.incr(key))
            if used == 1:
                await self._redis.expire(key, int(limit.seconds) + 1)
        except (RedisError, OSError):
            return None
        if used > limit.count * self.factor:
            return limit.seconds - time.time() % limit.seconds
        return None

    async def stop(self) -> None:
        """Close the connection."""
        if self._redis is not None:
            await self._redis.aclose()
