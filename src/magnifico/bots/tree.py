"""Tree search: like the flat search, but the seat's own later turns of the round are searched, too.

Each playout deals what is hidden anew; all worlds share one tree (an information-set search). Nodes are the seat's
own turns; between them the rivals play as greedy does. A new node is played out greedily to the end of the round.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import Planner
from magnifico.bots.rollout import play_greedily, play_round, settle
from magnifico.bots.thinking import Option, Thinker
from magnifico.bots.worlds import Search
from magnifico.engine.kinds import F_OVER, F_TURN, M_PLACE, ROUND
from magnifico.engine.rules import to_act
from magnifico.engine.state import State

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
        options = self.prospects(codes)
        if len(options) < 2:
            return options
        root = Node(options[: self.width])
        while True:
            self._playout(root, self.imagine(self.playouts))
            self.playouts += 1
            if playouts and self.playouts >= playouts:
                break
            if seconds and monotonic() >= began + seconds:
                break
        root.options.sort(key=_visits, reverse=True)
        return root.options + options[self.width :]

    def _playout(self, root: Node, state: State) -> None:
        judge = self.thinker.judge
        last = state.board[ROUND]
        turn = state.agenda[-1].kind == F_TURN
        path: list[tuple[Node, Option]] = []
        node = root
        while True:
            legal = moves_of(state, self.seat)
            option = self._select(node, legal)
            if option is None:
                break
            path.append((node, option))
            play_on(state, self.seat, option.code)
            Planner(state, self.seat, judge).follow(state, 1)
            if not turn:
                settle(state, judge)
                last = max(last, state.board[ROUND])
                break
            if not self._to_next_turn(state, last):
                break
            child = node.children.get(option.code)
            if child is None:
                node.children[option.code] = self._expand(state)
                break
            node = child
        play_round(state, judge, last)
        value = self.thinker.utilities([state], self.seat)[0]
        for passed, option in path:
            passed.visits += 1
            option.visits += 1
            option.total += value

    def _expand(self, state: State) -> Node:
        options = self.thinker.options(state, self.seat, moves_of(state, self.seat))
        return Node(options[: self.width])

    def _to_next_turn(self, state: State, last: int) -> bool:
        """Play on greedily to the seat's next placement; False if the round is over before."""
        judge = self.thinker.judge
        while True:
            kind = state.agenda[-1].kind
            if kind == F_OVER or (kind == F_TURN and state.board[ROUND] > last):
                return False
            if kind == F_TURN and to_act(state)[0] == self.seat:
                codes = moves_of(state, self.seat)
                if any(code & 63 == M_PLACE for code in codes):
                    return True
            play_greedily(state, judge)

    def _select(self, node: Node, legal: list[int]) -> Option | None:
        """The option with the best mean and bonus for being new; of those that this world allows."""
        best: Option | None = None
        best_score = -1e9
        spread = CURIOSITY * sqrt(node.visits + 1.0)
        mean = 0.0
        seen = 0
        for option in node.options:
            mean += option.total
            seen += option.visits
        mean = mean / seen if seen else 0.0
        for rank, option in enumerate(node.options):
            if option.code not in legal:
                continue
            value = option.total / option.visits if option.visits else mean
            score = value + spread * 2.0 / ((rank + 2.0) * (1.0 + option.visits))
            if score > best_score:
                best = option
                best_score = score
        return best


def _visits(option: Option) -> float:
    return option.visits + 0.001 * option.value
