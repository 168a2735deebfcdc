"""Plays one case step by step and records what isn't as expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from magnifico.content.reader import PackError, Place
from magnifico.engine.events import Event
from magnifico.engine.moves.fields import NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.refusal import Refusal
from magnifico.scenarios import lookup
from magnifico.scenarios.events import Happening, happening_of, missing_events, unwanted_events
from magnifico.scenarios.expansions import absence_in
from magnifico.scenarios.expectations import differences
from magnifico.scenarios.format import Case
from magnifico.scenarios.messages import reason, shortened, shown
from magnifico.scenarios.position import begin
from magnifico.scenarios.snapshot import action_value, asked, observe, waiting_for
from magnifico.scenarios.step_format import ActionValue, Checks, Step

AUTO_LIMIT: Final = 100


class StoppedError(Exception):
    """A case cannot continue; the problem has been noted."""


class CaseRun:
    """One case while it is played: the game, what has happened in this step, and the problems found."""

    def __init__(self, case: Case) -> None:
        self.beginning = begin(case)
        self.game = self.beginning.game
        self.printed = self.game.ruleset.printed
        self.players = self.game.options.players
        self.steps = case.steps
        self.happened: list[Happening] = []
        self.problems: list[str] = []
        for step in case.steps:
            self._check_seats(step)
        self.start = observe(self.game, waiting=False)
        self._note(self.beginning.settle())

    def play(self) -> list[str]:
        """Play all steps; the lines say what isn't as expected."""
        for number, step in enumerate(self.steps, 1):
            found = len(self.problems)
            stopped = False
            try:
                self._step(step)
            except StoppedError:
                stopped = True
            except PackError:
                raise
            except Exception as crash:  # the other scenarios should survive a broken game
                self.problems.append(f"the game broke: {type(crash).__name__}: {crash}")
                stopped = True
            self.problems[found:] = [f"step {number}: {line}" for line in self.problems[found:]]
            if stopped:
                break
            self.happened = []
        return self.problems

    def _step(self, step: Step) -> None:
        with self._saying_what_it_waits_for():
            self._check(step.before)
        with self._saying_what_it_waits_for():
            self._do(step)
            self._check(step.after)
            self.problems += missing_events(step.events, self.happened)
            self.problems += unwanted_events(step.no_events, self.happened)
            self._check(step.then)

    @contextmanager
    def _saying_what_it_waits_for(self) -> Iterator[None]:
        """If something goes wrong inside, add what the game is waiting for."""
        found = len(self.problems)
        try:
            yield
        except StoppedError:
            self.problems.append(waiting_for(self.game))
            raise
        if len(self.problems) > found:
            self.problems.append(waiting_for(self.game))

    def _note(self, events: list[Event]) -> None:
        self.happened += [happening_of(event) for event in events]

    def _check_seats(self, step: Step) -> None:
        """Report seats that don't exist in this game."""
        named: list[tuple[Place, str]] = [
            (step.place.at("auto"), "".join(step.auto)),
            (step.place.at("turns"), "".join(step.turns)),
        ]
        for checks in (step.before, step.after, step.then):
            named.append((checks.place.at("to_act"), checks.to_act or ""))
            counted = [key for key in checks.legal_count or {} if key != "others"]
            named.append((checks.place.at("legal_count"), "".join(counted)))
        for place, letters in named:
            for letter in letters:
                if letter not in SEAT_LETTERS[: self.players]:
                    raise place.error(f"there is no seat {letter} in this game")

    # ----------------------------------------------------------------------------------------- doing

    def _do(self, step: Step) -> None:
        for letter in step.auto:
            self._auto(letter)
        for letter in step.turns:
            self._auto_turn(letter)
        for words in step.play:
            self._play(words)
        for words in step.refuse:
            self._refuse(words, step.code)

    def _stop(self, problem: str) -> StoppedError:
        self.problems.append(problem)
        return StoppedError()

    def _parse(self, words: str, field: str) -> Move:
        try:
            return self.game.parse(words)
        except NotationError as error:
            why = absence_in(words, self.printed) or str(error)
            raise self._stop(f"{field}: '{words}' isn't a move: {why}") from error

    def _make(self, move: Move) -> None:
        self._note(self.beginning.reported(self.game.play(move)))

    def _play(self, words: str) -> None:
        move = self._parse(words, "play")
        refusal = self.game.why_not(move)
        if refusal is not None:
            raise self._stop(
                f"play '{words}': expected to be accepted, refused with {reason(refusal)}"
            )
        try:
            self._make(move)
        except Refusal as refused:
            raise self._stop(
                f"play '{words}': no reason against it, yet refused with {reason(refused)}"
            ) from refused

    def _refuse(self, words: str, code: str) -> None:
        """Check that the move is refused with this code, isn't offered, and changes nothing."""
        game = self.game
        move = self._parse(words, "refuse")
        before = game.digest()
        refusal = game.why_not(move)
        if refusal is None:
            raise self._stop(f"refuse '{words}': expected {code}, but it is accepted")
        if refusal.code != code:
            self.problems.append(f"refuse '{words}': expected {code}, found {reason(refusal)}")
        if move in game.legal_moves(move.seat):
            self.problems.append(
                f"refuse '{words}': refused with {refusal.code}, yet offered as legal"
            )
        try:
            game.play(move)
            self.problems.append(f"refuse '{words}': it was played all the same")
        except Refusal as refused:
            if refused.code != refusal.code:
                self.problems.append(
                    f"refuse '{words}': {refusal.code} becomes {refused.code} when played"
                )
        if game.digest() != before:
            self.problems.append(f"refuse '{words}': the refused move changed the game")

    def _auto(self, letter: str) -> None:
        """Play the first legal move of a seat."""
        moves = self.game.legal_moves(SEAT_LETTERS.index(letter))
        if not moves:
            raise self._stop(f"auto: {letter} has nothing to decide")
        self._make(moves[0])

    def _auto_turn(self, letter: str) -> None:
        """Play a whole turn of a seat: some placement, and the first answer to every question."""
        game = self.game
        if self._to_act() != letter or asked(game)["kind"] != "turn":
            raise self._stop(f"turns: expected a turn of {letter}")
        for _ in range(AUTO_LIMIT):
            moves = game.legal_moves(game.to_act[0])
            ending = [move for move in moves if move.text == "end"]
            self._make(ending[0] if ending else moves[0])
            if ending:
                return
        raise self._stop(f"turns: the turn of {letter} does not end")

    # -------------------------------------------------------------------------------------- checking

    def _to_act(self) -> str:
        return "".join(sorted(SEAT_LETTERS[seat] for seat in self.game.to_act))

    def _check(self, checks: Checks) -> None:
        """Check everything a scenario says about this moment."""
        label = checks.label
        if checks.to_act is not None and self._to_act() != "".join(sorted(checks.to_act)):
            found = self._to_act() or "nobody"
            self.problems.append(
                f"{label}to_act: expected {checks.to_act or 'nobody'}, found {found}"
            )
        self._check_moves(checks)
        self._check_counts(checks)
        for words, expected in (checks.action_values or {}).items():
            self._check_value(words, expected, checks)
        if checks.state is not None:
            lines = differences(
                checks.state,
                observe(self.game),
                self.start,
                checks.place,
                self.printed,
            )
            self.problems += [f"{label}{line}" for line in lines]

    def _check_moves(self, checks: Checks) -> None:
        """Check moves that must be offered and accepted, moves that must not be, and the whole list."""
        game = self.game
        label = checks.label
        for words in checks.legal:
            move = self._parse(words, f"{label}legal")
            refusal = game.why_not(move)
            if refusal is not None:
                self.problems.append(f"{label}legal '{words}': refused with {reason(refusal)}")
            elif move not in game.legal_moves(move.seat):
                self.problems.append(f"{label}legal '{words}': accepted, but not offered")
        for words in checks.not_legal:
            move = self._parse(words, f"{label}not_legal")
            if move in game.legal_moves(move.seat):
                self.problems.append(f"{label}not_legal '{words}': it is offered")
            elif game.why_not(move) is None:
                self.problems.append(f"{label}not_legal '{words}': it is accepted")
        if checks.only is not None:
            expected = sorted(str(self._parse(words, f"{label}only")) for words in checks.only)
            offered = sorted(str(move) for seat in game.to_act for move in game.legal_moves(seat))
            missing = [words for words in expected if words not in offered]
            unexpected = [words for words in offered if words not in expected]
            if missing:
                self.problems.append(f"{label}only: not offered: {shortened(missing)}")
            if unexpected:
                self.problems.append(f"{label}only: unexpected: {shortened(unexpected)}")

    def _check_counts(self, checks: Checks) -> None:
        if checks.legal_count is None:
            return
        for key, number in checks.legal_count.items():
            place = checks.place.at("legal_count").at(key)
            letters = (
                lookup.unnamed(checks.legal_count, self.players, place)
                if key == "others"
                else [key]
            )
            for letter in letters:
                found = len(self.game.legal_moves(SEAT_LETTERS.index(letter)))
                if found != number:
                    who = f" ({letter})" if key == "others" else ""
                    self.problems.append(
                        f"{checks.label}legal_count.{key}: expected {number}, found {found}{who}"
                    )

    def _check_value(self, words: str, expected: ActionValue, checks: Checks) -> None:
        """Check the value of a placement and its terms, whether or not it is legal."""
        where = f"{checks.label}action_values '{words}'"
        found = action_value(self.game, self._parse(words, f"{checks.label}action_values"))
        if found is None:
            place = checks.place.at("action_values").at(words)
            raise place.error('expected a placement such as "A: white T1 +2"')
        for key, number in expected.numbers.items():
            if found[key] != number:
                because = f", which is {_sum_of(found['terms'])}" if key == "value" else ""
                self.problems.append(
                    f"{where}: {key}: expected {number}, found {found[key]}{because}"
                )
        if expected.terms is not None and dict(expected.terms) != found["terms"]:
            self.problems.append(
                f"{where}: terms: expected {shown(dict(expected.terms))}, "
                f"found {shown(found['terms'])}"
            )


def _sum_of(terms: Mapping[str, int]) -> str:
    """An action value as a sum: die 5 servants +1 large_space -3."""
    return " ".join(
        f"{name} {amount:+d}" if position else f"{name} {amount}"
        for position, (name, amount) in enumerate(terms.items())
    )
