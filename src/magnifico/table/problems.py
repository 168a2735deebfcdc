"""Problems as people get them: a code, a sentence in their language, the numbers, and the right HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from magnifico.engine.refusal import Refusal
from magnifico.texts import Texts
from magnifico.texts.errors import translate_sentence
from magnifico.texts.messages import EXPLANATION

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


class Problem(Exception):  # noqa: N818 - what a person has
    """Something that was asked for and cannot be; `details` are plain data and hold nothing hidden."""

    def __init__(
        self,
        code: str,
        details: Mapping[str, object] | None = None,
        sentence: str | None = None,
        status: int | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, object] = dict(details or {})
        self.sentence = sentence
        self.status = status or STATUS.get(code, 422)

    def payload(self, texts: Texts) -> dict[str, object]:
        """The answer as plain data in the asker's language."""
        details = self.details
        if self.code == "bad_pack":
            details = {**details, "reason": translate_sentence(str(details["reason"]), texts)}
        return {
            "status": self.status,
            "code": self.code,
            "sentence": self.sentence or problem_sentence(self.code, texts, self.details),
            "details": details,
        }


def refusal_problem(refusal: Refusal, sentence: str) -> Problem:
    """A refused move; what the engine explains beyond the reason stays here, as a client has its own list of moves."""
    details = {name: value for name, value in refusal.details.items() if name not in EXPLANATION}
    return Problem(refusal.code, details, sentence, status=422)


def problem_sentence(code: str, texts: Texts, details: Mapping[str, object] | None = None) -> str:
    """The sentence for a code of STATUS, with the plain values among its details."""
    values = {
        name: value for name, value in (details or {}).items() if isinstance(value, str | int)
    }
    return texts.get(f"problem-{code.replace('_', '-')}", **values)
