"""A fingerprint of what a game means: equal in every process, build and version that agrees on the meaning.

It covers what a complete view of the game would show, by printed numbers, keys and names, never by memory layout.
A table's rows can be renumbered or a step renamed inside the engine without changing it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from magnifico.content.vocabulary import CARD_TYPES, GOODS
from magnifico.engine.moves.kinds import CHOOSE, Announcement
from magnifico.engine.names import MEMBER_KEYS, space_key
from magnifico.engine.printed.goods import amounts_by_name, goods_by_name, unpack_goods
from magnifico.engine.printed.parts import DISCARD_CHARACTER
from magnifico.engine.printed.printed import Printed
from magnifico.engine.rules.spaces import occupant_bit
from magnifico.engine.state.rows import (
    ADAPTATION,
    COLOURED_COUNT,
    DICE,
    FLOOR_CARD,
    FLOORS,
    LAP,
    MEMBER_COUNT,
    OCCUPANTS,
    PERIODS,
    POINTS,
    POINTS_SPENT,
    POSITION,
    ROUND,
    SPACE_COUNT,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step

DIGEST_VERSION: Final = 2
"""Goes up when the same game gets a different fingerprint."""

# Steps name their fields by what they contain; fields not listed here are plain numbers.
_CARD_FIELDS: Final = ("card", "cards")
_LEADER_FIELDS: Final = ("leader", "leaders", "picks", "dropped")
_GOODS_FIELDS: Final = ("gifts", "losses")


def digest(state: State) -> str:
    """The fingerprint, after its version: "2-" and 32 hexadecimal digits."""
    text = json.dumps(meaning(state), sort_keys=True)
    return f"{DIGEST_VERSION}-{sha256(text.encode()).hexdigest()[:32]}"


def meaning(state: State) -> dict[str, object]:
    """Everything there is to know about a game, hidden things included, as plain data."""
    printed = state.printed
    board = state.board
    chance = state.random
    floors = printed.tower_count * FLOORS
    occupants: dict[str, list[list[int]]] = {}
    for space in range(SPACE_COUNT):
        if board[OCCUPANTS + space]:
            occupants[space_key(printed, space)] = [
                [seat, member]
                for seat in range(state.players)
                for member in range(MEMBER_COUNT)
                if board[OCCUPANTS + space] & occupant_bit(seat, member)
            ]
    return {
        "round": board[ROUND],
        "lap": board[LAP],
        "position": board[POSITION],
        "dice": [board[DICE + member] for member in range(COLOURED_COUNT)],
        "adaptation": board[ADAPTATION],
        "adaptation_card": _number(printed, state.adaptation_card),
        "floors": [_number(printed, board[FLOOR_CARD + space] - 1) for space in range(floors)],
        "occupants": occupants,
        "palace": state.palace,
        "leader_spaces": [
            [printed.leaders[leader].key, seat, member] for leader, seat, member in state.at_leaders
        ],
        "order": state.order,
        "seating": state.seating,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "agenda": [_step(printed, step) for step in state.agenda],
        "decks": [_numbers(printed, deck) for deck in state.decks],
        "left_out": [_numbers(printed, cards) for cards in state.left_out],
        "pile": _numbers(printed, state.pile),
        "gone": _numbers(printed, state.gone),
        "fresh": _numbers(printed, state.fresh),
        "excommunications": [printed.excommunications[tile].key for tile in state.excommunications],
        "leader_deck": _leaders(printed, state.leader_deck),
        "discarded_leaders": _leaders(printed, state.discarded_leaders),
        "known_leaders": _leaders(printed, state.known_leaders),
        "drawn_leaders": [
            [seat, printed.leaders[leader].key] for seat, leader in state.drawn_leaders
        ],
        "packs": [_leaders(printed, pack) for pack in state.packs],
        "pack_picks": [_leaders(printed, pack) for pack in state.pack_picks],
        "token_supply": _faces(printed, state.token_supply),
        "token_discard": _faces(printed, state.token_discard),
        "tokens_on_cards": [
            [printed.cards[card].number, printed.token_keys[face]]
            for card, face in state.tokens_on_cards
        ],
        "tiles_left": [printed.bonus_tile_keys[tile] for tile in state.tiles_left],
        "auction": [
            [printed.families[family].key, printed.auction_keys[tile]]
            for family, tile in state.auction
        ],
        "auction_leaders": [_leaders(printed, beside) for beside in state.auction_leaders],
        "bids": state.bids,
        "final": state.final,
        "chance": [chance.key.hex(), chance.counter, chance.pool, chance.left],
    }


def _seat(state: State, seat: int) -> dict[str, object]:
    """One player. Modifiers are left out: they follow from cards, leaders, family and excommunications."""
    printed = state.printed
    player = state.player(seat)
    row = player.row
    return {
        "goods": {name: row[number] for number, name in enumerate(GOODS)},
        "cards": {
            name: _numbers(printed, state.owned(seat, card_type))
            for card_type, name in enumerate(CARD_TYPES)
        },
        "hand": _leaders(printed, state.hands[seat]),
        "in_play": _leaders(printed, state.in_play[seat]),
        "used": _leaders(
            printed,
            tuple([leader for leader in state.in_play[seat] if player.leaders_used >> leader & 1]),
        ),
        "copied": printed.leaders[player.copied - 1].key if player.copied else None,
        "tokens": _faces(printed, state.tokens[seat]),
        "members": [
            MEMBER_KEYS[member] for member in range(MEMBER_COUNT) if player.members >> member & 1
        ],
        "chosen_values": [player.chosen_value(member) for member in range(COLOURED_COUNT)],
        "allowance": player.allowance,
        "made_up": player.made_up,
        "bought": player.bought,
        "bonus_tile": printed.bonus_tile_keys[player.bonus_tile],
        "family": printed.families[player.family - 1].key if player.family else None,
        "excommunicated": [
            period for period in range(PERIODS) if player.excommunicated >> period & 1
        ],
        "faith_tiles": [
            tile[0]
            for number, tile in enumerate(printed.faith_tiles)
            if player.faith_tiles >> number & 1
        ],
        "visconti": [
            key
            for number, key in enumerate(printed.visconti_keys)
            if player.visconti_active >> number & 1
        ],
        "leaders_played": player.leaders_played,
        "set_awards": player.set_awards,
        "pile": [player.pile_wood, player.pile_stone],
        "points": row[POINTS : POINTS + POINTS_SPENT + 1],
    }


def _number(printed: Printed, card: int) -> int:
    return printed.cards[card].number if card >= 0 else 0


def _numbers(printed: Printed, cards: tuple[int, ...]) -> list[int]:
    return [printed.cards[card].number for card in cards]


def _leaders(printed: Printed, leaders: tuple[int, ...]) -> list[str]:
    return [printed.leaders[leader].key for leader in leaders]


def _faces(printed: Printed, faces: tuple[int, ...]) -> list[str]:
    return [printed.token_keys[face] for face in faces]


def _step(printed: Printed, step: Step) -> list[object]:
    """A step by its name and its fields in the order of their names."""
    told: dict[str, object] = {}
    for name, value in zip(step.fields, step.data(), strict=True):
        told[name] = _field(printed, name, value)
    return [step.name, told]


def _field(printed: Printed, name: str, value: object) -> object:
    """The value of a field by what it means."""
    if isinstance(value, Step):
        return _step(printed, value)
    if isinstance(value, Announcement):
        return CHOOSE.shown(printed, CHOOSE.announce(*value.data()))
    if isinstance(value, tuple):
        return _fields(printed, name, value)
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    if name in _CARD_FIELDS:
        return _number(printed, value)
    if name in _LEADER_FIELDS:
        return printed.leaders[value].key if value >= 0 else None
    if name == "floor":
        return space_key(printed, value)
    if name == "discount":
        return [goods_by_name(goods) for goods in printed.discounts[value]]
    if name == "packed":
        return amounts_by_name(unpack_goods(value))
    if name == "types":
        return [key for number, key in enumerate(CARD_TYPES) if value >> number & 1]
    return value


def _fields(printed: Printed, name: str, values: tuple[Any, ...]) -> object:
    """The values of a field that holds several."""
    if name == "slots":
        return [[_number(printed, card), slot] for card, slot in values]
    if name == "faces":
        return _faces(printed, values)
    if name == "gains":
        return [[_number(printed, card), goods_by_name(goods)] for card, goods in values]
    if name == "discards":
        return [
            _number(printed, target) if what == DISCARD_CHARACTER else printed.leaders[target].key
            for what, target in values
        ]
    if name in _GOODS_FIELDS:
        return [goods_by_name(goods) for goods in values]
    if name == "received":
        return amounts_by_name(list(values)) if values else None
    return [_field(printed, name, value) for value in values]
