"""What the learned evaluation looks at: a position from one seat, as a row of numbers.

Only what the seat may know goes in: of rivals' leaders and tokens only how many there are. NAMES says what each number
is, docs/bots.md tells the groups; `magnifico.research.envs` shows programs that learn the same row.
"""

from __future__ import annotations

from typing import Final

from magnifico.bots.evaluation.evaluation import PARTS, Evaluation
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
    OCCUPANTS,
    PALACE,
    PENALTY,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    ROUND,
)
from magnifico.engine.state.state import State

MOST_RIVALS: Final = 4
_RIVAL: Final = ("total", "points", "military", "faith", "territories", "characters", "members")
NAMES: Final[tuple[str, ...]] = (
    *[f"part {name}" for name in PARTS],
    "estimate",
    "wood",
    "stone",
    "coins",
    "servants",
    "military",
    "faith",
    "tokens",
    "territories",
    "characters",
    "buildings",
    "ventures",
    "venture points",
    "territory gap",  # military strength missing for the next territory
    "cards over three",  # squared sizes of the sets
    "harvest bonus",
    "production bonus",
    "member bonus",
    "leaders in hand",
    "leaders in play",
    "leaders used",
    "excommunications",
    "faith missing",
    "report cost",  # what this period's excommunication would cost
    "reports left",
    "turns left",
    *[f"round {number}" for number in range(1, 7)],
    "members",
    "best member",
    "member pips",
    "neutral member",
    "harvested",  # own members in the areas
    "produced",
    "harvest free",
    "production free",
    "markets free",
    "palace place",
    "turn place",
    *[f"floors left {tower}" for tower in range(5)],
    "rival members",
    *[f"rival {number} {name}" for number in range(1, MOST_RIVALS + 1) for name in _RIVAL],
    "rivals mean",
    *[f"players {number}" for number in range(2, 6)],
    "houses",
    "pazzi",
    "leaders dealt",
)
SIZE: Final = len(NAMES)


def features_of(judge: Evaluation, state: State, seat: int) -> list[float]:
    """The row of one seat."""
    printed = state.printed
    row = state.rows[seat]
    board = state.board
    result = judge.parts(state, seat)
    estimate = 0.0
    for part in result:
        estimate += part
    result.append(estimate)
    for good in (WOOD, STONE, COINS, SERVANTS, MILITARY, FAITH):
        result.append(float(row[good]))
    result.append(float(len(state.tokens[seat])))
    sets = 0.0
    for card_type in (TERRITORY, CHARACTER, BUILDING, VENTURE):
        count = row[CARD_COUNT + card_type]
        result.append(float(count))
        sets += max(0, count - 2) ** 2
    result.append(float(venture_points(state, seat)))
    result.append(_territory_gap(state, row))
    result.append(sets)
    result.append(float(row[BONUS + HARVEST] - row[PENALTY + HARVEST]))
    result.append(float(row[BONUS + PRODUCTION] - row[PENALTY + PRODUCTION]))
    result.append(float(row[COLOURED_BONUS] - row[COLOURED_PENALTY]))
    result.append(float(len(state.hands[seat])))
    result.append(float(len(state.in_play[seat])))
    result.append(float(row[LEADERS_USED].bit_count()))
    _church(judge, state, seat, row, result)
    number = board[ROUND]
    result.append(float(judge.turns_left(state, seat)))
    for each in range(1, 7):
        result.append(1.0 if each == number else 0.0)
    _members(state, seat, row, result)
    _board(state, seat, result)
    _rivals(state, seat, estimate, _rival_totals(judge, state, seat), result)
    for players in range(2, 6):
        result.append(1.0 if state.players == players else 0.0)
    result.append(1.0 if printed.houses else 0.0)
    result.append(1.0 if state.left_out and state.left_out[0] else 0.0)
    result.append(1.0 if state.pack_picks else 0.0)
    return result


