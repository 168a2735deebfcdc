"""Drafts and bids as puzzles: nothing makes them yet, but a host's file may have them, and a solver can answer them."""

from __future__ import annotations

from typing import Any

import pytest

from magnifico.bots import Position, create_bot
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.puzzles import Puzzle, answers
from magnifico.puzzles.finding import SEARCHED_FROM, kind_of
from magnifico.puzzles.format import Kind, PlayedGame, key_of, read_set, text_of
from magnifico.puzzles.making import SHARES
from magnifico.puzzles.solving import Solving
from magnifico.server.tables.puzzles import Solver

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


@pytest.mark.parametrize("language", ["en", "it", "es", "ru"])
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


def test_the_maker_leaves_them_out_until_they_are_searched() -> None:
    """A set has room for them; adding a kind to those that are searched is all that is missing."""
    for kind, _ in DECISIONS:
        assert kind not in SEARCHED_FROM
        assert SHARES[kind] > 0
