"""Setting up a game: decks, tiles, turn order, and what the players decide before the first round (section 2)."""

from __future__ import annotations

from magnifico.content.vocabulary import TYPE_COUNT
from magnifico.engine.decisions import auction, draft
from magnifico.engine.decisions.bonus_tile import ChooseBonusTile
from magnifico.engine.phases import rounds
from magnifico.engine.printed.printed import Printed
from magnifico.engine.rules import modifiers
from magnifico.engine.state.random import Random
from magnifico.engine.state.rows import ADAPTATION, PERIODS, SPECIAL_TOWER
from magnifico.engine.state.state import State


def new_state(printed: Printed, random: Random) -> State:
    """Steps 1 and 2 of R2.8.1; the steps with decisions wait on the agenda."""
    state = State(printed, random)
    players = printed.players
    _build_decks(state)
    # One excommunication tile per period (R2.2.2), those of Houses in the same pools (R2.5.3).
    tiles: list[int] = []
    for period in (1, 2, 3):
        pool = [tile.index for tile in printed.excommunications if tile.period == period]
        tiles.append(pool[random.below(len(pool))])
    state.excommunications = tuple(tiles)
    # The turn order (R2.2.3), which determines the starting goods and coins (R2.2.4, R2.5.1).
    state.order = tuple(random.shuffled(list(range(players))))
    state.seating = state.order
    for place, seat in enumerate(state.order):
        player = state.player(seat)
        row = player.row
        for at in range(0, len(printed.start_goods), 2):
            row[printed.start_goods[at]] += printed.start_goods[at + 1]
        player.coins += printed.start_coins[place]
        player.bonus_tile = printed.basic_tile  # kept in the basic game (R2.2.5)
        modifiers.rebuild(state, seat)
    if printed.houses:
        # All special tokens, face down (R2.5.5).
        faces: list[int] = []
        for face, copies in enumerate(printed.token_copies):
            faces += [face] * copies
        state.token_supply = tuple(random.shuffled(faces))
    # What is pushed last comes first: bonus tiles, draft, auction, or the auction before them (R2.8.1, RUL-5).
    state.push(rounds.StartRound())
    if printed.advanced:
        draft.deal_leaders(state)
        auction_first = printed.switches.auction_first
        if printed.houses and not auction_first:
            auction.begin(state)
        state.push(draft.Draft.of_table(state))
        state.tiles_left = tuple(printed.bonus_tile_pool)
        # The last player chooses first (R2.4.1).
        for seat in state.order:
            state.push(ChooseBonusTile(seat))
        if printed.houses and auction_first:
            auction.begin(state)
    return state


def _build_decks(state: State) -> None:
    """Stacks of 8 per period, first period on top (R2.2.1, R2.5.2, R2.7.1); the rest leaves the game.

    The variants of R2.7.2 choose the cards in printed/compile.py and show them in state/view.py.
    """
    printed = state.printed
    random = state.random
    decks: list[tuple[int, ...]] = []
    left_out: list[tuple[int, ...]] = []
    for tower in range(printed.tower_count):
        deck: list[int] = []
        for period in range(PERIODS):
            stack = random.shuffled(printed.pools[tower][period])
            deck += stack[: printed.drawn_per_stack]
            left_out.append(tuple(sorted(stack[printed.drawn_per_stack :])))
        decks.append(tuple(deck))
    state.decks = tuple(decks)
    state.left_out = tuple(left_out)
    state.board[ADAPTATION] = -1
    # An unused special card names the first tower of the Adaptation tile (R2.5.4).
    if printed.houses:
        unused: list[int] = []
        for period in range(PERIODS):
            unused += list(left_out[SPECIAL_TOWER * PERIODS + period])
        if unused:
            card = unused[random.below(len(unused))]
            state.adaptation_card = card
            state.board[ADAPTATION] = printed.cards[card].card_type
        else:
            state.board[ADAPTATION] = random.below(TYPE_COUNT)
