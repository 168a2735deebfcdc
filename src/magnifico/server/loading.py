"""Tables out of the database: rows in, a room with its ledger out."""

from __future__ import annotations

import logging
from typing import Any, Final, cast

from sqlalchemy import RowMapping, select

from magnifico.engine.options import Options
from magnifico.server import models
from magnifico.server.database import Database
from magnifico.server.errors import Problem
from magnifico.server.ledger import Entry, UnfitError
from magnifico.server.room import RECENT_CHAT, Room
from magnifico.server.stored import options_of, replayed
from magnifico.server.words import TableWords

LOG: Final = logging.getLogger("magnifico.loading")


async def read_room(database: Database, table_id: str, with_log: bool = True) -> Room:
    """A table as the database has it, its log played through unless that is not wanted."""
    async with database.read() as connection:
        found = await connection.execute(
            select(models.tables).where(models.tables.c.id == table_id)
        )
        row = found.mappings().first()
        if row is None:
            raise Problem("unknown")
        of_table = models.seats.c.table_id == table_id
        seats = await connection.execute(
            select(models.seats).where(of_table).order_by(models.seats.c.seat)
        )
        allowed = await connection.execute(
            select(models.access).where(models.access.c.table_id == table_id)
        )
        entries: list[Entry] = []
        if with_log and row["status"] != "open":
            stored = await connection.execute(
                select(models.entries)
                .where(models.entries.c.table_id == table_id)
                .order_by(models.entries.c.number)
            )
            entries = [entry_of(each) for each in stored.mappings()]
        recent = await connection.execute(
            select(models.chat)
            .where(models.chat.c.table_id == table_id)
            .order_by(models.chat.c.id.desc())
            .limit(RECENT_CHAT)
        )
        lines = [chat_line(each) for each in recent.mappings()]
    access: dict[str, set[int]] = {}
    for each in allowed.mappings():
        access.setdefault(each["person_id"], set()).add(each["seat"])
    seat_rows: list[RowMapping | dict[str, Any]] = list(seats.mappings())
    options: Options | None = None
    refused: Problem | None = None
    try:
        options = options_of(row)
    except UnfitError as error:
        refused = _refusal(table_id, error)
    words = TableWords(options or Options(), [each["name"] for each in seat_rows])
    room = Room(table_id, row, seat_rows, access, options, words, refused=refused)
    room.chat.extend(reversed(lines))
    room.chat_number = max((cast("int", line["id"]) for line in lines), default=0)
    if with_log and options is not None and row["started_at"] is not None:
        try:
            room.ledger = replayed(row, seat_rows, options, entries, every_check=False)
        except UnfitError as error:
            room.refused = _refusal(table_id, error)
    return room


def _refusal(table_id: str, error: UnfitError) -> Problem:
    """A game of other rules or cards is refused as a whole."""
    LOG.error("table %s cannot be continued: %s", table_id, error)
    return error.problem()


def entry_of(row: RowMapping) -> Entry:
    """An entry of the log from its row."""
    return Entry(
        row["number"],
        row["kind"],
        row["seat"],
        row["text"],
        row["by"],
        row["at"],
        row["client_key"],
        row["check"],
    )


def chat_line(row: RowMapping) -> dict[str, object]:
    """A line of chat as plain data."""
    return {name: row[name] for name in ("id", "name", "seat", "to_seat", "text", "at")}
