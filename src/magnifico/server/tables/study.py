"""Work whose cost a stranger chooses: one piece after the other in its own thread, so that no table waits for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from magnifico.server.tables.problems import Problem

MOST_WAITING: Final = 100
MOST_FOR_ONE: Final = 20  # a page asks for eight things at once, and people look with two devices
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Study:
    """A queue with one worker. What it is given must be nobody else's: a fork, or plain data."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._waiting: Counter[str] = Counter()

    async def run(
        self, asker: str, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """The result of the work; refused if too much is waiting, for this asker or at all. "" is the server itself."""
        if asker and self._waiting[asker] >= MOST_FOR_ONE:
            raise Problem("too_many", {"wait_seconds": 1})
        if asker and self._waiting.total() >= MOST_WAITING:
            raise Problem("busy", {"wait_seconds": 2})
        self._waiting[asker] += 1
        done = asyncio.get_running_loop().run_in_executor(
            self._thread, lambda: work(*args, **kwargs)
        )
        done.add_done_callback(lambda _: self._finished(asker))
        return await asyncio.shield(done)  # counted until it is done, even if the asker went away

    def _finished(self, asker: str) -> None:
        self._waiting[asker] -= 1
        if not self._waiting[asker]:
            del self._waiting[asker]

    def stop(self) -> None:
        """Finish the piece at hand, drop the rest."""
        self._thread.shutdown(wait=False, cancel_futures=True)
