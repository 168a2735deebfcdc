"""Training in stages: self-play with the network or policy of the stage before, then a fit.

Everything is kept in one folder and follows from the plan alone, so a training can be stopped at any time and resumed
with any number of processes. Files are written completely or not at all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from magnifico.bots.evaluation.features import names as features
from magnifico.bots.evaluation.network import Network, shipped_network
from magnifico.bots.evaluation.vocabulary import known_things
from magnifico.bots.policy.policy import Policy, known_cards, shipped_policy
from magnifico.bots.policy.situation import position_names
from magnifico.bots.policy.survey import MOVE_NAMES
from magnifico.processes import worked_off
from magnifico.research.training.columns import write_complete
from magnifico.research.training.decisions import (
    Decisions,
    load_decisions,
    play_taught_by_lookahead,
    play_taught_by_search,
)
from magnifico.research.training.fit import Progress, fit
from magnifico.research.training.policy_fit import PolicyProgress, fit_policy, tune_policy
from magnifico.research.training.rounds import reinforce
from magnifico.research.training.samples import (
    Samples,
    play_by_network,
    play_quickly,
    play_sampled,
)

PLAN: Final = "plan.json"
RESULT: Final = "network.npz"
POLICY: Final = "policy.npz"
WARM_UP: Final = "warm-up"
WARM_UP_SEED: Final = 77
WARM_UP_SHARD: Final = 20
WARM_UP_EPOCHS: Final = 10
"""The warm-up is the same in every training, so its games can be carried from folder to folder."""
WIDER: Final = (128, 64)
"""Units of the evaluation that learns from many positions."""


class TrainingError(ValueError):
    """A training that cannot be started or resumed; the message is one line."""


@dataclass(frozen=True)
class Plan:
    """The parameters of a training; equal plans give equal networks."""

    games: int = 6000  # in each stage
    stages: int = 3
    epochs: int = 8
    seed: int = 1
    shard: int = 200  # games in a file
    policy: bool = False  # train the policy instead of the evaluation
    playouts: int = 32  # of each searched placement, from the policy's second stage on
    quick: bool = False  # begin with the shipped policy: it plays the games, or is the first to be searched with
    warm_up: int = (
        0  # games judged by lookahead, which are cheap; every fit of the policy begins with them
    )
    rounds: int = 0  # of self-play that improve the shipped policy, instead of stages
    positions: str = (
        ""  # a folder with rounds of self-play: the evaluation is fitted to their positions
    )

    def check(self) -> None:
        """Refuse what cannot be carried out."""
        if self.games < 1 or self.shard < 1 or (self.games % self.shard and not self.rounds):
            raise TrainingError(f"the games of a stage are a multiple of {self.shard}")
        if self.stages < 1 or self.epochs < 1:
            raise TrainingError("at least one stage and one epoch are needed")
        if self.seed < 0:
            raise TrainingError("the seed is a number from 0 on")
        if self.warm_up < 0 or self.warm_up % WARM_UP_SHARD:
            raise TrainingError(f"the games of the warm-up are a multiple of {WARM_UP_SHARD}")
        if self.warm_up and not self.policy:
            raise TrainingError("only the policy is warmed up")
        if self.positions and (self.policy or self.rounds or self.quick):
            raise TrainingError("only the evaluation is fitted to positions")
        if self.rounds < 0 or (self.rounds and (not self.policy or self.warm_up)):
            raise TrainingError("rounds of self-play are for the policy alone, without a warm-up")

    @property
    def result(self) -> str:
        """The name of the file that comes out."""
        return POLICY if self.policy else RESULT


@dataclass(frozen=True)
class Step:
    """What is being done, for progress bars."""

    stage: int  # from 0 on; WARMING_UP before the first; SELF_PLAY for rounds
    what: str  # "games" or "fit"
    done: int
    of: int
    fit: Progress | PolicyProgress | None = None


WARMING_UP: Final = -1
SELF_PLAY: Final = -2
Watch = Callable[[Step], None]
Save = Callable[[Path], None]


def train(plan: Plan, folder: Path, jobs: int = 1, watch: Watch | None = None) -> Path:
    """Carry out a plan in a folder, or what is left of it; returns the file with the finished network."""
    plan.check()
    if jobs < 1:
        raise TrainingError("at least one process is needed")
    _open(plan, folder)
    if plan.rounds:
        return _reinforced(plan, folder, jobs, watch)
    if plan.positions:
        return _judged(plan, folder, watch)
    for stage in range(WARMING_UP if plan.warm_up else 0, plan.stages):
        place = _stage(folder, stage)
        place.mkdir(exist_ok=True)
        if (place / plan.result).exists():
            continue
        _play(plan, folder, stage, jobs, watch)

        def noted(progress: Progress | PolicyProgress, stage: int = stage) -> None:
            if watch is not None:
                watch(Step(stage, "fit", progress.epoch, progress.epochs, progress))

        fitted = _fitted_policy if plan.policy else _fitted_network
        write_complete(place / plan.result, fitted(plan, folder, stage, noted))
    last = _stage(folder, plan.stages - 1) / plan.result
    content = last.read_bytes()
    write_complete(folder / plan.result, lambda part: _copy(content, part))
    return folder / plan.result


def _reinforced(plan: Plan, folder: Path, jobs: int, watch: Watch | None) -> Path:
    """The shipped policy after rounds of self-play."""

    def told(rounds: int) -> None:
        if watch is not None:
            watch(Step(SELF_PLAY, "games", rounds * plan.games, plan.rounds * plan.games))

    try:
        state = reinforce(folder, plan.rounds, plan.games, plan.seed, jobs, told)
    except BrokenProcessPool:
        raise TrainingError("a process has died; the same command resumes") from None
    state.policy.story = json.dumps(
        {
            "command": _command(plan),
            "begun_with": shipped_policy().digest(),
            "games": plan.rounds * plan.games,
            "turns": state.turns,
        }
    )
    write_complete(folder / POLICY, state.policy.save)
    return folder / POLICY


def _judged(plan: Plan, folder: Path, watch: Watch | None) -> Path:
    """The evaluation fitted to the later half of the rounds of self-play, in which play was stronger."""
    found = sorted(Path(plan.positions).glob("positions-*.npz"))
    if not found:
        raise TrainingError(f"{plan.positions} holds no rounds of self-play")
    paths = [path for path in found if _round_of(path) > _round_of(found[-1]) // 2]
    samples = Samples.joined([Samples.load(path) for path in paths])
    seen: list[Progress] = []

    def noted(progress: Progress) -> None:
        seen.append(progress)
        if watch is not None:
            watch(Step(SELF_PLAY, "fit", progress.epoch, progress.epochs, progress))

    network = fit(samples, plan.seed, plan.epochs, noted, hidden=WIDER)
    network.story = json.dumps({**_story(plan, 0, samples, seen[-1]), "rounds": len(paths)})
    write_complete(folder / RESULT, network.save)
    return folder / RESULT


def _round_of(path: Path) -> int:
    return int(path.stem.partition("-")[2])


Noted = Callable[[Progress | PolicyProgress], None]


def _fitted_network(plan: Plan, folder: Path, stage: int, noted: Noted) -> Save:
    samples = load_samples(folder, stage)
    seen: list[Progress] = []

    def seen_and_noted(progress: Progress) -> None:
        seen.append(progress)
        noted(progress)

    network = fit(samples, plan.seed + stage, plan.epochs, seen_and_noted)
    network.story = json.dumps(_story(plan, stage, samples, seen[-1]))
    return network.save


def _fitted_policy(plan: Plan, folder: Path, stage: int, noted: Noted) -> Save:
    """Fitted to the decisions of this stage's teacher alone, as earlier teachers were weaker."""
    decisions = load_decisions(_stage(folder, stage))
    epochs = WARM_UP_EPOCHS if stage == WARMING_UP else plan.epochs
    seen: list[PolicyProgress] = []

    def seen_and_noted(progress: PolicyProgress) -> None:
        seen.append(progress)
        noted(progress)

    seed = WARM_UP_SEED if stage == WARMING_UP else plan.seed + stage
    if plan.warm_up and stage != WARMING_UP:
        begun = Policy.load(_stage(folder, WARMING_UP) / POLICY)
        policy = tune_policy(begun, decisions, seed, epochs, seen_and_noted)
    else:
        policy = fit_policy(decisions, seed, epochs, seen_and_noted)
    began = {"begun_with": shipped_policy().digest()} if plan.quick else {}
    policy.story = json.dumps(
        {
            "command": _command(plan),
            **began,
            "stage": stage + 1,
            "turns": len(decisions.counts),
            "data": sha256(decisions.values.tobytes()).hexdigest()[:16],
            "agreement": round(seen[-1].agreement, 3),
            "regret": round(seen[-1].regret, 2),
        }
    )
    return policy.save


