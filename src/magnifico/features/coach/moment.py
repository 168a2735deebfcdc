"""What the coach looks at: a seat's view, its legal moves, the printed facts, and events since its last turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from magnifico.engine.events import Event
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.printed.goods import GOOD_INDEX, amounts_of
from magnifico.engine.printed.printed import Printed
from magnifico.engine.state.view_types import CardsView, FloorView, GoodsView, SeatView, View

CARD_OF_WORK = {"harvest": "territory", "production": "building"}
ROUNDS_IN_A_PERIOD = 2
Missing = Literal["faith", "military"]
"""What the coach looks for on the table."""


@dataclass(frozen=True, slots=True)
class Source:
    """A place where a placement brings something at once."""

    space: str
    card: int | None
    gain: int


class Moment:
    """A decision as one seat sees it. Nothing here depends on what is hidden from that seat."""

    def __init__(self, game: Game, seat: int, news: Sequence[Event] = ()) -> None:
        self.seat = seat
        self._game = game
        self.view: View = game.view(seat)
        self.printed: Printed = game.ruleset.printed
        self.legal: list[Move] = list(game.legal_moves(seat)) if seat in game.to_act else []
        self.news = [event.seen_by(seat) for event in news]

    @property
    def own(self) -> SeatView:
        """The player."""
        return self.view["seats"][self.seat]

    @property
    def goods(self) -> GoodsView:
        """What the player holds."""
        return self.own["goods"]

    @property
    def cards(self) -> CardsView:
        """The player's cards."""
        return self.own["cards"]

    @property
    def round(self) -> int:
        """1 to 6."""
        return self.view["round"]

    @property
    def period(self) -> int:
        """1 to 3."""
        return self.view["period"]

    @property
    def is_last_round(self) -> bool:
        """Whether only the scoring comes after this round."""
        return self.round == self.printed.rounds

    @property
    def decision(self) -> str:
        """What is being asked."""
        return self.view["decision"]["kind"]

    @property
    def is_placing(self) -> bool:
        """Whether the player has to place a member now."""
        decision = self.view["decision"]
        return bool(self.legal) and self.decision == "turn" and not decision.get("placed", False)

    @property
    def has_placed(self) -> bool:
        """Whether the member of this turn is placed and only ending the turn is left to do."""
        return bool(self.legal) and bool(self.view["decision"].get("placed", False))

    @property
    def members_placed(self) -> int:
        """How many of the player's members stand on the board."""
        return sum(
            member["seat"] == self.seat
            for members in [
                *(floor["members"] for tower in self.view["towers"] for floor in tower["floors"]),
                *(space["members"] for space in self.view["spaces"]),
            ]
            for member in members
        )

    @property
    def strongest(self) -> int:
        """The highest value among the members still in hand."""
        return max(self.own["members"].values(), default=0)

    @property
    def faith_needed(self) -> int:
        """The faith that the next report requires."""
        return self.printed.faith_requirements[self.period - 1]

    @property
    def rounds_to_report(self) -> int:
        """How many rounds, this one included, until the Church asks."""
        return ROUNDS_IN_A_PERIOD - (self.round - 1) % ROUNDS_IN_A_PERIOD

    def is_free(self, space: str) -> bool:
        """Whether a single space is open and empty."""
        return any(
            one["space"] == space and one["open"] and not one["members"]
            for one in self.view["spaces"]
        )

    def floors(self, tower: str) -> list[FloorView]:
        """The floors of a tower from the ground up."""
        return next(one["floors"] for one in self.view["towers"] if one["tower"] == tower)

    @property
    def has_passed(self) -> bool:
        """Whether the player has passed in this turn."""
        for event in reversed(self.news):
            if event.name in ("passed", "placed") and event.fields["player"] == self.seat:
                return event.name == "passed"
        return False

    def best_source(self, good: Missing) -> Source | None:
        """The placement that brings most of something at once, the cheapest of several.

        A privilege counts as what it can become.
        """
        best: tuple[int, int, Source] | None = None
        for move in self._cheapest():
            trial = self._game.copy()
            trial.play(move)
            view = trial.view(self.seat)
            goods = view["seats"][self.seat]["goods"]
            gain = goods[good] - self.goods[good]
            privilege = view["decision"]["kind"] == "privilege" and self.seat in trial.to_act
            if privilege:
                gain += self._privilege(good)
            spent = max(0, self.goods["coins"] - goods["coins"]) + move.servants
            if gain > 0 and (best is None or (gain, -spent) > best[:2]):
                best = (gain, -spent, Source(str(move.space), self.card_at(str(move.space)), gain))
        return None if best is None else best[2]

    def _cheapest(self) -> list[Move]:
        """For each space the placement with the fewest servants, by the weakest member that can."""
        found: dict[str, Move] = {}
        values = self.own["members"]

        def costs(move: Move) -> tuple[int, int]:
            return (move.servants, values.get(str(move.member), 0))

        for move in self.legal:
            if move.kind == "place" and move.space is not None:
                other = found.get(move.space)
                if other is None or costs(move) < costs(other):
                    found[move.space] = move
        return list(found.values())

    def _privilege(self, good: Missing) -> int:
        options = self.printed.privilege_options
        return max((amounts_of(option)[GOOD_INDEX[good]] for option in options), default=0)

    def card_at(self, space: str) -> int | None:
        """The card on a floor."""
        for tower in self.view["towers"]:
            for floor in tower["floors"]:
                if floor["space"] == space:
                    return floor["card"]
        return None

    def floor_number(self, space: str) -> int:
        """From 1 at the bottom; 0 if the space is none in a tower."""
        return int(space[1:]) if self.card_at(space) is not None else 0

    def may_enter(self, tower: str) -> bool:
        """Whether any member may go to a floor of a tower."""
        floors = {floor["space"] for floor in self.floors(tower)}
        return any(move.kind == "place" and move.space in floors for move in self.legal)

    def firing(self, work: str, value: int) -> int:
        """How many of the player's cards a harvest or production of this value would activate."""
        kind = CARD_OF_WORK[work]
        numbers = self.cards["territory"] if kind == "territory" else self.cards["building"]
        return sum(
            self.printed.cards[self.printed.card_index[number]].activation <= value
            for number in numbers
        )
