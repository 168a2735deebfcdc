"""Whole cards, leaders, tiles and families in words, as objects for a page or a terminal to lay out."""

from __future__ import annotations

from dataclasses import dataclass

from magnifico.content.model import (
    AdaptationTile,
    AuctionTile,
    BonusTile,
    Card,
    ExcommunicationTile,
    FaithTile,
    Family,
    Leader,
    MarketSpace,
    TokenFace,
    ViscontiToken,
)
from magnifico.content.vocabulary import Goods
from magnifico.texts.bundles import Texts
from magnifico.texts.effects import describe_effects
from magnifico.texts.words import (
    clauses,
    describe_cost,
    describe_requirement,
    good_phrases,
    goods_phrase,
    join,
    labelled,
    roman,
    sentence,
    type_name,
)


@dataclass(frozen=True, slots=True)
class CardText:
    """A development card in words. `lines` is the whole card below its name and header."""

    number: int
    name: str
    header: str
    costs: tuple[str, ...]  # alternatives; empty for a free card
    immediate: tuple[str, ...]
    activation: str  # such as "Harvest 5+"; empty for characters and ventures
    permanent: tuple[str, ...]
    end: tuple[str, ...]
    notes: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeaderText:
    """A leader in words; `ability` says when the effects work."""

    name: str
    header: str
    requirements: tuple[str, ...]
    ability: str
    effects: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileText:
    """An excommunication tile, a token or a faith tile in words."""

    header: str
    lines: tuple[str, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BonusTileText:
    """A personal bonus tile in words."""

    header: str
    harvest: str
    production: str
    lines: tuple[str, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FamilyText:
    """A family in words."""

    name: str
    header: str
    lines: tuple[str, ...]


def describe_card(card: Card, texts: Texts) -> CardText:
    """Describe a development card."""
    header = texts.get(
        "header-special" if card.special else "header-card",
        type=type_name(card.card_type, texts),
        noun=card.card_type,
        period=roman(card.period),
    )
    costs = tuple(describe_cost(cost, texts) for cost in card.costs)
    immediate = describe_effects(card.immediate, texts)
    permanent = describe_effects(card.permanent, texts)
    end = describe_effects(card.end_effects, texts)
    if card.end_victory:
        end.insert(0, goods_phrase((("victory", card.end_victory),), texts))
    activation = ""
    if card.activation and card.card_type in ("territory", "building"):
        work = "harvest" if card.card_type == "territory" else "production"
        activation = texts.get(f"activation-{work}", value=card.activation)
    notes = []
    if card.activation and not card.activation_printed:
        notes.append(texts.get("note-activation"))
    notes += _notes(card.status, texts)
    if card.name_status == "reconstructed":
        notes.append(texts.get("note-name"))

    lines: list[str] = []
    if costs:
        lines.append(labelled(texts.get("label-cost"), join(costs, texts, "or-else"), texts))
    if immediate:
        lines.append(labelled(texts.get("label-immediate"), clauses(immediate, texts), texts))
    if activation and permanent:
        lines.append(labelled(activation, clauses(permanent, texts), texts))
    elif permanent:
        label = texts.get("ability-permanent")
        lines.append(labelled(label, clauses(permanent, texts), texts))
    if end:
        lines.append(labelled(texts.get("label-end"), clauses(end, texts), texts))
    return CardText(
        number=card.number,
        name=card.names[texts.language],
        header=sentence(header),
        costs=costs,
        immediate=_sentences(immediate),
        activation=sentence(activation),
        permanent=_sentences(permanent),
        end=_sentences(end),
        notes=_sentences(notes),
        lines=_sentences(lines),
    )


def describe_leader(leader: Leader, texts: Texts) -> LeaderText:
    """Describe a leader."""
    requirements = tuple(describe_requirement(one, texts) for one in leader.requirements)
    if leader.ability == "space":
        ability = texts.get("ability-space", minimum=leader.space_minimum)
    else:
        ability = texts.get(f"ability-{leader.ability}")
    effects = describe_effects(leader.effects, texts)
    lines: list[str] = []
    if requirements:
        lines.append(labelled(texts.get("label-requirement"), join(requirements, texts), texts))
    if effects:
        lines.append(labelled(ability, clauses(effects, texts), texts))
    return LeaderText(
        name=leader.names[texts.language],
        header=sentence(texts.get("header-leader")),
        requirements=requirements,
        ability=sentence(ability),
        effects=_sentences(effects),
        lines=_sentences(lines),
    )


def describe_excommunication(tile: ExcommunicationTile, texts: Texts) -> TileText:
    """Describe an excommunication tile."""
    header = texts.get("header-excommunication", period=roman(tile.period))
    return TileText(sentence(header), _sentences(describe_effects(tile.effects, texts)))


def describe_bonus_tile(tile: BonusTile, texts: Texts) -> BonusTileText:
    """Describe a personal bonus tile."""
    return BonusTileText(
        sentence(texts.get("header-bonus-tile")),
        goods_phrase(tile.harvest, texts),
        goods_phrase(tile.production, texts),
        _sentences(bonus_tile_parts(tile, texts)),
        _sentences(_notes(tile.status, texts)),
    )


def bonus_tile_parts(tile: BonusTile, texts: Texts) -> list[str]:
    """What a bonus tile gives at harvest and at production, in lower case for use inside a sentence."""
    return [
        labelled(texts.get("action-harvest"), goods_phrase(tile.harvest, texts), texts),
        labelled(texts.get("action-production"), goods_phrase(tile.production, texts), texts),
    ]


def describe_family(family: Family, texts: Texts) -> FamilyText:
    """Describe a family."""
    return FamilyText(
        family.names[texts.language],
        sentence(texts.get("header-family")),
        _sentences(describe_effects(family.effects, texts)),
    )


def describe_token_face(face: TokenFace, texts: Texts) -> TileText:
    """Describe a face of the special tokens and how many tokens show it."""
    gain = goods_phrase(face.gain, texts)
    text = texts.get("token-copies", gain=gain, copies=face.copies)
    return TileText(gain, _sentences([text]), _sentences(_notes(face.status, texts)))


def describe_faith_tile(tile: FaithTile, texts: Texts) -> TileText:
    """Describe a special faith tile."""
    gain = goods_phrase(tile.gain, texts, privileges=tile.privileges)
    text = texts.get("faith-tile", step=tile.step, gain=gain)
    return TileText(gain, _sentences([text]), _sentences(_notes(tile.status, texts)))


def describe_visconti_token(token: ViscontiToken, texts: Texts) -> TileText:
    """Describe a Visconti token."""
    gain = goods_phrase(token.gain, texts)
    return TileText(gain, (gain,), _sentences(_notes(token.status, texts)))


def describe_auction_row(tile: AuctionTile, row: int, texts: Texts) -> TileText:
    """Describe a row of an auction tile, counted from 1, the lowest offer."""
    goods: Goods = tile.rows[row - 1]
    gain = goods_phrase(goods, texts)
    return TileText(gain, (gain,), _sentences(_row_notes(tile, row, texts)))


def _row_notes(tile: AuctionTile, row: int, texts: Texts) -> list[str]:
    return [] if row in tile.known_rows else _notes(tile.status, texts)


def describe_auction_tile(tile: AuctionTile, texts: Texts) -> TileText:
    """Describe an auction tile: a line for each row, the lowest offer first."""
    lines: list[str] = []
    for row in range(1, len(tile.rows) + 1):
        gain = describe_auction_row(tile, row, texts).header
        notes = "".join(f" ({note})" for note in _row_notes(tile, row, texts))
        lines.append(f"{row}. {gain}{notes}")
    return TileText(texts.get("source-auction"), tuple(lines), ())


def describe_adaptation_tile(tile: AdaptationTile, texts: Texts) -> TileText:
    """Describe the Adaptation tile for some numbers of players."""
    text = texts.get(
        "adaptation-tile",
        least=tile.min_players,
        most=tile.max_players,
        minimums=join(map(str, tile.floor_minimums), texts),
    )
    header = sentence(texts.get("header-adaptation-tile"))
    return TileText(header, _sentences([text]), _sentences(_notes(tile.status, texts)))


def describe_market_space(space: MarketSpace, texts: Texts) -> str:
    """Describe what a Market space gives."""
    if space.privileges and space.privileges_different:
        privileges = texts.get("privileges-different", count=space.privileges)
        return join([*good_phrases(space.gain, texts), privileges], texts)
    return goods_phrase(space.gain, texts, privileges=space.privileges)


def _notes(status: str, texts: Texts) -> list[str]:
    return [texts.get("note-value")] if status == "reconstructed" else []


def _sentences(lines: list[str]) -> tuple[str, ...]:
    return tuple(sentence(line) for line in lines)
