"""Where gains come from (R11.1): reductions depend on the source, and events name it."""

from __future__ import annotations

from typing import Final

from magnifico.engine.names import space_key
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.rows import (
    HARVEST_SMALL,
    LEADER_SPACE,
    PALACE,
    POINTS_CARDS,
    POINTS_CHURCH,
    POINTS_HARVEST,
    POINTS_LEADERS,
    POINTS_OTHER,
    POINTS_PRODUCTION,
)

FROM_SPACE: Final = 0
FROM_CARD: Final = 1  # immediate effect
FROM_HARVEST: Final = 2
FROM_PRODUCTION: Final = 3
FROM_BONUS_TILE: Final = 4
FROM_LEADER: Final = 5
FROM_PRIVILEGE: Final = 6  # each of them (RUL-21)
FROM_TOKEN: Final = 7
FROM_FAMILY: Final = 8
FROM_OPPONENTS: Final = 9  # everything they gave for one card (R11.5)
FROM_CHURCH: Final = 10
FROM_SETUP: Final = 11
SOURCE_NAMES: Final = (
    "space",
    "card",
    "harvest",
    "production",
    "bonus-tile",
    "leader",
    "privilege",
    "token",
    "family",
    "opponents",
    "church",
    "setup",
)

# Sources of payments and losses that are not a card, leader or family.
SURCHARGE: Final = "surcharge"
EXCHANGE: Final = "exchange"
ACTION_VALUE: Final = "value"
FAMILY_RULE: Final = "family"
EXCOMMUNICATION: Final = "excommunication"


def source_of(printed: Printed, source: int, identity: int) -> str:
    """Where a gain or payment comes from, as events name it: "kind" or "kind:key"."""
    if source in (FROM_CARD, FROM_HARVEST, FROM_PRODUCTION, FROM_OPPONENTS):
        return f"card:{printed.cards[identity].number}"
    if source == FROM_LEADER:
        return f"leader:{printed.leaders[identity].key}"
    if source == FROM_FAMILY:
        return f"family:{printed.families[identity].key}"
    if source == FROM_SPACE:
        if identity < HARVEST_SMALL:
            return f"floor:{space_key(printed, identity)}"
        if identity >= LEADER_SPACE:
            return f"leader-space:{printed.leaders[identity - LEADER_SPACE].key}"
        return "palace" if identity == PALACE else "market"
    return SOURCE_NAMES[source]


def is_reduced(printed: Printed, source: int) -> bool:
    """Whether excommunications X1.1 to X1.4 affect gains of this source (R11.4, RUL-20, RUL-21, RUL-60)."""
    if source in (FROM_FAMILY, FROM_SETUP, FROM_CHURCH):
        return False
    if source == FROM_LEADER:
        return not printed.switches.leader_gains_unreduced
    if source == FROM_PRIVILEGE:
        return not printed.switches.privilege_unreduced
    if source == FROM_OPPONENTS:
        return not printed.switches.transfers_unreduced
    if source in (FROM_BONUS_TILE, FROM_TOKEN):
        return not printed.switches.tiles_tokens_unreduced
    return True


def points_source(source: int, identity: int) -> int:
    """The category under which victory points of a source appear in the final breakdown."""
    if source == FROM_CARD:
        return POINTS_CARDS
    if source == FROM_HARVEST:
        return POINTS_HARVEST
    if source == FROM_PRODUCTION:
        return POINTS_PRODUCTION
    if source == FROM_LEADER or (source == FROM_SPACE and identity >= LEADER_SPACE):
        return POINTS_LEADERS
    if source == FROM_CHURCH:
        return POINTS_CHURCH
    return POINTS_OTHER
