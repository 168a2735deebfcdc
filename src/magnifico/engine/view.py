"""What a seat may know of a game, as plain data: the only thing players, pages and bots ever get to see."""

from __future__ import annotations

from typing import Final

from magnifico.content.effects import CARD_TYPES, GOODS
from magnifico.engine import rules, scoring
from magnifico.engine.gains import goods_by_name
from magnifico.engine.kinds import (
    ADAPTATION,
    ALLOWANCE,
    BONUS_TILE,
    COPIED,
    DICE,
    EXCOMMUNICATED,
    F_ACTIVATE,
    F_AUCTION,
    F_BONUS_TILE,
    F_BUY,
    F_CHOICES,
    F_COPY,
    F_DEMAND,
    F_DRAFT,
    F_FINAL_TOKENS,
    F_FORCED_LEADER,
    F_GIVE,
    F_GIVE_UP,
    F_KEEP_TOKEN,
    F_LOSE_ONE,
    F_MEMBER,
    F_ONLY_CARD,
    F_OPTION,
    F_ORDER,
    F_OVER,
    F_PAY,
    F_PAY_TOKENS,
    F_PLAY_FREE,
    F_PRIVILEGE,
    F_RECOVER,
    F_SECRET_VOTE,
    F_SPACE_KIND,
    F_TAKE,
    F_TURN,
    F_VISCONTI,
    F_VOTE,
    F_WORK,
    FAITH_TILES,
    FAMILY,
    FLOOR_CARD,
    LEADERS_USED,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    PILE_STONE,
    PILE_WOOD,
    ROUND,
    SPACE_COUNT,
    UNDO_FLOOR,
    VISCONTI_ACTIVE,
)
from magnifico.engine.names import MEMBER_KEYS, TOWER_LETTERS, WORK_KEYS, space_key
from magnifico.engine.setup import pack_of
from magnifico.engine.state import Frame, State
from magnifico.engine.values import floor_minimum, member_value

DECISIONS: Final[dict[int, str]] = {
    F_BONUS_TILE: "bonus_tile",
    F_DRAFT: "draft",
    F_AUCTION: "auction",
    F_FORCED_LEADER: "play_leader",
    F_TURN: "turn",
    F_PRIVILEGE: "privilege",
    F_PAY: "pay",
    F_PAY_TOKENS: "pay_tokens",
    F_TAKE: "take_card",
    F_WORK: "work",
    F_ONLY_CARD: "only_card",
    F_CHOICES: "choices",
    F_ACTIVATE: "activate",
    F_ORDER: "order",
    F_VOTE: "church",
    F_SECRET_VOTE: "church",
    F_BUY: "buy",
    F_GIVE_UP: "give_up",
    F_GIVE: "give",
    F_RECOVER: "recover",
    F_PLAY_FREE: "play_leader",
    F_VISCONTI: "visconti",
    F_COPY: "copy",
    F_MEMBER: "member",
    F_OPTION: "option",
    F_KEEP_TOKEN: "keep_token",
    F_FINAL_TOKENS: "final_tokens",
    F_LOSE_ONE: "lose_one",
    F_SPACE_KIND: "space_kind",
    F_OVER: "over",
}
"""The names of decisions, for views and for messages."""

View = dict[str, object]


def view_of(state: State, seat: int | None) -> View:
    """The game as a seat sees it; None: as anybody may see it."""
    tables = state.tables
    board = state.board
    result: View = {
        "players": state.players,
        "round": board[ROUND],
        "period": state.period(),
        "order": list(state.order),
        "to_act": rules.to_act(state),
        "decision": decision_of(state, seat),
        "dice": {MEMBER_KEYS[member]: board[DICE + member] for member in range(3)},
        "towers": _towers(state),
        "spaces": _spaces(state),
        "palace": [_member(entry) for entry in state.palace],
        "excommunications": [tables.excommunications[tile].key for tile in state.excommunications],
        "seats": [_seat(state, each, seat) for each in range(state.players)],
        "discarded_cards": _numbers(state, state.pile),
        "gone_cards": _numbers(state, state.gone),
        "discarded_leaders": [tables.leaders[leader].key for leader in state.discarded_leaders],
        "leader_deck": len(state.leader_deck),
        "to_come": _to_come(state),
        "undo_floor": board[UNDO_FLOOR],
    }
    if state.tiles_left:
        result["bonus_tiles"] = [tables.bonus_tile_keys[tile] for tile in state.tiles_left]
    if state.agenda[-1].kind == F_DRAFT:
        result["draft"] = _draft(state, seat)
    if tables.houses:
        _add_houses(state, result)
    if state.final:
        result["final"] = final_scores(state)
    return result


