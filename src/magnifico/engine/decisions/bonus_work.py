"""Bonus harvests and productions, and activations of single cards (R8.1, R8.2, R9.9, R9.10)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.vocabulary import HARVEST, PRODUCTION, SERVANTS
from magnifico.engine.decisions import bonus_card, free_actions
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import (
    ACTIVATE,
    AS,
    DECLINE,
    EXCHANGE,
    ONLY,
    WORK,
    kind_of,
    only_part,
    parts,
)
from magnifico.engine.names import WORK_KEYS
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import harvest_production, values
from magnifico.engine.state.rows import IGNORING_VALUE, PENALTY, UNLIMITED
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Facts


class BonusWork(Decision):
    """A harvest or production of a fixed value, without a member (R8.1). Written `harvest +1`, `production of B`.

    `servants` says whether servants may raise the value, `bonuses` whether bonuses do (R8.2, R17.6); with `one_card`
    only one card activates (R9.9); with `of_opponent` the cards of an opponent do (R9.13).
    """

    name: ClassVar[str] = "work"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "kind",
        "value",
        "servants",
        "bonuses",
        "one_card",
        "of_opponent",
    )

    def __init__(
        self,
        seat: int,
        kind: int,
        value: int,
        servants: bool = True,
        bonuses: bool = True,
        one_card: bool = False,
        of_opponent: bool = False,
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.value = value
        self.servants = servants
        self.bonuses = bonuses
        self.one_card = one_card
        self.of_opponent = of_opponent

    def start_value(self, state: State) -> int:
        """The value before servants (R8.1, R8.2); penalties apply to leaders and the Aragonesi, too (R15.3, R17.6)."""
        row = state.rows[self.seat]
        if not self.bonuses:
            return self.value - row[PENALTY + self.kind]
        return self.value + values.action_change(row, self.kind)

    def legal(self, state: State, seat: int) -> list[int]:
        """Every useful number of servants, for every opponent if it uses their cards, or declining (RUL-43)."""
        row = state.rows[seat]
        value = self.start_value(state)
        most = row[SERVANTS] if self.servants else 0
        codes: list[int] = []
        for owner in state.opponents_from(seat) if self.of_opponent else [seat]:
            named = owner + 1 if self.of_opponent else 0
            marks = harvest_production.value_marks(state, owner, seat, self.kind)
            for servants in harvest_production.work_servants(row, value, -UNLIMITED, marks, most):
                codes.append(WORK.code(self.kind, named, servants))
        codes += free_actions.exchanges_between(state, seat)
        codes.append(DECLINE.code())
        return codes

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """The checks of a bonus harvest or production (R6.1.8)."""
        if kind_of(code) == DECLINE.number:
            return None
        if kind_of(code) == EXCHANGE.number:
            return free_actions.check_between(state, seat, code)
        kind, named, servants = parts(code)
        if kind_of(code) != WORK.number or kind != self.kind:
            return self.not_offered(code)
        if self.of_opponent:
            if named < 1 or named > state.players or named - 1 == seat:
                return self.not_offered(code)
        elif named:
            return self.not_offered(code)
        if servants and not self.servants:
            return self.not_offered(code)
        return values.check_servants(state.rows[seat], servants)

    def play(self, state: State, seat: int, code: int) -> None:
        """Perform the action or decline; without a space there is no penalty of the large one (R8.6)."""
        if kind_of(code) == DECLINE.number:
            state.pop()
            state.emit(f"{WORK_KEYS[self.kind]}_declined", seat, {})
            return
        if kind_of(code) == EXCHANGE.number:
            free_actions.FAMILY_EXCHANGE.play(state, seat, code)
            return
        _, named, servants = parts(code)
        value = self.start_value(state) + values.servant_value(state.rows[seat], servants)
        state.pop()
        bonus_card.spend_servants(state, seat, servants)
        if self.one_card:
            self._ask_for_card(state, value)
            return
        owner = named - 1 if named else seat
        # #153, #154: the player's own tile, unless opt.copyNoTile (RUL-46).
        with_tile = not (named and state.printed.switches.copy_no_tile)
        harvest_production.start_work(state, seat, self.kind, value, owner, with_tile)

    def _ask_for_card(self, state: State, value: int) -> None:
        """Alberti, Palla Strozzi: the bonus tile plus at most one card (R9.9, RUL-17)."""
        table = state.printed.cards
        owned = state.owned(self.seat, harvest_production.card_type_of(self.kind))
        candidates = [card for card in owned if table[card].activation <= value]
        tile = not state.printed.switches.single_card_no_tile
        if candidates:
            state.push(ActivateOneCard(self.seat, self.kind, value, tile, tuple(candidates)))
        else:
            harvest_production.activate(state, self.seat, self.kind, value, tile, self.seat, [])

    def facts(self, state: State, seat: int | None) -> Facts:
        """Which action, with which value."""
        return {"work": WORK_KEYS[self.kind], "value": self.value}


class ActivateOneCard(Decision):
    """Which one of these cards activates beside the bonus tile (R9.9). Written `only #5`, `decline`."""

    name: ClassVar[str] = "only_card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "value", "with_tile", "cards")

    def __init__(self, seat: int, kind: int, value: int, with_tile: bool, cards: Ints) -> None:
        super().__init__(seat)
        self.kind = kind
        self.value = value
        self.with_tile = with_tile
        self.cards = cards

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of the cards, or none."""
        return [*[ONLY.code(card) for card in self.cards], DECLINE.code()]

    def play(self, state: State, seat: int, code: int) -> None:
        """Activate the bonus tile and the chosen card, which resolves completely, including its S12 (RUL-81)."""
        state.pop()
        chosen = [] if kind_of(code) == DECLINE.number else [only_part(code)]
        harvest_production.activate(
            state, seat, self.kind, self.value, self.with_tile, seat, chosen
        )


