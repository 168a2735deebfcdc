"""One seat against bots as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from magnifico.bots import Bot, Position, check_bot, create_bot
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


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Each step is a decision of the seat; the rivals play in between. The reward comes at the end.

    Without `seat`, the seat changes from game to game. `game` is the game itself, hidden information included.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        options: Options | None = None,
        rivals: str = "greedy",
        seat: int | None = None,
        reward: str = "win",
    ) -> None:
        self.options = options or Options()
        check_bot(rivals)
        check_reward(reward)
        if seat is not None and not 0 <= seat < self.options.players:
            raise ValueError(f"seat {seat} is not at the table: 0 to {self.options.players - 1}")
        self._rivals = rivals
        self._fixed_seat = seat
        self._reward = reward
        self._observer = Observer()
        self.observation_space = self._observer.observation_space  # type: ignore[assignment]
        self.action_space = self._observer.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play up to the seat's first decision."""
        super().reset(seed=seed)
        players = self.options.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.game = drawn_game(self.options, self.np_random)
        self._bots: list[Bot] = [
            create_bot(self._rivals, f"{self.game.seed}/{seat}") for seat in range(players)
        ]
        self._play_on()
        return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the move and the rivals' answers; ValueError, and nothing changes, if it was masked."""
        self.game.advance(move_for(self._moves, int(action)))
        self._play_on()
        over = self.game.is_over
        reward = final_rewards(self.game, self._reward)[self.seat] if over else 0.0
        return self._observed(), reward, over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are offered, as programs that mask invalid actions expect it."""
        mask = np.zeros(self._observer.action_space.n, bool)
        mask[: len(self._moves)] = True
        return mask

    def _play_on(self) -> None:
        game = self.game
        while not game.is_over and self.seat not in game.to_act:
            seat = game.to_act[0]
            game.advance(self._bots[seat].choose(Position(game, seat)))
        self._moves = offered(game, self.seat)

    def _observed(self) -> Observation:
        return self._observer.observe(self.game, self.seat, self._moves)

    def _info(self) -> dict[str, Any]:
        return {"moves": [move.text for move in self._moves]}
