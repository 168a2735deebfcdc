"""The format of puzzles, the set that ships, and the puzzle of a day."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from magnifico.bots.explain.advice import REASONS
from magnifico.content import BUILTIN_PACKS, builtin_pack
from magnifico.features.puzzles import (
    Puzzle,
    PuzzleError,
    all_puzzles,
    answers,
    first_puzzles,
    game_of,
    next_puzzle,
    puzzle_of_day,
    shipped,
    shipped_folder,
)
from magnifico.features.puzzles.attempt import Solving
from magnifico.features.puzzles.format import read_set, text_of
from magnifico.features.puzzles.words import explanation, seat_names
from magnifico.texts import Naming, texts_for

FILE = next(shipped_folder().glob("*.jsonl"))
LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("puzzle", shipped(), ids=lambda puzzle: puzzle.key)
def test_a_shipped_puzzle_can_be_played_and_its_answer_is_the_best(puzzle: Puzzle) -> None:
    game = game_of(puzzle)
    offered = {move.text for move in answers(game, puzzle.seat)}
    assert set(puzzle.worth) <= offered
    assert puzzle.solutions[0] == max(puzzle.worth, key=lambda text: puzzle.worth[text])
    wrong = [worth for text, worth in puzzle.worth.items() if text not in puzzle.solutions]
    assert puzzle.best - max(wrong) >= puzzle.margin > 0
    assert puzzle.greedy not in puzzle.solutions
    assert puzzle.reason in REASONS
    if puzzle.kind == "win":
        assert all(puzzle.worth[text] > 0 for text in puzzle.solutions)
        assert max(wrong) < 0


@pytest.mark.parametrize("puzzle", shipped(), ids=lambda puzzle: puzzle.key)
def test_a_solver_is_told_the_same_in_all_worlds_that_look_the_same(puzzle: Puzzle) -> None:
    """Nothing that is dealt differently behind the seat's back changes what the solver gets to see."""
    game = game_of(puzzle)
    real = Solving(puzzle)
    for seed in ("one", "two"):
        other = Solving(puzzle, game.determinize(puzzle.seat, seed))
        assert other.game.view(puzzle.seat) == real.game.view(puzzle.seat)
        assert [move.text for move in other.offers()] == [move.text for move in real.offers()]


def test_the_shipped_set_says_how_it_was_made() -> None:
    head = json.loads(LINES[0])
    assert head["command"].startswith("magnifico puzzles make --count")
    assert all(puzzle.search["bot"] and puzzle.search["looked_at"] for puzzle in shipped())


def test_a_set_that_is_written_again_reads_the_same() -> None:
    text = text_of(shipped(), {"command": "x"})
    assert read_set(text, "again").puzzles == shipped()


def _changed(number: int, **fields: object) -> str:
    """The file with other fields in one line."""
    data = {**json.loads(LINES[number]), **fields}
    return "\n".join([*LINES[:number], json.dumps(data), *LINES[number + 1 :]])


