"""Help for a command line whose descriptions are ids of texts, formatted only when the help is shown."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import ClassVar

from magnifico.texts.languages import LANGUAGES


class TextHelp(argparse.HelpFormatter):
    """A formatter for argparse; subclasses choose the language."""

    words: ClassVar[Callable[..., str]]
    """The text with an id, in the language of the help."""

    def add_text(self, text: str | None) -> None:
        """Add a description or an epilog by its id."""
        super().add_text(None if text is None else self.words(text))

    def _format_text(self, text: str) -> str:
        return super()._format_text(text.replace("%(prog)", "%%(prog)"))

    def _expand_help(self, action: argparse.Action) -> str:
        help_id = action.help or ""
        if not help_id.startswith("help-"):
            return help_id
        told = self.words(help_id, languages=", ".join(LANGUAGES))
        return told + getattr(action, "shown_default", "")
