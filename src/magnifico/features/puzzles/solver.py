"""A puzzle as the page gets it: the table as any other, the question, and what became of the answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magnifico.engine.refusal import Refusal
from magnifico.features.puzzles import Puzzle, Standing, first_puzzles
from magnifico.features.puzzles.attempt import Solving
from magnifico.features.puzzles.words import (
    evidence,
    explanation,
    kind_name,
    move_phrase,
    question,
    seat_names,
    verdict,
    worth_phrase,
)
from magnifico.server.exercises import Position, entries_of, options_payload, state_of
from magnifico.table.problems import Problem
from magnifico.table.views import Plain, parsed
from magnifico.table.words import TableWords
from magnifico.texts import card_taken, texts_for

ANSWER = "move "


@dataclass(frozen=True, slots=True)
class Solver:
    """One solver's request: a puzzle, the answer if there is one, the language and the rating before."""

    puzzle: Puzzle
    actions: Sequence[str]
    language: str
    standing: Standing | None = None

    def position(self) -> Position:
        """The table with the answer on it."""
        words = _words(self)
        solving = _solving(self, words)
        number = len(self.actions[:1])
        return Position(solving.game, self.puzzle.seat, number, bool(solving.offers()), words)

    def payload(self) -> Plain:
        """The table, what is asked, and the result once it is answered."""
        puzzle, language = self.puzzle, self.language
        words = _words(self)
        solving = _solving(self, words)
        texts = texts_for(language)
        allowed = {move.text for move in solving.offers()}
        moves = [
            move
            for move in (words.offers(solving.game, puzzle.seat, language) if allowed else [])
            if move["move"] in allowed
        ]
        played = [] if solving.answer is None else [solving.answer]
        return {
            "id": puzzle.key,
            "kind": puzzle.kind,
            "title": kind_name(puzzle, texts),
            "question": question(puzzle, texts),
            "rating": puzzle.rating,
            "options": options_payload(puzzle.options),
            "names": seat_names(puzzle, texts),
            "actions": list(self.actions[:1]),
            "scene": 0,
            "entries": entries_of(played, puzzle.seat, words, language),
            "state": state_of(solving.game, puzzle.seat, len(played), moves),
            "result": _result(self, solving, words),
        }


def listed(puzzles: Sequence[Puzzle], language: str) -> list[Plain]:
    """The puzzles as a list shows them: nothing that would help to solve one."""
    texts = texts_for(language)
    first = {puzzle.key for puzzle in first_puzzles(puzzles)}
    return [
        {
            "id": puzzle.key,
            "first": puzzle.key in first,
            "kind": puzzle.kind,
            "title": kind_name(puzzle, texts),
            "players": puzzle.options.players,
            "rules": puzzle.options.rules,
            "expansions": list(puzzle.options.expansions),
            "proven": puzzle.proof == "end",
            "rating": puzzle.rating,
        }
        for puzzle in puzzles
    ]


def _words(solver: Solver) -> TableWords:
    puzzle = solver.puzzle
    return TableWords(puzzle.options, seat_names(puzzle, texts_for(solver.language)))


def _solving(solver: Solver, words: TableWords) -> Solving:
    """The puzzle with the answer on the table."""
    solving = Solving(solver.puzzle)
    for action in solver.actions[:1]:
        if not action.startswith(ANSWER):
            raise Problem("bad_request", {"action": action[:20]})
        move = parsed(solving.game, solver.puzzle.seat, action.removeprefix(ANSWER))
        refusal = solving.game.why_not(move)
        if refusal is None and move not in solving.offers():
            refusal = Refusal("E_CHOICE")
        if refusal is not None:
            raise words.refused(refusal, solver.language)
        solving.play(move)
    return solving


def _result(solver: Solver, solving: Solving, words: TableWords) -> Plain | None:
    answer = solving.answer
    if answer is None:
        return None
    puzzle = solver.puzzle
    texts = texts_for(solver.language)
    alternatives: list[Plain] = [
        {
            "move": one.move.text,
            "text": move_phrase(solving, one.move, texts, words.naming),
            "space": one.move.space,
            "card": card_taken(solving.start, one.move),
            "behind": one.behind,
            "worth": worth_phrase(puzzle, one, texts),
            "solution": one.solution,
            "chosen": one.move.text == answer.judged_as,
        }
        for one in solving.alternatives()
    ]
    standing = None if solver.standing is None else solving.standing(solver.standing)
    return {
        "right": answer.right,
        "verdict": verdict(solving, texts),
        "why": explanation(solving, texts, words.naming),
        "evidence": evidence(puzzle, texts),
        "alternatives": alternatives,
        "found": dict(puzzle.found),
        "standing": None
        if standing is None
        else {"rating": standing.rating, "spread": standing.spread},
    }
