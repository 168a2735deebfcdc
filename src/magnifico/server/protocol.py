"""Describes the protocol: `python -m magnifico.server.protocol` writes build/protocol/openapi.json and live.json.

They are large and made from the types, so git has only their digests, docs/protocol.sha256: no change goes unnoticed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from magnifico import reference
from magnifico.server.app import create_app
from magnifico.server.live_schemas import ClientMessage, ServerMessage
from magnifico.server.settings import Settings
from magnifico.table.listing import PROTOCOL

FOLDER: Final = Path("build/protocol")
WHERE: Final = "#/$defs/{model}"


def openapi() -> dict[str, Any]:
    """Everything over HTTP."""
    document = create_app(Settings.model_validate({})).openapi()
    document["info"]["version"] = str(PROTOCOL)
    _describe_views(document["components"]["schemas"])
    return document


def _describe_views(definitions: dict[str, Any]) -> None:
    """Add what the keys of a view mean, from comments in the source, which the running server doesn't read."""
    for record in reference.records():
        properties = definitions[record.name]["properties"]
        for key in record.keys:
            properties[key.name]["description"] = key.meaning


def live() -> dict[str, Any]:
    """Every message of the WebSocket: what a client sends is ClientMessage, what it gets ServerMessage."""
    definitions: dict[str, Any] = {}
    sent: TypeAdapter[Any] = TypeAdapter(ClientMessage)
    told: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    for name, schema in (
        ("ClientMessage", sent.json_schema(ref_template=WHERE)),
        ("ServerMessage", told.json_schema(ref_template=WHERE, mode="serialization")),
    ):
        definitions.update(schema.pop("$defs", {}))
        definitions[name] = {**schema, "title": name}
    _describe_views(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of /api/tables/{table}/live",
        "version": str(PROTOCOL),
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": dict(sorted(definitions.items())),
    }


def documents() -> dict[str, str]:
    """The files by name."""
    made = {"openapi.json": openapi(), "live.json": live()}
    return {
        name: json.dumps(document, indent=1, ensure_ascii=False) + "\n"
        for name, document in made.items()
    }


def digests() -> str:
    """Their SHA-256, as `sha256sum` writes it."""
    return "".join(
        f"{hashlib.sha256(text.encode()).hexdigest()}  {name}\n"
        for name, text in documents().items()
    )


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(
        prog="python -m magnifico.server.protocol",
        description="Write openapi.json and live.json from the types of the server.",
    )
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--digests", type=Path, help="also write their SHA-256 to this file")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name, text in documents().items():
        (chosen.folder / name).write_text(text, encoding="utf-8")
    if chosen.digests:
        chosen.digests.write_text(digests(), encoding="utf-8")


if __name__ == "__main__":
    main()
