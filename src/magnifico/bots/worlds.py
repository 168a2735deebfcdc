"""The bots that think: by lookahead, by the learned policy, or by the search with both."""

from __future__ import annotations

from typing import Protocol

from magnifico.bots.api import Position
from magnifico.bots.greedy import Judges, move_with
from magnifico.bots.lookahead import LearnedEvaluation, Option, Thinker, before_the_game
from magnifico.bots.planner import split_turn
from magnifico.bots.policy.policy_player import LearnedPolicy, QuickPlayer
from magnifico.bots.search import Crew, FlatSearch
from magnifico.bots.settings import Settings, quick_settings
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.church import SecretVote, SupportChurch
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.move import Move
from magnifico.engine.options import Options
from magnifico.engine.state.state import State


class Worlds:
    """Imagined copies of one position, by number."""

    def __init__(self, position: Position, seed: int | str) -> None:
        self.position = position
        self.seed = seed

    def imagine(self, number: int) -> State:
        """The world with this number; equal numbers give equal worlds."""
        position = self.position
        return position.imagine(f"{self.seed} {position.number} {number}").state


class CrewSource(Protocol):
    """Who has a crew for each kind of game."""

    def crew(self, options: Options) -> Crew:
        """Those who play worlds out."""


class ThinkingBot:
    """Chooses by a method of levels.py; a search within a budget of seconds or playouts (0: no limit)."""

    def __init__(
        self,
        seed: int | str,
        name: str,
        network: LearnedEvaluation,
        method: str,
        seconds: float = 0.0,
        playouts: int = 0,
        helpers: CrewSource | None = None,
        policy: LearnedPolicy | None = None,
        settings: Settings | None = None,
    ) -> None:
        self.seed = seed
        self.name = name
        self.network = network
        self.method = method
        self.seconds = seconds
        self.playouts = playouts
        self.helpers = helpers
        self.policy = policy
        self.settings = settings
        self._judges = Judges()

    def choose(self, position: Position) -> Move:
        """The move that came out best."""
        if len(position.legal) == 1:
            return position.legal[0]
        return move_with(position.legal, self.options(position)[0].code)

    def options(self, position: Position) -> list[Option]:
        """The moves that were considered, the best first."""
        worlds = Worlds(position, self.seed)
        codes = [move.code for move in position.legal]
        root = worlds.imagine(0)
        policy = self.policy
        settings = self.settings
        if settings is None and policy is not None:
            settings = quick_settings(root.players)
        thinker = Thinker(self._judges.judge(root.printed), self.network, policy, settings)
        if self.method == "policy" and policy is not None and isinstance(root.agenda[-1], TakeTurn):
            quick = QuickPlayer(thinker.judge, policy)
            return [Option(quick.turn(root, position.seat, codes, None), 0.0)]
        searched = _weighty(root, codes) or _chosen_beforehand(root)
        if self.method in ("lookahead", "policy") or not searched:
            return thinker.options(root, position.seat, codes)
        crew = self.helpers.crew(position.options) if self.helpers else None
        flat = FlatSearch(thinker, position.seat, worlds.imagine, crew)
        return flat.search(codes, self.seconds, self.playouts)


def _chosen_beforehand(state: State) -> bool:
    """Whether a decision of the setup is searched; an auction is not, as it is solved to its end without worlds."""
    return before_the_game(state) and not isinstance(state.agenda[-1], Bid)


def _weighty(state: State, codes: list[int]) -> bool:
    """Whether a decision is searched: a placement or the Church; what follows from them goes by lookahead."""
    top = state.agenda[-1]
    if isinstance(top, TakeTurn):
        placements, _free, _stop = split_turn(codes)
        return len(placements) > 0
    return isinstance(top, (SupportChurch, SecretVote))
