"""A process in which computer opponents think: one JSON line in, one JSON line out."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import Final

import orjson

from magnifico.bots import Position, create_bot
from magnifico.bots.advice import suggest
from magnifico.bots.analysis import analyse
from magnifico.engine.game import Game, new_options
from magnifico.server.bots import LOW_PRIORITY, READY
from magnifico.server.packs import packs_from_files

MOST_GAMES: Final = 200
STEP: Final = 0.01
LOWER: Final = 10
"""How much less urgent than the server and its bots an analysis is."""


class Thinker:
    """Keeps the games it was asked about, so that only their new moves are played."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()

    def game(self, question: dict[str, object]) -> Game:
        """The game at the point of the question."""
        table = str(question["table"])
        listed = question["moves"]
        assert isinstance(listed, list)
        game = self.games.pop(table, None)
        known = [str(move) for move in game.moves] if game is not None else []
        if game is None or known != listed[: len(known)]:
            options = question["options"]
            files = question["pack"]
            assert isinstance(options, dict)
            packs = packs_from_files(files) if isinstance(files, dict) else ()
            game = Game.new(new_options(options, packs), str(question["seed"]), events=False)
            known = []
        for move in listed[len(known) :]:
            game.play(str(move))
        self.games[table] = game
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game

    def answer(self, question: dict[str, object]) -> dict[str, object]:
        """The move a bot chooses, the best moves for a hint, or the analysis of a game."""
        wanted = question.get("ask")
        if wanted == "hint":
            return {"hint": self.hint(question)}
        if wanted == "analysis":
            return {"analysis": self.analysis(question)}
        return {"move": self.move(question)}

    def hint(self, question: dict[str, object]) -> list[dict[str, object]]:
        """The best moves of the seat."""
        seat, seconds = question["seat"], question["seconds"]
        assert isinstance(seat, int) and isinstance(seconds, float)
        position = Position(self.game(question), seat)
        return [
            found.as_data() for found in suggest(position, str(question["chance"]), seconds=seconds)
        ]

    def analysis(self, question: dict[str, object]) -> dict[str, object]:
        """What a finished game was like; how far it has come is written meanwhile."""
        seats = question["seats"]
        assert isinstance(seats, list)
        told = 0.0

        def progress(share: float) -> None:
            nonlocal told
            if share - told >= STEP:
                told = share
                say({"id": question["id"], "progress": share})

        return analyse(self.game(question), seats, progress=progress).as_data()

    def move(self, question: dict[str, object]) -> str:
        """The move a bot chooses."""
        game = self.game(question)
        seat = question["seat"]
        assert isinstance(seat, int)
        seconds = question["seconds"]
        assert isinstance(seconds, float)
        bot = create_bot(str(question["level"]), str(question["chance"]), seconds)
        return bot.choose(Position(game, seat)).text


def say(answer: dict[str, object]) -> None:
    """One line out."""
    sys.stdout.buffer.write(orjson.dumps(answer) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    """Answer questions until the pipe is closed."""
    if LOW_PRIORITY in sys.argv and hasattr(os, "nice"):
        os.nice(LOWER)
    thinker = Thinker()
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        question = orjson.loads(line)
        try:
            answer = thinker.answer(question)
        except Exception as error:  # the table goes on with another move
            answer = {"error": f"{type(error).__name__}: {error}"}
        say({"id": question["id"], **answer})


if __name__ == "__main__":
    main()
