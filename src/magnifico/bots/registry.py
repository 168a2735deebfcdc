"""The one list of bots; a new level of strength is added in levels.py. Bots from outside are found by custom.py."""

from __future__ import annotations

from typing import Final

from magnifico.bots.api import Bot
from magnifico.bots.custom import create_custom, find_maker, installed_bots
from magnifico.bots.errors import BotError
from magnifico.bots.evaluation.network import shipped_network, shipped_value
from magnifico.bots.greedy import GreedyBot
from magnifico.bots.levels import LEVEL_TABLE, RESEARCH
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.random_bot import RandomBot
from magnifico.bots.spec import BotSpec, Budget, names_code, parse_spec
from magnifico.bots.worlds import CrewSource, ThinkingBot

LEVELS: Final[tuple[str, ...]] = tuple(LEVEL_TABLE)
"""The levels offered to players, from the weakest to the strongest."""
BOT_NAMES: Final[tuple[str, ...]] = ("random", *RESEARCH, *LEVELS)
"""The names of our own bots; those beside the levels are for tests and research."""
_WITH_BUDGET: Final = ("swift", "magnifico")


def bot_names() -> tuple[str, ...]:
    """The names of all bots, those of installed packages included."""
    return (*BOT_NAMES, *(name for name in installed_bots() if name not in BOT_NAMES))


def check_bot(name: str) -> BotSpec:
    """Take a bot's name apart; BotError if there is no such bot.

    This imports the module that a name such as `my_module:MyBot` asks for; check_built_in is for names from strangers.
    """
    spec = parse_spec(name)
    if spec.name in BOT_NAMES:
        return check_built_in(name)
    if not names_code(spec.name) and spec.name not in installed_bots():
        known = ", ".join(bot_names())
        raise BotError(
            "E_BOT_UNKNOWN", f"unknown bot '{spec.name}': use one of {known} or module:Class"
        )
    find_maker(name, spec)
    return spec


def check_built_in(name: str) -> BotSpec:
    """As check_bot, but only for the bots of this package; imports nothing, whatever the name."""
    spec = parse_spec(name)
    if spec.name not in BOT_NAMES:
        raise BotError(
            "E_BOT_UNKNOWN", f"unknown bot '{spec.name}': use one of {', '.join(BOT_NAMES)}"
        )
    if spec.budget != Budget() and spec.name not in _WITH_BUDGET:
        known = ", ".join(_WITH_BUDGET)
        raise BotError(
            "E_BOT_UNKNOWN",
            f"'{spec.name}' does not search and has no budget; {known} have one",
        )
    return spec


def create_bot(
    name: str,
    seed: int | str,
    seconds: float | None = None,
    helpers: CrewSource | None = None,
) -> Bot:
    """The bot of this name, ours or `module:Class`; equal seeds make equal choices.

    `seconds` limits a decision on top of the level's own number of playouts, unless the name carries a budget.
    `helpers` are processes that think along with those bots that can use them (helpers.py).
    """
    spec = check_bot(name)
    if spec.name not in BOT_NAMES:
        return create_custom(name, spec, seed, seconds)
    if spec.name == "random":
        return RandomBot(seed)
    level = LEVEL_TABLE.get(spec.name) or RESEARCH[spec.name]
    if level.method == "greedy":
        return GreedyBot(seed, name, level.noise, level.weights, level.overlooks)
    limit, playouts = seconds or 0.0, level.playouts
    if spec.budget != Budget():
        limit, playouts = spec.budget.seconds or 0.0, spec.budget.playouts or 0
    if level.method == "lookahead":
        return ThinkingBot(seed, name, shipped_network(), level.method)
    return ThinkingBot(
        seed, name, shipped_value(), level.method, limit, playouts, helpers, shipped_policy()
    )
