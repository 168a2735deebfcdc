"""Every rule id of docs/rules/RULES.md is shown by a scenario or a test, and has a home in the code that does it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from pathlib import Path

import pytest

from magnifico.scenarios import where
from magnifico.scenarios.reference import rule_ids_in

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules" / "RULES.md"
HOMES = (ROOT / "src" / "magnifico" / "engine", ROOT / "src" / "magnifico" / "content")
ID = r"R\d+(?:\.\d+)+|RUL-\d+|X\d\.\d|S\d\d|L\d\d"


def rule_ids() -> set[str]:
    """The ids the rules define."""
    return rule_ids_in(RULES.read_text(encoding="utf-8"))


def ids_in(text: str) -> set[str]:
    """The ids a text names; R6.1.8 names neither R6.1 nor R6.1.80, and a range names its two ends."""
    return set(re.findall(rf"\b({ID})\b", text))


def cited_ids() -> set[str]:
    """The ids named by scenarios and by the tests' own texts."""
    cited: set[str] = set()
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8")).get("scenario", []):
            cited |= set(scenario.get("rules", []))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if path != Path(__file__):
            cited |= ids_in(path.read_text(encoding="utf-8"))
    return cited


def prose_of(module: str) -> str:
    """The comments and docstrings of a module."""
    told = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(module).readline)
        if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(module)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            told.append(str(node.value.value))
    return "\n".join(told)


def homes() -> dict[str, list[str]]:
    """The files of engine and content that name an id: in comments and docstrings, and anywhere in a pack."""
    found: dict[str, list[str]] = {}
    for folder in HOMES:
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            text = path.read_text(encoding="utf-8")
            for name in ids_in(prose_of(text) if path.suffix == ".py" else text):
                found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return found


def test_the_rules_are_read() -> None:
    ids = rule_ids()
    assert {"R0.1", "R6.1.10", "R17.12", "R21.168", "X3.8", "S13", "L44", "RUL-95"} <= ids
    assert len(ids) > 450


def test_ids_are_found_as_whole_words() -> None:
    assert ids_in("R6.1.8") == {"R6.1.8"}
    assert ids_in("the surcharge (R6.2.3, RUL-15), R5.1 to R5.4. X1.9a, S011") == {
        "R6.2.3",
        "RUL-15",
        "R5.1",
        "R5.4",
    }
    assert ids_in(prose_of('"""R1.1"""\nx = "R1.2"  # R1.3\n"""R1.4"""\n')) == {
        "R1.1",
        "R1.3",
        "R1.4",
    }


def test_every_rule_is_shown_by_a_scenario_or_test() -> None:
    missing = sorted(rule_ids() - cited_ids())
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_every_rule_has_a_home() -> None:
    missing = sorted(rule_ids() - set(homes()))
    assert not missing, (
        f"{len(missing)} rules without a home: {', '.join(missing)}. Name each where it is carried out, in a docstring "
        "or comment of src/magnifico/engine or in a pack of src/magnifico/content; if a rule is that something does "
        "not happen, where one would look for it."
    )


def test_homes_cite_rules_that_exist() -> None:
    ids = rule_ids()
    sections = {name.rpartition(".")[0] for name in ids}
    unknown = [
        f"{name} in {', '.join(files)}"
        for name, files in sorted(homes().items())
        if name not in ids | sections
    ]
    assert not unknown, f"{len(unknown)} ids that the rules do not have: {'; '.join(unknown)}"


def test_scenarios_cite_rules_that_exist() -> None:
    ids = rule_ids()
    unknown: list[str] = []
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8")).get("scenario", []):
            unknown += [name for name in scenario.get("rules", []) if name not in ids]
    assert not unknown


def test_the_page_that_says_where_things_are_is_current() -> None:
    page = (ROOT / where.PAGE).read_text(encoding="utf-8")
    assert page == where.page(ROOT), "run python -m magnifico.scenarios.where"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Orsini", "`rules/cards.py` set_award"),
        ("Da Montefeltro", "`rules/costs.py` keep_on_tile"),
        ("Lorenzo de’ Medici", "`rules/leaders.py` copy_targets"),
        ("Santa Rita", "`rules/gains.py` gain"),
        ("no FM in the Market", "`decisions/placement.py`"),
    ],
)
def test_a_name_leads_to_the_code(name: str, place: str) -> None:
    (row,) = [line for line in where.page(ROOT).splitlines() if line.startswith(f"| {name} |")]
    assert place in row


def test_every_chapter_that_players_need_is_summed_up_in_the_rules_help() -> None:
    """By its number; left out are conventions, the order of checks, rulings, notes on single cards and indexes."""
    page = (ROOT / "web" / "src" / "features" / "rules" / "topics.ts").read_text(encoding="utf-8")
    table = page.split("SECTIONS:")[1].split("\n};")[0]
    entries = dict(re.findall(r"^  (\w+): '([\d. ]+)'", table, re.MULTILINE))
    topics = set(re.findall(r"^  '(\w+)',$", page, re.MULTILINE))
    assert set(entries) <= topics
    headings = re.findall(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", RULES.read_text(encoding="utf-8"), re.M)
    whole = {number.partition(".")[0] for number in headings if "." in number}
    needed = {
        number
        for number in headings
        if 1 <= int(number.partition(".")[0]) <= 19 and number not in whole and number != "6.1"
    }
    linked = {number for sections in entries.values() for number in sections.split()}
    assert needed - linked == set()
    assert linked - set(headings) == set()
