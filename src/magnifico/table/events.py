"""What the table reports beside the game: who left, who asked for what. Declared as the engine declares its events."""

from __future__ import annotations

from typing import Final

from magnifico.engine.events import FIELD_KINDS, EventField, EventKind

TABLE_FIELDS: Final[dict[str, EventField]] = {
    field.name: field
    for field in (
        FIELD_KINDS["player"],
        EventField("what", "str", "what everybody is asked to agree on: cancel or undo"),
        EventField("reason", "str", "why a computer opponent plays: hand_over or time"),
        EventField("to", "int", "how many moves of the game are left"),
    )
}

TABLE_EVENTS: Final[dict[str, EventKind]] = {
    kind.name: kind
    for kind in (
        EventKind("undone", ("player", "to"), "A player undoes moves."),
        EventKind("resigned", ("player",), "A player resigns."),
        EventKind("bot_took_over", ("player", "reason"), "A computer opponent takes a seat over."),
        EventKind("came_back", ("player",), "A player takes the seat back."),
        EventKind("proposed", ("player", "what"), "A player asks all others to agree."),
        EventKind("agreed", ("player", "what"), "A player agrees."),
        EventKind("objected", ("player", "what"), "A player objects."),
        EventKind("cancelled", (), "The game is cancelled by agreement."),
    )
}
