"""A game at a table: who sits where, what happened, undo, saving. Nothing here draws or asks."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from codecs import BOM_UTF8
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from magnifico import Game, Move, Options, save
from magnifico.engine.events import Event
from magnifico.engine.moves.saved import FIRST_LINE
from magnifico.texts import BOT_PEOPLE, Texts, bot_name

BOT_MARK = re.compile(
    r"^(?P<name>.*) \[(?P<bot>[a-z0-9_+@.-]+|[A-Za-z0-9_.]+:[A-Za-z0-9_.]+(@[0-9a-z.]+)?)\]$"
)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot if `bot` names one."""

    name: str
    bot: str = ""

    @property
    def saved_name(self) -> str:
        """The name in a saved game; a mark after it identifies a bot."""
        return f"{self.name} [{self.bot}]" if self.bot else self.name

    def shown_name(self, texts: Texts) -> str:
        """The name in this language: computer opponents have one in every language."""
        return bot_name(self.name, texts) if self.bot else self.name

    @staticmethod
    def from_saved(name: str) -> Seat:
        """The seat a name in a saved game stands for."""
        match = BOT_MARK.match(name)
        return Seat(name) if match is None else Seat(match["name"], match["bot"])


@dataclass(slots=True)
class Entry:
    """One move and what it caused; `automatic` if nobody was asked because it was the only move."""

    move: Move | None  # None: the setup
    events: list[Event]
    automatic: bool = False


@dataclass(slots=True)
class Session:
    """The game with everything around it that isn't part of a saved game."""

    game: Game
    seats: list[Seat]
    path: Path
    entries: list[Entry] = field(default_factory=list)
    read_up_to: dict[int, int] = field(default_factory=dict)  # seat: entries already shown

    @staticmethod
    def start(
        options: Options,
        seed: int | str,
        seats: list[Seat],
        path: Path,
        moves: Sequence[Move] = (),
    ) -> Session:
        """A new game, or one with some moves already played."""
        game = Game.new(options, seed)
        session = Session(game, seats, path, [Entry(None, game.start_events)])
        for move in moves:
            session.play(move)
        return session

    def play(self, move: Move, automatic: bool = False) -> Entry:
        """Play a move and record what happened."""
        entry = Entry(move, self.game.play(move), automatic)
        self.entries.append(entry)
        return entry

    def can_undo(self) -> bool:
        """Whether the last move belongs to the current turn and revealed nothing."""
        floor = self.game.undo_floor()
        return any(
            not entry.automatic and number > floor for number, entry in enumerate(self.entries)
        )

    def undo(self, whole_turn: bool = False) -> int:
        """Undo the last decision, or as much of the turn as possible; returns how many moves were undone."""
        floor = self.game.undo_floor()
        keep = len(self.game.moves)
        while keep > floor:
            keep -= 1
            if not whole_turn and not self.entries[keep + 1].automatic:
                break
        gone = len(self.game.moves) - keep
        self._replay(keep)
        return gone

    def _replay(self, keep: int) -> None:
        automatic = [entry.automatic for entry in self.entries[1 : keep + 1]]
        again = Session.start(
            self.game.options, self.game.seed, self.seats, self.path, self.game.moves[:keep]
        )
        for entry, was_automatic in zip(again.entries[1:], automatic, strict=True):
            entry.automatic = was_automatic
        self.game = again.game
        self.entries = again.entries
        for seat, number in self.read_up_to.items():
            self.read_up_to[seat] = min(number, len(self.entries))

    def unread(self, seat: int) -> list[Entry]:
        """What happened since the seat last looked; from now on it counts as seen."""
        first = self.read_up_to.get(seat, 0)
        self.read_up_to[seat] = len(self.entries)
        return self.entries[first:]

    def save(self, path: Path | None = None) -> Path:
        """Write the game to a file, whole or not at all."""
        target = self.path if path is None else path
        if path is not None and not may_overwrite(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        text = save(self.game, [seat.saved_name for seat in self.seats])
        write_whole(target, text)
        return target


def may_overwrite(path: Path) -> bool:
    """Whether writing there replaces nothing, or only a saved game."""
    if not path.exists():
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        beginning = file.read(len(BOM_UTF8) + len(FIRST_LINE)).removeprefix(BOM_UTF8)
    return not beginning or beginning.startswith(FIRST_LINE.encode())


def write_whole(path: Path, text: str) -> None:
    """Write beside the file and rename, so that a crash never leaves half a game; a link stays a link."""
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("w", encoding="utf-8") as file:
            if target.exists():
                temporary.chmod(stat.S_IMODE(target.stat().st_mode))
            file.write(text)
        os.replace(temporary, target)
    except OSError as error:
        error.filename = str(path)  # a full-disk error names no file, others name the temporary one
        error.filename2 = None
        raise
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def games_folder() -> Path:
    """Where games without a named file are kept."""
    chosen = os.environ.get("MAGNIFICO_GAMES")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "magnifico"
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "magnifico"


def seats_for(
    players: int, people: int, names: Sequence[str], bots: Sequence[str], texts: Texts
) -> list[Seat]:
    """People first, who all have names, then bots; the last bot named fills the remaining seats."""
    seats: list[Seat] = []
    for number in range(players):
        given = names[number] if number < len(names) else ""
        if number < people:
            seats.append(Seat(given))
        else:
            bot = bots[min(number - people, len(bots) - 1)]
            taken = {*names, *(seat.name for seat in seats)}
            free = [one for one in BOT_PEOPLE if taken.isdisjoint((one, bot_name(one, texts)))]
            seats.append(Seat(given or free[0], bot))
    return seats
