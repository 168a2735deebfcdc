"""Questions to opponents in a player's turn: cards to discard, goods to hand over (R19.1, R19.2, RUL-60, RUL-62)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.standing_rules import DOUBLE_IMMEDIATE
from magnifico.content.vocabulary import GOOD_COUNT, GOODS, VICTORY
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import GIVE, GIVE_UP, only_part
from magnifico.engine.printed.goods import SparseGoods, sparse_goods
from magnifico.engine.rules import cards, gains
from magnifico.engine.rules.sources import FROM_OPPONENTS
from magnifico.engine.state.questions import OF_AN_OPTION
from magnifico.engine.state.rows import RULES
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Facts, Step


class Demand(Step):
    """Opponents answer a card's demand one after another (R19.2); everything they give is one source (R11.5,
    RUL-60).

    `demand` is the number of the card's demand; OF_AN_OPTION: option `option` of its slot `slot`. Once it has
    begun, `opponents` are those still to be asked and `received` the amounts given so far.
    """

    name: ClassVar[str] = "demand"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "card",
        "demand",
        "slot",
        "option",
        "opponents",
        "received",
    )

    def __init__(
        self,
        seat: int,
        card: int,
        demand: int,
        slot: int = 0,
        option: int = 0,
        opponents: Ints = (),
        received: Ints = (),
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.demand = demand
        self.slot = slot
        self.option = option
        self.opponents = opponents
        self.received = received

    def _continued(self, opponents: Ints, received: Ints) -> Demand:
        return Demand(
            self.seat, self.card, self.demand, self.slot, self.option, opponents, received
        )

    def gifts(self, state: State) -> list[SparseGoods]:
        """The goods of which an opponent gives one; none if a card has to be discarded."""
        info = state.printed.cards[self.card]
        if self.demand == OF_AN_OPTION:
            return info.choices[self.slot].options[self.option - 1].give
        return info.demands[self.demand].give

    def resolve(self, state: State) -> bool:
        """Ask the next opponent, or hand over what was given when all have answered."""
        state.pop()
        if not self.received:
            opponents = tuple(state.opponents_from(self.seat))
            state.push(self._continued(opponents, (0,) * GOOD_COUNT))
        elif self.opponents:
            state.push(self._continued(self.opponents[1:], self.received))
            self._ask(state, self.opponents[0])
        else:
            goods = sparse_goods(list(self.received))
            if goods:
                # An immediate effect, too: Santa Rita doubles it with opt.ritaDoublesGiven (RUL-60).
                doubled = (
                    state.printed.switches.rita_doubles_given
                    and self.demand != OF_AN_OPTION
                    and (state.rows[self.seat][RULES] & DOUBLE_IMMEDIATE) != 0
                )
                gains.gain(state, self.seat, goods, FROM_OPPONENTS, self.card, doubled)
        return True

    def _ask(self, state: State, opponent: int) -> None:
        """A single possible answer is carried out without a question (R0.14)."""
        gifts = self.gifts(state)
        if gifts:
            answers = possible_gifts(state, opponent, gifts)
            if len(answers) == 1:
                hand_over(state, opponent, gifts[answers[0]])
            elif answers:
                state.push(GiveGoods(opponent, self.card, tuple([gifts[at] for at in answers])))
            return
        # Any card of the types; a player without one gives none (RUL-64, RUL-95).
        types = state.printed.cards[self.card].demands[self.demand].discard_types
        owned = state.cards_of_types(opponent, types)
        if len(owned) == 1:
            cards.drop_card(state, opponent, owned[0])
        elif owned:
            state.push(GiveUpCard(opponent, self.card, tuple(owned)))

    def take_in(self, state: State, good: int, amount: int) -> None:
        """Keep what an opponent gave until all have answered."""
        received = list(self.received)
        received[good] += amount
        state.push(self._continued(self.opponents, tuple(received)))


def possible_gifts(state: State, seat: int, gifts: list[SparseGoods]) -> list[int]:
    """The gifts an opponent may choose from, by their number (RUL-62).

    Those that can be given in full; if none can, as many victory points as there are (RUL-38), or else everything
    of the good the opponent has most of.
    """
    row = state.rows[seat]
    numbers = range(len(gifts))
    full = [number for number in numbers if row[gifts[number][0]] >= gifts[number][1]]
    if full:
        return full
    points = [number for number in numbers if gifts[number][0] == VICTORY]
    if points:
        return points
    most = max([row[goods[0]] for goods in gifts])
    if most <= 0:
        return []
    return [number for number in numbers if row[gifts[number][0]] == most]


def hand_over(state: State, seat: int, gift: SparseGoods) -> None:
    """An opponent gives goods, points as far as there are any (RUL-38); the demand below collects them all."""
    good = gift[0]
    amount = gains.forfeit(state, seat, good, gift[1])
    demand = state.pop()
    assert isinstance(demand, Demand)
    demand.take_in(state, good, amount)
    if amount == 0:
        return
    fields: dict[str, object] = {"goods": {GOODS[good]: amount}, "to": demand.seat}
    fields["card"] = state.printed.cards[demand.card].number
    state.emit("card_gave", seat, fields)


class GiveGoods(Decision):
    """Which of these goods an opponent has to give to the owner of the card (R19.3). Written `give coins`."""

    name: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "gifts")

    def __init__(self, seat: int, card: int, gifts: tuple[SparseGoods, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.gifts = gifts

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of the gifts; a move names the good."""
        return [GIVE.code(goods[0]) for goods in self.gifts]

    def play(self, state: State, seat: int, code: int) -> None:
        """Give it."""
        state.pop()
        for goods in self.gifts:
            if goods[0] == only_part(code):
                hand_over(state, seat, goods)
        state.revealed()

    def facts(self, state: State, seat: int | None) -> Facts:
        """The card that demands it."""
        return {"card": state.printed.cards[self.card].number}


class GiveUpCard(Decision):
    """Which of these cards an opponent has to discard (R19.1, R19.3). Written `give-up #5`."""

    name: ClassVar[str] = "give_up"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "cards")

    def __init__(self, seat: int, card: int, cards: Ints) -> None:
        super().__init__(seat)
        self.card = card
        self.cards = cards

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of them."""
        return [GIVE_UP.code(card) for card in self.cards]

    def play(self, state: State, seat: int, code: int) -> None:
        """Discard it."""
        state.pop()
        cards.drop_card(state, seat, only_part(code))
        state.revealed()

    def facts(self, state: State, seat: int | None) -> Facts:
        """The card that demands it."""
        return {"card": state.printed.cards[self.card].number}
