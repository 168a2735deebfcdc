"""Bots against each other: series of games, contests, their statistics, and the balance of the game.

There are no rules here: games are played by the engine, and decisions come from `magnifico.bots`.
"""

from __future__ import annotations

from magnifico.arena.contest import ArenaReport, ArenaRequest, arena, stored
from magnifico.arena.errors import ArenaError
from magnifico.arena.report import BotReport, Fault, Share, SimulationReport
from magnifico.arena.simulate import SimulationRequest, simulate
from magnifico.arena.standings import BotStanding

__all__ = [
    "ArenaError",
    "ArenaReport",
    "ArenaRequest",
    "BotReport",
    "BotStanding",
    "Fault",
    "Share",
    "SimulationReport",
    "SimulationRequest",
    "arena",
    "simulate",
    "stored",
]
