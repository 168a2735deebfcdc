"""What one asker gets to see of a table: only from the engine's views, events and legal moves of that seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import orjson

from magnifico.engine.game import Game
from magnifico.engine.moves.fields import SPACE_KEYS, NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS
from magnifico.engine.refusal import Refusal
from magnifico.server.errors import Problem
from magnifico.server.ledger import Ledger, Record
from magnifico.server.words import TableWords

MOST_WHAT_IF_MOVES = 100


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


def encoded(payload: object) -> bytes:
    """Plain data as everybody gets it, over HTTP and over the WebSocket."""
    return orjson.dumps(payload, option=orjson.OPT_NON_STR_KEYS)


def record_payload(record: Record, viewer: Viewer, words: TableWords) -> dict[str, object]:
    """One entry of the log. Moves of others are told by their events alone: the text may name hidden things."""
    entry = record.entry
    result: dict[str, object] = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": "person" if entry.by == "person" else "bot",
        "at": entry.at,
        "events": [
            words.event(event, viewer.seat_of_event(event.seat), viewer.language)
            for event in record.events
        ],
    }
    own = viewer.seat if viewer.seat is not None else entry.seat
    if entry.kind == "move" and own == entry.seat and entry.seat in viewer.seats:
        result["move"] = entry.text
    return result


def records_since(
    ledger: Ledger, number: int, viewer: Viewer, words: TableWords
) -> list[dict[str, object]]:
    """Everything after that number."""
    return [record_payload(record, viewer, words) for record in ledger.records[max(0, number) :]]


def state_payload(ledger: Ledger, viewer: Viewer, words: TableWords, now: int) -> dict[str, object]:
    """The table as it stands: view, own legal moves, clocks, who plays which seat."""
    seat = viewer.seat_for(ledger)
    game = ledger.game
    awaited = ledger.awaited()
    deciding = seat is not None and seat in awaited
    result: dict[str, object] = {
        "number": ledger.number,
        "status": "cancelled" if ledger.cancelled else "over" if game.is_over else "running",
        "seat": seat,
        "view": game.view(seat),
        "to_act": ledger.to_act(),
        "decide": deciding,
        "moves": moves_payload(game, seat, viewer.language, words)
        if deciding and seat is not None
        else [],
        "clocks": ledger.clock.payload(now),
        "players": [
            {"seat": each, "bot": level, "resigned": each in ledger.resigned}
            for each, level in enumerate(ledger.levels)
        ],
        "proposal": proposal_payload(ledger),
    }
    if deciding and seat is not None:
        lowest, count = ledger.undo_range(seat)
        result["undo"] = {"from": lowest, "moves": count, "rule": ledger.setup.agreement.undo}
    if game.is_over:
        result["scores"] = scores_payload(game)
        result["seed"] = ledger.setup.seed
    return result


def update_payload(
    ledger: Ledger, seen: int, viewer: Viewer, words: TableWords, now: int
) -> dict[str, object]:
    """What a live connection is told: everything after the number it has seen (-1: nothing), and the state."""
    return {
        "type": "update",
        "entries": [] if seen < 0 else records_since(ledger, seen, viewer, words),
        "state": state_payload(ledger, viewer, words, now),
    }


def scores_payload(game: Game) -> list[dict[str, object]]:
    """Points, places and sources by seat."""
    return [
        {"seat": score.seat, "total": score.total, "place": score.place, "sources": score.sources}
        for score in game.scores()
    ]


def proposal_payload(ledger: Ledger) -> dict[str, object] | None:
    """What everybody is asked to agree on."""
    asked = ledger.open_proposal()
    if asked is None:
        return None
    return {"seat": asked.seat, "what": asked.what, "agreed": sorted(asked.agreed)}


def moves_payload(
    game: Game, seat: int, language: str, words: TableWords
) -> list[dict[str, object]]:
    """The seat's legal moves: notation, sentence, and their parts as data."""
    return [
        {
            "move": move.text,
            "text": words.move(game, move, language),
            "name": move.kind,
            "parts": move.fields,
        }
        for move in game.legal_moves(seat)
    ]


