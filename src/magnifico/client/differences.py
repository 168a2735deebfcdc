"""Applies a live update: from the value a client has and a patch to the new value.

The format is described in `magnifico.table.differences` and in docs/protocol.md.
"""

from __future__ import annotations

from typing import Any


def patched(value: Any, patch: Any) -> Any:
    """The value after a patch. Nothing is changed in place; unchanged parts are shared with the old value."""
    if not isinstance(patch, dict):
        return patch
    if "=" in patch:
        return patch["="]
    if "#" in patch:
        length: int = patch["#"]
        items = list(value[:length]) + [None] * (length - len(value))
        for index, change in patch.items():
            if index != "#":
                at = int(index)
                items[at] = patched(items[at], change)
        return items
    result = dict(value)
    for key in patch.get("-", ()):
        del result[key]
    for key, change in patch.items():
        if key != "-":
            result[key] = patched(result.get(key), change)
    return result
