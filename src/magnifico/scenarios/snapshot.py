"""What a game looks like in the words of scenarios, and what it is waiting for."""

from __future__ import annotations

from typing import Any

from magnifico.content.reader import join
from magnifico.content.vocabulary import CARD_TYPES
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS, space_key
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.rules import scoring
from magnifico.engine.rules.action_value import placement_sum
from magnifico.engine.rules.spaces import tower_of
from magnifico.engine.rules.values import member_value
from magnifico.engine.state.rows import (
    FLOORS,
    MEMBER_COUNT,
    PERIODS,
    SPACE_COUNT,
    SPECIAL_TOWER,
)
from magnifico.engine.state.state import NO_BID, State
from magnifico.engine.state.view import view_of
from magnifico.engine.state.view_types import SeatView, View
from magnifico.scenarios.made_up import TYPE_KEYS, is_blank
from magnifico.scenarios.messages import shortened, shown

Observation = dict[str, Any]


def observe(game: Game, waiting: bool = True) -> Observation:
    """The whole game in the words of scenarios; `waiting`: everything up to the next decision has been carried
    out.
    """
    state = game.state
    printed = state.printed
    seen = _seen(state)
    result: Observation = {}
    for seat, shown_of in enumerate(seen["seats"]):
        result[SEAT_LETTERS[seat]] = _seat(state, seat, shown_of)
    result["to_act"] = "".join(SEAT_LETTERS[seat] for seat in game.to_act) if waiting else ""
    result["asked"] = asked(game) if waiting else {}
    result["decision"] = result["asked"].pop("kind", "")
    result["over"] = game.is_over
    result["order"] = "".join(SEAT_LETTERS[seat] for seat in state.order)
    result["round"] = seen["round"]
    result["dice"] = dict(seen["dice"])
    result["closed"] = [
        space_key(printed, space)
        for space in range(SPACE_COUNT)
        if not printed.open_spaces[space] and (printed.houses or tower_of(space) != SPECIAL_TOWER)
    ]
    _floors(state, seen, result)
    result["occupied"] = _occupied(seen)
    result["adaptation"] = seen.get("adaptation", "")
    revealed = state.adaptation_card
    result["revealed"] = CARD_TYPES[printed.cards[revealed].card_type] if revealed >= 0 else ""
    result["tiles"] = list(seen["excommunications"])
    result["discarded"] = _without_blanks(seen["discarded_cards"])
    result["gone"] = _without_blanks(seen["gone_cards"])
    result["leader_deck"] = [printed.leaders[leader].key for leader in state.leader_deck]
    result["discarded_leaders"] = list(seen["discarded_leaders"])
    result["token_supply"] = [printed.token_keys[face] for face in reversed(state.token_supply)]
    result["next_tokens"] = list(result["token_supply"])
    result["token_discard"] = [printed.token_keys[face] for face in state.token_discard]
    result["tokens_on_cards"] = {
        str(printed.cards[card].number): printed.token_keys[face]
        for card, face in state.tokens_on_cards
    }
    bids = [_bid(bid) for bid in state.bids]
    result["bids"] = {str(slot): bid for slot, bid in enumerate(bids, 1)}
    result["auction"] = [
        {
            "family": printed.families[family].key,
            "tile": printed.auction_keys[tile],
            "bid": bid,
            "leaders": [printed.leaders[leader].key for leader in beside],
        }
        for (family, tile), bid, beside in zip(
            state.auction, bids, state.auction_leaders, strict=True
        )
    ]
    result["winner"] = SEAT_LETTERS[scoring.ranking(state)[0]] if state.final else ""
    return result


def _seen(state: State) -> View:
    """What lies open on the table, even before the steps that need no decision have been carried out."""
    still = state.copy()
    still.push(GameOver())
    return view_of(still, None)


def _bid(bid: tuple[int, int]) -> str:
    seat, row = bid
    return "" if bid == NO_BID else f"{SEAT_LETTERS[seat]} {row + 1}"


