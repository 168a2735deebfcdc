"""Expensive work beside the loop: who may queue how much, and what is kept of it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from magnifico.server.catalogues import Catalogues
from magnifico.server.work_queue import (
    MOST_FOR_ADDRESS,
    MOST_FOR_PERSON,
    MOST_WAITING,
    SERVER,
    Requester,
    WorkQueue,
)
from magnifico.table.problems import Problem


def test_expensive_work_is_done_beside_the_loop_and_only_so_much_for_one() -> None:
    """ATTACK D3: the loop stood still for 1.7 seconds with each look at a catalogue."""
    go_on = threading.Event()
    anna, bruno = Requester("1", "anna"), Requester("1", "bruno")

    async def ask() -> None:
        work_queue = WorkQueue()
        here = threading.get_ident()
        first = asyncio.create_task(work_queue.run(anna, go_on.wait))
        others = [
            asyncio.create_task(work_queue.run(anna, threading.get_ident))
            for _ in range(MOST_FOR_PERSON - 1)
        ]
        await asyncio.sleep(0)  # the loop goes on meanwhile
        with pytest.raises(Problem) as refused:
            await work_queue.run(anna, threading.get_ident)
        assert refused.value.code == "too_many"
        another = asyncio.create_task(work_queue.run(bruno, threading.get_ident))
        go_on.set()
        assert await first and await another != here
        assert here not in await asyncio.gather(*others)
        assert await work_queue.run(anna, threading.get_ident) != here
        work_queue.stop()

    asyncio.run(ask())


class HeldStudy:
    """A queue whose worker waits until everybody has asked; what was done is noted in order."""

    def __init__(self) -> None:
        self.work_queue = WorkQueue()
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._go_on = threading.Event()
        self._first = asyncio.create_task(self.work_queue.run(SERVER, self._go_on.wait))

    async def ask(self, *names: str, game: bool = False) -> None:
        """Each name is an address, a person and a number."""
        run = self.work_queue.run_for_game if game else self.work_queue.run
        for name in names:
            address, person, _ = name.split()
            requester = Requester(address, person)
            self.tasks.append(asyncio.create_task(run(requester, self.done.append, name)))
        await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        """The codes of those who were refused."""
        self._go_on.set()
        results = await asyncio.gather(self._first, *self.tasks, return_exceptions=True)
        self.work_queue.stop()
        return [each.code for each in results if isinstance(each, Problem)]


def pieces(address: str, person: str, count: int) -> list[str]:
    return [f"{address} {person} {number}" for number in range(count)]


def test_addresses_take_turns_and_so_do_the_people_at_each() -> None:
    """ATTACK N5: sixty guests of one address had sixty turns, and a victim waited for all of them."""

    async def ask() -> list[str]:
        held = HeldStudy()
        for guest in range(9):
            await held.ask(*pieces("1", f"guest{guest}", 10))
        await held.ask("2 anna 0", "3 bruno 0", "3 carla 0")
        assert await held.finish() == []
        return held.done

    done = asyncio.run(ask())
    assert done[:6] == [
        *("1 guest0 0", "2 anna 0", "3 bruno 0"),
        *("1 guest1 0", "3 carla 0", "1 guest2 0"),
    ]
    assert done[11:14] == ["1 guest8 0", "1 guest0 1", "1 guest1 1"]


def test_full_addresses_take_no_places_from_others() -> None:
    """ATTACK N5: with the guests of two addresses all places were taken, and nobody else got an answer."""

    async def ask() -> None:
        held = HeldStudy()
        addresses = [f"a{number}" for number in range(MOST_WAITING // MOST_FOR_ADDRESS + 1)]
        each = MOST_FOR_ADDRESS // 4
        for address in addresses:
            for guest in range(5):
                await held.ask(*pieces(address, f"{address}-{guest}", each))
        others = [name for number in range(30) for name in pieces(f"b{number}", f"b{number}", 2)]
        await held.ask(*others)
        codes = await held.finish()
        assert set(others) <= set(held.done)
        assert set(codes) == {"busy", "too_many"}
        assert len(held.done) <= MOST_WAITING + 1

    asyncio.run(ask())


def test_games_start_beside_a_queue_full_of_questions() -> None:
    """ATTACK N5: new games waited for 24 seconds behind other people's questions."""

    async def ask() -> list[str]:
        held = HeldStudy()
        for guest in range(4):
            await held.ask(*pieces("1", f"guest{guest}", MOST_FOR_PERSON - 5))
        await held.ask(*pieces("1", "guest9", 9), "2 anna 0", game=True)
        codes = await held.finish()
        assert codes == []
        return held.done

    done = asyncio.run(ask())
    assert "2 anna 0" in done[:4]


def test_a_catalogue_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """ATTACK D3: it was made again each time."""
    made: list[str] = []

    def making(language: str, _packs: object) -> dict[str, str]:
        made.append(language)
        return {"in": language}

    monkeypatch.setattr("magnifico.server.catalogues.catalogue", making)

    async def ask() -> None:
        work_queue = WorkQueue()
        catalogues = Catalogues(work_queue)
        wanted = [catalogues.get("it", "", (), Requester("a")) for _ in range(5)]
        wanted += [catalogues.get("en", "", (), Requester("b"))]
        assert await asyncio.gather(*wanted) == [b'{"in":"it"}'] * 5 + [b'{"in":"en"}']
        await catalogues.get("it", "", (), Requester("c"))
        work_queue.stop()

    asyncio.run(ask())
    assert sorted(made) == ["en", "it"]
