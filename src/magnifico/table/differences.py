"""What changed between two pieces of plain data, so that a live update carries no more than that.

A patch says what to do with the value a client has. A number, a text, true, false, null or a list replaces it, and so
does {"=": value}, which only objects need. Otherwise an object patches an object key by key, and "-" lists the keys to
remove; with "#", the new length, it patches a list by its indexes. What a patch doesn't name stays as it is.
The other half, applying a patch, is in `magnifico.client.differences` and web/src/net/differences.ts.
"""

from __future__ import annotations

from typing import Final

REPLACED: Final = "="
REMOVED: Final = "-"
LENGTH: Final = "#"
SIGNS: Final = frozenset({REPLACED, REMOVED, LENGTH})
UNCHANGED: Final = object()
CONTAINERS: Final = frozenset({dict, list})


def difference(before: object, after: object) -> object:
    """The patch that leads from one value to the other, or UNCHANGED."""
    return UNCHANGED if before is after or before == after else change(before, after)


def change(before: object, after: object) -> object:
    """The patch between two values that are not equal. Equal parts are compared as a whole, which is fastest."""
    if type(after) is dict and type(before) is dict:
        patch: dict[str, object] = {}
        added = 0
        for key, value in after.items():
            old = before.get(key, UNCHANGED)
            if old is value or old == value:
                continue
            if key in SIGNS:
                raise ValueError(f"a key {key!r} cannot be told from a patch")
            if old is UNCHANGED:
                added += 1
                patch[key] = replacement(value)
            else:
                patch[key] = change(old, value) if type(value) in CONTAINERS else value
        if len(before) + added != len(after):
            patch[REMOVED] = [key for key in before if key not in after]
        return patch
    if (
        type(after) is list
        and type(before) is list
        and before
        and CONTAINERS.issuperset(map(type, after))
    ):
        items: dict[str, object] = {LENGTH: len(after)}
        for index, value in enumerate(after):
            if index >= len(before):
                items[str(index)] = replacement(value)
            elif before[index] is not value and before[index] != value:
                items[str(index)] = change(before[index], value)
        return items
    return replacement(after)


def replacement(value: object) -> object:
    """The patch for a value that wasn't there before."""
    return {REPLACED: value} if type(value) is dict else value
