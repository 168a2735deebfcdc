"""Fixtures of the terminal's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.support import Runner, make_runner


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Runner:
    return make_runner(capsys, monkeypatch, tmp_path)
