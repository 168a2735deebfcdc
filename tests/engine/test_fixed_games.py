"""Games that must never change by accident: fingerprints, counts of sequences, recorded games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magnifico import Game, Options, load
from magnifico.content.vocabulary import CARD_TYPES
from magnifico.engine.moves.saved import result_text
from tests.fixtures.make import FOLDER, PERFT_DEPTH, fingerprint, perft
from tests.support import MIXES, mix_name

DIGESTS = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
PERFT = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
GAMES = sorted((FOLDER / "games").glob("*.txt"))


@pytest.mark.parametrize("number", range(len(DIGESTS)))
def test_the_fingerprinted_games_play_out_the_same(number: int) -> None:
    assert fingerprint(number) == DIGESTS[number]


def test_there_are_fifty_fingerprints_of_every_mix() -> None:
    assert len(DIGESTS) == 50
    assert {entry["mix"] for entry in DIGESTS} == {mix_name(options) for options in MIXES}


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
@pytest.mark.parametrize("build", ["interpreted", "as installed"])
def test_other_processes_and_hash_seeds_give_the_same_games(hash_seed: str, build: str) -> None:
    """The same fingerprints in another process, where sets may be ordered differently."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    environment.pop("MAGNIFICO_INTERPRETED", None)
    if build == "interpreted":
        environment["MAGNIFICO_INTERPRETED"] = "1"
    program = (
        "import json; from tests.fixtures.make import fingerprint; "
        "print(json.dumps([fingerprint(n) for n in (0, 5, 10, 15)]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        cwd=Path(__file__).resolve().parent.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [DIGESTS[n] for n in (0, 5, 10, 15)]


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_the_number_of_decision_sequences_is_known(options: Options) -> None:
    assert perft(options, PERFT_DEPTH) == PERFT[mix_name(options)]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_games_end_with_their_scores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = load(text)
    assert game.is_over
    assert f"\nresult: {result_text(game)}\n" in text
    assert result_text(game) != "unfinished"
    _check_final_scores(game)


def test_at_least_ten_games_are_recorded() -> None:
    assert len(GAMES) >= 10


TERRITORY_POINTS = (0, 0, 0, 1, 4, 10, 20)
CHARACTER_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36)


def _check_final_scores(game: Game) -> None:
    """Count the categories again from the public view alone, by the printed tables (R1.13, R14.6, R14.7)."""
    view = game.view(None)
    seats = view["seats"]
    final = view["final"]
    strengths = [seat["goods"]["military"] for seat in seats]
    first = max(strengths)
    second = max((s for s in strengths if s < first), default=-1)
    for seat, points in zip(seats, final, strict=True):
        counts = {name: len(seat["cards"][name]) for name in CARD_TYPES}
        barred = set(seat["excommunicated"])
        extra = any(entry["leader"] == "niccolo_machiavelli" for entry in seat["leaders"])
        territories = 0 if "X3.3" in barred else TERRITORY_POINTS[counts["territory"]]
        characters = 0 if "X3.1" in barred else CHARACTER_POINTS[counts["character"]]
        military = 5 if seat["goods"]["military"] == first else 0
        if strengths.count(first) == 1 and seat["goods"]["military"] == second:
            military = 2
        goods = sum(seat["goods"][name] for name in ("wood", "stone", "coins", "servants"))
        expected = [territories, characters, military, goods // 5]
        if extra:
            expected = [points + 1 if points else 0 for points in expected]
        found = [points[name] for name in ("territories", "characters", "military", "resources")]
        assert found == expected
        assert sum(points.values()) == seat["goods"]["victory"]
