"""Texts are measured rather too wide, and cut or broken so that they fit."""

from __future__ import annotations

import pytest

from magnifico.draw.measure import ELLIPSIS, shortened, width_of, wrapped


def test_bold_is_wider_and_sizes_scale() -> None:
    assert width_of("Anna", 10, bold=True) > width_of("Anna", 10)
    assert width_of("Anna", 20) == pytest.approx(2 * width_of("Anna", 10))


@pytest.mark.parametrize(
    "text", ["Lorenzo il Magnifico", "Великолепный", "日本語", "🎲🎲🎲", "ẞŁőť"]
)
@pytest.mark.parametrize("within", [0, 5, 12, 30, 60, 1000])
def test_a_shortened_text_fits(text: str, within: float) -> None:
    shown = shortened(text, 12, within)
    assert width_of(shown, 12) <= within
    assert shown == text or shown.endswith(ELLIPSIS) or not shown


def test_marks_on_letters_take_no_room() -> None:
    assert width_of("e\u0301", 10) == width_of("e", 10)
    assert width_of("ő", 10) == width_of("o", 10)


@pytest.mark.parametrize("lines", [1, 2, 3, None])
def test_wrapped_lines_fit_and_keep_all_words_where_they_may(lines: int | None) -> None:
    text = "Saccheggiare i Magazzini dell'Arsenale"
    shown = wrapped(text, 12, 70, lines=lines)
    assert all(width_of(line, 12) <= 70 for line in shown)
    if lines is None:
        joined = "".join(shown).replace("-", "").replace(" ", "")
        assert joined == text.replace(" ", "")
    else:
        assert len(shown) <= lines


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Восстановление", ["Восстанов-", "ление"]),
        ("Saccheggiare", ["Saccheg-", "giare"]),
    ],
)
def test_long_words_are_divided_between_syllables(word: str, parts: list[str]) -> None:
    assert wrapped(word, 10, width_of(parts[0] + "x", 10)) == parts
