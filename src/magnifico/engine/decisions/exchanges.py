"""Announcing exchanges, choices and targets when cards activate: steps 1 and 2 of R9.5."""

from __future__ import annotations

from typing import ClassVar

from magnifico.content.vocabulary import GOOD_COUNT
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.moves.kinds import CHOOSE, Announcement, kind_of
from magnifico.engine.names import WORK_KEYS
from magnifico.engine.printed.card import CHOICE_ACTIVATE, CHOICE_CHOOSE, ChoiceInfo
from magnifico.engine.printed.goods import add_goods, amounts_by_name, held_by_name
from magnifico.engine.printed.parts import (
    DISCARD_CHARACTER,
    DISCARD_LEADER,
    DISCARD_NOTHING,
    OptionInfo,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import costs, harvest_production, leaders
from magnifico.engine.state.rows import (
    IGNORING_VALUE,
    MARKET,
    MARKET_SPACES,
    OCCUPANTS,
    UNLIMITED,
)
from magnifico.engine.state.state import Ints, Pairs, State
from magnifico.engine.state.step import Facts


def needs_target(option: OptionInfo) -> bool:
    """Whether an option names a card, a leader or a Market space."""
    return option.discard != DISCARD_NOTHING or option.market


class AnnounceExchanges(Decision):
    """What the activated cards will do, one slot after another.

    Written `#29 2`, `#29 no`, `#111 1 x3`, `#113 activates #114`, `#159 1 #53`, `#161 1 market2`.
    `kind` is harvest, production or IGNORING_VALUE; `owner` the player whose cards activate; `slots` pairs a card with
    the number of a choice on it; `announced` holds the answers so far; `cards` are all that activate, including
    those named by S12.
    """

    name: ClassVar[str] = "choices"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "kind",
        "value",
        "with_tile",
        "owner",
        "slots",
        "announced",
        "cards",
    )

    def __init__(
        self,
        seat: int,
        kind: int,
        value: int,
        with_tile: bool,
        owner: int,
        slots: Pairs,
        announced: tuple[Announcement, ...],
        cards: Ints,
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.value = value
        self.with_tile = with_tile
        self.owner = owner
        self.slots = slots
        self.announced = announced
        self.cards = cards

    def asked(self) -> tuple[int, int]:
        """The card and slot that is to be announced next."""
        return self.slots[len(self.announced)]

    def _choice(self, state: State) -> ChoiceInfo:
        card, slot = self.asked()
        return state.printed.cards[card].choices[slot]

    def announced_costs(self, state: State) -> list[int]:
        """The sum of all payments announced so far (R9.4)."""
        amounts = [0] * GOOD_COUNT
        for told in self.announced:
            option = harvest_production.option_of(state, told)
            if option is not None and option.pay:
                add_goods(amounts, option.pay, told.times())
        return amounts

    def repeat_cap(self) -> int:
        """How often a repeatable exchange may be used (S06, R9.8); no limit without an action value (RUL-48)."""
        return UNLIMITED if self.kind == IGNORING_VALUE else self.value

    def _fund_times(self, state: State, option: OptionInfo, before: list[int]) -> int:
        """How often an option can be paid on top of what has been announced."""
        most = self.repeat_cap() if option.repeat else 1
        times = 0
        while times < most:
            due = before[:]
            add_goods(due, option.pay, times + 1)
            if not costs.can_cover(state, self.seat, due):
                break
            times += 1
            if not option.pay:
                break
        return times

    def _targets(self, state: State, option: OptionInfo) -> list[int]:
        """What can be discarded or chosen for an option that needs a target, each only once per action."""
        # #161: open and empty spaces (RUL-63); X2.5 only forbids placing (R15.4).
        if option.market:
            return [
                space
                for space in range(MARKET_SPACES)
                if state.board[OCCUPANTS + MARKET + space] == 0
                and state.printed.open_spaces[MARKET + space]
            ]
        taken: list[int] = []
        for told in self.announced:
            earlier = harvest_production.option_of(state, told)
            if earlier is not None and earlier.discard == option.discard:
                taken.append(told.target)
        candidates: Ints = ()
        if option.discard == DISCARD_CHARACTER:
            candidates = state.characters(self.seat)
        elif option.discard == DISCARD_LEADER:
            candidates = state.in_play[self.seat]
        return [target for target in candidates if target not in taken]

    def _activation_targets(self, state: State, card: int, types: int) -> list[int]:
        """The cards S12 on this card may name: others of the same owner and of permitted types (R9.12, RUL-82)."""
        return [other for other in state.cards_of_types(self.owner, types) if other != card]

    def _may_activate_again(self, state: State, card: int) -> bool:
        """A card activates once per action, or at most twice with opt.ignoreValueTwice (RUL-48)."""
        most = 2 if state.printed.switches.ignore_value_twice else 1
        return self.cards.count(card) < most

    def legal(self, state: State, seat: int) -> list[int]:
        """What can be announced for the card that is asked about."""
        card, slot = self.asked()
        choice = self._choice(state)
        codes: list[int] = []
        if choice.kind == CHOICE_ACTIVATE:
            for other in self._activation_targets(state, card, choice.types):
                if self._may_activate_again(state, other):
                    codes.append(CHOOSE.announce(card, slot, 1, 0, other))
            codes.append(CHOOSE.announce(card, slot, 0))
            return codes
        before = self.announced_costs(state)
        for number, option in enumerate(choice.options):
            times = self._fund_times(state, option, before)
            # S07 needs a leader to play.
            if times == 0 or (option.play_leader and not leaders.any_playable(state, seat)):
                continue
            if needs_target(option):
                for target in self._targets(state, option):
                    codes.append(CHOOSE.announce(card, slot, number + 1, 0, target))
            elif option.repeat:
                for repeat in range(1, times + 1):
                    codes.append(CHOOSE.announce(card, slot, number + 1, repeat))
            else:
                codes.append(CHOOSE.announce(card, slot, number + 1))
        # Paying for an exchange is optional (R9.2, RUL-61); one of several gains must be chosen (R9.6).
        if choice.kind != CHOICE_CHOOSE or not codes:
            codes.append(CHOOSE.announce(card, slot, 0))
        return codes

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """The checks of an announcement: offered, funded, with a legal target (R6.1.10, R9.3, R9.4)."""
        if kind_of(code) != CHOOSE.number:
            return self.not_offered(code)
        told = CHOOSE.announcement(code)
        if (told.card, told.slot) != self.asked():
            return self.not_offered(code)
        choice = self._choice(state)
        if choice.kind == CHOICE_ACTIVATE:
            targets = self._activation_targets(state, told.card, choice.types)
            if told.option == 0 and told.target < 0:
                return None
            fits = told.option == 1 and told.target in targets
            return None if fits else self.not_offered(code)
        if told.option == 0:
            return None if code in self.legal(state, seat) else self.not_offered(code)
        if told.option > len(choice.options):
            return self.not_offered(code)
        return self._check_option(state, seat, code, told, choice.options[told.option - 1])

    def _check_option(
        self, state: State, seat: int, code: int, told: Announcement, option: OptionInfo
    ) -> Refusal | None:
        if option.repeat != (told.repeat > 0):
            return self.not_offered(code)
        due = self.announced_costs(state)
        add_goods(due, option.pay, told.times())
        if not costs.can_cover(state, seat, due):
            has = held_by_name(state.rows[seat], due)
            return Refusal("E_EXCHANGE", {"needs": amounts_by_name(due), "has": has})
        if told.repeat > self.repeat_cap():
            return self.not_offered(code)
        if option.play_leader and not leaders.any_playable(state, seat):
            return Refusal("E_LEADER_TARGET")
        if needs_target(option):
            fits = told.target in self._targets(state, option)
        else:
            fits = told.target < 0
        return None if fits else self.not_offered(code)

    def play(self, state: State, seat: int, code: int) -> None:
        """Record an announcement; once all are made, the action resolves."""
        told = CHOOSE.announcement(code)
        slots = self.slots
        cards = self.cards
        named = told.option and self._choice(state).kind == CHOICE_ACTIVATE
        if named and self._may_activate_again(state, told.target):
            cards = (*cards, told.target)
            for slot in range(len(state.printed.cards[told.target].choices)):
                slots = (*slots, (told.target, slot))
        announced = (*self.announced, told)
        state.pop()
        if len(announced) < len(slots):
            state.push(
                AnnounceExchanges(
                    seat,
                    self.kind,
                    self.value,
                    self.with_tile,
                    self.owner,
                    slots,
                    announced,
                    cards,
                )
            )
        else:
            activation = harvest_production.Activation(
                seat, self.kind, self.value, self.with_tile, cards, slots, announced
            )
            harvest_production.resolve_announced(state, activation)

    def facts(self, state: State, seat: int | None) -> Facts:
        """The card in question, and all cards that activate."""
        table = state.printed.cards
        result: Facts = {
            "card": table[self.asked()[0]].number,
            "activated": [table[card].number for card in self.cards],
        }
        if self.kind != IGNORING_VALUE:
            result["work"] = WORK_KEYS[self.kind]
            result["value"] = self.value
        return result
