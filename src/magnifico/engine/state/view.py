"""What a seat may know of a game, as typed plain data: the only thing players, pages and bots ever see."""

from __future__ import annotations

from typing import Final, cast

from magnifico.content.standing_rules import COPY_LEADER
from magnifico.content.vocabulary import CARD_TYPES, GOODS, TYPE_COUNT
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.names import MEMBER_KEYS, TOWER_LETTERS, space_key
from magnifico.engine.printed.goods import goods_by_name
from magnifico.engine.printed.printed import Printed
from magnifico.engine.rules import scoring, values
from magnifico.engine.state.rows import (
    ADAPTATION,
    COLOURED_COUNT,
    DICE,
    FLOOR_CARD,
    FLOORS,
    HARVEST_SMALL,
    MEMBER_COUNT,
    OCCUPANTS,
    PERIODS,
    ROUND,
    SPACE_COUNT,
    SPECIAL_TOWER,
    UNDO_FLOOR,
)
from magnifico.engine.state.state import NO_BID, IntRows, Ints, State
from magnifico.engine.state.view_types import (
    AuctionSlotView,
    CardsView,
    DecisionView,
    DraftView,
    FloorView,
    GoodsView,
    LeaderView,
    MemberView,
    SeatView,
    SpaceView,
    ToComeView,
    TowerView,
    View,
)

OWN_PARTS: Final = ("decision", "draft")
OWN_PARTS_OF_SEAT: Final = ("hand", "tokens")
"""Where a seat may see something else than anybody: of the view, and of itself in the list of seats (R0.12)."""


class Sight:
    """The game as anybody may see it, and what that was made from.

    A later sight of the same game shares every part that is still the same: it is made and compared faster. So don't
    change a view.
    """

    def __init__(self, state: State, before: Sight | None = None) -> None:
        self.printed: Printed = state.printed
        self.board: list[int] = state.board[:]
        self.rows: list[list[int]] = [row[:] for row in state.rows]
        self.cards: list[Ints] = state.cards[:]
        self.hands: list[Ints] = state.hands[:]
        self.in_play: list[Ints] = state.in_play[:]
        self.known_leaders: Ints = state.known_leaders
        self.excommunications: Ints = state.excommunications
        self.decks: IntRows = state.decks
        self.adaptation_card: int = state.adaptation_card
        self.pile: Ints = state.pile
        self.gone: Ints = state.gone
        if before is not None and before.printed is not state.printed:
            before = None
        self.view: View = _public_view(state, before)

    def shows_seat(self, state: State, seat: int) -> bool:
        """Whether nothing has changed that `_seat` shows of a player, but for the turns that are left."""
        first = seat * TYPE_COUNT
        return (
            self.rows[seat] == state.rows[seat]
            and self.board[DICE : DICE + COLOURED_COUNT]
            == state.board[DICE : DICE + COLOURED_COUNT]
            and self.cards[first : first + TYPE_COUNT] == state.cards[first : first + TYPE_COUNT]
            and self.hands[seat] == state.hands[seat]
            and self.in_play[seat] == state.in_play[seat]
            and self.known_leaders == state.known_leaders
            and self.excommunications == state.excommunications
        )


def view_of(state: State, seat: int | None) -> View:
    """The game as a seat sees it; None: as anybody may see it (R0.12)."""
    return views_of(state, [seat], Sight(state))[0]


def views_of(state: State, seats: list[int | None], sight: Sight) -> list[View]:
    """The game as each of these seats sees it. What they all know is built once and shared: don't change it."""
    public = sight.view
    return [public if seat is None else _own_view(state, seat, public) for seat in seats]


def _own_view(state: State, seat: int, public: View) -> View:
    """The public view with what only this seat knows: its hand, its tokens and its part of the decision (R0.12)."""
    printed = state.printed
    result = public.copy()
    result["decision"] = decision_of(state, seat)
    top = state.agenda[-1]
    if isinstance(top, Draft):
        result["draft"] = cast("DraftView", top.table_facts(state, seat))
    own = public["seats"][seat].copy()
    own["hand"] = [printed.leaders[leader].key for leader in state.hands[seat]]
    if printed.houses:
        own["tokens"] = [printed.token_keys[face] for face in state.tokens[seat]]
    seats = list(public["seats"])
    seats[seat] = own
    result["seats"] = seats
    return result


