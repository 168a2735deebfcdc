"""Drafts and bids as puzzles: a solver can answer them, and they are found by playing whole games on."""

from __future__ import annotations

from typing import Any

import pytest

from magnifico.bots import Position, create_bot
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.features.puzzles import Puzzle, answers
from magnifico.features.puzzles.attempt import Solving
from magnifico.features.puzzles.beginning import LEAST_MARGIN, alike, look, split_of
from magnifico.features.puzzles.candidates import greedy_answer, kind_of
from magnifico.features.puzzles.format import Kind, PlayedGame, key_of, read_set, text_of
from magnifico.features.puzzles.judge import Bench
from magnifico.features.puzzles.position import game_of
from magnifico.features.puzzles.solver import Solver
from magnifico.texts import LANGUAGES

DECISIONS: list[tuple[Kind, Options]] = [
    ("draft", Options(2)),
    ("bid", Options(3, expansions=("houses",))),
]


def made_up(kind: Kind, options: Options) -> Puzzle:
    """A puzzle of the first such decision with several answers: the last one offered is best, by one point each."""
    game = Game.new(options, f"a {kind}")
    bots = [create_bot("greedy", str(seat)) for seat in range(options.players)]
    seat = game.to_act[0]
    while kind_of(game) != kind or len(answers(game, seat)) < 3:
        game.advance(bots[seat].choose(Position(game, seat)))
        seat = game.to_act[0]
    moves = tuple(map(str, game.moves))
    offered = [move.text for move in answers(game, seat)][::-1]
    played = PlayedGame("g1", options, f"a {kind}", moves)
    return Puzzle(
        key=key_of(options, played.seed, moves),
        game=played,
        after=len(moves),
        seat=seat,
        kind=kind,
        proof="search",
        worth={text: 40.0 - at for at, text in enumerate(offered)},
        solutions=(offered[0],),
        margin=1.0,
        greedy=offered[1],
        reason="measured" if kind == "draft" else "auction",
        share=1.0,
        found={"novice": 0.0},
        rating=1500,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "options"), DECISIONS, ids=["draft", "bid"])
def test_a_decision_before_the_first_round_is_asked_and_explained(
    kind: Kind, options: Options, language: str
) -> None:
    puzzle = made_up(kind, options)
    (read,) = read_set(text_of([puzzle], {}), "file").puzzles
    assert read == puzzle
    asked: Any = Solver(read, [], language).payload()
    assert asked["question"]
    assert {one["move"] for one in asked["state"]["moves"]} == set(puzzle.worth)
    for answer, behind in ((puzzle.solutions[0], 0), (puzzle.greedy, 1)):
        result: Any = Solver(read, [f"move {answer}"], language).payload()["result"]
        assert result["right"] is (behind == 0)
        (chosen,) = [one for one in result["alternatives"] if one["chosen"]]
        assert (chosen["move"], chosen["behind"]) == (answer, behind)
        assert result["why"]
        assert all(one["text"] for one in result["alternatives"])


@pytest.mark.parametrize(("kind", "options"), DECISIONS, ids=["draft", "bid"])
def test_it_tells_nothing_that_the_seat_cannot_know(kind: Kind, options: Options) -> None:
    puzzle = made_up(kind, options)
    shown = Solving(puzzle)
    other = Solving(puzzle, Solving(puzzle).game.determinize(puzzle.seat, "other"))
    assert other.game.view(puzzle.seat) == shown.game.view(puzzle.seat)
    assert other.offers() == shown.offers()


@pytest.mark.parametrize(("kind", "options"), DECISIONS, ids=["draft", "bid"])
def test_what_is_far_ahead_in_every_game_is_found(
    kind: Kind, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are taken to end far better after one answer; the greedy player has to miss it."""
    puzzle = made_up(kind, options)
    game = game_of(puzzle)
    greedy = greedy_answer(game, puzzle.seat)
    bench = Bench(game, puzzle.seat, "swift@2", "1")
    first = bench.moves[bench.codes[0]].text
    wanted = first if kind == "bid" else next(text for text in puzzle.worth if text != greedy)

    def play(self: Bench, codes: list[int], first: int, worlds: int) -> list[list[float]]:
        texts = [self.moves[code].text for code in codes]
        return [
            [50.0 + world % 3 + 9 * (text == wanted) for text in texts] for world in range(worlds)
        ]

    monkeypatch.setattr(Bench, "play", play)
    found = look(game, puzzle.seat, kind, "swift@2", "1")
    if kind == "bid" and greedy in alike(puzzle.seat, bench)[bench.codes[0]]:
        assert found is None
        return
    assert found is not None
    assert wanted in found.solutions
    assert greedy not in found.solutions
    assert found.margin >= LEAST_MARGIN
    monkeypatch.setattr(
        Bench, "play", lambda _self, codes, _first, worlds: [[1.0] * len(codes)] * worlds
    )
    assert look(game, puzzle.seat, kind, "swift@2", "1") is None


def test_several_answers_may_be_right_where_a_clear_gap_follows() -> None:
    """Two leaders are as good as each other, and two far behind; chance says a little for the first."""
    rows = [[9.0 + world % 3, 9.4, 2.0, 1.0 + world % 2] for world in range(12)]
    split = split_of([10, 20, 30, 40], rows, greedy=30)
    assert split is not None
    assert (set(split.codes[: split.count]), split.codes[2:]) == ({10, 20}, [30, 40])
    assert split.gap == pytest.approx(7.4)
    assert split.error == pytest.approx(0.0)
    assert split_of([10, 20, 30, 40], rows, greedy=10) is None  # the best answer is the greedy one
    second = split_of([10, 20, 30, 40], rows, greedy=20)
    assert second is not None
    assert second.codes[: second.count] == [10]


def test_no_more_than_half_of_the_answers_are_right() -> None:
    split = split_of([1, 2, 3], [[5.0, 5.0, 0.0], [6.0, 5.5, 1.0]], greedy=3)
    assert split is not None
    assert split.count == 1
