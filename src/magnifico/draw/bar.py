"""The top bar: rounds and periods, dice, who decides, turn order."""

from __future__ import annotations

from typing import Any, Final

from magnifico.draw.facts import Facts
from magnifico.draw.measure import width_of
from magnifico.draw.pieces import die, seat_sign
from magnifico.draw.svg import Sheet
from magnifico.texts import join, phase_name, sentence

HEIGHT: Final = 48.0
_NUMERALS: Final = ("I", "II", "III")
_PHASES: Final = {"bonus_tile": "bonus_tiles", "draft": "draft", "auction": "auction"}


def round_words(view: dict[str, Any], facts: Facts) -> str:
    """The round and period, or the phase before and after the rounds."""
    if "final" in view:
        return sentence(phase_name("over", facts.texts))
    if not view["round"]:
        phase = _PHASES.get(str(view["decision"]["kind"]), "setup")
        return sentence(phase_name(phase, facts.texts))
    period = _NUMERALS[max(1, int(view["period"])) - 1]
    return facts.say(
        "table-round", round=int(view["round"]), rounds=facts.board.rounds, period=period
    )


def decision_words(view: dict[str, Any], facts: Facts) -> str:
    """The players who have to decide; empty after the game."""
    deciding = [facts.player(int(seat)) for seat in view["to_act"]]
    if not deciding:
        return ""
    return facts.say("web-status-waiting", who=join(deciding, facts.texts))


def draw_bar(sheet: Sheet, view: dict[str, Any], facts: Facts, width: float) -> None:
    """Draw the bar from edge to edge."""
    palette = sheet.palette
    sheet.rect(0, 0, width, HEIGHT, palette.bar)
    sheet.rect(0, HEIGHT - 1, width, 1, palette.gold)
    sheet.icon("lily", 11, 11, 26, colour="#F0CB4E")
    _rounds(sheet, view, facts, 48)
    for place, colour in enumerate(("black", "white", "orange")):
        die(sheet, colour, int(view["dice"][colour]), 224 + 34 * place, 11, 24)
    order = [int(seat) for seat in view["order"]]
    label = facts.say("table-order").rstrip(":")
    left = width - 12 - max(38 * len(order), 76, width_of(label, 9.5))
    sheet.text(
        width - 12, 14, label, 9.5, within=width - left, fill=palette.bar_ink_2, anchor="end"
    )
    for place, seat in enumerate(order):
        at = width - 12 - 30 * (len(order) - place) + 4
        if seat in view["to_act"]:
            sheet.rect(at - 3, 17.5, 29, 27, "none", radius=8, stroke="#F0CB4E", line=1.5)
        seat_sign(sheet, seat, at - 0.5, 19, 24)
    room = left - 348
    first, second = decision_words(view, facts), round_words(view, facts)
    if first:
        sheet.text(336, 22, first, 13, within=room + 4, fill=palette.bar_ink, bold=True)
        sheet.text(336, 37, second, 10.5, within=room + 4, fill=palette.bar_ink_2)
    else:
        sheet.text(336, 29, second, 14, within=room + 4, fill=palette.bar_ink, bold=True)


def _rounds(sheet: Sheet, view: dict[str, Any], facts: Facts, x: float) -> None:
    """Draw a numbered step for each round, grouped by period."""
    palette = sheet.palette
    current = int(view["round"]) if "final" not in view else facts.board.rounds + 1
    at = x
    for step in range(1, facts.board.rounds + 1):
        if step % 2:
            numeral = _NUMERALS[min(step // 2, 2)]
            sheet.text(
                at + 6.5,
                28,
                numeral,
                12,
                within=20,
                fill=palette.bar_ink_2,
                anchor="middle",
                serif=True,
            )
            at += 17
        now = step == current
        ground = "#F0CB4E" if now else palette.bar_ink_2 if step < current else "none"
        ink = palette.bar if step <= current else palette.bar_ink_2
        sheet.circle(at + 8, 24, 8, ground, stroke="" if step <= current else palette.bar_ink_2)
        sheet.text(at + 8, 27.8, str(step), 10.5, within=16, fill=ink, anchor="middle", bold=now)
        at += 18.5 if step % 2 else 22
