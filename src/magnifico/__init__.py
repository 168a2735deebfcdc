"""Magnifico: the Renaissance worker-placement game Lorenzo il Magnifico as a Python library (docs/library.md)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from magnifico import _engine_choice

_engine_choice.choose_engine()

from magnifico.engine import presentation
from magnifico.engine.events import Event
from magnifico.engine.facts import CardFacts, LeaderFacts
from magnifico.engine.game import Game, Ruleset, Score
from magnifico.engine.log import LogEntry
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.legal import Moves
from magnifico.engine.moves.move import Move
from magnifico.engine.moves.saved import SavedGameError, load, save
from magnifico.engine.options import Options, OptionsError
from magnifico.engine.preview import Preview
from magnifico.engine.refusal import GameOverError, Refusal, SeatError
from magnifico.engine.state.view_types import View
from magnifico.presenting import Words

if TYPE_CHECKING:
    from magnifico.bots import Bot, Position, create_bot
    from magnifico.match import Match

presentation.install(Words())
__version__ = "1.0.0.dev0"
__all__ = [
    "Bot",
    "CardFacts",
    "Event",
    "Game",
    "GameOverError",
    "LeaderFacts",
    "LogEntry",
    "Match",
    "Move",
    "Moves",
    "NotationError",
    "Options",
    "OptionsError",
    "Position",
    "Preview",
    "Refusal",
    "Ruleset",
    "SavedGameError",
    "Score",
    "SeatError",
    "View",
    "__version__",
    "create_bot",
    "load",
    "save",
]

# Bots need NumPy, which takes longer to import than everything else here, so they are imported on demand.
_LATER: Final = {
    "Bot": "magnifico.bots",
    "Match": "magnifico.match",
    "Position": "magnifico.bots",
    "create_bot": "magnifico.bots",
}

if not TYPE_CHECKING:  # type checkers see the imports above, and still find names that don't exist

    def __getattr__(name: str) -> object:
        if name not in _LATER:
            raise AttributeError(f"module 'magnifico' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_LATER[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
