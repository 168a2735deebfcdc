"""`magnifico puzzle` and `magnifico puzzles` as used at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnifico.cli.main import main
from magnifico.features.puzzles import next_puzzle, shipped
from magnifico.features.puzzles.format import text_of
from magnifico.features.puzzles.progress import Progress
from magnifico.texts import LANGUAGES, texts_for

FIRST = next_puzzle(shipped(), 1200, ())
assert FIRST is not None
WRONG = next(text for text in FIRST.worth if text not in FIRST.solutions)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAGNIFICO_GAMES", str(tmp_path))
    return tmp_path


def _session(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines."""
    left = iter(lines)
    monkeypatch.setattr("sys.stdin.readline", lambda: f"{next(left)}\n", raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_explained_with_every_alternative(
    language: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert FIRST is not None
    texts = texts_for(language)
    _session(monkeypatch, "fly", "moves", "table", WRONG, "quit")
    assert main(["puzzle", "--plain", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert texts.get("puzzle-not-offered") in told
    assert texts.get("puzzle-alternatives") in told
    assert all(text in told for text in FIRST.worth)
    kept = Progress.read((folder / "puzzles.json").read_text(encoding="utf-8"))
    assert kept.tried == {FIRST.key: False}
    assert kept.standing.rating < 1200


def test_a_right_answer_counts_and_another_puzzle_follows(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert FIRST is not None
    _session(monkeypatch, FIRST.solutions[0], "", "skip", "quit")
    assert main(["puzzle", "--plain"]) == 0
    assert "Right!" in capsys.readouterr().out
    kept = Progress.read((folder / "puzzles.json").read_text(encoding="utf-8"))
    assert (kept.streak, kept.tried) == (1, {FIRST.key: True})


def test_the_puzzle_of_the_day_is_one_of_the_shipped(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _session(monkeypatch, "quit")
    assert main(["puzzle", "--daily", "--plain"]) == 0
    assert "Puzzle of the day, 2" in capsys.readouterr().out


def test_bad_input_is_one_line(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(text_of(shipped()[:1], {}).replace('"after":', '"later":'), encoding="utf-8")
    for arguments in (
        ["puzzle", "--kind", "riddle"],
        ["puzzles", "make", "--out", str(tmp_path / "set"), "--bot", "nobody"],
        ["puzzles", "make", "--out", str(tmp_path / "set"), "--bot", "swift@1s", "--count", "1"],
        ["puzzles", "make", "--out", str(tmp_path / "set"), "--count", "0"],
        ["puzzles", "check", str(broken)],
        ["puzzles", "check", str(tmp_path / "nowhere.jsonl")],
    ):
        assert main(arguments) == 2, arguments
        assert capsys.readouterr().err.count("\n") == 1, arguments
