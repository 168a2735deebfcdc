"""The table of the terminal as plain text, for `print(game)` in Python."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from magnifico import Game
from magnifico.cli.board import BoardPainter, board_of, final_table
from magnifico.cli.menus import MenuMaker
from magnifico.cli.painting import Painter, console_for
from magnifico.engine.game import packs_of
from magnifico.texts import Naming, Texts


def table_as_text(
    game: Game, seat: int | None, texts: Texts, names: Sequence[str], width: int
) -> str:
    """The whole table as a seat (None: anybody) may see it, without colours and no wider than `width`.

    Before the first round a deciding seat also sees its choices; at the end everybody sees the points.
    """
    painter = Painter(texts, Naming(packs_of(game.options), names), names)
    console = console_for(
        file=StringIO(),
        width=width,
        color_system=None,
        force_terminal=False,
        force_jupyter=False,
        legacy_windows=False,
    )
    board = BoardPainter(painter, board_of(game.options), width)
    with console.capture() as printed:
        view = game.view(seat)
        console.print(board.everything(view, seat))
        if seat in game.to_act and not view["round"]:
            console.print(*MenuMaker(game, seat, painter, width).main().shown, sep="\n")
        if game.is_over:
            scores = game.scores()
            totals = [(score.seat, score.place, score.total, score.sources) for score in scores]
            console.print(final_table(painter, totals))
    return "\n".join(line.rstrip() for line in printed.get().splitlines())
