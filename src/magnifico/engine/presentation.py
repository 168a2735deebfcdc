"""The engine's interface to words and pictures of a whole game; the packages above install what makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnifico.engine import sentences
from magnifico.engine.sentences import Sentences

if TYPE_CHECKING:
    from magnifico.engine.game import Game
    from magnifico.engine.moves.move import Move


class Presentation(Sentences):
    """Shows a game. This one has no words and shows the plain data."""

    def move(self, game: Game, move: Move, language: str) -> str:
        """A move as a sentence, before it is played."""
        return move.text

    def card(self, game: Game, number: int, language: str) -> str:
        """The name and the text of a card."""
        return f"#{number}"

    def card_name(self, game: Game, number: int, language: str) -> str:
        """The name of a card."""
        return f"#{number}"

    def leader_name(self, game: Game, key: str, language: str) -> str:
        """The name of a leader."""
        return key

    def leader(self, game: Game, key: str, language: str) -> str:
        """The name and the text of a leader."""
        return key

    def table(self, game: Game, seat: int | None, language: str) -> str:
        """The whole table as text, as a seat (None: anybody) may see it."""
        return repr(game)

    def picture(self, game: Game, seat: int | None, language: str, theme: str) -> str:
        """The whole table as SVG, as a seat (None: anybody) may see it."""
        raise NotImplementedError("pictures need the package magnifico.draw")


_installed: list[Presentation] = [Presentation()]


def install(presentation: Presentation) -> None:
    """Use this presentation from now on."""
    _installed[0] = presentation
    sentences.install(presentation)


def shown() -> Presentation:
    """The presentation in use."""
    return _installed[0]
