"""Effects that are actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from magnifico.content.effect_places import Where
from magnifico.content.effects.effect import (
    MAX_VALUE,
    Effect,
    Examples,
    effect,
    resources,
)
from magnifico.content.reader import (
    Place,
    Table,
)
from magnifico.content.signs import (
    Row,
    alternatives,
    amount,
    icon,
    mark,
    minus,
    types_row,
    value_sign,
)
from magnifico.content.vocabulary import (
    CARD_TYPES,
    CardType,
    Goods,
)


@effect("action", "immediate")
@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """A bonus action that takes a card (R8.3); `discount` lists alternatives of which one applies."""

    examples: ClassVar[Examples] = (
        (
            '{ action = { kind = "take_card", types = ["building"], value = 6, discount = '
            "[{ wood = 1, stone = 1 }] } }",
            "take a card with an action of this value; one of the `discount` alternatives "
            "applies; `special_tower = false` keeps it out of the Special tower",
        ),
    )

    types: tuple[CardType, ...]
    value: int
    discount: tuple[Goods, ...] = ()
    special_tower: bool = True

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        take = ("kind", "types", "value", "discount", "special_tower")
        work = ("kind", "value", "bonuses_apply", "only_one_card", "cards_of_opponent")
        table = Table(value, place, tuple(dict.fromkeys(take + work)))
        kind = table.choice("kind", ("take_card", "harvest", "production"))
        if kind == "take_card":
            if where == "once_per_round":
                raise table.at("kind").error("expected harvest or production for a leader")
            table = Table(value, place, take)
            return TakeCard(
                types=table.words("types", CARD_TYPES),
                value=table.whole("value", 0, MAX_VALUE),
                discount=table.each("discount", resources),
                special_tower=table.flag("special_tower", default=True),
            )
        table = Table(value, place, work)
        return Work(
            kind="harvest" if kind == "harvest" else "production",
            value=table.whole("value", 0, MAX_VALUE),
            bonuses_apply=table.flag("bonuses_apply", default=True),
            only_one_card=table.flag("only_one_card"),
            cards_of_opponent=table.flag("cards_of_opponent"),
        )

    def icons(self) -> Row:
        """Its icons."""
        return [*types_row(self.types), value_sign(self.value), *minus(self.discount)]


@effect("action", "immediate", "once_per_round")
@dataclass(frozen=True, slots=True)
class Work(Effect):
    """A bonus harvest or production action (R8.6)."""

    examples: ClassVar[Examples] = (
        (
            '{ action = { kind = "harvest", value = 4 } }',
            'perform a harvest (or `"production"`) of this value',
        ),
        (
            '{ action = { kind = "production", value = 3, only_one_card = true } }',
            "with one card only",
        ),
        (
            '{ action = { kind = "production", value = 3, cards_of_opponent = true } }',
            "with the cards of one opponent; `bonuses_apply = false` shuts out the bonuses "
            "of your own cards",
        ),
    )

    kind: Literal["harvest", "production"]
    value: int
    bonuses_apply: bool = True
    only_one_card: bool = False
    cards_of_opponent: bool = False

    def icons(self) -> Row:
        """Its icons."""
        row = [icon(self.kind), value_sign(self.value)]
        if self.cards_of_opponent:
            row.append(icon("opponents"))
        if self.only_one_card:
            row.append(amount(1, "territory" if self.kind == "harvest" else "building"))
        return row


@effect("work_at_space_value", "space")
@dataclass(frozen=True, slots=True)
class WorkAtSpaceValue(Effect):
    """Bramante's space: a harvest or a production at the value of the placement (L40)."""

    examples: ClassVar[Examples] = (
        (
            "{ work_at_space_value = true }",
            "a harvest or a production at the value placed on the leader's space",
        ),
    )

    def icons(self) -> Row:
        """Its icons."""
        return alternatives([[icon("harvest")], [icon("production")]])


@effect("activate", "immediate", "activation")
@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """Activate other cards whatever their activation value (S12, R9.10)."""

    examples: ClassVar[Examples] = (
        (
            '{ activate = { types = ["territory", "building"], count = 2 } }',
            "activate up to that many of your other cards whatever their activation value; "
            "`count` is 1 if left out",
        ),
    )

    types: tuple[CardType, ...]
    count: int = 1

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("types", "count"))
        workable: tuple[CardType, ...] = ("territory", "building")
        return Activate(table.words("types", workable), table.whole("count", 1, 6, default=1))

    def icons(self) -> Row:
        """Its icons."""
        return [mark(str(self.count)), *types_row(self.types), icon("play")]
