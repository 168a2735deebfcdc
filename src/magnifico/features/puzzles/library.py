"""The puzzles there are: those that come with the program and those of a host's folder, and the one of a day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from magnifico.features.puzzles.format import Puzzle, PuzzleError, PuzzleSet, read_set

ENDING: Final = ".jsonl"
FIRST: Final = 10
FIRST_PLAYERS: Final = 3
"""How many puzzles a solver begins with, and for how many players at most."""


def shipped_folder() -> Path:
    """Where the puzzles of the program lie."""
    return Path(str(files("magnifico.features.puzzles") / "shipped"))


def sets_in(path: Path) -> list[tuple[Path, PuzzleSet]]:
    """The sets of a file, or of all files of a folder."""
    if path.is_dir():
        found = sorted(one for one in path.iterdir() if one.name.endswith(ENDING))
    else:
        found = [path]
    if not found:
        raise PuzzleError(f"{path}: no files of puzzles (*{ENDING})")
    return [(one, read_set(_text(one), one.name)) for one in found]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise PuzzleError(f"{path}: not UTF-8") from None


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the program."""
    return tuple(puzzle for _, one in sets_in(shipped_folder()) for puzzle in one.puzzles)


def all_puzzles(folder: Path | None = None) -> tuple[Puzzle, ...]:
    """Those of the program, then those of the folder; an id that is there twice is a mistake."""
    found = {puzzle.key: puzzle for puzzle in shipped()}
    for path, one in sets_in(folder) if folder is not None else ():
        for puzzle in one.puzzles:
            if puzzle.key in found:
                raise PuzzleError(f"{path}: {puzzle.key}: there is another puzzle with this id")
            found[puzzle.key] = puzzle
    return tuple(found.values())


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a date: it follows from the date and the puzzles alone, and new ones seldom change it."""

    def drawn(puzzle: Puzzle) -> str:
        return sha256(f"{day.isoformat()} {puzzle.key}".encode()).hexdigest()

    return min(puzzles, key=drawn)


def first_puzzles(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """What to begin with: the easiest ten of the basic game in which the best move wins, or nothing is decided yet."""
    fit = [
        puzzle
        for puzzle in puzzles
        if puzzle.options.rules == "basic"
        and not puzzle.options.expansions
        and puzzle.options.players <= FIRST_PLAYERS
        and (puzzle.proof != "end" or puzzle.best > 0)
    ]
    return sorted(fit, key=lambda puzzle: (puzzle.rating, puzzle.key))[:FIRST]


def next_puzzle(puzzles: Iterable[Puzzle], rating: float, done: Iterable[str]) -> Puzzle | None:
    """The puzzle that fits a solver best: one of the first, then the nearest rating among those that aren't done."""
    before = set(done)
    every = list(puzzles)
    first = [puzzle for puzzle in first_puzzles(every) if puzzle.key not in before]
    if first and len(before) < FIRST:
        return first[0]
    left = [puzzle for puzzle in every if puzzle.key not in before]
    return min(left, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.key), default=None)
