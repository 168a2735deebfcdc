"""Estimates the width of texts. The reader's fonts are unknown, so the widest common ones are assumed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from magnifico.texts.words import pieces

ELLIPSIS: Final = "…"

# Widths in hundredths of the font size, of the bold faces of DejaVu Sans and DejaVu Serif: both are wider
# than Helvetica, Arial, Inter, Georgia, Palatino, Times and Cormorant.
_GROUPS: Final[dict[int, str]] = {
    35: " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}|·",
    38: ",./:;\\'’‘ijlìíîïıіїј",
    44: "-f",
    47: "()[]!¡",
    50: "IÌÍÎÏt°`ІЇ",
    55: '*r"',
    60: "Jsz_–Јªº",
    65: "?¿cxç«»гзстхэє•",
    70: "$0123456789aekovyàáâãäåèéêëòóôõöøýÿаеоуёвбьГ“”„",
    75: "FLSTYZbdghnpquñùúûüß{}ЗТийклнпрцчя",
    80: "ACEPVXÀÁÂÃÄÅÇÈÉÊËÝЕЁРСХЭъ",
    85: "#+<=>^~×÷−≠≤≥BRАВУЬд",
    90: "DGKOQUÒÓÔÕÖØÙÚÛÜБДЛОЯм",
    95: "&HNwÑИЙКНПЧ",
    100: "@©ФЦЪф…—→",
    105: "%mæжыюш",
    115: "MWŒœМщ",
    125: "№ЫШЮ",
    135: "ЖЩ",
}
_WIDTHS: Final[dict[str, int]] = {
    letter: width for width, letters in _GROUPS.items() for letter in letters
}
_VOWELS: Final = frozenset("aeiouyàáâäèéêëìíîïòóôöùúûüœаеёиоуыэюя")
_NO_ONSET: Final = _VOWELS | frozenset("-'’ьъ")
_DIGRAPHS: Final = frozenset(("ch", "sh", "th", "ph", "gh", "ll", "rr", "qu", "gn", "gl", "sc"))

_UNKNOWN: Final = 105
_WIDE: Final = 140  # ideographs and emoji, whatever font they come from
_REGULAR: Final = 0.94
"""The width of a regular face as a share of the bold one."""


def width_of(text: str, size: float, bold: bool = False) -> float:
    """An upper estimate of the width of a text at a font size."""
    total = sum(_WIDTHS.get(letter) or _of_stranger(letter) for letter in text)
    return total * size / 100 * (1 if bold else _REGULAR)


def _of_stranger(letter: str) -> int:
    """The width of a letter that no language uses, as in players' names."""
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(letter) in "WF" or ord(letter) > 0xFFFF:
        return _WIDE
    base = unicodedata.normalize("NFD", letter)[0]
    return _WIDTHS.get(base, _UNKNOWN)


def shortened(text: str, size: float, within: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis if it is too wide; empty if not even the ellipsis fits."""
    if width_of(text, size, bold) <= within:
        return text
    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip(" ,;:.(-") + ELLIPSIS
        if width_of(cut, size, bold) <= within:
            return cut
    return ELLIPSIS if width_of(ELLIPSIS, size, bold) <= within else ""


def wrapped(
    text: str, size: float, within: float, bold: bool = False, lines: int | None = None
) -> list[str]:
    """Wrap a text; if it takes more than `lines` lines, the last one is cut with an ellipsis."""
    found: list[str] = []
    line = ""
    for word in _words(text, size, within, bold):
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, bold) > within:
            found.append(line)
            line = word
        else:
            line = longer
    if line:
        found.append(line)
    if lines is None or len(found) <= lines:
        return found
    rest = " ".join(found[lines - 1 :])
    return [*found[: lines - 1], shortened(rest, size, within, bold)]


def _words(text: str, size: float, within: float, bold: bool) -> Iterator[str]:
    """The words of a text; a word wider than the line is hyphenated."""
    for word in pieces(text):
        while width_of(word, size, bold) > within and len(word) > 2:
            end = len(word) - 1
            while end > 1 and width_of(word[:end] + "-", size, bold) > within:
                end -= 1
            end = next((at for at in range(end, 2, -1) if _begins_syllable(word, at)), end)
            yield word[:end] + "-"
            word = word[end:]
        yield word


def _begins_syllable(word: str, at: int) -> bool:
    """Whether a hyphen may go there: before a consonant and a vowel, after at least one vowel."""
    rest = word[at : at + 2].lower()
    if len(word) - at < 3 or rest[0] in _NO_ONSET or rest[1] not in _VOWELS:
        return False
    pair = word[at - 1 : at + 1].lower()
    return pair not in _DIGRAPHS and any(letter in _VOWELS for letter in word[:at].lower())
