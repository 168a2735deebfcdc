"""Work divided among several processes; handling an interrupt is left to the caller."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def worked_off(
    tasks: Sequence[Task], work: Callable[[Task], Result], jobs: int
) -> Generator[Result]:
    """Yield the results as they come in, in any order if there are several processes.

    Close the generator to end early: the processes then end at once.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = set(multiprocessing.active_children())
    pool = new_pool(jobs)
    waiting: set[Future[Result]] = set()
    try:
        for task in tasks:
            waiting.add(_submitted(pool, work, task))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    except BaseException:
        # Stop now, without waiting for the tasks in progress.
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _submitted(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], task: Task
) -> Future[Result]:
    """Hand a task to the pool; a process that dies meanwhile raises BrokenProcessPool like one that dies later."""
    try:
        with interrupts_held():
            return pool.submit(work, task)
    except OSError as error:
        # Killed while it starts, a process breaks the pipe it is started through; killed just before, it closes the
        # pool's own pipe under this call, which has no number. Anything else, such as too many processes, is told.
        if isinstance(error, BrokenPipeError) or error.errno is None:
            raise BrokenProcessPool("a process died while a task was handed out") from error
        raise


def new_pool(jobs: int) -> ProcessPoolExecutor:
    """Processes that end with this one."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_begin_work)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold back interrupts: processes started inside never see one, and this process sees it afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work() -> None:
    """Make a worker end with its parent, even if the parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
