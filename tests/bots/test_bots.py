"""Bots: legal, repeatable, honest, and greedy much better than chance."""

from __future__ import annotations

import pytest

from magnifico.bots import BOT_NAMES, Position, create_bot
from magnifico.engine.game import Game
from magnifico.engine.options import Options
from magnifico.research.arena.match import Match, play_match
from magnifico.research.arena.simulate import SimulationRequest, simulate

# Every bot; those that search with a budget for tests.
SEARCHES = ("swift", "magnifico")
SMALL_NAMES = [f"{name}@3" if name in SEARCHES else name for name in BOT_NAMES]
MIXES = [
    (players, expansions)
    for expansions, most in (((), 4), (("houses",), 5), (("pazzi",), 4), (("houses", "pazzi"), 5))
    for players in range(2, most + 1)
]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="unknown bot 'genius'"):
        create_bot("genius", 1)


def test_a_position_gives_away_neither_the_game_nor_its_moves() -> None:
    game = Game.new(Options(players=3), 5)
    position = Position(game, game.to_act[0])
    public = {name: value for name, value in vars(position).items() if not name.startswith("_")}
    assert set(public) == {"seat", "legal"}
    assert position.imagine(1).moves == []
    assert position.imagine(1).seed != game.seed


def test_imagining_leaves_the_real_game_as_it_was() -> None:
    game = Game.new(Options(players=4, expansions=("houses",)), 5)
    before = game.digest()
    for seat in game.to_act:
        position = Position(game, seat)
        create_bot("greedy", 1).choose(position)
        imagined = position.imagine(2)
        imagined.play(imagined.legal_moves(seat)[0])
    assert game.digest() == before


@pytest.mark.parametrize("name", [name for name in SMALL_NAMES if "@" not in name])
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    options = Options(players=2, expansions=("houses", "pazzi"))
    match = Match(0, options, (name, name), "again")
    assert play_match(match) == play_match(match)


@pytest.mark.parametrize("name", [name for name in SMALL_NAMES if "@" in name])
def test_the_same_seed_and_budget_make_the_same_choice(name: str) -> None:
    game = Game.new(Options(players=2, expansions=("houses",)), "again")
    drivers = [create_bot("greedy", seat) for seat in range(2)]
    while not game.is_over:
        position = Position(game, game.to_act[0])
        if game.move_count % 8 == 0:
            assert create_bot(name, 7).choose(position) == create_bot(name, 7).choose(position)
        game.play(drivers[position.seat].choose(position))


@pytest.mark.parametrize("name", SMALL_NAMES)
@pytest.mark.parametrize("expansions", [(), ("houses", "pazzi")])
def test_what_is_hidden_changes_no_choice(name: str, expansions: tuple[str, ...]) -> None:
    game = Game.new(Options(players=2, expansions=expansions), "hidden")
    drivers = [create_bot("greedy", seat) for seat in range(2)]
    searches = "@" in name  # those take their time: every tenth decision will do
    while not game.is_over:
        seat = game.to_act[0]
        if not searches or game.move_count % 10 == 0:
            chosen = create_bot(name, 7).choose(Position(game, seat))
            for world in range(2):
                other = game.determinize(seat, f"world {world}")
                assert create_bot(name, 7).choose(Position(other, seat)) == chosen
        game.play(drivers[seat].choose(Position(game, seat)))


@pytest.mark.parametrize(("players", "expansions"), MIXES)
def test_greedy_finishes_every_mix_without_a_fault(
    players: int, expansions: tuple[str, ...]
) -> None:
    bots = ("greedy",) * (players - 1) + ("random",)
    result = play_match(Match(1, Options(players=players, expansions=expansions), bots, "mix"))
    assert result.error == ""
    assert len(result.seats) == players


@pytest.mark.parametrize(
    "table",
    [
        {"secretVatican", "askRound6", "auctionFirst"},
        {"voluntaryPass", "emptyFloor", "alwaysDistinct"},
        {"luterIgnoresAll", "ignoreValueTwice", "pazziReveal", "s13IncludeDiscards"},
        {"exchangeAnytime", "capByCardValue", "card158Must", "ritaDoublesGiven"},
    ],
)
def test_greedy_copes_with_the_options_of_the_rulings(table: set[str]) -> None:
    options = Options(players=3, expansions=("houses", "pazzi"), table=frozenset(table))
    result = play_match(Match(0, options, ("greedy",) * 3, "rulings"))
    assert result.error == ""


def test_greedy_plays_the_basic_rules() -> None:
    result = play_match(Match(0, Options(rules="basic"), ("greedy",) * 4, "basic"))
    assert result.error == "" and min(seat.score for seat in result.seats) > 30


def test_greedy_beats_three_randoms() -> None:
    bots = ("greedy", "random", "random", "random")
    report = simulate(SimulationRequest(20, Options(), bots, "strength"))
    assert report.bots[0].wins.wins >= 19
    assert report.bots[0].mean > 70


def test_greedy_uses_the_church() -> None:
    report = simulate(SimulationRequest(6, Options(), ("greedy",), "habits"))
    assert sum(bot.sources["church"] for bot in report.bots) / 4 > 8
