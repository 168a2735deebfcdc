"""The report of a contest as a self-contained page: tables and charts, light and dark."""

from __future__ import annotations

import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import magnifico
from magnifico.engine.names import SEAT_LETTERS
from magnifico.research.arena.charts import Bar, Hill, Part, hills, intervals, stacks
from magnifico.research.arena.contest import ArenaReport, ArenaRequest, saved_game
from magnifico.research.arena.match import DEEDS, MatchResult, SeatResult
from magnifico.research.arena.page_style import COLOURS, STYLE
from magnifico.research.arena.report import Share
from magnifico.research.arena.words import deed_name, duration, percent, source_name, sources_in_use
from magnifico.texts import Texts

MOST_LISTED: Final = 5000
"""Games beyond this are left out of the list, which would be too long for a browser."""


class Page:
    """Writes the report of one contest in one language."""

    def __init__(
        self, request: ArenaRequest, report: ArenaReport, texts: Texts, place: Path, command: str
    ) -> None:
        self.request = request
        self.report = report
        self.texts = texts
        self.place = place  # where the page will be, for the links to the games
        self.command = command
        self.colours = {bot.name: n % COLOURS for n, bot in enumerate(report.bots)}

    def html(self) -> str:
        """The whole page."""
        title = self._say("title") + ": " + ", ".join(dict.fromkeys(self.request.bots))
        sections = [self._head(title), self._faults()]
        if self.report.bots:
            sections += [
                self._standings(),
                self._wins(),
                self._ratings(),
                self._scores(),
                self._sources(),
                self._pairs(),
                self._places(),
                self._deeds(),
                self._time(),
                self._games(),
            ]
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(section for section in sections if section)
            + "\n</main>\n</body>\n</html>\n"
        )

    # ---------------------------------------------------------------------------------------- in common

    def _say(self, key: str, **arguments: str | int) -> str:
        return self.texts.get(f"arena-{key}", **arguments)

    def _section(self, name: str, *content: str, text: bool = True, even: str = "") -> str:
        explained = ""
        if text:
            words = self._say(f"{name}-text", **({"even": even} if even else {}))
            explained = f'<p class="note">{escape(words)}</p>'
        heading = escape(self._say(f"{name}-heading"))
        return f'<section id="{name}"><h2>{heading}</h2>{explained}{"".join(content)}</section>'

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], style: str = "") -> str:
        """Cells are HTML; the first column is a heading."""
        head = "".join(f"<th>{escape(one)}</th>" for one in heads)
        body = "".join(
            f"<tr><th>{row[0]}</th>" + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>"
            for row in rows
        )
        return (
            f'<div class="wide"><table class="{style}"><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )

    def _bot(self, name: str) -> str:
        return f'<span class="key c{self.colours[name]}"></span>{escape(name)}'

    def _chart(self, drawn: str) -> str:
        return f'<div class="chart">{drawn}</div>'

    # ---------------------------------------------------------------------------------------- sections

    def _head(self, title: str) -> str:
        options = self.request.options
        report = self.report
        facts = {
            "games": str(report.games),
            "deals": str(report.deals),
            "players": str(report.players),
            "rules": options.rules,
            "expansions": ", ".join(options.expansions) or self._say("none"),
            "seed": str(self.request.seed),
            "decisions": f"{report.decisions:,}".replace(",", " "),
            "play-time": duration(report.seconds),
            "version": magnifico.__version__,
        }
        shown = "".join(
            f"<div><dt>{escape(self._say(name))}</dt><dd>{escape(value)}</dd></div>"
            for name, value in facts.items()
        )
        return (
            f"<header><h1>{escape(title)}</h1><pre>{escape(self.command)}</pre>"
            f'<dl class="facts">{shown}</dl></header>'
        )

    def _standings(self) -> str:
        heads = ("bot", "seats", "rating", "wins", "interval", "scores", "deviation")
        more = ("winning", "margin", "time-heading")
        rows = [
            [
                self._bot(bot.name),
                str(bot.seats),
                f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}",
                f"<b>{percent(bot.wins.share)}</b>",
                _interval(bot.wins),
                f"{bot.scores.mean:.1f}",
                f"{bot.scores.deviation:.1f}",
                f"{bot.winning.mean:.1f}" if bot.winning.count else "–",
                f"{bot.margin.mean:+.1f}",
                duration(bot.decisions.mean),
            ]
            for bot in self.report.bots
        ]
        table = self._table([self._say(name) for name in heads + more], rows)
        note = f'<p class="note">{escape(self._say("ties-text"))}</p>'
        return self._section("standings", table, note, text=False)

    def _wins(self) -> str:
        even = 1 / self.report.players
        bars = [
            self._bar(bot.name, bot.name, bot.wins, self.colours[bot.name])
            for bot in self.report.bots
        ]
        chart = intervals(bars, _tick, self._say("wins-heading"), even)
        return self._section("wins", self._chart(chart), even=percent(even))

    def _bar(self, label: str, name: str, found: Share, colour: int) -> Bar:
        hint = f"{name}: {percent(found.share)} ({_interval(found)}), {found.wins}/{found.games}"
        return Bar(label, found.share, found.low, found.high, colour, percent(found.share), hint)

    def _ratings(self) -> str:
        bars = [
            Bar(
                bot.name,
                bot.rating.mu,
                bot.rating.mu - 2 * bot.rating.sigma,
                bot.rating.mu + 2 * bot.rating.sigma,
                self.colours[bot.name],
                f"{bot.rating.mu:.1f}",
                f"{bot.name}: mu {bot.rating.mu:.2f}, sigma {bot.rating.sigma:.2f}, "
                f"mu - 3 sigma {bot.rating.ordinal:.2f}",
            )
            for bot in self.report.bots
        ]
        chart = intervals(bars, lambda value: f"{value:g}", self._say("rating-heading"))
        return self._section("rating", self._chart(chart))

    def _scores(self) -> str:
        seats = [seat for result in self.report.results for seat in result.seats]
        rows = [
            Hill(
                bot.name,
                [seat.score for seat in seats if seat.bot == bot.name],
                [seat.score for seat in seats if seat.bot == bot.name and seat.rank == 1],
                bot.scores.mean,
                self.colours[bot.name],
            )
            for bot in self.report.bots
        ]
        heads = ("bot", "scores", "deviation", "quartiles", "range", "winning", "deviation")
        spreads = [(self._bot(bot.name), bot.scores, bot.winning) for bot in self.report.bots]
        if len(spreads) > 1:
            spreads.append((escape(self._say("all")), self.report.scores, self.report.winning))
        table = self._table(
            [self._say(name) for name in heads],
            [
                [
                    name,
                    f"{every.mean:.1f}",
                    f"{every.deviation:.1f}",
                    f"{every.quarter:.0f} · {every.median:.0f} · {every.three_quarters:.0f}",
                    f"{every.lowest:.0f}–{every.highest:.0f}",
                    f"{won.mean:.1f}" if won.count else "–",
                    f"{won.deviation:.1f}" if won.count else "–",
                ]
                for name, every, won in spreads
            ],
        )
        chart = hills(rows, self._say("scores-heading"))
        return self._section("scores", self._chart(chart), table)

    def _sources(self) -> str:
        names = sources_in_use(self.report)
        rows = [
            (
                bot.name,
                [
                    Part(source_name(name, self.texts), bot.sources[name], f"s-{name}")
                    for name in names
                ],
            )
            for bot in self.report.bots
        ]
        cells = [
            [
                f'<span class="swatch s-{name}"></span>{escape(source_name(name, self.texts))}',
                *[f"{bot.sources[name]:.1f}" for bot in self.report.bots],
            ]
            for name in names
        ]
        cells.append(
            [
                escape(source_name("total", self.texts)),
                *[f"<b>{bot.scores.mean:.1f}</b>" for bot in self.report.bots],
            ]
        )
        chart = stacks(rows, self._say("sources-heading"))
        table = self._table(["", *[bot.name for bot in self.report.bots]], cells)
        return self._section("sources", self._chart(chart), table)

    def _pairs(self) -> str:
        if not self.report.pairs:
            return ""
        names = [bot.name for bot in self.report.bots]
        found = {(pair.first, pair.second): pair.ahead for pair in self.report.pairs}
        rows: list[list[str]] = []
        for first in names:
            row = [self._bot(first)]
            for second in names:
                ahead = found.get((first, second))
                if ahead is None:
                    row.append("·")
                else:
                    row.append(
                        f'<span title="{ahead.wins}/{ahead.games}">{percent(ahead.share)}</span>'
                        f"<small>{_interval(ahead)}</small>"
                    )
            rows.append(row)
        return self._section("pairs", self._table(["", *names], rows))

    def _places(self) -> str:
        bars = [
            self._bar(
                f"{bot.name} · {place + 1}",
                f"{bot.name}, {self._say('place', number=place + 1)}",
                found,
                self.colours[bot.name],
            )
            for bot in self.report.bots
            for place, found in enumerate(bot.by_place)
            if found.games
        ]
        heads = [self._say("place", number=n + 1) for n in range(self.report.players)]
        rows = [[escape(self._say("all")), *[percent(seat.share) for seat in self.report.seats]]]
        even = 1 / self.report.players
        chart = intervals(bars, _tick, self._say("places-heading"), even)
        return self._section("places", self._chart(chart), self._table(["", *heads], rows))

    def _deeds(self) -> str:
        rows = [
            [
                escape(deed_name(name, self.texts)),
                *[f"{bot.deeds.get(name, 0.0):.2f}" for bot in self.report.bots],
            ]
            for name in DEEDS
        ]
        return self._section("deeds", self._table(["", *[b.name for b in self.report.bots]], rows))

    def _time(self) -> str:
        rows = [
            [
                self._bot(bot.name),
                f"{bot.decisions.per_game:.1f}",
                duration(bot.decisions.mean),
                duration(bot.decisions.p95),
                duration(bot.decisions.slowest),
            ]
            for bot in self.report.bots
        ]
        heads = ("bot", "per-game", "mean", "within", "slowest")
        return self._section("time", self._table([self._say(name) for name in heads], rows))

    def _games(self) -> str:
        rows = [self._game(result) for result in self.report.results[:MOST_LISTED]]
        heads = [self._say(name) for name in ("game", "deal", "result", "decisions", "file")]
        table = self._table(heads, rows, "games")
        summary = f"{self._say('games')}: {len(self.report.results)}"
        return self._section(
            "games", f"<details><summary>{escape(summary)}</summary>{table}</details>"
        )

    def _game(self, result: MatchResult) -> list[str]:
        file = saved_game(self.request, result.number)
        link = "–"
        if file is not None:
            target = os.path.relpath(file, self.place.parent).replace(os.sep, "/")
            link = f'<a href="{escape(target)}">{escape(target)}</a>'
        seats = " · ".join(_seat(seat) for seat in result.seats)
        return [
            str(result.number + 1),
            escape(result.seed),
            seats or escape(result.error.strip().splitlines()[-1]),
            str(result.decisions),
            link,
        ]

    def _faults(self) -> str:
        if not self.report.faults:
            return ""
        shown = "".join(
            f"<details><summary>{escape(fault.seed)}</summary><pre>{escape(fault.error)}</pre></details>"
            for fault in self.report.faults
        )
        return self._section("faults", shown, text=False)


def _seat(seat: SeatResult) -> str:
    text = f"{SEAT_LETTERS[seat.seat]} {escape(seat.bot)} {seat.score}"
    return f"<b>{text}</b>" if seat.rank == 1 else text


def _tick(share: float) -> str:
    return f"{share * 100:g}%"


def _interval(found: Share) -> str:
    return f"{found.low * 100:.1f}–{found.high * 100:.1f}%"


def write_page(
    request: ArenaRequest, report: ArenaReport, texts: Texts, place: Path, command: str
) -> None:
    """Write the report of a contest to a file."""
    place.write_text(Page(request, report, texts, place, command).html(), encoding="utf-8")
