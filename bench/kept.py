"""Games of unfinished comparisons, kept in the repository: bench/kept/NAME.jsonl.

The raw results of a comparison stay on the machine that played it. What is not finished when a session ends is copied
here, a line for each game, and put back before the comparison is resumed, be it on another machine. The first line
names the bots by a digest of their code and weights: games of other bots are not added to.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

import magnifico.bots
from magnifico.files import write_whole
from magnifico.research.arena import ArenaError

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "kept"
LINES: Final = "results.jsonl"
REQUEST: Final = "request.json"


def bots_digest(folder: Path | None = None) -> str:
    """A short name for the code and weights of all bots as they are now."""
    place = folder or Path(magnifico.bots.__file__).parent
    digest = sha256()
    for path in sorted(place.rglob("*")):
        if path.suffix in (".py", ".npz", ".toml"):
            digest.update(path.relative_to(place).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def put_back(name: str, raw: Path, vouched: bool, kept: Path = KEPT) -> None:
    """Give a comparison its kept games, if its raw results are not here; ArenaError if other bots played them.

    `vouched` says that the bots play as they did then, although something in their code has changed.
    """
    path = kept / f"{name}.jsonl"
    if not path.is_file():
        return
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    told = json.loads(head)
    if told["bots"] != bots_digest() and not vouched:
        raise ArenaError(
            "E_KEPT_OTHER",
            f"other bots played the games in {path.name}: delete it and the raw results to start over, or pass "
            "--vouch if what has changed cannot make them play differently",
        )
    if (raw / LINES).is_file():
        return
    raw.mkdir(parents=True, exist_ok=True)
    write_whole(raw / REQUEST, json.dumps(told["request"], ensure_ascii=False, indent=1) + "\n")
    write_whole(raw / LINES, "".join(f"{line}\n" for line in lines))


def keep(name: str, raw: Path, finished: bool, kept: Path = KEPT) -> None:
    """Copy the games of a comparison from its raw results; of a finished one the page says enough."""
    path = kept / f"{name}.jsonl"
    if finished or not (raw / LINES).is_file():
        path.unlink(missing_ok=True)
        return
    request = json.loads((raw / REQUEST).read_text(encoding="utf-8"))
    content = (raw / LINES).read_bytes()
    lines = content[: content.rfind(b"\n") + 1].decode().splitlines()  # the last one may be cut off
    if not lines:
        return
    kept.mkdir(exist_ok=True)
    head = json.dumps({"bots": bots_digest(), "request": request}, ensure_ascii=False)
    write_whole(path, "".join(f"{line}\n" for line in [head, *lines]))
