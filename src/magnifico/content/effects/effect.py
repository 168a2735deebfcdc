"""What an effect is: its key in a pack and where it may stand, how it is read, its icons, and examples for the docs.

A pack (TOML) is read into effects, the engine compiles them, and `texts` turns them into words. docs/effects.md lists
them all and shows how to add one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, TypeVar

from magnifico.content.effect_places import WHERE_NAMES, Where
from magnifico.content.reader import Place, Table, each, goods, join, suggest
from magnifico.content.signs import Row
from magnifico.content.vocabulary import RESOURCES, GoodName, Goods

MAX_VALUE: Final = 20
MAX_EFFECTS: Final = 8
POINTS: Final[tuple[GoodName, ...]] = ("victory",)
"""Where only victory points can be gained."""

Examples: TypeAlias = tuple[tuple[str, str], ...]
"""How an effect is written in a pack, and what that means; docs/effects.md shows them."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card, leader, tile or family does."""

    examples: ClassVar[Examples] = ()

    @classmethod
    def read(cls, value: object, place: Place, where: Where) -> Effect:
        """Read what stands behind the effect's key; an effect without details is just switched on."""
        if value is not True:
            raise place.wrong("true", value)
        return cls()

    def icons(self) -> Row:
        """The effect in icons; without any it is described in words."""
        return []

    def icon_rows(self) -> list[Row]:
        """The icons, in a row for every option of a choice."""
        row = self.icons()
        return [row] if row else []


E = TypeVar("E", bound=Effect)

EFFECTS: Final[dict[str, tuple[type[Effect], ...]]] = {}
"""Every effect by its key in a pack; an action is one of two classes, of which the first reads both."""
PLACES: Final[dict[Where, tuple[str, ...]]] = dict.fromkeys(WHERE_NAMES, ())
"""The keys of the effects allowed in each place."""
_KEYS: Final[dict[type[Effect], str]] = {}


def effect(key: str, *places: Where) -> Callable[[type[E]], type[E]]:
    """Declare the key of an effect's class and the places where it is allowed."""

    def declare(kind: type[E]) -> type[E]:
        EFFECTS[key] = (*EFFECTS.get(key, ()), kind)
        _KEYS[kind] = key
        for place in places:
            if key not in PLACES[place]:
                PLACES[place] = (*PLACES[place], key)
        return kind

    return declare


def key_of(effect: Effect) -> str:
    """The key under which a pack names an effect."""
    return _KEYS[type(effect)]


def read_effects(value: object, place: Place, where: Where) -> tuple[Effect, ...]:
    """Read the list of effects in one place of an item."""
    return each(
        value, place, lambda entry, inner: read_effect(entry, inner, where), most=MAX_EFFECTS
    )


def read_effect(value: object, place: Place, where: Where) -> Effect:
    """Read one effect: a table with a single key that names it."""
    if not isinstance(value, dict) or len(value) != 1:
        found = f"{len(value)} keys" if isinstance(value, dict) else "no table"
        raise place.error(
            f"expected a table with one key such as {{ gain = {{ coins = 1 }} }}, found {found}"
        )
    name, content = next(iter(value.items()))
    if name not in EFFECTS:
        raise place.at(name).error(
            f"unknown effect{suggest(name, tuple(EFFECTS))}; known: {join(EFFECTS)}"
        )
    if name not in PLACES[where]:
        raise place.at(name).error(
            f"not allowed in {WHERE_NAMES[where]}; allowed there: {join(PLACES[where])}"
        )
    return EFFECTS[name][0].read(content, place.at(name), where)


def resources(value: object, place: Place) -> Goods:
    """Goods that cards cost."""
    return goods(value, place, RESOURCES)


def one_good(value: object, place: Place) -> Goods:
    """What an opponent hands over: the answer names a good, so each option has exactly one."""
    found = goods(value, place)
    if len(found) != 1:
        raise place.error(f"expected exactly one kind of good, found {len(found)}")
    return found


def signed_value(table: Table, where: Where) -> int:
    """A change of a value: a bonus, on an excommunication tile a penalty."""
    if where == "excommunication":
        return table.whole("value", -9, -1)
    return table.whole("value", 1, 9)
