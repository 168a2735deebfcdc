"""Rounds, laps and turns: how the game moves from one to the next and ends (sections 3, 4, 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnifico.content.standing_rules import BUY_LEFTOVER
from magnifico.content.vocabulary import TYPE_COUNT
from magnifico.engine.decisions.church import VaticanReport
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.decisions.leftover_card import BuyLeftoverCard
from magnifico.engine.decisions.tokens import UseLastTokens
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.names import MEMBER_KEYS, TOWER_LETTERS
from magnifico.engine.rules import scoring
from magnifico.engine.state.rows import (
    ADAPTATION,
    ALL_MEMBERS,
    ALLOWANCE,
    CHOSEN_VALUE,
    COLOURED_COUNT,
    DICE,
    EXTRA_MEMBER,
    FLOOR_BITS,
    FLOOR_CARD,
    FLOORS,
    FOUR_MEMBERS,
    LAP,
    LEADERS_USED,
    MADE_UP,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    POSITION,
    ROUND,
    SKIP_FIRST,
    SPACE_COUNT,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step

DIE_FACES: Final = 6
ROUNDS_PER_PERIOD: Final = 2  # (R1.1)


class TableStep(Step):
    """A step of the whole table rather than of a seat."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)


class StartRound(TableStep):
    """Phase A: cards on the towers, dice, members in hand (R3.1)."""

    name: ClassVar[str] = "start_round"

    def resolve(self, state: State) -> bool:
        """Deal, roll, and put the round's phases on the agenda."""
        state.pop()
        board = state.board
        board[ROUND] += 1
        number = board[ROUND]
        # The cards of the round's period: two rounds use up a stack, six the deck (R3.5).
        for tower in range(state.printed.tower_count):
            for floor in range(FLOORS):
                card = state.decks[tower][(number - 1) * FLOORS + floor]
                board[FLOOR_CARD + tower * FLOORS + floor] = card + 1
        for member in range(COLOURED_COUNT):
            board[DICE + member] = state.random.below(DIE_FACES) + 1
        for row in state.rows:
            _take_back_members(row)
            # A turn for each member (R4.2); X2.7 moves the first one to the end (R4.9).
            row[ALLOWANCE] = MEMBER_COUNT if row[EXTRA_MEMBER] else MEMBER_COUNT - 1
            row[MADE_UP] = 0
            if row[SKIP_FIRST]:
                row[ALLOWANCE] -= 1
                row[MADE_UP] = 1
        board[LAP] = 1
        board[POSITION] = 0
        state.emit("round_started", -1, {"round": number, "period": state.period()})
        dice: dict[str, object] = {}
        for member in range(COLOURED_COUNT):
            dice[MEMBER_KEYS[member]] = board[DICE + member]
        state.emit("dice", -1, dice)
        state.revealed()
        state.push(EndRound())  # phase D (R3.4)
        if number % ROUNDS_PER_PERIOD == 0:
            state.push(VaticanReport())  # phase C in rounds 2, 4 and 6 (R3.3)
        state.push(EndOfActions())
        state.push(NextTurn())  # phase B (R3.2)
        return True


class NextTurn(TableStep):
    """Whose turn it is: laps in turn order (R4.1, R4.2), then the turns that X2.7 put off (R4.9, RUL-42)."""

    name: ClassVar[str] = "next_turn"

    def resolve(self, state: State) -> bool:
        """Begin the next turn, or end the action phase."""
        board = state.board
        while True:
            if board[POSITION] == state.players:
                board[POSITION] = 0
                board[LAP] += 1
            if board[POSITION] == 0 and not any(row[ALLOWANCE] for row in state.rows):
                break
            seat = state.order[board[POSITION]]
            board[POSITION] += 1
            row = state.rows[seat]
            # A player with no turns left gets no free actions either (R4.8).
            if row[ALLOWANCE] and not (board[LAP] == 1 and row[MADE_UP]):
                row[ALLOWANCE] -= 1
                _begin_turn(state, seat, False)
                return True
        # Now nobody has an ordinary turn left, not even the fifth of a Colonna player (RUL-42).
        for seat in state.order:
            if state.rows[seat][MADE_UP]:
                state.rows[seat][MADE_UP] = 0
                _begin_turn(state, seat, True)
                return True
        state.pop()
        return True


