"""What one asker gets to see of a table: only from the engine's views, events and legal moves of that seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import compress
from operator import is_not
from typing import TypeAlias, cast

import orjson

from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game, Score
from magnifico.engine.moves.fields import SPACE_KEYS, NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS
from magnifico.engine.refusal import Refusal
from magnifico.engine.state.view_types import View
from magnifico.projection import project
from magnifico.server.tables.differences import (
    LENGTH,
    REMOVED,
    UNCHANGED,
    change,
    difference,
)
from magnifico.server.tables.ledger import Ledger, Record
from magnifico.server.tables.problems import Problem
from magnifico.server.tables.words import TableWords

MOST_WHAT_IF_MOVES = 100
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


def encoded(payload: object) -> bytes:
    """Plain data as everybody gets it, over HTTP and over the WebSocket."""
    return orjson.dumps(payload, option=orjson.OPT_NON_STR_KEYS)


class Shown:
    """A table after one entry as everybody sees it: views, moves and news are made once for all who look.

    It belongs to a ledger and is given it with each question: a reference back would leave both to garbage collection.
    """

    def __init__(self, ledger: Ledger) -> None:
        seats: list[int | None] = [None, *range(len(ledger.levels))]
        self._views = dict(zip(seats, ledger.game.views(seats), strict=True))
        self._own: dict[tuple[int | None, str], Plain] = {}
        self._news: dict[tuple[int, str, bool, Viewer | None], bytes] = {}
        self._patches: dict[tuple[int | None, int | None, str], bytes] = {}
        self._public: Plain = {}  # what changed in the view of a spectator
        self._shared: Plain = {}  # what changed of `_common`
        self._compared = -1  # the entry up to which the patches assume that the past is known
        self._common: Plain = {
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
            self._common["scores"] = scores_payload(ledger.game.scores())
            self._common["seed"] = ledger.setup.seed
        else:
            self._common["projection"] = scores_payload(project(ledger.game))

    def view(self, seat: int | None) -> View:
        """The game as the seat sees it."""
        return self._views[seat]

    def state(self, ledger: Ledger, seat: int | None, language: str, words: TableWords) -> Plain:
        """The table as the seat sees it, except for the clocks, which depend on the moment."""
        own = self._own_state(ledger, seat, language, words)
        return {**self._common, "seat": seat, "view": self._views[seat], **own}

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
                "moves": moves_payload(ledger.game, seat, language, words),
                "undo": {"from": lowest, "moves": count, "rule": ledger.setup.agreement.undo},
            }
        else:
            own = {"seat": seat, "decide": False, "moves": []}
        self._own[seat, language] = own
        return own

    def news(self, record: Record, viewer: Viewer, words: TableWords) -> bytes:
        """A record, encoded; one piece for all who are told the same."""
        secret = any(event.secret is not None for event in record.events)
        entry = record.entry
        own = _is_own_move(record, viewer)
        key = (entry.number, viewer.language, own, viewer if secret else None)
        found = self._news.get(key)
        if found is None:
            found = self._news[key] = encoded(record_payload(record, viewer, words))
        return found

    def patch(self, ledger: Ledger, seen: Ledger, viewer: Viewer, words: TableWords) -> bytes:
        """What changed for somebody who has seen the table as it was after an earlier entry, encoded."""
        before = shown(seen)
        if self._compared != seen.number:
            self._compare_public(before)
            self._compared = seen.number
        language = viewer.language
        earlier, seat = viewer.seat_for(seen), viewer.seat_for(ledger)
        found = self._patches.get((earlier, seat, language))
        if found is None:
            patch = self._shared.copy()
            was = before._own_state(seen, earlier, language, words)
            now = self._own_state(ledger, seat, language, words)
            for key, value in now.items():
                if key not in was or was[key] != value:
                    # moves are replaced as a whole
                    patch[key] = value if key == "moves" else change(was.get(key), value)
            if "undo" in was and "undo" not in now:
                patch[REMOVED] = [*cast("list[str]", patch.get(REMOVED, [])), "undo"]
            if earlier == seat:
                view: object = self._view_patch(before, seat)
            else:
                view = difference(before.view(earlier), self.view(seat))
            if view and view is not UNCHANGED:
                patch["view"] = view
            found = self._patches[earlier, seat, language] = encoded(patch)
        return found

    def _compare_public(self, before: Shown) -> None:
        """Compare once what all who look share."""
        self._patches.clear()
        self._public = _object_patch(before.view(None), self.view(None))
        self._shared = _object_patch(before._common, self._common)

    def _view_patch(self, before: Shown, seat: int | None) -> Plain:
        """What changed in a seat's view: what changed for everybody, and where its own parts differ."""
        if seat is None:
            return self._public
        own = Beside(before.view(seat), self.view(seat), before.view(None), self.view(None))
        if not own.comparable:
            return _object_patch(own.was, own.now)
        patch = self._public.copy()
        for key in own.differing():
            if key == "seats":
                _put(patch, key, self._seats_patch(before, seat))
            else:
                _put(patch, key, difference(own.was[key], own.now[key]))
        return patch

    def _seats_patch(self, before: Shown, seat: int) -> object:
        """The same for the list of players, in which only the seat itself differs, and in that only a few keys."""
        was, now = before.view(None)["seats"], self.view(None)["seats"]
        own = Beside(
            before.view(seat)["seats"][seat], self.view(seat)["seats"][seat], was[seat], now[seat]
        )
        public = cast("Plain", self._public.get("seats", {LENGTH: len(now)}))
        patch = public.copy()
        if own.comparable:
            changed = cast("Plain", patch.pop(str(seat), {})).copy()
            for key in own.differing():
                _put(changed, key, difference(own.was[key], own.now[key]))
        else:
            changed = _object_patch(own.was, own.now)
        _put(patch, str(seat), changed or UNCHANGED)
        return patch if len(patch) > 1 else UNCHANGED


