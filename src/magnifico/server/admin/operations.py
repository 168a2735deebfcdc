"""What an operator does with stored tables and people, whether or not servers are running."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import RowMapping, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from magnifico.processes import interrupts_held
from magnifico.secret import Secret
from magnifico.server.auth.personal_data import delete_person, export_person
from magnifico.server.features import all_rows
from magnifico.server.live.broker import Broker
from magnifico.server.storage import models
from magnifico.server.storage.database import Database
from magnifico.server.storage.packs import with_editions
from magnifico.server.storage.watermark import LostCommitsError, Watermark, check_database
from magnifico.server.system_time import now_ms
from magnifico.server.tables.names import folded
from magnifico.server.tables.registry import Tables
from magnifico.table.entries import Entry, UnfitError
from magnifico.table.ledger import Ledger
from magnifico.table.stored import options_of, replayed

Data = dict[str, Any]
STATUSES: Final = ("open", "running", "over", "cancelled")
BATCH: Final = 200


class AdministrationError(Exception):
    """Why something cannot be done, in one sentence."""


# ------------------------------------------------------------------------------------------ looking


async def list_tables(
    database: Database, status: str | None, player: str | None, limit: int
) -> list[Data]:
    """Tables, the most recently changed first."""
    tables = models.tables.c
    query = select(
        tables.id,
        tables.title,
        tables.status,
        tables.public,
        tables.number,
        tables.waiting,
        tables.rules_version,
        tables.created_at,
        tables.changed_at,
    ).order_by(tables.changed_at.desc())
    if status is not None:
        query = query.where(tables.status == status)
    if player is not None:
        held = select(models.seats.c.table_id).where(
            or_(models.seats.c.folded == folded(player), models.seats.c.person_id == player)
        )
        query = query.where(tables.id.in_(held))
    async with database.read() as connection:
        rows = [dict(row) for row in (await connection.execute(query.limit(limit))).mappings()]
        names: dict[str, list[str]] = {row["id"]: [] for row in rows}
        ids = list(names)
        for start in range(0, len(ids), BATCH):
            seats = await connection.execute(
                select(models.seats.c.table_id, models.seats.c.name)
                .where(models.seats.c.table_id.in_(ids[start : start + BATCH]))
                .order_by(models.seats.c.table_id, models.seats.c.seat)
            )
            for table_id, name in seats.all():
                names[table_id].append(name)
    return [{**row, "players": names[row["id"]]} for row in rows]


async def list_players(database: Database, name: str | None, limit: int) -> list[Data]:
    """People, the newest first."""
    people = models.people.c
    query = select(
        people.id, people.name, people.account, people.email, people.language, people.created_at
    ).order_by(people.created_at.desc())
    if name is not None:
        query = query.where(or_(people.name == name, people.account == folded(name)))
    async with database.read() as connection:
        found = await connection.execute(query.limit(limit))
        return [
            {**row, "account": row["account"] is not None, "account_name": row["account"]}
            for row in found.mappings()
        ]


async def find_player(connection: AsyncConnection, wanted: str) -> RowMapping:
    """The person with this id or account name."""
    people = models.people
    found = await connection.execute(
        select(people).where(or_(people.c.id == wanted, people.c.account == folded(wanted)))
    )
    rows = list(found.mappings())
    if len(rows) != 1:
        raise AdministrationError(f"no player '{wanted}': use an id or the name of an account")
    return rows[0]


# ------------------------------------------------------------------------------------------ replaying


async def read_game(connection: AsyncConnection, table_id: str) -> Data:
    """A table's row, seats and log as plain data that can be passed to another process."""
    seat = models.seats.c
    found = await connection.execute(select(models.tables).where(models.tables.c.id == table_id))
    row = found.mappings().first()
    if row is None:
        raise AdministrationError(f"no table '{table_id}'")
    seats = await connection.execute(
        select(seat.seat, seat.kind, seat.name, seat.level)
        .where(seat.table_id == table_id)
        .order_by(seat.seat)
    )
    entries = await connection.execute(
        select(models.entries).where(models.entries.c.table_id == table_id).order_by("number")
    )
    return {
        "row": {**await with_editions(connection, row), "seed": row["seed"].reveal()},
        "seats": [dict(one) for one in seats.mappings()],
        "entries": [dict(entry) for entry in entries.mappings()],
    }


def replayed_game(game: Data) -> Ledger:
    """The ledger after the whole log, comparing every stored fingerprint; UnfitError if something doesn't fit."""
    row = {**game["row"], "seed": Secret(game["row"]["seed"])}
    entries = [
        Entry(
            stored["number"],
            stored["kind"],
            stored["seat"],
            stored["text"],
            stored["by"],
            stored["at"],
            stored["client_key"],
            stored["check"],
        )
        for stored in game["entries"]
    ]
    return replayed(row, game["seats"], options_of(row), entries, every_check=True)


