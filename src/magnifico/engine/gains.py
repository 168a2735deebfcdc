"""Gains and losses: every good a player receives passes through here (section 11)."""

from __future__ import annotations

from magnifico.content.effects import GOODS
from magnifico.engine import tokens
from magnifico.engine.kinds import (
    EXTRA_PRIVILEGE,
    EXTRA_VICTORY,
    F_LOSE_ONE,
    F_PRIVILEGE,
    FAITH,
    FAITH_TILES,
    FAITH_TILES_RULE,
    FAMILY,
    FROM_BONUS_TILE,
    FROM_CARD,
    FROM_CHURCH,
    FROM_FAMILY,
    FROM_HARVEST,
    FROM_LEADER,
    FROM_OPPONENTS,
    FROM_PRIVILEGE,
    FROM_PRODUCTION,
    FROM_SETUP,
    FROM_SPACE,
    GAIN_PENALTY,
    HARVEST_SMALL,
    LEADER_SPACE,
    MILITARY,
    PALACE,
    POINTS,
    POINTS_CARDS,
    POINTS_CHURCH,
    POINTS_HARVEST,
    POINTS_LEADERS,
    POINTS_OTHER,
    POINTS_PRODUCTION,
    POINTS_SPENT,
    RULES,
    SERVANTS,
    SOURCE_NAMES,
    STONE,
    TOKENS,
    VICTORY,
    WOOD,
)
from magnifico.engine.names import space_key
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import SparseGoods, Tables


def goods_by_name(goods: SparseGoods) -> dict[str, int]:
    """Goods as plain data for events and messages."""
    return {GOODS[goods[at]]: goods[at + 1] for at in range(0, len(goods), 2)}


def source_of(tables: Tables, source: int, identity: int) -> str:
    """Where a gain or payment comes from, as events name it: "kind" or "kind:key"."""
    if source in (FROM_CARD, FROM_HARVEST, FROM_PRODUCTION, FROM_OPPONENTS):
        return f"card:{tables.cards[identity].number}"
    if source == FROM_LEADER:
        return f"leader:{tables.leaders[identity].key}"
    if source == FROM_FAMILY:
        return f"family:{tables.families[identity].key}"
    if source == FROM_SPACE:
        if identity < HARVEST_SMALL:
            return f"floor:{space_key(tables, identity)}"
        if identity >= LEADER_SPACE:
            return f"leader-space:{tables.leaders[identity - LEADER_SPACE].key}"
        return "palace" if identity == PALACE else "market"
    return SOURCE_NAMES[source]


def is_reduced(tables: Tables, source: int) -> bool:
    """Whether excommunications X1.1 to X1.4 touch gains of this source (R11.4, RUL-20, RUL-21, RUL-60)."""
    if source in (FROM_FAMILY, FROM_SETUP, FROM_CHURCH):
        return False
    if source == FROM_LEADER:
        return not tables.switches.leader_gains_unreduced
    if source == FROM_PRIVILEGE:
        return not tables.switches.privilege_unreduced
    if source == FROM_OPPONENTS:
        return not tables.switches.transfers_unreduced
    return True


def net_gain(state: State, seat: int, good: int, amount: int, source: int) -> int:
    """What of a printed amount arrives, before track maxima (R11.2, without doubling)."""
    row = state.rows[seat]
    penalty = row[GAIN_PENALTY + good]
    if penalty and (is_reduced(state.tables, source) or (good == TOKENS and source != FROM_SETUP)):
        amount -= penalty
        if amount < 0:
            amount = 0
    if good == VICTORY and amount >= 1 and row[RULES] & EXTRA_VICTORY:
        amount += 1
    return amount


def points_source(source: int, identity: int) -> int:
    """The heading under which victory points of a source are kept for the final breakdown."""
    if source == FROM_CARD:
        return POINTS_CARDS
    if source == FROM_HARVEST:
        return POINTS_HARVEST
    if source == FROM_PRODUCTION:
        return POINTS_PRODUCTION
    if source == FROM_LEADER or (source == FROM_SPACE and identity >= LEADER_SPACE):
        return POINTS_LEADERS
    if source == FROM_CHURCH:
        return POINTS_CHURCH
    return POINTS_OTHER


