"""An interrupt at any moment raises an exception; it never ends the program, compiled or not."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

SCRIPT = """
import random, signal
from magnifico import Game, Options
from magnifico.bots import Position, create_bot

class Stop(Exception):
    pass

def stop(*_):
    raise Stop

signal.signal(signal.SIGALRM, stop)
chance = random.Random(1)
game = Game.new(Options(players=3, expansions=("houses", "pazzi")), seed=1)
bots = [create_bot("patrician", seat) for seat in range(3)]
while game.state.round() < 2:
    seat = game.to_act[0]
    game.advance(bots[seat].choose(Position(game, seat)))
seat = game.to_act[0]
position = Position(game, seat)
works = [
    lambda: game.legal_moves(seat),
    lambda: game.copy().play(game.legal_moves(seat)[0]),
    lambda: game.view(seat),
    lambda: game.determinize(seat, 1),
    lambda: bots[0].choose(position),
]
stopped = 0
for number in range(2000):
    try:
        signal.setitimer(signal.ITIMER_REAL, chance.uniform(1e-5, 4e-4))
        while True:
            works[number % len(works)]()
    except Stop:
        stopped += 1
print(stopped)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="Windows has no such timers")
def test_an_interrupt_at_any_moment_is_an_exception() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2000\n", "")
