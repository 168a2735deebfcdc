"""Refusals, events and moves in words: turns a name and plain fields into one line.

The tables below say which fields each message has and of what kind each field is; they are what
the engine's events, moves and refusals are written against.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias, cast

from magnifico.content.vocabulary import CARD_TYPES, GOODS
from magnifico.engine.game import MOST_OFFERED
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts.bundles import TextError, Texts
from magnifico.texts.naming import Naming
from magnifico.texts.words import (
    CATEGORIES,
    describe_privilege_option,
    goods_phrase,
    join,
    listed,
    member_name,
    requirement_phrase,
    roman,
    sentence,
    tower_name,
    type_name,
)


class Happening(Protocol):
    """An event or a move: a name of EVENT_FIELDS or MOVE_FIELDS, and its fields."""

    @property
    def name(self) -> str:
        """The name, without the prefix of the message."""
        ...

    @property
    def fields(self) -> Mapping[str, object]:
        """The values by field name."""
        ...


Fields: TypeAlias = Mapping[str, str]
"""The fields of a message: name to kind.

Kinds: player (seat from 0, or a name), players (several), member (white, black, orange, neutral, brown),
space (T1 ... S4, harvest, harvest-large, production, production-large, market1 ..., palace, leader:key),
tower (T, C, B, V, S or a card type), type (card type), card (number), cards (numbers), leader, family,
bonus-tile, excommunication, token, visconti (keys), goods (good to number), coins and victory (a number),
option (goods or a key of PRIVILEGE_KEYS), source ("kind" or "kind:key"), category, kind (of action),
period, number, text.
"""

EVENT_FIELDS: Final[Mapping[str, Fields]] = {
    "game_started": {},
    "round_started": {"round": "number", "period": "period"},
    "dice": {"white": "number", "black": "number", "orange": "number"},
    "bonus_tile_chosen": {"player": "player", "tile": "bonus-tile"},
    "leader_kept": {"player": "player"},
    "bid": {"player": "player", "family": "family", "row": "number"},
    "displaced": {"player": "player", "family": "family"},
    "family_won": {"player": "player", "family": "family"},
    "placed": {
        "player": "player",
        "member": "member",
        "space": "space",
        "value": "number",
        "servants": "number",
    },
    "paid": {"player": "player", "goods": "goods", "source": "source"},
    "gained": {"player": "player", "goods": "goods", "source": "source"},
    "lost": {"player": "player", "goods": "goods", "source": "source"},
    "took_card": {"player": "player", "card": "card", "space": "space"},
    "card_taken_free": {"player": "player", "card": "card"},
    "privilege": {"player": "player", "option": "option"},
    "activated": {"player": "player", "kind": "kind", "value": "number", "cards": "cards"},
    "activated_alone": {"player": "player", "kind": "kind", "value": "number"},
    "activated_of": {
        "player": "player",
        "kind": "kind",
        "value": "number",
        "owner": "player",
        "cards": "cards",
    },
    "activated_cards": {"player": "player", "cards": "cards"},
    "bonus_lost": {"player": "player"},
    "military_level": {"player": "player", "military": "number"},
    "pile_taken": {"player": "player", "goods": "goods"},
    "set_award": {"player": "player", "sets": "number"},
    "harvest_declined": {"player": "player"},
    "production_declined": {"player": "player"},
    "bonus_declined": {"player": "player"},
    "leader_played": {"player": "player", "leader": "leader"},
    "leader_discarded": {"player": "player", "leader": "leader"},
    "leader_used": {"player": "player", "leader": "leader"},
    "leader_copied": {"player": "player", "leader": "leader", "copied": "leader"},
    "leaders_drawn": {"player": "player", "count": "number"},
    "tokens_drawn": {"player": "player", "count": "number"},
    "token_used": {"player": "player", "face": "token"},
    "token_placed": {"player": "player", "face": "token", "card": "card"},
    "member_set": {"player": "player", "member": "member", "value": "number"},
    "passed": {"player": "player"},
    "turn_ended": {"player": "player"},
    "report_started": {"period": "period"},
    "supported": {"player": "player", "victory": "victory"},
    "not_supported": {"player": "player"},
    "excommunicated": {"player": "player", "tile": "excommunication"},
    "turn_order": {"players": "players"},
    "card_discarded": {"player": "player", "card": "card"},
    "card_gave": {"player": "player", "goods": "goods", "to": "player"},
    "final_scoring": {},
    "scored": {"player": "player", "category": "category", "victory": "victory"},
    "game_over": {"player": "player", "victory": "victory"},
    "adaptation_moved": {"tower": "tower"},
    "faith_tile": {"player": "player", "step": "number"},
    "visconti_token": {"player": "player", "token": "visconti"},
    "resigned": {"player": "player"},
    "undone": {"player": "player"},
}

MOVE_FIELDS: Final[Mapping[str, Fields]] = {
    "place": {"member": "member", "space": "space", "servants": "number"},
    "pass": {},
    "end": {},
    "keep": {"leader": "leader"},
    "tile": {"tile": "bonus-tile"},
    "bid": {"family": "family", "row": "number", "goods": "goods"},
    "play": {"leader": "leader"},
    "discard": {"leader": "leader"},
    "use": {"leader": "leader"},
    "copy": {"leader": "leader"},
    "member": {"member": "member"},
    "token": {"face": "token"},
    "put": {"face": "token", "card": "card"},
    "pay_token": {"face": "token"},
    "keep_token": {"face": "token"},
    "exchange": {"pay": "goods", "gain": "goods"},
    "privilege": {"option": "option"},
    "pay": {"goods": "goods"},
    "take": {"card": "card", "space": "space", "servants": "number"},
    "recover": {"card": "card"},
    "buy": {"card": "card", "goods": "goods"},
    "work": {"kind": "kind", "value": "number", "servants": "number"},
    "work_of": {"kind": "kind", "value": "number", "servants": "number", "owner": "player"},
    "kind": {"kind": "kind"},
    "only": {"card": "card"},
    "choose": {"card": "card", "option": "text"},
    "choose_none": {"card": "card"},
    "choose_activate": {"card": "card", "target": "card"},
    "option": {"option": "text"},
    "option_target": {"option": "text", "target": "card"},
    "activate": {"cards": "cards"},
    "first": {"effect": "text"},
    "give": {"goods": "goods"},
    "give_up": {"card": "card"},
    "lose": {"goods": "goods"},
    "visconti": {"token": "visconti"},
    "support": {},
    "refuse": {},
    "decline": {},
    "resign": {},
}

REFUSAL_FIELDS: Final[Mapping[str, Fields]] = {
    "E_TURN": {},
    "E_PLACED": {},
    "E_FM": {"member": "member"},
    "E_CLOSED": {"space": "space", "players": "number"},
    "E_BARRED": {"space": "space"},
    "E_NOT_OWNER": {"leader": "leader"},
    "E_NO_CARD": {"space": "space"},
    "E_OCCUPIED": {"space": "space"},
    "E_COLOUR": {"space": "space"},
    "E_LIMIT": {"type": "type", "limit": "number"},
    "E_MIL_REQ": {"needs": "number", "has": "number"},
    "E_SERVANTS": {"declared": "number", "has": "number"},
    "E_RATE": {"rate": "number"},
    "E_VALUE": {"value": "number", "needs": "number", "short": "number"},
    "E_SURCHARGE": {"needs": "coins", "has": "coins"},
    "E_COST": {"needs": "goods", "has": "goods"},
    "E_EXCHANGE": {"needs": "goods", "has": "goods"},
    "E_CHOICE": {},
    "E_DISTINCT": {"option": "option"},
    "E_LEADER_REQ": {"leader": "leader", "missing": "text"},
    "E_LEADER_USED": {"leader": "leader"},
    "E_LEADER_TARGET": {"leader": "leader"},
    "E_PASS": {},
    "E_BID": {"row": "number", "holder_row": "number"},
    "E_FUNDS": {"needs": "goods", "has": "goods"},
}

EXPLANATION: Final = ("asked", "waiting_for", "offered")
"""Details that say what is being decided, by which seats, and what is on offer (E_TURN, E_CHOICE)."""

SOURCES: Final = (
    "card",
    "floor",
    "market",
    "palace",
    "bonus-tile",
    "leader",
    "leader-space",
    "privilege",
    "token",
    "family",
    "faith-tile",
    "visconti",
    "vatican",
    "excommunication",
    "scoring",
    "auction",
    "setup",
    "cost",
    "surcharge",
    "value",
    "exchange",
    "opponent",
    "opponents",
    "space",
    "harvest",
    "production",
)

_DEFAULTS: Final[Mapping[str, object]] = {"servants": 0, "source": ""}


def describe_event(event: Happening, texts: Texts, naming: Naming) -> str:
    """Describe what happened."""
    return describe_report(event.name, event.fields, texts, naming)


def describe_report(name: str, fields: Mapping[str, object], texts: Texts, naming: Naming) -> str:
    """Describe an event given as a name and fields, such as those a particular seat may see."""
    if name == "activated" and "value" not in fields:
        name = "activated_cards"
    elif name == "activated" and "owner" in fields:
        name = "activated_of"
    elif name == "activated" and not fields.get("cards"):
        name = "activated_alone"
    text = _describe("event", EVENT_FIELDS, name, fields, texts, naming)
    return sentence(text, naming.own_name(fields.get("player", "")))


def describe_move(move: Happening, texts: Texts, naming: Naming) -> str:
    """Describe a move as a short command."""
    return sentence(_describe("move", MOVE_FIELDS, move.name, move.fields, texts, naming))


def describe_refusal(
    code: str, details: Mapping[str, object], texts: Texts, naming: Naming | None = None
) -> str:
    """Say why a move is refused, with its numbers if all of them are known."""
    fields = REFUSAL_FIELDS.get(code)
    if fields is None:
        raise TextError(f"unknown reason code {code!r}")
    known = naming or Naming()
    values = {name: details[name] for name in fields if details.get(name) not in (None, "")}
    if code == "E_VALUE" and "short" not in values:
        values["short"] = 0
    has = details.get("has")
    if code == "E_VALUE" and isinstance(has, int) and len(values) == len(fields):
        numbers = {name: cast("int", value) for name, value in values.items()}
        return texts.get("refusal-E_VALUE.lacking", **numbers, has=has)
    elif code == "E_LEADER_REQ" and "missing" not in values and "kind" in details:
        values["missing"] = _missing(details, texts)
    elif code == "E_DISTINCT":
        option = values.get("option")
        if isinstance(option, int):
            values["option"] = known.privilege_option(option)
    elif code == "E_CLOSED" and str(values.get("space", "")).startswith(("leader", "S")):
        values.clear()  # closed for lack of the leader or expansion, not because of the player count
    if len(values) < len(fields):
        return texts.get(f"refusal-{code}.plain")
    arguments = {
        name: _CONVERTERS[kind](values[name], texts, known) for name, kind in fields.items()
    }
    return sentence(texts.get(f"refusal-{code}", **arguments))


def explain_refusal(
    code: str, details: Mapping[str, object], texts: Texts, naming: Naming | None = None
) -> str:
    """Say why a move is refused and, if the details say so, what is asked of whom and what is on offer."""
    asked, waiting, offered = (details.get(name) for name in EXPLANATION)
    if not isinstance(asked, str) or not isinstance(waiting, list):
        return describe_refusal(code, details, texts, naming)
    reason = texts.get("not-offered") if offered else describe_refusal(code, details, texts, naming)
    players = join([SEAT_LETTERS[seat] for seat in waiting], texts)
    decision = texts.get(f"asked-{asked}")
    parts = [reason, texts.get("asked", players=players, count=len(waiting), decision=decision)]
    if isinstance(offered, list) and offered:
        message = "offered" if len(offered) < MOST_OFFERED else "offered-some"
        parts.append(texts.get(message, moves=listed(offered, texts)))
    return " ".join(parts)


def secret_names(
    name: str, fields: Mapping[str, object], texts: Texts, naming: Naming
) -> list[str]:
    """What an event shows to its player alone, by name; empty for everybody else."""
    if name == "leader_kept" and "leader" in fields:
        return [naming.leader(fields["leader"], texts)]
    several = fields.get("leaders" if name == "leaders_drawn" else "faces")
    if name not in ("leaders_drawn", "tokens_drawn") or not isinstance(several, Iterable):
        return []
    of = naming.leader if name == "leaders_drawn" else naming.token_face
    return [of(key, texts) for key in several]


def with_secret(text: str, secret: Sequence[str], texts: Texts) -> str:
    """A text with what only its player may know added to it."""
    if not secret:
        return text
    more = listed(secret, texts)
    if text.endswith("."):
        return f"{texts.get('in-brackets', text=text.removesuffix('.'), more=more)}."
    return texts.get("in-brackets", text=text, more=more)


def _missing(details: Mapping[str, object], texts: Texts) -> str:
    """The requirement of a leader that isn't met, with how much of it the player has."""
    needed = requirement_phrase(
        str(details["kind"]),
        _whole(details.get("needs")),
        bool(details.get("at_most")),
        texts,
    )
    return texts.get("missing-has", needed=needed, has=_whole(details.get("has")))


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def source_name(source: str, texts: Texts, naming: Naming) -> str:
    """Name where goods come from or go to: "kind" or "kind:key"; an unknown kind names itself."""
    kind, _, key = source.partition(":")
    if kind == "church":
        kind = "vatican"
    if kind not in SOURCES:
        return source
    message = f"source-{kind}"
    if not texts.has(f"{message}.plain"):
        return texts.get(message)
    if not key:
        return texts.get(f"{message}.plain")
    return texts.get(message, name=_source_key(kind, key, texts, naming))


