"""Effects of excommunication tiles; bonuses are negative there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from magnifico.content.effect_places import Where
from magnifico.content.effects.effect import (
    Effect,
    Examples,
    effect,
)
from magnifico.content.reader import (
    Place,
    Table,
    choice,
    whole,
)
from magnifico.content.signs import (
    Row,
    amount,
    icon,
    mark,
)
from magnifico.content.vocabulary import (
    GOODS,
    CardType,
    GoodName,
)


@effect("gain_penalty", "excommunication")
@dataclass(frozen=True, slots=True)
class GainPenalty(Effect):
    """Every gain of these goods is smaller, once per source and kind (X1.1 to X1.4, X1.8)."""

    examples: ClassVar[Examples] = (
        (
            '{ gain_penalty = { goods = ["wood", "stone"], amount = 1 } }',
            "each gain of these goods is smaller, per source and kind",
        ),
    )

    goods: tuple[GoodName, ...]
    amount: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("goods", "amount"))
        return GainPenalty(table.words("goods", GOODS), table.whole("amount", 1, 9))

    def icons(self) -> Row:
        """Its icons."""
        return [amount(-self.amount, good) for good in self.goods]


@effect("forbid", "excommunication")
@dataclass(frozen=True, slots=True)
class Forbid(Effect):
    """Forbids family members in the Market (X2.5) or cards from the Special tower (X2.8)."""

    examples: ClassVar[Examples] = (
        ('{ forbid = "market" }', 'no member in the Market; `"special_tower"`: no card from there'),
    )

    area: Literal["market", "special_tower"]

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        if value == "market":
            return Forbid("market")
        if value == "special_tower":
            return Forbid("special_tower")
        raise place.wrong("one of market, special_tower", value)

    def icons(self) -> Row:
        """Its icons."""
        if self.area == "special_tower":
            return [icon("cross"), icon("special")]
        return [icon("cross"), icon("market")]


@effect("servants_per_value", "excommunication")
@dataclass(frozen=True, slots=True)
class ServantsPerValue(Effect):
    """How many servants raise a value by one (X2.6)."""

    examples: ClassVar[Examples] = (
        ("{ servants_per_value = 2 }", "this many servants raise a value by 1"),
    )

    servants: int

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        return ServantsPerValue(whole(value, place, 2, 9))

    def icons(self) -> Row:
        """Its icons."""
        return [amount(self.servants, "servants"), mark("="), mark("+1")]


@effect("skip_first_turn", "excommunication")
@dataclass(frozen=True, slots=True)
class SkipFirstTurn(Effect):
    """The first turn of each round is made up at its end (X2.7)."""

    examples: ClassVar[Examples] = (
        ("{ skip_first_turn = true }", "the first turn of each round is made up at its end"),
    )

    def icons(self) -> Row:
        """Its icons."""
        return [icon("cross"), mark("1."), icon("round")]


@effect("no_end_score", "excommunication")
@dataclass(frozen=True, slots=True)
class NoEndScore(Effect):
    """No points for cards of a type in the final scoring (X3.1 to X3.3)."""

    examples: ClassVar[Examples] = (
        (
            '{ no_end_score = "venture" }',
            "no points for these cards at the end: `territory`, `character` or `venture`",
        ),
    )

    card_type: CardType

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        scoring: tuple[CardType, ...] = ("territory", "character", "venture")
        return NoEndScore(choice(value, place, scoring))

    def icons(self) -> Row:
        """Its icons."""
        return [icon(self.card_type), icon("arrow"), amount(0, "victory")]


@effect("end_loss", "excommunication")
@dataclass(frozen=True, slots=True)
class EndLoss(Effect):
    """Victory points lost in the final scoring: `victory` for each `per` of what is counted (X3.4 to X3.8)."""

    examples: ClassVar[Examples] = (
        (
            '{ end_loss = { counted = "victory", per = 5, victory = 1 } }',
            "lose `victory` points for every `per` of `victory`, `military`, "
            "`building_costs` (printed wood and stone), `resources` (wood, stone, coins, "
            "servants)",
        ),
        (
            '{ end_loss = { counted = "cards_beyond", beyond = 4, victory = 5 } }',
            "lose points for each card beyond this many of a type",
        ),
    )

    counted: Literal["victory", "military", "building_costs", "resources", "cards_beyond"]
    per: int = 1
    victory: int = 1
    beyond: int = 0

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read it from a pack."""
        table = Table(value, place, ("counted", "per", "victory", "beyond"))
        kinds: tuple[
            Literal["victory", "military", "building_costs", "resources", "cards_beyond"], ...
        ] = ("victory", "military", "building_costs", "resources", "cards_beyond")
        counted = table.choice("counted", kinds)
        if "beyond" in table and counted != "cards_beyond":
            raise table.at("beyond").error("only allowed with counted = cards_beyond")
        beyond = table.whole("beyond", 1, 12) if counted == "cards_beyond" else 0
        per = table.whole("per", 1, 99, default=1)
        return EndLoss(counted, per, table.whole("victory", 1, 99, default=1), beyond)

    def icons(self) -> Row:
        """Its icons."""
        return [icon("flag"), amount(-self.victory, "victory"), mark("/"), *_lost(self)]


def _lost(effect: EndLoss) -> Row:
    if effect.counted == "victory" or effect.counted == "military":
        return [amount(effect.per, effect.counted)] if effect.per > 1 else [icon(effect.counted)]
    if effect.counted == "building_costs":
        return [icon("wood"), icon("stone"), icon("building")]
    if effect.counted == "cards_beyond":
        return [amount(f">{effect.beyond}", "special")]
    return [icon("wood"), icon("stone"), icon("coins"), icon("servants")]
