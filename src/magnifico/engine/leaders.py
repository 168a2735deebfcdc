"""Leaders: requirements, playing, discarding, once-per-round abilities and their targets (section 16)."""

from __future__ import annotations

from magnifico.content.effects import CARD_TYPES, GOODS
from magnifico.engine import tokens
from magnifico.engine.costs import add_goods, can_cover, pack_goods, pay, substituted
from magnifico.engine.gains import gain, net_gain, push_privileges
from magnifico.engine.kinds import (
    CARD_COUNT,
    CHARACTER,
    CHOSEN_VALUE,
    COLOURED_BITS,
    COPY_LEADER,
    F_AFTER_PLAY,
    F_COPY,
    F_KEEP_TOKEN,
    F_MEMBER,
    F_OPTION,
    F_OPTION_NOW,
    F_PAY,
    F_PLAY_FREE,
    F_RECEIVE,
    F_VISCONTI,
    F_WORK,
    FROM_FAMILY,
    FROM_LEADER,
    IGNORE_ONE_REQUIREMENT,
    LEADERS_PLAYED,
    LEADERS_USED,
    M_OPTION,
    MEMBERS,
    MOVE_A,
    MOVE_B,
    ON_PLAY_LEADER,
    PAY_OPTION,
    RULES,
    SERVANTS_REPLACE,
    STONE,
    TOKENS,
    VISCONTI_ACTIVE,
    VISCONTI_RULE,
    WOOD,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.standing import effective_leader, rebuild, triggered
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import (
    ABILITY_IMMEDIATE,
    ABILITY_ONCE,
    DISCARD_CHARACTER,
    DISCARD_LEADER,
    NEED_CARDS,
    NEED_LEADERS,
    NEED_SAME_TYPE,
    NEED_TYPE,
    NEED_TYPES,
    NEED_WOOD_AND_STONE,
    ONCE_GAIN,
    ONCE_MEMBER,
    ONCE_OPTIONS,
    ONCE_TOKENS,
    ONCE_WORK,
    LeaderInfo,
    OptionInfo,
    RequirementInfo,
)


def draw_leaders(state: State, seat: int, count: int) -> None:
    """Draw from the leader deck into the hand, as many as there are (R18.4.1, RUL-41)."""
    drawn = state.leader_deck[:count]
    if not drawn:
        return
    state.leader_deck = state.leader_deck[count:]
    state.hands[seat] = state.hands[seat] + drawn
    state.drawn_leaders = state.drawn_leaders + tuple(seat * 1000 + leader for leader in drawn)
    state.revealed()
    keys: list[object] = [state.tables.leaders[leader].key for leader in drawn]
    state.emit_secret("leaders_drawn", seat, {"count": len(drawn)}, {"leaders": keys})


def held_for(state: State, seat: int, need: RequirementInfo, leader: int) -> int:
    """How much the player has of what a requirement asks for."""
    row = state.rows[seat]
    what = need.what
    if what < NEED_TYPE:
        return row[what]
    if what < NEED_CARDS:
        return row[CARD_COUNT + what - NEED_TYPE]
    counts = [row[CARD_COUNT + card_type] for card_type in range(4)]
    if what == NEED_CARDS:
        return sum(counts)
    if what == NEED_SAME_TYPE:
        return max(counts)
    if what == NEED_TYPES:
        types = 0
        for count in counts:
            if count:
                types += 1
        return types
    if what == NEED_WOOD_AND_STONE:
        return row[WOOD] + row[STONE]
    assert what == NEED_LEADERS
    others = len(state.in_play[seat])
    if leader in state.in_play[seat]:
        others -= 1
    if state.tables.switches.machiavelli_hand:
        others += len(state.hands[seat]) - (1 if leader in state.hands[seat] else 0)
    return others


def unmet(state: State, seat: int, info: LeaderInfo) -> list[RequirementInfo]:
    """The requirements the player does not meet (R16.1.2)."""
    result: list[RequirementInfo] = []
    for need in info.requirements:
        has = held_for(state, seat, need, info.index)
        met = has <= need.amount if need.at_most else has >= need.amount
        if not met:
            result.append(need)
    return result


def may_play(state: State, seat: int, leader: int) -> bool:
    """Whether the requirements allow playing the leader; S10 forgives one of them (RUL-88)."""
    info = state.tables.leaders[leader]
    forgiven = 1 if state.rows[seat][RULES] & IGNORE_ONE_REQUIREMENT else 0
    missing = 0
    for need in info.requirements:
        has = held_for(state, seat, need, leader)
        if (has > need.amount) if need.at_most else (has < need.amount):
            missing += 1
            if missing > forgiven:
                return False
    return True


def copy_targets(state: State, seat: int) -> list[int]:
    """The opponents' leaders in play that Lorenzo may copy (RUL-28)."""
    result: list[int] = []
    for other in range(state.players):
        if other != seat:
            for leader in state.in_play[other]:
                if not state.tables.leaders[leader].standing.rules & COPY_LEADER:
                    result.append(leader)
    return result


def has_target(state: State, seat: int, leader: int) -> bool:
    """Only Lorenzo needs something to copy; every other leader can be played as such."""
    if state.tables.leaders[leader].standing.rules & COPY_LEADER:
        return bool(copy_targets(state, seat))
    return True


def need_name(need: RequirementInfo) -> str:
    """The key of what a requirement counts, as in the packs."""
    what = need.what
    if what < NEED_TYPE:
        return GOODS[what]
    if what < NEED_CARDS:
        return CARD_TYPES[what - NEED_TYPE] + "_cards"
    return ("cards", "same_type_cards", "card_types", "wood_and_stone", "leaders")[
        what - NEED_CARDS
    ]


def check_play(state: State, seat: int, leader: int, free: bool) -> Refusal | None:
    """The checks of playing a leader (R0.13): in hand, requirement, something to copy."""
    if leader not in state.hands[seat]:
        return Refusal("E_CHOICE")
    info = state.tables.leaders[leader]
    if not free and not may_play(state, seat, leader):
        need = unmet(state, seat, info)[0]
        details: dict[str, object] = {
            "leader": info.key,
            "kind": need_name(need),
            "needs": need.amount,
            "has": held_for(state, seat, need, leader),
            "at_most": 1 if need.at_most else 0,
        }
        return Refusal("E_LEADER_REQ", details)
    if not has_target(state, seat, leader):
        return Refusal("E_LEADER_TARGET", {"leader": info.key})
    return None


def discard_leader(state: State, seat: int, leader: int) -> None:
    """Out of the game for a privilege (R16.1.3, RUL-71)."""
    _leave_hand(state, seat, leader)
    state.discarded_leaders = (*state.discarded_leaders, leader)
    state.emit("leader_discarded", seat, {"leader": state.tables.leaders[leader].key})
    push_privileges(state, seat, 1, False)


def _leave_hand(state: State, seat: int, leader: int) -> None:
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != leader)


