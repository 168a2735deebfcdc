"""Moves of a game in words: what a notation leaves out (the card, the option, the price) is looked up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from magnifico.content.effects import (
    CARD_TYPES,
    GOODS,
    Activate,
    CardType,
    Choose,
    Effect,
    Exchange,
    FreeExchange,
    Goods,
    OpponentsGive,
    Option,
    PlayLeader,
    SetRewards,
    TakeCard,
    TakeDiscarded,
    Work,
)
from magnifico.content.model import Card
from magnifico.engine.game import Game
from magnifico.engine.kinds import (
    COPIED,
    F_ACTIVATE,
    F_DEMAND,
    F_PLAY_FREE,
    F_RECOVER,
    F_SET_AWARD,
    F_TAKE,
    F_WORK,
    FAMILY,
    FLOOR_CARD,
    HARVEST,
    W_NO_BONUSES,
    W_ONLY_ONE,
    W_OPPONENT,
)
from magnifico.engine.move_parts import move_parts
from magnifico.engine.moves import SPACE_KEYS, Move
from magnifico.engine.recovering import PRICE
from magnifico.engine.tables import SparseGoods
from magnifico.engine.values import servant_value
from magnifico.engine.work import bonus_value
from magnifico.texts.bundles import Texts
from magnifico.texts.effects import describe_effect, describe_effects, describe_option
from magnifico.texts.messages import describe_move
from magnifico.texts.naming import Naming


@dataclass(frozen=True, slots=True)
class MoveWords:
    """A move as `describe_move` wants it: a name and fields of MOVE_FIELDS."""

    name: str
    fields: dict[str, object] = field(default_factory=dict)


def describe_game_move(game: Game, move: Move, texts: Texts, naming: Naming) -> str:
    """Say what a move of this moment does; a move of another moment names what it can."""
    return describe_move(words_of_move(game, move, texts, naming), texts, naming)


def words_of_move(game: Game, move: Move, texts: Texts, naming: Naming) -> MoveWords:
    """The name and the fields of a move, completed from the cards and from the game."""
    name, parts = move_parts(game.ruleset.tables, move.code)
    if name == "choose":
        return _choice(parts, texts, naming)
    if name == "option":
        return _option(game, parts, texts, naming)
    if name == "work":
        return _work(game, move, parts)
    if name == "take":
        return MoveWords(name, {"card": _card_at(game, parts["space"]), **parts})
    if name == "buy":
        return MoveWords(
            name, {"card": _card_at(game, parts["space"]), "goods": {"servants": PRICE}}
        )
    if name == "bid":
        return _bid(game, parts)
    if name == "exchange":
        return _free_exchange(game, move, parts, naming)
    if name == "first":
        return MoveWords(
            name, {"effect": _first(game, move.seat, _int(parts, "number"), texts, naming)}
        )
    if name in ("give", "lose"):
        return MoveWords(name, {"goods": _demanded(game, move, name, str(parts["good"]), naming)})
    return MoveWords(name, parts)


def _int(parts: dict[str, object], name: str) -> int:
    value = parts.get(name)
    return value if isinstance(value, int) else 0


def _card_at(game: Game, space: object) -> object:
    """The number of the card on a floor; the space itself if there is none."""
    at = SPACE_KEYS.get(str(space), -1)
    card = game.state.board[FLOOR_CARD + at] - 1 if 0 <= at < 20 else -1
    return game.ruleset.tables.cards[card].number if card >= 0 else str(space)


def _bid(game: Game, parts: dict[str, object]) -> MoveWords:
    slot = _int(parts, "slot") - 1
    row = _int(parts, "row")
    tables = game.ruleset.tables
    if not 0 <= slot < len(game.state.auction):
        return MoveWords("bid", {"family": str(slot + 1), "row": row, "goods": {}})
    entry = game.state.auction[slot]
    rows = tables.auction_rows[entry & 63]
    goods = rows[row - 1] if row <= len(rows) else ()
    family = tables.families[entry >> 6].key
    return MoveWords("bid", {"family": family, "row": row, "goods": _by_name(goods)})


def _by_name(goods: SparseGoods) -> dict[str, int]:
    return {GOODS[goods[at]]: goods[at + 1] for at in range(0, len(goods), 2)}


def _work(game: Game, move: Move, parts: dict[str, object]) -> MoveWords:
    frame = game.state.agenda[-1]
    value = 0
    if frame.kind == F_WORK:
        row = game.state.rows[frame.seat]
        value = bonus_value(game.state, frame) + servant_value(row, _int(parts, "servants"))
    return MoveWords("work_of" if "owner" in parts else "work", {"value": value, **parts})


def _free_exchange(game: Game, move: Move, parts: dict[str, object], naming: Naming) -> MoveWords:
    family = game.state.rows[move.seat][FAMILY]
    exchanges: list[FreeExchange] = []
    if family:
        known = naming.family_of(game.ruleset.tables.families[family - 1].key)
        effects: Sequence[Effect] = known.effects if known is not None else ()
        exchanges = [effect for effect in effects if isinstance(effect, FreeExchange)]
    number = _int(parts, "number") - 1
    if not 0 <= number < len(exchanges):
        return MoveWords("exchange", {"pay": {}, "gain": {}})
    return MoveWords("exchange", {"pay": exchanges[number].pay, "gain": exchanges[number].gain})


# Exchanges and choices of cards and leaders.


def _choices_of(card: Card | None) -> list[Exchange | Choose | Activate]:
    """What a card asks when it activates, in the order of the engine's slots."""
    if card is None:
        return []
    return [one for one in card.permanent if isinstance(one, Exchange | Choose | Activate)]


