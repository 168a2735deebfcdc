"""The end of the game, searched completely: every move of everybody, up to the final scores.

Unlike the endings of the bots, nothing is left out, so what is found is proven for the world that is searched. Every
seat plays for its lead: its points less those of its best rival.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final, TypeAlias

from magnifico.engine.decisions import agenda
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.rules.scoring import ranking
from magnifico.engine.state.rows import ALL_MEMBERS, MOVE_COUNT, ROUND, UNDO_FLOOR
from magnifico.engine.state.state import PLAIN_FIELDS, State

TIE: Final = 0.5
"""The lead of somebody who has as many points as the best rival and wins the tie; who loses it is as far behind."""
FAR: Final = 1e9
"""Further than any lead."""
Leads: TypeAlias = tuple[float, ...]
LESS_THAN_A_STEP: Final = 0.25
"""Less than the distance between any two leads: enough to see whether one is larger than another."""
_VARYING: Final = attrgetter(
    *(name for name in PLAIN_FIELDS if name not in ("random", "board", "rows", "decks", "left_out"))
)
_KNOWN: Final = attrgetter(
    *(
        name
        for name in PLAIN_FIELDS
        if name not in ("random", "decks", "left_out", "leader_deck", "token_supply")
    )
)


class TooLargeError(Exception):
    """There are more continuations than may be looked at."""


def members_left(state: State) -> int:
    """How many family members all players together have yet to place."""
    return sum((player.members & ALL_MEMBERS).bit_count() for player in state.everybody())


def in_last_round(state: State) -> bool:
    """Whether the last round is being played."""
    return state.board[ROUND] >= state.printed.rounds


def leads_of(state: State) -> Leads:
    """By how many points each seat is ahead of its best rival, after the final scoring."""
    points = [player.victory for player in state.everybody()]
    first = ranking(state)[0]
    found: list[float] = []
    for seat, own in enumerate(points):
        lead = float(own - max(points[:seat] + points[seat + 1 :]))
        found.append(lead or (TIE if seat == first else -TIE))
    return tuple(found)


class Ending:
    """A search through the endings of one world; positions that are reached in several ways are searched once.

    Between two players, where one's lead is the other's arrears, moves that cannot change the result are left out
    (alpha-beta); what comes out is the same.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.looked_at = 0
        self.drew = False
        """Whether chance or a hidden pile played a part in any ending: if not, it would end the same in any other
        world that looks the same (what_is_known)."""
        self._piles: tuple[object, ...] = ()
        self._known: dict[tuple[object, ...], Leads] = {}
        self._bounds: dict[tuple[object, ...], tuple[float, float]] = {}
        self._good: dict[int, int] = {}  # how often a move turned out best: those are tried first

    def worth(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """The lead each move ends with if everybody goes on well; TooLargeError if that cannot be seen."""
        self._piles = _piles(state)
        found: list[float] = []
        for code in codes:
            after = state.copy()
            agenda.play(after, seat, code)
            found.append(self._after(after, seat))
        return found

    def any_above(self, state: State, seat: int, codes: list[int], lead: float) -> bool:
        """Whether a move ends with a larger lead than this; between two players that is seen much sooner."""
        if state.players != 2:
            return max(self.worth(state, seat, codes), default=lead) > lead
        self._piles = _piles(state)
        least, most = (-lead - LESS_THAN_A_STEP, -lead) if seat else (lead, lead + LESS_THAN_A_STEP)
        for code in codes:
            after = state.copy()
            agenda.play(after, seat, code)
            found = self._lead(after, least, most)
            if (-found if seat else found) > lead:
                return True
        return False

    def final(self, state: State, seat: int, code: int) -> State:
        """How the game ends after a move if everybody goes on well."""
        after = state.copy()
        agenda.play(after, seat, code)
        while not isinstance(after.agenda[-1], GameOver):
            deciding = agenda.to_act(after)[0]
            best = -FAR
            chosen = after
            for one in agenda.legal_codes(after, deciding):
                tried = after.copy()
                agenda.play(tried, deciding, one)
                found = self._after(tried.copy(), deciding)
                if found > best:
                    best, chosen = found, tried
            after = chosen
        return after

    def _after(self, state: State, seat: int) -> float:
        """The lead of a seat at the end; the state is used up."""
        if state.players != 2:
            return self._leads(state)[seat]
        lead = self._lead(state, -FAR, FAR)
        return -lead if seat else lead

    def _to_choice(self, state: State) -> tuple[int, list[int]]:
        """Play what is forced; who decides then and between what, nothing at the end of the game."""
        while True:
            self.looked_at += 1
            if self.looked_at > self.most:
                raise TooLargeError
            if isinstance(state.agenda[-1], GameOver):
                if not self.drew and _piles(state) != self._piles:
                    self.drew = True
                return -1, []
            seat = agenda.to_act(state)[0]
            codes = agenda.legal_codes(state, seat)
            if len(codes) > 1:
                return seat, codes
            agenda.play(state, seat, codes[0])

    def _leads(self, state: State) -> Leads:
        """Everybody's lead if everybody plays for their own."""
        seat, codes = self._to_choice(state)
        if not codes:
            return leads_of(state)
        key = _key(state)
        best = self._known.get(key, ())
        if best:
            return best
        for code in codes:
            after = state.copy()
            agenda.play(after, seat, code)
            found = self._leads(after)
            if not best or found[seat] > best[seat]:
                best = found
        self._known[key] = best
        return best

    def _lead(self, state: State, least: float, most: float) -> float:
        """The first seat's lead between two players, exact if it lies between the two limits."""
        seat, codes = self._to_choice(state)
        if not codes:
            return leads_of(state)[0]
        key = _key(state)
        low, high = self._bounds.get(key, (-FAR, FAR))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        sign = -1.0 if seat else 1.0
        floor, ceiling = (-most, -least) if seat else (least, most)
        good = self._good
        codes = sorted(codes, key=lambda code: -good.get(code, 0))
        best = -FAR
        chosen = codes[0]
        for code in codes:
            after = state.copy()
            agenda.play(after, seat, code)
            limit = max(floor, best)
            lower, upper = (-ceiling, -limit) if seat else (limit, ceiling)
            found = sign * self._lead(after, lower, upper)
            if found > best:
                best, chosen = found, code
            if best >= ceiling:
                break
        good[chosen] = good.get(chosen, 0) + 1
        result = sign * best
        if floor < best < ceiling:
            low = high = result
        elif (best >= ceiling) != bool(seat):
            low = max(low, result)
        else:
            high = min(high, result)
        self._bounds[key] = low, high
        return result


def what_is_known(state: State) -> tuple[object, ...]:
    """Everything but the order of hidden piles and the chances to come."""
    values: list[object] = [state.random.counter, state.random.left, *_piles(state)]
    values += [_frozen(value) for value in _KNOWN(state)]
    return tuple(values)


def _frozen(value: object) -> object:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def _piles(state: State) -> tuple[object, ...]:
    """What changes as soon as a number is drawn or a card or token taken from a hidden pile."""
    random = state.random
    return (
        random.counter,
        random.left,
        sum(map(len, state.decks)),
        len(state.left_out),
        len(state.leader_deck),
        len(state.token_supply),
    )


def _key(state: State) -> tuple[object, ...]:
    """What the rest of the game depends on, chance included."""
    board = state.board[:]
    board[MOVE_COUNT] = board[UNDO_FLOOR] = 0
    values: list[object] = [tuple(board), state.random.counter, state.random.left]
    values += map(tuple, state.rows)
    values += [tuple(value) if type(value) is list else value for value in _VARYING(state)]
    return tuple(values)
