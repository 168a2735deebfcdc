"""Computer opponents think in processes of their own, with a time limit and a fallback; none can stop a table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import orjson

from magnifico.bots import Position, create_bot
from magnifico.engine.game import Game

LOG: Final = logging.getLogger("magnifico.bots")
FALLBACK: Final = "random"
LINE_LIMIT: Final = 1 << 20
START_SECONDS: Final = 60.0
READY: Final = b"ready\n"
LOW_PRIORITY: Final = "--low-priority"


class BotFailedError(Exception):
    """A bot that did not answer, not in time, or nonsense."""


def question_about(
    number: int,
    table: str,
    game: Game,
    options: dict[str, object],
    pack: dict[str, str] | None,
) -> dict[str, object]:
    """What a worker has to know of a game to be asked something about it."""
    return {
        "id": number,
        "table": table,
        "options": options,
        "pack": pack,
        "seed": game.seed,
        "moves": [str(move) for move in game.moves],
    }


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, low_priority: bool = False) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._flags = [LOW_PRIORITY] if low_priority else []

    async def ask(
        self,
        question: dict[str, object],
        seconds: float,
        progress: Callable[[float], None] | None = None,
    ) -> dict[str, object]:
        """The answer to a question; whatever goes wrong ends the process and raises BotFailedError."""
        try:
            await asyncio.wait_for(self._begin(), START_SECONDS)
            return await asyncio.wait_for(self._ask(question, progress), seconds)
        except asyncio.CancelledError:
            await self.stop()
            raise
        except Exception as error:
            await self.stop()
            raise BotFailedError(f"{type(error).__name__} {error}") from None

    async def _begin(self) -> None:
        """Start the process if there is none, and wait until it listens."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # what lies in the folder the server was started in is no module of ours
                "-m",
                "magnifico.server.bot_worker",
                *self._flags,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,  # Ctrl-C is the server's business
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


class BotPool:
    """The workers, and what to do without one."""

    def __init__(self, workers: int, seconds: float, limit: float) -> None:
        self.seconds = seconds
        self.limit = limit
        self.failures = 0
        self.answers = 0
        self.on_answer: Callable[[str, float, bool], None] | None = None  # level, time, failed
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all = [Worker() for _ in range(workers)]
        for worker in self._all:
            self._free.put_nowait(worker)
        self._numbers = itertools.count(1)

    async def choose(
        self,
        table: str,
        game: Game,
        seat: int,
        level: str,
        options: dict[str, object],
        pack: dict[str, str] | None,
    ) -> str:
        """The notation of the move a bot of this level makes."""
        legal = game.legal_moves(seat)
        if len(legal) == 1:
            return legal[0].text
        if not self._all:
            return self._fallback(game, seat)
        question: dict[str, object] = {
            **question_about(next(self._numbers), table, game, options, pack),
            "seat": seat,
            "level": level,
            "seconds": self.seconds,
            "chance": f"{game.seed} {seat}",  # nobody at the table can foresee it
        }
        worker = await self._free.get()
        begun, failed = time.perf_counter(), False
        try:
            text = str((await worker.ask(question, self.limit)).get("move"))
            self.answers += 1
            if any(move.text == text for move in legal):
                return text
            raise BotFailedError("not a legal move")
        except BotFailedError as error:
            self.failures += 1
            failed = True
            LOG.warning("bot %s failed at table %s: %s", level, table, error)
            return self._fallback(game, seat)
        finally:
            self._free.put_nowait(worker)
            if self.on_answer is not None:
                self.on_answer(level, time.perf_counter() - begun, failed)

    async def hint(
        self,
        table: str,
        game: Game,
        seat: int,
        options: dict[str, object],
        pack: dict[str, str] | None,
    ) -> list[dict[str, Any]]:
        """The best moves of a seat as plain data; BotFailedError if nobody has the time to think."""
        if not self._all:
            raise BotFailedError("no workers")
        question: dict[str, object] = {
            **question_about(next(self._numbers), table, game, options, pack),
            "ask": "hint",
            "seat": seat,
            "seconds": self.seconds,
            "chance": f"hint {table}",
        }
        try:
            async with asyncio.timeout(self.limit):
                worker = await self._free.get()
        except TimeoutError:
            raise BotFailedError("all are busy") from None
        try:
            found = (await worker.ask(question, self.limit)).get("hint")
            assert isinstance(found, list)
            return found
        finally:
            self._free.put_nowait(worker)

    def _fallback(self, game: Game, seat: int) -> str:
        """Some legal move, chosen here and at once."""
        return create_bot(FALLBACK, f"fallback {seat}").choose(Position(game, seat)).text

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all), return_exceptions=True)
