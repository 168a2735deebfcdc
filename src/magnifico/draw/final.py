"""The final scores: the winner, and everybody's points by source."""

from __future__ import annotations

from typing import Any, Final

from magnifico.content.signs import MINUS
from magnifico.draw.facts import Facts
from magnifico.draw.measure import wrapped
from magnifico.draw.pieces import seat_sign
from magnifico.draw.svg import Sheet, clean

_GROUPS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    (
        "play",
        "victory",
        ("cards", "harvest", "production", "leaders", "other", "spent", "before_scoring", "track"),
    ),
    ("church", "faith", ("church",)),
    ("territories", "territory", ("territories",)),
    ("characters", "character", ("characters",)),
    ("ventures", "venture", ("ventures",)),
    ("military", "military", ("military",)),
    ("resources", "wood", ("resources",)),
    ("penalties", "church", ("penalties",)),
)
_COLOURS: Final[dict[str, str]] = {
    "play": "#8F6115",
    "church": "#B32A3D",
    "territories": "#437340",
    "characters": "#35628F",
    "ventures": "#6E4A87",
    "military": "#4B6CA6",
    "resources": "#7C5630",
}
_HEAD: Final = 46.0
_ROW: Final = 46.0
_WINNER: Final = 150.0


def final_height(view: dict[str, Any]) -> float:
    """The height of the panel."""
    return max(_HEAD + _ROW * len(view["final"]) + 10, 190)


def ranking(view: dict[str, Any]) -> list[int]:
    """Seats from first to last; ties go to the earlier place in the turn order."""
    return sorted(view["order"], key=lambda seat: -int(view["seats"][seat]["goods"]["victory"]))


def _points(sources: dict[str, int], names: tuple[str, ...]) -> int:
    return sum(int(sources.get(name, 0)) for name in names)


def draw_final(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """The winner at the left, the table of points at the right."""
    palette = sheet.palette
    height = final_height(view)
    places = ranking(view)
    _winner(sheet, view, facts, places[0], x, y, height)
    left = x + _WINNER + 8
    wide = width - _WINNER - 8
    sheet.rect(left, y, wide, height, palette.paper, radius=8, stroke=palette.line_2)
    columns = left + 142
    pitch = (wide - 142 - 52) / len(_GROUPS)
    for place, (name, icon, _) in enumerate(_GROUPS):
        middle = columns + pitch * (place + 0.5)
        sheet.icon(icon, middle - 9, y + 6, 18, colour=palette.bad)
        label = facts.say(f"web-final-{name}")
        for number, line in enumerate(wrapped(label, 8.8, pitch - 2, lines=2)):
            sheet.text(
                middle,
                y + 33 + 9.5 * number,
                line,
                8.8,
                within=pitch - 2,
                fill=palette.ink_2,
                anchor="middle",
            )
    right = left + wide - 12
    total = facts.say("category-total")
    sheet.text(right, y + 33, total, 8.8, within=48, fill=palette.ink_2, anchor="end")
    most = max(1, *(_positive(view, seat) for seat in places))
    for place, seat in enumerate(places):
        top = y + _HEAD + _ROW * place
        sheet.rule(left + 10, top, wide - 20)
        seat_sign(sheet, seat, left + 10, top + 4, 22)
        sheet.fitted(left + 36, top + 19.5, facts.player(seat), (13, 12, 11), within=106)
        _numbers(sheet, view["final"][seat], columns, pitch, top + 20)
        points = str(view["seats"][seat]["goods"]["victory"])
        sheet.text(right, top + 21, points, 17, within=50, anchor="end", bold=True)
        _bar(sheet, view["final"][seat], left + 10, top + 29, wide - 22, most)


def _positive(view: dict[str, Any], seat: int) -> int:
    sources = view["final"][seat]
    return sum(max(0, _points(sources, names)) for _, _, names in _GROUPS)


def _numbers(sheet: Sheet, sources: dict[str, int], x: float, pitch: float, y: float) -> None:
    palette = sheet.palette
    for place, (_, _, names) in enumerate(_GROUPS):
        points = _points(sources, names)
        ink = palette.ink if points > 0 else palette.bad if points < 0 else palette.ink_3
        sheet.text(
            x + pitch * (place + 0.5),
            y,
            str(points).replace("-", MINUS),
            12.5,
            within=pitch - 2,
            fill=ink,
            anchor="middle",
            bold=points != 0,
        )


def _bar(
    sheet: Sheet, sources: dict[str, int], x: float, y: float, width: float, most: int
) -> None:
    """The same numbers as a stacked bar, without losses."""
    sheet.rect(x, y, width, 9, sheet.palette.well, radius=2)
    at = x
    for name, _, names in _GROUPS:
        points = _points(sources, names)
        if points > 0:
            long = width * points / most
            sheet.rect(at, y, max(0.5, long - 0.8), 9, _COLOURS[name], radius=1.5)
            at += long


def _winner(
    sheet: Sheet, view: dict[str, Any], facts: Facts, seat: int, x: float, y: float, height: float
) -> None:
    sheet.sky(x, y, _WINNER, height, 8)
    middle = x + _WINNER / 2
    top = y + (height - 160) / 2
    sheet.icon("victory", middle - 42, top, 84)
    seat_sign(sheet, seat, middle - 20, top + 18, 40)
    room = _WINNER - 16
    sheet.fitted(
        middle,
        top + 104,
        facts.say("web-final-most"),
        (11, 10, 9),
        within=room,
        fill="#F4EBD8",
        anchor="middle",
    )
    at = top + 124
    for line in wrapped(clean(facts.player(seat)), 16, room, bold=True, lines=2):
        sheet.text(
            middle,
            at,
            line,
            16,
            within=room,
            fill="#FFF7E6",
            anchor="middle",
            bold=True,
            serif=True,
        )
        at += 18
    points = str(view["seats"][seat]["goods"]["victory"])
    sheet.text(middle, at + 9, points, 24, within=room, fill="#FFF7E6", anchor="middle", bold=True)
