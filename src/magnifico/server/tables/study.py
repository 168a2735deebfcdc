"""Work whose cost a stranger controls: one piece at a time in a separate thread, so that no table waits for it.

Askers take turns, so that many pieces of one delay everybody else by only one piece. An asker may be a whole school
behind one address: only what would fill the queue is refused.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from magnifico.server.tables.problems import Problem

MOST_WAITING: Final = 200
MOST_FOR_ONE: Final = (
    100  # a page asks for up to eight things at once, and a class sits behind one address
)
Given = ParamSpec("Given")
Result = TypeVar("Result")


@dataclass(slots=True)
class Piece:
    """Work, and who waits for its result."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Study:
    """A queue for each asker and one worker for all. What it is given must be nobody else's: a fork, or plain data."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._queues: OrderedDict[str, deque[Piece]] = OrderedDict()  # the first is next
        self._waiting: Counter[str] = Counter()  # pieces of each asker, the one at work included
        self._at_work = False
        self._stopped = False

    async def run(
        self, asker: str, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """The result of the work; refused if too much is waiting, for this asker or at all. "" is the server itself."""
        if asker and self._waiting[asker] >= MOST_FOR_ONE:
            raise Problem("too_many", {"wait_seconds": 1})
        if asker and self._waiting.total() >= MOST_WAITING:
            raise Problem("busy", {"wait_seconds": 2})
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(asker, deque()).append(Piece(lambda: work(*args, **kwargs), done))
        self._waiting[asker] += 1
        self._begin_next()
        return await asyncio.shield(done)  # counted until it is done, even if the asker went away

    def _begin_next(self) -> None:
        """Let the worker begin with the first piece of the asker whose turn it is."""
        if self._at_work or self._stopped or not self._queues:
            return
        asker, queue = self._queues.popitem(last=False)
        piece = queue.popleft()
        if queue:
            self._queues[asker] = queue
        self._at_work = True
        made = asyncio.get_running_loop().run_in_executor(self._thread, piece.work)
        made.add_done_callback(lambda _: self._finish(asker, piece, made))

    def _finish(self, asker: str, piece: Piece, made: asyncio.Future[Any]) -> None:
        self._at_work = False
        self._waiting[asker] -= 1
        if not self._waiting[asker]:
            del self._waiting[asker]
        if made.cancelled():
            piece.done.cancel()
        elif (error := made.exception()) is not None:
            piece.done.set_exception(error)
        else:
            piece.done.set_result(made.result())
        self._begin_next()

    def stop(self) -> None:
        """Finish the piece at hand, drop the rest."""
        self._stopped = True
        for queue in self._queues.values():
            for piece in queue:
                piece.done.cancel()
        self._queues.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)
