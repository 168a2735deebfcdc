"""Positions and their outcomes: rows of features beside final scores, from games that bots played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.features import SIZE, features_of
from magnifico.bots.evaluation.vocabulary import UNKNOWN
from magnifico.bots.evaluation.weights import DEFAULT
from magnifico.bots.evaluation.worth import Worth
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.lookahead import LearnedEvaluation, Option, Thinker
from magnifico.bots.planner import Planner
from magnifico.bots.policy.policy_player import LearnedPolicy, QuickPlayer
from magnifico.content.vocabulary import VICTORY
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.state.random import Random, seeded
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State
from magnifico.research.training.columns import Columns
from magnifico.research.training.mixes import options_of

TARGETS: Final = ("own", "rival", "win")
"""What is learned: the final points of the seat, those of its best rival, whether it won."""
SAMPLED: Final = 12
"""How many of a hundred positions are kept: neighbouring positions share their outcome and teach little more."""
AT_ROUND_STARTS: Final = 60
"""The same for the first turn of a round in games by the policy: there the search asks for most of its judgements."""
MOST_THINGS: Final = 48
_NOISES: Final = (0.0, 0.0, 0.0, 1.5, 3.0)
"""How blurred the judgement of a seat is, in points: some variety, so that mistakes and their price are seen."""

_VARYING: Final = (0, 0, 10, 30, 100)
"""How many placements of a hundred a seat draws by their chances instead of taking the likeliest."""

Rows = NDArray[np.float32]


@dataclass(frozen=True)
class Samples(Columns):
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
    notes = Notes(judge)
    while not game.is_over:
        seat = to_act(state)[0]
        if isinstance(state.agenda[-1], TakeTurn) and dice.below(100) < SAMPLED:
            notes.add(state, seat, dice)
        codes = moves_of(state, seat)
        if len(codes) == 1:
            code = codes[0]
        elif thinker is not None and thinking[seat]:
            code = _blurred(thinker.options(state, seat, codes), noises[seat], dice)
        else:
            code = Planner(state, seat, judge, noises[seat], dice).best(codes)
        play_on(state, seat, code)
    return notes.samples(game)


def play_quickly(
    number: int, seed: int, network: LearnedEvaluation, policy: LearnedPolicy
) -> Samples:
    """One training game in which everybody places by the policy, some of them by chance; ten times as fast."""
    dice = seeded(f"quick training {seed} {number}")
    game = Game.new(options_of(number), f"quick training {seed} {number}")
    state = game.state
    judge = Evaluation(Worth(state.printed, DEFAULT), DEFAULT)
    thinker = Thinker(judge, network)
    quick = QuickPlayer(judge, policy)
    varying = [_VARYING[dice.below(len(_VARYING))] for _ in range(state.players)]
    notes = Notes(judge)
    last = 0
    while not game.is_over:
        seat = to_act(state)[0]
        turn = isinstance(state.agenda[-1], TakeTurn)
        if turn:
            share = SAMPLED if state.board[ROUND] == last else AT_ROUND_STARTS
            last = state.board[ROUND]
            if dice.below(100) < share:
                notes.add(state, seat, dice)
        codes = moves_of(state, seat)
        if len(codes) == 1:
            code = codes[0]
        elif turn:
            by_chance = dice.below(100) < varying[seat]
            code = quick.turn(state, seat, codes, dice if by_chance else None)
        else:
            code = thinker.options(state, seat, codes)[0].code
        play_on(state, seat, code)
    return notes.samples(game)


class Notes:
    """Positions that are kept during a game."""

    def __init__(self, judge: Evaluation) -> None:
        self.judge = judge
        self.rows: list[list[float]] = []
        self.things: list[list[int]] = []
        self.seats: list[int] = []

    def add(self, state: State, seat: int, dice: Random) -> None:
        """Keep a position as the seat and one of its rivals see it."""
        self.see(state, _watched(state.players, seat, dice))

    def see(self, state: State, seats: Iterable[int]) -> None:
        """Keep a position as each of some seats sees it."""
        for watched in seats:
            self.rows.append(features_of(self.judge, state, watched))
            self.things.append(self.judge.vocabulary.things_of(state, watched)[:MOST_THINGS])
            self.seats.append(watched)

    def samples(self, game: Game) -> Samples:
        """The positions beside how the game ended."""
        filled = [each + [UNKNOWN] * (MOST_THINGS - len(each)) for each in self.things]
        return Samples(
            _rows(self.rows, SIZE),
            np.asarray(filled, dtype=np.int16).reshape(len(filled), MOST_THINGS),
            _rows([_outcome(game, seat) for seat in self.seats], len(TARGETS)),
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
