"""The questions that the rules put on the agenda: what is asked. How it is asked and answered is in decisions/.

Decisions use the rules, so the rules must not import decisions; they ask through `state.printed.ask` instead.
`decisions/questions.py` overrides every method.
"""

from __future__ import annotations

from typing import Final

from magnifico.engine.state.step import Step

OF_AN_OPTION: Final = -1
"""Takes the place of a demand's number if an announced option of an activated card asks for goods."""


class Questions:
    """Makes the questions of a game, one method for each that a rule asks."""

    def privilege(self, seat: int, left: int, taken: int, different: bool, extra: bool) -> Step:
        """What the next council privilege becomes."""
        raise NotImplementedError

    def order(self, seat: int, actions: tuple[Step, ...]) -> Step:
        """Which of several actions comes first."""
        raise NotImplementedError

    def lose_wood_or_stone(self, seat: int, amount: int) -> Step:
        """Which of two goods a penalty takes."""
        raise NotImplementedError

    def demand(self, seat: int, card: int, demand: int, slot: int = 0, option: int = 0) -> Step:
        """What each opponent gives up or hands over."""
        raise NotImplementedError

    def pay_for_card(self, seat: int, floor: int, discount: int) -> Step:
        """Which of a card's prices is paid."""
        raise NotImplementedError

    def pay_surcharge(self, seat: int, packed: int, floor: int, discount: int) -> Step:
        """How the coins for an occupied tower are paid."""
        raise NotImplementedError

    def pay_for_exchange(self, seat: int, packed: int) -> Step:
        """How the announced exchanges are paid."""
        raise NotImplementedError

    def pay_for_ability(self, seat: int, packed: int) -> Step:
        """How a leader's ability is paid."""
        raise NotImplementedError

    def pay_tokens(self, seat: int, count: int) -> Step:
        """Which special tokens are paid."""
        raise NotImplementedError

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
        """What the activated cards will do."""
        raise NotImplementedError

    def harvest_or_production(self, seat: int, value: int) -> Step:
        """Which of the two a leader's space does."""
        raise NotImplementedError

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
        """A harvest or production of a fixed value."""
        raise NotImplementedError

    def bonus_card(
        self, seat: int, value: int, types: int, discount: int, special_tower: bool
    ) -> Step:
        """A card taken with a fixed value."""
        raise NotImplementedError

    def activate_cards(self, seat: int, types: int, count: int) -> Step:
        """Which cards activate whatever their value."""
        raise NotImplementedError

    def recover_card(self, seat: int, types: int) -> Step:
        """Which discarded card is taken."""
        raise NotImplementedError

    def play_leader(self, seat: int) -> Step:
        """Which leader in hand is played without its requirement."""
        raise NotImplementedError

    def copy_leader(self, seat: int, leader: int) -> Step:
        """Whose ability a leader copies."""
        raise NotImplementedError

    def activate_visconti(self, seat: int) -> Step:
        """Which Visconti token becomes active."""
        raise NotImplementedError

    def choose_member(self, seat: int, value: int) -> Step:
        """Which coloured member has this value."""
        raise NotImplementedError

    def choose_option(self, seat: int, leader: int) -> Step:
        """Which option of an ability is used."""
        raise NotImplementedError

    def receive_option(self, seat: int, leader: int, option: int, card: int, dropped: int) -> Step:
        """What the option discards and brings, once it is paid."""
        raise NotImplementedError

    def keep_token(self, seat: int, left: int, faces: tuple[int, ...]) -> Step:
        """Which of the tokens just drawn are kept."""
        raise NotImplementedError
