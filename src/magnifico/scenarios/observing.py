"""What a game looks like in the words of scenarios, and what it is waiting for."""

from __future__ import annotations

from typing import Any

from magnifico.content.effects import CARD_TYPES, GOODS
from magnifico.content.reader import join
from magnifico.engine import scoring
from magnifico.engine.game import Game
from magnifico.engine.kinds import (
    ADAPTATION,
    ALLOWANCE,
    BONUS_TILE,
    CARD_COUNT,
    COPIED,
    DICE,
    EXCOMMUNICATED,
    FAITH_TILES,
    FAMILY,
    FLOOR_CARD,
    LEADERS_PLAYED,
    LEADERS_USED,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    PALACE,
    PILE_STONE,
    PILE_WOOD,
    ROUND,
    SET_AWARDS,
    SPACE_COUNT,
    VISCONTI_ACTIVE,
)
from magnifico.engine.moves import Move
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS, TOWER_LETTERS, space_key
from magnifico.engine.state import State
from magnifico.engine.sums import placement_sum
from magnifico.engine.values import floor_minimum, member_value
from magnifico.engine.view import final_scores
from magnifico.scenarios.inventing import TYPE_KEYS, is_blank
from magnifico.scenarios.wording import shortened, shown

Observation = dict[str, Any]


