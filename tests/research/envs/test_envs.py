"""The environments for programs that learn: what their makers demand, fairness, the same game for the same seed."""

from __future__ import annotations

import random
import sys
import warnings
from importlib import import_module

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import OrderEnforcing, PassiveEnvChecker
from pettingzoo.test import api_test, seed_test

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.bots.evaluation.features import names
from magnifico.engine.moves.kinds import BY_NUMBER
from magnifico.research.envs import (
    ACTIONS,
    Observer,
    SeatEnv,
    TableEnv,
    kinds_of_moves,
    names_of_observation,
)
from magnifico.research.envs.observer import final_rewards

MIXES = [
    Options(players=2),
    Options(players=3, rules="basic"),
    Options(players=5, expansions=("houses", "pazzi")),
]


@pytest.mark.parametrize("options", MIXES, ids=lambda options: str(options.players))
def test_pettingzoo_accepts_the_table(options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A mask needs a dictionary, as PettingZoo's own card games have it.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(TableEnv(options), num_cycles=300)


def test_the_same_seed_gives_the_same_games() -> None:
    seed_test(lambda: TableEnv(Options(players=2)), num_cycles=60)
    first, second = ([*played(TableEnv(Options(players=2)), 5)] for _ in range(2))
    assert first == second != [*played(TableEnv(Options(players=2)), 6)]


def played(env: TableEnv, seed: int) -> list[str]:
    """The moves of a game in which every action is drawn."""
    chance = random.Random(1)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _reward, over, cut, _info = env.last()
        assert observation is not None and not cut
        actions = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(chance.choice(actions)))
        assert over or agent in env.possible_agents
    return [str(move) for move in env.game.moves]


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("margin", None)])
def test_rewards_come_once_and_at_the_end(reward: str, total: float | None) -> None:
    env = TableEnv(Options(players=3), reward=reward)
    env.reset(seed=3)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, got, over, _cut, _info = env.last()
        assert observation is not None and (over or got == 0.0)
        sums[agent] += got
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert env.game.is_over and list(sums.values()) == final_rewards(env.game, reward)
    points = {score.seat: score.total for score in env.game.scores()}
    if total is None:
        best, second = sorted(points.values())[:-3:-1]
        assert max(sums.values()) == (best - second) / 100
    else:
        assert sum(sums.values()) == total


def test_a_seat_against_bots_plays_whole_games_under_gymnasiums_eyes() -> None:
    env = OrderEnforcing(PassiveEnvChecker(SeatEnv(Options(players=3), rivals="random")))
    chance = random.Random(2)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for seed in (1, None):
            _observation, info = env.reset(seed=seed)
            over = False
            while not over:
                mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
                assert mask.sum() == len(info["moves"]) > 0
                action = np.int64(chance.choice(np.flatnonzero(mask)))
                _observation, reward, over, cut, info = env.step(action)
                assert not cut and (over or reward == 0.0)
            assert reward in (0.0, 1.0) and info["moves"] == []


def test_several_seats_at_once_in_a_vector() -> None:
    make = lambda: SeatEnv(Options(players=2), rivals="random", seat=1)  # noqa: E731
    vector = gymnasium.vector.SyncVectorEnv([make, make])
    observations, _infos = vector.reset(seed=4)
    assert observations["action_mask"].shape == (2, ACTIONS)
    for _ in range(30):
        actions = observations["action_mask"].argmax(axis=1)
        observations, _rewards, _over, _cut, _infos = vector.step(actions)
    vector.close()


@pytest.mark.parametrize("options", MIXES, ids=lambda options: str(options.players))
def test_what_is_hidden_changes_no_observation(options: Options) -> None:
    observer = Observer()
    game = Game.new(options, "hidden")
    bots = [create_bot("random", seat) for seat in range(options.players)]
    looked = most = 0
    while not game.is_over:
        seat = game.to_act[0]
        if game.move_count % 7 == 0:
            seen = observer.observe(game, seat)
            other = observer.observe(game.determinize(seat, f"world {game.move_count}"), seat)
            assert all(np.array_equal(seen[part], other[part]) for part in seen)
            assert seen["observation"][: len(names())].any()
            looked += 1
        most = max(most, len(game.legal_moves(seat)))
        game.advance(bots[seat].choose(Position(game, seat)))
    assert looked > 5 and most < ACTIONS // 2


def test_every_number_has_a_name() -> None:
    names = names_of_observation()
    assert Observer().observation_space["observation"].shape == (len(names),)
    assert len(set(names)) == len(names) and "wood" in names and "family medici" in names


def test_every_kind_of_move_has_its_number_and_parts() -> None:
    kinds = kinds_of_moves()
    assert kinds[1] == ("place", "member", "space", "servants")
    assert kinds[16] == ("work", "kind", "owner", "servants")
    assert all(len(named) <= 4 for named in kinds.values())


@pytest.mark.parametrize("options", MIXES, ids=lambda options: str(options.players))
def test_the_numbers_of_a_move_tell_which_it_is(options: Options) -> None:
    """Kind and parts as they are declared, and no two moves alike."""
    observer = Observer()
    kinds = kinds_of_moves()
    game = Game.new(options, "numbers")
    chance = random.Random(3)
    named = 0
    while not game.is_over:
        moves = game.legal_moves()
        rows = observer.observe(game, moves[0].seat)["moves"][: len(moves)].tolist()
        assert len({tuple(row) for row in rows}) == len(moves)
        for move, (number, *parts) in zip(moves, rows, strict=True):
            kind, *names = kinds[number]
            assert kind == move.kind
            fields = BY_NUMBER[number].fields
            for field, name, value in zip(fields, names, parts, strict=False):
                if name in move.fields:
                    shown = field.shown(game.ruleset.printed, value)
                    assert shown == move.fields[name]
                    named += 1
        game.advance(chance.choice(moves))
    assert named > 1000


def test_a_masked_action_changes_nothing() -> None:
    table = TableEnv(Options(players=2))
    table.reset(seed=1)
    seat = SeatEnv(Options(players=2))
    seat.reset(seed=1)
    for env in (table, seat):
        before = env.game.digest()
        for action in (ACTIONS - 1, -1):
            with pytest.raises(ValueError, match=r"is masked: 0 to \d+ are offered"):
                env.step(action)
        assert env.game.digest() == before


def test_bad_arguments_are_named() -> None:
    for wrong in ({"reward": "gold"}, {"rivals": "nobody"}, {"seat": 4}):
        with pytest.raises(ValueError, match=r"gold|nobody|seat 4"):
            SeatEnv(**wrong)


def test_without_the_packages_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.startswith("magnifico.research.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)  # as if it were not installed
    with pytest.raises(ImportError, match=r"magnifico\[research\]"):
        import_module("magnifico.research.envs")


def test_a_table_is_shown_as_a_line() -> None:
    env = TableEnv(Options(players=2), render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "round 0: A 0  B 0; A decides"
    assert TableEnv().render() is None