def load_samples(folder: Path, stage: int) -> Samples:
    """Everything that was played up to a stage, in the order of the games, the newest last."""
    stages = [_stage(folder, each) for each in range(stage + 1)]
    paths = [path for place in stages for path in sorted(place.glob("games-*.npz"))]
    return Samples.joined([Samples.load(path) for path in paths])


def _open(plan: Plan, folder: Path) -> None:
    """Set up a folder, or make sure that it belongs to this plan."""
    folder.mkdir(parents=True, exist_ok=True)
    names = (*features(), *known_things())
    wanted = asdict(plan)
    if plan.policy:
        names = (*position_names(), *MOVE_NAMES, *known_cards())
    else:
        del wanted["policy"], wanted["playouts"]
    if not plan.warm_up:
        del wanted["warm_up"]
    if not plan.rounds:
        del wanted["rounds"]
    if not plan.positions:
        del wanted["positions"]
    wanted["features"] = sha256("\n".join(names).encode()).hexdigest()[:16]
    path = folder / PLAN
    if not path.exists():
        if any(folder.iterdir()):
            raise TrainingError(f"{folder} holds something else: name a new folder")
        write_complete(path, lambda part: _dump(part, wanted))
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if found != wanted:
        raise TrainingError(f"{folder} belongs to another plan: name a new folder")


