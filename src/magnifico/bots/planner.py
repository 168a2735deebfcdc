"""The planner: tries each possible turn on copies of an imagined state and judges the results.

A move is played together with the decisions that follow from it in the same turn (privileges, payments,
exchanges, bonus actions), each chosen by the same judgement one step deep. Opponents are not looked ahead.
"""

from __future__ import annotations

from magnifico.bots.evaluation.evaluation import Evaluation
from magnifico.bots.evaluation.worth import MOST_PIPS
from magnifico.bots.imagined import answer_church, moves_of, play_on
from magnifico.bots.opening import Opening, before_the_game
from magnifico.content.vocabulary import BASE_GOODS, FAITH, GOOD_COUNT, SERVANTS
from magnifico.engine.decisions.agenda import to_act
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.bonus_tile import ChooseBonusTile
from magnifico.engine.decisions.bonus_work import ActivateOneCard, BonusWork
from magnifico.engine.decisions.church import SecretVote, SupportChurch
from magnifico.engine.decisions.demands import GiveGoods, GiveUpCard
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.decisions.exchanges import AnnounceExchanges
from magnifico.engine.decisions.payment import Payment
from magnifico.engine.decisions.privileges import ChoosePrivilege
from magnifico.engine.decisions.tokens import UseLastTokens
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.fields import PILE_OPTION
from magnifico.engine.moves.kinds import (
    CHOOSE,
    END,
    PASS,
    PAY,
    PLACE,
    SUPPORT,
    kind_of,
    only_part,
    parts,
)
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.printed.goods import unpack_goods
from magnifico.engine.rules.harvest_production import option_of
from magnifico.engine.rules.values import member_value, servant_value
from magnifico.engine.state.random import Random
from magnifico.engine.state.rows import (
    ALL_MEMBERS,
    HARVEST_LARGE,
    HARVEST_SMALL,
    MARKET,
    MEMBER_COUNT,
    MEMBERS,
    PALACE,
    PILE_STONE,
    PILE_WOOD,
    PRODUCTION_LARGE,
)
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Step

_LONGEST = 60  # follow-up decisions of one turn; far more than can happen
_MOST_STEPS = 2000  # decisions between two turns; the same
_VALUES = 256  # more than there are values of actions: a key is a space and what is reached there
_NO_VALUE = 64  # values can be negative, but not that much
_CLEARLY = 0.05  # points by which a free action must improve the position


def split_turn(codes: list[int]) -> tuple[list[int], list[int], int]:
    """The placements, the free actions and the move that ends the turn."""
    placements: list[int] = []
    free: list[int] = []
    stop = END.code()
    for code in codes:
        kind = kind_of(code)
        if kind == PLACE.number:
            placements.append(code)
        elif kind == END.number or kind == PASS.number:
            stop = code
        else:
            free.append(code)
    return placements, free, stop


