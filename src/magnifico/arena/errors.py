"""What can keep a series of games from being played."""

from __future__ import annotations


class ArenaError(ValueError):
    """A request that cannot be carried out; `code` names the reason for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __str__(self) -> str:
        return f"{self.args[0]} ({self.code})"
