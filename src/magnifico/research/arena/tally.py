"""What a finished game tells about balance: who had what, who won, and how often reconstructed things mattered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from magnifico.engine.game import Game
from magnifico.engine.moves.move import Move
from magnifico.engine.names import TOWER_LETTERS
from magnifico.engine.state.rows import (
    ADAPTATION,
    BONUS_TILE,
    FAITH_TILES,
    FAMILY,
    FLOORS,
    SPECIAL_TOWER,
    VISCONTI_ACTIVE,
)
from magnifico.research.arena.match import Match, MatchResult, SeatResult, play_match
from magnifico.research.arena.report import Share, share

Note = dict[str, object]

_TOKEN_COLUMNS: Final = {"token": 0, "put": 1, "pay_token": 2}
"""Where moves with a token are counted: used for goods, put on a card, paid."""
_LEFT_OVER: Final = 3
_ORDINARY_TOWERS: Final = tuple(TOWER_LETTERS[:SPECIAL_TOWER])


def play_noted(match: Match) -> MatchResult:
    """Play a game, noting what each seat had and did."""
    notes = _Notes()
    result = play_match(match, notes.watch)
    if not result.error and notes.game is not None:
        result.noted.update(notes.finish(notes.game))
    return result


class _Notes:
    """Watches one game."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.adapted: list[int] = []  # tower of the Adaptation tile before each move

    def watch(self, game: Game) -> None:
        """Called before each decision."""
        self.game = game
        self.adapted.append(game.state.board[ADAPTATION])

    def finish(self, game: Game) -> Note:
        """Everything worth knowing about the finished game, as plain data."""
        state = game.state
        printed = state.printed
        result: Note = {
            "bonus_tile": [printed.bonus_tile_keys[row[BONUS_TILE]] for row in state.rows]
        }
        if not printed.houses:
            return result
        result["family"] = [printed.families[row[FAMILY] - 1].key for row in state.rows]
        tiles = [""] * state.players
        rows = [0] * state.players
        for (_, tile), (seat, row) in zip(state.auction, state.bids, strict=True):
            tiles[seat] = printed.auction_keys[tile]
            rows[seat] = row + 1
        result["auction_tile"] = tiles
        result["auction_row"] = rows
        result["faith_tiles"] = [
            [
                printed.faith_tiles[number][0]
                for number in range(len(printed.faith_tiles))
                if row[FAITH_TILES] >> number & 1
            ]
            for row in state.rows
        ]
        result["visconti"] = [
            [
                key
                for number, key in enumerate(printed.visconti_keys)
                if row[VISCONTI_ACTIVE] >> number & 1
            ]
            for row in state.rows
        ]
        result["tokens"] = self._tokens(game)
        result["floors"] = self._floors(game.moves)
        return result

    def _tokens(self, game: Game) -> dict[str, list[int]]:
        """By face: used for goods, put on a card, paid, left over."""
        keys = game.state.printed.token_keys
        counts = {key: [0, 0, 0, 0] for key in keys}
        for move in game.moves:
            if move.kind in _TOKEN_COLUMNS:
                counts[str(move.fields["face"])][_TOKEN_COLUMNS[move.kind]] += 1
        for held in game.state.tokens:
            for face in held:
                counts[keys[face]][_LEFT_OVER] += 1
        return counts

    def _floors(self, moves: list[Move]) -> list[list[int]]:
        """Members on tower floors 1 to 4: in ordinary towers, in the one with the Adaptation tile."""
        counts = [[0] * FLOORS, [0] * FLOORS]
        for number, move in enumerate(moves):
            space = move.space or ""
            if move.kind == "place" and space.startswith(_ORDINARY_TOWERS):
                adapted = int(TOWER_LETTERS.index(space[0]) == self.adapted[number])
                counts[adapted][int(space[1:]) - 1] += 1
        return counts


@dataclass
class Tally:
    """Win shares of one mix, by any property of a seat."""

    players: int
    results: list[MatchResult] = field(default_factory=list)

    @property
    def ended(self) -> list[MatchResult]:
        """The games that did not break."""
        return [result for result in self.results if not result.error]

    def shares(self, of: Callable[[MatchResult, SeatResult], str | None]) -> dict[str, Share]:
        """The win share of each kind of seat; seats for which `of` returns None are left out."""
        wins: dict[str, int] = {}
        games: dict[str, int] = {}
        for result in self.ended:
            for seat in result.seats:
                kind = of(result, seat)
                if kind is not None:
                    games[kind] = games.get(kind, 0) + 1
                    wins[kind] = wins.get(kind, 0) + (seat.rank == 1)
        return {kind: share(wins[kind], games[kind]) for kind in sorted(games)}

    def by_note(self, name: str) -> dict[str, Share]:
        """The win share by a note that has one entry for each seat."""

        def noted(result: MatchResult, seat: SeatResult) -> str | None:
            entries = result.noted.get(name)
            return str(entries[seat.seat]) if isinstance(entries, list) else None

        return self.shares(noted)

    def by_place(self) -> dict[str, Share]:
        """The win share by place in the first turn order."""
        return self.shares(lambda _result, seat: str(seat.place_in_order + 1))
