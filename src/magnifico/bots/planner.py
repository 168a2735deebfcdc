"""The planner: tries each possible turn on copies of an imagined state and judges what comes out.

A move is played together with the decisions that follow from it in the same turn (privileges, payments,
exchanges, bonus actions), each chosen by the same judgement one step deep. Opponents are not looked ahead.
"""

from __future__ import annotations

from magnifico.bots.auction import bid_prospects
from magnifico.bots.evaluation import Evaluation
from magnifico.bots.imagined import answer_church, moves_of, play_on
from magnifico.bots.measured import LEADERS
from magnifico.bots.worth import MOST_TURNS
from magnifico.engine.costs import unpack_goods
from magnifico.engine.kinds import (
    F_AUCTION,
    F_BONUS_TILE,
    F_CHOICES,
    F_DRAFT,
    F_FINAL_TOKENS,
    F_GIVE,
    F_GIVE_UP,
    F_ONLY_CARD,
    F_OVER,
    F_PAY,
    F_PRIVILEGE,
    F_SECRET_VOTE,
    F_TURN,
    F_VOTE,
    F_WORK,
    FAITH,
    HARVEST_LARGE,
    HARVEST_SMALL,
    LAST_DECISION,
    M_END,
    M_PASS,
    M_PLACE,
    M_SUPPORT,
    MARKET,
    MEMBERS,
    MOVE_A,
    MOVE_B,
    MOVE_C,
    MOVE_MASK,
    PALACE,
    PILE_OPTION,
    PILE_STONE,
    PILE_WOOD,
    PRODUCTION_LARGE,
)
from magnifico.engine.rng import Random
from magnifico.engine.state import Frame, State
from magnifico.engine.values import member_value, servant_value
from magnifico.engine.work import option_of

# Where a turn's follow-up decisions end: somebody else decides, or a new part of the game begins.
_ENDS = frozenset((F_TURN, F_VOTE, F_SECRET_VOTE, F_AUCTION, F_BONUS_TILE, F_DRAFT, F_OVER))
_LONGEST = 60  # follow-up decisions of one turn; far more than can happen


def split_turn(codes: list[int]) -> tuple[list[int], list[int], int]:
    """The placements, the free actions and the move that ends the turn."""
    placements: list[int] = []
    free: list[int] = []
    stop = M_END
    for code in codes:
        kind = code & 63
        if kind == M_PLACE:
            placements.append(code)
        elif kind in (M_END, M_PASS):
            stop = code
        else:
            free.append(code)
    return placements, free, stop


