"""Plays imagined worlds on: every seat places by the policy and tries out only what no rule of thumb settles.

Several worlds are played side by side, so that the policy scores the turns of all of them at once.
"""

from __future__ import annotations

from typing import Final, Protocol

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.worth import HOW_MANY
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.placements import distinct
from magnifico.bots.planner import Planner, play_greedily
from magnifico.bots.policy.choice import LIKELIEST, Choice
from magnifico.bots.policy.playout import Playout
from magnifico.bots.policy.survey import Survey
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import DISCARD, END, PASS, PLACE, PLAY, USE, kind_of, only_part
from magnifico.engine.state.rows import ALL_MEMBERS, MEMBERS
from magnifico.engine.state.state import State

WORTH_KEEPING: Final = 1.1
"""Discarding a leader worth this many privileges is not even tried."""
FULL_HAND: Final = 4
"""A seat with this many members in hand is in the first turn of its round."""


class LearnedPolicy(Protocol):
    """The interface of a policy."""

    def scores(
        self,
        positions: list[float],
        counts: list[int],
        moves: list[float],
        spaces: list[int],
        cards: list[int],
    ) -> list[float]:
        """A score for each move of some turns; all numbers of a survey stand one after the other."""


class TurnBatch:
    """Turns to be scored together."""

    def __init__(self, judge: Evaluation, policy: LearnedPolicy) -> None:
        self.judge = judge
        self.policy = policy
        self.positions: list[float] = []
        self.counts: list[int] = []
        self.moves: list[float] = []
        self.spaces: list[int] = []
        self.cards: list[int] = []

    def add(self, state: State, seat: int, codes: list[int]) -> None:
        """One more turn with the moves to choose from."""
        survey = Survey(self.judge, state, seat)
        self.positions += survey.position
        self.counts.append(len(codes))
        for code in codes:
            self.moves += survey.look(code)
            self.spaces.append(survey.space(code))
            self.cards.append(survey.card(code))

    def scores(self) -> list[float]:
        """The scores of all moves of all turns."""
        return self.policy.scores(self.positions, self.counts, self.moves, self.spaces, self.cards)


class PolicyPlayer:
    """Decides for any seat of imagined worlds."""

    def __init__(self, judge: Evaluation, policy: LearnedPolicy) -> None:
        self.judge = judge
        self.policy = policy

    def finish(self, playouts: list[Playout]) -> None:
        """Play all of them on, side by side."""
        active = playouts
        while active:
            batch = TurnBatch(self.judge, self.policy)
            waiting: list[Playout] = []
            for playout in active:
                if self.to_choice(playout):
                    batch.add(playout.state, playout.state.agenda[-1].seat, playout.codes)
                    waiting.append(playout)
            if waiting:
                scores = batch.scores()
                at = 0
                for playout in waiting:
                    count = len(playout.codes)
                    seat = playout.state.agenda[-1].seat
                    choice = LIKELIEST if seat == playout.seat else playout.rivals
                    self.act(playout.state, seat, choice.pick(playout.codes, scores, at))
                    at += count
            active = waiting

    def to_choice(self, playout: Playout) -> bool:
        """Play on until a placement has to be chosen; False if the playout is over before."""
        state = playout.state
        while not playout.over():
            top = state.agenda[-1]
            if not isinstance(top, TakeTurn):
                play_greedily(state, self.judge)
                continue
            seat = top.seat
            codes = self.moves(state, seat, moves_of(state, seat))
            if len(codes) > 1:
                playout.codes = codes
                return True
            self.act(state, seat, codes[0])
        return False

    def act(self, state: State, seat: int, code: int) -> None:
        """Play a move of a turn and what follows from it, chosen by price where that is enough."""
        play_on(state, seat, code)
        if not isinstance(state.agenda[-1], TakeTurn):
            Planner(state, seat, self.judge).follow(state, 1)

    def likeliest(self, state: State, seat: int, codes: list[int], most: int) -> list[int]:
        """The moves of a turn that a strong player would choose, the likeliest first, up to a number."""
        moves = self.moves(state, seat, codes)
        if len(moves) == 1:
            return moves
        scores = self.scores(state, seat, moves)
        ranked = [(-scores[number], number) for number in range(len(moves))]
        ranked.sort()
        return [moves[number] for _score, number in ranked[:most]]

    def turn(self, state: State, seat: int, codes: list[int], choice: Choice) -> int:
        """What a seat does in its turn: free actions that help, then the placement."""
        moves = self.moves(state, seat, codes)
        if len(moves) == 1:
            return moves[0]
        return choice.pick(moves, self.scores(state, seat, moves), 0)

    def scores(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The scores of the moves of one turn."""
        batch = TurnBatch(self.judge, self.policy)
        batch.add(state, seat, moves)
        return batch.scores()

    def moves(self, state: State, seat: int, codes: list[int]) -> list[int]:
        """What a turn comes down to: one move that needs no thought, or the placements to choose from."""
        if len(codes) == 1:
            return codes
        top = state.agenda[-1]
        last = not state.rows[seat][MEMBERS] & ALL_MEMBERS
        done = isinstance(top, TakeTurn) and top.placed and not last
        waiting = not last and HOW_MANY[state.rows[seat][MEMBERS] & ALL_MEMBERS] < FULL_HAND
        placements: list[int] = []
        leaders: list[int] = []
        others: list[int] = []
        stop = END.code()
        for code in codes:
            kind = kind_of(code)
            if kind == PLACE.number:
                placements.append(code)
            elif kind == END.number or kind == PASS.number:
                stop = code
            elif done and kind != PLAY.number:
                continue  # there is time for it in the next turn
            elif waiting and kind == USE.number:
                continue  # considered in the first turn of the round and after the last
            elif kind == PLAY.number or kind == USE.number:
                leaders.append(code)
            elif kind != DISCARD.number or idle(self.judge, state, seat, code):
                others.append(code)
        if leaders or others:
            planner = Planner(state, seat, self.judge)
            improvement = planner.first_improvement(leaders) if leaders else 0
            if others and not improvement:
                improvement = planner.improvement(others, 0)
            if improvement:
                return [improvement]
        if not placements:
            return [stop]
        moves = distinct(self.judge, state, seat, placements, True)
        if stop == PASS.code() and stop in codes:
            moves.append(stop)
        return moves


def idle(judge: Evaluation, state: State, seat: int, code: int) -> bool:
    """Whether the leader that a move discards may be worth less than the privilege for it."""
    turns = judge.turns_left(state, seat)
    held = judge.in_hand(state, seat, state.printed.leaders[only_part(code)], turns)
    return held < WORTH_KEEPING * judge.worth.privilege(turns)
