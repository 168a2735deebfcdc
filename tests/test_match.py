"""A match: you against bots, from Python."""

from __future__ import annotations

import random

import pytest

from magnifico import Game, GameOverError, Match, Move, Options, Position, Refusal, SeatError
from tests.support import MIXES, mix_name

BASIC = Options(players=2, rules="basic")


class Quiet:
    """Answers with the first move, and has no name."""

    def choose(self, position: Position) -> Move:
        return position.legal[0]


def started(options: Options = BASIC, me: int = 0, bots: str = "random") -> Match:
    return Match(Game.new(options, seed=4), me, bots)


@pytest.mark.parametrize("options", MIXES[::2], ids=mix_name)
def test_a_match_asks_only_you_and_only_if_you_have_a_choice(options: Options) -> None:
    chance = random.Random(mix_name(options))
    me = chance.randrange(options.players)
    match = started(options, me)
    shown = len(match.opening)
    while not match.is_over:
        assert match.game.to_act == [me]
        legal = match.legal_moves()
        assert len(legal) > 1
        entries = match.play(chance.choice(legal))
        assert [entry.number for entry in entries] == list(range(shown, shown + len(entries)))
        assert all(entry.seat == me for entry in entries)
        shown += len(entries)
    assert shown == len(match.log()) == len(match.game.moves) + 1
    with pytest.raises(GameOverError):
        match.legal_moves()


def test_forced_moves_can_be_left_to_you() -> None:
    match = Match(Game.new(BASIC, seed=4), bots="random", skip_forced=False)
    match.play("white harvest")
    assert [move.text for move in match.legal_moves().of("end")] == ["end"]
    assert match.game.to_act == [0]


def test_several_moves_are_played_together_or_not_at_all() -> None:
    match = started()
    before = match.game.digest()
    with pytest.raises(Refusal):
        match.play("white market1; black market2")
    assert match.game.digest() == before
    entries = match.play("white market1; end")
    assert [str(entry.move) for entry in entries[:2]] == ["A: white market1", "A: end"]
    assert match.game.to_act == [0] and len(entries) > 2


def test_undo_takes_back_what_you_played_and_the_answers() -> None:
    match = started()
    digests = []
    for _ in range(4):
        digests.append(match.game.digest())
        match.play(match.legal_moves()[0])
    for digest in reversed(digests):
        count = len(match.game.moves)
        undone = match.undo()
        assert undone[0].seat == 0 and len(match.game.moves) == count - len(undone)
        assert match.game.digest() == digest
    with pytest.raises(ValueError, match="no move of yours"):
        match.undo()


def test_bots_are_named_or_brought_for_each_seat() -> None:
    game = Game.new(Options(players=3, rules="basic"), seed=1)
    match = Match(game, me=1, bots={0: "greedy", 2: Quiet()})
    assert repr(match).startswith("<Match of B against A greedy, C Quiet: <Game round 1")
    assert str(match) == game.text(1) and match.view == game.view(1)


@pytest.mark.parametrize(
    ("me", "bots", "error", "words"),
    [
        (0, {}, ValueError, r"seat 1 \(B\) has no bot"),
        (0, {0: "random", 1: "random"}, ValueError, "is yours"),
        (0, {1: "random", 2: "random"}, SeatError, "no seat 2"),
        (2, "random", SeatError, "no seat 2"),
    ],
)
def test_seats_that_do_not_fit_are_refused(
    me: int, bots: str | dict[int, str], error: type[ValueError], words: str
) -> None:
    with pytest.raises(error, match=words):
        Match(Game.new(BASIC, seed=4), me, bots)


def test_you_move_for_nobody_else() -> None:
    match = started(Options(players=2), me=0)
    for text in ("B: end", match.game.parse("end", 1)):
        with pytest.raises(ValueError, match="another seat, yours is A"):
            match.play(text)
        with pytest.raises(ValueError, match="another seat, yours is A"):
            match.preview(text)


def test_you_are_told_only_what_you_may_know() -> None:
    match = started(Options(players=3), me=0)
    told = [entry for entry in match.opening if entry.move and entry.move.seat != 0]
    while match.game.view(None)["decision"]["kind"] != "turn":
        told += [entry for entry in match.play(match.legal_moves()[0]) if entry.move]
    kept = [entry for entry in told if entry.move and "draft" in entry.move.text]
    assert kept and all("leader" not in event.fields for entry in kept for event in entry.events)
