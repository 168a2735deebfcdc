"""Puzzles: decisions of real games with one answer that is clearly best, as data (docs/puzzles.md)."""

from magnifico.features.puzzles.format import (
    KINDS,
    Kind,
    PlayedGame,
    Puzzle,
    PuzzleError,
    PuzzleSet,
)
from magnifico.features.puzzles.library import (
    all_puzzles,
    first_puzzles,
    next_puzzle,
    puzzle_of_day,
    sets_in,
    shipped,
    shipped_folder,
)
from magnifico.features.puzzles.position import answers, game_of, judged_as
from magnifico.features.puzzles.rating import Standing

__all__ = [
    "KINDS",
    "Kind",
    "PlayedGame",
    "Puzzle",
    "PuzzleError",
    "PuzzleSet",
    "Standing",
    "all_puzzles",
    "answers",
    "first_puzzles",
    "game_of",
    "judged_as",
    "next_puzzle",
    "puzzle_of_day",
    "sets_in",
    "shipped",
    "shipped_folder",
]
