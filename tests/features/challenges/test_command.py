"""`magnifico challenge`: a date's deal played to the end, and the computer's scores beside the player's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnifico import Game, load
from magnifico.features.challenges import COMPUTER, Challenge, challenge_named, play_attempt
from tests.cli.support import Runner

MONDAY = "2026-11-16"
PLAY = ("challenge", "day", "--date", MONDAY, "--plain", "--auto-end", "--lang", "en")


def answers(challenge: Challenge, played: Game) -> list[str]:
    """What a player types to make the same decisions as in a finished game."""
    game = Game.new(challenge.engine_options(), challenge.seed)
    typed = []
    for move in played.moves:
        if move.seat == challenge.seat and len(game.legal_moves(move.seat)) > 1:
            typed.append(move.text)
        game.advance(move)
    return typed


def points(out: str, name: str) -> int:
    found = re.search(rf"\d\.\s+{name}\s+(\d+) victory points", out)
    assert found is not None, out[-500:]
    return int(found[1])


def test_the_same_decisions_give_the_score_of_the_same_game(run: Runner, tmp_path: Path) -> None:
    """The opponents answer as they do anywhere else, so citizen's moves end in citizen's score."""
    challenge = challenge_named(MONDAY)
    citizen = play_attempt(challenge, COMPUTER["citizen"])
    done = run(*PLAY, typed=answers(challenge, citizen))
    assert done.status == 0, done.err
    total = citizen.scores()[challenge.seat].total
    assert points(done.out, "you") == points(done.out, "Citizen") == total
    for level, bot in COMPUTER.items():
        played = play_attempt(challenge, bot)
        assert points(done.out, level.capitalize()) == played.scores()[challenge.seat].total
    (file,) = (tmp_path / "games").iterdir()
    saved = load(file.read_text())
    assert [str(move) for move in saved.moves] == [str(move) for move in citizen.moves]
    again = run(*PLAY)
    assert "already played" in again.out and points(again.out, "you") == total


def test_a_game_that_was_left_resumes_where_it_was(run: Runner) -> None:
    challenge = challenge_named(MONDAY)
    typed = answers(challenge, play_attempt(challenge, COMPUTER["citizen"]))
    left = run(*PLAY, typed=[*typed[:5], "quit"])
    assert left.status == 0
    assert f"magnifico challenge day --date {MONDAY}" in left.out
    done = run(*PLAY, typed=typed[5:])
    assert points(done.out, "you") == points(done.out, "Citizen")


@pytest.mark.parametrize("given", ["2026-11-01", "2099-01-01", "tomorrow", "2026-02-30"])
def test_a_day_without_a_challenge_is_refused_in_one_line(run: Runner, given: str) -> None:
    done = run("challenge", "week", "--date", given)
    assert done.status == 2 and done.is_one_clear_line
