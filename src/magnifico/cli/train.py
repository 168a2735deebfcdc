"""`magnifico train`: retrain the learned evaluation or the policy; resumable."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from rich.progress import TaskID

from magnifico.bots.evaluation.network import Network
from magnifico.bots.policy.policy import Policy
from magnifico.cli.arguments import INTERRUPTED, InputError, OneLineParser
from magnifico.cli.language import texts_spoken
from magnifico.cli.watching import bar
from magnifico.research.training.fit import Progress
from magnifico.research.training.train import (
    SELF_PLAY,
    WARMING_UP,
    Plan,
    Step,
    TrainingError,
    train,
)
from magnifico.texts import Texts
from magnifico.texts.errors import describe_error


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico train", description="help-train-about")
    parser.add_argument("--out", required=True, metavar="DIR", help="help-out-train")
    parser.add_argument("--games", type=int, default=6000, metavar="N", help="help-games-train")
    parser.add_argument("--stages", type=int, default=3, metavar="N")
    parser.add_argument("--shard", type=int, default=200, metavar="N", help="help-shard")
    parser.add_argument("--epochs", type=int, default=8, metavar="N", help="help-epochs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", action="store_true", help="help-policy")
    parser.add_argument("--playouts", type=int, default=32, metavar="N", help="help-playouts-train")
    parser.add_argument("--quick", action="store_true", help="help-quick")
    parser.add_argument("--warm-up", type=int, default=0, metavar="N", help="help-warm-up")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="help-rounds")
    parser.add_argument("--positions", metavar="DIR", help="help-positions")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="help-jobs")
    parser.add_argument("--json", action="store_true", help="help-json")
    return parser


def train_command(arguments: Sequence[str]) -> int:
    """Run the training and say where the result is; 130 if it was stopped."""
    chosen = _parser().parse_args(arguments)
    texts = texts_spoken()
    plan = Plan(
        chosen.games,
        chosen.stages,
        chosen.epochs,
        chosen.seed,
        chosen.shard,
        chosen.policy,
        chosen.playouts,
        chosen.quick,
        chosen.warm_up,
        chosen.rounds,
        chosen.positions or "",
    )
    try:
        with _Watch(texts) as watch:
            path = train(plan, Path(chosen.out), chosen.jobs, watch.see)
    except TrainingError as error:
        raise InputError(describe_error(error, texts)) from None
    except KeyboardInterrupt:
        print(f"magnifico: {texts.get('train-stopped')}", file=sys.stderr)
        return INTERRUPTED
    told = Policy.load(path).provenance() if plan.policy else Network.load(path).provenance()
    if chosen.json:
        kind = "policy" if plan.policy else "network"
        print(json.dumps({kind: str(path), **told}, ensure_ascii=False))
        return 0
    if plan.rounds:
        print(texts.get("train-rounds-done", path=str(path), games=str(told["games"])))
        return 0
    if plan.policy:
        print(
            texts.get(
                "train-policy-done",
                path=str(path),
                turns=str(told["turns"]),
                regret=str(told["regret"]),
            )
        )
        return 0
    print(
        texts.get(
            "train-done",
            path=str(path),
            positions=str(told["positions"]),
            error=str(told["own_error"]),
            before=str(told["estimate_error"]),
        )
    )
    return 0


class _Watch:
    """A bar for each part of the work on the standard error stream, or plain lines if nobody is watching."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.live = sys.stderr.isatty()
        self.progress = bar(stays=True)
        self.progress.disable = not self.live
        self.tasks: dict[str, TaskID] = {}

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, *_problem: object) -> None:
        self.progress.stop()

    def see(self, step: Step) -> None:
        """Show a step."""
        key = "train-games" if step.what == "games" else "train-fit"
        if step.stage == WARMING_UP:
            key = "train-warm-up"
        elif step.stage == SELF_PLAY:
            key = "train-rounds" if step.what == "games" else "train-positions"
        words = self.texts.get(key, stage=step.stage + 1)
        if step.fit is not None:
            error = step.fit.own_error if isinstance(step.fit, Progress) else step.fit.regret
            words += "  " + self.texts.get("train-error", error=f"{error:.2f}")
        name = f"{step.stage} {step.what}"
        if not self.live:
            if step.done == step.of:
                print(f"{words}  {step.done}/{step.of}", file=sys.stderr, flush=True)
            return
        if name not in self.tasks:
            self.tasks[name] = self.progress.add_task(words, total=step.of)
        self.progress.update(self.tasks[name], completed=step.done, description=words)
