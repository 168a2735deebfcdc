"""The towers: a crown with the name, four floors with niche and card."""

from __future__ import annotations

from typing import Any, Final

from magnifico.content.signs import amount, goods_row
from magnifico.draw.face import card_face
from magnifico.draw.facts import TOWER_TYPES, Facts
from magnifico.draw.palette import ADAPTED
from magnifico.draw.pieces import PAWN_SHAPE, niche, plinth, stand
from magnifico.draw.signs import draw_row, width_of_row
from magnifico.draw.svg import Sheet
from magnifico.texts import tower_title

CROWN: Final = 25.0
FLOOR: Final = 98.0
HEIGHT: Final = 12 + CROWN + 4 * FLOOR + 3
_NICHE: Final = 30.0


def draw_towers(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """All towers side by side before the sky."""
    towers = list(view["towers"])
    gap = 9.0 if len(towers) < 5 else 6.0
    wide = (width - 2 * gap - gap * (len(towers) - 1)) / len(towers)
    sheet.sky(x, y, width, HEIGHT, 8)
    for place, tower in enumerate(towers):
        left = x + gap + (wide + gap) * place
        adapted = view.get("adaptation") == tower["tower"]
        _draw_tower(sheet, tower, facts, left, y + 12, wide, adapted)


def _draw_tower(
    sheet: Sheet,
    tower: dict[str, Any],
    facts: Facts,
    x: float,
    y: float,
    width: float,
    adapted: bool,
) -> None:
    palette = sheet.palette
    kind = TOWER_TYPES[str(tower["tower"])]
    teeth = "".join(
        f"M{x + 1 + at * 14:.1f} {y - 6:.1f}h8v8h-8z" for at in range(int((width + 5) // 14))
    )
    sheet.path(teeth, palette.crown)
    sheet.rect(x, y, width, CROWN, palette.crown)
    sheet.rect(x, y + CROWN - 3, width, 3, palette.types[kind])
    sheet.rect(x, y + CROWN, width, 4 * FLOOR + 2, palette.wall)
    occupied = any(floor["members"] for floor in tower["floors"])
    toll = [amount(f"+{facts.board.surcharge}", "coins")] if occupied else []
    right = x + width - 4
    if toll:
        right -= width_of_row(toll, 10)
        draw_row(sheet, toll, right, y + 11, 10)
    sheet.icon(kind, x + 4, y + 3.5, 15)
    name = tower_title(str(tower["tower"]), facts.texts)
    sheet.fitted(x + 22, y + 15.5, name, (13, 12, 11, 10), within=right - x - 24)
    for place, floor in enumerate(reversed(tower["floors"])):
        top = y + CROWN + FLOOR * place
        if place:
            sheet.rect(x, top - 0.5, width, 1.5, palette.cornice, opacity=0.7)
        _draw_floor(sheet, floor, facts, x, top, width, adapted)


def _draw_floor(
    sheet: Sheet,
    floor: dict[str, Any],
    facts: Facts,
    x: float,
    y: float,
    width: float,
    adapted: bool,
) -> None:
    palette = sheet.palette
    members = list(floor["members"])
    high = FLOOR - 7
    left, top = x + 3, y + 4
    niche(sheet, left, top, _NICHE, high, taken=bool(members))
    plinth(
        sheet, left, top + high - 15, _NICHE, 15, int(floor["minimum"]), ADAPTED if adapted else ""
    )
    bonus = goods_row(floor["bonus"])
    ink = palette.recess_ink if members else palette.niche_ink
    for place, cluster in enumerate(bonus):
        across = width_of_row([cluster], 10)
        draw_row(sheet, [cluster], left + (_NICHE - across) / 2, top + 12 + 13 * place, 10, ink=ink)
    stand(sheet, members, left, top + 27, _NICHE, min(_NICHE, 28) / PAWN_SHAPE)
    card = facts.naming.card_of(floor["card"])
    place_x, wide = left + _NICHE + 4, width - _NICHE - 10
    if card is not None:
        card_face(sheet, card, facts.texts, place_x, top, wide, high)
        return
    sheet.rect(place_x, top, wide, high, palette.window, radius=4)
    sheet.path(
        f"M{place_x:.1f} {top + high / 3:.1f}h{wide:.1f}M{place_x:.1f} {top + high * 2 / 3:.1f}h{wide:.1f}"
        f"M{place_x + wide / 3:.1f} {top:.1f}v{high / 3:.1f}M{place_x + wide * 0.7:.1f} {top + high / 3:.1f}"
        f"v{high / 3:.1f}M{place_x + wide * 0.4:.1f} {top + high * 2 / 3:.1f}v{high / 3:.1f}",
        "none",
        stroke=palette.cornice,
        line=0.6,
    )
