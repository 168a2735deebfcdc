"""Plays scenarios and reports what differs from what they expect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from magnifico.content.reader import PackError
from magnifico.engine.game import Game
from magnifico.engine.moves import Move, NotationError
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.refusal import Refusal
from magnifico.engine.rounds import run
from magnifico.scenarios.arranging import arrange
from magnifico.scenarios.format import Case, Scenario, ScenarioError, Step, load_file
from magnifico.scenarios.observing import Observation, differences, observe

AUTO_LIMIT: Final = 100


@dataclass(frozen=True)
class Result:
    """What came of one scenario: no problems if it passed. `invalid`: the file is to blame, not the game."""

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
        """How many did not."""
        return len(self.results) - self.passed

    @property
    def status(self) -> int:
        """0 if all passed, 1 if a game differs, 2 if a file cannot be used or nothing was run."""
        if not self.results or any(result.invalid for result in self.results):
            return 2
        return 1 if self.failed else 0

    def lines(self, verbose: bool = False) -> list[str]:
        """What failed (verbose: everything), and the closing line."""
        shown = [result for result in self.results if verbose or not result.passed]
        lines = [line for result in shown for line in result.lines()]
        return [*lines, f"{self.passed} passed, {self.failed} failed"]


class _StoppedError(Exception):
    """A case cannot go on; the problem has been noted."""


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
        except Exception as crash:  # the game broke, which the other scenarios should survive
            found = [f"the game broke: {type(crash).__name__}: {crash}"]
        problems += [f"{case.title}: {line}" if case.title else line for line in found]
    return Result(
        scenario.file, scenario.key, scenario.title, tuple(problems), invalid, scenario.disputed
    )


def run_case(case: Case) -> list[str]:
    """Play one case; the lines say what is not as expected. A mistake of the file is raised as a PackError."""
    game = arrange(case)
    for step in case.steps:
        _check_seats(step, game.state.players)
    start = observe(game)
    run(game.state)
    problems: list[str] = []
    for number, step in enumerate(case.steps, 1):
        found: list[str] = []
        try:
            _run_step(game, step, start, found)
        except _StoppedError:
            return [*problems, *(f"step {number}: {line}" for line in found)]
        problems += [f"step {number}: {line}" for line in found]
    return problems


def main(
    paths: Sequence[Path], verbose: bool = False, write: Callable[[str], object] = print
) -> int:
    """Run files and write the report; returns the exit status 0, 1 or 2."""
    report = run_files(paths)
    for line in report.lines(verbose):
        write(line)
    return report.status


# ------------------------------------------------------------------------------------------------ steps


def _run_step(game: Game, step: Step, start: Observation, problems: list[str]) -> None:
    for seat in step.auto:
        _auto(game, seat, problems)
    for seat in step.turns:
        _auto_turn(game, seat, problems)
    for words in step.play:
        _play(game, words, problems)
    for words in step.refuse:
        _refuse(game, words, step.code, problems)
    if step.to_act is not None:
        waiting = _to_act(game)
        if waiting != "".join(sorted(step.to_act)):
            problems.append(f"to_act: expected {step.to_act or 'nobody'}, found {waiting}")
    _check_legal(game, step, problems)
    if step.then is not None:
        place = step.place.at("then")
        problems += differences(step.then, observe(game), start, place, game.state.tables)


def _check_seats(step: Step, players: int) -> None:
    """A seat that is not in this game neither acts nor decides."""
    named = {
        "auto": step.auto,
        "turns": step.turns,
        "to_act": step.to_act or "",
        "legal_count": step.legal_count or {},
    }
    for key, letters in named.items():
        for letter in letters:
            if letter not in SEAT_LETTERS[:players]:
                raise step.place.at(key).error(f"there is no seat {letter} in this game")


def _to_act(game: Game) -> str:
    return "".join(sorted(SEAT_LETTERS[seat] for seat in game.to_act))


def _parse(game: Game, words: str, problems: list[str]) -> Move:
    try:
        return game.parse(words)
    except NotationError as error:
        problems.append(f"'{words}' is no move: {error}")
        raise _StoppedError from error


def _play(game: Game, words: str, problems: list[str]) -> None:
    move = _parse(game, words, problems)
    refusal = game.why_not(move)
    if refusal is not None:
        problems.append(f"play '{words}': expected to be accepted, refused with {refusal}")
        raise _StoppedError
    try:
        game.play(move)
    except Refusal as refused:
        problems.append(f"play '{words}': no reason against it, yet refused with {refused}")
        raise _StoppedError from refused


def _refuse(game: Game, words: str, code: str, problems: list[str]) -> None:
    """The move is refused with this code, is not offered, and changes nothing."""
    move = _parse(game, words, problems)
    before = game.digest()
    refusal = game.why_not(move)
    if refusal is None:
        problems.append(f"refuse '{words}': expected {code}, but it is accepted")
        raise _StoppedError
    if refusal.code != code:
        problems.append(f"refuse '{words}': expected {code}, found {refusal}")
    if move in game.legal_moves(move.seat):
        problems.append(f"refuse '{words}': refused with {refusal.code}, yet offered as legal")
    try:
        game.play(move)
        problems.append(f"refuse '{words}': it was played all the same")
    except Refusal as refused:
        if refused.code != refusal.code:
            problems.append(f"refuse '{words}': {refusal.code} becomes {refused.code} when played")
    if game.digest() != before:
        problems.append(f"refuse '{words}': the refused move changed the game")


def _check_legal(game: Game, step: Step, problems: list[str]) -> None:
    for words in step.legal:
        move = _parse(game, words, problems)
        refusal = game.why_not(move)
        if refusal is not None:
            problems.append(f"legal '{words}': refused with {refusal}")
        elif move not in game.legal_moves(move.seat):
            problems.append(f"legal '{words}': accepted, but not offered")
    for words in step.not_legal:
        move = _parse(game, words, problems)
        if move in game.legal_moves(move.seat):
            problems.append(f"not_legal '{words}': it is offered")
        elif game.why_not(move) is None:
            problems.append(f"not_legal '{words}': it is accepted")
    if step.only is not None:
        expected = sorted(str(_parse(game, words, problems)) for words in step.only)
        offered = sorted(str(move) for seat in game.to_act for move in game.legal_moves(seat))
        missing = [words for words in expected if words not in offered]
        extra = [words for words in offered if words not in expected]
        problems += [f"only: '{words}' is not offered" for words in missing]
        problems += [f"only: '{words}' is offered as well" for words in extra]
    for letter, number in (step.legal_count or {}).items():
        found = len(game.legal_moves(SEAT_LETTERS.index(letter)))
        if found != number:
            problems.append(f"legal_count.{letter}: expected {number}, found {found}")


def _auto(game: Game, letter: str, problems: list[str]) -> None:
    """Play the first legal move of a seat."""
    moves = game.legal_moves(SEAT_LETTERS.index(letter))
    if not moves:
        problems.append(f"auto: {letter} has nothing to decide, to act: {_to_act(game)}")
        raise _StoppedError
    game.play(moves[0])


def _auto_turn(game: Game, letter: str, problems: list[str]) -> None:
    """Play a whole turn of a seat: some placement, and the first answer to whatever is asked."""
    if _to_act(game) != letter or observe(game)["decision"] != "turn":
        problems.append(f"turns: expected a turn of {letter}, to act: {_to_act(game) or 'nobody'}")
        raise _StoppedError
    for _ in range(AUTO_LIMIT):
        moves = game.legal_moves(game.to_act[0])
        ending = [move for move in moves if move.text == "end"]
        game.play(ending[0] if ending else moves[0])
        if ending:
            return
    problems.append(f"turns: the turn of {letter} does not end")
    raise _StoppedError
