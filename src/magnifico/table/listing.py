"""Tables and their seats as the asker sees them in lists and in front of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from magnifico.table.entries import Row
from magnifico.table.standing import public_standing, standing_of
from magnifico.table.table import Table

PROTOCOL: Final = 1
"""Raised when a client of the version before would no longer understand; additions do not raise it."""

NOTHING_OPEN: Final[dict[str, object]] = {
    "number": 0,
    "waiting": [],
    "round": 0,
    "points": [],
    "deadline": None,
}
"""What people without a seat are told if it isn't known how the game stood a while ago."""


def seat_shown(row: Row, mine: bool) -> dict[str, object]:
    """A seat as the asker sees it: its link only if it is the asker's own."""
    return {
        "seat": row["seat"],
        "kind": row["kind"],
        "name": row["name"],
        "level": row["level"],
        "mine": mine,
        "link": f"/seat/{row['secret'].reveal()}" if mine else None,
        "shared": False,
    }


def hints_allowed(agreement: Mapping[str, Any], seats: Sequence[Row]) -> bool:
    """Whether players may ask for hints: as the host chose, otherwise only if one person plays alone against bots."""
    said: bool | None = agreement.get("hints")
    if said is not None:
        return said
    return len([seat for seat in seats if seat["kind"] != "bot"]) < 2


def without_challenge(agreement: Mapping[str, Any]) -> dict[str, Any]:
    """The same agreement for another game, which belongs to no challenge; its players may ask for hints again."""
    if agreement.get("challenge") is None:
        return dict(agreement)
    return {name: value for name, value in agreement.items() if name not in ("challenge", "hints")}


def has_secrets(options: Mapping[str, Any]) -> bool:
    """Whether players know something that others at the same screen may not: leaders, or how they answer the Church."""
    return options.get("rules") != "basic" or "secretVatican" in options.get("table", ())


def table_shown(
    row: Row,
    seats: Sequence[Row],
    mine: frozenset[int],
    person: str | None,
) -> dict[str, object]:
    """A table as the asker sees it; never its seed."""
    agreement = row["agreement"]
    standing = row.get("standing") or {}
    shown: dict[str, object] = {
        "id": row["id"],
        "title": row["title"],
        "status": row["status"],
        "public": row["public"],
        "host": row["host_id"] == person,
        "options": row["options"],
        "pack": "packs" in row["options"] or bool(row.get("editions")),
        "clock": agreement["clock"],
        "undo": agreement["undo"],
        "level": agreement["level"],
        "hints": hints_allowed(agreement, seats),
        "delay": agreement.get("delay", 0),
        "seed_chosen": bool(row.get("seed_chosen")),
        "challenge": agreement.get("challenge"),
        "seats": [seat_shown(seat, seat["seat"] in mine) for seat in seats],
        "number": row["number"],
        "waiting": [int(seat) for seat in row["waiting"].split(",") if seat],
        "round": standing.get("round", 0),
        "points": standing.get("points", []),
        "deadline": standing.get("deadline"),
        "secrets": has_secrets(row["options"]),
        "result": row["result"],
        "rematch": row["rematch"],
        "created_at": row["created_at"],
        "changed_at": row["changed_at"],
        "protocol": PROTOCOL,
    }
    if row["status"] == "running" and shown["delay"] and not mine:
        unknown = {**NOTHING_OPEN, "changed_at": row["started_at"]}
        shown.update(standing.get("behind") or unknown)
    return shown


def shown_table(table: Table, person: str | None) -> dict[str, object]:
    """The same for a table in memory, with what its ledger knows better."""
    shown = table_shown(table.row, table.seats, table.seats_of(person), person)
    ledger = table.ledger_for(table.seats_of(person))
    if ledger is not None and ledger is not table.ledger:
        shown.update(public_standing(ledger))
    elif ledger is not None:
        shown["number"] = ledger.number
        shown["waiting"] = ledger.to_act()
        shown.update(standing_of(ledger))
    for seat in cast("list[dict[str, object]]", shown["seats"]):
        holders = [one for one, held in table.access.items() if seat["seat"] in held]
        seat["shared"] = bool(seat["mine"]) and len(holders) > 1
    return shown
