"""The one list of bots; a new level of strength is added here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnifico.bots.greedy import GreedyBot
from magnifico.bots.position import Bot
from magnifico.bots.random_bot import RandomBot

_MAKERS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
BOT_NAMES: Final[tuple[str, ...]] = tuple(_MAKERS)
"""The names of all bots, from the weakest to the strongest."""


def create_bot(name: str, seed: int | str) -> Bot:
    """The bot of this name; equal seeds make equal choices."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise ValueError(f"unknown bot '{name}': use one of {', '.join(BOT_NAMES)}")
    return maker(seed)
