"""Every bot makes the same choices on the compiled and on the interpreted build."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from magnifico._engine_choice import engine_build
from magnifico.bots import BOT_NAMES, Position, check_bot, create_bot
from magnifico.engine.game import Game
from magnifico.engine.options import Options

ROOT = Path(__file__).resolve().parent.parent.parent
OTHER_BUILD = (
    "import json, tests.bots.test_both_builds as here; print(json.dumps(here.all_choices()))"
)


def searches(name: str) -> bool:
    try:
        check_bot(f"{name}@2")
    except ValueError:
        return False
    return True


NAMES = [f"{name}@2" if searches(name) else name for name in BOT_NAMES]


def all_choices() -> dict[str, list[str]]:
    """What each bot would do at some moments of a game with everything in the box."""
    game = Game.new(Options(players=3, expansions=("houses", "pazzi")), "builds")
    drivers = [create_bot("greedy", seat) for seat in range(3)]
    choices: dict[str, list[str]] = {name: [] for name in NAMES}
    while not game.is_over:
        position = Position(game, game.to_act[0])
        if game.move_count % 30 == 0:
            for name in NAMES:
                choices[name].append(create_bot(name, 7).choose(position).text)
        game.play(drivers[position.seat].choose(position))
    return choices


def test_both_builds_choose_alike() -> None:
    mine = all_choices()
    assert len(mine) == len(BOT_NAMES) and all(len(made) > 5 for made in mine.values())
    if engine_build() == "interpreted":
        return  # the compiled run compares
    environment = {**os.environ, "MAGNIFICO_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", OTHER_BUILD],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == mine