def _source_key(kind: str, key: str, texts: Texts, naming: Naming) -> str:
    if kind == "card":
        return naming.card(key, texts)
    if kind == "family":
        return naming.family(key, texts)
    if kind == "opponent":
        return naming.player(int(key) if key.isdecimal() else key, texts)
    return naming.leader(key, texts)


def _describe(
    prefix: str,
    table: Mapping[str, Fields],
    name: str,
    fields: Mapping[str, object],
    texts: Texts,
    naming: Naming,
) -> str:
    kinds = table.get(name)
    if kinds is None:
        raise TextError(f"unknown {prefix} {name!r}")
    arguments: dict[str, str | int] = {}
    for field, kind in kinds.items():
        value = fields.get(field)
        if value is None:
            value = _DEFAULTS.get(field)
        if value is None:
            raise TextError(f"{prefix} {name!r} has no field {field!r}")
        arguments[field] = _CONVERTERS[kind](value, texts, naming)
    return texts.get(f"{prefix}-{name}", **arguments)


# From the value of a field to what its message shows, by kind.


def _number(value: object, texts: Texts, naming: Naming) -> str | int:
    return value if isinstance(value, int) else str(value)


def _text(value: object, texts: Texts, naming: Naming) -> str:
    return str(value)


def _amounts(value: object) -> dict[str, int] | None:
    pairs: Iterable[object]
    if isinstance(value, Mapping):
        pairs = value.items()
    elif isinstance(value, tuple | list):
        pairs = value
    else:
        return None
    amounts: dict[str, int] = {}
    for pair in pairs:
        if not (isinstance(pair, tuple | list) and len(pair) == 2 and pair[0] in GOODS):
            return None
        amounts[str(pair[0])] = int(pair[1])
    return amounts


