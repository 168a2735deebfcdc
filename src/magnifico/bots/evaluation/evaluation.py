"""How good a position is for a seat: an estimate of its final victory points.

The estimate is a sum of parts, each one function below; docs/bots.md explains them in the same order:
points on the track, goods, cards and their sets, harvest and production, military strength, the Church, standing
effects, leaders, members still in hand and the turn order. Numbers come from `weights.py`, prices from `worth.py`.
"""

from __future__ import annotations

from math import exp, log1p

from magnifico.bots.evaluation.vocabulary import Vocabulary
from magnifico.bots.evaluation.weights import DEFAULT, Weights
from magnifico.bots.evaluation.worth import (
    CARDS,
    HOW_MANY,
    MOST_GOODS,
    MOST_PIPS,
    MOST_TURNS,
    REACH,
    TILES,
    Worth,
)
from magnifico.content.standing_rules import NO_EXCOMMUNICATION, NO_TERRITORY_REQUIREMENT
from magnifico.content.vocabulary import (
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    HARVEST,
    MILITARY,
    PRODUCTION,
    SERVANTS,
    STONE,
    TERRITORY,
    TOKENS,
    TYPE_COUNT,
    VENTURE,
    VICTORY,
    WOOD,
)
from magnifico.engine.printed.leader import (
    ABILITY_ONCE,
    NEED_CARDS,
    NEED_LEADERS,
    NEED_SAME_TYPE,
    NEED_TYPE,
    NEED_TYPES,
    NEED_WOOD_AND_STONE,
    LeaderInfo,
    RequirementInfo,
)
from magnifico.engine.printed.printed import Printed
from magnifico.engine.printed.tile import TileInfo
from magnifico.engine.rules.cards import count_of
from magnifico.engine.rules.leaders import held_for
from magnifico.engine.rules.modifiers import effective_leader
from magnifico.engine.rules.scoring import character_points, resources_of, venture_points
from magnifico.engine.rules.values import member_value
from magnifico.engine.state.rows import (
    ALL_MEMBERS,
    BONUS,
    BONUS_TILE,
    CARD_COUNT,
    EXCOMMUNICATED,
    FOUR_MEMBERS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LEADERS_USED,
    MEMBER_COUNT,
    MEMBERS,
    OCCUPANTS,
    PENALTY,
    PERIODS,
    PILE_STONE,
    PILE_WOOD,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    ROUND,
    RULES,
)
from magnifico.engine.state.state import State

# How much of each good one placement brings when it is wanted: wood, stone, coins, servants, military, ...
GOODS_PER_TURN = (2.5, 2.5, 4.0, 3.0, 3.0, 1.5, 8.0, 1.5)


PARTS = (
    "points",
    "goods",
    "cards",
    "harvest",
    "production",
    "military",
    "church",
    "standing",
    "leaders",
    "members",
    "order",
)
"""The parts of the estimate, each a function below."""