def _territory_gap(state: State, row: list[int]) -> float:
    needs = state.printed.territory_requirements
    owned = row[CARD_COUNT + TERRITORY]
    if owned >= len(needs):
        return 0.0
    return float(max(0, needs[owned] - row[MILITARY]))


def _church(
    judge: Evaluation, state: State, seat: int, row: list[int], result: list[float]
) -> None:
    period = max(1, (state.board[ROUND] + 1) // 2)
    result.append(float(row[EXCOMMUNICATED].bit_count()))
    result.append(float(max(0, state.printed.faith_requirements[period - 1] - row[FAITH])))
    result.append(judge.tile_cost(state, seat, period - 1))
    result.append(float(3 - period))


def _members(state: State, seat: int, row: list[int], result: list[float]) -> None:
    bits = row[MEMBERS] if state.board[ROUND] else 0
    best = 0
    pips = 0
    neutral = 0
    for member in range(MEMBER_COUNT):
        if bits >> member & 1:
            value = member_value(state, seat, member)
            pips += value
            if value > best:
                best = value
            if member == 3:
                neutral = 1
    result.append(float(HOW_MANY[bits & 31]))
    result.append(float(best))
    result.append(float(pips))
    result.append(float(neutral))


def _board(state: State, seat: int, result: list[float]) -> None:
    board = state.board
    own = ALL_MEMBERS << seat * MEMBER_COUNT
    harvest = board[OCCUPANTS + HARVEST_SMALL] | board[OCCUPANTS + HARVEST_LARGE]
    production = board[OCCUPANTS + PRODUCTION_SMALL] | board[OCCUPANTS + PRODUCTION_LARGE]
    result.append(1.0 if harvest & own else 0.0)
    result.append(1.0 if production & own else 0.0)
    result.append(1.0 if board[OCCUPANTS + HARVEST_SMALL] == 0 else 0.0)
    result.append(1.0 if board[OCCUPANTS + PRODUCTION_SMALL] == 0 else 0.0)
    free = 0
    for space in range(MARKET, PALACE):
        if board[OCCUPANTS + space] == 0:
            free += 1
    result.append(float(free))
    place = 0
    seen = 0
    for owner, _ in state.palace:
        if owner == seat:
            place = 4 - seen.bit_count()
            break
        seen |= 1 << owner
    result.append(float(place))
    result.append(float(state.order.index(seat)) if state.order else 0.0)
    for tower in range(5):
        left = 0
        for floor in range(FLOORS):
            if board[FLOOR_CARD + tower * FLOORS + floor]:
                left += 1
        result.append(float(left))


def _rival_totals(judge: Evaluation, state: State, seat: int) -> list[float]:
    """By seat what anybody could estimate of the rivals; 0 for the seat itself."""
    result: list[float] = []
    for other in range(state.players):
        total = 0.0
        if other != seat:
            for part in judge.parts(state, other, False, False):
                total += part
        result.append(total)
    return result


def _rivals(
    state: State, seat: int, estimate: float, totals: list[float], result: list[float]
) -> None:
    """The rivals from the strongest on."""
    members = 0
    ranked: list[tuple[float, int]] = []
    for other in range(state.players):
        if other != seat:
            ranked.append((-totals[other], other))
            members += HOW_MANY[state.rows[other][MEMBERS] & 31]
    ranked.sort()
    result.append(float(members))
    own = state.rows[seat]
    mean = 0.0
    for negative, other in ranked:
        row = state.rows[other]
        mean -= negative
        result.append(estimate + negative)
        result.append(float(own[VICTORY] - row[VICTORY]))
        result.append(float(own[MILITARY] - row[MILITARY]))
        result.append(float(own[FAITH] - row[FAITH]))
        result.append(float(row[CARD_COUNT + TERRITORY]))
        result.append(float(row[CARD_COUNT + CHARACTER]))
        result.append(float(HOW_MANY[row[MEMBERS] & 31]))
    for _missing in range(MOST_RIVALS - len(ranked)):
        for _each in _RIVAL:
            result.append(0.0)
    result.append(estimate - mean / len(ranked))
