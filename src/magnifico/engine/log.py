"""What happened in a game, move by move, as far as a seat may know."""

from __future__ import annotations

from magnifico.engine.events import Event
from magnifico.engine.moves.move import Move


class LogEntry:
    """One move and what it caused, as a seat (None: anybody) may know; `move` is None for the setup, number 0."""

    def __init__(
        self, number: int, move: Move | None, events: list[Event], seat: int | None
    ) -> None:
        self.number = number
        self.move = move
        self.events = events
        self.seat = seat

    def text(self, language: str = "en") -> str:
        """What happened, one sentence per line."""
        lines = [event.text(language, self.seat) for event in self.events]
        return "\n".join(line for line in lines if line)

    def __str__(self) -> str:
        told = self.text().replace("\n", " ")
        head = f"{self.number} {self.move}" if self.move is not None else f"{self.number}"
        return f"{head}. {told}" if told else head

    def __repr__(self) -> str:
        what = "setup" if self.move is None else str(self.move)
        return f"<LogEntry {self.number} {what}: {len(self.events)} events>"
