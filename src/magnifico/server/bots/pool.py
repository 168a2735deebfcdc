"""Computer opponents think in separate processes, with a time limit and a fallback, so none can stop a table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection
from contextlib import AsyncExitStack
from typing import Any, Final

import orjson

from magnifico import NotationError
from magnifico.bots import BotError, Position, check_built_in, create_bot
from magnifico.bots.registry import chance_of
from magnifico.engine.game import Game
from magnifico.server.bots.queue import FairQueue

LOG: Final = logging.getLogger("magnifico.bots")
FALLBACK: Final = "random"
STAND_IN: Final = "citizen"
"""Plays in place of a bot that the server no longer has."""
CALM: Final = 2
"""With more than this many waiting per worker, every bot gets less time to think."""
LEAST_SHARE: Final = 0.1
LINE_LIMIT: Final = 1 << 20
START_SECONDS: Final = 60.0
READY: Final = b"ready\n"
LOW_PRIORITY: Final = "--low-priority"
CUSTOM_BOT: Final = "--custom-bot"
FOLDER: Final = "--folder"
CHECK: Final = "--check"


class BotFailedError(Exception):
    """A bot didn't answer, was too late, or answered nonsense."""


def question_about(
    number: int,
    table: str,
    game: Game,
    options: dict[str, object],
    packs: list[dict[str, str]],
) -> dict[str, object]:
    """What a worker needs to know about a game to answer a question about it."""
    return {
        "id": number,
        "table": table,
        "options": options,
        "packs": packs,
        "seed": game.seed,
        "moves": [str(move) for move in game.moves],
    }


def is_offered(level: str, custom_bots: Collection[str]) -> bool:
    """Whether tables may have this opponent. The name may come from a stranger, so nothing is imported to check it.

    How long a bot may think is up to the operator, so a name with a budget has to be on the operator's list.
    """
    if level in custom_bots:
        return True
    try:
        check_built_in(level)
    except BotError:
        return False
    return "@" not in level


def worker_command(custom_bots: Collection[str] = (), *flags: str) -> list[str]:
    """The command that starts a process in which bots think; these bots are the only outside code it runs."""
    allowed = [f"{CUSTOM_BOT}={name}" for name in custom_bots]
    return [
        sys.executable,
        "-P",  # files in the current folder must not hide our modules
        "-m",
        "magnifico.server.bots.worker",
        *flags,
        *allowed,
        *([f"{FOLDER}={os.getcwd()}"] if allowed else []),
    ]


