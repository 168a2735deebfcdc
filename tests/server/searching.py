"""Searches messages for what their receiver may not know, by the engine's own state of the game."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, cast

from magnifico import Game
from magnifico.engine.game import packs_of
from magnifico.engine.kinds import F_DRAFT, ROUND
from magnifico.texts import Naming, texts_for

CARD_FIELDS = ("card", "cards", "activated", "discarded_cards", "gone_cards", "adaptation_card")
OWN_FIELDS = ("hand", "tokens", "pack", "chosen")


@dataclass
class Receiver:
    """Somebody and what was sent to them and nobody has checked yet."""

    seat: int | None
    known: set[str] = field(default_factory=set)  # leaders it has ever been shown by right
    texts: list[str] = field(default_factory=list)
    count: int = 0


class Secrets:
    """What is hidden of a game at this moment, straight from the engine's state."""

    def __init__(self, game: Game, names: dict[str, str]) -> None:
        state = game.state
        tables = state.tables
        keys = [leader.key for leader in tables.leaders]
        self.all = set(keys)
        shown = {leader for played in state.in_play for leader in played}
        shown |= set(state.discarded_leaders) | set(state.known_leaders)
        shown |= {leader for beside in state.auction_leaders for leader in beside}
        self.shown = {keys[leader] for leader in shown}
        self.hands = [{keys[leader] for leader in hand} for hand in state.hands]
        if state.agenda[-1].kind == F_DRAFT:
            for seat, hand in enumerate(self.hands):
                draft = cast("dict[str, Any]", game.view(seat)["draft"])
                pack = {keys.index(key) for key in draft["pack"]}
                assert pack in [set(each) for each in state.packs]  # one pack and no other
                hand |= set(draft["pack"])
        dealt = state.board[ROUND] * 4
        hidden = {card for deck in state.decks for card in deck[dealt:]}
        hidden |= {card for stack in state.left_out for card in stack}
        hidden -= {state.adaptation_card}
        self.cards = {tables.cards[card].number for card in hidden}
        self.names = {key: names[key] for key in keys}
        self.strings = {str(game.seed), state.random.key.hex(), game.digest()[:12]}

    def visible(self, seat: int | None) -> set[str]:
        return self.shown | (self.hands[seat] if seat is not None else set())


class Searcher:
    """Searches messages for what their receiver may not know."""

    def __init__(self, game: Game) -> None:
        naming = Naming(packs_of(game.options), [])
        words = texts_for("en")
        keys = [leader.key for leader in game.state.tables.leaders]
        self.names = {key: naming.leader(key, words) for key in keys}
        by_name = {name: key for key, name in self.names.items()}
        found = [re.escape(f'"{key}"') for key in keys] + [re.escape(name) for name in by_name]
        self.pattern = re.compile("|".join(found)) if found else None
        self.by_text = {**{f'"{key}"': key for key in keys}, **by_name}
        self.forbidden: dict[str, set[int | None]] = {}  # texts, and the seats that may see them
        self.strangers: list[str] = []

    def leaders(self, text: str) -> set[str]:
        if self.pattern is None:
            return set()
        return {self.by_text[found] for found in self.pattern.findall(text)}

    def check(self, heard: Receiver, game: Game, secrets: Secrets) -> None:
        visible = secrets.visible(heard.seat)
        heard.known |= visible
        for text in heard.texts:
            heard.count += 1
            for forbidden, allowed in self.forbidden.items():
                assert heard.seat in allowed or forbidden not in text, f"{forbidden} was sent"
            if not text.startswith('{"tables":'):  # lists name everybody
                for name in self.strangers:
                    assert name not in text, f"{name} plays at another table"
            for forbidden in secrets.strings:
                assert forbidden not in text, f"{forbidden} was sent"
            unknown = self.leaders(text) - heard.known
            assert not unknown, f"seat {heard.seat} was told of {unknown}: {text[:200]}"
            if text.startswith(("{", "[")):
                self.look(json.loads(text), heard, game, secrets)
        heard.texts.clear()

    def look(self, message: Any, heard: Receiver, game: Game, secrets: Secrets) -> None:
        """Inside of a message: views, hands, faces and cards in their places."""
        state = message.get("state") if isinstance(message, dict) else None
        if state is not None and state["number"] == len(game.moves):
            assert state["seat"] == heard.seat
            assert state["view"] == game.view(heard.seat)
            for text in (json.dumps(state["view"]), json.dumps(state["moves"])):
                unknown = self.leaders(text) - secrets.visible(heard.seat)
                assert not unknown, f"the view of {heard.seat} names {unknown}"
            for seat, shown in enumerate(state["view"]["seats"]):
                if seat != heard.seat:
                    assert not set(OWN_FIELDS) & shown.keys()
            for stack in state["view"]["to_come"]:
                assert stack["cards"] == sorted(stack["cards"])
        self.walk(message, heard, secrets, owner=None)

    def walk(self, part: Any, heard: Receiver, secrets: Secrets, owner: int | None) -> None:
        if isinstance(part, list):
            for each in part:
                self.walk(each, heard, secrets, owner)
        if not isinstance(part, dict):
            return
        owner = part.get("player", owner)
        for name, value in part.items():
            if name in ("to_come", "options", "sources", "final"):
                continue
            if name in CARD_FIELDS:
                numbers = value if isinstance(value, list) else [value]
                wrong = {n for n in numbers if isinstance(n, int)} & secrets.cards
                assert not wrong, f"cards {wrong} are not dealt yet: {name} in {str(part)[:200]}"
            if name == "faces":
                assert owner in (None, heard.seat) and heard.seat is not None, part
            assert name not in ("seed", "check", "secret", "person_id", "password"), part
            self.walk(value, heard, secrets, owner)
