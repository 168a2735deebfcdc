"""Harvest and production: which cards activate, what is announced, paid and received (section 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnifico.content.standing_rules import SERVANTS_REPLACE
from magnifico.content.vocabulary import (
    BUILDING,
    COINS,
    GOOD_COUNT,
    HARVEST,
    SERVANTS,
    TERRITORY,
    TYPE_COUNT,
)
from magnifico.engine.moves.kinds import Announcement
from magnifico.engine.names import WORK_KEYS
from magnifico.engine.printed.card import CHOICE_ACTIVATE, CardInfo
from magnifico.engine.printed.goods import SparseGoods, add_goods, pack_goods, sparse_goods
from magnifico.engine.printed.parts import DISCARD_CHARACTER, DISCARD_NOTHING, OptionInfo
from magnifico.engine.rules import cards, costs, gains, leaders, privileges, tokens, values
from magnifico.engine.rules.sources import (
    EXCHANGE,
    FROM_BONUS_TILE,
    FROM_HARVEST,
    FROM_PRODUCTION,
)
from magnifico.engine.state.questions import OF_AN_OPTION
from magnifico.engine.state.rows import BONUS_TILE, IGNORING_VALUE, RULES
from magnifico.engine.state.state import Pairs, State
from magnifico.engine.state.step import Step

KIND_NAMES: Final = (*WORK_KEYS, "cards")
"""The names of HARVEST, PRODUCTION and IGNORING_VALUE."""
MOST_USEFUL_VALUE: Final = 20
THE_TILE: Final = -1
"""Stands for the personal bonus tile where a card is expected."""


def card_type_of(kind: int) -> int:
    """Territories for harvest, buildings for production (R9.1)."""
    return TERRITORY if kind == HARVEST else BUILDING


# -------------------------------------------------------------------------------- values that make a difference


def value_marks(state: State, owner: int, seat: int, kind: int) -> list[int]:
    """The action values at which more happens: activation values, and caps given by the value itself."""
    marks: list[int] = [1]
    table = state.printed.cards
    own_type = card_type_of(kind)
    reached = 0  # bits of the types that S12 on one of the cards can name
    for card in state.owned(owner, own_type):
        info = table[card]
        if info.activation not in marks:
            marks.append(info.activation)
        if info.value_matters:
            _add_marks(marks, _useful_value(state, seat, info))
        for choice in info.choices:
            reached |= choice.types
    for card_type in range(TYPE_COUNT):
        if card_type != own_type and reached >> card_type & 1:
            for card in state.owned(owner, card_type):
                if table[card].value_matters:
                    _add_marks(marks, _useful_value(state, seat, table[card]))
    marks.sort()
    return marks


def _add_marks(marks: list[int], most: int) -> None:
    for value in range(1, most + 1):
        if value not in marks:
            marks.append(value)


def _useful_value(state: State, seat: int, info: CardInfo) -> int:
    """The highest value that still increases what a card brings, if the card uses the value as a number."""
    row = state.rows[seat]
    most = 0
    for per in info.work_per:
        if per.capped:
            most = max(most, cards.count_of(state, seat, per))
    for choice in info.choices:
        for option in choice.options:
            if option.repeat:
                for at in range(0, len(option.pay), 2):
                    good = option.pay[at]
                    held = row[good]
                    if good <= COINS and row[RULES] & SERVANTS_REPLACE:
                        held += row[SERVANTS]
                    most = max(most, held // option.pay[at + 1])
    return min(most, MOST_USEFUL_VALUE)


def work_servants(row: list[int], value: int, least: int, marks: list[int], most: int) -> list[int]:
    """The numbers of servants that make a difference: the fewest, and each that reaches another mark."""
    first = values.servants_needed(row, least - value)
    result: list[int] = []
    if first > most:
        return result
    result.append(first)
    reached = value + values.servant_value(row, first)
    for mark in marks:
        if mark > reached:
            servants = values.servants_needed(row, mark - value)
            if servants > most:
                break
            if servants != result[-1]:
                result.append(servants)
    return result


# ------------------------------------------------------------------------------------------------- activating


def start_work(state: State, seat: int, kind: int, value: int, owner: int, with_tile: bool) -> None:
    """A harvest or production of this value with the owner's cards, an opponent's with #153 and #154 (R9.1, R9.13)."""
    table = state.printed.cards
    activated = [
        card for card in state.owned(owner, card_type_of(kind)) if table[card].activation <= value
    ]
    activate(state, seat, kind, value, with_tile, owner, activated)


