"""Turns packs into what the engine looks up: board, stacks, cards, leaders, tiles and families."""

from __future__ import annotations

from typing import Final

from magnifico.content import check_together
from magnifico.content import effects as fx
from magnifico.content.model import Card, ExcommunicationTile, Family, Leader, Pack
from magnifico.content.vocabulary import CARD_TYPES, COINS, SERVANTS, STONE, WOOD
from magnifico.engine.options import Options, OptionsError
from magnifico.engine.printed.card import ACTIVATED, CHOICE_CHOOSE, IMMEDIATE, CardInfo
from magnifico.engine.printed.leader import (
    ABILITY,
    ABILITY_IMMEDIATE,
    ABILITY_ONCE,
    ABILITY_PERMANENT,
    ABILITY_SPACE,
    NEED_CARDS,
    NEED_INDEX,
    LeaderInfo,
    RequirementInfo,
)
from magnifico.engine.printed.parts import TYPE_INDEX, CostInfo, Printer, sparse
from magnifico.engine.printed.printed import FamilyInfo, Printed
from magnifico.engine.printed.standing import standing
from magnifico.engine.printed.switches import Switches
from magnifico.engine.printed.tile import TileInfo
from magnifico.engine.state.questions import Questions
from magnifico.engine.state.rows import (
    HARVEST_LARGE,
    HARVEST_SMALL,
    MARKET,
    ORDINARY_FLOORS,
    PERIODS,
    PRODUCTION_LARGE,
    SPACE_COUNT,
    SPECIAL_TOWER,
)

CARD_142: Final = 142  # the one card whose printed cost has two readings (RUL-87)
CARD_158: Final = 158  # "pay", where the other cards say "you can pay" (RUL-61)


