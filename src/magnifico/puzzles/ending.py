"""The end of the game, searched completely: every move of everybody, up to the final scores.

Unlike the endings of the bots, nothing is left out, so what is found is proven for the world that is searched. Every
seat plays for its lead: its points less those of its best rival.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from magnifico.engine.decisions import agenda
from magnifico.engine.rules.rounds import GameOver
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.rows import (
    ALL_MEMBERS,
    MEMBERS,
    MOVE_COUNT,
    ROUND,
    UNDO_FLOOR,
    VICTORY,
)
from magnifico.engine.state.state import PLAIN_FIELDS, State

TIE: Final = 0.5
"""The lead of somebody who has as many points as the best rival and wins the tie; who loses it is as far behind."""
Leads: TypeAlias = tuple[float, ...]
_VARYING: Final = tuple(
    name for name in PLAIN_FIELDS if name not in ("random", "board", "rows", "decks", "left_out")
)


class TooLargeError(Exception):
    """There are more continuations than may be looked at."""


def members_left(state: State) -> int:
    """How many family members all players together have yet to place."""
    return sum((row[MEMBERS] & ALL_MEMBERS).bit_count() for row in state.rows)


def in_last_round(state: State) -> bool:
    """Whether the last round is being played."""
    return state.board[ROUND] >= state.printed.rounds


def leads_of(state: State) -> Leads:
    """By how many points each seat is ahead of its best rival, after the final scoring."""
    points = [row[VICTORY] for row in state.rows]
    first = ranking(state)[0]
    found: list[float] = []
    for seat, own in enumerate(points):
        lead = float(own - max(points[:seat] + points[seat + 1 :]))
        found.append(lead or (TIE if seat == first else -TIE))
    return tuple(found)


class Ending:
    """A search through the endings of one world; positions that are reached in several ways are searched once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.looked_at = 0
        self._known: dict[tuple[object, ...], Leads] = {}

    def worth(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """The lead each move ends with if everybody goes on well; TooLargeError if that cannot be seen."""
        found: list[float] = []
        for code in codes:
            after = state.copy()
            agenda.play(after, seat, code)
            found.append(self._leads(after)[seat])
        return found

    def _leads(self, state: State) -> Leads:
        while True:
            self.looked_at += 1
            if self.looked_at > self.most:
                raise TooLargeError
            if isinstance(state.agenda[-1], GameOver):
                return leads_of(state)
            seat = agenda.to_act(state)[0]
            codes = agenda.legal_codes(state, seat)
            if len(codes) > 1:
                break
            agenda.play(state, seat, codes[0])
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(state, seat, codes)
        return found

    def _best(self, state: State, seat: int, codes: list[int]) -> Leads:
        best: Leads = ()
        for code in codes:
            after = state.copy()
            agenda.play(after, seat, code)
            found = self._leads(after)
            if not best or found[seat] > best[seat]:
                best = found
        return best


def _key(state: State) -> tuple[object, ...]:
    """What the rest of the game depends on, chance included."""
    board = state.board[:]
    board[MOVE_COUNT] = board[UNDO_FLOOR] = 0
    values: list[object] = [tuple(board), state.random.counter, state.random.left]
    values += [tuple(row) for row in state.rows]
    for name in _VARYING:
        value: object = getattr(state, name)
        values.append(tuple(value) if isinstance(value, list) else value)
    return tuple(values)