def _begin_turn(state: State, seat: int, made_up: bool) -> None:
    state.fresh = ()
    state.push(TakeTurn(seat, False, made_up))
    state.revealed()


class EndOfActions(TableStep):
    """After the last turn of a round Gonzaga may buy a leftover card, once a round (R17.4, R13.5, RUL-53, RUL-92)."""

    name: ClassVar[str] = "end_of_actions"

    def resolve(self, state: State) -> bool:
        """Ask everybody who may buy."""
        state.pop()
        state.fresh = ()
        for seat in reversed(state.order):
            player = state.player(seat)
            player.bought = 0
            if player.has(BUY_LEFTOVER):
                state.push(BuyLeftoverCard(seat))
                state.revealed()
        return True


class EndRound(TableStep):
    """Phase D: leftover cards, turn order, members and leaders back, Adaptation tile, in this order (R3.4, R13.6)."""

    name: ClassVar[str] = "end_round"

    def resolve(self, state: State) -> bool:
        """Clear the board; the next round or the final scoring follows."""
        state.pop()
        printed = state.printed
        board = state.board
        # Ordinary cards go to the pile, special ones leave the game (R13.1).
        for space in range(printed.tower_count * FLOORS):
            card = board[FLOOR_CARD + space] - 1
            if card >= 0:
                if space >> FLOOR_BITS == SPECIAL_TOWER:
                    state.gone = (*state.gone, card)
                else:
                    state.pile = (*state.pile, card)
                board[FLOOR_CARD + space] = 0
        _new_order(state)
        # Members return, leaders are turned up, the value that Federico gave ends (R13.3).
        for space in range(SPACE_COUNT):
            board[OCCUPANTS + space] = 0
        state.palace = ()
        state.at_leaders = ()
        for row in state.rows:
            _take_back_members(row)
            row[LEADERS_USED] = 0
            for member in range(COLOURED_COUNT):
                row[CHOSEN_VALUE + member] = 0
        if board[ROUND] < printed.rounds:
            # The Adaptation tile moves one tower to the right, from the last back to the first (R13.4).
            if board[ADAPTATION] >= 0:
                board[ADAPTATION] = (board[ADAPTATION] + 1) % TYPE_COUNT
                state.emit("adaptation_moved", -1, {"tower": TOWER_LETTERS[board[ADAPTATION]]})
            state.push(StartRound())
            return True
        state.push(FinalScoring())
        if printed.houses:
            # The last use of tokens, in the new turn order (R14.1).
            for seat in reversed(state.order):
                if state.tokens[seat]:
                    state.push(UseLastTokens(seat))
        state.revealed()
        return True


def _take_back_members(row: list[int]) -> None:
    """Return all of a player's members to the hand, including a brown one (R13.3, R17.5)."""
    row[MEMBERS] = ALL_MEMBERS if row[EXTRA_MEMBER] else FOUR_MEMBERS


def _new_order(state: State) -> None:
    """Players in the Palace go first, in order of arrival; any member counts, the brown one too (R13.2, RUL-72)."""
    ahead: list[int] = []
    for seat, _ in state.palace:
        if seat not in ahead:
            ahead.append(seat)
    for seat in state.order:
        if seat not in ahead:
            ahead.append(seat)
    if tuple(ahead) != state.order:
        state.order = tuple(ahead)
        players: list[object] = list(ahead)
        state.emit("turn_order", -1, {"players": players})


class FinalScoring(TableStep):
    """The final points are counted, and the game is over (section 14)."""

    name: ClassVar[str] = "final_scoring"

    def resolve(self, state: State) -> bool:
        """Score everybody."""
        state.pop()
        state.emit("final_scoring", -1, {})
        scoring.score(state)
        state.push(GameOver())
        return True


class GameOver(Decision):
    """Nobody has anything to decide any more."""

    name: ClassVar[str] = "over"

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)

    def seats(self, state: State) -> list[int]:
        """Nobody."""
        return []

    def asks(self, state: State, seat: int) -> bool:
        """Nobody."""
        return False

    def legal(self, state: State, seat: int) -> list[int]:
        """Nothing."""
        return []
