"""Advice for a seat: the best moves, what each gains and why, using only what the seat may know.

`gain` is counted against an ordinary move, the middle one of all that are worth considering. The reason is the part of
the evaluation (docs/bots.md) in which the move is furthest ahead of the other moves considered. Where the space would
soon be lost, the advice also says to whom.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from magnifico.bots.api import Position
from magnifico.bots.evaluation.evaluation import PARTS, Evaluations
from magnifico.bots.evaluation.network import shipped_value
from magnifico.bots.imagined import Worlds
from magnifico.bots.opening import before_the_game
from magnifico.bots.option import FIRST, Option, value_of
from magnifico.bots.planner import Planner
from magnifico.bots.policy.choice import DrawnChoice
from magnifico.bots.policy.playout import Playout, WatchedPlayout
from magnifico.bots.policy.policy import shipped_policy
from magnifico.bots.policy.policy_lookahead import PolicyLookahead
from magnifico.bots.search import Search
from magnifico.bots.settings import Settings
from magnifico.content.vocabulary import CHARACTER, TERRITORY, VENTURE
from magnifico.engine.decisions.auction import Bid
from magnifico.engine.decisions.bonus_tile import ChooseBonusTile
from magnifico.engine.decisions.church import SecretVote, SupportChurch
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import END, PASS, PLACE, kind_of, parts
from magnifico.engine.moves.move import Move
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.random import seeded
from magnifico.engine.state.rows import (
    ALL_MEMBERS,
    CARD_COUNT,
    HARVEST_LARGE,
    MEMBER_COUNT,
    OCCUPANTS,
    PALACE,
    PRODUCTION_LARGE,
    ROUND,
)
from magnifico.engine.state.state import State

PLAYOUTS: Final = 96
WIDTH: Final = 12
"""Moves that are played out: more than a bot looks at, so that there are always some to name."""
COUNT: Final = 3
CLEARLY: Final = 0.3
"""A part must be ahead by this many points to be the reason."""
WATCHED: Final = 12
"""Worlds in which rivals are watched until the seat's next turn."""
LIKELY: Final = 0.5
"""A rival who takes the space in this share of the worlds is named."""
REASONS: Final[tuple[str, ...]] = (
    "points",
    "goods",
    "territories",
    "characters",
    "ventures",
    "harvest",
    "production",
    "military",
    "church",
    "standing",
    "leaders",
    "members",
    "order",
    "rivals",
    "least",
    "measured",
    "auction",
    "only",
)
"""All reasons; their texts are `reason-...` in advice.ftl."""


class Suggestion:
    """A move, what it gains in points against an ordinary one, and the reason with its share of the points.

    `rival` is the seat that would otherwise probably take the space before the next turn, -1 if there is none, and
    `chance` how probably.
    """

    def __init__(self, move: Move, gain: float, reason: str, share: float) -> None:
        self.move = move
        self.gain = gain
        self.reason = reason
        self.share = share
        self.rival = -1
        self.chance = 0.0

    def as_data(self) -> dict[str, object]:
        """As plain data."""
        return {
            "move": self.move.text,
            "gain": self.gain,
            "reason": self.reason,
            "share": self.share,
            "rival": self.rival if self.rival >= 0 else None,
            "chance": self.chance,
        }


def suggest(
    position: Position,
    seed: int | str,
    playouts: int = PLAYOUTS,
    seconds: float = 0.0,
    count: int = COUNT,
) -> list[Suggestion]:
    """The best moves, the best first; ends after `playouts` or `seconds` (0: no limit), whichever comes first."""
    legal = position.legal
    if len(legal) < 2:
        return [Suggestion(move, 0.0, "only", 0.0) for move in legal]
    return Advisor(position, seed, Evaluations()).suggest(playouts, seconds, count)


