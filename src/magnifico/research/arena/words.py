"""Words and figures shared by the terminal table and the page of a contest."""

from __future__ import annotations

from typing import Final

from magnifico.research.arena.contest import ArenaReport
from magnifico.texts import Texts, sentence, type_name

_CARDS: Final = {
    "territories": "territory",
    "characters": "character",
    "buildings": "building",
    "ventures": "venture",
}


def deed_name(name: str, texts: Texts) -> str:
    """The name of a deed, as a heading."""
    card_type = _CARDS.get(name)
    return sentence(
        texts.get(f"arena-deed-{name}")
        if card_type is None
        else type_name(card_type, texts, plural=True)
    )


def source_name(name: str, texts: Texts) -> str:
    """A source of points, as a heading."""
    return sentence(texts.get(f"category-{name}"))


def sources_in_use(report: ArenaReport) -> list[str]:
    """The sources that gave or took anything."""
    names = dict.fromkeys(name for bot in report.bots for name in bot.sources)
    return [name for name in names if any(bot.sources.get(name) for bot in report.bots)]


def percent(value: float) -> str:
    """A share in readable form."""
    return f"{value:.1%}"


def duration(seconds: float) -> str:
    """A time in readable form, with as many digits as make sense."""
    if seconds >= 7200:
        return f"{seconds / 3600:.1f} h"
    if seconds >= 120:
        return f"{seconds / 60:.1f} min"
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= 0.001:
        return f"{seconds * 1000:.3g} ms"
    return f"{seconds * 1e6:.0f} µs"
