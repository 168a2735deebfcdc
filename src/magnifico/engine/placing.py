"""Placing family members: checks in their order, the listing of legal placements, the rewards of spaces (section 6)."""

from __future__ import annotations

from magnifico.content.effects import CARD_TYPES
from magnifico.engine import tokens
from magnifico.engine.gains import gain, goods_by_name, push_privileges
from magnifico.engine.kinds import (
    CARD_LIMIT,
    CHARACTER,
    COINS,
    F_MARKET_TOKENS,
    F_SPACE_KIND,
    F_TURN,
    FLOOR_CARD,
    FORBID_MARKET,
    FORBID_SPECIAL_TOWER,
    FORBIDDEN,
    FROM_CARD,
    FROM_SPACE,
    HARVEST,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADER_SPACE,
    MARKET,
    MEMBER_COUNT,
    MEMBERS,
    MILITARY,
    OCCUPANTS,
    PALACE,
    PLACE_IN_OCCUPIED,
    PRODUCTION,
    PRODUCTION_LARGE,
    RULES,
    SERVANTS,
    SPECIAL_TOWER,
)
from magnifico.engine.names import MEMBER_KEYS, space_key
from magnifico.engine.refusal import Refusal
from magnifico.engine.spaces import (
    floor_change,
    large_penalty,
    leader_space_of,
    leader_space_taken,
    own_coloured_in,
    terms,
    work_kind,
)
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import SPACE_WORK
from magnifico.engine.taking import (
    NO_CARD,
    NO_COST,
    NO_SURCHARGE_MONEY,
    TOO_MANY,
    TOO_WEAK,
    begin_taking,
    supply_for_card,
    surcharge_due,
    territory_requirement,
    tower_occupied,
)
from magnifico.engine.values import (
    action_change,
    floor_minimum,
    member_value,
    servant_value,
    servants_needed,
)
from magnifico.engine.work import check_servants, start_work


def check_place(
    state: State, frame: Frame, seat: int, member: int, space: int, servants: int
) -> Refusal | None:
    """The checks of a placement in the order of R6.1; the first failure is reported."""
    row = state.rows[seat]
    tables = state.tables
    if frame.kind != F_TURN or frame.seat != seat:
        return Refusal("E_TURN")
    if frame.a:
        return Refusal("E_PLACED")
    if member >= MEMBER_COUNT or not row[MEMBERS] >> member & 1:
        return Refusal("E_FM", {"member": MEMBER_KEYS[member] if member < MEMBER_COUNT else ""})
    if space >= LEADER_SPACE:
        return _check_leader_space(state, seat, member, space, servants)
    if space > PALACE or not tables.open_spaces[space]:
        return Refusal("E_CLOSED", {"space": space_key(tables, space), "players": tables.players})
    where: dict[str, object] = {"space": space_key(tables, space)}
    if MARKET <= space < PALACE and row[FORBIDDEN] & FORBID_MARKET:
        return Refusal("E_BARRED", where)
    if space >> 2 == SPECIAL_TOWER and row[FORBIDDEN] & FORBID_SPECIAL_TOWER:
        return Refusal("E_BARRED", where)
    unlimited = space in (HARVEST_LARGE, PRODUCTION_LARGE, PALACE)
    if not unlimited and state.board[OCCUPANTS + space] and not row[RULES] & PLACE_IN_OCCUPIED:
        return Refusal("E_OCCUPIED", where)
    value = member_value(state, seat, member)
    if space < HARVEST_SMALL:
        return _check_floor(state, seat, member, value, space, servants)
    if space < MARKET:
        if member < 3 and own_coloured_in(state, seat, space):
            return Refusal("E_COLOUR", where)
        refusal = check_servants(row, servants)
        if refusal is not None:
            return refusal
        kind = work_kind(space)
        raised = value + servant_value(row, servants)
        total = raised + action_change(row, kind) - large_penalty(state, seat, space)
        if tables.switches.member_minimum_one and raised < tables.work_minimum:
            total = min(total, raised)
        return _check_value(row, total, tables.work_minimum)
    refusal = check_servants(row, servants)
    if refusal is not None:
        return refusal
    least = tables.palace_minimum if space == PALACE else tables.market_minimum
    return _check_value(row, value + servant_value(row, servants), least)


