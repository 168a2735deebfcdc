"""All modifiers in one place: what characters, leaders, families and excommunications change for a player.

Nothing else asks "does the player own card 51?": rules read the player's row, and the row's derived part is
rebuilt here whenever something comes into play or leaves it.
"""

from __future__ import annotations

from magnifico.content.standing_rules import COPY_LEADER, NO_EXCOMMUNICATION, SERVANTS_COUNT_DOUBLE
from magnifico.content.vocabulary import GOOD_COUNT, TYPE_COUNT
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.printed.leader import LeaderInfo
from magnifico.engine.printed.standing import StandingInfo
from magnifico.engine.rules import gains
from magnifico.engine.rules.sources import FROM_CARD, FROM_FAMILY, FROM_LEADER
from magnifico.engine.state.rows import (
    BONUS,
    CARD_LIMIT,
    CHOSEN_VALUE,
    COLOURED_COUNT,
    COLOURED_SETTER,
    COPIED,
    DISCOUNT,
    EXCOMMUNICATED,
    EXCOMMUNICATION_LOSS,
    EXTRA_MEMBER,
    FAMILY,
    FORBIDDEN,
    GAIN_PENALTY,
    OR_DISCOUNTS,
    PERIODS,
    RULES,
    SERVANT_RATE,
    SERVANT_WORTH,
    SKIP_FIRST,
    TRIGGERS,
)
from magnifico.engine.state.state import State


def effective_leader(state: State, seat: int, leader: int) -> LeaderInfo:
    """The leader whose ability this one in play has: itself, or the one Lorenzo copies (RUL-28)."""
    info = state.printed.leaders[leader]
    if info.standing.rules & COPY_LEADER:
        copied = state.rows[seat][COPIED]
        if copied:
            return state.printed.leaders[copied - 1]
    return info


def rebuild(state: State, seat: int) -> None:
    """Derive the modifiers in a player's row from everything the player has on the table.

    Effects apply as long as the card is owned, and they stack (R7.5.1). Leaders in hand have none (R16.1.1).
    """
    printed = state.printed
    row = state.rows[seat]
    for at in range(BONUS, RULES + 1):
        if not CHOSEN_VALUE <= at < CHOSEN_VALUE + COLOURED_COUNT:
            row[at] = 0
    for at in range(GAIN_PENALTY, GAIN_PENALTY + GOOD_COUNT):
        row[at] = 0
    for at in range(DISCOUNT, OR_DISCOUNTS + 1):
        row[at] = 0
    for card_type in range(TYPE_COUNT):
        row[CARD_LIMIT + card_type] = printed.card_limit
    row[FORBIDDEN] = 0
    row[SKIP_FIRST] = 0
    row[TRIGGERS] = 0
    row[EXCOMMUNICATION_LOSS] = 0
    row[EXTRA_MEMBER] = 0
    row[SERVANT_RATE] = 1
    for card in state.characters(seat):
        standing = printed.cards[card].standing
        if standing is not None:
            _add(row, standing)
    for leader in state.in_play[seat]:
        _add(row, effective_leader(state, seat, leader).standing)
    if row[FAMILY]:
        _add(row, printed.families[row[FAMILY] - 1].standing)
    # opt.luterIgnoresAll: cubes are placed but have no effect while he is in play (RUL-24).
    excommunicated = row[EXCOMMUNICATED]
    if excommunicated and not (
        printed.switches.lutero_ignores_all and row[RULES] & NO_EXCOMMUNICATION
    ):
        for period in range(PERIODS):
            if excommunicated >> period & 1:
                tile = printed.excommunications[state.excommunications[period]]
                _add(row, tile.standing)
    row[SERVANT_WORTH] = 2 if row[RULES] & SERVANTS_COUNT_DOUBLE else 1


def _add(row: list[int], standing: StandingInfo) -> None:
    for at, amount in standing.changes:
        row[at] += amount
    row[RULES] |= standing.rules
    if standing.setter > row[COLOURED_SETTER]:
        row[COLOURED_SETTER] = standing.setter
    if standing.servant_rate > row[SERVANT_RATE]:
        row[SERVANT_RATE] = standing.servant_rate
    row[FORBIDDEN] |= standing.forbidden
    if standing.skip_first:
        row[SKIP_FIRST] = 1
    for card_type, _ in standing.or_discounts:
        row[OR_DISCOUNTS] |= 1 << card_type
    for event, _goods in standing.triggers:
        row[TRIGGERS] |= 1 << event
    for card_type, maximum in standing.limits:
        if maximum > row[CARD_LIMIT + card_type]:
            row[CARD_LIMIT + card_type] = maximum
    row[EXCOMMUNICATION_LOSS] += standing.excommunication_loss
    if standing.extra_member:
        row[EXTRA_MEMBER] = standing.extra_member


class TriggeredGain:
    """Goods that a trigger brings, with the source they come from."""

    def __init__(self, goods: SparseGoods, source: int, identity: int) -> None:
        self.goods = goods
        self.source = source
        self.identity = identity


def triggered(state: State, seat: int, event: int) -> list[TriggeredGain]:
    """What an event brings the player, each as a separate source (R7.6.1 c)."""
    result: list[TriggeredGain] = []
    if not state.rows[seat][TRIGGERS] >> event & 1:
        return result
    printed = state.printed
    for card in state.characters(seat):
        standing = printed.cards[card].standing
        if standing is not None:
            for on, goods in standing.triggers:
                if on == event:
                    result.append(TriggeredGain(goods, FROM_CARD, card))
    for leader in state.in_play[seat]:
        for on, goods in effective_leader(state, seat, leader).standing.triggers:
            if on == event:
                result.append(TriggeredGain(goods, FROM_LEADER, leader))
    family = state.rows[seat][FAMILY]
    if family:
        for on, goods in printed.families[family - 1].standing.triggers:
            if on == event:
                result.append(TriggeredGain(goods, FROM_FAMILY, family - 1))
    return result


def gain_triggered(state: State, seat: int, event: int) -> None:
    """Receive what an event brings the player."""
    for brought in triggered(state, seat, event):
        gains.gain(state, seat, brought.goods, brought.source, brought.identity)


def or_discounts(state: State, seat: int, card_type: int) -> list[int]:
    """The player's discounts with a choice for a card type, as indices into the discount table."""
    result: list[int] = []
    if state.rows[seat][OR_DISCOUNTS] >> card_type & 1:
        for card in state.characters(seat):
            standing = state.printed.cards[card].standing
            if standing is not None:
                for on, discount in standing.or_discounts:
                    if on == card_type:
                        result.append(discount)
        for leader in state.in_play[seat]:
            for on, discount in effective_leader(state, seat, leader).standing.or_discounts:
                if on == card_type:
                    result.append(discount)
    return result
