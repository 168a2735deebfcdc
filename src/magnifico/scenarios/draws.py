"""What is left to chance but may be fixed by a scenario: cards to come, later dice, tokens, the tiles of the
auction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnifico.content.reader import Place, Table
from magnifico.content.vocabulary import CARD_TYPES
from magnifico.engine.events import Event
from magnifico.engine.names import TOWER_LETTERS
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.rows import (
    DICE,
    FLOOR_CARD,
    FLOORS,
    HARVEST_SMALL,
    PERIODS,
    ROUND,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import NO_BID, State
from magnifico.scenarios import lookup

COLOURS: Final = ("white", "black", "orange")
AUCTION_KEYS: Final = ("family", "tile", "bid", "leaders")
BID_ROWS: Final = ("1", "2", "3", "4", "5", "6")


def read_dice(value: object, place: Place) -> tuple[int, ...]:
    """One roll; dice that are not named show 6."""
    table = Table(value, place, COLOURS)
    return tuple(table.whole(colour, 1, 6, default=6) for colour in COLOURS)


# ------------------------------------------------------------------------------------------- later dice


class NextDice:
    """The rolls a scenario names for the coming rounds: put on the board when a round has begun."""

    def __init__(self, given: Table, state: State) -> None:
        self.rolls: list[tuple[int, ...]] = []
        self.round = state.board[ROUND]
        if "next_dice" in given:
            left = state.printed.rounds - self.round
            if left == 0:
                raise given.at("next_dice").error("no round comes after this one")
            self.rolls = list(given.each("next_dice", read_dice, least=1, most=left))

    def lay_out(self, state: State, happened: Sequence[Event]) -> None:
        """If a round has begun, show the roll named for it, in its events as well."""
        if state.board[ROUND] == self.round:
            return
        self.round = state.board[ROUND]
        if not self.rolls:
            return
        roll = self.rolls.pop(0)
        for die, value in enumerate(roll):
            state.board[DICE + die] = value
        for event in happened:
            if event.name == "dice":
                event.fields.update(zip(COLOURS, roll, strict=True))


# ---------------------------------------------------------------------------------------- cards to come


def stack_decks(state: State, given: Table, setup: bool) -> None:
    """Put the cards named in next_cards on top of the remaining decks; cards in use come last."""
    place = given.at("next_cards")
    letters = TOWER_LETTERS[: state.printed.tower_count]
    for letter in lookup.strings(given, "next_cards"):
        lookup.keyed(letter, place.at(letter), letters)
    in_use = _cards_in_use(state)
    for tower, letter in enumerate(letters):
        named: list[int] = []
        if letter in given.values.get("next_cards", {}):
            value = given.values["next_cards"][letter]
            named = lookup.cards(value, place.at(letter), state.printed)
            revealed = state.adaptation_card if setup else -1
            _check_free(state.printed, named, in_use, revealed, place.at(letter))
            _check_next_cards(state.printed, tower, named, _dealt(state), place.at(letter))
        _stack_deck(state, tower, named, in_use)


def _check_free(
    printed: Printed, cards: Sequence[int], in_use: set[int], revealed: int, place: Place
) -> None:
    """Check that these cards aren't anywhere else."""
    for position, card in enumerate(cards, 1):
        number = printed.cards[card].number
        if card in in_use or card in cards[: position - 1]:
            raise place.index(position).error(f"card {number} lies in two places")
        if card == revealed:
            raise place.index(position).error(
                f"card {number} is the one revealed for the Adaptation tile"
            )


def _dealt(state: State) -> int:
    """How many cards of each deck have been on the board."""
    return state.board[ROUND] * FLOORS


def floor_cards(state: State) -> list[int]:
    """The cards on all floors."""
    return [card - 1 for card in state.board[FLOOR_CARD : FLOOR_CARD + HARVEST_SMALL] if card]


def _cards_in_use(state: State) -> set[int]:
    """The cards on floors, with players and discarded."""
    return {*floor_cards(state), *state.pile, *(card for owned in state.cards for card in owned)}


def _check_next_cards(
    printed: Printed, tower: int, cards: Sequence[int], dealt: int, place: Place
) -> None:
    """Check that the cards are of the tower's type, and each of the period in which it comes."""
    if not cards:
        raise place.error("expected at least one card, found none")
    left = printed.rounds * FLOORS - dealt
    if len(cards) > left:
        raise place.error(f"expected at most the {left} cards to come, found {len(cards)}")
    for position, card in enumerate(cards, 1):
        info = printed.cards[card]
        if (SPECIAL_TOWER if info.special else info.card_type) != tower:
            kind = "special card" if info.special else CARD_TYPES[info.card_type]
            raise place.index(position).error(f"card {info.number} is a {kind}")
        period = (dealt + position - 1) // printed.drawn_per_stack + 1
        if info.period != period:
            raise place.index(position).error(
                f"card {info.number} is of period {info.period}, "
                f"but card {position} to come is of period {period}"
            )


def _stack_deck(state: State, tower: int, named: Sequence[int], in_use: set[int]) -> None:
    """Put the named cards next; the cards they displace are left out, starting with those in use."""
    size = state.printed.drawn_per_stack
    dealt = _dealt(state)
    deck = list(state.decks[tower])
    left_out = list(state.left_out)
    for period in range(PERIODS):
        first = period * size
        mine = [card for card in named if state.printed.cards[card].period == period + 1]
        rest = [card for card in deck[first : first + size] if card not in mine]
        seen = [card for card in rest if card in in_use]
        unseen = [card for card in rest if card not in in_use]
        before = [*seen, *unseen][: min(size, max(0, dealt - first))]
        after = [card for card in [*unseen, *seen] if card not in before]
        stack = [*before, *mine, *after]
        deck[first : first + size] = stack[:size]
        number = tower * PERIODS + period
        out = [card for card in left_out[number] if card not in mine]
        left_out[number] = tuple(sorted([*out, *stack[size:]]))
        if state.adaptation_card in mine:
            state.adaptation_card = stack[size]
    state.decks = (*state.decks[:tower], tuple(deck), *state.decks[tower + 1 :])
    state.left_out = tuple(left_out)


