"""Plays matches in this process or in several; what comes of them does not depend on how many."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from magnifico.arena.errors import ArenaError
from magnifico.arena.match import Match, MatchResult

Player = Callable[[Match], MatchResult]
"""A function of a module, so that other processes can find it."""


def play_here(matches: Sequence[Match], player: Player, jobs: int) -> Generator[MatchResult]:
    """The results as they come in, in any order if there are several processes."""
    if jobs == 1:
        yield from map(player, matches)
        return
    others = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_begin_work)
    waiting: set[Future[MatchResult]] = set()
    try:
        for match in matches:
            waiting.add(pool.submit(player, match))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    except BrokenProcessPool:
        raise ArenaError("E_WORKER_DIED", "a process that played games has died") from None
    except BaseException:
        # Somebody wants to stop now, not after the games that are being played.
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _begin_work() -> None:
    """A worker leaves interrupts to its parent and ends with it, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
