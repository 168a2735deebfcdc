"""The places in a pack where effects can be; each effect in effects.py declares which of them it allows."""

from __future__ import annotations

from typing import Final, Literal

Where = Literal[
    "immediate",
    "activation",
    "character",
    "end",
    "leader",
    "once_per_round",
    "space",
    "leader_immediate",
    "family",
    "set_reward",
    "excommunication",
]

STANDING: Final[tuple[Where, ...]] = ("character", "leader", "family")
"""Places whose effects last as long as the player has the card, leader or family."""

WHERE_NAMES: Final[dict[Where, str]] = {
    "immediate": "the immediate effects of a card",
    "activation": "the permanent effects of a territory or building",
    "character": "the permanent effects of a character",
    "end": "the end effects of a venture",
    "leader": "a permanent leader",
    "once_per_round": "a once-per-round leader",
    "space": "a leader's action space",
    "leader_immediate": "the immediate effects of a leader",
    "family": "a family",
    "set_reward": "the reward of a set",
    "excommunication": "an excommunication tile",
}

FAMILY_RULES: Final = (
    "keep_building_goods",
    "military_not_spent",
    "buy_leftover",
    "harvest_on_territory",
    "no_faith_privilege",
    "faith_tiles",
    "visconti",
)
"""Rules that need a family tile: they keep things on it or change its owner's rounds."""

LEADER_RULES: Final = ("copy_leader",)
"""Rules that only a leader can carry, since they ask a question when the leader is played."""
