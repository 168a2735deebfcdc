"""Draws rows of small signs: numbers with icons, values in squares, heads of family members, and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from magnifico.content.signs import Cluster, Row, Sign
from magnifico.draw.measure import ELLIPSIS, shortened, width_of
from magnifico.draw.svg import Sheet

_GAP: Final = 0.34
"""The space between two clusters, in font sizes."""


def width_of_sign(sign: Sign, size: float) -> float:
    """The width of a sign."""
    if sign.kind == "icon":
        return size * 1.22
    if sign.kind == "head":
        return size * 1.16
    if sign.kind == "value":
        return max(size * 1.36, width_of(sign.text, size, bold=True) + size * 0.3)
    return width_of(sign.text, size, bold=sign.kind == "number")


def width_of_cluster(cluster: Cluster, size: float) -> float:
    """The width of a cluster."""
    return sum(width_of_sign(sign, size) for sign in cluster) + size * 0.08 * (len(cluster) - 1)


def width_of_row(row: Sequence[Cluster], size: float) -> float:
    """The width of a row on one line."""
    gaps = size * _GAP * max(0, len(row) - 1)
    return sum(width_of_cluster(cluster, size) for cluster in row) + gaps


def broken(row: Iterable[Cluster], size: float, within: float) -> list[Row]:
    """Break a row into lines that fit; a cluster too wide for a line is split or shortened."""
    lines: list[Row] = []
    line: Row = []
    for cluster in _fitting(row, size, within):
        if line and width_of_row([*line, cluster], size) > within:
            lines.append(line)
            line = []
        line.append(cluster)
    return [*lines, line] if line else lines


def _fitting(row: Iterable[Cluster], size: float, within: float) -> Iterable[Cluster]:
    for cluster in row:
        if width_of_cluster(cluster, size) <= within:
            yield cluster
        elif len(cluster) > 1:
            yield from ((sign,) for sign in cluster)
        elif cluster[0].kind in ("words", "number"):
            sign = cluster[0]
            yield (
                Sign(sign.kind, shortened(sign.text, size, within, sign.kind == "number") or "."),
            )
        else:
            yield cluster


def cut(lines: list[Row], most: int, size: float, within: float) -> list[Row]:
    """Keep at most `most` lines; if any are dropped, the last one ends in an ellipsis."""
    if len(lines) <= most:
        return lines
    kept = lines[: max(0, most)]
    if kept:
        last = list(kept[-1])
        dots = (Sign("words", ELLIPSIS),)
        while last and width_of_row([*last, dots], size) > within:
            last.pop()
        kept[-1] = [*last, dots]
    return kept


def draw_row(
    sheet: Sheet, row: Sequence[Cluster], x: float, middle: float, size: float, *, ink: str = ""
) -> float:
    """Draw a row, vertically centred on `middle`; returns its right end."""
    at = x
    for number, cluster in enumerate(_joined(row)):
        at += size * _GAP if number else 0
        for place, sign in enumerate(cluster):
            at += size * 0.08 if place else 0
            _draw_sign(sheet, sign, at, middle, size, ink)
            at += width_of_sign(sign, size)
    return at


def _joined(row: Sequence[Cluster]) -> Row:
    """Join neighbouring words into one text, so that the spaces between them suit the reader's font."""
    joined: Row = []
    for cluster in row:
        if joined and cluster[-1].kind == joined[-1][-1].kind == "words":
            joined[-1] = (Sign("words", f"{joined[-1][-1].text} {cluster[-1].text}"),)
        else:
            joined.append(cluster)
    return joined


def _draw_sign(sheet: Sheet, sign: Sign, x: float, middle: float, size: float, ink: str) -> None:
    palette = sheet.palette
    width = width_of_sign(sign, size)
    baseline = middle + size * 0.36
    if sign.kind == "icon":
        sheet.icon(sign.text, x, middle - width / 2, width, colour=ink)
    elif sign.kind == "head":
        sheet.icon(f"head-{sign.text}", x, middle - width / 2, width)
    elif sign.kind == "value":
        ground, fill = palette.value
        if sign.tone:
            ground, fill = (
                (palette.harvest if sign.tone == "harvest" else palette.production),
                "#FFF",
            )
        high = size * 1.36
        sheet.rect(x, middle - high / 2, width, high, ground, radius=size * 0.32)
        sheet.text(
            x + width / 2,
            baseline,
            sign.text,
            size,
            within=width,
            fill=fill,
            anchor="middle",
            bold=True,
        )
    elif sign.kind == "number":
        # Right-aligned against the icon: narrow fonts leave the gap before the number.
        sheet.text(
            x + width, baseline, sign.text, size, within=width, fill=ink, anchor="end", bold=True
        )
    else:
        sheet.text(x, baseline, sign.text, size, within=width, fill=ink)
