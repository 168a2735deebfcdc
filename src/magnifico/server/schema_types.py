"""Views, events, moves and the catalogue as types for pydantic, derived from where each is declared.

Views are declared in engine/state/view_types.py, events in engine/events.py and tables/events.py, moves in
engine/moves/kinds.py, effects in content/effects and the catalogue in web/catalogue_types.py. Before Python 3.12
pydantic doesn't accept the standard library's TypedDict, and the engine uses nothing else: each is rebuilt here,
listing the words that a key can contain where there are only a few.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, TypedDict

from magnifico.content.effects import EFFECTS, Effect
from magnifico.content.vocabulary import CARD_TYPES, GOODS, Goods
from magnifico.engine.events import EVENT_KINDS, FIELD_KINDS, EventField, EventKind
from magnifico.engine.moves import fields as parts
from magnifico.engine.moves.kinds import KINDS, ActivateKind, ChooseKind, MoveKind, PayKind
from magnifico.engine.names import MEMBER_KEYS, TOWER_LETTERS, WORK_KEYS
from magnifico.engine.state.view_types import View
from magnifico.table.events import TABLE_EVENTS, TABLE_FIELDS
from magnifico.web.catalogue import ALWAYS_SHOWN, effect_name
from magnifico.web.catalogue_types import Catalogue, EffectEntry


class ReadAs:
    """In an annotation: makes pydantic read a type other than the one written."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return handler.generate_schema(self.kind)


def one_of(keys: Iterable[str]) -> Any:
    """One of these words."""
    return Literal.__getitem__(tuple(keys))


def typed_dict(name: str, keys: Mapping[str, Any], meaning: str = "") -> Any:
    """A table with these keys."""
    build: Any = TypedDict  # a type checker requires the name and the keys as literals
    made = build(name, dict(keys))
    made.__doc__ = meaning
    return made


MEMBER: Final = one_of(MEMBER_KEYS)
TOWER: Final = one_of(TOWER_LETTERS)
CARD_TYPE: Final = one_of(CARD_TYPES)
GOOD: Final = one_of(GOODS)
WORK: Final = one_of(WORK_KEYS)
AMOUNTS: Final = typed_dict(
    "Amounts", dict.fromkeys(GOODS, NotRequired[int]), "Amounts by good; none is left out at 0."
)
_MEMBER_VALUES: Final = typed_dict(
    "MemberValues", dict.fromkeys(MEMBER_KEYS, NotRequired[int]), "The values of members in hand."
)
_DICE: Final = typed_dict("Dice", {"white": int, "black": int, "orange": int}, "The dice.")

_FEW_WORDS: Final[dict[tuple[str, Any], Any]] = {
    ("member", str): MEMBER,
    ("members", dict[str, int]): _MEMBER_VALUES,
    ("dice", dict[str, int]): _DICE,
    ("tower", str): TOWER,
    ("adaptation", str): TOWER,
    ("types", str): CARD_TYPE,
    ("type", str): CARD_TYPE,
    ("work", str): WORK,
    **dict.fromkeys(
        [
            (name, dict[str, int])
            for name in ("bonus", "rows", "goods", "option", "gain", "harvest", "production")
        ],
        AMOUNTS,
    ),
    ("palace_gain", dict[str, int]): AMOUNTS,
}
"""What a key contains, by its name and declared type: a word means the same wherever it occurs."""


def readable(declared: Any, key: str = "") -> Any:
    """A declared type as pydantic reads it."""
    if (key, declared) in _FEW_WORDS:
        return _FEW_WORDS[key, declared]
    if declared is EffectEntry:
        return EFFECT
    if is_typeddict(declared):
        return _readable_table(declared)
    origin = get_origin(declared)
    inner = get_args(declared)
    if origin is NotRequired:
        return NotRequired[readable(inner[0], key)]
    if origin in (Union, types.UnionType):
        return Union.__getitem__(tuple(readable(one, key) for one in inner))
    if origin is list:
        return types.GenericAlias(list, (readable(inner[0], key),))
    if origin is dict:
        return types.GenericAlias(dict, (inner[0], readable(inner[1], key)))
    return declared


@cache
def _readable_table(declared: Any) -> Any:
    # With string annotations the class doesn't know which keys are required; the type hints do.
    hints = get_type_hints(declared, include_extras=True)
    keys = {key: readable(hint, key) for key, hint in hints.items()}
    return typed_dict(declared.__name__, keys, declared.__doc__ or "")


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _union(name: str, kinds: Iterable[Any], told_by: str) -> Any:
    """One of several tables; the key `told_by` says which."""
    choice = Union.__getitem__(tuple(kinds))
    return TypeAliasType(name, Annotated[choice, Field(discriminator=told_by)])


# ------------------------------------------------------------------------------------------------ events

_WRITTEN_TYPES: Final[dict[str, Any]] = {
    "int": int,
    "str": str,
    "list[int]": list[int],
    "list[str]": list[str],
    "dict[str, int]": dict[str, int],
}


