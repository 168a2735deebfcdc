"""Effects of families."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from magnifico.content.effect_places import Where
from magnifico.content.effects.effect import (
    MAX_VALUE,
    POINTS,
    Effect,
    Examples,
    effect,
    read_effects,
)
from magnifico.content.reader import (
    MAX_OPTIONS,
    Place,
    Table,
    each,
    whole,
)
from magnifico.content.signs import (
    Row,
    goods_row,
    head,
    icon,
    value_sign,
)
from magnifico.content.vocabulary import (
    CARD_TYPES,
    CardType,
    Goods,
)


@effect("free_exchange", "family")
@dataclass(frozen=True, slots=True)
class FreeExchange(Effect):
    """A free action in the player's turn, any number of times (R17.7, R17.11)."""

    examples: ClassVar[Examples] = (
        (
            "{ free_exchange = { pay = { military = 1 }, gain = { coins = 2 } } }",
            "in your turn, any number of times",
        ),
    )

    pay: Goods
    gain: Goods

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("pay", "gain"))
        return FreeExchange(table.goods("pay"), table.goods("gain"))

    def icons(self) -> Row:
        """Its icons."""
        return [*goods_row(self.pay), icon("arrow"), *goods_row(self.gain)]


@effect("extra_member", "family")
@dataclass(frozen=True, slots=True)
class ExtraMember(Effect):
    """An additional family member of fixed value, neither coloured nor neutral (R17.5)."""

    examples: ClassVar[Examples] = (
        (
            "{ extra_member = { value = 3 } }",
            "one more family member, neither coloured nor neutral",
        ),
    )

    value: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return ExtraMember(Table(value, place, ("value",)).whole("value", 0, MAX_VALUE))

    def icons(self) -> Row:
        """Its icons."""
        return [head("brown"), value_sign(self.value)]


@effect("card_limit", "family")
@dataclass(frozen=True, slots=True)
class CardLimit(Effect):
    """A different card limit for one type, with the final points of the additional cards (R17.3)."""

    examples: ClassVar[Examples] = (
        (
            '{ card_limit = { type = "character", maximum = 8, scores = [28, 36] } }',
            "another limit for a type, and what the further cards score",
        ),
    )

    card_type: CardType
    maximum: int
    scores: tuple[int, ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("type", "maximum", "scores"))
        scores = table.each("scores", lambda entry, inner: whole(entry, inner, 0, 99))
        return CardLimit(table.choice("type", CARD_TYPES), table.whole("maximum", 1, 12), scores)


@effect("auction_leaders", "family")
@dataclass(frozen=True, slots=True)
class AuctionLeaders(Effect):
    """Leaders drawn face up beside the family tile before the auction (R2.6.2); the winner may have to play one."""

    examples: ClassVar[Examples] = (
        (
            "{ auction_leaders = { count = 2, play_one = true } }",
            "leaders that lie open beside the tile in the auction; `play_one`: the winner "
            "plays one at once",
        ),
    )

    count: int
    play_one: bool

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("count", "play_one"))
        return AuctionLeaders(table.whole("count", 1, 4), table.flag("play_one"))


@effect("set_rewards", "family")
@dataclass(frozen=True, slots=True)
class SetRewards(Effect):
    """Awards for the first, second ... complete set of all four types (R17.9)."""

    examples: ClassVar[Examples] = (
        (
            "{ set_rewards = [[{ draw_leaders = 2 }], [{ gain = { victory = 10 } }]] }",
            "effects for the first, second ... complete set of the four types",
        ),
    )

    rewards: tuple[tuple[Effect, ...], ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""

        def read(entry: object, inner: Place) -> tuple[Effect, ...]:
            return read_effects(entry, inner, "set_reward")

        return SetRewards(each(value, place, read, least=1, most=MAX_OPTIONS))


@effect("lose_on_excommunication", "family")
@dataclass(frozen=True, slots=True)
class LoseOnExcommunication(Effect):
    """Victory points lost each time the owner is excommunicated (R12.7)."""

    examples: ClassVar[Examples] = (
        (
            "{ lose_on_excommunication = { victory = 5 } }",
            "victory points lost at each of your excommunications",
        ),
    )

    victory: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, POINTS)
        return LoseOnExcommunication(table.whole("victory", 1, 99))
