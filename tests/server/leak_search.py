"""Searches messages for what their receiver may not know, by the engine's own state of the game.

Every byte of every message is searched. Most of a message was sent before, a move ago or to somebody else, and what
a piece of it tells depends on that piece alone: so each piece is read once and remembered, and what may not be told
to this receiver at this moment is asked of what was remembered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import orjson

from magnifico import Game
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.game import packs_of
from magnifico.engine.state.rows import ROUND
from magnifico.texts import Naming, texts_for

# Fields whose numbers count something or point at a seat; any other number may not be that of a card still to come.
AMOUNTS = {
    *("number", "seat", "player", "players", "at", "round", "period", "row", "place", "total"),
    *("wood", "stone", "coins", "servants", "military", "faith", "victory", "tokens", "terms"),
    *("white", "black", "orange", "neutral", "brown", "minimum", "value", "sum", "sums", "sets"),
    *(
        "left",
        "leader_deck",
        "token_supply",
        "undo_floor",
        "turns_left",
        "hand_count",
        "faith_tiles",
    ),
    *("order", "to_act", "owner", "from", "to", "moves", "kept", "slot", "step", "repeat", "other"),
    *("limit", "rate", "at_most", "market", "good", "option", "first", "declared", "holder_row"),
    *("has", "needs", "short", "spent", "count", "surcharge", "harvest", "production", "leaders"),
    *("id", "seats", "to_seat", "spectators", "points", "waiting", "seconds", "protocol", "status"),
    *(
        "territories",
        "characters",
        "ventures",
        "resources",
        "church",
        "before_scoring",
        "penalties",
    ),
}
TO_COME = '"to_come":'  # all that can still be dealt, which everybody knows: in an order that tells nothing
PUBLIC_FACES = frozenset(
    {"token_discard", "face", "token"}
)  # "token": those of the Visconti, which lie open
BETWEEN_PIECES = "},{"  # in no name and in no number
MOST_PIECES = 100_000

NUMBERS = re.compile(r'"(\w+)":([\[\d][\[\],\d]*)')
POINTS = re.compile(
    r'"sources":\{[^}]*|"cards":\d+,"harvest":'
)  # of games that end: scores, not numbers of cards
DIGITS = re.compile(r"\d+")
CARD_SOURCE = re.compile(r"\bcard:(\d+)")
QUOTED = re.compile("“([^”]*)”")
SECRET_FIELDS = re.compile('"(?:seed|check|secret|person_id|password)":')
OWN_FIELDS = re.compile('"(hand|tokens|pack|chosen)":[\\["]')


@dataclass
class Receiver:
    """Somebody and what was sent to them and nobody has checked yet."""

    seat: int | None
    known: set[str] = field(default_factory=set)  # leaders it has ever been shown by right
    texts: list[str] = field(default_factory=list)
    count: int = 0


class Secrets:
    """What is hidden of a game at this moment, straight from the engine's state."""

    def __init__(self, game: Game) -> None:
        state = game.state
        printed = state.printed
        keys = [leader.key for leader in printed.leaders]
        self.all = set(keys)
        shown = {leader for played in state.in_play for leader in played}
        shown |= set(state.discarded_leaders) | set(state.known_leaders)
        shown |= {leader for beside in state.auction_leaders for leader in beside}
        self.shown = {keys[leader] for leader in shown}
        self.hands = [{keys[leader] for leader in hand} for hand in state.hands]
        if isinstance(state.agenda[-1], Draft):
            for seat, hand in enumerate(self.hands):
                draft = cast("dict[str, Any]", game.view(seat)["draft"])
                pack = {keys.index(key) for key in draft["pack"]}
                assert pack in [set(each) for each in state.packs]  # one pack and no other
                hand |= set(draft["pack"])
        dealt = state.board[ROUND] * 4
        hidden = {card for deck in state.decks for card in deck[dealt:]}
        hidden |= {card for stack in state.left_out for card in stack}
        hidden -= {state.adaptation_card}
        self.cards = {printed.cards[card].number for card in hidden}
        self.tokens = [
            f'"tokens":{orjson.dumps([printed.token_keys[face] for face in faces]).decode()}'
            for faces in state.tokens
        ]
        digits = game.digest().partition("-")[2]
        self.strings = {str(game.seed), state.random.key.hex(), digits[:10]}

    def visible(self, seat: int | None) -> set[str]:
        return self.shown | (self.hands[seat] if seat is not None else set())


class Found:
    """What a piece of a message tells of."""

    def __init__(self, leaders: set[str], cards: set[int], faces: set[str]) -> None:
        self.leaders = leaders
        self.cards = cards
        self.faces = faces  # the fields in which faces of tokens are named

    def add(self, other: Found) -> None:
        self.leaders |= other.leaders
        self.cards |= other.cards
        self.faces |= other.faces


