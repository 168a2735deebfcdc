"""Rounds, laps and turns, and the agenda that runs by itself until somebody has to decide (sections 3, 4, 13)."""

from __future__ import annotations

from magnifico.engine import demands, vatican
from magnifico.engine.bonus_taking import list_takes
from magnifico.engine.gains import gain, push_privileges
from magnifico.engine.kinds import (
    ADAPTATION,
    ALLOWANCE,
    BOUGHT,
    BUY_LEFTOVER,
    CHOSEN_VALUE,
    DICE,
    EXTRA_MEMBER,
    F_ACTIVATE,
    F_AFTER_PLAY,
    F_AFTER_SURCHARGE,
    F_AUCTION_END,
    F_BONUS_TILE,
    F_BUY,
    F_DEMAND,
    F_END_OF_ACTIONS,
    F_END_ROUND,
    F_FAMILY_START,
    F_FINAL_TOKENS,
    F_MARKET_TOKENS,
    F_NEXT_TURN,
    F_OPTION_NOW,
    F_OVER,
    F_PLAY_FREE,
    F_RECEIVE,
    F_RECOVER,
    F_RESOLVE_WORK,
    F_ROUND,
    F_SCORING,
    F_SET_AWARD,
    F_TAKE,
    F_TAKE_NOW,
    F_TURN,
    F_VATICAN,
    F_VISCONTI,
    FAMILY,
    FLOOR_CARD,
    FROM_LEADER,
    LAP,
    LAST_DECISION,
    LEADERS_USED,
    MADE_UP,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    POSITION,
    ROUND,
    RULES,
    SKIP_FIRST,
    SPACE_COUNT,
    SPECIAL_TOWER,
    VISCONTI_ACTIVE,
)
from magnifico.engine.leaders import (
    after_play,
    has_target,
    inactive_visconti,
    receive_immediate,
    receive_visconti,
)
from magnifico.engine.names import TOWER_LETTERS
from magnifico.engine.placing import receive_market_tokens
from magnifico.engine.recovering import recoverable
from magnifico.engine.scoring import score
from magnifico.engine.setup import choose_tile, end_auction, start_family
from magnifico.engine.standing import effective_leader
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import DISCARD_CHARACTER, DISCARD_LEADER
from magnifico.engine.taking import after_surcharge, drop_card, give_set_award, take_from_floor
from magnifico.engine.work import drop_leader, list_activations, receive_work


def run(state: State) -> None:
    """Resolve everything that needs no decision."""
    while True:
        frame = state.agenda[-1]
        kind = frame.kind
        if kind <= LAST_DECISION:
            if not _answers_itself(state, frame):
                return
        elif kind == F_OVER:
            return
        else:
            _step(state, frame)


def _answers_itself(state: State, frame: Frame) -> bool:
    """Decisions that are not asked: nothing to choose from, or a single thing left (R0.14, R8.8)."""
    kind = frame.kind
    seat = frame.seat
    if kind == F_TURN:
        return False
    if kind == F_BONUS_TILE:
        if len(state.tiles_left) == 1:
            state.pop()
            choose_tile(state, seat, state.tiles_left[0])
            return True
    elif kind == F_TAKE:
        if not list_takes(state, frame):
            state.pop()
            state.emit("bonus_lost", seat, {})
            return True
    elif kind == F_ACTIVATE:
        if len(list_activations(state, frame)) == 1:
            state.pop()
            state.emit("bonus_lost", seat, {})
            return True
    elif kind == F_PLAY_FREE:
        if not any(has_target(state, seat, leader) for leader in state.hands[seat]):
            state.pop()
            state.emit("bonus_lost", seat, {})
            return True
    elif kind == F_RECOVER:
        if not recoverable(state, frame):
            state.pop()
            state.emit("bonus_lost", seat, {})
            return True
    elif kind == F_VISCONTI:
        left = inactive_visconti(state, seat)
        if len(left) <= 1:
            state.pop()
            if left:
                state.rows[seat][VISCONTI_ACTIVE] |= 1 << left[0]
                state.emit("visconti_token", seat, {"token": state.tables.visconti_keys[left[0]]})
            receive_visconti(state, seat, state.rows[seat][FAMILY] - 1)
            return True
    return False


def _step(state: State, frame: Frame) -> None:
    """Carry out one frame that runs by itself."""
    kind = frame.kind
    seat = frame.seat
    if kind == F_NEXT_TURN:
        _next_turn(state)
    elif kind == F_RESOLVE_WORK:
        state.pop()
        receive_work(state, frame)
    elif kind == F_ROUND:
        _start_round(state)
    elif kind == F_END_OF_ACTIONS:
        _end_of_actions(state)
    elif kind == F_VATICAN:
        vatican.report(state, frame)
    elif kind == F_END_ROUND:
        _end_round(state)
    elif kind == F_TAKE_NOW:
        state.pop()
        take_from_floor(state, seat, frame.a)
    elif kind == F_AFTER_SURCHARGE:
        state.pop()
        after_surcharge(state, seat, frame.a, frame.b)
    elif kind == F_DEMAND:
        demands.ask(state, frame)
    elif kind == F_AFTER_PLAY:
        state.pop()
        after_play(state, seat, frame.a)
    elif kind == F_OPTION_NOW:
        state.pop()
        _receive_option(state, seat, frame.a, frame.b, frame.c)
    elif kind == F_RECEIVE:
        state.pop()
        receive_immediate(state, seat, frame.a)
    elif kind == F_MARKET_TOKENS:
        state.pop()
        receive_market_tokens(state, seat)
    elif kind == F_SET_AWARD:
        state.pop()
        give_set_award(state, seat, frame.a)
    elif kind == F_AUCTION_END:
        state.pop()
        end_auction(state)
    elif kind == F_FAMILY_START:
        state.pop()
        start_family(state, seat)
    else:
        assert kind == F_SCORING, f"frame {kind}"
        state.pop()
        state.emit("final_scoring", -1, {})
        score(state)
        state.push(Frame(F_OVER, -1))


