"""What a table's log consists of: the setup it begins from, commands, and the entries that they become."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, cast

from magnifico.engine.events import Event
from magnifico.engine.options import Options
from magnifico.secret import Unprinted
from magnifico.table.clocks import ClockRule
from magnifico.table.problems import Problem

Row: TypeAlias = Mapping[str, Any]
"""What is stored of a table, a seat or a plan, by the names of its columns."""
UndoRule = Literal["off", "own", "consent"]
EntryKind = Literal["move", "undo", "ask", "agree", "object", "bot", "back", "resign"]
PLANNED: Final = "plan+"
"""Begins the keys of planned entries; no client can send one, as "+" is not allowed in theirs."""
TIME_IS_UP: Final = " time"
"""The reason of an entry "bot" that also ends an open proposal: silence is not consent."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What the table agreed on beyond the rules."""

    clock: ClockRule = field(default_factory=ClockRule)
    undo: UndoRule = "own"
    level: str = "citizen"
    hints: bool | None = None  # None: where nobody else plays
    delay: int = 0  # how many entries later spectators see the game

    @staticmethod
    def from_dict(values: Mapping[str, object]) -> Agreement:
        """Read it back from the database."""
        clock = cast("dict[str, int]", values.get("clock") or {})
        return Agreement(
            clock=ClockRule(**clock),  # type: ignore[arg-type]
            undo=cast("UndoRule", values.get("undo", "own")),
            level=str(values.get("level", "citizen")),
            hints=cast("bool | None", values.get("hints")),
            delay=cast("int", values.get("delay", 0)),
        )


@dataclass(frozen=True, slots=True, repr=False)
class Entry(Unprinted):
    """One line of the log. `by` is "person" or the level of the computer opponent."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    by: str
    at: int
    key: str | None = None
    check: str | None = None

    @property
    def is_planned(self) -> bool:
        """Whether a plan made it, for a person who decided beforehand."""
        return self.key is not None and self.key.partition(":")[2].startswith(PLANNED)


@dataclass(frozen=True, slots=True, repr=False)
class Command(Unprinted):
    """Something that is to become an entry of the log: of a person, of a plan, or of the table itself.

    `seat`: None if there is only one it can be. `by`: as in the entry. `key`: a repeat of the same key is the same
    command. `number`: the last entry that its author has seen; None: whatever it is.
    """

    kind: EntryKind
    seat: int | None
    text: str = ""
    by: str = "person"
    key: str | None = None
    number: int | None = None

    @property
    def entry_key(self) -> str | None:
        """The key of its entry: two seats may have the same keys."""
        return None if self.key is None else f"{self.seat}:{self.key}"


@dataclass(slots=True, repr=False)
class Record(Unprinted):
    """An entry and what happened with it."""

    entry: Entry
    events: list[Event]
    is_secret: bool = field(init=False)  # whether somebody may see more of it than others

    def __post_init__(self) -> None:
        self.is_secret = any(event.secret is not None for event in self.events)


@dataclass(slots=True)
class Proposal:
    """Something all persons at the table have to agree on: "cancel", or "undo" and how many moves stay."""

    seat: int
    what: Literal["cancel", "undo"]
    keep: int
    agreed: set[int]


@dataclass(frozen=True, slots=True, repr=False)
class Setup(Unprinted):
    """From what a table's game begins."""

    options: Options
    seed: str
    levels: tuple[str | None, ...]  # of the bots by seat, None for persons
    agreement: Agreement
    started_at: int


class UnfitError(Exception):
    """Why a stored game cannot be continued by this program: it is refused, never altered."""

    def __init__(self, reason: str, details: Mapping[str, object]) -> None:
        super().__init__(reason)
        self.details = details

    def problem(self) -> Problem:
        """The same for the people at the table."""
        return Problem("old_game", self.details)


class BrokenLogError(UnfitError):
    """A stored entry that doesn't fit the current rules."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}", {"entry": number})
        self.number = number
