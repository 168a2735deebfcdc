"""The game as a library: moves without a seat, undo, errors, logs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from magnifico import (
    Event,
    Game,
    GameOverError,
    LogEntry,
    Move,
    Moves,
    NotationError,
    Options,
    SeatError,
)
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.church import SecretVote
from magnifico.engine.decisions.decision import Decision
from magnifico.engine.decisions.draft import Draft
from magnifico.engine.decisions.tokens import KeepToken
from tests.copiers import copied, copiers
from tests.support import (
    MIXES,
    asking,
    finished,
    mix_name,
    positions,
    random_move,
)

HOUSES = Options(players=3, expansions=("houses", "pazzi"), table=frozenset({"secretVatican"}))


# ------------------------------------------------------------------------------------------------ legal moves


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_without_a_seat_the_moves_are_those_of_the_seat_that_decides(options: Options) -> None:
    for game in positions(options, 1, random.Random(1), 0.1):
        moves = game.legal_moves()
        assert moves == game.legal_moves(game.to_act[0])
        assert moves and {move.seat for move in moves} == {game.to_act[0]}


@pytest.mark.parametrize("options", MIXES[::4], ids=mix_name)
def test_lists_of_moves_can_be_narrowed_down(options: Options) -> None:
    towers = "TCBVS"
    found: set[str] = set()
    for game in positions(options, 2, random.Random(2), 0.2):
        moves = game.legal_moves()
        kinds = {move.kind for move in moves}
        assert sum(len(moves.of(kind)) for kind in kinds) == len(moves)
        assert moves.of("no such kind") == [] == moves.on("no such space")
        for kind in kinds:
            assert isinstance(moves.of(kind), Moves)
            assert {move.kind for move in moves.of(kind)} == {kind}
        about_spaces = [move for move in moves if move.space is not None]
        for area in (*towers, "harvest", "production", "market", "palace", "leader:"):
            here = moves.on(area)
            assert here == [
                move
                for move in about_spaces
                if move.space is not None and move.space.startswith(area)
            ]
            assert here == moves.on(area.lower())
            assert moves.of("place").on(area) == here.of("place")
            found |= {area} if here else set()
        for move in about_spaces:
            assert move.space is not None
            assert move in moves.on(move.space)
        for move in moves.of("place"):
            assert move.member is not None
            assert move in moves.with_member(move.member).on(move.space or "")
    assert found >= {*"TCBV", "harvest", "production", "market", "palace"}


@pytest.mark.parametrize("options", MIXES[::2], ids=mix_name)
def test_forced_moves_are_skipped_and_no_others(options: Options) -> None:
    skipped = 0
    for game in positions(options, 3, random.Random(3), 0.3):
        before = game.digest()
        one, other = game.copy(), game.copy()
        played = one.skip_forced()
        for move in played:
            assert list(other.legal_moves()) == [move]
            other.advance(move)
        assert one.digest() == other.digest() and one.moves == other.moves
        assert one.is_over or len(one.legal_moves()) > 1
        assert one.moves == game.moves + played and game.digest() == before
        skipped += len(played)
    assert skipped > 3


# ------------------------------------------------------------------------------------------------------- undo


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_undo_leads_back_to_the_position_before(options: Options) -> None:
    chance = random.Random(mix_name(options))
    game = Game.new(options, seed=4)
    digests: list[str] = []
    floors: list[int] = []
    undone = 0
    while not game.is_over:
        digests.append(game.digest())
        floors.append(game.undo_floor())
        game.advance(random_move(game, chance))
        if chance.random() < 0.05 or game.is_over:
            back = min(chance.randrange(1, 6), len(game.moves))
            moves = game.moves[:]
            after = game.digest()
            for number in range(len(moves) - 1, len(moves) - 1 - back, -1):
                assert game.undo() == moves[number]
                assert game.digest() == digests[number]
                assert game.moves == moves[:number]
                assert (game.move_count, game.undo_floor()) == (number, floors[number])
                assert not game.is_over
                undone += 1
            for move in moves[-back:]:
                game.play(move)
            assert game.digest() == after and game.moves == moves
    assert undone > 5


def test_everything_can_be_undone_but_no_more() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=5)
    start = game.digest()
    chance = random.Random(5)
    for _ in range(40):
        game.advance(random_move(game, chance))
    while game.moves:
        game.undo()
    assert game.digest() == start
    with pytest.raises(ValueError, match="no move to take back"):
        game.undo()
    assert game.digest() == start


@copiers
def test_copies_can_be_undone_on_their_own(how: str) -> None:
    for game in positions(MIXES[-1], 6, random.Random(6), 0.01):
        if not game.moves:
            continue
        before = game.digest()
        other = copied(how, game)
        assert other.undo() == game.moves[-1]
        assert game.digest() == before != other.digest()
        assert other.digest() == Game.load(other.save()).digest()


@pytest.mark.parametrize("options", MIXES[::5], ids=mix_name)
def test_loaded_and_imagined_games_can_be_undone(options: Options) -> None:
    chance = random.Random(7)
    for game in positions(options, 7, chance, 0.03):
        seat = game.to_act[0]
        for other in (Game.load(game.save()), game.determinize(seat, 1)):
            before = other.digest()
            other.advance(other.legal_moves()[0])
            other.undo()
            assert other.digest() == before


# ------------------------------------------------------------------------------------------------------ errors


@pytest.mark.parametrize("seat", [-1, 2, 4, 99])
@pytest.mark.parametrize(
    "call",
    [
        lambda game, seat: game.legal_moves(seat),
        lambda game, seat: game.view(seat),
        lambda game, seat: game.log(seat),
        lambda game, seat: game.determinize(seat, 1),
        lambda game, seat: game.parse("white T1", seat),
        lambda game, seat: game.why_not(Move(seat, "white T1", "place", {})),
        lambda game, seat: game.play(Move(seat, "white T1", "place", {})),
        lambda game, seat: game.advance(Move(seat, "white T1", "place", {})),
        lambda game, seat: game.preview(Move(seat, "white T1", "place", {})),
    ],
)
def test_a_seat_the_table_does_not_have_is_named(
    call: Callable[[Game, int], object], seat: int
) -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=1)
    before = game.digest()
    with pytest.raises(SeatError, match=rf"no seat {seat}: 2 players have the seats 0 to 1"):
        call(game, seat)
    assert game.digest() == before


@pytest.mark.parametrize(
    "call",
    [
        lambda game: game.legal_moves(),
        lambda game: game.play("white T1"),
        lambda game: game.play("A: white T1"),
        lambda game: game.advance("B: end"),
        lambda game: game.play(game.moves[-1]),
        lambda game: game.preview("A: white T1"),
        lambda game: game.parse("white T1"),
    ],
)
def test_after_the_end_every_move_is_refused_alike(call: Callable[[Game], object]) -> None:
    game = finished(Options(players=2, rules="basic"))
    before = game.digest()
    with pytest.raises(GameOverError) as caught:
        call(game)
    assert caught.value.code == "E_TURN"
    assert game.digest() == before
    assert isinstance(game.why_not("A: white T1"), GameOverError)
    assert game.skip_forced() == [] == game.legal_moves(0)
    game.undo()
    assert not game.is_over and game.legal_moves()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "C: white T1",  # a seat of larger tables
        "E: pass",
        "play pietro_bembo",  # a leader of Houses
        "white leader:pietro_bembo",
        "keep-token coins3",
        "#113 no",  # a card of Houses
        "give-up #145",  # a card of Pazzi
        "recover #2001",  # a card of somebody's own pack
        "visconti coins2",
    ],
)
def test_a_text_of_another_table_is_said_to_be_one(text: str) -> None:
    game = Game.new(Options(players=2), seed=1)
    before = game.digest()
    for call in (game.parse, game.why_not, game.play, game.advance, game.preview):
        with pytest.raises(NotationError) as caught:
            call(text)
        assert str(caught.value)
    assert game.digest() == before


# -------------------------------------------------------------------------------------------------------- logs


def told(entries: list[LogEntry]) -> list[object]:
    """Everything a log says, as plain data."""
    return [
        (
            entry.number,
            entry.move and (entry.move.seat, entry.move.text, entry.move.kind, entry.move.fields),
            [(event.name, event.seat, event.fields, event.secret) for event in entry.events],
            entry.seat,
            str(entry),
            entry.text(),
        )
        for entry in entries
    ]


@pytest.mark.parametrize("decision", [Draft, KeepToken, SecretVote])
def test_the_log_never_tells_the_secret_answers_of_others(decision: type[Decision]) -> None:
    """Whatever a seat answered in secret, the others' logs are the same."""
    game = asking(HOUSES, decision, seats=1 if decision is KeepToken else 2)
    seat = game.to_act[0]
    answers = game.legal_moves(seat)
    assert len(answers) > 1
    logs: list[list[object]] = []
    for answer in answers:
        after = game.copy()
        after.advance(answer)
        own = after.log(seat)[-1]
        assert own.move == answer
        others: list[object] = []
        for other in (None, *range(game.options.players)):
            if other != seat:
                others.append(told(after.log(other)))
                entry = after.log(other)[-1]
                assert entry.move is not None and entry.move.fields == {}
                assert entry.move.text == f"{agenda.decision(game.state).name} ?"
                assert all(event.secret is None for event in entry.events)
        logs.append(others)
    assert all(log == logs[0] for log in logs)


@pytest.mark.parametrize("options", [*MIXES[::4], HOUSES], ids=mix_name)
def test_the_log_tells_every_move_as_far_as_a_seat_may_know(options: Options) -> None:
    game = finished(options, 11)
    replay = Game.new(options, seed=11)
    secret: list[bool] = []
    happened: list[list[Event]] = [replay.start_events]
    for move in game.moves:
        secret.append(agenda.decision(replay.state).secret_answers)
        happened.append(replay.play(move))
    for seat in (None, *range(options.players)):
        entries = game.log(seat)
        assert [entry.number for entry in entries] == list(range(len(game.moves) + 1))
        assert entries[0].move is None
        for entry, events in zip(entries, happened, strict=True):
            assert [event.for_seat(seat) for event in entry.events] == [
                event.for_seat(seat) for event in events
            ]
            for event in entry.events:
                assert event.secret is None or event.seat == seat
        for entry, move, hidden in zip(entries[1:], game.moves, secret, strict=True):
            assert entry.move is not None and entry.move.seat == move.seat
            assert (entry.move == move) == (not hidden or seat == move.seat)
        for since in (1, 7, len(game.moves) - 1, len(game.moves)):
            assert told(game.log(seat, since)) == told(entries[since + 1 :])