class Searcher:
    """Searches messages for what their receiver may not know; one for all games with the same options."""

    def __init__(self, game: Game) -> None:
        printed = game.state.printed
        naming = Naming(packs_of(game.options), [])
        words = texts_for("en")
        self.leaders: list[tuple[str, str]] = []  # key, and a text that tells of it
        for leader in printed.leaders:
            name = naming.leader(leader.key, words)
            self.leaders += [(leader.key, f'"{leader.key}"'), (leader.key, name)]
        numbers = [card.number for card in printed.cards]
        called = [naming.card(number, words) for number in numbers]
        self.cards = {
            name: number
            for name, number in zip(called, numbers, strict=True)
            if called.count(name) == 1
        }
        keys = "|".join(map(re.escape, printed.token_keys))
        self.faces = re.compile(rf'"(\w+)":\[?"(?:{keys})"') if keys else None
        self.forbidden: dict[str, set[int | None]] = {}  # texts, and the seats that may see them
        self.strangers: list[str] = []
        self.pieces: dict[str, Found] = {}
        self.lists: dict[str, set[int]] = {}

    def check(self, heard: Receiver, game: Game, secrets: Secrets, view: str | None = None) -> None:
        """Search what came since the last time; where `view` is given, that and no other view may be shown."""
        visible = secrets.visible(heard.seat)
        heard.known |= visible
        now = f'"number":{len(game.moves)},'
        for text in heard.texts:
            heard.count += 1
            self.check_strings(text, heard, secrets)
            told, _, state = text.partition(',"state":{')
            current = state.startswith(now)
            self.check_pieces(told, heard, secrets, heard.known)
            self.check_pieces(state, heard, secrets, visible if current else heard.known)
            self.check_owners(text, heard)
            if current:
                check_state(state, heard, secrets)
                if view is not None:
                    shown = orjson.loads("{" + state[:-1])[
                        "view"
                    ]  # its keys may stand in any order
                    assert shown == orjson.loads(view), f"another view: {state[:200]}"
        heard.texts.clear()

    def check_strings(self, text: str, heard: Receiver, secrets: Secrets) -> None:
        """Texts that nobody may see, or only certain seats."""
        for forbidden, allowed in self.forbidden.items():
            assert heard.seat in allowed or forbidden not in text, f"{forbidden} was sent"
        if not text.startswith('{"tables":'):  # lists name everybody
            for name in self.strangers:
                assert name not in text, f"{name} plays at another table"
        for forbidden in secrets.strings:
            assert forbidden not in text, f"{forbidden} was sent"

    def check_pieces(self, text: str, heard: Receiver, secrets: Secrets, known: set[str]) -> None:
        """Leaders and cards, by key, number or name, wherever they are told of."""
        total = Found(set(), set(), set())
        before, listed, after = text.partition(TO_COME)
        while listed:
            content, end, after = after.partition("}]" if after.startswith("[{") else "]")
            self.check_list(content + end, secrets)
            self.add_pieces(before, total)
            before, listed, after = after.partition(TO_COME)
        self.add_pieces(before, total)
        unknown = total.leaders - known
        assert not unknown, f"seat {heard.seat} was told of {unknown}: {text[:200]}"
        early = total.cards & secrets.cards
        assert not early, f"seat {heard.seat} was told of cards to come, {early}: {text}"
        wrong = (
            total.faces - PUBLIC_FACES - ({"tokens", "faces"} if heard.seat is not None else set())
        )
        assert not wrong, f"seat {heard.seat} was told of tokens, {wrong}: {text[:200]}"

    def add_pieces(self, text: str, total: Found) -> None:
        for piece in set(text.split(BETWEEN_PIECES)):
            found = self.pieces.get(piece)
            if found is None:
                if len(self.pieces) > MOST_PIECES:
                    self.pieces.clear()
                found = self.pieces[piece] = self.found_in(piece)
            if found is not NOTHING:
                total.add(found)

    def found_in(self, piece: str) -> Found:
        """What a piece tells, read for the first time."""
        assert SECRET_FIELDS.search(piece) is None, piece
        leaders = {key for key, told in self.leaders if told in piece}
        cards: set[int] = set()
        if "card:" in piece:
            cards |= {int(number) for number in CARD_SOURCE.findall(piece)}
        if "“" in piece:
            cards |= {self.cards[name] for name in QUOTED.findall(piece) if name in self.cards}
        if '"sources":' in piece or '"harvest":' in piece:
            piece = POINTS.sub("", piece)
        for name, numbers in NUMBERS.findall(piece):
            if name not in AMOUNTS:
                cards.update(map(int, DIGITS.findall(numbers)))
        faces = set(self.faces.findall(piece)) if self.faces else set()
        return Found(leaders, cards, faces) if leaders or cards or faces else NOTHING

    def check_list(self, content: str, secrets: Secrets) -> None:
        """What can still come stands sorted, and none of it is dealt yet."""
        cards = self.lists.get(content)
        if cards is None:
            stacks = orjson.loads(content)
            for stack in stacks:
                assert stack["cards"] == sorted(stack["cards"]), stack
            cards = {card for stack in stacks for card in stack["cards"]}
            self.lists[content] = cards
        assert cards <= secrets.cards

    def check_owners(self, text: str, heard: Receiver) -> None:
        """Faces that were drawn are told to nobody but the one who drew them."""
        if '"faces":' in text:
            owners = set(owners_of_faces(orjson.loads(text), None))
            assert heard.seat is not None and owners <= {None, heard.seat}, text[:200]


NOTHING = Found(set(), set(), set())


def check_state(state: str, heard: Receiver, secrets: Secrets) -> None:
    """The table as it stands shows one's own hand, tokens and pack and nobody else's."""
    assert f'"seat":{"null" if heard.seat is None else heard.seat},"view":' in state
    own = OWN_FIELDS.findall(state)
    assert len(own) == len(set(own)), f"seat {heard.seat} was shown {own}"
    if heard.seat is None:
        assert not own, f"everybody was shown {own}"
    elif "tokens" in own:
        assert secrets.tokens[heard.seat] in state, f"seat {heard.seat} was shown other tokens"


def owners_of_faces(part: Any, owner: int | None) -> Iterator[int | None]:
    """Who drew the faces that are told of: the player named in the same event."""
    if isinstance(part, list):
        for each in part:
            yield from owners_of_faces(each, owner)
    elif isinstance(part, dict):
        owner = part.get("player", owner)
        if "faces" in part:
            yield owner
        for each in part.values():
            yield from owners_of_faces(each, owner)
