"""Playing imagined worlds on quickly: every seat places by the policy, and tries only what a rule cannot settle.

Several worlds are played side by side, so that the policy scores the turns of all of them at once.
"""

from __future__ import annotations

from math import exp
from typing import Final, Protocol

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.worth import HOW_MANY
from magnifico.bots.imagined import moves_of, play_on
from magnifico.bots.placements import distinct
from magnifico.bots.planner import Planner
from magnifico.bots.policy.survey import Survey
from magnifico.bots.rollout import play_greedily
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import DISCARD, END, PASS, PLACE, PLAY, USE, kind_of, only_part
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.random import Random
from magnifico.engine.state.rows import ALL_MEMBERS, MEMBERS, ROUND
from magnifico.engine.state.state import State

WORTH_KEEPING: Final = 1.1
"""A leader worth this many privileges is not discarded; to try it out would only cost time."""
FULL_HAND: Final = 4
"""A seat with this many members in hand is in the first turn of its round."""
_FINE: Final = 1 << 20


class LearnedPolicy(Protocol):
    """What a policy offers."""

    def scores(
        self,
        positions: list[float],
        counts: list[int],
        moves: list[float],
        spaces: list[int],
        cards: list[int],
    ) -> list[float]:
        """A score for each move of some turns; all numbers of a survey stand one after the other."""


class Turns:
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


class Playout:
    """A world that is played on to the end of a round; with dice the rivals of the seat vary their choices.

    If it is watched, only the rivals play: it ends where the seat would place its next member.
    """

    def __init__(
        self, state: State, last: int, seat: int, dice: Random | None, watched: bool = False
    ) -> None:
        self.state = state
        self.last = last
        self.seat = seat
        self.dice = dice
        self.watched = watched
        self.codes: list[int] = []

    def over(self) -> bool:
        """Whether nothing is left to be played."""
        if round_over(self.state, self.last):
            return True
        top = self.state.agenda[-1]
        return (
            self.watched and isinstance(top, TakeTurn) and top.seat == self.seat and not top.placed
        )


class QuickPlayer:
    """Decides for any seat of imagined worlds."""

    def __init__(self, judge: Evaluation, policy: LearnedPolicy) -> None:
        self.judge = judge
        self.policy = policy

    def finish(self, playouts: list[Playout]) -> None:
        """Play all of them on, side by side."""
        active = playouts
        while active:
            turns = Turns(self.judge, self.policy)
            waiting: list[Playout] = []
            for playout in active:
                if self.to_choice(playout):
                    turns.add(playout.state, playout.state.agenda[-1].seat, playout.codes)
                    waiting.append(playout)
            if waiting:
                scores = turns.scores()
                at = 0
                for playout in waiting:
                    count = len(playout.codes)
                    seat = playout.state.agenda[-1].seat
                    dice = None if seat == playout.seat else playout.dice
                    code = choice(playout.codes, scores, at, dice)
                    self.act(playout.state, seat, code)
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

    def turn(self, state: State, seat: int, codes: list[int], dice: Random | None) -> int:
        """What a seat does in its turn: free actions that help, then the placement."""
        moves = self.moves(state, seat, codes)
        if len(moves) == 1:
            return moves[0]
        return choice(moves, self.scores(state, seat, moves), 0, dice)

    def scores(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The scores of the moves of one turn."""
        turns = Turns(self.judge, self.policy)
        turns.add(state, seat, moves)
        return turns.scores()

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


def round_over(state: State, last: int) -> bool:
    """Whether a round has come to its end, or the game."""
    top = state.agenda[-1]
    return isinstance(top, GameOver) or (isinstance(top, TakeTurn) and state.board[ROUND] > last)


def choice(moves: list[int], scores: list[float], first: int, dice: Random | None) -> int:
    """The move with the highest score, or with dice one of them by its chance; the scores begin at `first`."""
    best = 0
    highest = scores[first]
    for number in range(1, len(moves)):
        if scores[first + number] > highest:
            best = number
            highest = scores[first + number]
    if dice is None:
        return moves[best]
    total = 0.0
    shares: list[float] = []
    for number in range(len(moves)):
        share = exp(scores[first + number] - highest)
        shares.append(share)
        total += share
    left = total * dice.below(_FINE) / _FINE
    for number in range(len(moves)):
        left -= shares[number]
        if left < 0.0:
            return moves[number]
    return moves[best]
