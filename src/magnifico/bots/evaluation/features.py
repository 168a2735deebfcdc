"""What the learned evaluation looks at: a position from one seat, as a row of numbers.

Only what the seat may know goes in: of rivals' leaders and tokens only how many there are. `names()` says what each
number is, docs/bots.md tells the groups; `magnifico.research.envs` shows programs that learn the same row.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from magnifico.bots.evaluation.evaluation import PARTS, Evaluation
from magnifico.bots.evaluation.numbered import Row, some_state
from magnifico.bots.evaluation.weights import DEFAULT
from magnifico.bots.evaluation.worth import HOW_MANY
from magnifico.content.vocabulary import (
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    HARVEST,
    MILITARY,
    PRODUCTION,
    SERVANTS,
    STONE,
    TERRITORY,
    TYPE_COUNT,
    VENTURE,
    VICTORY,
    WOOD,
)
from magnifico.engine.rules.scoring import venture_points
from magnifico.engine.rules.values import member_value
from magnifico.engine.state.rows import (
    ALL_MEMBERS,
    BONUS,
    CARD_COUNT,
    COLOURED_BONUS,
    COLOURED_PENALTY,
    EXCOMMUNICATED,
    FLOOR_CARD,
    FLOORS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADERS_USED,
    MARKET,
    MEMBER_COUNT,
    MEMBERS,
    NEUTRAL,
    OCCUPANTS,
    PALACE,
    PENALTY,
    PERIODS,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    ROUND,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import State

MOST_PLAYERS: Final = 5
_PART_NAMES: Final = [f"part {name}" for name in PARTS]
_BEST_PLACE: Final = 4  # of the Council Palace; it falls by one for each player who came before


def features_of(judge: Evaluation, state: State, seat: int) -> list[float]:
    """The features of a position for one seat."""
    row = Row()
    _add_all(row, judge, state, seat)
    return row.numbers


@cache
def names() -> tuple[str, ...]:
    """What each number of a row is."""
    state = some_state()
    row = Row(named=True)
    _add_all(row, Evaluation(state.printed, DEFAULT), state, 0)
    return tuple(row.names)


@cache
def column(name: str) -> int:
    """The column of a feature."""
    return names().index(name)


def _add_all(row: Row, judge: Evaluation, state: State, seat: int) -> None:
    parts = judge.parts(state, seat)
    estimate = 0.0
    for part in parts:
        estimate += part
    row.add_each(_PART_NAMES, parts)
    row.add("estimate", estimate)
    _add_possessions(row, state, seat)
    _add_church(row, judge, state, seat)
    row.add("turns left", float(judge.turns_left(state, seat)))
    row.add_one_of("round {}", state.board[ROUND], 1, 6)
    _add_members(row, state, seat)
    _add_board(row, state, seat)
    _add_rivals(row, judge, state, seat, estimate)
    row.add_one_of("players {}", state.players, 2, MOST_PLAYERS)
    row.add("houses", 1.0 if state.printed.houses else 0.0)
    row.add("pazzi", 1.0 if state.left_out and state.left_out[0] else 0.0)
    row.add("leaders dealt", 1.0 if state.pack_picks else 0.0)


def _add_possessions(row: Row, state: State, seat: int) -> None:
    own = state.rows[seat]
    row.add("wood", float(own[WOOD]))
    row.add("stone", float(own[STONE]))
    row.add("coins", float(own[COINS]))
    row.add("servants", float(own[SERVANTS]))
    row.add("military", float(own[MILITARY]))
    row.add("faith", float(own[FAITH]))
    row.add("tokens", float(len(state.tokens[seat])))
    row.add("territories", float(own[CARD_COUNT + TERRITORY]))
    row.add("characters", float(own[CARD_COUNT + CHARACTER]))
    row.add("buildings", float(own[CARD_COUNT + BUILDING]))
    row.add("ventures", float(own[CARD_COUNT + VENTURE]))
    row.add("venture points", float(venture_points(state, seat)))
    row.add("territory gap", _territory_gap(state, own))
    sets = 0.0
    for card_type in range(TYPE_COUNT):
        sets += max(0, own[CARD_COUNT + card_type] - 2) ** 2
    row.add("cards over three", sets)
    row.add("harvest bonus", float(own[BONUS + HARVEST] - own[PENALTY + HARVEST]))
    row.add("production bonus", float(own[BONUS + PRODUCTION] - own[PENALTY + PRODUCTION]))
    row.add("member bonus", float(own[COLOURED_BONUS] - own[COLOURED_PENALTY]))
    row.add("leaders in hand", float(len(state.hands[seat])))
    row.add("leaders in play", float(len(state.in_play[seat])))
    row.add("leaders used", float(own[LEADERS_USED].bit_count()))


def _territory_gap(state: State, own: list[int]) -> float:
    """The military strength missing for the next territory."""
    needs = state.printed.territory_requirements
    owned = own[CARD_COUNT + TERRITORY]
    if owned >= len(needs):
        return 0.0
    return float(max(0, needs[owned] - own[MILITARY]))


def _add_church(row: Row, judge: Evaluation, state: State, seat: int) -> None:
    own = state.rows[seat]
    period = max(1, (state.board[ROUND] + 1) // 2)
    missing = state.printed.faith_requirements[period - 1] - own[FAITH]
    row.add("excommunications", float(own[EXCOMMUNICATED].bit_count()))
    row.add("faith missing", float(max(0, missing)))
    # What this period's excommunication would cost.
    row.add("report cost", judge.tile_cost(state, seat, period - 1))
    row.add("reports left", float(PERIODS - period))


def _add_members(row: Row, state: State, seat: int) -> None:
    bits = state.rows[seat][MEMBERS] if state.board[ROUND] else 0
    best = 0
    pips = 0
    for member in range(MEMBER_COUNT):
        if bits >> member & 1:
            value = member_value(state, seat, member)
            pips += value
            if value > best:
                best = value
    row.add("members", float(HOW_MANY[bits & ALL_MEMBERS]))
    row.add("best member", float(best))
    row.add("member pips", float(pips))
    row.add("neutral member", 1.0 if bits >> NEUTRAL & 1 else 0.0)


def _add_board(row: Row, state: State, seat: int) -> None:
    board = state.board
    own = ALL_MEMBERS << seat * MEMBER_COUNT
    harvest = board[OCCUPANTS + HARVEST_SMALL] | board[OCCUPANTS + HARVEST_LARGE]
    production = board[OCCUPANTS + PRODUCTION_SMALL] | board[OCCUPANTS + PRODUCTION_LARGE]
    row.add("harvested", 1.0 if harvest & own else 0.0)
    row.add("produced", 1.0 if production & own else 0.0)
    row.add("harvest free", 1.0 if board[OCCUPANTS + HARVEST_SMALL] == 0 else 0.0)
    row.add("production free", 1.0 if board[OCCUPANTS + PRODUCTION_SMALL] == 0 else 0.0)
    free = 0
    for space in range(MARKET, PALACE):
        if board[OCCUPANTS + space] == 0:
            free += 1
    row.add("markets free", float(free))
    row.add("palace place", float(_palace_place(state, seat)))
    row.add("turn place", float(state.order.index(seat)) if state.order else 0.0)
    for tower in range(SPECIAL_TOWER + 1):
        left = 0
        for floor in range(FLOORS):
            if board[FLOOR_CARD + tower * FLOORS + floor]:
                left += 1
        row.add("floors left {}", float(left), tower)


def _palace_place(state: State, seat: int) -> int:
    """A seat's place in the Council Palace, counted down from 4; 0 if it has no member there."""
    seen = 0
    for owner, _ in state.palace:
        if owner == seat:
            return _BEST_PLACE - seen.bit_count()
        seen |= 1 << owner
    return 0