def play_leader(state: State, seat: int, leader: int) -> None:
    """In play; Lorenzo's choice; triggers; immediate ability (R16.1.4)."""
    _leave_hand(state, seat, leader)
    state.in_play[seat] = (*state.in_play[seat], leader)
    state.emit("leader_played", seat, {"leader": state.tables.leaders[leader].key})
    if state.tables.leaders[leader].standing.rules & COPY_LEADER:
        state.push(Frame(F_AFTER_PLAY, seat, leader))
        state.push(Frame(F_COPY, seat, leader))
        return
    after_play(state, seat, leader)


def after_play(state: State, seat: int, leader: int) -> None:
    """S05 before Visconti before the immediate ability (RUL-89)."""
    rebuild(state, seat)
    row = state.rows[seat]
    row[LEADERS_PLAYED] += 1
    info = effective_leader(state, seat, leader)
    if info.ability == ABILITY_IMMEDIATE:
        state.push(Frame(F_RECEIVE, seat, leader))
    if row[RULES] & VISCONTI_RULE:
        state.push(Frame(F_VISCONTI, seat))
    for brought in triggered(state, seat, ON_PLAY_LEADER):
        gain(state, seat, brought.goods, brought.source, brought.identity)


def receive_immediate(state: State, seat: int, leader: int) -> None:
    """The immediate ability of a leader just played (R16.1.4)."""
    info = effective_leader(state, seat, leader)
    if info.plays_leader:
        state.push(Frame(F_PLAY_FREE, seat))
    push_privileges(state, seat, info.privileges, False)
    if info.gain:
        gain(state, seat, info.gain, FROM_LEADER, leader)
    draw_leaders(state, seat, info.draw_leaders)


