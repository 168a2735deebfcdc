"""Charts as inline SVG; colours come from the page's style, so that they fit a light and a dark screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
LONGEST: Final = 30
"""How many letters of a row's name are shown."""
RIGHT: Final = 46
ROW: Final = 30
TOP: Final = 8
AXIS: Final = 26


@dataclass(frozen=True)
class Bar:
    """A measured value with its interval; `colour` is the number of one of the page's colours."""

    label: str
    value: float
    low: float
    high: float
    colour: int
    shown: str
    hint: str


@dataclass(frozen=True)
class Hill:
    """The distribution of one bot's scores, and of the scores with which it won."""

    label: str
    scores: Sequence[int]
    won: Sequence[int]
    mean: float
    colour: int


@dataclass(frozen=True)
class Part:
    """One piece of a stack; `style` is a class of the page's style."""

    name: str
    value: float
    style: str


class Scale:
    """Maps numbers to positions on the horizontal axis, with ticks at round numbers."""

    def __init__(self, low: float, high: float, labels: Sequence[str]) -> None:
        longest = max((len(label) for label in labels), default=0)
        self.left = 26 + 7.4 * min(longest, LONGEST)  # names are left of the axis
        step = _round_step((high - low) / 9 or 1.0)
        self.low = floor(low / step + 1e-9) * step
        self.high = ceil(high / step - 1e-9) * step
        if self.high <= self.low:
            self.high = self.low + step
        count = round((self.high - self.low) / step)
        self.marks = [self.low + step * number for number in range(count + 1)]

    def __call__(self, value: float) -> float:
        inside = (value - self.low) / (self.high - self.low)
        return self.left + inside * (WIDTH - self.left - RIGHT)


def intervals(
    bars: Sequence[Bar], shown: Callable[[float], str], title: str, even: float | None = None
) -> str:
    """Dots with error bars, one row each; `even` is marked by a line."""
    inside = [end for bar in bars for end in (bar.low, bar.high)]
    scale = Scale(
        min([*inside, *([] if even is None else [even])]),
        max([*inside, *([] if even is None else [even])]),
        [bar.label for bar in bars],
    )
    height = TOP + ROW * len(bars)
    parts = _axis(scale, height, shown)
    if even is not None:
        x = scale(even)
        parts.append(f'<line class="even" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height}"/>')
    for number, bar in enumerate(bars):
        y = TOP + ROW * (number + 0.5)
        parts += [
            _label(bar.label, y, scale),
            f'<g class="c{bar.colour}"><title>{escape(bar.hint)}</title>'
            f'<line class="whisker" x1="{scale(bar.low):.1f}" y1="{y}" x2="{scale(bar.high):.1f}" y2="{y}"/>'
            + "".join(
                f'<line class="whisker" x1="{scale(end):.1f}" y1="{y - 5}" x2="{scale(end):.1f}" y2="{y + 5}"/>'
                for end in (bar.low, bar.high)
            )
            + f'<circle class="dot" cx="{scale(bar.value):.1f}" cy="{y}" r="5.5"/>'
            f'<text class="value" x="{scale(bar.high) + 7:.1f}" y="{y + 4}">{escape(bar.shown)}</text></g>',
        ]
    return _svg(parts, height + AXIS, title)


def hills(rows: Sequence[Hill], title: str) -> str:
    """A histogram for each bot on one axis: all scores filled, winning ones outlined, the mean as a line."""
    every = [score for row in rows for score in row.scores]
    if not every:
        return ""
    scale = Scale(min(every), max(every) + 1, [row.label for row in rows])
    width = max(1.0, _round_step((scale.high - scale.low) / 50))
    tall = 64
    height = TOP + (tall + 10) * len(rows)
    parts = _axis(scale, height, lambda value: f"{value:.0f}")
    for number, row in enumerate(rows):
        base = TOP + (tall + 10) * (number + 1) - 4
        counts = _counted(row.scores, width)
        highest = max(counts.values(), default=1)
        parts.append(_label(row.label, base - tall / 2, scale))
        parts.append(f'<g class="c{row.colour}">')
        for bin_number, count in counts.items():
            left, right = scale(bin_number * width), scale((bin_number + 1) * width)
            top = base - tall * count / highest
            left_out = max(left, scale.left)
            hint = f"{bin_number * width:g}-{(bin_number + 1) * width:g}: {count}"
            parts.append(
                f'<rect class="fill" x="{left_out:.1f}" y="{top:.1f}" width="{max(0.5, right - left_out - 1):.1f}" '
                f'height="{base - top:.1f}"><title>{hint}</title></rect>'
            )
        parts.append(_outline(_counted(row.won, width), width, scale, base, tall / highest))
        x = scale(row.mean)
        parts.append(
            f'<line class="mean" x1="{x:.1f}" y1="{base - tall}" x2="{x:.1f}" y2="{base}"/>'
            f'<text class="value" x="{x + 5:.1f}" y="{base - tall + 9}">{row.mean:.1f}</text></g>'
        )
        parts.append(
            f'<line class="grid" x1="{scale.left:.1f}" y1="{base}" x2="{WIDTH - RIGHT}" y2="{base}"/>'
        )
    return _svg(parts, height + AXIS, title)


