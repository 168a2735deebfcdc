"""Payments with a choice: which of a card's prices, servants in place of goods, which tokens (R7.3, RUL-33)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.vocabulary import GOOD_COUNT
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import PAY, PAY_TOKEN, kind_of, only_part
from magnifico.engine.printed.card import CardInfo
from magnifico.engine.printed.goods import amounts_by_name, held_by_name, unpack_goods
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import costs, tokens, towers
from magnifico.engine.rules.sources import EXCHANGE, SURCHARGE
from magnifico.engine.state.rows import FLOOR_CARD
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Facts


class Payment(Decision):
    """A payment that can be made in several ways. Written `pay 2 wood 1 stone`, `pay nothing`."""

    name: ClassVar[str] = "pay"
    refusal_code: ClassVar[str] = "E_COST"
    """The refusal code for a payment that is due but cannot be made (R6.1.9, R9.4, R0.13)."""

    def payments(self, state: State) -> list[int]:
        """What can be paid, as packed goods."""
        raise NotImplementedError

    def due(self, state: State) -> list[int]:
        """What has to be paid, whether or not the player can, before servants replace goods."""
        raise NotImplementedError

    def legal(self, state: State, seat: int) -> list[int]:
        """Every way to pay."""
        return [PAY.payment(packed) for packed in self.payments(state)]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Refuse a payment that is due but cannot be made with the code of its kind; others aren't on offer (R0.14)."""
        if kind_of(code) != PAY.number:
            return self.not_offered(code)
        packed = PAY.packed(code)
        if packed in self.payments(state):
            return None
        for due in self.due(state):
            if packed == due or (
                costs.can_cover(state, seat, unpack_goods(due)) and costs.is_variant(packed, due)
            ):
                return self._cannot_pay(state, packed)
        return self.not_offered(code)

    def _cannot_pay(self, state: State, packed: int) -> Refusal:
        amounts = unpack_goods(packed)
        row = state.rows[self.seat]
        code = self.refusal_code
        if code == "E_SURCHARGE" and all(amounts[good] <= row[good] for good in range(GOOD_COUNT)):
            code = "E_COST"  # it could be paid, but then the card couldn't
        return Refusal(code, {"needs": amounts_by_name(amounts), "has": held_by_name(row, amounts)})


class PayForCard(Payment):
    """A tower card with several prices, or one for which servants may replace goods (R7.3, R7.4).

    `discount` is the number of a bonus action's discount, 0 for none.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "floor", "discount")

    def __init__(self, seat: int, floor: int, discount: int) -> None:
        super().__init__(seat)
        self.floor = floor
        self.discount = discount

    def card(self, state: State) -> CardInfo:
        """The card to be paid for."""
        return state.printed.cards[state.board[FLOOR_CARD + self.floor] - 1]

    def payments(self, state: State) -> list[int]:
        """Every price that can be paid."""
        return costs.payable_payments(state, self.seat, self.card(state), self.discount)

    def due(self, state: State) -> list[int]:
        """Every price after discounts."""
        return costs.printed_payments(state, self.seat, self.card(state), self.discount)

    def play(self, state: State, seat: int, code: int) -> None:
        """Pay and take the card."""
        state.pop()
        towers.pay_for_card(state, seat, self.floor, PAY.packed(code))

    def facts(self, state: State, seat: int | None) -> Facts:
        """The card."""
        return {"card": self.card(state).number}


class PaySurcharge(Payment):
    """The coins for an occupied tower, which servants may replace (R6.2.3, RUL-33)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "packed", "floor", "discount")
    refusal_code: ClassVar[str] = "E_SURCHARGE"

    def __init__(self, seat: int, packed: int, floor: int, discount: int) -> None:
        super().__init__(seat)
        self.packed = packed
        self.floor = floor
        self.discount = discount

    def payments(self, state: State) -> list[int]:
        """The ways to pay after which the card can still be paid."""
        return towers.surcharge_payments(state, self.seat, self.packed, self.floor, self.discount)

    def due(self, state: State) -> list[int]:
        """The surcharge."""
        return [self.packed]

    def play(self, state: State, seat: int, code: int) -> None:
        """Pay; the rest waits on the agenda."""
        state.pop()
        costs.pay(state, seat, PAY.packed(code), SURCHARGE)


class PayForExchange(Payment):
    """The sum of the exchanges announced in a harvest or production (R9.4, RUL-33)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "packed")
    refusal_code: ClassVar[str] = "E_EXCHANGE"

    def __init__(self, seat: int, packed: int) -> None:
        super().__init__(seat)
        self.packed = packed

    def payments(self, state: State) -> list[int]:
        """The ways to pay, with servants replacing goods."""
        return costs.substituted(state, self.seat, self.packed)

    def due(self, state: State) -> list[int]:
        """The sum."""
        return [self.packed]

    def play(self, state: State, seat: int, code: int) -> None:
        """Pay; the gains of the exchange wait on the agenda."""
        state.pop()
        costs.pay(state, seat, PAY.packed(code), EXCHANGE)


class PayForAbility(PayForExchange):
    """The price of a leader's ability (R16.1.7)."""

    refusal_code: ClassVar[str] = "E_FUNDS"


class PayTokens(Decision):
    """Which special tokens are paid, one after the other (R7.3.5). Written `pay-token coins`."""

    name: ClassVar[str] = "pay_tokens"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: State, seat: int) -> list[int]:
        """Any face the player holds."""
        return [PAY_TOKEN.code(face) for face in tokens.distinct_faces(state, seat)]

    def play(self, state: State, seat: int, code: int) -> None:
        """Discard the token, face up."""
        state.pop()
        if self.left > 1:
            state.push(PayTokens(seat, self.left - 1))
        tokens.discard(state, seat, only_part(code))
