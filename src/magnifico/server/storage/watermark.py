"""How far an SQLite database has got, noted in a small file beside it, so that lost commits are noticed.

After a crash SQLite silently drops everything behind the first damaged part of its write-ahead log. Commits are
counted in the database; the file holds the number of the last one that was acknowledged.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

LOG: Final = logging.getLogger("magnifico.database")
SUFFIX: Final = "-mark"
DIGITS: Final = 20
NAME: Final = "commits"
COUNT: Final = (
    f"INSERT INTO keep (name, value) VALUES ('{NAME}', '1') "
    "ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1 RETURNING value"
)
"""Counts the transaction that it is part of, and returns its number."""
UNUSABLE: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
)
"""Errors that don't mean damage; whoever opens the database for writing gets them again."""


class DamagedDatabaseError(Exception):
    """The database is damaged, or lacks what was acknowledged."""


class LostCommitsError(DamagedDatabaseError):
    """The database is sound, but ends before the last acknowledged commit."""


class Watermark:
    """The number of the last acknowledged commit, in a file beside the database.

    The file is overwritten in place without waiting for the disk; `sync` does that now and then. After a power cut it
    may be a little behind, but it is never ahead of the database.
    """

    def __init__(self, database: Path) -> None:
        self.path = Path(f"{database}{SUFFIX}")
        self._file: int | None = None
        self._highest = 0
        self._synced = 0
        self._failing = False

    def read(self) -> int | None:
        """The number; None if there is no such file, as after a restore."""
        try:
            return int(self.path.read_text(encoding="ascii"))
        except FileNotFoundError:
            return None
        except ValueError:
            raise LostCommitsError(
                f"{self.path}: the file is unreadable; if the database is complete, "
                "run 'magnifico admin accept-loss'"
            ) from None

    def raise_to(self, number: int) -> None:
        """Note a commit, after it has reached the disk. A failure is logged: the commit itself is safe."""
        if number <= self._highest:
            LOG.error("the database went back from commit %d to %d", self._highest, number)
            return
        try:
            if self._file is None:
                self._file = self._opened()
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{number:0{DIGITS}}\n".encode())
        except OSError as error:
            if not self._failing:
                LOG.error("%s cannot be written: %s", self.path, error.strerror)
            self._failing = True
        else:
            self._highest, self._failing = number, False

    def _opened(self) -> int:
        """The file; when it is new, its name and length are on the disk before it is used."""
        new = not self.path.exists()
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if new:
            os.write(file, b"0" * DIGITS + b"\n")
            os.fsync(file)
            if os.name == "posix":
                folder = os.open(self.path.parent, os.O_RDONLY)
                os.fsync(folder)
                os.close(folder)
        return file

    def sync(self) -> None:
        """Wait until what was noted is on the disk."""
        if self._file is not None and self._synced != self._highest:
            self._synced = self._highest
            os.fsync(self._file)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self.sync()
            os.close(self._file)
            self._file = None


def check_database(file: Path, thorough: bool = False) -> None:
    """Refuse a damaged database, or one without all acknowledged commits. Only reads, so that nothing gets worse."""
    expected = Watermark(file).read() or 0
    if file.exists():
        found = _sound(file, "integrity_check" if thorough else "quick_check")
        if found is None:
            return
    else:
        found = 0
    if found < expected:
        raise LostCommitsError(
            f"{file}: changes {found + 1} to {expected} were acknowledged and are missing; "
            "restore a backup, or give them up with 'magnifico admin accept-loss'"
        )


def _sound(file: Path, check: str) -> int | None:
    """The number of the last commit in a sound database; None if it can't be opened now."""
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=20)) as database:
            (answer,) = database.execute(f"PRAGMA {check}(1)").fetchone()
            if answer == "ok" and _is_cut(file, database):
                answer = "the file is shorter than it was"
            if answer != "ok":
                raise DamagedDatabaseError(
                    f"{file}: the database is damaged ({answer}); restore a backup"
                )
            kept = "SELECT 1 FROM sqlite_master WHERE name = 'keep'"
            if database.execute(kept).fetchone() is None:
                return 0
            row = database.execute("SELECT value FROM keep WHERE name = ?", (NAME,)).fetchone()
    except sqlite3.Error as error:
        if error.sqlite_errorcode in UNUSABLE:
            return None
        raise DamagedDatabaseError(
            f"{file}: the database is damaged ({error}); restore a backup"
        ) from None
    return int(row[0]) if row is not None else 0


def _is_cut(file: Path, database: sqlite3.Connection) -> bool:
    """Whether the end is missing, which a check overlooks inside the last page; with a log, that may have the rest."""
    log = Path(f"{file}-wal")
    if log.exists() and log.stat().st_size:
        return False
    ((pages,), (size,)) = (
        database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
    )
    return file.stat().st_size < int(pages) * int(size)