class Planner:
    """The choice of one decision on an imagined state, which is never changed itself.

    `noise` blurs the judgement by about so many points; `dice` decide how.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        judge: Evaluation,
        noise: float = 0.0,
        dice: Random | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.weights = judge.weights
        self.noise = noise
        self.dice = dice

    def best(self, codes: list[int]) -> int:
        """The code of the best move."""
        kind = self.state.agenda[-1].kind
        if kind == F_TURN:
            return self._best_turn(codes)
        if kind == F_FINAL_TOKENS:
            return self.improvement([code for code in codes if code != M_END], M_END)
        if kind in (F_VOTE, F_SECRET_VOTE):
            return max(codes, key=self._vote)
        if kind == F_DRAFT:
            return max(codes, key=self._draft)
        if kind == F_BONUS_TILE:
            return max(codes, key=self._tile)
        if kind == F_AUCTION:
            return max(codes, key=self._bid)
        return max(codes, key=self._outcome)

    # ------------------------------------------------------------------------------------------ turns

    def _best_turn(self, codes: list[int]) -> int:
        """Free actions that improve the position come first, then the best placement, then the end."""
        chosen, moves = self.turn(codes)
        best_value = -1e9
        for code in moves:
            value = self._outcome(code) - self.patience(code)
            if value > best_value:
                chosen = code
                best_value = value
        return chosen

    def turn(self, codes: list[int]) -> tuple[int, list[int]]:
        """What a turn comes down to: a move that needs no thought and nothing else, or the moves to choose from."""
        placements, free, stop = split_turn(codes)
        improvement = self.improvement(free, 0)
        if improvement or not placements:
            return improvement or stop, []
        moves = self.worth_trying(placements)
        if stop == M_PASS and M_PASS in codes:
            moves.append(M_PASS)
        return stop, moves

    def improvement(self, codes: list[int], otherwise: int) -> int:
        """The free action that improves the position most, if one does."""
        if not codes:
            return otherwise
        best = otherwise
        best_value = self.judge.judge(self.state, self.seat) + 0.05
        for code in codes:
            value = self._outcome(code)
            if value > best_value:
                best = code
                best_value = value
        return best

    def worth_trying(self, placements: list[int]) -> list[int]:
        """Of placements with the same effect only the one with the cheapest member and servants."""
        state = self.state
        row = state.rows[self.seat]
        values = [member_value(state, self.seat, member) for member in range(5)]
        pip = self.weights.pip
        turns = self.judge.turns_left(state, self.seat)
        servant = self.judge.worth.unit_price(3, turns)
        cheapest: dict[int, tuple[float, int]] = {}
        for code in placements:
            member = code >> MOVE_A & MOVE_MASK
            space = code >> MOVE_B & MOVE_MASK
            servants = code >> MOVE_C
            key = space << 8
            if HARVEST_SMALL <= space < MARKET or space > PALACE:
                key += 64 + values[member] + servant_value(row, servants)
            price = servants * servant + pip * min(values[member], 7)
            found = cheapest.get(key)
            if found is None or price < found[0]:
                cheapest[key] = (price, code)
        return [code for _price, code in cheapest.values()]

    def patience(self, code: int) -> float:
        """Spaces nobody can take away lose against others as long as members are left."""
        space = code >> MOVE_B & MOVE_MASK
        if space in (PALACE, HARVEST_LARGE, PRODUCTION_LARGE):
            left = (self.state.rows[self.seat][MEMBERS] & 31).bit_count() - 1
            return self.weights.waiting if left > 0 else 0.0
        return 0.0

    # ---------------------------------------------------------------------------------------- outcomes

    def _outcome(self, code: int) -> float:
        """The worth of the position after a move and what follows from it in the same turn."""
        value = self.judge.judge(self.after(code), self.seat)
        return value + self._blur() if self.noise else value

    def after(self, code: int) -> State:
        """The position after a move and what follows from it in the same turn."""
        state = self.state.copy()
        play_on(state, self.seat, code)
        self.follow(state, 1)
        return state

    def _blur(self) -> float:
        """An error of judgement: about normal, with the spread of `noise`."""
        dice = self.dice
        if dice is None:
            return 0.0
        total = dice.below(2001) + dice.below(2001) + dice.below(2001)
        return self.noise * (total - 3000) / 1000.0

    def follow(self, state: State, depth: int) -> None:
        """Play on until the turn is over, or nothing of it is left to decide."""
        for _ in range(_LONGEST):
            frame = state.agenda[-1]
            if frame.kind in _ENDS or frame.kind > LAST_DECISION:
                return
            if frame.seat != self.seat and frame.kind not in (F_GIVE, F_GIVE_UP):
                return
            codes = moves_of(state, frame.seat)
            if not codes:
                return
            code = codes[0] if len(codes) == 1 else self._quick(state, frame, codes, depth)
            play_on(state, frame.seat, code)

    def _quick(self, state: State, frame: Frame, codes: list[int], depth: int) -> int:
        """A follow-up decision: by price where that is enough, else by trying each move."""
        if frame.seat != self.seat:
            return codes[0]
        kind = frame.kind
        if kind == F_PRIVILEGE:
            return max(codes, key=lambda code: self._privilege(state, code))
        if kind == F_PAY:
            return min(codes, key=lambda code: self._payment(state, code))
        if kind == F_CHOICES:
            return max(codes, key=lambda code: self._choice(state, frame, code))
        if kind in (F_WORK, F_ONLY_CARD) or depth > 0:
            return self._try_each(state, codes, depth - 1)
        return codes[0]

    def _try_each(self, state: State, codes: list[int], depth: int) -> int:
        best = codes[0]
        best_value = -1e9
        for code in codes:
            tried = state.copy()
            play_on(tried, self.seat, code)
            self.follow(tried, depth)
            value = self.judge.judge(tried, self.seat)
            if value > best_value:
                best = code
                best_value = value
        return best

    def _privilege(self, state: State, code: int) -> float:
        """What a privilege's option adds, with the diminishing worth of what is held."""
        option = code >> MOVE_A & MOVE_MASK
        row = state.rows[self.seat]
        if option == PILE_OPTION:
            turns = self.judge.turns_left(state, self.seat)
            return self.judge.worth.price[turns] * (row[PILE_WOOD] + row[PILE_STONE])
        return self._gain(state, state.tables.privilege_options[option])

    def _gain(self, state: State, goods: tuple[int, ...]) -> float:
        worth = self.judge.worth
        row = state.rows[self.seat]
        turns = self.judge.turns_left(state, self.seat)
        total = 0.0
        for at in range(0, len(goods), 2):
            good = goods[at]
            amount = goods[at + 1]
            if good < 4:
                curve = worth.held[turns][good]
                top = len(curve) - 1
                total += curve[min(top, row[good] + amount)] - curve[min(top, row[good])]
            elif good == FAITH:
                total += self._faith_gain(state, amount)
            else:
                total += amount * worth.unit_price(good, turns)
        return total

    def _faith_gain(self, state: State, amount: int) -> float:
        row = state.rows[self.seat]
        before = self.judge.church(state, self.seat)
        row[FAITH] += amount
        after = self.judge.church(state, self.seat)
        row[FAITH] -= amount
        return after - before

    def _payment(self, state: State, code: int) -> float:
        worth = self.judge.worth
        turns = self.judge.turns_left(state, self.seat)
        total = 0.0
        amounts = unpack_goods(code >> MOVE_A)
        for good in range(8):
            if amounts[good]:
                total += amounts[good] * worth.unit_price(good, turns)
        return total

    def _choice(self, state: State, frame: Frame, code: int) -> float:
        """An announcement at harvest or production, by the price of what it gives and takes."""
        number = code >> MOVE_B & MOVE_MASK
        rest = code >> MOVE_C
        if number == 0:
            return 0.0
        item = frame.items[len(frame.chosen)]
        turns = self.judge.turns_left(state, self.seat)
        worth = self.judge.worth
        option = option_of(state, item, number)
        if option is None:  # S12 names a card
            return worth.card_yield((rest >> 10) - 1, turns)
        repeat = rest & 127
        if repeat:
            once = worth.goods(option.gain, turns) - worth.goods(option.pay, turns)
            return once * repeat
        return worth.option(option, turns)

    # ------------------------------------------------------------------------- decisions between the turns

    def _vote(self, code: int) -> float:
        state = self.state.copy()
        answer_church(state, self.seat, code == M_SUPPORT)
        return self.judge.judge(state, self.seat, reported=True)

    def beforehand(self, codes: list[int]) -> list[float]:
        """What choices before the game are worth in points: leaders, bonus tiles, bids by what they come to."""
        kind = self.state.agenda[-1].kind
        if kind == F_DRAFT:
            return [self._draft(code) for code in codes]
        return [self._tile(code) for code in codes] if kind == F_BONUS_TILE else self._bids(codes)

    def _draft(self, code: int) -> float:
        return self._new_leader(code >> MOVE_A & MOVE_MASK)

    def _new_leader(self, leader: int) -> float:
        """A leader before the game: as measured, else by the evaluation; 0 is an ordinary one."""
        everyone = self.state.tables.leaders
        found = LEADERS.get(everyone[leader].key)
        if found is not None:
            return found
        judge = self.judge
        values = [judge.in_hand(self.state, self.seat, each, MOST_TURNS) for each in everyone]
        return values[leader] - sum(values) / len(values)

    def _tile(self, code: int) -> float:
        harvest, production = self.state.tables.bonus_tiles[code >> MOVE_A & MOVE_MASK]
        worth = self.judge.worth
        return worth.goods(harvest, 12) + worth.goods(production, 12)

    def _bid(self, code: int) -> float:
        """A bid as if nobody could raise it."""
        return self._offer(code >> MOVE_A & MOVE_MASK, code >> MOVE_B & MOVE_MASK)

    def _bids(self, codes: list[int]) -> list[float]:
        """Bids by what becomes of them when everybody bids well."""
        state = self.state
        rows = state.tables.auction_rows
        offers: list[list[float]] = []
        for slot, offer in enumerate(state.auction):
            offers.append([self._offer(slot, row) for row in range(len(rows[offer & 63]))])
        held = [bid & 7 if bid >= 0 else -1 for bid in state.bids]
        prospects = bid_prospects(offers, held)
        values: list[float] = []
        for code in codes:
            slot = code >> MOVE_A & MOVE_MASK
            row = code >> MOVE_B & MOVE_MASK
            # Of those that come to the same the one that is best if nobody raises it.
            values.append(prospects[slot][row] + offers[slot][row] * 1e-6)
        return values

    def _offer(self, slot: int, row: int) -> float:
        state = self.state
        worth = self.judge.worth
        family = state.auction[slot] >> 6
        goods = state.tables.auction_rows[state.auction[slot] & 63][row]
        total = worth.family(family) + worth.goods(goods, MOST_TURNS)
        for leader in state.auction_leaders[slot]:
            total += self._new_leader(leader)
        return total