def _check_value(row: list[int], value: int, least: int) -> Refusal | None:
    if value >= least:
        return None
    short = servants_needed(row, least - value)
    return Refusal("E_VALUE", {"value": value, "needs": least, "short": short})


def _check_leader_space(
    state: State, seat: int, member: int, space: int, servants: int
) -> Refusal | None:
    leader = space - LEADER_SPACE
    row = state.rows[seat]
    if leader >= len(state.tables.leaders):
        return Refusal("E_CLOSED", {"space": "leader", "players": state.players})
    where: dict[str, object] = {"leader": state.tables.leaders[leader].key}
    if all(leader_space_of(state, owner, space) is None for owner in range(state.players)):
        return Refusal(
            "E_CLOSED", {"space": space_key(state.tables, space), "players": state.players}
        )
    info = leader_space_of(state, seat, space)
    if info is None:
        return Refusal("E_NOT_OWNER", where)
    if leader_space_taken(state, seat, space) and not row[RULES] & PLACE_IN_OCCUPIED:
        return Refusal("E_OCCUPIED", {"space": space_key(state.tables, space)})
    refusal = check_servants(row, servants)
    if refusal is not None:
        return refusal
    value = member_value(state, seat, member) + servant_value(row, servants)
    refusal = _check_value(row, value, info.space_minimum)
    if refusal is None and info.space_kind == SPACE_WORK:
        best = max(action_change(row, HARVEST), action_change(row, PRODUCTION))
        refusal = _check_value(row, value + best, state.tables.work_minimum)
    return refusal


def _check_floor(
    state: State, seat: int, member: int, value: int, space: int, servants: int
) -> Refusal | None:
    available = terms(state, seat, space, 0)
    if available == NO_CARD:
        return Refusal("E_NO_CARD", {"space": space_key(state.tables, space)})
    if member < 3 and own_coloured_in(state, seat, space):
        return Refusal("E_COLOUR", {"space": space_key(state.tables, space)})
    return check_terms(state, seat, space, value, servants, available, 0)


def check_terms(
    state: State, seat: int, space: int, value: int, servants: int, available: int, discount: int
) -> Refusal | None:
    """R6.1.7 to R6.1.9: limit, territory requirement, servants, value, surcharge, cost."""
    row = state.rows[seat]
    if available == TOO_MANY:
        card_type = state.tables.cards[state.board[FLOOR_CARD + space] - 1].card_type
        details: dict[str, object] = {
            "type": CARD_TYPES[card_type],
            "limit": row[CARD_LIMIT + card_type],
        }
        return Refusal("E_LIMIT", details)
    if available == TOO_WEAK:
        needed = territory_requirement(state, seat)
        return Refusal("E_MIL_REQ", {"needs": needed, "has": row[MILITARY]})
    refusal = check_servants(row, servants)
    if refusal is not None:
        return refusal
    total = value + servant_value(row, servants) + floor_change(state, seat, space)
    refusal = _check_value(row, total, floor_minimum(state, space))
    if refusal is not None:
        return refusal
    due = surcharge_due(state, seat, space >> 2)
    if available == NO_SURCHARGE_MONEY or (
        due > row[COINS] and due > row[COINS] + row[SERVANTS] - servants
    ):
        return Refusal("E_SURCHARGE", {"needs": due, "has": row[COINS]})
    if available == NO_COST or servants > available:
        return _cost_refusal(state, seat, space, servants)
    return None


def _cost_refusal(state: State, seat: int, space: int, servants: int) -> Refusal:
    """What the card costs beside what is at hand for it."""
    info = state.tables.cards[state.board[FLOOR_CARD + space] - 1]
    held = supply_for_card(state, seat, space)
    held[SERVANTS] -= servants
    cost = info.costs[0]
    needs = goods_by_name(cost.goods)
    if cost.required:
        needs["military"] = cost.required
    has: dict[str, object] = {}
    names: dict[str, object] = {}
    for name, amount in needs.items():
        names[name] = amount
        has[name] = max(0, held[_GOOD_INDEX[name]])
    return Refusal("E_COST", {"card": info.number, "needs": names, "has": has})


