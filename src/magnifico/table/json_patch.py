"""JSON Patch (RFC 6902): a live update carries what changed, as any JSON Patch library can apply it.

Only `add`, `remove` and `replace` are made and understood. The page applies patches in web/src/net/json-patch.ts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

Operation: TypeAlias = dict[str, object]
CONTAINERS: Final = frozenset({dict, list})


def difference(before: object, after: object, path: str = "") -> list[Operation]:
    """The operations that lead from one value to the other. Parts that are the same object cost nothing."""
    found: list[Operation] = []
    if before is not after and before != after:
        _compare(before, after, path, found)
    return found


def _compare(before: object, after: object, path: str, found: list[Operation]) -> None:
    """Add the operations between two values that are not equal."""
    if type(before) is dict and type(after) is dict:
        found += [
            {"op": "remove", "path": pointer(path, key)} for key in before if key not in after
        ]
        for key, value in after.items():
            if key not in before:
                found.append({"op": "add", "path": pointer(path, key), "value": value})
            elif before[key] is not value and before[key] != value:
                _compare(before[key], value, pointer(path, key), found)
    elif type(before) is list and type(after) is list and _is_of_containers(before, after):
        for index in range(len(before) - 1, len(after) - 1, -1):
            found.append({"op": "remove", "path": f"{path}/{index}"})
        for index, value in enumerate(after):
            if index >= len(before):
                found.append({"op": "add", "path": f"{path}/-", "value": value})
            elif before[index] is not value and before[index] != value:
                _compare(before[index], value, f"{path}/{index}", found)
    else:
        found.append({"op": "replace", "path": path, "value": after})


def _is_of_containers(before: list[object], after: list[object]) -> bool:
    """Whether two lists are worth comparing by item; one of plain values is shorter replaced as a whole."""
    return bool(before and after) and CONTAINERS.issuperset(map(type, [*before, *after]))


def pointer(path: str, key: object) -> str:
    """A member's JSON Pointer (RFC 6901)."""
    return f"{path}/{str(key).replace('~', '~0').replace('/', '~1')}"


def applied(value: Any, operations: Sequence[Mapping[str, Any]]) -> Any:
    """The value after a patch. Nothing is changed in place; unchanged parts are shared with the old value."""
    for operation in operations:
        keys = str(operation["path"]).split("/")[1:]
        keys = [key.replace("~1", "/").replace("~0", "~") for key in keys]
        value = _applied(value, keys, operation)
    return value


def _applied(value: Any, keys: Sequence[str], operation: Mapping[str, Any]) -> Any:
    if not keys:
        return operation["value"]
    result = value.copy()
    key: Any = keys[0]
    if isinstance(result, list):
        key = len(result) if key == "-" else int(key)
    if len(keys) > 1:
        result[key] = _applied(result[key], keys[1:], operation)
    elif operation["op"] == "add" and isinstance(result, list):
        result.insert(key, operation["value"])
    elif operation["op"] == "add":
        result[key] = operation["value"]
    elif operation["op"] == "remove":
        del result[key]
    elif operation["op"] == "replace":
        result[key]  # raises if there is nothing to replace
        result[key] = operation["value"]
    else:
        raise ValueError(f"unknown operation {operation['op']!r}")
    return result