GAME = next(at for at, line in enumerate(LINES) if line.startswith('{"game"'))
PUZZLE = next(at for at, line in enumerate(LINES) if line.startswith('{"puzzle"'))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "no puzzles"),
        ("{", "file:1: not a line of JSON"),
        (_changed(0, format=2), "file:1: format"),
        (_changed(0, rules_version=0), "file:1: rules_version"),
        (_changed(GAME, options={"players": 9}), f"file:{GAME + 1}: options"),
        (_changed(GAME, moves=[1]), f"file:{GAME + 1}: moves"),
        (_changed(PUZZLE, kind="riddle"), f"file:{PUZZLE + 1}: kind"),
        (_changed(PUZZLE, seat="E"), f"file:{PUZZLE + 1}: seat"),
        (_changed(PUZZLE, after=100_000), f"file:{PUZZLE + 1}: after"),
        (_changed(PUZZLE, solutions=["fly"]), f"file:{PUZZLE + 1}: solutions"),
        (_changed(PUZZLE, reason="luck"), f"file:{PUZZLE + 1}: reason"),
        (_changed(PUZZLE, game="none"), f"file:{PUZZLE + 1}: game"),
        (_changed(PUZZLE, margin="wide"), f"file:{PUZZLE + 1}: margin"),
        ("\n".join([*LINES[: PUZZLE + 1], LINES[PUZZLE]]), f"file:{PUZZLE + 2}: puzzle"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(text: str, named: str) -> None:
    with pytest.raises(PuzzleError, match=named):
        read_set(text, "file")


def test_moves_that_lead_nowhere_are_named() -> None:
    broken = read_set(_changed(GAME, moves=["A: white T1"] * 400), "file").puzzles[0]
    with pytest.raises(PuzzleError, match="move 1"):
        game_of(Puzzle(**{**vars(broken), "key": "broken"}))


def test_a_host_adds_puzzles_and_an_id_is_there_once(tmp_path: Path) -> None:
    (tmp_path / "own.jsonl").write_text(text_of(shipped()[:1], {}), encoding="utf-8")
    with pytest.raises(PuzzleError, match="another puzzle"):
        all_puzzles(tmp_path)
    with pytest.raises(PuzzleError, match="no files of puzzles"):
        all_puzzles(tmp_path.parent)


def test_the_puzzle_of_a_day_follows_from_the_date_alone() -> None:
    first = date(2026, 1, 1)
    days = [first + timedelta(days=number) for number in range(len(shipped()))]
    drawn = [puzzle_of_day(shipped(), day).key for day in days]
    assert drawn == [puzzle_of_day(tuple(reversed(shipped())), day).key for day in days]
    assert len(set(drawn)) > len(shipped()) / 2
    # A puzzle that is taken away changes only its own days.
    gone = drawn[0]
    rest = [puzzle for puzzle in shipped() if puzzle.key != gone]
    for day, key in zip(days, drawn, strict=True):
        assert key == gone or puzzle_of_day(rest, day).key == key


def test_a_solver_begins_with_ten_basic_puzzles_that_can_be_won() -> None:
    tried: list[Puzzle] = []
    while len(tried) < 10:
        puzzle = next_puzzle(shipped(), 1200, [one.key for one in tried])
        assert puzzle is not None
        tried.append(puzzle)
    middle = sorted(puzzle.rating for puzzle in shipped())[len(shipped()) // 2]
    for puzzle in tried:
        assert (puzzle.options.rules, puzzle.options.expansions) == ("basic", ())
        assert puzzle.options.players <= 3
        assert puzzle.rating < middle
        assert puzzle.proof == "search" or puzzle.best > 0
    assert [puzzle.rating for puzzle in tried] == sorted(puzzle.rating for puzzle in tried)


def test_the_next_puzzle_is_the_nearest_that_was_not_tried() -> None:
    tried = [puzzle.key for puzzle in first_puzzles(shipped())]
    ratings: list[float] = []
    while (puzzle := next_puzzle(shipped(), 1500, tried)) is not None:
        tried.append(puzzle.key)
        ratings.append(abs(puzzle.rating - 1500))
    assert ratings == sorted(ratings)
    assert len(set(tried)) == len(shipped())


def answered(puzzle: Puzzle, right: bool) -> str:
    """What the explanation says after a right or a wrong answer."""
    solving = Solving(puzzle)
    wanted = [text for text in puzzle.worth if (text in puzzle.solutions) is right]
    solving.play(solving.start.parse(wanted[-1], puzzle.seat))
    packs = [builtin_pack(key) for key in BUILTIN_PACKS]
    return explanation(solving, texts_for("en"), Naming(packs, seat_names(puzzle, texts_for("en"))))


@pytest.mark.parametrize(
    ("proof", "reason", "words"),
    [
        ("end", None, "After your move: you lose by "),
        ("search", "goods", "Your move brings "),
        ("search", "church", "After your move you’d have "),
    ],
)
def test_a_wrong_answer_is_told_what_it_lacks(proof: str, reason: str | None, words: str) -> None:
    fitting = [
        puzzle
        for puzzle in shipped()
        if puzzle.proof == proof
        and puzzle.kind in ("placement", "win")
        and reason in (None, puzzle.reason)
    ]
    wrong = [puzzle for puzzle in fitting[:10] if words in answered(puzzle, right=False)]
    assert wrong
    assert words not in answered(wrong[0], right=True)


def test_an_explanation_begins_with_its_idea_and_never_says_what_is_not_so() -> None:
    """Somebody can only take a space away who still has a family member."""
    said = 0
    for puzzle in shipped():
        words = answered(puzzle, right=True)
        said += words.startswith("The idea:")
        if "before somebody else takes the space" in words:
            seats = Solving(puzzle).start.view(puzzle.seat)["seats"]
            assert any(one["members"] for seat, one in enumerate(seats) if seat != puzzle.seat)
    assert said > 0.95 * len(shipped())
