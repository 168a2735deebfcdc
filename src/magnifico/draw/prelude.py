"""Before the first round: bonus tiles to choose from, the leaders of the draft, the auction of families."""

from __future__ import annotations

from typing import Any, Final

from magnifico.content.signs import goods_row
from magnifico.draw.bar import round_words
from magnifico.draw.face import leader_back, leader_face
from magnifico.draw.facts import Facts
from magnifico.draw.measure import wrapped
from magnifico.draw.pieces import seat_sign
from magnifico.draw.signs import draw_row
from magnifico.draw.svg import Sheet
from magnifico.texts import describe_family, listed

_HEAD: Final = 30.0
_TILES: Final = 70.0
_LEADERS: Final = 96.0
_SLOT: Final = 268.0


def prelude_height(view: dict[str, Any]) -> float:
    """The height of the panel."""
    return _HEAD + {"tiles": _TILES, "draft": _LEADERS, "auction": _SLOT}[_stage(view)] + 10


def _stage(view: dict[str, Any]) -> str:
    """Which of the three choices is being made."""
    kind = str(view["decision"]["kind"])
    if kind == "bonus_tile":
        return "tiles"
    return "auction" if kind != "draft" and "auction" in view else "draft"


def draw_prelude(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """Draw the current choice in place of the towers."""
    sheet.sky(x, y, width, prelude_height(view), 8)
    sheet.text(
        x + width / 2,
        y + 20,
        round_words(view, facts),
        14,
        within=width - 20,
        fill="#F4EBD8",
        anchor="middle",
        bold=True,
        serif=True,
    )
    left, wide, top = x + 10, width - 20, y + _HEAD
    stage = _stage(view)
    if stage == "auction":
        _auction(sheet, view, facts, left, top, wide)
    elif stage == "tiles":
        _bonus_tiles(sheet, view, facts, left, top, wide)
    else:
        _draft(sheet, view, facts, left, top, wide)


def _bonus_tiles(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    palette = sheet.palette
    tiles = [facts.naming.bonus_tile_of(key) for key in view.get("bonus_tiles", ())]
    wide = min(150.0, (width - 8 * (len(tiles) - 1)) / max(1, len(tiles)))
    start = x + (width - (wide + 8) * len(tiles) + 8) / 2
    for place, tile in enumerate(tiles):
        if tile is None:
            continue
        with sheet.box(start + (wide + 8) * place, y, wide, _TILES, radius=6):
            sheet.rect(0, 0, wide, _TILES, palette.well)
            sheet.rule(8, _TILES / 2, wide - 16)
            for row, (icon, goods) in enumerate(
                (("production", tile.production), ("harvest", tile.harvest))
            ):
                middle = _TILES * (0.25 + 0.5 * row)
                sheet.icon(icon, 7, middle - 9, 18)
                draw_row(sheet, goods_row(goods), 31, middle, 10.5)


def _draft(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """The viewer's pack of leaders, or card backs if the view has none."""
    draft = view.get("draft", {})
    pack = [facts.naming.leader_of(key) for key in draft.get("pack", ())]
    count = len(pack) or max(1, facts.board.leaders_dealt - int(draft.get("kept", 0)))
    wide = min(150.0, (width - 6 * (count - 1)) / count)
    start = x + (width - (wide + 6) * count + 6) / 2
    for place in range(count):
        leader = pack[place] if place < len(pack) else None
        left = start + (wide + 6) * place
        if leader is None:
            leader_back(sheet, left, y, wide, _LEADERS)
        else:
            leader_face(sheet, leader, facts.texts, left, y, wide, _LEADERS)


def _auction(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """A column for each family: what it can do, its leaders, its rows and bids with the highest number on top."""
    slots = list(view["auction"])
    wide = min(190.0, (width - 8 * (len(slots) - 1)) / max(1, len(slots)))
    start = x + (width - (wide + 8) * len(slots) + 8) / 2
    for place, slot in enumerate(slots):
        left = start + (wide + 8) * place
        with sheet.box(left, y, wide, _SLOT, radius=8):
            _draw_slot(sheet, slot, facts, wide)


def _draw_slot(sheet: Sheet, slot: dict[str, Any], facts: Facts, width: float) -> None:
    palette = sheet.palette
    head = 130.0
    sheet.rect(0, 0, width, _SLOT, palette.paper)
    sheet.rect(0, 0, width, head, "#1B3559")
    name = facts.naming.family(slot["family"], facts.texts)
    cream = "#F4EBD8"
    sheet.text(
        width / 2,
        19,
        name,
        14,
        within=width - 10,
        fill=cream,
        anchor="middle",
        bold=True,
        serif=True,
    )
    family = facts.naming.family_of(slot["family"])
    said = [] if family is None else [". ".join(describe_family(family, facts.texts).lines)]
    named = [facts.naming.leader(key, facts.texts) for key in slot["leaders"]]
    leaders = listed(named, facts.texts)
    below = wrapped(leaders, 9, width - 14, lines=3)
    lines = [line for text in said for line in wrapped(text, 9, width - 14, lines=8 - len(below))]
    for number, line in enumerate([*lines, *below]):
        ink = cream if number < len(lines) else "#F0CB4E"
        sheet.text(
            width / 2, 34 + 11.5 * number, line, 9, within=width - 12, fill=ink, anchor="middle"
        )
    pitch = (_SLOT - head) / max(1, len(slot["rows"]))
    bid = slot.get("bid", {})
    rows = list(enumerate(slot["rows"], start=1))
    for place, (number, goods) in enumerate(reversed(rows)):
        top = head + pitch * place
        if place:
            sheet.rule(6, top, width - 12)
        held = bid.get("row") == number
        if held:
            sheet.rect(0, top, width, pitch, palette.well)
            seat_sign(sheet, int(bid["seat"]), width - 22, top + pitch / 2 - 10, 20)
        sheet.text(
            11,
            top + pitch / 2 + 3.5,
            str(number),
            10,
            within=12,
            fill=palette.ink_2,
            anchor="middle",
        )
        draw_row(sheet, goods_row(goods), 20, top + pitch / 2, 9.2)
