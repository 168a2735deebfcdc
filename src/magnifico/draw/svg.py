"""A sheet to draw on: collects shapes, icons and texts, and writes them as one SVG document."""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

from magnifico.draw.icons import symbol
from magnifico.draw.letters import Letters
from magnifico.draw.measure import shortened, width_of
from magnifico.draw.palette import Palette

Anchor: TypeAlias = Literal["start", "middle", "end"]

SANS: Final = "Inter,'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif"
SERIF: Final = "Cormorant,Palatino,'Palatino Linotype',Georgia,'Liberation Serif',serif"
_KEY: Final = "\ue000"
"""A placeholder for the id prefix, which depends on the whole drawing; `clean` removes it from texts."""


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def clean(text: str) -> str:
    """Replace control, formatting and unassigned characters with spaces; XML forbids some of them."""
    steering = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    return "".join(" " if unicodedata.category(sign) in steering else sign for sign in text)


def escaped(text: str) -> str:
    """Escape a text for use in an element or an attribute."""
    signs = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
    signs["\N{NARROW NO-BREAK SPACE}"] = "\N{NO-BREAK SPACE}"  # few fonts have the narrow one
    return "".join(signs.get(sign, sign) for sign in clean(text))


class Sheet:
    """Collects what is drawn. Ids are unique to the drawing, so several can share a page."""

    def __init__(self, palette: Palette, letters: Letters) -> None:
        self.palette = palette
        self.letters = letters
        self._parts: list[str] = []
        self._symbols: dict[str, None] = {}
        self._clips: dict[tuple[str, str, str], None] = {}

    # ------------------------------------------------------------------------------------------ shapes

    def add(self, element: str) -> None:
        """Add an element."""
        self._parts.append(element)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        radius: float = 0,
        stroke: str = "",
        line: float = 1,
        opacity: float = 1,
    ) -> None:
        """Draw a rectangle."""
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
            f' fill="{fill}"'
            + (f' rx="{number(radius)}"' if radius else "")
            + (f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else "")
            + (f' opacity="{opacity:g}"' if opacity != 1 else "")
            + "/>"
        )

    def path(self, outline: str, fill: str, *, stroke: str = "", line: float = 1) -> None:
        """Draw a path."""
        edge = f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else ""
        self.add(f'<path d="{outline}" fill="{fill}"{edge}/>')

    def circle(self, x: float, y: float, radius: float, fill: str, *, stroke: str = "") -> None:
        """Draw a circle."""
        edge = f' stroke="{stroke}"' if stroke else ""
        self.add(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{edge}/>'
        )

    def rule(self, x: float, y: float, length: float, *, upright: bool = False) -> None:
        """Draw a hairline."""
        if upright:
            self.rect(x, y, 1, length, self.palette.line)
        else:
            self.rect(x, y, length, 1, self.palette.line)

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        colour: str = "",
        opacity: float = 1,
    ) -> None:
        """Draw an icon with its upper left corner at (x, y); `colour` applies to single-colour icons."""
        self._symbols[name] = None
        self.add(
            f'<use href="#{_KEY}{name}" x="{number(x)}" y="{number(y)}" width="{number(width)}"'
            f' height="{number(width if height is None else height)}"'
            + (f' color="{colour}"' if colour else "")
            + (f' opacity="{opacity:g}"' if opacity != 1 else "")
            + "/>"
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        within: float,
        fill: str = "",
        anchor: Anchor = "start",
        bold: bool = False,
        serif: bool = False,
    ) -> None:
        """Draw one line of text on the baseline y, shortened to the width `within`."""
        shown = shortened(clean(words), size, within, bold)
        if not shown:
            return
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
            + (f' font-family="{SERIF}"' if serif else "")
            + (' font-weight="700"' if bold else "")
            + (f' text-anchor="{anchor}"' if anchor != "start" else "")
            + f' fill="{fill or self.palette.ink}">{escaped(shown)}</text>'
        )

    def fitted(
        self,
        x: float,
        y: float,
        words: str,
        sizes: Sequence[float],
        *,
        within: float,
        fill: str = "",
        anchor: Anchor = "start",
    ) -> None:
        """Draw a name in the largest of the sizes at which it fits, else shortened in the last one."""
        text = clean(words)
        size = next((one for one in sizes if width_of(text, one, bold=True) <= within), sizes[-1])
        self.text(x, y, text, size, within=within, fill=fill, anchor=anchor, bold=True, serif=True)

    # ------------------------------------------------------------------------------------------- boxes

    @contextmanager
    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 0,
        title: Sequence[str] = (),
    ) -> Iterator[None]:
        """A part of the sheet with its own origin, which clips what is drawn in it.

        The title appears as a tooltip.
        """
        self.add(
            f'<svg x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}">'
        )
        if title:
            self.add(f"<title>{'&#10;'.join(escaped(line) for line in title)}</title>")
        if radius:
            corners = (number(width), number(height), number(radius))
            self._clips[corners] = None
            self.add(f'<g clip-path="url(#{_KEY}{"x".join(corners)})">')
        yield
        self.add("</g></svg>" if radius else "</svg>")

    def sky(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        """Draw the evening sky."""
        self._symbols["sky"] = None
        self.rect(x, y, width, height, f"url(#{_KEY}sky)", radius=radius, stroke=self.palette.gold)

    # ---------------------------------------------------------------------------------------- document

    def document(
        self, width: float, height: float, *, title: str, description: str, shown_at: float
    ) -> str:
        """The finished drawing, `shown_at` pixels wide."""
        body = "".join(self._parts)
        definitions = [
            symbol(name, self.palette, f"{_KEY}{name}", self.letters) for name in self._symbols
        ]
        for corners in self._clips:
            across, down, radius = corners
            definitions.append(
                f'<clipPath id="{_KEY}{"x".join(corners)}">'
                f'<rect width="{across}" height="{down}" rx="{radius}"/></clipPath>'
            )
        high = shown_at * height / width
        whole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(shown_at)}" height="{number(high)}"'
            f' viewBox="0 0 {number(width)} {number(height)}" role="img"'
            f' aria-labelledby="{_KEY}title {_KEY}desc"'
            f' font-family="{SANS}" font-size="11" color="{self.palette.ink}">\n'
            f'<title id="{_KEY}title">{escaped(title)}</title>\n'
            f'<desc id="{_KEY}desc">{escaped(description)}</desc>\n'
            f"<defs>{''.join(definitions)}</defs>\n{body}\n</svg>\n"
        )
        return whole.replace(_KEY, f"m{zlib.crc32(whole.encode()):08x}-")
