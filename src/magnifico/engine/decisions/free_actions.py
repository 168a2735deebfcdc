"""Free actions within a turn: leaders, special tokens, the exchanges of families (R4.6).

Each is a `FreeAction`: what it offers, why it is refused, what it does. A turn goes through FREE_ACTIONS in this order.
"""

from __future__ import annotations

from typing import Final

from magnifico.content.vocabulary import BUILDING, CHARACTER, TERRITORY
from magnifico.engine.moves.kinds import (
    DISCARD,
    EXCHANGE,
    PLAY,
    PUT,
    TOKEN,
    USE,
    MoveKind,
    only_part,
    parts,
)
from magnifico.engine.printed.goods import (
    SparseGoods,
    amounts_of,
    goods_by_name,
    held_by_name,
    packed_sparse,
)
from magnifico.engine.refusal import Refusal
from magnifico.engine.rules import costs, gains, leaders, tokens
from magnifico.engine.rules.sources import FAMILY_RULE, FROM_FAMILY
from magnifico.engine.state.rows import FAMILY
from magnifico.engine.state.state import State


class FreeAction:
    """Something a player may do in a turn in addition to placing a member."""

    def __init__(self, kind: MoveKind) -> None:
        self.kind = kind

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Add the legal moves of this action."""
        raise NotImplementedError

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Why a move is refused, or None (R0.13)."""
        raise NotImplementedError

    def play(self, state: State, seat: int, code: int) -> None:
        """Carry it out."""
        raise NotImplementedError


class PlayLeader(FreeAction):
    """Play a leader whose requirement is met (R16.1.2, R16.1.4). Written `play cosimo_de_medici`.

    For each leader in hand, discarding and playing are offered together.
    """

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Offer every leader in hand for discarding and, if possible, for playing."""
        for leader in state.hands[seat]:
            codes.append(DISCARD.code(leader))
            if leaders.may_play(state, seat, leader) and leaders.has_target(state, seat, leader):
                codes.append(PLAY.code(leader))

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that it is in hand, its requirement is met, and there is something to copy."""
        return leaders.check_play(state, seat, only_part(code), False)

    def play(self, state: State, seat: int, code: int) -> None:
        """Play it."""
        leaders.play_leader(state, seat, only_part(code))


class DiscardLeader(FreeAction):
    """Discard a leader from the hand for a privilege (R16.1.3). Written `discard cosimo_de_medici`."""

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Nothing: discarding is offered together with playing."""

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that it is in hand."""
        return None if only_part(code) in state.hands[seat] else Refusal("E_CHOICE")

    def play(self, state: State, seat: int, code: int) -> None:
        """Discard it."""
        leaders.discard_leader(state, seat, only_part(code))


class UseLeader(FreeAction):
    """Use a once-per-round ability (R16.1.6). Written `use federico_da_montefeltro`."""

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Offer every leader in play whose ability can be used now."""
        for leader in state.in_play[seat]:
            if leaders.check_use(state, seat, leader) is None:
                codes.append(USE.code(leader))

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that it is in play, unused this round, affordable, and has a target."""
        return leaders.check_use(state, seat, only_part(code))

    def play(self, state: State, seat: int, code: int) -> None:
        """Use it."""
        leaders.use_leader(state, seat, only_part(code))


class UseToken(FreeAction):
    """Spend a special token for its goods (R18.1.5). Written `token coins`.

    For each face, spending a token and putting it on a card are offered together.
    """

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Offer every face for spending and for each card with an empty place."""
        if state.tokens[seat]:
            slots = open_slots(state, seat)
            for face in tokens.distinct_faces(state, seat):
                codes.append(TOKEN.code(face))
                for card in slots:
                    codes.append(PUT.code(face, card))

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that the player has the token."""
        return check_token(state, seat, only_part(code))

    def play(self, state: State, seat: int, code: int) -> None:
        """Spend it."""
        tokens.use(state, seat, only_part(code))


class PutToken(FreeAction):
    """Put a special token on a card with an empty place for it (S01, S11, R18.1.7). Written `put coins3 #98`."""

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Nothing: this is offered together with spending."""

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that the player has the token and the card an empty place."""
        face, card, _ = parts(code)
        refusal = check_token(state, seat, face)
        if refusal is None and card not in open_slots(state, seat):
            refusal = Refusal("E_CHOICE")
        return refusal

    def play(self, state: State, seat: int, code: int) -> None:
        """Put it there."""
        face, card, _ = parts(code)
        tokens.put_on_card(state, seat, face, card)


