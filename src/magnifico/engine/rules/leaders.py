"""Leaders: requirements, playing, discarding, once-per-round abilities and their targets (section 16)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.standing_rules import COPY_LEADER, IGNORE_ONE_REQUIREMENT, VISCONTI_RULE
from magnifico.content.vocabulary import (
    CARD_TYPES,
    GOODS,
    ON_PLAY_LEADER,
    STONE,
    TOKENS,
    TYPE_COUNT,
    WOOD,
)
from magnifico.engine.printed.goods import (
    amounts_of,
    goods_by_name,
    held_by_name,
    packed_sparse,
)
from magnifico.engine.printed.leader import (
    ABILITY_IMMEDIATE,
    ABILITY_ONCE,
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
    RequirementInfo,
)
from magnifico.engine.printed.parts import DISCARD_CHARACTER, DISCARD_LEADER, OptionInfo
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import costs, gains, modifiers, privileges, tokens
from magnifico.engine.rules.sources import FROM_FAMILY, FROM_LEADER, source_of
from magnifico.engine.state.rows import (
    CARD_COUNT,
    COLOURED_BITS,
    LEADERS_USED,
    MEMBERS,
    RULES,
)
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Step


def draw_leaders(state: State, seat: int, count: int) -> None:
    """Draw from the leader deck as long as there are any (S03, R18.4.1, RUL-41); hands have no limit (R16.1.8)."""
    drawn = state.leader_deck[:count]
    if not drawn:
        return
    state.leader_deck = state.leader_deck[count:]
    state.hands[seat] = state.hands[seat] + drawn
    state.drawn_leaders = state.drawn_leaders + tuple([(seat, leader) for leader in drawn])
    state.revealed()
    keys: list[object] = [state.printed.leaders[leader].key for leader in drawn]
    state.emit_secret("leaders_drawn", seat, {"count": len(drawn)}, {"leaders": keys})


def held_for(state: State, seat: int, need: RequirementInfo, leader: int) -> int:
    """How much the player's supply has of what a requirement counts; tokens count too (R0.15, R18.1.3)."""
    row = state.rows[seat]
    what = need.what
    if what < NEED_TYPE:
        return row[what]
    if what < NEED_CARDS:
        return row[CARD_COUNT + what - NEED_TYPE]
    counts = [row[CARD_COUNT + card_type] for card_type in range(TYPE_COUNT)]
    # "n cards of which at most k of a type" and "of at most 3 types" are two requirements each (R16.3.1).
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
    # Machiavelli: another leader in play, with opt.machiavelliHand also in hand (RUL-31).
    others = len(state.in_play[seat])
    if leader in state.in_play[seat]:
        others -= 1
    if state.printed.switches.machiavelli_hand:
        others += len(state.hands[seat]) - (1 if leader in state.hands[seat] else 0)
    return others


def unmet(state: State, seat: int, info: LeaderInfo) -> list[RequirementInfo]:
    """The requirements the player does not meet (R16.1.2).

    Checked only when a leader is played: losing what met them later removes nobody (R16.1.9).
    """
    result: list[RequirementInfo] = []
    for need in info.requirements:
        has = held_for(state, seat, need, info.index)
        met = has <= need.amount if need.at_most else has >= need.amount
        if not met:
            result.append(need)
    return result


def may_play(state: State, seat: int, leader: int) -> bool:
    """Whether the requirements allow playing the leader; S10 waives one of them, one number (R16.1.5, RUL-88)."""
    info = state.printed.leaders[leader]
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
                if not state.printed.leaders[leader].standing.rules & COPY_LEADER:
                    result.append(leader)
    return result


def has_target(state: State, seat: int, leader: int) -> bool:
    """Whether the leader has what it needs: only Lorenzo needs something to copy."""
    if state.printed.leaders[leader].standing.rules & COPY_LEADER:
        return bool(copy_targets(state, seat))
    return True