def _goods(value: object, texts: Texts, naming: Naming) -> str:
    amounts = _amounts(value)
    return str(value) if amounts is None else goods_phrase(amounts, texts)


def _coins(value: object, texts: Texts, naming: Naming) -> str:
    return _goods({"coins": value} if isinstance(value, int) else value, texts, naming)


def _victory(value: object, texts: Texts, naming: Naming) -> str:
    return _goods({"victory": value} if isinstance(value, int) else value, texts, naming)


def _option(value: object, texts: Texts, naming: Naming) -> str:
    amounts = _amounts(value)
    return describe_privilege_option(str(value) if amounts is None else amounts, texts)


def _member(value: object, texts: Texts, naming: Naming) -> str:
    return member_name(str(value), texts)


def _type(value: object, texts: Texts, naming: Naming) -> str:
    return type_name(str(value), texts, plural=True) if value in CARD_TYPES else str(value)


def _tower(value: object, texts: Texts, naming: Naming) -> str:
    return tower_name(str(value), texts)


def _kind(value: object, texts: Texts, naming: Naming) -> str:
    message = f"action-{value}"
    return texts.get(message) if texts.has(message) else str(value)


def _category(value: object, texts: Texts, naming: Naming) -> str:
    return texts.get(f"category-{value}") if value in CATEGORIES else str(value)


