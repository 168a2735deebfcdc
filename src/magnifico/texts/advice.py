"""Words for advice: what a move gains, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from magnifico.engine.refusal import Refusal
from magnifico.texts.bundles import Texts
from magnifico.texts.words import goods_phrase

if TYPE_CHECKING:
    from magnifico.engine.game import Game
    from magnifico.engine.moves.move import Move

Facts = Mapping[str, str | int]
SUPPLY: Final = ("coins", "wood", "stone", "servants")
EVEN: Final = 0.05
"""Fewer points than this are written as 0.0, which says nothing."""


def describe_reason(
    reason: str, share: float, texts: Texts, facts: Facts | None = None, rival: str | None = None
) -> str:
    """The reason for a move as a short clause; `share` is the points behind it, `facts` what it is based on here.

    `rival` is the name of a player who would otherwise probably take the space.
    """
    points = points_phrase(share, texts)
    if reason == "measured" and abs(share) < EVEN:
        words = texts.get("reason-measured.even")
    elif facts:
        words = texts.get(f"reason-{reason}.here", points=points, **facts)
    else:
        words = texts.get(f"reason-{reason}", points=points)
    return words if rival is None else texts.get("reason-and-rival", reason=words, rival=rival)


def reason_facts(reason: str, game: Game, move: Move, texts: Texts) -> Facts:
    """The facts behind a reason in this position; none if the outcome is uncertain or the reason says it all."""
    if reason not in ("territories", "characters", "military", "church", "goods"):
        return {}
    try:
        preview = game.preview(move)
    except Refusal:
        return {}
    after = preview.view
    if after is None:
        return {}
    printed = game.ruleset.printed
    before = game.view(move.seat)["seats"]
    then = after["seats"]
    if reason == "military":
        rival = max(one["goods"]["military"] for seat, one in enumerate(then) if seat != move.seat)
        return {"has": then[move.seat]["goods"]["military"], "rival": rival}
    if reason == "church":
        needs = printed.faith_requirements[max(0, after["period"] - 1)]
        return {"has": then[move.seat]["goods"]["faith"], "needs": needs}
    if reason == "goods":
        goods = {name: preview.received.get(name, 0) for name in SUPPLY}
        brought = {name: amount for name, amount in goods.items() if amount}
        decision = after["decision"]
        privileges = int(decision["left"]) if decision["kind"] == "privilege" else 0
        if not brought and not privileges:
            return {}
        return {"goods": goods_phrase(brought, texts, privileges)}
    if reason == "territories":
        counts = [len(seats[move.seat]["cards"]["territory"]) for seats in (before, then)]
        scores = printed.territory_scores
    else:
        counts = [len(seats[move.seat]["cards"]["character"]) for seats in (before, then)]
        scores = printed.character_scores
    if counts[1] <= counts[0] or counts[1] >= len(scores) or not scores[counts[1]]:
        return {}
    return {"count": counts[1], "before": scores[counts[0]], "after": scores[counts[1]]}


def card_taken(game: Game, move: Move) -> int | None:
    """The printed number of the card that lies where a move goes."""
    for tower in game.view(move.seat)["towers"]:
        for floor in tower["floors"]:
            if floor["space"] == move.space:
                return floor["card"]
    return None


def points_phrase(points: float, texts: Texts, signed: bool = True) -> str:
    """A number of points with one decimal, as the language writes it."""
    text = f"{points:+.1f}" if signed else f"{points:.1f}"
    return text.replace("-", "−").replace(".", texts.get("decimal-mark"))
