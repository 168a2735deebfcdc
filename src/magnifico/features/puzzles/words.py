"""What is said about puzzles: the question, the verdict, why, and what each alternative was worth."""

from __future__ import annotations

from typing import Final

from magnifico.engine.moves.kinds import SUPPORT
from magnifico.engine.moves.move import Move
from magnifico.features.puzzles.attempt import Alternative, Solving
from magnifico.features.puzzles.ending import TIE
from magnifico.features.puzzles.format import Ends, Puzzle
from magnifico.texts import (
    BOT_PEOPLE,
    Naming,
    Texts,
    bot_name,
    card_taken,
    describe_game_move,
    describe_reason,
    listed,
    points_phrase,
    reason_facts,
    sentence,
)

WORKS: Final = ("harvest", "production")


def seat_names(puzzle: Puzzle, texts: Texts) -> list[str]:
    """Names by seat: the solver's own, and those of opponents."""
    names = [bot_name(name, texts) for name in BOT_PEOPLE[: puzzle.options.players - 1]]
    names.insert(puzzle.seat, texts.get("puzzle-solver"))
    return names


def kind_name(puzzle: Puzzle, texts: Texts) -> str:
    """What the puzzle is about."""
    return sentence(texts.get(f"puzzle-kind-{puzzle.kind}"))


def question(puzzle: Puzzle, texts: Texts) -> str:
    """What the solver is asked."""
    return texts.get(f"puzzle-ask-{puzzle.kind}")


def verdict(solving: Solving, texts: Texts) -> str:
    """Whether the answer was right, and how far it was off."""
    answer = solving.answer
    assert answer is not None
    if answer.right:
        return texts.get("puzzle-right")
    if answer.judged_as is None:
        return texts.get("puzzle-wrong")
    behind = solving.puzzle.best - solving.puzzle.worth[answer.judged_as]
    return texts.get("puzzle-wrong-by", points=points_phrase(behind, texts, signed=False))


def explanation(solving: Solving, texts: Texts, naming: Naming) -> str:
    """Why the best answer is best, and what another one that was given lacks."""
    said = (_idea(solving, texts), _why(solving, texts, naming), _lacking(solving, texts, naming))
    return " ".join(part for part in said if part)


def _idea(solving: Solving, texts: Texts) -> str:
    """The idea behind the best answer in one sentence; the numbers follow it."""
    puzzle = solving.puzzle
    game = solving.start
    best = game.parse(puzzle.solutions[0], puzzle.seat)
    name = puzzle.reason
    if puzzle.kind in ("church", "bid", "draft"):
        name = best.kind
    elif best.space is not None and best.space.partition("-")[0] in WORKS:
        work = best.space.partition("-")[0]
        seats = game.view(puzzle.seat)["seats"]
        rivals = any(one["members"] for seat, one in enumerate(seats) if seat != puzzle.seat)
        name = f"{work}-now" if rivals and best.space == work else f"{work}-once"
    return texts.get(f"puzzle-idea-{name}") if texts.has(f"puzzle-idea-{name}") else ""


def _why(solving: Solving, texts: Texts, naming: Naming) -> str:
    """Why the best answer is best: how the game ends if that is proven, else the reason the hint would give."""
    puzzle = solving.puzzle
    if puzzle.ends is not None:
        return _ends(solving, puzzle.ends, texts, naming)
    if puzzle.kind in ("draft", "bid"):
        than = move_phrase(solving, solving.start.parse(_than(puzzle), puzzle.seat), texts, naming)
        points = points_phrase(puzzle.share, texts, signed=False)
        key = "puzzle-why-bid" if puzzle.kind == "bid" else "puzzle-why-draft"
        return texts.get(key, points=points, than=than)
    game = solving.start
    best = game.parse(puzzle.solutions[0], puzzle.seat)
    if puzzle.kind == "church" and best.kind != SUPPORT.name:
        faith = game.view(puzzle.seat)["seats"][puzzle.seat]["goods"]["faith"]
        return texts.get("puzzle-why-refuse", faith=faith)
    facts = reason_facts(puzzle.reason, game, best, texts)
    reason = describe_reason(puzzle.reason, puzzle.share, texts, facts)
    return texts.get("puzzle-why", reason=reason)


