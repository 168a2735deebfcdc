"""A rival of the printed game: dice choose its tower and floor, as a published automatic opponent for solo play does.

It was made to stand in for a person at the table, not to play well, which makes it a fixed point from outside: nobody
tuned it against our bots. Ours plays a seat by the ordinary rules, so it pays for its cards; what dice do not decide
(payments, privileges, the Church) it decides as greedy would.
"""

from __future__ import annotations

from typing import Final

from magnifico.bots.greedy import GreedyBot
from magnifico.bots.position import Position
from magnifico.engine.moves.move import Move
from magnifico.engine.state.random import seeded

SIDES: Final = 6


class AutomatonBot:
    """Takes the highest card that a die reaches, in the first tower of the round's order where it reaches one."""

    def __init__(self, seed: int | str, name: str = "automaton") -> None:
        self.seed = seed
        self.name = name
        self._clerk = GreedyBot(seed, name)

    def choose(self, position: Position) -> Move:
        """The card the dice point at; without one a space outside the towers, the cheapest first."""
        placements = [move for move in position.legal if move.kind == "place"]
        if not placements:
            return self._clerk.choose(position)
        view = position.view()
        dice = seeded(f"{self.seed} {position.number}")
        order = seeded(f"{self.seed} round {view['round']}")
        towers = sorted(view["towers"], key=lambda _tower: order.below(1 << 20))
        for tower in towers:
            rolled = 1 + dice.below(SIDES)
            for floor in reversed(tower["floors"]):
                if floor["card"] is None or floor["minimum"] > rolled:
                    continue
                there = [move for move in placements if move.space == floor["space"]]
                if there:
                    return min(there, key=_cost)
        floors = {floor["space"] for tower in towers for floor in tower["floors"]}
        outside = [move for move in placements if move.space not in floors]
        return min(outside or placements, key=_cost)


def _cost(move: Move) -> tuple[int, str]:
    """Fewer servants first."""
    return move.servants, move.text
