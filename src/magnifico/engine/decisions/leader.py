"""Decisions about leaders: which one to play, copy or use, and on what (section 16, R17.8, R17.12)."""

from __future__ import annotations

from typing import ClassVar

from magnifico.engine.decisions import bonus_card
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import (
    COPY,
    DECLINE,
    MEMBER,
    OPTION,
    PLAY,
    VISCONTI,
    kind_of,
    only_part,
    parts,
)
from magnifico.engine.names import MEMBER_KEYS
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import cards, gains, leaders, modifiers, privileges
from magnifico.engine.rules.sources import FROM_LEADER
from magnifico.engine.state.rows import (
    CHOSEN_VALUE,
    COLOURED_COUNT,
)
from magnifico.engine.state.state import Ints, State
from magnifico.engine.state.step import Facts, Step


class PlayOneOf(Decision):
    """Sforza: one of the leaders beside the family tile is played at once, without its requirement (R17.8).

    Not optional, unlike every other effect that plays a leader (R16.1.10).
    Written `play cosimo_de_medici`.
    """

    name: ClassVar[str] = "play_leader"
    fields: ClassVar[tuple[str, ...]] = ("seat", "leaders")

    def __init__(self, seat: int, leaders: Ints) -> None:
        super().__init__(seat)
        self.leaders = leaders

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of these leaders."""
        return [PLAY.code(leader) for leader in self.leaders]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that it is one of these, in hand, with something to copy."""
        if kind_of(code) != PLAY.number:
            return self.not_offered(code)
        leader = only_part(code)
        if leader in self.leaders:
            return None
        return leaders.check_play(state, seat, leader, True) or Refusal("E_CHOICE")

    def play(self, state: State, seat: int, code: int) -> None:
        """Play it."""
        state.pop()
        leaders.play_leader(state, seat, only_part(code))


class PlayLeaderFree(Decision):
    """A leader in hand may be played without its requirement (R16.1.5, R16.1.10).

    Written `play cosimo_de_medici`, `decline`.
    """

    name: ClassVar[str] = "play_leader"

    def legal(self, state: State, seat: int) -> list[int]:
        """Every leader that can be played, or none."""
        codes = [
            PLAY.code(leader)
            for leader in state.hands[seat]
            if leaders.has_target(state, seat, leader)
        ]
        return [*codes, DECLINE.code()]

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that it is in hand, with something to copy (R0.13)."""
        if kind_of(code) == DECLINE.number:
            return None
        if kind_of(code) != PLAY.number:
            return self.not_offered(code)
        return leaders.check_play(state, seat, only_part(code), True)

    def play(self, state: State, seat: int, code: int) -> None:
        """Play it, or decline."""
        state.pop()
        if kind_of(code) == DECLINE.number:
            state.emit("bonus_declined", seat, {})
        else:
            leaders.play_leader(state, seat, only_part(code))

    def answers_itself(self, state: State) -> bool:
        """Lost without a leader to play (R8.8, R16.1.5)."""
        if leaders.any_playable(state, self.seat):
            return False
        bonus_card.lose_bonus(state, self.seat)
        return True


class CopyLeader(Decision):
    """Whose ability Lorenzo copies (RUL-28). Written `copy girolamo_savonarola`."""

    name: ClassVar[str] = "copy"
    fields: ClassVar[tuple[str, ...]] = ("seat", "leader")

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def legal(self, state: State, seat: int) -> list[int]:
        """The opponents' leaders in play."""
        return [COPY.code(leader) for leader in leaders.copy_targets(state, seat)]

    def play(self, state: State, seat: int, code: int) -> None:
        """Copy it for the rest of the game."""
        state.pop()
        copied = only_part(code)
        state.player(seat).copied = copied + 1
        fields: dict[str, object] = {"leader": state.printed.leaders[self.leader].key}
        fields["copied"] = state.printed.leaders[copied].key
        state.emit("leader_copied", seat, fields)

    def facts(self, state: State, seat: int | None) -> Facts:
        """The leader that copies."""
        return {"leader": state.printed.leaders[self.leader].key}


