"""A process in which computer opponents think: one JSON line in, one JSON line out."""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Final

import orjson

from magnifico.bots import Position, create_bot
from magnifico.engine.game import Game, new_options
from magnifico.server.packs import packs_from_files

MOST_GAMES: Final = 200


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

    def answer(self, question: dict[str, object]) -> str:
        """The move the bot chooses."""
        game = self.game(question)
        seat = question["seat"]
        assert isinstance(seat, int)
        bot = create_bot(str(question["level"]), str(question["chance"]))
        return bot.choose(Position(game, seat)).text


def main() -> None:
    """Answer questions until the pipe is closed."""
    thinker = Thinker()
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        question = orjson.loads(line)
        try:
            answer: dict[str, object] = {"move": thinker.answer(question)}
        except Exception as error:  # the table goes on with another move
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(orjson.dumps({"id": question["id"], **answer}) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
