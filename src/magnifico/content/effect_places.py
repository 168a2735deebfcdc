"""The places in a pack where effects can be; each effect declares which of them it allows."""

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