def stacks(rows: Sequence[tuple[str, Sequence[Part]]], title: str) -> str:
    """Stacked points, from left to right; losses go to the left."""
    gains = [sum(max(0.0, part.value) for part in parts) for _, parts in rows]
    losses = [sum(min(0.0, part.value) for part in parts) for _, parts in rows]
    scale = Scale(min(0.0, *losses), max(1.0, *gains), [label for label, _ in rows])
    row_height = 40
    height = TOP + row_height * len(rows)
    drawn = _axis(scale, height, lambda value: f"{value:.0f}")
    for number, (label, parts) in enumerate(rows):
        top = TOP + row_height * number + 6
        tall = row_height - 12
        drawn.append(_label(label, top + tall / 2, scale))
        right = left = 0.0
        for part in parts:
            if part.value >= 0:
                start, right = right, right + part.value
                end = right
            else:
                end, left = left, left + part.value
                start = left
            wide = scale(end) - scale(start)
            if wide < 0.2:
                continue
            hint = f"{escape(label)} · {escape(part.name)}: {part.value:.1f}"
            drawn.append(
                f'<rect class="stack {part.style}" x="{scale(start):.1f}" y="{top}" '
                f'width="{max(0.5, wide - 1):.1f}" height="{tall}" rx="1.5"><title>{hint}</title></rect>'
            )
            if wide > 24:
                drawn.append(
                    f'<text class="inside" x="{scale(start) + wide / 2:.1f}" y="{top + tall / 2 + 4}">'
                    f"{part.value:.0f}</text>"
                )
    return _svg(drawn, height + AXIS, title)


def _counted(scores: Sequence[int], width: float) -> dict[int, int]:
    counts: dict[int, int] = {}
    for score in scores:
        number = floor(score / width)
        counts[number] = counts.get(number, 0) + 1
    return dict(sorted(counts.items()))


def _outline(counts: dict[int, int], width: float, scale: Scale, base: float, unit: float) -> str:
    """The steps of a histogram as one line."""
    if not counts:
        return ""
    points: list[str] = []
    for number in range(min(counts), max(counts) + 1):
        y = base - unit * counts.get(number, 0)
        left = max(scale(number * width), scale.left)
        points += [f"{left:.1f},{y:.1f}", f"{scale((number + 1) * width):.1f},{y:.1f}"]
    first, last = points[0].split(",")[0], points[-1].split(",")[0]
    line = " ".join([f"{first},{base}", *points, f"{last},{base}"])
    return f'<polyline class="outline" points="{line}"/>'


def _axis(scale: Scale, height: float, shown: Callable[[float], str]) -> list[str]:
    parts: list[str] = []
    for mark in scale.marks:
        x = scale(mark)
        parts.append(
            f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height}"/>'
            f'<text class="tick" x="{x:.1f}" y="{height + 17}">{escape(shown(mark))}</text>'
        )
    return parts


def _label(text: str, y: float, scale: Scale) -> str:
    shown = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return f'<text class="label" x="{scale.left - 14:.1f}" y="{y + 4.5}">{escape(shown)}</text>'


def _svg(parts: Sequence[str], height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _round_step(rough: float) -> float:
    """The next 1, 2, 2.5 or 5 times a power of ten that is at least this large."""
    power = 10.0 ** floor(log10(rough))
    for factor in (1.0, 2.0, 2.5, 5.0, 10.0):
        if factor * power >= rough * 0.999:
            return factor * power
    return 10 * power
