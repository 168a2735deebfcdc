"""Measures our two engines and the peer, catanatron, in one run on one core: `make bench`.

With `--before FOLDER`, an earlier commit that was set up and compiled there takes part as well, so that a
change is judged against the commit before it: `make bench BENCH="--before ../old"`.

The contestants take turns for a few rounds, each in a process of its own, and the median counts:
what the machine does meanwhile then falls on all of them. Absolute figures drift from machine to
machine; the ratios to the peer are what the bars are about.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from magnifico.typed import count, seconds
from results_parts import RESULTS, write_part

FOLDER = Path(__file__).resolve().parent
PART = "Engines"
FIGURES = ("games_per_s", "decisions_per_s", "decisions_per_game", "copy_us")
THINKING = "Thinking"
THINKING_FIGURES = (
    "estimates_per_s",
    "evaluations_per_s",
    "playouts_per_s",
    "endings_per_s",
    "turns_by_lookahead_per_s",
    "turns_by_policy_per_s",
)

EVERYTHING = "compiled, five players, both expansions"
BEFORE = "compiled, before"
EVERYTHING_BEFORE = "compiled, five players, both expansions, before"

Measured = dict[str, dict[str, float]]


@dataclass(frozen=True)
class Contestant:
    """One engine to measure: which script runs under which Python."""

    name: str
    script: str
    python: str
    interpreted: bool = False
    mix: str = "base"
    figures: tuple[str, ...] = FIGURES
    folder: Path = FOLDER

    def measure(self, seconds: float) -> dict[str, float]:
        """Play one round in a fresh process."""
        environment = {
            key: value for key, value in os.environ.items() if key != "MAGNIFICO_INTERPRETED"
        }
        if self.interpreted:
            environment["MAGNIFICO_INTERPRETED"] = "1"
        finished = subprocess.run(
            [self.python, str(self.folder / self.script), str(seconds), self.mix],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        figures = json.loads(finished.stdout)
        if not self.name.startswith(figures["engine"]) and figures["engine"] != "peer":
            sys.exit(f"bench: asked for the {self.name} engine, got {figures['engine']}")
        return {figure: float(figures[figure]) for figure in self.figures}


@dataclass(frozen=True)
class Bar:
    """Something we promise about our speed."""

    promise: str
    value: Callable[[Measured], float]
    limit: float
    at_most: bool = False
    unit: str = "x"

    def row(self, measured: Measured) -> dict[str, str | float | bool]:
        """Compare the promise with what was measured."""
        value = self.value(measured)
        met = value <= self.limit if self.at_most else value >= self.limit
        return {"promise": self.promise, "value": value, "unit": self.unit, "met": met}


def ratio(engine: str, figure: str) -> Callable[[Measured], float]:
    """Make a function that divides an engine's figure by the peer's."""
    return lambda measured: measured[engine][figure] / measured["peer"][figure]


BARS = (
    Bar(
        "compiled: at least 8x the peer's decisions/s",
        ratio("compiled", "decisions_per_s"),
        limit=8,
    ),
    Bar("compiled: at least 25x the peer's games/s", ratio("compiled", "games_per_s"), limit=25),
    Bar(
        "interpreted: at least 0.6x the peer's decisions/s",
        ratio("interpreted", "decisions_per_s"),
        limit=0.6,
    ),
    Bar(
        "compiled: a copy in at most 3 us",
        lambda measured: measured["compiled"]["copy_us"],
        limit=3,
        at_most=True,
        unit=" us",
    ),
    Bar(
        "a decision of five players with both expansions costs at most 2.5x a base one",
        lambda measured: (
            measured["compiled"]["decisions_per_s"] / measured[EVERYTHING]["decisions_per_s"]
        ),
        limit=2.5,
        at_most=True,
    ),
)


def beside(engine: str, before: str, figure: str) -> Callable[[Measured], float]:
    """Make a function that divides an engine's figure by that of the commit before."""
    return lambda measured: measured[engine][figure] / measured[before][figure]


BARS_BESIDE_BEFORE = (
    Bar(
        "compiled: at least the decisions/s of the commit before",
        beside("compiled", BEFORE, "decisions_per_s"),
        limit=1,
    ),
    Bar(
        "five players with both expansions: at least the decisions/s of the commit before",
        beside(EVERYTHING, EVERYTHING_BEFORE, "decisions_per_s"),
        limit=1,
    ),
    Bar(
        "compiled: a copy costs no more than in the commit before",
        beside("compiled", BEFORE, "copy_us"),
        limit=1,
        at_most=True,
    ),
)


def measure_all(contestants: list[Contestant], rounds: int, seconds: float) -> Measured:
    """Let the contestants take turns and return the median of each figure."""
    seen: dict[str, list[dict[str, float]]] = {contestant.name: [] for contestant in contestants}
    for number in range(1, rounds + 1):
        for contestant in contestants:
            print(f"    round {number} of {rounds}: {contestant.name}", file=sys.stderr, flush=True)
            seen[contestant.name].append(contestant.measure(seconds))
    return {
        name: {
            figure: statistics.median(one_round[figure] for one_round in measured)
            for figure in measured[0]
        }
        for name, measured in seen.items()
    }


