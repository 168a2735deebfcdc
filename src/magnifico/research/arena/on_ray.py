"""Plays matches on a Ray cluster, whose nodes need the same version of this package."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Final

import magnifico
from magnifico.bots import BotError
from magnifico.engine.options import RULES_VERSION
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.match import Match, MatchResult, Player
from magnifico.research.arena.store import MOST_AT_ONCE

Versions = tuple[str, int]
SECONDS_TO_ANSWER: Final = 10.0


def play_on_ray(matches: Sequence[Match], player: Player, address: str) -> Generator[MatchResult]:
    """The results as they come in; games of a lost node are played again elsewhere."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # read on import: sends no statistics
    try:
        import ray
    except ImportError:
        raise ArenaError(
            "E_RAY_MISSING", "--ray needs the package ray: install 'magnifico[ray]'"
        ) from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError, ImportError) as error:
        reason = _lines(error)[0].rstrip(".")
        raise ArenaError("E_RAY_UNREACHABLE", f"no Ray cluster at {address}: {reason}") from None
    try:
        remote = ray.remote(scheduling_strategy="SPREAD")(_play_there)
        processors: float = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call,unused-ignore]
        at_once = min(MOST_AT_ONCE, 2 * max(1, int(processors)))
        left = iter(matches)
        playing = [remote.remote(player, match, our_versions()) for match in islice(left, at_once)]
        while playing:
            done, playing = ray.wait(playing)
            yield from ray.get(done)
            playing += [
                remote.remote(player, match, our_versions()) for match in islice(left, len(done))
            ]
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ArenaError | BotError):
            raise error.cause from None
        raise ArenaError(
            "E_RAY_FAILED", f"a node of the cluster cannot play: {_lines(error)[-1]}"
        ) from None
    except ray.exceptions.RayError as error:
        reason = _lines(error)[0]
        raise ArenaError("E_RAY_FAILED", f"the Ray cluster gave up: {reason}") from None
    finally:
        ray.shutdown()


def _lines(error: Exception) -> list[str]:
    """The lines of an error's message; for an error from a node, the last line names the mistake."""
    return (str(error).strip() or type(error).__name__).splitlines()


def _knock(address: str) -> None:
    """Find out within seconds whether the cluster answers; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isascii() and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()


def our_versions() -> Versions:
    """The versions every node must have, or games would not be comparable."""
    return magnifico.__version__, RULES_VERSION


def _play_there(player: Player, match: Match, wanted: Versions) -> MatchResult:
    """Runs on a node of the cluster."""
    if our_versions() != wanted:
        raise ArenaError(
            "E_RAY_VERSION",
            f"a node of the cluster has magnifico {our_versions()[0]}, not {wanted[0]}",
        )
    try:
        return player(match)
    except BotError as error:
        raise error.with_place("on a node of the cluster") from None
