"""The table's log, folded: the game, who plays which seat, proposals and clocks after its last entry.

It is pure: an entry leads to the same new state in every process.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Literal, cast

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.refusal import Refusal
from magnifico.engine.state.digest import meaning
from magnifico.table.clocks import Clock
from magnifico.table.encoding import canonical
from magnifico.table.entries import (
    TIME_IS_UP,
    BrokenLogError,
    Command,
    Entry,
    EntryKind,
    Proposal,
    Record,
    Setup,
)
from magnifico.table.problems import Problem

CHECKED_ENTRIES: Final = 8
"""How many entries share one fingerprint of the game, as making one costs as much as playing two moves."""
GAME_CHECK: Final = "3-"
"""The prefix of a fingerprint of the game; a new form of fingerprint gets a new number, and a migration."""
LOG_CHECK: Final = "L-"
"""The prefix of a fingerprint of the log, which the entries in between have."""
CHECK_LENGTH: Final = 12
"""What `entries.check` has room for: a prefix and the first ten digits of a hash."""
MOST_ENTRIES: Final = 10_000


class Ledger:
    """Where a table stands after the entries so far."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = Game.new(setup.options, setup.seed)
        self.records: list[Record] = []
        self.keys: dict[str, int] = {}
        self.levels: list[str | None] = list(setup.levels)
        self.resigned: set[int] = set()
        self.proposal: Proposal | None = None
        self.cancelled = False
        self.last_at = setup.started_at
        self.clock = Clock(setup.agreement.clock, setup.options.players)
        self._log = sha256()
        self.snapshot: object = None  # what is shown of it, see views.py; not part of a copy
        # States to go back to, by number of moves; only those that may still be reached.
        self._earlier: dict[int, Game] = {}
        self.clock.step(setup.started_at, self.awaited(), True, self.to_act())

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.records)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.cancelled or self.game.is_over

    def to_act(self) -> list[int]:
        """The seats that have to decide now."""
        return [] if self.cancelled else self.game.to_act

    def awaited(self) -> list[int]:
        """The persons among them."""
        return [seat for seat in self.to_act() if self.levels[seat] is None]

    def bots_to_act(self) -> list[int]:
        """The computer opponents among them."""
        if not any(self.levels):
            return []
        return [seat for seat in self.to_act() if self.levels[seat] is not None]

    def next_due(self) -> int | None:
        """When the first clock runs out."""
        if self.clock.rule.kind == "none":
            return None
        found = [self.clock.deadline(seat) for seat in self.awaited()]
        return min((at for at in found if at is not None), default=None)

    def at(self, number: int, known: Ledger | None = None) -> Ledger:
        """The table as it was after an entry of the past, played through again, from a `known` past if it helps."""
        if known is not None and known.number == number:
            return known
        earlier = Ledger(self.setup) if known is None or known.number > number else known.fork()
        for record in self.records[earlier.number : number]:
            earlier.apply(record.entry)
        return earlier

    def open_part(self, known: Ledger | None = None) -> Ledger:
        """The table as people without a seat may see it: behind the present by the delay agreed on, until the end."""
        delay = self.setup.agreement.delay
        if not delay or self.is_over:
            return self
        helps = known is not None and self.continues(known)
        return self.at(max(0, self.number - delay), known if helps else None)

    def continues(self, earlier: Ledger) -> bool:
        """Whether this ledger continues an earlier one."""
        if earlier.setup is not self.setup or earlier.number > self.number:
            return False
        last = earlier.number - 1
        return last < 0 or earlier.records[last].entry == self.records[last].entry

    def fork(self) -> Ledger:
        """An independent ledger at the same point, for another thread or to try entries on."""
        other = self._successor()
        other.game = self.game.copy()
        return other

    def followed_by(self, entries: Iterable[Entry]) -> Ledger:
        """The ledger after more entries of the log."""
        after = self._successor()
        for entry in entries:
            after.apply(entry)
        return after

    def _successor(self) -> Ledger:
        """A ledger for one more entry, so that the entry shows only after it is stored.

        Both have the same game: a ledger never changes one, it plays a move on a copy.
        """
        other = Ledger.__new__(Ledger)
        other.snapshot = None
        other._log = self._log.copy()
        other.setup = self.setup
        other.game = self.game
        other.records = self.records[:]
        other.keys = self.keys.copy()
        other.levels = self.levels[:]
        other.resigned = self.resigned.copy()
        held = self.proposal
        other.proposal = held and Proposal(held.seat, held.what, held.keep, held.agreed.copy())
        other.cancelled = self.cancelled
        other.last_at = self.last_at
        other.clock = self.clock.copy()
        other._earlier = self._earlier.copy()
        return other

    # ------------------------------------------------------------------------------------ checking

    def record_of(self, command: Command) -> Record | None:
        """The record of a command that was entered before."""
        number = self.keys.get(command.entry_key or "")
        return None if number is None else self.records[number - 1]

    def entered(self, command: Command, at: int) -> tuple[Ledger, Record]:
        """The ledger after a command, which shows only once it is stored; what cannot be entered now is refused."""
        if self.cancelled:
            raise Problem("cancelled")
        if self.game.is_over:
            raise Problem("game_over")
        kind, seat = command.kind, command.seat
        if seat is None:
            raise Problem("seat_needed")
        after = self._successor()
        if kind == "move":
            move = self._parsed(seat, command.text)
            stored = move.text
            events = after._move(move)
        else:
            stored = self._check(kind, seat, command.text)
            events = after._act(kind, seat, stored, at)
        entry = Entry(self.number + 1, kind, seat, stored, command.by, at, command.entry_key)
        return after, after._record(entry, events)

    def _check(self, kind: EntryKind, seat: int, text: str) -> str:
        """Refuse an act that isn't possible now; the text to store otherwise."""
        if self.number >= MOST_ENTRIES and kind not in ("bot", "resign"):
            raise Problem("too_many")  # moves alone end a game long before
        if kind in ("undo", "ask", "agree", "object") and self.levels[seat] is not None:
            raise Problem("seat_taken")  # a computer opponent plays: take the seat back first
        if kind == "undo":
            return self._checked_undo(seat, text)
        if kind == "ask":
            return self._checked_proposal(seat, text)
        if kind in ("agree", "object"):
            asked = self.proposal
            if asked is None or (kind == "agree" and seat in asked.agreed):
                raise Problem("proposal_gone")
        elif kind == "bot":
            if self.levels[seat] is not None:
                raise Problem("not_running")
        elif kind == "back":
            if self.levels[seat] is None or seat in self.resigned:
                raise Problem("seat_taken")
            if self.clock.is_spent(seat):
                raise Problem("no_time")
        elif kind == "resign" and seat in self.resigned:
            raise Problem("not_running")
        return text

    def _parsed(self, seat: int, text: str) -> Move:
        try:
            notation = self.game.ruleset.notation
            return notation.move(seat, notation.read(text))
        except NotationError as error:
            raise Problem("bad_move", {"reason": str(error)}) from None

    def undo_range(self, seat: int) -> tuple[int, int]:
        """The fewest moves to which the seat could go back, and how many there are."""
        moves = self.game.moves
        count = len(moves)
        floor = self.game.undo_floor()
        if seat not in self.game.to_act:
            return count, count
        lowest = count
        while lowest > floor and moves[lowest - 1].seat == seat:
            lowest -= 1
        return lowest, count

    def _kept_moves(self, seat: int, text: str) -> int:
        lowest, count = self.undo_range(seat)
        if lowest == count:
            raise Problem("nothing_to_undo")
        keep = lowest if text == "all" else count - 1 if text in ("", "one") else -1
        if text.isascii() and text.isdigit() and len(text) < 6:
            keep = int(text)
        if not lowest <= keep < count:
            raise Problem("nothing_to_undo", {"from": lowest, "to": count})
        return keep

    def _checked_undo(self, seat: int, text: str) -> str:
        if self.setup.agreement.undo == "off":
            raise Problem("undo_off")
        if self.setup.agreement.undo == "consent" and self._others(seat):
            raise Problem("undo_consent")
        return str(self._kept_moves(seat, text))

    def _checked_proposal(self, seat: int, text: str) -> str:
        if self.proposal is not None:
            raise Problem("proposal_open")
        what, _, keep = text.partition(" ")
        if what == "cancel":
            return "cancel"
        if what != "undo":
            raise Problem("bad_request")
        if self.setup.agreement.undo == "off":
            raise Problem("undo_off")
        return f"undo {self._kept_moves(seat, keep)}"

    def _others(self, seat: int) -> set[int]:
        """The persons who would have to agree."""
        return {
            other
            for other in range(len(self.levels))
            if other != seat and self.levels[other] is None
        }

    # ------------------------------------------------------------------------------------ applying

    def apply(self, entry: Entry) -> Record:
        """Apply the next entry; one that doesn't fit raises BrokenLogError."""
        if entry.number != self.number + 1:
            raise BrokenLogError(entry.number, f"expected entry {self.number + 1}")
        try:
            if entry.kind == "move":
                events = self._move(self._parsed(entry.seat, entry.text))
            else:
                events = self._act(entry.kind, entry.seat, entry.text, entry.at)
        except (Problem, Refusal) as problem:
            reason = f"{entry.kind} {entry.text}: {problem.code}"
            raise BrokenLogError(entry.number, reason) from None
        return self._record(entry, events)

    def _record(self, entry: Entry, events: list[Event]) -> Record:
        """Note an entry that has just happened."""
        record = Record(entry, events)
        self.snapshot = None
        self._log.update(f"{entry.number} {entry.kind} {entry.seat} {entry.text}\n".encode())
        self.records.append(record)
        if entry.key is not None:
            self.keys[entry.key] = entry.number
        self.last_at = max(self.last_at, entry.at)
        fresh = entry.kind == "move" and self.game.undo_floor() >= len(self.game.moves)
        self.clock.step(self.last_at, self.awaited(), fresh, self.to_act())
        return record

    def _act(self, kind: EntryKind, seat: int, text: str, at: int) -> list[Event]:
        """Everything but moves."""
        if kind == "undo":
            self._go_back(int(text))
            return [Event("undone", -1, {"player": seat, "to": int(text)})]
        if kind in ("ask", "agree", "object"):
            return self._propose(kind, seat, text)
        if kind == "back":
            self.levels[seat] = None
            self.clock.came_back(seat)
            return [Event("came_back", -1, {"player": seat})]
        level, _, reason = text.partition(" ")
        self.levels[seat] = level
        self.clock.took_over(seat, at)
        proposal = self.proposal
        events: list[Event] = []
        if proposal is not None and seat not in proposal.agreed and text.endswith(TIME_IS_UP):
            self.proposal = None
            events = [Event("lapsed", -1, {"player": seat, "what": proposal.what})]
        elif proposal is not None:
            events = self._settle()
        if kind == "resign":
            self.resigned.add(seat)
            return [Event("resigned", -1, {"player": seat}), *events]
        return [Event("bot_took_over", -1, {"player": seat, "reason": reason}), *events]

    def _move(self, move: Move) -> list[Event]:
        """Play a move on a copy of the game; the engine checks it, and nothing has changed if it refuses."""
        before, game = self.game, self.game.copy()
        events = game.play(move)
        self.game = game
        count = len(before.moves)
        floor = game.undo_floor()
        self._earlier[count] = before
        if floor > count:
            self._earlier.clear()
        else:
            for earlier in [number for number in self._earlier if number < floor]:
                del self._earlier[earlier]
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None  # what it asked for has passed
        return events

    def _go_back(self, keep: int) -> None:
        earlier = self._earlier.get(keep)
        if earlier is None:
            raise Problem("nothing_to_undo")
        for number in [number for number in self._earlier if number > keep]:
            del self._earlier[number]
        self.game = earlier
        if (
            self.proposal is not None
            and self.proposal.what == "undo"
            and self.proposal.keep >= keep
        ):
            self.proposal = None  # what it asked for is done

    def _propose(self, kind: EntryKind, seat: int, text: str) -> list[Event]:
        if kind == "ask":
            wanted, _, keep = text.partition(" ")
            asks_for: Literal["cancel", "undo"] = "undo" if wanted == "undo" else "cancel"
            self.proposal = Proposal(seat, asks_for, int(keep or 0), {seat})
            asked = Event("proposed", -1, {"player": seat, "what": asks_for})
            return [asked, *self._settle()]
        if self.proposal is None:
            raise Problem("proposal_gone")
        what = self.proposal.what
        if kind == "object":
            self.proposal = None
            return [Event("objected", -1, {"player": seat, "what": what})]
        self.proposal.agreed.add(seat)
        return [Event("agreed", -1, {"player": seat, "what": what}), *self._settle()]

    def _settle(self) -> list[Event]:
        """Do what was proposed as soon as every person agrees."""
        proposal = self.proposal
        if proposal is None or not self._others(proposal.seat) <= proposal.agreed:
            return []
        self.proposal = None
        if proposal.what == "cancel":
            self.cancelled = True
            return [Event("cancelled", -1, {})]
        self._go_back(proposal.keep)
        return [Event("undone", -1, {"player": proposal.seat, "to": proposal.keep})]

    def check_to_store(self) -> str:
        """The fingerprint to store with the last entry: every eighth has one of the game, and so has its end."""
        if self.number % CHECKED_ENTRIES == 0 or self.is_over:
            return self.checksum()
        return self._log_check()

    def _log_check(self) -> str:
        """A fingerprint of what was entered so far: nothing in a stored log can be changed unnoticed."""
        return f"{LOG_CHECK}{self._log.hexdigest()}"[:CHECK_LENGTH]

    def checksum(self) -> str:
        """A short fingerprint of the game, "3-1f0c9a77e3".

        It is stored in the log so that a change of rules cannot go unnoticed.
        """
        meant = meaning(self.game.state)
        key, counter, pool, left = cast("list[Any]", meant["chance"])
        meant["chance"] = [key, counter, hex(pool), left]  # longer than the encoder's numbers
        text = canonical(meant)
        return f"{GAME_CHECK}{sha256(text).hexdigest()}"[:CHECK_LENGTH]

    def agrees_with(self, check: str) -> bool:
        """Whether a stored fingerprint is that of this game or of its log."""
        return check == (self._log_check() if check.startswith(LOG_CHECK) else self.checksum())