def as_markdown(measured: Measured, bars: list[dict[str, str | float | bool]], how: str) -> str:
    """Write the results as the part of the page that is kept in the repository."""
    peer = measured["peer"]
    names = {"peer": "catanatron (peer)"}
    lines = [
        "Written by `make bench`; do not edit. Random players, four at a table unless said, on one core; a",
        "decision is one move chosen from the list of legal moves, and listing them is part of the",
        "time. Ratios to the peer matter, absolute figures drift from machine to machine.",
        "",
        how,
        "",
        "| engine | games/s | to peer | decisions/s | to peer | decisions/game | copy, us |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, figures in measured.items():
        lines.append(
            f"| {names.get(name, name)} "
            f"| {figures['games_per_s']:,.1f} "
            f"| {figures['games_per_s'] / peer['games_per_s']:.2f}x "
            f"| {figures['decisions_per_s']:,.0f} "
            f"| {figures['decisions_per_s'] / peer['decisions_per_s']:.2f}x "
            f"| {figures['decisions_per_game']:,.0f} "
            f"| {figures['copy_us']:,.2f} |"
        )
    lines += ["", "| bar | measured | |", "|---|---:|---|"]
    for bar in bars:
        verdict = "met" if bar["met"] else "**missed**"
        lines.append(f"| {bar['promise']} | {bar['value']:.2f}{bar['unit']} | {verdict} |")
    return "\n".join([*lines, ""])


def thinking_page(measured: Measured, how: str) -> str:
    """What the thinking bots get done, as the part of the page about it."""
    lines = [
        "Written by `make bench`; do not edit. What thinking bots get done on one core, at turns of a game of four:",
        "the hand-made estimate of one position; the learned evaluation with its features, twenty positions at once; a",
        "playout of the search, to the end of the next round, with lookahead and with the policy; a move of the",
        "last turns searched to the final scores in one world; a turn decided by lookahead and by the policy.",
        "",
        how,
        "",
        "| engine | estimates/s | evaluations/s | playouts/s | endings/s "
        "| turns/s, lookahead | turns/s, policy |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, figures in measured.items():
        row = " | ".join(f"{figures[figure]:,.0f}" for figure in THINKING_FIGURES)
        lines.append(f"| {name} | {row} |")
    fast, slow = measured["compiled"], measured["interpreted"]
    gains = " | ".join(f"{fast[figure] / slow[figure]:.1f}x" for figure in THINKING_FIGURES)
    turns = fast["turns_by_policy_per_s"] / fast["turns_by_lookahead_per_s"]
    told = f"Compiled, the policy decides {turns:.1f} times as many turns as the lookahead."
    return "\n".join([*lines, f"| compiled to interpreted | {gains} |", "", told, ""])


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--peer-python", required=True, help="the Python that has the peer installed"
    )
    parser.add_argument(
        "--before", type=Path, help="a folder with an earlier commit, set up and compiled"
    )
    parser.add_argument("--only", choices=("engines", "thinking"), help="one part of the page")
    parser.add_argument("--rounds", type=count, default=3)
    parser.add_argument("--seconds", type=seconds, default=8.0, help="length of one round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--strict", action="store_true", help="status 1 if a bar is missed")
    parser.add_argument("--no-write", action="store_true", help=f"leave {RESULTS.name} as it is")
    return parser.parse_args()


def main() -> int:
    """Measure, compare, write and print."""
    asked = arguments()
    contestants = [
        Contestant("compiled", "ours.py", sys.executable),
        Contestant("interpreted", "ours.py", sys.executable, interpreted=True),
        Contestant(EVERYTHING, "ours.py", sys.executable, mix="everything"),
        Contestant("peer", "peer.py", asked.peer_python),
    ]
    bars_asked: tuple[Bar, ...] = BARS
    if asked.before is not None:
        python = str(asked.before / ".venv" / "bin" / "python")
        folder = asked.before / "bench"
        contestants += [
            Contestant(BEFORE, "ours.py", python, folder=folder),
            Contestant(EVERYTHING_BEFORE, "ours.py", python, mix="everything", folder=folder),
        ]
        bars_asked += BARS_BESIDE_BEFORE
    thinkers = [
        Contestant(name, "thinking.py", sys.executable, name == "interpreted", "", THINKING_FIGURES)
        for name in ("compiled", "interpreted")
    ]
    date = datetime.date.today().isoformat()
    how = (
        f"{date}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        f"median of {asked.rounds} interleaved rounds of {asked.seconds:g} s."
    )
    pages: dict[str, str] = {}
    found: dict[str, object] = {"how": how}
    met = True
    if asked.only in (None, "engines"):
        measured = measure_all(contestants, asked.rounds, asked.seconds)
        bars = [bar.row(measured) for bar in bars_asked]
        found |= {"measured": measured, "bars": bars}
        met = all(bar["met"] for bar in bars)
        pages[PART] = as_markdown(measured, bars, how)
    if asked.only in (None, "thinking"):
        thought = measure_all(thinkers, asked.rounds, asked.seconds)
        found["thinking"] = thought
        pages[THINKING] = thinking_page(thought, how)
    for name, page in pages.items():
        if not asked.no_write:
            write_part(name, page)
        if not asked.json:
            print(page)
    if asked.json:
        print(json.dumps(found, indent=2))
    return 1 if asked.strict and not met else 0


if __name__ == "__main__":
    sys.exit(main())
