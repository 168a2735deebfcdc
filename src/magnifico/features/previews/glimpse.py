"""What anybody may know of a table at one moment, in words and as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from magnifico.draw.bar import round_words
from magnifico.draw.facts import Facts
from magnifico.draw.flat import flattened
from magnifico.draw.preview import GAME, draw_poster, draw_preview
from magnifico.engine.options import Options
from magnifico.engine.state.view_types import View
from magnifico.table.ledger import Ledger
from magnifico.texts import Naming, join, listed, texts_for


@dataclass(frozen=True, slots=True)
class Position:
    """A game after an entry of its log, as a spectator sees it."""

    options: Options
    view: View


def position_of(ledger: Ledger, number: int, known: Ledger | None) -> Position:
    """The public view of a moment."""
    past = ledger.at(number, known)
    return Position(ledger.setup.options, past.game.view(None))


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A table as a stranger may see it: with its position, without one before the game, with nothing if private."""

    naming: Naming
    seats: tuple[int, ...] = ()  # those that are taken
    open_seats: int = 0
    title: str = ""
    position: Position | None = None
    private: bool = False
    number: int | None = None  # the last entry that it shows

    def names(self, language: str) -> list[str]:
        """The names of those at the table."""
        texts = texts_for(language)
        return [self.naming.player(seat, texts) for seat in self.seats]

    def heading(self, language: str) -> str:
        """Who plays what."""
        names = [] if self.private else self.names(language)
        if not names:
            return GAME
        return f"{join(names, texts_for(language))} · {GAME}"

    def sentence(self, language: str) -> str:
        """The state of the game."""
        texts = texts_for(language)
        if self.private:
            return texts.get("preview-private")
        if self.position is None:
            return texts.get("preview-open", count=self.open_seats)
        view = cast("dict[str, Any]", self.position.view)
        names = self.names(language)
        facts = Facts(self.position.options, language, names)
        points = [(view["seats"][seat]["goods"]["victory"], seat) for seat in view["order"]]
        if "final" in view:
            points.sort(key=lambda one: -one[0])
        told = listed([f"{facts.player(seat)} {count}" for count, seat in points], texts)
        return f"{round_words(view, facts)}. {texts.get('preview-points', points=told)}"

    def drawing(self, language: str) -> str:
        """The picture as SVG."""
        if self.private:
            return flattened(draw_poster(GAME))
        if self.position is None:
            lines: Sequence[str] = (
                listed(self.names(language), texts_for(language)),
                self.sentence(language),
            )
            return flattened(draw_poster(self.title or GAME, [line for line in lines if line]))
        return flattened(
            draw_preview(
                cast("dict[str, object]", self.position.view),
                options=self.position.options,
                language=language,
                names=self.names(language),
            )
        )
