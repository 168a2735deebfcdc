"""Reads the boards of a pack from board.toml: printed numbers, setup and scoring."""

from __future__ import annotations

from typing import Final

from magnifico.content.items_reader import FLOORS, PERIODS, rising
from magnifico.content.model import Board, HousesBoard, MarketSpace
from magnifico.content.reader import Place, Table, choice, goods, whole
from magnifico.content.vocabulary import CARD_TYPES, Goods

BOARD_KEYS: Final = (
    "towers",
    "floor_minimums",
    "floor_bonuses",
    "surcharge",
    "large_space_penalty",
    "large_space_min_players",
    "work_minimum",
    "market",
    "market_minimum",
    "palace_gain",
    "palace_privileges",
    "palace_minimum",
    "privilege_options",
    "faith_track",
    "faith_requirements",
    "military_maximum",
    "military_prizes",
    "territory_requirements",
    "card_limit",
    "territory_scores",
    "character_scores",
    "resources_per_point",
    "start_goods",
    "start_coins",
    "rounds",
    "cards_per_tower",
    "leaders_dealt",
    "neutral_value",
    "min_players",
    "max_players",
)
HOUSES_KEYS: Final = (
    "special_floor_bonuses",
    "privilege_option",
    "start_coins",
    "special_cards_per_period",
    "max_players",
)


def _floor(value: object, place: Place) -> Goods:
    return goods(value, place, empty=True)


def _number(value: object, place: Place) -> int:
    return whole(value, place, 0, 99)


def _market_space(value: object, place: Place) -> MarketSpace:
    table = Table(value, place, ("gain", "privileges", "different", "min_players"))
    return MarketSpace(
        gain=table.goods("gain", empty=True),
        privileges=table.whole("privileges", 1, 5, default=0),
        privileges_different=table.flag("different"),
        min_players=table.whole("min_players", 2, 5, default=2),
    )


def read_board(value: object, place: Place) -> Board:
    """Read the table [board] of board.toml."""
    table = Table(value, place, BOARD_KEYS)
    towers = table.each(
        "towers",
        lambda entry, inner: choice(entry, inner, CARD_TYPES),
        least=len(CARD_TYPES),
        most=len(CARD_TYPES),
    )
    if len(set(towers)) != len(towers):
        raise table.at("towers").error("expected each of the four types once")
    bonuses = Table(
        table.required("floor_bonuses", "a table with the four towers"),
        table.at("floor_bonuses"),
        CARD_TYPES,
    )
    limit = table.whole("card_limit", 1, 12)
    low = table.whole("min_players", 2, 5)
    high = table.whole("max_players", low, 5)
    return Board(
        towers=towers,
        floor_minimums=rising(table, "floor_minimums", FLOORS, high=20),
        floor_bonuses={
            tower: bonuses.each(tower, _floor, least=FLOORS, most=FLOORS) for tower in towers
        },
        surcharge=table.whole("surcharge", 0, 99),
        large_space_penalty=table.whole("large_space_penalty", 0, 20),
        large_space_min_players=table.whole("large_space_min_players", 2, 5),
        work_minimum=table.whole("work_minimum", 0, 20),
        market=table.each("market", _market_space, least=1),
        market_minimum=table.whole("market_minimum", 0, 20),
        palace_gain=table.goods("palace_gain", empty=True),
        palace_privileges=table.whole("palace_privileges", 0, 5),
        palace_minimum=table.whole("palace_minimum", 0, 20),
        privilege_options=table.each("privilege_options", goods, least=1, most=12),
        faith_track=rising(table, "faith_track", 16),
        faith_requirements=rising(table, "faith_requirements", PERIODS),
        military_maximum=table.whole("military_maximum", 1, 99),
        military_prizes=table.each("military_prizes", _number, least=1),
        territory_requirements=rising(table, "territory_requirements", limit),
        card_limit=limit,
        territory_scores=rising(table, "territory_scores", limit + 1),
        character_scores=rising(table, "character_scores", limit + 1),
        resources_per_point=table.whole("resources_per_point", 1, 99),
        start_goods=table.goods("start_goods", empty=True),
        start_coins=rising(table, "start_coins", high),
        rounds=table.whole("rounds", PERIODS, 12),
        cards_per_tower=table.whole("cards_per_tower", FLOORS, FLOORS),
        leaders_dealt=table.whole("leaders_dealt", 1, 8),
        neutral_value=table.whole("neutral_value", 0, 20),
        min_players=low,
        max_players=high,
    )


def read_houses_board(value: object, place: Place) -> HousesBoard:
    """Read the table [houses_board] of board.toml."""
    table = Table(value, place, HOUSES_KEYS)
    high = table.whole("max_players", 2, 5)
    return HousesBoard(
        special_floor_bonuses=table.each(
            "special_floor_bonuses", _floor, least=FLOORS, most=FLOORS
        ),
        privilege_option=table.goods("privilege_option"),
        start_coins=rising(table, "start_coins", high),
        special_cards_per_period=table.whole("special_cards_per_period", 1, 99),
        max_players=high,
    )
