"""Tables out of the database: rows in, a room with its ledger out."""

from __future__ import annotations

import logging
from typing import Any, Final, cast

from sqlalchemy import RowMapping, select

from magnifico.engine.game import new_options
from magnifico.engine.kinds import RULES_VERSION
from magnifico.server import models
from magnifico.server.database import Database
from magnifico.server.errors import Problem
from magnifico.server.ledger import Agreement, BrokenLogError, Entry, Ledger, Setup
from magnifico.server.packs import packs_from_files
from magnifico.server.room import RECENT_CHAT, Room
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
    packs = packs_from_files(row["pack"]) if row["pack"] else ()
    options = new_options(row["options"], packs)
    seat_rows: list[RowMapping | dict[str, Any]] = list(seats.mappings())
    words = TableWords(options, [each["name"] for each in seat_rows])
    room = Room(table_id, row, seat_rows, access, options, words)
    room.chat.extend(reversed(lines))
    room.chat_number = max((cast("int", line["id"]) for line in lines), default=0)
    if with_log and row["started_at"] is not None:
        replay(room, entries)
    return room


def replay(room: Room, entries: list[Entry]) -> None:
    """Play the log through; a game of other rules is refused as a whole."""
    if room.row["rules_version"] != RULES_VERSION:
        details = {"rules_version": room.row["rules_version"], "current": RULES_VERSION}
        room.refused = Problem("old_game", details)
        return
    ledger = Ledger(_setup(room))
    try:
        for entry in entries:
            ledger.apply(entry)
        noted = next((each.check for each in reversed(entries) if each.check), None)
        if noted is not None and entries[-1].check and noted != ledger.checksum():
            raise BrokenLogError(len(entries), "the game stands differently")
    except BrokenLogError as error:
        LOG.error("table %s cannot be continued: %s", room.id, error)
        room.refused = Problem("old_game", {"entry": error.number})
        return
    room.ledger = ledger


def _setup(room: Room) -> Setup:
    row = room.row
    return Setup(
        options=room.options,
        seed=row["seed"],
        levels=tuple(each["level"] if each["kind"] == "bot" else None for each in room.seats),
        agreement=Agreement.from_dict(row["agreement"]),
        started_at=row["started_at"] or row["created_at"],
    )


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
