"""A whole game at a table, saved and opened again: played by CPython, and by the Python that browsers get."""

from __future__ import annotations

import json
from hashlib import sha256

from magnifico.secret import Secret
from magnifico.table.commands import bot_move, bot_to_move, checked
from magnifico.table.entries import Command
from magnifico.table.ledger import Ledger
from magnifico.table.saved import begin, load, saved
from magnifico.table.table import Table
from magnifico.table.updates import change_message, update_message
from magnifico.table.views import Viewer


def new_table() -> Table:
    """A person against a computer opponent, with every expansion that two can play."""
    row = {
        "id": "T",
        "options": {"players": 2, "rules": "advanced", "expansions": ["houses", "pazzi"]},
        "agreement": {"clock": {"kind": "total", "seconds": 3600}, "undo": "own"},
        "seed": Secret("a seed"),
        "created_at": 1000,
        "pack": None,
    }
    seats = [
        {"seat": 0, "kind": "person", "name": "Anna", "level": None},
        {"seat": 1, "kind": "bot", "name": "Bruno", "level": "random"},
    ]
    return begin(row, seats, {"anna": {0}}, 2000)


def play() -> dict[str, object]:
    """What is left of a whole game: fingerprints that must be the same everywhere."""
    table = new_table()
    viewers = [Viewer(frozenset({0}), 0, "en"), Viewer(frozenset(), None, "it")]
    told = sha256()
    for viewer in viewers:
        told.update(update_message(table.playing(), -1, viewer, table.words, 2000))
    while not table.playing().is_over:
        before = table.playing()
        now = before.last_at + 1500
        table.enter(next_command(table, before), now)
        for viewer in viewers:
            told.update(change_message(before, table.playing(), viewer, table.words, now))
    ledger = table.playing()
    kept = json.dumps(saved(table), sort_keys=True)
    again = load(json.loads(kept)).playing()
    assert again.game.digest() == ledger.game.digest()
    return {
        "entries": ledger.number,
        "undone": sum(record.entry.kind == "undo" for record in ledger.records),
        "digest": again.game.digest(),
        "checksum": again.checksum(),
        "told": told.hexdigest(),
        "saved": sha256(kept.encode()).hexdigest(),
    }


def next_command(table: Table, ledger: Ledger) -> Command:
    """The next move, chosen by counting; the person takes every twentieth back if that is possible."""
    bot = bot_to_move(ledger)
    seat = 0 if bot is None else bot[0]
    lowest, count = ledger.undo_range(seat)
    if bot is None and ledger.number % 20 == 0 and lowest < count:
        return checked(table, "anna", Command("undo", None, "one", key=str(ledger.number)))
    moves = ledger.game.legal_moves(seat)
    move = moves[ledger.number * 7919 % len(moves)].text
    if bot is not None:
        return bot_move(ledger, seat, move)
    return checked(table, "anna", Command("move", None, move, key=str(ledger.number)))


if __name__ == "__main__":
    print(json.dumps(play()))
