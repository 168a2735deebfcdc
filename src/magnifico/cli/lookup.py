"""One card, leader, family or tile in full, found by number, key or part of its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from magnifico.cli.painting import TYPE_STYLES
from magnifico.content.model import Card, Family, Leader
from magnifico.texts import (
    Naming,
    Texts,
    describe_card,
    describe_excommunication,
    describe_family,
    describe_leader,
)


def describe_anything(what: str, naming: Naming, texts: Texts) -> Sequence[RenderableType] | None:
    """The full text of the thing named, or None if nothing in the game has that name."""
    asked = what.strip().removeprefix("#").strip().casefold()
    if not asked:
        return None
    card = naming.card_of(asked)
    if card is not None:
        return card_block(card, texts)
    tile = naming.excommunication_of(what.strip().upper())
    if tile is not None:
        text = describe_excommunication(tile, texts)
        return [Text(text.header, style="bold"), *indented(text.lines)]
    found = naming.search(asked, texts.language)
    if found is None:
        return None
    if isinstance(found, Card):
        return card_block(found, texts)
    if isinstance(found, Leader):
        return leader_block(found, texts)
    return family_block(found, texts)


def card_block(card: Card, texts: Texts) -> list[RenderableType]:
    """A whole development card."""
    text = describe_card(card, texts)
    title = Text(
        f"#{card.number} {text.name}", style=f"bold {TYPE_STYLES[card.card_type[0].upper()]}"
    )
    title.append(f"  {text.header}", style="dim")
    return [title, *indented((*text.lines, *text.notes))]


def leader_block(leader: Leader, texts: Texts) -> list[RenderableType]:
    """A whole leader."""
    text = describe_leader(leader, texts)
    title = Text(text.name, style="bold")
    title.append(f"  {text.header} ({leader.key})", style="dim")
    return [title, *indented(text.lines)]


def family_block(family: Family, texts: Texts) -> list[RenderableType]:
    """A whole family."""
    text = describe_family(family, texts)
    title = Text(text.name, style="bold")
    title.append(f"  {text.header} ({family.key})", style="dim")
    return [title, *indented(text.lines)]


@dataclass(frozen=True, slots=True)
class Indented:
    """A text that stays indented where it wraps, without spaces at the ends of its lines."""

    text: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in Text(self.text).wrap(console, max(options.max_width - 2, 1)):
            line.rstrip()
            yield Text("  ").append_text(line)


def indented(lines: Sequence[str]) -> list[RenderableType]:
    """The lines below a title; wrapped lines stay indented."""
    return [Indented(line) for line in lines]
