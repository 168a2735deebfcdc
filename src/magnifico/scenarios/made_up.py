"""Cards that exist only in a scenario: those it invents, and blank ones that do nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magnifico.content.items_reader import read_card
from magnifico.content.model import ENGLISH, Card, Names, Pack
from magnifico.content.reader import Place
from magnifico.content.vocabulary import CARD_TYPES, CardType
from magnifico.engine.game import Ruleset, ruleset_for
from magnifico.engine.options import OptionsError, from_dict
from magnifico.engine.state.rows import FLOORS, SPECIAL_TOWER

PACK_KEY: Final = "scenario"
FIRST_NUMBER: Final = 1000
FIRST_BLANK: Final = 9000  # + space: the blank card of a floor
OWNED_BLANK: Final = 9100  # + seat * 40 + type * 10 + count: blank cards of players
BLANKS_PER_TYPE: Final = 10
TYPE_KEYS: Final = ("territories", "characters", "buildings", "ventures")
"""The keys of players that say how many cards of a type they have."""


def _names(name: str) -> Names:
    return Names({ENGLISH: name})


def _blank(number: int, card_type: CardType, special: bool = False) -> Card:
    works = card_type in ("territory", "building")
    return Card(
        number=number,
        pack=PACK_KEY,
        card_type=card_type,
        period=1,
        special=special,
        names=_names(f"Blank {number}"),
        activation=1 if works else 0,
    )


def _inline(card: Mapping[str, Any], place: Place) -> Card:
    """A card as packs write it; name, period, a cost of nothing and activation 1 may be left out."""
    values = dict(card)
    number = values.get("number")
    if not isinstance(number, int) or not FIRST_NUMBER <= number < FIRST_BLANK:
        raise place.at("number").wrong(f"a number from {FIRST_NUMBER} to {FIRST_BLANK - 1}", number)
    name = values.get("name", f"Card {number}")
    if isinstance(name, str):
        values["name"] = _names(name)
    values.setdefault("period", 1)
    if values.get("type") != "territory":
        values.setdefault("cost", [])
    if values.get("type") in ("territory", "building"):
        values.setdefault("activation", 1)
    return read_card(values, place, PACK_KEY)


def _pack(cards: tuple[Mapping[str, Any], ...], place: Place, players: int, houses: bool) -> Pack:
    made = [
        _inline(card, Place(place.file, place.item, f"card {card.get('number')}")) for card in cards
    ]
    for tower, card_type in enumerate(CARD_TYPES):
        for floor in range(FLOORS):
            made.append(_blank(FIRST_BLANK + tower * FLOORS + floor, card_type))
    if houses:
        for floor, card_type in enumerate(CARD_TYPES):
            made.append(_blank(FIRST_BLANK + SPECIAL_TOWER * FLOORS + floor, card_type, True))
    for seat in range(players):
        for number, card_type in enumerate(CARD_TYPES):
            for count in range(BLANKS_PER_TYPE):
                made.append(_blank(blank_of(seat, number, count), card_type))
    return Pack(PACK_KEY, 1, _names("Scenario"), tuple(made))


def blank_of(seat: int, card_type: int, count: int) -> int:
    """The number of a player's blank card."""
    return OWNED_BLANK + seat * 4 * BLANKS_PER_TYPE + card_type * BLANKS_PER_TYPE + count


def is_blank(number: int) -> bool:
    """Whether a card is one of the blank ones."""
    return number >= FIRST_BLANK


def ruleset_of(
    options: Mapping[str, Any], cards: tuple[Mapping[str, Any], ...], place: Place
) -> Ruleset:
    """The printed facts and the notation for one scenario, not shared with other games; invented cards are in no
    deck.
    """
    where = Place(place.file, place.item, "options")
    if "packs" in options:
        raise where.at("packs").error("scenarios bring their own cards")
    try:
        plain = from_dict(options)
        pack = _pack(cards, place, plain.players, "houses" in plain.expansions)
        agreed = from_dict({**options, "packs": [PACK_KEY]}, (pack,))
        ruleset = ruleset_for(agreed)
    except OptionsError as error:
        raise where.error(str(error)) from error
    printed = ruleset.printed
    printed.pools = [
        [[card for card in pool if printed.cards[card].pack != PACK_KEY] for pool in periods]
        for periods in printed.pools
    ]
    printed.bonus_tiles.append(((), ()))
    printed.bonus_tile_keys.append("none")
    return ruleset
