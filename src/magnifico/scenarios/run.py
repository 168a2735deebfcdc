"""Plays scenarios and reports where the game differs from what they expect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from magnifico.content.reader import PackError
from magnifico.scenarios.case_run import CaseRun
from magnifico.scenarios.format import Case, Scenario, ScenarioError, load_file


@dataclass(frozen=True)
class Result:
    """The outcome of one scenario: no problems if it passed. `invalid`: the fault is in the file, not in the game."""

    file: str
    key: str
    title: str
    problems: tuple[str, ...] = ()
    invalid: bool = False
    disputed: str = ""

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return not self.problems

    def lines(self) -> list[str]:
        """The result for a person to read."""
        head = f"{self.file}: {self.key} {self.title}".rstrip()
        if self.passed:
            return [f"passed  {head}"]
        disputed = [f"        disputed: {self.disputed}"] if self.disputed else []
        return [f"failed  {head}", *(f"        {line}" for line in self.problems), *disputed]


@dataclass
class Report:
    """The results of all files."""

    results: list[Result] = field(default_factory=list)

    @property
    def passed(self) -> int:
        """How many passed."""
        return sum(1 for result in self.results if result.passed)

    @property
    def failed(self) -> int:
        """How many failed."""
        return len(self.results) - self.passed

    @property
    def status(self) -> int:
        """0 if all passed, 1 if a game differs, 2 if a file cannot be used or nothing was run."""
        if not self.results or any(result.invalid for result in self.results):
            return 2
        return 1 if self.failed else 0

    def lines(self, verbose: bool = False) -> list[str]:
        """What failed (verbose: everything), and the summary line."""
        shown = [result for result in self.results if verbose or not result.passed]
        lines = [line for result in shown for line in result.lines()]
        return [*lines, f"{self.passed} passed, {self.failed} failed"]


def run_files(paths: Iterable[Path]) -> Report:
    """Run every scenario of these files; a folder stands for the .toml files in it."""
    report = Report()
    for path in paths:
        for file in sorted(path.glob("*.toml")) if path.is_dir() else [path]:
            try:
                scenarios = load_file(file)
            except ScenarioError as error:
                message = str(error).removeprefix(f"{file.name}: ")
                report.results.append(Result(file.name, "", "", (message,), invalid=True))
                continue
            report.results += [run_scenario(scenario) for scenario in scenarios]
    return report


def run_scenario(scenario: Scenario) -> Result:
    """Run all cases of a scenario."""
    problems: list[str] = []
    invalid = False
    for case in scenario.cases:
        try:
            found = run_case(case)
        except PackError as error:
            invalid = True
            found = [": ".join(part for part in (error.field, error.expected) if part)]
        except Exception as crash:  # the other scenarios should survive a broken game
            found = [f"the game broke at the beginning: {type(crash).__name__}: {crash}"]
        problems += [f"{case.title}: {line}" if case.title else line for line in found]
    return Result(
        scenario.file, scenario.key, scenario.title, tuple(problems), invalid, scenario.disputed
    )


def run_case(case: Case) -> list[str]:
    """Play one case; the lines say what isn't as expected. A mistake in the file is raised as a PackError."""
    problems = CaseRun(case).play()
    if not problems and not any(step.checks_something for step in case.steps):
        raise case.place.at("step").error(
            "plays, but checks nothing: add then, events, to_act, legal, only or refuse to a step"
        )
    return problems


def main(
    paths: Sequence[Path], verbose: bool = False, write: Callable[[str], object] = print
) -> int:
    """Run files and write the report; returns the exit status 0, 1 or 2."""
    report = run_files(paths)
    for line in report.lines(verbose):
        write(line)
    return report.status
