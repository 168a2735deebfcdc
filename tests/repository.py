"""The files of the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent


def tracked_files() -> list[Path]:
    """All files that are committed or would be; skips the test outside of a checkout, which CI never is."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        assert os.environ.get("CI") != "true", "CI has to run on a checkout with git installed"
        pytest.skip("not a git checkout")
    # In a container the files often belong to another user, whom Git doesn't trust by default.
    trust = {"COUNT": "1", "KEY_0": "safe.directory", "VALUE_0": "*"}
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        env=os.environ | {f"GIT_CONFIG_{name}": value for name, value in trust.items()},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]
