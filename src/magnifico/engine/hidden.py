"""What a seat cannot know, dealt again: copies of a game for players who may not look at the real one."""

from __future__ import annotations

from magnifico.engine.kinds import F_DRAFT, F_SECRET_VOTE, ROUND
from magnifico.engine.rng import Random
from magnifico.engine.setup import pack_of
from magnifico.engine.state import State


def redeal(state: State, seat: int, random: Random) -> None:
    """Deal everything anew that the seat does not know, consistent with all it does know.

    Decks, cards left out of them, other players' leaders, the leader deck, tokens and the dice to come.
    """
    state.random = random
    _redeal_decks(state)
    _redeal_leaders(state, seat)
    _redeal_tokens(state, seat)
    if state.agenda[-1].kind == F_SECRET_VOTE:
        # Who has voted is known, how is not.
        state.picks = tuple(
            random.below(2) if vote in (0, 1) and voter != seat else vote
            for voter, vote in enumerate(state.picks)
        )


def _redeal_decks(state: State) -> None:
    """Cards that have not appeared yet: their order, and which of them were left out."""
    tables = state.tables
    dealt = state.board[ROUND] * 4
    size = tables.drawn_per_stack
    decks: list[tuple[int, ...]] = []
    left_out = list(state.left_out)
    for tower in range(tables.tower_count):
        deck = list(state.decks[tower])
        for period in range(3):
            first = max(dealt, period * size)
            last = (period + 1) * size
            if first >= last:
                # The stack is used up; only its composition was a secret, and that is known by now.
                continue
            unknown = deck[first:last]
            spare = list(left_out[tower * 3 + period])
            shown: list[int] = []
            if state.adaptation_card in spare:
                spare.remove(state.adaptation_card)
                shown.append(state.adaptation_card)
            if not tables.switches.pazzi_reveal:
                unknown += spare
            # Sorted first, so that the outcome depends on what is known and on the seed alone.
            unknown = state.random.shuffled(sorted(unknown))
            deck[first:last] = unknown[: last - first]
            if not tables.switches.pazzi_reveal:
                left_out[tower * 3 + period] = tuple(sorted(unknown[last - first :] + shown))
        decks.append(tuple(deck))
    state.decks = tuple(decks)
    state.left_out = tuple(left_out)


class _Place:
    """Where a leader lies that the seat cannot see: a draft pack, the leader deck or a hand drawn from it."""

    def __init__(self, leader: int, pack: int, position: int) -> None:
        self.leader = leader
        self.pack = pack  # -1: not in a pack
        self.position = position  # in the pack, or in the deck; -1: drawn into a hand


def _redeal_leaders(state: State, seat: int) -> None:
    """Leaders in other hands, in draft packs and in the deck.

    In the draft a seat sees each pack when it comes by. What was taken from a pack before that is unknown;
    what it passed on went to the following players in an unknown order. Leaders shown since stay put.
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
        _group_pack(state, seat, number, shown, groups)
    for entry in state.drawn_leaders:
        if entry // 1000 != seat and entry % 1000 not in shown:
            never_seen.append(_Place(entry % 1000, -1, -1))
    for position, leader in enumerate(state.leader_deck):
        never_seen.append(_Place(leader, -1, position))
    _refill(state, groups)
    if state.agenda[-1].kind == F_DRAFT:
        _choose_again(state, seat)


def _choose_again(state: State, seat: int) -> None:
    """Who has already chosen from the pack is known, what is not: any leader of it will do."""
    picks = list(state.picks)
    for other in range(state.players):
        if other != seat and picks[other] >= 0:
            pack = state.packs[pack_of(state, other)]
            picks[other] = pack[state.random.below(len(pack))]
    state.picks = tuple(picks)


def _group_pack(
    state: State, seat: int, number: int, shown: set[int], groups: list[list[_Place]]
) -> None:
    """Sort a pack's leaders into those never seen and those seen together."""
    players = state.players
    kept = state.pack_picks[number]
    stack = kept + state.packs[number]
    steps = len(kept)
    own_place = state.seating.index(seat)
    # Packs are dealt before the bonus tiles are chosen, but nobody looks before the draft begins.
    last_seen = steps if state.agenda[-1].kind == F_DRAFT else steps - 1
    group = groups[0]
    for position in range(len(stack)):
        if position <= last_seen and (number - position) % players == own_place:
            if position == steps:
                return  # the pack lies before the seat right now
            group = []
            groups.append(group)
        elif stack[position] not in shown:
            group.append(_Place(stack[position], number, position))


def _refill(state: State, groups: list[list[_Place]]) -> None:
    """Shuffle each group over its places and write the result back."""
    kept = [list(pack) for pack in state.pack_picks]
    left = [list(pack) for pack in state.packs]
    deck = list(state.leader_deck)
    replaced: dict[int, int] = {}
    for group in groups:
        # Sorted first, so that the outcome depends on what is known and on the seed alone.
        leaders = state.random.shuffled(sorted(place.leader for place in group))
        for place, leader in zip(group, leaders, strict=True):
            replaced[place.leader] = leader
            if place.pack >= 0:
                if place.position < len(kept[place.pack]):
                    kept[place.pack][place.position] = leader
                else:
                    left[place.pack][place.position - len(kept[place.pack])] = leader
            elif place.position >= 0:
                deck[place.position] = leader
    state.pack_picks = tuple(tuple(pack) for pack in kept)
    state.packs = tuple(tuple(sorted(pack)) for pack in left)
    state.leader_deck = tuple(deck)
    for seat in range(state.players):
        state.hands[seat] = tuple(replaced.get(leader, leader) for leader in state.hands[seat])
    state.drawn_leaders = tuple(
        entry // 1000 * 1000 + replaced.get(entry % 1000, entry % 1000)
        for entry in state.drawn_leaders
    )


def _redeal_tokens(state: State, seat: int) -> None:
    """Faces of the token supply and of other players' tokens."""
    if not state.tables.houses:
        return
    unknown = list(state.token_supply)
    for other in range(state.players):
        if other != seat:
            unknown += list(state.tokens[other])
    unknown = state.random.shuffled(sorted(unknown))
    at = 0
    for other in range(state.players):
        if other != seat:
            count = len(state.tokens[other])
            state.tokens[other] = tuple(sorted(unknown[at : at + count]))
            at += count
    state.token_supply = tuple(unknown[at:])
