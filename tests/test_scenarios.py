"""Every worked example of the rules, and the runner that plays them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnifico.content import builtin_pack
from magnifico.scenarios import Scenario, ScenarioError, load_file, main, run_files, run_scenario
from magnifico.scenarios.format import parse

FOLDER = Path(__file__).parent / "scenarios"
GUIDE = Path(__file__).parents[1] / "docs" / "scenarios.md"
SCENARIOS = [scenario for file in sorted(FOLDER.glob("*.toml")) for scenario in load_file(file)]

TAKING = """
[[scenario]]
id = "T-1"
title = "Taking a card"
card = [{ number = 1001, type = "character", cost = [{ coins = 3 }] }]
given = { floors = { C1 = 1001 }, occupied = { C2 = "B white" }, A = { coins = 7 } }
"""
STEP = "[[scenario]]\nid = 'a'\ntitle = 'x'\nstep = [{"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.key)
def test_scenario(scenario: Scenario) -> None:
    result = run_scenario(scenario)
    assert not result.problems, "\n" + "\n".join(result.lines())


def test_every_example_has_its_own_id_and_names_its_rules() -> None:
    keys = [scenario.key for scenario in SCENARIOS]
    assert len(set(keys)) == len(keys)
    assert all(scenario.rules for scenario in SCENARIOS)
    assert {f"SC-{number:03d}" for number in range(1, 173)} <= set(keys)


def test_everything_printed_has_a_scenario_for_its_effect_and_one_for_its_limit() -> None:
    keys = {scenario.key for scenario in SCENARIOS}
    packs = [builtin_pack("base"), builtin_pack("houses"), builtin_pack("pazzi")]
    things = [f"CARD-{number:03d}" for number in range(97, 169)]
    things += [f"LEADER-{leader.code}" for pack in packs for leader in pack.leaders]
    things += [f"FAMILY-{family.key}" for pack in packs for family in pack.families]
    things += [f"TILE-{tile.key}" for pack in packs for tile in pack.excommunications]
    assert len(things) == 72 + 44 + 12 + 24
    wanted = {f"{thing}-{what}" for thing in things for what in ("effect", "limit")}
    assert sorted(wanted - keys) == []
    symbols = {f"S{number:02d}" for number in range(1, 14)}
    shown = [rule for scenario in SCENARIOS for rule in scenario.rules if rule in symbols]
    assert all(shown.count(symbol) >= 2 for symbol in symbols)


def problems_of(words: str) -> tuple[str, ...]:
    return run_scenario(parse(words, "test.toml")[0]).problems


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ('play = "A: white C1"\nthen.A = { coins = 0 }', "A.coins: expected 0, found 1"),
        ('play = "A: white C1"\nthen.A = { "+coins" = -3 }', "A.+coins: expected -3, found -6"),
        ('play = "A: white C1"\nthen.A = { cards = [53] }', "A.cards: expected [53], found [1001]"),
        ('play = "A: white C1"\nthen.A.values.white = 2', "A.values.white: expected 2, found 6"),
        ("then.floors.C1 = ''", "floors.C1: expected nothing, found 1001"),
        ("then.occupied.C2 = ''", "occupied.C2: expected nothing, found [B white]"),
        ("then.occupied.palace = 'A white'", "occupied.palace: expected A white, found []"),
        ("then.over = true", "over: expected true, found false"),
        ('play = "A: white C2"', "expected to be accepted, refused with E_OCCUPIED"),
        ('play = "A: green C1"', "play: 'A: green C1' isn't a move"),
        ('refuse = "A: white C1"\ncode = "E_COST"', "expected E_COST, but it is accepted"),
        ('refuse = "A: white C2"\ncode = "E_COST"', "expected E_COST, found E_OCCUPIED"),
        ('to_act = "B"', "to_act: expected B, found A"),
        ('legal = "A: white C2"', "legal 'A: white C2': refused with E_OCCUPIED"),
        ('not_legal = "A: white C1"', "not_legal 'A: white C1': it is offered"),
        ('only = ["A: white C1"]', "only: unexpected: A: black B1"),
        ('only = ["A: white C2"]', "only: not offered: A: white C2"),
        ("legal_count = { B = 1 }", "legal_count.B: expected 1, found 0"),
        ('auto = "B"', "auto: B has nothing to decide"),
        ('turns = "A C"', "turns: expected a turn of C"),
    ],
)
def test_a_wrong_expectation_fails_with_a_readable_line(step: str, problem: str) -> None:
    found = problems_of(f"{TAKING}\n[[scenario.step]]\n{step}\n")
    assert any(problem in line for line in found), found


def test_the_right_expectation_passes() -> None:
    step = 'play = "A: white C1"\nthen.A = { coins = 1, "+coins" = -6, cards = [1001] }'
    assert problems_of(f"{TAKING}\n[[scenario.step]]\n{step}\n") == ()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("given = { color = 1 }", "given.color: unknown key"),
        ("given = { A = { coin = 1 } }", 'given.A.coin: unknown key (did you mean "coins"?)'),
        ("given = { A = { coins = -1 } }", "given.A.coins: expected a whole number"),
        ("given = { A = { cards = [999] } }", "given.A.cards[1]: card 999 is not in this game"),
        ('given = { A = { leaders = ["nobody"] } }', "given.A.leaders[1]: expected one of"),
        ("given = { A = { cards = [53] }, B = { cards = [53] } }", "card 53 lies in two places"),
        (
            'given = { tiles = ["X1.1", "X1.2", "X1.3"], A = { excommunicated = ["X1.4"] } }',
            "at most three different tiles",
        ),
        ('given = { order = "ABCE" }', "given.order: expected the seats ABCD in some order"),
        ('given = { phase = "dawn" }', "given.phase: expected one of"),
        (
            'given = { occupied = { T1 = "A white", palace = "A white" } }',
            "given.occupied.palace: A white stands in two places",
        ),
        (
            'given = { occupied = { palace = ["A white", "A white"] } }',
            "given.occupied.palace: A white stands in two places",
        ),
        (
            'given = { occupied = { T1 = "A white" }, A = { members = ["white"] } }',
            "given.occupied.T1: A white is in hand, too",
        ),
        (
            'given = { occupied = { T1 = ["A white", "B white"] } }',
            "given.occupied.T1: expected one member",
        ),
        (
            'given = { occupied = { market1 = ["A white", "B white", "C white"] },'
            ' C = { leaders = ["ludovico_ariosto"] } }',
            "given.occupied.market1: expected one member",
        ),
        (
            'given = { occupied = { "leader:cesare_borgia" = "A white" },'
            ' A = { leaders = ["cesare_borgia"] } }',
            "A has no such space",
        ),
        ('given = { A = { used = ["cesare_borgia"] } }', "cesare_borgia is not in play here"),
        (
            'given = { A = { copies = "cesare_borgia" }, B = { leaders = ["cesare_borgia"] } }',
            "given.A.copies: nobody who copies leaders is in play here",
        ),
        (
            'given = { A = { leaders = ["lorenzo_de_medici"], copies = "cesare_borgia" } }',
            "given.A.copies: cesare_borgia is not in play with an opponent",
        ),
        ('given = { phase = "scoring", turn = "B" }', "given.turn: means nothing in phase scoring"),
        ('given = { phase = "scoring", lap = 2 }', "given.lap: means nothing in phase scoring"),
        (
            'given = { phase = "vatican", placed = true }',
            "given.placed: means nothing in phase vat",
        ),
        ('given = { phase = "round", alone = true }', "given.alone: means nothing in phase round"),
        ("given = { auction = [] }", "given.auction: means nothing in phase actions"),
        ('given = { phase = "round", A = { turns = 2 } }', "given.A.turns: means nothing in phase"),
        (
            'options = { expansions = ["houses"] }\ngiven = { tokens_on_cards = { "²" = "stone2" } }',
            "given.tokens_on_cards.²: expected a whole number",
        ),
        ("options = { players = 7 }", "options: 2 to 4 players"),
        ("card = [{ number = 12, type = 'venture' }]", "number: expected a number from 1000"),
        ("card = [{ number = 1001, type = 'venture', cost = 3 }]", "cost: expected a list"),
    ],
)
def test_a_bad_beginning_says_where(change: str, message: str) -> None:
    words = f'[[scenario]]\nid = "T-2"\ntitle = "Bad"\n{change}\nstep = [{{ to_act = "A" }}]\n'
    result = run_scenario(parse(words, "test.toml")[0])
    assert result.invalid
    assert message in result.problems[0]


def test_ariosto_may_stand_beside_others() -> None:
    """The rules let in a member who joins, and any number in the large spaces."""
    words = """
