"""Reading what a person types: with completion and history at a terminal, plain lines from anything else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

LONGEST_LINE = 400


class Asker(Protocol):
    """Somebody who can be asked for a line; EOFError and KeyboardInterrupt end the sitting."""

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """One line; `words` are what may be completed to."""


class PlainAsker:
    """Reads lines from the standard input and shows the prompt before each."""

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """One line, or EOFError at the end of the input."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        typed = line.strip()[:LONGEST_LINE]
        if not sys.stdin.isatty():
            sys.stdout.write(f"{typed}\n")  # so that the output reads like the sitting it was
        return typed


class TerminalAsker:
    """Asks with prompt_toolkit: history, editing and completion."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self.session: PromptSession[str] = PromptSession()

    def ask(self, prompt: str, words: Callable[[], Iterable[str]]) -> str:
        """One line."""
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
    """The best way to ask that this terminal allows."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainAsker()
    return TerminalAsker()
