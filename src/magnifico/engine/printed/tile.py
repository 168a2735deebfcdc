"""Excommunication tiles in compact form, and what each effect on them fills in."""

from __future__ import annotations

from typing import Final

from magnifico.content import effects as fx
from magnifico.engine.printed.parts import TYPE_INDEX, Handlers, Printer, handles
from magnifico.engine.printed.standing import STANDING, StandingInfo


class EndLossInfo:
    """Victory points lost in the final scoring."""

    def __init__(self, counted: str, per: int, victory: int, beyond: int) -> None:
        self.counted = counted
        self.per = per
        self.victory = victory
        self.beyond = beyond


class TileInfo:
    """An excommunication tile in compact form."""

    def __init__(self, index: int, key: str, period: int) -> None:
        self.index = index
        self.key = key
        self.period = period
        self.standing = StandingInfo()
        self.no_end_score = 0  # bits of card types
        self.end_losses: list[EndLossInfo] = []

    def add(self, effect: fx.Effect, printer: Printer) -> None:
        """Fill in one effect: of the final scoring, or a standing one."""
        if type(effect) in TILE:
            TILE[type(effect)](self, effect, printer)
        else:
            STANDING[type(effect)](self.standing, effect, printer)


TILE: Final[Handlers[TileInfo]] = {}
"""What an effect on the final scoring fills in; tiles of the third period have no others (R15.5)."""


@handles(TILE, fx.NoEndScore)
def _no_end_score(info: TileInfo, effect: fx.NoEndScore, printer: Printer) -> None:
    info.no_end_score |= 1 << TYPE_INDEX[effect.card_type]


@handles(TILE, fx.EndLoss)
def _end_loss(info: TileInfo, effect: fx.EndLoss, printer: Printer) -> None:
    loss = EndLossInfo(effect.counted, effect.per, effect.victory, effect.beyond)
    info.end_losses.append(loss)
