"""Sets of puzzles are made, stopped, resumed and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from magnifico.puzzles import Puzzle, PuzzleError, making, shipped
from magnifico.puzzles.checking import Check, check
from magnifico.puzzles.finding import Candidate, Finder, Found, Task, puzzles_of
from magnifico.puzzles.format import Proof, lines_of, read_puzzles
from magnifico.puzzles.judging import Judged
from magnifico.puzzles.making import Progress, Request, make

PROVEN = [puzzle for puzzle in shipped() if puzzle.proof == "end"]


def _found(task: Task) -> Found:
    """What a game has to offer, without playing it: every second one has a puzzle."""
    if task.number % 2:
        return Found(task.number, ())
    return Found(task.number, (PROVEN[task.number // 2 % len(PROVEN)],))


@pytest.fixture(autouse=True)
def games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "find", _found)
    monkeypatch.setattr(making, "SHARES", dict.fromkeys(making.SHARES, 1.0))


def test_a_set_that_was_interrupted_comes_out_the_same(tmp_path: Path) -> None:
    request = Request(3, "7")
    whole = make(request, tmp_path / "whole").read_bytes()

    def interrupt(progress: Progress) -> None:
        if progress.puzzles == 2:
            raise KeyboardInterrupt

    folder = tmp_path / "stopped"
    with pytest.raises(KeyboardInterrupt):
        make(request, folder, watch=interrupt)
    assert not (folder / making.RESULT).exists()
    # Killed in the middle of a line, which is taken away.
    with (folder / making.GAMES).open("ab") as file:
        file.write(b'{"number": 4, "li')
    seen: list[int] = []
    again = make(request, folder, watch=lambda progress: seen.append(progress.games))
    assert again.read_bytes() == whole
    assert seen[0] == 4  # three games were there already


def test_games_are_counted_in_their_order_and_not_as_they_come_in(tmp_path: Path) -> None:
    request = Request(3)
    expected = make(request, tmp_path / "in-order").read_bytes()
    folder = tmp_path / "out-of-order"
    make(Request(1), folder)
    first, *_ = (folder / making.GAMES).read_bytes().splitlines(keepends=True)
    others = (tmp_path / "in-order" / making.GAMES).read_bytes().splitlines(keepends=True)
    (folder / making.GAMES).write_bytes(b"".join([first, others[4], others[2]]))
    assert make(request, folder).read_bytes() == expected


def test_a_folder_of_another_request_is_refused(tmp_path: Path) -> None:
    make(Request(1, "7"), tmp_path / "set")
    with pytest.raises(PuzzleError, match="belongs to another request: seed"):
        make(Request(1, "8"), tmp_path / "set")
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "diary.txt").write_text("dear diary")
    with pytest.raises(PuzzleError, match="neither empty"):
        make(Request(1), tmp_path / "foreign")
    with pytest.raises(PuzzleError, match="at least one puzzle"):
        make(Request(0), tmp_path / "none")


def _cheapest() -> Puzzle:
    return min(PROVEN, key=lambda puzzle: int(str(puzzle.search["looked_at"])))


def test_a_proven_puzzle_holds_and_a_wrong_one_is_found_out() -> None:
    puzzle = _cheapest()
    held = check(Check(puzzle, "swift@2"))
    assert held.wrong == ""
    assert held.margin >= puzzle.margin
    assert held.found is not None and set(held.found) == {
        "novice",
        "apprentice",
        "citizen",
        "patrician",
        "magnifico",
    }
    wrong = next(text for text in puzzle.worth if text not in puzzle.solutions)
    turned = {text: -worth for text, worth in puzzle.worth.items()}
    assert check(Check(replace(puzzle, key="1", worth=turned), "swift@2")).wrong
    other = replace(puzzle, key="2", solutions=(wrong,))
    assert check(Check(other, "swift@2")).wrong
    strange = replace(puzzle, key="3", worth={**puzzle.worth, "fly": 1.0})
    assert "fly" in check(Check(strange, "swift@2")).wrong
    nowhere = replace(puzzle, key="4", after=0)
    assert check(Check(nowhere, "swift@2")).wrong


def _candidate(moves: tuple[str, ...], proof: Proof) -> Candidate:
    judged = Judged({"one": 3.0, "two": 1.0, "three": 0.0}, 9)
    reason = ("points", 2.0)
    return Candidate(moves, 0, "placement", proof, judged, ("one",), 2.0, "two", reason, {})


@pytest.mark.parametrize("earlier", [(), (2,), (2, 7)])
@pytest.mark.parametrize("later", [False, True])
def test_whatever_a_game_offers_can_be_read_again(earlier: tuple[int, ...], later: bool) -> None:
    """Before the last rounds part after five moves, in the first of them, and in another."""
    moves = tuple(f"A: move {number}" for number in range(9))
    first, other = Finder("swift@2", "1"), Finder("swift@2", "2")
    for length, proof in zip(earlier, get_args(Proof), strict=False):
        first.best["placement", proof] = _candidate(moves[:length], proof)
    if later:
        other.best["exchange", "end"] = replace(
            _candidate((*moves[:5], "A: another move"), "end"), kind="exchange"
        )
    puzzles = puzzles_of(Task(0, "1", "swift@2"), [first, other], 5)
    assert len(puzzles) == len(earlier) + later
    again = read_puzzles(lines_of(puzzles), "file")
    assert [(one.key, one.game.moves[: one.after]) for one in again] == [
        (one.key, one.game.moves[: one.after]) for one in puzzles
    ]
