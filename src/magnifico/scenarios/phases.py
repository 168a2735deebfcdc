"""Where in a round a scenario begins: what remains to be resolved from there."""

from __future__ import annotations

from typing import Final

from magnifico.content.reader import Table
from magnifico.engine.kinds import (
    ALLOWANCE,
    F_AUCTION,
    F_AUCTION_END,
    F_END_OF_ACTIONS,
    F_END_ROUND,
    F_NEXT_TURN,
    F_OVER,
    F_ROUND,
    F_SCORING,
    F_TURN,
    F_VATICAN,
    LAP,
    MADE_UP,
    MEMBERS,
    POSITION,
    ROUND,
    SKIP_FIRST,
)
from magnifico.engine.state import Frame, State
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


def push_agenda(state: State, given: Table, seats: list[Table], phase: str) -> None:
    """What remains to be resolved, the last thing first."""
    if phase == "auction":
        _auction(state, given)
        return
    if phase == "round":
        state.board[ROUND] -= 1
        state.push(Frame(F_ROUND, -1))
        return
    if phase == "scoring":
        state.push(Frame(F_SCORING, -1))
        return
    if phase == "end_of_round":
        state.push(Frame(F_END_ROUND, -1))
        return
    state.push(Frame(F_OVER if given.flag("alone") else F_END_ROUND, -1))
    if phase == "vatican" or state.board[ROUND] % 2 == 0:
        state.push(Frame(F_VATICAN, -1))
    if phase == "vatican":
        return
    state.push(Frame(F_END_OF_ACTIONS, -1))
    if phase == "actions":
        _turn(state, given, seats)


def _turn(state: State, given: Table, seats: list[Table]) -> None:
    seat = state.order[0]
    if "turn" in given:
        seat = lookup.seat(given.values["turn"], given.at("turn"), state.players)
    made_up = given.flag("made_up_turn")
    skips = state.rows[seat][SKIP_FIRST] != 0
    state.board[LAP] = given.whole("lap", 1, 9, default=2 if skips else 1)
    state.board[POSITION] = state.players if made_up else state.order.index(seat) + 1
    for each in range(state.players):
        row = state.rows[each]
        turns = row[MEMBERS].bit_count()
        if row[SKIP_FIRST] and not made_up:
            row[MADE_UP] = 1
            turns -= 1
        if each == seat:
            turns -= 1
        turns = 0 if made_up else max(0, turns)
        row[ALLOWANCE] = seats[each].whole("turns", 0, 5, default=turns)
    state.push(Frame(F_NEXT_TURN, -1))
    placed = 1 if given.flag("placed") else 0
    state.push(Frame(F_TURN, seat, placed, 1 if made_up else 0))


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
    state.push(Frame(F_ROUND, -1))
    state.push(Frame(F_AUCTION_END, -1))
    for seat in reversed(waiting):
        state.push(Frame(F_AUCTION, seat))
