"""Cards a player gets without an action value: leftovers for Gonzaga, discarded cards (R17.4, S13)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnifico.content.vocabulary import TERRITORY
from magnifico.engine.decisions import bonus_card
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import BUY, DECLINE, RECOVER, kind_of, only_part
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import cards, towers
from magnifico.engine.rules.sources import FAMILY_RULE
from magnifico.engine.state.rows import FLOOR_CARD, ORDINARY_FLOORS
from magnifico.engine.state.state import State

LEFTOVER_PRICE: Final = 7
"""The price of a leftover card in servants (R17.4)."""


class BuyLeftoverCard(Decision):
    """Gonzaga buys one card that nobody took this round (R17.4, R13.5). Written `buy T3`, `decline`."""

    name: ClassVar[str] = "buy"

    def legal(self, state: State, seat: int) -> list[int]:
        """Every card within reach, or none."""
        codes = [
            BUY.code(space)
            for space in range(ORDINARY_FLOORS)
            if self._check_purchase(state, space) is None
        ]
        return [*codes, DECLINE.code()]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """The checks of the purchase, in the order of R0.13."""
        if kind_of(code) == DECLINE.number:
            return None
        if kind_of(code) != BUY.number:
            return self.not_offered(code)
        return self._check_purchase(state, only_part(code))

    def _check_purchase(self, state: State, space: int) -> Refusal | None:
        """Require the first purchase of the round, an ordinary tower, 7 servants, a card, and room for it.

        Neither military strength (R7.2.4) nor an action value (R15.1) is needed.
        """
        player = state.player(self.seat)
        if player.bought or space >= ORDINARY_FLOORS:
            return Refusal("E_CHOICE")
        if player.servants < LEFTOVER_PRICE:
            needs: dict[str, object] = {"servants": LEFTOVER_PRICE}
            return Refusal("E_FUNDS", {"needs": needs, "has": {"servants": player.servants}})
        card = state.board[FLOOR_CARD + space] - 1
        if card < 0:
            return Refusal("E_NO_CARD")
        return cards.check_room(state, self.seat, state.printed.cards[card].card_type)

    def play(self, state: State, seat: int, code: int) -> None:
        """Pay seven servants for a card, without its floor bonus (R17.4, RUL-92).

        It resolves fully (RUL-53), including bonus actions, although it is nobody's turn (R8.9).
        """
        state.pop()
        if kind_of(code) == DECLINE.number:
            state.emit("bonus_declined", seat, {})
            return
        player = state.player(seat)
        player.bought = 1
        player.servants -= LEFTOVER_PRICE
        state.emit("paid", seat, {"goods": {"servants": LEFTOVER_PRICE}, "source": FAMILY_RULE})
        towers.take_from_floor(state, seat, only_part(code))


class RecoverCard(Decision):
    """The player gets a discarded card of these types (S13). Written `recover #5`, `decline`."""

    name: ClassVar[str] = "recover"
    fields: ClassVar[tuple[str, ...]] = ("seat", "types")

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types = types

    def _check_card(self, state: State, card: int) -> Refusal | None:
        """Require a permitted card, room, the territory requirement, but no value (R0.13, R15.1, RUL-50)."""
        if card not in state.pile:
            return Refusal("E_CHOICE")
        info = state.printed.cards[card]
        if info.special or not self.types >> info.card_type & 1:
            return Refusal("E_CHOICE")
        refusal = cards.check_room(state, self.seat, info.card_type)
        if refusal is None and info.card_type == TERRITORY:
            needed = cards.territory_requirement(state, self.seat)
            has = state.player(self.seat).military
            if has < needed:
                return Refusal("E_MIL_REQ", {"needs": needed, "has": has})
        return refusal

    def _recoverable(self, state: State) -> list[int]:
        return [card for card in state.pile if self._check_card(state, card) is None]

    def legal(self, state: State, seat: int) -> list[int]:
        """Every card within reach, or none."""
        codes = [RECOVER.code(card) for card in self._recoverable(state)]
        return [*codes, DECLINE.code()]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """The checks of a discarded card, in the order of R0.13."""
        if kind_of(code) == DECLINE.number:
            return None
        if kind_of(code) != RECOVER.number:
            return self.not_offered(code)
        return self._check_card(state, only_part(code))

    def play(self, state: State, seat: int, code: int) -> None:
        """Take a discarded card without cost; it is taken like any other (S13, RUL-50)."""
        state.pop()
        if kind_of(code) == DECLINE.number:
            state.emit("bonus_declined", seat, {})
            return
        card = only_part(code)
        state.pile = tuple([other for other in state.pile if other != card])
        cards.take(state, seat, card, "")

    def answers_itself(self, state: State) -> bool:
        """Lost if there is no card to take (R8.8)."""
        if self._recoverable(state):
            return False
        bonus_card.lose_bonus(state, self.seat)
        return True
