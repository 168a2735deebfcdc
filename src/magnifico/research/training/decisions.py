"""Training data for the policy: turns, and what a stronger player thinks of each placement.

The teacher is the lookahead, which is cheap, or the search, which sees more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.network import shipped_network
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.lookahead import Lookahead
from magnifico.bots.option import Option
from magnifico.bots.planner import split_turn
from magnifico.bots.policy.choice import DrawnChoice
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.policy.policy_player import LearnedPolicy, PolicyPlayer
from magnifico.bots.policy.survey import Survey
from magnifico.bots.search import Search
from magnifico.bots.settings import Settings
from magnifico.bots.spec import Budget
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
    """Collects the decisions of a game."""

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


def play_taught_by_lookahead(number: int, seed: int) -> Decisions:
    """One game in which every placement is judged by lookahead; number and seed settle everything in it."""
    return _play(number, seed, _LookaheadTeacher)


def play_taught_by_search(
    number: int, seed: int, policy: LearnedPolicy, playouts: int
) -> Decisions:
    """The same with some placements searched with this many playouts and noted, the others drawn by the policy."""
    return _play(number, seed, partial(_SearchTeacher, policy=policy, playouts=playouts))


class _LookaheadTeacher:
    """Judges placements one turn deep."""

    def __init__(self, game: Game, name: str, dice: Random) -> None:
        self.game = game
        self.name = name
        self.dice = dice
        self.judge = Evaluation(game.state.printed)
        self.settings = Settings(game.state.players)
        self.lookahead = Lookahead(self.judge, shipped_network(), self.settings.goal)

    def drawn(self, seat: int, codes: list[int]) -> int:
        """A placement that is not judged; 0 for one that is."""
        return 0

    def options(self, seat: int, codes: list[int]) -> list[Option]:
        """The placements with their values, the best first."""
        return self.lookahead.options(self.game.state, seat, codes)


class _SearchTeacher(_LookaheadTeacher):
    """Searches some placements, and leaves the others to the policy."""

    def __init__(
        self, game: Game, name: str, dice: Random, policy: LearnedPolicy, playouts: int
    ) -> None:
        super().__init__(game, name, dice)
        self.searched = PolicyLookahead(self.judge, shipped_network(), policy, self.settings)
        self.lookahead = self.searched
        self.playouts = playouts
        self.player = PolicyPlayer(self.judge, policy)

    def drawn(self, seat: int, codes: list[int]) -> int:
        if self.dice.below(100) < SEARCHED:
            return 0
        return self.player.turn(self.game.state, seat, codes, DrawnChoice(self.dice))

    def options(self, seat: int, codes: list[int]) -> list[Option]:
        worlds = partial(_world, self.game, seat, f"{self.name} {self.dice.below(1 << 20)}")
        return Search(self.searched, seat, worlds).search(codes, Budget(playouts=self.playouts))


def _play(
    number: int, seed: int, teacher_of: Callable[[Game, str, Random], _LookaheadTeacher]
) -> Decisions:
    name = f"decisions {seed} {number}"
    dice = seeded(name)
    game = Game.new(options_of(number), name)
    state = game.state
    teacher = teacher_of(game, name, dice)
    blurs = [BLURRED[dice.below(len(BLURRED))] for _ in range(state.players)]
    notes = _Notes()
    while not game.is_over:
        seat = to_act(state)[0]
        codes = moves_of(state, seat)
        if len(codes) == 1:
            code = codes[0]
        elif not _placing(state, codes):
            code = teacher.lookahead.options(state, seat, codes)[0].code
        else:
            code = teacher.drawn(seat, codes)
            if not code:
                options = teacher.options(seat, codes)
                if not options[0].at_once and len(options) > 1:
                    notes.add(Survey(teacher.judge, state, seat), options)
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
