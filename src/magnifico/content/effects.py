"""The vocabulary of effects: everything a card, leader, tile, token or family can do, as typed plain data.

A pack (TOML) is read into these classes, the engine compiles them, and `texts` turns them into words and icons.
Each class declares its key in a pack and the places where it is allowed. A new card made of known effects needs no
code; docs/effects.md explains each effect with examples, and which files a new one touches.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar

from magnifico.content.effect_places import STANDING, WHERE_NAMES, Where

GoodName = Literal["wood", "stone", "coins", "servants", "military", "faith", "victory", "tokens"]
CardType = Literal["territory", "character", "building", "venture"]
ActionKind = Literal["harvest", "production", "territory", "character", "building", "venture"]

GOODS: Final[tuple[GoodName, ...]] = (
    "wood",
    "stone",
    "coins",
    "servants",
    "military",
    "faith",
    "victory",
    "tokens",
)
CARD_TYPES: Final[tuple[CardType, ...]] = ("territory", "character", "building", "venture")
ACTION_KINDS: Final[tuple[ActionKind, ...]] = (
    "harvest",
    "production",
    "territory",
    "character",
    "building",
    "venture",
)

RULE_NAMES: Final[tuple[str, ...]] = (
    "no_floor_bonus",  # Preacher: no bonus from third and fourth floors (R7.5.3)
    "place_in_occupied",  # Ludovico Ariosto (RUL-14)
    "no_surcharge",  # Filippo Brunelleschi, all towers (R6.2.3)
    "no_surcharge_special",  # S04, Special tower only (RUL-78)
    "no_territory_requirement",  # Cesare Borgia (R7.2.4)
    "double_immediate",  # Santa Rita (RUL-22)
    "copy_leader",  # Lorenzo de' Medici (RUL-28)
    "no_excommunication",  # Martin Lutero (RUL-24)
    "servants_replace",  # Paracelso (RUL-33)
    "servants_count_double",  # Carlo VIII (RUL-32)
    "extra_victory",  # Niccolo Machiavelli (RUL-30)
    "extra_privilege",  # Jacopo Salviati (RUL-29)
    "no_large_production_penalty",  # card 151 (R6.4.2)
    "no_large_harvest_penalty",  # card 152 (R6.4.2)
    "ignore_one_requirement",  # S10 (RUL-88)
    "keep_building_goods",  # Da Montefeltro (R17.1)
    "military_not_spent",  # Malatesta family (R17.2)
    "buy_leftover",  # Gonzaga family (R17.4)
    "harvest_on_territory",  # Aragonesi (R17.6)
    "no_faith_privilege",  # Della Scala (R17.11)
    "faith_tiles",  # Della Rovere (R17.10)
    "visconti",  # Visconti (R17.12)
)

Goods: TypeAlias = tuple[tuple[GoodName, int], ...]
"""Amounts by name, in the order of GOODS, zero amounts left out."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card, leader, tile or family does."""


E = TypeVar("E", bound=Effect)

EFFECTS: Final[dict[str, tuple[type[Effect], ...]]] = {}
"""Every effect by its key in a pack; an action is one of two classes."""
PLACES: Final[dict[Where, tuple[str, ...]]] = dict.fromkeys(WHERE_NAMES, ())
"""The keys of the effects allowed in each place."""
_KEYS: Final[dict[type[Effect], str]] = {}


def effect(key: str, *places: Where) -> Callable[[type[E]], type[E]]:
    """Declare the key of an effect's class and the places where it is allowed."""

    def declare(kind: type[E]) -> type[E]:
        EFFECTS[key] = (*EFFECTS.get(key, ()), kind)
        _KEYS[kind] = key
        for place in places:
            if key not in PLACES[place]:
                PLACES[place] = (*PLACES[place], key)
        return kind

    return declare


def key_of(effect: Effect) -> str:
    """The key under which a pack names an effect."""
    return _KEYS[type(effect)]


@dataclass(frozen=True, slots=True)
class Cost:
    """One complete price of a card (R7.3): goods to pay and the military strength that must be held."""

    goods: Goods
    military_required: int = 0
    military_per_opponent: int = 0


@effect(
    "gain", "immediate", "activation", "once_per_round", "space", "leader_immediate", "set_reward"
)
@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Receive goods."""

    goods: Goods


@effect("lose", "immediate", "activation")
@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Give up goods; mandatory, but never below zero (R9.7, R7.6.6)."""

    goods: Goods


