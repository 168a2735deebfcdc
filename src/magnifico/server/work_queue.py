"""Work whose cost a stranger controls: one piece at a time in a separate thread, so that no table waits for it.

Addresses take turns, and so do the people at each address: many pieces of one delay everybody else by one piece. Games
that start have a line of their own, so that questions about other tables don't hold them up.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, ParamSpec, TypeVar

from magnifico.server.turn_order import TurnOrder
from magnifico.table.problems import Problem

MOST_WAITING: Final = 400  # in each line
# A page asks for up to eight things at once, and a class sits behind one address.
MOST_FOR_PERSON: Final = 30
MOST_FOR_ADDRESS: Final = 100
Kind = Literal["question", "game"]
KINDS: Final[tuple[Kind, ...]] = ("question", "game")
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Requester(NamedTuple):
    """Who wants something done: from where, and as whom ("" without a name)."""

    address: str
    person: str = ""


SERVER: Final = Requester("")
"""The server itself, which is never refused."""


@dataclass(slots=True, eq=False)
class WorkItem:
    """Work, for whom, and who waits for its result."""

    address: str
    person: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class BoundedQueue:
    """Pieces of one kind that wait or are being worked on."""

    def __init__(self) -> None:
        self._line: TurnOrder[WorkItem] = TurnOrder()
        self._places: Counter[str] = Counter()  # of each address
        self._people: Counter[str] = Counter()

    def add(self, piece: WorkItem) -> None:
        """Let it wait; refused if too much is waiting for this person, this address or at all."""
        if piece.address:
            self._check(piece.address, piece.person)
        self._line.add(piece)
        self._places[piece.address] += 1
        self._people[piece.person] += 1

    def _check(self, address: str, person: str) -> None:
        of_person = self._people[person] if person else 0
        if of_person >= MOST_FOR_PERSON or self._places[address] >= MOST_FOR_ADDRESS:
            raise Problem("too_many", {"wait_seconds": 1})
        others = self._places.total() - self._places[""]
        if others >= MOST_WAITING and not self._made_room(address):
            raise Problem("busy", {"wait_seconds": 2})

    def _made_room(self, address: str) -> bool:
        """Whether the address that has most waiting gave up a place for one that has much less."""
        most = max((each for each in self._places if each), key=self._places.__getitem__)
        last = next((one for one in reversed(self._line.order()) if one.address == most), None)
        if last is None or self._places[most] <= self._places[address] + 1:
            return False
        self._line.remove(last)
        self.finish(last)
        if not last.done.done():
            last.done.set_exception(Problem("busy", {"wait_seconds": 2}))
        return True

    def next(self) -> WorkItem | None:
        """The piece whose turn it is."""
        return self._line.first(lambda _: True)

    def finish(self, piece: WorkItem) -> None:
        """Count a piece no more."""
        for counter, key in ((self._places, piece.address), (self._people, piece.person)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]

    def drop(self) -> None:
        """Cancel all that wait."""
        while (piece := self.next()) is not None:
            piece.done.cancel()


class WorkQueue:
    """One worker for all. What it is given must be nobody else's: a fork, or plain data."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="work")
        self._queues = {kind: BoundedQueue() for kind in KINDS}
        self._turn = list(KINDS)  # the first is asked first
        self._at_work = False
        self._stopped = False

    async def run(
        self,
        requester: Requester,
        work: Callable[Given, Result],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Result:
        """The result of the work."""
        return await self._done("question", requester, lambda: work(*args, **kwargs))

    async def run_for_game(
        self,
        requester: Requester,
        work: Callable[Given, Result],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Result:
        """The same for a game that starts."""
        return await self._done("game", requester, lambda: work(*args, **kwargs))

    async def _done(self, kind: Kind, requester: Requester, work: Callable[[], Result]) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues[kind].add(WorkItem(requester.address, requester.person, work, done))
        self._begin_next()
        return await asyncio.shield(done)  # counted until it is done, even if the asker went away

    def _begin_next(self) -> None:
        """Let the worker begin with the next piece; the kinds take turns."""
        if self._at_work or self._stopped:
            return
        for kind in self._turn:
            queue = self._queues[kind]
            if (piece := queue.next()) is not None:
                break
        else:
            return
        self._turn.remove(kind)
        self._turn.append(kind)
        self._at_work = True
        made = asyncio.get_running_loop().run_in_executor(self._thread, piece.work)
        made.add_done_callback(lambda _: self._finish(queue, piece, made))

    def _finish(self, queue: BoundedQueue, piece: WorkItem, made: asyncio.Future[Any]) -> None:
        self._at_work = False
        queue.finish(piece)
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
            queue.drop()
        self._thread.shutdown(wait=False, cancel_futures=True)
