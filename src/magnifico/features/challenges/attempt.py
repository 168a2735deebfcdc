"""Challenges at tables: what a table of one agrees on, and what came out of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from magnifico.features.challenges import Challenge
from magnifico.table.entries import Agreement
from magnifico.table.ledger import Ledger
from magnifico.table.table import Table

State = Literal["running", "finished", "abandoned"]
GRACE: Final = timedelta(minutes=10)
"""How much later an attempt can still begin: the page was open, and midnight (UTC) passed."""
LEVEL: Final = "citizen"  # plays on for somebody who leaves


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an attempt stands; points and place only of a finished one."""

    state: State
    points: int | None = None
    place: int | None = None


def may_begin(challenge: Challenge, now: datetime) -> bool:
    """Whether a listed attempt can begin at a moment of UTC. One that has begun may take as long as it likes."""
    return challenge.is_open(now.date()) or challenge.is_open((now - GRACE).date())


def agreement_for(challenge: Challenge, listed: bool) -> dict[str, Any]:
    """What such a table agrees on. A listed attempt has no hints and no coach; own moves of a turn may be undone.

    Undoing never goes back past another player's move or anything revealed, so it isn't a second attempt.
    """
    return {
        "clock": {"kind": "none", "seconds": 0, "increment": 0},
        "undo": "own",
        "level": LEVEL,
        "hints": False if listed else None,
        "challenge": {"key": challenge.key, "listed": listed},
    }


def outcome_of(table: Table, challenge: Challenge) -> Outcome:
    """What a replay of the table's log gives; without points if the seat was given up or another deal was played."""
    ledger = table.ledger
    if ledger is None or not _is_dealt(table, ledger, challenge):
        return Outcome("running" if table.row["status"] == "open" else "abandoned")
    left = ("bot", "resign")
    seat = challenge.seat
    if ledger.cancelled or any(
        record.entry.kind in left and record.entry.seat == seat for record in ledger.records
    ):
        return Outcome("abandoned")
    if not ledger.game.is_over:
        return Outcome("running")
    score = ledger.game.scores()[seat]
    return Outcome("finished", score.total, score.place)


def _is_dealt(table: Table, ledger: Ledger, challenge: Challenge) -> bool:
    """Whether the table is as it was dealt: cards, opponents, no hints, nobody watching."""
    setup = ledger.setup
    others = [
        setup.levels[seat] == bot
        for seat, bot in enumerate(challenge.bots)
        if seat != challenge.seat
    ]
    return (
        setup.seed == challenge.seed
        and setup.options == challenge.engine_options()
        and setup.agreement == Agreement.from_dict(agreement_for(challenge, listed=True))
        and not table.row["public"]
        and all(others)
    )
