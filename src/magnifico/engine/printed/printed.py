"""The packs in use in compact form: what the engine looks up during play, built once per set of options."""

from __future__ import annotations

from typing import Final

from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.state.questions import Questions
from magnifico.engine.state.step import Step

PER_CARDS: Final = 0
PER_LEADERS: Final = 1
PER_PAIRS: Final = 2
PER_GOOD: Final = 3

CHOICE_EXCHANGE: Final = 0
CHOICE_CHOOSE: Final = 1
CHOICE_ACTIVATE: Final = 2

DISCARD_NOTHING: Final = 0
DISCARD_CHARACTER: Final = 1
DISCARD_LEADER: Final = 2

ABILITY_PERMANENT: Final = 0
ABILITY_ONCE: Final = 1
ABILITY_SPACE: Final = 2
ABILITY_IMMEDIATE: Final = 3

ONCE_GAIN: Final = 0
ONCE_WORK: Final = 1
ONCE_MEMBER: Final = 2
ONCE_OPTIONS: Final = 3
ONCE_TOKENS: Final = 4

SPACE_GAIN: Final = 0
SPACE_WORK: Final = 1


class CostInfo:
    """One complete price (R7.3): what is spent, and the military strength that is only required, not spent (R0.5)."""

    def __init__(self, goods: SparseGoods, required: int) -> None:
        self.goods = goods
        self.required = required


class PerInfo:
    """A gain that is counted (R7.6.2, S02)."""

    def __init__(
        self, goods: SparseGoods, what: int, argument: int, per: int, capped: bool, maximum: int
    ) -> None:
        self.goods = goods
        self.what = what
        self.argument = argument
        self.per = per
        self.capped = capped
        self.maximum = maximum


class OptionInfo:
    """One option of an exchange or a choice."""

    def __init__(
        self,
        pay: SparseGoods,
        discard: int,
        gain: SparseGoods,
        privileges: int,
        play_leader: bool,
        give: list[SparseGoods],
        market: bool,
        repeat: bool,
    ) -> None:
        self.pay = pay
        self.discard = discard
        self.gain = gain
        self.privileges = privileges
        self.play_leader = play_leader
        self.give = give
        self.market = market
        self.repeat = repeat


class ChoiceInfo:
    """Something to be announced when a card activates (R9.5 step 1)."""

    def __init__(self, kind: int, options: list[OptionInfo], types: int) -> None:
        self.kind = kind
        self.options = options
        self.types = types


class SetReward:
    """What the Orsini receive for a set of cards (R17.9): leaders to draw or play, points, privileges."""

    def __init__(
        self, draw_leaders: int, plays_leader: bool, victory: int, privileges: int
    ) -> None:
        self.draw_leaders = draw_leaders
        self.plays_leader = plays_leader
        self.victory = victory
        self.privileges = privileges


class DemandInfo:
    """What each opponent has to give up or hand over (R7.6.1 e)."""

    def __init__(self, discard_types: int, give: list[SparseGoods]) -> None:
        self.discard_types = discard_types
        self.give = give


class StandingInfo:
    """What a character, leader, family or excommunication changes as long as a player has it."""

    def __init__(self) -> None:
        self.changes: list[tuple[int, int]] = []  # row index, amount added
        self.rules = 0
        self.setter = 0
        self.servant_rate = 1
        self.forbidden = 0
        self.skip_first = False
        self.or_discounts: list[tuple[int, int]] = []  # card type, index into Printed.discounts
        self.triggers: list[tuple[int, SparseGoods]] = []  # event, goods
        self.limits: list[tuple[int, int]] = []  # card type, maximum
        self.free_exchanges: list[tuple[SparseGoods, SparseGoods]] = []
        self.set_rewards: list[SetReward] = []
        self.limit_scores: list[int] = []
        self.excommunication_loss = 0
        self.extra_member = 0
        self.auction_leaders = 0
        self.play_one = False


