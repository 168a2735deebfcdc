"""What a game looks like in the words of scenarios, and how it differs from what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magnifico.content.effects import CARD_TYPES, GOODS
from magnifico.content.reader import Place, describe, join, suggest
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
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS, TOWER_LETTERS, space_key
from magnifico.engine.state import State
from magnifico.engine.tables import Tables
from magnifico.engine.values import floor_minimum, member_value
from magnifico.engine.view import DECISIONS, final_scores
from magnifico.scenarios import lookup
from magnifico.scenarios.inventing import TYPE_KEYS, is_blank

UNORDERED: Final = (
    "cards",
    "leaders",
    "hand",
    "used",
    "members",
    "tokens",
    "visconti",
    "faith_tiles",
    "excommunicated",
    "closed",
    "discarded",
    "gone",
    "token_discard",
)
"""Lists whose order means nothing."""

COUNTABLE: Final = (
    "hand",
    "leaders",
    "tokens",
    "token_supply",
    "token_discard",
    "leader_deck",
    "discarded",
    "gone",
    "discarded_leaders",
)
"""Lists for which a scenario may also give the number of entries."""

MAY_BE_EMPTY: Final = ("tokens_on_cards", "bids", "final")
"""Tables of what is there; the others have the same keys at any time, so that an empty one would check nothing."""

Observation = dict[str, Any]


def observe(game: Game) -> Observation:
    """The whole game in the words of scenarios."""
    state = game.state
    tables = state.tables
    result: Observation = {}
    for seat in range(state.players):
        result[SEAT_LETTERS[seat]] = _seat(game, seat)
    kind = state.agenda[-1].kind
    waiting = game.to_act if kind in DECISIONS else []
    result["to_act"] = "".join(SEAT_LETTERS[seat] for seat in waiting)
    result["decision"] = DECISIONS.get(kind, "")
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
    result["token_discard"] = [tables.token_keys[face] for face in state.token_discard]
    result["tokens_on_cards"] = {
        str(tables.cards[entry >> 6].number): tables.token_keys[entry & 63]
        for entry in state.tokens_on_cards
    }
    result["bids"] = {
        str(slot + 1): f"{SEAT_LETTERS[bid >> 3]} {(bid & 7) + 1}" if bid >= 0 else ""
        for slot, bid in enumerate(state.bids)
    }
    result["winner"] = SEAT_LETTERS[scoring.ranking(state)[0]] if state.final else ""
    return result


def _floors(state: State, result: Observation) -> None:
    tables = state.tables
    result["floors"] = {}
    for name in ("minimums", "floor_periods", "next_periods", "decks", "left_out"):
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
        following = deck[dealt : dealt + 4]
        result["next_periods"][letter] = [tables.cards[card].period for card in following]
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


# -------------------------------------------------------------------------------------------- comparing


def differences(
    expected: Mapping[str, Any],
    found: Observation,
    start: Observation,
    place: Place,
    tables: Tables,
) -> list[str]:
    """What is not as expected, one line each; keys nobody knows are raised as errors of their place."""
    return _Comparing(place, tables).lines(expected, found, start, "")


class _Comparing:
    """One expectation and the game it is about."""

    def __init__(self, place: Place, tables: Tables) -> None:
        self.place = place
        self.tables = tables

    def lines(
        self, expected: Mapping[str, Any], found: Observation, start: Observation, path: str
    ) -> list[str]:
        """What differs in a table of expectations and in those inside it."""
        lines: list[str] = []
        for key, value in expected.items():
            where = f"{path}.{key}" if path else key
            name = self._name(key.removeprefix("+"), found, path, where)
            empty: object = [] if path == "occupied" else ""
            actual = found.get(name, empty)
            if key.startswith("+"):
                before = start.get(name, empty)
                lines += _compare_change(value, actual, before, where, self.place)
            elif isinstance(actual, dict):
                if not isinstance(value, dict) or not (value or name in MAY_BE_EMPTY):
                    raise self.place.at(where).wrong("a table of what to check", value)
                if actual and not value:
                    lines.append(f"{where}: expected nothing, found {join(actual)}")
                lines += self.lines(value, actual, start.get(name) or {}, where)
            elif not _same(name, value, actual):
                lines.append(f"{where}: expected {_shown(value)}, found {_shown(actual)}")
        return lines

    def _name(self, name: str, found: Observation, path: str, where: str) -> str:
        """The key of an observation; where nothing is observed for what is empty, one that could be."""
        place = self.place.at(where)
        if path == "occupied":
            return space_key(self.tables, lookup.space(name, place, self.tables))
        if path == "tokens_on_cards":
            lookup.card_named(name, place, self.tables)
        elif path == "bids":
            slots = [str(slot + 1) for slot in range(self.tables.players)]
            lookup.keyed(name, place, slots)
        elif name not in found:
            known = list(found)
            raise place.error(f"unknown{suggest(name, known)}; known here: {join(known)}")
        return name


def _compare_change(
    value: object, actual: object, before: object, where: str, place: Place
) -> list[str]:
    """A change since the beginning of the case."""
    if isinstance(actual, list) and isinstance(before, list):
        actual, before = len(actual), len(before)
    if not isinstance(actual, int) or not isinstance(before, int):
        raise place.at(where).error("expected + only before a number that can change")
    if not isinstance(value, int):
        raise place.at(where).wrong("a whole number", value)
    if actual - before == value:
        return []
    return [f"{where}: expected {value:+d}, found {actual - before:+d} ({before} to {actual})"]


def _same(name: str, value: object, actual: object) -> bool:
    if isinstance(actual, list):
        if isinstance(value, int) and name in COUNTABLE:
            return len(actual) == value
        if isinstance(value, str):  # a single member on a space, or nobody
            return actual == ([value] if value else [])
        if isinstance(value, list) and name in UNORDERED:
            return sorted(map(str, value)) == sorted(map(str, actual))
    return bool(value == actual) and isinstance(value, bool) == isinstance(actual, bool)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(str(entry) for entry in value) + "]"
    if isinstance(value, str):
        return value or "nothing"
    return describe(value)
