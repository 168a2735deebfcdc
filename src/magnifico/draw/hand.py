"""The hand of a player: leaders and special tokens, or card backs for what the viewer may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from magnifico import Options
from magnifico.content.signs import goods_row
from magnifico.draw.face import leader_back, leader_face
from magnifico.draw.facts import Facts
from magnifico.draw.palette import Theme, palette_of
from magnifico.draw.pieces import seat_sign
from magnifico.draw.signs import draw_row, width_of_row
from magnifico.draw.svg import Sheet
from magnifico.texts import listed
from magnifico.texts.words import labelled

WIDTH: Final = 800.0
HEIGHT: Final = 118.0
TOKENS: Final = 24.0
_MARGIN: Final = 8.0


def draw_hand(
    view: Mapping[str, object],
    seat: int,
    *,
    options: Options,
    language: str = "en",
    theme: Theme = "light",
    names: Sequence[str] | None = None,
    width: float = WIDTH,
) -> str:
    """Draw the hand of a seat as an SVG document; what the view hides is drawn as card backs."""
    seen = cast("dict[str, Any]", view)
    facts = Facts(options, language, names or ())
    sheet = Sheet(palette_of(theme), facts.letters)
    own = seen["seats"][seat]
    height = hand_height(own) + 2 * _MARGIN
    sheet.rect(0, 0, WIDTH, height, sheet.palette.page)
    draw_hand_panel(sheet, seen, facts, seat, _MARGIN, _MARGIN, WIDTH - 2 * _MARGIN)
    known = [facts.naming.leader(key, facts.texts) for key in _known(own)]
    return sheet.document(
        WIDTH,
        height,
        title=_title(facts, seat),
        description=listed(known, facts.texts)
        or facts.say("web-rival-hand", count=int(own["hand_count"])),
        shown_at=width,
    )


def hand_height(own: dict[str, Any]) -> float:
    """The height of the panel."""
    return (HEIGHT if own["hand_count"] else 24) + (TOKENS if own.get("tokens") else 0)


def _known(own: dict[str, Any]) -> list[str]:
    """The leaders in this hand that the viewer knows."""
    return [str(key) for key in own.get("hand", own.get("hand_known", ()))]


def _title(facts: Facts, seat: int) -> str:
    return labelled(facts.player(seat), facts.texts.get("web-leader-in-hand"), facts.texts)


def draw_hand_panel(
    sheet: Sheet,
    view: dict[str, Any],
    facts: Facts,
    seat: int,
    x: float,
    y: float,
    width: float,
) -> None:
    """Leaders side by side, with tokens below."""
    palette = sheet.palette
    own = view["seats"][seat]
    height = hand_height(own)
    sheet.rect(x, y, width, height, palette.paper, radius=8, stroke=palette.line_2)
    seat_sign(sheet, seat, x + 9, y + 3, 16)
    title = _title(facts, seat)
    sheet.text(x + 30, y + 15, title, 12, within=width - 40, bold=True, serif=True)
    known = _known(own)
    count = int(own["hand_count"])
    gap = 6.0
    wide = min(150.0, (width - 20 - gap * (max(count, 1) - 1)) / max(count, 1))
    for place in range(count):
        left = x + 10 + (wide + gap) * place
        leader = facts.naming.leader_of(known[place]) if place < len(known) else None
        if leader is None:
            leader_back(sheet, left, y + 21, wide, HEIGHT - 29)
        else:
            leader_face(sheet, leader, facts.texts, left, y + 21, wide, HEIGHT - 29)
    if own.get("tokens"):
        _tokens(sheet, own, facts, x + 10, y + height - TOKENS - 2, width - 20)


def _tokens(
    sheet: Sheet, own: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """The faces of special tokens, as many as there is room for."""
    palette = sheet.palette
    at = x
    faces = [str(key) for key in own["tokens"]]
    for number, key in enumerate(faces):
        row = goods_row(facts.token_gain(key))
        wide = width_of_row(row, 10) + 26
        if at + wide > x + width - 34 and number < len(faces) - 1:
            sheet.text(at + 2, y + 14, f"+{len(faces) - number}", 11, within=30, bold=True)
            return
        sheet.rect(at, y + 1, wide, 18, palette.well, radius=9, stroke=palette.types["venture"])
        sheet.icon("tokens", at + 3, y + 3, 14)
        draw_row(sheet, row, at + 20, y + 10, 10)
        at += wide + 5
