"""The table in the terminal: whose turn it is, what is shown, and the loop that asks until the game is over."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from magnifico import Move
from magnifico.bots import Bot, Position, create_bot
from magnifico.bots.search import IN_PROCESS, ExecutorSource
from magnifico.cli.arguments import printable
from magnifico.cli.asking import Asker
from magnifico.cli.board import BoardPainter, board_of, final_table
from magnifico.cli.commands import COMMAND_WORDS, Commands, Left
from magnifico.cli.menus import Menu, MenuMaker, shortest
from magnifico.cli.painting import Painter, View
from magnifico.cli.session import Entry, Session
from magnifico.cli.short import short_goods
from magnifico.cli.telling import tell
from magnifico.engine.game import packs_of
from magnifico.engine.rules.scoring import CATEGORIES, FIRST_FINAL
from magnifico.projection import church_offer, project
from magnifico.texts import Naming, Texts, sentence
from magnifico.texts.errors import describe_system_error

NARROW = 100
WIDE = 120
HIGH = 46


@dataclass(frozen=True, slots=True)
class Look:
    """How the table is shown."""

    color: bool = True
    plain: bool = False
    auto_end: bool = False
    hint_seconds: float = 1.0


class PipeConsole(Console):
    """A console that lets the caller handle a closed output instead of ending the program."""

    def on_broken_pipe(self) -> None:
        """Called by Rich when the output can no longer be written."""
        raise BrokenPipeError


def make_console(look: Look) -> Console:
    """A console for the table: 100 columns if the width is unknown, never more than 120."""
    terminal = sys.stdout.isatty() and not look.plain
    console = PipeConsole(
        highlight=False,
        markup=False,
        emoji=False,
        no_color=True if not look.color or look.plain else None,
        color_system="auto" if terminal else None,
        force_terminal=None if terminal else False,
    )
    width = min(console.width, WIDE) if terminal else NARROW
    console.width = max(width, 80)
    return console


class TerminalTable:
    """Plays a session: bots choose by themselves, people are shown the table and asked."""

    def __init__(
        self,
        session: Session,
        texts: Texts,
        console: Console,
        asker: Asker,
        look: Look,
        helpers: ExecutorSource = IN_PROCESS,
    ) -> None:
        self.session = session
        self.texts = texts
        self.console = console
        self.asker = asker
        self.look = look
        names = [seat.shown_name(texts) for seat in session.seats]
        self.naming = Naming(packs_of(session.game.options), names)
        self.painter = Painter(texts, self.naming, names)
        self.board_painter = BoardPainter(
            self.painter,
            board_of(session.game.options),
            min(console.width, WIDE),
            low=console.is_terminal and console.height < HIGH,
        )
        self.bots: dict[int, Bot] = {
            number: create_bot(seat.bot, f"{session.game.seed} {number}", helpers=helpers)
            for number, seat in enumerate(session.seats)
            if seat.bot
        }
        self.people = [number for number, seat in enumerate(session.seats) if not seat.bot]
        self.before_screen: int | None = None  # the person who last saw the screen
        self.redraw = False  # after an undo the table is shown again
        self.menu = Menu()

    # ----------------------------------------------------------------------------------------- showing

    def show(self, *parts: RenderableType) -> None:
        """Print something."""
        for part in parts:
            self.console.print(part)

    def show_path(self, message: str, **arguments: str) -> None:
        """Print a text with a path in it, which must stay whole to be copied."""
        self.console.print(Text(self.say(message, **arguments)), soft_wrap=True)

    def show_not_saved(self, path: Path, problem: OSError) -> None:
        """Print why the game could not be saved."""
        reason = describe_system_error(problem, self.texts)
        text = self.say("not-saved", path=printable(str(path)), reason=reason)
        self.console.print(Text(text, style="red"), soft_wrap=True)

    def say(self, message: str, **arguments: str | int) -> str:
        """A text of the terminal."""
        return self.painter.say(message, **arguments)

    def clear(self) -> None:
        """A fresh screen at a terminal, an empty line elsewhere."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def show_table(self, seat: int | None) -> None:
        """The whole table as the seat sees it."""
        self.show(self.board_painter.everything(self.session.game.view(seat), seat))

    def show_news(self, seat: int) -> None:
        """What happened since the seat last looked."""
        lines = tell(self.session.unread(seat), seat, self.painter)
        if lines:
            self.show(self._divider(self.say("table-since")), *lines)

    def _divider(self, title: str) -> Text:
        """A title on a line across the table."""
        line = Text("── ", style="dim")
        line.append(title, style="bold not dim")
        line.append(" " + "─" * (self.board_painter.width - len(title) - 4), style="dim")
        return line

    # -------------------------------------------------------------------------------------------- playing

    def run(self) -> bool:
        """Play until the game is over, and say whether it is saved; Left is raised when the people leave."""
        while not self.session.game.is_over:
            waiting = self.session.game.to_act
            # Bots that decide at the same time go first, as everywhere: their choice depends on earlier moves.
            seat = next((one for one in waiting if one in self.bots), waiting[0])
            if seat in self.bots:
                self.session.play(self.bots[seat].choose(Position(self.session.game, seat)))
                continue
            moves = self.session.game.legal_moves(seat)
            if len(moves) == 1 and self._answers_itself(moves[0]):
                self.session.play(moves[0], automatic=True)
                continue
            self._ask(seat)
        return self._finish()

    def _answers_itself(self, move: Move) -> bool:
        """Decisions with one answer aren't asked; the end of a turn is, unless the player chose otherwise."""
        return move.text != "end" or self.look.auto_end

    def _curtain(self, seat: int) -> None:
        """Hide one person's hand before the next one looks."""
        if self.before_screen == seat:
            return
        if len(self.people) > 1:
            self.clear()
            self.show(Text(self.say("curtain", name=self.painter.title(seat)), style="bold"))
            self.asker.ask(self.say("curtain-enter"), list)
        self.before_screen = seat

    def _ask(self, seat: int) -> None:
        """Show what is new, ask, and carry out what is typed until the game has advanced."""
        problem = self.keep()
        game = self.session.game
        before = self.before_screen
        self._curtain(seat)
        unread = self.session.entries[self.session.read_up_to.get(seat, 0) :]
        foreign = any(entry.move is None or entry.move.seat != seat for entry in unread)
        if foreign or before != seat or self.redraw or _begins_round(unread):
            self.redraw = False
            self.clear()
            # If something scrolls off the screen, it should be the log, not the towers.
            self.show_news(seat)
            self.show_table(seat)
        else:
            self.show_news(seat)
            if unread:
                self.show(self.board_painter.goods(game.view(seat), seat))
        commands = Commands(self, seat)
        self.show_question(seat)
        if problem is not None:
            self.show_not_saved(self.session.path, problem)
        number = len(game.moves)
        while len(game.moves) == number and self.session.game is game:
            line = self.asker.ask(self._prompt(seat), self._words(seat))
            commands.obey(line)

    def show_question(self, seat: int) -> None:
        """Show what is to be decided and the possible moves."""
        maker = self.menu_maker(seat)
        self.menu = maker.main()
        self.show(self._divider(self.painter.title(seat)))
        self.show(self._question(maker.view, seat), *self.menu.shown)
        decision: dict[str, Any] = maker.view["decision"]
        if decision["kind"] == "turn":
            hint = "hint-placed" if decision["placed"] else "hint-turn"
            example = shortest(maker.moves[0])
            member = example.split()[0]
            self.show(Text(self.say(hint, example=example, member=member), style="dim"))

    def menu_maker(self, seat: int) -> MenuMaker:
        """The maker of move lists for a seat in the current position."""
        return MenuMaker(self.session.game, seat, self.painter, self.board_painter.width)

    def _church_question(self, seat: int) -> Text:
        """The question and what each answer means: the points, and the penalty a supporter avoids."""
        offer = church_offer(self.session.game, seat)
        question = Text(
            self.say("church-offer", faith=offer.faith, points=offer.points), style="bold"
        )
        penalty = self.naming.excommunication(offer.tile, self.texts) if offer.tile else ""
        if offer.lost:
            lost = short_goods({"victory": offer.lost}, self.texts)
            penalty = f"{penalty}; −{lost}"
        told = self.say("church-refusal", penalty=penalty) if penalty else self.say("church-immune")
        question.append(f"\n{told}", style="not bold")
        return question

    def _question(self, view: View, seat: int) -> Text:
        decision = view["decision"]
        kind = str(decision["kind"])
        if kind == "turn":
            kind = "placed" if decision["placed"] else "turn"
        elif kind == "church":
            return self._church_question(seat)
        arguments: dict[str, str | int] = {}
        if kind == "privilege":
            arguments["left"] = decision["left"]
        elif kind in ("choices", "give", "give_up"):
            arguments["card"] = self.naming.card(decision["card"], self.texts)
        elif kind in ("take_card", "work"):
            arguments["value"] = decision["value"]
        return Text(self.say(f"ask-{kind}", **arguments), style="bold")

    def _prompt(self, seat: int) -> str:
        return f"{self.painter.title(seat)}> "

    def _words(self, seat: int) -> Callable[[], Iterable[str]]:
        def words() -> Iterable[str]:
            moves = [shortest(move) for move in self.session.game.legal_moves(seat)]
            return [*moves, *COMMAND_WORDS]

        return words

    # -------------------------------------------------------------------------------------------- the end

    def _finish(self) -> bool:
        """The final table and where the game was saved, if it could be."""
        problem = self.keep()
        watcher = self.people[0] if len(self.people) == 1 else None
        entries = self.session.entries
        first = self.session.read_up_to.get(self.before_screen or 0, 0)
        self.clear()
        self.show(*tell(entries[first:], watcher, self.painter))
        self.show_scores()
        if problem is not None:
            self.show_not_saved(self.session.path, problem)
            return False
        self.show_path("saved", path=str(self.session.path))
        return True

    def show_scores(self) -> None:
        """Show points by source: the final ones after the end, before that what they would be if it ended now."""
        game = self.session.game
        totals = [(score.seat, score.place, score.total, score.sources) for score in project(game)]
        if not game.is_over:
            totals = [
                (seat, place, total, self._to_come(seat, sources))
                for seat, place, total, sources in totals
            ]
            self.show(Text(self.say("score-projected"), style="bold"))
        else:
            self.show(Text(sentence(self.texts.get("phase-scoring")), style="bold"))
        self.show(final_table(self.painter, totals))

    def _to_come(self, seat: int, sources: Mapping[str, int]) -> dict[str, int]:
        """Projected points split into those on the track, what faith adds, and the final scoring."""
        track = int(self.session.game.view(None)["seats"][seat]["goods"]["victory"])
        in_play = sum(sources[name] for name in CATEGORIES[:FIRST_FINAL])
        final = {name: sources[name] for name in CATEGORIES[FIRST_FINAL:]}
        return {"track": track, "church": in_play - track, **final}

    def keep(self) -> OSError | None:
        """Save; an error is returned, not raised, since the game continues anyway."""
        try:
            self.session.save()
        except OSError as problem:
            return problem
        return None


def _begins_round(entries: Iterable[Entry]) -> bool:
    return any(event.name == "round_started" for entry in entries for event in entry.events)


__all__ = ["Left", "Look", "TerminalTable", "make_console"]
