"""Special tokens: supply, discard and the tokens of the players (section 18.1)."""

from __future__ import annotations

from magnifico.content.vocabulary import TOKENS
from magnifico.engine.rules import gains
from magnifico.engine.rules.sources import FROM_TOKEN
from magnifico.engine.state.state import State


def draw_faces(state: State, count: int) -> list[int]:
    """Draw tokens from the supply; the discard becomes the new supply when the last one is drawn (R18.1.2)."""
    faces: list[int] = []
    for _ in range(count):
        if not state.token_supply:
            _reshuffle(state)
        if not state.token_supply:
            break
        faces.append(state.token_supply[-1])
        state.token_supply = state.token_supply[:-1]
        if not state.token_supply:
            _reshuffle(state)
    if faces:
        state.revealed()
    return faces


def _reshuffle(state: State) -> None:
    if state.token_discard:
        state.token_supply = tuple(state.random.shuffled(list(state.token_discard)))
        state.token_discard = ()


def available(state: State) -> int:
    """How many tokens can be drawn now."""
    return len(state.token_supply) + len(state.token_discard)


def draw(state: State, seat: int, count: int) -> int:
    """Gain tokens, drawn at random and shown only to their owner (R18.1.1); returns how many there were (RUL-41)."""
    faces = draw_faces(state, count)
    receive(state, seat, faces)
    if faces:
        keys: list[object] = [state.printed.token_keys[face] for face in faces]
        state.emit_secret("tokens_drawn", seat, {"count": len(faces)}, {"faces": keys})
    return len(faces)


def receive(state: State, seat: int, faces: list[int]) -> None:
    """Put drawn tokens into a player's supply, where they count as resources (R18.1.3)."""
    state.tokens[seat] = tuple(sorted(state.tokens[seat] + tuple(faces)))
    state.rows[seat][TOKENS] = len(state.tokens[seat])


def remove(state: State, seat: int, face: int) -> None:
    """Take one token out of a player's supply."""
    held = list(state.tokens[seat])
    held.remove(face)
    state.tokens[seat] = tuple(held)
    state.rows[seat][TOKENS] = len(held)


def discard(state: State, seat: int, face: int) -> None:
    """A used or paid token goes face up to the token discard (R18.1.2)."""
    remove(state, seat, face)
    state.token_discard = (*state.token_discard, face)


def distinct_faces(state: State, seat: int) -> list[int]:
    """The different faces a player holds."""
    return sorted(set(state.tokens[seat]))


def drop_from_card(state: State, card: int) -> None:
    """The token on a discarded card goes to the token discard (R18.1.7, RUL-84)."""
    face = on_card(state, card)
    if face >= 0:
        state.tokens_on_cards = tuple(
            [entry for entry in state.tokens_on_cards if entry[0] != card]
        )
        state.token_discard = (*state.token_discard, face)


def put_on_card(state: State, seat: int, face: int, card: int) -> None:
    """Move a token permanently from its player's supply to a card (S01, S11, R18.1.7, R0.15)."""
    remove(state, seat, face)
    state.tokens_on_cards = (*state.tokens_on_cards, (card, face))
    fields: dict[str, object] = {"face": state.printed.token_keys[face]}
    fields["card"] = state.printed.cards[card].number
    state.emit("token_placed", seat, fields)


def use(state: State, seat: int, face: int) -> None:
    """Discard a token for the goods it shows, as one source (R18.1.5)."""
    discard(state, seat, face)
    state.emit("token_used", seat, {"face": state.printed.token_keys[face]})
    gains.gain(state, seat, state.printed.token_faces[face], FROM_TOKEN, face)


def on_card(state: State, card: int) -> int:
    """The face of the token lying on a card, -1 if there is none."""
    for other, face in state.tokens_on_cards:
        if other == card:
            return face
    return -1
