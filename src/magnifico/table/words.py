"""Sentences for one table in the languages that are read, each made once and kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from magnifico.engine.events import Event
from magnifico.engine.game import Game, packs_of
from magnifico.engine.moves.move import Move
from magnifico.engine.options import Options
from magnifico.engine.refusal import Refusal
from magnifico.table.encoding import encoded
from magnifico.table.problems import Problem, refusal_problem
from magnifico.texts import (
    LANGUAGES,
    LOOKED_UP,
    Naming,
    TextError,
    Texts,
    describe_move,
    describe_refusal,
    describe_report,
    sentence,
    texts_for,
    words_of_move,
)

DEFAULT_LANGUAGE: Final = "en"
MOST_SENTENCES: Final = 50_000
MOST_OFFERS: Final = 10_000
MOST_REPORTS: Final = 100  # the seats of a table mostly see the same
OWN_EVENTS: Final = frozenset(
    {"agreed", "bot_took_over", "came_back", "cancelled", "lapsed", "objected", "proposed"}
)  # of the table, not of the game
MARKS: Final = tuple(chr(0xE000 + seat) for seat in range(5))  # for private use: in no name or text
_SENTENCES: dict[tuple[str, str], str] = {}
"""Commands such as "Place the white member on T3" are the same at all tables without own packs."""
_OFFERS: dict[tuple[tuple[str, ...], str], dict[str, dict[str, object]]] = {}
"""By expansions and language: legal moves as they are offered, by notation."""
_REPORTS: dict[tuple[tuple[str, ...], str, bytes], str] = {}
"""So are reports, once marks stand for the names of players; building one is the most expensive part of a move."""


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

    def __init__(self, options: Options, names: Sequence[str], bots: Collection[int] = ()) -> None:
        self.naming = Naming(packs_of(options), names, bots=bots)
        self.shared = not options.packs and not any(mark in "".join(names) for mark in MARKS)
        self._expansions = options.expansions
        self._marked = Naming(packs_of(options), MARKS) if self.shared else self.naming
        self._reports: dict[tuple[str, bytes], str] = {}

    def event(self, event: Event, seat: int | None, language: str) -> dict[str, object]:
        """An event as the seat may see it, with its sentence."""
        seen = event.for_seat(seat)
        key = (language, encoded(seen))
        text = self._reports.get(key)
        if text is None:
            text = self._shared_report(event.name, seen, key)
            if len(self._reports) > MOST_REPORTS:
                self._reports.clear()
            self._reports[key] = text
        seen["text"] = text
        return seen

    def _shared_report(
        self, name: str, fields: Mapping[str, object], key: tuple[str, bytes]
    ) -> str:
        """The report, made once for all tables where only names differ."""
        texts = texts_for(key[0])
        if not self.shared:
            return self._report(name, fields, texts, self.naming)
        shared_key = (self._expansions, *key)
        marked = _REPORTS.get(shared_key)
        if marked is None:
            marked = self._report(name, fields, texts, self._marked)
            if len(_REPORTS) > MOST_SENTENCES:
                _REPORTS.clear()
            _REPORTS[shared_key] = marked
        text = marked
        for seat, mark in enumerate(MARKS):
            if mark in text:
                text = text.replace(mark, self.naming.player(seat, texts))
        if marked[:1] in MARKS:
            return sentence(text, self.naming.own_name(MARKS.index(marked[0])))
        return text

    def _report(self, name: str, fields: Mapping[str, object], texts: Texts, naming: Naming) -> str:
        own = f"table-{name.replace('_', '-')}"
        if name == "proposed":
            own = f"{own}-{fields['what']}"
        try:
            if name in OWN_EVENTS:
                return texts.get(own, player=naming.player(fields.get("player", ""), texts))
            return describe_report(name, fields, texts, naming)
        except TextError:
            return ""

    def offers(self, game: Game, seat: int, language: str) -> list[dict[str, object]]:
        """The seat's legal moves: notation, sentence, and their parts as data. Tables share them: don't change one."""
        known = _OFFERS.setdefault((self._expansions, language), {}) if self.shared else {}
        offered: list[dict[str, object]] = []
        for move in game.legal_moves(seat):
            offer = known.get(move.text)
            if offer is None:
                offer = {
                    "move": move.text,
                    "text": self.move(game, move, language),
                    "name": move.kind,
                    "parts": move.fields,
                }
                if move.kind not in LOOKED_UP:
                    if len(known) >= MOST_OFFERS:
                        known.clear()
                    known[move.text] = offer
            offered.append(offer)
        return offered

    def move(self, game: Game, move: Move, language: str) -> str:
        """A legal move as a short command."""
        texts = texts_for(language)
        plain = move.kind not in LOOKED_UP
        key = (language, move.text) if plain else ("", "")
        found = _SENTENCES.get(key) if self.shared and plain else None
        if found is not None:
            return found
        try:
            words = words_of_move(game, move, texts, self.naming)
            if not plain:
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
        return refusal_problem(refusal, self.refusal(refusal, language))
