"""What the holders of a seat see of its plan; nobody else sees anything of it."""

from __future__ import annotations

from dataclasses import asdict

from magnifico.engine.game import Game
from magnifico.engine.refusal import Refusal
from magnifico.table.ledger import Ledger
from magnifico.table.plans import Plan, Progress, Standing, progress, refusals
from magnifico.table.problems import Problem, problem_sentence
from magnifico.table.views import parsed
from magnifico.table.words import TableWords
from magnifico.texts import LOOKED_UP, texts_for


def plan_payload(
    plan: Plan | None, ledger: Ledger, seat: int, language: str, words: TableWords
) -> dict[str, object]:
    """The plan, what was played of it, and why its lines could not be played now."""
    if plan is None:
        return {
            "seat": seat,
            "number": None,
            "lines": [],
            "standing": asdict(Standing()),
            "asked": False,
            "forgotten": None,
        }
    found = progress(plan, ledger, seat)
    refused = refusals(plan, ledger, seat)
    lines: list[dict[str, object]] = []
    for number, line in enumerate(plan.lines):
        shown: dict[str, object] = {
            "moves": [
                {"move": move, "text": _move_text(ledger.game, seat, move, language, words)}
                for move in line
            ],
            "status": _status(found, number),
            "played": found.played if found.line == number else 0,
        }
        answer = refused[number] if refused is not None else None
        if answer is not None:
            at, reason = answer
            shown |= {"status": "refused", "at": at, **_reason(reason, language, words)}
        lines.append(shown)
    texts = texts_for(language)
    return {
        "seat": seat,
        "number": plan.number,
        "lines": lines,
        "standing": asdict(plan.standing),
        "asked": any(line["status"] == "refused" for line in lines)
        and not any(line["status"] == "waiting" for line in lines),
        "forgotten": texts.get("plan-forgotten") if found.over == "undone" and lines else None,
    }


def _status(found: Progress, number: int) -> str:
    if found.line == number:
        return "played"
    if found.line is not None:
        return "unused"
    if found.over == "undone":
        return "forgotten"
    return "waiting" if found.over is None else "unused"


def _reason(reason: Refusal | str, language: str, words: TableWords) -> dict[str, object]:
    if isinstance(reason, Refusal):
        return {"code": reason.code, "reason": words.refusal(reason, language)}
    return {"code": "bad_move", "reason": problem_sentence("bad_move", texts_for(language))}


def _move_text(game: Game, seat: int, text: str, language: str, words: TableWords) -> str:
    """A planned move in words; those that only have words at their moment are shown in notation."""
    try:
        move = parsed(game, seat, text)
    except Problem:
        return text
    return text if move.kind in LOOKED_UP else words.move(game, move, language)