_GOOD_INDEX: dict[str, int] = {
    "wood": 0,
    "stone": 1,
    "coins": 2,
    "servants": 3,
    "military": 4,
    "faith": 5,
    "victory": 6,
    "tokens": 7,
}


def place(state: State, frame: Frame, member: int, space: int, servants: int) -> None:
    """Spend the servants, stand the member there, do what the space is for."""
    seat = frame.seat
    row = state.rows[seat]
    value = member_value(state, seat, member) + servant_value(row, servants)
    state.pop()
    state.push(Frame(F_TURN, seat, 1, frame.b))
    row[SERVANTS] -= servants
    row[MEMBERS] &= ~(1 << member)
    if state.events is not None:
        fields: dict[str, object] = {
            "member": MEMBER_KEYS[member],
            "space": space_key(state.tables, space),
            "value": _shown_value(state, seat, space, value),
            "servants": servants,
        }
        state.emit("placed", seat, fields)
    if space >= LEADER_SPACE:
        _use_leader_space(state, seat, member, space, value)
        return
    occupied = space < HARVEST_SMALL and tower_occupied(state, space >> 2)
    state.board[OCCUPANTS + space] |= 1 << (seat * MEMBER_COUNT + member)
    if space < HARVEST_SMALL:
        begin_taking(state, seat, space, 0, occupied)
    elif space < MARKET:
        kind = work_kind(space)
        value += action_change(row, kind) - large_penalty(state, seat, space)
        start_work(state, seat, kind, value, seat, True)
    elif space < PALACE:
        _use_market(state, seat, space)
    else:
        state.palace = (*state.palace, seat * MEMBER_COUNT + member)
        push_privileges(state, seat, state.tables.palace_privileges, False)
        gain(state, seat, state.tables.palace_gain, FROM_SPACE, space)


def _shown_value(state: State, seat: int, space: int, value: int) -> int:
    """The action value as the log shows it: with the bonuses and penalties of the space's action."""
    row = state.rows[seat]
    if space < HARVEST_SMALL:
        return value + floor_change(state, seat, space)
    if space < MARKET:
        return value + action_change(row, work_kind(space)) - large_penalty(state, seat, space)
    return value


def _use_market(state: State, seat: int, space: int) -> None:
    """The space's reward as one gain, then the tokens of S11 (R6.5.2)."""
    tables = state.tables
    number = space - MARKET
    if tables.houses:
        state.push(Frame(F_MARKET_TOKENS, seat))
    push_privileges(state, seat, tables.market_privileges[number], tables.market_different[number])
    if tables.market_gain[number]:
        gain(state, seat, tables.market_gain[number], FROM_SPACE, space)


def receive_market_tokens(state: State, seat: int) -> None:
    """What the tokens on own cards show, after each placement in the Market (S11)."""
    tables = state.tables
    for card in state.cards[seat * 4 + CHARACTER]:
        if tables.cards[card].slot_market:
            face = tokens.on_card(state, card)
            if face >= 0:
                gain(state, seat, tables.token_faces[face], FROM_CARD, card)


def _use_leader_space(state: State, seat: int, member: int, space: int, value: int) -> None:
    """The reward of a leader space (R6.7.1, L27 to L40)."""
    leader = space - LEADER_SPACE
    info = leader_space_of(state, seat, space)
    assert info is not None
    state.at_leaders = (*state.at_leaders, (leader * 8 + seat) * MEMBER_COUNT + member)
    if info.space_kind == SPACE_WORK:
        state.push(Frame(F_SPACE_KIND, seat, value))
        return
    push_privileges(state, seat, info.privileges, False)
    if info.gain:
        gain(state, seat, info.gain, FROM_SPACE, space)
