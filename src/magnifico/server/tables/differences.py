"""What changed between two pieces of plain data, so that a live update carries no more than that.

A patch says what to do with the value a client has. A number, a text, true, false, null or a list replaces it, and so
does {"=": value}, which only objects need. Otherwise an object patches an object key by key, and "-" lists the keys to
remove; with "#", the new length, it patches a list by its indexes. What a patch doesn't name stays as it is.
The other half, putting it together, is `magnifico.client.differences` and web/src/net/differences.ts.
"""

from __future__ import annotations

from typing import Final

REPLACED: Final = "="
REMOVED: Final = "-"
LENGTH: Final = "#"
SIGNS: Final = frozenset({REPLACED, REMOVED, LENGTH})
UNCHANGED: Final = object()


def difference(before: object, after: object) -> object:
    """The patch that leads from one value to the other, or UNCHANGED."""
    return UNCHANGED if before == after else change(before, after)


def change(before: object, after: object) -> object:
    """The patch between two values that are not equal. Equal parts are compared as a whole, which is fastest."""
    if isinstance(after, dict) and isinstance(before, dict):
        patch: dict[str, object] = {}
        for key, value in after.items():
            if key not in before:
                patch[_checked(key)] = _replacement(value)
            elif before[key] != value:
                patch[_checked(key)] = change(before[key], value)
        removed = [key for key in before if key not in after]
        if removed:
            patch[REMOVED] = removed
        return patch
    if (
        isinstance(after, list)
        and isinstance(before, list)
        and before
        and all(isinstance(value, (dict, list)) for value in after)
    ):
        items: dict[str, object] = {LENGTH: len(after)}
        for index, value in enumerate(after):
            if index >= len(before):
                items[str(index)] = _replacement(value)
            elif before[index] != value:
                items[str(index)] = change(before[index], value)
        return items
    return _replacement(after)


def _replacement(value: object) -> object:
    return {REPLACED: value} if isinstance(value, dict) else value


def _checked(key: str) -> str:
    if key in SIGNS:
        raise ValueError(f"a key {key!r} cannot be told from a patch")
    return key
