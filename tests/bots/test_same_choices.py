"""The shipped bots choose as they did when the choices were written, on both builds."""

from __future__ import annotations

import json

import pytest

from magnifico import Options
from tests.fixtures.make_choices import PATH, digests, rows, shown_rows
from tests.support import MIXES, mix_name

CHOICES = json.loads(PATH.read_text(encoding="utf-8"))


def test_choices_of_every_mix_are_written() -> None:
    assert list(CHOICES) == [mix_name(options) for options in MIXES]


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_bots_choose_the_same_moves_at_some_positions(options: Options) -> None:
    assert shown_rows(options) == CHOICES[mix_name(options)]["shown"]


@pytest.mark.deep
@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_bots_choose_the_same_moves_at_a_hundred_positions(options: Options) -> None:
    assert digests(rows(options)) == CHOICES[mix_name(options)]["digests"]