# ----------------------------------------------------------------------------------------------- tokens


class TokenFaces:
    """The faces of all special tokens that haven't been placed yet."""

    def __init__(self, state: State) -> None:
        self.printed = state.printed
        self.left = list(state.token_supply)

    def take(self, face: int, place: Place) -> int:
        """One token of this face."""
        if face not in self.left:
            raise place.error(f"no {self.printed.token_keys[face]} token is left for this")
        self.left.remove(face)
        return face

    def named(self, value: object, place: Place) -> list[int]:
        """Tokens by their faces."""
        found = lookup.faces(value, place, self.printed)
        return [self.take(face, place) for face in found]

    def any(self, count: int) -> list[int]:
        """This many tokens, whatever they show."""
        return [self.left.pop() for _ in range(count)]


def put_next_tokens(state: State, faces: Sequence[int]) -> None:
    """Move these tokens to the top of the supply; the engine draws from the end."""
    supply = list(state.token_supply)
    for face in faces:
        supply.remove(face)
    state.token_supply = (*supply, *reversed(faces))


# ---------------------------------------------------------------------------------------------- auction


def lay_out_auction(state: State, given: Table) -> list[int]:
    """Families, auction tiles, leaders beside them and bids of each slot; returns who holds a bid."""
    place = given.at("auction")
    entries = given.required("auction", "a list of tiles with family and tile")
    if not isinstance(entries, list) or len(entries) != state.players:
        raise place.error(f"expected a list of {state.players} tiles, one for each player")
    slots: list[tuple[int, int]] = []
    bids: list[tuple[int, int]] = []
    beside: list[tuple[int, ...]] = []
    for position, entry in enumerate(entries, 1):
        table = Table(entry, place.index(position), AUCTION_KEYS)
        family = lookup.family(table.values.get("family"), table.at("family"), state.printed)
        tile = lookup.auction_tile(table.values.get("tile"), table.at("tile"), state.printed)
        if any(family == other for other, _ in slots):
            raise table.at("family").error(f"{table.values['family']} is there twice")
        if any(tile == other for _, other in slots):
            raise table.at("tile").error(f"{table.values['tile']} is there twice")
        slots.append((family, tile))
        bids.append(_bid(table, state.players))
        found = lookup.leaders(table.values.get("leaders", []), table.at("leaders"), state.printed)
        for leader in found:
            if found.count(leader) > 1 or any(leader in others for others in beside):
                key = state.printed.leaders[leader].key
                raise table.at("leaders").error(f"leader {key} lies in two places")
        beside.append(tuple(found))
    state.auction = tuple(slots)
    state.bids = tuple(bids)
    state.auction_leaders = tuple(beside)
    return [seat for seat, row in bids if (seat, row) != NO_BID]


def _bid(table: Table, players: int) -> tuple[int, int]:
    """The seat and the row of the bid on a tile."""
    if "bid" not in table:
        return NO_BID
    words = str(table.values["bid"]).split()
    if len(words) != 2 or words[1] not in BID_ROWS:
        raise table.at("bid").wrong('a bid such as "A 2"', table.values["bid"])
    return lookup.seat(words[0], table.at("bid"), players), BID_ROWS.index(words[1])


def draw_auction(state: State, given: Table) -> None:
    """At the setup: the families and auction tiles that are drawn, and the leaders beside them."""
    if not state.auction:
        raise given.at("auction").error("this game begins without an auction")
    for leaders in state.auction_leaders:
        state.leader_deck = (*leaders, *state.leader_deck)
    if lay_out_auction(state, given):
        raise given.at("auction").error("nobody has bid yet: expected tiles without bids")
    beside: list[tuple[int, ...]] = []
    named = {leader for leaders in state.auction_leaders for leader in leaders}
    for leader in sorted(named):
        _into_deck(state, leader, named, given.at("auction"))
    slots = zip(state.auction, state.auction_leaders, strict=True)
    for position, ((family, _), leaders) in enumerate(slots, 1):
        count = state.printed.families[family].standing.auction_leaders
        if leaders and len(leaders) != count:
            place = given.at("auction").index(position).at("leaders")
            raise place.error(f"expected {count} leaders beside this family, found {len(leaders)}")
        free = [leader for leader in state.leader_deck if leader not in named]
        drawn = leaders or tuple(free[:count])
        state.leader_deck = tuple(leader for leader in state.leader_deck if leader not in drawn)
        beside.append(drawn)
    state.auction_leaders = tuple(beside)


def _into_deck(state: State, leader: int, named: set[int], place: Place) -> None:
    """Swap a leader that was dealt to a player for another one from the deck."""
    for number, pack in enumerate(state.packs):
        if leader in pack:
            free = [one for one in state.leader_deck if one not in named]
            if not free:
                raise place.error("all leaders are dealt, so that none can lie beside a family")
            deck = [leader if one == free[-1] else one for one in state.leader_deck]
            state.leader_deck = tuple(deck)
            changed = tuple(sorted(free[-1] if one == leader else one for one in pack))
            state.packs = (*state.packs[:number], changed, *state.packs[number + 1 :])
