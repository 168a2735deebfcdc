"""Tree search: like the flat search, but the seat's own later turns of the round are searched, too.

Each playout deals the hidden things again; all worlds share one tree (an information-set search). Nodes are the seat's
own turns. From a new node on the world is played out as in the flat search.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from magnifico.bots.imagined import moves_of
from magnifico.bots.quick import round_over
from magnifico.bots.settings import TRUST
from magnifico.bots.thinking import Option, Thinker
from magnifico.bots.worlds import Search
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import PLACE, kind_of
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State

WIDTH: Final = 8
CURIOSITY: Final = 3.0
"""How much an option that was rarely tried is preferred, in points."""


class Node:
    """A turn of the seat: its options and what follows each."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self.visits = 0
        self.children: dict[int, Node] = {}


class TreeSearch(Search):
    """One decision, looked at in many worlds."""

    def __init__(
        self, thinker: Thinker, seat: int, imagine: Callable[[int], State], width: int = WIDTH
    ) -> None:
        super().__init__(thinker, seat, imagine, width)

    def search(self, codes: list[int], seconds: float, playouts: int) -> list[Option]:
        """The options, the most visited first; ends after `seconds` or `playouts` (0: no limit)."""
        began = monotonic()
        options = self.prospects(self.imagine(0), codes)
        if len(options) < 2:
            return options
        root = Node(options[: self.width])
        while True:
            self._playout(root, self.world(self.playouts))
            self.playouts += 1
            if playouts and self.playouts >= playouts:
                break
            if seconds and monotonic() >= began + seconds:
                break
        root.options.sort(key=_visits, reverse=True)
        return root.options + options[self.width :]

    def _playout(self, root: Node, state: State) -> None:
        path: list[tuple[Node, Option]] = []
        node = root
        ending = 0
        while True:
            option = self._select(node, moves_of(state, self.seat))
            if option is None:
                break
            path.append((node, option))
            turn = isinstance(state.agenda[-1], TakeTurn)
            now = state.board[ROUND]
            last = self.begin(state, option.code)
            ending = ending or last
            if not turn or not self._to_next_turn(state, now):
                break
            child = node.children.get(option.code)
            if child is None:
                node.children[option.code] = self._expand(state)
                break
            node = child
        self.finish(state, ending)
        value = self.thinker.utilities([state], self.seat)[0]
        for passed, option in path:
            passed.visits += 1
            option.visits += 1
            option.total += value

    def _expand(self, state: State) -> Node:
        return Node(self.prospects(state, moves_of(state, self.seat))[: self.width])

    def _to_next_turn(self, state: State, last: int) -> bool:
        """Play on to the seat's next placement; False if the round ends first."""
        while not round_over(state, last):
            top = state.agenda[-1]
            if isinstance(top, TakeTurn) and top.seat == self.seat:
                codes = moves_of(state, self.seat)
                if any(kind_of(code) == PLACE.number for code in codes):
                    return True
            self.decide(state)
        return False

    def _select(self, node: Node, legal: list[int]) -> Option | None:
        """The option with the best value and bonus for being new; of those that this world allows."""
        best: Option | None = None
        best_score = -1e9
        spread = CURIOSITY * sqrt(node.visits + 1.0)
        shift = 0.0  # what playouts found beyond the prospects, so that options rarely tried are not ahead by it
        seen = 0
        for option in node.options:
            shift += option.total - option.visits * option.prior
            seen += option.visits
        shift = shift / seen if seen else 0.0
        for rank, option in enumerate(node.options):
            if option.code not in legal:
                continue
            value = option.value + TRUST * shift / (option.visits + TRUST)
            score = value + spread * 2.0 / ((rank + 2.0) * (1.0 + option.visits))
            if score > best_score:
                best = option
                best_score = score
        return best


def _visits(option: Option) -> float:
    return option.visits + 0.001 * option.value
