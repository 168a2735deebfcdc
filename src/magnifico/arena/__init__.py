"""Bots against each other: series of games, their statistics, and whether the game is in balance.

Nothing here knows rules; games are played through the engine and decisions come from `magnifico.bots`.
"""

from __future__ import annotations

from magnifico.arena.report import BotReport, Fault, SimulationReport
from magnifico.arena.simulate import SimulationRequest, simulate

__all__ = ["BotReport", "Fault", "SimulationReport", "SimulationRequest", "simulate"]
