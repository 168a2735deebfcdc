"""Computer opponents: each sees what its seat may know and nothing else.

`position.py` says what a bot gets and what it has to answer, `registry.py` names the bots there are.
A bot may play on imagined copies of the game; the real one stays out of its reach.
"""

from __future__ import annotations

from magnifico.bots.api import Bot, Position
from magnifico.bots.errors import BotError, BotMistakeError
from magnifico.bots.registry import (
    BOT_NAMES,
    LEVELS,
    bot_names,
    check_bot,
    check_built_in,
    create_bot,
)

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "Bot",
    "BotError",
    "BotMistakeError",
    "Position",
    "bot_names",
    "check_bot",
    "check_built_in",
    "create_bot",
]
