"""Placing a family member: the checks in order, and what each space does (section 6)."""

from __future__ import annotations

from magnifico.content.standing_rules import PLACE_IN_OCCUPIED
from magnifico.content.vocabulary import HARVEST, PRODUCTION, SERVANTS
from magnifico.engine.names import MEMBER_KEYS, space_key
from magnifico.engine.printed.leader import SPACE_WORK
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import gains, harvest_production, privileges, spaces, towers, values
from magnifico.engine.rules.sources import FROM_SPACE
from magnifico.engine.state.rows import (
    COLOURED_COUNT,
    FLOOR_BITS,
    FLOOR_CARD,
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
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import State


def check_placement(
    state: State, seat: int, member: int, space: int, servants: int
) -> Refusal | None:
    """The checks of a placement in the order of R6.1; the first failure is reported."""
    row = state.rows[seat]
    printed = state.printed
    # R6.1.1: the player's turn and no placement yet (see TakeTurn.check), a member in hand.
    if member >= MEMBER_COUNT or not row[MEMBERS] >> member & 1:
        return Refusal("E_FM", {"member": MEMBER_KEYS[member] if member < MEMBER_COUNT else ""})
    # R6.1.2: a closed space does not exist for anybody, not even Ariosto (R2.3.4).
    if space >= LEADER_SPACE:
        return _check_leader_space(state, seat, member, space, servants)
    if space > PALACE or not printed.open_spaces[space]:
        return Refusal("E_CLOSED", {"space": space_key(printed, space), "players": printed.players})
    where: dict[str, object] = {"space": space_key(printed, space)}
    # R6.1.3
    if _is_barred(state, seat, space):
        return Refusal("E_BARRED", where)
    # R6.1.4
    if spaces.is_full(state, seat, space):
        return Refusal("E_OCCUPIED", where)
    # R6.1.5, unless opt.emptyFloor (RUL-13).
    if space < HARVEST_SMALL:
        empty = state.board[FLOOR_CARD + space] == 0
        if empty and not printed.switches.empty_floor:
            return Refusal("E_NO_CARD", where)
    # R6.1.6: the colour rule of towers and areas.
    coloured = member < COLOURED_COUNT
    if space < MARKET and coloured and spaces.own_coloured_in(state, seat, space):
        return Refusal("E_COLOUR", where)
    # The rest for towers: R6.1.7, R6.1.8, R6.1.9.
    value = values.member_value(state, seat, member)
    if space < HARVEST_SMALL:
        return towers.check_card(state, seat, space, value, servants, 0)
    # R6.1.8 for the others. A harvest or production must reach 1 (R6.4.3), including bonuses of cards, unless
    # opt.fmMinOne requires member and servants alone to reach it (RUL-10).
    refusal = values.check_servants(row, servants)
    if refusal is not None:
        return refusal
    raised = value + values.servant_value(row, servants)
    total = raised + spaces.space_change(state, seat, space)
    least = spaces.space_minimum(state, seat, space)
    if space < MARKET and printed.switches.member_minimum_one and raised < least:
        total = min(total, raised)
    return values.check_value(row, total, least)


def _is_barred(state: State, seat: int, space: int) -> bool:
    """Whether an excommunication keeps the player out of the Market (X2.5) or the Special tower (X2.8) (R6.1.3)."""
    forbidden = state.rows[seat][FORBIDDEN]
    if MARKET <= space < PALACE:
        return (forbidden & FORBID_MARKET) != 0
    return space >> FLOOR_BITS == SPECIAL_TOWER and (forbidden & FORBID_SPECIAL_TOWER) != 0


def _check_leader_space(
    state: State, seat: int, member: int, space: int, servants: int
) -> Refusal | None:
    """Leader spaces: in play and the player's (R6.1.2), free (R6.1.4), with enough value (R5.10).

    There is no colour rule (R6.7.1).
    """
    leader = space - LEADER_SPACE
    row = state.rows[seat]
    if leader >= len(state.printed.leaders):
        return Refusal("E_CLOSED", {"space": "leader", "players": state.players})
    name = space_key(state.printed, space)
    if all(spaces.leader_space_of(state, owner, space) is None for owner in range(state.players)):
        return Refusal("E_CLOSED", {"space": name, "players": state.players})
    info = spaces.leader_space_of(state, seat, space)
    if info is None:
        return Refusal("E_NOT_OWNER", {"leader": state.printed.leaders[leader].key})
    if spaces.leader_space_taken(state, seat, space) and not row[RULES] & PLACE_IN_OCCUPIED:
        return Refusal("E_OCCUPIED", {"space": name})
    refusal = values.check_servants(row, servants)
    if refusal is not None:
        return refusal
    value = values.member_value(state, seat, member) + values.servant_value(row, servants)
    refusal = values.check_value(row, value, info.space_minimum)
    # Bramante: one of the two actions has to reach its minimum (R5.10).
    if refusal is None and info.space_kind == SPACE_WORK:
        best = max(values.action_change(row, HARVEST), values.action_change(row, PRODUCTION))
        refusal = values.check_value(row, value + best, state.printed.work_minimum)
    return refusal


def place(state: State, seat: int, member: int, space: int, servants: int) -> None:
    """Spend the servants, place the member, and do what the space is for."""
    row = state.rows[seat]
    value = values.member_value(state, seat, member) + values.servant_value(row, servants)
    row[SERVANTS] -= servants  # before anything else (R5.6, R6.3.1)
    row[MEMBERS] &= ~(1 << member)
    if space < LEADER_SPACE:
        action_value = value + spaces.space_change(state, seat, space)
    else:
        action_value = value
    if state.events is not None:
        fields: dict[str, object] = {
            "member": MEMBER_KEYS[member],
            "space": space_key(state.printed, space),
            "value": action_value,
            "servants": servants,
        }
        state.emit("placed", seat, fields)
    if space >= LEADER_SPACE:
        spaces.use_leader_space(state, seat, member, space, value)
        return
    # The member itself does not make its tower occupied for its own surcharge (R6.2.3, R6.3.3).
    occupied = space < HARVEST_SMALL and towers.tower_occupied(state, space >> FLOOR_BITS)
    state.board[OCCUPANTS + space] |= spaces.occupant_bit(seat, member)
    if space < HARVEST_SMALL:
        towers.begin_taking(state, seat, space, 0, occupied)
    elif space < MARKET:
        kind = spaces.work_kind(space)  # R6.4.6
        harvest_production.start_work(state, seat, kind, action_value, seat, True)
    elif space < PALACE:
        spaces.use_market(state, seat, space)
    else:  # members are kept in order of arrival (R6.6.1); coin and privilege are two sources (R6.6.2, RUL-21)
        state.palace = (*state.palace, (seat, member))
        privileges.offer(state, seat, state.printed.palace_privileges, False)
        gains.gain(state, seat, state.printed.palace_gain, FROM_SPACE, space)
