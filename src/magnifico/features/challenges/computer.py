"""How the computer plays a challenge: opponents that answer the same everywhere, and its own attempts."""

from __future__ import annotations

from typing import Final

from magnifico.bots import LEVELS, BotError, Position, check_built_in, create_bot
from magnifico.bots.registry import chance_of
from magnifico.engine.game import Game
from magnifico.features.challenges.calendar import Challenge, all_plans

PLAYOUTS: Final = 32
"""The playouts per decision for levels that search, in their own attempts."""


def _steady(level: str) -> str:
    """The level, with a number of playouts if it searches; a time limit would make games differ between machines."""
    counted = f"{level}@{PLAYOUTS}"
    try:
        check_built_in(counted)
    except BotError:
        return level
    return counted


COMPUTER: Final[dict[str, str]] = {level: _steady(level) for level in LEVELS}
"""The bot that makes the attempt of each level."""
STEADY_BOTS: Final[frozenset[str]] = frozenset(
    [*COMPUTER.values(), *(bot for plan in all_plans() for bot in plan["opponents"])]
)
"""Every bot that may take part in a challenge, with its budget."""


def seats_with(challenge: Challenge, bot: str) -> tuple[str, ...]:
    """The bots by seat when one of them plays the challenge too."""
    return tuple(bot if other is None else other for other in challenge.bots)


def play_attempt(challenge: Challenge, bot: str) -> Game:
    """Play the whole challenge with a bot in the player's seat."""
    game = Game.new(challenge.engine_options(), challenge.seed)
    players = [
        create_bot(name, chance_of(challenge.seed, seat))
        for seat, name in enumerate(seats_with(challenge, bot))
    ]
    while not game.is_over:
        seat = game.to_act[0]
        game.advance(players[seat].choose(Position(game, seat)))
    return game