class CardInfo:
    """A development card in compact form."""

    def __init__(self, index: int, number: int, card_type: int, period: int, special: bool) -> None:
        self.index = index
        self.number = number
        self.card_type = card_type
        self.period = period
        self.special = special
        self.pack = ""
        self.costs: list[CostInfo] = []
        self.gain: SparseGoods = ()
        self.lose: SparseGoods = ()
        self.per: list[PerInfo] = []
        self.privileges = 0
        self.different = False
        self.draw_leaders = 0
        self.catch_up = False
        self.demands: list[DemandInfo] = []
        self.actions: list[Step] = []  # actions it grants, as steps without a seat (R7.6.1 f)
        self.activation = 0
        self.printed_activation = 0
        self.work_gain: SparseGoods = ()
        self.work_lose: SparseGoods = ()
        self.work_per: list[PerInfo] = []
        self.work_privileges = 0
        self.work_different = False
        self.choices: list[ChoiceInfo] = []
        self.slot_activation = False
        self.slot_market = False
        self.value_matters = False  # the action value is used as a number (S02, S06)
        self.standing: StandingInfo | None = None
        self.end_victory = 0
        self.end_per: list[PerInfo] = []
        self.printed_goods = 0  # wood and stone in the printed cost (X3.6)


class RequirementInfo:
    """One condition for playing a leader: held, never spent (R0.5)."""

    def __init__(self, what: int, amount: int, at_most: bool) -> None:
        self.what = what  # a good, or one of the NEED_ numbers
        self.amount = amount
        self.at_most = at_most


NEED_TYPE: Final = 8  # + card type
NEED_CARDS: Final = 12
NEED_SAME_TYPE: Final = 13
NEED_TYPES: Final = 14
NEED_WOOD_AND_STONE: Final = 15
NEED_LEADERS: Final = 16


class LeaderInfo:
    """A leader in compact form."""

    def __init__(self, index: int, key: str, code: str) -> None:
        self.index = index
        self.key = key
        self.code = code
        self.pack = ""
        self.requirements: list[RequirementInfo] = []
        self.ability = ABILITY_PERMANENT
        self.standing = StandingInfo()
        self.once = ONCE_GAIN
        self.gain: SparseGoods = ()
        self.privileges = 0
        self.work: Step | None = None  # the bonus harvest or production, as a step without a seat
        self.work_value = 0
        self.member_value = 0
        self.options: list[OptionInfo] = []
        self.draw = 0
        self.keep = 0
        self.space_minimum = 0
        self.space_kind = SPACE_GAIN
        self.draw_leaders = 0
        self.plays_leader = False


class FamilyInfo:
    """A family tile in compact form."""

    def __init__(self, index: int, key: str, standing: StandingInfo) -> None:
        self.index = index
        self.key = key
        self.standing = standing


class EndLossInfo:
    """Victory points lost in the final scoring."""

    def __init__(self, counted: str, per: int, victory: int, beyond: int) -> None:
        self.counted = counted
        self.per = per
        self.victory = victory
        self.beyond = beyond


class TileInfo:
    """An excommunication tile in compact form."""

    def __init__(self, index: int, key: str, period: int) -> None:
        self.index = index
        self.key = key
        self.period = period
        self.standing = StandingInfo()
        self.no_end_score = 0  # bits of card types
        self.end_losses: list[EndLossInfo] = []


