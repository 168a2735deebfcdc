"""Moves tried without anything happening: what one would do, where a member can go, and what might follow."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.game import Game
from magnifico.engine.moves.fields import SPACE_KEYS, NotationError
from magnifico.engine.moves.move import Move
from magnifico.engine.names import MEMBER_KEYS
from magnifico.engine.refusal import Refusal
from magnifico.projection import project
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem
from magnifico.table.views import parsed, scores_payload
from magnifico.table.words import TableWords

MOST_WHAT_IF_MOVES: Final = 100
COMPUTER: Final = "?"
"""In a list of moves: what the computer would do for the next of the others who decides."""


def preview_payload(
    ledger: Ledger, seat: int, text: str, language: str, words: TableWords
) -> dict[str, object]:
    """What exactly a move would do at a table."""
    return preview_of(ledger.game, ledger.number, seat, text, language, words)


def preview_of(
    game: Game, number: int, seat: int, text: str, language: str, words: TableWords
) -> dict[str, object]:
    """What exactly a move would do. What depends on hidden things is left out, and the whole said to be uncertain."""
    move = parsed(game, seat, text)
    try:
        preview = game.preview(move)
    except Refusal as refusal:
        raise words.refused(refusal, language) from None
    result: dict[str, object] = {
        "number": number,
        "move": move.text,
        "text": words.move(game, move, language),
        "events": [words.event(event, seat, language) for event in preview.events],
        "uncertain": not preview.certain,
        "final": preview.after.undo_floor() > game.move_count,
    }
    if preview.value is not None:
        result["sum"] = preview.value
    if preview.certain:
        result["view"] = preview.view
    return result


def explain_payload(
    game: Game, seat: int, member: str, language: str, words: TableWords
) -> list[dict[str, object]]:
    """Every space for a family member: the fewest servants it needs there, or why it cannot go."""
    if member not in MEMBER_KEYS:
        raise Problem("bad_request", {"member": member[:20]})
    # A turn can end before its questions arrive, as when a plan plays it: that is an answer too, not an error.
    waits = seat not in game.to_act
    fewest: dict[str, int] = {}
    for move in () if waits else game.legal_moves(seat):
        if move.kind == "place" and move.member == member and move.space is not None:
            needed = fewest.get(move.space, move.servants)
            fewest[move.space] = min(move.servants, needed)
    servants = game.view(seat)["seats"][seat]["goods"]["servants"]
    spaces = list(SPACE_KEYS)
    if game.ruleset.printed.tower_count < 5:
        spaces = [space for space in spaces if not (len(space) == 2 and space[0] == "S")]
    spaces += [space for space in fewest if space not in SPACE_KEYS]
    result: list[dict[str, object]] = []
    for space in spaces:
        if space in fewest:
            result.append({"space": space, "legal": True, "servants": fewest[space]})
            continue
        refusal = Refusal("E_TURN") if waits else _first_reason(game, seat, member, space)
        if refusal is not None:
            if refusal.code == "E_VALUE":
                refusal.details["has"] = servants
            problem = words.refused(refusal, language)
            result.append(
                {
                    "space": space,
                    "legal": False,
                    "code": problem.code,
                    "details": problem.details,
                    "text": problem.sentence,
                }
            )
    return result


def _first_reason(game: Game, seat: int, member: str, space: str) -> Refusal | None:
    """Why a member cannot go to a space whatever servants it takes along."""
    first: Refusal | None = None
    for servants in range(13):
        suffix = f" +{servants}" if servants else ""
        refusal = game.why_not(parsed(game, seat, f"{member} {space}{suffix}"))
        if refusal is None:
            return None
        first = first or refusal
        if refusal.code == "E_SERVANTS":
            return first
        if refusal.code not in ("E_VALUE", "E_RATE"):
            return refusal
    return first


def _imagine_turn(game: Game, seat: int) -> None:
    """Let the seat have its next turn now, before another's turn continues; at other times do nothing."""
    turns = [step.seat for step in game.state.agenda if isinstance(step, TakeTurn)]
    if turns and seat not in turns and seat not in game.to_act:
        game.state.push(TakeTurn(seat))


Answer: TypeAlias = Callable[[Game, int, int], Move]
"""What a computer opponent would do for a seat, given how many moves were tried before."""


def _answered(game: Game, seat: int, at: int, answer: Answer | None) -> Move:
    """The computer's move for another seat; never a leader, as the hand is made up in this copy."""
    others = [each for each in game.to_act if each != seat]
    if not others or answer is None:
        raise Refusal("E_TURN")
    chosen = answer(game, others[0], at)
    if chosen.kind != "play":
        return chosen
    return next(move for move in game.legal_moves(others[0]) if move.kind != "play")


def what_if_payload(
    ledger: Ledger,
    seat: int,
    moves: Collection[str],
    language: str,
    words: TableWords,
    ahead: bool = False,
    answer: Answer | None = None,
) -> dict[str, object]:
    """A private copy of the table as the seat knows it, with these moves played; others' moves may be tried.

    A move that names no seat is the asker's own if that seat has to decide, also where several do. Only the asker's
    moves are listed: those of others come from hands that were imagined, and nobody should take them for real.
    A move `?` is what `answer` would do for the next of the others. `ahead`: the copy begins with the seat's next turn,
    as the table stands, if it is another's turn.
    """
    if len(moves) > MOST_WHAT_IF_MOVES:
        raise Problem("too_large", {"moves": MOST_WHAT_IF_MOVES})
    game = ledger.game.determinize(seat, f"what if {ledger.number}")
    if ahead:
        _imagine_turn(game, seat)
    steps: list[dict[str, object]] = []
    for at, text in enumerate(moves):
        try:
            if text == COMPUTER:
                move = _answered(game, seat, at, answer)
            else:
                move = game.parse(text, seat if seat in game.to_act else None)
            described = words.move(game, move, language)
            events = game.play(move)
        except NotationError as error:
            raise Problem("bad_move", {"reason": str(error), "at": at}) from None
        except Refusal as refusal:
            problem = words.refused(refusal, language)
            problem.details = {**problem.details, "at": at}
            raise problem from None
        steps.append(
            {
                "seat": move.seat,
                "move": move.text,
                "text": described,
                "events": [words.event(event, seat, language) for event in events],
            }
        )
    deciding = game.to_act
    own = [seat] if seat in deciding else []
    return {
        "number": ledger.number,
        "steps": steps,
        "view": game.view(seat),
        "projection": scores_payload(project(game)),
        "to_act": deciding,
        "moves": {str(each): words.offers(game, each, language) for each in own},
    }
