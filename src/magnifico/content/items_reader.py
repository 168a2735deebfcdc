"""Reads the items of a pack from TOML: cards, leaders, tiles, tokens and families."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from magnifico.content.effect_places import Where
from magnifico.content.effects import (
    Cost,
    DrawTokens,
    Effect,
    Exchange,
    SetMemberValue,
    Work,
    read_effects,
)
from magnifico.content.effects.effect import MAX_VALUE
from magnifico.content.model import (
    ENGLISH,
    LANGUAGE_CODE,
    AdaptationTile,
    AuctionTile,
    BonusTile,
    Card,
    ExcommunicationTile,
    FaithTile,
    Family,
    Leader,
    Names,
    Requirement,
    RequirementKind,
    Status,
    TokenFace,
    ViscontiToken,
)
from magnifico.content.reader import (
    MAX_NAME,
    MAX_TEXT,
    Place,
    Table,
    describe,
    goods,
    suggest,
    whole,
)
from magnifico.content.vocabulary import CARD_TYPES, GOODS, RESOURCES, CardType, GoodName, Goods

MAX_CARD_NUMBER: Final = 9999
FLOORS: Final = 4
PERIODS: Final = 3
STATUSES: Final[tuple[Status, ...]] = ("known", "reconstructed")
EXCOMMUNICATION_KEY: Final = re.compile(r"X([123])\.([1-9][0-9]{0,2})")

PRICE_GOODS: Final[tuple[GoodName, ...]] = ("wood", "stone", "coins", "servants", "faith", "tokens")
FACE_GOODS: Final[tuple[GoodName, ...]] = tuple(name for name in GOODS if name != "tokens")

REQUIREMENTS: Final[tuple[RequirementKind, ...]] = (
    "wood",
    "stone",
    "coins",
    "servants",
    "military",
    "faith",
    "victory",
    "tokens",
    "territory_cards",
    "character_cards",
    "building_cards",
    "venture_cards",
    "cards",
    "same_type_cards",
    "card_types",
    "wood_and_stone",
    "leaders",
)

PERMANENT: Final[dict[CardType, Where | None]] = {
    "territory": "activation",
    "building": "activation",
    "character": "character",
    "venture": None,
}


def read_names(table: Table, maximum: int = MAX_NAME) -> Names:
    """Read the name of an item: in English, and in any other languages."""
    expected = "a table with the name in en, and in other languages by their codes"
    value = table.required("name", expected)
    place = table.at("name")
    if not isinstance(value, dict):
        raise place.wrong(expected, value)
    for code in value:
        if not LANGUAGE_CODE.fullmatch(code):
            raise place.at(code).error("expected the code of a language, such as en, it or pt-BR")
    names = Table(value, place, tuple({ENGLISH: None} | value))
    names.required(ENGLISH, "the English name")
    return Names({code: names.text(code, maximum) for code in value})


def read_reasons(value: object, place: Place) -> dict[str, str]:
    """Read the [reconstructed] table: what was designed by us, and one sentence why."""
    table = Table(value, place, REASONS)
    return {what: table.text(what, MAX_TEXT) for what in REASONS if what in table}


REASONS: Final = (
    "cards",
    "card_names",
    "bonus_tiles",
    "token_faces",
    "auction_tiles",
    "adaptation_tiles",
    "faith_tiles",
    "visconti_tokens",
)


def _status(table: Table, key: str = "status") -> Status:
    return table.choice(key, STATUSES, default="known")


EMBLEMS: Final = {
    "territory": "mountains",
    "building": "greek-temple",
    "character": "visored-helm",
    "venture": "galleon",
    "leader": "laurel-crown",
    "family": "heraldic-sun",
}
"""The pictures of items that name none."""


@cache
def _known_emblems() -> tuple[str, ...]:
    text = (files("magnifico.content") / "packs" / "emblems.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["emblems"])


def _emblem(table: Table, kind: str) -> str:
    if "emblem" not in table:
        return EMBLEMS[kind]
    name = table.text("emblem", MAX_NAME)
    if name not in _known_emblems():
        raise table.at("emblem").error(
            "expected the name of a picture, of which content/packs/emblems.toml has the list, "
            f"found {describe(name)}{suggest(name, _known_emblems())}"
        )
    return name


def _cost(value: object, place: Place, card_type: CardType) -> Cost:
    military: tuple[str, ...] = ()
    allowed = PRICE_GOODS
    if card_type == "venture":
        military = ("military_required", "military_per_opponent")
        allowed = (*PRICE_GOODS, "military")
    table = Table(value, place, (*allowed, *military))
    if not table.values:
        raise place.error("expected at least one good to pay, found an empty table")
    price = goods(
        {key: amount for key, amount in table.values.items() if key not in military},
        place,
        allowed,
        empty=True,
    )
    required = table.whole("military_required", 1, 99, default=0)
    if required and required < dict(price).get("military", 0):
        raise table.at("military_required").wrong(
            "a number not below the military that is paid", required
        )
    return Cost(price, required, table.whole("military_per_opponent", 1, 9, default=0))


def _costs(table: Table, card_type: CardType) -> tuple[Cost, ...]:
    if card_type == "territory":
        if "cost" in table:
            raise table.at("cost").error("not allowed: territories have no cost")
        return ()
    table.required("cost", "a list of prices such as [{ coins = 3 }], or [] if it is free")
    return table.each("cost", lambda value, place: _cost(value, place, card_type))


CARD_KEYS: Final = (
    "number",
    "type",
    "period",
    "special",
    "name",
    "name_status",
    "status",
    "emblem",
    "cost",
    "immediate",
    "activation",
    "activation_printed",
    "permanent",
    "end_victory",
    "end",
)


def read_card(value: object, place: Place, pack: str) -> Card:
    """Read one [[card]] of cards.toml."""
    table = Table(value, place, CARD_KEYS)
    number = table.whole("number", 1, MAX_CARD_NUMBER)
    card_type = table.choice("type", CARD_TYPES)
    works = card_type in ("territory", "building")
    for key, fits in (
        ("activation", works),
        ("activation_printed", works),
        ("permanent", card_type != "venture"),
        ("end_victory", card_type == "venture"),
        ("end", card_type == "venture"),
    ):
        if key in table and not fits:
            raise table.at(key).error(f"not allowed: a {card_type} has none")
    where = PERMANENT[card_type]
    return Card(
        number=number,
        pack=pack,
        card_type=card_type,
        period=table.whole("period", 1, PERIODS),
        special=table.flag("special"),
        names=read_names(table),
        costs=_costs(table, card_type),
        immediate=read_effects(
            table.values.get("immediate", []), table.at("immediate"), "immediate"
        ),
        activation=table.whole("activation", 1, MAX_VALUE) if works else 0,
        activation_printed=table.flag("activation_printed", default=True),
        permanent=(
            read_effects(table.values.get("permanent", []), table.at("permanent"), where)
            if where
            else ()
        ),
        end_victory=table.whole("end_victory", 0, 99, default=0),
        end_effects=read_effects(table.values.get("end", []), table.at("end"), "end"),
        name_status=_status(table, "name_status"),
        status=_status(table),
        emblem=_emblem(table, card_type),
    )


def _requirements(table: Table) -> tuple[Requirement, ...]:
    found = []
    for key, low in (("at_least", 1), ("at_most", 0)):
        if key in table:
            amounts = Table(table.values[key], table.at(key), REQUIREMENTS)
            found += [
                Requirement(kind, amounts.whole(kind, low, 200), at_most=key == "at_most")
                for kind in REQUIREMENTS
                if kind in amounts
            ]
    if not found:
        raise table.at("at_least").error("expected at least one requirement, found none")
    return tuple(found)


ABILITIES: Final[tuple[Literal["permanent", "once_per_round", "space", "immediate"], ...]] = (
    "permanent",
    "once_per_round",
    "space",
    "immediate",
)
ABILITY_PLACES: Final[dict[str, Where]] = {
    "permanent": "leader",
    "once_per_round": "once_per_round",
    "space": "space",
    "immediate": "leader_immediate",
}


MAIN_ABILITIES: Final = (DrawTokens, Exchange, SetMemberValue, Work)
"""Effects of a once-per-round leader that ask a question; a leader may have one of them, besides gains."""


def read_leader(value: object, place: Place, pack: str) -> Leader:
    """Read one [[leader]] of leaders.toml."""
    known = (
        *("key", "code", "name", "emblem", "at_least", "at_most"),
        *("ability", "effects", "space_minimum"),
    )
    table = Table(value, place, known)
    ability = table.choice("ability", ABILITIES)
    if "space_minimum" in table and ability != "space":
        raise table.at("space_minimum").error('only allowed with ability = "space"')
    key = table.key("key")
    return Leader(
        key=key,
        code=table.text("code", 8) if "code" in table else key,
        pack=pack,
        names=read_names(table),
        requirements=_requirements(table),
        ability=ability,
        effects=_abilities(table, ABILITY_PLACES[ability]),
        space_minimum=table.whole("space_minimum", 1, MAX_VALUE) if ability == "space" else 0,
        emblem=_emblem(table, "leader"),
    )


def _abilities(table: Table, where: Where) -> tuple[Effect, ...]:
    effects = _some_effects(table, where)
    asking = [effect for effect in effects if isinstance(effect, MAIN_ABILITIES)]
    if where == "once_per_round" and len(asking) > 1:
        raise table.at("effects").error(
            "expected at most one of action, exchange, set_member_value and draw_tokens"
        )
    return effects


def _some_effects(table: Table, where: Where) -> tuple[Effect, ...]:
    value = table.required("effects", "a list of effects")
    effects = read_effects(value, table.at("effects"), where)
    if not effects:
        raise table.at("effects").error("expected at least one effect, found none")
    return effects


def read_excommunication(value: object, place: Place, pack: str) -> ExcommunicationTile:
    """Read one [[excommunication]] of excommunications.toml."""
    table = Table(value, place, ("key", "period", "effects"))
    key = table.text("key", 8)
    period = table.whole("period", 1, PERIODS)
    match = EXCOMMUNICATION_KEY.fullmatch(key)
    if not match:
        raise table.at("key").wrong("a key such as X1.9 (period, number)", key)
    if int(match[1]) != period:
        raise table.at("key").wrong(f"a key that begins with X{period}. for its period", key)
    return ExcommunicationTile(key, pack, period, _some_effects(table, "excommunication"))


def read_family(value: object, place: Place, pack: str) -> Family:
    """Read one [[family]] of families.toml."""
    table = Table(value, place, ("key", "name", "emblem", "effects"))
    return Family(
        key=table.key("key"),
        pack=pack,
        names=read_names(table),
        effects=_some_effects(table, "family"),
        emblem=_emblem(table, "family"),
    )


def read_bonus_tile(value: object, place: Place, pack: str) -> BonusTile:
    """Read one [[bonus_tile]] of tiles.toml."""
    known = ("key", "harvest", "production", "advanced", "min_players", "status")
    table = Table(value, place, known)
    return BonusTile(
        key=table.key("key"),
        pack=pack,
        harvest=table.goods("harvest"),
        production=table.goods("production"),
        advanced=table.flag("advanced"),
        min_players=table.whole("min_players", 2, 5, default=2),
        status=_status(table),
    )


def read_auction_tile(value: object, place: Place, pack: str) -> AuctionTile:
    """Read one [[auction_tile]] of tiles.toml."""
    table = Table(value, place, ("key", "rows", "known_rows", "status"))

    def row(entry: object, inner: Place) -> Goods:
        return goods(entry, inner, RESOURCES)

    return AuctionTile(
        key=table.key("key"),
        rows=table.each("rows", row, least=6, most=6),
        status=_status(table),
        known_rows=table.each("known_rows", lambda entry, inner: whole(entry, inner, 1, 6)),
    )


def rising(table: Table, key: str, length: int, high: int = 99) -> tuple[int, ...]:
    """Read numbers that never decrease."""
    numbers = table.wholes(key, length, 0, high)
    if list(numbers) != sorted(numbers):
        raise table.at(key).error("expected numbers that never decrease")
    return numbers


def read_adaptation_tile(value: object, place: Place, pack: str) -> AdaptationTile:
    """Read one [[adaptation_tile]] of tiles.toml."""
    table = Table(value, place, ("min_players", "max_players", "floor_minimums", "status"))
    low = table.whole("min_players", 2, 5)
    return AdaptationTile(
        min_players=low,
        max_players=table.whole("max_players", low, 5),
        floor_minimums=rising(table, "floor_minimums", FLOORS, high=MAX_VALUE),
        status=_status(table),
    )


def read_faith_tile(value: object, place: Place, pack: str) -> FaithTile:
    """Read one [[faith_tile]] of tiles.toml."""
    table = Table(value, place, ("step", "gain", "privileges", "status"))
    return FaithTile(
        step=table.whole("step", 1, 15),
        gain=table.goods("gain"),
        privileges=table.whole("privileges", 1, 5, default=0),
        status=_status(table),
    )


def read_visconti_token(value: object, place: Place, pack: str) -> ViscontiToken:
    """Read one [[visconti_token]] of tiles.toml."""
    table = Table(value, place, ("key", "gain", "status"))
    return ViscontiToken(table.key("key"), table.goods("gain"), _status(table))


def read_token_face(value: object, place: Place, pack: str) -> TokenFace:
    """Read one [[token]] of tokens.toml; a face never gives tokens, or there would be no end to them."""
    table = Table(value, place, ("key", "copies", "gain", "status"))
    return TokenFace(
        key=table.key("key"),
        copies=table.whole("copies", 1, 30),
        gain=table.goods("gain", FACE_GOODS),
        status=_status(table),
    )