class FamilyExchange(FreeAction):
    """The exchanges of Este and Della Scala, as often as the player can pay (R17.7, R17.11). Written `exchange`."""

    def offer(self, state: State, seat: int, codes: list[int]) -> None:
        """Offer every exchange that can be paid."""
        for number, (price, _) in enumerate(free_exchanges(state, seat)):
            if _covers(state, seat, price):
                codes.append(EXCHANGE.code(number))

    def check(self, state: State, seat: int, code: int) -> Refusal | None:
        """Require that the family offers it and the player can pay."""
        exchanges = free_exchanges(state, seat)
        number = only_part(code)
        if number >= len(exchanges):
            return Refusal("E_CHOICE")
        price = exchanges[number][0]
        if _covers(state, seat, price):
            return None
        has = held_by_name(state.rows[seat], amounts_of(price))
        return Refusal("E_FUNDS", {"needs": goods_by_name(price), "has": has})

    def play(self, state: State, seat: int, code: int) -> None:
        """Exchange; a gain from a family tile is never reduced (R11.4)."""
        price, goods = free_exchanges(state, seat)[only_part(code)]
        family = state.player(seat).family - 1
        costs.pay(state, seat, packed_sparse(price), FAMILY_RULE)
        gains.gain(state, seat, goods, FROM_FAMILY, family)


FAMILY_EXCHANGE: Final = FamilyExchange(EXCHANGE)
FREE_ACTIONS: Final[tuple[FreeAction, ...]] = (
    PlayLeader(PLAY),
    DiscardLeader(DISCARD),
    UseLeader(USE),
    UseToken(TOKEN),
    PutToken(PUT),
    FAMILY_EXCHANGE,
)
_BY_KIND: Final[dict[int, FreeAction]] = {action.kind.number: action for action in FREE_ACTIONS}


def offer_free_actions(state: State, seat: int, codes: list[int]) -> None:
    """Add every free action that is possible now (R4.6), no matter how many there have been (R4.7)."""
    for action in FREE_ACTIONS:
        action.offer(state, seat, codes)


def free_action(kind: int) -> FreeAction | None:
    """The free action for a kind of move, if it is one."""
    return _BY_KIND.get(kind)


def open_slots(state: State, seat: int) -> list[int]:
    """The player's cards with an empty place for a token (S01, S11, RUL-49)."""
    result: list[int] = []
    for card_type in (TERRITORY, CHARACTER, BUILDING):
        for card in state.owned(seat, card_type):
            info = state.printed.cards[card]
            slot = info.slot_activation or info.slot_market
            in_time = not state.printed.switches.token_only_when_taken or card in state.fresh
            if slot and in_time and tokens.on_card(state, card) < 0:
                result.append(card)
    return result


def free_exchanges(state: State, seat: int) -> list[tuple[SparseGoods, SparseGoods]]:
    """Prices and goods of the exchanges a player's family allows (R17.7, R17.11)."""
    family = state.rows[seat][FAMILY]
    return state.printed.families[family - 1].standing.free_exchanges if family else []


def between_actions(state: State, seat: int) -> bool:
    """Whether the family's exchanges are open before a bonus action of the own turn: opt.exchangeAnytime (RUL-9)."""
    if not state.printed.switches.exchange_anytime:
        return False
    return any(step.name == "turn" and step.seat == seat for step in state.agenda)


def exchanges_between(state: State, seat: int) -> list[int]:
    """Those that can be paid there."""
    codes: list[int] = []
    if between_actions(state, seat):
        FAMILY_EXCHANGE.offer(state, seat, codes)
    return codes


def check_between(state: State, seat: int, code: int) -> Refusal | None:
    """Why such an exchange is refused, or None."""
    if between_actions(state, seat):
        return FAMILY_EXCHANGE.check(state, seat, code)
    return Refusal("E_TURN")


def _covers(state: State, seat: int, price: SparseGoods) -> bool:
    """Whether the supply covers a price in full (R11.8)."""
    row = state.rows[seat]
    return all(row[price[at]] >= price[at + 1] for at in range(0, len(price), 2))


def check_token(state: State, seat: int, face: int) -> Refusal | None:
    """The token must be in the player's supply (R0.13)."""
    if face not in state.tokens[seat]:
        return Refusal("E_FUNDS", {"needs": {"tokens": 1}, "has": {"tokens": 0}})
    return None
