"""Whether a task can still be done once its learner has left the solution, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.features.lessons.format import LEARNER, Step

if TYPE_CHECKING:
    from magnifico.features.lessons.session import Session


def another_way(session: Session, step: Step) -> tuple[str, ...]:
    """What is left of the solution, with another family member where its own is spent; empty if that misses the goal.

    It isn't a search: a learner with a better idea may play on and reach the goal.
    """
    trial = session.trial()
    made: list[str] = []
    for words in step.wanted:
        wanted = trial.game.parse(words, LEARNER)
        if wanted.kind == "end":
            continue  # turns end where they have to
        move = _nearest(trial.game, wanted)
        if move is None and (ending := _ending(trial.game)) is not None:
            made.append(ending.text)
            if trial.play_on(ending, step):
                return tuple(made)
            move = _nearest(trial.game, wanted)
        if move is None:
            continue
        made.append(move.text)
        if trial.play_on(move, step):
            return tuple(made)
        if trial.out_of_turns(step):
            break
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
