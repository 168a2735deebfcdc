"""Whether puzzles hold: replayed, judged again with another seed, and out of reach for the greedy player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from magnifico.bots import create_bot
from magnifico.puzzles.finding import (
    CONFIRMING,
    ahead_of,
    confirmed,
    first_of,
    levels_finding,
)
from magnifico.puzzles.format import Puzzle, PuzzleError
from magnifico.puzzles.judging import STRONGEST, answer_of, budgeted, proven
from magnifico.puzzles.position import answers, game_of, judged_as

SEED = "check"


@dataclass(frozen=True, slots=True)
class Checked:
    """What came out; `wrong` is empty if the puzzle holds."""

    puzzle: Puzzle
    wrong: str
    margin: float = 0.0
    strongest: bool = False
    """Whether the strongest search, with four times the budget of the makers, answers right."""
    found: Mapping[str, float] | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """One puzzle to be checked, by this search."""

    puzzle: Puzzle
    bot: str = STRONGEST


def check(wanted: Check) -> Checked:
    """Check one puzzle."""
    puzzle = wanted.puzzle
    try:
        game = game_of(puzzle)
    except PuzzleError as error:
        return Checked(puzzle, str(error))
    legal = {move.text for move in answers(game, puzzle.seat)}
    strange = [text for text in puzzle.worth if text not in legal]
    if strange:
        return Checked(puzzle, f"not an answer here: {', '.join(strange)}")
    greedy = judged_as(puzzle.worth, game, answer_of(create_bot("greedy", SEED), game, puzzle.seat))
    if greedy in puzzle.solutions:
        return Checked(puzzle, "the greedy player finds it")
    if puzzle.proof == "end":
        wrong, margin = _prove(puzzle)
    else:
        wrong, margin = _search(puzzle, wanted.bot)
    bot = create_bot(budgeted(wanted.bot, CONFIRMING), SEED)
    strongest = judged_as(puzzle.worth, game, answer_of(bot, game, puzzle.seat)) in puzzle.solutions
    found = levels_finding(game, puzzle.seat, puzzle.worth, puzzle.solutions)
    return Checked(puzzle, wrong, margin, strongest, found)


def _prove(puzzle: Puzzle) -> tuple[str, float]:
    judged = proven(game_of(puzzle), puzzle.seat, SEED)
    if judged is None:
        return "not proven: what is hidden matters, or there are too many continuations", 0.0
    if judged.worth != dict(puzzle.worth):
        return "the alternatives are worth something else", 0.0
    best = max(judged.worth.values())
    margin = best - max(
        value for text, value in judged.worth.items() if text not in puzzle.solutions
    )
    return ("" if margin >= puzzle.margin else f"the margin is {margin}"), margin


def _search(puzzle: Puzzle, name: str) -> tuple[str, float]:
    judged = confirmed(game_of(puzzle), puzzle.seat, budgeted(name), puzzle.worth, SEED)
    if judged is None:
        return "the search would do something else first", 0.0
    margin = round(ahead_of(judged), 1)
    if first_of(judged) not in puzzle.solutions:
        return f"the search prefers {first_of(judged)} by {margin}", margin
    return ("" if margin >= puzzle.margin else f"the margin is {margin}"), margin