def verified(game: Data) -> Data:
    """Whether a stored game fits the current rules, and if not, from which entry on."""
    row = game["row"]
    result: Data = {"table": row["id"], "status": row["status"], "entries": len(game["entries"])}
    try:
        ledger = replayed_game(game)
    except UnfitError as error:
        entry = error.details.get("entry", 0)
        return {**result, "ok": False, "entry": entry, "error": str(error)}
    if row["number"] != ledger.number:
        text = f"the table stands at entry {row['number']}"
        return {**result, "ok": False, "entry": ledger.number + 1, "error": text}
    if row["status"] in ("over", "cancelled") and not ledger.is_over:
        text = f"it is {row['status']}, its log is not"
        return {**result, "ok": False, "entry": len(game["entries"]), "error": text}
    return {**result, "ok": True}


async def games_to_verify(database: Database, wanted: list[str]) -> list[str]:
    """The ids of the tables to verify: those named, or all that have begun."""
    if wanted:
        return wanted
    tables = models.tables.c
    async with database.read() as connection:
        found = await connection.execute(
            select(tables.id).where(tables.started_at.is_not(None)).order_by(tables.created_at)
        )
        return [str(one) for one in found.scalars()]


async def verify_part(
    database: Database, ids: list[str], pool: ProcessPoolExecutor | None
) -> Iterator[Data]:
    """The results for some tables, in order."""
    async with database.read() as connection:
        games = [await read_game(connection, table_id) for table_id in ids]
    if pool is None:
        return map(verified, games)
    with interrupts_held():
        return pool.map(verified, games, chunksize=max(1, len(games) // 16))


async def export_table(database: Database, table_id: str) -> Data:
    """A table as a saved game."""
    async with database.read() as connection:
        game = await read_game(connection, table_id)
    row = game["row"]
    if row["started_at"] is None:
        raise AdministrationError(f"table '{table_id}' has not begun")
    try:
        ledger = replayed_game(game)
    except UnfitError as error:
        raise AdministrationError(f"table '{table_id}' does not fit the rules: {error}") from None
    names = [seat["name"] for seat in game["seats"]]
    return {
        "table": row["id"],
        "title": row["title"],
        "status": row["status"],
        "saved": ledger.game.save(names),
    }


# ------------------------------------------------------------------------------------------ people


async def export_player(database: Database, wanted: str) -> Data:
    """Everything stored about a person; no secrets."""
    async with database.read() as connection:
        person = await find_player(connection, wanted)
    return await export_person(database, all_rows(), person["id"])


async def delete_player(database: Database, tables: Tables, broker: Broker, wanted: str) -> Data:
    """Resign running games, leave open tables, remove the name everywhere, then delete the person."""
    async with database.read() as connection:
        person = await find_player(connection, wanted)
    return await delete_person(database, tables, broker, all_rows(), person["id"])


# ------------------------------------------------------------------------------------------ backup


def backup(source: Path, target: Path, who: str) -> Data:
    """Copy the SQLite file while it is in use; the copy is a consistent, checked snapshot, or doesn't exist."""
    if not source.is_file():
        raise AdministrationError(f"{source}: no such database")
    if target.exists():
        raise AdministrationError(f"{target}: exists already")
    if not target.parent.is_dir():
        raise AdministrationError(f"{target.parent}: no such folder")
    check_database(source)
    try:
        _note_backup(source, who)
        tables, entries = _copied(source, target)
    except BaseException as error:  # even an interrupt: remove the partial copy
        with suppress(OSError):
            target.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise AdministrationError(f"{target}: {error}") from None
        raise
    return {
        "file": str(target),
        "bytes": target.stat().st_size,
        "tables": tables,
        "entries": entries,
    }


def _note_backup(source: Path, who: str) -> None:
    """Record the copy in the audit log; the database isn't migrated for it."""
    values = {"at": now_ms(), "who": who, "action": "backup", "whom": "everybody"}
    with closing(sqlite3.connect(source, timeout=20)) as database, database:
        database.execute(
            "INSERT INTO audit (at, who, action, whom) VALUES (:at, :who, :action, :whom)", values
        )


def _copied(source: Path, target: Path) -> tuple[int, int]:
    """Copy the file and return how many tables and entries the copy contains."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=20)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy, pages=1000, sleep=0.01)
        copy.execute("PRAGMA journal_mode=DELETE")
        (answer,) = copy.execute("PRAGMA quick_check").fetchone()
        if answer != "ok":
            raise AdministrationError(f"{target}: the copy is damaged: {answer}")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = copy.execute("SELECT count(*) FROM entries").fetchone()
    return tables, entries


def accept_loss(file: Path, confirmed: bool) -> bool:
    """Let the server start with a sound database that lacks acknowledged changes; False if nothing is missing."""
    try:
        check_database(file, thorough=True)
    except LostCommitsError:
        if not confirmed:
            raise
        Watermark(file).path.unlink()
        return True
    return False
