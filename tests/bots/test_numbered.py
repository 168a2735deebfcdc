"""The rows that learned weights are shown: every number has a name of its own."""

from __future__ import annotations

import pytest

from magnifico.bots.evaluation.features import names
from magnifico.bots.evaluation.numbered import Row, in_order
from magnifico.bots.policy.situation import position_names
from magnifico.bots.policy.survey import MOVE_NAMES


@pytest.mark.parametrize("found", [names(), position_names(), MOVE_NAMES])
def test_no_name_is_used_twice(found: tuple[str, ...]) -> None:
    assert len(set(found)) == len(found)
    assert not any("{" in name for name in found)


def test_a_number_without_a_name_is_noticed() -> None:
    assert in_order({1: "stone", 0: "wood"}) == ("wood", "stone")
    with pytest.raises(KeyError):
        in_order({0: "wood", 2: "coins"})


def test_a_row_has_as_many_names_as_numbers() -> None:
    row = Row(named=True)
    row.add("wood", 2.0)
    row.add("rival {} members", 3.0, 1)
    row.add_each(["a", "b"], [4.0, 5.0])
    row.add_one_of("round {}", 2, 1, 3)
    assert row.numbers == [2.0, 3.0, 4.0, 5.0, 0.0, 1.0, 0.0]
    assert row.names == ["wood", "rival 1 members", "a", "b", "round 1", "round 2", "round 3"]


def test_names_are_only_kept_when_they_are_asked_for() -> None:
    row = Row()
    row.add("wood", 2.0)
    assert (row.numbers, row.names) == ([2.0], [])
