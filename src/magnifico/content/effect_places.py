"""Which effects may stand where: the one list that the reader checks and docs/effects.md shows."""

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

STANDING: Final = (
    "bonus",
    "discount",
    "member_bonus",
    "set_member_value",
    "rule",
    "trigger",
)

ALLOWED: Final[dict[Where, tuple[str, ...]]] = {
    "immediate": (
        "gain",
        "lose",
        "privileges",
        "gain_per",
        "action",
        "activate",
        "draw_leaders",
        "play_leader",
        "take_discarded",
        "military_catch_up",
        "opponents_discard",
        "opponents_give",
    ),
    "activation": (
        "gain",
        "lose",
        "privileges",
        "gain_per",
        "exchange",
        "choose",
        "activate",
        "token_slot",
    ),
    "character": (*STANDING, "token_slot"),
    "end": ("gain_per",),
    "leader": STANDING,
    "once_per_round": (
        "gain",
        "privileges",
        "exchange",
        "action",
        "set_member_value",
        "draw_tokens",
    ),
    "space": ("gain", "privileges", "work_at_space_value"),
    "leader_immediate": ("gain", "privileges", "draw_leaders", "play_leader"),
    "family": (
        *STANDING,
        "free_exchange",
        "extra_member",
        "card_limit",
        "auction_leaders",
        "set_rewards",
        "lose_on_excommunication",
    ),
    "set_reward": ("gain", "privileges", "draw_leaders", "play_leader"),
    "excommunication": (
        "bonus",
        "member_bonus",
        "gain_penalty",
        "forbid",
        "servants_per_value",
        "skip_first_turn",
        "no_end_score",
        "end_loss",
    ),
}

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
