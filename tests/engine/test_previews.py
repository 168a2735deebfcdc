"""What a move would do is told beforehand: all that is certain, and nothing hidden."""

from __future__ import annotations

import random

import pytest

from magnifico import (
    Event,
    Game,
    Move,
    Options,
    Preview,
    Refusal,
)
from magnifico.engine.decisions.church import SecretVote
from magnifico.engine.decisions.leader import PlayLeaderFree
from magnifico.engine.decisions.loss import LoseWoodOrStone
from tests.support import (
    MIXES,
    asking,
    games_per_mix,
    mix_name,
    positions,
    random_move,
)

HOUSES = Options(players=3, expansions=("houses", "pazzi"), table=frozenset({"secretVatican"}))


def goods_told(events: list[Event], name: str, seat: int) -> dict[str, int]:
    """The goods of all events of a name, added up."""
    total: dict[str, int] = {}
    for event in events:
        if event.name == name and event.seat == seat:
            goods = event.fields["goods"]
            assert isinstance(goods, dict)
            for good, amount in goods.items():
                total[good] = total.get(good, 0) + amount
    return total


def check_preview(game: Game, move: Move, preview: Preview) -> None:
    """What was foreseen comes true; whether it is foreseen doesn't depend on anything hidden."""
    seat = move.seat
    foreseen = [event.for_seat(seat) for event in preview.events]
    played = game.copy()
    events = played.play(move)
    happened = [event.for_seat(seat) for event in events]
    assert foreseen == happened[: len(foreseen)], move
    if preview.certain:
        assert foreseen == happened, move
        assert preview.view == played.view(seat), move
        assert preview.paid == goods_told(events, "paid", seat)
        assert preview.received == goods_told(events, "gained", seat)
        assert preview.lost == goods_told(events, "lost", seat)
        taken = [
            event.fields["card"]
            for event in events
            if event.name in ("took_card", "card_taken_free") and event.seat == seat
        ]
        assert preview.cards == taken
        assert preview.scored == preview.received.get("victory", 0)
    else:
        assert preview.view is None


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_previews_come_true(options: Options) -> None:
    """Of a certain preview everything, of an uncertain one what it does tell (13 of 60,962 were false: ATTACK, low).

    MAGNIFICO_TEST_FACTOR=120 makes some 180,000 tries.
    """
    chance = random.Random(mix_name(options))
    certain = uncertain = 0
    for seed in range(games_per_mix(2)):
        for game in positions(options, seed, chance, 0.2):
            before = game.digest()
            move = random_move(game, chance)
            preview = game.preview(move)
            assert game.digest() == before and preview.move == move
            check_preview(game, move, preview)
            # For all the seat knows the game may also be this one.
            other = game.determinize(move.seat, chance.randrange(1000))
            again = other.preview(move)
            assert again.certain == preview.certain
            assert [event.for_seat(move.seat) for event in again.events] == [
                event.for_seat(move.seat) for event in preview.events
            ]
            if preview.certain:
                check_preview(other, move, preview)
                certain += 1
            else:
                uncertain += 1
    print(f"{mix_name(options)}: {certain} certain previews, {uncertain} uncertain ones")
    assert certain > 4 * uncertain > 0


@pytest.mark.parametrize(
    ("held", "to_copy", "certain"),
    [(1, False, False), (1, True, True), (2, False, True), (0, False, True)],
)
def test_a_preview_does_not_know_whether_a_rival_holds_only_lorenzo(
    held: int, to_copy: bool, certain: bool
) -> None:
    """RUL-28, R8.8: with nobody to copy, a free play of Lorenzo alone is lost. One of 172,000 previews was false."""
    game = Game.new(Options(players=2), seed=5)
    chance = random.Random(5)
    while game.view(None)["round"] < 1:
        game.play(random_move(game, chance))
    rival = game.to_act[0]
    while game.view(None)["seats"][rival]["hand_count"] > held:
        moves = game.legal_moves(rival)
        game.play(next(move for move in moves if move.kind in ("discard", "privilege")))
    while game.to_act[0] == rival:
        game.play(
            next(move for move in game.legal_moves(rival) if move.kind not in ("discard", "play"))
        )
    seat, state = game.to_act[0], game.state
    if to_copy:
        state.in_play[seat], state.hands[seat] = state.hands[seat][:1], state.hands[seat][1:]
    state.agenda.append(PlayLeaderFree(rival))
    state.agenda.append(LoseWoodOrStone(seat, 0))
    preview = game.preview(game.legal_moves(seat)[0])
    assert preview.certain is certain
    assert ("bonus_lost" in [event.name for event in preview.events]) == (held == 0)


def drawing(options: Options, seed: int, chance: random.Random) -> list[tuple[Game, Move]]:
    """Moves that draw tokens or leaders, in one game."""
    found: list[tuple[Game, Move]] = []
    game = Game.new(options, seed=seed)
    while not game.is_over:
        move = random_move(game, chance)
        before = game.copy()
        if any(event.name in ("tokens_drawn", "leaders_drawn") for event in game.play(move)):
            found.append((before, move))
    return found


def test_what_will_be_drawn_is_never_foreseen() -> None:
    """Two imagined worlds may draw the same; a preview has to leave it out all the same."""
    chance = random.Random(8)
    draws = 0
    games = games_per_mix(4)
    for seed in range(games):
        for game, move in drawing(HOUSES, seed, chance):
            preview = game.preview(move)
            assert not preview.certain
            assert not {"tokens_drawn", "leaders_drawn"} & {event.name for event in preview.events}
            check_preview(game, move, preview)
            draws += 1
    assert draws > 5 * games


def test_a_preview_of_the_last_vote_tells_nothing_of_the_others() -> None:
    game = asking(HOUSES, SecretVote, seats=2)
    asked = game.to_act
    for seat in asked[:-1]:
        vote = game.legal_moves(seat)[0]
        assert game.preview(vote).certain
        game.advance(vote)
    last = game.legal_moves(asked[-1])[0]
    preview = game.preview(last)
    assert not preview.certain
    assert {event.seat for event in preview.events} <= {asked[-1]}


def test_a_refused_move_has_no_preview() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=4)
    with pytest.raises(Refusal) as caught:
        game.preview("A: white T4")
    assert caught.value == game.why_not("A: white T4")


def test_previews_read_well() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=4)
    preview = game.preview("white market1")
    assert preview.received == {"coins": 5} and preview.certain
    assert repr(preview) == f"<Preview of {preview.move}: received 5 coins>"
    assert preview.text()
