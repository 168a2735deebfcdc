"""The packs in use in compact form: what the engine looks up during play, built once per set of options."""

from __future__ import annotations

from magnifico.engine.printed.card import CardInfo
from magnifico.engine.printed.goods import SparseGoods
from magnifico.engine.printed.leader import LeaderInfo
from magnifico.engine.printed.standing import StandingInfo
from magnifico.engine.printed.switches import Switches
from magnifico.engine.printed.tile import TileInfo
from magnifico.engine.state.questions import Questions


class FamilyInfo:
    """A family tile in compact form."""

    def __init__(self, index: int, key: str, standing: StandingInfo) -> None:
        self.index = index
        self.key = key
        self.standing = standing


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
        self.discounts: list[list[SparseGoods]] = []  # see parts.Printer
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
