"""Bots with weights that are not shipped yet, to be compared with those that are.

MAGNIFICO_POLICY and MAGNIFICO_NETWORK name the files; without one of them the shipped weights are used in its place.
MAGNIFICO_SETTINGS changes settings of the search (settings.py): '{"players": 2, "horizon": 2}'.

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
from magnifico.bots.settings import Settings, quick_settings
from magnifico.bots.worlds import ThinkingBot


@cache
def _policy() -> Policy:
    path = os.environ.get("MAGNIFICO_POLICY")
    return Policy.load(Path(path)) if path else shipped_policy()


@cache
def _network() -> Network:
    path = os.environ.get("MAGNIFICO_NETWORK")
    return Network.load(Path(path)) if path else shipped_value()


def alone(seed: str) -> ThinkingBot:
    """The policy's first choice, as `policy`."""
    return ThinkingBot(seed, "candidate:alone", _network(), "policy", policy=_policy())


def searching(seed: str, seconds: float = 0.0, playouts: int = 72) -> ThinkingBot:
    """The search with these weights, as `swift`."""
    return ThinkingBot(
        seed,
        "candidate:searching",
        _network(),
        "swift",
        seconds,
        playouts,
        policy=_policy(),
        settings=_settings(),
    )


def _settings() -> Settings | None:
    """Those of MAGNIFICO_SETTINGS, such as {"players": 2, "horizon": 2}; the others are as for that many players."""
    text = os.environ.get("MAGNIFICO_SETTINGS")
    if not text:
        return None
    chosen = json.loads(text)
    settings = quick_settings(chosen.pop("players"))
    for name, value in chosen.items():
        setattr(settings, name, value)
    return settings
