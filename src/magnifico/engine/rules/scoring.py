"""The end of the game: penalties, categories, ranking (section 14)."""

from __future__ import annotations

from typing import Final

from magnifico.content.standing_rules import EXTRA_VICTORY, NO_EXCOMMUNICATION
from magnifico.content.vocabulary import (
    BUILDING,
    CHARACTER,
    COINS,
    SERVANTS,
    STONE,
    TERRITORY,
    TYPE_COUNT,
    VENTURE,
    WOOD,
)
from magnifico.engine.printed.tile import EndLossInfo, TileInfo
from magnifico.engine.rules import cards
from magnifico.engine.state.rows import (
    PERIODS,
    POINTS_CARDS,
    POINTS_CHURCH,
    POINTS_HARVEST,
    POINTS_LEADERS,
    POINTS_OTHER,
    POINTS_PRODUCTION,
    POINTS_SPENT,
)
from magnifico.engine.state.state import State

CATEGORIES: Final = (
    "cards",
    "harvest",
    "production",
    "leaders",
    "church",
    "other",
    "spent",
    "before_scoring",
    "territories",
    "characters",
    "ventures",
    "military",
    "resources",
    "penalties",
)
FIRST_FINAL: Final = 7
BEFORE_SCORING: Final = 7
TERRITORIES: Final = 8
CHARACTERS: Final = 9
VENTURES: Final = 10
MILITARY_RANK: Final = 11
RESOURCES: Final = 12
PENALTIES: Final = 13


def tiles_of(state: State, seat: int) -> list[TileInfo]:
    """The excommunication tiles that work against a player, none with Lutero and opt.luterIgnoresAll (RUL-24)."""
    player = state.player(seat)
    if state.printed.switches.lutero_ignores_all and player.has(NO_EXCOMMUNICATION):
        return []
    result: list[TileInfo] = []
    for period in range(PERIODS):
        if player.excommunicated >> period & 1:
            result.append(state.printed.excommunications[state.excommunications[period]])
    return result


def resources_of(row: list[int]) -> int:
    """Wood, stone, coins and servants in the supply (R14.7): no tokens (R18.1.4), nothing on cards or tiles (R0.15)."""
    return row[WOOD] + row[STONE] + row[COINS] + row[SERVANTS]


def _loss(state: State, seat: int, loss: EndLossInfo) -> int:
    """Victory points lost to a tile of the third period."""
    player = state.player(seat)
    row = player.row
    counted = 0
    if loss.counted == "victory":  # X3.4
        counted = max(0, player.victory)
    elif loss.counted == "military":  # X3.5
        counted = player.military
    elif loss.counted == "building_costs":  # X3.6
        for card in state.owned(seat, BUILDING):
            counted += state.printed.cards[card].printed_goods
    elif loss.counted == "resources":  # X3.7
        counted = resources_of(row)
    else:  # X3.8
        for card_type in range(TYPE_COUNT):
            counted += max(0, player.cards(card_type) - loss.beyond)
    return counted // loss.per * loss.victory


def military_ranking(state: State) -> list[int]:
    """Points for military strength by seat (R14.6, RUL-40)."""
    strengths = [player.military for player in state.everybody()]
    first = max(strengths)
    others = [strength for strength in strengths if strength < first]
    several = len(strengths) - len(others) > 1
    prizes = state.printed.military_prizes
    needs_one = state.printed.switches.military_needs_one
    result: list[int] = []
    for strength in strengths:
        points = 0
        if strength == first:
            points = prizes[0]
        elif not several and strength == max(others):
            points = prizes[1]
        if needs_one and strength < 1:
            points = 0
        result.append(points)
    return result


def _from_table(table: list[int], number: int) -> int:
    return table[number] if number < len(table) else table[len(table) - 1]


def venture_points(state: State, seat: int) -> int:
    """Fixed and computed end values of the ventures (R14.5, R14.11), each with its own maximum (RUL-85)."""
    total = 0
    for card in state.owned(seat, VENTURE):
        info = state.printed.cards[card]
        total += info.end_victory
        for per in info.end_per:
            amount = cards.count_of(state, seat, per) * per.goods[1]
            if per.maximum and amount > per.maximum:
                amount = per.maximum
            total += amount
    return total