def activate(
    state: State,
    seat: int,
    kind: int,
    value: int,
    with_tile: bool,
    owner: int,
    activated: list[int],
) -> None:
    """Activate these cards together: ask what there is to announce, then resolve (R9.5).

    Every one of them activates, even if it exchanges nothing (R9.2). This includes cards used through other cards
    (R21.7): `owner` has them, while `seat` pays, counts, suffers and receives (RUL-82).
    """
    table = state.printed.cards
    slots: list[tuple[int, int]] = []
    for card in activated:
        for slot in range(len(table[card].choices)):
            slots.append((card, slot))
    if state.events is not None:
        fields: dict[str, object] = {"kind": KIND_NAMES[kind]}
        if kind != IGNORING_VALUE:
            fields["value"] = value
        fields["cards"] = [table[card].number for card in activated]
        if owner != seat:
            fields["owner"] = owner
        state.emit("activated", seat, fields)
    # A bonus action below 1 leaves out the tile (R8.7, RUL-18); named cards activate alone (R9.10).
    tile = with_tile and value >= 1 and kind != IGNORING_VALUE
    if slots:
        asked = state.printed.ask.announce(
            seat, kind, value, tile, owner, tuple(slots), tuple(activated)
        )
        state.push(asked)
    else:
        resolve_announced(state, Activation(seat, kind, value, tile, tuple(activated), (), ()))


