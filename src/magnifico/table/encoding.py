"""Plain data as JSON: with orjson where it is installed, as on every server, else with the standard library."""

from __future__ import annotations

import json

try:
    import orjson
except ModuleNotFoundError:  # in a browser

    def encoded(value: object) -> bytes:
        """As everybody gets it, over HTTP and over the WebSocket."""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()

    def canonical(value: object) -> bytes:
        """With sorted keys, for fingerprints: the same bytes from either encoder."""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()

else:

    def encoded(value: object) -> bytes:
        """As everybody gets it, over HTTP and over the WebSocket."""
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)

    def canonical(value: object) -> bytes:
        """With sorted keys, for fingerprints: the same bytes from either encoder."""
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
