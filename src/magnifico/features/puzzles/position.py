"""The position of a puzzle: its game played up to the decision, and what the solver may answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.kinds import PASS, PLACE, parts
from magnifico.engine.moves.move import Move
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules.values import member_value, servant_value
from magnifico.features.puzzles.format import Puzzle, PuzzleError

MOST_KEPT: Final = 64
ANSWERS: Final = (PLACE.name, PASS.name)
"""In a turn the placement is the answer; free actions can be taken after it as well."""
WORKING: Final = ("harvest", "production", "harvest-large", "production-large")
"""Where a higher value does more; elsewhere all that can be placed on a space do the same."""
_KEPT: dict[str, Game] = {}


def game_of(puzzle: Puzzle) -> Game:
    """The game at the decision; nobody else uses it. PuzzleError if the moves don't lead there."""
    found = _KEPT.get(puzzle.key)
    if found is None:
        found = _replayed(puzzle)
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[puzzle.key] = found
    return found.copy()


def _replayed(puzzle: Puzzle) -> Game:
    game = Game.new(puzzle.options, puzzle.game.seed)
    for number, text in enumerate(puzzle.game.moves[: puzzle.after], 1):
        try:
            game.advance(text)
        except (NotationError, Refusal) as problem:
            raise PuzzleError(f"{puzzle.key}: move {number}, {text}: {problem}") from None
    if puzzle.seat not in game.to_act:
        raise PuzzleError(f"{puzzle.key}: seat: not the one to decide")
    return game


def answers(game: Game, seat: int) -> list[Move]:
    """The moves that count as an answer."""
    legal = list(game.legal_moves(seat))
    if not isinstance(game.state.agenda[-1], TakeTurn):
        return legal
    return [move for move in legal if move.kind in ANSWERS]


def judged_as(worth: Mapping[str, float], game: Game, move: Move) -> str | None:
    """The alternative that a move counts as: itself, or the one that does the same with a cheaper family member."""
    if move.text in worth:
        return move.text
    if move.kind != PLACE.name:
        return None
    for text in worth:
        other = game.parse(text, move.seat)
        if other.kind == PLACE.name and _does_the_same(game, move, other):
            return text
    return None


def _does_the_same(game: Game, move: Move, other: Move) -> bool:
    if move.space != other.space:
        return False
    return move.space not in WORKING or _value(game, move) == _value(game, other)


def _value(game: Game, move: Move) -> int:
    """The value of a placement, with its servants."""
    member, _space, servants = parts(move.code)
    state = game.state
    row = state.rows[move.seat]
    return member_value(state, move.seat, member) + servant_value(row, servants)