class ChooseMember(Decision):
    """Federico: which coloured member has this value for the rest of the round (RUL-27). Written `member white`."""

    name: ClassVar[str] = "member"
    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def legal(self, state: State, seat: int) -> list[int]:
        """The coloured members still in hand."""
        held = state.player(seat).members
        return [MEMBER.code(member) for member in range(COLOURED_COUNT) if held >> member & 1]

    def play(self, state: State, seat: int, code: int) -> None:
        """Give the member the value."""
        state.pop()
        member = only_part(code)
        state.rows[seat][CHOSEN_VALUE + member] = self.value
        state.emit("member_set", seat, {"member": MEMBER_KEYS[member], "value": self.value})


class ChooseOption(Decision):
    """Which option of an ability is used, and what it discards (R16.1.7). Written `option 1`, `option 2 #53`."""

    name: ClassVar[str] = "option"
    fields: ClassVar[tuple[str, ...]] = ("seat", "leader")

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def legal(self, state: State, seat: int) -> list[int]:
        """The options that can be paid, each with what it can discard."""
        info = modifiers.effective_leader(state, seat, self.leader)
        codes: list[int] = []
        for number, option in enumerate(info.options):
            if not leaders.payable(state, seat, option):
                continue
            if option.discard:
                for target in leaders.option_targets(state, seat, option):
                    codes.append(OPTION.code(number + 1, target + 1))
            else:
                codes.append(OPTION.code(number + 1))
        return codes

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require an option on offer, with a legal target, that can be paid (R0.13)."""
        number, target, _ = parts(code)
        info = modifiers.effective_leader(state, seat, self.leader)
        if kind_of(code) != OPTION.number or number < 1 or number > len(info.options):
            return self.not_offered(code)
        option = info.options[number - 1]
        if not leaders.payable(state, seat, option):
            return leaders.no_funds(state, seat, option)
        if option.discard:
            fits = target - 1 in leaders.option_targets(state, seat, option)
        else:
            fits = target == 0
        return None if fits else self.not_offered(code)

    def play(self, state: State, seat: int, code: int) -> None:
        """Pay for it; discarding and receiving follow."""
        state.pop()
        number, target, _ = parts(code)
        leaders.take_option(state, seat, self.leader, number - 1, target - 1)

    def facts(self, state: State, seat: int | None) -> Facts:
        """The leader whose ability it is."""
        return {"leader": state.printed.leaders[self.leader].key}


class ActivateVisconti(Decision):
    """Which Visconti token becomes active when a leader is played (R17.12). Written `visconti coins`."""

    name: ClassVar[str] = "visconti"

    def legal(self, state: State, seat: int) -> list[int]:
        """Any token that isn't active yet."""
        return [VISCONTI.code(token) for token in leaders.inactive_visconti(state, seat)]

    def play(self, state: State, seat: int, code: int) -> None:
        """Activate it and receive what all active ones bring."""
        state.pop()
        leaders.activate_visconti(state, seat, only_part(code))
        leaders.receive_visconti(state, seat)

    def answers_itself(self, state: State) -> bool:
        """The last token needs no question, and with none left the active ones bring their goods."""
        left = leaders.inactive_visconti(state, self.seat)
        if len(left) > 1:
            return False
        state.pop()
        if left:
            leaders.activate_visconti(state, self.seat, left[0])
        leaders.receive_visconti(state, self.seat)
        return True


class ReceiveOption(Step):
    """What an ability's option discards and brings, once it is paid (R16.1.7).

    `card` or `dropped` is the character or leader that is discarded, -1 for none.
    """

    name: ClassVar[str] = "receive_option"
    fields: ClassVar[tuple[str, ...]] = ("seat", "leader", "option", "card", "dropped")

    def __init__(self, seat: int, leader: int, option: int, card: int, dropped: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.option = option
        self.card = card
        self.dropped = dropped

    def resolve(self, state: State) -> bool:
        """Discard, then receive."""
        state.pop()
        seat = self.seat
        option = modifiers.effective_leader(state, seat, self.leader).options[self.option]
        if self.card >= 0:
            cards.drop_card(state, seat, self.card)
        if self.dropped >= 0:
            leaders.drop_leader(state, seat, self.dropped)
        privileges.offer(state, seat, option.privileges, False)
        if option.gain:
            gains.gain(state, seat, option.gain, FROM_LEADER, self.leader)
        return True
