"""The pieces on the table: signs of players, family members, dice, and the niches members stand in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magnifico.draw.palette import CREAM, EDGE, HEADS
from magnifico.draw.svg import Sheet, number

PAWN_SHAPE = 36 / 46
"""The width of a family member relative to its height."""


def seat_sign(sheet: Sheet, seat: int, x: float, y: float, size: float) -> None:
    """A player's sign: colour and shape of the seat, and the player's initial."""
    sheet.icon(f"seat-{seat}", x, y, size)


def pawn(sheet: Sheet, seat: int, member: str, x: float, y: float, height: float) -> None:
    """A family member: the head is the die, the body is the player."""
    unit = height / 46
    sheet.icon(f"seat-{seat}", x, y + 10.5 * unit, 36 * unit)
    sheet.icon(f"head-{member}", x + 8 * unit, y, 20 * unit)


def stand(
    sheet: Sheet,
    members: Sequence[dict[str, Any]],
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    centred: bool = True,
) -> None:
    """Family members side by side; a crowd overlaps to fit."""
    if not members:
        return
    wide = height * PAWN_SHAPE
    room = width - wide
    step = min(wide * 0.94, room / (len(members) - 1)) if len(members) > 1 else 0
    left = x + (room - step * (len(members) - 1)) / 2 if centred else x
    for place, member in enumerate(members):
        pawn(sheet, int(member["seat"]), str(member["member"]), left + step * place, y, height)


def die(sheet: Sheet, colour: str, pips: int, x: float, y: float, size: float) -> None:
    """A die with its value and the letter of its colour; before the roll, a dot."""
    fill, ink = HEADS[colour]
    sheet.rect(x, y, size, size, fill, radius=size * 0.22, stroke=CREAM, line=0.8)
    sheet.text(
        x + size / 2,
        y + size * 0.69,
        str(pips) if pips else "·",
        size * 0.6,
        within=size,
        fill=ink,
        anchor="middle",
        bold=True,
    )
    sheet.circle(x + size, y + size, size * 0.27, CREAM, stroke=EDGE)
    sheet.text(
        x + size,
        y + size * 1.13,
        sheet.letters.members[colour],
        size * 0.36,
        within=size,
        fill="#2A211B",
        anchor="middle",
        bold=True,
    )


def niche(sheet: Sheet, x: float, y: float, width: float, height: float, *, taken: bool) -> None:
    """An arched niche: idle stone, or a dark recess behind those who stand there."""
    radius = min(width / 2, height * 0.45)
    palette = sheet.palette
    sheet.path(
        f"M{number(x)} {number(y + height)}v{number(radius - height)}"
        f"a{number(width / 2)} {number(radius)} 0 0 1 {number(width)} 0v{number(height - radius)}z",
        palette.recess if taken else palette.idle,
        stroke=palette.niche_line,
        line=0.8,
    )


def hall(sheet: Sheet, x: float, y: float, width: float, height: float, *, taken: bool) -> None:
    """A wide niche for several members."""
    palette = sheet.palette
    fill = palette.recess if taken else palette.idle
    sheet.rect(x, y, width, height, fill, radius=8, stroke=palette.niche_line, line=0.8)


def plinth(
    sheet: Sheet, x: float, y: float, width: float, height: float, minimum: int, fill: str = ""
) -> None:
    """The minimum value of a place."""
    sheet.rect(x, y, width, height, fill or sheet.palette.crown, radius=2)
    sheet.text(
        x + width / 2,
        y + height / 2 + 3.8,
        str(minimum),
        10.5,
        within=width,
        fill="#FFF" if fill else "",
        anchor="middle",
        bold=True,
    )