def inactive_visconti(state: State, seat: int) -> list[int]:
    """The Visconti tokens that can still be activated."""
    active = state.rows[seat][VISCONTI_ACTIVE]
    return [number for number in range(len(state.tables.visconti)) if not active >> number & 1]


def receive_visconti(state: State, seat: int, family: int) -> None:
    """The bonuses of all active tokens, each a gain of its own (R17.12, RUL-94)."""
    active = state.rows[seat][VISCONTI_ACTIVE]
    for number, goods in enumerate(state.tables.visconti):
        if active >> number & 1:
            gain(state, seat, goods, FROM_FAMILY, family)


def payable(state: State, seat: int, option: OptionInfo) -> bool:
    """Whether the player can pay an ability's price (R16.1.7)."""
    due = [0] * 8
    add_goods(due, option.pay)
    return can_cover(state, seat, due)


def option_targets(state: State, seat: int, option: OptionInfo) -> list[int]:
    """What an ability's option can discard."""
    if option.discard == DISCARD_CHARACTER:
        return list(state.cards[seat * 4 + CHARACTER])
    if option.discard == DISCARD_LEADER:
        return list(state.in_play[seat])
    return []


def check_use(state: State, seat: int, leader: int) -> Refusal | None:
    """The checks of a once-per-round ability (R0.13, R16.1.6, R16.1.7)."""
    if leader not in state.in_play[seat]:
        return Refusal("E_CHOICE")
    info = effective_leader(state, seat, leader)
    key = state.tables.leaders[leader].key
    if info.ability != ABILITY_ONCE:
        return Refusal("E_CHOICE")
    row = state.rows[seat]
    if row[LEADERS_USED] >> leader & 1:
        return Refusal("E_LEADER_USED", {"leader": key})
    if info.once == ONCE_MEMBER and not row[MEMBERS] & COLOURED_BITS:
        return Refusal("E_LEADER_TARGET", {"leader": key})
    if info.once == ONCE_OPTIONS:
        any_target = False
        any_funds = False
        for option in info.options:
            target = not option.discard or bool(option_targets(state, seat, option))
            any_target = any_target or target
            any_funds = any_funds or (target and payable(state, seat, option))
        if not any_target:
            return Refusal("E_LEADER_TARGET", {"leader": key})
        if not any_funds:
            return _no_funds(state, seat, info.options[0])
    return None


def _no_funds(state: State, seat: int, option: OptionInfo) -> Refusal:
    """What an option costs beside what the player has of it."""
    needs: dict[str, object] = {}
    has: dict[str, object] = {}
    for at in range(0, len(option.pay), 2):
        needs[GOODS[option.pay[at]]] = option.pay[at + 1]
        has[GOODS[option.pay[at]]] = state.rows[seat][option.pay[at]]
    return Refusal("E_FUNDS", {"needs": needs, "has": has})


def use_leader(state: State, seat: int, leader: int) -> None:
    """Activate a once-per-round ability."""
    info = effective_leader(state, seat, leader)
    state.rows[seat][LEADERS_USED] |= 1 << leader
    state.emit("leader_used", seat, {"leader": state.tables.leaders[leader].key})
    if info.once == ONCE_WORK:
        state.push(Frame(F_WORK, seat, info.work_kind, info.work_value, info.work_flags))
    elif info.once == ONCE_MEMBER:
        state.push(Frame(F_MEMBER, seat, info.member_value))
    elif info.once == ONCE_TOKENS:
        _draw_and_keep(state, seat, leader, info)
    elif info.once == ONCE_OPTIONS:
        frame = Frame(F_OPTION, seat, leader)
        codes = list_options(state, frame)
        if len(info.options) == 1 and not info.options[0].discard:
            take_option(state, seat, leader, 0, -1)
        else:
            assert codes
            state.push(frame)
    else:
        assert info.once == ONCE_GAIN
        push_privileges(state, seat, info.privileges, False)
        if info.gain:
            gain(state, seat, info.gain, FROM_LEADER, leader)


