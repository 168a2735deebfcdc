"""Words, tables and pictures for games in Python: `str(game)`, `event.text("it")`, `game.draw()`.

Everything that makes them is imported where it is needed, so that `import magnifico` stays light.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from magnifico.engine.game import packs_of
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.presentation import Presentation

if TYPE_CHECKING:
    from magnifico.content.model import Card, Leader
    from magnifico.draw import Theme
    from magnifico.engine.game import Game
    from magnifico.engine.moves.move import Move
    from magnifico.texts import Naming, Texts

WIDTH: Final = 100
"""The maximum width of the table as text, in columns."""


class Words(Presentation):
    """Shows games with the texts, the table of the terminal and the pictures of this package."""

    def event(self, name: str, seen: dict[str, object], language: str) -> str:
        """An event as a sentence; players are named by their letters, as in the notation."""
        from magnifico.texts import TextError, describe_report, secret_names, texts_for, with_secret

        texts, naming = texts_for(language), _naming_of_everything()
        try:
            text = describe_report(name, seen, texts, naming)
        except TextError:  # an event of a table server, which has its own words for it
            return super().event(name, seen, language)
        secret = secret_names(name, seen, texts, naming)
        return with_secret(text, secret, texts)

    def move(self, game: Game, move: Move, language: str) -> str:
        """A move as a short command."""
        from magnifico.texts import describe_game_move, texts_for

        return describe_game_move(game, move, texts_for(language), _naming(game))

    def refusal(self, code: str, details: Mapping[str, object], language: str) -> str:
        """Why a move is refused, with its numbers, and what is asked and on offer instead."""
        from magnifico.texts import explain_refusal, texts_for

        return explain_refusal(code, details, texts_for(language), _naming_of_everything())

    def game_over(self, language: str) -> str:
        """Say that the game is over."""
        from magnifico.texts import texts_for

        return texts_for(language).get("problem-game-over")

    def card(self, game: Game, number: int, language: str) -> str:
        """The number and name of a card, its type, then what is printed on it."""
        from magnifico.texts import describe_card, texts_for

        text = describe_card(_card(game, number), texts_for(language))
        title = f"#{number} {text.name} ({text.header})"
        return "\n  ".join([title, *text.lines, *text.notes])

    def card_name(self, game: Game, number: int, language: str) -> str:
        """The name of a card."""
        from magnifico.texts import texts_for

        return _naming(game).card(number, texts_for(language))

    def leader(self, game: Game, key: str, language: str) -> str:
        """The name of a leader, then requirement and ability."""
        from magnifico.texts import describe_leader, texts_for

        text = describe_leader(_leader(game, key), texts_for(language))
        return "\n  ".join([f"{text.name} ({text.header})", *text.lines])

    def leader_name(self, game: Game, key: str, language: str) -> str:
        """The name of a leader."""
        from magnifico.texts import texts_for

        return _naming(game).leader(key, texts_for(language))

    def table(self, game: Game, seat: int | None, language: str) -> str:
        """The table of the terminal without colours, at most a hundred columns wide."""
        from magnifico.cli.printing import table_as_text
        from magnifico.texts import texts_for

        texts = texts_for(language)
        names = _names(game, texts)
        if not game.names:
            names = [texts.get("player-letter", letter=letter) for letter in names]
        return table_as_text(game, seat, texts, names, WIDTH)

    def picture(self, game: Game, seat: int | None, language: str, theme: str) -> str:
        """The table as SVG."""
        from magnifico.draw import draw_table
        from magnifico.texts import texts_for

        if theme not in ("light", "dark"):
            raise ValueError(f"'{theme}' isn't a theme: use light or dark")
        return draw_table(
            game.view(seat),
            options=game.options,
            language=language,
            theme=cast("Theme", theme),
            names=_names(game, texts_for(language)) if game.names else None,
        )


def _names(game: Game, texts: Texts) -> list[str]:
    """The players' names, without the marks that saved games put on bots; letters for players without a name."""
    from magnifico.cli.session import Seat

    if game.names:
        return [Seat.from_saved(name).shown_name(texts) for name in game.names]
    return list(SEAT_LETTERS[: game.options.players])


def _naming(game: Game) -> Naming:
    from magnifico.cli.session import Seat
    from magnifico.texts import Naming

    if not game.names:
        return Naming(packs_of(game.options), SEAT_LETTERS[: game.options.players])
    seats = [Seat.from_saved(name) for name in game.names]
    bots = [number for number, seat in enumerate(seats) if seat.bot]
    return Naming(packs_of(game.options), [seat.name for seat in seats], bots)


@cache
def _naming_of_everything() -> Naming:
    """For events and refusals, which aren't tied to a game: the built-in packs, and letters for players."""
    from magnifico.content import BUILTIN_PACKS, builtin_pack
    from magnifico.texts import Naming

    return Naming([builtin_pack(key) for key in BUILTIN_PACKS], SEAT_LETTERS)


def _card(game: Game, number: int) -> Card:
    found = _naming(game).card_of(number)
    if found is None:
        raise KeyError(f"there is no card {number} at this table")
    return found


def _leader(game: Game, key: str) -> Leader:
    found = _naming(game).leader_of(key)
    if found is None:
        raise KeyError(f"there is no leader '{key}' at this table")
    return found
