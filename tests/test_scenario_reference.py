"""What is generated for scenarios is up to date, and the words of scenarios cover what the engine says."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from magnifico import Game, Options
from magnifico.scenarios import reference
from magnifico.scenarios.comparing import FACTS
from magnifico.scenarios.events import EVENTS, happening_of
from magnifico.scenarios.observing import action_value, asked, waiting_for
from magnifico.scenarios.rule_ids import RULE_IDS
from magnifico.scenarios.step_format import TERMS
from magnifico.texts import EVENT_FIELDS
from tests.support import MIXES, mix_name, random_move

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "src" / "magnifico" / "engine"
STALE = f"run {reference.COMMAND}"
TOLD_BY_OTHERS = {"game_started", "resigned", "undone", "activated_of", "activated_cards"}
"""Events of the texts that the engine does not report during play under this name."""


def test_the_guide_lists_every_decision_and_event() -> None:
    guide = (ROOT / reference.GUIDE).read_text(encoding="utf-8")
    assert reference.with_lists(guide) == guide, STALE


def test_the_list_of_rules_is_that_of_the_rules() -> None:
    rules = (ROOT / reference.RULES).read_text(encoding="utf-8")
    module = (ROOT / reference.RULE_LIST).read_text(encoding="utf-8")
    assert reference.rule_list(rules) == module, STALE
    assert set(RULE_IDS) == reference.rule_ids_in(rules)


def test_the_guide_needs_a_place_for_its_lists() -> None:
    with pytest.raises(ValueError, match="has no place for the decisions"):
        reference.with_lists("# An empty page")


def test_a_new_decision_needs_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    found = reference.decisions_of_the_engine()
    monkeypatch.setattr(reference, "decisions_of_the_engine", lambda: {**found, "zeal": False})
    with pytest.raises(ValueError, match="differ in \\['zeal'\\]"):
        reference.decision_table()
    monkeypatch.setattr(reference, "decisions_of_the_engine", lambda: {**found, "copy": True})
    with pytest.raises(ValueError, match="copy answers itself: ASKED has to say when"):
        reference.decision_table()


def test_the_engine_says_what_answers_itself() -> None:
    found = reference.decisions_of_the_engine()
    assert found["take_card"] and found["bonus_tile"] and found["visconti"]
    assert not found["turn"] and not found["privilege"]


def test_every_event_of_the_engine_is_known_to_scenarios() -> None:
    calls = [
        node
        for file in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("emit", "emit_secret")
    ]
    named = {
        part.value
        for call in calls
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    assert len(named) > 40
    assert named <= set(EVENTS) | TOLD_BY_OTHERS
    assert set(EVENTS) == set(EVENT_FIELDS) - TOLD_BY_OTHERS


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_games_speak_only_words_that_scenarios_know(options: Options) -> None:
    """Events with their fields, what is said about decisions, the terms of action values."""
    game = Game.new(options, seed=f"words {mix_name(options)}")
    chance = random.Random(5)
    events = list(game.start_events)
    while not game.is_over:
        facts = asked(game)
        assert facts.pop("kind") in reference.ASKED
        assert set(facts) <= set(FACTS)
        assert waiting_for(game).startswith("waiting for ")
        move = random_move(game, chance)
        total = action_value(game, move)
        assert total is None or set(total["terms"]) <= set(TERMS)
        events += game.play(move)
    assert waiting_for(game) == "the game is over"
    for event in events:
        if event.name != "game_started":
            name, *fields = happening_of(event)
            assert name == "name" and set(fields) <= set(EVENTS[event.name])