def parsed(game: Game, seat: int, text: str) -> Move:
    """A move of this seat from its notation."""
    try:
        notation = game.ruleset.notation
        return notation.move(seat, notation.read(text))
    except NotationError as error:
        raise Problem("bad_move", {"reason": str(error)}) from None


def preview_payload(
    ledger: Ledger, seat: int, text: str, language: str, words: TableWords
) -> dict[str, object]:
    """What exactly a move would do. What depends on hidden things is left out, and the whole said to be uncertain."""
    game = ledger.game
    move = parsed(game, seat, text)
    try:
        preview = game.preview(move)
    except Refusal as refusal:
        raise words.refused(refusal, language) from None
    result: dict[str, object] = {
        "number": ledger.number,
        "move": move.text,
        "text": words.move(game, move, language),
        "events": [words.event(event, seat, language) for event in preview.events],
        "uncertain": not preview.certain,
        "final": preview.after.undo_floor() > game.move_count,
    }
    if preview.value is not None:
        result["sum"] = preview.value
    if preview.certain:
        result["view"] = preview.view
    return result


def explain_payload(
    game: Game, seat: int, member: str, language: str, words: TableWords
) -> list[dict[str, object]]:
    """Every space for a family member: the fewest servants it needs there, or why it cannot go."""
    if member not in MEMBER_KEYS:
        raise Problem("bad_request", {"member": member[:20]})
    fewest: dict[str, int] = {}
    for move in game.legal_moves(seat):
        if move.kind == "place" and move.member == member and move.space is not None:
            needed = fewest.get(move.space, move.servants)
            fewest[move.space] = min(move.servants, needed)
    spaces = list(SPACE_KEYS)
    if game.ruleset.printed.tower_count < 5:
        spaces = [space for space in spaces if not (len(space) == 2 and space[0] == "S")]
    spaces += [space for space in fewest if space not in SPACE_KEYS]
    result: list[dict[str, object]] = []
    for space in spaces:
        if space in fewest:
            result.append({"space": space, "legal": True, "servants": fewest[space]})
            continue
        refusal = _first_reason(game, seat, member, space)
        if refusal is not None:
            problem = words.refused(refusal, language)
            result.append(
                {
                    "space": space,
                    "legal": False,
                    "code": problem.code,
                    "details": problem.details,
                    "text": problem.sentence,
                }
            )
    return result


def _first_reason(game: Game, seat: int, member: str, space: str) -> Refusal | None:
    """Why a member cannot go to a space whatever servants it takes along."""
    first: Refusal | None = None
    for servants in range(13):
        suffix = f" +{servants}" if servants else ""
        refusal = game.why_not(parsed(game, seat, f"{member} {space}{suffix}"))
        if refusal is None:
            return None
        first = first or refusal
        if refusal.code == "E_SERVANTS":
            return first
        if refusal.code not in ("E_VALUE", "E_RATE"):
            return refusal
    return first


def what_if_payload(
    ledger: Ledger, seat: int, moves: Collection[str], language: str, words: TableWords
) -> dict[str, object]:
    """A private copy of the table as the seat knows it, with these moves played; others' moves are allowed.

    A move that names no seat is the asker's own if that seat has to decide, also where several do.
    """
    if len(moves) > MOST_WHAT_IF_MOVES:
        raise Problem("too_large", {"moves": MOST_WHAT_IF_MOVES})
    game = ledger.game.determinize(seat, f"what if {ledger.number}")
    steps: list[dict[str, object]] = []
    for at, text in enumerate(moves):
        try:
            move = game.parse(text, seat if seat in game.to_act else None)
            described = words.move(game, move, language)
            events = game.play(move)
        except NotationError as error:
            raise Problem("bad_move", {"reason": str(error), "at": at}) from None
        except Refusal as refusal:
            problem = words.refused(refusal, language)
            problem.details = {**problem.details, "at": at}
            raise problem from None
        steps.append(
            {
                "seat": move.seat,
                "move": move.text,
                "text": described,
                "events": [words.event(event, seat, language) for event in events],
            }
        )
    deciding = game.to_act
    return {
        "number": ledger.number,
        "steps": steps,
        "view": game.view(seat),
        "to_act": deciding,
        "moves": {str(each): moves_payload(game, each, language, words) for each in deciding},
    }
