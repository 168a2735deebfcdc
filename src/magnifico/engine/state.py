"""The state of a game: rows of numbers, a few tuples and the agenda of what remains to be resolved.

Mutable numbers live in lists of ints so that copying is cheap; everything that changes rarely is an immutable
tuple and is shared between copies. No rule lives here.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TypeAlias

from magnifico.engine.kinds import (
    BOARD_SIZE,
    CHARACTER,
    MOVE_COUNT,
    ROUND,
    ROW_SIZE,
    UNDO_FLOOR,
)
from magnifico.engine.rng import Random
from magnifico.engine.tables import Tables

Ints: TypeAlias = tuple[int, ...]
IntRows: TypeAlias = tuple[tuple[int, ...], ...]


class Event:
    """Something that happened. `secret` holds what only the seat itself may see."""

    def __init__(
        self,
        name: str,
        seat: int,
        fields: dict[str, object],
        secret: dict[str, object] | None = None,
    ) -> None:
        self.name = name
        self.seat = seat
        self.fields = fields
        self.secret = secret

    def for_seat(self, seat: int | None) -> dict[str, object]:
        """The event as plain data, as this seat (None: anybody) may see it."""
        result: dict[str, object] = {"name": self.name}
        result.update(self.fields)
        if self.secret is not None and seat == self.seat:
            result.update(self.secret)
        return result


class Frame:
    """One thing that remains to be resolved. Frames are never changed, only replaced, so copies share them."""

    def __init__(
        self,
        kind: int,
        seat: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        items: Ints = (),
        chosen: Ints = (),
        cards: Ints = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.items = items
        self.chosen = chosen
        self.cards = cards

    def key(self) -> tuple[object, ...]:
        """All of the frame as plain data."""
        return (
            self.kind,
            self.seat,
            self.a,
            self.b,
            self.c,
            self.d,
            self.items,
            self.chosen,
            self.cards,
        )


class State:
    """Everything there is to know about a game at one moment, hidden things included."""

    def __init__(self, tables: Tables, random: Random, source: State | None = None) -> None:
        players = tables.players
        self.tables = tables
        self.players = players
        self.random = random
        if source is None:
            self.board: list[int] = [0] * BOARD_SIZE
            self.rows: list[list[int]] = [[0] * ROW_SIZE for _ in range(players)]
            self.cards: list[Ints] = [()] * (players * 4)  # seat * 4 + type
            self.hands: list[Ints] = [()] * players
            self.in_play: list[Ints] = [()] * players
            self.tokens: list[Ints] = [()] * players
            self.agenda: list[Frame] = []
            self.order: Ints = ()
            self.seating: Ints = ()  # the first turn order, which is how the players sit
            self.palace: Ints = ()  # seat * 5 + member, in order of arrival
            self.at_leaders: Ints = ()  # (leader * 8 + seat) * 5 + member
            self.decks: IntRows = ()
            self.left_out: IntRows = ()  # by tower and period, cards out of the decks
            self.adaptation_card = -1
            self.pile: Ints = ()  # discarded cards of earlier rounds (R13.1)
            self.gone: Ints = ()  # cards that left the game: special ones, discarded by players
            self.excommunications: Ints = ()
            self.leader_deck: Ints = ()
            self.discarded_leaders: Ints = ()
            self.known_leaders: Ints = ()  # in hands, but drawn face up (R2.6.2)
            self.drawn_leaders: Ints = ()  # seat * 1000 + leader, drawn face down in play
            self.token_supply: Ints = ()
            self.token_discard: Ints = ()
            self.tokens_on_cards: Ints = ()  # card * 64 + face
            self.tiles_left: Ints = ()
            self.packs: IntRows = ()  # draft: what is left in each pack
            self.pack_picks: IntRows = ()  # draft: what was kept from each, in order
            self.picks: Ints = ()  # draft and secret votes: this step's answers, -1 if missing
            self.auction: Ints = ()  # slot: family * 64 + auction tile
            self.auction_leaders: IntRows = ()  # slot: leaders beside the tile
            self.bids: Ints = ()  # slot: seat * 8 + row, -1 without a bid
            self.fresh: Ints = ()  # cards taken in the current turn
            self.final: IntRows = ()  # final scoring by seat and category
            self.events: list[Event] | None = None
        else:
            self.board = source.board[:]
            self.rows = [row[:] for row in source.rows]
            self.cards = source.cards[:]
            self.hands = source.hands[:]
            self.in_play = source.in_play[:]
            self.tokens = source.tokens[:]
            self.agenda = source.agenda[:]
            self.order = source.order
            self.seating = source.seating
            self.palace = source.palace
            self.at_leaders = source.at_leaders
            self.decks = source.decks
            self.left_out = source.left_out
            self.adaptation_card = source.adaptation_card
            self.pile = source.pile
            self.gone = source.gone
            self.excommunications = source.excommunications
            self.leader_deck = source.leader_deck
            self.discarded_leaders = source.discarded_leaders
            self.known_leaders = source.known_leaders
            self.drawn_leaders = source.drawn_leaders
            self.token_supply = source.token_supply
            self.token_discard = source.token_discard
            self.tokens_on_cards = source.tokens_on_cards
            self.tiles_left = source.tiles_left
            self.packs = source.packs
            self.pack_picks = source.pack_picks
            self.picks = source.picks
            self.auction = source.auction
            self.auction_leaders = source.auction_leaders
            self.bids = source.bids
            self.fresh = source.fresh
            self.final = source.final
            self.events = None

    def copy(self) -> State:
        """An independent copy that collects no events."""
        return State(self.tables, self.random.copy(), self)

    def digest(self) -> str:
        """A fingerprint of the whole state, equal in every process and build."""
        everything = (
            self.board,
            self.rows,
            self.cards,
            self.hands,
            self.in_play,
            self.tokens,
            [frame.key() for frame in self.agenda],
            self.order,
            self.seating,
            self.palace,
            self.at_leaders,
            self.decks,
            self.left_out,
            self.adaptation_card,
            self.pile,
            self.gone,
            self.excommunications,
            self.leader_deck,
            self.discarded_leaders,
            self.known_leaders,
            self.drawn_leaders,
            self.token_supply,
            self.token_discard,
            self.tokens_on_cards,
            self.tiles_left,
            self.packs,
            self.pack_picks,
            self.picks,
            self.auction,
            self.auction_leaders,
            self.bids,
            self.fresh,
            self.final,
            (self.random.key.hex(), self.random.counter, self.random.pool, self.random.left),
        )
        return sha256(repr(everything).encode()).hexdigest()[:32]

    def emit(self, name: str, seat: int, fields: dict[str, object]) -> None:
        """Report something that happened, if anybody listens."""
        events = self.events
        if events is not None:
            if seat >= 0:
                fields["player"] = seat
            events.append(Event(name, seat, fields))

    def emit_secret(
        self, name: str, seat: int, fields: dict[str, object], secret: dict[str, object]
    ) -> None:
        """Report something of which only the seat itself may see all."""
        events = self.events
        if events is not None:
            fields["player"] = seat
            events.append(Event(name, seat, fields, secret))

    def revealed(self) -> None:
        """Hidden information came out or somebody else decided: nothing before this can be undone."""
        self.board[UNDO_FLOOR] = self.board[MOVE_COUNT] + 1

    def push(self, frame: Frame) -> None:
        """Put something on top of what remains to be resolved."""
        self.agenda.append(frame)

    def pop(self) -> Frame:
        """Take the top frame away."""
        return self.agenda.pop()

    def round(self) -> int:
        """The current round, 1 to 6; 0 before the first."""
        return self.board[ROUND]

    def period(self) -> int:
        """The current period, 1 to 3."""
        return (self.board[ROUND] + 1) // 2

    def owned(self, seat: int, card_type: int) -> Ints:
        """The cards of one type a player owns, in the order they came."""
        return self.cards[seat * 4 + card_type]

    def characters(self, seat: int) -> Ints:
        """The characters a player owns."""
        return self.cards[seat * 4 + CHARACTER]

    def opponents_from(self, seat: int) -> list[int]:
        """The opponents in turn order, starting after the seat (R0.7)."""
        at = self.order.index(seat)
        return [self.order[(at + step) % self.players] for step in range(1, self.players)]