def any_playable(state: State, seat: int) -> bool:
    """Whether a leader in hand could be played; Lorenzo needs somebody to copy (RUL-28)."""
    return any(has_target(state, seat, leader) for leader in state.hands[seat])


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
    """The checks of playing a leader (R0.13): in hand, requirement unless ignored (R16.1.5), something to copy."""
    if leader not in state.hands[seat]:
        return Refusal("E_CHOICE")
    info = state.printed.leaders[leader]
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
    """Remove a leader from the game for a privilege, shown to all and never drawn again (R16.1.3, RUL-71)."""
    _leave_hand(state, seat, leader)
    state.discarded_leaders = (*state.discarded_leaders, leader)
    state.emit("leader_discarded", seat, {"leader": state.printed.leaders[leader].key})
    privileges.offer(state, seat, 1, False)


def _leave_hand(state: State, seat: int, leader: int) -> None:
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != leader])


def play_leader(state: State, seat: int, leader: int) -> None:
    """Put a leader into play, without a limit (R16.1.8); then Lorenzo's choice, triggers, immediate ability
    (R16.1.4).

    It has no effect until now (R16.1.1).
    """
    _leave_hand(state, seat, leader)
    state.in_play[seat] = (*state.in_play[seat], leader)
    state.emit("leader_played", seat, {"leader": state.printed.leaders[leader].key})
    if state.printed.leaders[leader].standing.rules & COPY_LEADER:
        state.push(AfterPlaying(seat, leader))
        state.push(state.printed.ask.copy_leader(seat, leader))
        return
    after_play(state, seat, leader)


def after_play(state: State, seat: int, leader: int) -> None:
    """Resolve S05, then Visconti, then the immediate ability (RUL-89).

    This includes leaders played without their requirement, and happens once for Lorenzo with his copy (RUL-59).
    """
    modifiers.rebuild(state, seat)
    player = state.player(seat)
    player.leaders_played += 1
    info = modifiers.effective_leader(state, seat, leader)
    if info.ability == ABILITY_IMMEDIATE:
        state.push(ReceiveAbility(seat, leader))
    if player.has(VISCONTI_RULE):
        state.push(state.printed.ask.activate_visconti(seat))
    modifiers.gain_triggered(state, seat, ON_PLAY_LEADER)


def receive_immediate(state: State, seat: int, leader: int) -> None:
    """The immediate ability of a leader just played (R16.1.4)."""
    info = modifiers.effective_leader(state, seat, leader)
    if info.plays_leader:
        state.push(state.printed.ask.play_leader(seat))
    privileges.offer(state, seat, info.privileges, False)
    if info.gain:
        gains.gain(state, seat, info.gain, FROM_LEADER, leader)
    draw_leaders(state, seat, info.draw_leaders)


def inactive_visconti(state: State, seat: int) -> list[int]:
    """The Visconti tokens that can still be activated."""
    active = state.player(seat).visconti_active
    return [number for number in range(len(state.printed.visconti)) if not active >> number & 1]


def activate_visconti(state: State, seat: int, token: int) -> None:
    """Activate one more Visconti token (R17.12)."""
    state.player(seat).visconti_active |= 1 << token
    state.emit("visconti_token", seat, {"token": state.printed.visconti_keys[token]})


def receive_visconti(state: State, seat: int) -> None:
    """Receive the bonuses of all active tokens, each as a separate gain (R17.12, RUL-94)."""
    player = state.player(seat)
    for number, goods in enumerate(state.printed.visconti):
        if player.visconti_active >> number & 1:
            gains.gain(state, seat, goods, FROM_FAMILY, player.family - 1)


def payable(state: State, seat: int, option: OptionInfo) -> bool:
    """Whether the player can pay an ability's price (R16.1.7)."""
    return costs.can_cover(state, seat, amounts_of(option.pay))


def option_targets(state: State, seat: int, option: OptionInfo) -> Ints:
    """What an ability's option can discard."""
    if option.discard == DISCARD_CHARACTER:
        return state.characters(seat)
    if option.discard == DISCARD_LEADER:
        return state.in_play[seat]
    return ()


def check_use(state: State, seat: int, leader: int) -> Refusal | None:
    """The checks of a once-per-round ability (R0.13, R16.1.6, R16.1.7)."""
    if leader not in state.in_play[seat]:
        return Refusal("E_CHOICE")
    info = modifiers.effective_leader(state, seat, leader)
    key = state.printed.leaders[leader].key
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
            return no_funds(state, seat, info.options[0])
    return None


