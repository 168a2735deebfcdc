"""A drill for the day a backup is needed: restores it into a temporary folder, migrates it and replays its games."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from magnifico.server.admin.operations import (
    AdministrationError,
    Data,
    games_to_verify,
    verify_part,
)
from magnifico.server.storage import models
from magnifico.server.storage.database import Database, DatabaseVersionError

PART: Final = 100
SUFFIX: Final = ".db"


def newest_backup(place: Path) -> Path:
    """The file itself, or the newest one in a folder."""
    if place.is_dir():
        files = [file for file in place.iterdir() if file.suffix == SUFFIX and file.is_file()]
        if not files:
            raise AdministrationError(f"{place}: no {SUFFIX} file there")
        return max(files, key=lambda file: file.stat().st_mtime)
    if not place.is_file():
        raise AdministrationError(f"{place}: no such file")
    return place


async def try_backup(place: Path) -> Data:
    """Restore a backup into a temporary place and report what it contains; the backup itself is only read."""
    source = newest_backup(place)
    with tempfile.TemporaryDirectory(prefix="magnifico-drill-") as folder:
        copy = Path(folder) / "magnifico.db"
        shutil.copyfile(source, copy)
        _check_file(copy, source)
        database = Database(f"sqlite+aiosqlite:///{copy}")
        try:
            await database.migrate()
            return {"file": str(source), **await _tried(database)}
        except DatabaseVersionError as error:
            raise AdministrationError(f"{source}: {error}") from None
        except SQLAlchemyError as error:
            name = type(getattr(error, "orig", None) or error).__name__
            raise AdministrationError(
                f"{source}: it cannot be brought to the newest form: {name}"
            ) from None
        finally:
            await database.close()


def _check_file(copy: Path, source: Path) -> None:
    """Refuse a damaged file, or one that isn't a database of this program."""
    try:
        with closing(sqlite3.connect(copy)) as file:
            (answer,) = file.execute("PRAGMA integrity_check").fetchone()
            known = file.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
            if answer == "ok" and known.fetchone() is None:
                answer = "not a database of Magnifico"
    except sqlite3.Error as error:
        answer = str(error)
    if answer != "ok":
        raise AdministrationError(f"{source}: {answer}")


async def _tried(database: Database) -> Data:
    async with database.read() as connection:
        tables = (
            await connection.execute(select(func.count()).select_from(models.tables))
        ).scalar_one()
        entries = (
            await connection.execute(select(func.count()).select_from(models.entries))
        ).scalar_one()
        last = (await connection.execute(select(func.max(models.entries.c.at)))).scalar_one()
    ids = await games_to_verify(database, [])
    results: list[Data] = []
    for start in range(0, len(ids), PART):
        results += await verify_part(database, ids[start : start + PART], None)
    failed = [one for one in results if not one["ok"]]
    return {
        "tables": tables,
        "entries": entries,
        "last_at": last,
        "fit": len(results) - len(failed),
        "failed": failed,
    }
