"""Bots that come from outside this package: found by `module:Class` or an entry point, and checked as they play.

Finding one imports its module, so a name that a stranger sends must never come here (`registry.check_built_in`).
"""

from __future__ import annotations

import hashlib
import inspect
import re
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from magnifico import Move
from magnifico.bots.api import Position
from magnifico.bots.errors import BotError, BotMistakeError
from magnifico.bots.spec import BotSpec, Budget, names_code

GROUP: Final = "magnifico.bots"
"""The entry-point group in which an installed package offers its bots."""
Maker = Callable[..., object]
_CODE_NAME: Final = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*):([A-Za-z_]\w*(?:\.\w+)*)", re.ASCII)
_INSTALLED_NAME: Final = re.compile(r"[a-z0-9_.-]+", re.ASCII)
_PACKAGE: Final = str(Path(__file__).parent.parent)
_LONGEST_REASON: Final = 200


def installed_bots() -> dict[str, tuple[str, ...]]:
    """The bots that installed packages offer: for each name the `module:Class` behind it, several if they disagree."""
    return _installed(tuple(sys.path))


@cache
def _installed(_path: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = {}
    for entry in entry_points(group=GROUP):
        if _INSTALLED_NAME.fullmatch(entry.name):
            found.setdefault(entry.name, set()).add(entry.value)
    return {name: tuple(sorted(found[name])) for name in sorted(found)}


def find_maker(name: str, spec: BotSpec) -> Maker:
    """Import the module of a bot and return the class or function that makes it; BotError if there is none."""
    maker = _loaded(spec.name, _code_of(spec.name))
    for wish, value in (("seconds", spec.budget.seconds), ("playouts", spec.budget.playouts)):
        if value and wish not in _arguments_of(maker):
            raise BotError(
                "E_BOT_UNKNOWN",
                f"'{spec.name}' has no budget: its constructor does not ask for {wish}",
            )
    return maker


def create_custom(
    name: str, spec: BotSpec, seed: int | str, seconds: float | None = None
) -> CustomBot:
    """Make a bot. Its constructor gets those of `seed`, `seconds` and `playouts` that it asks for by name.

    Seeds of bots are made from the seed of the game, from which the whole deal follows; this one no longer shows it.
    """
    maker = find_maker(name, spec)
    limit = (seconds or 0.0) if spec.budget == Budget() else spec.budget.seconds
    hidden = hashlib.sha256(f"custom bot {seed}".encode(errors="replace")).hexdigest()
    offered = {"seed": hidden[:16], "seconds": limit, "playouts": spec.budget.playouts}
    wanted = _arguments_of(maker)
    given = {word: value for word, value in offered.items() if word in wanted and value}
    try:
        with redirect_stdout(sys.stderr):
            made = maker(**given)
    except (Exception, SystemExit) as error:
        raise BotError(
            "E_BOT_CONSTRUCTOR",
            f"{spec.name} could not be made: {_reason(error, _file_of(maker))}",
        ) from error
    choose = getattr(made, "choose", None)
    if not callable(choose):
        raise _not_a_bot(spec.name)
    return CustomBot(name, choose, _file_of(maker))


class CustomBot:
    """Wraps a bot from outside and turns its failures into BotMistakeError."""

    def __init__(self, name: str, choose: Callable[[Position], object], file: str) -> None:
        self.name = name
        self._choose = choose
        self._file = file

    def choose(self, position: Position) -> Move:
        """The bot's move; BotMistakeError if it raises an exception or the move is refused."""
        seat, legal = position.seat, list(position.legal)
        turn = f"at move {position.number + 1}"
        try:
            # Otherwise its prints would end up in the table or JSON object that a command prints.
            with redirect_stdout(sys.stderr):
                chosen = self._choose(position)
        except (Exception, SystemExit) as error:
            raise BotMistakeError(
                "E_BOT_RAISED", f"{self.name} raised {_reason(error, self._file)} {turn}"
            ) from error
        if not isinstance(chosen, Move):
            raise BotMistakeError(
                "E_BOT_MOVE",
                f"{self.name} returned {_shown(chosen)} {turn}, which isn't a Move: "
                "return one of position.legal",
            )
        if chosen in legal:
            return legal[legal.index(chosen)]
        self._check(chosen, seat, position)
        return chosen

    def _check(self, chosen: Move, seat: int, position: Position) -> None:
        """Accept legal moves that were not listed because they make no difference; refuse everything else."""
        words = f"{self.name} chose {_shown(chosen)} at move {position.number + 1}, which is"
        if chosen.seat != seat:
            raise BotMistakeError("E_BOT_MOVE", f"{words} a move of another seat")
        try:
            refusal = position.imagine("why").why_not(chosen)
        except Exception:  # a code that no move of this game has
            raise BotMistakeError("E_BOT_MOVE", f"{words} not a move of this game") from None
        if refusal is not None:
            raise BotMistakeError(
                "E_BOT_MOVE",
                f"{words} refused with {refusal.code}: {refusal}",
                (refusal.code, dict(refusal.details)),
            )


def _code_of(name: str) -> str:
    """The `module:Class` that a name stands for, which is one itself or that of an installed bot."""
    if names_code(name):
        return name
    targets = installed_bots()[name]
    if len(targets) > 1:
        raise BotError(
            "E_BOT_AMBIGUOUS",
            f"several installed packages offer a bot '{name}': use {' or '.join(targets)}",
        )
    return targets[0]


def _loaded(name: str, code: str) -> Maker:
    found = _CODE_NAME.fullmatch(code)
    if found is None:
        raise BotError(
            "E_BOT_UNKNOWN",
            f"'{code}' does not name a bot: write module:Class, such as my_module:MyBot",
        )
    module, path = found.groups()
    try:
        with redirect_stdout(sys.stderr):
            maker: object = import_module(module)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{module}.".startswith(f"{missing}."):
            raise BotError("E_BOT_MODULE", _no_module(module, path)) from None
        raise BotError(
            "E_BOT_IMPORT", f"module '{module}' could not be imported: {_reason(error)}"
        ) from error
    for part in path.split("."):
        try:
            maker = getattr(maker, part)
        except AttributeError:
            raise BotError("E_BOT_MISSING", f"module '{module}' has no '{path}'") from None
        except Exception as error:  # from a module that computes its attributes
            raise BotError("E_BOT_IMPORT", f"'{code}' cannot be read: {_reason(error)}") from error
    if not callable(maker):
        raise _not_a_bot(name)
    if isinstance(maker, type) and not callable(getattr(maker, "choose", None)):
        raise _not_a_bot(name)
    return maker


def _no_module(module: str, path: str) -> str:
    if module.endswith(".py"):
        return f"there is no module '{module}': write {module.removesuffix('.py')}:{path}"
    return f"there is no module '{module}': run this in its folder, or add that to PYTHONPATH"


def _not_a_bot(name: str) -> BotError:
    return BotError(
        "E_BOT_NOT_A_BOT", f"{name} is not a bot: a bot is a class with choose(position)"
    )


def _arguments_of(maker: Maker) -> frozenset[str]:
    """The names of a constructor's arguments; none if its signature is unknown."""
    try:
        parameters = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):
        return frozenset()
    if any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in parameters):
        return frozenset(("seed", "seconds", "playouts"))
    return frozenset(
        parameter.name
        for parameter in parameters
        if parameter.kind is not inspect.Parameter.POSITIONAL_ONLY
    )


def _file_of(maker: Maker) -> str:
    module = sys.modules.get(getattr(maker, "__module__", None) or "")
    return getattr(module, "__file__", None) or ""


def _reason(error: BaseException, file: str = "") -> str:
    """An exception in one line, with the line of the bot's file that raised it."""
    words = f"{type(error).__name__}: {_text_of(error)}".removesuffix(": ")
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith((_PACKAGE, "<"))
    ]
    frames = [frame for frame in frames if frame.filename == file] or frames
    if not frames or isinstance(error, SyntaxError):  # whose message has the line
        return words
    return f"{words} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"


def _shown(value: object) -> str:
    """Any value in one line."""
    return f"'{_text_of(value)}'" if isinstance(value, str | Move) else _text_of(value, repr)


def _text_of(value: object, write: Callable[[object], str] = str) -> str:
    try:
        text = " ".join(write(value).split())
    except Exception:  # its own __str__ or __repr__ failed
        text = f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST_REASON else f"{text[:_LONGEST_REASON]}..."