class Switches:
    """The rulings' options as plain attributes, so that the rules can read them without look-ups.

    Without them the game follows the defaults of the rulings: the reading that most editions share (R0.11, RUL-1).
    """

    def __init__(self, names: frozenset[str]) -> None:
        self.all_bonus_tiles = "allBonusTiles" in names
        self.always_distinct = "alwaysDistinct" in names
        self.ask_round_6 = "askRound6" in names
        self.auction_first = "auctionFirst" in names
        self.bonus_no_special = "bonusNoSpecial" in names
        self.copy_no_tile = "copyNoTile" in names
        self.empty_floor = "emptyFloor" in names
        self.final_floor_zero = "finalFloorZero" in names
        self.member_minimum_one = "fmMinOne" in names
        self.houses_start_servants = "horStartServants" in names
        self.ignore_value_twice = "ignoreValueTwice" in names
        self.leader_gains_unreduced = "leaderGainsUnreduced" in names
        self.lutero_ignores_all = "luterIgnoresAll" in names
        self.machiavelli_hand = "machiavelliHand" in names
        self.machiavelli_no_final = "machiavelliNoFinal" in names
        self.military_needs_one = "militaryNeedsOne" in names
        self.military_uncapped = "militaryUncapped" in names
        self.negative_victory = "negativeVP" in names
        self.own_bonus_later = "ownBonusLater" in names
        self.paracelso_no_surcharge = "paracelsoNoSurcharge" in names
        self.pazzi_reveal = "pazziReveal" in names
        self.privilege_unreduced = "privilegeUnreduced" in names
        self.rita_reduce_twice = "ritaReduceTwice" in names
        self.recover_player_discards = "s13IncludeDiscards" in names
        self.salviati_any = "salviatiAny" in names
        self.secret_vatican = "secretVatican" in names
        self.setters_final = "settersFinal" in names
        self.sforza_servants_only = "sforzaServantsOnly" in names
        self.single_card_no_tile = "singleCardNoTile" in names
        self.token_only_when_taken = "tokenOnlyWhenTaken" in names
        self.transfers_unreduced = "transfersUnreduced" in names
        self.voluntary_pass = "voluntaryPass" in names
        self.wood_or_stone = "woodOrStone" in names


class Printed:
    """Everything printed that this game needs, in compact form."""

    def __init__(self, players: int, switches: Switches, ask: Questions) -> None:
        self.players = players
        self.switches = switches
        self.ask = ask
        self.advanced = True
        self.houses = False
        self.tower_count = 4
        self.rounds = 6
        self.cards: list[CardInfo] = []
        self.card_index: dict[int, int] = {}  # printed number -> index
        self.pools: list[list[list[int]]] = []  # by tower (4: special), by period: card indices
        self.drawn_per_stack = 8
        self.leaders: list[LeaderInfo] = []
        self.leader_index: dict[str, int] = {}
        self.leaders_dealt = 4
        self.families: list[FamilyInfo] = []
        self.family_index: dict[str, int] = {}
        self.auction_rows: list[list[SparseGoods]] = []
        self.auction_keys: list[str] = []
        self.excommunications: list[TileInfo] = []
        self.excommunication_index: dict[str, int] = {}
        self.bonus_tiles: list[tuple[SparseGoods, SparseGoods]] = []  # harvest, production
        self.bonus_tile_keys: list[str] = []
        self.bonus_tile_pool: list[int] = []
        self.basic_tile = 0
        self.token_faces: list[SparseGoods] = []
        self.token_keys: list[str] = []
        self.token_copies: list[int] = []
        self.faith_tiles: list[tuple[int, SparseGoods, int]] = []  # step, goods, privileges
        self.visconti: list[SparseGoods] = []
        self.visconti_keys: list[str] = []
        self.discounts: list[list[SparseGoods]] = [[]]  # index 0: none
        self.floor_minimums: list[int] = []
        self.adaptation_minimums: list[int] = []
        self.floor_bonus: list[SparseGoods] = []  # by tower space
        self.open_spaces: list[bool] = []  # by space
        self.surcharge = 3
        self.large_penalty = 3
        self.work_minimum = 1
        self.market_gain: list[SparseGoods] = []
        self.market_privileges: list[int] = []
        self.market_different: list[bool] = []
        self.market_minimum = 1
        self.palace_gain: SparseGoods = ()
        self.palace_privileges = 1
        self.palace_minimum = 1
        self.privilege_options: list[SparseGoods] = []
        self.faith_track: list[int] = []
        self.faith_requirements: list[int] = []
        self.faith_maximum = 15
        self.military_maximum = 25
        self.military_prizes: list[int] = []
        self.territory_requirements: list[int] = []
        self.card_limit = 6
        self.territory_scores: list[int] = []
        self.character_scores: list[int] = []
        self.resources_per_point = 5
        self.start_goods: SparseGoods = ()
        self.start_coins: list[int] = []
        self.neutral_value = 0
        self.pack_versions: list[str] = []