def problem_with(custom_bots: Collection[str]) -> str:
    """What is wrong with the operator's custom bots, or nothing; checked in a separate process."""
    if not custom_bots:
        return ""
    command = worker_command(custom_bots, CHECK)
    names = ", ".join(custom_bots)
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, timeout=START_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return f"{names}: not ready after {START_SECONDS:.0f} s"
    said = done.stdout.decode(errors="replace").strip()
    return said or (f"{names}: ended with status {done.returncode}" if done.returncode else "")


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, low_priority: bool = False, custom_bots: Collection[str] = ()) -> None:
        self.process: asyncio.subprocess.Process | None = None
        flags = [LOW_PRIORITY] if low_priority else []
        self._command = worker_command(custom_bots, *flags)

    async def ask(
        self,
        question: dict[str, object],
        seconds: float,
        progress: Callable[[float], None] | None = None,
    ) -> dict[str, object]:
        """The answer to a question; any failure ends the process and raises BotFailedError."""
        try:
            await asyncio.wait_for(self._begin(), START_SECONDS)
            return await asyncio.wait_for(self._ask(question, progress), seconds)
        except (asyncio.CancelledError, BotFailedError):
            await self.stop()
            raise
        except Exception as error:
            await self.stop()
            raise BotFailedError(f"{type(error).__name__} {error}") from None

    async def _begin(self) -> None:
        """Start the process if it isn't running, and wait until it listens."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,  # so that Ctrl-C only reaches the server
            )
            assert self.process.stdout is not None
            if await self.process.stdout.readline() != READY:
                raise BotFailedError("did not start")

    async def _ask(
        self, question: dict[str, object], progress: Callable[[float], None] | None
    ) -> dict[str, object]:
        assert self.process is not None
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(orjson.dumps(question) + b"\n")
        await self.process.stdin.drain()
        while True:
            answer: dict[str, object] = orjson.loads(await self.process.stdout.readline())
            if answer.get("id") != question["id"]:
                raise BotFailedError("answered another question")
            if "error" in answer:
                raise BotFailedError(str(answer["error"]))
            share = answer.get("progress")
            if not isinstance(share, float):
                return answer
            if progress is not None:
                progress(share)

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
            await process.wait()


def _is_legal(text: str, game: Game, seat: int) -> bool:
    try:
        move = game.parse(text, seat)
    except NotationError:
        return False
    return move.seat == seat and game.why_not(move) is None


class BotPool:
    """The workers, and a fallback if none answers."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        limit: float,
        custom_bots: Collection[str] = (),
        other_bots: Collection[str] = (),
    ) -> None:
        self.seconds = seconds
        self.limit = limit
        self.custom_bots = custom_bots
        self.other_bots = other_bots  # of features; people cannot choose them
        self.failures = 0
        self.answers = 0
        self.on_answer: Callable[[str, float, bool], None] | None = None  # level, time, failed
        self._all = [Worker(custom_bots=custom_bots) for _ in range(workers)]
        self._free = self._all[:]
        self.queue = FairQueue(workers)
        self._numbers = itertools.count(1)
        self._replaced: set[str] = set()

    async def choose(
        self,
        table: str,
        game: Game,
        seat: int,
        level: str,
        options: dict[str, object],
        packs: list[dict[str, str]],
        owner: str = "",
        watched: bool = True,
        moved: Callable[[int], None] | None = None,
    ) -> str:
        """The notation of the move that a bot of this level makes; owners of tables are served in turn."""
        legal = game.legal_moves(seat)
        if len(legal) == 1:
            return legal[0].text
        if not self._all:
            return self._fallback(game, seat)
        if not is_offered(level, self.custom_bots) and level not in self.other_bots:
            if level not in self._replaced:
                self._replaced.add(level)
                LOG.warning("bot %s is not allowed here, %s plays its seats", level, STAND_IN)
            level = STAND_IN
        question: dict[str, object] = {
            **question_about(next(self._numbers), table, game, options, packs),
            "seat": seat,
            "level": level,
            "chance": chance_of(game.seed, seat),
        }
        async with self.queue.place(owner or table, watched, moved):
            question["seconds"] = self._time_to_think()
            worker = self._free.pop()
            begun, failed = time.perf_counter(), False
            try:
                text = str((await worker.ask(question, self.limit)).get("move"))
                self.answers += 1
                if not _is_legal(text, game, seat):
                    raise BotFailedError("not a legal move")
                return text
            except BotFailedError as error:
                self.failures += 1
                failed = True
                LOG.warning("bot %s failed at table %s: %s", level, table, error)
                return self._fallback(game, seat)
            finally:
                self._free.append(worker)
                if self.on_answer is not None:
                    self.on_answer(level, time.perf_counter() - begun, failed)

    def _time_to_think(self) -> float:
        """Less time when many are waiting: quick answers are better than late ones for everybody."""
        calm = CALM * len(self._all)
        return self.seconds * max(LEAST_SHARE, min(1.0, calm / max(1, self.queue.waiting)))

    async def hint(
        self,
        table: str,
        game: Game,
        seat: int,
        options: dict[str, object],
        packs: list[dict[str, str]],
        owner: str = "",
    ) -> list[dict[str, Any]]:
        """The best moves of a seat as plain data; BotFailedError if no worker is free in time."""
        if not self._all:
            raise BotFailedError("no workers")
        question: dict[str, object] = {
            **question_about(next(self._numbers), table, game, options, packs),
            "ask": "hint",
            "seat": seat,
            "chance": f"hint {table}",
        }
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(self.limit):
                    await stack.enter_async_context(self.queue.place(owner or table))
            except TimeoutError:
                raise BotFailedError("all are busy") from None
            question["seconds"] = self._time_to_think()
            worker = self._free.pop()
            try:
                found = (await worker.ask(question, self.limit)).get("hint")
                assert isinstance(found, list)
                return found
            finally:
                self._free.append(worker)

    def _fallback(self, game: Game, seat: int) -> str:
        """Some legal move, chosen immediately in this process."""
        return create_bot(FALLBACK, f"fallback {seat}").choose(Position(game, seat)).text

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all), return_exceptions=True)
