"""What the game asks, for tests that want something for every decision."""

from __future__ import annotations

import importlib
import pkgutil

from magnifico.engine import decisions
from magnifico.engine.decisions.decision import Decision


def decision_names() -> set[str]:
    """The names under which views and messages know the decisions; the end of the game asks nobody."""
    for module in pkgutil.iter_modules(decisions.__path__):
        importlib.import_module(f"{decisions.__name__}.{module.name}")
    return {kind.name for kind in _kinds_of(Decision) if kind.name} - {"over"}


def _kinds_of(kind: type[Decision]) -> list[type[Decision]]:
    found: list[type[Decision]] = [kind]
    for narrower in kind.__subclasses__():
        found += _kinds_of(narrower)
    return found
