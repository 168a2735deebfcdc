"""Scenarios: worked examples of the rules as data, and the runner that plays them (docs/scenarios.md)."""

from magnifico.scenarios.format import Case, Scenario, ScenarioError, load_file
from magnifico.scenarios.run import Report, Result, main, run_case, run_files, run_scenario
from magnifico.scenarios.step_format import Checks, Step

__all__ = [
    "Case",
    "Checks",
    "Report",
    "Result",
    "Scenario",
    "ScenarioError",
    "Step",
    "load_file",
    "main",
    "run_case",
    "run_files",
    "run_scenario",
]