def _event(kind: EventKind, declared: Mapping[str, EventField]) -> Any:
    keys: dict[str, Any] = {"name": one_of([kind.name]), "text": str}
    for name in kind.fields:
        found = readable(_WRITTEN_TYPES[declared[name].type_name], name)
        found = Annotated[found, Field(description=declared[name].meaning)]
        always = name not in kind.secret and name not in kind.sometimes
        keys[name] = found if always else NotRequired[found]
    return typed_dict(_camel(kind.name) + "Event", keys, kind.sentence)


EVENT: Final = _union(
    "Event",
    [
        *[_event(kind, FIELD_KINDS) for kind in EVENT_KINDS.values()],
        *[_event(kind, TABLE_FIELDS) for kind in TABLE_EVENTS.values()],
    ],
    "name",
)

# ------------------------------------------------------------------------------------------------ moves

_PART_TYPES: Final[dict[type[parts.Field], Any]] = {
    parts.MemberField: MEMBER,
    parts.SpaceField: str,
    parts.LeaderField: str,
    parts.CardField: int,
    parts.GoodField: GOOD,
    parts.WorkField: WORK,
    parts.ServantsField: int,
    parts.NumberField: int,
    parts.KeyField: str,
    parts.PrivilegeField: Union[AMOUNTS, one_of(["pile"])],  # noqa: UP007
    parts.SeatField: int,
}
_PARTS_OF_KINDS: Final[dict[type[MoveKind], dict[str, Any]]] = {
    PayKind: {"goods": AMOUNTS},
    ActivateKind: {"cards": list[int]},
    ChooseKind: {
        "card": int,
        "slot": int,
        "number": int,
        **dict.fromkeys(("repeat", "target", "market"), NotRequired[int]),
        "leader": NotRequired[str],
    },
}
"""Kinds of moves whose parts are more than a list of fields."""


_NO_PARTS: Final = typed_dict("NoParts", {}, "The move has only one form.")


def _parts(kind: MoveKind) -> Any:
    result = dict(_PARTS_OF_KINDS.get(type(kind), {}))
    for field in kind.fields:
        found = _PART_TYPES[type(field)]
        result[field.name] = NotRequired[found] if field.is_absent(0) else found
    return typed_dict(f"{_camel(kind.name)}Parts", result) if result else _NO_PARTS


def _move(kind: MoveKind) -> Any:
    keys = {
        "move": Annotated[str, Field(description="the move in notation")],
        "text": Annotated[str, Field(description="the move in words")],
        "name": one_of([kind.name]),
        "parts": _parts(kind),
    }
    meaning = "" if type(kind) is MoveKind else kind.__doc__ or ""
    return typed_dict(f"{_camel(kind.name)}Move", keys, meaning)


MOVE: Final = _union("Move", map(_move, KINDS), "name")

# ------------------------------------------------------------------------------------------------ the catalogue


def _content(declared: Any) -> Any:
    """A type of the content as the catalogue shows it: goods as amounts by name, tuples as lists."""
    if declared == Goods:
        return AMOUNTS
    if declared is Effect:
        return dict[str, Any]
    if is_dataclass(declared):
        return _content_table(cast("Any", declared))
    inner = get_args(declared)
    if get_origin(declared) is tuple:
        return types.GenericAlias(list, (_content(inner[0]),))
    return declared


def _content_keys(declared: Any) -> dict[str, Any]:
    hints = get_type_hints(declared)
    result: dict[str, Any] = {"effect": one_of([effect_name(declared)])}
    for field in fields(declared):
        found = _content(hints[field.name])
        result[field.name] = found if field.name in ALWAYS_SHOWN else NotRequired[found]
    return result


@cache
def _content_table(declared: Any) -> Any:
    name = f"{declared.__name__}InEffect"
    return typed_dict(name, _content_keys(declared), declared.__doc__ or "")


def _effect(declared: type[Effect]) -> Any:
    words = {key: readable(hint, key) for key, hint in get_type_hints(EffectEntry).items()}
    keys = {**words, **_content_keys(declared)}
    return typed_dict(f"{declared.__name__}Effect", keys, declared.__doc__ or "")


EFFECT: Final = _union(
    "Effect",
    map(_effect, dict.fromkeys(kind for kinds in EFFECTS.values() for kind in kinds)),
    "effect",
)

# ------------------------------------------------------------------------------------------------ for schemas

ViewData = Annotated[View, ReadAs(readable(View))]
EventData = Annotated[dict[str, Any], ReadAs(EVENT)]
MoveData = Annotated[dict[str, Any], ReadAs(MOVE)]
CatalogueData = Annotated[Catalogue, ReadAs(readable(Catalogue))]
AmountsData = Annotated[dict[str, int], ReadAs(AMOUNTS)]
MemberKey = Annotated[str, ReadAs(MEMBER)]
