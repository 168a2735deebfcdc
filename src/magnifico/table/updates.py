"""What a live connection is told: first the whole state, then what happened and a patch of the state it has."""

from __future__ import annotations

from typing import Final, cast

from magnifico.table.encoding import encoded
from magnifico.table.entries import Record
from magnifico.table.json_patch import Operation, difference
from magnifico.table.ledger import Ledger
from magnifico.table.views import (
    Plain,
    Snapshot,
    Viewer,
    clocks_payload,
    is_own_move,
    is_privy,
    record_payload,
    records_since,
    snapshot,
    state_payload,
)
from magnifico.table.words import TableWords

MOVES: Final = "/moves"  # replaced as a whole


def update_message(ledger: Ledger, seen: int, viewer: Viewer, words: TableWords, now: int) -> bytes:
    """What a live connection is told first: everything after the number it has seen (-1: nothing), and the state."""
    return encoded(
        {
            "type": "update",
            "entries": [] if seen < 0 else records_since(ledger, seen, viewer, words),
            "state": state_payload(ledger, viewer, words, now),
        }
    )


def change_message(
    before: Ledger, ledger: Ledger, viewer: Viewer, words: TableWords, now: int
) -> bytes:
    """What a live connection is told from then on: what happened and what changed since the state it was sent last."""
    held, earlier, since = snapshot(ledger, before), snapshot(before), before.number
    changes = held.changes
    if not isinstance(changes, Changes) or changes.since != since:
        changes = held.changes = Changes(earlier, held, ledger.records[since:], since)
    saw = earlier.own_parts(before, viewer.seat_for(before), viewer.language, words)
    sees = held.own_parts(ledger, viewer.seat_for(ledger), viewer.language, words)
    message = changes.message(viewer, saw, sees, words)
    if ledger.clock.rule.kind != "none":  # what is left depends on the moment
        clocks = clocks_payload(ledger, viewer, now)
        shown = _encoded([{"op": "replace", "path": "/clocks", "value": clocks}])
        message += shown if message.endswith(b"[") else b"," + shown
    return message + b"]}"


class Changes:
    """What changed since an entry; whatever several people are told is compared and encoded once.

    It keeps neither ledgers nor snapshots, as that would keep the whole past.
    """

    def __init__(self, before: Snapshot, now: Snapshot, records: list[Record], since: int) -> None:
        self.since = since
        self._records = records
        self._encoded_entries: dict[tuple[int, str, bool, Viewer | None], bytes] = {}
        self._messages: dict[tuple[Viewer, int | None, int | None], bytes] = {}
        self._common = _encoded(
            difference(before.common, now.common)
            + difference(before.open_part(), now.open_part(), "/view")
        )

    def message(self, viewer: Viewer, was: Plain, now: Plain, words: TableWords) -> bytes:
        """The message without its end, for somebody who was and is now shown these own parts."""
        key = (viewer, cast("int | None", was["/seat"]), cast("int | None", now["/seat"]))
        found = self._messages.get(key)
        if found is None:
            entries = b",".join([self._entry(record, viewer, words) for record in self._records])
            own = _encoded(_own_difference(was, now))
            patch = b",".join([part for part in (self._common, own) if part])
            found = self._messages[key] = (
                b'{"type":"change","from":%d,"entries":[%b],"patch":[%b'
                % (self.since, entries, patch)
            )
        return found

    def _entry(self, record: Record, viewer: Viewer, words: TableWords) -> bytes:
        """An entry, encoded once for all who are told the same."""
        entry = record.entry
        privy = viewer if record.is_secret and is_privy(record, viewer) else None
        key = (entry.number, viewer.language, is_own_move(entry, viewer), privy)
        found = self._encoded_entries.get(key)
        if found is None:
            found = self._encoded_entries[key] = encoded(record_payload(record, viewer, words))
        return found


def _encoded(operations: list[Operation]) -> bytes:
    """Operations without the brackets of their list."""
    return encoded(operations)[1:-1]


def _own_difference(was: Plain, now: Plain) -> list[Operation]:
    found: list[Operation] = [{"op": "remove", "path": path} for path in was if path not in now]
    for path, part in now.items():
        if path not in was:
            found.append({"op": "add", "path": path, "value": part})
        elif path != MOVES:
            found += difference(was[path], part, path)
        elif was[path] != part:
            found.append({"op": "replace", "path": path, "value": part})
    return found
