"""All seats of a table as a PettingZoo environment: one decision of one seat after another."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from magnifico.engine.moves.move import Move
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import Options
from magnifico.research.envs.observer import (
    Observation,
    Observer,
    check_reward,
    drawn_game,
    final_rewards,
    move_for,
    offered,
)


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents are the seats, `player_0` and so on; rewards come at the end. `game` is the game itself, hidden
    information included.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo wants it
        "name": "magnifico_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        options: Options | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.options = options or Options()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self._reward = reward
        self._observer = Observer()
        self._moves: list[Move] = []  # offered to the seat that decides
        self._chance, _seed = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self._observer.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """An action is the number of a move in the list offered."""
        return self._observer.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same games from here on."""
        if seed is not None:
            self._chance, _seed = seeding.np_random(seed)
        self.game = drawn_game(self.options, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What a seat sees."""
        moves = self._moves if agent == self.agent_selection else None
        return self._observer.observe(self.game, self.possible_agents.index(agent), moves)

    def step(self, action: int | None) -> None:
        """Play the move; ValueError, and nothing changes, if it was masked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that has to decide needs an action")
        self.game.advance(move_for(self._moves, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            for seat, reward in enumerate(final_rewards(self.game, self._reward)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._moves = []
            self.infos = {each: {} for each in self.agents}
        else:
            self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the seat that decides next; its info has the texts of its moves."""
        seat = self.game.to_act[0]
        self.agent_selection = self.possible_agents[seat]
        self._moves = offered(self.game, seat)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"moves": [move.text for move in self._moves]}

    def render(self) -> str | None:
        """The points so far and who decides, as one line."""
        if self.render_mode != "ansi":
            return None
        scores = sorted(self.game.scores(), key=lambda score: score.seat)
        points = "  ".join(f"{SEAT_LETTERS[score.seat]} {score.total}" for score in scores)
        asked = "over" if self.game.is_over else f"{SEAT_LETTERS[self.game.to_act[0]]} decides"
        return f"round {self.game.state.round()}: {points}; {asked}"

    def close(self) -> None:
        """There is nothing to close."""
