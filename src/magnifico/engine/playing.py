"""Carrying out moves that were checked; what follows by itself is the business of the agenda."""

from __future__ import annotations

from magnifico.content.effects import GOODS
from magnifico.engine import (
    announcing,
    bonus_taking,
    demands,
    free_actions,
    leaders,
    placing,
    privileges,
    recovering,
    setup,
    tokens,
    work,
)
from magnifico.engine.costs import (
    pay,
)
from magnifico.engine.gains import gain
from magnifico.engine.kinds import (
    COPIED,
    F_ONLY_CARD,
    F_ORDER,
    F_PAY_TOKENS,
    F_TURN,
    F_VOTE,
    F_WORK,
    FAMILY,
    FROM_TOKEN,
    M_ACTIVATE,
    M_BID,
    M_BUY,
    M_CHOOSE,
    M_COPY,
    M_DECLINE,
    M_DISCARD,
    M_END,
    M_EXCHANGE,
    M_FIRST,
    M_GIVE,
    M_GIVE_UP,
    M_KEEP,
    M_KEEP_TOKEN,
    M_KIND,
    M_LOSE,
    M_MEMBER,
    M_ONLY,
    M_OPTION,
    M_PASS,
    M_PAY,
    M_PAY_TOKEN,
    M_PLACE,
    M_PLAY,
    M_PRIVILEGE,
    M_PUT,
    M_RECOVER,
    M_REFUSE,
    M_SUPPORT,
    M_TAKE,
    M_TILE,
    M_TOKEN,
    M_USE,
    M_VISCONTI,
    M_WORK,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    PAY_CARD,
    PAY_SURCHARGE,
    VISCONTI_ACTIVE,
)
from magnifico.engine.names import MEMBER_KEYS, WORK_KEYS
from magnifico.engine.rules import activated_cards, space_value
from magnifico.engine.state import Frame, State
from magnifico.engine.taking import pay_for_card
from magnifico.engine.vatican import answer


def apply(state: State, seat: int, code: int) -> None:
    """Carry out a move that was checked; what follows by itself is the agenda's business."""
    frame = state.agenda[-1]
    move = code & 63
    a = code >> MOVE_A & MOVE_MASK
    b = code >> MOVE_B & MOVE_MASK
    c = code >> MOVE_C
    if move == M_PLACE:
        placing.place(state, frame, a, b, c)
    elif move == M_END:
        state.pop()
        state.emit("turn_ended", seat, {})
    elif move == M_PRIVILEGE:
        privileges.convert(state, frame, a)
    elif move == M_CHOOSE:
        announcing.play_choice(state, frame, a, b, c)
    elif move == M_DECLINE:
        _decline(state, frame)
    elif move == M_DISCARD:
        leaders.discard_leader(state, seat, a)
    elif move == M_USE:
        leaders.use_leader(state, seat, a)
    elif move == M_PLAY:
        if frame.kind != F_TURN:
            state.pop()
        leaders.play_leader(state, seat, a)
    elif move == M_PAY:
        _apply_payment(state, frame, code >> MOVE_A)
    elif move == M_TAKE:
        bonus_taking.play_take(state, frame, a, b)
    elif move == M_WORK:
        work.play_bonus_work(state, frame, a, b)
    elif move == M_KEEP:
        setup.keep_leader(state, seat, a)
    elif move == M_PASS:
        state.pop()
        state.push(Frame(F_TURN, seat, 1, frame.b))
        state.emit("passed", seat, {})
    else:
        _apply_rare(state, frame, seat, move, a, b, code)


def _decline(state: State, frame: Frame) -> None:
    if frame.kind == F_ONLY_CARD:
        work.play_only_card(state, frame, -1)
        return
    state.pop()
    what = f"{WORK_KEYS[frame.a]}_declined" if frame.kind == F_WORK else "bonus_declined"
    state.emit(what, frame.seat, {})


def _apply_payment(state: State, frame: Frame, packed: int) -> None:
    state.pop()
    if frame.a == PAY_CARD:
        pay_for_card(state, frame.seat, frame.b, packed)
    else:
        pay(state, frame.seat, packed, "surcharge" if frame.a == PAY_SURCHARGE else "exchange")


