"""Sentences for one table in the four languages, each made once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import orjson

from magnifico.engine.game import Game, packs_of
from magnifico.engine.moves import Move
from magnifico.engine.options import Options
from magnifico.engine.refusal import Refusal
from magnifico.engine.state import Event
from magnifico.server.errors import Problem
from magnifico.texts import (
    LANGUAGES,
    Naming,
    TextError,
    Texts,
    describe_move,
    describe_refusal,
    describe_report,
    texts_for,
    words_of_move,
)

DEFAULT_LANGUAGE: Final = "en"
MOST_SENTENCES: Final = 50_000
MOST_REPORTS: Final = 100  # the seats of a table mostly see the same
_SENTENCES: dict[tuple[str, str], str] = {}
"""Commands such as "Place the white member on T3" are the same at all tables without own packs."""


def chosen_language(*wishes: str | None) -> str:
    """The first of the wishes we speak: a code, or a header such as "it-IT,it;q=0.9,en;q=0.8"."""
    for wish in wishes:
        for part in (wish or "")[:200].split(","):
            code = part.split(";")[0].strip().lower()[:2]
            if code in LANGUAGES:
                return code
    return DEFAULT_LANGUAGE


class TableWords:
    """What happens at one table in words."""

    def __init__(self, options: Options, names: list[str]) -> None:
        self.naming = Naming(packs_of(options), names)
        self.shared = not options.packs
        self._reports: dict[tuple[str, bytes], str] = {}

    def event(self, event: Event, seat: int | None, language: str) -> dict[str, object]:
        """An event as the seat may see it, with its sentence."""
        seen = event.for_seat(seat)
        key = (language, orjson.dumps(seen, option=orjson.OPT_NON_STR_KEYS))
        text = self._reports.get(key)
        if text is None:
            text = self._report(event.name, seen, texts_for(language))
            if len(self._reports) > MOST_REPORTS:
                self._reports.clear()
            self._reports[key] = text
        seen["text"] = text
        return seen

    def _report(self, name: str, fields: Mapping[str, object], texts: Texts) -> str:
        own = f"table-{name.replace('_', '-')}"
        if name == "proposed":
            own = f"{own}-{fields['what']}"
        try:
            if texts.has(own):
                player = self.naming.player(fields.get("player", ""), texts)
                return texts.get(own, player=player)
            return describe_report(name, fields, texts, self.naming)
        except TextError:
            return ""

    def move(self, game: Game, move: Move, language: str) -> str:
        """A legal move as a short command."""
        texts = texts_for(language)
        try:
            words = words_of_move(game, move, texts, self.naming)
            key = (language, f"{words.name} {words.fields}")
            found = _SENTENCES.get(key) if self.shared else None
            if found is None:
                found = describe_move(words, texts, self.naming)
                if self.shared and words.name != "work_of":
                    if len(_SENTENCES) > MOST_SENTENCES:
                        _SENTENCES.clear()
                    _SENTENCES[key] = found
            return found
        except TextError:
            return move.text

    def refusal(self, refusal: Refusal, language: str) -> str:
        """Why a move is refused."""
        return describe_refusal(refusal.code, refusal.details, texts_for(language), self.naming)

    def refused(self, refusal: Refusal, language: str) -> Problem:
        """The same as a problem."""
        sentence = self.refusal(refusal, language)
        return Problem(refusal.code, refusal.details, sentence, status=422)
