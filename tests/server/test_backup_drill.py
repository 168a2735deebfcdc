"""`magnifico admin restore --check`: backups are tried out before they are needed, and nothing is left behind."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from magnifico.cli.main import main
from tests.server.server_process import Server, guests, run, seated


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a server with one running game of three moves and one open table."""
    folder = tmp_path_factory.mktemp("drill")
    with Server(folder / "data") as server:

        async def live() -> None:
            both = await guests(server, "Anna", "Bruno")
            table = await seated(server, both, options={"rules": "basic"})
            for _ in range(3):
                shown = (await both[0].state(table))["state"]
                client = both[shown["to_act"][0]]
                state = (await client.state(table))["state"]
                await client.move(table, state["moves"][0]["move"], state["number"])
            await both[0].new_table()

        run(live)
        (folder / "kept").mkdir()
        copy = folder / "kept" / "monday.db"
        assert main(["admin", "backup", str(copy), f"--data={server.data}"]) == 0
    return copy


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files go during a test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_a_backup_is_restored_played_through_and_forgotten(
    backup: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = backup.read_bytes()
    capsys.readouterr()
    for place in (backup, backup.parent):
        assert main(["admin", "restore", "--check", str(place), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["file"] == str(backup) and found["failed"] == []
        assert (found["tables"], found["entries"], found["fit"]) == (2, 3, 1)
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as file:
            assert found["last_at"] == file.execute("SELECT max(at) FROM entries").fetchone()[0]
    assert main(["admin", "restore", "--check", str(backup)]) == 0
    assert "2 tables, 3 entries" in capsys.readouterr().out
    assert backup.read_bytes() == before and list(temporary.iterdir()) == []
    assert list(backup.parent.iterdir()) == [backup]


def test_a_game_that_does_not_fit_is_named(
    backup: Path, tmp_path: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.db"
    shutil.copyfile(backup, broken)
    with closing(sqlite3.connect(broken)) as file:
        ((table,),) = file.execute("SELECT DISTINCT table_id FROM entries")
        file.execute("DELETE FROM entries WHERE number = 2")
        file.commit()
    capsys.readouterr()
    assert main(["admin", "restore", "--check", str(broken)]) == 1
    assert f"failed  {table}: entry 3" in capsys.readouterr().out
    assert list(temporary.iterdir()) == []


def test_what_is_not_a_backup_is_refused_in_one_line(
    backup: Path, tmp_path: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = backup.read_bytes()
    (tmp_path / "cut.db").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "text.txt").write_text("no database")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE other (id)").connection.close()
    (tmp_path / "empty").mkdir()
    capsys.readouterr()
    for name in ("cut.db", "text.txt", "other.db", "empty", "missing.db"):
        assert main(["admin", "restore", "--check", str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1 and name in said.err
    assert main(["admin", "restore", str(backup)]) == 2  # there is only the drill
    assert list(temporary.iterdir()) == []
