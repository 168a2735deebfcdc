"""A player's development cards: their limits, what they bring, how they leave (7.2, 7.6, 19.1)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.standing_rules import (
    DOUBLE_IMMEDIATE,
    HARVEST_ON_TERRITORY,
    NO_TERRITORY_REQUIREMENT,
)
from magnifico.content.vocabulary import (
    CARD_TYPES,
    CHARACTER,
    HARVEST,
    MILITARY,
    ON_TAKE,
    STONE,
    TERRITORY,
    TYPE_COUNT,
    VICTORY,
    WOOD,
)
from magnifico.engine.printed.card import CardInfo
from magnifico.engine.printed.goods import SparseGoods, amounts_of, sparse_goods
from magnifico.engine.printed.parts import PER_CARDS, PER_GOOD, PER_LEADERS, PerInfo
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import gains, leaders, modifiers, privileges, tokens
from magnifico.engine.rules.sources import FROM_CARD, FROM_FAMILY, source_of
from magnifico.engine.state.rows import (
    CARD_COUNT,
    CARD_LIMIT,
    FAMILY,
    LEADERS_PLAYED,
    RULES,
    SET_AWARDS,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step


def has_room(state: State, seat: int, card_type: int) -> bool:
    """Whether the player may own one more card of the type, however it comes (R7.2.2)."""
    row = state.rows[seat]
    return row[CARD_COUNT + card_type] < row[CARD_LIMIT + card_type]


def check_room(state: State, seat: int, card_type: int) -> Refusal | None:
    """Refuse a card of a type of which the player already has the maximum."""
    if has_room(state, seat, card_type):
        return None
    limit = state.rows[seat][CARD_LIMIT + card_type]
    return Refusal("E_LIMIT", {"type": CARD_TYPES[card_type], "limit": limit})


def territory_requirement(state: State, seat: int) -> int:
    """The military strength that the next territory slot requires (R7.2.1), none with Cesare Borgia (R7.2.4)."""
    row = state.rows[seat]
    if row[RULES] & NO_TERRITORY_REQUIREMENT:
        return 0
    slots = state.printed.territory_requirements
    owned = row[CARD_COUNT + TERRITORY]
    return slots[owned] if owned < len(slots) else slots[-1]


def take(state: State, seat: int, card: int, floor: str) -> None:
    """Every way of taking a card ends here (R0.6): it goes to the player's area and resolves (R7.6.1).

    `floor` is empty if it came from elsewhere.
    """
    info = state.printed.cards[card]
    card_type = info.card_type
    state.set_owned(seat, card_type, (*state.owned(seat, card_type), card))
    state.rows[seat][CARD_COUNT + card_type] += 1
    state.fresh = (*state.fresh, card)
    # Step (a): it applies from now on, even to its own immediate effect (R7.5.1, R7.5.2, RUL-45).
    if info.standing is not None:
        modifiers.rebuild(state, seat)
    if state.events is not None:
        fields: dict[str, object] = {"card": info.number}
        if floor:
            fields["space"] = floor
        state.emit("took_card" if floor else "card_taken_free", seat, fields)
    resolve_taken(state, seat, info)


def resolve_taken(state: State, seat: int, info: CardInfo) -> None:
    """R7.6.1 (b) to (f): later steps wait on the agenda, goods come at once.

    In (b) nothing is asked: gains cannot be declined, nor losses avoided (R7.6.5).
    """
    row = state.rows[seat]
    _push_actions(state, seat, info)  # (f)
    for number in range(len(info.demands) - 1, -1, -1):  # (e)
        state.push(state.printed.ask.demand(seat, info.index, number))
    privileges.offer(state, seat, info.privileges, info.different)  # (d)
    # (b): all goods are one source; Santa Rita (L16) doubles resources, not points or tokens (RUL-22, R21.1).
    goods = info.gain
    if info.per:
        goods = _counted(state, seat, info.per, goods)
    if goods:
        doubled = (row[RULES] & DOUBLE_IMMEDIATE) != 0
        gains.gain(state, seat, goods, FROM_CARD, info.index, doubled)
    # A loss stops at 0 and never makes the card unavailable (R7.6.6, RUL-80).
    for at in range(0, len(info.lose), 2):
        source = source_of(state.printed, FROM_CARD, info.index)
        gains.lose(state, seat, info.lose[at], info.lose[at + 1], source)
    if info.catch_up:
        catch_up(state, seat)
    if info.draw_leaders:
        leaders.draw_leaders(state, seat, info.draw_leaders)
    modifiers.gain_triggered(state, seat, ON_TAKE + info.card_type)  # (c)


def catch_up(state: State, seat: int) -> None:
    """S08: the player's strength rises to that of the strongest; not a gain, never reduced (R11.9, RUL-52)."""
    best = max([row[MILITARY] for row in state.rows])
    if best > state.rows[seat][MILITARY]:
        state.rows[seat][MILITARY] = best
        state.emit("military_level", seat, {"military": best})


