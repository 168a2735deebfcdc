"""The learned evaluation: what it sees, that it keeps its word, that it helps."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from magnifico.bots import create_bot
from magnifico.bots.api import Position
from magnifico.bots.evaluation.evaluation import PARTS, Evaluation
from magnifico.bots.evaluation.features import column, features_of, names
from magnifico.bots.evaluation.network import OWN, RIVAL, Network, shipped_network
from magnifico.bots.evaluation.vocabulary import UNKNOWN, Vocabulary, known_things
from magnifico.bots.lookahead import Lookahead
from magnifico.bots.settings import Goal
from magnifico.content import load_pack
from magnifico.content.vocabulary import VICTORY
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game, ruleset_for
from magnifico.engine.options import Options


def some_games(players: int, expansions: tuple[str, ...]) -> list[Game]:
    """Positions at turns of one game."""
    game = Game.new(Options(players=players, expansions=expansions), "network")
    bots = [create_bot("greedy", seat) for seat in range(players)]
    found: list[Game] = []
    while not game.is_over:
        seat = game.to_act[0]
        if isinstance(game.state.agenda[-1], TakeTurn) and game.move_count % 7 == 0:
            found.append(game.copy())
        game.play(bots[seat].choose(Position(game, seat)))
    return found


def judge_of(game: Game) -> Evaluation:
    return Evaluation(game.state.printed)


@pytest.mark.parametrize(("players", "expansions"), [(2, ()), (5, ("houses", "pazzi"))])
def test_features_and_things_hold_nothing_hidden(players: int, expansions: tuple[str, ...]) -> None:
    for game in some_games(players, expansions):
        judge = judge_of(game)
        for seat in range(players):
            row = features_of(judge, game.state, seat)
            things = judge.vocabulary.things_of(game.state, seat)
            assert len(row) == len(names())
            other = game.determinize(seat, "another world").state
            assert features_of(judge, other, seat) == row
            assert judge.vocabulary.things_of(other, seat) == things


def test_the_estimate_is_the_sum_of_its_parts() -> None:
    for game in some_games(3, ()):
        judge = judge_of(game)
        row = features_of(judge, game.state, 1)
        assert row[column("estimate")] == pytest.approx(sum(row[: len(PARTS)]))
        assert row[0] == game.state.rows[1][VICTORY]


def test_things_of_a_game_are_all_known_and_named_once() -> None:
    assert len(set(known_things())) == len(known_things())
    for game in some_games(4, ("houses", "pazzi")):
        vocabulary = judge_of(game).vocabulary
        for seat in range(4):
            things = vocabulary.things_of(game.state, seat)
            assert UNKNOWN not in things
            assert len(set(things)) == len(things)


def test_a_network_is_the_same_after_saving(tmp_path: Path) -> None:
    network = shipped_network()
    network.save(tmp_path / "copy.npz")
    again = Network.load(tmp_path / "copy.npz")
    rows = np.random.default_rng(1).normal(20, 5, (4, len(names()))).tolist()
    things = [[1, 2], [3], [], [5, 6, 7]]
    assert again.outcomes(rows, things) == network.outcomes(rows, things)
    assert again.provenance() == network.provenance()
    assert str(network.provenance()["command"]).startswith("magnifico train ")


def test_things_are_added_to_what_the_layers_say_more_of_it_the_more_time_is_left() -> None:
    network = shipped_network()
    rows = np.random.default_rng(2).normal(10, 5, (3, len(names()))).astype(np.float32)
    rows[:, column("turns left")] = (24.0, 12.0, 6.0)
    plain = network.outcomes(rows.tolist(), [[], [], []])
    found = network.outcomes(rows.tolist(), [[1, 200, 7], [], [5]])
    for row, things, share in ((0, (1, 200, 7), 1.0), (1, (), 0.5), (2, (5,), 0.25)):
        for output in (OWN, RIVAL):
            worth = sum(
                network.things[thing, output] + share * network.things[thing, 3 + output]
                for thing in things
            )
            added = worth * network.spread[1, output]
            assert found[row][output] - plain[row][output] == pytest.approx(added, abs=1e-2)
    assert found[0] != plain[0] and found[2] != plain[2]


def test_a_network_for_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    shipped_network().save(path)
    with np.load(path) as data:
        arrays = dict(data)
    arrays["names"] = arrays["names"][1:]
    np.savez(path, **arrays)
    with pytest.raises(ValueError, match=r"old\.npz was trained on other features"):
        Network.load(path)


def test_in_the_last_round_the_later_winner_has_the_best_chances() -> None:
    chances: list[float] = []
    for seed in range(6):
        game = Game.new(Options(players=3), f"chances {seed}")
        bots = [create_bot("greedy", seat) for seat in range(3)]
        seen: list[list[float]] = []
        lookahead = Lookahead(judge_of(game), shipped_network(), Goal())
        while not game.is_over:
            seat = game.to_act[0]
            if isinstance(game.state.agenda[-1], TakeTurn) and game.state.round() == 6:
                raw = [lookahead.outcomes([game.state], each)[0][2] for each in range(3)]
                seen.append([chance / sum(raw) for chance in raw])
            game.play(bots[seat].choose(Position(game, seat)))
        winner = next(score.seat for score in game.scores() if score.place == 1)
        chances += [each[winner] for each in seen]
    assert len(chances) > 60
    assert sum(chances) / len(chances) > 0.5


def test_a_bonus_tile_of_a_custom_pack_is_unknown(tmp_path: Path) -> None:
    name = '{ en = "Own", it = "Proprio", es = "Propio", ru = "Свой" }'
    (tmp_path / "pack.toml").write_text(f'key = "own"\nversion = 1\nname = {name}\n', "utf-8")
    (tmp_path / "tiles.toml").write_text(
        '[[bonus_tile]]\nkey = "own_1"\nharvest = { wood = 1 }\nproduction = { coins = 1 }\n'
        "advanced = true\n",
        "utf-8",
    )
    own = ruleset_for(Options(players=2, packs=(load_pack(tmp_path),))).printed
    numbers = dict(zip(own.bonus_tile_keys, Vocabulary(own).bonuses, strict=True))
    assert numbers.pop("own_1") == UNKNOWN
    everything = ruleset_for(Options(players=5, expansions=("houses", "pazzi"))).printed
    known = dict(zip(everything.bonus_tile_keys, Vocabulary(everything).bonuses, strict=True))
    assert UNKNOWN not in known.values() and numbers.items() < known.items()