@effect(
    "privileges",
    "immediate",
    "activation",
    "once_per_round",
    "space",
    "leader_immediate",
    "set_reward",
)
@dataclass(frozen=True, slots=True)
class Privileges(Effect):
    """Receive council privileges; with `different`, all must be different options (R10.2)."""

    count: int
    different: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """Something that is counted: cards of a type, leaders in play, pairs of wood and stone, or n of a good."""

    what: Literal["cards", "leaders", "pairs", "good"]
    card_type: CardType | None = None
    good: GoodName | None = None
    per: int = 1


@effect("gain_per", "immediate", "activation", "end")
@dataclass(frozen=True, slots=True)
class GainPer(Effect):
    """Receive the goods once per counted thing; capped by the action value (S02) or in total (end values)."""

    goods: Goods
    count: Count
    capped_by_action_value: bool = False
    maximum: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """One option of an Exchange or a Choose: what it costs and what it brings."""

    pay: Goods = ()
    pay_per_opponent: Goods = ()
    discard: Literal["", "character", "leader"] = ""
    gain: Goods = ()
    privileges: int = 0
    play_leader: bool = False
    opponents_give: tuple[Goods, ...] = ()
    market_reward: bool = False
    repeat_up_to_action_value: bool = False


@effect("exchange", "activation", "once_per_round")
@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Pay to receive: at most one of the options, or none (R9.3)."""

    options: tuple[Option, ...]


@effect("choose", "activation")
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Exactly one of the options (R9.6)."""

    options: tuple[Option, ...]


@effect("action", "immediate")
@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """A bonus action that takes a card (R8.3); `discount` lists alternatives of which one applies."""

    types: tuple[CardType, ...]
    value: int
    discount: tuple[Goods, ...] = ()
    special_tower: bool = True


@effect("action", "immediate", "once_per_round")
@dataclass(frozen=True, slots=True)
class Work(Effect):
    """A bonus harvest or production action (R8.6)."""

    kind: Literal["harvest", "production"]
    value: int
    bonuses_apply: bool = True
    only_one_card: bool = False
    cards_of_opponent: bool = False


@effect("work_at_space_value", "space")
@dataclass(frozen=True, slots=True)
class WorkAtSpaceValue(Effect):
    """Bramante's space: a harvest or a production at the value of the placement (L40)."""


@effect("activate", "immediate", "activation")
@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """Activate other cards whatever their activation value (S12, R9.10)."""

    types: tuple[CardType, ...]
    count: int = 1


@effect("bonus", *STANDING, "excommunication")
@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """A standing increase of an action's value, with a discount for card types (one alternative applies)."""

    on: ActionKind
    value: int
    discount: tuple[Goods, ...] = ()


@effect("discount", *STANDING)
@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """A standing discount on the cards of some types (Pico)."""

    types: tuple[CardType, ...]
    goods: Goods


@effect("member_bonus", *STANDING, "excommunication")
@dataclass(frozen=True, slots=True)
class MemberBonus(Effect):
    """A standing change of the value of family members (R5.3)."""

    members: Literal["coloured", "neutral"]
    value: int


@effect("set_member_value", *STANDING, "once_per_round")
@dataclass(frozen=True, slots=True)
class SetMemberValue(Effect):
    """Replaces the die of coloured family members (R5.2): all of them, or one chosen for the round."""

    members: Literal["all_coloured", "one_coloured"]
    value: int


@effect("rule", *STANDING)
@dataclass(frozen=True, slots=True)
class Rule(Effect):
    """A standing change of the rules, one of RULE_NAMES."""

    name: str


@effect("trigger", *STANDING)
@dataclass(frozen=True, slots=True)
class Trigger(Effect):
    """Goods received each time something happens to the owner."""

    on: Literal[
        "take_territory",
        "take_character",
        "take_building",
        "take_venture",
        "play_leader",
        "church_support",
        "privilege",
    ]
    gain: Goods


@effect("token_slot", "activation", "character")
@dataclass(frozen=True, slots=True)
class TokenSlot(Effect):
    """A place for one token whose face is received on activation (S01) or on a Market placement (S11)."""

    trigger: Literal["activation", "market"]