def _play(plan: Plan, folder: Path, stage: int, jobs: int, watch: Watch | None) -> None:
    """Play the games of a stage that are still missing."""
    games, size = plan.games, plan.shard
    if stage == WARMING_UP:
        games, size = plan.warm_up, WARM_UP_SHARD
    shards = games // size
    missing = [shard for shard in range(shards) if not _shard(folder, stage, shard).exists()]

    def told(left: int) -> None:
        if watch is not None:
            watch(Step(stage, "games", (shards - left) * size, games))

    told(len(missing))
    with closing(worked_off(missing, partial(play_shard, folder, stage, plan), jobs)) as played:
        try:
            for number, _none in enumerate(played):
                told(len(missing) - number - 1)
        except BrokenProcessPool:
            raise TrainingError("a process has died; the same command resumes") from None


def play_shard(folder: Path, stage: int, plan: Plan, shard: int) -> None:
    """Play the games of one file; from the second stage on most seats decide by what the last stage learned."""
    if plan.policy:
        _play_taught(folder, stage, plan, shard)
        return
    numbers_of_games = range(shard * plan.shard, (shard + 1) * plan.shard)
    seed = plan.seed * 1000 + stage
    if plan.quick:
        network = _last_network(folder, stage) if stage else shipped_network()
        games = [
            play_quickly(number, seed, network, shipped_policy()) for number in numbers_of_games
        ]
    elif stage:
        network = _last_network(folder, stage)
        games = [play_by_network(number, seed, network) for number in numbers_of_games]
    else:
        games = [play_sampled(number, seed) for number in numbers_of_games]
    write_complete(_shard(folder, stage, shard), Samples.joined(games).save)


def _last_network(folder: Path, stage: int) -> Network:
    """The network of the stage before."""
    return Network.load(_stage(folder, stage - 1) / RESULT)


def _play_taught(folder: Path, stage: int, plan: Plan, shard: int) -> None:
    size = WARM_UP_SHARD if stage == WARMING_UP else plan.shard
    play = _taught_game(folder, stage, plan)
    games = [play(number) for number in range(shard * size, (shard + 1) * size)]
    write_complete(_shard(folder, stage, shard), Decisions.joined(games).save)


def _taught_game(folder: Path, stage: int, plan: Plan) -> Callable[[int], Decisions]:
    """Plays a game of a stage: the search teaches once there is a policy, before that the lookahead."""
    if stage == WARMING_UP:
        return partial(play_taught_by_lookahead, seed=WARM_UP_SEED)
    seed = plan.seed * 1000 + stage
    if stage:
        policy = Policy.load(_stage(folder, stage - 1) / POLICY)
    elif plan.quick:
        policy = shipped_policy()
    elif plan.warm_up:
        policy = Policy.load(_stage(folder, WARMING_UP) / POLICY)
    else:
        return partial(play_taught_by_lookahead, seed=seed)
    return partial(play_taught_by_search, seed=seed, policy=policy, playouts=plan.playouts)


def _story(plan: Plan, stage: int, samples: Samples, last: Progress) -> dict[str, object]:
    return {
        "command": _command(plan),
        "stage": stage + 1,
        "positions": len(samples.numbers),
        "data": sha256(samples.targets.tobytes()).hexdigest()[:16],
        "own_error": round(last.own_error, 2),
        "estimate_error": round(last.estimate_error, 2),
        "win_loss": round(last.win_loss, 4),
    }


def _command(plan: Plan) -> str:
    command = (
        f"magnifico train --games {plan.games} --stages {plan.stages} "
        f"--epochs {plan.epochs} --seed {plan.seed}"
    )
    if plan.shard != Plan.shard:
        command += f" --shard {plan.shard}"
    if plan.policy:
        command += f" --policy --playouts {plan.playouts}"
    if plan.quick:
        command += " --quick"
    if plan.warm_up:
        command += f" --warm-up {plan.warm_up}"
    if plan.rounds:
        command = (
            f"magnifico train --policy --rounds {plan.rounds} --games {plan.games} "
            f"--seed {plan.seed}"
        )
    if plan.positions:
        command = (
            f"magnifico train --positions {Path(plan.positions).name} --epochs {plan.epochs} "
            f"--seed {plan.seed}"
        )
    return command


def _copy(content: bytes, path: Path) -> None:
    path.write_bytes(content)


def _stage(folder: Path, stage: int) -> Path:
    return folder / (WARM_UP if stage == WARMING_UP else f"stage-{stage + 1}")


def _shard(folder: Path, stage: int, shard: int) -> Path:
    return _stage(folder, stage) / f"games-{shard:05}.npz"


def _dump(path: Path, data: dict[str, object]) -> None:
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
