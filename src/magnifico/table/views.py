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
from magnifico.secret import Unprinted
from magnifico.table.differences import (
    LENGTH,
    REMOVED,
    UNCHANGED,
    difference,
    replacement,
)
from magnifico.table.ledger import Entry, Ledger, Record
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords

MOST_WHAT_IF_MOVES = 100
NO_CHANGE: Final = b"{}"
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
        self._news: dict[tuple[int, str, bool, Viewer | None], bytes] = {}
        self._events: dict[tuple[int, str, Viewer | None], orjson.Fragment] = {}
        self._changes: Changes | None = None
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
        if before is not None:
            _share(before._common, self._common)

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

    def message(self, ledger: Ledger, seen: Ledger, viewer: Viewer, words: TableWords) -> Message:
        """What somebody is told who has seen the table as it was after an earlier entry."""
        before = shown(seen)
        number = len(seen.records)
        changes = self._changes
        if changes is None or changes.since != number:
            changes = self._changes = Changes(number, before, self, ledger.records[number:])
        earlier, seat, language = viewer.seat_for(seen), viewer.seat_for(ledger), viewer.language
        key = (viewer.seats, viewer.seat, language, earlier, seat)
        found = changes.messages.get(key)
        if found is None:
            was = before._own_state(seen, earlier, language, words)
            now = self._own_state(ledger, seat, language, words)
            entries = b",".join([self._told(record, viewer, words) for record in changes.records])
            alike = earlier == seat and not was["decide"] and not now["decide"]
            view = changes.view(before, self, earlier, seat)
            found = changes.unconcerned.get(entries) if alike and view is changes.public else None
            if found is None:
                found = changes.assembled(was, now, view, entries)
                if alike and view is changes.public:
                    changes.unconcerned[entries] = found
            changes.messages[key] = found
        return found

    def _told(self, record: Record, viewer: Viewer, words: TableWords) -> bytes:
        """A record, encoded; one piece for all who are told the same."""
        entry = record.entry
        own = _is_own_move(entry, viewer)
        privy = viewer if record.is_secret and _is_privy(record, viewer) else None
        key = (entry.number, viewer.language, own, privy)
        found = self._news.get(key)
        if found is None:
            alike = (entry.number, viewer.language, privy)
            events = self._events.get(alike)
            if events is None:
                told = events_payload(record, viewer, words)
                events = self._events[alike] = orjson.Fragment(encoded(told))
            found = self._news[key] = encoded(_entry_payload(entry, own, events))
        return found


@dataclass(slots=True, repr=False)
class Message(Unprinted):
    """What somebody is told: up to the state, and what changed of it, both encoded."""

    head: bytes
    state: bytes
    whole: bytes  # with the end; for tables without clocks, whose time is different for everybody who is told


class Changes:
    """What changed since an entry: what everybody sees is compared and encoded once.

    It keeps neither ledgers nor what was shown of them, as that would keep the whole past.
    """

    def __init__(self, since: int, before: Shown, now: Shown, records: list[Record]) -> None:
        self.since = since
        self.records = records
        self.messages: dict[
            tuple[frozenset[int], int | None, str, int | None, int | None], Message
        ] = {}
        self.unconcerned: dict[bytes, Message] = {}  # by entries: of those who see what all see
        common = _object_patch(before._common, now._common)
        self._removed = cast("list[str]", common.pop(REMOVED, []))
        self._common = _inside(common)
        view = _object_patch(before.view(None), now.view(None))
        own: Plain = {part: view.pop(part) for part in (*OWN_PARTS, SEATS) if part in view}
        self._view = _inside(view)  # without the parts that may look different to a seat
        self._seats = cast("Plain", own.get(SEATS, {LENGTH: len(now.view(None)["seats"])}))
        self.public = _joined(self._view, _inside(own))

    def assembled(self, was: Plain, now: Plain, view: bytes, entries: bytes) -> Message:
        """The message, from what somebody was and is told beside the view, and what changed in that."""
        own: Plain = {}
        removed = self._removed
        for key, value in now.items():
            if key not in was or was[key] != value:
                # moves are replaced as a whole
                own[key] = value if key == "moves" else difference(was.get(key), value)
        if "undo" in was and "undo" not in now:
            removed = [*removed, "undo"]
        if removed:
            own[REMOVED] = removed
        shown_view = b'"view":{%b}' % view if view else b""
        state = b"{%b}" % _joined(_joined(self._common, _inside(own)), shown_view)
        head = b'{"type":"change","from":%d,"entries":[%b],"state":' % (self.since, entries)
        return Message(head, state, b"%b%b}" % (head, state))

    def view(self, before: Shown, now: Shown, earlier: int | None, seat: int | None) -> bytes:
        """What changed in the view, without the braces. A seat sees what all see but for a few parts (R0.12)."""
        if seat is None and earlier is None:
            return self.public
        was, new = before.view(earlier), now.view(seat)
        if earlier != seat or seat is None:
            return _inside(_object_patch(was, new))
        all_saw, all_see = before.view(None), now.view(None)
        own: Plain = {}
        same = True
        for part in OWN_PARTS:
            old, value = was.get(part), new.get(part)
            if value is None:
                continue
            changed = replacement(value) if old is None else difference(old, value)
            if changed is not UNCHANGED:
                own[part] = changed
            same = same and all_see.get(part) == value and all_saw.get(part) == old
        own_was, own_now = was[SEATS][seat], new[SEATS][seat]
        seats = self._seats
        if any(own_was.get(part) != own_now.get(part) for part in OWN_PARTS_OF_SEAT):
            seats = {**seats, str(seat): difference(own_was, own_now)}
        elif same:
            return self.public
        if len(seats) > 1:
            own[SEATS] = seats
        return _joined(self._view, _inside(own))


def _inside(patch: Mapping[str, object]) -> bytes:
    """An object, encoded, without its braces."""
    return encoded(patch)[1:-1] if patch else b""


def _joined(first: bytes, second: bytes) -> bytes:
    return b"%b,%b" % (first, second) if first and second else first or second


def _share(before: Plain, now: Plain) -> None:
    """Keep the objects of before where they are the same: comparing them again is quicker."""
    for key, value in now.items():
        if before.get(key) == value:
            now[key] = before[key]


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


def _is_privy(record: Record, viewer: Viewer) -> bool:
    """Whether somebody sees more of what happened than everybody does."""
    return any(
        event.secret is not None and viewer.seat_of_event(event.seat) == event.seat
        for event in record.events
    )


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
    message = shown(ledger, before).message(ledger, before, viewer, words)
    if ledger.clock.rule.kind == "none":
        return message.whole
    clocks = encoded({"clocks": clocks_payload(ledger, viewer, now)})
    state = clocks if message.state == NO_CHANGE else clocks[:-1] + b"," + message.state[1:]
    return message.head + state + b"}"


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
