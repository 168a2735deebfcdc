"""A strip for each player: goods, cards, members left, leaders in play, points."""

from __future__ import annotations

from typing import Any, Final

from magnifico.content.vocabulary import CARD_TYPES
from magnifico.draw.facts import Facts
from magnifico.draw.measure import width_of, wrapped
from magnifico.draw.pieces import PAWN_SHAPE, pawn, seat_sign
from magnifico.draw.svg import Sheet, clean

HEIGHT: Final = 52.0
_GOODS: Final = ("coins", "wood", "stone", "servants", "military", "faith", "tokens")
_PITCH: Final = 37.0
_NAME: Final = 122.0
_MEMBERS: Final = 140.0


def draw_strip(
    sheet: Sheet,
    view: dict[str, Any],
    facts: Facts,
    seat: int,
    x: float,
    y: float,
    width: float,
) -> None:
    """One player, from left to right."""
    palette = sheet.palette
    own = view["seats"][seat]
    deciding = seat in view["to_act"]
    edge = palette.gold if deciding else palette.line_2
    sheet.rect(x, y, width, HEIGHT, palette.paper, radius=8, stroke=edge, line=2 if deciding else 1)
    with sheet.box(x, y, width, HEIGHT):
        seat_sign(sheet, seat, 8, 12, 28)
        _name(sheet, own, facts, seat)
        left = 42 + _NAME
        _counts(sheet, view, own, left)
        left += _PITCH * len(_GOODS) + 4
        sheet.rule(left - 4, 8, HEIGHT - 16, upright=True)
        _members(sheet, own, seat, left)
        left += _MEMBERS
        sheet.rule(left - 1, 8, HEIGHT - 16, upright=True)
        _leaders(sheet, view, own, facts, seat, left + 5, width - left - 78)
        sheet.text(
            width - 28,
            32,
            str(own["goods"]["victory"]),
            18,
            within=40,
            anchor="end",
            bold=True,
        )
        sheet.icon("victory", width - 26, 16, 19)


def _name(sheet: Sheet, own: dict[str, Any], facts: Facts, seat: int) -> None:
    """The name in one line or two, and below it the family."""
    room = _NAME - 8
    name = clean(facts.player(seat))
    lines = [name]
    size = 13.5
    if width_of(name, size, bold=True) > room:
        size = 12
        lines = wrapped(name, size, room, bold=True, lines=2)
    family = facts.naming.family_of(own.get("family", ""))
    at = HEIGHT / 2 + 4.5 - 6.5 * (len(lines) - 1) - (6 if family is not None else 0)
    for line in lines:
        sheet.text(42, at, line, size, within=room, bold=True, serif=True)
        at += 13
    if family is not None:
        shown = family.names[facts.texts.language]
        sheet.text(42, at, shown, 10, within=room, fill=sheet.palette.ink_2)


def _counts(sheet: Sheet, view: dict[str, Any], own: dict[str, Any], x: float) -> None:
    """Goods above; cards by type, leaders in hand and excommunications below."""
    houses = "token_supply" in view
    goods = [good for good in _GOODS if good != "tokens" or houses]
    above: list[tuple[str, int]] = [(good, int(own["goods"][good])) for good in goods]
    below: list[tuple[str, int]] = [(kind, len(own["cards"][kind])) for kind in CARD_TYPES]
    below.append(("hand", int(own["hand_count"])))
    if own["excommunicated"]:
        below.append(("church", len(own["excommunicated"])))
    for row, counts in enumerate((above, below)):
        for place, (icon, count) in enumerate(counts):
            _count(sheet, icon, count, x + _PITCH * place, 8 + 20 * row)


def _count(sheet: Sheet, icon: str, count: int, x: float, y: float) -> None:
    palette = sheet.palette
    ink = palette.ink if count else palette.ink_3
    if icon == "church":
        ink = palette.bad
    sheet.text(x + 17, y + 12.3, str(count), 12, within=17, fill=ink, anchor="end", bold=True)
    colour = palette.bad if icon == "church" else palette.ink_2
    sheet.icon(icon, x + 18, y, 16, colour=colour, opacity=1 if count else 0.45)


def _members(sheet: Sheet, own: dict[str, Any], seat: int, x: float) -> None:
    """The family members that have not been placed yet, with their current values."""
    height = 32.0
    pitch = height * PAWN_SHAPE + 2
    for place, (member, value) in enumerate(own["members"].items()):
        left = x + pitch * place
        pawn(sheet, seat, str(member), left, 3, height)
        sheet.text(
            left + height * PAWN_SHAPE / 2,
            46.5,
            str(value),
            11,
            within=pitch,
            anchor="middle",
            bold=True,
        )


def _leaders(
    sheet: Sheet,
    view: dict[str, Any],
    own: dict[str, Any],
    facts: Facts,
    seat: int,
    x: float,
    width: float,
) -> None:
    """Leaders in play; used ones are pale, and a member on a leader's space stands beside its name."""
    palette = sheet.palette
    entries = list(own["leaders"])
    standing = {
        str(place["leader"]): place
        for place in view.get("leader_spaces", ())
        if int(place["seat"]) == seat
    }
    columns = 1 if len(entries) <= 2 else 2
    rows = max(2, min(3, -(-len(entries) // columns)))
    wide = (width - 4 * (columns - 1)) / columns
    pitch = (HEIGHT - 8) / rows
    size = 10.0 if rows == 2 else 9.0
    shown = entries if len(entries) <= columns * rows else entries[: columns * rows - 1]
    for place, entry in enumerate(shown):
        key = str(entry["leader"])
        left = x + (wide + 4) * (place // rows)
        top = 4 + pitch * (place % rows)
        ground = palette.bands["leader"][0]
        sheet.rect(
            left, top, wide, pitch - 2, ground, radius=4, opacity=0.55 if entry["used"] else 1
        )
        indent = 5.0
        if str(entry["leader"]) in standing:
            member = str(standing[str(entry["leader"])]["member"])
            high = pitch - 2
            pawn(sheet, seat, member, left + 2, top, high)
            indent = high * PAWN_SHAPE + 3
        room = wide - indent - 4
        name = facts.leader(key, size, room)
        if "copies" in entry:
            copied = facts.leader(str(entry["copies"]), size, 0)
            name = f"{facts.leader(key, size, 0)} → {copied}"
        sheet.text(
            left + indent,
            top + pitch / 2 + size * 0.27,
            name,
            size,
            within=room,
            fill="#FFF2DD",
        )
    if len(shown) < len(entries):
        left = x + (wide + 4) * (len(shown) // rows)
        top = 4 + pitch * (len(shown) % rows)
        more = f"+{len(entries) - len(shown)}"
        sheet.text(left + 5, top + pitch / 2 + 3, more, size, within=wide, bold=True)