def _receive_option(state: State, seat: int, leader: int, number: int, target: int) -> None:
    """What an ability's option brings, after it was paid."""
    option = effective_leader(state, seat, leader).options[number]
    if option.discard == DISCARD_CHARACTER:
        drop_card(state, seat, target)
    elif option.discard == DISCARD_LEADER:
        drop_leader(state, seat, target)
    push_privileges(state, seat, option.privileges, False)
    if option.gain:
        gain(state, seat, option.gain, FROM_LEADER, leader)


def _start_round(state: State) -> None:
    """Phase A: cards on the towers, dice, members in hand (R3.1)."""
    state.pop()
    tables = state.tables
    board = state.board
    board[ROUND] += 1
    number = board[ROUND]
    for tower in range(tables.tower_count):
        for floor in range(4):
            card = state.decks[tower][(number - 1) * 4 + floor]
            board[FLOOR_CARD + tower * 4 + floor] = card + 1
    for member in range(3):
        board[DICE + member] = state.random.below(6) + 1
    for seat in range(state.players):
        row = state.rows[seat]
        row[MEMBERS] = 31 if row[EXTRA_MEMBER] else 15
        row[ALLOWANCE] = 5 if row[EXTRA_MEMBER] else 4
        row[MADE_UP] = 0
        if row[SKIP_FIRST]:
            row[ALLOWANCE] -= 1
            row[MADE_UP] = 1
    board[LAP] = 1
    board[POSITION] = 0
    state.emit("round_started", -1, {"round": number, "period": state.period()})
    dice: dict[str, object] = {}
    for member, name in enumerate(("white", "black", "orange")):
        dice[name] = board[DICE + member]
    state.emit("dice", -1, dice)
    state.revealed()
    state.push(Frame(F_END_ROUND, -1))
    if number % 2 == 0:
        state.push(Frame(F_VATICAN, -1))
    state.push(Frame(F_END_OF_ACTIONS, -1))
    state.push(Frame(F_NEXT_TURN, -1))


def _next_turn(state: State) -> None:
    """Whose turn it is: laps in turn order, made-up turns at the end (R4.1, R4.2, R4.9)."""
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
        if row[ALLOWANCE] and not (board[LAP] == 1 and row[MADE_UP]):
            row[ALLOWANCE] -= 1
            _begin_turn(state, seat, 0)
            return
    for seat in state.order:
        if state.rows[seat][MADE_UP]:
            state.rows[seat][MADE_UP] = 0
            _begin_turn(state, seat, 1)
            return
    state.pop()


def _begin_turn(state: State, seat: int, made_up: int) -> None:
    state.fresh = ()
    state.push(Frame(F_TURN, seat, 0, made_up))
    state.revealed()


def _end_of_actions(state: State) -> None:
    """Gonzaga's purchase, once a round (R17.4, R13.5)."""
    state.pop()
    state.fresh = ()
    for seat in reversed(state.order):
        row = state.rows[seat]
        row[BOUGHT] = 0
        if row[RULES] & BUY_LEFTOVER:
            state.push(Frame(F_BUY, seat))
            state.revealed()


def _end_round(state: State) -> None:
    """Phase D: leftover cards, turn order, members and leaders back, Adaptation tile (section 13)."""
    state.pop()
    tables = state.tables
    board = state.board
    for space in range(tables.tower_count * 4):
        card = board[FLOOR_CARD + space] - 1
        if card >= 0:
            if space >> 2 == SPECIAL_TOWER:
                state.gone = (*state.gone, card)
            else:
                state.pile = (*state.pile, card)
            board[FLOOR_CARD + space] = 0
    _new_order(state)
    for space in range(SPACE_COUNT):
        board[OCCUPANTS + space] = 0
    state.palace = ()
    state.at_leaders = ()
    for row in state.rows:
        row[MEMBERS] = 31 if row[EXTRA_MEMBER] else 15
        row[LEADERS_USED] = 0
        for member in range(3):
            row[CHOSEN_VALUE + member] = 0
    if board[ROUND] < tables.rounds:
        if board[ADAPTATION] >= 0:
            board[ADAPTATION] = (board[ADAPTATION] + 1) % 4
            state.emit("adaptation_moved", -1, {"tower": TOWER_LETTERS[board[ADAPTATION]]})
        state.push(Frame(F_ROUND, -1))
        return
    state.push(Frame(F_SCORING, -1))
    if tables.houses:
        for seat in reversed(state.order):
            if state.tokens[seat]:
                state.push(Frame(F_FINAL_TOKENS, seat))
    state.revealed()


def _new_order(state: State) -> None:
    """Who stands in the Palace goes first, in order of arrival (R13.2)."""
    ahead: list[int] = []
    for entry in state.palace:
        seat = entry // MEMBER_COUNT
        if seat not in ahead:
            ahead.append(seat)
    for seat in state.order:
        if seat not in ahead:
            ahead.append(seat)
    if tuple(ahead) != state.order:
        state.order = tuple(ahead)
        players: list[object] = list(ahead)
        state.emit("turn_order", -1, {"players": players})
