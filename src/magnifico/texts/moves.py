"""Moves of a game in words: the parts that notation leaves out (the card, the option, the price) are looked up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from magnifico.content.effects import (
    Activate,
    Choose,
    Effect,
    Exchange,
    FreeExchange,
    Option,
    PlayLeader,
    SetRewards,
    TakeCard,
    TakeDiscarded,
    Work,
)
from magnifico.content.model import Card
from magnifico.content.vocabulary import CARD_TYPES, GOODS, HARVEST, CardType, Goods
from magnifico.engine.decisions.bonus_card import TakeBonusCard
from magnifico.engine.decisions.bonus_work import ActivateCards, BonusWork
from magnifico.engine.decisions.demands import Demand, GiveGoods
from magnifico.engine.decisions.leader import ChooseOption, PlayLeaderFree
from magnifico.engine.decisions.leftover_card import LEFTOVER_PRICE, RecoverCard
from magnifico.engine.decisions.loss import LoseWoodOrStone
from magnifico.engine.decisions.order import ChooseOrder
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import SPACE_KEYS
from magnifico.engine.moves.move import Move
from magnifico.engine.printed.goods import goods_by_name
from magnifico.engine.rules.cards import SetAward
from magnifico.engine.rules.values import servant_value
from magnifico.engine.state.rows import COPIED, FAMILY, FLOOR_CARD, HARVEST_SMALL
from magnifico.engine.state.step import Step
from magnifico.texts.bundles import Texts
from magnifico.texts.effects import describe_effect, describe_effects, describe_option
from magnifico.texts.messages import describe_move
from magnifico.texts.naming import Naming
from magnifico.texts.words import listed

LOOKED_UP: Final = frozenset(
    {"choose", "option", "work", "take", "buy", "bid", "exchange", "first", "give", "lose"}
)
"""Moves whose words depend on the position; for all others they follow from the notation."""


@dataclass(frozen=True, slots=True)
class MoveWords:
    """A move in the form `describe_move` takes: a name and fields of MOVE_FIELDS."""

    name: str
    fields: dict[str, object] = field(default_factory=dict)


def describe_game_move(game: Game, move: Move, texts: Texts, naming: Naming) -> str:
    """Say what a move in the current position does; for other moves, as much as is known."""
    return describe_move(words_of_move(game, move, texts, naming), texts, naming)


def words_of_move(game: Game, move: Move, texts: Texts, naming: Naming) -> MoveWords:
    """The name and the fields of a move, completed from the cards and from the game."""
    name, parts = move.kind, move.fields
    if name not in LOOKED_UP:
        return MoveWords(name, parts)
    if name == "choose":
        return _choice(parts, texts, naming)
    if name == "option":
        return _option(game, move.seat, parts, texts, naming)
    if name == "work":
        return _work(game, parts)
    if name == "take":
        return MoveWords(name, {"card": _card_at(game, parts["space"]), **parts})
    if name == "buy":
        return MoveWords(
            name, {"card": _card_at(game, parts["space"]), "goods": {"servants": LEFTOVER_PRICE}}
        )
    if name == "bid":
        return _bid(game, parts)
    if name == "exchange":
        return _free_exchange(game, move, parts, naming)
    if name == "first":
        return MoveWords(
            name, {"effect": _first(game, move.seat, _int(parts, "number"), texts, naming)}
        )
    good = str(parts["good"])  # "give" or "lose"
    return MoveWords(name, {"goods": {good: _demanded(game, move.seat, good)}})


def _int(parts: dict[str, object], name: str) -> int:
    value = parts.get(name)
    return value if isinstance(value, int) else 0


def _card_at(game: Game, space: object) -> object:
    """The number of the card on a floor; the space itself if there is none."""
    at = SPACE_KEYS.get(str(space), -1)
    card = game.state.board[FLOOR_CARD + at] - 1 if 0 <= at < HARVEST_SMALL else -1
    return game.ruleset.printed.cards[card].number if card >= 0 else str(space)


def _bid(game: Game, parts: dict[str, object]) -> MoveWords:
    slot = _int(parts, "slot") - 1
    row = _int(parts, "row")
    printed = game.ruleset.printed
    if not 0 <= slot < len(game.state.auction):
        return MoveWords("bid", {"family": str(slot + 1), "row": row, "goods": {}})
    family, tile = game.state.auction[slot]
    rows = printed.auction_rows[tile]
    goods = goods_by_name(rows[row - 1]) if row <= len(rows) else {}
    return MoveWords("bid", {"family": printed.families[family].key, "row": row, "goods": goods})


def _work(game: Game, parts: dict[str, object]) -> MoveWords:
    asked = game.state.agenda[-1]
    value = 0
    if isinstance(asked, BonusWork):
        row = game.state.rows[asked.seat]
        value = asked.start_value(game.state) + servant_value(row, _int(parts, "servants"))
    return MoveWords("work_of" if "owner" in parts else "work", {"value": value, **parts})


def _free_exchange(game: Game, move: Move, parts: dict[str, object], naming: Naming) -> MoveWords:
    family = game.state.rows[move.seat][FAMILY]
    exchanges: list[FreeExchange] = []
    if family:
        known = naming.family_of(game.ruleset.printed.families[family - 1].key)
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


def _option(
    game: Game, seat: int, parts: dict[str, object], texts: Texts, naming: Naming
) -> MoveWords:
    """An option of a leader's ability, or of the leader another one copies."""
    asked = game.state.agenda[-1]
    leaders = game.ruleset.printed.leaders
    options: list[Option] = []
    if isinstance(asked, ChooseOption):
        options = _leader_options(leaders[asked.leader].key, naming)
        copied = game.state.rows[seat][COPIED]
        if not options and copied:
            options = _leader_options(leaders[copied - 1].key, naming)
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


