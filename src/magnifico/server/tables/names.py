"""Names people choose: shown without letters that hide or turn others around, compared without tricks."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 30
LONGEST_FOLDED: Final = 80
IGNORABLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters and marks that show nothing, beside the format characters (Cf)."""
ALPHABETS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Their letters look alike, so one word uses only one of them."""


def clean_name(name: str) -> str:
    """The name as it is shown: single spaces, nothing invisible, no change of direction.

    ValueError for names with characters that have no fixed meaning, such as the private ones that mark seats in
    shared sentences, and for words that mix alphabets to look like another name.
    """
    kept = "".join(
        " " if unicodedata.category(letter) == "Zs" else letter
        for letter in unicodedata.normalize("NFC", name)
        if unicodedata.category(letter) != "Cf" and letter not in IGNORABLE
    )
    if any(unicodedata.category(letter) in ("Cc", "Cn", "Co", "Cs", "Zl", "Zp") for letter in kept):
        raise ValueError("a character that cannot be shown")
    words = kept.split()
    if any(len(_alphabets(word)) > 1 for word in words):
        raise ValueError("letters of several alphabets in one word")
    return " ".join(words)


def folded(name: str) -> str:
    """A name as it is compared: Anna, ANNA, a wide Anna and one with an invisible letter are the same."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    shown = "".join(
        letter
        for letter in plain
        if unicodedata.category(letter) not in ("Cc", "Cf") and letter not in IGNORABLE
    )
    return " ".join(shown.split())[:LONGEST_FOLDED]


def numbered(name: str, number: int) -> str:
    """The name with a number behind it, still short enough to be one."""
    end = f" {number}"
    return name[: LONGEST - len(end)].rstrip() + end


def _alphabets(word: str) -> set[str]:
    names = (unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha())
    return {name for name in names if name in ALPHABETS}