class Evaluation:
    """Scores positions under one ruleset."""

    def __init__(self, printed: Printed, weights: Weights = DEFAULT) -> None:
        self.printed = printed
        self.weights = weights
        self.worth = Worth(printed, weights)
        self.vocabulary = Vocabulary(printed)

    def turns_left(self, state: State, seat: int) -> int:
        """Placements the seat still has, the members in hand included."""
        later = 4 * (self.printed.rounds - state.board[ROUND])
        now = HOW_MANY[state.rows[seat][MEMBERS] & FOUR_MEMBERS] if state.board[ROUND] else 0
        return max(0, min(MOST_TURNS, later + now))

    def judge(self, state: State, seat: int, reported: bool = False) -> float:
        """The expected final points of the seat, less a little for those of its rivals.

        `reported` says that the seat has answered this period's Vatican report already.
        """
        if state.final:
            return float(state.rows[seat][VICTORY]) - self._rivals(state, seat)
        total = 0.0
        for part in self.parts(state, seat, reported):
            total += part
        return total - self._rivals(state, seat)

    def parts(
        self, state: State, seat: int, reported: bool = False, secrets: bool = True
    ) -> list[float]:
        """The parts of the estimate, in the order of PARTS; without `secrets` from public information only."""
        turns = self.turns_left(state, seat)
        return [
            float(state.rows[seat][VICTORY]),
            self._goods(state, seat, turns, secrets),
            self._cards(state, seat, turns),
            self._work(state, seat, HARVEST, TERRITORY, turns),
            self._work(state, seat, PRODUCTION, BUILDING, turns),
            self._military(state, seat, turns),
            self.church(state, seat, reported),
            self._standing(state, seat, turns),
            self._leaders(state, seat, turns, secrets),
            self._members(state, seat),
            self._order(state, seat),
        ]

    # ------------------------------------------------------------------------------------------- goods

    def _goods(self, state: State, seat: int, turns: int, secrets: bool) -> float:
        row = state.rows[seat]
        held = self.worth.held[turns]
        total = (
            held[WOOD][min(row[WOOD], MOST_GOODS)]
            + held[STONE][min(row[STONE], MOST_GOODS)]
            + held[COINS][min(row[COINS], MOST_GOODS)]
            + held[SERVANTS][min(row[SERVANTS], MOST_GOODS)]
        )
        total += self.worth.military[turns][min(row[MILITARY], MOST_GOODS)]
        if self.printed.houses:
            if secrets:
                for face in state.tokens[seat]:
                    total += self.worth.token(face, turns)
            else:
                total += len(state.tokens[seat]) * self.worth.unit_price(TOKENS, turns)
            pile = min(row[PILE_WOOD] + row[PILE_STONE], 8)
            total += 0.35 * (self.worth.price[turns] - 0.2) * pile
        return total

    # ------------------------------------------------------------------------------------------- cards

    def _cards(self, state: State, seat: int, turns: int) -> float:
        row = state.rows[seat]
        weights = self.weights
        rounds = turns / 4.0
        territories = self._expected_territories(state, seat, rounds, weights)
        total = _between(self.printed.territory_scores, territories)
        characters = row[CARD_COUNT + CHARACTER]
        more = characters + weights.character_pace * rounds
        table = self.printed.character_scores
        if more <= len(table) - 1:
            total += _between(table, more)
        else:
            total += max(character_points(state, seat), table[len(table) - 1])
        return total + venture_points(state, seat)

    def _expected_territories(
        self, state: State, seat: int, rounds: float, weights: Weights
    ) -> float:
        """Territories at the end: those owned and those that pace and military strength allow."""
        row = state.rows[seat]
        owned = row[CARD_COUNT + TERRITORY]
        expected = owned + weights.territory_pace * rounds
        needs = self.printed.territory_requirements
        if expected > owned and not row[RULES] & NO_TERRITORY_REQUIREMENT:
            strength = row[MILITARY] + weights.military_pace * rounds
            allowed = float(owned)
            for number in range(owned, len(needs)):
                before = needs[number - 1] if number else 0
                if strength >= needs[number]:
                    allowed = number + 1.0
                else:
                    span = needs[number] - before
                    if strength > before and span:
                        allowed = number + (strength - before) / span
                    break
            expected = min(expected, max(allowed, float(owned)))
        return expected

    # ------------------------------------------------------------------------------ harvest and production

    def _work(self, state: State, seat: int, kind: int, card_type: int, turns: int) -> float:
        """What the engine is worth: how much more than an ordinary action it yields, over the rounds left."""
        weights = self.weights
        board = state.board
        row = state.rows[seat]
        rounds = float(self.printed.rounds - board[ROUND]) * weights.engine_share
        if row[MEMBERS] and board[ROUND]:
            first, last = (
                (HARVEST_SMALL, HARVEST_LARGE)
                if kind == HARVEST
                else (PRODUCTION_SMALL, PRODUCTION_LARGE)
            )
            own = ALL_MEMBERS << seat * MEMBER_COUNT
            if not (board[OCCUPANTS + first] | board[OCCUPANTS + last]) & own:
                rounds += weights.this_round
        if state.players == 2:
            rounds *= weights.duel
        if rounds <= 0.0:
            return 0.0
        middle = turns // 2
        worth = self.worth
        tile = self.printed.bonus_tiles[row[BONUS_TILE]][kind]
        total = worth.goods(tile, middle)
        change = row[BONUS + kind] - row[PENALTY + kind]
        cards = self.printed.cards
        for card in state.owned(seat, card_type):
            info = cards[card]
            gained = worth.card_yield(card, middle)
            for per in info.work_per:
                times = count_of(state, seat, per)
                if per.capped:
                    times = min(times, 4)
                gained += times * worth.goods(per.goods, middle)
            missing = info.activation - change
            gained *= REACH[0 if missing < 0 else 9 if missing > 9 else missing]
            total += gained
        over = (total - weights.action) / weights.engine_softness
        if over > 20.0:
            return rounds * over * weights.engine_softness
        return rounds * weights.engine_softness * log1p(exp(over))

    # ---------------------------------------------------------------------------------------- military

    def _military(self, state: State, seat: int, turns: int) -> float:
        """The expected prize of the military ranking."""
        mine = state.rows[seat][MILITARY]
        better = 0.0
        spread = 0.6 + turns * 0.35
        for other in range(state.players):
            if other != seat:
                gap = (state.rows[other][MILITARY] - mine) / spread
                better += 1.0 / (1.0 + exp(-gap)) if -30 < gap < 30 else float(gap > 0)
        prizes = self.printed.military_prizes
        if better < 1.0:
            share = prizes[0] + (prizes[1] - prizes[0]) * better
        else:
            share = prizes[1] * max(0.0, 2.0 - better)
        return share * self.weights.rank

    # ----------------------------------------------------------------------------------------- church

    def church(self, state: State, seat: int, reported: bool = False) -> float:
        """Points of the faith track, and what an excommunication would cost times the chance to avoid it."""
        row = state.rows[seat]
        printed = self.printed
        weights = self.weights
        track = printed.faith_track
        faith = row[FAITH]
        value = track[min(faith, len(track) - 1)] * weights.faith_track
        number = state.board[ROUND]
        period = max(1, (number + 1) // 2)
        for past in range(PERIODS):
            if row[EXCOMMUNICATED] >> past & 1:
                value -= self.tile_cost(state, seat, past)
        if reported or row[EXCOMMUNICATED] >> (period - 1) & 1:
            period += 1
            if period > PERIODS:
                return value
        if row[RULES] & NO_EXCOMMUNICATION:
            return value
        missing = printed.faith_requirements[period - 1] - faith
        turns = HOW_MANY[row[MEMBERS] & FOUR_MEMBERS] + 4 * max(0, period * 2 - max(1, number))
        met = 1.0
        if missing > 0:
            met = turns / (turns + weights.report_need * missing * missing + 0.1)
        return value - (1.0 - met) * self.tile_cost(state, seat, period - 1)

    def tile_cost(self, state: State, seat: int, period: int) -> float:
        """What the excommunication tile of a period costs the seat from its report, or from now, on."""
        tile = self.printed.excommunications[state.excommunications[period]]
        turns = self.turns_left(state, seat)
        after = min(turns, 4 * (self.printed.rounds - 2 * (period + 1)))
        cost = -self.worth.standing(TILES + tile.index, tile.standing, after)
        if tile.no_end_score or tile.end_losses:
            cost += self._end_loss(state, seat, tile, turns)
        return cost * self.weights.excommunication

    def _end_loss(self, state: State, seat: int, tile: TileInfo, turns: int) -> float:
        """The tiles of the last period: what they take in the final scoring, with what will come until then."""
        row = state.rows[seat]
        rounds = turns / 4.0
        printed = self.printed
        cost = 0.0
        if tile.no_end_score >> TERRITORY & 1:
            more = self._expected_territories(state, seat, rounds, self.weights)
            cost += _between(printed.territory_scores, more)
        if tile.no_end_score >> CHARACTER & 1:
            more = row[CARD_COUNT + CHARACTER] + self.weights.character_pace * rounds
            cost += _between(printed.character_scores, more)
        if tile.no_end_score >> VENTURE & 1:
            cost += venture_points(state, seat) + 2.5 * rounds
        for loss in tile.end_losses:
            if loss.counted == "victory":
                counted = row[VICTORY] + 6.0 * rounds
            elif loss.counted == "military":
                counted = float(row[MILITARY])
            elif loss.counted == "building_costs":
                counted = 2.0 * rounds
                for card in state.owned(seat, BUILDING):
                    counted += printed.cards[card].printed_goods
            elif loss.counted == "resources":
                counted = min(float(resources_of(row)), 8.0) if rounds else resources_of(row)
            else:
                counted = 0.0
                for card_type in range(TYPE_COUNT):
                    counted += max(0.0, row[CARD_COUNT + card_type] + 0.4 * rounds - loss.beyond)
            cost += max(0.0, counted) / loss.per * loss.victory
        return cost

    # ------------------------------------------------------------------------- standing effects, leaders

    def _standing(self, state: State, seat: int, turns: int) -> float:
        total = 0.0
        worth = self.worth
        cards = self.printed.cards
        for card in state.owned(seat, CHARACTER):
            standing = cards[card].standing
            if standing is not None:
                total += worth.standing(CARDS + card, standing, turns)
        return total

    def _leaders(self, state: State, seat: int, turns: int, secrets: bool) -> float:
        total = 0.0
        worth = self.worth
        row = state.rows[seat]
        later = turns - HOW_MANY[row[MEMBERS] & FOUR_MEMBERS] if state.board[ROUND] else turns
        later = max(0, later)
        for leader in state.in_play[seat]:
            info = effective_leader(state, seat, leader)
            if info.ability == ABILITY_ONCE:
                total += worth.leader(info.index, later)
                if turns > later and not row[LEADERS_USED] >> leader & 1:
                    total += 0.9 * worth.leader_use(info, turns) * self.weights.leader
            else:
                total += worth.leader(info.index, turns)
        if not secrets:
            return total + len(state.hands[seat]) * worth.privilege(turns)
        for leader in state.hands[seat]:
            total += self.in_hand(state, seat, self.printed.leaders[leader], turns)
        return total

    def in_hand(self, state: State, seat: int, info: LeaderInfo, turns: int) -> float:
        """A leader not played yet: the chance to fulfil its conditions in time, or the privilege for it."""
        steps = 0.0
        ceilings = 0
        for need in info.requirements:
            steps += self._steps(state, seat, need, info)
            ceilings += need.at_most
        if steps > 0.0:
            steps += 0.8 * ceilings  # what may not grow gets in the way meanwhile
        weights = self.weights
        least = 0.85 * self.worth.privilege(turns)
        left = turns - 1.3 * steps
        if left <= 0.0:
            return least
        chance = exp(-steps / (0.5 + weights.leader_reach * turns))
        lasting = self.worth.leader(info.index, int(left)) + self.worth.playing(info, turns)
        return max(least, 0.95 * chance * lasting) + 0.01 * turns

    def _steps(self, state: State, seat: int, need: RequirementInfo, info: LeaderInfo) -> float:
        """About how many placements a condition is away."""
        missing = need.amount - held_for(state, seat, need, info.index)
        if need.at_most:
            return -0.7 * missing if missing < 0 else 0.0
        if missing <= 0:
            return 0.0
        if need.what < NEED_TYPE:
            return missing / GOODS_PER_TURN[need.what]
        if need.what < NEED_CARDS or need.what == NEED_SAME_TYPE:
            return missing * 1.1
        if need.what in (NEED_CARDS, NEED_TYPES):
            return missing * 0.8
        if need.what == NEED_WOOD_AND_STONE:
            return missing / 3.0
        return missing * 3.0 if need.what == NEED_LEADERS else missing * 1.0

    # ------------------------------------------------------------------- members, turn order and rivals

    def _members(self, state: State, seat: int) -> float:
        bits = state.rows[seat][MEMBERS]
        if not bits or not state.board[ROUND]:
            return 0.0
        weights = self.weights
        total = 0.0
        for member in range(MEMBER_COUNT):
            if bits >> member & 1:
                value = member_value(state, seat, member)
                total += weights.member + weights.pip * min(value, MOST_PIPS)
        return total

    def _order(self, state: State, seat: int) -> float:
        """The place in the next round's turn order, as the Council Palace stands."""
        if state.board[ROUND] >= self.printed.rounds or not state.board[ROUND]:
            return 0.0
        ahead: list[int] = []
        for other, _ in state.palace:
            if other == seat:
                return -self.weights.order * len(ahead)
            if other not in ahead:
                ahead.append(other)
        place = len(ahead)
        for other in state.order:
            if other == seat:
                break
            if other not in ahead:
                place += 1
        return -self.weights.order * place

    def _rivals(self, state: State, seat: int) -> float:
        """What the rivals own, so that taking from them or giving to them matters."""
        total = 0.0
        for other in range(state.players):
            if other != seat:
                row = state.rows[other]
                total += (
                    row[VICTORY]
                    + 0.5 * (row[WOOD] + row[STONE] + row[COINS] + row[SERVANTS])
                    + row[FAITH]
                )
                for card_type in range(TYPE_COUNT):
                    total += 2.0 * row[CARD_COUNT + card_type]
        return total * self.weights.rival / (state.players - 1)


class Evaluations:
    """Caches one Evaluation per ruleset, the last one."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self._last: Evaluation | None = None

    def of(self, printed: Printed) -> Evaluation:
        """The evaluation for this ruleset."""
        found = self._last
        if found is None or found.printed is not printed:
            found = Evaluation(printed, self.weights)
            self._last = found
        return found


def _between(table: list[int], at: float) -> float:
    """A printed table, interpolated."""
    last = len(table) - 1
    if at >= last:
        return float(table[last])
    low = int(at)
    return table[low] + (table[low + 1] - table[low]) * (at - low)
