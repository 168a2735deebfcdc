"""Turns packs into the engine's tables: board, stacks, cards, leaders, tiles and families."""

from __future__ import annotations

from magnifico.content import check_together
from magnifico.content import effects as fx
from magnifico.content.model import Card, ExcommunicationTile, Family, Leader, Pack
from magnifico.engine.compiling_effects import (
    CARD_142,
    NEED_INDEX,
    TYPE_INDEX,
    EffectCompiler,
    sparse,
)
from magnifico.engine.kinds import (
    HARVEST_LARGE,
    MARKET,
    PRODUCTION_LARGE,
    SPACE_COUNT,
    STONE,
    WOOD,
)
from magnifico.engine.options import Options, OptionsError
from magnifico.engine.tables import (
    ABILITY_IMMEDIATE,
    ABILITY_ONCE,
    ABILITY_PERMANENT,
    ABILITY_SPACE,
    CardInfo,
    CostInfo,
    EndLossInfo,
    FamilyInfo,
    LeaderInfo,
    RequirementInfo,
    Tables,
    TileInfo,
)


class Compiler(EffectCompiler):
    """Builds the tables of one set of options from its packs."""

    def build(self) -> Tables:
        """The finished tables."""
        tables = self.tables
        tables.advanced = self.options.rules == "advanced"
        tables.houses = "houses" in self.options.expansions
        tables.tower_count = 5 if tables.houses else 4
        self.board()
        numbers = sorted((card for pack in self.packs for card in pack.cards), key=_card_number)
        for card in numbers:
            if not card.special or tables.houses:
                self.card(card)
        self.pools()
        for pack in self.packs:
            tables.pack_versions.append(f"{pack.key} {pack.version}")
            for leader in pack.leaders:
                self.leader(leader)
            for tile in pack.excommunications:
                self.excommunication(tile)
            for family in pack.families:
                if tables.houses:
                    self.family(family)
            for face in pack.token_faces:
                tables.token_faces.append(sparse(face.gain))
                tables.token_keys.append(face.key)
                tables.token_copies.append(face.copies)
            for auction in pack.auction_tiles:
                tables.auction_rows.append([sparse(row) for row in auction.rows])
                tables.auction_keys.append(auction.key)
            for faith_tile in sorted(pack.faith_tiles, key=_step):
                tables.faith_tiles.append(
                    (faith_tile.step, sparse(faith_tile.gain), faith_tile.privileges)
                )
            for token in pack.visconti_tokens:
                tables.visconti.append(sparse(token.gain))
                tables.visconti_keys.append(token.key)
        self.bonus_tiles()
        if tables.advanced:
            needed = tables.leaders_dealt * tables.players
            if len(tables.leaders) < needed:
                raise OptionsError(
                    "leader_sets",
                    f"{len(tables.leaders)} leaders for {tables.players} players: {needed} needed",
                )
        return tables

    def board(self) -> None:
        """The printed numbers of the board (section 1)."""
        tables = self.tables
        board = self.packs[0].board
        assert board is not None, "the first pack brings the board"
        tables.rounds = board.rounds
        tables.floor_minimums = list(board.floor_minimums)
        for tower in board.towers:
            tables.floor_bonus += [sparse(goods) for goods in board.floor_bonuses[tower]]
        tables.surcharge = board.surcharge
        tables.large_penalty = board.large_space_penalty
        tables.work_minimum = board.work_minimum
        tables.market_minimum = board.market_minimum
        for space in board.market:
            tables.market_gain.append(sparse(space.gain))
            tables.market_privileges.append(space.privileges)
            tables.market_different.append(space.privileges_different)
        tables.palace_gain = sparse(board.palace_gain)
        tables.palace_privileges = board.palace_privileges
        tables.palace_minimum = board.palace_minimum
        tables.privilege_options = [sparse(goods) for goods in board.privilege_options]
        tables.faith_track = list(board.faith_track)
        tables.faith_requirements = list(board.faith_requirements)
        tables.faith_maximum = len(board.faith_track) - 1
        tables.military_maximum = board.military_maximum
        tables.military_prizes = list(board.military_prizes)
        tables.territory_requirements = list(board.territory_requirements)
        tables.card_limit = board.card_limit
        tables.territory_scores = list(board.territory_scores)
        tables.character_scores = list(board.character_scores)
        tables.resources_per_point = board.resources_per_point
        tables.start_goods = sparse(board.start_goods)
        tables.start_coins = list(board.start_coins)
        tables.leaders_dealt = board.leaders_dealt
        tables.neutral_value = board.neutral_value
        players = self.options.players
        tables.open_spaces = [True] * SPACE_COUNT
        for floor in range(16, 20):
            tables.open_spaces[floor] = tables.houses
        for large in (HARVEST_LARGE, PRODUCTION_LARGE):
            tables.open_spaces[large] = players >= board.large_space_min_players
        for number, space in enumerate(board.market):
            tables.open_spaces[MARKET + number] = players >= space.min_players
        if tables.houses:
            self.houses_board()

    def houses_board(self) -> None:
        """What Houses of Renaissance changes on the board (R1.4, R1.9, R2.5)."""
        tables = self.tables
        for pack in self.packs:
            extra = pack.houses_board
            if extra is not None:
                tables.floor_bonus += [sparse(goods) for goods in extra.special_floor_bonuses]
                tables.privilege_options.append(sparse(extra.privilege_option))
                tables.start_coins = list(extra.start_coins)
                servants = self.switches.houses_start_servants
                tables.start_goods = (3, 3) if servants else ()
            for tile in pack.adaptation_tiles:
                if tile.min_players <= self.options.players <= tile.max_players:
                    tables.adaptation_minimums = list(tile.floor_minimums)

    def bonus_tiles(self) -> None:
        """The tiles to choose from (R2.4.1, RUL-6)."""
        tables = self.tables
        for pack in self.packs:
            for tile in pack.bonus_tiles:
                index = len(tables.bonus_tiles)
                tables.bonus_tiles.append((sparse(tile.harvest), sparse(tile.production)))
                tables.bonus_tile_keys.append(tile.key)
                if not tile.advanced:
                    tables.basic_tile = index
                elif self.options.players >= tile.min_players or self.switches.all_bonus_tiles:
                    tables.bonus_tile_pool.append(index)

    def pools(self) -> None:
        """Which cards the stacks are drawn from, by tower and period (R2.2.1, R2.5.2, R2.7.1)."""
        tables = self.tables
        chosen = set(self.options.decks)
        tables.pools = [[[], [], []] for _ in range(5)]
        for info in tables.cards:
            if chosen and not info.special and info.number not in chosen:
                continue
            tower = 4 if info.special else info.card_type
            tables.pools[tower][info.period - 1].append(info.index)
        for tower in range(tables.tower_count):
            for period in range(3):
                size = len(tables.pools[tower][period])
                where = f"{(*fx.CARD_TYPES, 'special')[tower]}, period {period + 1}"
                if size < tables.drawn_per_stack:
                    raise OptionsError("decks", f"{where}: {size} cards, 8 needed")
                if chosen and tower < 4 and size > tables.drawn_per_stack:
                    raise OptionsError("decks", f"{where}: {size} cards chosen, exactly 8 needed")
        unknown = chosen - set(tables.card_index)
        if unknown:
            raise OptionsError("decks", f"card {min(unknown)} is not in this game")

    def card(self, card: Card) -> None:
        """One development card."""
        tables = self.tables
        info = CardInfo(
            len(tables.cards),
            card.number,
            TYPE_INDEX[card.card_type],
            card.period,
            card.special,
        )
        info.pack = card.pack
        info.costs = [self.cost(cost) for cost in card.costs]
        if card.number == CARD_142 and "card142Or" in self.options.table:
            goods = info.costs[0].goods
            info.costs = [CostInfo(goods[:2], 0), CostInfo(goods[2:], 0)]
        for cost in info.costs[:1]:
            for at in range(0, len(cost.goods), 2):
                if cost.goods[at] in (WOOD, STONE):
                    info.printed_goods += cost.goods[at + 1]
        info.activation = card.activation
        info.printed_activation = card.activation if card.activation_printed else 1
        info.end_victory = card.end_victory
        if card.card_type == "character":
            info.standing = self.standing(card.permanent)
            info.slot_market = any(isinstance(effect, fx.TokenSlot) for effect in card.permanent)
        else:
            for effect in card.permanent:
                self.activated(info, effect)
        for effect in card.immediate:
            self.immediate(info, effect)
        for effect in card.end_effects:
            assert isinstance(effect, fx.GainPer)
            info.end_per.append(self.per(effect))
        tables.cards.append(info)
        tables.card_index[card.number] = info.index

    def leader(self, leader: Leader) -> None:
        """One leader, if its set is in use (RUL-4)."""
        if self.options.leader_sets and leader.pack not in self.options.leader_sets:
            return
        tables = self.tables
        info = LeaderInfo(len(tables.leaders), leader.key, leader.code)
        info.pack = leader.pack
        info.requirements = [
            RequirementInfo(NEED_INDEX[need.kind], need.amount, need.at_most)
            for need in leader.requirements
        ]
        info.space_minimum = leader.space_minimum
        if leader.ability == "permanent":
            info.ability = ABILITY_PERMANENT
            info.standing = self.standing(leader.effects)
        else:
            info.ability = {
                "once_per_round": ABILITY_ONCE,
                "space": ABILITY_SPACE,
                "immediate": ABILITY_IMMEDIATE,
            }[leader.ability]
            for effect in leader.effects:
                self.leader_effect(info, effect)
        tables.leaders.append(info)
        tables.leader_index[leader.key] = info.index

    def excommunication(self, tile: ExcommunicationTile) -> None:
        """One tile of the Church (section 15)."""
        info = TileInfo(len(self.tables.excommunications), tile.key, tile.period)
        for effect in tile.effects:
            if isinstance(effect, fx.NoEndScore):
                info.no_end_score |= 1 << TYPE_INDEX[effect.card_type]
            elif isinstance(effect, fx.EndLoss):
                info.end_losses.append(
                    EndLossInfo(effect.counted, effect.per, effect.victory, effect.beyond)
                )
            else:
                self.standing_effect(info.standing, effect)
        self.tables.excommunications.append(info)
        self.tables.excommunication_index[tile.key] = info.index

    def family(self, family: Family) -> None:
        """One family tile (section 17)."""
        index = len(self.tables.families)
        info = FamilyInfo(index, family.key, self.standing(family.effects))
        self.tables.families.append(info)
        self.tables.family_index[family.key] = index


def _card_number(card: Card) -> int:
    return card.number


def _step(tile: object) -> int:
    step = getattr(tile, "step", 0)
    assert isinstance(step, int)
    return step


def compile_tables(options: Options, packs: list[Pack]) -> Tables:
    """The tables for these options; the first pack brings the board, own packs must go together with the others."""
    if options.packs:
        for error in check_together(packs):
            raise OptionsError("packs", str(error))
    return Compiler(options, packs).build()
