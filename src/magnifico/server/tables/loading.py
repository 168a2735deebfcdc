"""Tables out of storage: rows in, a table with its ledger out."""

from __future__ import annotations

import logging
from typing import Final, cast

from magnifico.engine.options import Options
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.tables.storage import TableStorage
from magnifico.server.work_queue import SERVER, WorkQueue
from magnifico.table.entries import UnfitError
from magnifico.table.packs import files_of
from magnifico.table.problems import Problem
from magnifico.table.stored import options_of, replayed
from magnifico.table.words import TableWords

FEW_ENTRIES: Final = 20
LOG: Final = logging.getLogger("magnifico.loading")


async def read_table(
    storage: TableStorage,
    table_id: str,
    with_log: bool = True,
    work_queue: WorkQueue | None = None,
    known: HostedTable | None = None,
) -> HostedTable:
    """A table as it is stored, its log played through unless that is not wanted.

    Packs of cards and long logs take a second and more: they are read in the work queue if there is one, and what is
    `known` of the table is not read again: packs never change, options only before the game begins.
    """
    found = await storage.read(table_id, with_log)
    if found is None:
        raise Problem("unknown")
    row, seats = found.row, found.seats
    options: Options | None = None
    refused: Problem | None = None
    names = [each["name"] for each in seats]
    words: TableWords | None = None
    if known is not None and known.options is not None and known.row["options"] == row["options"]:
        options = known.options
        same = [(each["name"], each["kind"]) for each in known.seats] == [
            (each["name"], each["kind"]) for each in seats
        ]
        words = known.words if same else None
    else:
        try:
            if work_queue is not None and files_of(row):
                options = await work_queue.run(SERVER, options_of, row)
            else:
                options = options_of(row)
        except UnfitError as error:
            refused = _refusal(table_id, error)
    bots = [each["seat"] for each in seats if each["kind"] == "bot"]
    words = words or TableWords(options or Options(), names, bots)
    table = HostedTable(table_id, row, seats, found.access, options, words, refused=refused)
    table.take_plans(row["plans"], found.plans)
    table.chat.extend(found.chat)
    table.chat_number = max((cast("int", line["id"]) for line in found.chat), default=0)
    if with_log and options is not None and row["started_at"] is not None:
        try:
            stored = (row, seats, options, found.entries, False)
            if work_queue is not None and len(found.entries) > FEW_ENTRIES:
                table.ledger = await work_queue.run(SERVER, replayed, *stored)
                if table.ledger.setup.agreement.delay and not table.ledger.is_over:
                    table.behind = await work_queue.run(SERVER, table.ledger.open_part)
            else:
                table.ledger = replayed(*stored)
        except UnfitError as error:
            table.refused = _refusal(table_id, error)
    return table


def _refusal(table_id: str, error: UnfitError) -> Problem:
    """A game of other rules or cards is refused as a whole."""
    LOG.error("table %s cannot be continued: %s", table_id, error)
    return error.problem()
