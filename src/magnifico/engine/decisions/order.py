"""Several actions of one card: the player says which comes first (R7.6.1 f)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import FIRST, only_part
from magnifico.engine.rules import cards
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Facts, Step


class ChooseOrder(Decision):
    """Which of these actions comes first; the others wait until it is fully resolved (R7.6.4). Written `first 2`."""

    name: ClassVar[str] = "order"
    fields: ClassVar[tuple[str, ...]] = ("seat", "actions")

    def __init__(self, seat: int, actions: tuple[Step, ...]) -> None:
        super().__init__(seat)
        self.actions = actions

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of them, counted from 1."""
        return [FIRST.code(number) for number in range(1, len(self.actions) + 1)]

    def play(self, state: State, seat: int, code: int) -> None:
        """Put the chosen action on top, with the others below it."""
        state.pop()
        rest = list(self.actions)
        first = rest.pop(only_part(code) - 1)
        cards.push_in_order(state, seat, rest)
        state.push(first)

    def facts(self, state: State, seat: int | None) -> Facts:
        """The names of the actions."""
        return {"actions": [action.name for action in self.actions]}
