"""Effects that last as long as their card, leader or family is owned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from magnifico.content.effect_places import STANDING, WHERE_NAMES, Where
from magnifico.content.effects.effect import (
    MAX_VALUE,
    Effect,
    Examples,
    effect,
    resources,
    signed_value,
)
from magnifico.content.reader import (
    Place,
    Table,
    join,
    suggest,
)
from magnifico.content.signs import (
    COLOURED,
    Row,
    Sign,
    alternatives,
    goods_row,
    head,
    icon,
    mark,
    minus,
    signed,
    together,
    types_row,
    value_sign,
)
from magnifico.content.standing_rules import RULES
from magnifico.content.vocabulary import (
    ACTION_KINDS,
    CARD_TYPES,
    RESOURCES,
    TRIGGER_NAMES,
    ActionKind,
    CardType,
    Goods,
    TriggerName,
)


@effect("bonus", *STANDING, "excommunication")
@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """A standing increase of an action's value, with a discount for card types (one alternative applies)."""

    examples: ClassVar[Examples] = (
        (
            '{ bonus = { on = "harvest", value = 2 } }',
            "more value for each `harvest`, `production`, or taking of a card of a type",
        ),
        (
            '{ bonus = { on = "building", value = 2, discount = [{ wood = 1 }, { stone = 1 }] } }',
            "and one of these discounts on cards of that type",
        ),
        ('{ bonus = { on = "venture", value = -4 } }', "on an excommunication tile: less value"),
    )

    on: ActionKind
    value: int
    discount: tuple[Goods, ...] = ()

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("on", "value", "discount"))
        on = table.choice("on", ACTION_KINDS)
        if "discount" in table and (where == "excommunication" or on in ("harvest", "production")):
            raise table.at("discount").error("only allowed for a bonus on a card type")
        return Bonus(on, signed_value(table, where), table.each("discount", resources))

    def icons(self) -> Row:
        """Its icons."""
        bonus = (Sign("icon", self.on), Sign("number", signed(self.value)))
        return [bonus, *minus(self.discount)]


@effect("discount", *STANDING)
@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """A standing discount on the cards of some types (Pico)."""

    examples: ClassVar[Examples] = (
        (
            '{ discount = { types = ["character", "venture"], goods = { coins = 3 } } }',
            "a discount without more value",
        ),
    )

    types: tuple[CardType, ...]
    goods: Goods

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("types", "goods"))
        return Discount(table.words("types", CARD_TYPES), table.goods("goods", RESOURCES))

    def icons(self) -> Row:
        """Its icons."""
        return [*types_row(self.types), *minus([self.goods])]


@effect("member_bonus", *STANDING, "excommunication")
@dataclass(frozen=True, slots=True)
class MemberBonus(Effect):
    """A standing change of the value of family members (R5.3)."""

    examples: ClassVar[Examples] = (
        (
            '{ member_bonus = { members = "coloured", value = 2 } }',
            "more value for `coloured` family members, or for the `neutral` one",
        ),
        (
            '{ member_bonus = { members = "coloured", value = -1 } }',
            "on an excommunication tile: less value for the coloured members",
        ),
    )

    members: Literal["coloured", "neutral"]
    value: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("members", "value"))
        groups: tuple[Literal["coloured", "neutral"], ...] = ("coloured", "neutral")
        return MemberBonus(table.choice("members", groups), signed_value(table, where))

    def icons(self) -> Row:
        """Its icons."""
        members = ("neutral",) if self.members == "neutral" else COLOURED
        return [*together(*([head(one)] for one in members)), mark(signed(self.value))]


@effect("set_member_value", *STANDING, "once_per_round")
@dataclass(frozen=True, slots=True)
class SetMemberValue(Effect):
    """Replaces the die of coloured family members (R5.2): all of them, or one chosen for the round."""

    examples: ClassVar[Examples] = (
        (
            '{ set_member_value = { members = "all_coloured", value = 5 } }',
            "coloured members have this value whatever the dice say; once per round `{ "
            'set_member_value = { members = "one_coloured", value = 6 } }`',
        ),
    )

    members: Literal["all_coloured", "one_coloured"]
    value: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("members", "value"))
        groups: tuple[Literal["all_coloured", "one_coloured"], ...] = (
            ("one_coloured",) if where == "once_per_round" else ("all_coloured",)
        )
        return SetMemberValue(table.choice("members", groups), table.whole("value", 0, MAX_VALUE))

    def icons(self) -> Row:
        """Its icons."""
        heads: list[Row] = [[head(one)] for one in COLOURED]
        shown = alternatives(heads) if self.members == "one_coloured" else together(*heads)
        return [*together(shown), mark("="), value_sign(self.value)]


@effect("rule", *STANDING)
@dataclass(frozen=True, slots=True)
class Rule(Effect):
    """A standing change of the rules, one of RULES."""

    examples: ClassVar[Examples] = (
        ('{ rule = "no_surcharge" }', "a change of the rules, see below"),
    )

    name: str

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        if not isinstance(value, str) or value not in RULES:
            hint = suggest(value, tuple(RULES)) if isinstance(value, str) else ""
            raise place.wrong(f"one of the rules {join(RULES)}{hint}", value)
        places = RULES[value].places
        if where not in places:
            allowed = join(WHERE_NAMES[place] for place in places)
            raise place.error(f"the rule {value} is only allowed in {allowed}")
        return Rule(value)

    def icons(self) -> Row:
        """Its icons."""
        return RULES[self.name].icons


@effect("trigger", *STANDING)
@dataclass(frozen=True, slots=True)
class Trigger(Effect):
    """Goods received each time something happens to the owner."""

    examples: ClassVar[Examples] = (
        (
            '{ trigger = { on = "take_building", gain = { military = 2 } } }',
            "goods each time: `take_territory`, `take_character`, `take_building`, "
            "`take_venture`, `play_leader`, `church_support`, `privilege`",
        ),
    )

    on: TriggerName
    gain: Goods

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("on", "gain"))
        return Trigger(table.choice("on", TRIGGER_NAMES), table.goods("gain"))

    def icons(self) -> Row:
        """Its icons."""
        on = self.on.removeprefix("take_").removeprefix("play_")
        on = "faith" if on == "church_support" else on
        return [icon(on), icon("arrow"), *goods_row(self.gain)]


@effect("token_slot", "activation", "character")
@dataclass(frozen=True, slots=True)
class TokenSlot(Effect):
    """A place for one token whose face is received on activation (S01) or on a Market placement (S11)."""

    examples: ClassVar[Examples] = (
        (
            '{ token_slot = "activation" }',
            "a place for one token whose face is received at each activation; on a "
            'character `{ token_slot = "market" }`: each time you place a member in the '
            "Market",
        ),
    )

    trigger: Literal["activation", "market"]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        wanted: Literal["activation", "market"] = (
            "activation" if where == "activation" else "market"
        )
        if value != wanted:
            raise place.wrong(f'"{wanted}" in {WHERE_NAMES[where]}', value)
        return TokenSlot(wanted)

    def icons(self) -> Row:
        """Its icons."""
        return [icon("tokens"), icon("arrow"), icon("slot")]