def _demanded(game: Game, seat: int, good: str) -> int:
    """How much of a good has to be given or is lost; a player who has less gives all of it, except for points."""
    asked = game.state.agenda[-1]
    if isinstance(asked, LoseWoodOrStone):
        return asked.amount
    if isinstance(asked, GiveGoods):
        for gift in asked.gifts:
            amount = goods_by_name(gift).get(good)
            if amount is not None:
                held = game.state.rows[seat][GOODS.index(good)]
                return amount if good == "victory" else min(amount, held)
    return 1


def _types(bits: int) -> tuple[CardType, ...]:
    return tuple(name for number, name in enumerate(CARD_TYPES) if bits >> number & 1)


def _as_printed(amounts: dict[str, int]) -> Goods:
    return tuple((good, amounts[good]) for good in GOODS if good in amounts)


def _first(game: Game, seat: int, number: int, texts: Texts, naming: Naming) -> str:
    """The action that would come first, described like the effect that granted it."""
    asked = game.state.agenda[-1]
    actions = asked.actions if isinstance(asked, ChooseOrder) else ()
    if not 0 < number <= len(actions):
        return str(number)
    action = actions[number - 1]
    if isinstance(action, Demand):
        return naming.card(game.ruleset.printed.cards[action.card].number, texts)
    if isinstance(action, SetAward):
        return _award(game, seat, action, texts, naming) or str(number)
    return describe_effect(_granted(game, action), texts)


def _granted(game: Game, action: Step) -> Effect:
    """The effect of a card that an action comes from."""
    if isinstance(action, TakeBonusCard):
        lots = game.ruleset.printed.discounts[action.discount]
        discount = tuple(_as_printed(goods_by_name(lot)) for lot in lots)
        return TakeCard(_types(action.types), action.value, discount, action.special_tower)
    if isinstance(action, BonusWork):
        return Work(
            "harvest" if action.kind == HARVEST else "production",
            action.value,
            action.bonuses,
            action.one_card,
            action.of_opponent,
        )
    if isinstance(action, ActivateCards):
        return Activate(_types(action.types), action.count)
    if isinstance(action, RecoverCard):
        return TakeDiscarded(_types(action.types))
    assert isinstance(action, PlayLeaderFree), f"{action!r} is granted by nothing"
    return PlayLeader()


def _award(game: Game, seat: int, action: SetAward, texts: Texts, naming: Naming) -> str:
    """The reward of the Orsini for a set; empty for a family without such rewards."""
    family = game.state.rows[seat][FAMILY]
    known = naming.family_of(game.ruleset.printed.families[family - 1].key) if family else None
    for effect in known.effects if known is not None else ():
        if isinstance(effect, SetRewards) and action.award < len(effect.rewards):
            text = listed(describe_effects(effect.rewards[action.award], texts), texts)
            return texts.get("set-reward-first", number=action.award + 1, text=text)
    return ""
