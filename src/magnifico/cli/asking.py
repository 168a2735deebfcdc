"""Reads what a person types: with completion and history at a terminal, as plain lines otherwise."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

LONGEST_LINE = 400


class Asker(Protocol):
    """A source of typed lines; EOFError and KeyboardInterrupt end the session."""

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """Ask for one line; `words` are the possible completions."""


class PlainAsker:
    """Reads lines from standard input and shows the prompt before each."""

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """Ask for one line; EOFError at the end of the input."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        typed = line.strip()[:LONGEST_LINE]
        if not sys.stdin.isatty():
            sys.stdout.write(f"{typed}\n")  # so that the output reads like a real session
        return typed


class TerminalAsker:
    """Asks with prompt_toolkit: history, editing and completion."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[str] = PromptSession()

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """Ask for one line."""
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.completion.base import CompleteEvent
        from prompt_toolkit.document import Document

        class LineCompleter(Completer):
            """Completes the whole line, since a move is several words."""

            def get_completions(
                self, document: Document, complete_event: CompleteEvent
            ) -> Iterable[Completion]:
                typed = document.text_before_cursor.lstrip()
                for word in words():
                    if word.lower().startswith(typed.lower()) and word != typed:
                        yield Completion(word, start_position=-len(typed))

        line: str = self.session.prompt(
            prompt, completer=LineCompleter(), complete_while_typing=False
        )
        return line.strip()[:LONGEST_LINE]


def make_asker(plain: bool) -> Asker:
    """The best way of asking that this terminal supports."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainAsker()
    return TerminalAsker()
