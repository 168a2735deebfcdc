"""Reasons why a series of games cannot be played."""

from __future__ import annotations


class ArenaError(ValueError):
    """A request that cannot be carried out; `code` names the reason for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[ArenaError], tuple[str, str]]:
        """Let the error survive pickling between processes and machines."""
        return ArenaError, (self.code, str(self.args[0]))

    def __str__(self) -> str:
        return f"{self.args[0]} ({self.code})"
