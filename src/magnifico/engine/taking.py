"""Taking development cards: towers, bonus actions, payment order and the resolution of a card (6.2, 6.3, 7.6, 8.3)."""

from __future__ import annotations

from typing import Final

from magnifico.engine import tokens
from magnifico.engine.costs import (
    PAY_BITS,
    keep_on_tile,
    pack_goods,
    pay,
    payable_payments,
    printed_payments,
    spare_servants,
    substituted,
)
from magnifico.engine.gains import gain, lose, net_gain, push_privileges, source_of
from magnifico.engine.kinds import (
    CARD_COUNT,
    CARD_LIMIT,
    CHARACTER,
    COINS,
    DOUBLE_IMMEDIATE,
    F_AFTER_SURCHARGE,
    F_DEMAND,
    F_ORDER,
    F_PAY,
    F_PLAY_FREE,
    F_SET_AWARD,
    F_TAKE_NOW,
    F_WORK,
    FAMILY,
    FLOOR_CARD,
    FROM_CARD,
    FROM_FAMILY,
    FROM_SPACE,
    HARVEST,
    HARVEST_ON_TERRITORY,
    MILITARY,
    NO_FLOOR_BONUS,
    NO_SURCHARGE,
    NO_SURCHARGE_SPECIAL,
    NO_TERRITORY_REQUIREMENT,
    OCCUPANTS,
    ON_TAKE,
    PAY_CARD,
    PAY_SURCHARGE,
    RULES,
    SERVANTS,
    SERVANTS_REPLACE,
    SET_AWARDS,
    SPECIAL_TOWER,
    TERRITORY,
    TOKENS,
    VICTORY,
    W_NO_BONUSES,
    W_NO_SERVANTS,
)
from magnifico.engine.leaders import draw_leaders
from magnifico.engine.names import space_key
from magnifico.engine.standing import rebuild, triggered
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import (
    PER_CARDS,
    PER_GOOD,
    PER_LEADERS,
    CardInfo,
    PerInfo,
    SparseGoods,
)

# Why a floor is out of reach whatever member comes; the order is that of R6.1.
NO_CARD: Final = -1
TOO_MANY: Final = -2
TOO_WEAK: Final = -3
NO_SURCHARGE_MONEY: Final = -4
NO_COST: Final = -5


def tower_occupied(state: State, tower: int) -> bool:
    """Whether anybody's family member stands in the tower (R6.2.2)."""
    board = state.board
    first = OCCUPANTS + tower * 4
    return (board[first] | board[first + 1] | board[first + 2] | board[first + 3]) != 0


def surcharge_due(state: State, seat: int, tower: int) -> int:
    """The coins for an occupied tower, 0 if it is free or waived (R6.2.3, RUL-15, RUL-78)."""
    rules = state.rows[seat][RULES]
    if rules & NO_SURCHARGE or (tower == SPECIAL_TOWER and rules & NO_SURCHARGE_SPECIAL):
        return 0
    return state.tables.surcharge if tower_occupied(state, tower) else 0


def servants_may_pay(state: State, seat: int, due: int) -> bool:
    """Whether Paracelso's servants can make up the surcharge (RUL-33)."""
    row = state.rows[seat]
    if not row[RULES] & SERVANTS_REPLACE or state.tables.switches.paracelso_no_surcharge:
        return False
    return row[COINS] + row[SERVANTS] >= due


def has_room(state: State, seat: int, card_type: int) -> bool:
    """Whether the player may own one more card of the type (R7.2.2)."""
    row = state.rows[seat]
    return row[CARD_COUNT + card_type] < row[CARD_LIMIT + card_type]


def territory_requirement(state: State, seat: int) -> int:
    """The military strength the next territory slot asks for (R7.2.1)."""
    row = state.rows[seat]
    if row[RULES] & NO_TERRITORY_REQUIREMENT:
        return 0
    slots = state.tables.territory_requirements
    owned = row[CARD_COUNT + TERRITORY]
    return slots[owned] if owned < len(slots) else slots[-1]


def _add_floor_bonus(state: State, seat: int, space: int, held: list[int]) -> None:
    """What the floor bonus will bring, added to a simulated supply (R6.3.4)."""
    goods = state.tables.floor_bonus[space]
    for at in range(0, len(goods), 2):
        amount = net_gain(state, seat, goods[at], goods[at + 1], FROM_SPACE)
        if goods[at] == TOKENS:
            amount = min(amount, tokens.available(state))
        held[goods[at]] += amount


