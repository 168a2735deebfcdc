"""The types of a view, key by key. Not compiled: a compiled module drops the annotations others read at run time."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# The comments after the fields are the documentation of the view: docs/view.md is generated from them.


class GoodsView(TypedDict):
    """What a player holds, and where the player stands on the three tracks."""

    wood: int  # wood in the supply
    stone: int  # stone in the supply
    coins: int  # coins in the supply
    servants: int  # servants in the supply
    military: int  # military strength
    faith: int  # step on the faith track
    victory: int  # victory points so far
    tokens: int  # how many special tokens (Houses)


class CardsView(TypedDict):
    """The printed numbers of a player's cards by type, in the order they came."""

    territory: list[int]  # territories, which harvest activates
    character: list[int]  # characters, whose effects are permanent
    building: list[int]  # buildings, which production activates
    venture: list[int]  # ventures, which score at the end


class MemberView(TypedDict):
    """A family member on the board."""

    seat: int  # whose it is
    member: str  # white, black, orange, neutral or brown


class FloorView(TypedDict):
    """A floor of a tower."""

    space: str  # T1 to S4
    minimum: int  # the action value it asks for
    bonus: dict[str, int]  # the goods printed beside it
    card: int | None  # the printed number of the card that lies there
    members: list[MemberView]  # who stands there


class TowerView(TypedDict):
    """A tower."""

    tower: str  # T, C, B, V or S
    floors: list[FloorView]  # from the ground up


class SpaceView(TypedDict):
    """A space that is not in a tower."""

    space: str  # harvest, harvest-large, production, production-large, market1 to market4, palace
    open: bool  # whether it is in use with this number of players
    members: list[MemberView]  # who stands there


class LeaderView(TypedDict):
    """A leader in play."""

    leader: str  # its key
    used: bool  # whether its ability was used this round
    copies: NotRequired[str]  # the leader whose ability it copies


class PileView(TypedDict):
    """Goods on Montefeltro's family tile."""

    wood: int  # wood on the tile
    stone: int  # stone on the tile


class SeatView(TypedDict):
    """A player."""

    goods: GoodsView  # what the player holds
    cards: CardsView  # the player's cards
    members: dict[str, int]  # the members still in hand and their values
    turns_left: (
        int  # turns of this round in which a member is still to be placed, the current one included
    )
    leaders: list[LeaderView]  # leaders in play
    hand_count: int  # how many leaders are in hand
    bonus_tile: str  # the key of the personal bonus tile
    excommunicated: list[str]  # the keys of the excommunication tiles that work against the player
    hand: NotRequired[list[str]]  # the leaders in hand; only in the player's view
    family: NotRequired[str]  # the family's key (Houses)
    tokens: NotRequired[
        list[str]
    ]  # the faces of the player's tokens; only in the player's view (Houses)
    hand_known: NotRequired[list[str]]  # leaders in hand that everybody knows (Houses)
    pile: NotRequired[PileView]  # wood and stone on the family tile (Houses, Montefeltro)
    visconti: NotRequired[list[str]]  # active Visconti tokens (Houses)
    faith_tiles: NotRequired[list[int]]  # faith steps of the Della Rovere tiles taken (Houses)


class DecisionView(TypedDict):
    """What is being decided. Which of the fields below `kind` there are depends on it."""

    kind: str  # the name of the decision, "over" at the end
    placed: NotRequired[bool]  # turn: whether the member of this turn is placed
    made_up: NotRequired[
        bool
    ]  # turn: it is the one an excommunication moved to the end of the round
    left: NotRequired[int]  # privilege: how many are still to be converted
    different: NotRequired[bool]  # privilege: whether all must differ
    value: NotRequired[int]  # take_card, work, choices: the action value
    types: NotRequired[list[str]]  # take_card: the permitted card types
    work: NotRequired[str]  # work, choices: harvest or production
    card: NotRequired[int]  # pay, choices, give, give_up: the card it is about
    activated: NotRequired[list[int]]  # choices: all cards that activate
    leader: NotRequired[str]  # copy, option: the leader it is about
    faces: NotRequired[list[str]]  # keep_token: the tokens drawn; only in the player's view
    actions: NotRequired[list[str]]  # order: the actions of which one comes first


class DraftView(TypedDict):
    """The draft of leaders."""

    kept: int  # how many leaders everybody has kept
    pack: NotRequired[list[str]]  # the leaders before the seat; only in a player's view
    chosen: NotRequired[str]  # the one the seat keeps; only in the player's view


class ToComeView(TypedDict):
    """Cards that can still appear in a tower in a period."""

    tower: str  # T, C, B, V or S
    period: int  # 1 to 3
    cards: list[int]  # their printed numbers; with more than are used, also those left out
    left: int  # how many of them will appear


class TokenOnCardView(TypedDict):
    """A special token on a card (Houses)."""

    card: int  # the printed number of the card
    face: str  # the key of the token's face


class LeaderSpaceView(TypedDict):
    """A member on a leader's space (Houses)."""

    leader: str  # the key of the leader whose space it is
    seat: int  # whose member it is
    member: str  # white, black, orange, neutral or brown


class BidView(TypedDict):
    """A bid in the auction (Houses)."""

    seat: int  # who bids
    row: int  # counted from 1


class AuctionSlotView(TypedDict):
    """A family in the auction (Houses)."""

    family: str  # the family's key
    tile: str  # the key of the auction tile beside it
    rows: list[dict[str, int]]  # the goods of its rows
    leaders: list[str]  # leaders beside the tile
    bid: NotRequired[BidView]  # the bid that lies there


class View(TypedDict):
    """The game as a seat sees it."""

    players: int  # how many play
    round: int  # 1 to 6, 0 before the first
    period: int  # 1 to 3
    order: list[int]  # seats in turn order
    to_act: list[int]  # the seats that have to decide
    decision: DecisionView  # what is being decided
    dice: dict[str, int]  # by colour: white, black, orange
    towers: list[TowerView]  # four towers, five with Houses
    spaces: list[SpaceView]  # all other spaces of the board
    palace: list[MemberView]  # members in the Palace in order of arrival
    excommunications: list[str]  # the tiles of the three periods
    seats: list[SeatView]  # the players by seat
    discarded_cards: list[int]  # cards nobody took in earlier rounds
    gone_cards: list[int]  # cards that left the game
    discarded_leaders: list[str]  # leaders that left the game
    leader_deck: int  # how many leaders are in the deck
    to_come: list[ToComeView]  # cards that can still appear, by tower and period
    undo_floor: int  # number of moves that can no longer be undone
    bonus_tiles: NotRequired[list[str]]  # tiles still to be chosen, before the game
    draft: NotRequired[DraftView]  # during the draft
    final: NotRequired[list[dict[str, int]]]  # points by category, after the end
    adaptation: NotRequired[str]  # the tower with the Adaptation tile (Houses)
    adaptation_card: NotRequired[int]  # the card that chose its first tower (Houses)
    token_supply: NotRequired[int]  # how many tokens are in the supply (Houses)
    token_discard: NotRequired[list[str]]  # discarded tokens, face up (Houses)
    tokens_on_cards: NotRequired[list[TokenOnCardView]]  # special tokens lying on cards (Houses)
    leader_spaces: NotRequired[list[LeaderSpaceView]]  # members on leader spaces (Houses)
    auction: NotRequired[list[AuctionSlotView]]  # families, tiles and bids (Houses)
