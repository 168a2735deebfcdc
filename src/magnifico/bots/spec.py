"""How a bot is named: `NAME[@BUDGET]`, such as `patrician` or `magnifico@500ms`.

A budget is a time (`1s`, `500ms`) or a number of playouts (`64`). Only playouts give the same game on every machine.
A bot of your own is named by its module and class, `my_module:MyBot`, perhaps with a budget.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from magnifico.bots.errors import BotError

_BUDGET = re.compile(r"(?:(\d+(?:\.\d+)?)(ms|s)|(\d+))")
MOST_SECONDS = 600.0
LONGEST_NAME = 40
"""The longest name that saved games and the server's database can hold."""


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on a decision; 0 means no limit, and without any limit the level's default applies."""

    seconds: float = 0.0
    playouts: int = 0


@dataclass(frozen=True)
class BotSpec:
    """The parts of a bot's name."""

    name: str
    budget: Budget = Budget()


def names_code(text: str) -> bool:
    """Whether a name says which module to import, as `my_module:MyBot` does."""
    return ":" in text


def parse_spec(text: str) -> BotSpec:
    """Parse a bot's name; BotError if that is impossible."""
    if len(text) > LONGEST_NAME:
        raise BotError(
            "E_BOT_UNKNOWN", f"a bot's name has up to {LONGEST_NAME} letters, not {len(text)}"
        )
    name, at, amount = text.partition("@")
    if not at:
        return BotSpec(name)
    found = _BUDGET.fullmatch(amount)
    if found is None:
        raise BotError(
            "E_BOT_UNKNOWN",
            f"'{amount}' isn't a budget: write @1s, @500ms or a number of playouts @64",
        )
    number, unit, playouts = found.groups()
    if playouts is not None:
        budget = Budget(playouts=int(playouts))
    else:
        budget = Budget(seconds=float(number) / (1000.0 if unit == "ms" else 1.0))
    if budget == Budget() or budget.seconds > MOST_SECONDS:
        raise BotError(
            "E_BOT_UNKNOWN", f"'@{amount}' is out of range: a budget is above 0 and at most 600 s"
        )
    return BotSpec(name, budget)
