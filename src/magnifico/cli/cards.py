"""`magnifico cards`: everything printed, in words generated from the packs; reconstructed things are marked."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from magnifico.cli.arguments import InputError, OneLineParser
from magnifico.cli.language import say, texts_spoken
from magnifico.cli.lookup import card_block, family_block, indented, leader_block
from magnifico.cli.table import Look, make_console
from magnifico.content import BUILTIN_PACKS, Card, Pack, builtin_pack, load_pack
from magnifico.texts import (
    BonusTileText,
    Texts,
    TileText,
    describe_adaptation_tile,
    describe_auction_tile,
    describe_bonus_tile,
    describe_card,
    describe_excommunication,
    describe_faith_tile,
    describe_family,
    describe_leader,
    describe_token_face,
    describe_visconti_token,
    sentence,
)

TYPED: Final = ("excommunications", "bonus_tiles", "token_faces", "visconti_tokens")
"""Tiles and tokens whose keys can be typed: in a move, or after `card`."""
TITLED: Final = ("token_faces", "visconti_tokens")
"""Tokens whose title says it all."""


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico cards", description="help-cards")
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="help-card-numbers")
    parser.add_argument("--type", choices=("territory", "character", "building", "venture"))
    parser.add_argument("--period", type=int, choices=(1, 2, 3))
    parser.add_argument("--pack", metavar="base|houses|pazzi|DIR", help="help-card-pack")
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--no-color", action="store_true", help="help-no-color")
    return parser


def cards_command(arguments: Sequence[str]) -> int:
    """Print the chosen cards, or everything in the chosen packs."""
    chosen = _parser().parse_args(arguments)
    packs = _packs(chosen.pack)
    texts = texts_spoken()
    cards = _cards(chosen, packs)
    everything = not (chosen.numbers or chosen.type or chosen.period)
    if chosen.json:
        print(json.dumps(_as_data(cards, packs if everything else [], texts), ensure_ascii=False))
        return 0
    console = make_console(Look(color=not chosen.no_color))
    blocks = [card_block(card, texts) for card in cards]
    if everything:
        for pack in packs:
            blocks += [leader_block(leader, texts) for leader in pack.leaders]
            blocks += [family_block(family, texts) for family in pack.families]
            blocks += [tile.block() for tile in _tiles(pack, texts)]
    for block in blocks:
        console.print(*block, sep="\n")
    return 0


def _packs(name: str | None) -> list[Pack]:
    if name is None:
        return [builtin_pack(key) for key in BUILTIN_PACKS]
    for key in BUILTIN_PACKS:
        if key == name:
            return [builtin_pack(key)]
    return [load_pack(Path(name))]


def _cards(chosen: argparse.Namespace, packs: list[Pack]) -> list[Card]:
    cards = [card for pack in packs for card in pack.cards]
    wanted: set[int] = set()
    for word in chosen.numbers:
        digits = str(word).removeprefix("#")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
            raise InputError(say("input-card-number", word=word))
        if int(digits) not in {card.number for card in cards}:
            raise InputError(say("input-no-card", number=digits))
        wanted.add(int(digits))
    return [
        card
        for card in sorted(cards, key=lambda card: card.number)
        if (not wanted or card.number in wanted)
        and (chosen.type is None or card.card_type == chosen.type)
        and (chosen.period is None or card.period == chosen.period)
    ]


@dataclass(frozen=True, slots=True)
class _Tile:
    """A tile or token in words; `kind` is the name of its list in the JSON."""

    kind: str
    key: str
    pack: str
    title: str
    text: TileText | BonusTileText

    def block(self) -> list[RenderableType]:
        """For the terminal."""
        title = Text(sentence(self.title), style="bold")
        if self.kind in TYPED:
            title.append(f" ({self.key})", style="not bold dim")
        lines = () if self.kind in TITLED else self.text.lines
        return [title, *indented((*lines, *self.text.notes))]


def _tiles(pack: Pack, texts: Texts) -> list[_Tile]:
    """Excommunications, bonus tiles, tokens and the tiles of the families and the towers."""
    found: list[_Tile] = []

    def add(kind: str, key: str, title: str, text: TileText | BonusTileText) -> None:
        found.append(_Tile(kind, key, pack.key, title, text))

    for tile in pack.excommunications:
        text = describe_excommunication(tile, texts)
        add("excommunications", tile.key, text.header, text)
    for bonus in pack.bonus_tiles:
        described = describe_bonus_tile(bonus, texts)
        add("bonus_tiles", bonus.key, described.header, described)
    for face in pack.token_faces:
        shown = describe_token_face(face, texts)
        add("token_faces", face.key, shown.lines[0], shown)
    for faith in pack.faith_tiles:
        title = texts.get("source-faith-tile")
        add("faith_tiles", "", title, describe_faith_tile(faith, texts))
    for token in pack.visconti_tokens:
        shown = describe_visconti_token(token, texts)
        title = texts.get("label-line", label=texts.get("source-visconti"), text=shown.header)
        add("visconti_tokens", token.key, title, shown)
    for auction in pack.auction_tiles:
        title = texts.get("source-auction")
        add("auction_tiles", auction.key, title, describe_auction_tile(auction, texts))
    for adaptation in pack.adaptation_tiles:
        text = describe_adaptation_tile(adaptation, texts)
        add("adaptation_tiles", "", text.header, text)
    return found


def _as_data(cards: list[Card], packs: list[Pack], texts: Texts) -> dict[str, object]:
    """The same as data."""
    data: dict[str, object] = {
        "cards": [
            {
                **asdict(describe_card(card, texts)),
                "pack": card.pack,
                "type": card.card_type,
                "period": card.period,
                "special": card.special,
                "status": card.status,
                "name_status": card.name_status,
            }
            for card in cards
        ]
    }
    if packs:
        data["leaders"] = [
            {**asdict(describe_leader(leader, texts)), "key": leader.key, "pack": leader.pack}
            for pack in packs
            for leader in pack.leaders
        ]
        data["families"] = [
            {**asdict(describe_family(family, texts)), "key": family.key, "pack": family.pack}
            for pack in packs
            for family in pack.families
        ]
        lists: dict[str, list[object]] = {}
        for tile in (tile for pack in packs for tile in _tiles(pack, texts)):
            shown = {**asdict(tile.text), "key": tile.key, "pack": tile.pack}
            lists.setdefault(tile.kind, []).append(shown)
        data |= lists
        data["reconstructed"] = {pack.key: pack.reconstructed for pack in packs}
    return data