[[scenario]]
id = "T-3"
title = "Joining"
given.occupied.T1 = ["A white", "B white"]
given.occupied.market1 = ["A black", "C white"]
given.occupied.palace = ["B black", "C black", "D white", "D black"]
given.occupied.harvest-large = ["B neutral", "C neutral"]
given.A.leaders = ["ludovico_ariosto"]
step = [{ to_act = "A", then.occupied = { K = ["B black", "C black", "D white", "D black"] } }]
"""
    assert problems_of(words) == ()


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("then.A.coin = 1", "then.A.coin: unknown"),
        ("then.occupied.Z9 = ''", "then.occupied.Z9: expected a space: T1 to S4"),
        ("then.occupied.'leader:nobody' = ''", "then.occupied.leader:nobody: expected one of"),
        ("then.tokens_on_cards.999 = ''", "then.tokens_on_cards.999: card 999 is not in this game"),
        ("then.tokens_on_cards.no = ''", "then.tokens_on_cards.no: expected a whole number"),
        ("then.bids.9 = ''", "then.bids.9: expected one of 1, 2, 3, 4"),
        ("then.A = {}", "then.A: expected a table of what to check, found an empty table"),
        ("then.dice = 6", "then.dice: expected a table of what to check, found 6"),
        ("legal_count = { E = 0 }", "legal_count: there is no seat E in this game"),
        ("auto = 'E'", "auto: there is no seat E in this game"),
        ("turns = 'E'", "turns: there is no seat E in this game"),
        ("to_act = 'E'", "to_act: there is no seat E in this game"),
    ],
)
def test_an_expectation_that_checks_nothing_is_a_mistake_of_the_file(
    step: str, message: str, tmp_path: Path
) -> None:
    file = tmp_path / "nothing.toml"
    file.write_text(f"{TAKING}\n[[scenario.step]]\n{step}\n", encoding="utf-8")
    report = run_files([file])
    assert report.status == 2
    assert message in report.results[0].problems[0]


def test_an_empty_table_of_tokens_says_that_none_lies_there() -> None:
    words = """
