"""Problems over HTTP and over the WebSocket: what a table says of them, and the right HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from magnifico.table.problems import Problem
from magnifico.texts import Texts

STATUS: Final[Mapping[str, int]] = {
    "account_needed": 403,
    "bad_move": 422,
    "bad_address": 422,
    "bad_pack": 422,
    "bad_request": 422,
    "bot_tables": 429,
    "bots_first": 409,
    "busy": 503,
    "cancelled": 409,
    "challenge_early": 409,
    "challenge_first": 409,
    "challenge_over": 409,
    "challenge_played": 409,
    "challenge_unknown": 404,
    "bad_name": 422,
    "cannot_sign_in": 401,
    "confirm_needed": 422,
    "foreign_host": 421,
    "foreign_page": 403,
    "game_over": 409,
    "hints_off": 403,
    "internal": 500,
    "level_unknown": 422,
    "link_expired": 410,
    "muted": 403,
    "more_people": 409,
    "name_in_use": 409,
    "name_taken": 409,
    "no_mail": 409,
    "no_time": 409,
    "no_hint": 503,
    "not_host": 403,
    "not_over": 409,
    "not_running": 409,
    "not_seated": 403,
    "not_signed_in": 401,
    "nothing_to_undo": 409,
    "old_game": 409,
    "options": 422,
    "pack_file": 422,
    "plan_turn": 409,
    "proposal_open": 409,
    "proposal_gone": 409,
    "quota": 429,
    "seat_needed": 422,
    "seat_taken": 409,
    "seats_open": 409,
    "stale": 409,
    "storage_full": 507,
    "started": 409,
    "too_large": 413,
    "too_many": 429,
    "undo_off": 403,
    "undo_consent": 403,
    "unknown": 404,
    "unavailable": 503,
    "weak_password": 422,
    "went_back": 409,
    "wrong_method": 405,
    "wrong_password": 403,
}
"""Every code that the server itself gives, with its HTTP status; refusals of the rules are E_... with 422."""


class HttpProblem(Problem):
    """A problem with a status of its own, as HTTP has several for one code."""

    def __init__(self, code: str, status: int, details: Mapping[str, object] | None = None) -> None:
        super().__init__(code, details)
        self.status = status


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem."""
    if isinstance(problem, HttpProblem):
        return problem.status
    return STATUS.get(problem.code, 422)


def problem_shown(problem: Problem, texts: Texts) -> dict[str, object]:
    """A problem as plain data in the asker's language."""
    return {"status": status_of(problem), **problem.payload(texts)}
