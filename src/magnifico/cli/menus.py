"""The legal moves in an order a person can take in: placements by member, free actions, short lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from magnifico import Game, Move
from magnifico.cli.painting import MEMBER_LETTERS, Painter, View, flow, inline, short_space
from magnifico.cli.short import short_effects, short_goods, short_leader, short_requirements
from magnifico.engine.events import Event
from magnifico.texts import (
    clauses,
    describe_effects,
    describe_game_move,
    describe_refusal,
    listed,
    sentence,
)
from magnifico.texts.words import labelled

LEADER_MOVES = ("keep", "play", "discard", "use", "copy")
GROUPS = ("other", "play", "use", "token", "discard")
"""Free actions in the order they are listed."""
MOST_LINES = 24


@dataclass(slots=True)
class Placement:
    """The parts of a placement."""

    move: Move
    member: str
    space: str
    servants: int


@dataclass(slots=True)
class Menu:
    """What is shown, and the moves its numbers stand for."""

    shown: list[RenderableType] = field(default_factory=list)
    numbered: list[Move] = field(default_factory=list)

    def number(self, move: Move) -> int:
        """Give a move the next number."""
        self.numbered.append(move)
        return len(self.numbered)


def placements(moves: Sequence[Move]) -> list[Placement]:
    """The placements among the moves."""
    found: list[Placement] = []
    for move in moves:
        if move.kind == "place":
            assert move.member is not None and move.space is not None
            found.append(Placement(move, move.member, move.space, move.servants))
    return found


def shortest(move: Move) -> str:
    """The shortest way to type a move."""
    if move.kind != "place" or move.member is None or move.space is None:
        return move.text
    member = MEMBER_LETTERS[move.member]
    servants = f" +{move.servants}" if move.servants else ""
    return f"{'brown' if member == 'br' else member} {short_space(move.space)}{servants}"


class Foresight:
    """What a move would do, played on a copy in which everything hidden was dealt again."""

    def __init__(self, game: Game, move: Move) -> None:
        imagined = game.determinize(move.seat, "foresight")
        self.events: list[Event] = imagined.play(move)
        self.view: View = imagined.view(move.seat)


class MenuMaker:
    """Makes menus for one game and seat."""

    def __init__(self, game: Game, seat: int, painter: Painter, width: int = 100) -> None:
        self.game = game
        self.width = width
        self.seat = seat
        self.painter = painter
        self.texts = painter.texts
        self.naming = painter.naming
        self.moves: list[Move] = list(game.legal_moves(seat))
        self.view: View = game.view(seat)

    def words(self, move: Move) -> str:
        """A move in words."""
        return describe_game_move(self.game, move, self.texts, self.naming)

    def main(self) -> Menu:
        """The menu shown with a question: all of it if it is short, an overview otherwise."""
        kind = self.view["decision"]["kind"]
        if kind == "turn":
            return self._turn()
        if kind == "auction":
            return self._auction()
        if kind == "take_card":
            return self._takes()
        return self.listed(self.moves)

    # ------------------------------------------------------------------------------------------ a turn

    def _turn(self) -> Menu:
        menu = Menu()
        placed = placements(self.moves)
        if placed:
            menu.shown.append(self._matrix(placed))
        others = [move for move in self.moves if move not in {one.move for one in placed}]
        groups: dict[str, list[tuple[Move, str]]] = {name: [] for name in GROUPS}
        for move in others[:MOST_LINES]:
            words = self._grouped(move)
            groups[move.kind if words else "other"].append((move, words or self.words(move)))
        for name, entries in groups.items():
            if not entries:
                continue
            title = Text(self.painter.say(f"menu-{name}"), style="bold")
            # Numbered group by group, so that the numbers follow the reading order.
            texts = [
                Text.assemble((f"{menu.number(move)}) ", "bold"), words) for move, words in entries
            ]
            menu.shown.append(flow([title, *texts], self.width, "  ", "   "))
        if len(others) > MOST_LINES:
            left = len(others) - MOST_LINES
            menu.shown.append(Text(self.painter.say("menu-more", count=left, command="moves free")))
        return menu

    def _grouped(self, move: Move) -> str:
        """What distinguishes a free action from others of its kind; empty for any other move."""
        if move.kind in ("play", "use"):
            return self.naming.leader(move.leader, self.texts)
        if move.kind == "discard":
            leader = self.naming.leader_of(move.leader)
            needs = "" if leader is None else short_requirements(leader.requirements, self.texts)
            return f"{self.naming.leader(move.leader, self.texts)} [{needs}]"
        if move.kind == "token":
            return self.naming.token_face(move.fields["face"], self.texts)
        return ""

    def _matrix(self, placed: Sequence[Placement]) -> Table:
        """A line per member: every space it can reach, with the servants that takes."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        values = self.view["seats"][self.seat]["members"]
        for member in [key for key in MEMBER_LETTERS if any(one.member == key for one in placed)]:
            spaces: dict[str, list[int]] = {}
            for one in placed:
                if one.member == member:
                    spaces.setdefault(one.space, []).append(one.servants)
            name = Text.assemble(
                (MEMBER_LETTERS[member], "bold"),
                f" {self.painter.say(f'colour-{member}', case='nominative')} {values.get(member, '')}",
            )
            parts: list[Text | str] = []
            for space, servants in spaces.items():
                text = Text(short_space(space))
                needed = "/".join(str(number) for number in sorted(servants))
                if needed != "0":
                    text.append(f"+{needed}", style="dim")
                parts.append(text)
            grid.add_row(name, inline(parts, "  "))
        return grid

    # ----------------------------------------------------------------------------------------- lists

    def listed(self, moves: Sequence[Move], most: int = MOST_LINES) -> Menu:
        """A numbered list, one move per line."""
        menu = Menu()
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column(overflow="fold")
        for move in moves[:most]:
            number = menu.number(move)
            text = Text(self.words(move))
            leader = self._leader(move)
            if leader:
                text.append(f"\n{leader}", style="dim")
            typed = shortest(move)
            grid.add_row(str(number), typed if len(typed) <= 22 else "", text)
        menu.shown.append(grid)
        if len(moves) > most:
            menu.shown.append(
                Text(self.painter.say("menu-more", count=len(moves) - most, command="moves all"))
            )
        return menu

    def _leader(self, move: Move) -> str:
        if move.kind not in LEADER_MOVES:
            return ""
        leader = self.naming.leader_of(move.leader)
        if leader is None:
            return ""
        needs = short_requirements(leader.requirements, self.texts)
        return f"[{needs}] {short_leader(leader, self.texts)}"

    def _foreseen(self, moves: Sequence[Move], most: int) -> Menu:
        """Placements and takes with their immediate costs and gains, found by playing them on a copy."""
        menu = Menu()
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column(overflow="fold")
        grid.add_column(overflow="fold")
        grid.add_column(overflow="fold")
        grid.add_row(
            *["", "", ""],
            Text(self.painter.say("menu-pays"), style="dim"),
            Text(self.painter.say("menu-receives"), style="dim"),
        )
        for move in moves[:most]:
            number = menu.number(move)
            grid.add_row(str(number), shortest(move), *self._consequences(move))
        menu.shown.append(grid)
        if len(moves) > most:
            menu.shown.append(
                Text(self.painter.say("menu-more", count=len(moves) - most, command="moves all"))
            )
        return menu

    def _takes(self) -> Menu:
        """The cards a bonus action can take, then why the others of its towers can't be taken."""
        menu = self._foreseen(self.moves, MOST_LINES)
        takes = [move for move in self.moves if move.kind == "take"]
        reachable = {move.space for move in takes}
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=28)
        grid.add_column(overflow="fold")
        for tower in self.view["towers"]:
            for floor in reversed(tower["floors"]):
                space = str(floor["space"])
                if floor["card"] is None or space in reachable:
                    continue
                reason = self._why_not_taken(space)
                if reason:
                    grid.add_row(
                        f"  {short_space(space)}",
                        self.naming.card(floor["card"], self.texts),
                        reason,
                    )
        if grid.row_count:
            menu.shown += [Text(self.painter.say("menu-out-of-reach"), style="bold"), grid]
        return menu

    def _why_not_taken(self, space: str) -> str:
        """Why a bonus action can't take the card of a floor; empty for floors it doesn't apply to.

        More servants may make up for a low value, so the reason is whatever else is missing.
        """
        found = ""
        for servants in range(int(self.view["seats"][self.seat]["goods"]["servants"]) + 1):
            more = f" +{servants}" if servants else ""
            refusal = self.game.why_not(self.game.parse(f"take {space}{more}", self.seat))
            if refusal is None or refusal.code in ("E_CHOICE", "E_TURN"):
                return ""
            if not found or refusal.code != "E_VALUE":
                found = describe_refusal(refusal.code, refusal.details, self.texts, self.naming)
            if refusal.code != "E_VALUE":
                break
        return found

    def yields(self, events: Sequence[Event]) -> list[Text]:
        """What the cards of an activation bring, if a question is asked before the goods arrive."""
        lines: list[Text] = []
        own = self.view["seats"][self.seat]
        for event in events:
            fields: dict[str, Any] = event.fields
            if event.name != "activated" or event.seat != self.seat:
                continue
            tile = self.naming.bonus_tile_of(own["bonus_tile"])
            kind = str(fields["kind"])
            goods = getattr(tile, kind, None) if fields.get("value", 0) >= 1 else None
            if goods:
                name = self.painter.say("source-bonus-tile")
                lines.append(self._listed(sentence(name), short_goods(goods, self.texts)))
            for number in fields["cards"]:
                card = self.naming.card_of(number)
                if card is not None:
                    effects = short_effects(card.permanent, self.texts)
                    lines.append(self._listed(self.naming.card(number, self.texts), effects))
        return lines

    def _listed(self, label: str, text: str) -> Text:
        return Text(f"  {labelled(label, text, self.texts)}")

    def _consequences(self, move: Move) -> tuple[str, str, str]:
        """What it is, what is paid and what is received."""
        if move.kind not in ("place", "take"):
            return self.words(move), "", ""
        what = ""
        paid: dict[str, int] = {}
        gained: dict[str, int] = {}
        ahead = Foresight(self.game, move)
        for event in ahead.events:
            if event.seat != self.seat:
                continue
            fields: dict[str, Any] = event.fields
            if event.name == "took_card":
                what = self.naming.card(fields["card"], self.texts)
            elif event.name == "activated" and "value" in fields:
                names = [self.naming.card(number, self.texts) for number in fields["cards"]]
                value = self.painter.say("menu-value", value=fields["value"])
                what = labelled(value, listed(names, self.texts), self.texts) if names else value
            elif event.name in ("paid", "gained", "lost"):
                into = gained if event.name == "gained" else paid
                for good, amount in fields["goods"].items():
                    into[good] = into.get(good, 0) + amount
        if move.kind == "place" and move.servants:
            paid["servants"] = paid.get("servants", 0) + move.servants
        decision: dict[str, Any] = ahead.view["decision"]
        if not what:
            what = self._at(str(move.space), decision)
        privileges = decision["left"] if decision["kind"] == "privilege" else 0
        received = short_goods(gained, self.texts, privileges)
        if decision["kind"] not in ("turn", "privilege", "over"):
            received += " …"
        return what, short_goods(paid, self.texts), received

    def _at(self, space: str, decision: dict[str, Any]) -> str:
        """The card a question is about, or else the space."""
        number = decision.get("card")
        for tower in self.view["towers"]:
            for floor in tower["floors"]:
                if floor["space"] == space:
                    number = floor["card"]
        if number is not None:
            return self.naming.card(number, self.texts)
        return sentence(self.naming.space(space, self.texts))

    def _auction(self) -> Menu:
        """Families with their rows, and the bids beside them."""
        menu = Menu()
        by_slot: dict[int, list[Move]] = {}
        for move in self.moves:
            by_slot.setdefault(cast("int", move.fields["slot"]), []).append(move)
        for slot, entry in enumerate(self.view["auction"], start=1):
            family = self.naming.family_of(entry["family"])
            title = Text(self.naming.family(entry["family"], self.texts), style="bold")
            if family is not None:
                effects = clauses(describe_effects(family.effects, self.texts), self.texts)
                title.append(f"  {effects}", style="not bold")
            for key in entry["leaders"]:
                title.append(f"  + {self.naming.leader(key, self.texts)}", style="not bold")
            if "bid" in entry:
                bid = entry["bid"]
                title.append("  ")
                title.append_text(self.painter.letter(bid["seat"]))
                title.append(f": {self.painter.say('menu-row', row=bid['row'])}", style="not bold")
            menu.shown.append(title)
            parts_shown: list[Text | str] = []
            for move in by_slot.get(slot, ()):
                row = cast("int", move.fields["row"])
                goods = short_goods(entry["rows"][row - 1], self.texts)
                parts_shown.append(Text.assemble((f"{menu.number(move)}) ", "bold"), goods))
            if parts_shown:
                menu.shown.append(flow([" ", *parts_shown], self.width, "  ", "   "))
        return menu

    # ------------------------------------------------------------------------------- on demand

    def about(self, words: Sequence[str]) -> Menu:
        """The moves of a member (w), of a place (T, T3, H, M, K), the free ones, or all of them."""
        placed = placements(self.moves)
        asked = " ".join(words).lower()
        if asked == "all":
            return self.listed(self.moves, most=len(self.moves))
        if asked == "free":
            used = {one.move for one in placed}
            free = [move for move in self.moves if move not in used]
            return self.listed(free, most=len(free))
        chosen = [
            one.move
            for one in placed
            if asked in (one.member, MEMBER_LETTERS[one.member])
            or short_space(one.space).lower().startswith(asked)
            or one.space.startswith(asked)
        ]
        return self._foreseen(chosen, 60) if chosen else Menu()

    def similar(self, move: Move) -> list[Move]:
        """Legal moves close to a refused one: the same member and space with other servants."""
        if move.kind != "place":
            return []
        return [
            one.move
            for one in placements(self.moves)
            if one.member == move.member and one.space == move.space
        ]
