"""What is printed: packs of cards, tiles and boards as TOML, and the schema that checks them.

Only data and its validation belong here; what an effect does is up to the engine.
"""

from magnifico.content.model import (
    AdaptationTile,
    AuctionTile,
    Board,
    BonusTile,
    Card,
    ExcommunicationTile,
    FaithTile,
    Family,
    HousesBoard,
    Leader,
    MarketSpace,
    Names,
    Pack,
    Requirement,
    RequirementKind,
    Status,
    TokenFace,
    ViscontiToken,
)
from magnifico.content.reader import PackError
from magnifico.content.schema import (
    BUILTIN_PACKS,
    BuiltinKey,
    builtin_files,
    builtin_pack,
    check_pack,
    check_together,
    load_pack,
)

__all__ = [
    "BUILTIN_PACKS",
    "AdaptationTile",
    "AuctionTile",
    "Board",
    "BonusTile",
    "BuiltinKey",
    "Card",
    "ExcommunicationTile",
    "FaithTile",
    "Family",
    "HousesBoard",
    "Leader",
    "MarketSpace",
    "Names",
    "Pack",
    "PackError",
    "Requirement",
    "RequirementKind",
    "Status",
    "TokenFace",
    "ViscontiToken",
    "builtin_files",
    "builtin_pack",
    "check_pack",
    "check_together",
    "load_pack",
]
