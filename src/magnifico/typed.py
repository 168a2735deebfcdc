"""Parses numbers given as options on the command lines of `bench/` and `magnifico.research.arena.balance`."""

from __future__ import annotations

import argparse


def count(text: str) -> int:
    """A whole number, at least one."""
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")


def seconds(text: str) -> float:
    """A duration above zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if 0 < value < float("inf"):
        return value
    raise argparse.ArgumentTypeError(f"a number of seconds above 0 is needed, not {text!r}")
