"""Changes of the rules that last as long as their card, leader or family is owned: `{ rule = "no_surcharge" }`.

Each is declared here once: its bit, its name in packs, what it means, and what else is special about it. Stored games
and fingerprints use the bits, so a new rule gets the next one. docs/effects.md shows how to add one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnifico.content.effect_places import STANDING, Where
from magnifico.content.signs import Row, Sign, amount, icon, mark, signed


@dataclass(frozen=True, slots=True)
class StandingRule:
    """One change of the rules."""

    bit: int
    meaning: str
    places: tuple[Where, ...]
    icons: Row


FAMILIES: Final[tuple[Where, ...]] = ("family",)
"""Rules that need a family tile: they keep things on it or change its owner's rounds."""
LEADERS: Final[tuple[Where, ...]] = ("leader",)
"""Rules that ask a question when their leader is played."""

RULES: Final[dict[str, StandingRule]] = {}
"""Every standing rule by its name in packs, in the order of the bits."""


def _rule(
    bit: int,
    name: str,
    meaning: str,
    places: tuple[Where, ...] = STANDING,
    icons: Row | None = None,
) -> None:
    assert bit == 1 << len(RULES), f"{name} has the bit of another rule"
    RULES[name] = StandingRule(bit, meaning, places, icons or [])


# Preacher (R7.5.3)
NO_FLOOR_BONUS: Final = 1 << 0
_rule(
    NO_FLOOR_BONUS,
    "no_floor_bonus",
    "no bonus from the third and fourth floors",
    icons=[
        icon("cross"),
        tuple(Sign("icon", good) for good in ("wood", "stone", "military", "coins")),
    ],
)

# Ludovico Ariosto (RUL-14)
PLACE_IN_OCCUPIED: Final = 1 << 1
_rule(PLACE_IN_OCCUPIED, "place_in_occupied", "your members may be placed in occupied spaces")

# Filippo Brunelleschi, all towers (R6.2.3)
NO_SURCHARGE: Final = 1 << 2
_rule(NO_SURCHARGE, "no_surcharge", "no surcharge in occupied towers")

# S04, Special tower only (RUL-78)
NO_SURCHARGE_SPECIAL: Final = 1 << 3
_rule(
    NO_SURCHARGE_SPECIAL,
    "no_surcharge_special",
    "no surcharge in the Special tower",
    icons=[icon("cross"), amount(-3, "coins"), icon("special")],
)

# Cesare Borgia (R7.2.4)
NO_TERRITORY_REQUIREMENT: Final = 1 << 4
_rule(NO_TERRITORY_REQUIREMENT, "no_territory_requirement", "territories need no military strength")

# Santa Rita (RUL-22)
DOUBLE_IMMEDIATE: Final = 1 << 5
_rule(
    DOUBLE_IMMEDIATE,
    "double_immediate",
    "wood, stone, coins and servants of immediate effects are doubled",
)

# Lorenzo de' Medici (RUL-28)
COPY_LEADER: Final = 1 << 6
_rule(COPY_LEADER, "copy_leader", "copies a leader in play of another player", LEADERS)

# Martin Lutero (RUL-24)
NO_EXCOMMUNICATION: Final = 1 << 7
_rule(NO_EXCOMMUNICATION, "no_excommunication", "cannot be excommunicated")

# Paracelso (RUL-33)
SERVANTS_REPLACE: Final = 1 << 8
_rule(SERVANTS_REPLACE, "servants_replace", "servants may be spent as wood, stone or coins")

# Carlo VIII (RUL-32)
SERVANTS_COUNT_DOUBLE: Final = 1 << 9
_rule(SERVANTS_COUNT_DOUBLE, "servants_count_double", "each servant adds 2 to a value")

# Niccolo Machiavelli (RUL-30)
EXTRA_VICTORY: Final = 1 << 10
_rule(EXTRA_VICTORY, "extra_victory", "each gain of victory points is 1 larger")

# Jacopo Salviati (RUL-29)
EXTRA_PRIVILEGE: Final = 1 << 11
_rule(
    EXTRA_PRIVILEGE,
    "extra_privilege",
    "each effect that gives privileges gives one more, a different one",
)

# card 151 (R6.4.2)
NO_LARGE_PRODUCTION_PENALTY: Final = 1 << 12
_rule(
    NO_LARGE_PRODUCTION_PENALTY,
    "no_large_production_penalty",
    "no penalty in the large production space",
    icons=[icon("cross"), (*icon("production"), *mark(signed(-3)))],
)

# card 152 (R6.4.2)
NO_LARGE_HARVEST_PENALTY: Final = 1 << 13
_rule(
    NO_LARGE_HARVEST_PENALTY,
    "no_large_harvest_penalty",
    "no penalty in the large harvest space",
    icons=[icon("cross"), (*icon("harvest"), *mark(signed(-3)))],
)

# S10 (RUL-88)
IGNORE_ONE_REQUIREMENT: Final = 1 << 14
_rule(
    IGNORE_ONE_REQUIREMENT,
    "ignore_one_requirement",
    "one requirement of each leader played may be ignored",
    icons=[(*icon("play"), *icon("leader")), (*icon("cross"), *mark("1"))],
)

# Da Montefeltro (R17.1)
KEEP_BUILDING_GOODS: Final = 1 << 15
_rule(
    KEEP_BUILDING_GOODS,
    "keep_building_goods",
    "wood and stone spent on buildings are kept on the tile and taken instead of a privilege",
    FAMILIES,
)

# Malatesta family (R17.2)
MILITARY_NOT_SPENT: Final = 1 << 16
_rule(MILITARY_NOT_SPENT, "military_not_spent", "military costs are held, not spent", FAMILIES)

# Gonzaga family (R17.4)
BUY_LEFTOVER: Final = 1 << 17
_rule(
    BUY_LEFTOVER,
    "buy_leftover",
    "at the end of a round 7 servants buy a card that is left",
    FAMILIES,
)

# Aragonesi (R17.6)
HARVEST_ON_TERRITORY: Final = 1 << 18
_rule(
    HARVEST_ON_TERRITORY,
    "harvest_on_territory",
    "a territory taken gives a harvest of its activation value less 1",
    FAMILIES,
)

# Della Scala (R17.11)
NO_FAITH_PRIVILEGE: Final = 1 << 19
_rule(NO_FAITH_PRIVILEGE, "no_faith_privilege", "privileges cannot be turned into faith", FAMILIES)

# Della Rovere (R17.10)
FAITH_TILES_RULE: Final = 1 << 20
_rule(FAITH_TILES_RULE, "faith_tiles", "the special faith tiles lie on the faith track", FAMILIES)

# Visconti (R17.12)
VISCONTI_RULE: Final = 1 << 21
_rule(VISCONTI_RULE, "visconti", "the tokens of the Visconti", FAMILIES)
