"""An SQLite database that lost something is noticed at the start and by `verify`, and not served."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from magnifico.cli.main import main
from magnifico.server.app import start_failure
from magnifico.server.settings import Settings
from magnifico.server.storage.watermark import DamagedDatabaseError
from tests.server.in_process import begun, in_process, move_once

MOVES = 12
DATABASE, LOG, MARK = "magnifico.db", "magnifico.db-wal", "magnifico.db-mark"


@dataclass(frozen=True)
class Crashed:
    """The files of a server that was killed after some moves, and of one that was stopped."""

    killed: Path
    stopped: Path
    backup: Path
    middle: int  # a place in the write-ahead log, about half-way through the moves


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Crashed:
    folder = tmp_path_factory.mktemp("crashed")
    data, killed = folder / "data", folder / "killed"
    backup = folder / "backup.db"
    sizes = []

    async def play() -> None:
        async with in_process(data) as place:
            anna, bruno = await place.guest("Anna"), await place.guest("Bruno")
            table = await begun(anna, bruno)
            assert (
                await asyncio.to_thread(main, ["admin", "backup", str(backup), f"--data={data}"])
                == 0
            )
            for _ in range(MOVES):
                sizes.append((data / LOG).stat().st_size)
                await move_once(table, anna, bruno)
            shutil.copytree(data, killed)  # what a kill would leave, while the server still runs
            (killed / "magnifico.db-shm").unlink()

    asyncio.run(play())
    assert sizes == sorted(set(sizes)), "the log was emptied between two moves"
    return Crashed(killed, data, backup, sizes[MOVES // 2] + 2000)


async def entries_served(data: Path) -> int:
    """How many entries a server on this folder has at its only table."""
    async with in_process(data) as place:
        with closing(sqlite3.connect(data / DATABASE)) as database:
            ((table,),) = database.execute("SELECT id FROM tables")
        shown = (await (await place.browser()).get(f"/api/tables/{table}/state")).json()
        return int(shown["state"]["number"])


def refused(data: Path, capsys: pytest.CaptureFixture[str], reason: str) -> None:
    """The start and `verify` both say why, in the same words."""
    with pytest.raises(DamagedDatabaseError) as error:
        asyncio.run(entries_served(data))
    assert reason in start_failure(Settings(data=data), error.value)
    capsys.readouterr()
    assert main(["admin", "verify", f"--data={data}"]) == 1
    assert reason in capsys.readouterr().err


def tear(image: Path, middle: int) -> None:
    with (image / LOG).open("r+b") as file:
        file.seek(middle)
        file.write(b"torn" * 25)


def garble(image: Path, middle: int) -> None:
    (image / LOG).write_bytes(b"garbled " * ((image / LOG).stat().st_size // 8))


def remove_log(image: Path, middle: int) -> None:
    (image / LOG).unlink()


def remove_all(image: Path, middle: int) -> None:
    (image / LOG).unlink()
    (image / DATABASE).unlink()


@pytest.mark.parametrize("damage", [tear, garble, remove_log, remove_all])
def test_lost_commits_are_noticed(
    crashed: Crashed,
    damage: Callable[[Path, int], None],
    data: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copytree(crashed.killed, data)
    damage(data, crashed.middle)
    with pytest.raises(DamagedDatabaseError, match="were acknowledged and are missing"):
        asyncio.run(entries_served(data))
    if damage is not remove_all:  # there, `verify` says that there is no database
        refused(data, capsys, "were acknowledged and are missing")


@pytest.mark.parametrize("kept", [0.5, 0.99])
def test_a_shortened_file_is_noticed(
    crashed: Crashed, kept: float, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.stopped, data)
    whole = (data / DATABASE).read_bytes()
    (data / DATABASE).write_bytes(whole[: int(len(whole) * kept)])
    refused(data, capsys, "is damaged")


def test_an_emptied_file_is_noticed(
    crashed: Crashed, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.stopped, data)
    (data / DATABASE).write_bytes(b"")
    refused(data, capsys, "were acknowledged and are missing")


def test_a_killed_server_and_a_stopped_one_start_with_everything(
    crashed: Crashed, data: Path
) -> None:
    for image in (crashed.killed, crashed.stopped):
        shutil.copytree(image, data)
        assert asyncio.run(entries_served(data)) == MOVES
        assert main(["admin", "verify", f"--data={data}"]) == 0
        shutil.rmtree(data)


def test_a_loss_is_accepted_only_knowingly(
    crashed: Crashed, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.killed, data)
    assert main(["admin", "accept-loss", "--yes", f"--data={data}"]) == 0
    assert capsys.readouterr().out == "nothing is missing\n"
    tear(data, crashed.middle)
    assert main(["admin", "accept-loss", f"--data={data}"]) == 2
    refused(data, capsys, "were acknowledged and are missing")
    assert main(["admin", "accept-loss", "--yes", f"--data={data}"]) == 0
    assert main(["admin", "audit", f"--data={data}"]) == 0
    assert "accept-loss" in capsys.readouterr().out
    assert 0 < asyncio.run(entries_served(data)) < MOVES


def test_a_restored_backup_is_refused_until_the_mark_is_removed(
    crashed: Crashed, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.stopped, data)
    shutil.copyfile(crashed.backup, data / DATABASE)
    refused(data, capsys, "were acknowledged and are missing")
    (data / MARK).unlink()
    assert asyncio.run(entries_served(data)) == 0


def test_a_damaged_database_is_not_backed_up(
    crashed: Crashed, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.killed, data)
    tear(data, crashed.middle)
    assert main(["admin", "backup", str(tmp_path / "copy.db"), f"--data={data}"]) == 2
    assert "were acknowledged and are missing" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


def test_an_unreadable_mark_is_no_permission_to_start(
    crashed: Crashed, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.stopped, data)
    (data / MARK).write_bytes(b"\xff" * 21)
    refused(data, capsys, "is unreadable")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("UPDATE tables SET number = number + 1", "the table stands at entry"),
        (f"DELETE FROM entries WHERE number = {MOVES}", "the table stands at entry"),
        ("DELETE FROM entries WHERE number = 5", "expected entry 5"),
    ],
)
def test_a_table_without_all_its_entries_does_not_fit(
    crashed: Crashed, change: str, reason: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(crashed.stopped, data)
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        database.execute(change)
    capsys.readouterr()
    assert main(["admin", "verify", f"--data={data}"]) == 1
    assert reason in capsys.readouterr().out
