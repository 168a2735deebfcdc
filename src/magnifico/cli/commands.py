"""What a person can type at the table besides moves: help, lists, cards, reasons, undo, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from magnifico import Move, NotationError, Refusal
from magnifico.bots import Position
from magnifico.bots.explain.advice import COUNT, PLAYOUTS, WIDTH, Suggestion, suggest
from magnifico.cli.arguments import path_of
from magnifico.cli.lookup import describe_anything
from magnifico.cli.menus import Foresight, Menu, MenuMaker, shortest
from magnifico.cli.session import Entry
from magnifico.cli.telling import tell
from magnifico.engine.names import SEAT_LETTERS
from magnifico.texts import describe_reason, describe_refusal, points_phrase, reason_facts

if TYPE_CHECKING:
    from magnifico.cli.table import TerminalTable

PLACES: Final = frozenset({"T", "C", "B", "V", "S", "H", "P", "M", "K"})
MEMBERS: Final = frozenset({"w", "b", "o", "n", "white", "black", "orange", "neutral", "brown"})
HINT_SECONDS: Final = 1.0
COMMAND_WORDS: Final = (
    "help",
    "table",
    "moves w",
    "moves T",
    "moves free",
    "moves all",
    "why ",
    "try ",
    "hint",
    "card ",
    "player ",
    "church",
    "coming",
    "log",
    "undo",
    "undo all",
    "save ",
    "score",
    "quit",
)


class Left(Exception):  # noqa: N818 - leaving is not an error
    """The people have left the table."""


class Commands:
    """Carries out typed lines for one seat."""

    def __init__(self, table: TerminalTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.known: dict[str, Callable[[list[str]], None]] = {
            "?": self._help,
            "help": self._help,
            "table": self._show_table,
            "t": self._show_table,
            "moves": self._moves,
            "m": self._moves,
            "why": self._why,
            "try": self._try,
            "hint": self._hint,
            "card": self._card,
            "leader": self._card,
            "player": self._player,
            "church": self._church,
            "coming": self._coming,
            "log": self._log,
            "undo": self._undo,
            "u": self._undo,
            "save": self._save,
            "score": self._score,
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
        }

    @property
    def _maker(self) -> MenuMaker:
        return self.table.menu_maker(self.seat)

    def obey(self, line: str) -> None:
        """Carry out a typed line."""
        words = line.split()
        if not words:
            self._empty()
        elif line.isascii() and line.isdigit():
            self._numbered(line)
        elif words[0].lower() in self.known:
            self.known[words[0].lower()](words[1:])
        elif len(words) == 1 and (words[0] in PLACES or words[0].lower() in MEMBERS):
            self._moves(words)
        else:
            self._move(line)

    def _say(self, message: str, style: str = "", **arguments: str | int) -> None:
        self.table.show(Text(self.table.say(message, **arguments), style=style))

    # ------------------------------------------------------------------------------------------- moves

    def _empty(self) -> None:
        """Enter ends the turn if only free actions are left; otherwise it shows the table again."""
        game = self.table.session.game
        for move in game.legal_moves(self.seat):
            if move.text == "end":
                self._play(move)
                return
        self._show_table([])

    def _numbered(self, line: str) -> None:
        numbered = self.table.menu.numbered
        number = int(line) if len(line) < 5 else 0
        if 1 <= number <= len(numbered):
            self._play(numbered[number - 1])
        else:
            self._say("no-number", "red", number=line)

    def _parsed(self, line: str) -> Move | None:
        """The move a line stands for; for anything else, explain why and return None."""
        try:
            move = self.table.session.game.parse(line, self.seat)
        except NotationError:
            self._say("not-understood", "red", line=line)
            return None
        if move.seat != self.seat:
            self._refuse(Refusal("E_TURN"), move)
            return None
        return move

    def _move(self, line: str) -> None:
        move = self._parsed(line)
        if move is not None:
            self._play(move)

    def _play(self, move: Move) -> None:
        game = self.table.session.game
        refusal = game.why_not(move)
        if refusal is None:
            if not self._gives_up_leader(move) or self._is_sure(move):
                self.table.session.play(move)
            return
        if move.text == "end" and any(one.text == "pass" for one in game.legal_moves(self.seat)):
            self._play(game.parse("pass", self.seat))
            return
        self._refuse(refusal, move)

    def _gives_up_leader(self, move: Move) -> bool:
        """Whether the move discards a leader that could be played."""
        legal = self.table.session.game.legal_moves(self.seat)
        return move.kind == "discard" and any(
            one.kind == "play" and one.leader == move.leader for one in legal
        )

    def _is_sure(self, move: Move) -> bool:
        name = self.table.naming.leader(move.leader, self.table.texts)
        answer = self.table.asker.ask(self.table.say("discard-sure", leader=name), list)
        return self._agrees(answer)

    def _agrees(self, answer: str) -> bool:
        return answer.lower() in self.table.texts.get("answers-yes").split()

    def _refuse(self, refusal: Refusal, move: Move) -> None:
        table = self.table
        text = describe_refusal(refusal.code, refusal.details, table.texts, table.naming)
        table.show(Text(text, style="red"))
        similar = self._maker.similar(move)
        if similar:
            shown = "   ".join(shortest(one) for one in similar[:4])
            self._say("possible", moves=shown)

    # -------------------------------------------------------------------------------------------- asking

    def _help(self, words: list[str]) -> None:
        self.table.show(Text(self.table.say("help")))

    def _show_table(self, words: list[str]) -> None:
        self.table.clear()
        self.table.show_table(self.seat)
        self.table.show_question(self.seat)

    def _moves(self, words: list[str]) -> None:
        if not words:
            self.table.show_question(self.seat)
            return
        menu: Menu = self._maker.about(words)
        if not menu.numbered:
            self._say("no-moves", "red", what=" ".join(words))
            return
        self.table.menu = menu
        self.table.show(*menu.shown)

    def _why(self, words: list[str]) -> None:
        """Why a move is refused, or that it is legal."""
        move = self._parsed(" ".join(words))
        if move is None:
            return
        refusal = self.table.session.game.why_not(move)
        if refusal is None:
            self._say("legal", "green", move=self._maker.words(move))
        else:
            self._refuse(refusal, move)

    def _try(self, words: list[str]) -> None:
        """What a move would do, without doing it."""
        move = self._parsed(" ".join(words))
        if move is None:
            return
        game = self.table.session.game
        refusal = game.why_not(move)
        if refusal is not None:
            self._refuse(refusal, move)
            return
        ahead = Foresight(game, move)
        events = [event for event in ahead.events if event.seat == self.seat]
        self._say("would", "bold", move=self._maker.words(move))
        self.table.show(*tell([Entry(move, events)], None, self.table.painter))
        yields = (
            [] if any(event.name == "gained" for event in events) else self._maker.yields(events)
        )
        if yields and ahead.view["decision"]["kind"] != "turn":
            self._say("would-yield", "bold")
            self.table.show(*yields)

    def _hint(self, words: list[str]) -> None:
        """The best moves with what they gain and why; their numbers play them."""
        table = self.table
        game = table.session.game
        # More time also means more playouts: the usual limit would end the hint early.
        seconds = table.look.hint_seconds
        playouts = PLAYOUTS if seconds == HINT_SECONDS else 0
        position = Position(game, self.seat)
        found = suggest(position, f"hint {self.seat}", playouts, seconds, count=WIDTH)
        placing = [one for one in found if one.move.kind == "place"]
        free = [one for one in found if one.move.kind != "place"] if placing else []
        best = (placing or found)[:COUNT]
        # A free action doesn't use up the placement, so its gain is counted on top of the best placement.
        worth = [(one, one.gain - best[0].gain) for one in free if one.gain > best[0].gain]
        table.menu = Menu()
        table.menu.shown.append(Text(table.texts.get("hint-title"), style="bold"))
        for one in best:
            table.menu.shown += self._advised(one, one.gain)
        if worth:
            table.menu.shown.append(Text(table.say("hint-free"), style="bold"))
            for one, gain in worth[:COUNT]:
                table.menu.shown += self._advised(one, gain)
        table.show(*table.menu.shown)

    def _advised(self, one: Suggestion, gain: float) -> list[Text]:
        """A suggestion with its number, its gain and the reason."""
        texts = self.table.texts
        line = Text(f"{self.table.menu.number(one.move):>3}  ", style="bold")
        line.append(f"{points_phrase(gain, texts):>6}  ", style="green")
        line.append(shortest(one.move), style="bold cyan")
        line.append(f"  {self._maker.words(one.move)}", style="not bold")
        facts = reason_facts(one.reason, self.table.session.game, one.move, texts)
        rival = self.table.naming.player(one.rival, texts) if one.rival >= 0 else None
        reason = describe_reason(one.reason, one.share or one.gain, texts, facts, rival)
        return [line, Text(f"{'':13}{reason}", style="italic")]

    def _card(self, words: list[str]) -> None:
        """A card, a leader, a family or a tile in full."""
        shown = describe_anything(" ".join(words), self.table.naming, self.table.texts)
        if shown is None:
            self._say("unknown-card", "red", what=" ".join(words))
        else:
            self.table.show(*shown)

    def _player(self, words: list[str]) -> None:
        """The cards of one player, or of all opponents."""
        letters = "".join(words).upper()
        table = self.table
        view = table.session.game.view(self.seat)
        for seat in range(table.session.game.options.players):
            if SEAT_LETTERS[seat] in letters or (not letters and seat != self.seat):
                table.show(table.painter.player(seat), table.board_painter.own(view, seat))

    def _church(self, words: list[str]) -> None:
        view = self.table.session.game.view(self.seat)
        self.table.show(self.table.board_painter.church(view, everything=True))

    def _coming(self, words: list[str]) -> None:
        view = self.table.session.game.view(self.seat)
        self.table.show(self.table.board_painter.to_come(view))

    def _log(self, words: list[str]) -> None:
        """The last paragraphs of the game, or all of them."""
        lines = tell(self.table.session.entries, self.seat, self.table.painter)
        count = int(words[0]) if words and words[0].isdecimal() and len(words[0]) < 5 else 15
        self.table.show(*(lines if words == ["all"] else lines[-count:]))

    def _score(self, words: list[str]) -> None:
        self.table.show_scores()

    # ------------------------------------------------------------------------------------ around the game

    def _undo(self, words: list[str]) -> None:
        """Undo the last decision of this turn, or the whole turn with `all`."""
        session = self.table.session
        if not session.can_undo():
            self._say("nothing-to-undo", "red")
            return
        gone = session.undo(whole_turn=words == ["all"])
        session.unread(self.seat)
        self.table.redraw = True
        self._say("undone", count=gone)

    def _save(self, words: list[str]) -> None:
        typed = " ".join(words)
        target = Path(typed) if words else self.table.session.path
        try:
            path = self.table.session.save(path_of(typed) if words else None)
        except OSError as problem:
            self.table.show_not_saved(target, problem)
        else:
            self.table.show_path("saved", path=str(path))

    def _quit(self, words: list[str]) -> None:
        problem = self.table.keep()
        if problem is not None:
            self.table.show_not_saved(self.table.session.path, problem)
        question = "quit-sure" if problem is None else "quit-unsaved"
        answer = self.table.asker.ask(self.table.say(question), list)
        if self._agrees(answer):
            raise Left
