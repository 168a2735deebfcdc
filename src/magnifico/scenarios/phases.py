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
AUCTION_KEYS: Final = ("family", "tile", "bid", "leaders")
ROWS: Final = ("1", "2", "3", "4", "5", "6")


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
    """The auction in progress: who holds no bid bids in turn order, `turn` first."""
    place = given.at("auction")
    entries = given.required("auction", "a list of tiles with family and tile")
    if not isinstance(entries, list) or len(entries) != state.players:
        raise place.error(f"expected a list of {state.players} tiles")
    slots: list[int] = []
    bids: list[int] = []
    beside: list[tuple[int, ...]] = []
    families = list(state.tables.family_index)
    for position, entry in enumerate(entries, 1):
        table = Table(entry, place.index(position), AUCTION_KEYS)
        family = lookup.keyed(table.values.get("family"), table.at("family"), families)
        tile = lookup.keyed(table.values.get("tile"), table.at("tile"), state.tables.auction_keys)
        slots.append(family * 64 + tile)
        bids.append(_bid(table, state.players))
        found = lookup.leaders(table.values.get("leaders", []), table.at("leaders"), state.tables)
        beside.append(tuple(found))
    state.auction = tuple(slots)
    state.bids = tuple(bids)
    state.auction_leaders = tuple(beside)
    state.leader_deck = tuple(
        leader for leader in state.leader_deck if not any(leader in open_ for open_ in beside)
    )
    holders = [bid >> 3 for bid in bids if bid >= 0]
    waiting = [seat for seat in state.order if seat not in holders]
    if "turn" in given:
        first = lookup.seat(given.values["turn"], given.at("turn"), state.players)
        waiting = [first, *(seat for seat in waiting if seat != first)]
    state.board[ROUND] = 0
    state.push(Frame(F_ROUND, -1))
    state.push(Frame(F_AUCTION_END, -1))
    for seat in reversed(waiting):
        state.push(Frame(F_AUCTION, seat))


def _bid(table: Table, players: int) -> int:
    if "bid" not in table:
        return -1
    words = str(table.values["bid"]).split()
    if len(words) != 2 or words[1] not in ROWS:
        raise table.at("bid").wrong('a bid such as "A 2"', table.values["bid"])
    seat = lookup.seat(words[0], table.at("bid"), players)
    return seat * 8 + ROWS.index(words[1])
