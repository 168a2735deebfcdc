"""Cards and leaders at table size: what they cost, what they are called, what they do and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from magnifico.content import Card, Leader
from magnifico.content.effects import Cost, Rule, SetRewards
from magnifico.content.signs import (
    Cluster,
    Row,
    Sign,
    amount,
    goods_row,
    icon,
    value_sign,
)
from magnifico.draw.effects import (
    Line,
    ability_sign,
    lines_of,
    requirement_row,
    rows_of,
    words,
)
from magnifico.draw.measure import wrapped
from magnifico.draw.signs import broken, cut, draw_row, width_of_row
from magnifico.draw.svg import Sheet
from magnifico.texts import (
    Texts,
    clauses,
    describe_card,
    describe_effects,
    describe_leader,
    sentence,
)

_CHIPS: Final = (9.4, 8.8, 8.2)
_NAMES: Final = (12.5, 11.6, 10.8, 10.2)
_NAME_LINE: Final = 13.0
_SIZES: Final = (10.6, 10.0, 9.4, 9.0, 8.4)
_PITCH: Final = 1.38
_GUTTER: Final = 1.6
"""Distance between two lines of signs, and width of the column for the moment sign, in font sizes."""


def cost_row(cost: Cost) -> Row:
    """One price; "4 shields (7+)" means: pay 4 military points and have at least 7."""
    row = goods_row(cost.goods)
    if cost.military_per_opponent:
        row.append(
            (
                *amount(cost.military_per_opponent, "military"),
                Sign("number", "/"),
                Sign("icon", "opponents"),
            )
        )
    if cost.military_required > dict(cost.goods).get("military", 0):
        row.append((Sign("number", f"({cost.military_required}+)"),))
    return row


def moment_sign(line: Line, card: Card) -> Cluster:
    """The sign for when a line of a card happens."""
    if line.when in ("harvest", "production"):
        return value_sign(card.activation, line.when)
    return icon({"once": "bolt", "always": "loop", "end": "flag"}[line.when])


@dataclass(frozen=True, slots=True)
class Chip:
    """A price on a chip; a long price takes several lines."""

    lines: list[Row]
    size: float
    width: float

    @property
    def height(self) -> float:
        """The height of the chip."""
        return self.size * (0.2 + 1.3 * len(self.lines))

    def draw(self, sheet: Sheet, x: float, y: float) -> None:
        """Draw the chip with its upper left corner at (x, y)."""
        ground, ink = sheet.palette.chip
        sheet.rect(x, y, self.width, self.height, ground, radius=self.size * 0.75)
        for place, row in enumerate(self.lines):
            middle = y + self.size * (0.75 + 1.3 * place)
            draw_row(sheet, row, x + self.size * 0.42, middle, self.size, ink=ink)


def chips_of(card: Card, sizes: Sequence[float], within: float) -> list[Chip]:
    """Lay out the prices of a card in the largest size that needs one line each, else in the smallest."""
    found: list[Chip] = []
    for size in sizes:
        edges = size * 0.84
        found = []
        for cost in card.costs:
            lines = broken(cost_row(cost), size, within - edges)
            width = max((width_of_row(row, size) for row in lines), default=0.0) + edges
            found.append(Chip(lines, size, width))
        if all(len(chip.lines) == 1 for chip in found):
            break
    return found


# ---------------------------------------------------------------------------------------------- layout


@dataclass(frozen=True, slots=True)
class _Block:
    """The lines for one moment, with its sign to their left if it has one."""

    sign: Cluster
    lines: list[Row]

    @property
    def has_words(self) -> bool:
        """Whether it contains words, which may be shortened."""
        return any(cluster[0].kind == "words" for line in self.lines for cluster in line)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A layout of name and effects below the picture of a card."""

    size: float
    name_size: float
    name: list[str]
    blocks: list[_Block]
    height: float
    rows: int


def _blocks(card: Card, texts: Texts, size: float, within: float) -> list[_Block]:
    blocks: list[_Block] = []
    for line in lines_of(card, texts):
        rows = [part for row in line.rows for part in broken(row, size, within)]
        blocks.append(_Block(moment_sign(line, card), rows))
    return blocks


def _plan(
    name: str, blocks_at: list[tuple[float, list[_Block]]], width: float, room: float
) -> _Plan:
    """Choose the largest signs in the fewest lines. If space is short, words are cut before the name."""
    letters = _letters(name, width)
    plans: list[_Plan] = []
    for most in (2, 1):
        shown = wrapped(name, letters, width, bold=True, lines=most)
        for size, blocks in blocks_at:
            rows = sum(len(block.lines) for block in blocks)
            height = len(shown) * _NAME_LINE + rows * size * _PITCH + 3
            plans.append(_Plan(size, letters, shown, blocks, height, rows))
        fitting = [plan for plan in plans if plan.height <= room]
        if fitting:
            return min(fitting, key=lambda plan: (plan.size < 9, plan.rows, -plan.size))
        if any(block.has_words for block in plans[-1].blocks):
            break
    last = plans[-1]
    left = int((room - 3 - len(last.name) * _NAME_LINE) / (last.size * _PITCH))
    blocks = _fewer(last.blocks, left, last.size, width - last.size * _GUTTER)
    return _Plan(last.size, letters, last.name, blocks, room, left)


