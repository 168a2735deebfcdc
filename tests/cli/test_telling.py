"""What the terminal says about moves that were made without asking."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from magnifico import Options
from magnifico.cli.painting import Painter
from magnifico.cli.session import Entry, Seat, Session
from magnifico.cli.telling import tell
from magnifico.engine.events import Event
from magnifico.engine.game import packs_of
from magnifico.texts import Naming, Texts, texts_for

NOBODY_ASKED = "(nothing else was possible)"
NAMES = ["Anna", "Bruno", "Carla"]


@pytest.mark.parametrize("seed", range(4))
def test_only_what_the_mover_did_is_called_the_only_possibility(seed: int) -> None:
    """The last move often has no alternative; the win that follows is told without that remark."""
    options = Options(players=2, rules="basic")
    session = Session.start(options, seed, [Seat("Anna"), Seat("Bruno")], Path("unused"))
    chance = random.Random(seed)
    while not session.game.is_over:
        moves = session.game.legal_moves(session.game.to_act[0])
        last = session.play(chance.choice(moves), automatic=len(moves) == 1)
    assert last.automatic and last.events[-1].name == "game_over"
    painter = Painter(texts_for("en"), Naming(packs_of(options), []), ["Anna", "Bruno"])
    lines = [line.plain for line in tell(session.entries, None, painter)]
    wins = [line for line in lines if "wins with" in line]
    assert len(wins) == 1 and wins[0].count(";") == 0 and NOBODY_ASKED not in wins[0]
    forced = [line for line in lines if NOBODY_ASKED in line]
    assert forced and all(line.startswith(("A Anna: ", "B Bruno: ")) for line in forced)


class Spaced(Texts):
    """English with a no-break space before a colon, as French has it."""

    def get(self, message_id: str, **arguments: str | int) -> str:
        if message_id == "label-line":
            return f"{arguments['label']}\N{NO-BREAK SPACE}: {arguments['text']}"
        return super().get(message_id, **arguments)


def test_a_language_says_how_a_name_stands_before_what_is_told() -> None:
    painter = Painter(Spaced("en"), Naming((), NAMES), NAMES)
    (line,) = tell([Entry(None, [Event("passed", 1, {"player": 1})])], None, painter)
    assert (
        line.plain
        == "B Bruno\N{NO-BREAK SPACE}: cannot place a family member and loses the action."
    )
    assert str(line.spans[0].style) == "bold bright_red" and line.spans[-1].end <= len("B Bruno")


def test_drawn_tokens_are_told_once_and_shown_to_their_owner_alone() -> None:
    options = Options(players=3, expansions=("houses",))
    painter = Painter(texts_for("en"), Naming(packs_of(options), NAMES), NAMES)
    drawn = Event("tokens_drawn", 0, {"player": 0, "count": 1}, {"faces": ["coins3"]})
    gained = Event("gained", 0, {"player": 0, "goods": {"tokens": 1}, "source": "floor:S3"})
    entries = [Entry(None, [drawn, gained])]
    (seen,) = tell(entries, 1, painter)
    assert seen.plain == "A Anna: receives 1 special token (floor bonus)."
    (own,) = tell(entries, 0, painter)
    assert own.plain == "A Anna: receives 1 special token (floor bonus) (3 coins)."


def test_news_for_everybody_is_on_separate_lines() -> None:
    options = Options(players=3, expansions=("houses",))
    painter = Painter(texts_for("en"), Naming(packs_of(options), NAMES), NAMES)
    order = Event("turn_order", -1, {"players": [1, 0, 2]})
    moved = Event("adaptation_moved", -1, {"tower": "C"})
    lines = [line.plain for line in tell([Entry(None, [order, moved])], None, painter)]
    assert len(lines) == 2 and lines[0] == "Turn order: Bruno, Anna, Carla."