def supply_for_card(state: State, seat: int, space: int) -> list[int]:
    """The goods at hand when the card is paid: after the surcharge, with the floor bonus (R6.3)."""
    row = state.rows[seat]
    held = row[0:8]
    due = surcharge_due(state, seat, space >> 2)
    if due:
        held[COINS] -= due
        if held[COINS] < 0:
            held[SERVANTS] += held[COINS]
            held[COINS] = 0
    if not row[RULES] & NO_FLOOR_BONUS and state.tables.floor_bonus[space]:
        _add_floor_bonus(state, seat, space, held)
    return held


def floor_terms(state: State, seat: int, space: int, discount: int) -> int:
    """How many servants may go into the value of taking this floor's card, or why it cannot be taken.

    Everything of R6.1.5 to R6.1.9 that does not depend on the member: the answer serves the listing of
    moves, the checks of a placement and those of a bonus action.
    """
    tables = state.tables
    row = state.rows[seat]
    card = state.board[FLOOR_CARD + space] - 1
    if card < 0:
        return NO_CARD
    info = tables.cards[card]
    card_type = info.card_type
    if row[CARD_COUNT + card_type] >= row[CARD_LIMIT + card_type]:
        return TOO_MANY
    if card_type == TERRITORY and row[CARD_COUNT + TERRITORY] > 1:
        needed = territory_requirement(state, seat)
        if needed > row[MILITARY]:
            held_after = supply_for_card(state, seat, space)
            if needed > held_after[MILITARY]:
                return TOO_WEAK
    due = surcharge_due(state, seat, space >> 2)
    if due > row[COINS] and not servants_may_pay(state, seat, due):
        return NO_SURCHARGE_MONEY
    if not info.costs and due <= row[COINS]:
        return row[SERVANTS]
    spare = spare_servants(state, seat, info, supply_for_card(state, seat, space), discount)
    return spare if spare >= 0 else NO_COST


def empty_floor_terms(state: State, seat: int, space: int) -> int:
    """As floor_terms, for a floor without a card under opt.emptyFloor (RUL-13)."""
    due = surcharge_due(state, seat, space >> 2)
    row = state.rows[seat]
    if due > row[COINS] and not servants_may_pay(state, seat, due):
        return NO_SURCHARGE_MONEY
    return row[SERVANTS] - max(0, due - row[COINS])


def begin_taking(state: State, seat: int, space: int, discount: int, occupied: bool) -> None:
    """Surcharge, floor bonus, payment, card: the order of R6.3 from step 2 on.

    `occupied` says whether the surcharge was due before the member itself stood in the tower.
    """
    row = state.rows[seat]
    due = 0
    if occupied:
        rules = row[RULES]
        tower = space >> 2
        if not (rules & NO_SURCHARGE or (tower == SPECIAL_TOWER and rules & NO_SURCHARGE_SPECIAL)):
            due = state.tables.surcharge
    if due:
        amounts = [0] * 8
        amounts[COINS] = due
        packed = pack_goods(amounts)
        if row[RULES] & SERVANTS_REPLACE and not state.tables.switches.paracelso_no_surcharge:
            choices = surcharge_payments(state, seat, packed, space, discount)
            if len(choices) > 1:
                state.push(Frame(F_AFTER_SURCHARGE, seat, space, discount))
                state.push(Frame(F_PAY, seat, PAY_SURCHARGE, packed, space, discount))
                return
            packed = choices[0]
        pay(state, seat, packed, "surcharge")
    after_surcharge(state, seat, space, discount)


def surcharge_payments(
    state: State, seat: int, packed: int, space: int, discount: int
) -> list[int]:
    """The ways to pay the surcharge after which the card can still be paid."""
    card = state.board[FLOOR_CARD + space] - 1
    result: list[int] = []
    row = state.rows[seat]
    for variant in substituted(state, seat, packed):
        coins = variant >> (COINS * PAY_BITS) & 127
        servants = variant >> (SERVANTS * PAY_BITS) & 127
        held = row[0:8]
        held[COINS] -= coins
        held[SERVANTS] -= servants
        if not row[RULES] & NO_FLOOR_BONUS:
            _add_floor_bonus(state, seat, space, held)
        if card < 0 or spare_servants(state, seat, state.tables.cards[card], held, discount) >= 0:
            result.append(variant)
    return result


