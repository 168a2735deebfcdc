"""Goals of lessons: part of a position as scenarios describe it, of which the learner needs at least that much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnifico.content.reader import Place, suggest
from magnifico.engine.game import Game
from magnifico.scenarios.snapshot import Observation, observe


def reached(goal: Mapping[str, Any], game: Game) -> bool:
    """Whether the table shows at least what the goal names."""
    return _has(goal, observe(game))


def _has(goal: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
    return all(_enough(wanted, found.get(key)) for key, wanted in goal.items())


def _enough(wanted: object, found: object) -> bool:
    """Numbers: at least as many; lists: contains all; tables: part by part; anything else: equal."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and _has(wanted, found)
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, int):
        amount = len(found) if isinstance(found, list) else found
        return isinstance(amount, int) and amount >= wanted
    if isinstance(found, list):
        names = [str(entry) for entry in found]
        listed = wanted if isinstance(wanted, list) else [wanted]
        return all(str(entry) in names for entry in listed)
    return wanted == found


def check_goal(goal: Mapping[str, Any], game: Game, place: Place) -> None:
    """Check that every key of a goal has a meaning; otherwise raise an error that names its place."""
    _check(goal, observe(game), place)


def _check(goal: Mapping[str, Any], found: Observation, place: Place) -> None:
    for key, wanted in goal.items():
        if key not in found:
            raise place.at(key).error(f"unknown{suggest(key, list(found))}")
        if isinstance(wanted, dict):
            if not isinstance(found[key], dict):
                raise place.at(key).wrong("a number, a text or a list", wanted)
            _check(wanted, found[key], place.at(key))
