"""Every rule id of docs/rules/RULES.md is shown by a scenario or a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from magnifico.scenarios.reference import rule_ids_in

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules" / "RULES.md"
ID = r"R\d+(?:\.\d+)+|RUL-\d+|X\d\.\d|S\d\d|L\d\d"


def rule_ids() -> set[str]:
    """The ids the rules define."""
    return rule_ids_in(RULES.read_text(encoding="utf-8"))


def cited_ids() -> set[str]:
    """The ids named by scenarios and by the tests' own texts."""
    cited: set[str] = set()
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8")).get("scenario", []):
            cited |= set(scenario.get("rules", []))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if path != Path(__file__):
            cited |= set(re.findall(rf"\b({ID})\b", path.read_text(encoding="utf-8")))
    return cited


def test_the_rules_are_read() -> None:
    ids = rule_ids()
    assert {"R0.1", "R6.1.10", "R17.12", "R21.168", "X3.8", "S13", "L44", "RUL-95"} <= ids
    assert len(ids) > 450


def test_every_rule_is_shown_by_a_scenario_or_test() -> None:
    missing = sorted(rule_ids() - cited_ids())
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_scenarios_cite_rules_that_exist() -> None:
    ids = rule_ids()
    unknown: list[str] = []
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8")).get("scenario", []):
            unknown += [name for name in scenario.get("rules", []) if name not in ids]
    assert not unknown