def no_funds(state: State, seat: int, option: OptionInfo) -> Refusal:
    """The refusal with what an option costs and what the player has of it."""
    has = held_by_name(state.rows[seat], amounts_of(option.pay))
    return Refusal("E_FUNDS", {"needs": goods_by_name(option.pay), "has": has})


def use_leader(state: State, seat: int, leader: int) -> None:
    """Activate a once-per-round ability (R16.1.6)."""
    info = modifiers.effective_leader(state, seat, leader)
    state.player(seat).leaders_used |= 1 << leader
    state.emit("leader_used", seat, {"leader": state.printed.leaders[leader].key})
    if info.once == ONCE_WORK:
        assert info.work is not None
        state.push(info.work.for_seat(seat))
    elif info.once == ONCE_MEMBER:
        state.push(state.printed.ask.choose_member(seat, info.member_value))
    elif info.once == ONCE_TOKENS:
        _draw_and_keep(state, seat, info)
    elif info.once == ONCE_OPTIONS:
        if len(info.options) == 1 and not info.options[0].discard:
            take_option(state, seat, leader, 0, -1)
        else:
            state.push(state.printed.ask.choose_option(seat, leader))
    else:
        assert info.once == ONCE_GAIN
        privileges.offer(state, seat, info.privileges, False)
        if info.gain:
            gains.gain(state, seat, info.gain, FROM_LEADER, leader)


def _draw_and_keep(state: State, seat: int, info: LeaderInfo) -> None:
    """Ficino: draw, keep one, discard the rest; with X1.8 none is kept (R16.3.2)."""
    faces = tokens.draw_faces(state, info.draw)
    keep = min(gains.net_gain(state, seat, TOKENS, info.keep, FROM_LEADER), len(faces))
    keys: list[object] = [state.printed.token_keys[face] for face in faces]
    state.emit_secret("tokens_drawn", seat, {"count": len(faces)}, {"faces": keys})
    if keep == 0:
        state.token_discard = state.token_discard + tuple(faces)
    elif keep == len(faces):
        tokens.receive(state, seat, faces)
    elif len(set(faces)) == 1:
        tokens.receive(state, seat, faces[:keep])
        state.token_discard = state.token_discard + tuple(faces[keep:])
    else:
        state.push(state.printed.ask.keep_token(seat, keep, tuple(sorted(faces))))


def take_option(state: State, seat: int, leader: int, number: int, target: int) -> None:
    """Pay for an ability's option; what it discards and brings follows (R16.1.7)."""
    option = modifiers.effective_leader(state, seat, leader).options[number]
    packed = packed_sparse(option.pay)
    card = target if option.discard == DISCARD_CHARACTER else -1
    dropped = target if option.discard == DISCARD_LEADER else -1
    state.push(state.printed.ask.receive_option(seat, leader, number, card, dropped))
    if packed:
        variants = costs.substituted(state, seat, packed)
        if len(variants) > 1:
            state.push(state.printed.ask.pay_for_ability(seat, packed))
        else:
            copied = modifiers.effective_leader(state, seat, leader).index
            costs.pay(state, seat, variants[0], source_of(state.printed, FROM_LEADER, copied))


def drop_leader(state: State, seat: int, leader: int) -> None:
    """A leader in play leaves the game, which only card #162 can cause (R16.1.11): its ability ends (RUL-90).

    A member on its space and a value that Federico gave stay until the end of the round.
    """
    state.in_play[seat] = tuple([other for other in state.in_play[seat] if other != leader])
    state.discarded_leaders = (*state.discarded_leaders, leader)
    modifiers.rebuild(state, seat)
    state.emit("leader_discarded", seat, {"leader": state.printed.leaders[leader].key})


class LeaderStep(Step):
    """A step about one leader."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "leader")

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader


class AfterPlaying(LeaderStep):
    """What follows once Lorenzo has chosen whom to copy (R16.1.4)."""

    name: ClassVar[str] = "after_playing"

    def resolve(self, state: State) -> bool:
        """Resolve triggers, then the immediate ability."""
        state.pop()
        after_play(state, self.seat, self.leader)
        return True


class ReceiveAbility(LeaderStep):
    """The immediate ability of a leader just played (R16.1.4)."""

    name: ClassVar[str] = "receive_ability"

    def resolve(self, state: State) -> bool:
        """Receive it."""
        state.pop()
        receive_immediate(state, self.seat, self.leader)
        return True
