"""Draws the picture of the terminal table in docs/players.md: `python scripts/terminal_picture.py`."""

from __future__ import annotations

import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from magnifico import Options
from magnifico.bots import Position, create_bot
from magnifico.cli.asking import PlainAsker
from magnifico.cli.session import Session, seats_for
from magnifico.cli.table import Look, TerminalTable
from magnifico.texts import texts_for

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "screenshots" / "terminal.svg"
MOVES = 118


def _to_place(session: Session) -> bool:
    """Whether it is seat A's turn to place a family member."""
    decision = session.game.view(0)["decision"]
    return session.game.to_act == [0] and decision == {"kind": "turn", "placed": False}


def main() -> None:
    """Let computer opponents play for a while, then show the table to seat A."""
    options = Options(players=4)
    seats = seats_for(4, 1, ["Anna"], ["greedy"], texts_for("en"))
    session = Session.start(options, 11, seats, Path("picture.magnifico"))
    bots = [create_bot("greedy", seat) for seat in range(4)]
    while len(session.game.moves) < MOVES or not _to_place(session):
        seat = session.game.to_act[0]
        session.play(bots[seat].choose(Position(session.game, seat)))
    console = Console(record=True, width=104, height=60, force_terminal=True, quiet=False)
    table = TerminalTable(session, texts_for("en"), console, PlainAsker(), Look())
    table.show_table(0)
    table.show_question(0)
    # The picture loads no font from another host: the reader's monospace font will do.
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = re.sub(r"<!-- Generated.*?-->", "", frame).replace("Fira Code", "monospace")
    PICTURE.write_text(
        console.export_svg(title="magnifico play", code_format=frame), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
