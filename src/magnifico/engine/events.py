"""What happened, as the engine reports it; the log, animations and "since your last turn" are made from events.

Every event is declared here once, with its fields. docs/view.md and the words of scenarios are generated from the
declarations, and a test plays games of every mix to check that they report nothing else.
"""

from __future__ import annotations

from typing import Final

from magnifico.engine import sentences


class Event:
    """Something that happened. `secret` holds what only the seat itself may see."""

    def __init__(
        self,
        name: str,
        seat: int,
        fields: dict[str, object],
        secret: dict[str, object] | None = None,
    ) -> None:
        self.name = name
        self.seat = seat
        self.fields = fields
        self.secret = secret

    def for_seat(self, seat: int | None) -> dict[str, object]:
        """The event as plain data, as this seat (None: anybody) may see it."""
        result: dict[str, object] = {"name": self.name}
        result.update(self.fields)
        if self.secret is not None and seat == self.seat:
            result.update(self.secret)
        return result

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: anybody) may see it."""
        if self.secret is None or seat == self.seat:
            return self
        return Event(self.name, self.seat, self.fields)

    def text(self, language: str = "en", seat: int | None = None) -> str:
        """The event as a sentence, as this seat (None: anybody) may read it."""
        return sentences.installed().event(self.name, self.for_seat(seat), language)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"Event({self.name}{': ' if told else ''}{told})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.name == other.name
            and self.seat == other.seat
            and self.fields == other.fields
            and self.secret == other.secret
        )

    def __hash__(self) -> int:
        return hash((self.name, self.seat))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.seat, self.fields, self.secret)


class EventKind:
    """The declaration of an event: its fields in the order they are shown, and a sentence about it.

    Fields in `secret` are only in the player's own view of the event; those in `sometimes` aren't always there.
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...],
        sentence: str,
        secret: tuple[str, ...] = (),
        sometimes: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.fields = fields
        self.sentence = sentence
        self.secret = secret
        self.sometimes = sometimes


class EventField:
    """The declaration of a field. A field means the same in every event that has it."""

    def __init__(self, name: str, type_name: str, meaning: str) -> None:
        self.name = name
        self.type_name = type_name
        self.meaning = meaning


_FIELDS: Final[tuple[EventField, ...]] = (
    EventField("player", "int", "the seat it is about"),
    EventField("players", "list[int]", "the seats in their new order"),
    EventField("owner", "int", "the seat whose cards are used, if it is another player's"),
    EventField("to", "int", "the seat that receives"),
    EventField("round", "int", "1 to 6"),
    EventField("period", "int", "1 to 3"),
    EventField("white", "int", "the white die"),
    EventField("black", "int", "the black die"),
    EventField("orange", "int", "the orange die"),
    EventField("member", "str", "the family member: white, black, orange, neutral or brown"),
    EventField("space", "str", "the space in notation: T1, market2, palace"),
    EventField("tower", "str", "the letter of the tower"),
    EventField("value", "int", "the action value, or the new value of a member"),
    EventField("servants", "int", "servants spent for the value"),
    EventField("card", "int", "the printed number of the card"),
    EventField("cards", "list[int]", "the printed numbers of the cards that activate"),
    EventField("kind", "str", "harvest, production, or cards where the value doesn't matter"),
    EventField("leader", "str", "the key of the leader"),
    EventField("leaders", "list[str]", "the keys of the leaders"),
    EventField("copied", "str", "the key of the leader that is copied"),
    EventField("count", "int", "how many"),
    EventField("family", "str", "the key of the family"),
    EventField("row", "int", "the row of the auction tile, counted from 1"),
    EventField("tile", "str", "the key of the tile"),
    EventField("face", "str", "what a special token shows"),
    EventField("faces", "list[str]", "what the tokens show"),
    EventField("token", "str", "the key of the Visconti token"),
    EventField("step", "int", "the step of the faith track"),
    EventField("sets", "int", "how many complete sets the player has"),
    EventField("goods", "dict[str, int]", "amounts by good"),
    EventField("option", "dict[str, int]", "the goods a privilege is turned into"),
    EventField(
        "source", "str", "what it is for or from: market, surcharge, card:29, leader:sisto_iv"
    ),
    EventField("military", "int", "the military strength afterwards"),
    EventField("category", "str", "what is scored, as in the view's final points"),
    EventField("victory", "int", "victory points"),
)
FIELD_KINDS: Final[dict[str, EventField]] = {field.name: field for field in _FIELDS}

