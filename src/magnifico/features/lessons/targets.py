"""What a lesson can point at, written as kind:name, or just the kind if there is only one such thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from magnifico.content.reader import Place, suggest
from magnifico.content.vocabulary import GOODS
from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS, SEAT_LETTERS
from magnifico.engine.state.view_types import View

ALONE: Final = ("dice", "rivals", "choices", "rounds", "lanes")
"""The dice, the opponents' panel, the question that is open, the round marker, the learner's cards."""

NAMED: Final = (
    "space",
    "card",
    "leader",
    "member",
    "good",
    "button",
    "move",
    "servants",
    "seat",
    "tower",
    "track",
    "tile",
)
BUTTONS: Final = ("end", "confirm", "undo", "hint")
TRACKS: Final = ("faith", "military")
COLOURS: Final = ("white", "black", "orange")


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def read_target(value: object, place: Place) -> Target:
    """A target from its text."""
    if not isinstance(value, str):
        raise place.wrong('a target such as "space:T1"', value)
    kind, colon, name = value.partition(":")
    if not colon and kind in ALONE:
        return Target(kind)
    if kind not in NAMED or not name:
        known = (*ALONE, *(f"{one}:..." for one in NAMED))
        raise place.error(
            f'expected something to point at, found "{value}"{suggest(kind, (*ALONE, *NAMED))}; '
            f"known here: {', '.join(known)}"
        )
    return Target(kind, name)


def points_of(move: Move) -> tuple[Target, ...]:
    """What a player touches to make a move, in this order."""
    found: list[Target] = []
    if move.kind == "end":
        return (Target("button", "end"),)
    if move.kind == "place" and move.member is not None:
        found.append(Target("member", move.member))
    if move.kind in ("place", "take", "buy") and move.space is not None:
        found.append(Target("space", move.space))
        if move.servants:
            found.append(Target("servants", str(move.servants)))
        return tuple(found)
    return (Target("move", move.text),)


def absence(target: Target, game: Game, seat: int) -> str:
    """Why a target isn't there; empty if it is."""
    known = _known(target, game, seat)
    if not target.name or target.name in known:
        return ""
    return f"there is no {target}{suggest(target.name, known)}"


def _known(target: Target, game: Game, seat: int) -> Sequence[str]:
    view = game.view(seat)
    kind = target.kind
    if kind == "space":
        return _spaces(view)
    if kind == "card":
        return [str(number) for number in cards_shown(view, seat)]
    if kind == "leader":
        return _leaders(view, seat)
    if kind == "member":
        return [*view["seats"][seat]["members"], *MEMBER_KEYS[:4]]
    if kind == "good":
        return GOODS
    if kind == "button":
        return BUTTONS
    if kind == "move":
        return [move.text for move in game.legal_moves(seat)]
    if kind == "servants":
        return [str(number) for number in range(1, view["seats"][seat]["goods"]["servants"] + 1)]
    if kind == "seat":
        return SEAT_LETTERS[: view["players"]]
    if kind == "tower":
        return [tower["tower"] for tower in view["towers"]]
    if kind == "tile":
        return view["excommunications"]
    return TRACKS


def cards_shown(view: View, seat: int | None = None) -> list[int]:
    """The cards on the towers and those of all players, or of one seat: opponents' cards are hidden in their
    panels.
    """
    found = [floor["card"] for tower in view["towers"] for floor in tower["floors"]]
    owned = [
        number
        for one in (view["seats"] if seat is None else [view["seats"][seat]])
        for cards in (
            one["cards"]["territory"],
            one["cards"]["character"],
            one["cards"]["building"],
            one["cards"]["venture"],
        )
        for number in cards
    ]
    return [number for number in found if number is not None] + owned


def _spaces(view: View) -> list[str]:
    floors = [floor["space"] for tower in view["towers"] for floor in tower["floors"]]
    return [*floors, *(space["space"] for space in view["spaces"] if space["open"])]


def _leaders(view: View, seat: int) -> list[str]:
    own = view["seats"][seat]
    in_play = [leader["leader"] for one in view["seats"] for leader in one["leaders"]]
    return [*in_play, *own.get("hand", ()), *view.get("draft", {}).get("pack", ())]
