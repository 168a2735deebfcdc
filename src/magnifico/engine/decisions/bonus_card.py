"""Bonus actions that take a card: without a family member, without occupying anything (R8.3 to R8.5)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.vocabulary import CARD_TYPES, SERVANTS
from magnifico.engine.decisions import free_actions
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import DECLINE, EXCHANGE, TAKE, kind_of, parts
from magnifico.engine.names import space_key
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import spaces, towers, values
from magnifico.engine.rules.sources import ACTION_VALUE
from magnifico.engine.state.rows import (
    FLOOR_BITS,
    FLOOR_CARD,
    FLOORS,
    FORBID_SPECIAL_TOWER,
    FORBIDDEN,
    HARVEST_SMALL,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Facts


class TakeBonusCard(Decision):
    """A card of these types for a fixed action value (R8.1, R8.2), whether or not it is the player's turn (R8.9).

    Written `take T3 +1`, `decline`.
    `types` holds the bits of the permitted card types, `discount` numbers the action's discount (0: none).
    """

    name: ClassVar[str] = "take_card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "value", "types", "discount", "special_tower")

    def __init__(
        self, seat: int, value: int, types: int, discount: int, special_tower: bool
    ) -> None:
        super().__init__(seat)
        self.value = value
        self.types = types
        self.discount = discount
        self.special_tower = special_tower

    def _permitted(self, state: State, space: int) -> bool:
        """Whether the action allows this floor, by tower and card type (R8.3, R8.5, RUL-44)."""
        if space >= HARVEST_SMALL or not state.printed.open_spaces[space]:
            return False
        tower = space >> FLOOR_BITS
        if tower == SPECIAL_TOWER:
            if not self.special_tower:
                return False
            card = state.board[FLOOR_CARD + space] - 1
            return card < 0 or (self.types >> state.printed.cards[card].card_type & 1) != 0
        return (self.types >> tower & 1) != 0

    def _barred(self, state: State, space: int) -> bool:
        """Whether X2.8 keeps the player out of the Special tower."""
        forbidden = state.rows[self.seat][FORBIDDEN] & FORBID_SPECIAL_TOWER
        return space >> FLOOR_BITS == SPECIAL_TOWER and forbidden != 0

    def _takes(self, state: State) -> list[int]:
        """The cards that can be taken, with the servants they need."""
        seat = self.seat
        row = state.rows[seat]
        codes: list[int] = []
        for space in range(state.printed.tower_count * FLOORS):
            if state.board[FLOOR_CARD + space] == 0 or not self._permitted(state, space):
                continue
            if self._barred(state, space):
                continue
            value = self.value + spaces.floor_change(state, seat, space)
            servants = values.servants_needed(row, values.floor_minimum(state, space) - value)
            if servants > row[SERVANTS]:
                continue
            due = towers.surcharge_due(state, seat, space >> FLOOR_BITS)
            if servants <= towers.servants_to_spare(state, seat, space, self.discount, due):
                codes.append(TAKE.code(space, servants))
        return codes

    def legal(self, state: State, seat: int) -> list[int]:
        """Every card within reach, or declining: bonus actions are optional (R7.6.4, RUL-43)."""
        exchanges = free_actions.exchanges_between(state, seat)
        return [*self._takes(state), *exchanges, DECLINE.code()]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """The checks of a bonus take-card action (R8.3)."""
        if kind_of(code) == DECLINE.number:
            return None
        if kind_of(code) == EXCHANGE.number:
            return free_actions.check_between(state, seat, code)
        space, servants, _ = parts(code)
        if kind_of(code) != TAKE.number or not self._permitted(state, space):
            return self.not_offered(code)
        where: dict[str, object] = {"space": space_key(state.printed, space)}
        if self._barred(state, space):
            return Refusal("E_BARRED", where)
        if state.board[FLOOR_CARD + space] == 0:
            return Refusal("E_NO_CARD", where)
        return towers.check_card(state, seat, space, self.value, servants, self.discount)

    def play(self, state: State, seat: int, code: int) -> None:
        """Take a card; the action occupies nothing (R8.4)."""
        if kind_of(code) == EXCHANGE.number:
            free_actions.FAMILY_EXCHANGE.play(state, seat, code)
            return
        state.pop()
        if kind_of(code) == DECLINE.number:
            state.emit("bonus_declined", seat, {})
            return
        space, servants, _ = parts(code)
        spend_servants(state, seat, servants)
        occupied = towers.tower_occupied(state, space >> FLOOR_BITS)
        towers.begin_taking(state, seat, space, self.discount, occupied)

    def answers_itself(self, state: State) -> bool:
        """Lost if there is no card within reach (R8.8)."""
        if self._takes(state) or free_actions.exchanges_between(state, self.seat):
            return False
        lose_bonus(state, self.seat)
        return True

    def facts(self, state: State, seat: int | None) -> Facts:
        """The value and the types."""
        types = [name for number, name in enumerate(CARD_TYPES) if self.types >> number & 1]
        return {"value": self.value, "types": types}


def lose_bonus(state: State, seat: int) -> None:
    """A bonus action with nothing to do is lost without a question (R8.8)."""
    state.pop()
    state.emit("bonus_lost", seat, {})


def spend_servants(state: State, seat: int, servants: int) -> None:
    """Servants that raise the value of a bonus action, spent before anything else (R5.5, R5.6)."""
    state.rows[seat][SERVANTS] -= servants
    if servants:
        state.emit("paid", seat, {"goods": {"servants": servants}, "source": ACTION_VALUE})
