"""Which expansion a thing comes with, so that errors can say what to add to a scenario."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, get_args

from magnifico.content import BUILTIN_PACKS, Pack, builtin_pack
from magnifico.engine.printed.printed import Printed

Kind = Literal[
    "card",
    "leader",
    "family",
    "excommunication tile",
    "bonus tile",
    "auction tile",
    "token",
    "Visconti token",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


def absence(kind: Kind, name: object, printed: Printed) -> str:
    """Why something printed isn't in this game, in one sentence; empty if no such thing is printed."""
    found = _in_the_boxes().get((kind, name))
    if found is None:
        return ""
    pack, needed = found
    in_use = packs_in_use(printed)
    if all(expansion in in_use for expansion in needed):
        if kind == "leader":
            return (
                f'leader {name} is in the leader set "{pack}", which options.leader_sets leaves out'
            )
        return ""
    return f"{kind} {name} comes with {needs(needed, in_use)}"


def absence_in(words: str, printed: Printed) -> str:
    """The same for the first thing in the text of a move that is printed but isn't in this game."""
    for word in words.split()[1:]:
        name = word.removeprefix("leader:").lower()
        if name[:1] == "s" and name[1:] in ("1", "2", "3", "4") and not printed.houses:
            return f"the Special tower comes with {needs(('houses',), packs_in_use(printed))}"
        keys: tuple[object, ...] = (name, name.upper())
        if name.startswith("#") and name[1:].isascii() and name[1:].isdigit():
            keys = (int(name[1:]),)
        for kind in KINDS:
            for key in keys:
                if sentence := absence(kind, key, printed):
                    return sentence
    return ""


def needs(needed: tuple[str, ...], in_use: list[str]) -> str:
    """The expansions by their titles, and what to write in the options."""
    titles = [builtin_pack(key).names["en"] for key in BUILTIN_PACKS if key in needed]
    wanted = [f'"{key}"' for key in BUILTIN_PACKS[1:] if key in needed or key in in_use]
    return f"{' and '.join(titles)}: write expansions = [{', '.join(wanted)}] in options"


def packs_in_use(printed: Printed) -> list[str]:
    """The keys of the packs this game is played with."""
    return [version.split()[0] for version in printed.pack_versions]


@cache
def _in_the_boxes() -> dict[tuple[Kind, object], tuple[str, tuple[str, ...]]]:
    """Everything printed: its pack and the expansions it needs."""
    found: dict[tuple[Kind, object], tuple[str, tuple[str, ...]]] = {}
    for pack_key in BUILTIN_PACKS:
        own = () if pack_key == "base" else (pack_key,)
        for kind, name, houses in _things(builtin_pack(pack_key)):
            needed = ("houses", *own) if houses and pack_key != "houses" else own
            found.setdefault((kind, name), (pack_key, needed))
    return found


def _things(pack: Pack) -> Iterator[tuple[Kind, object, bool]]:
    """What a box contains: kind, name, and whether it is only used together with Houses."""
    for card in pack.cards:
        yield "card", card.number, card.special
    for leader in pack.leaders:
        yield "leader", leader.key, False
    for family in pack.families:
        yield "family", family.key, True
    for excommunication in pack.excommunications:
        yield "excommunication tile", excommunication.key, False
    for bonus_tile in pack.bonus_tiles:
        yield "bonus tile", bonus_tile.key, False
    for auction_tile in pack.auction_tiles:
        yield "auction tile", auction_tile.key, True
    for face in pack.token_faces:
        yield "token", face.key, True
    for visconti in pack.visconti_tokens:
        yield "Visconti token", visconti.key, True
