"""One card in full: icons, and the same in words below them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from magnifico import Options
from magnifico.content import Card, Leader
from magnifico.content.signs import Cluster, Row
from magnifico.draw.effects import (
    ability_sign,
    lines_of,
    requirement_row,
    rows_of,
)
from magnifico.draw.face import Chip, chips_of, moment_sign
from magnifico.draw.facts import Facts
from magnifico.draw.measure import wrapped
from magnifico.draw.palette import Theme, palette_of
from magnifico.draw.signs import broken, draw_row
from magnifico.draw.svg import Sheet
from magnifico.texts import Texts, describe_card, describe_leader

WIDTH: Final = 300.0
_BAND: Final = 84.0
_MARGIN: Final = 14.0
_SIGN: Final = 17.0
_GUTTER: Final = 29.0
_TEXT: Final = 12.5


def draw_card(
    number: int | str,
    *,
    options: Options | None = None,
    language: str = "en",
    theme: Theme = "light",
    width: float = WIDTH,
) -> str:
    """Draw a development card (by number) or a leader (by key) as an SVG document.

    `options` say which packs are searched; the default is the three built-in ones.
    """
    facts = Facts(options or Options(expansions=("houses", "pazzi")), language)
    card = facts.naming.card_of(number) if isinstance(number, int) else None
    if card is not None:
        return _draw(_of_card(card, facts.texts), Sheet(palette_of(theme), facts.letters), width)
    leader = facts.naming.leader_of(number)
    if leader is None:
        raise ValueError(f"there is no card {number!r} in the packs in use")
    return _draw(_of_leader(leader, facts.texts), Sheet(palette_of(theme), facts.letters), width)


class _Face:
    """The parts of a card or a leader, from top to bottom."""

    def __init__(self, kind: str, name: str, header: str) -> None:
        self.kind = kind
        self.name = name
        self.header = header
        self.chips: list[Chip] = []
        self.medallion = ""
        self.blocks: list[tuple[Cluster, list[Row]]] = []
        self.lines: list[str] = []
        self.notes: list[str] = []


def _of_card(card: Card, texts: Texts) -> _Face:
    said = describe_card(card, texts)
    face = _Face(card.card_type, said.name, said.header)
    face.chips = chips_of(card, (16, 14, 12), WIDTH - 96)
    face.medallion = str(card.number)
    face.blocks = [
        (moment_sign(line, card), list(line.rows))
        for line in lines_of(card, texts)
        if _has_icons(line.rows)
    ]
    face.lines, face.notes = list(said.lines), list(said.notes)
    return face


def _of_leader(leader: Leader, texts: Texts) -> _Face:
    said = describe_leader(leader, texts)
    face = _Face("leader", said.name, said.header)
    if leader.requirements:
        face.blocks.append(((), [requirement_row(leader.requirements)]))
    rows = rows_of(leader.effects, texts)
    if _has_icons(rows):
        face.blocks.append((ability_sign(leader), rows))
    face.lines = list(said.lines)
    return face


def _has_icons(rows: Iterable[Row]) -> bool:
    """Whether the rows contain icons; words alone would only repeat the text below."""
    return any(sign.kind != "words" for row in rows for cluster in row for sign in cluster)


def _draw(face: _Face, sheet: Sheet, width: float) -> str:
    palette = sheet.palette
    inner = WIDTH - 2 * _MARGIN
    name = wrapped(face.name, 22, inner, bold=True, lines=3)
    blocks = [
        (sign, [line for row in rows for line in broken(row, _SIGN, inner - _GUTTER)])
        for sign, rows in face.blocks
    ]
    signs = sum(len(lines) for _, lines in blocks) * _SIGN * 1.4
    texts = [(line, palette.ink_2) for text in face.lines for line in wrapped(text, _TEXT, inner)]
    texts += [(line, palette.ink_3) for text in face.notes for line in wrapped(text, _TEXT, inner)]
    head = _BAND + 10 + 25 * len(name) + 24
    height = max(360.0, head + signs + 24 + 17 * len(texts) + 10)
    with sheet.box(0, 0, WIDTH, height, radius=12):
        sheet.rect(0, 0, WIDTH, height, palette.face)
        _picture(sheet, face)
        at = _BAND + 10
        for line in name:
            sheet.text(_MARGIN, at + 19, line, 22, within=inner, bold=True, serif=True)
            at += 25
        sheet.text(_MARGIN, at + 11, face.header, 11.5, within=inner, fill=palette.ink_3)
        at += 24
        pitch = _SIGN * 1.4
        for sign, lines in blocks:
            draw_row(sheet, [sign], _MARGIN, at + pitch * len(lines) / 2, _SIGN)
            left = _MARGIN + (_GUTTER if sign else 0)
            for place, row in enumerate(lines):
                draw_row(sheet, row, left, at + pitch * (place + 0.5), _SIGN)
            at += pitch * len(lines)
        at = max(at + 12, height - 17 * len(texts) - 22)
        sheet.rule(_MARGIN, at, inner)
        for line, ink in texts:
            at += 17
            sheet.text(_MARGIN, at + 2, line, _TEXT, within=inner, fill=ink)
    sheet.rect(0.5, 0.5, WIDTH - 1, height - 1, "none", radius=12, stroke=palette.line_2)
    return sheet.document(
        WIDTH, height, title=face.name, description=". ".join(face.lines), shown_at=width
    )


def _picture(sheet: Sheet, face: _Face) -> None:
    """The band with the prices and the card's number, or with the lily of a leader."""
    palette = sheet.palette
    sheet.icon(f"band-{face.kind}", 0, 0, WIDTH, _BAND)
    at = 10.0
    for price in face.chips:
        price.draw(sheet, 10, at)
        at += price.height + 5
    cream = "#FFF7E6"
    if not face.medallion:
        sheet.icon("lily", WIDTH / 2 - 24, _BAND / 2 - 22, 48, colour=cream)
        return
    x, y = WIDTH - 46, _BAND / 2
    sheet.circle(x, y, 32, palette.bands[face.kind][2], stroke=cream)
    sheet.icon(face.kind, x - 13, y - 23, 26)
    sheet.text(x, y + 20, face.medallion, 15, within=52, fill=cream, anchor="middle", bold=True)
