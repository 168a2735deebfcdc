"""The table as one seat sees it: towers, spaces, Church, players, the seat's own cards. Drawn from views alone,
without rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, OverflowMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from magnifico.cli.painting import (
    MEMBER_LETTERS,
    SEAT_STYLES,
    TYPE_STYLES,
    Painter,
    View,
    flow,
    inline,
    short_space,
)
from magnifico.cli.short import (
    short_activation,
    short_card,
    short_cost,
    short_effects,
    short_end,
    short_goods,
    short_leader,
    short_requirements,
)
from magnifico.content.model import Board
from magnifico.content.vocabulary import GOODS
from magnifico.engine.game import packs_of
from magnifico.engine.names import SEAT_LETTERS
from magnifico.engine.options import Options
from magnifico.texts import clauses, describe_effects, sentence, tower_title, type_name
from magnifico.texts.words import roman, with_minus

LABEL_WIDTH = 14
_AREAS = (
    ("harvest", "harvest-large"),
    ("production", "production-large"),
)
_TYPES = (("territory", "T"), ("character", "C"), ("building", "B"), ("venture", "V"))


class BoardPainter:
    """Draws the board of one game; `board` holds the printed numbers."""

    def __init__(self, painter: Painter, board: Board, width: int, low: bool = False) -> None:
        self.painter = painter
        self.texts = painter.texts
        self.naming = painter.naming
        self.board = board
        self.width = width
        self.low = low  # a low screen: long effects are cut, empty floors share a line

    def everything(self, view: View, seat: int | None) -> RenderableType:
        """The table, or as much of it as there is before the first round."""
        if view["round"]:
            return self.table(view, seat)
        parts = [self.headline(view), self.players(view, seat), self.church(view, everything=True)]
        if seat is not None:
            parts.append(self.own(view, seat))
        return Group(*parts)

    def table(self, view: View, seat: int | None) -> RenderableType:
        """Everything on the table, with the seat's own cards last."""
        parts: list[RenderableType] = [self.headline(view), self.towers(view), self.spaces(view)]
        parts.append(self.church(view))
        parts.append(self.players(view, seat))
        if seat is not None:
            # On a low screen the hand is left out; the menu names the leaders anyway.
            parts.append(self.own(view, seat, with_hand=not self.low))
        return Group(*parts)

    # -------------------------------------------------------------------------------- above the board

    def headline(self, view: View) -> Text:
        """Round, dice and turn order."""
        say = self.painter.say
        dice = "  ".join(
            f"{MEMBER_LETTERS[member]} {say(f'colour-{member}', case='nominative')} {value}"
            for member, value in view["dice"].items()
        )
        parts: list[Text | str] = []
        if view["round"]:
            title = say(
                "table-round",
                round=view["round"],
                rounds=self.board.rounds,
                period=roman(view["period"]),
            )
            parts = [Text(title, style="bold"), say("table-dice", dice=dice)]
        order = Text(say("table-order") + " ")
        for each in view["order"]:
            order.append(SEAT_LETTERS[each], style=SEAT_STYLES[each])
            order.append(" ")
        parts.append(order)
        return inline(parts, "  ·  ")

    # --------------------------------------------------------------------------------------- towers

    def towers(self, view: View) -> RenderableType:
        """One line per floor: minimum, bonus, who stands there, the card."""
        grid = Table.grid(padding=(0, 1), expand=False)
        for width in (2, 1, 3, 4):
            grid.add_column(width=width, no_wrap=True)
        grid.add_column(width=24, no_wrap=True, overflow="ellipsis")
        how: OverflowMethod = "ellipsis" if self.low else "fold"
        grid.add_column(width=19, overflow=how, no_wrap=self.low)
        grid.add_column(width=self.width - 59, overflow=how, no_wrap=self.low)
        taken: list[Text] = []
        for tower in view["towers"]:
            letter = str(tower["tower"])
            for floor in reversed(tower["floors"]):
                if floor["card"] is None and self.low:
                    taken.append(
                        Text.assemble(f"{floor['space']} ", self.painter.members(floor["members"]))
                    )
                else:
                    grid.add_row(*self._floor(floor, letter))
        parts: list[RenderableType] = [inline([self._tower_name(one) for one in view["towers"]])]
        parts.append(grid)
        if taken:
            parts.append(Text(self.painter.say("table-taken") + " ") + inline(taken, "  "))
        return Group(*parts)

    def _tower_name(self, tower: View) -> Text:
        """The letter of a tower, its name and the bonuses of its upper floors."""
        letter = str(tower["tower"])
        name = Text(
            f"{letter} {tower_title(letter, self.texts)}", style=f"bold {TYPE_STYLES[letter]}"
        )
        bonuses = [dict(floor["bonus"]) for floor in tower["floors"] if floor["bonus"]]
        goods = list(dict.fromkeys(good for bonus in bonuses for good in bonus))
        shown = [
            "/".join(f"+{bonus.get(good, 0)}" for bonus in bonuses)
            + f" {self.texts.get(f'short-{good}')}"
            for good in goods
        ]
        name.append(f" {' '.join(shown)}", style="default not bold dim")
        return name

    def _floor(self, floor: View, letter: str) -> Iterator[RenderableType]:
        style = TYPE_STYLES[letter]
        yield Text(str(floor["space"]), style=f"bold {style}")
        yield Text(str(floor["minimum"]))
        yield self.painter.members(floor["members"])
        number = floor["card"]
        card = self.naming.card_of(number)
        if card is None:
            yield Text("")
            yield Text("—", style="dim")
            return
        if letter == "S":
            style = TYPE_STYLES[card.card_type[0].upper()]
        yield Text(f"#{number}", style="dim")
        mark = f"{card.card_type[0].upper()} " if letter == "S" else ""
        yield Text(mark + card.names[self.texts.language], style=style)
        yield Text(short_cost(card, self.texts))
        yield Text(short_card(card, self.texts))

    # --------------------------------------------------------------------------------------- spaces

    def spaces(self, view: View) -> Text:
        """Harvest, production, Market and palace on two lines."""
        spaces = {str(space["space"]): space for space in view["spaces"]}
        parts: list[Text] = []
        for keys in _AREAS:
            line = Text(sentence(self.texts.get(f"action-{keys[0]}")) + ":", style="bold")
            for key in keys:
                if spaces[key]["open"]:
                    penalty = f" (−{self.board.large_space_penalty})" if "large" in key else ""
                    line.append(f" {short_space(key)}{penalty} ", style="not bold")
                    line.append_text(self.painter.members(spaces[key]["members"]))
            parts.append(line)
        palace = Text(self.texts.get("space-palace") + ":", style="bold")
        gain = short_goods(self.board.palace_gain, self.texts, self.board.palace_privileges)
        palace.append(f" K {gain} ", style="not bold")
        palace.append_text(self.painter.members(view["palace"]))
        parts.append(palace)
        market = Text(sentence(self.texts.get("source-market")) + ":", style="bold")
        for number, space in enumerate(self.board.market, start=1):
            seen = spaces[f"market{number}"]
            if seen["open"]:
                mark = "≠" if space.privileges_different else ""
                gain = short_goods(space.gain, self.texts, space.privileges)
                market.append(f" M{number} {gain.replace(' ', mark or ' ', 1)} ", style="not bold")
                market.append_text(self.painter.members(seen["members"]))
        lines = Text("\n").join([inline(parts), market])
        for placed in view.get("leader_spaces", ()):
            name = self.naming.leader(placed["leader"], self.texts)
            lines.append(f"   {self.texts.get('space-leader', leader=name)} ")
            lines.append_text(self.painter.member(placed))
        return lines

    def church(self, view: View, everything: bool = False) -> Text:
        """The excommunication of this period, or all three."""
        lines: list[Text] = []
        current = max(1, int(view["period"]))
        for period, key in enumerate(view["excommunications"], start=1):
            if not everything and period != current:
                continue
            needed = self.board.faith_requirements[period - 1]
            label = self.painter.say("table-church", period=roman(period), faith=needed)
            line = Text(label + " ", style="bold")
            line.append(self.naming.excommunication(key, self.texts), style="not bold")
            for each, seat in enumerate(view["seats"]):
                if key in seat["excommunicated"]:
                    line.append("  ✗")
                    line.append_text(self.painter.letter(each))
            lines.append(line)
        return Text("\n").join(lines)

    # -------------------------------------------------------------------------------------- players

    def players(self, view: View, viewer: int | None) -> RenderableType:
        """One line per player in turn order: goods, cards, members still in hand."""
        houses = "token_supply" in view
        goods = [good for good in GOODS if good != "tokens" or houses]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(no_wrap=True, max_width=25, overflow="ellipsis")
        for _ in goods:
            grid.add_column(justify="right")
        for _ in _TYPES:
            grid.add_column(justify="right")
        grid.add_column(justify="right")
        grid.add_column(overflow="fold")
        dim = "dim"
        grid.add_row(
            "",
            "",
            *[Text(self.texts.get(f"short-{good}"), style=dim) for good in goods],
            *[Text(f" {letter}", style=TYPE_STYLES[letter]) for _, letter in _TYPES],
            Text(self.painter.say("table-leaders"), style=dim),
            Text(self.painter.say("table-members"), style=dim),
        )
        deciding = set(view["to_act"])
        for seat in view["order"]:
            own = view["seats"][seat]
            grid.add_row(
                Text(">" if seat in deciding else "", style="bold"),
                self._name(seat, own, bold=seat == viewer),
                *[Text(str(own["goods"][good])) for good in goods],
                *[Text(str(len(own["cards"][kind]))) for kind, _ in _TYPES],
                Text(f"{own['hand_count']}+{len(own['leaders'])}"),
                self._hand(own),
            )
        return grid

    def goods(self, view: View, seat: int) -> Text:
        """What a player has now, on one line."""
        held = view["seats"][seat]["goods"]
        shown: dict[str, int] = {
            good: held[good] for good in GOODS if good != "tokens" or "token_supply" in view
        }
        line = Text(f"{self.painter.say('table-have')} ", style="bold")
        line.append(short_goods(shown, self.texts), style="not bold")
        return line

    def _name(self, seat: int, own: View, bold: bool) -> Text:
        name = self.painter.player(seat)
        if bold:
            name.stylize("underline")
        if "family" in own:
            name.append(f" {self.naming.family(own['family'], self.texts)}", style="dim not bold")
        return name

    def _hand(self, own: View) -> Text:
        """Members still in hand with their values."""
        members = [f"{MEMBER_LETTERS[member]}{value}" for member, value in own["members"].items()]
        return Text(" ".join(members) or "—")

    # ------------------------------------------------------------------------------------- one player

    def own(self, view: View, seat: int, with_hand: bool = True) -> RenderableType:
        """The cards of one player and what they bring; the hand only if the view holds it."""
        own = view["seats"][seat]
        rows: list[tuple[Text, Text]] = []
        if view["round"]:
            rows.extend(self._cards(own))
        rows.extend(self._leaders(own, with_hand))
        rows.extend(self._houses(own, with_hand))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=LABEL_WIDTH, style="bold", no_wrap=True, overflow="ellipsis")
        grid.add_column(overflow="fold")
        for label, text in rows:
            grid.add_row(label, text)
        return grid

    def _cards(self, own: View) -> Iterator[tuple[Text, Text]]:
        """What harvest and production bring at each value, then characters and ventures."""
        texts = self.texts
        tile = self.naming.bonus_tile_of(own["bonus_tile"])
        for kind, letter, area in (("territory", "T", "harvest"), ("building", "B", "production")):
            parts: list[Text | str] = []
            goods = None if tile is None else getattr(tile, area)
            if goods:
                parts.append(Text(f"1+ {short_goods(goods, texts)}", style="dim"))
            cards = [self.naming.card_of(number) for number in own["cards"][kind]]
            for card in sorted((one for one in cards if one), key=lambda card: card.activation):
                parts.append(self._owned(card.number, short_activation(card, texts), letter))
            yield Text(sentence(texts.get(f"action-{area}"))), self._flow(parts) or Text("—")
        for kind, letter in (("character", "C"), ("venture", "V")):
            numbers = own["cards"][kind]
            if numbers:
                parts = []
                for number in numbers:
                    one = self.naming.card_of(number)
                    if one is not None:
                        effects = (
                            short_end(one, texts)
                            if kind == "venture"
                            else short_effects(one.permanent, texts)
                        )
                        parts.append(self._owned(number, effects, letter))
                yield Text(sentence(type_name(kind, texts, plural=True))), self._flow(parts)

    def _flow(self, parts: Sequence[Text | str]) -> Text:
        return flow(parts, self.width - LABEL_WIDTH - 1)

    def _owned(self, number: int, effects: str, letter: str) -> Text:
        name = Text(self.naming.card(number, self.texts), style=TYPE_STYLES[letter])
        if effects:
            name.append(f" {effects}", style="default")
        return name

    def _leaders(self, own: View, with_hand: bool) -> Iterator[tuple[Text, Text]]:
        say = self.painter.say
        played: list[Text | str] = []
        for entry in own["leaders"]:
            leader = self.naming.leader_of(entry.get("copies", entry["leader"]))
            name = Text(self.naming.leader(entry["leader"], self.texts), style="bold")
            if leader is not None:
                name.append(f" {short_leader(leader, self.texts)}", style="not bold")
            if entry["used"]:
                name.append(f" ({say('table-used')})", style="dim")
            played.append(name)
        if played:
            yield Text(say("table-in-play")), inline(played, "\n")
        held: list[Text | str] = []
        for key in own.get("hand", ()) if with_hand else ():
            leader = self.naming.leader_of(key)
            if leader is None:
                continue
            name = Text(leader.names[self.texts.language], style="bold")
            needs = short_requirements(leader.requirements, self.texts)
            name.append(f" [{needs}]", style="dim")
            name.append(f" {short_leader(leader, self.texts)}", style="not bold")
            held.append(name)
        if held:
            yield Text(say("table-hand")), inline(held, "\n")

    def _houses(self, own: View, with_family: bool) -> Iterator[tuple[Text, Text]]:
        """Family and tokens of Houses of Renaissance."""
        say = self.painter.say
        family = self.naming.family_of(own.get("family", ""))
        if family is not None and (with_family or "pile" in own):
            effects = clauses(describe_effects(family.effects, self.texts), self.texts)
            if "pile" in own:
                effects += f" ({short_goods(own['pile'], self.texts)})"
            yield Text(family.names[self.texts.language]), Text(effects)
        if own.get("tokens"):
            faces = [self.naming.token_face(key, self.texts) for key in own["tokens"]]
            yield Text(say("table-tokens")), Text(" · ".join(faces))

    # ------------------------------------------------------------------------------------ still to come

    def to_come(self, view: View) -> RenderableType:
        """The cards that can still appear this period, by tower: public knowledge, since everybody knows the
        packs.
        """
        lines: list[RenderableType] = []
        period = max(1, int(view["period"]))
        for entry in view["to_come"]:
            if entry["period"] != period:
                continue
            title = self.painter.say(
                "table-to-come",
                tower=tower_title(entry["tower"], self.texts),
                left=entry["left"],
                all=len(entry["cards"]),
            )
            lines.append(Text(title, style=f"bold {TYPE_STYLES[entry['tower']]}"))
            lines.append(Padding(self.card_list(entry["cards"]), (0, 0, 0, 2)))
        return Group(*lines) if lines else Text(self.painter.say("table-nothing-to-come"))

    def card_list(self, numbers: Sequence[int]) -> RenderableType:
        """Cards with price and effects, one line each."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=4, style="dim")
        grid.add_column(width=28, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=17, overflow="fold")
        grid.add_column(overflow="fold")
        for number in numbers:
            card = self.naming.card_of(number)
            if card is not None:
                grid.add_row(
                    f"#{number}",
                    Text(
                        card.names[self.texts.language],
                        style=TYPE_STYLES[card.card_type[0].upper()],
                    ),
                    short_cost(card, self.texts),
                    short_card(card, self.texts),
                )
        return grid


def board_of(options: Options) -> Board:
    """The board of a game: that of the first pack that has one."""
    for pack in packs_of(options):
        if pack.board is not None:
            return pack.board
    raise AssertionError("the base pack has a board")


def final_table(
    painter: Painter, totals: Sequence[tuple[int, int, int, Mapping[str, Any]]]
) -> RenderableType:
    """Points by source: rows are sources, columns players; entries are seat, place, total, sources."""
    ranked = sorted(totals, key=lambda one: one[1])
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    for _ in ranked:
        grid.add_column(justify="right")
    grid.add_row("", *[painter.player(seat) for seat, _, _, _ in ranked])
    categories = list(ranked[0][3])
    for category in categories:
        values = [int(sources[category]) for _, _, _, sources in ranked]
        if any(values):
            name = sentence(painter.texts.get(f"category-{category}"))
            grid.add_row(name, *[Text(with_minus(str(value))) for value in values])
    total = sentence(painter.texts.get("category-total"))
    grid.add_row(
        Text(total, style="bold"), *[Text(str(points), style="bold") for _, _, points, _ in ranked]
    )
    return grid