class Compiler:
    """Builds the printed facts for one set of options from its packs."""

    def __init__(self, options: Options, packs: list[Pack], ask: Questions) -> None:
        self.options = options
        self.packs = packs
        self.switches = Switches(options.table)
        self.printer = Printer(options.players, self.switches, ask)
        self.printed = Printed(options.players, self.switches, ask)
        self.printed.discounts = self.printer.discounts

    def build(self) -> Printed:
        """Build everything."""
        printed = self.printed
        printed.advanced = self.options.rules == "advanced"
        printed.houses = "houses" in self.options.expansions
        printed.tower_count = 5 if printed.houses else 4  # the Special tower comes last (R1.2)
        self.board()
        numbers = sorted((card for pack in self.packs for card in pack.cards), key=_card_number)
        for card in numbers:
            if not card.special or printed.houses:
                self.card(card)
        self.pools()
        for pack in self.packs:
            printed.pack_versions.append(f"{pack.key} {pack.version}")
            for leader in pack.leaders:
                self.leader(leader)
            for tile in pack.excommunications:
                self.excommunication(tile)
            for family in pack.families:
                if printed.houses:  # the Pazzi families, too, are only used with Houses (R2.1.3)
                    self.family(family)
            for face in pack.token_faces:
                printed.token_faces.append(sparse(face.gain))
                printed.token_keys.append(face.key)
                printed.token_copies.append(face.copies)
            for auction in pack.auction_tiles:
                printed.auction_rows.append([sparse(row) for row in auction.rows])
                printed.auction_keys.append(auction.key)
            for faith_tile in sorted(pack.faith_tiles, key=_step):
                printed.faith_tiles.append(
                    (faith_tile.step, sparse(faith_tile.gain), faith_tile.privileges)
                )
            for token in pack.visconti_tokens:
                printed.visconti.append(sparse(token.gain))
                printed.visconti_keys.append(token.key)
        self.bonus_tiles()
        if printed.advanced:
            needed = printed.leaders_dealt * printed.players
            if len(printed.leaders) < needed:
                raise OptionsError(
                    "leader_sets",
                    f"{len(printed.leaders)} leaders for {printed.players} players: {needed} needed",
                )
        return printed

    def board(self) -> None:
        """The printed numbers of the board (section 1)."""
        printed = self.printed
        board = self.packs[0].board
        assert board is not None, "the first pack brings the board"
        printed.rounds = board.rounds
        printed.floor_minimums = list(board.floor_minimums)
        for tower in board.towers:
            printed.floor_bonus += [sparse(goods) for goods in board.floor_bonuses[tower]]
        printed.surcharge = board.surcharge
        printed.large_penalty = board.large_space_penalty
        printed.work_minimum = board.work_minimum
        printed.market_minimum = board.market_minimum
        for space in board.market:
            printed.market_gain.append(sparse(space.gain))
            printed.market_privileges.append(space.privileges)
            printed.market_different.append(space.privileges_different)
        printed.palace_gain = sparse(board.palace_gain)
        printed.palace_privileges = board.palace_privileges
        printed.palace_minimum = board.palace_minimum
        printed.privilege_options = [sparse(goods) for goods in board.privilege_options]
        printed.faith_track = list(board.faith_track)
        printed.faith_requirements = list(board.faith_requirements)
        printed.faith_maximum = len(board.faith_track) - 1
        printed.military_maximum = board.military_maximum
        printed.military_prizes = list(board.military_prizes)
        printed.territory_requirements = list(board.territory_requirements)
        printed.card_limit = board.card_limit
        printed.territory_scores = list(board.territory_scores)
        printed.character_scores = list(board.character_scores)
        printed.resources_per_point = board.resources_per_point
        printed.start_goods = sparse(board.start_goods)
        printed.start_coins = list(board.start_coins)
        printed.leaders_dealt = board.leaders_dealt
        printed.neutral_value = board.neutral_value
        players = self.options.players
        printed.open_spaces = [True] * SPACE_COUNT
        for floor in range(ORDINARY_FLOORS, HARVEST_SMALL):
            printed.open_spaces[floor] = printed.houses
        # With 2 players the large spaces are closed (R2.3.1), with 2 or 3 the third and fourth Market space (R2.3.2);
        # 4 and 5 players use everything (R2.3.3, RUL-74).
        for large in (HARVEST_LARGE, PRODUCTION_LARGE):
            printed.open_spaces[large] = players >= board.large_space_min_players
        for number, space in enumerate(board.market):
            printed.open_spaces[MARKET + number] = players >= space.min_players
        if printed.houses:
            self.houses_board()

    def houses_board(self) -> None:
        """What Houses of Renaissance changes on the board (R1.4, R1.9, section 2.5)."""
        printed = self.printed
        for pack in self.packs:
            extra = pack.houses_board
            if extra is not None:
                printed.floor_bonus += [sparse(goods) for goods in extra.special_floor_bonuses]
                # The council tile: any privilege may become a token (R2.5.6, RUL-66).
                printed.privilege_options.append(sparse(extra.privilege_option))
                # Different coins, and no wood, stone or servants (R2.5.1, RUL-2).
                printed.start_coins = list(extra.start_coins)
                servants = self.switches.houses_start_servants
                printed.start_goods = (SERVANTS, 3) if servants else ()
            # The Adaptation tile for the number of players (R2.5.4).
            for tile in pack.adaptation_tiles:
                if tile.min_players <= self.options.players <= tile.max_players:
                    printed.adaptation_minimums = list(tile.floor_minimums)

    def bonus_tiles(self) -> None:
        """The tiles to choose from (R2.4.1), the fifth only with five players (RUL-6), and the basic one (R2.2.5)."""
        printed = self.printed
        for pack in self.packs:
            for tile in pack.bonus_tiles:
                index = len(printed.bonus_tiles)
                printed.bonus_tiles.append((sparse(tile.harvest), sparse(tile.production)))
                printed.bonus_tile_keys.append(tile.key)
                if not tile.advanced:
                    printed.basic_tile = index
                elif self.options.players >= tile.min_players or self.switches.all_bonus_tiles:
                    printed.bonus_tile_pool.append(index)

    def pools(self) -> None:
        """Which cards the stacks are drawn from, by tower and period (R2.2.1, R2.5.2, R2.7.1)."""
        printed = self.printed
        chosen = set(self.options.decks)  # opt.customDecks (R2.7.2)
        printed.pools = [[[] for _ in range(PERIODS)] for _ in range(SPECIAL_TOWER + 1)]
        for info in printed.cards:
            if chosen and not info.special and info.number not in chosen:
                continue
            # Pazzi cards are not special, so they never go into the Special deck (R2.7.3).
            tower = SPECIAL_TOWER if info.special else info.card_type
            printed.pools[tower][info.period - 1].append(info.index)
        needed = printed.drawn_per_stack
        for tower in range(printed.tower_count):
            for period in range(PERIODS):
                size = len(printed.pools[tower][period])
                where = f"{(*CARD_TYPES, 'special')[tower]}, period {period + 1}"
                if size < needed:
                    raise OptionsError("decks", f"{where}: {size} cards, {needed} needed")
                if chosen and tower < SPECIAL_TOWER and size > needed:
                    raise OptionsError(
                        "decks", f"{where}: {size} cards chosen, exactly {needed} needed"
                    )
        unknown = chosen - set(printed.card_index)
        if unknown:
            raise OptionsError("decks", f"card {min(unknown)} is not in this game")

    def card(self, card: Card) -> None:
        """One development card; special or not, it counts as its type in every respect (R21.5)."""
        printed = self.printed
        info = CardInfo(
            len(printed.cards),
            card.number,
            TYPE_INDEX[card.card_type],
            card.period,
            card.special,
        )
        info.pack = card.pack
        info.costs = [self.printer.cost(cost) for cost in card.costs]
        # opt.card142Or: wood or stone (RUL-87).
        if card.number == CARD_142 and "card142Or" in self.options.table:
            goods = info.costs[0].goods
            info.costs = [CostInfo(goods[:2], 0), CostInfo(goods[2:], 0)]
        # X3.6 counts the printed costs: neither discounts nor substitutes matter (R21.5).
        for cost in info.costs[:1]:
            for at in range(0, len(cost.goods), 2):
                if cost.goods[at] in (WOOD, STONE):
                    info.printed_goods += cost.goods[at + 1]
        info.activation = card.activation
        # Without a printed number it is 1 (R9.11, RUL-79); the Aragonesi subtract 1 from that (R17.6).
        info.printed_activation = card.activation if card.activation_printed else 1
        info.end_victory = card.end_victory
        if card.card_type == "character":
            info.standing = standing(card.permanent, self.printer)
            info.slot_market = any(isinstance(effect, fx.TokenSlot) for effect in card.permanent)
        else:
            for effect in card.permanent:
                ACTIVATED[type(effect)](info, effect, self.printer)
        if card.number == CARD_158 and "card158Must" in self.options.table:
            info.choices[0].kind = CHOICE_CHOOSE
        for effect in card.immediate:
            IMMEDIATE[type(effect)](info, effect, self.printer)
        for effect in card.end_effects:
            assert isinstance(effect, fx.GainPer)
            info.end_per.append(self.printer.per(effect))
        printed.cards.append(info)
        printed.card_index[card.number] = info.index

    def leader(self, leader: Leader) -> None:
        """One leader, if its set is in use: all sets of the modules, or those the table chose (R2.4.4, RUL-4)."""
        if self.options.leader_sets and leader.pack not in self.options.leader_sets:
            return
        printed = self.printed
        info = LeaderInfo(len(printed.leaders), leader.key, leader.code)
        info.pack = leader.pack
        info.requirements = [
            RequirementInfo(NEED_INDEX[need.kind], need.amount, need.at_most)
            for need in leader.requirements
        ]
        for need in info.requirements:
            if leader.key == "lucrezia_borgia" and "lucreziaAnyType" in self.options.table:
                need.what = NEED_CARDS  # RUL-23
            elif leader.key == "guglielmo_de_pazzi" and need.what != COINS:
                need.amount -= "guglielmoThree" in self.options.table  # RUL-25
        info.space_minimum = leader.space_minimum
        if leader.ability == "permanent":
            info.ability = ABILITY_PERMANENT
            info.standing = standing(leader.effects, self.printer)
        else:
            info.ability = {
                "once_per_round": ABILITY_ONCE,
                "space": ABILITY_SPACE,
                "immediate": ABILITY_IMMEDIATE,
            }[leader.ability]
            for effect in leader.effects:
                ABILITY[type(effect)](info, effect, self.printer)
        printed.leaders.append(info)
        printed.leader_index[leader.key] = info.index

    def excommunication(self, tile: ExcommunicationTile) -> None:
        """One tile of the Church (section 15); those of Houses join the pools of the others (R2.5.3)."""
        info = TileInfo(len(self.printed.excommunications), tile.key, tile.period)
        for effect in tile.effects:
            info.add(effect, self.printer)
        self.printed.excommunications.append(info)
        self.printed.excommunication_index[tile.key] = info.index

    def family(self, family: Family) -> None:
        """One family tile (section 17)."""
        index = len(self.printed.families)
        info = FamilyInfo(index, family.key, standing(family.effects, self.printer))
        self.printed.families.append(info)
        self.printed.family_index[family.key] = index


def _card_number(card: Card) -> int:
    return card.number


def _step(tile: object) -> int:
    step = getattr(tile, "step", 0)
    assert isinstance(step, int)
    return step


def compile_printed(options: Options, packs: list[Pack], ask: Questions) -> Printed:
    """The printed facts for these options; the first pack has the board, and players' packs must fit the others."""
    if options.packs:
        for error in check_together(packs):
            raise OptionsError("packs", str(error))
    return Compiler(options, packs, ask).build()