def _draw_and_keep(state: State, seat: int, leader: int, info: LeaderInfo) -> None:
    """Ficino: draw, keep one, discard the rest; with X1.8 none is kept (R16.3.2)."""
    faces = tokens.draw_faces(state, info.draw)
    keep = min(net_gain(state, seat, TOKENS, info.keep, FROM_LEADER), len(faces))
    keys: list[object] = [state.tables.token_keys[face] for face in faces]
    state.emit_secret("tokens_drawn", seat, {"count": len(faces)}, {"faces": keys})
    if keep == 0:
        state.token_discard = state.token_discard + tuple(faces)
    elif keep == len(faces):
        tokens.receive(state, seat, faces)
    elif len(set(faces)) == 1:
        tokens.receive(state, seat, faces[:keep])
        state.token_discard = state.token_discard + tuple(faces[keep:])
    else:
        state.push(Frame(F_KEEP_TOKEN, seat, keep, 0, 0, 0, tuple(sorted(faces))))


def keep_token(state: State, frame: Frame, face: int) -> None:
    """Keep one of the drawn tokens; when enough are kept the others are discarded."""
    left = list(frame.items)
    left.remove(face)
    tokens.receive(state, frame.seat, [face])
    state.pop()
    if frame.a > 1:
        state.push(Frame(F_KEEP_TOKEN, frame.seat, frame.a - 1, 0, 0, 0, tuple(left)))
    else:
        state.token_discard = state.token_discard + tuple(left)


def list_options(state: State, frame: Frame) -> list[int]:
    """The options of an ability that can be paid, with what they discard."""
    info = effective_leader(state, frame.seat, frame.a)
    codes: list[int] = []
    for number, option in enumerate(info.options):
        if not payable(state, frame.seat, option):
            continue
        if option.discard:
            for target in option_targets(state, frame.seat, option):
                codes.append(M_OPTION | (number + 1) << MOVE_A | (target + 1) << MOVE_B)
        else:
            codes.append(M_OPTION | (number + 1) << MOVE_A)
    return codes


def check_option(state: State, frame: Frame, number: int, target: int) -> Refusal | None:
    """An offered option with a legal target that can be paid."""
    info = effective_leader(state, frame.seat, frame.a)
    if number < 1 or number > len(info.options):
        return Refusal("E_CHOICE")
    option = info.options[number - 1]
    if not payable(state, frame.seat, option):
        return _no_funds(state, frame.seat, option)
    if option.discard:
        if target - 1 not in option_targets(state, frame.seat, option):
            return Refusal("E_CHOICE")
    elif target:
        return Refusal("E_CHOICE")
    return None


def take_option(state: State, seat: int, leader: int, number: int, target: int) -> None:
    """Pay for an ability's option, discard its target, receive its goods."""
    info = effective_leader(state, seat, leader)
    option = info.options[number]
    due = [0] * 8
    add_goods(due, option.pay)
    packed = pack_goods(due)
    state.push(Frame(F_OPTION_NOW, seat, leader, number, target))
    if packed:
        variants = [packed]
        if state.rows[seat][RULES] & SERVANTS_REPLACE:
            variants = substituted(state, seat, packed)
        if len(variants) > 1:
            state.push(Frame(F_PAY, seat, PAY_OPTION, packed))
        else:
            pay(state, seat, variants[0], f"leader:{info.key}")


def choose_member(state: State, frame: Frame, member: int) -> None:
    """Federico: the member keeps the value for the rest of the round (RUL-27)."""
    state.pop()
    state.rows[frame.seat][CHOSEN_VALUE + member] = frame.a