def _period(value: object, texts: Texts, naming: Naming) -> str:
    return roman(value) if isinstance(value, int) else str(value)


def _source(value: object, texts: Texts, naming: Naming) -> str:
    if not value:
        return ""
    return texts.get("added-source", source=source_name(str(value), texts, naming))


def _player(value: object, texts: Texts, naming: Naming) -> str:
    return naming.player(value, texts)


def _players(value: object, texts: Texts, naming: Naming) -> str:
    if isinstance(value, str) or not isinstance(value, Iterable):
        return naming.player(value, texts)
    return listed([naming.player(one, texts) for one in value], texts) or texts.get("nobody")


def _cards(value: object, texts: Texts, naming: Naming) -> str:
    if isinstance(value, str) or not isinstance(value, Iterable):
        return texts.get("card-name", card=naming.card(value, texts))
    cards = [texts.get("card-name", card=naming.card(one, texts)) for one in value]
    return join(cards, texts) or texts.get("nothing")


_CONVERTERS: Final[Mapping[str, Callable[[object, Texts, Naming], str | int]]] = {
    "number": _number,
    "text": _text,
    "goods": _goods,
    "coins": _coins,
    "victory": _victory,
    "option": _option,
    "member": _member,
    "type": _type,
    "tower": _tower,
    "kind": _kind,
    "category": _category,
    "period": _period,
    "source": _source,
    "player": _player,
    "players": _players,
    "card": lambda value, texts, naming: naming.card(value, texts),
    "cards": _cards,
    "leader": lambda value, texts, naming: naming.leader(value, texts),
    "family": lambda value, texts, naming: naming.family(value, texts),
    "bonus-tile": lambda value, texts, naming: naming.bonus_tile(value, texts),
    "excommunication": lambda value, texts, naming: naming.excommunication(value, texts),
    "token": lambda value, texts, naming: naming.token_face(value, texts),
    "visconti": lambda value, texts, naming: naming.visconti_token(value, texts),
    "space": lambda value, texts, naming: naming.space(value, texts),
}