def final_scores(state: State) -> list[dict[str, int]]:
    """The points of every seat by category, after the final scoring."""
    scores: list[dict[str, int]] = []
    for seat in range(state.players):
        points: dict[str, int] = {}
        for number, name in enumerate(scoring.CATEGORIES):
            points[name] = state.final[seat][number]
        scores.append(points)
    return scores


def _numbers(state: State, cards: tuple[int, ...]) -> list[int]:
    return [state.tables.cards[card].number for card in cards]


def _member(entry: int) -> View:
    return {"seat": entry // MEMBER_COUNT, "member": MEMBER_KEYS[entry % MEMBER_COUNT]}


def _members_on(state: State, space: int) -> list[View]:
    bits = state.board[OCCUPANTS + space]
    return [_member(entry) for entry in range(state.players * MEMBER_COUNT) if bits >> entry & 1]


def _towers(state: State) -> list[View]:
    towers: list[View] = []
    for tower in range(state.tables.tower_count):
        floors: list[View] = []
        for space in range(tower * 4, tower * 4 + 4):
            card = state.board[FLOOR_CARD + space] - 1
            floors.append(
                {
                    "space": space_key(state.tables, space),
                    "minimum": floor_minimum(state, space),
                    "bonus": goods_by_name(state.tables.floor_bonus[space]),
                    "card": state.tables.cards[card].number if card >= 0 else None,
                    "members": _members_on(state, space),
                }
            )
        towers.append({"tower": TOWER_LETTERS[tower], "floors": floors})
    return towers


def _spaces(state: State) -> list[View]:
    result: list[View] = []
    for space in range(20, SPACE_COUNT):
        result.append(
            {
                "space": space_key(state.tables, space),
                "open": state.tables.open_spaces[space],
                "members": _members_on(state, space),
            }
        )
    return result


def _seat(state: State, seat: int, viewer: int | None) -> View:
    """One player as the viewer sees it: hands and token faces only to their owner (R0.12)."""
    tables = state.tables
    row = state.rows[seat]
    goods: dict[str, int] = {}
    for number, name in enumerate(GOODS):
        goods[name] = row[number]
    cards: dict[str, list[int]] = {}
    for card_type, type_name in enumerate(CARD_TYPES):
        cards[type_name] = _numbers(state, state.cards[seat * 4 + card_type])
    members: dict[str, int] = {}
    for member in range(MEMBER_COUNT):
        if row[MEMBERS] >> member & 1:
            members[MEMBER_KEYS[member]] = member_value(state, seat, member)
    leaders: list[View] = []
    for leader in state.in_play[seat]:
        entry: View = {
            "leader": tables.leaders[leader].key,
            "used": (row[LEADERS_USED] >> leader & 1) != 0,
        }
        if tables.leaders[leader].standing.rules & 64 and row[COPIED]:
            entry["copies"] = tables.leaders[row[COPIED] - 1].key
        leaders.append(entry)
    result: View = {
        "goods": goods,
        "cards": cards,
        "members": members,
        "turns_left": row[ALLOWANCE],
        "leaders": leaders,
        "hand_count": len(state.hands[seat]),
        "bonus_tile": tables.bonus_tile_keys[row[BONUS_TILE]],
        "excommunicated": [
            tables.excommunications[state.excommunications[period]].key
            for period in range(3)
            if row[EXCOMMUNICATED] >> period & 1
        ],
    }
    if viewer == seat:
        result["hand"] = [tables.leaders[leader].key for leader in state.hands[seat]]
    if tables.houses:
        _add_family(state, seat, viewer, result)
    return result


def _add_family(state: State, seat: int, viewer: int | None, result: View) -> None:
    tables = state.tables
    row = state.rows[seat]
    if row[FAMILY]:
        result["family"] = tables.families[row[FAMILY] - 1].key
    if viewer == seat:
        result["tokens"] = [tables.token_keys[face] for face in state.tokens[seat]]
    known = [leader for leader in state.hands[seat] if leader in state.known_leaders]
    if known:
        result["hand_known"] = [tables.leaders[leader].key for leader in known]
    if row[PILE_WOOD] or row[PILE_STONE]:
        result["pile"] = {"wood": row[PILE_WOOD], "stone": row[PILE_STONE]}
    if row[VISCONTI_ACTIVE]:
        result["visconti"] = [
            key
            for number, key in enumerate(tables.visconti_keys)
            if row[VISCONTI_ACTIVE] >> number & 1
        ]
    if row[FAITH_TILES]:
        result["faith_tiles"] = [
            tables.faith_tiles[number][0]
            for number in range(len(tables.faith_tiles))
            if row[FAITH_TILES] >> number & 1
        ]


def _draft(state: State, seat: int | None) -> View:
    """The draft: who has still to choose, and the own pack."""
    result: View = {"kept": len(state.pack_picks[0])}
    if seat is not None:
        pack = state.packs[pack_of(state, seat)]
        result["pack"] = [state.tables.leaders[leader].key for leader in pack]
        if state.picks[seat] >= 0:
            result["chosen"] = state.tables.leaders[state.picks[seat]].key
    return result


def _add_houses(state: State, result: View) -> None:
    tables = state.tables
    if state.board[ADAPTATION] >= 0:
        result["adaptation"] = TOWER_LETTERS[state.board[ADAPTATION]]
    if state.adaptation_card >= 0:
        result["adaptation_card"] = tables.cards[state.adaptation_card].number
    result["token_supply"] = len(state.token_supply)
    result["token_discard"] = [tables.token_keys[face] for face in state.token_discard]
    result["tokens_on_cards"] = [
        {"card": tables.cards[entry >> 6].number, "face": tables.token_keys[entry & 63]}
        for entry in state.tokens_on_cards
    ]
    result["leader_spaces"] = [
        {
            "leader": tables.leaders[entry // MEMBER_COUNT >> 3].key,
            "seat": entry // MEMBER_COUNT & 7,
            "member": MEMBER_KEYS[entry % MEMBER_COUNT],
        }
        for entry in state.at_leaders
    ]
    if state.auction:
        slots: list[View] = []
        for number, slot in enumerate(state.auction):
            entry: View = {
                "family": tables.families[slot >> 6].key,
                "tile": tables.auction_keys[slot & 63],
                "rows": [goods_by_name(goods) for goods in tables.auction_rows[slot & 63]],
                "leaders": [tables.leaders[leader].key for leader in state.auction_leaders[number]],
            }
            if state.bids[number] >= 0:
                entry["bid"] = {
                    "seat": state.bids[number] >> 3,
                    "row": (state.bids[number] & 7) + 1,
                }
            slots.append(entry)
        result["auction"] = slots


def _to_come(state: State) -> list[View]:
    """Cards that can still appear, by tower and period: known to all who know the packs.

    Where more cards were shuffled than are used (Pazzi, Special tower), the list also holds the ones left out.
    """
    tables = state.tables
    dealt = state.board[ROUND] * 4
    result: list[View] = []
    for tower in range(tables.tower_count):
        for period in range(3):
            first = period * tables.drawn_per_stack
            stack = state.decks[tower][first : first + tables.drawn_per_stack]
            seen = max(0, min(len(stack), dealt - first))
            if seen == len(stack):
                continue
            pool = tables.pools[tower][period]
            candidates = list(stack) if tables.switches.pazzi_reveal and tower < 4 else pool
            open_cards = sorted(
                tables.cards[card].number
                for card in candidates
                if card not in stack[:seen] and card != state.adaptation_card
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


def decision_of(state: State, seat: int | None) -> View:
    """What is being decided, with what everybody (or the deciding seat) may know about it."""
    frame = state.agenda[-1]
    kind = frame.kind
    result: View = {"kind": DECISIONS[kind]}
    tables = state.tables
    if kind == F_TURN:
        result["placed"] = frame.a != 0
        if frame.b:
            result["made_up"] = True
    elif kind == F_PRIVILEGE:
        result["left"] = frame.a + frame.d if frame.a else 1
        result["different"] = frame.c != 0
    elif kind == F_TAKE:
        result["value"] = frame.a
        result["types"] = [name for number, name in enumerate(CARD_TYPES) if frame.b >> number & 1]
    elif kind == F_WORK:
        result["work"] = WORK_KEYS[frame.a]
        result["value"] = frame.b
    elif kind == F_CHOICES:
        item = frame.items[len(frame.chosen)]
        result["card"] = tables.cards[item >> 3].number
        result["activated"] = _numbers(state, frame.cards)
        if frame.a < 2:
            result["work"] = WORK_KEYS[frame.a]
            result["value"] = frame.b
    elif kind == F_PAY and frame.a == 0:
        card = state.board[FLOOR_CARD + frame.b] - 1
        result["card"] = tables.cards[card].number
    elif kind in (F_GIVE, F_GIVE_UP):
        result["card"] = tables.cards[frame.a].number
    elif kind in (F_COPY, F_OPTION):
        result["leader"] = tables.leaders[frame.a].key
    elif kind == F_KEEP_TOKEN and seat == frame.seat:
        result["faces"] = [tables.token_keys[face] for face in frame.items]
    elif kind == F_ORDER:
        result["actions"] = _ordered_kinds(frame)
    return result


def _ordered_kinds(frame: Frame) -> list[str]:
    """The actions of which the player says which comes first."""
    names: list[str] = []
    for at in range(0, len(frame.items), 5):
        kind = frame.items[at]
        names.append("demand" if kind == F_DEMAND else DECISIONS.get(kind, "award"))
    return names