def observe(game: Game, waiting: bool = True) -> Observation:
    """The whole game in the words of scenarios; `waiting`: what needs no decision has been done."""
    state = game.state
    tables = state.tables
    result: Observation = {}
    for seat in range(state.players):
        result[SEAT_LETTERS[seat]] = _seat(game, seat)
    result["to_act"] = "".join(SEAT_LETTERS[seat] for seat in game.to_act) if waiting else ""
    result["asked"] = asked(game) if waiting else {}
    result["decision"] = result["asked"].pop("kind", "")
    result["over"] = game.is_over
    result["order"] = "".join(SEAT_LETTERS[seat] for seat in state.order)
    result["round"] = state.board[ROUND]
    result["dice"] = {MEMBER_KEYS[member]: state.board[DICE + member] for member in range(3)}
    result["closed"] = [
        space_key(tables, space)
        for space in range(SPACE_COUNT)
        if not tables.open_spaces[space] and (tables.houses or space >> 2 != 4)
    ]
    _floors(state, result)
    result["occupied"] = {
        space_key(tables, space): _members_on(state, space) for space in range(SPACE_COUNT)
    }
    for entry in state.at_leaders:
        name = "leader:" + tables.leaders[entry // MEMBER_COUNT >> 3].key
        who = (entry // MEMBER_COUNT & 7) * MEMBER_COUNT + entry % MEMBER_COUNT
        result["occupied"].setdefault(name, []).append(_member(who))
    adaptation = state.board[ADAPTATION]
    result["adaptation"] = TOWER_LETTERS[adaptation] if adaptation >= 0 else ""
    revealed = state.adaptation_card
    result["revealed"] = CARD_TYPES[tables.cards[revealed].card_type] if revealed >= 0 else ""
    result["tiles"] = [tables.excommunications[tile].key for tile in state.excommunications]
    result["discarded"] = _numbers(state, state.pile)
    result["gone"] = _numbers(state, state.gone)
    result["leader_deck"] = [tables.leaders[leader].key for leader in state.leader_deck]
    result["discarded_leaders"] = [tables.leaders[leader].key for leader in state.discarded_leaders]
    result["token_supply"] = [tables.token_keys[face] for face in reversed(state.token_supply)]
    result["next_tokens"] = list(result["token_supply"])
    result["token_discard"] = [tables.token_keys[face] for face in state.token_discard]
    result["tokens_on_cards"] = {
        str(tables.cards[entry >> 6].number): tables.token_keys[entry & 63]
        for entry in state.tokens_on_cards
    }
    bids = [f"{SEAT_LETTERS[bid >> 3]} {(bid & 7) + 1}" if bid >= 0 else "" for bid in state.bids]
    result["bids"] = {str(slot): bid for slot, bid in enumerate(bids, 1)}
    result["auction"] = [
        {
            "family": tables.families[slot >> 6].key,
            "tile": tables.auction_keys[slot & 63],
            "bid": bid,
            "leaders": [tables.leaders[leader].key for leader in beside],
        }
        for slot, bid, beside in zip(state.auction, bids, state.auction_leaders, strict=True)
    ]
    result["winner"] = SEAT_LETTERS[scoring.ranking(state)[0]] if state.final else ""
    return result


def _floors(state: State, result: Observation) -> None:
    tables = state.tables
    result["floors"] = {}
    for name in ("minimums", "floor_periods", "next_periods", "next_cards", "decks", "left_out"):
        result[name] = {}
    dealt = state.board[ROUND] * 4
    for tower in range(tables.tower_count):
        letter = TOWER_LETTERS[tower]
        spaces = range(tower * 4, tower * 4 + 4)
        floors = [state.board[FLOOR_CARD + space] - 1 for space in spaces]
        for space, card in zip(spaces, floors, strict=True):
            number = tables.cards[card].number if card >= 0 else ""
            result["floors"][space_key(tables, space)] = number
        result["minimums"][letter] = [floor_minimum(state, space) for space in spaces]
        periods = [tables.cards[card].period for card in floors if card >= 0]
        result["floor_periods"][letter] = periods
        deck = state.decks[tower]
        result["decks"][letter] = len(deck) - dealt
        following = [tables.cards[card] for card in deck[dealt:]]
        result["next_cards"][letter] = [info.number for info in following]
        result["next_periods"][letter] = [info.period for info in following[:4]]
        left_out = state.left_out[tower * 3 : tower * 3 + 3]
        result["left_out"][letter] = [len(cards) for cards in left_out]


def _numbers(state: State, cards: tuple[int, ...]) -> list[int]:
    """Card numbers; blank cards are not worth naming."""
    numbers = [state.tables.cards[card].number for card in cards]
    return [number for number in numbers if not is_blank(number)]


def _member(entry: int) -> str:
    return f"{SEAT_LETTERS[entry // MEMBER_COUNT]} {MEMBER_KEYS[entry % MEMBER_COUNT]}"


def _members_on(state: State, space: int) -> list[str]:
    if space == PALACE:
        return [_member(entry) for entry in state.palace]
    bits = state.board[OCCUPANTS + space]
    return [_member(entry) for entry in range(state.players * MEMBER_COUNT) if bits >> entry & 1]


def _seat(game: Game, seat: int) -> Observation:
    state = game.state
    tables = state.tables
    row = state.rows[seat]
    result: Observation = {name: row[number] for number, name in enumerate(GOODS)}
    result["tokens"] = [tables.token_keys[face] for face in state.tokens[seat]]
    owned: list[int] = []
    for card_type, key in enumerate(TYPE_KEYS):
        owned += _numbers(state, state.cards[seat * 4 + card_type])
        result[key] = row[CARD_COUNT + card_type]
    result["cards"] = owned
    result["leaders"] = [tables.leaders[leader].key for leader in state.in_play[seat]]
    result["hand"] = [tables.leaders[leader].key for leader in state.hands[seat]]
    result["used"] = [
        leader.key for leader in tables.leaders if row[LEADERS_USED] >> leader.index & 1
    ]
    result["copies"] = tables.leaders[row[COPIED] - 1].key if row[COPIED] else ""
    result["excommunicated"] = [
        tables.excommunications[state.excommunications[period]].key
        for period in range(3)
        if row[EXCOMMUNICATED] >> period & 1
    ]
    result["family"] = tables.families[row[FAMILY] - 1].key if row[FAMILY] else ""
    members = [member for member in range(MEMBER_COUNT) if row[MEMBERS] >> member & 1]
    result["members"] = [MEMBER_KEYS[member] for member in members]
    result["values"] = {
        MEMBER_KEYS[member]: member_value(state, seat, member) for member in range(MEMBER_COUNT)
    }
    result["bonus_tile"] = tables.bonus_tile_keys[row[BONUS_TILE]]
    result["turns"] = row[ALLOWANCE]
    result["pile"] = {"wood": row[PILE_WOOD], "stone": row[PILE_STONE]}
    result["faith_tiles"] = [
        tile[0] for number, tile in enumerate(tables.faith_tiles) if row[FAITH_TILES] >> number & 1
    ]
    result["visconti"] = [
        key for number, key in enumerate(tables.visconti_keys) if row[VISCONTI_ACTIVE] >> number & 1
    ]
    result["leaders_played"] = row[LEADERS_PLAYED]
    result["set_awards"] = row[SET_AWARDS]
    result["final"] = final_scores(state)[seat] if state.final else {}
    result["place"] = scoring.ranking(state).index(seat) + 1
    return result


# -------------------------------------------------------------------------------------------- decisions


def asked(game: Game) -> Observation:
    """What is being decided: its `kind`, and what the deciding player is told about it."""
    seats = game.to_act
    decision = game.view(seats[0] if seats else None)["decision"]
    assert isinstance(decision, dict)
    if decision["kind"] == "turn":
        decision.setdefault("made_up", False)
    return decision


def waiting_for(game: Game) -> str:
    """Who has to decide what, what the game says about it, and which moves it offers, in one line."""
    if game.is_over:
        return "the game is over"
    facts = asked(game)
    kind = facts.pop("kind")
    about = join(
        name if value is True else f"{name} {shown(value)}"
        for name, value in facts.items()
        if value is not False
    )
    offered = [str(move) for seat in game.to_act for move in game.legal_moves(seat)]
    who = join(SEAT_LETTERS[seat] for seat in game.to_act)
    what = f"{kind} ({about})" if about else kind
    return f"waiting for {who}: {what}, offered: {shortened(offered)}"


def action_value(game: Game, move: Move) -> Observation | None:
    """The value of a placement with its terms, what the space asks for and the surcharge; None for other moves."""
    total = placement_sum(game.state, move.seat, move.code)
    if total is None:
        return None
    terms = total["terms"]
    assert isinstance(terms, list)
    return {
        "value": total["value"],
        "needs": total["needs"],
        "surcharge": total.get("surcharge", 0),
        "terms": dict(terms),
    }
