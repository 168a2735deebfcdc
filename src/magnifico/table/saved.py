"""A table without a database: begun, saved as one piece of plain data, and opened again, as a browser does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from magnifico.secret import Secret
from magnifico.table.entries import Entry, Row
from magnifico.table.stored import begun_with, options_of, replayed
from magnifico.table.table import Table
from magnifico.table.words import TableWords


def begin(row: Row, seats: Sequence[Row], access: Mapping[str, set[int]], at: int) -> Table:
    """A table whose game begins now. The row has an id, options, an agreement, a seed and the time it was made."""
    begun = begun_with(options_of(row))
    return opened({**row, "status": "running", "started_at": at, **begun}, seats, access, ())


def opened(
    row: Row, seats: Sequence[Row], access: Mapping[str, set[int]], entries: Iterable[Entry]
) -> Table:
    """A table after its log, whose fingerprints are all compared; UnfitError for what this program doesn't know."""
    options = options_of(row)
    bots = [each["seat"] for each in seats if each["kind"] == "bot"]
    words = TableWords(options, [each["name"] for each in seats], bots)
    table = Table(row["id"], row, list(seats), dict(access), options, words)
    table.ledger = replayed(row, seats, options, entries, True)
    return table


def saved(table: Table) -> dict[str, object]:
    """Everything there is of a table; `load` makes it a table again."""
    ledger = table.playing()
    entries = [asdict(record.entry) for record in ledger.records]
    if entries:
        entries[-1]["check"] = ledger.checksum()
    return {
        "row": {**table.row, "seed": table.row["seed"].reveal()},
        "seats": [dict(seat) for seat in table.seats],
        "access": {person: sorted(seats) for person, seats in table.access.items()},
        "entries": entries,
    }


def load(value: Mapping[str, Any]) -> Table:
    """The table that was saved; UnfitError for one of other rules or cards."""
    access = {person: set(seats) for person, seats in value["access"].items()}
    entries = [Entry(**entry) for entry in value["entries"]]
    return opened(
        {**value["row"], "seed": Secret(value["row"]["seed"])}, value["seats"], access, entries
    )
