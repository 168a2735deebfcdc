"""The list of legal placements: every member, space and number of servants that makes a difference."""

from __future__ import annotations

from magnifico.content.standing_rules import PLACE_IN_OCCUPIED
from magnifico.content.vocabulary import HARVEST, PRODUCTION, SERVANTS, TAKE_TERRITORY
from magnifico.engine.moves.kinds import PLACE
from magnifico.engine.printed.leader import SPACE_WORK
from magnifico.engine.rules import harvest_production, spaces, towers, values
from magnifico.engine.state.rows import (
    COLOURED_COUNT,
    FLOOR_CARD,
    FLOORS,
    FORBID_MARKET,
    FORBID_SPECIAL_TOWER,
    FORBIDDEN,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    PALACE,
    RULES,
    SERVANT_RATE,
    SERVANT_WORTH,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import State


def list_placements(state: State, seat: int) -> list[int]:
    """Every placement that makes a difference: each member, space and useful number of servants."""
    codes: list[int] = []
    row = state.rows[seat]
    members: list[int] = []
    strengths: list[int] = []
    best = -99
    for member in range(MEMBER_COUNT):
        if row[MEMBERS] >> member & 1:
            value = values.member_value(state, seat, member)
            members.append(member)
            strengths.append(value)
            if value > best:
                best = value
    if not members:
        return codes
    best += values.servant_value(row, row[SERVANTS] - row[SERVANTS] % row[SERVANT_RATE])
    _list_towers(state, seat, members, strengths, best, codes)
    _list_areas(state, seat, members, strengths, codes)
    _list_market_and_palace(state, seat, members, strengths, codes)
    for leader in state.in_play[seat]:
        _list_leader_space(state, seat, leader, members, strengths, codes)
    return codes


def _list_towers(
    state: State, seat: int, members: list[int], strengths: list[int], best: int, codes: list[int]
) -> None:
    """Floors in any order (R6.2.1); the Special tower follows the rules of the others (R6.2.5)."""
    row = state.rows[seat]
    board = state.board
    joins = (row[RULES] & PLACE_IN_OCCUPIED) != 0
    empty_allowed = state.printed.switches.empty_floor
    rate = row[SERVANT_RATE]
    worth = row[SERVANT_WORTH]
    count = len(members)
    cards = state.printed.cards
    for tower in range(state.printed.tower_count):
        if tower == SPECIAL_TOWER and row[FORBIDDEN] & FORBID_SPECIAL_TOWER:
            continue
        coloured_there = spaces.own_coloured_in(state, seat, tower * FLOORS)
        if coloured_there and members[count - 1] < COLOURED_COUNT:
            continue
        due = towers.surcharge_due(state, seat, tower)
        minimums = values.floor_minimums(state, tower)
        for floor in range(FLOORS):
            space = tower * FLOORS + floor
            card = board[FLOOR_CARD + space] - 1
            if card < 0 and not empty_allowed:
                continue
            if board[OCCUPANTS + space] and not joins:
                continue
            base = -minimums[floor]
            if card >= 0:
                base += values.action_change(row, TAKE_TERRITORY + cards[card].card_type)
            if best + base < 0:
                continue
            if card >= 0:
                most = towers.servants_to_spare(state, seat, space, 0, due)
            else:
                most = towers.servants_to_spare_empty(state, seat, space)
            if most < 0:
                continue
            for number in range(count):
                member = members[number]
                if coloured_there and member < COLOURED_COUNT:
                    continue
                missing = -(strengths[number] + base)
                servants = 0
                if missing > 0:
                    servants = (missing + worth - 1) // worth * rate
                    if servants > most:
                        continue
                codes.append(PLACE.placement(member, space, servants))


def _list_areas(
    state: State, seat: int, members: list[int], strengths: list[int], codes: list[int]
) -> None:
    """The small and the large space of harvest and production (R6.4.1), whether or not the other is free (R6.4.5)."""
    row = state.rows[seat]
    joins = (row[RULES] & PLACE_IN_OCCUPIED) != 0
    alone = state.printed.switches.member_minimum_one
    for kind in (HARVEST, PRODUCTION):
        small = HARVEST_SMALL + kind * 2
        coloured_there = spaces.own_coloured_in(state, seat, small)
        marks: list[int] = []
        for space in (small, small + 1):
            if not state.printed.open_spaces[space]:
                continue
            if space == small and state.board[OCCUPANTS + space] and not joins:
                continue
            if not marks:
                marks = harvest_production.value_marks(state, seat, seat, kind)
            change = values.action_change(row, kind) - spaces.large_penalty(state, seat, space)
            for number in range(len(members)):
                member = members[number]
                if coloured_there and member < COLOURED_COUNT:
                    continue
                value = strengths[number] + change
                least = state.printed.work_minimum
                if alone and least - strengths[number] > least - value:
                    least += value - strengths[number]
                for servants in harvest_production.work_servants(
                    row, value, least, marks, row[SERVANTS]
                ):
                    codes.append(PLACE.placement(member, space, servants))


def _list_market_and_palace(
    state: State, seat: int, members: list[int], strengths: list[int], codes: list[int]
) -> None:
    """Market spaces, of which a player may use several (R6.5.1), and the Palace, which has room for all (R6.6.1)."""
    row = state.rows[seat]
    joins = (row[RULES] & PLACE_IN_OCCUPIED) != 0
    held = row[SERVANTS]
    needed: list[int] = []
    for number in range(len(members)):
        needed.append(values.servants_needed(row, state.printed.market_minimum - strengths[number]))
    if not row[FORBIDDEN] & FORBID_MARKET:
        for space in range(MARKET, PALACE):
            if not state.printed.open_spaces[space]:
                continue
            if state.board[OCCUPANTS + space] and not joins:
                continue
            for number in range(len(members)):
                if needed[number] <= held:
                    codes.append(PLACE.placement(members[number], space, needed[number]))
    for number in range(len(members)):
        servants = values.servants_needed(row, state.printed.palace_minimum - strengths[number])
        if servants <= held:
            codes.append(PLACE.placement(members[number], PALACE, servants))


def _list_leader_space(
    state: State,
    seat: int,
    leader: int,
    members: list[int],
    strengths: list[int],
    codes: list[int],
) -> None:
    """The space of one of the player's leaders in play (R6.7.1)."""
    info = spaces.leader_space_of(state, seat, LEADER_SPACE + leader)
    row = state.rows[seat]
    if info is None:
        return
    space = LEADER_SPACE + leader
    if spaces.leader_space_taken(state, seat, space) and not row[RULES] & PLACE_IN_OCCUPIED:
        return
    for number in range(len(members)):
        least = info.space_minimum
        if info.space_kind == SPACE_WORK:
            marks: list[int] = []
            for kind in (HARVEST, PRODUCTION):
                change = values.action_change(row, kind)
                first = max(least, state.printed.work_minimum - change)
                for mark in harvest_production.value_marks(state, seat, seat, kind):
                    if max(mark - change, first) not in marks:
                        marks.append(max(mark - change, first))
            marks.sort()
            for servants in harvest_production.work_servants(
                row, strengths[number], marks[0], marks, row[SERVANTS]
            ):
                codes.append(PLACE.placement(members[number], space, servants))
        else:
            servants = values.servants_needed(row, least - strengths[number])
            if servants <= row[SERVANTS]:
                codes.append(PLACE.placement(members[number], space, servants))


def can_place(state: State, seat: int) -> bool:
    """Whether any placement is legal now, even with servants, which makes placing mandatory (R4.4, RUL-8)."""
    return bool(list_placements(state, seat))
