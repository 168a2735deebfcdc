"""Every letter and mark of every language can be drawn: by the fonts of the page and of link previews, and measured."""

from __future__ import annotations

import re
import struct
from importlib.resources import files
from pathlib import Path

import pytest

from magnifico.content import BUILTIN_PACKS, builtin_pack
from magnifico.draw.measure import width_of
from magnifico.draw.svg import escaped
from magnifico.texts import LANGUAGES
from magnifico.texts.languages import language_files

PREVIEW_FONTS = sorted(Path(str(files("magnifico.features.previews") / "fonts")).glob("*.ttf"))
PAGE = Path(__file__).parents[2] / "web" / "src" / "app.css"
SYMBOLS = set("≠★")
"""Signs that any fallback font has; everything else would look foreign in one."""


def letters(language: str) -> set[str]:
    found = set("".join(file.read_text(encoding="utf-8") for file in language_files(language)))
    for pack in map(builtin_pack, BUILTIN_PACKS):
        names = [one.names for one in pack.cards]
        names += [one.names for one in pack.leaders]
        names += [one.names for one in pack.families]
        found |= {letter for one in names for letter in one.get(language, "")}
    return found - SYMBOLS - {"\n"}


def in_font(font: Path) -> set[int]:
    """The code points of a font, from its table `cmap`."""
    data = font.read_bytes()

    def numbers(form: str, at: int) -> tuple[int, ...]:
        return struct.unpack_from(f">{form}", data, at)

    (tables,) = numbers("H", 4)
    places = {data[at : at + 4]: at for at in range(12, 12 + 16 * tables, 16)}
    (start,) = numbers("I", places[b"cmap"] + 8)
    found: set[int] = set()
    for number in range(*numbers("H", start + 2)):
        at = start + numbers("I", start + 8 + 8 * number)[0]
        if numbers("H", at) == (4,):
            count = numbers("H", at + 6)[0] // 2
            ends = numbers(f"{count}H", at + 14)
            for first, last in zip(numbers(f"{count}H", at + 16 + 2 * count), ends, strict=True):
                found |= set(range(first, last + 1))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("font", PREVIEW_FONTS, ids=lambda font: font.stem)
def test_the_fonts_of_previews_have_them(font: Path, language: str) -> None:
    known = in_font(font)
    drawn = set(escaped("".join(letters(language))))
    assert len(known) > 300
    assert [letter for letter in sorted(drawn) if ord(letter) not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["Inter", "Cormorant"])
def test_the_fonts_of_the_page_have_them(family: str, language: str) -> None:
    known: set[int] = set()
    faces = re.findall(r"@font-face \{(.*?)\}", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for face in faces:
        if f"font-family: {family};" in face:
            for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face):
                known |= set(range(int(first, 16), int(last or first, 16) + 1))
    words = {letter for letter in letters(language) if letter.isalpha() or letter in "„“”«»‘’…–-"}
    assert [letter for letter in sorted(words) if ord(letter) not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_have_a_width_of_their_own(language: str) -> None:
    stranger = width_of("\u16a0", 10)
    wide = [
        one for one in sorted(letters(language)) if one.islower() and width_of(one, 10) > stranger
    ]
    assert all(one in "mæœжмшщыюẞ" for one in wide), wide
    assert width_of("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", 10) == width_of("  ", 10)
