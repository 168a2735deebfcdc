"""Setting up a game: decks, tiles, turn order, bonus tiles, leader draft and family auction (section 2)."""

from __future__ import annotations

from magnifico.engine.gains import gain
from magnifico.engine.kinds import (
    ADAPTATION,
    BONUS_TILE,
    COINS,
    F_AUCTION,
    F_AUCTION_END,
    F_BONUS_TILE,
    F_DRAFT,
    F_FAMILY_START,
    F_FORCED_LEADER,
    F_ROUND,
    FAMILY,
    FROM_SETUP,
    M_BID,
    M_KEEP,
    M_TILE,
    MOVE_A,
    MOVE_B,
)
from magnifico.engine.leaders import has_target
from magnifico.engine.refusal import Refusal
from magnifico.engine.rng import Random
from magnifico.engine.standing import rebuild
from magnifico.engine.state import Frame, State
from magnifico.engine.tables import Tables


def new_state(tables: Tables, random: Random) -> State:
    """Steps 1 and 2 of R2.8.1; what needs decisions waits on the agenda."""
    state = State(tables, random)
    players = tables.players
    _build_decks(state)
    tiles: list[int] = []
    for period in (1, 2, 3):
        pool = [tile.index for tile in tables.excommunications if tile.period == period]
        tiles.append(pool[random.below(len(pool))])
    state.excommunications = tuple(tiles)
    state.order = tuple(random.shuffled(list(range(players))))
    state.seating = state.order
    for place, seat in enumerate(state.order):
        row = state.rows[seat]
        for at in range(0, len(tables.start_goods), 2):
            row[tables.start_goods[at]] += tables.start_goods[at + 1]
        row[COINS] += tables.start_coins[place]
        row[BONUS_TILE] = tables.basic_tile
        rebuild(state, seat)
    if tables.houses:
        faces: list[int] = []
        for face, copies in enumerate(tables.token_copies):
            faces += [face] * copies
        state.token_supply = tuple(random.shuffled(faces))
    state.push(Frame(F_ROUND, -1))
    if tables.advanced:
        _deal_leaders(state)
        auction_first = tables.switches.auction_first
        if tables.houses and not auction_first:
            push_auction(state)
        state.push(Frame(F_DRAFT, -1))
        state.tiles_left = tuple(tables.bonus_tile_pool)
        for seat in state.order:
            state.push(Frame(F_BONUS_TILE, seat))
        if tables.houses and auction_first:
            push_auction(state)
    else:
        state.board[ADAPTATION] = -1
    return state


def _build_decks(state: State) -> None:
    """Stacks of 8 per period, first period on top (R2.2.1, R2.5.2, R2.7.1); the rest leaves the game."""
    tables = state.tables
    random = state.random
    decks: list[tuple[int, ...]] = []
    left_out: list[tuple[int, ...]] = []
    for tower in range(tables.tower_count):
        deck: list[int] = []
        for period in range(3):
            stack = random.shuffled(tables.pools[tower][period])
            deck += stack[: tables.drawn_per_stack]
            left_out.append(tuple(sorted(stack[tables.drawn_per_stack :])))
        decks.append(tuple(deck))
    state.decks = tuple(decks)
    state.left_out = tuple(left_out)
    state.board[ADAPTATION] = -1
    if tables.houses:
        unused: list[int] = []
        for period in range(3):
            unused += list(left_out[12 + period])
        if unused:
            card = unused[random.below(len(unused))]
            state.adaptation_card = card
            state.board[ADAPTATION] = tables.cards[card].card_type
        else:
            state.board[ADAPTATION] = random.below(4)


def _deal_leaders(state: State) -> None:
    """Four leaders to each player, the rest is the leader deck (R2.4.2, R2.4.3)."""
    tables = state.tables
    leaders = state.random.shuffled(list(range(len(tables.leaders))))
    dealt = tables.leaders_dealt
    packs: list[tuple[int, ...]] = []
    for place in range(state.players):
        packs.append(tuple(sorted(leaders[place * dealt : (place + 1) * dealt])))
    state.packs = tuple(packs)
    state.pack_picks = tuple(() for _ in range(state.players))
    state.leader_deck = tuple(leaders[state.players * dealt :])
    state.picks = (-1,) * state.players


# ------------------------------------------------------------------------------------------ bonus tiles


def list_tiles(state: State, frame: Frame) -> list[int]:
    """The bonus tiles still to be had (R2.4.1)."""
    return [M_TILE | tile << MOVE_A for tile in state.tiles_left]


def choose_tile(state: State, seat: int, tile: int) -> None:
    """Take a bonus tile."""
    state.rows[seat][BONUS_TILE] = tile
    state.tiles_left = tuple(other for other in state.tiles_left if other != tile)
    state.emit("bonus_tile_chosen", seat, {"tile": state.tables.bonus_tile_keys[tile]})


# ------------------------------------------------------------------------------------------------ draft


def pack_of(state: State, seat: int) -> int:
    """The pack a seat looks at: packs go to the previous player in turn order (RUL-7)."""
    step = len(state.pack_picks[0])
    return (state.seating.index(seat) + step) % state.players


def list_keeps(state: State, seat: int) -> list[int]:
    """The leaders of which one is kept."""
    return [M_KEEP | leader << MOVE_A for leader in state.packs[pack_of(state, seat)]]


