"""A decision as arrays: what the learned evaluation sees of a position, and the moves that are offered."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from magnifico.bots.evaluation.evaluation import Evaluations
from magnifico.bots.evaluation.features import features_of, names
from magnifico.bots.evaluation.vocabulary import known_things
from magnifico.engine.game import Game
from magnifico.engine.moves import kinds
from magnifico.engine.moves.move import Move
from magnifico.engine.options import Options

ACTIONS: Final = 512
"""The maximum number of moves offered at once; no game played so far needed more than a third of it."""
PARTS_OF_A_MOVE: Final = 4
"""A move's kind and parts as numbers, in the order declared in engine/moves/kinds.py."""
REWARDS: Final = ("win", "margin")
MOST_SEEDS: Final = 2**32

Observation = dict[str, np.ndarray[Any, Any]]


def names_of_observation() -> tuple[str, ...]:
    """What each number of `observation` is: the features, then how many the seat has of each thing."""
    return (*names(), *known_things())


def kinds_of_moves() -> dict[int, tuple[str, ...]]:
    """What each row of `moves` is, by its first number: the name of the kind, then the names of its parts.

    Payments, announcements and activations of several cards have no parts with names: their three numbers together
    distinguish such moves.
    """
    return {
        kind.number: (kind.name, *(field.name for field in kind.fields)) for kind in kinds.KINDS
    }


def drawn_game(options: Options, chance: np.random.Generator) -> Game:
    """A new game with a random seed."""
    return Game.new(options, int(chance.integers(MOST_SEEDS)))


class Observer:
    """Turns decisions into arrays, using nothing that the seat may not know."""

    def __init__(self) -> None:
        self._evaluations = Evaluations()
        self._features = len(names())
        self._size = len(names_of_observation())
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self._size,), np.float32),
                "moves": spaces.Box(0, 2**62, (ACTIONS, PARTS_OF_A_MOVE), np.int64),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space: spaces.Discrete = spaces.Discrete(ACTIONS)

    def observe(self, game: Game, seat: int, moves: list[Move] | None = None) -> Observation:
        """What the seat sees; `moves` are those offered to it, if already known."""
        numbers = np.zeros(self._size, np.float32)
        judge = self._evaluations.of(game.state.printed)
        numbers[: self._features] = features_of(judge, game.state, seat)
        for thing in judge.vocabulary.things_of(game.state, seat):
            numbers[self._features + thing] += 1
        parts = np.zeros((ACTIONS, PARTS_OF_A_MOVE), np.int64)
        mask = np.zeros(ACTIONS, np.int8)
        for number, move in enumerate(offered(game, seat) if moves is None else moves):
            parts[number] = (kinds.kind_of(move.code), *kinds.parts(move.code))
            mask[number] = 1
        return {"observation": numbers, "moves": parts, "action_mask": mask}


def offered(game: Game, seat: int) -> list[Move]:
    """The moves that actions 0, 1, 2, ... stand for; none if the seat has nothing to decide."""
    return game.legal_moves(seat)[:ACTIONS] if seat in game.to_act else []


def move_for(moves: list[Move], action: int) -> Move:
    """The offered move that an action stands for; ValueError if it is masked."""
    if not 0 <= action < len(moves):
        raise ValueError(f"action {action} is masked: 0 to {len(moves) - 1} are offered")
    return moves[action]


def check_reward(kind: str) -> None:
    """Refuse an unknown kind of reward."""
    if kind not in REWARDS:
        raise ValueError(f"'{kind}' isn't a reward: " + ", ".join(REWARDS))


def final_rewards(game: Game, kind: str) -> list[float]:
    """By seat, of a finished game: 1 or 0 for winning, or the lead over the best rival in hundreds of points."""
    scores = game.scores()
    totals = {score.seat: score.total for score in scores}
    if kind == "win":
        return [float(score.place == 1) for score in sorted(scores, key=lambda score: score.seat)]
    return [
        (totals[seat] - max(total for other, total in totals.items() if other != seat)) / 100
        for seat in range(len(totals))
    ]