class Advisor:
    """Analyses one decision of one seat."""

    def __init__(self, position: Position, seed: int | str, evaluations: Evaluations) -> None:
        self.position = position
        self.seat = position.seat
        self.worlds = Worlds(position, seed)
        self.root = self.worlds.imagine(0)
        self.asked = self.root.agenda[-1]
        self.judge = evaluations.of(self.root.printed)
        self.lookahead = PolicyLookahead(
            self.judge, shipped_value(), shipped_policy(), Settings(self.root.players)
        )
        self.planner = Planner(self.root, self.seat, self.judge)
        self.search = Search(self.lookahead, self.seat, self.worlds.imagine)

    def suggest(self, playouts: int, seconds: float, count: int) -> list[Suggestion]:
        """The best moves with gains and reasons."""
        if before_the_game(self.root):
            return self._before_the_game(count)
        options = self.considered()
        looked_at = options[:WIDTH]
        if playouts or seconds:
            self.play_out(looked_at, playouts, seconds)
        looked_at.sort(key=value_of, reverse=True)
        ordinary = _ordinary(looked_at, options[WIDTH:])
        afters = [self.planner.after(option.code) for option in looked_at]
        result: list[Suggestion] = []
        seen: list[int] = []
        for number, option in enumerate(looked_at):
            place = _place(option.code)
            if place >= 0 and place in seen:
                continue  # the same space with other servants says nothing new
            seen.append(place)
            others = [
                after
                for at, after in enumerate(afters)
                if at != number and not self._is_free(looked_at[at].code)
            ]
            reason, share = self._reason(option.code, afters[number], others)
            move = self.position.move_of(option.code)
            gain = round(option.value - ordinary, 1)
            result.append(Suggestion(move, gain, reason, round(share, 1)))
            if len(result) == count:
                break
        if len(result) > 1 and (playouts or seconds):
            self._see_rivals(result)
        return result

    def _see_rivals(self, suggestions: list[Suggestion]) -> None:
        """Say of the best move which rival would otherwise have its space before the seat's next turn."""
        best = suggestions[0]
        space = _place(best.move.code)
        if space < 0 or space in (PALACE, HARVEST_LARGE, PRODUCTION_LARGE):
            return
        for other in suggestions[1:]:
            if _place(other.move.code) not in (space, -1):
                taken = self.taken(space, other.move.code)
                most = max(taken)
                if most >= LIKELY * WATCHED:
                    best.rival = taken.index(most)
                    best.chance = round(most / WATCHED, 2)
                return

    def taken(self, space: int, instead: int) -> list[int]:
        """By seat in how many worlds it has this space before the seat's next turn, if the seat goes elsewhere."""
        played = self.root.board[ROUND]
        playouts: list[Playout] = []
        for number in range(1, WATCHED + 1):
            state = self.worlds.imagine(number)
            self.search.begin(state, instead)
            rivals = DrawnChoice(seeded(f"taken {number}"))
            playouts.append(WatchedPlayout(state, played, self.seat, rivals))
        self.search.player.finish(playouts)
        counts = [0] * self.root.players
        for playout in playouts:
            board = playout.state.board
            if board[ROUND] == played:
                members = board[OCCUPANTS + space]
                for seat in range(self.root.players):
                    if members >> seat * MEMBER_COUNT & ALL_MEMBERS:
                        counts[seat] += 1
        return counts

    def considered(self) -> list[Option]:
        """The moves worth considering, the best one turn deep first, all with values that can be compared."""
        codes = [move.code for move in self.position.legal]
        options = self.lookahead.options(self.root, self.seat, codes)
        base = 0.0
        for option in options:
            if not option.at_once:
                base = option.prior
                break
        for option in options:
            if option.at_once:
                # A free action: the best placement is still to come after it.
                option.prior += base - FIRST
        return options

    def play_out(self, options: list[Option], playouts: int, seconds: float) -> None:
        """Play all of them in the same worlds until the budget is used."""
        until = monotonic() + seconds
        trust = self.search.trust(self.root)
        for option in options:
            option.trust = trust
        world = 0
        while True:
            self.search.compare(options, world)
            world += 1
            if playouts and (world + 1) * len(options) > playouts:
                return
            if seconds and monotonic() >= until:
                return

    def _before_the_game(self, count: int) -> list[Suggestion]:
        """Leaders by what was measured in many games, tiles by price, bids by what they come to."""
        moves = self.position.legal
        options = self.lookahead.options(self.root, self.seat, [move.code for move in moves])
        ordinary = _ordinary(options, [])
        result: list[Suggestion] = []
        for option in options[:count]:
            move = self.position.move_of(option.code)
            gain = round(option.value - ordinary, 1)
            if isinstance(self.asked, ChooseBonusTile):
                result.append(Suggestion(move, gain, "goods", round(option.value, 1)))
            else:
                reason = "auction" if isinstance(self.asked, Bid) else "measured"
                result.append(Suggestion(move, gain, reason, 0.0))
        return result

    # ---------------------------------------------------------------------------------------- reasons

    def reason(self, better: int, than: int) -> tuple[str, float]:
        """Why one move is better than another: the reason and its points."""
        return self._reason(better, self.planner.after(better), [self.planner.after(than)])

    def _is_free(self, code: int) -> bool:
        turn = isinstance(self.asked, TakeTurn)
        return turn and kind_of(code) not in (PLACE.number, PASS.number, END.number)

    def _reason(self, code: int, after: State, others: list[State]) -> tuple[str, float]:
        """The part in which the position after a move is furthest ahead of the others."""
        if self._is_free(code):
            others = [self.root]  # the placement is still to come, and after the others it is not
        own = self._parts(after)
        before = self._parts(self.root)
        rows = [self._parts(state) for state in others]
        best = -1
        ahead = CLEARLY
        most = -1
        gained = CLEARLY
        grown = self._grown(after)
        for part in range(len(PARTS)):
            if PARTS[part] == "cards" and not grown:
                continue  # cards score as a set, and no set has grown
            total = 0.0
            for row in rows:
                total += row[part]
            if rows and own[part] - total / len(rows) > ahead:
                best = part
                ahead = own[part] - total / len(rows)
            if own[part] - before[part] > gained:
                most = part
                gained = own[part] - before[part]
        denied = self._denied(after, others)
        if denied > ahead:
            return "rivals", denied
        if best >= 0:
            return self._named(best, grown), ahead
        if most >= 0:
            return self._named(most, grown), gained
        return "least", 0.0

    def _parts(self, state: State) -> list[float]:
        reported = (
            isinstance(self.asked, (SupportChurch, SecretVote))
            and state is not self.root
            and state.board[ROUND] == self.root.board[ROUND]
        )
        return self.judge.parts(state, self.seat, reported)

    def _denied(self, after: State, others: list[State]) -> float:
        """How many points fewer the best rival can expect than after the other moves."""
        if not others or any(isinstance(state.agenda[-1], GameOver) for state in [after, *others]):
            return 0.0
        outcomes = self.lookahead.outcomes([after, *others], self.seat)
        total = 0.0
        for outcome in outcomes[1:]:
            total += outcome[1]
        return total / len(others) - outcomes[0][1]

    def _named(self, part: int, grown: str) -> str:
        """The reason for a part of the evaluation; for cards, the set that grew."""
        return grown if PARTS[part] == "cards" else PARTS[part]

    def _grown(self, after: State) -> str:
        """Which cards that score at the end the move brings; empty if none."""
        before = self.root.rows[self.seat]
        row = after.rows[self.seat]
        if row[CARD_COUNT + VENTURE] > before[CARD_COUNT + VENTURE]:
            return "ventures"
        if row[CARD_COUNT + CHARACTER] > before[CARD_COUNT + CHARACTER]:
            return "characters"
        if row[CARD_COUNT + TERRITORY] > before[CARD_COUNT + TERRITORY]:
            return "territories"
        return ""


def _place(code: int) -> int:
    """The space of a placement, -1 for other moves."""
    return parts(code)[1] if kind_of(code) == PLACE.number else -1


def _ordinary(looked_at: list[Option], others: list[Option]) -> float:
    """The value of the middle one of all moves; moves that were not played out are shifted like the others."""
    shift = 0.0
    for option in looked_at:
        shift += option.value - option.prior
    shift /= len(looked_at)
    values = [option.value for option in looked_at]
    for option in others:
        values.append(option.prior + shift)
    values.sort()
    return values[(len(values) - 1) // 2]