def after_surcharge(state: State, seat: int, space: int, discount: int) -> None:
    """Floor bonus, then the card's cost (R6.3.4, R6.3.5)."""
    row = state.rows[seat]
    card = state.board[FLOOR_CARD + space] - 1
    bonus = state.tables.floor_bonus[space]
    if bonus and not row[RULES] & NO_FLOOR_BONUS:
        gain(state, seat, bonus, FROM_SPACE, space)
    if card < 0:
        return
    info = state.tables.cards[card]
    if not info.costs:
        take_from_floor(state, seat, space)
        return
    printed = printed_payments(state, seat, info, discount)
    if len(printed) == 1 and not row[RULES] & SERVANTS_REPLACE:
        pay_for_card(state, seat, space, printed[0])
        return
    if len(printed) == 1:
        variants = payable_payments(state, seat, info, discount)
        if len(variants) == 1:
            pay_for_card(state, seat, space, variants[0])
            return
    state.push(Frame(F_PAY, seat, PAY_CARD, space, discount))


def pay_for_card(state: State, seat: int, space: int, packed: int) -> None:
    """Pay and take; the card is taken once tokens to be paid are named."""
    info = state.tables.cards[state.board[FLOOR_CARD + space] - 1]
    if packed >> (TOKENS * PAY_BITS) & 127:
        state.push(Frame(F_TAKE_NOW, seat, space))
        pay(state, seat, packed, source_of(state.tables, FROM_CARD, info.index))
        keep_on_tile(state, seat, info, packed)
        return
    if packed:
        pay(state, seat, packed, source_of(state.tables, FROM_CARD, info.index))
        keep_on_tile(state, seat, info, packed)
    take_from_floor(state, seat, space)


def take_from_floor(state: State, seat: int, space: int) -> None:
    """The card leaves its floor and comes to the player (R6.3.6, R8.4)."""
    card = state.board[FLOOR_CARD + space] - 1
    state.board[FLOOR_CARD + space] = 0
    take(state, seat, card, space)


def take(state: State, seat: int, card: int, space: int) -> None:
    """The card joins the player's area and resolves (R7.6.1). `space` is -1 if it came from elsewhere."""
    info = state.tables.cards[card]
    row = state.rows[seat]
    card_type = info.card_type
    state.cards[seat * 4 + card_type] = (*state.cards[seat * 4 + card_type], card)
    row[CARD_COUNT + card_type] += 1
    state.fresh = (*state.fresh, card)
    if info.standing is not None:
        rebuild(state, seat)
    if state.events is not None:
        fields: dict[str, object] = {"card": info.number}
        if space >= 0:
            fields["space"] = space_key(state.tables, space)
        state.emit("took_card" if space >= 0 else "card_taken_free", seat, fields)
    resolve_taken(state, seat, info)


def resolve_taken(state: State, seat: int, info: CardInfo) -> None:
    """R7.6.1 (b) to (f): later steps wait on the agenda, goods come at once."""
    row = state.rows[seat]
    _push_actions(state, seat, info)
    for number in range(len(info.demands) - 1, -1, -1):
        state.push(
            Frame(F_DEMAND, seat, info.index, number, 0, 0, tuple(state.opponents_from(seat)))
        )
    if info.privileges:
        push_privileges(state, seat, info.privileges, info.different)
    goods = info.gain
    if info.per:
        goods = _counted(state, seat, info.per, goods)
    if goods:
        doubled = (row[RULES] & DOUBLE_IMMEDIATE) != 0
        gain(state, seat, goods, FROM_CARD, info.index, doubled)
    for at in range(0, len(info.lose), 2):
        source = source_of(state.tables, FROM_CARD, info.index)
        lose(state, seat, info.lose[at], info.lose[at + 1], source)
    if info.catch_up:
        best = 0
        for other in state.rows:
            if other[MILITARY] > best:
                best = other[MILITARY]
        if best > row[MILITARY]:
            row[MILITARY] = best
            state.emit("military_level", seat, {"military": best})
    if info.draw_leaders:
        draw_leaders(state, seat, info.draw_leaders)
    for brought in triggered(state, seat, ON_TAKE + info.card_type):
        gain(state, seat, brought.goods, brought.source, brought.identity)


