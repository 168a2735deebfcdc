"""All numbers that the learned weights are shown of a position, as text."""

from __future__ import annotations

from collections.abc import Iterator

from magnifico import Position
from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.features import features_of
from magnifico.bots.policy.survey import Survey
from magnifico.engine.decisions.turn import TakeTurn

evaluations = Evaluations()


def seen_numbers(position: Position) -> Iterator[str]:
    """The features and things of the evaluation, and at a turn what the policy sees of it and of each move."""
    state = position.imagine("numbers").state
    judge = evaluations.of(state.printed)
    yield _text(features_of(judge, state, position.seat))
    yield str(judge.vocabulary.things_of(state, position.seat))
    if isinstance(state.agenda[-1], TakeTurn):
        survey = Survey(judge, state, position.seat)
        yield _text(survey.position)
        for move in position.legal:
            yield _text(survey.look(move.code))
            yield f"{survey.space(move.code)} {survey.card(move.code)}"


def _text(numbers: list[float]) -> str:
    return " ".join(f"{number:.6f}" for number in numbers)