def _apply_rare(
    state: State, frame: Frame, seat: int, move: int, a: int, b: int, code: int
) -> None:
    if move == M_TILE:
        state.pop()
        setup.choose_tile(state, seat, a)
        state.revealed()
    elif move in (M_SUPPORT, M_REFUSE):
        _vote(state, frame, seat, move == M_SUPPORT)
    elif move == M_MEMBER:
        leaders.choose_member(state, frame, a)
        state.emit("member_set", seat, {"member": MEMBER_KEYS[a], "value": frame.a})
    elif move == M_COPY:
        state.pop()
        state.rows[seat][COPIED] = a + 1
        fields: dict[str, object] = {"leader": state.tables.leaders[frame.a].key}
        fields["copied"] = state.tables.leaders[a].key
        state.emit("leader_copied", seat, fields)
    elif move == M_BID:
        setup.bid(state, frame, a, b)
    elif move == M_PAY_TOKEN:
        state.pop()
        if frame.a > 1:
            state.push(Frame(F_PAY_TOKENS, seat, frame.a - 1))
        tokens.discard(state, seat, a)
    elif move == M_ONLY:
        work.play_only_card(state, frame, a)
    elif move == M_ACTIVATE:
        state.pop()
        work.activate(state, seat, work.IGNORING_VALUE, 0, False, seat, activated_cards(code))
    elif move == M_FIRST:
        _do_first(state, frame, a - 1)
    elif move == M_BUY:
        recovering.purchase(state, frame, a)
    elif move == M_GIVE_UP:
        demands.give_up(state, frame, a)
    elif move == M_GIVE:
        demands.give(state, frame, a)
    elif move == M_RECOVER:
        recovering.recover(state, frame, a)
    elif move == M_VISCONTI:
        state.pop()
        state.rows[seat][VISCONTI_ACTIVE] |= 1 << a
        state.emit("visconti_token", seat, {"token": state.tables.visconti_keys[a]})
        leaders.receive_visconti(state, seat, state.rows[seat][FAMILY] - 1)
    elif move == M_OPTION:
        state.pop()
        leaders.take_option(state, seat, frame.a, a - 1, b - 1)
    elif move == M_KEEP_TOKEN:
        leaders.keep_token(state, frame, a)
    elif move == M_TOKEN:
        tokens.discard(state, seat, a)
        state.emit("token_used", seat, {"face": state.tables.token_keys[a]})
        gain(state, seat, state.tables.token_faces[a], FROM_TOKEN, a)
    elif move == M_PUT:
        tokens.remove(state, seat, a)
        state.tokens_on_cards = (*state.tokens_on_cards, b * 64 + a)
        placed: dict[str, object] = {"face": state.tables.token_keys[a]}
        placed["card"] = state.tables.cards[b].number
        state.emit("token_placed", seat, placed)
    elif move == M_EXCHANGE:
        free_actions.free_exchange(state, seat, a)
    elif move == M_LOSE:
        state.pop()
        state.rows[seat][a] -= frame.a
        state.emit("lost", seat, {"goods": {GOODS[a]: frame.a}, "source": "vatican"})
    else:
        assert move == M_KIND
        state.pop()
        value = space_value(state, frame, a)
        work.start_work(state, seat, a, value, seat, True)


def _vote(state: State, frame: Frame, seat: int, supports: bool) -> None:
    """A decision at the Vatican report, open or secret (R12.3, RUL-69)."""
    if frame.kind == F_VOTE:
        state.pop()
        answer(state, seat, supports)
    else:
        picks = list(state.picks)
        picks[seat] = 1 if supports else 0
        state.picks = tuple(picks)
        if -1 not in picks:
            state.pop()
    state.revealed()


def _do_first(state: State, frame: Frame, chosen: int) -> None:
    """Several actions of a card: the chosen one now, the others after it (R7.6.1 f)."""
    state.pop()
    frames: list[Frame] = []
    items = frame.items
    for at in range(0, len(items), 5):
        frames.append(
            Frame(items[at], frame.seat, items[at + 1], items[at + 2], items[at + 3], items[at + 4])
        )
    first = frames.pop(chosen)
    if len(frames) == 1:
        state.push(frames[0])
    else:
        rest: list[int] = []
        for other in frames:
            rest += [other.kind, other.a, other.b, other.c, other.d]
        state.push(Frame(F_ORDER, frame.seat, len(frames), 0, 0, 0, tuple(rest)))
    state.push(first)
