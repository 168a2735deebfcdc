"""How a server that cannot keep up refuses, and goes on by itself."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import process_time

import pytest

from magnifico.server.load import (
    CROWD,
    MOST_APPENDS,
    MOST_READS,
    SHARES,
    TICK_SECONDS,
    Load,
    Waiting,
)
from magnifico.server.problems import status_of
from magnifico.server.system_time import OwnTime
from magnifico.table.problems import Problem
from tests.server.server_process import (
    ServerProcess,
    guests,
    problem_of,
    run,
)


class FakeTime(OwnTime):
    """Two clocks that a test sets: the one on the wall, and the processor time of the server."""

    def __init__(self) -> None:
        self.wall = self.work = 0.0
        super().__init__(lambda: self.wall, lambda: self.work)

    def pass_by(self, wall: float, work: float) -> None:
        self.wall += wall
        self.work += work


def refused_by(load: Load) -> list[str]:
    """Which kinds of requests are refused now."""
    refused: list[str] = []
    for weight in SHARES:
        try:
            load.admit(weight)
        except Problem as problem:
            assert status_of(problem) == 503 and problem.details["wait_seconds"]
            refused.append(weight)
    return refused


def test_a_server_late_by_its_own_work_refuses_looks_first_and_moves_last() -> None:
    """ATTACK, load: past its limit the server took everything and moves needed eight seconds."""

    async def block(late: float) -> list[str]:
        time = FakeTime()
        load = Load(0.1, lambda: 0, time=time)
        load.start()
        time.pass_by(TICK_SECONDS + late, TICK_SECONDS + late)
        load.stop()
        return refused_by(load)

    assert asyncio.run(block(0.0)) == []
    assert asyncio.run(block(0.07)) == ["look"]
    assert asyncio.run(block(0.11)) == ["look", "open"]
    assert asyncio.run(block(0.3)) == ["look", "open", "move"]


def test_an_idle_server_that_others_keep_from_the_processor_refuses_nobody() -> None:
    """ATTACK, load: beside other programs an idle server told a single player that it was very busy."""

    async def starve() -> None:
        time = FakeTime()
        load = Load(0.1, lambda: 0, Waiting(time), time)
        load.start()
        for _ in range(20):
            begun = time.now()
            time.pass_by(5.0, 0.004)
            load.note_told(begun)
            assert refused_by(load) == []
            load.tick()
        time.pass_by(1e6, 0.004)  # the machine slept
        assert refused_by(load) == []
        load.stop()

    asyncio.run(starve())


def test_a_starved_server_with_a_crowd_waiting_refuses() -> None:
    """Those who wait do so all the same, and more would wait longer."""

    async def starve(entries: int) -> list[str]:
        time = FakeTime()
        load = Load(0.1, lambda: entries, Waiting(time), time)
        load.start()
        time.pass_by(0.3, 0.05)
        load.stop()
        return refused_by(load)

    assert asyncio.run(starve(CROWD - 1)) == []
    assert asyncio.run(starve(CROWD)) == ["look", "open", "move"]


def test_a_stopped_server_goes_on_as_if_nothing_had_been() -> None:
    """The same with the clocks of the system: stopped for half a second, and at work for half a second."""

    async def admit(work: Callable[[], object]) -> list[str]:
        load = Load(0.2, lambda: 0)
        load.start()
        work()
        load.stop()
        return refused_by(load)

    def be_stopped() -> None:
        helper = f"kill -STOP {os.getpid()}; sleep 0.5; kill -CONT {os.getpid()}"
        subprocess.run(["sh", "-c", helper], check=True)

    def be_busy() -> None:
        end = process_time() + 0.5
        while process_time() < end:
            pass

    assert asyncio.run(admit(be_stopped)) == []
    assert asyncio.run(admit(be_busy)) == ["look", "open", "move"]


def test_waiting_for_a_connection_counts_as_load() -> None:
    """ATTACK N2: with all connections taken by lists the loop was not late, and nothing was refused."""

    async def wait() -> None:
        time = FakeTime()
        reads = Waiting(time)
        load = Load(0.1, lambda: 0, reads, time)
        with reads.one():
            assert refused_by(load) == []
            time.pass_by(0.3, 0.3)
            assert refused_by(load) == ["look", "open", "move"]
        assert refused_by(load) == []
        with ExitStack() as stack:
            for _ in range(MOST_READS // 2):
                stack.enter_context(reads.one())
            assert refused_by(load) == ["look"]
            for _ in range(MOST_READS):
                stack.enter_context(reads.one())
            assert refused_by(load) == ["look", "open", "move"]
        assert refused_by(load) == []

    asyncio.run(wait())


def test_moves_are_refused_when_waiting_before_and_after_is_too_long_together() -> None:
    async def tell() -> None:
        time = FakeTime()
        load = Load(10.0, lambda: 0, time=time)  # refuses moves from twelve seconds on
        made = time.now()
        time.pass_by(8.0, 8.0)
        load.start()
        for _ in range(60):
            load.note_told(made)
        load.admit("move")
        time.pass_by(7.0, 7.0)
        with pytest.raises(Problem) as refused:
            load.admit("move")
        assert refused.value.code == "busy"
        load.stop()

    asyncio.run(tell())


def test_old_news_refuse_moves_until_they_are_fresh_again() -> None:
    """A loop that is never late for long may still be seconds behind."""

    async def tell() -> None:
        time = FakeTime()
        load = Load(0.1, lambda: 0, time=time)
        made = time.now()
        time.pass_by(2.0, 2.0)
        load.start()
        for _ in range(20):
            load.note_told(made)
        with pytest.raises(Problem) as refused:
            load.admit("move")
        assert refused.value.code == "busy"
        for _ in range(40):
            load.note_told(time.now())
        load.admit("move")
        load.stop()

    asyncio.run(tell())


def test_a_full_queue_to_the_disk_refuses_too_and_recovers_by_itself() -> None:
    waiting = 0

    async def fill() -> None:
        nonlocal waiting
        load = Load(60.0, lambda: waiting)
        load.start()
        for waiting, refused in ((0, 0), (MOST_APPENDS // 2, 1), (MOST_APPENDS + 1, 3), (0, 0)):
            codes = []
            for weight in ("look", "open", "move"):
                try:
                    load.admit(weight)
                except Problem as problem:
                    codes.append(problem.code)
            assert codes == ["busy"] * refused, waiting
        load.stop()

    asyncio.run(fill())


def test_a_busy_server_says_when_to_come_back(data: Path) -> None:
    """The smallest limit there is: every server is later than a nanosecond."""

    async def ask() -> None:
        (anna,) = await guests(server, "Anna")
        problem = await problem_of(anna.new_table(options={"players": 2}))
        assert (problem.status, problem.code) == (503, "busy")
        assert int(str(problem.details["wait_seconds"])) >= 1

    with ServerProcess(data, shed_seconds=1e-9) as server:
        run(ask)
