"""What the server knows about features: how one is declared, which there are, and which are on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from fastapi import APIRouter, FastAPI

from magnifico.server.services import Services
from magnifico.server.settings import SettingsError
from magnifico.server.storage.rows import AllRows, Rows

NO_ROWS: Final = Rows()


class FeatureError(ValueError):
    """A feature cannot start with what the operator gave it."""


@dataclass(frozen=True, slots=True)
class Feature:
    """What a feature's `routes.py` declares as FEATURE."""

    routers: tuple[APIRouter, ...]
    rows: Rows = NO_ROWS
    """Used even if the feature is off: its rows are still there."""
    load: Callable[[FastAPI], None] | None = None
    """Reads what the operator gave it, when the application is made; FeatureError if that is wrong."""
    running: Callable[[Services], AbstractAsyncContextManager[None]] | None = None
    """Entered when the server starts, left when it stops."""
    bots: frozenset[str] = frozenset()
    """Computer opponents of its tables that nobody else can choose; they play on if the feature is off."""
    needed: str = ""
    """Why it cannot be switched off."""


@cache
def installed() -> Mapping[str, Feature]:
    """Every feature by its name. They are found by name since none of the server's modules may import one."""
    names: tuple[str, ...] = import_module("magnifico.features").FEATURES
    return {name: import_module(f"magnifico.features.{name}.routes").FEATURE for name in names}


def all_rows() -> Rows:
    """The rows of all features."""
    return AllRows([feature.rows for feature in installed().values()])


def switched_on(without: Collection[str]) -> dict[str, Feature]:
    """All features but these; SettingsError for a name that is none, or that the rest cannot do without."""
    known = installed()
    for name in without:
        if name not in known:
            raise SettingsError("setting-feature", feature=name, known=", ".join(known))
        if known[name].needed:
            raise SettingsError("setting-feature-needed", feature=name)
    return {name: feature for name, feature in known.items() if name not in without}