def _public_view(state: State, before: Sight | None) -> View:
    printed = state.printed
    board = state.board
    earlier = None if before is None else before.view
    result: View = {
        "players": state.players,
        "round": board[ROUND],
        "period": state.period(),
        "order": list(state.order),
        "to_act": agenda.to_act(state),
        "decision": decision_of(state, None),
        "dice": {MEMBER_KEYS[member]: board[DICE + member] for member in range(COLOURED_COUNT)},
        "towers": _towers(state, before),
        "spaces": _spaces(state, before),
        "palace": [
            {"seat": owner, "member": MEMBER_KEYS[member]} for owner, member in state.palace
        ],
        "excommunications": [printed.excommunications[tile].key for tile in state.excommunications],
        "seats": [_seat(state, seat, before) for seat in range(state.players)],
        "discarded_cards": earlier["discarded_cards"]
        if earlier is not None and before is not None and before.pile == state.pile
        else _numbers(state, state.pile),
        "gone_cards": earlier["gone_cards"]
        if earlier is not None and before is not None and before.gone == state.gone
        else _numbers(state, state.gone),
        "discarded_leaders": [printed.leaders[leader].key for leader in state.discarded_leaders],
        "leader_deck": len(state.leader_deck),
        "to_come": _to_come(state, before),
        "undo_floor": board[UNDO_FLOOR],
    }
    if state.tiles_left:
        result["bonus_tiles"] = [printed.bonus_tile_keys[tile] for tile in state.tiles_left]
    top = state.agenda[-1]
    if isinstance(top, Draft):
        result["draft"] = cast("DraftView", top.table_facts(state, None))
    if printed.houses:
        _add_houses(state, result)
    if state.final:
        result["final"] = scoring.by_category(state)
    return result


def decision_of(state: State, seat: int | None) -> DecisionView:
    """What is being decided, with what everybody (or the deciding seat) may know about it."""
    asked = agenda.decision(state)
    result: dict[str, object] = {"kind": asked.name}
    result.update(asked.facts(state, seat))
    return cast("DecisionView", result)


def _numbers(state: State, cards: tuple[int, ...]) -> list[int]:
    return [state.printed.cards[card].number for card in cards]


