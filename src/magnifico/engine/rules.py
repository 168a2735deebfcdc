"""The one place that knows every kind of decision: who decides, what is legal and why not."""

from __future__ import annotations

from typing import Final

from magnifico.content.effects import GOODS
from magnifico.engine import (
    announcing,
    bonus_taking,
    demands,
    free_actions,
    leaders,
    listing,
    placing,
    privileges,
    recovering,
    setup,
    tokens,
    work,
)
from magnifico.engine.costs import (
    can_cover,
    is_variant,
    payable_payments,
    printed_payments,
    substituted,
    unpack_goods,
)
from magnifico.engine.kinds import (
    F_ACTIVATE,
    F_AUCTION,
    F_BONUS_TILE,
    F_BUY,
    F_CHOICES,
    F_COPY,
    F_DRAFT,
    F_FINAL_TOKENS,
    F_FORCED_LEADER,
    F_GIVE,
    F_GIVE_UP,
    F_KEEP_TOKEN,
    F_LOSE_ONE,
    F_MEMBER,
    F_ONLY_CARD,
    F_OPTION,
    F_ORDER,
    F_OVER,
    F_PAY,
    F_PAY_TOKENS,
    F_PLAY_FREE,
    F_PRIVILEGE,
    F_RECOVER,
    F_SECRET_VOTE,
    F_SPACE_KIND,
    F_TAKE,
    F_TURN,
    F_VISCONTI,
    F_VOTE,
    F_WORK,
    FLOOR_CARD,
    HARVEST,
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
    M_KEEP_TOKEN,
    M_KIND,
    M_LOSE,
    M_MEMBER,
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
    M_TOKEN,
    M_USE,
    M_VISCONTI,
    M_WORK,
    MEMBERS,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    PAY_CARD,
    PAY_OPTION,
    PAY_SURCHARGE,
    PAY_WORK,
    PRODUCTION,
    STONE,
    WOOD,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.state import Frame, State
from magnifico.engine.taking import surcharge_payments
from magnifico.engine.values import action_change

PAYMENT_CODES: Final = {
    PAY_CARD: "E_COST",
    PAY_SURCHARGE: "E_SURCHARGE",
    PAY_WORK: "E_EXCHANGE",
    PAY_OPTION: "E_FUNDS",
}
"""Why a payment cannot be made, by what is paid for (R6.1.9, R9.4, R0.13)."""


def to_act(state: State) -> list[int]:
    """The seats that have to decide now; several in the draft and in a secret vote."""
    frame = state.agenda[-1]
    if frame.kind == F_OVER:
        return []
    if frame.kind == F_DRAFT or frame.kind == F_SECRET_VOTE:
        return [seat for seat in state.order if state.picks[seat] < 0]
    return [frame.seat]


# ---------------------------------------------------------------------------------------------- listing


def legal_codes(state: State, seat: int) -> list[int]:
    """Every move of a seat that makes a difference; empty only if it has nothing to decide."""
    frame = state.agenda[-1]
    kind = frame.kind
    if kind == F_TURN:
        return _list_turn(state, frame) if frame.seat == seat else []
    if seat not in to_act(state):
        return []
    if kind == F_PRIVILEGE:
        return privileges.list_privileges(state, frame)
    if kind == F_CHOICES:
        return announcing.list_choices(state, frame)
    if kind == F_PAY:
        return [M_PAY | packed << MOVE_A for packed in _payments(state, frame)]
    if kind == F_TAKE:
        return [*bonus_taking.list_takes(state, frame), M_DECLINE]
    if kind == F_WORK:
        return work.list_bonus_work(state, frame)
    if kind in (F_VOTE, F_SECRET_VOTE):
        return [M_SUPPORT, M_REFUSE]
    if kind == F_DRAFT:
        return setup.list_keeps(state, seat)
    return _list_rare(state, frame)


def _list_rare(state: State, frame: Frame) -> list[int]:
    """The decisions that come up now and then."""
    kind = frame.kind
    seat = frame.seat
    if kind == F_BONUS_TILE:
        return setup.list_tiles(state, frame)
    if kind == F_MEMBER:
        return [M_MEMBER | member << MOVE_A for member in _coloured(state, seat)]
    if kind == F_COPY:
        return [M_COPY | leader << MOVE_A for leader in leaders.copy_targets(state, seat)]
    if kind == F_AUCTION:
        return setup.list_bids(state, frame)
    if kind == F_FORCED_LEADER:
        return [M_PLAY | leader << MOVE_A for leader in frame.items]
    if kind == F_PLAY_FREE:
        codes = [
            M_PLAY | leader << MOVE_A
            for leader in state.hands[seat]
            if leaders.has_target(state, seat, leader)
        ]
        return [*codes, M_DECLINE]
    if kind == F_PAY_TOKENS:
        return [M_PAY_TOKEN | face << MOVE_A for face in tokens.distinct_faces(state, seat)]
    if kind == F_ONLY_CARD:
        return work.list_only_card(state, frame)
    if kind == F_ACTIVATE:
        return work.list_activations(state, frame)
    if kind == F_ORDER:
        return [M_FIRST | number << MOVE_A for number in range(1, frame.a + 1)]
    if kind == F_BUY:
        return [*recovering.list_purchases(state, frame), M_DECLINE]
    if kind == F_GIVE_UP:
        return demands.list_give_ups(state, frame)
    if kind == F_GIVE:
        return demands.list_gifts(state, frame)
    if kind == F_RECOVER:
        return [*recovering.recoverable(state, frame), M_DECLINE]
    if kind == F_VISCONTI:
        return [M_VISCONTI | number << MOVE_A for number in leaders.inactive_visconti(state, seat)]
    if kind == F_OPTION:
        return leaders.list_options(state, frame)
    if kind == F_KEEP_TOKEN:
        return [M_KEEP_TOKEN | face << MOVE_A for face in sorted(set(frame.items))]
    if kind == F_FINAL_TOKENS:
        codes = [M_TOKEN | face << MOVE_A for face in tokens.distinct_faces(state, seat)]
        return [*codes, M_END]
    if kind == F_LOSE_ONE:
        return [M_LOSE | WOOD << MOVE_A, M_LOSE | STONE << MOVE_A]
    assert kind == F_SPACE_KIND, f"frame {kind}"
    return [
        M_KIND | work_kind << MOVE_A
        for work_kind in (HARVEST, PRODUCTION)
        if space_value(state, frame, work_kind) >= state.tables.work_minimum
    ]


def space_value(state: State, frame: Frame, work_kind: int) -> int:
    """The value of a harvest or production on a leader's space (R5.10)."""
    return frame.a + action_change(state.rows[frame.seat], work_kind)


def _coloured(state: State, seat: int) -> list[int]:
    return [member for member in range(3) if state.rows[seat][MEMBERS] >> member & 1]


def _list_turn(state: State, frame: Frame) -> list[int]:
    """A turn: free actions, one placement, free actions, end (R4.3)."""
    seat = frame.seat
    if frame.a == 0:
        codes = listing.list_placements(state, seat)
        if not codes or frame.b or state.tables.switches.voluntary_pass:
            codes.append(M_PASS)
    else:
        codes = [M_END]
    free_actions.list_free_actions(state, seat, codes)
    return codes


def _payments(state: State, frame: Frame) -> list[int]:
    """What can be paid in a payment frame."""
    seat = frame.seat
    if frame.a == PAY_CARD:
        info = state.tables.cards[state.board[FLOOR_CARD + frame.b] - 1]
        return payable_payments(state, seat, info, frame.c)
    if frame.a == PAY_SURCHARGE:
        return surcharge_payments(state, seat, frame.b, frame.c, frame.d)
    return substituted(state, seat, frame.b)


# ----------------------------------------------------------------------------------------------- checks


def check(state: State, seat: int, code: int) -> Refusal | None:
    """Why a move is refused, or None: the first failing check in the order of the rules."""
    frame = state.agenda[-1]
    move = code & 63
    a = code >> MOVE_A & MOVE_MASK
    b = code >> MOVE_B & MOVE_MASK
    c = code >> MOVE_C
    if move == M_PLACE:
        return placing.check_place(state, frame, seat, a, b, c)
    if seat not in to_act(state):
        return Refusal("E_TURN")
    kind = frame.kind
    if kind == F_TURN:
        return _check_turn(state, frame, move, a, b, c)
    if kind == F_PRIVILEGE and move == M_PRIVILEGE:
        return privileges.check_privilege(state, frame, a)
    if kind == F_CHOICES and move == M_CHOOSE:
        return announcing.check_choice(state, frame, a, b, c)
    if kind == F_PAY and move == M_PAY:
        return _check_payment(state, frame, code >> MOVE_A)
    if kind == F_TAKE and move == M_TAKE:
        return bonus_taking.check_take(state, frame, a, b)
    if kind == F_WORK and move == M_WORK:
        return work.check_bonus_work(state, frame, a, b, c)
    if kind == F_AUCTION and move == M_BID:
        return setup.check_bid(state, a, b)
    if kind == F_PLAY_FREE and move == M_PLAY:
        return leaders.check_play(state, seat, a, True)
    if kind == F_FORCED_LEADER and move == M_PLAY and a not in frame.items:
        return leaders.check_play(state, seat, a, True) or Refusal("E_CHOICE")
    if kind == F_BUY and move == M_BUY:
        return recovering.check_purchase(state, frame, a)
    if kind == F_RECOVER and move == M_RECOVER:
        return recovering.check_recover(state, frame, a)
    if kind == F_OPTION and move == M_OPTION:
        return leaders.check_option(state, frame, a, b)
    if kind == F_ACTIVATE and move == M_ACTIVATE:
        return work.check_activation(state, frame, activated_cards(code))
    if kind == F_SPACE_KIND and move == M_KIND and a <= PRODUCTION:
        value = space_value(state, frame, a)
        if value < state.tables.work_minimum:
            return Refusal("E_VALUE", {"value": value, "needs": state.tables.work_minimum})
        return None
    if kind == F_FINAL_TOKENS and move == M_TOKEN:
        return free_actions.check_token(state, seat, a)
    if code in legal_codes(state, seat):
        return None
    # A late or second answer is no choice (SC-060, SC-061), a free action comes at the wrong moment.
    return Refusal("E_TURN" if _is_free_action(move) else "E_CHOICE")


def _is_free_action(move: int) -> bool:
    """Free actions belong to the own turn and never inside another action (R4.6, R4.11)."""
    return move in (M_PLAY, M_DISCARD, M_USE, M_TOKEN, M_PUT, M_EXCHANGE, M_END, M_PASS)


def activated_cards(code: int) -> list[int]:
    """The cards named by an activation move."""
    named: list[int] = []
    rest = code >> MOVE_A
    while rest:
        named.append((rest & MOVE_MASK) - 1)
        rest >>= 12
    return named


def _check_turn(state: State, frame: Frame, move: int, a: int, b: int, c: int) -> Refusal | None:
    seat = frame.seat
    if move == M_END:
        return None if frame.a else Refusal("E_PASS")
    if move == M_PASS:
        if frame.a:
            return Refusal("E_PLACED")
        if frame.b or state.tables.switches.voluntary_pass:
            return None
        return Refusal("E_PASS") if listing.can_place(state, seat) else None
    if move == M_DISCARD:
        return None if a in state.hands[seat] else Refusal("E_CHOICE")
    if move == M_PLAY:
        return leaders.check_play(state, seat, a, False)
    if move == M_USE:
        return leaders.check_use(state, seat, a)
    if move == M_TOKEN:
        return free_actions.check_token(state, seat, a)
    if move == M_PUT:
        refusal = free_actions.check_token(state, seat, a)
        if refusal is not None:
            return refusal
        return None if b in free_actions.open_slots(state, seat) else Refusal("E_CHOICE")
    if move == M_EXCHANGE:
        exchanges = free_actions.free_exchanges(state, seat)
        if a >= len(exchanges):
            return Refusal("E_CHOICE")
        price = exchanges[a][0]
        if not free_actions.covers(state, seat, price):
            needs: dict[str, object] = {}
            has: dict[str, object] = {}
            for at in range(0, len(price), 2):
                needs[GOODS[price[at]]] = price[at + 1]
                has[GOODS[price[at]]] = state.rows[seat][price[at]]
            return Refusal("E_FUNDS", {"needs": needs, "has": has})
        return None
    return Refusal("E_CHOICE")


def _check_payment(state: State, frame: Frame, packed: int) -> Refusal | None:
    """A payment that is due and cannot be made has the code of its kind, anything else is no choice at all (R0.14)."""
    if packed in _payments(state, frame):
        return None
    seat = frame.seat
    printed = [frame.b]
    if frame.a == PAY_CARD:
        info = state.tables.cards[state.board[FLOOR_CARD + frame.b] - 1]
        printed = printed_payments(state, seat, info, frame.c)
    for due in printed:
        if packed == due or (can_cover(state, seat, unpack_goods(due)) and is_variant(packed, due)):
            amounts = unpack_goods(packed)
            needs: dict[str, object] = {}
            has: dict[str, object] = {}
            short = False
            for good in range(8):
                if amounts[good]:
                    needs[GOODS[good]] = amounts[good]
                    has[GOODS[good]] = state.rows[seat][good]
                    short = short or amounts[good] > state.rows[seat][good]
            code = PAYMENT_CODES[frame.a]
            if frame.a == PAY_SURCHARGE and not short:
                code = "E_COST"  # it could be paid, but then the card could not
            return Refusal(code, {"needs": needs, "has": has})
    return Refusal("E_CHOICE")