class Planner:
    """The choice of one decision on an imagined state, which is never changed itself."""

    def __init__(self, state: State, seat: int, judge: Evaluation) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.weights = judge.weights

    def best(self, codes: list[int]) -> int:
        """The code of the best move."""
        asked = self.state.agenda[-1]
        if isinstance(asked, TakeTurn):
            return self._best_turn(codes)
        if isinstance(asked, UseLastTokens):
            end = END.code()
            return self.improvement([code for code in codes if code != end], end)
        if isinstance(asked, (SupportChurch, SecretVote)):
            return max(codes, key=self._vote)
        if before_the_game(self.state):
            return max(codes, key=Opening(self.state, self.seat, self.judge).at_sight)
        return max(codes, key=self.outcome)

    # ------------------------------------------------------------------------------------------ turns

    def _best_turn(self, codes: list[int]) -> int:
        """Free actions that improve the position come first, then the best placement, then the end."""
        chosen, moves = self.turn(codes)
        best_value = -1e9
        for code in moves:
            value = self.outcome(code) - self.patience(code)
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
        if stop == PASS.code() and stop in codes:
            moves.append(stop)
        return stop, moves

    def improvement(self, codes: list[int], otherwise: int) -> int:
        """The free action that improves the position most, if one does."""
        if not codes:
            return otherwise
        best = otherwise
        best_value = self.judge.judge(self.state, self.seat) + _CLEARLY
        for code in codes:
            value = self.outcome(code)
            if value > best_value:
                best = code
                best_value = value
        return best

    def first_improvement(self, codes: list[int]) -> int:
        """The first free action that improves the position, 0 if none does: each that does is done sooner or later."""
        least = self.judge.judge(self.state, self.seat) + _CLEARLY
        for code in codes:
            if self.outcome(code) > least:
                return code
        return 0

    def worth_trying(self, placements: list[int]) -> list[int]:
        """Of placements with the same effect only the one with the cheapest member and servants."""
        state = self.state
        row = state.rows[self.seat]
        values = [member_value(state, self.seat, member) for member in range(MEMBER_COUNT)]
        pip = self.weights.pip
        turns = self.judge.turns_left(state, self.seat)
        servant = self.judge.worth.unit_price(SERVANTS, turns)
        cheapest: dict[int, tuple[float, int]] = {}
        for code in placements:
            member, space, servants = parts(code)
            key = space * _VALUES
            if HARVEST_SMALL <= space < MARKET or space > PALACE:
                key += _NO_VALUE + values[member] + servant_value(row, servants)
            price = servants * servant + pip * min(values[member], MOST_PIPS)
            found = cheapest.get(key)
            if found is None or price < found[0]:
                cheapest[key] = (price, code)
        return [code for _price, code in cheapest.values()]

    def patience(self, code: int) -> float:
        """Spaces nobody can take away lose against others as long as members are left."""
        space = parts(code)[1]
        if space in (PALACE, HARVEST_LARGE, PRODUCTION_LARGE):
            left = (self.state.rows[self.seat][MEMBERS] & ALL_MEMBERS).bit_count() - 1
            return self.weights.waiting if left > 0 else 0.0
        return 0.0

    # ---------------------------------------------------------------------------------------- outcomes

    def outcome(self, code: int) -> float:
        """The worth of the position after a move and what follows from it in the same turn."""
        return self.judge.judge(self.after(code), self.seat)

    def after(self, code: int) -> State:
        """The position after a move and what follows from it in the same turn."""
        state = self.state.copy()
        play_on(state, self.seat, code)
        self.follow(state, 1)
        return state

    def follow(self, state: State, depth: int) -> None:
        """Play on until the turn is over, or nothing of it is left to decide."""
        for _ in range(_LONGEST):
            asked = state.agenda[-1]
            if _ends_turn(asked):
                return
            seat = asked.seat
            if seat != self.seat and not isinstance(asked, (GiveGoods, GiveUpCard)):
                return
            codes = moves_of(state, seat)
            if not codes:
                return
            code = codes[0] if len(codes) == 1 else self._quick(state, asked, codes, depth)
            play_on(state, seat, code)

    def _quick(self, state: State, asked: Step, codes: list[int], depth: int) -> int:
        """A follow-up decision: by price where that is enough, else by trying each move."""
        if asked.seat != self.seat:
            return codes[0]
        if isinstance(asked, ChoosePrivilege):
            return max(codes, key=lambda code: self._privilege(state, code))
        if isinstance(asked, Payment):
            return min(codes, key=lambda code: self._payment(state, code))
        if isinstance(asked, AnnounceExchanges):
            return max(codes, key=lambda code: self._choice(state, code))
        if isinstance(asked, (BonusWork, ActivateOneCard)) or depth > 0:
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
        option = only_part(code)
        row = state.rows[self.seat]
        if option == PILE_OPTION:
            turns = self.judge.turns_left(state, self.seat)
            return self.judge.worth.price[turns] * (row[PILE_WOOD] + row[PILE_STONE])
        return self._gain(state, state.printed.privilege_options[option])

    def _gain(self, state: State, goods: tuple[int, ...]) -> float:
        worth = self.judge.worth
        row = state.rows[self.seat]
        turns = self.judge.turns_left(state, self.seat)
        total = 0.0
        for at in range(0, len(goods), 2):
            good = goods[at]
            amount = goods[at + 1]
            if good < BASE_GOODS:
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
        amounts = unpack_goods(PAY.packed(code))
        for good in range(GOOD_COUNT):
            if amounts[good]:
                total += amounts[good] * worth.unit_price(good, turns)
        return total

    def _choice(self, state: State, code: int) -> float:
        """An announcement at harvest or production, by the price of what it gives and takes."""
        announced = CHOOSE.announcement(code)
        if announced.option == 0:
            return 0.0
        turns = self.judge.turns_left(state, self.seat)
        worth = self.judge.worth
        option = option_of(state, announced)
        if option is None:  # S12 names a card
            return worth.card_yield(announced.target, turns)
        if announced.repeat:
            once = worth.goods(option.gain, turns) - worth.goods(option.pay, turns)
            return once * announced.repeat
        return worth.option(option, turns)

    # ------------------------------------------------------------------------- decisions between the turns

    def _vote(self, code: int) -> float:
        state = self.state.copy()
        answer_church(state, self.seat, code == SUPPORT.code())
        return self.judge.judge(state, self.seat, reported=True)


def _ends_turn(asked: Step) -> bool:
    """Whether a turn is over: somebody else decides, or a new phase begins."""
    return isinstance(
        asked, (TakeTurn, SupportChurch, SecretVote, Bid, ChooseBonusTile, Draft, GameOver)
    )


class BlurredPlanner(Planner):
    """A planner whose judgement errs by about `noise` points; `dice` decide how."""

    def __init__(
        self, state: State, seat: int, judge: Evaluation, noise: float, dice: Random
    ) -> None:
        super().__init__(state, seat, judge)
        self.noise = noise
        self.dice = dice

    def outcome(self, code: int) -> float:
        """As judged, and an error: about normal, with the spread of `noise`."""
        value = self.judge.judge(self.after(code), self.seat)
        dice = self.dice
        total = dice.below(2001) + dice.below(2001) + dice.below(2001)
        return value + self.noise * (total - 3000) / 1000.0


def planner_with(noise: float, dice: Random, state: State, seat: int, judge: Evaluation) -> Planner:
    """A planner that errs by about `noise` points, or does not err at all (0)."""
    if noise:
        return BlurredPlanner(state, seat, judge, noise, dice)
    return Planner(state, seat, judge)


# ------------------------------------------------------------------- everybody decides by such planners


def settle(state: State, judge: Evaluation) -> None:
    """Play on until somebody's turn begins or the game is over; a position that can be judged."""
    for _ in range(_MOST_STEPS):
        if isinstance(state.agenda[-1], (TakeTurn, GameOver)):
            return
        play_greedily(state, judge)


def play_greedily(state: State, judge: Evaluation) -> None:
    """Make the next decision as greedy would."""
    seat = to_act(state)[0]
    codes = moves_of(state, seat)
    code = codes[0] if len(codes) == 1 else Planner(state, seat, judge).best(codes)
    play_on(state, seat, code)