class Activation:
    """What is announced for the cards that activate: answer by answer for each slot, a card and one of its choices."""

    def __init__(
        self,
        seat: int,
        kind: int,
        value: int,
        with_tile: bool,
        cards: tuple[int, ...],
        slots: Pairs,
        announced: tuple[Announcement, ...],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.value = value
        self.with_tile = with_tile
        self.cards = cards
        self.slots = slots
        self.announced = announced


def option_of(state: State, told: Announcement) -> OptionInfo | None:
    """The option an announcement names, None for a declined one or a named card (S12)."""
    choice = state.printed.cards[told.card].choices[told.slot]
    if told.option == 0 or choice.kind == CHOICE_ACTIVATE:
        return None
    return choice.options[told.option - 1]


class _Yield:
    """What one activated card brings, before modifiers of gains."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.amounts = [0] * GOOD_COUNT
        self.privileges = 0
        self.different = False


class ReceiveWork(Step):
    """What an activation brings, once it is paid (R9.5 steps 3, 5, 6).

    `gains` pairs a card (THE_TILE: the bonus tile) with its goods, `privileges` a count with whether they must
    differ, `discards` a kind of discard with the card or leader; `plays` leaders may be played, `losses` are
    forced.
    """

    name: ClassVar[str] = "receive_work"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "kind",
        "gains",
        "privileges",
        "demands",
        "discards",
        "plays",
        "losses",
    )

    def __init__(
        self,
        seat: int,
        kind: int,
        gains: tuple[tuple[int, SparseGoods], ...],
        privileges: tuple[tuple[int, bool], ...],
        demands: tuple[Step, ...],
        discards: tuple[tuple[int, int], ...],
        plays: int,
        losses: tuple[SparseGoods, ...],
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.gains = gains
        self.privileges = privileges
        self.demands = demands
        self.discards = discards
        self.plays = plays
        self.losses = losses

    def resolve(self, state: State) -> bool:
        """Receive everything in the order of the rules."""
        state.pop()
        self.receive(state)
        return True

    def receive(self, state: State) -> None:
        """Resolve discards, losses, gains by source, faith tiles, then privileges, opponents and leaders."""
        seat = self.seat
        # Discards come after the payments, which depend on the start of the activation (RUL-86).
        for what, target in self.discards:
            if what == DISCARD_CHARACTER:
                cards.drop_card(state, seat, target)
            else:
                leaders.drop_leader(state, seat, target)
        # Step 6: privileges (R21.4), then opponents card by card, then the leaders of S07.
        for _ in range(self.plays):
            state.push(state.printed.ask.play_leader(seat))
        cards.push_in_order(state, seat, list(self.demands))
        for count, different in reversed(self.privileges):
            privileges.offer(state, seat, count, different)
        # Mandatory losses come after the payments and before the gains, and stop at 0 (R9.7, RUL-80).
        for goods in self.losses:
            for at in range(0, len(goods), 2):
                gains.lose(state, seat, goods[at], goods[at + 1], EXCHANGE)
        # Every card is one separate source, and so is the tile (R21.2); modifiers apply as they are now (RUL-86).
        for card, brought in self.gains:
            if card == THE_TILE:
                gains.gain(state, seat, brought, FROM_BONUS_TILE, 0)
            else:
                gains.gain(state, seat, brought, _source(state, self.kind, card), card)
        # The end of step 5 (RUL-91).
        gains.take_faith_tiles(state, seat)


def _source(state: State, kind: int, card: int) -> int:
    """The source under which an activated card's gains are counted."""
    if kind == IGNORING_VALUE:
        territory = state.printed.cards[card].card_type == TERRITORY
        return FROM_HARVEST if territory else FROM_PRODUCTION
    return FROM_HARVEST if kind == HARVEST else FROM_PRODUCTION


def resolve_announced(state: State, asked: Activation) -> None:
    """Steps 3 and 4 of R9.5: counts are taken now (RUL-47, RUL-86), then everything is paid and discarded."""
    seat = asked.seat
    printed = state.printed
    row = state.rows[seat]
    received: list[tuple[int, SparseGoods]] = []
    losses: list[SparseGoods] = []
    if asked.with_tile:
        harvest, production = printed.bonus_tiles[row[BONUS_TILE]]
        tile = harvest if asked.kind == HARVEST else production
        if tile:
            received.append((THE_TILE, tile))
    yields = [_Yield(card) for card in asked.cards]
    for brought in yields:
        info = printed.cards[brought.card]
        _add_plain(state, asked, info, brought)
        if info.work_lose:
            losses.append(info.work_lose)
    due = [0] * GOOD_COUNT
    discards: list[tuple[int, int]] = []
    demanded: list[Step] = []
    plays = 0
    for number, told in enumerate(asked.announced):
        option = option_of(state, told)
        if option is None:
            continue
        brought = yields[_activation_of(asked, number)]
        _add_chosen(state, told, option, brought)
        add_goods(due, option.pay, told.times())
        if option.discard != DISCARD_NOTHING:
            discards.append((option.discard, told.target))
        if option.give:
            demanded.append(
                state.printed.ask.demand(seat, told.card, OF_AN_OPTION, told.slot, told.option)
            )
        if option.play_leader:
            plays += 1
    offered: list[tuple[int, bool]] = []
    for brought in yields:
        goods = sparse_goods(brought.amounts)
        if goods:
            received.append((brought.card, goods))
        if brought.privileges:
            offered.append((brought.privileges, brought.different))
    receive = ReceiveWork(
        seat,
        asked.kind,
        tuple(received),
        tuple(offered),
        tuple(demanded),
        tuple(discards),
        plays,
        tuple(losses),
    )
    packed = pack_goods(due)
    if packed == 0:
        receive.receive(state)
        return
    state.push(receive)
    variants = costs.substituted(state, seat, packed)
    if len(variants) > 1:
        state.push(state.printed.ask.pay_for_exchange(seat, packed))
    else:
        costs.pay(state, seat, variants[0] if variants else packed, EXCHANGE)


def _activation_of(asked: Activation, number: int) -> int:
    """Which of the activated cards an announcement belongs to; a card may occur twice (RUL-48)."""
    slot = asked.slots[number]
    earlier = 0
    for other in range(number):
        if asked.slots[other] == slot:
            earlier += 1
    for position in range(len(asked.cards)):
        if asked.cards[position] == slot[0]:
            if earlier == 0:
                return position
            earlier -= 1
    raise AssertionError("an announcement belongs to an activated card")


def _add_plain(state: State, asked: Activation, info: CardInfo, brought: _Yield) -> None:
    """Add fixed goods, counted goods and the token on the card, which together are one source."""
    printed = state.printed
    add_goods(brought.amounts, info.work_gain)
    for per in info.work_per:
        times = cards.count_of(state, asked.seat, per)
        # S02: at most the action value (R9.8), no limit without one (RUL-48); or the card's own value (RUL-51).
        if per.capped and printed.switches.cap_by_card_value:
            times = min(times, info.activation)
        elif per.capped and asked.kind != IGNORING_VALUE and times > asked.value:
            times = max(0, asked.value)
        cards.add_counted(brought.amounts, per, times)
    if info.slot_activation:  # S01 (RUL-84)
        face = tokens.on_card(state, info.index)
        if face >= 0:
            add_goods(brought.amounts, printed.token_faces[face])
    brought.privileges += info.work_privileges
    brought.different = brought.different or info.work_different


def _add_chosen(state: State, told: Announcement, option: OptionInfo, brought: _Yield) -> None:
    """Add what one announced option brings."""
    times = told.times()
    add_goods(brought.amounts, option.gain, times)
    brought.privileges += option.privileges * times
    if option.market:  # #161: a gain from the card, like all its others (RUL-63)
        printed = state.printed
        add_goods(brought.amounts, printed.market_gain[told.target])
        brought.privileges += printed.market_privileges[told.target]
        brought.different = brought.different or printed.market_different[told.target]
