"""Waiting until something is so: the only place where tests sleep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE = 120.0  # only a test that fails waits this long
INTERVAL = 0.02

Answer = TypeVar("Answer")


def until(condition: Callable[[], Answer], seconds: float = PATIENCE) -> Answer:
    """Ask again and again until the answer is true, and return it."""
    end = time.monotonic() + seconds
    while not (answer := condition()):
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(INTERVAL)
    return answer


async def eventually(
    condition: Callable[[], Awaitable[Answer]], seconds: float = PATIENCE
) -> Answer:
    """The same for a question that is answered by a request."""
    end = time.monotonic() + seconds
    while not (answer := await condition()):
        assert time.monotonic() < end, "it did not come to that"
        await asyncio.sleep(INTERVAL)
    return answer
