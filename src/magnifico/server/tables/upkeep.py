"""What the server does at a table by itself: it lets computer opponents move, clocks run out and plans be played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from magnifico.engine.game import Game
from magnifico.engine.refusal import Refusal
from magnifico.server.system_time import now_ms
from magnifico.server.tables.hosted import HostedTable, StaleError
from magnifico.server.tables.registry import Tables
from magnifico.table.commands import bot_move, bot_to_move, expired, planned_moves, time_out
from magnifico.table.ledger import Ledger
from magnifico.table.packs import files_of
from magnifico.table.problems import Problem

LOG: Final = logging.getLogger("magnifico.upkeep")


class Thinker(Protocol):
    """Chooses moves for computer opponents."""

    async def choose(
        self,
        table: str,
        game: Game,
        seat: int,
        level: str,
        options: dict[str, object],
        packs: list[dict[str, str]],
        owner: str,
        watched: bool,
        moved: Callable[[int], None],
    ) -> str:
        """The notation of the move a bot of this level makes."""


class Upkeep:
    """Sees to the tables of this process; each table by one task at a time."""

    def __init__(self, tables: Tables, bots: Thinker) -> None:
        self.tables = tables
        self.bots = bots
        self.pace = tables.pace
        self.started_at = now_ms()
        tables.after_append.append(lambda table, _record: self.check(table))
        tables.after_begin.append(self.check)

    def check(self, table: HostedTable) -> None:
        """See to a table now, if there is anything to do."""
        if self.tables.stopping or table.ledger is None:
            return
        if table.upkeep_task is not None and not table.upkeep_task.done():
            table.upkeep_again = True
        elif table.planned or table.ledger.bots_to_act() or self._expired(table.ledger):
            table.upkeep_task = self.tables.run(self._run(table))

    def _expired(self, ledger: Ledger) -> list[int]:
        """Persons whose time is up; after a start those whose time ran out meanwhile get a little more."""
        now = now_ms()
        grace = self.started_at + int(self.pace.restart_grace * 1000)
        if now < grace and ledger.last_at < self.started_at:
            return []
        return expired(ledger, now)

    async def _run(self, table: HostedTable) -> None:
        while not self.tables.stopping:
            table.upkeep_again = False
            try:
                done = await self._step(table)
            except StaleError:
                continue
            except Problem as problem:
                LOG.warning("table %s: %s", table.id, problem.code)
                return
            except Exception:
                LOG.exception("table %s could not be seen to", table.id)
                return
            if done and not table.upkeep_again:
                return

    async def _step(self, table: HostedTable) -> bool:
        """One entry of the server's own; True if there was nothing to do."""
        ledger = table.playing()
        for seat in self._expired(ledger):
            await self.tables.append(table, time_out(ledger, seat))
            return False
        if table.planned and await self._play_plan(table, ledger):
            return False
        bot = bot_to_move(ledger)
        if bot is None:
            return True
        seat, level = bot
        if self.pace.bot_pause:
            await asyncio.sleep(self.pace.bot_pause)

        def moved(ahead: int) -> None:
            _show_place(table, seat, ahead)

        try:
            move = await self.bots.choose(
                table.id,
                ledger.game,
                seat,
                level,
                table.row["options"],
                files_of(table.row),
                table.row["host_id"],
                table.watched,
                moved,
            )
        finally:
            moved(0)
        if table.ledger is ledger:
            await self.tables.append(table, bot_move(ledger, seat, move))
        return False

    async def _play_plan(self, table: HostedTable, ledger: Ledger) -> bool:
        """Make the next move that somebody has planned, as if that person had sent it; False if there is none."""
        for command in planned_moves(table, ledger):
            try:
                await self.tables.append(table, command)
            except Refusal as refusal:
                LOG.info("table %s: a planned move was refused: %s", table.id, refusal.code)
                continue
            return True
        if table.ledger is ledger:
            table.plans_tried = ledger
            await self.tables.storage.note_due(table.id, ledger.number, self.tables.due(ledger))
        return False

    async def claim_due(self) -> list[str]:
        """Tables at which something was to be done and nobody did; each is given to one process."""
        now = now_ms()
        return await self.tables.storage.claim_due(now, now + self.tables.patience_ms)


def _show_place(table: HostedTable, seat: int, ahead: int) -> None:
    """Show that a bot waits to be served."""
    thinking = {"seat": seat, "ahead": ahead} if ahead else None
    if thinking != table.thinking:
        table.thinking = thinking
        table.presence += 1
        table.wake()
