"""Bots with weights that are not shipped yet, to be compared with those that are.

MAGNIFICO_POLICY and MAGNIFICO_NETWORK name the files; without one of them the shipped weights are used in its place.
MAGNIFICO_SETTINGS changes settings of the search (settings.py): '{"horizon": 2, "goal": {"rival": 0.3}}'.

cd bench; MAGNIFICO_POLICY=DIR/policy.npz magnifico arena --bots candidate:alone,policy --players 2 --games 400
cd bench; MAGNIFICO_POLICY=DIR/policy.npz magnifico arena --bots candidate:searching@72,swift@72 --players 2 --games 200
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

from magnifico.bots.evaluation.network import Network, shipped_value
from magnifico.bots.policy.policy import Policy, shipped_policy
from magnifico.bots.policy_bot import PolicyBot
from magnifico.bots.search_bot import SearchBot
from magnifico.bots.settings import Settings
from magnifico.bots.spec import Budget


@cache
def _policy() -> Policy:
    path = os.environ.get("MAGNIFICO_POLICY")
    return Policy.load(Path(path)) if path else shipped_policy()


@cache
def _network() -> Network:
    path = os.environ.get("MAGNIFICO_NETWORK")
    return Network.load(Path(path)) if path else shipped_value()


def alone(seed: str) -> PolicyBot:
    """The policy's first choice, as `policy`."""
    return PolicyBot(seed, "candidate:alone", _network(), _policy())


def searching(seed: str, seconds: float = 0.0, playouts: int = 72) -> SearchBot:
    """The search with these weights, as `swift`."""
    bot = SearchBot(seed, "candidate:searching", _network(), _policy(), Budget(seconds, playouts))
    bot.settings_for = _settings
    return bot


def _settings(players: int) -> Settings:
    """The usual ones but for what MAGNIFICO_SETTINGS names, such as {"horizon": 2, "goal": {"rival": 0.3}}."""
    settings = Settings(players)
    chosen = json.loads(os.environ.get("MAGNIFICO_SETTINGS", "{}"))
    for name, value in chosen.pop("goal", {}).items():
        setattr(settings.goal, name, value)
    for name, value in chosen.items():
        setattr(settings, name, value)
    return settings
