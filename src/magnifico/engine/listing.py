"""The listing of legal placements: every member, space and number of servants that makes a difference."""

from __future__ import annotations

from magnifico.engine.kinds import (
    FLOOR_CARD,
    FORBID_MARKET,
    FORBID_SPECIAL_TOWER,
    FORBIDDEN,
    HARVEST,
    HARVEST_SMALL,
    LEADER_SPACE,
    M_PLACE,
    MARKET,
    MEMBER_COUNT,
    MEMBERS,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    OCCUPANTS,
    PALACE,
    PLACE_IN_OCCUPIED,
    PRODUCTION,
    RULES,
    SERVANT_RATE,
    SERVANT_WORTH,
    SERVANTS,
    SPECIAL_TOWER,
)
from magnifico.engine.spaces import (
    floor_change,
    large_penalty,
    leader_space_of,
    leader_space_taken,
    own_coloured_in,
    place_code,
    terms,
)
from magnifico.engine.state import State
from magnifico.engine.tables import SPACE_WORK
from magnifico.engine.values import (
    action_change,
    floor_minimum,
    member_value,
    servant_value,
    servants_needed,
)
from magnifico.engine.work import value_marks, work_servants


def list_placements(state: State, seat: int) -> list[int]:
    """Every placement that makes a difference: each member, space and useful number of servants."""
    codes: list[int] = []
    row = state.rows[seat]
    members: list[int] = []
    values: list[int] = []
    best = -99
    for member in range(MEMBER_COUNT):
        if row[MEMBERS] >> member & 1:
            value = member_value(state, seat, member)
            members.append(member)
            values.append(value)
            if value > best:
                best = value
    if not members:
        return codes
    best += servant_value(row, row[SERVANTS] - row[SERVANTS] % row[SERVANT_RATE])
    _list_towers(state, seat, members, values, best, codes)
    _list_areas(state, seat, members, values, codes)
    _list_market_and_palace(state, seat, members, values, codes)
    for leader in state.in_play[seat]:
        _list_leader_space(state, seat, leader, members, values, codes)
    return codes


def _list_towers(
    state: State, seat: int, members: list[int], values: list[int], best: int, codes: list[int]
) -> None:
    row = state.rows[seat]
    board = state.board
    joins = (row[RULES] & PLACE_IN_OCCUPIED) != 0
    empty_allowed = state.tables.switches.empty_floor
    rate = row[SERVANT_RATE]
    worth = row[SERVANT_WORTH]
    count = len(members)
    for tower in range(state.tables.tower_count):
        if tower == SPECIAL_TOWER and row[FORBIDDEN] & FORBID_SPECIAL_TOWER:
            continue
        coloured_there = own_coloured_in(state, seat, tower * 4)
        if coloured_there and members[count - 1] < 3:
            continue
        for space in range(tower * 4, tower * 4 + 4):
            if board[FLOOR_CARD + space] == 0 and not empty_allowed:
                continue
            if board[OCCUPANTS + space] and not joins:
                continue
            base = floor_change(state, seat, space) - floor_minimum(state, space)
            if best + base < 0:
                continue
            most = terms(state, seat, space, 0)
            if most < 0:
                continue
            for number in range(count):
                member = members[number]
                if coloured_there and member < 3:
                    continue
                missing = -(values[number] + base)
                servants = 0
                if missing > 0:
                    servants = (missing + worth - 1) // worth * rate
                    if servants > most:
                        continue
                codes.append(M_PLACE | member << MOVE_A | space << MOVE_B | servants << MOVE_C)


def _list_areas(
    state: State, seat: int, members: list[int], values: list[int], codes: list[int]
) -> None:
    row = state.rows[seat]
    joins = (row[RULES] & PLACE_IN_OCCUPIED) != 0
    alone = state.tables.switches.member_minimum_one
    for kind in (HARVEST, PRODUCTION):
        small = HARVEST_SMALL + kind * 2
        coloured_there = own_coloured_in(state, seat, small)
        marks: list[int] = []
        for space in (small, small + 1):
            if not state.tables.open_spaces[space]:
                continue
            if space == small and state.board[OCCUPANTS + space] and not joins:
                continue
            if not marks:
                marks = value_marks(state, seat, seat, kind)
            change = action_change(row, kind) - large_penalty(state, seat, space)
            for number in range(len(members)):
                member = members[number]
                if coloured_there and member < 3:
                    continue
                value = values[number] + change
                least = state.tables.work_minimum
                if alone and least - values[number] > least - value:
                    least += value - values[number]
                for servants in work_servants(row, value, least, marks, row[SERVANTS]):
                    codes.append(M_PLACE | member << MOVE_A | space << MOVE_B | servants << MOVE_C)


def _list_market_and_palace(
    state: State, seat: int, members: list[int], values: list[int], codes: list[int]
) -> None:
    row = state.rows[seat]
    joins = (row[RULES] & PLACE_IN_OCCUPIED) != 0
    held = row[SERVANTS]
    needed: list[int] = []
    for number in range(len(members)):
        needed.append(servants_needed(row, state.tables.market_minimum - values[number]))
    if not row[FORBIDDEN] & FORBID_MARKET:
        for space in range(MARKET, PALACE):
            if not state.tables.open_spaces[space]:
                continue
            if state.board[OCCUPANTS + space] and not joins:
                continue
            for number in range(len(members)):
                if needed[number] <= held:
                    codes.append(place_code(members[number], space, needed[number]))
    for number in range(len(members)):
        servants = servants_needed(row, state.tables.palace_minimum - values[number])
        if servants <= held:
            codes.append(place_code(members[number], PALACE, servants))


def _list_leader_space(
    state: State,
    seat: int,
    leader: int,
    members: list[int],
    values: list[int],
    codes: list[int],
) -> None:
    info = leader_space_of(state, seat, LEADER_SPACE + leader)
    row = state.rows[seat]
    if info is None:
        return
    space = LEADER_SPACE + leader
    if leader_space_taken(state, seat, space) and not row[RULES] & PLACE_IN_OCCUPIED:
        return
    for number in range(len(members)):
        least = info.space_minimum
        if info.space_kind == SPACE_WORK:
            marks: list[int] = []
            for kind in (HARVEST, PRODUCTION):
                change = action_change(row, kind)
                first = max(least, state.tables.work_minimum - change)
                for mark in value_marks(state, seat, seat, kind):
                    if max(mark - change, first) not in marks:
                        marks.append(max(mark - change, first))
            marks.sort()
            for servants in work_servants(row, values[number], marks[0], marks, row[SERVANTS]):
                codes.append(place_code(members[number], space, servants))
        else:
            servants = servants_needed(row, least - values[number])
            if servants <= row[SERVANTS]:
                codes.append(place_code(members[number], space, servants))


def can_place(state: State, seat: int) -> bool:
    """Whether some placement is legal now, which makes placing mandatory (R4.4)."""
    return bool(list_placements(state, seat))
