"""Helpers for tests of scenarios: a scenario from a few lines of text, and what is said about it."""

from __future__ import annotations

import pytest

from magnifico import Game
from magnifico.scenarios import Result, ScenarioError, run_scenario
from magnifico.scenarios.format import parse
from magnifico.scenarios.position import arrange

HOUSES = 'options = { expansions = ["houses"] }'


def result_of(body: str) -> Result:
    """What comes of a scenario."""
    words = f'[[scenario]]\nid = "T-1"\ntitle = "Test"\n{body}\n'
    return run_scenario(parse(words, "test.toml")[0])


def problems_of(body: str) -> list[str]:
    """The problems of a scenario, without what the game was waiting for."""
    found = result_of(body).problems
    return [line for line in found if ": waiting for " not in line and "game is over" not in line]


def refusal_of(body: str) -> str:
    """The first sentence about a mistake of the file."""
    result = result_of(body)
    assert result.invalid, result.problems
    return result.problems[0]


def mistake_of(body: str) -> str:
    """The sentence about a file that cannot be read."""
    with pytest.raises(ScenarioError) as caught:
        parse(f'[[scenario]]\nid = "T-1"\ntitle = "Test"\n{body}\n', "test.toml")
    return str(caught.value)


def beginning_of(body: str) -> Game:
    """The game at the beginning of a scenario."""
    words = f'[[scenario]]\nid = "T-1"\ntitle = "Test"\n{body}\nstep = [{{ to_act = "A" }}]\n'
    return arrange(parse(words, "test.toml")[0].cases[0])
