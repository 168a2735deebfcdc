"""What one asker gets to see of a table: only from the engine's views, events and legal moves of that seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

import orjson

from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game, Score
from magnifico.engine.moves.fields import SPACE_KEYS, NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS
from magnifico.engine.refusal import Refusal
from magnifico.engine.state.view import OWN_PARTS, OWN_PARTS_OF_SEAT, Sight
from magnifico.engine.state.view_types import View
from magnifico.projection import project
from magnifico.server.tables.differences import REMOVED, UNCHANGED, change, difference
from magnifico.server.tables.ledger import Entry, Ledger, Record
from magnifico.server.tables.problems import Problem
from magnifico.server.tables.words import TableWords

MOST_WHAT_IF_MOVES = 100
NO_CHANGE: Final = b"{}"
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
    Of what was shown `before` it shares what is still the same, so that comparing the two is quick.
    """

    def __init__(self, ledger: Ledger, before: Shown | None = None) -> None:
        seats: list[int | None] = [None, *range(len(ledger.levels))]
        earlier = None if before is None else before._sight
        self._sight: Sight = ledger.game.sight(earlier)
        self._views = dict(zip(seats, ledger.game.views(seats, self._sight), strict=True))
        self._own: dict[tuple[int | None, str], Plain] = {}
        self._events: dict[tuple[int, str, Viewer | None], orjson.Fragment] = {}
        self._news: dict[tuple[tuple[int, str, Viewer | None], bool], bytes] = {}
        self._patches: dict[tuple[int | None, int | None, str], bytes] = {}
        self._public = NO_CHANGE  # what changed in the view of a spectator
        self._unconcerned = b""  # the patch of those to whom only what everybody sees has changed
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
                "moves": words.offers(ledger.game, seat, language),
                "undo": {"from": lowest, "moves": count, "rule": ledger.setup.agreement.undo},
            }
        else:
            own = {"seat": seat, "decide": False, "moves": []}
        self._own[seat, language] = own
        return own

    def news(self, record: Record, viewer: Viewer, words: TableWords) -> bytes:
        """A record, encoded; one piece for all who are told the same."""
        entry = record.entry
        alike = (entry.number, viewer.language, viewer if record.is_secret else None)
        own = _is_own_move(entry, viewer)
        found = self._news.get((alike, own))
        if found is None:
            events = self._events.get(alike)
            if events is None:
                told = events_payload(record, viewer, words)
                events = self._events[alike] = orjson.Fragment(encoded(told))
            found = self._news[alike, own] = encoded(_entry_payload(entry, own, events))
        return found

    def patch(self, ledger: Ledger, seen: Ledger, viewer: Viewer, words: TableWords) -> bytes:
        """What changed for somebody who has seen the table as it was after an earlier entry, encoded."""
        before = shown(seen)
        if self._compared != seen.number:
            self._patches.clear()
            self._unconcerned = b""
            self._public = encoded(_object_patch(before.view(None), self.view(None)))
            self._shared = _object_patch(before._common, self._common)
            self._compared = seen.number
        language = viewer.language
        earlier, seat = viewer.seat_for(seen), viewer.seat_for(ledger)
        found = self._patches.get((earlier, seat, language))
        if found is None:
            was = before._own_state(seen, earlier, language, words)
            now = self._own_state(ledger, seat, language, words)
            if earlier == seat and self._sees_what_all_see(before, seat):
                view = self._public
            else:
                view = encoded(_object_patch(before.view(earlier), self.view(seat)))
            if was == now and view is self._public:
                found = self._unconcerned or self._patched(was, now, view)
                self._unconcerned = found
            else:
                found = self._patched(was, now, view)
            self._patches[earlier, seat, language] = found
        return found

    def _patched(self, was: Plain, now: Plain, view: bytes) -> bytes:
        """The patch of a state, encoded, from what changed for everybody, for this seat and in its view."""
        patch = self._shared.copy()
        for key, value in now.items():
            if key not in was or was[key] != value:
                # moves are replaced as a whole
                patch[key] = value if key == "moves" else change(was.get(key), value)
        if "undo" in was and "undo" not in now:
            patch[REMOVED] = [*cast("list[str]", patch.get(REMOVED, [])), "undo"]
        if view != NO_CHANGE:
            patch["view"] = orjson.Fragment(view)
        return encoded(patch)

    def _sees_what_all_see(self, before: Shown, seat: int | None) -> bool:
        """Whether what changed for this seat is what changed for everybody."""
        if seat is None:
            return True
        was, now = before.view(seat), self.view(seat)
        shared_was, shared_now = before.view(None), self.view(None)
        for part in OWN_PARTS:
            if was.get(part) != shared_was.get(part) or now.get(part) != shared_now.get(part):
                return False
        own_was, own_now = was["seats"][seat], now["seats"][seat]
        return all(own_was.get(part) == own_now.get(part) for part in OWN_PARTS_OF_SEAT)


def _object_patch(before: Mapping[str, object], after: Mapping[str, object]) -> Plain:
    """The patch between two objects; empty if they are equal."""
    patch = difference(before, after)
    return {} if patch is UNCHANGED else cast("Plain", patch)


def shown(ledger: Ledger, before: Ledger | None = None) -> Shown:
    """What everybody sees after the ledger's last entry, made when somebody first asks."""
    if not isinstance(ledger.shown, Shown):
        ledger.shown = Shown(ledger, None if before is None else shown(before))
    return ledger.shown


def record_payload(record: Record, viewer: Viewer, words: TableWords) -> Plain:
    """One entry of the log as somebody is told it."""
    entry = record.entry
    return _entry_payload(entry, _is_own_move(entry, viewer), events_payload(record, viewer, words))


def events_payload(record: Record, viewer: Viewer, words: TableWords) -> list[Plain]:
    """What happened with an entry, as somebody may see it."""
    return [
        words.event(event, viewer.seat_of_event(event.seat), viewer.language)
        for event in record.events
    ]


def _entry_payload(entry: Entry, own: bool, events: object) -> Plain:
    """An entry and its events. Moves of others are told by their events alone: the text may name hidden things."""
    result: Plain = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": "person" if entry.by == "person" else "bot",
        "at": entry.at,
        "events": events,
    }
    if own:
        result["move"] = entry.text
        if entry.is_planned:
            result["planned"] = True
    return result


def _is_own_move(entry: Entry, viewer: Viewer) -> bool:
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
    return {**state, "clocks": clocks_payload(ledger, viewer, now)}


def clocks_payload(ledger: Ledger, viewer: Viewer, now: int) -> list[dict[str, object]]:
    """The clocks; not for spectators who see the game later, as the moment shown has no time left to run."""
    if not viewer.seats and ledger.setup.agreement.delay and not ledger.is_over:
        return []
    return ledger.clock.payload(now)


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
    current = shown(ledger, before)
    patch = current.patch(ledger, before, viewer, words)
    if ledger.clock.rule.kind != "none":
        clocks = encoded({"clocks": clocks_payload(ledger, viewer, now)})
        patch = clocks if patch == NO_CHANGE else clocks[:-1] + b"," + patch[1:]
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
        "moves": {str(each): words.offers(game, each, language) for each in own},
    }
