"""Turns and what a stronger player thought of each placement: what the policy learns from.

The teacher is the lookahead, which is cheap, or the search, which sees more.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.network import shipped_network
from magnifico.bots.evaluation.weights import DEFAULT
from magnifico.bots.evaluation.worth import Worth
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.lookahead import Option, Thinker
from magnifico.bots.planner import split_turn
from magnifico.bots.policy.policy_player import LearnedPolicy, QuickPlayer
from magnifico.bots.policy.survey import Survey
from magnifico.bots.search import FlatSearch
from magnifico.bots.settings import quick_settings
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.state.random import Random, seeded
from magnifico.engine.state.state import State
from magnifico.research.training.columns import TurnNotes, Turns
from magnifico.research.training.mixes import options_of

SEARCHED: Final = 50
"""How many of a hundred placements are searched; the others are played quickly, which gives more and other games."""
BLURRED: Final = (0, 0, 8, 20)
"""How many placements of a hundred a seat chooses from the second and third best."""


@dataclass(frozen=True)
class Decisions(Turns):
    """Turns with all their placements."""

    values: NDArray[np.float32]
    """What the teacher expects of each move, in points."""


class _Notes(TurnNotes):
    """What is written down during a game."""

    def __init__(self) -> None:
        super().__init__()
        self.values: list[float] = []

    def add(self, survey: Survey, options: list[Option]) -> None:
        self.note(survey, [option.code for option in options])
        shift = _shift(options)
        self.values += [
            option.value if option.visits else option.prior + shift for option in options
        ]

    def decisions(self) -> Decisions:
        return Decisions(**vars(self.turns()), values=np.asarray(self.values, dtype=np.float32))


def play_taught(
    number: int, seed: int, policy: LearnedPolicy | None = None, playouts: int = 0
) -> Decisions:
    """One game; number and seed settle everything in it.

    Without a policy every placement is judged by lookahead. With one, some placements are searched with this many
    playouts and noted, and the others are drawn by the policy.
    """
    name = f"decisions {seed} {number}"
    dice = seeded(name)
    game = Game.new(options_of(number), name)
    state = game.state
    judge = Evaluation(Worth(state.printed, DEFAULT), DEFAULT)
    thinker = Thinker(judge, shipped_network(), policy, quick_settings(state.players))
    blurs = [BLURRED[dice.below(len(BLURRED))] for _ in range(state.players)]
    notes = _Notes()
    while not game.is_over:
        seat = to_act(state)[0]
        codes = moves_of(state, seat)
        if len(codes) == 1:
            code = codes[0]
        elif not _placing(state, codes):
            code = thinker.options(state, seat, codes)[0].code
        elif policy is not None and dice.below(100) >= SEARCHED:
            code = QuickPlayer(judge, policy).turn(state, seat, codes, dice)
        else:
            if policy is None:
                options = thinker.options(state, seat, codes)
            else:
                worlds = partial(_world, game, seat, f"{name} {dice.below(1 << 20)}")
                options = FlatSearch(thinker, seat, worlds).search(codes, 0.0, playouts)
            if not options[0].at_once and len(options) > 1:
                notes.add(Survey(judge, state, seat), options)
            code = _blurred(options, blurs[seat], dice)
        play_on(state, seat, code)
    return notes.decisions()


def _shift(options: list[Option]) -> float:
    """What playouts found beyond the prospects, so that moves that were not played out are not ahead by it."""
    visits = sum(option.visits for option in options)
    if not visits:
        return 0.0
    return sum((option.value - option.prior) * option.visits for option in options) / visits


def _placing(state: State, codes: list[int]) -> bool:
    return isinstance(state.agenda[-1], TakeTurn) and len(split_turn(codes)[0]) > 0


def _world(game: Game, seat: int, name: str, number: int) -> State:
    return game.determinize(seat, f"{name} {number}").state


def _blurred(options: list[Option], blur: int, dice: Random) -> int:
    if blur and len(options) > 2 and not options[0].at_once and dice.below(100) < blur:
        return options[1 + dice.below(2)].code
    return options[0].code


def load_decisions(folder: Path) -> Decisions:
    """Everything that was collected in a folder."""
    return Decisions.joined([Decisions.load(path) for path in sorted(folder.glob("games-*.npz"))])
