"""Self-play of the policy, many games side by side: each placement with its chance and its outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.features import features_of
from magnifico.bots.evaluation.network import Network
from magnifico.bots.policy.choice import LIKELIEST
from magnifico.bots.policy.playout import Playout
from magnifico.bots.policy.policy import Array, Policy
from magnifico.bots.policy.policy_player import PolicyPlayer
from magnifico.bots.policy.situation import position_names
from magnifico.bots.policy.survey import MOVE_SIZE, Survey
from magnifico.bots.settings import Goal, Settings
from magnifico.content.vocabulary import VICTORY
from magnifico.engine.game import Game
from magnifico.engine.state.random import Random, seeded
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State
from magnifico.research.training.columns import TurnNotes, Turns
from magnifico.research.training.mixes import options_of
from magnifico.research.training.samples import SAMPLED, Notes, Samples

_NOBODY: Final = -1
"""The seat of a playout in which all seats play alike."""
FADE: Final = 0.95
"""The lambda of generalised advantage estimation."""


@dataclass(frozen=True)
class Choices(Turns):
    """Placements that the policy drew."""

    players: NDArray[np.int16]
    """How many sit at the table of the turn."""
    chosen: NDArray[np.int16]
    """The number of the move within its turn."""
    chances: Array
    """The logarithm of the chance that it had."""
    gains: Array
    """How much better it turned out than expected, in points."""
    points: Array
    """The final points of the seat."""


@dataclass
class _Game:
    game: Game
    notes: Notes  # for the evaluation
    dice: Random
    judge: Evaluation
    goal: Goal
    playout: Playout
    turns: list[list[int]]  # by seat, the numbers of its turns
    values: list[list[float]]  # what was expected before each of them
    round: int = 0  # of the turn that was seen last

    @property
    def state(self) -> State:
        return self.game.state


def play_side_by_side(
    numbers: range, seed: int, policy: Policy, network: Network
) -> tuple[Choices, Samples]:
    """Play these games; their numbers, the seed and the weights settle everything in them.

    Beside the placements, positions and how the games ended are noted for the evaluation.
    """
    chance = np.random.default_rng([seed, numbers.start])
    judges: dict[int, Evaluation] = {}
    games = [_begun(number, seed, judges) for number in numbers]
    notes = _Notes()
    active = games
    while active:
        waiting: list[_Game] = []
        first = len(notes.counts)
        for game in active:
            quick = PolicyPlayer(game.judge, policy)
            if not quick.to_choice(game.playout):
                continue
            notes.see(game)
            waiting.append(game)
        if waiting:
            _choose(waiting, notes, first, policy, network, chance)
        active = waiting
    samples = Samples.joined([game.notes.samples(game.game) for game in games])
    return notes.choices(games), samples


def _begun(number: int, seed: int, judges: dict[int, Evaluation]) -> _Game:
    name = f"self-play {seed} {number}"
    begun = Game.new(options_of(number), name)
    state = begun.state
    printed = id(state.printed)
    if printed not in judges:
        judges[printed] = Evaluation(state.printed)
    players = state.players
    goal = Settings(players).goal
    playout = Playout(state, state.printed.rounds, _NOBODY, LIKELIEST)
    empty: list[list[int]] = [[] for _ in range(players)]
    judge = judges[printed]
    values: list[list[float]] = [[] for _ in range(players)]
    return _Game(begun, Notes(judge), seeded(name), judge, goal, playout, empty, values)


class _Notes(TurnNotes):
    """What is written down while games are played."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[int] = []
        self.chosen: list[int] = []
        self.chances: list[float] = []
        self.rows: list[list[float]] = []  # what the evaluation looks at, of the turns at hand
        self.things: list[list[int]] = []

    def see(self, game: _Game) -> None:
        state = game.state
        seat = state.agenda[-1].seat
        if state.board[ROUND] != game.round:
            # There the search asks for most of its judgements, and for those of all seats.
            game.round = state.board[ROUND]
            game.notes.see(state, range(state.players))
        elif game.dice.below(100) < SAMPLED:
            game.notes.add(state, seat, game.dice)
        survey = Survey(game.judge, state, seat)
        game.turns[seat].append(len(self.counts))
        self.players.append(state.players)
        self.note(survey, game.playout.codes)
        self.rows.append(features_of(game.judge, state, seat))
        self.things.append(game.judge.vocabulary.things_of(state, seat))

    def choices(self, games: list[_Game]) -> Choices:
        gains = np.zeros(len(self.counts), dtype=np.float32)
        points = np.zeros(len(self.counts), dtype=np.float32)
        for game in games:
            for seat in range(game.state.players):
                ahead = game.goal.of_final(game.state, seat)
                gain = 0.0
                for turn, value in zip(
                    reversed(game.turns[seat]), reversed(game.values[seat]), strict=True
                ):
                    gain = ahead - value + FADE * gain
                    gains[turn] = gain
                    points[turn] = game.state.rows[seat][VICTORY]
                    ahead = value
        return Choices(
            **vars(self.turns()),
            players=np.asarray(self.players, dtype=np.int16),
            chosen=np.asarray(self.chosen, dtype=np.int16),
            chances=np.asarray(self.chances, dtype=np.float32),
            gains=gains,
            points=points,
        )


def _choose(
    waiting: list[_Game],
    notes: _Notes,
    first: int,
    policy: Policy,
    network: Network,
    chance: np.random.Generator,
) -> None:
    """Draw a placement for each of the games by its chance, and play it."""
    counts = notes.counts[first:]
    rows = sum(counts)
    scores = policy.scored(
        np.asarray(notes.positions[first * len(position_names()) :]),
        counts,
        np.asarray(notes.moves[-rows * MOVE_SIZE :]),
        np.asarray(notes.spaces[-rows:]),
        np.asarray(notes.cards[-rows:]),
    )
    outcomes = network.outcomes(notes.rows, notes.things)
    notes.rows, notes.things = [], []
    at = 0
    for game, count, (own, rival, win) in zip(waiting, counts, outcomes, strict=True):
        mine = scores[at : at + count]
        at += count
        shares = np.exp(mine - mine.max())
        shares /= shares.sum()
        number = min(int(np.searchsorted(np.cumsum(shares), chance.random())), count - 1)
        notes.chosen.append(number)
        notes.chances.append(float(np.log(shares[number])))
        seat = game.state.agenda[-1].seat
        game.values[seat].append(game.goal.of_outcome(own, rival, win))
        PolicyPlayer(game.judge, policy).act(game.state, seat, game.playout.codes[number])
