"""Magnifico: the Renaissance worker-placement game Lorenzo il Magnifico as a Python library."""

from __future__ import annotations

from magnifico import _engine_choice

_engine_choice.choose_engine()

from magnifico.engine.game import Game, Ruleset, Score
from magnifico.engine.moves import Move, NotationError
from magnifico.engine.options import Options, OptionsError
from magnifico.engine.refusal import Refusal
from magnifico.engine.saved import SavedGame, SavedGameError, load, save

__version__ = "0.1.0"
__all__ = [
    "Game",
    "Move",
    "NotationError",
    "Options",
    "OptionsError",
    "Refusal",
    "Ruleset",
    "SavedGame",
    "SavedGameError",
    "Score",
    "__version__",
    "load",
    "save",
]
