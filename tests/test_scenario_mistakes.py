"""What people who write scenarios are told about rules, empty checks and missing expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnifico.scenarios import run_files
from tests.scenario_texts import mistake_of, problems_of, refusal_of, result_of

BOTH = 'options = { expansions = ["houses", "pazzi"] }'


# ----------------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("R6.2.44", 'no rule has the id R6.2.44 (did you mean "R6.2.4"?)'),
        ("RUL-130", 'no rule has the id RUL-130 (did you mean "RUL-13"?)'),
        ("X1.9", "no rule has the id X1.9 (did you mean"),
        ("L77", "no rule has the id L77 (did you mean"),
        ("R6", "no rule has the id R6 (did you mean"),
        (
            "6.1.1",
            'such as R6.2.4, RUL-13, X1.4, L02 or S05, found "6.1.1" (did you mean "R6.1.1"?)',
        ),
        ("SC-001", 'L02 or S05, found "SC-001"'),
    ],
)
def test_an_unknown_rule_is_refused_with_the_nearest_one(rule: str, sentence: str) -> None:
    found = mistake_of(f'rules = ["R0.1", "{rule}"]\nstep = [{{ to_act = "A" }}]')
    assert found.startswith("test.toml: T-1: rules[2]: ")
    assert sentence in found


# --------------------------------------------------------------------------------------- nothing checked


@pytest.mark.parametrize(
    ("steps", "place"),
    [
        ('step = [{ play = "A: white palace" }]', "step"),
        ('step = [{ auto = "A" }, { note = "no check", play = "A: end" }]', "step"),
        (
            'case = [{ step = [{ to_act = "A" }] }, { step = [{ play = "A: white palace" }] }]',
            "case 2: case[2].step",
        ),
    ],
)
def test_a_case_that_only_plays_is_a_mistake_of_the_file(
    steps: str, place: str, tmp_path: Path
) -> None:
    file = tmp_path / "plays.toml"
    file.write_text(f'[[scenario]]\nid = "T-1"\ntitle = "Plays"\n{steps}\n', encoding="utf-8")
    report = run_files([file])
    assert report.status == 2
    assert report.results[0].problems == (
        f"{place}: plays, but checks nothing: "
        "add then, events, to_act, legal, only or refuse to a step",
    )


def test_a_failing_case_that_only_plays_shows_its_failure() -> None:
    result = result_of('step = [{ play = "A: white S1" }]')
    assert not result.invalid
    assert "refused with E_CLOSED" in result.problems[0]


@pytest.mark.parametrize(
    "step",
    [
        'turns = "A B"',
        'before.to_act = "A", play = "A: white palace"',
        'play = "A: white palace", events = ["placed"]',
        'play = "A: white palace", no_events = ["turn_ended"]',
        'play = "A: white palace", then.decision = "privilege"',
        'refuse = "A: end", code = "E_PASS"',
    ],
)
def test_what_counts_as_a_check(step: str) -> None:
    assert result_of(f"step = [{{ {step} }}]").passed


# ----------------------------------------------------------------------------------- missing expansions


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            'A.leaders = ["giulio_ii"]',
            "given.A.leaders[1]: leader giulio_ii comes with Houses of Renaissance: "
            'write expansions = ["houses"] in options',
        ),
        (
            'A.hand = ["lorenzo_il_vecchio", "cosimo_i"]',
            "given.A.hand[1]: expected one of",
        ),
        ("A.cards = [97]", "given.A.cards[1]: card 97 comes with Houses of Renaissance: write"),
        ("A.cards = [145]", "given.A.cards[1]: card 145 comes with The Pazzi Conspiracy: write"),
        ("floors = { T1 = 168 }", "given.floors.T1: card 168 comes with The Pazzi Conspiracy:"),
        ("floors = { S1 = 1 }", "given.floors.S1: the Special tower comes with Houses of Ren"),
        ('occupied = { S1 = "A white" }', "given.occupied.S1: the Special tower comes with Houses"),
        ('A.family = "medici"', "given.A.family: family medici comes with Houses of Renaissance:"),
        (
            'A.family = "visconti"',
            "family visconti comes with Houses of Renaissance and The Pazzi Conspiracy: "
            'write expansions = ["houses", "pazzi"] in options',
        ),
        ('tiles = ["X1.8"]', "given.tiles[1]: excommunication tile X1.8 comes with Houses of Ren"),
        ('A.excommunicated = ["X2.8"]', "excommunicated[1]: excommunication tile X2.8 comes with"),
        ('A.bonus_tile = "advanced_5"', "given.A.bonus_tile: bonus tile advanced_5 comes with"),
        ("A.tokens = 2", "given.A.tokens: comes with Houses of Renaissance: write expansions ="),
        ('next_tokens = ["wood2"]', "given.next_tokens: comes with Houses of Renaissance:"),
        ('adaptation = "T"', "given.adaptation: comes with Houses of Renaissance:"),
        ('phase = "auction"', "given.phase: the auction comes with Houses of Renaissance:"),
        ('phase = "setup", auction = [{}]', "given.auction: comes with Houses of Renaissance:"),
    ],
)
def test_what_comes_with_an_expansion_is_named_as_such(given: str, sentence: str) -> None:
    assert sentence in refusal_of(f"given = {{ {given} }}\nstep = [{{ to_act = 'A' }}]")


def test_the_other_expansion_stays_in_the_list_to_write() -> None:
    body = 'options = { expansions = ["pazzi"] }\ngiven = { A.family = "visconti" }\n'
    assert 'write expansions = ["houses", "pazzi"]' in refusal_of(
        f"{body}step = [{{ to_act = 'A' }}]"
    )


def test_a_leader_set_that_is_left_out_is_named() -> None:
    body = """options = { players = 2, expansions = ["houses"], leader_sets = ["base"] }
given = { A.hand = ["giulio_ii"] }
step = [{ to_act = "A" }]"""
    assert refusal_of(body) == (
        'given.A.hand[1]: leader giulio_ii is in the leader set "houses", '
        "which options.leader_sets leaves out"
    )


def test_moves_and_checks_name_the_expansion_too() -> None:
    comes = 'comes with Houses of Renaissance: write expansions = ["houses"] in options'
    assert problems_of('step = [{ play = "A: play giulio_ii", to_act = "B" }]') == [
        f"step 1: play: 'A: play giulio_ii' isn't a move: leader giulio_ii {comes}"
    ]
    assert problems_of('step = [{ legal = "A: token coins3" }]') == [
        f"step 1: legal: 'A: token coins3' isn't a move: token coins3 {comes}"
    ]
    assert problems_of('step = [{ then.A.leaders = ["giulio_ii"] }]') == [
        f"step 1: then.A.leaders: expected [giulio_ii], found [] (leader giulio_ii {comes})"
    ]
    assert problems_of('step = [{ then.A.family = "medici" }]') == [
        f"step 1: then.A.family: expected medici, found nothing (family medici {comes})"
    ]


def test_nothing_is_missing_with_both_expansions() -> None:
    given = 'given = { A = { leaders = ["giulio_ii"], family = "visconti", cards = [97, 145] } }'
    assert result_of(f"{BOTH}\n{given}\nstep = [{{ to_act = 'A' }}]").passed