class ActivateCards(Decision):
    """#140, #144: up to `count` of the player's cards of these types, whatever their value (R9.10, RUL-83).

    Written `activate #5 #8`, `decline`.
    """

    name: ClassVar[str] = "activate"
    fields: ClassVar[tuple[str, ...]] = ("seat", "types", "count")

    def __init__(self, seat: int, types: int, count: int) -> None:
        super().__init__(seat)
        self.types = types
        self.count = count

    def legal(self, state: State, seat: int) -> list[int]:
        """Every card, every pair if two are allowed, or none."""
        owned = state.cards_of_types(seat, self.types)
        codes: list[int] = []
        for number, card in enumerate(owned):
            codes.append(ACTIVATE.activation([card]))
            if self.count > 1:
                for other in owned[number + 1 :]:
                    codes.append(ACTIVATE.activation([card, other]))
        codes.append(DECLINE.code())
        return codes

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require different cards of the player, of the permitted types, and not too many."""
        if kind_of(code) == DECLINE.number:
            return None
        if kind_of(code) != ACTIVATE.number:
            return self.not_offered(code)
        named = ACTIVATE.cards(code)
        owned = state.cards_of_types(seat, self.types)
        fits = 0 < len(named) <= self.count and len(set(named)) == len(named)
        if not fits or any(card not in owned for card in named):
            return self.not_offered(code)
        return None

    def play(self, state: State, seat: int, code: int) -> None:
        """Activate the named cards together, alone and without a value (RUL-48)."""
        state.pop()
        if kind_of(code) == DECLINE.number:
            state.emit("bonus_declined", seat, {})
            return
        named = ACTIVATE.cards(code)
        harvest_production.activate(state, seat, IGNORING_VALUE, 0, False, seat, named)

    def answers_itself(self, state: State) -> bool:
        """Lost without a card to activate (R8.8)."""
        if state.cards_of_types(self.seat, self.types):
            return False
        bonus_card.lose_bonus(state, self.seat)
        return True


class ChooseWork(Decision):
    """Harvest or production on a leader's space, with the value placed there (R5.10). Written `as harvest`."""

    name: ClassVar[str] = "space_kind"
    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def work_value(self, state: State, kind: int) -> int:
        """The value of one of the two actions, including bonuses and penalties (R15.3, L40)."""
        return self.value + values.action_change(state.rows[self.seat], kind)

    def legal(self, state: State, seat: int) -> list[int]:
        """Each action that reaches its minimum."""
        least = state.printed.work_minimum
        return [
            AS.code(kind) for kind in (HARVEST, PRODUCTION) if self.work_value(state, kind) >= least
        ]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that the value of the chosen action reaches its minimum."""
        if kind_of(code) != AS.number:
            return self.not_offered(code)
        value = self.work_value(state, only_part(code))
        least = state.printed.work_minimum
        return None if value >= least else Refusal("E_VALUE", {"value": value, "needs": least})

    def play(self, state: State, seat: int, code: int) -> None:
        """Perform the action."""
        state.pop()
        kind = only_part(code)
        value = self.work_value(state, kind)
        harvest_production.start_work(state, seat, kind, value, seat, True)
