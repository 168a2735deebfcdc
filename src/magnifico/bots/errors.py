"""Errors of bots: a code for programs and one sentence for people."""

from __future__ import annotations

from typing import Self


class BotError(ValueError):
    """A bot that cannot play; `code` names the reason for programs, `sentence` says it to people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence

    def with_place(self, place: str) -> Self:
        """The same error with the place put before it."""
        _code, _sentence, *more = self.args
        return type(self)(self.code, f"{place}, {self.sentence}", *more)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.code})"


class BotMistakeError(BotError):
    """A bot that failed during a game: it raised an exception or chose something that isn't a legal move.

    `refusal` is the reason code of the rules and its details, where the rules refused a move.
    """

    def __init__(
        self, code: str, sentence: str, refusal: tuple[str, dict[str, object]] | None = None
    ) -> None:
        super().__init__(code, sentence)
        self.args = (code, sentence, refusal)  # what pickle makes it from in another process
        self.refusal = refusal
