"""Finds impossible beginnings and keys without meaning in their place: mistakes that would go unnoticed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnifico.content.reader import Place, Table
from magnifico.content.standing_rules import PLACE_IN_OCCUPIED
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS
from magnifico.engine.printed.printed import Printed
from magnifico.engine.rules.modifiers import effective_leader
from magnifico.engine.rules.spaces import leader_space_of
from magnifico.engine.state.rows import (
    HARVEST_LARGE,
    LEADER_SPACE,
    PALACE,
    PRODUCTION_LARGE,
)
from magnifico.engine.state.state import State
from magnifico.scenarios.draws import floor_cards
from magnifico.scenarios.expansions import needs, packs_in_use

PHASES_OF: Final = {
    "turn": ("actions", "auction"),
    "lap": ("actions",),
    "placed": ("actions",),
    "made_up_turn": ("actions",),
    "alone": ("actions", "end_of_actions", "vatican"),
    "auction": ("auction", "setup"),
}
"""Keys of a beginning that only some phases use."""

DRAWN: Final = {"floors": "next_cards", "dice": "next_dice"}
"""What the start of a round replaces, and the keys that name the replacement."""

HOUSES_KEYS: Final = (
    "adaptation",
    "auction",
    "faith_track_tiles",
    "next_tokens",
    "revealed",
    "token_discard",
    "token_supply",
    "tokens_on_cards",
)
HOUSES_PLAYER_KEYS: Final = ("faith_tiles", "pile", "set_awards", "tokens", "visconti")
"""Keys that mean something only with Houses of Renaissance."""


def check_expansion(given: Table, seats: Sequence[Table], phase: str, printed: Printed) -> None:
    """Check that keys of Houses of Renaissance have a value only with that expansion."""
    if printed.houses:
        return
    sentence = f"comes with {needs(('houses',), packs_in_use(printed))}"
    if phase == "auction":
        raise given.at("phase").error(f"the auction {sentence}")
    for table, keys in [(given, HOUSES_KEYS), *((seat, HOUSES_PLAYER_KEYS) for seat in seats)]:
        for key in keys:
            if table.values.get(key):
                raise table.at(key).error(sentence)


def check_phase(given: Table, seats: Sequence[Table], phase: str) -> None:
    """Check that every key has a meaning in this phase."""
    for key, phases in PHASES_OF.items():
        if key in given and phase not in phases:
            raise given.at(key).error(
                f"means nothing in phase {phase}, only in {' or '.join(phases)}"
            )
    for key, instead in DRAWN.items():
        if key in given and phase in ("round", "auction"):
            raise given.at(key).error(
                f"means nothing in phase {phase}, which begins before the round: give {instead}"
            )
    for key in ("next_cards", "next_dice"):
        if key in given and (phase == "scoring" or given.flag("alone")):
            raise given.at(key).error("means nothing: no round follows")
    for table in seats:
        if "turns" in table and phase != "actions":
            raise table.at("turns").error(f"means nothing in phase {phase}, only in actions")


def check_leaders(state: State, seats: Sequence[Table]) -> None:
    """Check that leaders that were used or copied are in play."""
    leaders = state.printed.leaders
    for seat, table in enumerate(seats):
        mine = state.in_play[seat]
        player = state.player(seat)
        for key in table.values.get("used", ()):
            if state.printed.leader_index[key] not in mine:
                raise table.at("used").error(f"{key} is not in play here")
        if player.copied:
            if all(effective_leader(state, seat, leader).index == leader for leader in mine):
                raise table.at("copies").error("nobody who copies leaders is in play here")
            others = [
                one for other, held in enumerate(state.in_play) if other != seat for one in held
            ]
            if player.copied - 1 not in others:
                key = leaders[player.copied - 1].key
                raise table.at("copies").error(f"{key} is not in play with an opponent")


class Standing:
    """Who stands where so far: each member in one place, and one member per place unless the rules allow more."""

    def __init__(self, state: State, seats: Sequence[Table]) -> None:
        self.state = state
        self.seats = seats
        self.placed: set[tuple[int, int]] = set()

    def check(self, space: int, there: Sequence[tuple[int, int]], place: Place) -> None:
        """Check that these members, by seat and colour, can stand on this space together."""
        for seat, member in there:
            name = f"{SEAT_LETTERS[seat]} {MEMBER_KEYS[member]}"
            if (seat, member) in self.placed:
                raise place.error(f"{name} stands in two places")
            self.placed.add((seat, member))
            if MEMBER_KEYS[member] in self.seats[seat].values.get("members", ()):
                raise place.error(f"{name} is in hand, too, says {SEAT_LETTERS[seat]}.members")
            if space >= LEADER_SPACE and leader_space_of(self.state, seat, space) is None:
                raise place.error(f"{SEAT_LETTERS[seat]} has no such space")
        if space in (HARVEST_LARGE, PRODUCTION_LARGE, PALACE):
            return
        joining = [seat for seat, _ in there if self.state.player(seat).has(PLACE_IN_OCCUPIED)]
        if len(there) > max(1, len(joining) + 1):
            raise place.error("expected one member: nobody here may join another")


def check_twice(state: State, place: Place) -> None:
    """Check that no card or leader is in two places."""
    cards = [*floor_cards(state), *state.pile, *(card for owned in state.cards for card in owned)]
    for card in cards:
        if cards.count(card) > 1:
            raise place.error(f"card {state.printed.cards[card].number} lies in two places")
    leaders = [
        leader
        for group in (*state.hands, *state.in_play, *state.auction_leaders)
        for leader in group
    ]
    for leader in leaders:
        if leaders.count(leader) > 1:
            raise place.error(f"leader {state.printed.leaders[leader].key} lies in two places")