def gain(
    state: State, seat: int, goods: SparseGoods, source: int, identity: int, doubled: bool = False
) -> None:
    """Receive goods from one source (R11.2): doubled, reduced, raised, cut at the track's end."""
    tables = state.tables
    row = state.rows[seat]
    size = len(goods)
    reduced = is_reduced(tables, source)
    one_of_two = tables.switches.wood_or_stone and reduced and _brings_both(row, goods)
    listening = state.events is not None
    received: dict[str, object] = {}
    faith_gained = False
    at = 0
    while at < size:
        good = goods[at]
        amount = goods[at + 1]
        at += 2
        twice = doubled and good <= SERVANTS
        if twice:
            amount += amount
        penalty = row[GAIN_PENALTY + good]
        if penalty and (reduced or (good == TOKENS and source != FROM_SETUP)):
            if twice and tables.switches.rita_reduce_twice:
                penalty += penalty
            if not (one_of_two and good <= STONE):
                amount -= penalty
        if amount <= 0:
            continue
        if good == VICTORY:
            if row[RULES] & EXTRA_VICTORY:
                amount += 1
            row[POINTS + points_source(source, identity)] += amount
            row[VICTORY] += amount
        elif good == TOKENS:
            amount = tokens.draw(state, seat, amount)
        elif good == FAITH:
            faith_gained = True
            amount = min(amount, tables.faith_maximum - row[FAITH])
            row[FAITH] += amount
        elif good == MILITARY:
            if not tables.switches.military_uncapped:
                amount = min(amount, max(0, tables.military_maximum - row[MILITARY]))
            row[MILITARY] += amount
        else:
            row[good] += amount
        if listening and amount:
            received[GOODS[good]] = amount
    if listening and received:
        state.emit(
            "gained", seat, {"goods": received, "source": source_of(tables, source, identity)}
        )
    if one_of_two:
        penalty = row[GAIN_PENALTY + WOOD]
        if doubled and tables.switches.rita_reduce_twice:
            penalty += penalty
        state.push(Frame(F_LOSE_ONE, seat, penalty))
    # In an activation the tiles are taken after all gains of the action (R9.5 step 5).
    if (
        faith_gained
        and row[RULES] & FAITH_TILES_RULE
        and not FROM_HARVEST <= source <= FROM_BONUS_TILE
    ):
        take_faith_tiles(state, seat)


def _brings_both(row: list[int], goods: SparseGoods) -> bool:
    """Wood and stone together under X1.4 as read by opt.woodOrStone (RUL-19)."""
    return (
        row[GAIN_PENALTY + WOOD] > 0
        and row[GAIN_PENALTY + STONE] > 0
        and WOOD in goods[::2]
        and STONE in goods[::2]
    )


def lose(state: State, seat: int, good: int, amount: int, source: str) -> int:
    """A forced loss, cut at zero (R11.7, RUL-38); returns what was really lost."""
    row = state.rows[seat]
    if amount > row[good] and not (good == VICTORY and state.tables.switches.negative_victory):
        amount = max(0, row[good])
    row[good] -= amount
    if good == VICTORY:
        row[POINTS + POINTS_SPENT] -= amount
    if amount:
        state.emit("lost", seat, {"goods": {GOODS[good]: amount}, "source": source})
    return amount


def take_faith_tiles(state: State, seat: int) -> None:
    """The Della Rovere tiles the disc has reached or passed, lowest first (R17.10, RUL-57, RUL-91)."""
    tables = state.tables
    row = state.rows[seat]
    if not row[RULES] & FAITH_TILES_RULE:
        return
    reached: list[int] = []
    for number in range(len(tables.faith_tiles)):
        step = tables.faith_tiles[number][0]
        if step <= row[FAITH] and not row[FAITH_TILES] >> number & 1:
            row[FAITH_TILES] |= 1 << number
            reached.append(number)
    # The privileges wait on the agenda for the privileges of this step; goods come at once.
    for number in reversed(reached):
        privileges = tables.faith_tiles[number][2]
        if privileges:
            push_privileges(state, seat, privileges, False)
    family = row_family(row)
    for number in reached:
        state.emit("faith_tile", seat, {"step": tables.faith_tiles[number][0]})
        gain(state, seat, tables.faith_tiles[number][1], FROM_FAMILY, family)


def row_family(row: list[int]) -> int:
    """The index of the player's family (only called for players who have one)."""
    return row[FAMILY] - 1


def push_privileges(state: State, seat: int, count: int, different: bool) -> None:
    """Privileges of one effect, to be converted at once (R10.1, R10.2, R10.7)."""
    if count <= 0:
        return
    distinct = different or (state.tables.switches.always_distinct and count > 1)
    extra = 1 if state.rows[seat][RULES] & EXTRA_PRIVILEGE else 0
    state.push(Frame(F_PRIVILEGE, seat, count, 0, 1 if distinct else 0, extra))
