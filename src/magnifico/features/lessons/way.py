"""Whether a task can still be done once its learner has left the solution, and how."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.features.lessons.format import LEARNER, Step

if TYPE_CHECKING:
    from magnifico.features.lessons.session import Session


def another_way(session: Session, step: Step) -> tuple[str, ...]:
    """What is left of the solution, or a part of it, with another family member where its own is spent.

    Empty if all of that misses the goal. It is no full search: a learner with a better idea may play on.
    """
    left = list(step.wanted)
    for words in session.done_in_step:
        if words in left:
            left.remove(words)
    moves = [words for words in left if session.game.parse(words, LEARNER).kind != "end"]
    for size in range(len(moves), 0, -1):
        for chosen in combinations(moves, size):
            made = _made(session.trial(), step, chosen)
            if made:
                return made
    return ()


def _made(trial: Session, step: Step, moves: Sequence[str]) -> tuple[str, ...]:
    """The moves as far as the rules allow them, with the ends of turns between them; empty if they miss the goal."""
    made: list[str] = []
    for words in moves:
        wanted = trial.game.parse(words, LEARNER)
        move = _nearest(trial.game, wanted)
        if move is None and (ending := _ending(trial.game)) is not None:
            made.append(ending.text)
            if trial.play_on(ending, step):
                return tuple(made)
            if trial.out_of_turns(step):
                return ()
            move = _nearest(trial.game, wanted)
        if move is None:
            return ()
        made.append(move.text)
        if trial.play_on(move, step):
            return tuple(made)
        if trial.out_of_turns(step):
            return ()
    return ()


def _nearest(game: Game, wanted: Move) -> Move | None:
    """The move itself, or one that goes to the same space for the fewest servants."""
    legal = list(game.legal_moves(LEARNER))
    if wanted in legal:
        return wanted
    same = [move for move in legal if move.kind == "place" and move.space == wanted.space]
    return (
        min(same, key=lambda move: move.servants, default=None) if wanted.kind == "place" else None
    )


def _ending(game: Game) -> Move | None:
    return next((move for move in game.legal_moves(LEARNER) if move.kind == "end"), None)
