"""The position a lesson begins with: as its file describes it, with real cards wherever the file names none."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any, Final

from magnifico.content.reader import Place
from magnifico.engine.game import ruleset_for
from magnifico.engine.names import SEAT_LETTERS, TOWER_LETTERS
from magnifico.engine.options import OptionsError, from_dict
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.rows import FLOORS
from magnifico.features.lessons.format import Lesson, Step
from magnifico.features.lessons.targets import cards_shown
from magnifico.scenarios.format import Case
from magnifico.scenarios.made_up import is_blank
from magnifico.scenarios.position import Beginning, begin

DEALT_LATER: Final = ("round", "setup", "auction")
"""Phases that begin before there are cards on the towers."""
MOST_KEPT: Final = 256


def position(lesson: Lesson, step: Step | None = None) -> Beginning:
    """A table of its own at the beginning of the lesson, or of a step that sets it up again."""
    place, given = (lesson.place, lesson.given) if step is None else (step.place, step.given)
    assert given is not None
    key = (lesson.place.file, lesson.key, 0 if step is None else step.number)
    kept = _KEPT.get(key)
    if kept is None or kept[0] is not lesson:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[key] = (lesson, _arranged(lesson, given, place))
    return copied(kept[1])


_KEPT: dict[tuple[str, str, int], tuple[Lesson, Beginning]] = {}


def copied(beginning: Beginning) -> Beginning:
    """An independent copy of the table."""
    dice = copy.copy(beginning.dice)
    dice.rolls = list(dice.rolls)
    return Beginning(beginning.game.copy(), dice)


def _arranged(lesson: Lesson, given: Mapping[str, Any], place: Place) -> Beginning:
    try:
        plain = from_dict(lesson.options)
    except OptionsError as error:
        raise lesson.place.at("options").error(str(error)) from error
    printed = ruleset_for(plain).printed
    filled = _with_tiles(_with_cards(given, printed), printed, plain.rules == "basic")
    beginning = begin(Case(place, "", lesson.options, filled, (), ()))
    beginning.settle()
    blank = next(filter(is_blank, cards_shown(beginning.game.view(None))), None)
    if blank is not None:
        raise place.at("given").error("expected real cards only: name the cards of every player")
    return beginning


def _with_cards(given: Mapping[str, Any], printed: Printed) -> dict[str, Any]:
    """The position with real cards of the period on all floors that the file doesn't name."""
    result = dict(given)
    floors = given.get("floors", {})
    if given.get("phase", "actions") in DEALT_LATER or not isinstance(floors, dict):
        return result
    number = given.get("round", 1)
    period = (number + 1) // 2 if isinstance(number, int) and 1 <= number <= printed.rounds else 1
    named = set(_numbers(given))
    filled = dict(floors)
    for tower, letter in enumerate(TOWER_LETTERS[: printed.tower_count]):
        pool = [printed.cards[card].number for card in printed.pools[tower][period - 1]]
        free = [card for card in pool if card not in named]
        for floor in range(FLOORS):
            space = f"{letter}{floor + 1}"
            if space not in filled:
                filled[space] = free.pop(0) if free else ""
    result["floors"] = filled
    return result


def _numbers(given: Mapping[str, Any]) -> Iterator[int]:
    """The cards that a position names anywhere."""
    lists = [given.get("discarded", [])]
    for key in ("floors", "next_cards"):
        named = given.get(key, {})
        lists += list(named.values()) if isinstance(named, dict) else []
    for own in given.values():
        if isinstance(own, dict):
            lists.append(own.get("cards", []))
    for entry in lists:
        for number in entry if isinstance(entry, list) else [entry]:
            if isinstance(number, int):
                yield number


def _with_tiles(given: Mapping[str, Any], printed: Printed, basic: bool) -> dict[str, Any]:
    """The position with a real bonus tile for every player."""
    result = dict(given)
    if given.get("phase") == "setup":
        return result
    pool = [printed.bonus_tile_keys[tile] for tile in printed.bonus_tile_pool]
    letters = SEAT_LETTERS[: printed.players]
    named = [letter for letter in letters if letter in given]
    others = given.get("others", {})
    for letter in letters:
        own = given.get(letter, others)
        if isinstance(own, dict) and "bonus_tile" not in own:
            tile = "basic" if basic or not pool else pool[letters.index(letter) % len(pool)]
            result[letter] = {**own, "bonus_tile": tile}
        elif letter not in named:
            result[letter] = own
    result.pop("others", None)
    return result
