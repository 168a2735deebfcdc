"""A table runs in a browser's Python as it does on a server: without threads, sockets, a database, or the network."""

from __future__ import annotations

import json
import subprocess
import sysconfig
from typing import Any

import pytest

from tests.repository import ROOT
from tests.table import whole_game

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
FOREIGN = {
    "magnifico": {"cli", "client", "features", "server"},
    "": {"fastapi", "numpy", "orjson", "pydantic", "sqlalchemy", "starlette", "uvicorn"},
}


@pytest.mark.slow
def test_a_whole_game_is_the_same_in_a_browsers_python() -> None:
    assert PYODIDE.is_dir(), "install the page's tools first: make web/node_modules/.tools"
    packages = sysconfig.get_paths()["purelib"]
    script = ROOT / "tests" / "table" / "in_pyodide.mjs"
    ran = subprocess.run(
        [ROOT / "scripts" / "node.sh", "node", script, ROOT, packages],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    there: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    modules = {tuple(name.split(".")) for name in there.pop("modules")}
    assert {name[1] for name in modules if name[0] == "magnifico" and len(name) > 1}.isdisjoint(
        FOREIGN["magnifico"]
    )
    assert {name[0] for name in modules}.isdisjoint(FOREIGN[""])
    assert there == whole_game.play()
    assert there["entries"] > 100 and there["undone"] > 0
