"""`magnifico train`: retrain the learned evaluation or the policy; resumable."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Self

from rich.progress import TaskID

from magnifico.bots.network import Network
from magnifico.bots.policy import Policy
from magnifico.cli.arguments import INTERRUPTED, InputError, language_of
from magnifico.cli.watching import bar
from magnifico.texts import Texts, texts_for
from magnifico.texts.errors import describe_error
from magnifico.training.fit import Progress
from magnifico.training.teaching import SELF_PLAY, WARMING_UP, Plan, Step, TrainingError, train


def train_command(chosen: argparse.Namespace) -> int:
    """Run the training and say where the result is; 130 if it was stopped."""
    texts = texts_for(language_of(chosen))
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
    told = Policy.load(path).told() if plan.policy else Network.load(path).told()
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
