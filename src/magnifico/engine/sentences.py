"""The engine's interface to the words of events and refusals; the packages above install what makes them."""

from __future__ import annotations

from collections.abc import Mapping


class Sentences:
    """Says what happened. This one has no words and shows the plain data."""

    def event(self, name: str, seen: dict[str, object], language: str) -> str:
        """An event as a sentence; `seen` is what its reader may see."""
        return str(seen)

    def refusal(self, code: str, details: Mapping[str, object], language: str) -> str:
        """Why a move is refused, as a sentence with its numbers."""
        return code

    def game_over(self, language: str) -> str:
        """That nobody can move any more."""
        return "The game is over."


_installed: list[Sentences] = [Sentences()]


def install(sentences: Sentences) -> None:
    """Use these sentences from now on."""
    _installed[0] = sentences


def installed() -> Sentences:
    """The sentences in use."""
    return _installed[0]
