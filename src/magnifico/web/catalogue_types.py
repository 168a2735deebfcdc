"""The types of the catalogue. The server's schema, and from it the page's types, are made from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from magnifico.content.model import RequirementKind
from magnifico.content.signs import SignKind
from magnifico.content.vocabulary import CardType

SignEntry = tuple[SignKind, str]


class EffectEntry(TypedDict):
    """What an effect of any kind has; its figures are those of its class in content/effects."""

    effect: str
    text: str
    icons: list[list[list[SignEntry]]]


class CostEntry(TypedDict):
    """One way to pay for a card."""

    goods: dict[str, int]
    required: int
    per_opponent: int


class CardEntry(TypedDict):
    """A development card."""

    number: int
    pack: str
    type: CardType
    period: int
    special: bool
    name: str
    english: str
    emblem: str
    header: str
    costs: list[CostEntry]
    immediate: list[EffectEntry]
    activation: int
    permanent: list[EffectEntry]
    end_victory: int
    end_effects: list[EffectEntry]
    lines: list[str]
    notes: list[str]
    reconstructed: bool


class RequirementEntry(TypedDict):
    """A condition for playing a leader."""

    kind: RequirementKind
    amount: int
    at_most: bool
    text: str


class LeaderEntry(TypedDict):
    """A leader."""

    key: str
    pack: str
    name: str
    emblem: str
    header: str
    requirements: list[RequirementEntry]
    ability: str
    ability_text: str
    space_minimum: int
    effects: list[EffectEntry]
    lines: list[str]


class ExcommunicationEntry(TypedDict):
    """An excommunication tile."""

    key: str
    period: int
    header: str
    effects: list[EffectEntry]
    lines: list[str]


class BonusTileEntry(TypedDict):
    """A personal bonus tile."""

    key: str
    harvest: dict[str, int]
    production: dict[str, int]
    header: str
    lines: list[str]
    notes: list[str]
    reconstructed: bool


class FamilyEntry(TypedDict):
    """A family (Houses)."""

    key: str
    name: str
    emblem: str
    header: str
    effects: list[EffectEntry]
    lines: list[str]


class TokenEntry(TypedDict):
    """The face of a special token, or a Visconti token (Houses)."""

    key: str
    gain: dict[str, int]
    text: str
    reconstructed: bool
    copies: NotRequired[int]


class FaithTileEntry(TypedDict):
    """A tile of the Della Rovere (Houses)."""

    step: int
    gain: dict[str, int]
    privileges: int
    text: str
    reconstructed: bool


class AuctionRowEntry(TypedDict):
    """A row of an auction tile (Houses)."""

    gain: dict[str, int]
    text: str
    reconstructed: bool


class AuctionTileEntry(TypedDict):
    """An auction tile (Houses)."""

    key: str
    rows: list[AuctionRowEntry]


class MarketEntry(TypedDict):
    """A space of the Market."""

    gain: dict[str, int]
    privileges: int
    different: bool
    min_players: int
    text: str


class PrivilegeEntry(TypedDict):
    """What a council privilege can become."""

    gain: dict[str, int]
    text: str


class BoardEntry(TypedDict):
    """The figures of the board."""

    surcharge: int
    large_space_penalty: int
    large_space_min_players: int
    work_minimum: int
    market: list[MarketEntry]
    market_minimum: int
    palace_gain: dict[str, int]
    palace_privileges: int
    palace_minimum: int
    privilege_options: list[PrivilegeEntry]
    faith_track: list[int]
    faith_requirements: list[int]
    military_maximum: int
    military_prizes: list[int]
    territory_requirements: list[int]
    card_limit: int
    territory_scores: list[int]
    character_scores: list[int]
    resources_per_point: int
    rounds: int
    neutral_value: int


class HousesEntry(TypedDict):
    """What the Houses expansion adds to the board."""

    privilege_option: PrivilegeEntry
    max_players: int


class Catalogue(TypedDict):
    """Everything the page draws, in one language."""

    language: str
    packs: dict[str, str]
    cards: dict[str, CardEntry]
    leaders: dict[str, LeaderEntry]
    excommunications: dict[str, ExcommunicationEntry]
    bonus_tiles: dict[str, BonusTileEntry]
    families: dict[str, FamilyEntry]
    tokens: dict[str, TokenEntry]
    visconti: dict[str, TokenEntry]
    faith_tiles: list[FaithTileEntry]
    auction_tiles: dict[str, AuctionTileEntry]
    reconstructed: dict[str, str]
    board: BoardEntry
    houses: HousesEntry
