"""Positions and their outcomes: rows of features beside final scores, from games that bots played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation import Evaluation
from magnifico.bots.features import SIZE, features_of
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import Planner
from magnifico.bots.thinking import LearnedEvaluation, Option, Thinker
from magnifico.bots.vocabulary import UNKNOWN
from magnifico.bots.weights import DEFAULT
from magnifico.bots.worth import Worth
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.state.random import Random, seeded
from magnifico.engine.state.rows import VICTORY
from magnifico.training.mixes import options_of

TARGETS: Final = ("own", "rival", "win")
"""What is learned: the final points of the seat, those of its best rival, whether it won."""
SAMPLED: Final = 12
"""How many of a hundred positions are kept: neighbouring positions share their outcome and teach little more."""
MOST_THINGS: Final = 48
_NOISES: Final = (0.0, 0.0, 0.0, 1.5, 3.0)
"""How blurred the judgement of a seat is, in points: some variety, so that mistakes and their price are seen."""

Rows = NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """Rows of features, things and targets, one of each for every position kept."""

    numbers: Rows
    things: NDArray[np.int16]
    """What the seat has, MOST_THINGS numbers a row, filled up with UNKNOWN."""
    targets: Rows


def play_sampled(number: int, seed: int, network: LearnedEvaluation | None = None) -> Samples:
    """One training game; number and seed settle everything in it. With a network most seats decide by it."""
    dice = seeded(f"training {seed} {number}")
    game = Game.new(options_of(number), f"training {seed} {number}")
    state = game.state
    judge = Evaluation(Worth(state.printed, DEFAULT), DEFAULT)
    thinker = None if network is None else Thinker(judge, network)
    players = range(state.players)
    noises = [_NOISES[dice.below(len(_NOISES))] for _ in players]
    thinking = [thinker is not None and dice.below(4) > 0 for _ in players]
    kept: list[list[float]] = []
    things: list[list[int]] = []
    seats: list[int] = []
    while not game.is_over:
        seat = to_act(state)[0]
        if isinstance(state.agenda[-1], TakeTurn) and dice.below(100) < SAMPLED:
            for watched in _watched(state.players, seat, dice):
                kept.append(features_of(judge, state, watched))
                things.append(judge.vocabulary.things_of(state, watched)[:MOST_THINGS])
                seats.append(watched)
        codes = moves_of(state, seat)
        if len(codes) == 1:
            code = codes[0]
        elif thinker is not None and thinking[seat]:
            code = _blurred(thinker.options(state, seat, codes), noises[seat], dice)
        else:
            code = Planner(state, seat, judge, noises[seat], dice).best(codes)
        play_on(state, seat, code)
    filled = [each + [UNKNOWN] * (MOST_THINGS - len(each)) for each in things]
    return Samples(
        _rows(kept, SIZE),
        np.asarray(filled, dtype=np.int16).reshape(len(filled), MOST_THINGS),
        _rows([_outcome(game, seat) for seat in seats], len(TARGETS)),
    )


def _blurred(options: list[Option], noise: float, dice: Random) -> int:
    """The best option, or with noise sometimes the second or third best."""
    if noise and len(options) > 2 and dice.below(100) < 5 * noise:
        return options[1 + dice.below(2)].code
    return options[0].code


def _watched(players: int, seat: int, dice: Random) -> tuple[int, int]:
    return seat, (seat + 1 + dice.below(players - 1)) % players


def _outcome(game: Game, seat: int) -> list[float]:
    rows = game.state.rows
    rival = max(rows[other][VICTORY] for other in range(len(rows)) if other != seat)
    win = game.scores()[seat].place == 1
    return [float(rows[seat][VICTORY]), float(rival), float(win)]


def _rows(rows: list[list[float]], width: int) -> Rows:
    return np.asarray(rows, dtype=np.float32).reshape(len(rows), width)
