"""Training data for the evaluation: features of positions and the final scores of their games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.features import features_of, names
from magnifico.bots.evaluation.vocabulary import UNKNOWN
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.lookahead import LearnedEvaluation, Lookahead
from magnifico.bots.planner import planner_with
from magnifico.bots.policy.choice import LIKELIEST, DrawnChoice
from magnifico.bots.policy.policy_player import LearnedPolicy, PolicyPlayer
from magnifico.bots.settings import Goal
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


def play_sampled(number: int, seed: int) -> Samples:
    """One training game among greedy players; number and seed settle everything in it."""
    return _play_seats(number, seed, _greedy_seats)


def play_by_network(number: int, seed: int, network: LearnedEvaluation) -> Samples:
    """The same with most seats deciding by lookahead with a network."""
    return _play_seats(number, seed, partial(_seats_with_network, network))


class _GreedySeat:
    """Plays greedily, with noise in the judgement."""

    def __init__(self, judge: Evaluation, noise: float, dice: Random) -> None:
        self.judge = judge
        self.noise = noise
        self.dice = dice

    def choose(self, state: State, seat: int, codes: list[int]) -> int:
        return planner_with(self.noise, self.dice, state, seat, self.judge).best(codes)


class _LookaheadSeat(_GreedySeat):
    """Plays by lookahead; with noise sometimes the second or third best move."""

    def __init__(self, lookahead: Lookahead, noise: float, dice: Random) -> None:
        super().__init__(lookahead.judge, noise, dice)
        self.lookahead = lookahead

    def choose(self, state: State, seat: int, codes: list[int]) -> int:
        options = self.lookahead.options(state, seat, codes)
        if self.noise and len(options) > 2 and self.dice.below(100) < 5 * self.noise:
            return options[1 + self.dice.below(2)].code
        return options[0].code


_Seats = Callable[[Evaluation, int, Random], Sequence[_GreedySeat]]


def _greedy_seats(judge: Evaluation, players: int, dice: Random) -> list[_GreedySeat]:
    return [_GreedySeat(judge, noise, dice) for noise in _noises(players, dice)]


def _seats_with_network(
    network: LearnedEvaluation, judge: Evaluation, players: int, dice: Random
) -> list[_GreedySeat]:
    lookahead = Lookahead(judge, network, Goal())
    return [
        _LookaheadSeat(lookahead, noise, dice)
        if dice.below(4) > 0
        else _GreedySeat(judge, noise, dice)
        for noise in _noises(players, dice)
    ]


def _noises(players: int, dice: Random) -> list[float]:
    return [_NOISES[dice.below(len(_NOISES))] for _ in range(players)]


def _play_seats(number: int, seed: int, seats: _Seats) -> Samples:
    name = f"training {seed} {number}"
    dice = seeded(name)
    game = Game.new(options_of(number), name)
    state = game.state
    judge = Evaluation(state.printed)
    players = seats(judge, state.players, dice)
    notes = Notes(judge)
    while not game.is_over:
        seat = to_act(state)[0]
        if isinstance(state.agenda[-1], TakeTurn) and dice.below(100) < SAMPLED:
            notes.add(state, seat, dice)
        codes = moves_of(state, seat)
        code = codes[0] if len(codes) == 1 else players[seat].choose(state, seat, codes)
        play_on(state, seat, code)
    return notes.samples(game)


def play_quickly(
    number: int, seed: int, network: LearnedEvaluation, policy: LearnedPolicy
) -> Samples:
    """One training game in which everybody places by the policy, some of them by chance; ten times as fast."""
    dice = seeded(f"quick training {seed} {number}")
    game = Game.new(options_of(number), f"quick training {seed} {number}")
    state = game.state
    judge = Evaluation(state.printed)
    lookahead = Lookahead(judge, network, Goal())
    player = PolicyPlayer(judge, policy)
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
            code = player.turn(state, seat, codes, DrawnChoice(dice) if by_chance else LIKELIEST)
        else:
            code = lookahead.options(state, seat, codes)[0].code
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
        """The positions with how the game ended."""
        filled = [each + [UNKNOWN] * (MOST_THINGS - len(each)) for each in self.things]
        return Samples(
            _rows(self.rows, len(names())),
            np.asarray(filled, dtype=np.int16).reshape(len(filled), MOST_THINGS),
            _rows([_outcome(game, seat) for seat in self.seats], len(TARGETS)),
        )


def _watched(players: int, seat: int, dice: Random) -> tuple[int, int]:
    return seat, (seat + 1 + dice.below(players - 1)) % players


def _outcome(game: Game, seat: int) -> list[float]:
    rows = game.state.rows
    rival = max(rows[other][VICTORY] for other in range(len(rows)) if other != seat)
    win = game.scores()[seat].place == 1
    return [float(rows[seat][VICTORY]), float(rival), float(win)]


def _rows(rows: list[list[float]], width: int) -> Rows:
    return np.asarray(rows, dtype=np.float32).reshape(len(rows), width)
