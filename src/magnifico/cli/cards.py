"""`magnifico cards`: everything printed, in words generated from the packs; reconstructed things are marked."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from magnifico.cli.arguments import InputError, language_of
from magnifico.cli.lookup import card_block, family_block, leader_block
from magnifico.cli.table import Look, make_console
from magnifico.content import BUILTIN_PACKS, Card, Pack, builtin_pack, load_pack
from magnifico.texts import (
    Texts,
    describe_auction_row,
    describe_bonus_tile,
    describe_card,
    describe_excommunication,
    describe_faith_tile,
    describe_family,
    describe_leader,
    describe_token_face,
    describe_visconti_token,
    texts_for,
)


def cards_command(chosen: argparse.Namespace) -> int:
    """Print the chosen cards, or all that is printed in the chosen packs."""
    packs = _packs(chosen.pack)
    texts = texts_for(language_of(chosen))
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
            blocks += _tiles(pack, texts)
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
            raise InputError(f"'{word}' is no card number")
        if int(digits) not in {card.number for card in cards}:
            raise InputError(f"there is no card {digits}")
        wanted.add(int(digits))
    return [
        card
        for card in sorted(cards, key=lambda card: card.number)
        if (not wanted or card.number in wanted)
        and (chosen.type is None or card.card_type == chosen.type)
        and (chosen.period is None or card.period == chosen.period)
    ]


def _tiles(pack: Pack, texts: Texts) -> list[list[RenderableType]]:
    """Excommunications, bonus tiles, tokens and the tiles of the families."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for tile in pack.excommunications:
        text = describe_excommunication(tile, texts)
        found.append((f"{text.header} ({tile.key})", text.lines))
    for bonus in pack.bonus_tiles:
        shown = describe_bonus_tile(bonus, texts)
        found.append((f"{shown.header} ({bonus.key})", (*shown.lines, *shown.notes)))
    for face in pack.token_faces:
        text = describe_token_face(face, texts)
        title = texts.get("good-tokens", count=face.copies, case="nominative")
        found.append((f"{title} ({face.key})", (text.header, *text.notes)))
    for faith in pack.faith_tiles:
        text = describe_faith_tile(faith, texts)
        found.append((texts.get("source-faith-tile"), (*text.lines, *text.notes)))
    for token in pack.visconti_tokens:
        text = describe_visconti_token(token, texts)
        found.append((f"{texts.get('source-visconti')} ({token.key})", (*text.lines, *text.notes)))
    for auction in pack.auction_tiles:
        rows: list[str] = []
        for row in range(1, len(auction.rows) + 1):
            text = describe_auction_row(auction, row, texts)
            rows.append(f"{row}. {text.header}" + "".join(f" ({note})" for note in text.notes))
        found.append((f"{texts.get('source-auction')} ({auction.key})", tuple(rows)))
    return [
        [
            Text(title[:1].upper() + title[1:], style="bold"),
            *[Text(f"  {line}") for line in lines],
        ]
        for title, lines in found
    ]


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
        data["excommunications"] = [
            {**asdict(describe_excommunication(tile, texts)), "key": tile.key, "pack": tile.pack}
            for pack in packs
            for tile in pack.excommunications
        ]
        data["bonus_tiles"] = [
            {**asdict(describe_bonus_tile(tile, texts)), "key": tile.key, "pack": tile.pack}
            for pack in packs
            for tile in pack.bonus_tiles
        ]
    return data
