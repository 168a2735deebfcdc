"""A table for one person that isn't stored, for lessons and puzzles: it looks like any other, built on request."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.options import Options
from magnifico.projection import project
from magnifico.table.views import Plain, scores_payload
from magnifico.table.what_if import explain_payload, preview_of
from magnifico.table.words import TableWords


class Made(Protocol):
    """A move on the table and what it caused."""

    @property
    def number(self) -> int:
        """Its place among the moves, from 1 on."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def events(self) -> list[Event]:
        """What happened."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where an exercise stands: the game, who sits there, how much was played, and whether a move is waited for."""

    game: Game
    seat: int
    number: int
    deciding: bool
    words: TableWords


class Exercise(Protocol):
    """One person's request: a lesson or a puzzle, and what was done so far."""

    @property
    def language(self) -> str:
        """The language of the answer."""

    def position(self) -> Position:
        """Where the actions lead."""

    def payload(self) -> Plain:
        """The same as the page gets it, with everything that is said."""


def preview_of_move(exercise: Exercise, move: str) -> Plain:
    """What exactly a move would do."""
    at = exercise.position()
    return preview_of(at.game, at.number, at.seat, move, exercise.language, at.words)


def explanation_of(exercise: Exercise, member: str) -> list[Plain]:
    """Every space for a family member."""
    at = exercise.position()
    if not at.deciding:
        return []
    return explain_payload(at.game, at.seat, member, exercise.language, at.words)


def options_payload(options: Options) -> Plain:
    """What the table agreed on."""
    return {
        "players": options.players,
        "rules": options.rules,
        "expansions": list(options.expansions),
        "table": sorted(options.table),
    }


def state_of(game: Game, seat: int, number: int, moves: list[Plain], undo: int = 0) -> Plain:
    """The table as its seat sees it. It never ends: what comes after the last move is said elsewhere."""
    return {
        "number": number,
        "status": "running",
        "seat": seat,
        "view": game.view(seat),
        "to_act": game.to_act,
        "decide": bool(moves),
        "moves": moves,
        "clocks": [],
        "players": [
            {"seat": each, "bot": None, "resigned": False} for each in range(game.options.players)
        ],
        "proposal": None,
        "undo": {"from": 0, "moves": undo, "rule": "own"},
        "projection": scores_payload(project(game)),
    }


def entries_of(played: Iterable[Made], seat: int, words: TableWords, language: str) -> list[Plain]:
    """The log."""
    return [
        {
            "number": one.number,
            "kind": "move",
            "seat": one.move.seat,
            "by": "person" if one.move.seat == seat else "bot",
            "at": 0,
            "events": [words.event(event, seat, language) for event in one.events],
            **({"move": one.move.text} if one.move.seat == seat else {}),
        }
        for one in played
    ]
