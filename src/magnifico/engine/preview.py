"""What a move would do, tried on copies in which everything its seat cannot know is re-dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from magnifico.content.standing_rules import COPY_LEADER
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.leader import PlayLeaderFree
from magnifico.engine.events import Event
from magnifico.engine.moves.move import Move
from magnifico.engine.rules import action_value, leaders
from magnifico.engine.state.state import State
from magnifico.engine.state.step import Question
from magnifico.engine.state.view_types import View

if TYPE_CHECKING:
    from magnifico.engine.game import Game

COPIES: Final = 2
"""How many worlds are compared; draws of something hidden, which a comparison could miss, are detected separately."""


class Preview:
    """What would be paid, received and scored by the seat that moves, up to the next decision.

    `certain` says whether that depends on nothing the seat cannot know; `events` are those that happen in any case.
    """

    def __init__(self, move: Move, events: list[Event], certain: bool, after: Game) -> None:
        self.move = move
        self.events = events
        self.certain = certain
        self.after = after
        self.paid: dict[str, int] = _summed(events, "paid", move.seat)
        self.received: dict[str, int] = _summed(events, "gained", move.seat)
        self.lost: dict[str, int] = _summed(events, "lost", move.seat)
        self.scored = self.received.get("victory", 0)
        self.cards: list[int] = [
            number
            for event in events
            if event.name in ("took_card", "card_taken_free") and event.seat == move.seat
            for number in [event.fields["card"]]
            if isinstance(number, int)
        ]
        self.value: dict[str, object] | None = None

    @property
    def view(self) -> View | None:
        """The table afterwards as the seat would see it; None if that isn't certain."""
        return self.after.view(self.move.seat) if self.certain else None

    def text(self, language: str = "en") -> str:
        """What would happen, sentence by sentence."""
        seat = self.move.seat
        return "\n".join(event.text(language, seat) for event in self.events)

    def __repr__(self) -> str:
        told = [
            f"{name} {', '.join(f'{amount} {good}' for good, amount in goods.items())}"
            for name, goods in (
                ("paid", self.paid),
                ("received", self.received),
                ("lost", self.lost),
            )
            if goods
        ]
        if self.cards:
            told.append("takes " + ", ".join(f"#{number}" for number in self.cards))
        if not self.certain:
            told.append("uncertain")
        return f"<Preview of {self.move}: {'; '.join(told) or 'nothing is paid or received'}>"


def _summed(events: list[Event], name: str, seat: int) -> dict[str, int]:
    total: dict[str, int] = {}
    for event in events:
        goods = event.fields.get("goods")
        if event.name == name and event.seat == seat and isinstance(goods, dict):
            for good, amount in goods.items():
                total[good] = total.get(good, 0) + amount
    return total


def preview(game: Game, move: Move) -> Preview:
    """The preview of a legal move."""
    seat = move.seat
    asked = agenda.decision(game.state)
    others_hide = bool(asked.secret) and asked.seat != seat
    worlds = [game.determinize(seat, f"preview {number}") for number in range(COPIES)]
    chances = [_chance(world.state) for world in worlds]
    told = [world.play(move) for world in worlds]
    all_answered = others_hide and _moved_on(worlds[0], asked, seat)
    same = 0
    while all(same < len(events) for events in told) and all(
        _seen_alike(events[same], told[0][same], seat) for events in told
    ):
        event = told[0][same]
        if event.name in _DRAWS or (all_answered and event.seat != seat):
            break
        if event.name == "bonus_lost" and _decided_by_hand(worlds[0].state, event.seat, seat):
            break
        same += 1
    certain = (
        all(len(events) == same for events in told)
        and all(
            _chance(world.state) == chance for world, chance in zip(worlds, chances, strict=True)
        )
        and not all_answered
        and not _asked_by_hand(worlds[0].state, seat)
        and worlds[0].view(seat) == worlds[1].view(seat)
    )
    result = Preview(move, told[0][:same], certain, worlds[0])
    result.value = action_value.placement_sum(game.state, seat, move.code)
    return result


def _moved_on(world: Game, asked: Question, seat: int) -> bool:
    """Whether everybody has now answered a question to the whole table, so that the others' answers took effect."""
    return seat in world.to_act or type(agenda.decision(world.state)) is not type(asked)


def _asked_by_hand(state: State, seat: int) -> bool:
    """Whether another player is asked which leader to play only because of leaders nobody else can see."""
    asked = agenda.decision(state)
    return isinstance(asked, PlayLeaderFree) and _decided_by_hand(state, asked.seat, seat)


def _decided_by_hand(state: State, player: int, seat: int) -> bool:
    """Whether another player's hand decides if a leader can be played: Lorenzo needs somebody to copy (RUL-28)."""
    if player == seat or leaders.copy_targets(state, player):
        return False
    copying = sum(1 for leader in state.printed.leaders if leader.standing.rules & COPY_LEADER)
    return 0 < len(state.hands[player]) <= copying


_DRAWS: Final = ("dice", "tokens_drawn", "leaders_drawn")
"""Events decided by chance or by something hidden, even if two worlds happen to draw the same."""


def _seen_alike(event: Event, other: Event, seat: int) -> bool:
    return event.for_seat(seat) == other.for_seat(seat)


def _chance(state: State) -> tuple[int, int]:
    """The position of the generator, which advances when dice are rolled or something is shuffled."""
    return (state.random.counter, state.random.left)
