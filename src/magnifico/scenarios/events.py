"""Events in the words of scenarios: their names and fields, and how expected ones are matched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from magnifico.content.reader import Place, Table, choice, join
from magnifico.engine.events import EVENT_KINDS, Event
from magnifico.engine.names import SEAT_LETTERS
from magnifico.scenarios.messages import shortened, shown

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    name: EVENT_KINDS[name].fields for name in sorted(EVENT_KINDS) if name != "game_started"
}
"""Every event of the engine with its fields, including secret ones; no scenario sees the start of the game."""

SEAT_FIELDS: Final = ("player", "owner", "to")

Happening = dict[str, Any]
"""An event as plain data: its name and its fields, seats as letters."""


@dataclass(frozen=True)
class ExpectedEvent:
    """An event a scenario names: its name, and the fields that matter."""

    name: str
    fields: Mapping[str, Any]

    def matches(self, happening: Happening) -> bool:
        """Whether this is the event, comparing all fields that are named."""
        return happening["name"] == self.name and all(
            happening.get(field) == value for field, value in self.fields.items()
        )

    def __str__(self) -> str:
        return describe({"name": self.name, **self.fields})


def read_event(value: object, place: Place) -> ExpectedEvent:
    """An event by its name, or a table with the name and fields."""
    if isinstance(value, str):
        return ExpectedEvent(choice(value, place, list(EVENTS)), {})
    if not isinstance(value, dict):
        raise place.wrong("the name of an event, or a table with name and fields", value)
    name = choice(value.get("name"), place.at("name"), list(EVENTS))
    table = Table(value, place, ("name", *EVENTS[name]))
    fields = {field: entry for field, entry in table.values.items() if field != "name"}
    return ExpectedEvent(name, fields)


def happening_of(event: Event) -> Happening:
    """An event of the engine with everything in it, including what only its player may see."""
    fields: Happening = {"name": event.name, **event.fields, **(event.secret or {})}
    for field in SEAT_FIELDS:
        if field in fields:
            fields[field] = SEAT_LETTERS[fields[field]]
    if "players" in fields:
        fields["players"] = "".join(SEAT_LETTERS[seat] for seat in fields["players"])
    return fields


def missing_events(expected: Sequence[ExpectedEvent], happened: Sequence[Happening]) -> list[str]:
    """The first expected event that did not happen after the ones before it; others may come between."""
    at = 0
    for position, event in enumerate(expected, 1):
        rest = happened[at:]
        found = next((number for number, one in enumerate(rest) if event.matches(one)), None)
        if found is None:
            later = f" after {expected[position - 2]}" if position > 1 else ""
            return [f"events[{position}]: expected {event}{later}, {_instead(event, rest)}"]
        at += found + 1
    return []


def unwanted_events(unwanted: Sequence[ExpectedEvent], happened: Sequence[Happening]) -> list[str]:
    """The events that happened although the scenario rules them out."""
    lines: list[str] = []
    for position, event in enumerate(unwanted, 1):
        found = [one for one in happened if event.matches(one)]
        if found:
            lines.append(f"no_events[{position}]: {describe(found[0])} happened")
    return lines


def _instead(event: ExpectedEvent, happened: Sequence[Happening]) -> str:
    """What happened in its place: events of the same name if there are any."""
    same = [describe(one) for one in happened if one["name"] == event.name]
    if same:
        return f"found {shortened(same)}"
    names = [str(one["name"]) for one in happened]
    return f"found {shortened(names)}" if names else "found nothing"


def describe(happening: Happening) -> str:
    """An event for a person to read."""
    fields = [f"{name} {shown(value)}" for name, value in happening.items() if name != "name"]
    return f"{happening['name']} ({join(fields)})" if fields else str(happening["name"])
