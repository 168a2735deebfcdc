"""What a move consists of, as a name and plain fields: for words, pages and statistics; no state is needed."""

from __future__ import annotations

from magnifico.content.effects import GOODS
from magnifico.engine.costs import unpack_goods
from magnifico.engine.kinds import (
    M_ACTIVATE,
    M_BID,
    M_BUY,
    M_CHOOSE,
    M_EXCHANGE,
    M_FIRST,
    M_KIND,
    M_MEMBER,
    M_OPTION,
    M_PAY,
    M_PLACE,
    M_PRIVILEGE,
    M_PUT,
    M_TAKE,
    M_TILE,
    M_VISCONTI,
    M_WORK,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    PILE_OPTION,
)
from magnifico.engine.moves import CARD_WORDS, FACE_WORDS, GOOD_WORDS, LEADER_WORDS, PLAIN_WORDS
from magnifico.engine.names import MEMBER_KEYS, WORK_KEYS, space_key
from magnifico.engine.tables import CHOICE_ACTIVATE, DISCARD_LEADER, Tables

Fields = dict[str, object]


def move_parts(tables: Tables, code: int) -> tuple[str, Fields]:
    """The name of a move and its fields: keys, printed numbers and counts (from 1), never indices."""
    move = code & 63
    a = code >> MOVE_A & MOVE_MASK
    b = code >> MOVE_B & MOVE_MASK
    c = code >> MOVE_C
    if move == M_PLACE:
        placed: Fields = {"member": MEMBER_KEYS[a], "space": space_key(tables, b), "servants": c}
        return "place", placed
    if move in PLAIN_WORDS:
        return PLAIN_WORDS[move], {}
    if move in LEADER_WORDS:
        return LEADER_WORDS[move], {"leader": tables.leaders[a].key}
    if move in CARD_WORDS:
        return CARD_WORDS[move].replace("-", "_"), {"card": tables.cards[a].number}
    if move in FACE_WORDS:
        return FACE_WORDS[move].replace("-", "_"), {"face": tables.token_keys[a]}
    if move in GOOD_WORDS:
        return GOOD_WORDS[move], {"good": GOODS[a]}
    if move == M_CHOOSE:
        return "choose", _choice(tables, a, b, c)
    if move == M_PAY:
        return "pay", {"goods": _goods(code >> MOVE_A)}
    if move == M_ACTIVATE:
        return "activate", {"cards": _activated(tables, code)}
    return _other_parts(tables, move, a, b, c)


def _other_parts(tables: Tables, move: int, a: int, b: int, c: int) -> tuple[str, Fields]:
    if move == M_PRIVILEGE:
        return "privilege", {"option": privilege_option(tables, a)}
    if move == M_TAKE:
        return "take", {"space": space_key(tables, a), "servants": b}
    if move == M_WORK:
        work: Fields = {"kind": WORK_KEYS[c], "servants": a}
        if b:
            work["owner"] = b - 1
        return "work", work
    if move == M_TILE:
        return "tile", {"tile": tables.bonus_tile_keys[a]}
    if move == M_BID:
        return "bid", {"slot": a + 1, "row": b + 1}
    if move == M_MEMBER:
        return "member", {"member": MEMBER_KEYS[a]}
    if move == M_FIRST:
        return "first", {"number": a}
    if move == M_BUY:
        return "buy", {"space": space_key(tables, a)}
    if move == M_PUT:
        return "put", {"face": tables.token_keys[a], "card": tables.cards[b].number}
    if move == M_EXCHANGE:
        return "exchange", {"number": a + 1}
    if move == M_VISCONTI:
        return "visconti", {"token": tables.visconti_keys[a]}
    if move == M_OPTION:
        option: Fields = {"number": a}
        if b:
            option["target"] = tables.cards[b - 1].number
        return "option", option
    assert move == M_KIND, f"move {move}"
    return "kind", {"kind": WORK_KEYS[a]}


def privilege_option(tables: Tables, number: int) -> object:
    """What a council privilege becomes: goods by name, or "pile" for Montefeltro's goods."""
    if number == PILE_OPTION or not 0 <= number < len(tables.privilege_options):
        return "pile"
    goods = tables.privilege_options[number]
    return {GOODS[goods[at]]: goods[at + 1] for at in range(0, len(goods), 2)}


def _goods(packed: int) -> object:
    amounts = unpack_goods(packed)
    return {GOODS[good]: amounts[good] for good in range(8) if amounts[good]}


def _activated(tables: Tables, code: int) -> object:
    named: list[object] = []
    rest = code >> MOVE_A
    while rest:
        named.append(tables.cards[(rest & MOVE_MASK) - 1].number)
        rest >>= 12
    return named


def _choice(tables: Tables, card: int, number: int, rest: int) -> Fields:
    """Option 0 means none; `target` is a card, `leader` a leader, `market` a space of the Market."""
    slot = rest >> 7 & 7
    target = (rest >> 10) - 1
    fields: Fields = {"card": tables.cards[card].number, "slot": slot + 1, "number": number}
    if rest & 127:
        fields["repeat"] = rest & 127
    if target < 0 or number == 0:
        return fields
    choice = tables.cards[card].choices[slot]
    if choice.kind == CHOICE_ACTIVATE:
        fields["target"] = tables.cards[target].number
        return fields
    option = choice.options[number - 1]
    if option.market:
        fields["market"] = target + 1
    elif option.discard == DISCARD_LEADER:
        fields["leader"] = tables.leaders[target].key
    else:
        fields["target"] = tables.cards[target].number
    return fields
