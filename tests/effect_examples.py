"""The examples of docs/effects.md: one for every effect, read as a pack would be."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from magnifico.content.effects import EFFECTS, PLACES, Effect
from magnifico.content.effects_reader import read_effect
from magnifico.content.reader import PackError, Place

EFFECTS_PAGE = (Path(__file__).parent.parent / "docs" / "effects.md").read_text(encoding="utf-8")


@cache
def documented_effects() -> dict[str, list[Effect]]:
    """The effects of the page by their key; an example that fits nowhere is an error."""
    found: dict[str, list[Effect]] = {key: [] for key in EFFECTS}
    for key in EFFECTS:
        for example in re.findall(rf"`(\{{ {key} = .*? \}})`", EFFECTS_PAGE):
            found[key].append(_read(tomllib.loads(f"effect = {example}")["effect"], example))
    return found


def _read(table: object, example: str) -> Effect:
    refused: list[str] = []
    for where in PLACES:
        try:
            return read_effect(table, Place("effects.md"), where)
        except PackError as error:
            refused.append(str(error))
    raise AssertionError(f"{example} fits nowhere: {refused}")
