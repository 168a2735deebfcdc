"""The page about balance: tables of win shares, marking those outside the band."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from magnifico.engine.options import Options
from magnifico.research.arena.report import Share
from magnifico.research.arena.tally import Tally

LOWEST: Final = 0.6
HIGHEST: Final = 1.6
FEW: Final = 40
"""With fewer games than this, a share outside the band proves nothing."""


@dataclass(frozen=True)
class Findings:
    """What was measured for one mix."""

    mix: str
    options: Options
    tally: Tally


def write_page(findings: list[Findings], games: int, seed: str, seconds: float) -> str:
    """The whole page as Markdown."""
    lines = [
        "# Balance",
        "",
        "Written by `make balance`; do not edit. Greedy plays against itself, seats rotated, "
        f"{games} games a mix, seed `{seed}`.",
        f"{len(findings)} mixes, {seconds / 60:.0f} minutes.",
        "",
        f"A share is the part of games won, divided by the fair part (one in as many as play); "
        f"the band is {LOWEST} to {HIGHEST}.",
        "`<<` and `>>` mark shares whose whole 95 % interval lies outside the band, `<` and `>` "
        "those of which only the middle does.",
        f"Kinds seen fewer than {FEW} times are not marked. What greedy cannot use well "
        "looks weaker than it is.",
        "",
        *_overview(findings),
        *_marked(findings),
    ]
    for found in findings:
        lines += _mix(found)
    return "\n".join(lines).rstrip() + "\n"


def mark(found: Share, players: int) -> str:
    """Where a share lies relative to the band."""
    if found.games < FEW:
        return ""
    ratio = found.share * players
    if ratio > HIGHEST:
        return " >>" if found.low * players > HIGHEST else " >"
    if ratio < LOWEST:
        return " <<" if found.high * players < LOWEST else " <"
    return ""


def _overview(findings: list[Findings]) -> list[str]:
    lines = [
        "## Scores and seats",
        "",
        "| Mix | Games | Mean score | Winning score | Win share by place in the first turn order |",
        "|---|---:|---:|---:|---|",
    ]
    for found in findings:
        ended = found.tally.ended
        scores = [seat.score for result in ended for seat in result.seats]
        won = [seat.score for result in ended for seat in result.seats if seat.rank == 1]
        players = found.options.players
        seats = " · ".join(
            f"{each.share * players:.2f}{mark(each, players)}"
            for each in found.tally.by_place().values()
        )
        lines.append(
            f"| {found.mix} | {len(ended)} | {_mean(scores):.1f} | {_mean(won):.1f} | {seats} |"
        )
    return [*lines, ""]


def _marked(findings: list[Findings]) -> list[str]:
    lines = ["## Outside the band", ""]
    for found in findings:
        for title, name in _TABLES:
            for kind, each in found.tally.by_note(name).items():
                marked = mark(each, found.options.players)
                if marked:
                    ratio = each.share * found.options.players
                    lines.append(
                        f"- {found.mix}, {title.lower()} `{kind}`: {ratio:.2f} of the fair share"
                        f"{marked} ({each.games} seats)"
                    )
    if len(lines) == 2:
        lines.append("Nothing.")
    return [*lines, ""]


_TABLES: Final = (
    ("Bonus tile", "bonus_tile"),
    ("Family", "family"),
    ("Auction tile", "auction_tile"),
    ("Auction row", "auction_row"),
)


def _mix(found: Findings) -> list[str]:
    lines = [f"## {found.mix}", ""]
    for title, name in _TABLES:
        shares = found.tally.by_note(name)
        if shares:
            lines += _shares(title, shares, found.options.players)
    if "houses" in found.options.expansions:
        lines += _reconstructed(found.tally)
    return lines


def _shares(title: str, shares: dict[str, Share], players: int) -> list[str]:
    lines = [f"| {title} | Seats | Of the fair share | 95 % |", "|---|---:|---:|---|"]
    for kind, each in sorted(shares.items(), key=lambda entry: -entry[1].share):
        low, high = each.low * players, each.high * players
        lines.append(
            f"| {kind} | {each.games} | {each.share * players:.2f}{mark(each, players)} "
            f"| {low:.2f}–{high:.2f} |"
        )
    return [*lines, ""]


def _reconstructed(tally: Tally) -> list[str]:
    """How often reconstructed values come into play."""
    ended = tally.ended
    games = max(1, len(ended))
    tokens: dict[str, list[int]] = {}
    faith: dict[str, int] = {}
    visconti: dict[str, int] = {}
    floors = [[0] * 4, [0] * 4]
    rovere = viscontis = 0
    for result in ended:
        note = result.noted
        _add_tokens(tokens, note.get("tokens"))
        families = note.get("family")
        rovere += isinstance(families, list) and "della_rovere" in families
        viscontis += isinstance(families, list) and "visconti" in families
        _count(faith, note.get("faith_tiles"))
        _count(visconti, note.get("visconti"))
        counted = note.get("floors")
        if isinstance(counted, list):
            for tower in range(2):
                for floor in range(4):
                    floors[tower][floor] += counted[tower][floor]
    lines = [
        "| Token | Used | Put on a card | Paid | Left over |",
        "|---|---:|---:|---:|---:|",
    ]
    for key, counts in sorted(tokens.items()):
        shown = " | ".join(f"{count / games:.2f}" for count in counts)
        lines.append(f"| {key} | {shown} |")
    lines += ["", "Tokens are counted per game.", ""]
    if rovere:
        taken = ", ".join(f"step {step}: {count / rovere:.2f}" for step, count in _sorted(faith))
        lines += [
            f"Faith tiles per game with Della Rovere ({rovere} games): {taken or 'none'}.",
            "",
        ]
    if viscontis:
        active = ", ".join(f"{key} {count / viscontis:.2f}" for key, count in _sorted(visconti))
        lines += [
            f"Visconti tokens active per game with them ({viscontis} games): {active or 'none'}.",
            "",
        ]
    return [*lines, *_adaptation(floors, games)]


def _adaptation(floors: list[list[int]], games: int) -> list[str]:
    """Members on the floors of the tower with the Adaptation tile beside those of an ordinary one."""
    ordinary = " · ".join(f"{count / (games * 18):.2f}" for count in floors[0])
    adapted = " · ".join(f"{count / (games * 6):.2f}" for count in floors[1])
    return [
        "Members on floors 1 to 4 per round: "
        f"{ordinary} in an ordinary tower, {adapted} under the Adaptation tile.",
        "",
    ]


def _add_tokens(total: dict[str, list[int]], counted: object) -> None:
    if isinstance(counted, dict):
        for key, counts in counted.items():
            held = total.setdefault(str(key), [0, 0, 0, 0])
            for number, count in enumerate(counts):
                held[number] += count


def _count(total: dict[str, int], lists: object) -> None:
    if isinstance(lists, list):
        for entries in lists:
            for entry in entries:
                total[str(entry)] = total.get(str(entry), 0) + 1


def _sorted(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda entry: (len(entry[0]), entry[0]))


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
