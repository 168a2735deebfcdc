"""The fold of a table's log, without a server."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from magnifico import Options
from magnifico.engine.refusal import Refusal
from magnifico.table.clocks import ClockRule
from magnifico.table.entries import Agreement, BrokenLogError, Command, Entry, EntryKind, Setup
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem

BASIC = Options(players=2, rules="basic")


def new_ledger(clock: ClockRule | None = None, options: Options = BASIC) -> Ledger:
    agreement = Agreement(clock=clock or ClockRule())
    return Ledger(Setup(options, "seed", (None,) * options.players, agreement, 1000))


def add(ledger: Ledger, kind: EntryKind, seat: int, text: str, at: int = 0) -> None:
    _, record = ledger.entered(Command(kind, seat, text), at or ledger.last_at)
    ledger.apply(record.entry)


def test_the_same_entries_give_the_same_table_whatever_was_undone_between() -> None:
    chance = random.Random(1)
    ledger = new_ledger(options=Options(players=3, expansions=("houses", "pazzi")))
    while not ledger.is_over and ledger.number < 400:
        seat = chance.choice(ledger.to_act())
        lowest, count = ledger.undo_range(seat)
        if lowest < count and chance.random() < 0.2:
            add(ledger, "undo", seat, str(chance.randrange(lowest, count)))
        else:
            add(ledger, "move", seat, chance.choice(ledger.game.legal_moves(seat)).text)
    again = ledger.at(ledger.number)
    assert any(record.entry.kind == "undo" for record in ledger.records)
    assert again.checksum() == ledger.checksum()
    assert [event.fields for record in again.records for event in record.events] == [
        event.fields for record in ledger.records for event in record.events
    ]


def test_a_fork_leaves_the_original_alone() -> None:
    ledger = new_ledger()
    before = ledger.checksum()
    fork = ledger.fork()
    seat = ledger.to_act()[0]
    add(fork, "move", seat, "neutral market1 +1")
    add(fork, "ask", seat, "cancel")
    assert ledger.checksum() == before and ledger.number == 0 and ledger.proposal is None
    assert fork.records[0].events, "a fork still reports what happens"


def test_an_entry_that_does_not_fit_is_never_taken_in() -> None:
    ledger = new_ledger()
    with pytest.raises(BrokenLogError):
        ledger.apply(Entry(2, "move", 0, "end", "person", 1000))
    with pytest.raises(BrokenLogError):
        ledger.apply(Entry(1, "move", 1 - ledger.to_act()[0], "white T1", "person", 1000))
    with pytest.raises(BrokenLogError):
        ledger.apply(Entry(1, "undo", ledger.to_act()[0], "0", "person", 1000))


def test_neither_moves_nor_undoing_them_give_more_time_for_a_turn() -> None:
    ledger = new_ledger(ClockRule("move", 60))
    seat = ledger.to_act()[0]
    add(ledger, "move", seat, "neutral market1 +1", at=20_000)
    assert ledger.clock.deadline(seat) == 61_000
    add(ledger, "undo", seat, "all", at=40_000)
    assert ledger.clock.deadline(seat) == 61_000
    add(ledger, "move", seat, "neutral market1 +1", at=50_000)
    add(ledger, "move", seat, "end", at=55_000)
    assert ledger.clock.deadline(seat) is None
    assert ledger.clock.deadline(1 - seat) == 115_000


def test_a_total_clock_counts_only_the_own_time() -> None:
    ledger = new_ledger(ClockRule("total", 100, 5))
    seat = ledger.to_act()[0]
    add(ledger, "move", seat, "neutral market1 +1", at=11_000)
    add(ledger, "move", seat, "end", at=21_000)
    assert ledger.clock.left[seat] == 85_000
    assert ledger.clock.deadline(1 - seat) == 121_000
    add(ledger, "bot", 1 - seat, "random time", at=121_000)
    assert ledger.clock.left[1 - seat] == 0 and ledger.next_due() is None
    add(ledger, "back", 1 - seat, "", at=122_000)
    assert ledger.clock.left[1 - seat] == 30_000


def test_who_proposed_may_think_again_and_a_bot_need_not_agree() -> None:
    ledger = new_ledger(options=Options(players=3, rules="basic"))
    add(ledger, "ask", 0, "cancel")
    add(ledger, "object", 0, "")
    assert ledger.proposal is None
    add(ledger, "ask", 0, "cancel")
    add(ledger, "agree", 1, "")
    with pytest.raises(Problem):
        ledger.entered(Command("agree", 1), ledger.last_at)
    add(ledger, "bot", 2, "random hand_over")
    assert ledger.cancelled


def refused(ledger: Ledger, kind: EntryKind, seat: int, text: str = "") -> str:
    """The code with which something is refused."""
    with pytest.raises(Problem) as caught:
        ledger.entered(Command(kind, seat, text), ledger.last_at)
    return caught.value.code


def test_a_seat_that_a_bot_plays_neither_undoes_nor_agrees_until_it_is_taken_back() -> None:
    ledger = new_ledger(options=Options(players=3, rules="basic"))
    seat, other = ledger.to_act()[0], (ledger.to_act()[0] + 1) % 3
    wishes: list[tuple[EntryKind, str]] = [("undo", "all"), ("ask", "undo one"), ("ask", "cancel")]
    answers: list[tuple[EntryKind, str]] = [("agree", ""), ("object", "")]
    add(ledger, "move", seat, "neutral market1 +1")
    add(ledger, "bot", seat, "random time")
    for kind, text in wishes:
        assert refused(ledger, kind, seat, text) == "seat_taken"
    add(ledger, "ask", other, "cancel")
    for kind, text in answers:
        assert refused(ledger, kind, seat, text) == "seat_taken"
    add(ledger, "back", seat, "")
    add(ledger, "object", seat, "")
    add(ledger, "undo", seat, "all")
    add(ledger, "resign", seat, "random resign")
    assert refused(ledger, "ask", seat, "cancel") == "seat_taken"
    assert refused(ledger, "back", seat) == "seat_taken"


def asked_too_late(keep: int, to: int) -> Ledger:
    """A seat has made two moves, asks to undo all but some, and undoes them itself."""
    ledger = new_ledger(options=Options(players=3, rules="basic"))
    add(ledger, "move", 0, "neutral palace +1")
    add(ledger, "move", 0, "privilege wood+stone")
    add(ledger, "ask", 0, f"undo {keep}")
    add(ledger, "undo", 0, str(to))
    return ledger


@pytest.mark.parametrize(("keep", "to"), [(1, 0), (1, 1), (0, 0)])
def test_a_proposal_to_undo_what_was_undone_is_gone(keep: int, to: int) -> None:
    ledger = asked_too_late(keep, to)
    assert ledger.to_act() == [0] and ledger.proposal is None
    assert refused(ledger, "agree", 1) == refused(ledger, "object", 1) == "proposal_gone"
    left = ledger.fork()
    for seat in (1, 2):  # nobody is left who would have to agree
        add(left, "resign", seat, "random resign")
        assert [event.name for event in left.records[-1].events] == ["resigned"]
    assert left.checksum() == ledger.checksum()
    add(ledger, "ask", 1, "cancel")
    add(ledger, "object", 2, "")


def test_a_proposal_to_undo_more_than_was_undone_stays() -> None:
    ledger = asked_too_late(0, 1)
    add(ledger, "agree", 1, "")
    add(ledger, "agree", 2, "")
    assert ledger.proposal is None and not ledger.game.moves


def test_only_the_own_fingerprint_fits() -> None:
    ledger = new_ledger()
    add(ledger, "move", ledger.to_act()[0], "neutral market1 +1")
    assert ledger.agrees_with(ledger.checksum()) and ledger.agrees_with(ledger.check_to_store())
    assert ledger.checksum() != ledger.check_to_store()
    for other in ("3-0123456789", "L-0123456789", "0123456789ab", ledger.game.digest()[:12]):
        assert not ledger.agrees_with(other)


def test_the_fingerprint_tells_games_apart_that_differ_only_in_what_is_to_come() -> None:
    ledger = new_ledger(options=Options(players=3, expansions=("houses", "pazzi")))
    other = ledger.fork()
    other.game = other.game.determinize(0, "another deal")
    assert other.checksum() != ledger.checksum()
    assert ledger.fork().checksum() == ledger.checksum()


def test_looking_back_goes_on_from_what_was_looked_at_last() -> None:
    ledger = new_ledger()
    chance = random.Random(3)
    for _ in range(12):
        seat = ledger.to_act()[0]
        add(ledger, "move", seat, chance.choice(ledger.game.legal_moves(seat)).text)
    past = ledger.at(4)
    for number in (4, 5, 9, 2, 12):
        past = ledger.at(number, past)
        assert past.number == number and past.checksum() == ledger.at(number).checksum()
        assert ledger.continues(past)
    assert not past.at(3).continues(past)
    assert not new_ledger().continues(past)


class CountedGame:
    """A game whose copies are counted, whoever makes them."""

    def __init__(self, game: Any, copies: list[object]) -> None:
        self.game = game
        self.copies = copies

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def copy(self) -> CountedGame:
        self.copies.append(self)
        return CountedGame(self.game.copy(), self.copies)


def counted(ledger: Ledger) -> list[object]:
    """The copies of its game that are made from now on."""
    copies: list[object] = []
    ledger.game = cast("Any", CountedGame(ledger.game, copies))
    return copies


def test_a_move_copies_the_game_once() -> None:
    ledger = new_ledger()
    copies = counted(ledger)
    seat = ledger.to_act()[0]
    ledger, record = ledger.entered(Command("move", seat, "neutral market1 +1"), 2000)
    assert len(copies) == 1
    ledger, _ = ledger.entered(Command("undo", seat, "all"), 3000)
    ledger, _ = ledger.entered(Command("ask", seat, "cancel"), 4000)
    assert len(copies) == 1, "only moves need a copy"
    known = new_ledger()
    copies = counted(known)
    known.followed_by([record.entry])
    assert len(copies) == 1, "also for what another process has stored"


def test_what_is_entered_shows_only_in_the_new_ledger() -> None:
    ledger = new_ledger()
    seat = ledger.to_act()[0]
    before = ledger.checksum()
    moved, _ = ledger.entered(Command("move", seat, "neutral market1 +1"), 2000)
    after = moved.checksum()
    undone, _ = moved.entered(Command("undo", seat, "all"), 3000)
    again, _ = undone.entered(Command("move", seat, "neutral market2 +1"), 4000)
    twice, _ = again.entered(Command("undo", seat, "all"), 5000)
    assert undone.checksum() == twice.checksum() == ledger.checksum() == before
    assert moved.checksum() == after != again.checksum()
    assert [each.number for each in (ledger, moved, undone, again, twice)] == [0, 1, 2, 3, 4]
    with pytest.raises(Refusal):
        moved.entered(Command("move", seat, "neutral market2 +1"), 6000)
    assert moved.checksum() == after


def test_a_repeated_key_is_the_same_command_only_for_the_same_seat() -> None:
    ledger = new_ledger()
    seat = ledger.to_act()[0]
    command = Command("move", seat, "neutral market1 +1", key="one")
    assert ledger.record_of(command) is None
    ledger, record = ledger.entered(command, 2000)
    assert ledger.record_of(command) is record
    assert ledger.record_of(replace(command, seat=1 - seat)) is None
    assert ledger.record_of(replace(command, key=None)) is None
