"""The ways Python has to copy a thing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T")

COPIERS: dict[str, Callable[[object], object]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
copiers = pytest.mark.parametrize("how", COPIERS)


def copied(how: str, thing: T) -> T:
    """A copy made in one of these ways."""
    again = COPIERS[how](thing)
    assert type(again) is type(thing)
    return again
