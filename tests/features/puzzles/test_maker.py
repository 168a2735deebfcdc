"""Sets of puzzles are made, stopped, resumed and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from magnifico.bots import LEVELS, Bot, create_bot
from magnifico.engine.options import Options
from magnifico.features.puzzles import (
    Puzzle,
    PuzzleError,
    candidates,
    maker,
    sets_in,
    shipped,
    verdicts,
)
from magnifico.features.puzzles.candidates import Candidate, Found, Task, puzzles_of
from magnifico.features.puzzles.format import Proof, PuzzleSet, lines_of, read_puzzles
from magnifico.features.puzzles.judge import Judged
from magnifico.features.puzzles.maker import Progress, Request, make
from magnifico.features.puzzles.rating import puzzle_rating
from magnifico.features.puzzles.verdicts import (
    Check,
    Checked,
    check,
    hard_third,
    read_verdicts,
    too_easy,
)

PROVEN = [puzzle for puzzle in shipped() if puzzle.proof == "end"]


def _found(task: Task) -> Found:
    """What a game has to offer, without playing it: every second one has a puzzle."""
    if task.number % 2:
        return Found(task.number, ())
    return Found(task.number, (PROVEN[task.number // 2 % len(PROVEN)],))


def _check(wanted: Check) -> Checked:
    """Everything holds, without a look."""
    return Checked(wanted.puzzle, "", wanted.puzzle.margin, True, wanted.puzzle.found)


@pytest.fixture(autouse=True)
def games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maker, "find", _found)
    monkeypatch.setattr(maker, "check", _check)
    monkeypatch.setattr(maker, "SHARES", dict.fromkeys(maker.SHARES, 1.0))


def test_a_set_that_was_interrupted_comes_out_the_same(tmp_path: Path) -> None:
    request = Request(3, "7")
    whole = make(request, tmp_path / "whole").read_bytes()

    def interrupt(progress: Progress) -> None:
        if progress.puzzles == 2:
            raise KeyboardInterrupt

    folder = tmp_path / "stopped"
    with pytest.raises(KeyboardInterrupt):
        make(request, folder, watch=interrupt)
    assert not (folder / maker.RESULT).exists()
    # Killed in the middle of a line, which is taken away.
    with (folder / maker.GAMES).open("ab") as file:
        file.write(b'{"number": 4, "li')
    seen: list[int] = []
    again = make(request, folder, watch=lambda progress: seen.append(progress.games))
    assert again.read_bytes() == whole
    assert seen[0] == 3  # three games were there already


def test_games_are_counted_in_their_order_and_not_as_they_come_in(tmp_path: Path) -> None:
    request = Request(3)
    expected = make(request, tmp_path / "in-order").read_bytes()
    folder = tmp_path / "out-of-order"
    make(Request(1), folder)
    first, *_ = (folder / maker.GAMES).read_bytes().splitlines(keepends=True)
    others = (tmp_path / "in-order" / maker.GAMES).read_bytes().splitlines(keepends=True)
    (folder / maker.GAMES).write_bytes(b"".join([first, others[4], others[2]]))
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


def test_what_does_not_hold_is_replaced_and_checked_again_once_the_search_has_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = PROVEN[1].key

    def strict(wanted: Check) -> Checked:
        held = _check(wanted)
        return replace(held, wrong="no" if held.puzzle.key == wrong else "")

    monkeypatch.setattr(maker, "check", strict)
    (first,) = sets_in(make(Request(3), tmp_path / "set"))
    assert [one.key for one in first[1].puzzles] == [PROVEN[at].key for at in (0, 2, 3)]
    kept = read_verdicts(tmp_path / "set" / maker.CHECKED)
    assert [one.wrong for one in kept.values()] == ["", "no", "", ""]
    # With another search all of it is checked once more, and nothing is looked for.
    monkeypatch.setattr(maker, "check", _check)
    monkeypatch.setattr(maker, "judge_name", lambda bot: f"{bot} better")
    (again,) = sets_in(make(Request(3), tmp_path / "set"))
    assert [one.key for one in again[1].puzzles] == [PROVEN[at].key for at in (0, 1, 2)]
    assert len(read_verdicts(tmp_path / "set" / maker.CHECKED)) == 8


def test_a_set_can_start_from_another_and_keeps_a_copy(tmp_path: Path) -> None:
    mine = PuzzleSet({"command": "by hand"}, tuple(PROVEN[5:7]))
    folder = tmp_path / "set"
    ((_, first),) = sets_in(make(Request(2), folder, given=[mine]))
    assert [one.key for one in first.puzzles] == [one.key for one in mine.puzzles]
    assert first.made["from"] == "by hand"
    assert not (folder / maker.GAMES).exists()
    # Resumed without naming the other set: its puzzles come first, and once.
    more = PuzzleSet({"command": "later", "from": "by hand; in between"}, (PROVEN[0], PROVEN[6]))
    ((_, again),) = sets_in(make(Request(4), folder))
    assert [one.key for one in again.puzzles] == [PROVEN[at].key for at in (5, 6, 0, 1)]
    ((_, last),) = sets_in(make(Request(4), folder, given=[more]))
    assert [one.key for one in last.puzzles] == [PROVEN[at].key for at in (5, 6, 0, 1)]
    assert last.made["from"] == "by hand; in between; later"


def test_ratings_follow_what_the_levels_say_now(tmp_path: Path) -> None:
    puzzle = replace(PROVEN[0], found=dict.fromkeys(LEVELS, 0.25), rating=1)
    ((_, made),) = sets_in(make(Request(1), tmp_path / "set", given=[PuzzleSet({}, (puzzle,))]))
    assert made.puzzles[0].rating == puzzle_rating(puzzle.found)
    kept = tmp_path / "set" / maker.CHECKED
    assert len(read_verdicts(kept, [PROVEN[0]])) == 1  # the same but for its rating
    assert not read_verdicts(kept, [replace(PROVEN[0], margin=99.0)])


def test_once_the_search_has_learned_only_what_depends_on_it_is_checked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = _cheapest()
    asked: list[str] = []

    def noted(name: str, seed: str) -> Bot:
        asked.append(name)
        return create_bot(name, seed)

    def never(*_arguments: object) -> tuple[str, float]:
        raise AssertionError("proven before")

    earlier = Checked(puzzle, "", 7.0, False, dict.fromkeys(LEVELS, 0.25))
    monkeypatch.setattr(candidates, "create_bot", noted)
    monkeypatch.setattr(verdicts, "_prove", never)
    again = check(Check(puzzle, "swift@2", True, earlier))
    assert (again.wrong, again.margin) == ("", 7.0)
    assert set(asked) == {"patrician", "magnifico"}
    assert again.found is not None
    assert [again.found[level] for level in LEVELS[:3]] == [0.25] * 3
    # A verdict that something was wrong is not believed.
    with pytest.raises(AssertionError, match="proven before"):
        check(Check(puzzle, "swift@2", True, replace(earlier, wrong="no")))


def test_a_verdict_lasts_as_long_as_rules_levels_and_the_way_to_check() -> None:
    name = verdicts.judge_name("swift@2")
    lasting = name.split(maxsplit=2)[2]
    one, other = Checked(PROVEN[0], "", 1.0), Checked(PROVEN[0], "", 2.0)
    key = PROVEN[0].key
    known = {(key, f"swift@2 0000 {lasting}"): one, (key, "swift@2 0000 1 1 1"): other}
    assert verdicts.earlier_verdict(known, key) is one
    assert verdicts.earlier_verdict(known, "another") is None


def test_what_every_level_finds_is_left_out_of_a_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy = PROVEN[1].key

    def asked(wanted: Check) -> Checked:
        held = _check(wanted)
        share = 0.5 if held.puzzle.key == easy else 0.0
        return replace(held, found=dict.fromkeys(LEVELS, share))

    monkeypatch.setattr(maker, "check", asked)
    ((_, made),) = sets_in(make(Request(2), tmp_path / "set"))
    assert [one.key for one in made.puzzles] == [PROVEN[at].key for at in (0, 2)]


def _candidate(moves: tuple[str, ...], proof: Proof) -> Candidate:
    judged = Judged({"one": 3.0, "two": 1.0, "three": 0.0}, 9)
    reason = ("points", 2.0)
    return Candidate(moves, 0, "placement", proof, judged, ("one",), 2.0, "two", reason, {})


@pytest.mark.parametrize("earlier", [(), (2,), (2, 7)])
@pytest.mark.parametrize("later", [False, True])
def test_whatever_a_game_offers_can_be_read_again(earlier: tuple[int, ...], later: bool) -> None:
    """Before the other endings part after five moves, in the first of them, and in another."""
    moves = tuple(f"A: move {number}" for number in range(9))
    chosen = [_candidate(moves[:length], "search") for length in earlier]
    if later:
        chosen.append(_candidate((*moves[:5], "A: another move"), "end"))
    puzzles = puzzles_of(Options(2), "1", "swift@2", chosen, moves)
    assert len(puzzles) == len(earlier) + later
    again = read_puzzles(lines_of(puzzles), "file")
    assert [(one.key, one.game.moves[: one.after]) for one in again] == [
        (one.key, one.game.moves[: one.after]) for one in puzzles
    ]


def test_the_hard_third_is_beyond_most_levels() -> None:
    levels = ("novice", "apprentice", "citizen", "patrician", "magnifico")
    found = [dict.fromkeys(levels[at:], 1.0) for at in range(4)]
    hard = [Checked(PROVEN[0], "", found=found[2]), Checked(PROVEN[1], "", found=found[1])]
    rated = [replace(one, puzzle=replace(one.puzzle, rating=2000)) for one in hard]
    easy = replace(hard[0], puzzle=replace(PROVEN[2], rating=900), found=found[0])
    assert [one.levels for one in rated] == [3, 4]
    assert hard_third([*rated, *[easy] * 4]) == rated
    assert too_easy([*rated, *[easy] * 4]) == [rated[1]]
