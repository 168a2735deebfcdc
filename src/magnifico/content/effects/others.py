"""Effects on leaders, tokens, cards and opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from magnifico.content.effect_places import Where
from magnifico.content.effects.effect import (
    Effect,
    Examples,
    effect,
    one_good,
)
from magnifico.content.reader import (
    Place,
    Table,
    each,
    whole,
)
from magnifico.content.signs import (
    Row,
    alternatives,
    amount,
    goods_row,
    icon,
    mark,
    signed,
    together,
    types_row,
)
from magnifico.content.vocabulary import (
    CARD_TYPES,
    CardType,
    Goods,
)


@effect("draw_leaders", "immediate", "leader_immediate", "set_reward")
@dataclass(frozen=True, slots=True)
class DrawLeaders(Effect):
    """Draw leaders from the leader deck (S03)."""

    examples: ClassVar[Examples] = (("{ draw_leaders = 2 }", "draw leaders from the leader deck"),)

    count: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return DrawLeaders(whole(value, place, 1, 4))

    def icons(self) -> Row:
        """Its icons."""
        return [amount(f"+{self.count}", "leader")]


@effect("play_leader", "immediate", "leader_immediate", "set_reward")
@dataclass(frozen=True, slots=True)
class PlayLeader(Effect):
    """Play a leader from hand ignoring its requirements (R16.1.5)."""

    examples: ClassVar[Examples] = (
        ("{ play_leader = true }", "play a leader from hand ignoring its requirements"),
    )

    def icons(self) -> Row:
        """Its icons."""
        return together([icon("leader")], [icon("play")])


@effect("draw_tokens", "once_per_round")
@dataclass(frozen=True, slots=True)
class DrawTokens(Effect):
    """Draw tokens, keep some of them (L37)."""

    examples: ClassVar[Examples] = (
        ("{ draw_tokens = { count = 2, keep = 1 } }", "draw special tokens and keep some of them"),
    )

    count: int
    keep: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("count", "keep"))
        count = table.whole("count", 1, 9)
        return DrawTokens(count, table.whole("keep", 1, count))

    def icons(self) -> Row:
        """Its icons."""
        return [amount(self.count, "tokens"), icon("arrow"), amount(self.keep, "tokens")]


@effect("take_discarded", "immediate")
@dataclass(frozen=True, slots=True)
class TakeDiscarded(Effect):
    """Take a card from the discarded cards pile without cost (S13)."""

    examples: ClassVar[Examples] = (
        (
            '{ take_discarded = { types = ["venture"] } }',
            "take a card discarded in an earlier round without cost",
        ),
    )

    types: tuple[CardType, ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return TakeDiscarded(Table(value, place, ("types",)).words("types", CARD_TYPES))

    def icons(self) -> Row:
        """Its icons."""
        return [icon("return"), *types_row(self.types)]


@effect("military_catch_up", "immediate")
@dataclass(frozen=True, slots=True)
class MilitaryCatchUp(Effect):
    """Become joint first on the military track (S08)."""

    examples: ClassVar[Examples] = (
        ("{ military_catch_up = true }", "become joint first on the military track"),
    )

    def icons(self) -> Row:
        """Its icons."""
        return [amount("=1.", "military")]


@effect("opponents_discard", "immediate")
@dataclass(frozen=True, slots=True)
class OpponentsDiscard(Effect):
    """Each opponent discards one of their cards of these types (R19.155)."""

    examples: ClassVar[Examples] = (
        (
            '{ opponents_discard = { types = ["territory", "building"] } }',
            "each opponent discards one card of these types",
        ),
    )

    types: tuple[CardType, ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return OpponentsDiscard(Table(value, place, ("types",)).words("types", CARD_TYPES))

    def icons(self) -> Row:
        """Its icons."""
        return [icon("opponents"), mark(signed(-1)), *types_row(self.types)]


@effect("opponents_give", "immediate")
@dataclass(frozen=True, slots=True)
class OpponentsGive(Effect):
    """Each opponent gives one of the options, at the opponent's choice (R19.163)."""

    examples: ClassVar[Examples] = (
        (
            "{ opponents_give = [{ wood = 1 }, { stone = 1 }] }",
            "each opponent gives one of these, at that opponent's choice",
        ),
    )

    options: tuple[Goods, ...]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return OpponentsGive(each(value, place, one_good, least=1))

    def icons(self) -> Row:
        """Its icons."""
        given = alternatives([goods_row(lot) for lot in self.options])
        return [icon("opponents"), icon("arrow"), *given]
