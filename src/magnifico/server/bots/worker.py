"""A process in which computer opponents think: one JSON line in, one JSON line out."""

from __future__ import annotations

import argparse
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import IO, Final

import orjson

from magnifico.bots import BotError, Position, check_built_in, create_bot
from magnifico.bots.explain.advice import suggest
from magnifico.bots.explain.analysis import analyse
from magnifico.engine.game import Game
from magnifico.server.bots.pool import CHECK, CUSTOM_BOT, FOLDER, LOW_PRIORITY, READY
from magnifico.table.packs import options_with

MOST_GAMES: Final = 200
STEP: Final = 0.01
THINKING: Final = 5
"""The niceness of a thinking opponent: it gives way to the server and, on a player's own machine, to the page."""
LOWER: Final = 10
"""The niceness of an analysis, which is less urgent than the opponents."""


Say = Callable[[dict[str, object]], None]
"""Writes one line."""


class Thinker:
    """Keeps the games it was asked about, so that only new moves have to be played."""

    def __init__(self, custom_bots: Collection[str], say: Say) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()
        self._custom_bots = frozenset(custom_bots)
        self._say = say

    def game(self, question: dict[str, object]) -> Game:
        """The game at the point of the question."""
        table = str(question["table"])
        listed = question["moves"]
        assert isinstance(listed, list)
        game = self.games.pop(table, None)
        known = [str(move) for move in game.moves] if game is not None else []
        if game is None or known != listed[: len(known)]:
            options = question["options"]
            packs = question["packs"]
            assert isinstance(options, dict) and isinstance(packs, list)
            game = Game.new(options_with(options, packs), str(question["seed"]))
            known = []
        for move in listed[len(known) :]:
            game.advance(str(move))
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
        """The analysis of a finished game; progress is written along the way."""
        seats = question["seats"]
        assert isinstance(seats, list)
        told = 0.0

        def progress(share: float) -> None:
            nonlocal told
            if share - told >= STEP:
                told = share
                self._say({"id": question["id"], "progress": share})

        return analyse(self.game(question), seats, progress=progress).as_data()

    def move(self, question: dict[str, object]) -> str:
        """The move a bot chooses."""
        game = self.game(question)
        seat = question["seat"]
        assert isinstance(seat, int)
        seconds = question["seconds"]
        assert isinstance(seconds, float)
        level = str(question["level"])
        if level not in self._custom_bots:
            check_built_in(level)  # no other module is imported, whatever the question says
        bot = create_bot(level, str(question["chance"]), seconds)
        return bot.choose(Position(game, seat)).text


def private_output() -> IO[bytes]:
    """Keep standard output for answers; anything bots print goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def check(custom_bots: Collection[str]) -> str:
    """What is wrong with these bots, or nothing if all can be created."""
    try:
        for name in custom_bots:
            create_bot(name, "check")
    except BotError as error:
        return str(error)
    return ""


def main() -> None:
    """Answer questions until the pipe is closed; with --check only say what is wrong with the custom bots."""
    parser = argparse.ArgumentParser()
    parser.add_argument(LOW_PRIORITY, action="store_true")
    parser.add_argument(CHECK, action="store_true")
    parser.add_argument(CUSTOM_BOT, action="append", default=[])
    parser.add_argument(FOLDER, action="append", default=[])
    chosen = parser.parse_args()
    if hasattr(os, "nice"):
        os.nice(LOWER if chosen.low_priority else THINKING)
    sys.path += chosen.folder
    answers = private_output()

    def write(line: bytes) -> None:
        answers.write(line)
        answers.flush()

    if chosen.check:
        write(check(chosen.custom_bot).encode())
        return
    thinker = Thinker(chosen.custom_bot, lambda answer: write(orjson.dumps(answer) + b"\n"))
    write(READY)
    try:
        _answer_questions(thinker, write)
    except BrokenPipeError:
        # The server is gone and no longer waits; a normal exit would complain about unwritten output.
        os._exit(0)


def _answer_questions(thinker: Thinker, write: Callable[[bytes], None]) -> None:
    for line in sys.stdin.buffer:
        question = orjson.loads(line)
        try:
            answer = thinker.answer(question)
        except BotError as error:
            answer = {"error": str(error)}
        except Exception as error:  # the table plays another move instead
            answer = {"error": f"{type(error).__name__}: {error}"}
        write(orjson.dumps({"id": question["id"], **answer}) + b"\n")


if __name__ == "__main__":
    main()
