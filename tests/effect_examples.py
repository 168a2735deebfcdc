"""The examples of the effects' declarations, read as a pack would be."""

from __future__ import annotations

import re
import tomllib
from functools import cache

from magnifico.content.effects import EFFECTS, PLACES, Effect, read_effect
from magnifico.content.reader import PackError, Place


@cache
def documented_effects() -> dict[str, list[Effect]]:
    """The examples by the key of their effect; one that fits nowhere is an error."""
    return {
        key: [
            _read(example)
            for kind in kinds
            for written, meaning in kind.examples
            for example in [written, *re.findall(rf"`(\{{ {key} = .*? \}})`", meaning)]
        ]
        for key, kinds in EFFECTS.items()
    }


def _read(example: str) -> Effect:
    table = tomllib.loads(f"effect = {example}")["effect"]
    refused: list[str] = []
    for where in PLACES:
        try:
            return read_effect(table, Place("an example"), where)
        except PackError as error:
            refused.append(str(error))
    raise AssertionError(f"{example} fits nowhere: {refused}")