def _push_actions(state: State, seat: int, info: CardInfo) -> None:
    """Push the card's actions, in an order chosen by the player if there are several (R7.6.1 f).

    They wait below goods and privileges on the agenda, so those can be used for them (R7.6.3).
    """
    row = state.rows[seat]
    actions: list[Step] = [action.for_seat(seat) for action in info.actions]
    # Aragonesi: printed activation - 1, without servants and bonuses, however it was taken (R17.6, RUL-55, R21.6).
    if info.card_type == TERRITORY and row[RULES] & HARVEST_ON_TERRITORY:
        value = info.printed_activation - 1
        actions.append(
            state.printed.ask.bonus_work(seat, HARVEST, value, servants=False, bonuses=False)
        )
    if row[FAMILY]:
        award = set_award(state, seat)
        if award >= 0:
            actions.append(SetAward(seat, award))
    push_in_order(state, seat, actions)


def push_in_order(state: State, seat: int, actions: list[Step]) -> None:
    """Put actions on the agenda; if there are several, the player chooses which comes first."""
    if len(actions) == 1:
        state.push(actions[0])
    elif actions:
        state.push(state.printed.ask.order(seat, tuple(actions)))


def set_award(state: State, seat: int) -> int:
    """The Orsini award for a set completed just now, -1 if there is none; each once per game (R17.9, RUL-56)."""
    row = state.rows[seat]
    standing = state.printed.families[row[FAMILY] - 1].standing
    if not standing.set_rewards:
        return -1
    sets = min(row[CARD_COUNT : CARD_COUNT + TYPE_COUNT])
    if sets < 1 or sets > len(standing.set_rewards) or row[SET_AWARDS] >= sets:
        return -1
    row[SET_AWARDS] = sets
    return sets - 1


class SetAward(Step):
    """One award of the Orsini, counted from 0 (R17.9)."""

    name: ClassVar[str] = "award"
    fields: ClassVar[tuple[str, ...]] = ("seat", "award")

    def __init__(self, seat: int, award: int) -> None:
        super().__init__(seat)
        self.award = award

    def resolve(self, state: State) -> bool:
        """Give points and privileges, leaders to draw and to play."""
        state.pop()
        seat = self.seat
        family = state.rows[seat][FAMILY] - 1
        reward = state.printed.families[family].standing.set_rewards[self.award]
        state.emit("set_award", seat, {"sets": self.award + 1})
        if reward.plays_leader:
            state.push(state.printed.ask.play_leader(seat))
        privileges.offer(state, seat, reward.privileges, False)
        if reward.victory:
            gains.gain(state, seat, (VICTORY, reward.victory), FROM_FAMILY, family)
        leaders.draw_leaders(state, seat, reward.draw_leaders)
        return True


def count_of(state: State, seat: int, per: PerInfo) -> int:
    """How often a counted gain applies now, including a card just taken, rounded down (R7.6.2, R0.9)."""
    row = state.rows[seat]
    if per.what == PER_CARDS:
        number = row[CARD_COUNT + per.argument]
    elif per.what == PER_LEADERS:
        # Neither those in hand nor, without opt.discardedLeadersCount, discarded ones (RUL-65).
        discarded = state.printed.switches.discarded_leaders_count
        number = row[LEADERS_PLAYED] if discarded else len(state.in_play[seat])
    elif per.what == PER_GOOD:
        number = row[per.argument]
    else:
        number = min(row[WOOD], row[STONE])
    return max(0, number) // per.per


def add_counted(amounts: list[int], per: PerInfo, times: int) -> None:
    """Add a counted gain to amounts by good, each good limited to its maximum."""
    for at in range(0, len(per.goods), 2):
        amount = per.goods[at + 1] * times
        if per.maximum and amount > per.maximum:
            amount = per.maximum
        amounts[per.goods[at]] += amount


def _counted(state: State, seat: int, pers: list[PerInfo], goods: SparseGoods) -> SparseGoods:
    """The plain goods plus the counted ones, each kind once."""
    total = amounts_of(goods)
    for per in pers:
        add_counted(total, per, count_of(state, seat, per))
    return sparse_goods(total)


def drop_card(state: State, seat: int, card: int) -> None:
    """A player's card leaves the game; only effects do this, otherwise cards stay with their owner (R7.1.1).

    What it brought is kept, its standing effects end (R19.1). Awards, leaders in play and limits are not
    re-checked (RUL-95, R16.1.9).
    """
    info = state.printed.cards[card]
    card_type = info.card_type
    left = tuple([other for other in state.owned(seat, card_type) if other != card])
    state.set_owned(seat, card_type, left)
    state.rows[seat][CARD_COUNT + card_type] -= 1  # territories close up (R7.2.3)
    tokens.drop_from_card(state, card)
    # Out of the reach of S13, unless opt.s13IncludeDiscards (RUL-50, RUL-64).
    if state.printed.switches.recover_player_discards and not info.special:
        state.pile = (*state.pile, card)
    else:
        state.gone = (*state.gone, card)
    if card_type == CHARACTER:
        modifiers.rebuild(state, seat)
    state.emit("card_discarded", seat, {"card": info.number})
