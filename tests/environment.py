"""The environment of tests and of what they start: no setting of an operator, least of all his database."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping

KEPT = frozenset({"MAGNIFICO_INTERPRETED", "MAGNIFICO_TEST_FACTOR"})


def without_settings(variables: Mapping[str, str]) -> dict[str, str]:
    """The variables but those that a server or command of ours would read as settings."""
    return {
        name: value
        for name, value in variables.items()
        if name in KEPT or not name.startswith("MAGNIFICO_")
    }


def forget_settings() -> None:
    """Take the settings out of this process's own environment."""
    for name in os.environ.keys() - without_settings(os.environ).keys():
        del os.environ[name]


def interruptible() -> None:
    """For preexec_fn: a shell's background job ignores interrupts and hands that on; a person's terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