def _members_on(state: State, space: int) -> list[MemberView]:
    bits = state.board[OCCUPANTS + space]
    return [
        {"seat": entry // MEMBER_COUNT, "member": MEMBER_KEYS[entry % MEMBER_COUNT]}
        for entry in range(state.players * MEMBER_COUNT)
        if bits >> entry & 1
    ]


def _towers(state: State, before: Sight | None) -> list[TowerView]:
    towers: list[TowerView] = []
    for tower in range(state.printed.tower_count):
        old = None if before is None else before.view["towers"][tower]
        floors: list[FloorView] = []
        for floor in range(FLOORS):
            space = tower * FLOORS + floor
            minimum = values.floor_minimum(state, space)
            if (
                before is not None
                and old is not None
                and before.board[FLOOR_CARD + space] == state.board[FLOOR_CARD + space]
                and before.board[OCCUPANTS + space] == state.board[OCCUPANTS + space]
                and old["floors"][floor]["minimum"] == minimum
            ):
                floors.append(old["floors"][floor])
                continue
            card = state.board[FLOOR_CARD + space] - 1
            floors.append(
                {
                    "space": space_key(state.printed, space),
                    "minimum": minimum,
                    "bonus": goods_by_name(state.printed.floor_bonus[space]),
                    "card": state.printed.cards[card].number if card >= 0 else None,
                    "members": _members_on(state, space),
                }
            )
        if old is not None and old["floors"] == floors:
            towers.append(old)
        else:
            towers.append({"tower": TOWER_LETTERS[tower], "floors": floors})
    return towers


def _spaces(state: State, before: Sight | None) -> list[SpaceView]:
    result: list[SpaceView] = []
    for space in range(HARVEST_SMALL, SPACE_COUNT):
        if before is not None and before.board[OCCUPANTS + space] == state.board[OCCUPANTS + space]:
            result.append(before.view["spaces"][space - HARVEST_SMALL])
            continue
        result.append(
            {
                "space": space_key(state.printed, space),
                "open": state.printed.open_spaces[space],
                "members": _members_on(state, space),
            }
        )
    return result


def turns_left(state: State, seat: int) -> int:
    """Turns of this round in which the player has yet to place a member, counted the same way for everybody."""
    player = state.player(seat)
    count = player.allowance + player.made_up
    for step in state.agenda:
        if isinstance(step, TakeTurn) and step.seat == seat and not step.placed:
            count += 1
    return count


def _seat(state: State, seat: int, before: Sight | None) -> SeatView:
    """One player as everybody sees it, without hand and token faces (R0.12)."""
    left = turns_left(state, seat)
    if before is not None and before.shows_seat(state, seat):
        known = before.view["seats"][seat]
        if known["turns_left"] == left:
            return known
    printed = state.printed
    player = state.player(seat)
    row = player.row
    goods = cast("GoodsView", {name: row[number] for number, name in enumerate(GOODS)})
    cards = cast(
        "CardsView",
        {
            name: _numbers(state, state.owned(seat, card_type))
            for card_type, name in enumerate(CARD_TYPES)
        },
    )
    members: dict[str, int] = {}
    for member in range(MEMBER_COUNT):
        if player.members >> member & 1:
            members[MEMBER_KEYS[member]] = values.member_value(state, seat, member)
    leaders: list[LeaderView] = []
    for leader in state.in_play[seat]:
        entry: LeaderView = {
            "leader": printed.leaders[leader].key,
            "used": (player.leaders_used >> leader & 1) != 0,
        }
        if printed.leaders[leader].standing.rules & COPY_LEADER and player.copied:
            entry["copies"] = printed.leaders[player.copied - 1].key
        leaders.append(entry)
    result: SeatView = {
        "goods": goods,
        "cards": cards,
        "members": members,
        "turns_left": left,
        "leaders": leaders,
        "hand_count": len(state.hands[seat]),
        "bonus_tile": printed.bonus_tile_keys[player.bonus_tile],
        "excommunicated": [
            printed.excommunications[state.excommunications[period]].key
            for period in range(PERIODS)
            if player.excommunicated >> period & 1
        ],
    }
    if printed.houses:
        _add_family(state, seat, result)
    return result


def _add_family(state: State, seat: int, result: SeatView) -> None:
    printed = state.printed
    player = state.player(seat)
    if player.family:
        result["family"] = printed.families[player.family - 1].key
    known = [leader for leader in state.hands[seat] if leader in state.known_leaders]
    if known:
        result["hand_known"] = [printed.leaders[leader].key for leader in known]
    if player.pile_wood or player.pile_stone:
        result["pile"] = {"wood": player.pile_wood, "stone": player.pile_stone}
    if player.visconti_active:
        result["visconti"] = [
            key
            for number, key in enumerate(printed.visconti_keys)
            if player.visconti_active >> number & 1
        ]
    if player.faith_tiles:
        result["faith_tiles"] = [
            printed.faith_tiles[number][0]
            for number in range(len(printed.faith_tiles))
            if player.faith_tiles >> number & 1
        ]


def _add_houses(state: State, result: View) -> None:
    printed = state.printed
    if state.board[ADAPTATION] >= 0:
        result["adaptation"] = TOWER_LETTERS[state.board[ADAPTATION]]
    if state.adaptation_card >= 0:
        result["adaptation_card"] = printed.cards[state.adaptation_card].number
    result["token_supply"] = len(state.token_supply)
    result["token_discard"] = [printed.token_keys[face] for face in state.token_discard]
    result["tokens_on_cards"] = [
        {"card": printed.cards[card].number, "face": printed.token_keys[face]}
        for card, face in state.tokens_on_cards
    ]
    result["leader_spaces"] = [
        {"leader": printed.leaders[leader].key, "seat": seat, "member": MEMBER_KEYS[member]}
        for leader, seat, member in state.at_leaders
    ]
    if state.auction:
        slots: list[AuctionSlotView] = []
        for number, (family, tile) in enumerate(state.auction):
            entry: AuctionSlotView = {
                "family": printed.families[family].key,
                "tile": printed.auction_keys[tile],
                "rows": [goods_by_name(goods) for goods in printed.auction_rows[tile]],
                "leaders": [
                    printed.leaders[leader].key for leader in state.auction_leaders[number]
                ],
            }
            if state.bids[number] != NO_BID:
                bidder, row = state.bids[number]
                entry["bid"] = {"seat": bidder, "row": row + 1}
            slots.append(entry)
        result["auction"] = slots


def _to_come(state: State, before: Sight | None) -> list[ToComeView]:
    """Cards that can still appear, by tower and period: public knowledge, since everybody knows the packs.

    If more cards were shuffled than are used (Pazzi, Special tower), the list also has the ones left out, which
    stay hidden (RUL-76); opt.pazziReveal shows those of the ordinary towers (R2.7.2).
    """
    if (
        before is not None
        and before.board[ROUND] == state.board[ROUND]
        and before.decks == state.decks
        and before.adaptation_card == state.adaptation_card
    ):
        return before.view["to_come"]
    printed = state.printed
    dealt = state.board[ROUND] * FLOORS
    result: list[ToComeView] = []
    for tower in range(printed.tower_count):
        for period in range(PERIODS):
            first = period * printed.drawn_per_stack
            stack = state.decks[tower][first : first + printed.drawn_per_stack]
            seen = max(0, min(len(stack), dealt - first))
            if seen == len(stack):
                continue
            pool = printed.pools[tower][period]
            shown = printed.switches.pazzi_reveal and tower != SPECIAL_TOWER
            open_cards = sorted(
                [
                    printed.cards[card].number
                    for card in (list(stack) if shown else pool)
                    if card not in stack[:seen] and card != state.adaptation_card
                ]
            )
            result.append(
                {
                    "tower": TOWER_LETTERS[tower],
                    "period": period + 1,
                    "cards": open_cards,
                    "left": len(stack) - seen,
                }
            )
    return result