_KINDS: Final[tuple[EventKind, ...]] = (
    # The table.
    EventKind("game_started", (), "The game begins."),
    EventKind("round_started", ("round", "period"), "A round begins."),
    EventKind("dice", ("white", "black", "orange"), "The dice are rolled."),
    EventKind("turn_order", ("players",), "The Council Palace sets a new turn order."),
    EventKind("adaptation_moved", ("tower",), "The Adaptation tile moves on (Houses)."),
    EventKind("report_started", ("period",), "The Vatican report begins."),
    EventKind("final_scoring", (), "The final scoring begins."),
    EventKind(
        "scored",
        ("player", "category", "victory"),
        "A player gains or loses points in the final scoring.",
    ),
    EventKind("game_over", ("player", "victory"), "The game is over; `player` has won."),
    # Before the first round.
    EventKind("bonus_tile_chosen", ("player", "tile"), "A player takes a personal bonus tile."),
    EventKind("leader_kept", ("player", "leader"), "A player keeps a leader.", ("leader",)),
    EventKind("bid", ("player", "family", "row"), "A player bids for a family (Houses)."),
    EventKind("displaced", ("player", "family"), "A higher bid displaces a player's (Houses)."),
    EventKind("family_won", ("player", "family"), "A player wins a family (Houses)."),
    # Turns.
    EventKind(
        "placed",
        ("player", "member", "space", "value", "servants"),
        "A player places a family member.",
    ),
    EventKind("passed", ("player",), "A player places no member in this turn."),
    EventKind("turn_ended", ("player",), "A player ends the turn."),
    EventKind("paid", ("player", "goods", "source"), "A player pays."),
    EventKind("gained", ("player", "goods", "source"), "A player receives goods."),
    EventKind("lost", ("player", "goods", "source"), "A player loses goods."),
    EventKind("privilege", ("player", "option"), "A player converts a council privilege."),
    EventKind(
        "pile_taken", ("player", "goods"), "A player takes the goods on the family tile (Houses)."
    ),
    EventKind("took_card", ("player", "card", "space"), "A player takes a card from a tower."),
    EventKind(
        "card_taken_free",
        ("player", "card"),
        "A player takes a card that doesn't lie in a tower.",
    ),
    EventKind("card_discarded", ("player", "card"), "A player's card leaves the game."),
    EventKind(
        "card_gave",
        ("player", "goods", "to", "card"),
        "A player hands over what an opponent's card demands.",
    ),
    EventKind(
        "activated",
        ("player", "kind", "value", "cards", "owner"),
        "A player harvests, produces or activates cards.",
        (),
        ("value", "owner"),
    ),
    EventKind("harvest_declined", ("player",), "A player declines a bonus harvest."),
    EventKind("production_declined", ("player",), "A player declines a bonus production."),
    EventKind("bonus_declined", ("player",), "A player declines a bonus action."),
    EventKind("bonus_lost", ("player",), "A bonus action is lost because nothing can be done."),
    EventKind(
        "military_level",
        ("player", "military"),
        "A player draws level with the leader of the military track.",
    ),
    EventKind("set_award", ("player", "sets"), "A player completes a set of cards (Houses)."),
    EventKind(
        "faith_tile", ("player", "step"), "A player takes a tile of the Della Rovere (Houses)."
    ),
    EventKind(
        "visconti_token", ("player", "token"), "A player activates a Visconti token (Houses)."
    ),
    # Leaders and tokens.
    EventKind("leader_played", ("player", "leader"), "A player plays a leader."),
    EventKind("leader_discarded", ("player", "leader"), "A player discards a leader."),
    EventKind("leader_used", ("player", "leader"), "A player uses a leader's ability."),
    EventKind(
        "leader_copied", ("player", "leader", "copied"), "A leader copies an opponent's leader."
    ),
    EventKind(
        "leaders_drawn", ("player", "count", "leaders"), "A player draws leaders.", ("leaders",)
    ),
    EventKind("member_set", ("player", "member", "value"), "A leader gives a member a value."),
    EventKind(
        "tokens_drawn", ("player", "count", "faces"), "A player draws special tokens.", ("faces",)
    ),
    EventKind("token_used", ("player", "face"), "A player uses a special token (Houses)."),
    EventKind(
        "token_placed", ("player", "face", "card"), "A player puts a token on a card (Houses)."
    ),
    # The Church.
    EventKind("supported", ("player", "victory"), "A player supports the Church."),
    EventKind("not_supported", ("player",), "A player doesn't support the Church."),
    EventKind("excommunicated", ("player", "tile"), "A player is excommunicated."),
)
EVENT_KINDS: Final[dict[str, EventKind]] = {kind.name: kind for kind in _KINDS}
