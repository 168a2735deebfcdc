"""What is generated for scenarios is up to date, and the words of scenarios cover what the engine says."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from magnifico import Game, Options
from magnifico.engine.decisions.church import SecretVote
from magnifico.engine.decisions.payment import PayForCard
from magnifico.engine.names import WORK_KEYS
from magnifico.engine.phases.rounds import GameOver
from magnifico.scenarios import reference
from magnifico.scenarios.events import EVENTS, happening_of
from magnifico.scenarios.expectations import FACTS
from magnifico.scenarios.rule_ids import RULE_IDS
from magnifico.scenarios.snapshot import action_value, asked, waiting_for
from magnifico.scenarios.step_format import TERMS
from magnifico.texts import EVENT_FIELDS
from tests.support import MIXES, mix_name, random_move

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "src" / "magnifico" / "engine"
STALE = f"run {reference.COMMAND}"
TOLD_BY_OTHERS = {
    "game_started",
    "resigned",
    "undone",
    "activated_alone",
    "activated_cards",
    "activated_of",
}
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
    monkeypatch.setattr(reference, "decisions_of_the_engine", lambda: {**found, "zeal": ""})
    with pytest.raises(ValueError, match="differ in \\['zeal'\\]"):
        reference.decision_table()
    monkeypatch.setattr(reference, "decisions_of_the_engine", lambda: {**found, "pay": "Paid."})
    with pytest.raises(ValueError, match="pay answers itself: NOT_RAISED has nothing to add"):
        reference.decision_table()


def test_the_classes_say_what_answers_itself() -> None:
    found = reference.decisions_of_the_engine()
    assert {name for name, itself in found.items() if itself} == {
        "activate",
        "bonus_tile",
        "play_leader",
        "recover",
        "take_card",
        "visconti",
    }
    assert "(R8.8)" in found["take_card"]


def test_every_decision_a_view_can_show_has_a_name_in_the_guide() -> None:
    """Subclasses that inherit a name, too: every payment is a `pay`."""
    assert {PayForCard.name, SecretVote.name, GameOver.name} <= set(reference.ASKED)
    assert set(reference.NOT_RAISED) <= set(reference.ASKED)


def test_the_facts_of_a_decision_are_those_of_the_view() -> None:
    assert {"placed", "card", "left", "actions"} <= set(FACTS)
    assert "kind" not in FACTS


def emit_calls() -> list[ast.Call]:
    """Every place of the engine's sources that reports an event."""
    return [
        node
        for file in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("emit", "emit_secret")
    ]


def names_in(call: ast.Call) -> set[str]:
    """The events a call can report; the only name that is put together begins with the kind of work."""
    name = call.args[0]
    named = {
        part.value
        for part in ast.walk(name)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    if isinstance(name, ast.JoinedStr):
        return {f"{work}{end}" for work in WORK_KEYS for end in named}
    return named


def test_scenarios_know_exactly_the_events_of_the_engine() -> None:
    named = {name for call in emit_calls() for name in names_in(call)}
    assert len(named) > 40
    assert named - TOLD_BY_OTHERS == set(EVENTS)
    assert set(EVENTS) == set(EVENT_FIELDS) - TOLD_BY_OTHERS


def test_scenarios_know_the_fields_the_engine_writes() -> None:
    """Those written beside the call; games of every mix show the others."""
    for call in emit_calls():
        for name in names_in(call) - TOLD_BY_OTHERS:
            written = [
                key for part in call.args[2:] if isinstance(part, ast.Dict) for key in part.keys
            ]
            keys = {key.value for key in written if isinstance(key, ast.Constant)}
            assert keys <= set(EVENTS[name]), name


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
