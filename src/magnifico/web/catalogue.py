"""Every card, leader, tile, token and family as plain data with names and words, for a page that draws them.

The page has no card data of its own: costs and effects come as structure (for icons) and as sentences (for
reading).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, cast

from magnifico.content.effects import Effect
from magnifico.content.model import (
    AuctionTile,
    Board,
    BonusTile,
    Card,
    ExcommunicationTile,
    FaithTile,
    Family,
    HousesBoard,
    Leader,
    MarketSpace,
    Pack,
    TokenFace,
    ViscontiToken,
)
from magnifico.content.schema import builtin_pack
from magnifico.content.vocabulary import GOODS, Goods
from magnifico.texts import (
    Texts,
    describe_auction_row,
    describe_bonus_tile,
    describe_card,
    describe_effect,
    describe_excommunication,
    describe_faith_tile,
    describe_family,
    describe_leader,
    describe_market_space,
    describe_privilege_option,
    describe_token_face,
    describe_visconti_token,
    texts_for,
)
from magnifico.web.catalogue_types import (
    AuctionTileEntry,
    BoardEntry,
    BonusTileEntry,
    CardEntry,
    Catalogue,
    EffectEntry,
    ExcommunicationEntry,
    FaithTileEntry,
    FamilyEntry,
    HousesEntry,
    LeaderEntry,
    MarketEntry,
    PrivilegeEntry,
    SignEntry,
    TokenEntry,
)

PACKS: Final = ("base", "houses", "pazzi")
ALWAYS_SHOWN: Final = ("value", "goods")
"""Figures of an effect that are shown even if they are 0."""


def catalogue(language: str, own_packs: Iterable[Pack] = ()) -> Catalogue:
    """The catalogue in one language: the built-in packs, or a table's versions of them, and its own ones after them."""
    own = {pack.key: pack for pack in own_packs}
    if not own:
        return _built_in(language)
    built_in = [own.pop(key) if key in own else builtin_pack(key) for key in PACKS]
    return _assemble([*built_in, *own.values()], texts_for(language))


@cache
def _built_in(language: str) -> Catalogue:
    return _assemble([*map(builtin_pack, PACKS)], texts_for(language))


def _assemble(packs: list[Pack], texts: Texts) -> Catalogue:
    result: Catalogue = {
        "language": texts.language,
        "packs": {pack.key: pack.names[texts.language] for pack in packs},
        "cards": {},
        "leaders": {},
        "excommunications": {},
        "bonus_tiles": {},
        "families": {},
        "tokens": {},
        "visconti": {},
        "faith_tiles": [],
        "auction_tiles": {},
        "reconstructed": {},
        "board": [_board(pack.board, texts) for pack in packs if pack.board is not None][-1],
        "houses": [
            _houses(pack.houses_board, texts) for pack in packs if pack.houses_board is not None
        ][-1],
    }
    for pack in packs:
        result["cards"].update((str(one.number), _card(one, texts)) for one in pack.cards)
        result["leaders"].update((one.key, _leader(one, texts)) for one in pack.leaders)
        result["excommunications"].update(
            (one.key, _excommunication(one, texts)) for one in pack.excommunications
        )
        result["bonus_tiles"].update((one.key, _bonus_tile(one, texts)) for one in pack.bonus_tiles)
        result["families"].update((one.key, _family(one, texts)) for one in pack.families)
        result["tokens"].update((one.key, _token(one, texts)) for one in pack.token_faces)
        result["visconti"].update((one.key, _visconti(one, texts)) for one in pack.visconti_tokens)
        result["auction_tiles"].update(
            (one.key, _auction_tile(one, texts)) for one in pack.auction_tiles
        )
        result["faith_tiles"] += [_faith_tile(one, texts) for one in pack.faith_tiles]
        result["reconstructed"].update(pack.reconstructed)
    return result


def plain(value: object) -> Any:
    """Content as plain data: dataclasses become dicts, goods become dicts by name, tuples become lists."""
    if is_dataclass(value) and not isinstance(value, type):
        result: dict[str, Any] = {"effect": effect_name(type(value))}
        for one in fields(value):
            found = getattr(value, one.name)
            if found not in ((), 0, "", False, None) or one.name in ALWAYS_SHOWN:
                result[one.name] = plain(found)
        return result
    if isinstance(value, tuple):
        return _goods(value) if _is_goods(value) else [plain(one) for one in value]
    return value


