"""The colours of both themes and the signs of the seats, the same as at the browser table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]
Pair: TypeAlias = tuple[str, str]
Three: TypeAlias = tuple[str, str, str]

CREAM: Final = "#FFFBF0"
EDGE: Final = "#3A2F24"
ADAPTED: Final = "#3F5F86"
"""The plinth of a floor whose minimum comes from the Adaptation tile."""


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme. Pairs and triples run from the back to the front, or from the fill to the outline."""

    page: str
    paper: str
    well: str
    face: str
    ink: str
    ink_2: str
    ink_3: str
    line: str
    line_2: str
    gold: str
    gold_text: str
    bad: str
    bar: str
    bar_ink: str
    bar_ink_2: str
    crown: str
    wall: str
    cornice: str
    window: str
    idle: str
    recess: str
    niche_ink: str
    niche_line: str
    recess_ink: str
    value: Pair
    chip: Pair
    church_later: Pair
    harvest: str
    production: str
    church: str
    church_next: str
    sky: tuple[tuple[int, str], ...]
    types: dict[str, str]
    bands: dict[str, Three]
    icons: dict[str, Pair]


LIGHT: Final = Palette(
    page="#E7DCC6",
    paper="#FBF6EC",
    well="#EADFC9",
    face="#FDF9F0",
    ink="#2A211B",
    ink_2="#57493C",
    ink_3="#6F5F4E",
    line="#D9C9A9",
    line_2="#C4AE82",
    gold="#B08A3C",
    gold_text="#7A5A14",
    bad="#9C2A1E",
    bar="#17233B",
    bar_ink="#F4EBD8",
    bar_ink_2="#B9C0CF",
    crown="#EAE0CB",
    wall="#DDD0B6",
    cornice="#AE9D7B",
    window="#CBBB9A",
    idle="#B5A88C",
    recess="#5C5141",
    niche_ink="#2A211B",
    niche_line="#9A8B6B",
    recess_ink="#FBF3DF",
    value=("#54483C", "#FFF7E6"),
    chip=("#FFFAF0", "#2A211B"),
    church_later=("#E8CDC4", "#2A211B"),
    harvest="#3F7040",
    production="#8F6115",
    church="#8C2130",
    church_next="#A8293B",
    sky=((0, "#121E38"), (42, "#2A426C"), (74, "#637AA0"), (92, "#C9A48A"), (100, "#EDC391")),
    types={
        "territory": "#437340",
        "character": "#35628F",
        "building": "#A87420",
        "venture": "#6E4A87",
        "special": "#4E5A6B",
        "leader": "#8A3B4A",
    },
    bands={
        "territory": ("#8FB07F", "#5F8F58", "#3E6B3D"),
        "character": ("#5F8DB8", "#37628E", "#2E5580"),
        "building": ("#D9B15A", "#B5822C", "#80591A"),
        "venture": ("#8F6BA8", "#7D589A", "#583773"),
        "leader": ("#7A3142", "#6A2838", "#5A2030"),
    },
    icons={
        "coins": ("#EDBE45", "#7E5A10"),
        "wood": ("#A9713C", "#55320F"),
        "stone": ("#9AA0A6", "#454B52"),
        "servants": ("#3C8C8E", "#134A4C"),
        "military": ("#5B79A8", "#1F3557"),
        "faith": ("#BD2C3E", "#63101C"),
        "victory": ("#8FA63C", "#45550F"),
        "privilege": ("#FBEFCB", "#6B5122"),
        "tokens": ("#6B5AA8", "#2E2358"),
        "bolt": ("#F4B72B", "#7E5A10"),
    },
)

DARK: Final = Palette(
    page="#0D1017",
    paper="#181C27",
    well="#2A3040",
    face="#242A38",
    ink="#F3EBDA",
    ink_2="#CBC0AB",
    ink_3="#A79C89",
    line="#343B4C",
    line_2="#4A5266",
    gold="#B8944C",
    gold_text="#E2C37E",
    bad="#F0907F",
    bar="#0B0E15",
    bar_ink="#F4EBD8",
    bar_ink_2="#A9B0C0",
    crown="#3D4250",
    wall="#343946",
    cornice="#1E222C",
    window="#282D38",
    idle="#1D212B",
    recess="#0F1118",
    niche_ink="#F3EBDA",
    niche_line="#4A5266",
    recess_ink="#FBF3DF",
    value=("#E9DCC4", "#241C12"),
    chip=("#12161F", "#F3EBDA"),
    church_later=("#40262F", "#F3EBDA"),
    harvest="#3F7040",
    production="#8F6115",
    church="#8C2130",
    church_next="#A8293B",
    sky=((0, "#070B15"), (42, "#101A30"), (74, "#22304E"), (92, "#473D4C"), (100, "#6B4A40")),
    types={
        "territory": "#4E8A4B",
        "character": "#4A80B6",
        "building": "#B37F2A",
        "venture": "#8F6AAD",
        "special": "#6A778E",
        "leader": "#A64E5E",
    },
    bands={
        "territory": ("#4F7A4C", "#3A6139", "#254526"),
        "character": ("#3D658F", "#284B70", "#22405F"),
        "building": ("#B08A40", "#866225", "#5C4116"),
        "venture": ("#684983", "#56396F", "#3C2453"),
        "leader": ("#7A3142", "#6A2838", "#5A2030"),
    },
    icons={
        "coins": ("#F0C450", "#8D6A1C"),
        "wood": ("#C08648", "#6F4520"),
        "stone": ("#AEB4BB", "#666D76"),
        "servants": ("#4FACAB", "#1F6668"),
        "military": ("#7798CC", "#3A5484"),
        "faith": ("#F0616F", "#8E2634"),
        "victory": ("#B4CD58", "#63752A"),
        "privilege": ("#F5E6BC", "#86693A"),
        "tokens": ("#9483D8", "#4D3F8C"),
        "bolt": ("#FFC93F", "#93701C"),
    },
)


def palette_of(theme: str) -> Palette:
    """The colours of a theme; an unknown one raises ValueError."""
    if theme == "light":
        return LIGHT
    if theme == "dark":
        return DARK
    raise ValueError(f"unknown theme {theme!r}: use light or dark")


@dataclass(frozen=True, slots=True)
class SeatSign:
    """What identifies a seat at every table: colour and shape, and a letter if the player has no name."""

    letter: str
    colour: str
    ink: str
    outline: str
    drop: float  # how far below the centre the letter's baseline lies


SEAT_SIGNS: Final = (
    SeatSign("A", "#2C58A6", "#FFFFFF", "M0-13a13 13 0 1 0 .01 0z", 5.4),
    SeatSign("V", "#BC3A18", "#FFFFFF", "M-11.5-11.5h23v23h-23z", 5.4),
    SeatSign("M", "#24AB76", "#10150F", "M0-14.5 14.5 11.5H-14.5z", 8.5),
    SeatSign("G", "#F0CB4E", "#241A02", "M0-15 15 0 0 15-15 0z", 5.4),
    SeatSign("R", "#D68ADF", "#230A28", "M-7.5-13h15L15 0 7.5 13h-15L-15 0z", 5.4),
)

HEADS: Final[dict[str, Pair]] = {
    "white": ("#FBF8F0", "#2A211B"),
    "black": ("#26242B", "#FBF8F0"),
    "orange": ("#E9812A", "#241302"),
    "neutral": ("#B9AE9C", "#241C12"),
    "brown": ("#7A4B2A", "#FFF6E6"),
}
"""Family members by their die: fill and ink of the head."""