def _lacking(solving: Solving, texts: Texts, naming: Naming) -> str:
    """What the answer comes to where the best one is ahead; empty if it is right, or if nothing certain can be said."""
    answer, puzzle = solving.answer, solving.puzzle
    if answer is None or answer.right:
        return ""
    if puzzle.proof == "end":
        if answer.judged_as is None:
            return ""
        worth = puzzle.worth[answer.judged_as]
        own = Alternative(answer.move, worth, round(puzzle.best - worth, 1), False)
        return texts.get("puzzle-yours-ends", worth=worth_phrase(puzzle, own, texts))
    if puzzle.kind not in ("placement", "win"):
        return ""
    facts = reason_facts(puzzle.reason, solving.start, answer.move, texts)
    if puzzle.reason in ("territories", "characters"):
        taken = naming.card_of(card_taken(solving.start, answer.move))
        grown = {"territories": "territory", "characters": "character"}[puzzle.reason]
        grows = taken is not None and taken.card_type == grown
        return "" if facts or grows else texts.get("puzzle-yours-set")
    if not facts:
        return ""
    return texts.get(f"puzzle-yours-{puzzle.reason}", **facts)


def _than(puzzle: Puzzle) -> str:
    """What the best answer is compared with: what the greedy player does, if it was judged."""
    return puzzle.greedy if puzzle.greedy in puzzle.worth else list(puzzle.worth)[-1]


def _ends(solving: Solving, ends: Ends, texts: Texts, naming: Naming) -> str:
    """Both final scores, and where the points come from that make the difference."""
    than = solving.start.parse(ends.than, solving.puzzle.seat)
    words = texts.get(
        "puzzle-why-ends",
        own=ends.scores[0],
        rival=ends.scores[1],
        than=move_phrase(solving, than, texts, naming),
        other=ends.others[0],
        others=ends.others[1],
    )
    if ends.scores[0] <= ends.others[0]:
        lost = texts.get("puzzle-why-denies", points=ends.others[1] - ends.scores[1])
        return f"{words} {lost}"
    gains = [
        f"{texts.get(f'category-{name}')} {gain:+d}".replace("-", "−")
        for name, gain in sorted(ends.gains.items(), key=lambda one: (-abs(one[1]), one[0]))
    ]
    return f"{words} {texts.get('puzzle-why-gains', gains=listed(gains, texts))}"


def evidence(puzzle: Puzzle, texts: Texts) -> str:
    """How sure the answer is."""
    if puzzle.proof == "end":
        return texts.get("puzzle-proof-end")
    count = puzzle.search.get("looked_at")
    return texts.get("puzzle-proof-search", count=count if isinstance(count, int) else 0)


def move_phrase(solving: Solving, move: Move, texts: Texts, naming: Naming) -> str:
    """A move in words, with the card that lies where it goes."""
    words = describe_game_move(solving.start, move, texts, naming)
    card = card_taken(solving.start, move)
    if card is None:
        return words
    return texts.get("puzzle-move-card", move=words, card=naming.card(card, texts))


def worth_phrase(puzzle: Puzzle, alternative: Alternative, texts: Texts) -> str:
    """What an alternative comes to: how the game ends, or how far it is behind the best."""
    if puzzle.proof == "search":
        if not alternative.behind:
            return texts.get("puzzle-worth-best")
        return points_phrase(-alternative.behind, texts)
    lead = alternative.worth
    if abs(lead) == TIE:
        return texts.get("puzzle-worth-tie-won" if lead > 0 else "puzzle-worth-tie-lost")
    key = "puzzle-worth-won" if lead > 0 else "puzzle-worth-lost"
    return texts.get(key, points=int(abs(lead)))
