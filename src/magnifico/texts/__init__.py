"""Words for cards, moves, events and refusals in English, Italian, Spanish and Russian.

Everything is generated from the content and from what the engine reports, through the Fluent
files in `locales`; no card text is written by hand. Nothing here knows a rule or asks anything.
"""

from magnifico.content.model import LANGUAGES
from magnifico.texts.advice import describe_reason, points_phrase
from magnifico.texts.bundles import MissingTextError, TextError, Texts, texts_for
from magnifico.texts.cards import (
    BonusTileText,
    CardText,
    FamilyText,
    LeaderText,
    TileText,
    describe_adaptation_tile,
    describe_auction_row,
    describe_auction_tile,
    describe_bonus_tile,
    describe_card,
    describe_excommunication,
    describe_faith_tile,
    describe_family,
    describe_leader,
    describe_market_space,
    describe_token_face,
    describe_visconti_token,
)
from magnifico.texts.effects import describe_effect, describe_effects, describe_option
from magnifico.texts.messages import (
    EVENT_FIELDS,
    MOVE_FIELDS,
    REFUSAL_FIELDS,
    Happening,
    describe_event,
    describe_move,
    describe_refusal,
    describe_report,
)
from magnifico.texts.moves import MoveWords, describe_game_move, words_of_move
from magnifico.texts.naming import Naming
from magnifico.texts.words import (
    describe_cost,
    describe_privilege_option,
    describe_requirement,
    goods_phrase,
    join,
    member_name,
    phase_name,
    sentence,
    space_name,
    tower_name,
    type_name,
)

__all__ = [
    "EVENT_FIELDS",
    "LANGUAGES",
    "MOVE_FIELDS",
    "REFUSAL_FIELDS",
    "BonusTileText",
    "CardText",
    "FamilyText",
    "Happening",
    "LeaderText",
    "MissingTextError",
    "MoveWords",
    "Naming",
    "TextError",
    "Texts",
    "TileText",
    "describe_adaptation_tile",
    "describe_auction_row",
    "describe_auction_tile",
    "describe_bonus_tile",
    "describe_card",
    "describe_cost",
    "describe_effect",
    "describe_effects",
    "describe_event",
    "describe_excommunication",
    "describe_faith_tile",
    "describe_family",
    "describe_game_move",
    "describe_leader",
    "describe_market_space",
    "describe_move",
    "describe_option",
    "describe_privilege_option",
    "describe_reason",
    "describe_refusal",
    "describe_report",
    "describe_requirement",
    "describe_token_face",
    "describe_visconti_token",
    "goods_phrase",
    "join",
    "member_name",
    "phase_name",
    "points_phrase",
    "sentence",
    "space_name",
    "texts_for",
    "tower_name",
    "type_name",
    "words_of_move",
]
