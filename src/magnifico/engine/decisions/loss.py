"""Which of two goods an excommunication takes (X1.4 with opt.woodOrStone, RUL-19)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.vocabulary import GOODS, STONE, WOOD
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import LOSE, only_part
from magnifico.engine.rules.sources import EXCOMMUNICATION
from magnifico.engine.state.state import State


class LoseWoodOrStone(Decision):
    """A gain brought wood and stone, and one of them is reduced. Written `lose wood`."""

    name: ClassVar[str] = "lose_one"
    fields: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def legal(self, state: State, seat: int) -> list[int]:
        """Either of the two."""
        return [LOSE.code(WOOD), LOSE.code(STONE)]

    def play(self, state: State, seat: int, code: int) -> None:
        """Lose the penalty from one of the goods."""
        state.pop()
        good = only_part(code)
        state.rows[seat][good] -= self.amount
        state.emit("lost", seat, {"goods": {GOODS[good]: self.amount}, "source": EXCOMMUNICATION})
