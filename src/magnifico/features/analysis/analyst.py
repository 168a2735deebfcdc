"""Analyses of finished games: made on request by one low-priority process and stored in the database."""

from __future__ import annotations

import asyncio
import itertools
import logging
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select

from magnifico.server.bots.pool import BotFailedError, Worker, question_about
from magnifico.server.bots.queue import FairQueue
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.system_time import now_ms
from magnifico.table.ledger import Ledger
from magnifico.table.packs import files_of
from magnifico.table.table import Table

LOG: Final = logging.getLogger("magnifico.analyst")
LONGEST: Final = 900.0


@dataclass(slots=True)
class Job:
    """An analysis that is in progress, waiting for its turn, or failed."""

    task: asyncio.Task[None] | None = None
    progress: float = 0.0
    failed: bool = False
    ahead: int = 0  # analyses waiting before this one


class Analyst:
    """Makes one analysis after another."""

    def __init__(self, database: Database, enabled: bool) -> None:
        self.database = database
        self.enabled = enabled
        self.jobs: dict[str, Job] = {}
        self._worker = Worker(low_priority=True)
        self.queue = FairQueue(1)
        self._numbers = itertools.count(1)

    async def found(self, table: str) -> dict[str, Any] | None:
        """The analysis of a table, if there is one."""
        async with self.database.read() as connection:
            row = await connection.execute(
                select(models.analyses.c.result).where(models.analyses.c.table_id == table)
            )
            result: dict[str, Any] | None = row.scalar_one_or_none()
        return result

    def start(self, table: Table, person: str) -> Job:
        """Begin the analysis of a finished game for all seats that people played; people are served in turn."""
        job = self.jobs.get(table.id)
        if job is None or job.failed:
            job = Job()
            self.jobs[table.id] = job
            seats = [int(seat["seat"]) for seat in table.seats if seat["kind"] == "person"]
            row = table.row
            question = {
                **question_about(
                    next(self._numbers),
                    table.id,
                    table.playing().game,
                    row["options"],
                    files_of(row),
                ),
                "ask": "analysis",
                "seats": seats,
            }
            job.task = asyncio.create_task(self._make(table.id, job, question, person))
        return job

    async def _make(self, table: str, job: Job, question: dict[str, object], person: str) -> None:
        def progress(share: float) -> None:
            job.progress = share

        def moved(ahead: int) -> None:
            job.ahead = ahead

        try:
            async with self.queue.place(person, moved=moved):
                answer = await self._worker.ask(question, LONGEST, progress)
                async with self.database.write() as connection:
                    await connection.execute(
                        self.database.insert_once(models.analyses).values(
                            table_id=table, result=answer["analysis"], at=now_ms()
                        )
                    )
            del self.jobs[table]
        except BotFailedError as error:
            LOG.warning("no analysis of table %s: %s", table, error)
            job.failed = True
        except Exception:
            LOG.exception("the analysis of table %s was not kept", table)
            job.failed = True
        if all(other.failed for other in self.jobs.values()):
            await self._worker.stop()

    async def stop(self) -> None:
        """Stop the running analysis; it starts over when somebody asks for it."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.stop()


def entries_of_moves(ledger: Ledger) -> list[int]:
    """The number of the log entry of each move that wasn't undone."""
    numbers: list[int] = []
    for record in ledger.records:
        if record.entry.kind == "move":
            numbers.append(record.entry.number)
        for event in record.events:
            if event.name == "undone":
                to = event.fields["to"]
                assert isinstance(to, int)
                del numbers[to:]
    return numbers