@effect("draw_leaders", "immediate", "leader_immediate", "set_reward")
@dataclass(frozen=True, slots=True)
class DrawLeaders(Effect):
    """Draw leaders from the leader deck (S03)."""

    count: int


@effect("play_leader", "immediate", "leader_immediate", "set_reward")
@dataclass(frozen=True, slots=True)
class PlayLeader(Effect):
    """Play a leader from hand ignoring its requirements (R16.1.5)."""


@effect("draw_tokens", "once_per_round")
@dataclass(frozen=True, slots=True)
class DrawTokens(Effect):
    """Draw tokens, keep some of them (L37)."""

    count: int
    keep: int


@effect("take_discarded", "immediate")
@dataclass(frozen=True, slots=True)
class TakeDiscarded(Effect):
    """Take a card from the discarded cards pile without cost (S13)."""

    types: tuple[CardType, ...]


@effect("military_catch_up", "immediate")
@dataclass(frozen=True, slots=True)
class MilitaryCatchUp(Effect):
    """Become joint first on the military track (S08)."""


@effect("opponents_discard", "immediate")
@dataclass(frozen=True, slots=True)
class OpponentsDiscard(Effect):
    """Each opponent discards one of their cards of these types (R19.155)."""

    types: tuple[CardType, ...]


@effect("opponents_give", "immediate")
@dataclass(frozen=True, slots=True)
class OpponentsGive(Effect):
    """Each opponent gives one of the options, at the opponent's choice (R19.163)."""

    options: tuple[Goods, ...]


@effect("free_exchange", "family")
@dataclass(frozen=True, slots=True)
class FreeExchange(Effect):
    """A free action in the player's turn, any number of times (R17.7, R17.11)."""

    pay: Goods
    gain: Goods


@effect("extra_member", "family")
@dataclass(frozen=True, slots=True)
class ExtraMember(Effect):
    """An additional family member of fixed value, neither coloured nor neutral (R17.5)."""

    value: int


@effect("card_limit", "family")
@dataclass(frozen=True, slots=True)
class CardLimit(Effect):
    """A different card limit for one type, with the final points of the additional cards (R17.3)."""

    card_type: CardType
    maximum: int
    scores: tuple[int, ...]


@effect("auction_leaders", "family")
@dataclass(frozen=True, slots=True)
class AuctionLeaders(Effect):
    """Leaders drawn face up beside the family tile before the auction (R2.6.2); the winner may have to play one."""

    count: int
    play_one: bool


@effect("set_rewards", "family")
@dataclass(frozen=True, slots=True)
class SetRewards(Effect):
    """Awards for the first, second ... complete set of all four types (R17.9)."""

    rewards: tuple[tuple[Effect, ...], ...]


@effect("lose_on_excommunication", "family")
@dataclass(frozen=True, slots=True)
class LoseOnExcommunication(Effect):
    """Victory points lost each time the owner is excommunicated (R12.7)."""

    victory: int


@effect("gain_penalty", "excommunication")
@dataclass(frozen=True, slots=True)
class GainPenalty(Effect):
    """Every gain of these goods is smaller, once per source and kind (X1.1 to X1.4, X1.8)."""

    goods: tuple[GoodName, ...]
    amount: int


@effect("forbid", "excommunication")
@dataclass(frozen=True, slots=True)
class Forbid(Effect):
    """Forbids family members in the Market (X2.5) or cards from the Special tower (X2.8)."""

    area: Literal["market", "special_tower"]


@effect("servants_per_value", "excommunication")
@dataclass(frozen=True, slots=True)
class ServantsPerValue(Effect):
    """How many servants raise a value by one (X2.6)."""

    servants: int


@effect("skip_first_turn", "excommunication")
@dataclass(frozen=True, slots=True)
class SkipFirstTurn(Effect):
    """The first turn of each round is made up at its end (X2.7)."""


@effect("no_end_score", "excommunication")
@dataclass(frozen=True, slots=True)
class NoEndScore(Effect):
    """No points for cards of a type in the final scoring (X3.1 to X3.3)."""

    card_type: CardType


@effect("end_loss", "excommunication")
@dataclass(frozen=True, slots=True)
class EndLoss(Effect):
    """Victory points lost in the final scoring: `victory` for each `per` of what is counted (X3.4 to X3.8)."""

    counted: Literal["victory", "military", "building_costs", "resources", "cards_beyond"]
    per: int = 1
    victory: int = 1
    beyond: int = 0
