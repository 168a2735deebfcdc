"""Re-deals what a seat cannot know: for copies of a game given to players who may not see the real one."""

from __future__ import annotations

from typing import Final

from magnifico.engine.decisions.draft import Draft
from magnifico.engine.state.random import Random
from magnifico.engine.state.rows import FLOORS, PERIODS, ROUND, SPECIAL_TOWER
from magnifico.engine.state.state import State


def redeal(state: State, seat: int, random: Random) -> None:
    """Re-deal everything the seat doesn't know, consistent with everything it does.

    Decks, cards left out of them, other players' leaders, the leader deck, tokens, what pending decisions keep
    secret, and the dice to come (R0.12).
    """
    state.random = random
    _redeal_decks(state)
    _redeal_leaders(state, seat)
    faces = _redeal_tokens(state, seat)
    state.agenda = [step.redealt(state, seat, faces) for step in state.agenda]
    assert not faces, "every hidden token is dealt to a place"


def _redeal_decks(state: State) -> None:
    """Cards that have not appeared yet: their order, and which of them were left out."""
    printed = state.printed
    dealt = state.board[ROUND] * FLOORS
    size = printed.drawn_per_stack
    decks: list[tuple[int, ...]] = []
    left_out = list(state.left_out)
    for tower in range(printed.tower_count):
        deck = list(state.decks[tower])
        # opt.pazziReveal shows which cards are in the ordinary decks (R2.7.2); the Special tower stays hidden (RUL-76).
        all_shown = printed.switches.pazzi_reveal and tower != SPECIAL_TOWER
        for period in range(PERIODS):
            first = max(dealt, period * size)
            last = (period + 1) * size
            if first >= last:
                # The stack is used up; only its composition was secret, and by now that is known.
                continue
            unknown = deck[first:last]
            spare = list(left_out[tower * PERIODS + period])
            shown: list[int] = []
            if state.adaptation_card in spare:
                spare.remove(state.adaptation_card)
                shown.append(state.adaptation_card)
            if not all_shown:
                unknown += spare
            # Sorted first, so that the outcome depends on what is known and on the seed alone.
            unknown = state.random.shuffled(sorted(unknown))
            deck[first:last] = unknown[: last - first]
            if not all_shown:
                left_out[tower * PERIODS + period] = tuple(sorted(unknown[last - first :] + shown))
        decks.append(tuple(deck))
    state.decks = tuple(decks)
    state.left_out = tuple(left_out)


_DECK: Final = -1
_DRAWN: Final = -2


class _Place:
    """The place of a leader that the seat never saw there: a draft pack, the leader deck or a hand drawn from it."""

    def __init__(self, leader: int, owner: int, pack: int, position: int) -> None:
        self.leader = leader
        self.owner = owner  # who took the leader; -1: nobody yet
        self.pack = pack  # or _DECK, or _DRAWN
        self.position = position  # in the pack, in the deck, among the drawn leaders


def _redeal_leaders(state: State, seat: int) -> None:
    """Leaders in other hands, in draft packs and in the deck.

    In the draft a seat sees each pack when it is passed. What was taken from a pack before that is unknown; what
    the seat passed on went to the following players in an unknown order. Leaders shown since stay with their
    owners.
    """
    if not state.pack_picks:
        return
    shown: set[int] = set(state.discarded_leaders)
    shown.update(state.known_leaders)
    for leaders in (*state.in_play, *state.auction_leaders):
        shown.update(leaders)
    never_seen: list[_Place] = []
    groups: list[list[_Place]] = [never_seen]
    for number in range(state.players):
        _group_pack(state, seat, number, groups)
    for position, (owner, leader) in enumerate(state.drawn_leaders):
        if owner != seat:
            never_seen.append(_Place(leader, owner, _DRAWN, position))
    for position, leader in enumerate(state.leader_deck):
        never_seen.append(_Place(leader, -1, _DECK, position))
    for group in groups:
        _settle_shown(state, group, shown)
        hidden = [place for place in group if place.leader not in shown]
        # Sorted first, so that the outcome depends on what is known and on the seed alone.
        dealt = state.random.shuffled(sorted([place.leader for place in hidden]))
        for place, leader in zip(hidden, dealt, strict=True):
            place.leader = leader
    _write_back(state, seat, groups, shown)


def _group_pack(state: State, seat: int, number: int, groups: list[list[_Place]]) -> None:
    """Sort a pack's leaders into those never seen and those seen together."""
    players = state.players
    kept = state.pack_picks[number]
    stack = kept + state.packs[number]
    steps = len(kept)
    own_place = state.seating.index(seat)
    # Packs are dealt before the bonus tiles are chosen, but nobody looks before the draft begins.
    last_seen = steps if isinstance(state.agenda[-1], Draft) else steps - 1
    group = groups[0]
    for position in range(len(stack)):
        taker = (number - position) % players
        if position <= last_seen and taker == own_place:
            if position == steps:
                return  # the pack is in front of the seat right now
            group = []
            groups.append(group)
        else:
            owner = state.seating[taker] if position < steps else -1
            group.append(_Place(stack[position], owner, number, position))


def _settle_shown(state: State, group: list[_Place], shown: set[int]) -> None:
    """Assign leaders shown since: if a player took leaders from several places, nobody knows which was which."""
    for owner in range(state.players):
        places = [place for place in group if place.owner == owner]
        leaders = [place.leader for place in places]
        settled = sorted([leader for leader in leaders if leader in shown])
        settled += [leader for leader in leaders if leader not in shown]
        for place, leader in zip(places, settled, strict=True):
            place.leader = leader


def _write_back(state: State, seat: int, groups: list[list[_Place]], shown: set[int]) -> None:
    """Put the leaders into their places; the order of another player's hand reveals nothing."""
    kept = [list(pack) for pack in state.pack_picks]
    left = [list(pack) for pack in state.packs]
    drawn = list(state.drawn_leaders)
    deck = list(state.leader_deck)
    hidden: list[list[int]] = [[] for _ in range(state.players)]
    for group in groups:
        for place in group:
            if place.owner >= 0 and place.leader not in shown:
                hidden[place.owner].append(place.leader)
            if place.pack == _DECK:
                deck[place.position] = place.leader
            elif place.pack == _DRAWN:
                drawn[place.position] = (place.owner, place.leader)
            elif place.position < len(kept[place.pack]):
                kept[place.pack][place.position] = place.leader
            else:
                left[place.pack][place.position - len(kept[place.pack])] = place.leader
    state.pack_picks = tuple([tuple(pack) for pack in kept])
    state.packs = tuple([tuple(sorted(pack)) for pack in left])
    state.drawn_leaders = tuple(drawn)
    state.leader_deck = tuple(deck)
    for other in range(state.players):
        if other != seat:
            known = [leader for leader in state.hands[other] if leader in shown]
            state.hands[other] = (*known, *sorted(hidden[other]))


def _redeal_tokens(state: State, seat: int) -> list[int]:
    """Faces of the token supply and of other players' tokens; returns those left for what pending decisions hide."""
    if not state.printed.houses:
        return []
    unknown = list(state.token_supply)
    for other in range(state.players):
        if other != seat:
            unknown += list(state.tokens[other])
    for step in state.agenda:
        unknown += list(step.hidden_faces(seat))
    # Sorted first, so that the outcome depends on what is known and on the seed alone.
    unknown = state.random.shuffled(sorted(unknown))
    for other in range(state.players):
        if other != seat:
            state.tokens[other] = tuple(sorted([unknown.pop() for _ in state.tokens[other]]))
    state.token_supply = tuple([unknown.pop() for _ in state.token_supply])
    return unknown
