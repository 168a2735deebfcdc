"""Other processes of this machine, as `ps` shows them everywhere."""

from __future__ import annotations

import subprocess
from typing import NamedTuple


class Process(NamedTuple):
    pid: int
    parent: int
    command: str


def running() -> list[Process]:
    """All processes but those that have ended and only wait to be asked how."""
    # One column for each -o: some take "pid=,ppid=" for one column with an odd title.
    columns = ("-o", "pid=", "-o", "ppid=", "-o", "stat=", "-o", "command=")
    listed = subprocess.run(
        ["ps", "-A", "-ww", *columns], capture_output=True, text=True, check=True
    ).stdout
    found = []
    for line in listed.splitlines():
        pid, parent, state, *command = line.split(maxsplit=3)
        if state[0] not in "ZX":
            found.append(Process(int(pid), int(parent), " ".join(command)))
    return found


def children_of(pid: int) -> list[Process]:
    return [process for process in running() if process.parent == pid]
