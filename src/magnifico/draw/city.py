"""The city below the towers: palace, Market, harvest and production, and the tiles of the Church."""

from __future__ import annotations

from typing import Any, Final

from magnifico.content.signs import MINUS, Row, amount, goods_row
from magnifico.draw.effects import rows_of
from magnifico.draw.facts import Facts
from magnifico.draw.pieces import PAWN_SHAPE, hall, niche, plinth, seat_sign, stand
from magnifico.draw.signs import broken, cut, draw_row, width_of_row
from magnifico.draw.svg import Sheet
from magnifico.texts import describe_excommunication
from magnifico.texts.words import roman

SPACES: Final = 76.0
CHURCH: Final = 44.0
_PAWN: Final = 34.0
_PLACE: Final = 28.0


def draw_spaces(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """Palace, Market, harvest and production in one row."""
    palette = sheet.palette
    sheet.rect(x, y, width, SPACES, palette.paper, radius=8, stroke=palette.line_2)
    spaces = {str(space["space"]): space for space in view["spaces"]}
    palace, market = width * 0.27, width * 0.32
    work = (width - palace - market) / 2
    _palace(sheet, view, facts, x, y, palace)
    sheet.rule(x + palace, y + 8, SPACES - 16, upright=True)
    _market(sheet, spaces, facts, x + palace, y, market)
    for place, kind in enumerate(("harvest", "production")):
        left = x + palace + market + work * place
        sheet.rule(left, y + 8, SPACES - 16, upright=True)
        _work(sheet, spaces, facts, kind, left, y, work)


def _heading(
    sheet: Sheet, words: str, row: Row, x: float, y: float, width: float, icon: str = ""
) -> None:
    reward = width_of_row(row, 10)
    right = x + width - 9
    draw_row(sheet, row, right - reward, y + 14, 10)
    if icon:
        sheet.icon(icon, right - 14, y + 6, 15)
        reward += 15
    sheet.fitted(x + 9, y + 18, words, (12.5, 11.5, 10.5, 10), within=width - reward - 22)


def _palace(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    board = facts.board
    row = goods_row(board.palace_gain, board.palace_privileges)
    _heading(sheet, facts.say("space-palace"), row, x, y, width)
    members = list(view["palace"])
    left, wide = x + 9, width - 18
    hall(sheet, left, y + 26, wide, 42, taken=bool(members))
    plinth(sheet, left, y + 38, 15, 18, board.palace_minimum)
    stand(sheet, members, left + 20, y + 30, wide - 26, _PAWN, centred=False)


def _market(
    sheet: Sheet, spaces: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    board = facts.board
    _heading(sheet, facts.say("web-city-market"), [], x, y, width)
    pitch = (width - 12) / len(board.market)
    for place, stall in enumerate(board.market):
        left = x + 9 + pitch * place
        space = spaces.get(f"market{place + 1}", {"open": False, "members": []})
        if not space["open"]:
            _closed(sheet, left, y + 26, _PLACE)
            continue
        _place(sheet, list(space["members"]), board.market_minimum, left, y + 26)
        row = goods_row(stall.gain, stall.privileges, stall.privileges_different)
        for line, cluster in enumerate(row):
            middle = y + 47 + 15 * (line - (len(row) - 1) / 2)
            draw_row(sheet, [cluster], left + _PLACE + 3, middle, 10)


def _place(sheet: Sheet, members: list[dict[str, Any]], minimum: int, x: float, y: float) -> None:
    """A niche for one member; some leaders allow more."""
    niche(sheet, x, y, _PLACE, 42, taken=bool(members))
    if members:
        stand(sheet, members, x, y + 3, _PLACE, 26 / PAWN_SHAPE)
    else:
        plinth(sheet, x, y + 28, _PLACE, 14, minimum)


def _closed(sheet: Sheet, x: float, y: float, width: float) -> None:
    """A place that isn't used with this number of players."""
    niche(sheet, x, y, width, 42, taken=False)
    sheet.icon("cross", x + width / 2 - 8, y + 14, 16, colour=sheet.palette.ink_3, opacity=0.7)


def _work(
    sheet: Sheet,
    spaces: dict[str, Any],
    facts: Facts,
    kind: str,
    x: float,
    y: float,
    width: float,
) -> None:
    board = facts.board
    _heading(sheet, facts.say(f"space-{kind}"), [], x, y, width, icon=kind)
    _place(sheet, list(spaces[kind]["members"]), board.work_minimum, x + 9, y + 26)
    large = spaces[f"{kind}-large"]
    left = x + 9 + _PLACE + 5
    wide = x + width - 9 - left
    members = list(large["members"])
    hall(sheet, left, y + 26, wide, 42, taken=bool(members))
    if not large["open"]:
        sheet.icon(
            "cross", left + wide / 2 - 8, y + 39, 16, colour=sheet.palette.ink_3, opacity=0.7
        )
        return
    ink = sheet.palette.recess_ink if members else sheet.palette.niche_ink
    penalty = f"{MINUS}{board.large_space_penalty}"
    sheet.text(left + wide - 5, y + 51, penalty, 10.5, within=24, fill=ink, anchor="end", bold=True)
    stand(sheet, members, left + 4, y + 30, wide - 28, _PAWN, centred=False)


def draw_church(
    sheet: Sheet, view: dict[str, Any], facts: Facts, x: float, y: float, width: float
) -> None:
    """The excommunication tiles, the faith they require and the signs of the excommunicated players."""
    palette = sheet.palette
    keys = list(view["excommunications"])
    gap = 8.0
    wide = (width - gap * (len(keys) - 1)) / max(1, len(keys))
    period = max(1, int(view["period"]))
    for place, key in enumerate(keys):
        left = x + (wide + gap) * place
        later = place + 1 > period and "final" not in view
        ground, ink = palette.church_later if later else (palette.church, "#FBE9DF")
        if place + 1 == period and "final" not in view:
            ground = palette.church_next
        tile = facts.naming.excommunication_of(key)
        said = [] if tile is None else describe_excommunication(tile, facts.texts).lines
        with sheet.box(left, y, wide, CHURCH, radius=7, title=said):
            sheet.rect(0, 0, wide, CHURCH, ground)
            sheet.text(
                20,
                20,
                roman(place + 1),
                15,
                within=34,
                fill=ink,
                anchor="middle",
                bold=True,
                serif=True,
            )
            needed = [amount(facts.board.faith_requirements[place], "crucifix")]
            across = width_of_row(needed, 10)
            draw_row(sheet, needed, 20 - across / 2, 32, 10, ink=ink)
            bearers = [
                seat for seat, own in enumerate(view["seats"]) if key in own["excommunicated"]
            ]
            signs = 19 * len(bearers)
            for number, seat in enumerate(bearers):
                seat_sign(sheet, seat, wide - 5 - signs + 19 * number, (CHURCH - 20) / 2, 20)
            rows = [] if tile is None else rows_of(tile.effects, facts.texts)
            _penalty(sheet, rows, 44, wide - 52 - signs, ink)


def _penalty(sheet: Sheet, rows: list[Row], x: float, width: float, ink: str) -> None:
    """The penalty of a tile, in icons or words."""
    for size in (12.0, 10.5, 9.4, 8.6):
        lines = [line for row in rows for line in broken(row, size, width)]
        if len(lines) * size * 1.3 <= CHURCH - 8:
            break
    lines = cut(lines, int((CHURCH - 8) / (size * 1.3)), size, width)
    top = CHURCH / 2 - size * 0.65 * (len(lines) - 1)
    for number, line in enumerate(lines):
        draw_row(sheet, line, x, top + size * 1.3 * number, size, ink=ink)