[[scenario]]
id = "T-4"
title = "Tokens"
options = { expansions = ["houses"] }
given = { A = { cards = [98] }, tokens_on_cards = { 98 = "stone2" } }
step = [{ then.tokens_on_cards = {} }]
"""
    assert problems_of(words)[0] == "step 1: then.tokens_on_cards: expected nothing, found 98"
    assert problems_of(words.replace(', tokens_on_cards = { 98 = "stone2" }', "")) == ()


def test_a_short_name_of_a_space_is_the_space() -> None:
    step = "then.occupied = { K = 'B white', M1 = '' }"
    found = problems_of(f"{TAKING}\n[[scenario.step]]\n{step}\n")
    assert found[0] == "step 1: then.occupied.K: expected B white, found []"


def test_an_unknown_expectation_is_a_mistake_of_the_file() -> None:
    words = f"{TAKING}\nstep = [{{ then = {{ A.coin = 1 }} }}]\n"
    result = run_scenario(parse(words, "test.toml")[0])
    assert result.invalid
    assert "then.A.coin: unknown" in result.problems[0]
    assert 'did you mean "coins"' in result.problems[0]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("[[scenario]", "bad.toml: not valid TOML"),
        ("", "bad.toml: scenario: expected a list of [[scenario]], found nothing"),
        ("[[scenario]]\ntitle = 'x'", "bad.toml: scenario 1: id: expected a text, found nothing"),
        ("[[scenario]]\nid = 'a'\ntitle = 'x'", "bad.toml: a: step: expected at least one step"),
        ("[[scenario]]\nid = 'a'\nstep = [{ paly = 'A: end' }]", "step[1].paly: unknown key (did"),
        ("[[scenario]]\nid = 'a'\nstep = [{ refuse = 'A: end' }]", "code: expected one of E_TURN"),
        ("[[scenario]]\nid = 'a'\nrules = ['6.1']", "bad.toml: a: rules[1]: expected an id of the"),
        (f"{STEP} auto = 'AB' }}]", "step[1].auto: expected letters of seats such as A B"),
        (f"{STEP} auto = 'A Z' }}]", "step[1].auto: expected letters of seats such as A B"),
        (f"{STEP} auto = [] }}]", "step[1].auto: expected a list of from 1 to"),
        (f"{STEP} turns = 'A X' }}]", "step[1].turns: expected letters of seats"),
        (f"{STEP} turns = '|' }}]", "step[1].turns: expected at least one seat"),
        (f"{STEP} play = [] }}]", "step[1].play: expected a list of from 1 to"),
        (f"{STEP} legal = [] }}]", "step[1].legal: expected a list of from 1 to"),
        (f"{STEP} not_legal = [] }}]", "step[1].not_legal: expected a list of from 1 to"),
        (
            f"{STEP} refuse = [], code = 'E_COST' }}]",
            "step[1].refuse: expected a list of from 1 to",
        ),
        (f"{STEP} legal_count = {{ Z = 3 }} }}]", "step[1].legal_count: expected letters of seats"),
        (f"{STEP} legal_count = {{}} }}]", "step[1].legal_count: expected at least one seat"),
        (f"{STEP} then = {{}} }}]", "step[1].then: expected something to check"),
        (f"{STEP} to_act = 'A' }}]\ncase = []", "a: case: expected at least one case"),
    ],
)
def test_a_bad_file_says_where(words: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(words, "bad.toml")
    assert message in str(caught.value)


def test_the_status_tells_passed_failed_and_unreadable(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text(f'{TAKING}\nstep = [{{ to_act = "A" }}]\n', encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(f'{TAKING}\nstep = [{{ to_act = "B" }}]\n', encoding="utf-8")
    lines: list[str] = []
    assert main([good], write=lines.append) == 0
    assert lines == ["1 passed, 0 failed"]
    assert main([good, wrong], write=lines.append) == 1
    assert lines[-4:-2] == [
        "failed  wrong.toml: T-1 Taking a card",
        "        step 1: to_act: expected B, found A",
    ]
    assert lines[-2].startswith("        step 1: waiting for A: turn, offered: A: white T1, ")
    assert lines[-1] == "1 passed, 1 failed"
    assert main([good, tmp_path / "none.toml"], write=lines.append) == 2
    assert lines[-1] == "1 passed, 1 failed"
    assert main([], write=lines.append) == 2
    assert run_files([tmp_path]).passed == 1


def test_the_example_of_the_guide_passes() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    assert problems_of(blocks[0]) == ()
