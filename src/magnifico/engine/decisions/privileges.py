"""Converting council privileges (section 10)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.standing_rules import KEEP_BUILDING_GOODS, NO_FAITH_PRIVILEGE
from magnifico.content.vocabulary import FAITH, ON_PRIVILEGE, STONE, WOOD
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.fields import PILE_OPTION
from magnifico.engine.moves.kinds import PRIVILEGE, kind_of, only_part
from magnifico.engine.printed.goods import goods_by_name
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import gains, modifiers
from magnifico.engine.rules.sources import FROM_PRIVILEGE
from magnifico.engine.state.rows import PILE_STONE, PILE_WOOD, RULES
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Facts


class ChoosePrivilege(Decision):
    """What the next privilege becomes. Written `privilege coins`, `privilege wood+stone`, `privilege pile`.

    `left` privileges are still to be converted; with none left it is Salviati's additional one (`extra` before
    that). `taken` has the bits of the options already taken, which must not be repeated if all must be
    `different`.
    """

    name: ClassVar[str] = "privilege"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "taken", "different", "extra")

    def __init__(self, seat: int, left: int, taken: int, different: bool, extra: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken
        self.different = different
        self.extra = extra

    def _offered(self, state: State) -> list[int]:
        """The options open to the player (R1.9, R10.4)."""
        row = state.rows[self.seat]
        result: list[int] = []
        for number, goods in enumerate(state.printed.privilege_options):
            # Della Scala: no faith (R17.11, RUL-58).
            if not (row[RULES] & NO_FAITH_PRIVILEGE and FAITH in goods[::2]):
                result.append(number)
        # Montefeltro: the pile, unless it is empty (R10.6, R17.1).
        if row[RULES] & KEEP_BUILDING_GOODS and row[PILE_WOOD] + row[PILE_STONE] > 0:
            result.append(PILE_OPTION)
        return result

    def _repeats(self, state: State, option: int) -> bool:
        """Whether an option has already been taken although the next must differ (R10.2, RUL-29)."""
        if not self.taken >> option & 1:
            return False
        if self.left == 0:  # Salviati's additional one
            must_differ = not state.printed.switches.salviati_any
        else:
            must_differ = self.different
        if not must_differ:
            return False
        return any(not self.taken >> other & 1 for other in self._offered(state))

    def legal(self, state: State, seat: int) -> list[int]:
        """The options of the next privilege."""
        return [
            PRIVILEGE.code(option)
            for option in self._offered(state)
            if not self._repeats(state, option)
        ]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that it is on offer, and different if it must be."""
        option = only_part(code)
        if kind_of(code) != PRIVILEGE.number or option not in self._offered(state):
            return self.not_offered(code)
        if self._repeats(state, option):
            return Refusal("E_DISTINCT", {"option": option})
        return None

    def play(self, state: State, seat: int, code: int) -> None:
        """Receive an option, or Montefeltro's pile.

        Each privilege is a separate source (RUL-21), which Santa Rita never doubles (R10.5).
        """
        option = only_part(code)
        state.pop()
        left = self.left - 1
        taken = self.taken | 1 << option
        if left > 0:
            state.push(ChoosePrivilege(seat, left, taken, self.different, self.extra))
        elif left == 0 and self.extra:
            state.push(ChoosePrivilege(seat, 0, taken, self.different, False))
        # Della Scala: 1 faith for each privilege (R10.4, RUL-58).
        modifiers.gain_triggered(state, seat, ON_PRIVILEGE)
        if option == PILE_OPTION:
            _take_pile(state, seat)
            return
        goods = state.printed.privilege_options[option]
        if state.events is not None:
            state.emit("privilege", seat, {"option": goods_by_name(goods)})
        gains.gain(state, seat, goods, FROM_PRIVILEGE, option)

    def facts(self, state: State, seat: int | None) -> Facts:
        """How many are left, and whether they must differ."""
        left = self.left + (1 if self.extra else 0) if self.left else 1
        return {"left": left, "different": self.different}


def _take_pile(state: State, seat: int) -> None:
    """Take the wood and stone on Montefeltro's tile instead of an option; this isn't a gain (R17.1, RUL-54)."""
    row = state.rows[seat]
    taken: dict[str, object] = {"wood": row[PILE_WOOD], "stone": row[PILE_STONE]}
    row[WOOD] += row[PILE_WOOD]
    row[STONE] += row[PILE_STONE]
    row[PILE_WOOD] = 0
    row[PILE_STONE] = 0
    state.emit("pile_taken", seat, {"goods": taken})
