"""What one asker gets to see of a table: only from the engine's views, events and legal moves of that seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from magnifico.engine.game import Game, Score
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.state.view import OWN_PARTS, OWN_PARTS_OF_SEAT, Sight
from magnifico.engine.state.view_types import View
from magnifico.projection import project
from magnifico.table.entries import Entry, Record
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords

SEATS: Final = "seats"
Plain: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seats of that person (none: a spectator), the one looked from, and the language."""

    seats: frozenset[int]
    seat: int | None
    language: str

    def seat_for(self, ledger: Ledger) -> int | None:
        """The seat looked from; with several seats the one that has to decide."""
        if self.seat is not None or not self.seats:
            return self.seat
        for seat in ledger.to_act():
            if seat in self.seats:
                return seat
        return min(self.seats)

    def seat_of_event(self, owner: int) -> int | None:
        """The seat with whose eyes an event is seen."""
        if self.seat is not None:
            return self.seat
        if owner in self.seats:
            return owner
        return min(self.seats, default=None)


class Snapshot:
    """A table after one entry: the views and moves of all seats, made once for everybody who looks.

    It belongs to a ledger and is given it with each question: a reference back would leave both to garbage collection.
    Of the snapshot `before` it shares what is still the same, so that comparing the two is quick.
    """

    def __init__(self, ledger: Ledger, before: Snapshot | None = None) -> None:
        seats: list[int | None] = [None, *range(len(ledger.levels))]
        earlier = None if before is None else before._sight
        self._sight: Sight = ledger.game.sight(earlier)
        self._views = dict(zip(seats, ledger.game.views(seats, self._sight), strict=True))
        self._own: dict[tuple[int | None, str], Plain] = {}
        self._own_parts: dict[tuple[int | None, str], Plain] = {}
        self._open_part: Plain = {}
        self.changes: object = None  # what was told last, see updates.py
        self.common: Plain = {
            "number": ledger.number,
            "status": "cancelled"
            if ledger.cancelled
            else "over"
            if ledger.game.is_over
            else "running",
            "to_act": ledger.to_act(),
            "players": [
                {"seat": each, "bot": level, "resigned": each in ledger.resigned}
                for each, level in enumerate(ledger.levels)
            ],
            "proposal": proposal_payload(ledger),
        }
        if ledger.game.is_over:
            self.common["scores"] = scores_payload(ledger.game.scores())
            self.common["seed"] = ledger.setup.seed
        else:
            self.common["projection"] = scores_payload(project(ledger.game))
        if before is not None:
            _share(before.common, self.common)

    def view(self, seat: int | None) -> View:
        """The game as the seat sees it."""
        return self._views[seat]

    def open_part(self) -> Plain:
        """What all seats see alike of their views (R0.12)."""
        if not self._open_part:
            view = self._views[None]
            self._open_part = {key: part for key, part in view.items() if key not in OWN_PARTS}
            self._open_part[SEATS] = [
                {key: part for key, part in seat.items() if key not in OWN_PARTS_OF_SEAT}
                for seat in view["seats"]
            ]
        return self._open_part

    def own_parts(
        self, ledger: Ledger, seat: int | None, language: str, words: TableWords
    ) -> Plain:
        """What is different for a seat in its state, by JSON Pointer."""
        found = self._own_parts.get((seat, language))
        if found is None:
            own = self._own_state(ledger, seat, language, words)
            found = self._own_parts[seat, language] = {f"/{key}": own[key] for key in own}
            view = cast("Plain", self._views[seat])
            found |= {f"/view/{part}": view[part] for part in OWN_PARTS if part in view}
            for number, row in enumerate(cast("list[Plain]", view[SEATS])):
                for part in OWN_PARTS_OF_SEAT:
                    if part in row:
                        found[f"/view/{SEATS}/{number}/{part}"] = row[part]
        return found

    def state(self, ledger: Ledger, seat: int | None, language: str, words: TableWords) -> Plain:
        """The table as the seat sees it, except for the clocks, which depend on the moment."""
        own = self._own_state(ledger, seat, language, words)
        return {**self.common, "seat": seat, "view": self._views[seat], **own}

    def _own_state(
        self, ledger: Ledger, seat: int | None, language: str, words: TableWords
    ) -> Plain:
        """What only this seat is told beside its view: what it may do."""
        found = self._own.get((seat, language))
        if found is not None:
            return found
        own: Plain
        if seat is not None and seat in ledger.awaited():
            lowest, count = ledger.undo_range(seat)
            own = {
                "seat": seat,
                "decide": True,
                "moves": words.offers(ledger.game, seat, language),
                "undo": {"from": lowest, "moves": count, "rule": ledger.setup.agreement.undo},
            }
        else:
            own = {"seat": seat, "decide": False, "moves": []}
        self._own[seat, language] = own
        return own