@dataclass(slots=True)
class Beside:
    """A part of a seat's view before and now, beside the same part of everybody's."""

    was: Mapping[str, object]
    now: Mapping[str, object]
    shared_was: Mapping[str, object]
    shared_now: Mapping[str, object]

    @property
    def comparable(self) -> bool:
        """Whether all four have the same keys, so that only values can differ."""
        keys = self.now.keys()
        return keys == self.shared_now.keys() == self.was.keys() == self.shared_was.keys()

    def differing(self) -> set[str]:
        """Where the seat saw or sees something else than everybody; what is shared is the same object."""
        own = compress(self.now, map(is_not, self.now.values(), map(self.shared_now.get, self.now)))
        earlier = map(is_not, self.was.values(), map(self.shared_was.get, self.was))
        return {*own, *compress(self.was, earlier)}


def _put(patch: Plain, key: str, changed: object) -> None:
    """Let a patch say this of a key, and nothing else."""
    if changed is UNCHANGED:
        patch.pop(key, None)
    else:
        patch[key] = changed


def _object_patch(before: Mapping[str, object], after: Mapping[str, object]) -> Plain:
    """The patch between two objects; empty if they are equal."""
    patch = difference(before, after)
    return {} if patch is UNCHANGED else cast("Plain", patch)


def shown(ledger: Ledger) -> Shown:
    """What everybody sees after the ledger's last entry, made when somebody first asks."""
    if not isinstance(ledger.shown, Shown):
        ledger.shown = Shown(ledger)
    return ledger.shown


