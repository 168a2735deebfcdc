"""The state of a game: rows of numbers, a few tuples and the agenda of what remains to be resolved.

Mutable numbers are in lists of ints so that copying is cheap; everything that changes rarely is an immutable
tuple, shared between copies. There are no rules here.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from magnifico.content.vocabulary import CHARACTER, TYPE_COUNT
from magnifico.engine.events import Event
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.player import Player
from magnifico.engine.state.random import Random
from magnifico.engine.state.rows import BOARD_SIZE, MOVE_COUNT, ROUND, ROW_SIZE, UNDO_FLOOR
from magnifico.engine.state.step import Step

Ints: TypeAlias = tuple[int, ...]
IntRows: TypeAlias = tuple[tuple[int, ...], ...]
Pairs: TypeAlias = tuple[tuple[int, int], ...]
Triples: TypeAlias = tuple[tuple[int, int, int], ...]


NO_BID: tuple[int, int] = (-1, -1)
PLAIN_FIELDS: Final = (
    "random",
    "board",
    "rows",
    "cards",
    "hands",
    "in_play",
    "tokens",
    "agenda",
    "order",
    "seating",
    "palace",
    "at_leaders",
    "decks",
    "left_out",
    "adaptation_card",
    "pile",
    "gone",
    "excommunications",
    "leader_deck",
    "discarded_leaders",
    "known_leaders",
    "drawn_leaders",
    "token_supply",
    "token_discard",
    "tokens_on_cards",
    "tiles_left",
    "packs",
    "pack_picks",
    "auction",
    "auction_leaders",
    "bids",
    "fresh",
    "final",
)
"""Everything in a state that is neither printed nor an event; tests/engine compares the list with the class."""


class State:
    """Everything there is to know about a game at one moment, hidden things included."""

    def __init__(self, printed: Printed, random: Random, source: State | None = None) -> None:
        players = printed.players
        self.printed = printed
        self.players = players
        self.random = random
        if source is None:
            self.board: list[int] = [0] * BOARD_SIZE
            self.rows: list[list[int]] = [[0] * ROW_SIZE for _ in range(players)]
            self.cards: list[Ints] = [()] * (players * TYPE_COUNT)  # see owned()
            self.hands: list[Ints] = [()] * players  # leaders in hand (R0.8)
            self.in_play: list[Ints] = [()] * players  # leaders in play (R0.8)
            self.tokens: list[Ints] = [()] * players
            self.agenda: list[Step] = []
            self.order: Ints = ()
            self.seating: Ints = ()  # the first turn order, which is how the players sit
            self.palace: Pairs = ()  # seat and member, in order of arrival
            self.at_leaders: Triples = ()  # leader, seat and member on leader spaces
            self.decks: IntRows = ()
            self.left_out: IntRows = ()  # by tower and period, cards out of the decks
            self.adaptation_card = -1
            self.pile: Ints = ()  # discarded cards of earlier rounds (R13.1)
            self.gone: Ints = ()  # cards that left the game: special ones, discarded by players
            self.excommunications: Ints = ()
            self.leader_deck: Ints = ()
            self.discarded_leaders: Ints = ()
            self.known_leaders: Ints = ()  # in hands, but drawn face up (R2.6.2)
            self.drawn_leaders: Pairs = ()  # seat and leader, drawn face down in play
            self.token_supply: Ints = ()
            self.token_discard: Ints = ()
            self.tokens_on_cards: Pairs = ()  # card and face, in nobody's supply (R0.15)
            self.tiles_left: Ints = ()
            self.packs: IntRows = ()  # draft: what is left in each pack
            self.pack_picks: IntRows = ()  # draft: what was kept from each, in order
            self.auction: Pairs = ()  # slot: family and auction tile
            self.auction_leaders: IntRows = ()  # slot: leaders beside the tile
            self.bids: Pairs = ()  # slot: seat and row, NO_BID without one
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
            self.auction = source.auction
            self.auction_leaders = source.auction_leaders
            self.bids = source.bids
            self.fresh = source.fresh
            self.final = source.final
            self.events = None

    def copy(self) -> State:
        """An independent copy that collects no events."""
        return State(self.printed, self.random.copy(), self)

    def plain(self) -> dict[str, object]:
        """Everything in the state except the printed facts: data that can be pickled, see restored()."""
        return {name: getattr(self, name) for name in PLAIN_FIELDS}

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
        """Report something that only the seat itself may see in full."""
        events = self.events
        if events is not None:
            fields["player"] = seat
            events.append(Event(name, seat, fields, secret))

    def revealed(self) -> None:
        """Hidden information was revealed or somebody else decided: nothing before this can be undone."""
        self.board[UNDO_FLOOR] = self.board[MOVE_COUNT] + 1

    def push(self, step: Step) -> None:
        """Put something on top of what remains to be resolved."""
        self.agenda.append(step)

    def pop(self) -> Step:
        """Remove and return the top step."""
        return self.agenda.pop()

    def round(self) -> int:
        """The current round, 1 to 6; 0 before the first."""
        return self.board[ROUND]

    def period(self) -> int:
        """The current period, 1 to 3: two rounds each (R1.1)."""
        return (self.board[ROUND] + 1) // 2

    def player(self, seat: int) -> Player:
        """A player's numbers by name."""
        return Player(self.rows[seat])

    def everybody(self) -> list[Player]:
        """All players, by seat."""
        return [Player(row) for row in self.rows]

    def owned(self, seat: int, card_type: int) -> Ints:
        """The cards of one type a player owns, in the order they came."""
        return self.cards[seat * TYPE_COUNT + card_type]

    def characters(self, seat: int) -> Ints:
        """The characters a player owns."""
        return self.cards[seat * TYPE_COUNT + CHARACTER]

    def set_owned(self, seat: int, card_type: int, cards: Ints) -> None:
        """Replace the cards of one type a player owns."""
        self.cards[seat * TYPE_COUNT + card_type] = cards

    def cards_of_types(self, seat: int, types: int) -> list[int]:
        """The cards a player owns of the types whose bits are set."""
        result: list[int] = []
        for card_type in range(TYPE_COUNT):
            if types >> card_type & 1:
                result += list(self.cards[seat * TYPE_COUNT + card_type])
        return result

    def opponents_from(self, seat: int) -> list[int]:
        """The opponents in turn order, starting after the seat (R0.7)."""
        at = self.order.index(seat)
        return [self.order[(at + step) % self.players] for step in range(1, self.players)]


def restored(printed: Printed, plain: dict[str, object]) -> State:
    """The state that `plain` was taken from, at a table with the same printed facts."""
    state = State(printed, Random(b""))
    for name, value in plain.items():
        setattr(state, name, value)
    return state