def _choice(parts: dict[str, object], texts: Texts, naming: Naming) -> MoveWords:
    number = _int(parts, "number")
    if number == 0:
        return MoveWords("choose_none", {"card": parts["card"]})
    choices = _choices_of(naming.card_of(parts["card"]))
    slot = _int(parts, "slot") - 1
    choice = choices[slot] if slot < len(choices) else None
    if isinstance(choice, Activate):
        return MoveWords("choose_activate", {"card": parts["card"], "target": parts["target"]})
    if choice is None or number > len(choice.options):
        return MoveWords("choose", {"card": parts["card"], "option": str(number)})
    option = choice.options[number - 1]
    text = describe_option(_once(option) if "repeat" in parts else option, texts)
    if "repeat" in parts:
        text = texts.get("choice-repeat", option=text, count=_int(parts, "repeat"))
    target = _target(parts, texts, naming)
    if target:
        text = texts.get("choice-target", option=text, target=target)
    return MoveWords("choose", {"card": parts["card"], "option": text})


def _once(option: Option) -> Option:
    """The option without the words about repeating, since the move says how often."""
    return Option(
        option.pay,
        option.pay_per_opponent,
        option.discard,
        option.gain,
        option.privileges,
        option.play_leader,
        option.opponents_give,
        option.market_reward,
    )


def _target(parts: dict[str, object], texts: Texts, naming: Naming) -> str:
    if "target" in parts:
        return naming.card(parts["target"], texts)
    if "leader" in parts:
        return naming.leader(parts["leader"], texts)
    if "market" in parts:
        return naming.space(f"market{parts['market']}", texts)
    return ""


def _option(game: Game, parts: dict[str, object], texts: Texts, naming: Naming) -> MoveWords:
    """An option of a leader's ability, or of the leader another one copies."""
    frame = game.state.agenda[-1]
    tables = game.ruleset.tables
    leader = tables.leaders[frame.a].key if frame.a < len(tables.leaders) else ""
    options = _leader_options(leader, naming)
    copied = game.state.rows[frame.seat][COPIED]
    if not options and copied:
        options = _leader_options(tables.leaders[copied - 1].key, naming)
    number = _int(parts, "number")
    if not 0 < number <= len(options):
        return MoveWords("option", {"option": str(number)})
    text = describe_option(options[number - 1], texts)
    if "target" in parts:
        return MoveWords("option_target", {"option": text, "target": parts["target"]})
    return MoveWords("option", {"option": text})


def _leader_options(key: str, naming: Naming) -> list[Option]:
    leader = naming.leader_of(key)
    if leader is None:
        return []
    return [
        option
        for effect in leader.effects
        if isinstance(effect, Exchange | Choose)
        for option in effect.options
    ]


# What opponents demand, and several actions of which one comes first.


def _given_by(card: Card | None) -> list[Goods]:
    """Every lot of goods a card can make opponents hand over."""
    if card is None:
        return []
    lots: list[Goods] = []
    for effect in (*card.immediate, *card.permanent):
        if isinstance(effect, OpponentsGive):
            lots.extend(effect.options)
        elif isinstance(effect, Exchange | Choose):
            for option in effect.options:
                lots.extend(option.opponents_give)
    return lots


def _demanded(game: Game, move: Move, name: str, good: str, naming: Naming) -> dict[str, int]:
    frame = game.state.agenda[-1]
    if name == "lose":
        return {good: frame.a}
    tables = game.ruleset.tables
    number = tables.cards[frame.a].number if frame.a < len(tables.cards) else 0
    for lot in _given_by(naming.card_of(number)):
        for given, amount in lot:
            if given == good:
                held = game.state.rows[move.seat][GOODS.index(given)]
                return {good: amount if good == "victory" else min(amount, held)}
    return {good: 1}


def _types(bits: int) -> tuple[CardType, ...]:
    return tuple(name for number, name in enumerate(CARD_TYPES) if bits >> number & 1)


def _goods(pairs: SparseGoods) -> Goods:
    return tuple((GOODS[pairs[at]], pairs[at + 1]) for at in range(0, len(pairs), 2))


def _first(game: Game, seat: int, number: int, texts: Texts, naming: Naming) -> str:
    """The action that would come first, described like the effect that granted it."""
    items = game.state.agenda[-1].items
    at = (number - 1) * 5
    if not 0 <= at < len(items):
        return str(number)
    kind, a, b, c, d = items[at : at + 5]
    tables = game.ruleset.tables
    if kind == F_TAKE:
        lots = tuple(_goods(lot) for lot in tables.discounts[c])
        return describe_effect(TakeCard(_types(b), a, lots, not d), texts)
    if kind == F_WORK:
        plain = not c & W_NO_BONUSES
        one = bool(c & W_ONLY_ONE)
        work = Work(
            "harvest" if a == HARVEST else "production", b, plain, one, bool(c & W_OPPONENT)
        )
        return describe_effect(work, texts)
    if kind == F_ACTIVATE:
        return describe_effect(Activate(_types(a), b), texts)
    if kind == F_RECOVER:
        return describe_effect(TakeDiscarded(_types(a)), texts)
    if kind == F_PLAY_FREE:
        return describe_effect(PlayLeader(), texts)
    if kind == F_DEMAND:
        return naming.card(tables.cards[a].number, texts)
    assert kind == F_SET_AWARD, f"frame {kind}"
    family = game.state.rows[seat][FAMILY]
    known = naming.family_of(tables.families[family - 1].key) if family else None
    for effect in known.effects if known is not None else ():
        if isinstance(effect, SetRewards) and a < len(effect.rewards):
            text = ", ".join(describe_effects(effect.rewards[a], texts))
            return texts.get("set-reward", number=a + 1, text=text)
    return str(number)
