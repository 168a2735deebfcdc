"""What a pack holds once it has been read and checked: cards, leaders, tiles, tokens, families and the board."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, Literal

from magnifico.content.effects import Cost, Effect
from magnifico.content.vocabulary import CardType, Goods

ENGLISH: Final = "en"
"""The language that every name has, and the fallback for missing ones."""
LANGUAGE_CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
"""The code of a language, such as it or pt-BR."""


class Names(dict[str, str]):
    """A name by language code, falling back to English."""

    __slots__ = ()

    def __missing__(self, language: str) -> str:
        return self[ENGLISH]


Status = Literal["known", "reconstructed"]

RequirementKind = Literal[
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
    "cards",  # all development cards together
    "same_type_cards",  # the largest number of cards of one type
    "card_types",  # number of types with at least one card
    "wood_and_stone",  # wood plus stone
    "leaders",  # other leaders in play (RUL-31)
]


@dataclass(frozen=True, slots=True)
class Card:
    """A development card. `number` is unique over all packs in use and names the card in notation."""

    number: int
    pack: str
    card_type: CardType
    period: int
    special: bool  # belongs to the Special tower's deck
    names: Names
    costs: tuple[Cost, ...] = ()
    immediate: tuple[Effect, ...] = ()
    activation: int = 0  # 0: the card has none (characters, ventures)
    activation_printed: bool = True  # False: counts as 1 without a printed number (R9.11)
    permanent: tuple[Effect, ...] = ()
    end_victory: int = 0
    end_effects: tuple[Effect, ...] = ()  # GainPer, computed end values of ventures
    name_status: Status = "known"
    status: Status = "known"
    emblem: str = ""  # the picture on its face


@dataclass(frozen=True, slots=True)
class Requirement:
    """One condition for playing a leader: one number (RUL-88)."""

    kind: RequirementKind
    amount: int
    at_most: bool = False


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader card. `key` names it in notation, `code` is its L-number in the rules."""

    key: str
    code: str
    pack: str
    names: Names
    requirements: tuple[Requirement, ...]
    ability: Literal["permanent", "once_per_round", "space", "immediate"]
    effects: tuple[Effect, ...]
    space_minimum: int = 0
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class ExcommunicationTile:
    """A tile of the Church. `key` is its X-number in the rules, such as X1.4."""

    key: str
    pack: str
    period: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class BonusTile:
    """A personal bonus tile: what harvest and production give besides the cards."""

    key: str
    pack: str
    harvest: Goods
    production: Goods
    advanced: bool
    min_players: int = 2
    status: Status = "known"


@dataclass(frozen=True, slots=True)
class Family:
    """A family tile of Houses of Renaissance or The Pazzi Conspiracy."""

    key: str
    pack: str
    names: Names
    effects: tuple[Effect, ...]
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class TokenFace:
    """A face of the special tokens and how many tokens show it. `key` names it in notation, e.g. `coins3`."""

    key: str
    copies: int
    gain: Goods
    status: Status = "reconstructed"


@dataclass(frozen=True, slots=True)
class AuctionTile:
    """An auction tile: six rows of starting goods, from the lowest offer to the highest."""

    key: str
    rows: tuple[Goods, ...]
    status: Status = "reconstructed"
    known_rows: tuple[int, ...] = ()  # 1-based rows whose goods are printed facts


@dataclass(frozen=True, slots=True)
class AdaptationTile:
    """Replaces the floor minimums of one tower."""

    min_players: int
    max_players: int
    floor_minimums: tuple[int, ...]
    status: Status = "reconstructed"


@dataclass(frozen=True, slots=True)
class FaithTile:
    """A special faith tile of the Della Rovere family."""

    step: int
    gain: Goods
    privileges: int = 0
    status: Status = "reconstructed"


@dataclass(frozen=True, slots=True)
class ViscontiToken:
    """One of the five tokens of the Visconti family. `key` names it in notation."""

    key: str
    gain: Goods
    status: Status = "reconstructed"


@dataclass(frozen=True, slots=True)
class MarketSpace:
    """A Market space: its reward and the minimum number of players to open it."""

    gain: Goods
    privileges: int = 0
    privileges_different: bool = False
    min_players: int = 2


@dataclass(frozen=True, slots=True)
class Board:
    """Every printed number of the board, and the numbers of setup and scoring."""

    towers: tuple[CardType, ...]
    floor_minimums: tuple[int, ...]
    floor_bonuses: dict[str, tuple[Goods, ...]]  # by tower: the four floors from the bottom
    surcharge: int
    large_space_penalty: int
    large_space_min_players: int
    work_minimum: int
    market: tuple[MarketSpace, ...]
    market_minimum: int
    palace_gain: Goods
    palace_privileges: int
    palace_minimum: int
    privilege_options: tuple[Goods, ...]
    faith_track: tuple[int, ...]
    faith_requirements: tuple[int, ...]
    military_maximum: int
    military_prizes: tuple[int, ...]
    territory_requirements: tuple[int, ...]
    card_limit: int
    territory_scores: tuple[int, ...]
    character_scores: tuple[int, ...]
    resources_per_point: int
    start_goods: Goods
    start_coins: tuple[int, ...]
    rounds: int
    cards_per_tower: int
    leaders_dealt: int
    neutral_value: int
    min_players: int
    max_players: int


@dataclass(frozen=True, slots=True)
class HousesBoard:
    """What Houses of Renaissance adds to the board and to setup."""

    special_floor_bonuses: tuple[Goods, ...]
    privilege_option: Goods
    start_coins: tuple[int, ...]
    special_cards_per_period: int
    max_players: int


@dataclass(frozen=True, slots=True)
class Pack:
    """One pack: a folder of TOML files with everything of one box, or of a player's own."""

    key: str
    version: int
    names: Names
    cards: tuple[Card, ...] = ()
    leaders: tuple[Leader, ...] = ()
    excommunications: tuple[ExcommunicationTile, ...] = ()
    bonus_tiles: tuple[BonusTile, ...] = ()
    families: tuple[Family, ...] = ()
    token_faces: tuple[TokenFace, ...] = ()
    auction_tiles: tuple[AuctionTile, ...] = ()
    adaptation_tiles: tuple[AdaptationTile, ...] = ()
    faith_tiles: tuple[FaithTile, ...] = ()
    visconti_tokens: tuple[ViscontiToken, ...] = ()
    board: Board | None = None
    houses_board: HousesBoard | None = None
    reconstructed: dict[str, str] = field(default_factory=dict)  # what -> one sentence why