def keep_leader(state: State, seat: int, leader: int) -> None:
    """Note what a seat keeps; when all have chosen the packs move on (R2.4.2)."""
    picks = list(state.picks)
    picks[seat] = leader
    state.picks = tuple(picks)
    key = state.tables.leaders[leader].key
    state.emit_secret("leader_kept", seat, {}, {"leader": key})
    state.revealed()
    if -1 in picks:
        return
    _pass_packs(state, picks)
    if len(state.packs[0]) == 1:
        _pass_packs(state, [state.packs[pack_of(state, each)][0] for each in range(state.players)])
    state.picks = (-1,) * state.players
    if not state.packs[0]:
        state.pop()


def _pass_packs(state: State, picks: list[int]) -> None:
    packs = [list(pack) for pack in state.packs]
    kept = [list(pack) for pack in state.pack_picks]
    for seat in range(state.players):
        number = pack_of(state, seat)
        packs[number].remove(picks[seat])
        kept[number].append(picks[seat])
        state.hands[seat] = (*state.hands[seat], picks[seat])
    state.packs = tuple(tuple(pack) for pack in packs)
    state.pack_picks = tuple(tuple(pack) for pack in kept)


# ---------------------------------------------------------------------------------------------- auction


def push_auction(state: State) -> None:
    """Pair families with auction tiles and let everybody bid in turn order (R2.6.1, R2.6.2)."""
    tables = state.tables
    random = state.random
    families = random.shuffled(list(range(len(tables.families))))[: state.players]
    tiles = random.shuffled(list(range(len(tables.auction_rows))))[: state.players]
    slots: list[int] = []
    beside: list[tuple[int, ...]] = []
    for family, tile in zip(families, tiles, strict=True):
        slots.append(family * 64 + tile)
        count = tables.families[family].standing.auction_leaders
        beside.append(state.leader_deck[:count])
        state.leader_deck = state.leader_deck[count:]
    state.auction = tuple(slots)
    state.auction_leaders = tuple(beside)
    state.bids = (-1,) * state.players
    state.push(Frame(F_AUCTION_END, -1))
    for seat in reversed(state.order):
        state.push(Frame(F_AUCTION, seat))


def list_bids(state: State, frame: Frame) -> list[int]:
    """Any row of an empty tile, rows above the bid of another one (R2.6.3)."""
    codes: list[int] = []
    for slot in range(len(state.auction)):
        lowest = 0 if state.bids[slot] < 0 else (state.bids[slot] & 7) + 1
        rows = len(state.tables.auction_rows[state.auction[slot] & 63])
        for number in range(lowest, rows):
            codes.append(M_BID | slot << MOVE_A | number << MOVE_B)
    return codes


def check_bid(state: State, slot: int, number: int) -> Refusal | None:
    """A row strictly above the bid that lies there."""
    if slot >= len(state.auction):
        return Refusal("E_BID", {"row": number + 1})
    if number >= len(state.tables.auction_rows[state.auction[slot] & 63]):
        return Refusal("E_BID", {"row": number + 1})
    held = state.bids[slot]
    if held >= 0 and number <= held & 7:
        return Refusal("E_BID", {"row": number + 1, "holder_row": (held & 7) + 1})
    return None


def bid(state: State, frame: Frame, slot: int, number: int) -> None:
    """Place a bid; who is displaced bids again at once (R2.6.4)."""
    state.pop()
    displaced = state.bids[slot]
    bids = list(state.bids)
    bids[slot] = frame.seat * 8 + number
    state.bids = tuple(bids)
    family = state.tables.families[state.auction[slot] >> 6].key
    state.emit("bid", frame.seat, {"family": family, "row": number + 1})
    state.revealed()
    if displaced >= 0:
        state.emit("displaced", displaced >> 3, {"family": family})
        state.push(Frame(F_AUCTION, displaced >> 3))


def end_auction(state: State) -> None:
    """Families and starting goods go to their winners (R2.6.7), then the families' beginnings (R2.6.8)."""
    tables = state.tables
    for slot in range(len(state.auction)):
        seat = state.bids[slot] >> 3
        family = state.auction[slot] >> 6
        state.rows[seat][FAMILY] = family + 1
        rebuild(state, seat)
        state.emit("family_won", seat, {"family": tables.families[family].key})
        goods = tables.auction_rows[state.auction[slot] & 63][state.bids[slot] & 7]
        gain(state, seat, goods, FROM_SETUP, 0)
    for seat in reversed(state.order):
        state.push(Frame(F_FAMILY_START, seat))


def start_family(state: State, seat: int) -> None:
    """Leaders beside the tile come to its winner; Sforza plays one of them at once (R17.8, R17.12)."""
    family = state.rows[seat][FAMILY] - 1
    standing = state.tables.families[family].standing
    if not standing.auction_leaders:
        return
    for slot in range(len(state.auction)):
        if state.auction[slot] >> 6 == family:
            leaders = state.auction_leaders[slot]
            state.hands[seat] = state.hands[seat] + leaders
            state.known_leaders = state.known_leaders + leaders
            if standing.play_one:
                playable = [leader for leader in leaders if has_target(state, seat, leader)]
                if playable:
                    state.push(Frame(F_FORCED_LEADER, seat, 0, 0, 0, 0, tuple(playable)))