def _add_rivals(row: Row, judge: Evaluation, state: State, seat: int, estimate: float) -> None:
    """The rivals, the strongest first, judged by public information."""
    own = state.rows[seat]
    ranked: list[tuple[float, int]] = []
    members = 0
    for other in range(state.players):
        if other != seat:
            total = 0.0
            for part in judge.parts(state, other, False, False):
                total += part
            ranked.append((-total, other))
            members += HOW_MANY[state.rows[other][MEMBERS] & ALL_MEMBERS]
    ranked.sort()
    row.add("rival members", float(members))
    mean = 0.0
    number = 0
    for negative, other in ranked:
        number += 1
        rival = state.rows[other]
        mean -= negative
        row.add("rival {} total", estimate + negative, number)
        row.add("rival {} points", float(own[VICTORY] - rival[VICTORY]), number)
        row.add("rival {} military", float(own[MILITARY] - rival[MILITARY]), number)
        row.add("rival {} faith", float(own[FAITH] - rival[FAITH]), number)
        row.add("rival {} territories", float(rival[CARD_COUNT + TERRITORY]), number)
        row.add("rival {} characters", float(rival[CARD_COUNT + CHARACTER]), number)
        row.add("rival {} members", float(HOW_MANY[rival[MEMBERS] & ALL_MEMBERS]), number)
    for missing in range(number + 1, MOST_PLAYERS):
        row.add("rival {} total", 0.0, missing)
        row.add("rival {} points", 0.0, missing)
        row.add("rival {} military", 0.0, missing)
        row.add("rival {} faith", 0.0, missing)
        row.add("rival {} territories", 0.0, missing)
        row.add("rival {} characters", 0.0, missing)
        row.add("rival {} members", 0.0, missing)
    row.add("rivals mean", estimate - mean / len(ranked))
