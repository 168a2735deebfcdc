"""The search through endings, and what is made of it."""

from __future__ import annotations

from typing import Literal

import pytest

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.engine.decisions import agenda
from magnifico.engine.phases.rounds import GameOver
from magnifico.engine.state.state import State
from magnifico.features.puzzles import ending as ending_module
from magnifico.features.puzzles import judge as judging
from magnifico.features.puzzles.ending import (
    Ending,
    TooLargeError,
    in_last_round,
    leads_of,
    members_left,
)
from magnifico.features.puzzles.judge import beaten, proven
from magnifico.features.puzzles.position import answers, judged_as


def _ending(seed: str, members: int = 2, rules: Literal["basic", "advanced"] = "advanced") -> Game:
    """A game before a placement when few family members are left: the first of some games that comes to that."""
    for number in range(20):
        game = Game.new(Options(players=2, rules=rules), f"{seed} {number}")
        bots = [create_bot("greedy", seat) for seat in range(2)]
        while not game.is_over:
            seat = game.to_act[0]
            turn = game.view(seat)["decision"]["kind"] == "turn"
            few = in_last_round(game.state) and members_left(game.state) == members
            if turn and few and len(answers(game, seat)) > 1:
                return game
            game.advance(bots[seat].choose(Position(game, seat)))
    raise AssertionError("no game has such a position")


def _plainly(state: State) -> tuple[float, ...]:
    """The same search without anything clever."""
    if isinstance(state.agenda[-1], GameOver):
        return leads_of(state)
    seat = agenda.to_act(state)[0]
    best: tuple[float, ...] = ()
    for code in agenda.legal_codes(state, seat):
        after = state.copy()
        agenda.play(after, seat, code)
        found = _plainly(after)
        if not best or found[seat] > best[seat]:
            best = found
    return best


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_search_finds_what_trying_everything_finds(seed: str) -> None:
    game = _ending(seed, members=1)
    seat = game.to_act[0]
    codes = [move.code for move in game.legal_moves(seat)]
    found = Ending(200_000).worth(game.state, seat, codes)
    for code, worth in zip(codes, found, strict=True):
        after = game.state.copy()
        agenda.play(after, seat, code)
        assert worth == _plainly(after)[seat]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_leaving_out_what_cannot_matter_between_two_changes_nothing(seed: str) -> None:
    game = _ending(seed, members=2)
    seat = game.to_act[0]
    codes = [move.code for move in answers(game, seat)]
    ending, whole = Ending(400_000), Ending(400_000)
    expected: list[float] = []
    for code in codes:
        after = game.state.copy()
        agenda.play(after, seat, code)
        expected.append(whole._leads(after)[seat])
    assert ending.worth(game.state, seat, codes) == expected
    assert ending.looked_at <= whole.looked_at
    best = codes[expected.index(max(expected))]
    final = ending.final(game.state, seat, best)
    assert isinstance(final.agenda[-1], GameOver)
    assert leads_of(final)[seat] == max(expected)


def test_leads_add_up_between_two_and_a_tie_has_a_winner() -> None:
    game = _ending("a", members=1)
    while not game.is_over:
        game.advance(game.legal_moves()[0])
    one, other = leads_of(game.state)
    assert one == -other
    assert one != 0
    scores = game.scores()
    assert (one > 0) == (scores[0].place == 1)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whether_a_move_leads_further_is_seen_without_its_worth(seed: str) -> None:
    game = _ending(seed, members=2)
    seat = game.to_act[0]
    codes = [move.code for move in answers(game, seat)]
    worth = Ending(400_000).worth(game.state, seat, codes)
    for lead in {one + step for one in worth for step in (-0.5, 0.0)}:
        quick = Ending(400_000)
        assert quick.any_above(game.state, seat, codes, lead) is (max(worth) > lead)
    text = {move.code: move.text for move in answers(game, seat)}
    best = max(worth)
    for code, own in zip(codes, worth, strict=True):
        further = best - own
        expected = further >= 1
        assert beaten(game, seat, text[code], 1.0, seed, 400_000) is expected


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_worlds_that_look_the_same_need_not_be_searched_again(
    rules: Literal["basic", "advanced"], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = _ending("b", rules=rules)
    seat = game.to_act[0]
    quick = proven(game, seat, "x")
    monkeypatch.setattr(judging, "what_is_known", lambda _state: object())
    whole = proven(game, seat, "x")
    assert whole is not None and quick is not None
    assert quick.worth == whole.worth
    assert quick.looked_at < whole.looked_at


def test_an_ending_that_draws_tells_nothing_about_other_worlds() -> None:
    game = _ending("a", members=1)
    seat = game.to_act[0]
    ending = Ending(200_000)
    ending.worth(game.state, seat, [move.code for move in answers(game, seat)])
    assert not ending.drew
    # Before the last round, every ending of a round fills the towers again.
    early = Game.new(Options(players=2, rules="basic"), "a")
    ending._piles = ending_module._piles(early.state)
    bots = [create_bot("greedy", number) for number in range(2)]
    while not early.is_over:
        early.advance(bots[early.to_act[0]].choose(Position(early, early.to_act[0])))
    assert ending._to_choice(early.state) == (-1, [])
    assert ending.drew


def test_a_search_that_would_take_too_long_gives_up() -> None:
    game = _ending("a")
    seat = game.to_act[0]
    with pytest.raises(TooLargeError):
        Ending(10).worth(game.state, seat, [move.code for move in game.legal_moves(seat)])


def test_a_proof_is_the_same_whatever_is_hidden() -> None:
    game = _ending("b")
    seat = game.to_act[0]
    judged = proven(game, seat, "x")
    assert judged is not None
    assert proven(game.determinize(seat, "y"), seat, "z") == judged
    assert set(judged.worth) == {move.text for move in answers(game, seat)}


def test_the_same_space_with_another_member_counts_as_the_same() -> None:
    game = Game.new(Options(players=2, rules="basic"), 1)
    seat = game.to_act[0]
    legal = {move.text: move for move in game.legal_moves(seat)}
    worth = {"white palace": 1.0, "white market1": 0.0}
    assert judged_as(worth, game, legal["black palace"]) == "white palace"
    assert judged_as(worth, game, legal["white market1"]) == "white market1"
    assert judged_as(worth, game, legal["white market2"]) is None
    # At harvest a higher value does more.
    dice = game.view(seat)["dice"]
    same = dice["white"] == dice["black"]
    assert (judged_as({"white harvest": 1.0}, game, legal["black harvest"]) is not None) is same


def test_where_a_free_action_before_the_answer_leads_further_nothing_is_proven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = next(
        game
        for game in (_ending(seed, members=1) for seed in "abcdefgh")
        if len(list(game.legal_moves(game.to_act[0]))) > len(answers(game, game.to_act[0]))
    )
    seat = game.to_act[0]
    placements = [move.code for move in answers(game, seat)]
    for lead, expected in ((2.0, True), (3.0, False)):

        def worth(
            _self: Ending, _state: State, _seat: int, codes: list[int], lead: float = lead
        ) -> list[float]:
            return [2.0 if code in placements else lead for code in codes]

        def any_above(
            _self: Ending,
            _state: State,
            _seat: int,
            codes: list[int],
            than: float,
            lead: float = lead,
        ) -> bool:
            assert not set(codes) & set(placements)
            return lead > than

        monkeypatch.setattr(Ending, "worth", worth)
        monkeypatch.setattr(Ending, "any_above", any_above)
        assert (proven(game, seat, "1", 1) is not None) is expected