def _floors(state: State, seen: View, result: Observation) -> None:
    printed = state.printed
    result["floors"] = {}
    for name in ("minimums", "floor_periods", "next_periods", "next_cards", "decks", "left_out"):
        result[name] = {}
    dealt = seen["round"] * FLOORS
    for number, tower in enumerate(seen["towers"]):
        letter = tower["tower"]
        cards = [floor["card"] for floor in tower["floors"]]
        for floor, card in zip(tower["floors"], cards, strict=True):
            result["floors"][floor["space"]] = "" if card is None else card
        result["minimums"][letter] = [floor["minimum"] for floor in tower["floors"]]
        result["floor_periods"][letter] = [
            printed.cards[printed.card_index[card]].period for card in cards if card is not None
        ]
        deck = state.decks[number]
        result["decks"][letter] = len(deck) - dealt
        following = [printed.cards[card] for card in deck[dealt:]]
        result["next_cards"][letter] = [info.number for info in following]
        result["next_periods"][letter] = [info.period for info in following[:FLOORS]]
        left_out = state.left_out[number * PERIODS : (number + 1) * PERIODS]
        result["left_out"][letter] = [len(stack) for stack in left_out]


def _occupied(seen: View) -> dict[str, list[str]]:
    """The members on every space by the name of the space, in the Palace in order of arrival."""
    floors = [floor for tower in seen["towers"] for floor in tower["floors"]]
    found: dict[str, list[str]] = {}
    for place in (*floors, *seen["spaces"]):
        found[place["space"]] = [_member(who["seat"], who["member"]) for who in place["members"]]
    found["palace"] = [_member(who["seat"], who["member"]) for who in seen["palace"]]
    for at in seen.get("leader_spaces", ()):
        found.setdefault(f"leader:{at['leader']}", []).append(_member(at["seat"], at["member"]))
    return found


def _member(seat: int, member: str) -> str:
    return f"{SEAT_LETTERS[seat]} {member}"


def _without_blanks(numbers: list[int]) -> list[int]:
    """Card numbers without those of blank cards."""
    return [number for number in numbers if not is_blank(number)]


def _seat(state: State, seat: int, seen: SeatView) -> Observation:
    """A player: what everybody sees, and what lies face down."""
    printed = state.printed
    player = state.player(seat)
    result: Observation = dict(seen["goods"])
    result["tokens"] = [printed.token_keys[face] for face in state.tokens[seat]]
    result["cards"] = []
    for key, owned in zip(TYPE_KEYS, seen["cards"].values(), strict=True):
        assert isinstance(owned, list)
        result[key] = len(owned)
        result["cards"] += _without_blanks(owned)
    result["leaders"] = [leader["leader"] for leader in seen["leaders"]]
    result["hand"] = [printed.leaders[leader].key for leader in state.hands[seat]]
    result["used"] = [leader["leader"] for leader in seen["leaders"] if leader["used"]]
    result["copies"] = printed.leaders[player.copied - 1].key if player.copied else ""
    result["excommunicated"] = list(seen["excommunicated"])
    result["family"] = seen.get("family", "")
    result["members"] = list(seen["members"])
    result["values"] = {
        MEMBER_KEYS[member]: member_value(state, seat, member) for member in range(MEMBER_COUNT)
    }
    result["bonus_tile"] = seen["bonus_tile"]
    result["turns"] = player.allowance
    result["pile"] = {"wood": player.pile_wood, "stone": player.pile_stone}
    result["faith_tiles"] = list(seen.get("faith_tiles", ()))
    result["visconti"] = list(seen.get("visconti", ()))
    result["leaders_played"] = player.leaders_played
    result["set_awards"] = player.set_awards
    result["final"] = scoring.by_category(state)[seat] if state.final else {}
    result["place"] = scoring.ranking(state).index(seat) + 1
    return result


# -------------------------------------------------------------------------------------------- decisions


def asked(game: Game) -> Observation:
    """What is being decided: its `kind`, and what the deciding player is told about it."""
    seats = game.to_act
    result: Observation = dict(game.view(seats[0] if seats else None)["decision"])
    if result["kind"] == "turn":
        result.setdefault("made_up", False)
    return result


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
    """The value of a placement with its terms, the minimum of the space and the surcharge; None for other moves."""
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
