"""The one list of bots; a new level of strength is added in levels.py. Bots from outside are found by custom.py."""

from __future__ import annotations

from typing import Final

from magnifico.bots.api import Bot
from magnifico.bots.custom import create_custom, find_maker, installed_bots
from magnifico.bots.errors import BotError
from magnifico.bots.levels import LEVEL_TABLE, RESEARCH
from magnifico.bots.search import IN_PROCESS, ExecutorSource
from magnifico.bots.spec import BotSpec, Budget, names_code, parse_spec

LEVELS: Final[tuple[str, ...]] = tuple(LEVEL_TABLE)
"""The levels offered to players, from the weakest to the strongest."""
BUILT_IN: Final = {**RESEARCH, **LEVEL_TABLE}
BOT_NAMES: Final[tuple[str, ...]] = tuple(BUILT_IN)
"""The names of our own bots; those beside the levels are for tests and research."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots, those of installed packages included."""
    return (*BOT_NAMES, *(name for name in installed_bots() if name not in BOT_NAMES))


def check_bot(name: str) -> BotSpec:
    """Parse a bot's name; BotError if there is no such bot.

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
    if spec.budget != Budget() and not BUILT_IN[spec.name].searches:
        known = ", ".join(name for name, level in BUILT_IN.items() if level.searches)
        raise BotError(
            "E_BOT_UNKNOWN",
            f"'{spec.name}' does not search and has no budget; {known} have one",
        )
    return spec


def chance_of(seed: int | str, seat: int) -> str:
    """The seed for the random choices of a seat's bot; in a game with a secret seed nobody can predict it."""
    return f"{seed} {seat}"


def create_bot(
    name: str,
    seed: int | str,
    seconds: float | None = None,
    helpers: ExecutorSource = IN_PROCESS,
) -> Bot:
    """The bot of this name, ours or `module:Class`; equal seeds make equal choices.

    `seconds` limits a decision on top of the level's own number of playouts, unless the name carries a budget.
    `helpers` are processes that think along with those bots that can use them (helpers.py).
    """
    spec = check_bot(name)
    if spec.name not in BOT_NAMES:
        return create_custom(name, spec, seed, seconds)
    level = BUILT_IN[spec.name]
    budget = spec.budget if spec.budget != Budget() else level.usual_budget(seconds or 0.0)
    return level.bot(seed, name, budget, helpers)