def character_points(state: State, seat: int) -> int:
    """Points for characters; the Medici score additional ones (R14.4, R17.3)."""
    player = state.player(seat)
    table = list(state.printed.character_scores)
    if player.family:
        table += state.printed.families[player.family - 1].standing.limit_scores
    return _from_table(table, player.cards(CHARACTER))


def score_seat(state: State, seat: int, military: int) -> list[int]:
    """The points of one player by category, those from play first, all from the same state (R14.9)."""
    player = state.player(seat)
    row = player.row
    result = [0] * len(CATEGORIES)
    for source in (
        POINTS_CARDS,
        POINTS_HARVEST,
        POINTS_PRODUCTION,
        POINTS_LEADERS,
        POINTS_CHURCH,
        POINTS_OTHER,
        POINTS_SPENT,
    ):
        result[source] = player.points(source)
    barred = 0
    for tile in tiles_of(state, seat):
        barred |= tile.no_end_score
        for loss in tile.end_losses:
            if loss.counted == "victory":  # before the scoring (R14.2, RUL-37)
                result[BEFORE_SCORING] -= _loss(state, seat, loss)
            else:  # R14.8
                result[PENALTIES] -= _loss(state, seat, loss)
    if not barred >> TERRITORY & 1:  # X3.3 (R14.3)
        owned = player.cards(TERRITORY)
        result[TERRITORIES] = _from_table(state.printed.territory_scores, owned)
    if not barred >> CHARACTER & 1:  # X3.1 (R14.4)
        result[CHARACTERS] = character_points(state, seat)
    if not barred >> VENTURE & 1:  # X3.2 (R14.5)
        result[VENTURES] = venture_points(state, seat)
    result[MILITARY_RANK] = military  # R14.6
    result[RESOURCES] = resources_of(row) // state.printed.resources_per_point  # R14.7, R0.9
    # Machiavelli: 1 for each of the five categories that yields something (RUL-30).
    if player.has(EXTRA_VICTORY) and not state.printed.switches.machiavelli_no_final:
        for category in range(TERRITORIES, RESOURCES + 1):
            if result[category] >= 1:
                result[category] += 1
    return result


def total_of(state: State, points: list[int]) -> int:
    """The sum over all categories, limited to zero only by the table's option (R14.9, RUL-37)."""
    total = 0
    for amount in points:
        total += amount
    if state.printed.switches.final_floor_zero and total < 0:
        return 0
    return total


def score(state: State) -> None:
    """The final scoring: writes every player's points by category and the total on the track."""
    military = military_ranking(state)
    final: list[tuple[int, ...]] = []
    for seat in range(state.players):
        points = score_seat(state, seat, military[seat])
        # Points on the track that no source accounts for (in scenarios) are listed as other points.
        shown = sum(points[:FIRST_FINAL])
        points[POINTS_OTHER] += state.player(seat).victory - shown
        final.append(tuple(points))
    state.final = tuple(final)
    for seat in state.order:
        for category in range(FIRST_FINAL, len(CATEGORIES)):
            amount = state.final[seat][category]
            if amount:
                fields: dict[str, object] = {"category": CATEGORIES[category], "victory": amount}
                state.emit("scored", seat, fields)
        state.player(seat).victory = total_of(state, list(state.final[seat]))
    winner = ranking(state)[0]
    state.emit("game_over", winner, {"victory": state.player(winner).victory})


def ranking(state: State) -> list[int]:
    """Seats from first to last; ties go to the earlier place in the turn order after round 6 (R14.10, RUL-68)."""
    return sorted(state.order, key=lambda seat: -state.player(seat).victory)


def by_category(state: State) -> list[dict[str, int]]:
    """The points of every seat by category, after the final scoring."""
    result: list[dict[str, int]] = []
    for points in state.final:
        named: dict[str, int] = {}
        for category, amount in enumerate(points):
            named[CATEGORIES[category]] = amount
        result.append(named)
    return result
