"""Points by source if the game ended now, from the final scoring of a copy, and what the Church offers.

This isn't part of the compiled engine, because the rules never use it. Everything that counts lies open on the
table, so every seat and every spectator may know the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from magnifico.content.vocabulary import FAITH, VICTORY
from magnifico.engine.game import Score
from magnifico.engine.rules import church, gains, scoring
from magnifico.engine.rules.sources import FROM_CHURCH
from magnifico.engine.state.rows import EXCOMMUNICATED

if TYPE_CHECKING:
    from magnifico.engine.game import Game
    from magnifico.engine.state.state import State


def project(game: Game) -> list[Score]:
    """Points, places and sources by seat as if the game ended now; after the end those of the final scoring.

    Sources are the categories of the final scoring. Faith counts as in the report of the last round (R12.4): those who
    meet its requirement support the Church, and nobody else is excommunicated on that account.
    """
    if game.is_over:
        return game.scores()
    state: State = game.state.copy()
    for seat in state.order:
        _count_faith(state, seat)
    scoring.score(state)
    places = scoring.ranking(state)
    sources = scoring.by_category(state)
    return [
        Score(seat, state.player(seat).victory, places.index(seat) + 1, sources[seat])
        for seat in range(state.players)
    ]


def _count_faith(state: State, seat: int) -> None:
    player = state.player(seat)
    if player.faith >= state.printed.faith_requirements[-1]:
        church.support(state, seat)
        return
    victory = state.printed.faith_track[player.faith]
    if victory:
        gains.gain(state, seat, (VICTORY, victory), FROM_CHURCH, 0)


@dataclass(frozen=True, slots=True)
class ChurchOffer:
    """The player's choice in a report: points for all the faith, or an excommunication.

    `tile` is empty for a player who cannot be excommunicated; `lost` is the number of points a refusal costs at
    once.
    """

    faith: int
    points: int
    tile: str
    lost: int


def church_offer(game: Game, seat: int) -> ChurchOffer:
    """What this period's report offers a player who has enough faith (R12.2, R12.3)."""
    supporting, refusing = game.state.copy(), game.state.copy()
    row = game.state.rows[seat]
    church.support(supporting, seat)
    church.excommunicate(refusing, seat)
    after = refusing.rows[seat]
    number = game.state.excommunications[game.state.period() - 1]
    key = game.state.printed.excommunications[number].key
    return ChurchOffer(
        faith=row[FAITH],
        points=supporting.rows[seat][VICTORY] - row[VICTORY],
        tile=key if after[EXCOMMUNICATED] != row[EXCOMMUNICATED] else "",
        lost=max(0, row[VICTORY] - after[VICTORY]),
    )
