"""Problems as people get them: a code, a sentence in their language, and the numbers."""

from __future__ import annotations

from collections.abc import Mapping

from magnifico.engine.refusal import Refusal
from magnifico.texts import Texts
from magnifico.texts.errors import translate_sentence
from magnifico.texts.messages import EXPLANATION


class Problem(Exception):  # noqa: N818 - what a person has
    """Something that was asked for and cannot be; `details` are plain data and hold nothing hidden."""

    def __init__(
        self,
        code: str,
        details: Mapping[str, object] | None = None,
        sentence: str | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, object] = dict(details or {})
        self.sentence = sentence

    def payload(self, texts: Texts) -> dict[str, object]:
        """The answer as plain data in the asker's language."""
        details = self.details
        if self.code == "bad_pack":
            details = {**details, "reason": translate_sentence(str(details["reason"]), texts)}
        return {
            "code": self.code,
            "sentence": self.sentence or problem_sentence(self.code, texts, self.details),
            "details": details,
        }


def refusal_problem(refusal: Refusal, sentence: str) -> Problem:
    """A refused move; what the engine explains beyond the reason stays here, as a client has its own list of moves."""
    details = {name: value for name, value in refusal.details.items() if name not in EXPLANATION}
    return Problem(refusal.code, details, sentence)


def problem_sentence(code: str, texts: Texts, details: Mapping[str, object] | None = None) -> str:
    """The sentence for a code that is not a refusal of the rules, with the plain values among its details."""
    values = {
        name: value for name, value in (details or {}).items() if isinstance(value, str | int)
    }
    return texts.get(f"problem-{code.replace('_', '-')}", **values)