def _push_actions(state: State, seat: int, info: CardInfo) -> None:
    """Whatever is an action of its own, in an order chosen by the player if there are several (R7.6.1 f)."""
    frames: list[Frame] = []
    row = state.rows[seat]
    for action in info.actions:
        frames.append(Frame(action.frame, seat, action.a, action.b, action.c, action.d))
    if info.card_type == TERRITORY and row[RULES] & HARVEST_ON_TERRITORY:
        value = info.printed_activation - 1
        flags = W_NO_SERVANTS | W_NO_BONUSES
        frames.append(Frame(F_WORK, seat, HARVEST, value, flags, info.index + 1))
    if row[FAMILY]:
        award = set_award(state, seat)
        if award >= 0:
            frames.append(Frame(F_SET_AWARD, seat, award))
    if len(frames) == 1:
        state.push(frames[0])
    elif frames:
        push_ordered(state, seat, frames)


def push_ordered(state: State, seat: int, frames: list[Frame]) -> None:
    """Several actions of which the player says which comes first: packed as items of one frame."""
    packed: list[int] = []
    for frame in frames:
        packed += [frame.kind, frame.a, frame.b, frame.c, frame.d]
    state.push(Frame(F_ORDER, seat, len(frames), 0, 0, 0, tuple(packed)))


def set_award(state: State, seat: int) -> int:
    """The Orsini award for a set completed just now, -1 if there is none; each once per game (R17.9, RUL-56)."""
    row = state.rows[seat]
    standing = state.tables.families[row[FAMILY] - 1].standing
    if not standing.set_rewards:
        return -1
    sets = row[CARD_COUNT]
    for card_type in range(1, 4):
        if row[CARD_COUNT + card_type] < sets:
            sets = row[CARD_COUNT + card_type]
    if sets < 1 or sets > len(standing.set_rewards) or row[SET_AWARDS] >= sets:
        return -1
    row[SET_AWARDS] = sets
    return sets - 1


def give_set_award(state: State, seat: int, award: int) -> None:
    """One award of the Orsini."""
    family = state.rows[seat][FAMILY] - 1
    standing = state.tables.families[family].standing
    reward = standing.set_rewards[award]
    state.emit("set_award", seat, {"sets": award + 1})
    if reward.frame == F_PLAY_FREE:
        state.push(Frame(F_PLAY_FREE, seat))
    push_privileges(state, seat, standing.set_privileges[award], False)
    if standing.set_victories[award]:
        gain(state, seat, (VICTORY, standing.set_victories[award]), FROM_FAMILY, family)
    draw_leaders(state, seat, reward.a)


def count_of(state: State, seat: int, per: PerInfo) -> int:
    """How often a counted gain applies now (R7.6.2, R0.9)."""
    row = state.rows[seat]
    if per.what == PER_CARDS:
        number = row[CARD_COUNT + per.argument]
    elif per.what == PER_LEADERS:
        number = len(state.in_play[seat])
    elif per.what == PER_GOOD:
        number = row[per.argument]
    else:
        number = min(row[0], row[1])
    return max(0, number) // per.per


def _counted(state: State, seat: int, pers: list[PerInfo], goods: SparseGoods) -> SparseGoods:
    """The plain goods plus the counted ones, each kind once."""
    total = [0] * 8
    for at in range(0, len(goods), 2):
        total[goods[at]] += goods[at + 1]
    for per in pers:
        times = count_of(state, seat, per)
        for at in range(0, len(per.goods), 2):
            amount = per.goods[at + 1] * times
            if per.maximum and amount > per.maximum:
                amount = per.maximum
            total[per.goods[at]] += amount
    result: list[int] = []
    for good in range(8):
        if total[good]:
            result.append(good)
            result.append(total[good])
    return tuple(result)


def drop_card(state: State, seat: int, card: int) -> None:
    """A player's card leaves the game; what it brought is kept, its standing effects end (R19.1)."""
    info = state.tables.cards[card]
    at = seat * 4 + info.card_type
    state.cards[at] = tuple(other for other in state.cards[at] if other != card)
    state.rows[seat][CARD_COUNT + info.card_type] -= 1
    tokens.drop_from_card(state, card)
    if state.tables.switches.recover_player_discards and not info.special:
        state.pile = (*state.pile, card)
    else:
        state.gone = (*state.gone, card)
    if info.card_type == CHARACTER:
        rebuild(state, seat)
    state.emit("card_discarded", seat, {"card": info.number})
