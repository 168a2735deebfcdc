"""Bots against each other: series of games, contests, their statistics, and the balance of the game.

There are no rules here: games are played by the engine, and decisions come from `magnifico.bots`.
"""

from __future__ import annotations

from magnifico.research.arena.contest import ArenaReport, ArenaRequest, arena, stored
from magnifico.research.arena.errors import ArenaError
from magnifico.research.arena.report import BotReport, Fault, Share, SimulationReport
from magnifico.research.arena.simulate import SimulationRequest, simulate
from magnifico.research.arena.standings import BotStanding

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
