"""What the searches have in common: one decision of a seat, looked at in many imagined worlds, and how they go on."""

from __future__ import annotations

from collections.abc import Callable

from magnifico.bots.endgame import Endgame, near_the_end
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.planner import Planner, best_beforehand
from magnifico.bots.quick import Playout, QuickPlayer, round_over
from magnifico.bots.rollout import play_greedily, settle
from magnifico.bots.thinking import Option, Thinker, before_the_game
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.state.random import seeded
from magnifico.engine.state.rows import ROUND
from magnifico.engine.state.state import State


class Search:
    """One decision: whose, how worlds are imagined by number, how many moves are looked at closely."""

    def __init__(
        self,
        thinker: Thinker,
        seat: int,
        imagine: Callable[[int], State],
        width: int,
    ) -> None:
        self.thinker = thinker
        self.seat = seat
        self.imagine = imagine
        self.settings = thinker.settings
        self.width = self.settings.width or width
        self.playouts = 0
        self._rivals_think = False
        self._bids: dict[tuple[tuple[int, int], ...], int] = {}  # what is bid next, by what was bid
        policy = thinker.policy
        self.quick = None if policy is None else QuickPlayer(thinker.judge, policy)

    def prospects(self, state: State, codes: list[int]) -> list[Option]:
        """The moves with their prospects one turn deep; a free action that clearly helps stands alone."""
        options = self.thinker.options(state, self.seat, codes)
        return options[:1] if options[0].at_once else options

    def trust(self, root: State) -> float:
        """How many playouts the prospects of a decision count as."""
        if before_the_game(root):
            return self.settings.setup_trust
        if self.quick is not None and near_the_end(root):
            return self.settings.ending_trust
        return self.settings.trust

    def world(self, number: int) -> State:
        """A world to play in; in every second one the rivals think ahead, in the others they are greedy."""
        # Nobody knows who the rivals are: a search that took all for greedy lost to those that think, and the reverse.
        self._rivals_think = number % 2 == 0
        return self.imagine(number)

    def begin(self, state: State, code: int) -> int:
        """Play the move and what follows from it in the turn; the number of the last round to be played."""
        judge = self.thinker.judge
        if before_the_game(state):
            play_on(state, self.seat, code)
            self._set_up(state)
            return self.settings.setup_rounds
        last = state.board[ROUND]
        turn = isinstance(state.agenda[-1], TakeTurn)
        play_on(state, self.seat, code)
        Planner(state, self.seat, judge).follow(state, 1)
        if not turn:
            settle(state, judge)  # after a Vatican report the round to come is played
        return max(last, state.board[ROUND]) + self.settings.horizon

    def _set_up(self, state: State) -> None:
        """Make all decisions before the first turn by what is measured."""
        judge = self.thinker.judge
        while before_the_game(state):
            seat = to_act(state)[0]
            codes = moves_of(state, seat)
            code = codes[0]
            if isinstance(state.agenda[-1], Bid):
                # Offers lie open, so that the auction goes on in the same way in every world.
                found = self._bids.get(state.bids)
                code = best_beforehand(state, seat, codes, judge) if found is None else found
                self._bids[state.bids] = code
            elif len(codes) > 1:
                code = best_beforehand(state, seat, codes, judge)
            play_on(state, seat, code)
        settle(state, judge)

    def finish(self, state: State, last: int) -> None:
        """Play on to the end of a round."""
        while not round_over(state, last):
            self.decide(state)

    def played_quickly(self, numbers: list[int], codes: list[int]) -> list[list[float]]:
        """For each numbered world what each move comes to when everybody follows the policy.

        In every second world the rivals take the likeliest placement, in the others they vary.
        """
        quick = self.quick
        assert quick is not None
        states: list[State] = []
        playouts: list[Playout] = []
        searched = False
        vary = self.settings.vary
        for number in numbers:
            start = self.imagine(number)
            searched = near_the_end(start)
            for code in codes:
                state = start.copy()
                last = self.begin(state, code)
                dice = seeded(f"rivals {number}") if vary and number % vary == vary - 1 else None
                states.append(state)
                playouts.append(Playout(state, last, self.seat, dice))
        count = len(codes)
        if searched:
            endgame = Endgame(quick, self.settings)
            values = [endgame.utilities(state, self.settings.leaves)[self.seat] for state in states]
            return [values[at : at + count] for at in range(0, len(values), count)]
        quick.finish(playouts)
        # World by world, so that the last bits are the same in a helping process, which gets one at a time.
        return [
            self.thinker.utilities(states[at : at + count], self.seat)
            for at in range(0, len(states), count)
        ]

    def decide(self, state: State) -> None:
        """Make the next decision: the seat's own turns by lookahead, the rivals' as this world has it."""
        seat = state.agenda[-1].seat
        turn = isinstance(state.agenda[-1], TakeTurn)
        if not turn or not (self._rivals_think or seat == self.seat):
            play_greedily(state, self.thinker.judge)
            return
        codes = moves_of(state, seat)
        code = codes[0] if len(codes) == 1 else self.thinker.choice(state, seat, codes)
        play_on(state, seat, code)
