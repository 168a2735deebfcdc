"""The tools of bench/strength.py that let a comparison stop early and resume on another machine."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from magnifico.engine.options import Options
from magnifico.research.arena import ArenaError, ArenaRequest, arena, stored
from tests.repository import ROOT


def _bench(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", ROOT / "bench" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


kept = _bench("kept")
sequential = _bench("sequential")


def test_the_sequential_test_decides_what_is_clear_and_nothing_else() -> None:
    assert sequential.decided(23, 23, 0.45) is None  # too few games, however they ended
    assert sequential.decided(24, 24, 0.45) is True
    assert sequential.decided(0, 24, 0.45) is False
    assert sequential.decided(45, 100, 0.45) is None
    assert sequential.decided(65, 100, 0.45) is True
    assert sequential.decided(25, 100, 0.45) is False
    # A lucky start says little where nearly all games are to be won.
    assert sequential.decided(32, 32, 0.95) is None
    assert sequential.decided(30, 32, 0.95) is None
    assert sequential.decided(396, 400, 0.95) is True
    assert sequential.decided(90, 100, 0.95) is False


@pytest.mark.parametrize("bar", [0.36, 0.45, 0.5, 0.75, 0.9, 0.95])
def test_more_wins_never_speak_against_the_bar(bar: float) -> None:
    verdicts = [sequential.decided(wins, 200, bar) for wins in range(201)]
    order = {False: 0, None: 1, True: 2}
    ranks = [order[verdict] for verdict in verdicts]
    assert ranks == sorted(ranks) and ranks[0] == 0 and ranks[-1] == 2


def test_kept_games_are_resumed_elsewhere(tmp_path: Path) -> None:
    request = ArenaRequest(("random", "random"), 2, Options(players=2), "kept", out=tmp_path / "a")
    played = arena(request)
    kept.keep("pair", tmp_path / "a", False, tmp_path / "kept")
    kept.put_back("pair", tmp_path / "b", False, tmp_path / "kept")
    again = ArenaRequest(("random", "random"), 4, Options(players=2), "kept", out=tmp_path / "b")
    assert stored(again).results == played.results
    there: list[int] = []
    longer = arena(again, lambda _done, before: there.append(before))
    assert there[0] == 2 and longer.results[:2] == played.results and longer.games == 4


def test_games_of_other_bots_are_not_added_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = ArenaRequest(("random", "random"), 1, Options(players=2), "kept", out=tmp_path / "a")
    arena(request)
    kept.keep("pair", tmp_path / "a", False, tmp_path / "kept")
    monkeypatch.setattr(kept, "bots_digest", lambda: "others")
    with pytest.raises(ArenaError, match="E_KEPT_OTHER"):
        kept.put_back("pair", tmp_path / "b", False, tmp_path / "kept")
    assert not (tmp_path / "b").exists()
    kept.put_back("pair", tmp_path / "b", True, tmp_path / "kept")
    assert (tmp_path / "b" / "results.jsonl").is_file()


def test_a_finished_comparison_is_no_longer_kept(tmp_path: Path) -> None:
    request = ArenaRequest(("random", "random"), 1, Options(players=2), "kept", out=tmp_path / "a")
    arena(request)
    kept.keep("pair", tmp_path / "a", False, tmp_path / "kept")
    assert (tmp_path / "kept" / "pair.jsonl").is_file()
    kept.keep("pair", tmp_path / "a", True, tmp_path / "kept")
    assert not (tmp_path / "kept" / "pair.jsonl").exists()


def test_a_line_that_was_cut_off_is_not_kept(tmp_path: Path) -> None:
    request = ArenaRequest(("random", "random"), 2, Options(players=2), "kept", out=tmp_path / "a")
    arena(request)
    raw = tmp_path / "a" / "results.jsonl"
    raw.write_bytes(raw.read_bytes()[:-20])
    kept.keep("pair", tmp_path / "a", False, tmp_path / "kept")
    assert len((tmp_path / "kept" / "pair.jsonl").read_text("utf-8").splitlines()) == 2


def test_the_bots_are_named_by_their_code_and_weights(tmp_path: Path) -> None:
    (tmp_path / "flat.py").write_text("width = 6", "utf-8")
    (tmp_path / "policy.npz").write_bytes(b"weights")
    before = kept.bots_digest(tmp_path)
    assert kept.bots_digest(tmp_path) == before
    (tmp_path / "policy.npz").write_bytes(b"others")
    assert kept.bots_digest(tmp_path) != before