def _letters(name: str, width: float) -> float:
    """The largest font size at which a name takes at most two lines without hyphens."""
    for size in _NAMES:
        lines = wrapped(name, size, width, bold=True)
        if len(lines) <= 2 and " ".join(lines) == name:
            return size
    return _NAMES[1] if len(wrapped(name, _NAMES[1], width, bold=True)) <= 2 else _NAMES[-1]


def _fewer(blocks: list[_Block], lines: int, size: float, within: float) -> list[_Block]:
    """Cut blocks to a number of lines; each block keeps at least one line while there is room."""
    kept: list[_Block] = []
    for place, block in enumerate(blocks):
        later = len(blocks) - place - 1
        most = max(1, lines - later)
        if lines <= 0:
            break
        shown = cut(block.lines, min(most, lines), size, within)
        kept.append(_Block(block.sign, shown))
        lines -= len(shown)
    return kept


def _draw_plan(sheet: Sheet, plan: _Plan, x: float, y: float, width: float, room: float) -> None:
    at = y
    for line in plan.name:
        sheet.text(
            x, at + _NAME_LINE - 3, line, plan.name_size, within=width, bold=True, serif=True
        )
        at += _NAME_LINE
    pitch = plan.size * _PITCH
    at += 1 + max(0.0, room - plan.height) * 0.45
    for block in plan.blocks:
        gutter = plan.size * _GUTTER if block.sign else 0
        middle = at + pitch * len(block.lines) / 2
        draw_row(sheet, [block.sign], x, middle, plan.size)
        for place, row in enumerate(block.lines):
            draw_row(sheet, row, x + gutter, at + pitch * (place + 0.5), plan.size)
        at += pitch * len(block.lines)


# ------------------------------------------------------------------------------------------------ faces


def card_face(
    sheet: Sheet, card: Card, texts: Texts, x: float, y: float, width: float, height: float
) -> None:
    """A development card."""
    palette = sheet.palette
    said = describe_card(card, texts)
    with sheet.box(x, y, width, height, radius=4, title=[said.name, *said.lines]):
        sheet.rect(0, 0, width, height, palette.face)
        room = width - 25
        chips = chips_of(card, _CHIPS, room)
        beside = sum(chip.width + 3 for chip in chips) - 3 <= room
        stacked = sum(chip.height + 1 for chip in chips) + 3
        band = max(19.0, max((chip.height + 5 for chip in chips), default=0) if beside else stacked)
        sheet.icon(f"band-{card.card_type}", 0, 0, width, band)
        at, down = 3.0, 2.5 if beside else 2.0
        for chip in chips:
            chip.draw(sheet, at, down)
            if beside:
                at += chip.width + 3
            else:
                down += chip.height + 1
        _medallion(sheet, str(card.number), width - 13.5, 9.5, palette.bands[card.card_type][2])
        inner = width - 8
        choices = [(one, _blocks(card, texts, one, inner - one * _GUTTER)) for one in _SIZES]
        plan = _plan(card.names[texts.language], choices, inner, height - band - 3)
        _draw_plan(sheet, plan, 4.5, band + 1.5, inner, height - band - 3)
    sheet.rect(x, y, width, height, "none", radius=4, stroke=palette.line_2, line=0.8)


def _medallion(sheet: Sheet, text: str, x: float, y: float, ground: str) -> None:
    sheet.circle(x, y, 8, ground, stroke="#FFF7E6")
    sheet.text(x, y + 2.7, text, 7.4, within=16, fill="#FFF7E6", anchor="middle", bold=True)


def leader_blocks(leader: Leader, texts: Texts, size: float, within: float) -> list[_Block]:
    """Lay out what a leader requires and does; changes of the rules are put in words."""
    blocks: list[_Block] = []
    if leader.requirements:
        blocks.append(_Block((), broken(requirement_row(leader.requirements), size, within)))
    if any(isinstance(effect, Rule | SetRewards) for effect in leader.effects):
        rows = [words(sentence(clauses(describe_effects(leader.effects, texts), texts)))]
    else:
        rows = rows_of(leader.effects, texts)
    lines = [part for row in rows for part in broken(row, size, within)]
    if lines:
        blocks.append(_Block(ability_sign(leader), lines))
    return blocks


def leader_face(
    sheet: Sheet,
    leader: Leader,
    texts: Texts,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """A leader."""
    palette = sheet.palette
    said = describe_leader(leader, texts)
    with sheet.box(x, y, width, height, radius=4, title=[said.name, *said.lines]):
        sheet.rect(0, 0, width, height, palette.face)
        sheet.icon("band-leader", 0, 0, width, 7)
        inner = width - 10
        choices = [
            (one, leader_blocks(leader, texts, one, inner - one * _GUTTER)) for one in _SIZES
        ]
        plan = _plan(leader.names[texts.language], choices, inner, height - 11)
        _draw_plan(sheet, plan, 5, 9, inner, height - 11)
    sheet.rect(x, y, width, height, "none", radius=4, stroke=palette.types["leader"], line=0.8)


def leader_back(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """The back of a leader card."""
    with sheet.box(x, y, width, height, radius=4):
        sheet.icon("band-leader", 0, 0, width, height)
        side = min(width, height) * 0.36
        sheet.icon("lily", (width - side) / 2, (height - side) / 2, side, colour=sheet.palette.gold)
    sheet.rect(x, y, width, height, "none", radius=4, stroke=sheet.palette.gold, line=0.8)
