"""The questions the rules ask (state/questions.py), each with its decision."""

from __future__ import annotations

from typing import Final

from magnifico.engine.decisions.bonus_card import TakeBonusCard
from magnifico.engine.decisions.bonus_work import ActivateCards, BonusWork, ChooseWork
from magnifico.engine.decisions.demands import Demand
from magnifico.engine.decisions.exchanges import AnnounceExchanges
from magnifico.engine.decisions.leader import (
    ActivateVisconti,
    ChooseMember,
    ChooseOption,
    CopyLeader,
    PlayLeaderFree,
    ReceiveOption,
)
from magnifico.engine.decisions.leftover_card import RecoverCard
from magnifico.engine.decisions.loss import LoseWoodOrStone
from magnifico.engine.decisions.order import ChooseOrder
from magnifico.engine.decisions.payment import (
    PayForAbility,
    PayForCard,
    PayForExchange,
    PaySurcharge,
    PayTokens,
)
from magnifico.engine.decisions.privileges import ChoosePrivilege
from magnifico.engine.decisions.tokens import KeepToken
from magnifico.engine.state.questions import Questions
from magnifico.engine.state.step import Step


class Decisions(Questions):
    """Every question as a decision."""

    def privilege(self, seat: int, left: int, taken: int, different: bool, extra: bool) -> Step:
        return ChoosePrivilege(seat, left, taken, different, extra)

    def order(self, seat: int, actions: tuple[Step, ...]) -> Step:
        return ChooseOrder(seat, actions)

    def lose_wood_or_stone(self, seat: int, amount: int) -> Step:
        return LoseWoodOrStone(seat, amount)

    def demand(self, seat: int, card: int, demand: int, slot: int = 0, option: int = 0) -> Step:
        return Demand(seat, card, demand, slot, option)

    def pay_for_card(self, seat: int, floor: int, discount: int) -> Step:
        return PayForCard(seat, floor, discount)

    def pay_surcharge(self, seat: int, packed: int, floor: int, discount: int) -> Step:
        return PaySurcharge(seat, packed, floor, discount)

    def pay_for_exchange(self, seat: int, packed: int) -> Step:
        return PayForExchange(seat, packed)

    def pay_for_ability(self, seat: int, packed: int) -> Step:
        return PayForAbility(seat, packed)

    def pay_tokens(self, seat: int, count: int) -> Step:
        return PayTokens(seat, count)

    def announce(
        self,
        seat: int,
        kind: int,
        value: int,
        with_tile: bool,
        owner: int,
        slots: tuple[tuple[int, int], ...],
        cards: tuple[int, ...],
    ) -> Step:
        return AnnounceExchanges(seat, kind, value, with_tile, owner, slots, (), cards)

    def harvest_or_production(self, seat: int, value: int) -> Step:
        return ChooseWork(seat, value)

    def bonus_work(
        self,
        seat: int,
        kind: int,
        value: int,
        servants: bool = True,
        bonuses: bool = True,
        one_card: bool = False,
        of_opponent: bool = False,
    ) -> Step:
        return BonusWork(seat, kind, value, servants, bonuses, one_card, of_opponent)

    def bonus_card(
        self, seat: int, value: int, types: int, discount: int, special_tower: bool
    ) -> Step:
        return TakeBonusCard(seat, value, types, discount, special_tower)

    def activate_cards(self, seat: int, types: int, count: int) -> Step:
        return ActivateCards(seat, types, count)

    def recover_card(self, seat: int, types: int) -> Step:
        return RecoverCard(seat, types)

    def play_leader(self, seat: int) -> Step:
        return PlayLeaderFree(seat)

    def copy_leader(self, seat: int, leader: int) -> Step:
        return CopyLeader(seat, leader)

    def activate_visconti(self, seat: int) -> Step:
        return ActivateVisconti(seat)

    def choose_member(self, seat: int, value: int) -> Step:
        return ChooseMember(seat, value)

    def choose_option(self, seat: int, leader: int) -> Step:
        return ChooseOption(seat, leader)

    def receive_option(self, seat: int, leader: int, option: int, card: int, dropped: int) -> Step:
        return ReceiveOption(seat, leader, option, card, dropped)

    def keep_token(self, seat: int, left: int, faces: tuple[int, ...]) -> Step:
        return KeepToken(seat, left, faces)


DECISIONS: Final = Decisions()
