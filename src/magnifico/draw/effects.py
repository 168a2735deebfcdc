"""What a card does, moment by moment, as rows of icons; effects without icons are put in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from magnifico.content import Card, Leader, Requirement
from magnifico.content.effects import Effect, Gain, Privileges, TakeCard, Work
from magnifico.content.signs import Cluster, Row, Sign, amount, icon, value_sign
from magnifico.texts import Texts, describe_effect, sentence
from magnifico.texts.words import pieces

Moment: TypeAlias = Literal["once", "harvest", "production", "always", "end"]


@dataclass(frozen=True, slots=True)
class Line:
    """What a card does at one moment; every row starts a new line."""

    when: Moment
    rows: tuple[Row, ...]


def lines_of(card: Card, texts: Texts) -> list[Line]:
    """Everything a card does: at once, then as a standing effect or on activation, then at the end."""
    standing: Moment = "always"
    if card.activation:
        standing = "harvest" if card.card_type == "territory" else "production"
    end: tuple[Effect, ...] = card.end_effects
    if card.end_victory:
        end = (Gain((("victory", card.end_victory),)), *end)
    moments: tuple[tuple[Moment, tuple[Effect, ...]], ...] = (
        ("once", card.immediate),
        (standing, card.permanent),
        ("end", end),
    )
    return [Line(when, tuple(rows_of(effects, texts))) for when, effects in moments if effects]


def rows_of(effects: Sequence[Effect], texts: Texts) -> list[Row]:
    """One row for each effect; goods and privileges share a row."""
    together: Row = []
    others: list[Row] = []
    for effect in effects:
        if isinstance(effect, Gain | Privileges):
            together += effect_rows(effect, texts)[0]
        else:
            others += effect_rows(effect, texts)
    if together and len(others) == 1 and any(isinstance(one, TakeCard | Work) for one in effects):
        return [[*together, *others[0]]]
    return [together, *others] if together else others


def words(text: str) -> Row:
    """A text that may wrap between words."""
    return [(Sign("words", word),) for word in pieces(text)]


def effect_rows(effect: Effect, texts: Texts) -> list[Row]:
    """One effect in icons or words; every option of a choice has its own row."""
    return effect.icon_rows() or [words(sentence(describe_effect(effect, texts)))]


def requirement_row(requirements: Sequence[Requirement]) -> Row:
    """What a leader requires."""
    icons = {
        "cards": "special",
        "same_type_cards": "hand",
        "card_types": "hand",
        "wood_and_stone": "wood",
        "leaders": "leader",
    }
    row: Row = []
    for one in requirements:
        shown = f"≤{one.amount}" if one.at_most else one.amount
        row.append(amount(shown, icons.get(one.kind, one.kind.removesuffix("_cards"))))
    return row


def ability_sign(leader: Leader) -> Cluster:
    """The sign for when a leader's effects apply."""
    if leader.ability == "permanent":
        return icon("loop")
    if leader.ability == "space":
        return value_sign(leader.space_minimum)
    return icon("round" if leader.ability == "once_per_round" else "bolt")
