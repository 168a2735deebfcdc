"""Ratings of puzzles and solvers, and what is kept of a solver."""

from __future__ import annotations

import pytest

from magnifico.bots import LEVELS
from magnifico.features.puzzles.progress import Progress
from magnifico.features.puzzles.rating import LEVEL_RATINGS, Standing, puzzle_rating


def test_every_level_has_a_rating_and_stronger_ones_have_more() -> None:
    assert tuple(LEVEL_RATINGS) == LEVELS
    assert list(LEVEL_RATINGS.values()) == sorted(LEVEL_RATINGS.values())


def test_a_puzzle_is_harder_the_fewer_find_it() -> None:
    def found(count: int) -> dict[str, float]:
        return {level: float(at >= len(LEVELS) - count) for at, level in enumerate(LEVELS)}

    ratings = [puzzle_rating(found(count)) for count in range(len(LEVELS) + 1)]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)


def test_a_solver_moves_as_in_the_paper_of_glicko() -> None:
    """1500 with a deviation of 200 against a puzzle of 1400, computed by hand from Glickman's formulas."""
    won = Standing(1500, 200).after(1400, solved=True)
    lost = Standing(1500, 200).after(1400, solved=False)
    # g(100)=0.9531, E=0.6338, d²=1/(q²g²E(1-E))=143,336 → RD'=sqrt(1/(1/40000+1/143336))=176.8
    assert won.spread == lost.spread == pytest.approx(176.8, abs=0.2)
    assert won.rating == pytest.approx(1500 + 0.0057565 * 31268 * 0.9531 * (1 - 0.6338), abs=1)
    assert lost.rating == pytest.approx(1500 - 0.0057565 * 31268 * 0.9531 * 0.6338, abs=1)


def test_only_the_first_answer_to_a_puzzle_counts() -> None:
    progress = Progress()
    progress.note("a", True, Standing(1600, 300))
    progress.note("a", False, Standing(1400, 290))
    assert (progress.standing.rating, progress.streak, progress.solved) == (1600, 1, 1)
    progress.note("b", False, Standing(1500, 280))
    assert (progress.streak, progress.solved, len(progress.tried)) == (0, 1, 2)
    assert Progress.read(progress.text()) == progress


@pytest.mark.parametrize("words", ["", "[]", "{}", '{"rating": "x"}', "{"])
def test_a_file_that_makes_no_sense_counts_as_nothing(words: str) -> None:
    assert Progress.read(words) == Progress()