def _share(before: Plain, now: Plain) -> None:
    """Keep the objects of before where they are the same: comparing them again is quicker."""
    for key, value in now.items():
        if before.get(key) == value:
            now[key] = before[key]


def snapshot(ledger: Ledger, before: Ledger | None = None) -> Snapshot:
    """The table after the ledger's last entry, made when somebody first asks."""
    if not isinstance(ledger.snapshot, Snapshot):
        ledger.snapshot = Snapshot(ledger, None if before is None else snapshot(before))
    return ledger.snapshot


def record_payload(record: Record, viewer: Viewer, words: TableWords) -> Plain:
    """One entry of the log. Moves of others are told by their events alone: the text may name hidden things."""
    entry = record.entry
    result: Plain = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": "person" if entry.by == "person" else "bot",
        "at": entry.at,
        "events": events_payload(record, viewer, words),
    }
    if is_own_move(entry, viewer):
        result["move"] = entry.text
        if entry.is_planned:
            result["planned"] = True
    return result


def events_payload(record: Record, viewer: Viewer, words: TableWords) -> list[Plain]:
    """What happened with an entry, as somebody may see it."""
    return [
        words.event(event, viewer.seat_of_event(event.seat), viewer.language)
        for event in record.events
    ]


def is_privy(record: Record, viewer: Viewer) -> bool:
    """Whether somebody sees more of what happened than everybody does."""
    return any(
        event.secret is not None and viewer.seat_of_event(event.seat) == event.seat
        for event in record.events
    )


def is_own_move(entry: Entry, viewer: Viewer) -> bool:
    """Whether an entry is a move that somebody made from one of their seats."""
    own = viewer.seat if viewer.seat is not None else entry.seat
    return entry.kind == "move" and own == entry.seat and entry.seat in viewer.seats


def records_since(
    ledger: Ledger, number: int, viewer: Viewer, words: TableWords
) -> list[dict[str, object]]:
    """Everything after that number."""
    return [record_payload(record, viewer, words) for record in ledger.records[max(0, number) :]]


def state_payload(ledger: Ledger, viewer: Viewer, words: TableWords, now: int) -> dict[str, object]:
    """The table as it stands: view, own legal moves, clocks, who plays which seat."""
    seat = viewer.seat_for(ledger)
    state = snapshot(ledger).state(ledger, seat, viewer.language, words)
    return {**state, "clocks": clocks_payload(ledger, viewer, now)}


def clocks_payload(ledger: Ledger, viewer: Viewer, now: int) -> list[dict[str, object]]:
    """The clocks; not for spectators who see the game later, as the moment shown has no time left to run."""
    if not viewer.seats and ledger.setup.agreement.delay and not ledger.is_over:
        return []
    return ledger.clock.payload(now)


def scores_payload(scores: list[Score]) -> list[dict[str, object]]:
    """Points, places and sources by seat."""
    return [
        {"seat": score.seat, "total": score.total, "place": score.place, "sources": score.sources}
        for score in scores
    ]


def proposal_payload(ledger: Ledger) -> dict[str, object] | None:
    """What everybody is asked to agree on."""
    asked = ledger.proposal
    if asked is None:
        return None
    return {"seat": asked.seat, "what": asked.what, "agreed": sorted(asked.agreed)}


def parsed(game: Game, seat: int, text: str) -> Move:
    """A move of this seat from its notation."""
    try:
        notation = game.ruleset.notation
        return notation.move(seat, notation.read(text))
    except NotationError as error:
        raise Problem("bad_move", {"reason": str(error)}) from None
