"""The picture that a messenger shows beside a link to a table: 1200 by 630, readable when small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from magnifico import Options
from magnifico.draw import final, towers
from magnifico.draw.bar import HEIGHT as BAR
from magnifico.draw.bar import draw_bar, round_words
from magnifico.draw.facts import Facts
from magnifico.draw.letters import Letters
from magnifico.draw.measure import wrapped
from magnifico.draw.palette import Theme, palette_of
from magnifico.draw.pieces import seat_sign
from magnifico.draw.svg import Sheet, clean
from magnifico.texts.words import labelled

SIZE: Final = (1200, 630)
GAME: Final = "Lorenzo il Magnifico"
_WIDTH: Final = 800.0
_HEIGHT: Final = _WIDTH * SIZE[1] / SIZE[0]
_MARGIN: Final = 8.0
_PLAYERS: Final = 232.0  # the width of their column
_TOWER: Final = 150.0  # the smallest width at which cards look good
_ROW: Final = 62.0
_LIGHT: Final = "#FFF7E6"


def draw_preview(
    view: Mapping[str, object],
    *,
    options: Options,
    language: str = "en",
    theme: Theme = "light",
    names: Sequence[str] | None = None,
) -> str:
    """Draw a position as an SVG document: the towers or the final scores, and everybody's points.

    `view` is what anybody may know, as `Game.view` returns it for None.
    """
    seen = cast("dict[str, Any]", view)
    facts = Facts(options, language, names or ())
    sheet = Sheet(palette_of(theme), facts.letters)
    sheet.rect(0, 0, _WIDTH, _HEIGHT, sheet.palette.page)
    draw_bar(sheet, seen, facts, _WIDTH)
    inner = _WIDTH - 2 * _MARGIN
    top = BAR + _MARGIN
    if "final" in seen:
        room, high = _HEIGHT - top - _MARGIN, final.final_height(seen)
        sheet.sky(_MARGIN, top, inner, room, 8)
        head = max(0.0, (room - high) / 2)
        if head > 40:
            sheet.text(
                _WIDTH / 2,
                top + head / 2 + 10,
                GAME,
                28,
                within=inner,
                fill=_LIGHT,
                anchor="middle",
                bold=True,
                serif=True,
            )
        final.draw_final(sheet, seen, facts, 2 * _MARGIN, top + head, inner - 2 * _MARGIN)
    else:
        wide = inner - _PLAYERS - _MARGIN
        _draw_board(sheet, seen, facts, top, wide)
        _draw_players(sheet, seen, facts, _MARGIN + wide + _MARGIN, top)
    return _document(sheet, labelled(GAME, round_words(seen, facts), facts.texts))


def draw_poster(heading: str, lines: Sequence[str] = (), *, theme: Theme = "light") -> str:
    """Draw the evening sky with a few words, for a table whose position isn't shown."""
    sheet = Sheet(palette_of(theme), Letters((), {}))
    sheet.rect(0, 0, _WIDTH, _HEIGHT, sheet.palette.bar)
    sheet.sky(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, _HEIGHT - 2 * _MARGIN, 12)
    rows = [
        *((GAME, 26.0) for _ in range(heading != GAME)),
        *((line, 44.0) for line in wrapped(clean(heading), 44, 680, bold=True, lines=2)),
        *((line, 22.0) for line in lines),
    ]
    high = 110 + sum(size * 1.45 for _, size in rows)
    at = (_HEIGHT - high) / 2
    sheet.icon("lily", _WIDTH / 2 - 45, at, 90, colour="#F0CB4E")
    at += 110
    for words, size in rows:
        sheet.text(
            _WIDTH / 2,
            at + size,
            words,
            size,
            within=700,
            fill=_LIGHT,
            anchor="middle",
            bold=size > 22,
            serif=size > 22,
        )
        at += size * 1.45
    return _document(sheet, heading)


def _document(sheet: Sheet, title: str) -> str:
    return sheet.document(_WIDTH, _HEIGHT, title=title, description="", shown_at=SIZE[0])


def _draw_board(sheet: Sheet, view: dict[str, Any], facts: Facts, top: float, width: float) -> None:
    """The towers, as large as fits; before the first round, the sky and what is being decided."""
    room = _HEIGHT - top - _MARGIN
    sheet.sky(_MARGIN, top, width, room, 8)
    if not view["round"]:
        middle = _MARGIN + width / 2
        sheet.icon("lily", middle - 50, top + room / 2 - 90, 100, colour="#F0CB4E")
        sheet.text(
            middle,
            top + room / 2 + 50,
            round_words(view, facts),
            28,
            within=width - 24,
            fill=_LIGHT,
            anchor="middle",
            bold=True,
            serif=True,
        )
        return
    scale = min(room / towers.HEIGHT, width / (_TOWER * len(view["towers"])))
    left, down = _MARGIN, top + (room - towers.HEIGHT * scale)
    sheet.add(f'<g transform="translate({left:.1f} {down:.1f}) scale({scale:.4f})">')
    towers.draw_towers(sheet, view, facts, 0, 0, width / scale)
    sheet.add("</g>")


def _draw_players(
    sheet: Sheet, view: dict[str, Any], facts: Facts, left: float, top: float
) -> None:
    """A row for each player in turn order: sign, name and points."""
    palette = sheet.palette
    order = [int(seat) for seat in view["order"]]
    pitch = min(_ROW + 26, (_HEIGHT - top - _MARGIN + 6) / len(order))
    for place, seat in enumerate(order):
        y = top + pitch * place
        deciding = seat in view["to_act"]
        edge = palette.gold if deciding else palette.line_2
        high = pitch - 6
        sheet.rect(
            left, y, _PLAYERS, high, palette.paper, radius=8, stroke=edge, line=2 if deciding else 1
        )
        middle = y + high / 2
        seat_sign(sheet, seat, left + 10, middle - 20, 40)
        name, room = facts.player(seat), _PLAYERS - 66
        sheet.fitted(left + 58, middle - 6, name, (20, 18, 16, 14), within=room)
        sheet.icon("victory", left + 57, middle + 3, 24)
        points = str(view["seats"][seat]["goods"]["victory"])
        sheet.text(left + 86, middle + 23, points, 24, within=room - 30, bold=True)
