"""Where in a round a scenario begins: what remains to be resolved from there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from magnifico.content.reader import Table
from magnifico.engine.decisions.auction import Bid, EndAuction
from magnifico.engine.decisions.church import VaticanReport
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.phases.rounds import (
    ROUNDS_PER_PERIOD,
    EndOfActions,
    EndRound,
    FinalScoring,
    GameOver,
    NextTurn,
    StartRound,
)
from magnifico.engine.state.rows import LAP, POSITION, ROUND
from magnifico.engine.state.state import State
from magnifico.scenarios import lookup
from magnifico.scenarios.draws import lay_out_auction

PHASES: Final = (
    "actions",
    "setup",
    "auction",
    "round",
    "end_of_actions",
    "vatican",
    "end_of_round",
    "scoring",
)


def push_agenda(
    state: State,
    given: Table,
    seats: Sequence[Table],
    members: Sequence[Collection[int]],
    phase: str,
) -> None:
    """Push what remains to be resolved, the last thing first; `members` are those in hand, by seat."""
    if phase == "auction":
        _auction(state, given)
        return
    if phase == "round":
        state.board[ROUND] -= 1
        state.push(StartRound())
        return
    if phase == "scoring":
        state.push(FinalScoring())
        return
    if phase == "end_of_round":
        state.push(EndRound())
        return
    state.push(GameOver() if given.flag("alone") else EndRound())
    if phase == "vatican" or state.board[ROUND] % ROUNDS_PER_PERIOD == 0:
        state.push(VaticanReport())
    if phase == "vatican":
        return
    state.push(EndOfActions())
    if phase == "actions":
        _turn(state, given, seats, members)


def _turn(
    state: State, given: Table, seats: Sequence[Table], members: Sequence[Collection[int]]
) -> None:
    seat = state.order[0]
    if "turn" in given:
        seat = lookup.seat(given.values["turn"], given.at("turn"), state.players)
    made_up = given.flag("made_up_turn")
    skips = state.player(seat).skip_first != 0
    state.board[LAP] = given.whole("lap", 1, 9, default=2 if skips else 1)
    state.board[POSITION] = state.players if made_up else state.order.index(seat) + 1
    for each in range(state.players):
        player = state.player(each)
        turns = len(members[each])
        if player.skip_first and not made_up:
            player.made_up = 1
            turns -= 1
        if each == seat:
            turns -= 1
        turns = 0 if made_up else max(0, turns)
        player.allowance = seats[each].whole("turns", 0, 5, default=turns)
    state.push(NextTurn())
    state.push(TakeTurn(seat, given.flag("placed"), made_up))


def _auction(state: State, given: Table) -> None:
    """The auction in progress: the players without a bid follow in turn order, `turn` first."""
    holders = lay_out_auction(state, given)
    state.leader_deck = tuple(
        leader
        for leader in state.leader_deck
        if not any(leader in beside for beside in state.auction_leaders)
    )
    waiting = [seat for seat in state.order if seat not in holders]
    if "turn" in given:
        first = lookup.seat(given.values["turn"], given.at("turn"), state.players)
        waiting = [first, *(seat for seat in waiting if seat != first)]
    state.board[ROUND] = 0
    state.push(StartRound())
    state.push(EndAuction())
    for seat in reversed(waiting):
        state.push(Bid(seat))