def record_payload(record: Record, viewer: Viewer, words: TableWords) -> Plain:
    """One entry of the log. Moves of others are told by their events alone: the text may name hidden things."""
    entry = record.entry
    result: Plain = {
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
    if _is_own_move(record, viewer):
        result["move"] = entry.text
        if entry.is_planned:
            result["planned"] = True
    return result


def _is_own_move(record: Record, viewer: Viewer) -> bool:
    entry = record.entry
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
    state = shown(ledger).state(ledger, seat, viewer.language, words)
    return {**state, "clocks": ledger.clock.payload(now)}


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
    current = shown(ledger)
    patch = current.patch(ledger, before, viewer, words)
    if ledger.clock.rule.kind != "none":
        clocks = encoded({"clocks": ledger.clock.payload(now)})
        patch = clocks if patch == b"{}" else clocks[:-1] + b"," + patch[1:]
    entries = b",".join(
        [current.news(record, viewer, words) for record in ledger.records[before.number :]]
    )
    return b'{"type":"change","from":%d,"entries":[%b],"state":%b}' % (
        before.number,
        entries,
        patch,
    )


def scores_payload(scores: list[Score]) -> list[dict[str, object]]:
    """Points, places and sources by seat."""
    return [
        {"seat": score.seat, "total": score.total, "place": score.place, "sources": score.sources}
        for score in scores
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
    """What exactly a move would do at a table."""
    return preview_of(ledger.game, ledger.number, seat, text, language, words)


def preview_of(
    game: Game, number: int, seat: int, text: str, language: str, words: TableWords
) -> dict[str, object]:
    """What exactly a move would do. What depends on hidden things is left out, and the whole said to be uncertain."""
    move = parsed(game, seat, text)
    try:
        preview = game.preview(move)
    except Refusal as refusal:
        raise words.refused(refusal, language) from None
    result: dict[str, object] = {
        "number": number,
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
    # A turn can end before its questions arrive, as when a plan plays it: that is an answer too, not an error.
    waits = seat not in game.to_act
    fewest: dict[str, int] = {}
    for move in () if waits else game.legal_moves(seat):
        if move.kind == "place" and move.member == member and move.space is not None:
            needed = fewest.get(move.space, move.servants)
            fewest[move.space] = min(move.servants, needed)
    servants = game.view(seat)["seats"][seat]["goods"]["servants"]
    spaces = list(SPACE_KEYS)
    if game.ruleset.printed.tower_count < 5:
        spaces = [space for space in spaces if not (len(space) == 2 and space[0] == "S")]
    spaces += [space for space in fewest if space not in SPACE_KEYS]
    result: list[dict[str, object]] = []
    for space in spaces:
        if space in fewest:
            result.append({"space": space, "legal": True, "servants": fewest[space]})
            continue
        refusal = Refusal("E_TURN") if waits else _first_reason(game, seat, member, space)
        if refusal is not None:
            if refusal.code == "E_VALUE":
                refusal.details["has"] = servants
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


def _imagine_turn(game: Game, seat: int) -> None:
    """Let the seat have its next turn now, before another's turn continues; at other times do nothing."""
    turns = [step.seat for step in game.state.agenda if isinstance(step, TakeTurn)]
    if turns and seat not in turns and seat not in game.to_act:
        game.state.push(TakeTurn(seat))


def what_if_payload(
    ledger: Ledger,
    seat: int,
    moves: Collection[str],
    language: str,
    words: TableWords,
    ahead: bool = False,
) -> dict[str, object]:
    """A private copy of the table as the seat knows it, with these moves played; others' moves may be tried.

    A move that names no seat is the asker's own if that seat has to decide, also where several do. Only the asker's
    moves are listed: those of others come from hands that were imagined, and nobody should take them for real.
    `ahead`: the copy begins with the seat's next turn, as the table stands, if it is another's turn.
    """
    if len(moves) > MOST_WHAT_IF_MOVES:
        raise Problem("too_large", {"moves": MOST_WHAT_IF_MOVES})
    game = ledger.game.determinize(seat, f"what if {ledger.number}")
    if ahead:
        _imagine_turn(game, seat)
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
    own = [seat] if seat in deciding else []
    return {
        "number": ledger.number,
        "steps": steps,
        "view": game.view(seat),
        "projection": scores_payload(project(game)),
        "to_act": deciding,
        "moves": {str(each): moves_payload(game, each, language, words) for each in own},
    }