def effect_name(kind: type) -> str:
    """How the catalogue names a kind of effect: `GainPer` is gain_per."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def _is_goods(value: tuple[object, ...]) -> bool:
    return bool(value) and all(
        isinstance(one, tuple) and len(one) == 2 and one[0] in GOODS for one in value
    )


def _goods(goods: Iterable[tuple[str, int]]) -> dict[str, int]:
    return dict(goods)


def _effects(effects: Iterable[Effect], texts: Texts) -> list[EffectEntry]:
    return [_effect(effect, texts) for effect in effects]


def _effect(effect: Effect, texts: Texts) -> EffectEntry:
    words: EffectEntry = {
        "effect": effect_name(type(effect)),
        "text": describe_effect(effect, texts),
        "icons": [
            [[cast("SignEntry", [sign.kind, sign.text]) for sign in cluster] for cluster in row]
            for row in effect.icon_rows()
        ],
    }
    return cast("EffectEntry", {**plain(effect), **words})


def _card(card: Card, texts: Texts) -> CardEntry:
    words = describe_card(card, texts)
    return {
        "number": card.number,
        "pack": card.pack,
        "type": card.card_type,
        "period": card.period,
        "special": card.special,
        "name": words.name,
        "english": card.names["en"],
        "emblem": card.emblem,
        "header": words.header,
        "costs": [
            {
                "goods": _goods(cost.goods),
                "required": cost.military_required,
                "per_opponent": cost.military_per_opponent,
            }
            for cost in card.costs
        ],
        "immediate": _effects(card.immediate, texts),
        "activation": card.activation,
        "permanent": _effects(card.permanent, texts),
        "end_victory": card.end_victory,
        "end_effects": _effects(card.end_effects, texts),
        "lines": list(words.lines),
        "notes": list(words.notes),
        "reconstructed": card.status == "reconstructed" or card.name_status == "reconstructed",
    }


def _leader(leader: Leader, texts: Texts) -> LeaderEntry:
    words = describe_leader(leader, texts)
    return {
        "key": leader.key,
        "pack": leader.pack,
        "name": words.name,
        "emblem": leader.emblem,
        "header": words.header,
        "requirements": [
            {"kind": one.kind, "amount": one.amount, "at_most": one.at_most, "text": text}
            for one, text in zip(leader.requirements, words.requirements, strict=True)
        ],
        "ability": leader.ability,
        "ability_text": words.ability,
        "space_minimum": leader.space_minimum,
        "effects": _effects(leader.effects, texts),
        "lines": list(words.lines),
    }


def _excommunication(tile: ExcommunicationTile, texts: Texts) -> ExcommunicationEntry:
    words = describe_excommunication(tile, texts)
    return {
        "key": tile.key,
        "period": tile.period,
        "header": words.header,
        "effects": _effects(tile.effects, texts),
        "lines": list(words.lines),
    }


def _bonus_tile(tile: BonusTile, texts: Texts) -> BonusTileEntry:
    words = describe_bonus_tile(tile, texts)
    return {
        "key": tile.key,
        "harvest": _goods(tile.harvest),
        "production": _goods(tile.production),
        "header": words.header,
        "lines": list(words.lines),
        "notes": list(words.notes),
        "reconstructed": tile.status == "reconstructed",
    }


def _family(family: Family, texts: Texts) -> FamilyEntry:
    words = describe_family(family, texts)
    return {
        "key": family.key,
        "name": words.name,
        "emblem": family.emblem,
        "header": words.header,
        "effects": _effects(family.effects, texts),
        "lines": list(words.lines),
    }


def _token(face: TokenFace, texts: Texts) -> TokenEntry:
    words = describe_token_face(face, texts)
    return {
        "key": face.key,
        "gain": _goods(face.gain),
        "text": words.header,
        "copies": face.copies,
        "reconstructed": face.status == "reconstructed",
    }


def _visconti(token: ViscontiToken, texts: Texts) -> TokenEntry:
    words = describe_visconti_token(token, texts)
    return {
        "key": token.key,
        "gain": _goods(token.gain),
        "text": words.header,
        "reconstructed": token.status == "reconstructed",
    }


def _faith_tile(tile: FaithTile, texts: Texts) -> FaithTileEntry:
    return {
        "step": tile.step,
        "gain": _goods(tile.gain),
        "privileges": tile.privileges,
        "text": describe_faith_tile(tile, texts).header,
        "reconstructed": tile.status == "reconstructed",
    }


def _auction_tile(tile: AuctionTile, texts: Texts) -> AuctionTileEntry:
    return {
        "key": tile.key,
        "rows": [
            {
                "gain": _goods(goods),
                "text": describe_auction_row(tile, row, texts).header,
                "reconstructed": tile.status == "reconstructed" and row not in tile.known_rows,
            }
            for row, goods in enumerate(tile.rows, start=1)
        ],
    }


def _market(space: MarketSpace, texts: Texts) -> MarketEntry:
    return {
        "gain": _goods(space.gain),
        "privileges": space.privileges,
        "different": space.privileges_different,
        "min_players": space.min_players,
        "text": describe_market_space(space, texts),
    }


def _option(goods: Goods, texts: Texts) -> PrivilegeEntry:
    return {"gain": _goods(goods), "text": describe_privilege_option(goods, texts)}


def _board(board: Board, texts: Texts) -> BoardEntry:
    return {
        "surcharge": board.surcharge,
        "large_space_penalty": board.large_space_penalty,
        "large_space_min_players": board.large_space_min_players,
        "work_minimum": board.work_minimum,
        "market": [_market(space, texts) for space in board.market],
        "market_minimum": board.market_minimum,
        "palace_gain": _goods(board.palace_gain),
        "palace_privileges": board.palace_privileges,
        "palace_minimum": board.palace_minimum,
        "privilege_options": [_option(one, texts) for one in board.privilege_options],
        "faith_track": list(board.faith_track),
        "faith_requirements": list(board.faith_requirements),
        "military_maximum": board.military_maximum,
        "military_prizes": list(board.military_prizes),
        "territory_requirements": list(board.territory_requirements),
        "card_limit": board.card_limit,
        "territory_scores": list(board.territory_scores),
        "character_scores": list(board.character_scores),
        "resources_per_point": board.resources_per_point,
        "rounds": board.rounds,
        "neutral_value": board.neutral_value,
    }


def _houses(board: HousesBoard, texts: Texts) -> HousesEntry:
    return {
        "privilege_option": _option(board.privilege_option, texts),
        "max_players": board.max_players,
    }
