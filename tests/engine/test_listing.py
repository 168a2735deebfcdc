"""The list of legal moves against the checks: nothing illegal in it, nothing that matters missing."""

from __future__ import annotations

import random

import pytest

from magnifico import Game, Options
from magnifico.content.vocabulary import SERVANTS
from magnifico.engine.decisions import agenda
from magnifico.engine.decisions.bonus_card import TakeBonusCard
from magnifico.engine.decisions.bonus_work import BonusWork
from magnifico.engine.decisions.turn import TakeTurn
from magnifico.engine.moves.kinds import PLACE, TAKE, WORK, kind_of, parts
from magnifico.engine.rules import harvest_production, spaces
from magnifico.engine.rules.values import action_change, member_value, servant_value
from magnifico.engine.state.rows import LEADER_SPACE, PALACE
from magnifico.engine.state.state import State
from tests.support import MIXES, games_per_mix, mix_name, positions


def _activated(
    state: State, seat: int, space: int, member: int, servants: int
) -> tuple[object, ...]:
    """What a harvest or production placement would activate: cards and, if it matters, the value."""
    kind = spaces.work_kind(space)
    row = state.rows[seat]
    value = member_value(state, seat, member) + servant_value(row, servants)
    value += action_change(row, kind) - spaces.large_penalty(state, seat, space)
    marks = harvest_production.value_marks(state, seat, seat, kind)
    return tuple(mark for mark in marks if mark <= value)


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_every_useful_placement_is_listed(options: Options) -> None:
    """Brute force over members, spaces and servants: every accepted move is listed, apart from useless servants."""
    looked = 0
    for seed in range(games_per_mix(1)):
        for game in positions(options, seed, random.Random(seed), 0.12):
            state = game.state
            turn = state.agenda[-1]
            if not isinstance(turn, TakeTurn) or turn.placed:
                continue
            looked += 1
            seat = turn.seat
            listed: dict[tuple[int, int], set[int]] = {}
            for code in agenda.legal_codes(state, seat):
                if kind_of(code) == PLACE.number:
                    member, space, servants = parts(code)
                    listed.setdefault((member, space), set()).add(servants)
            all_spaces = [
                *range(PALACE + 1),
                *(LEADER_SPACE + n for n in range(len(state.printed.leaders))),
            ]
            most = min(state.rows[seat][SERVANTS] + 2, 14)
            for member in range(5):
                for space in all_spaces:
                    accepted = [
                        servants
                        for servants in range(most + 1)
                        if turn.check(state, seat, PLACE.code(member, space, servants)) is None
                    ]
                    offered = {s for s in listed.get((member, space), set()) if s <= most}
                    assert offered <= set(accepted)
                    if not accepted:
                        assert (member, space) not in listed or min(listed[member, space]) > most
                        continue
                    assert min(accepted) in offered, (game.moves, member, space, accepted, offered)
                    if 20 <= space < 24:
                        effects = {_activated(state, seat, space, member, s) for s in accepted}
                        assert effects == {
                            _activated(state, seat, space, member, s) for s in offered
                        }
    assert looked > 1


@pytest.mark.parametrize("options", MIXES[5:], ids=mix_name)
def test_every_useful_bonus_action_is_listed(options: Options) -> None:
    for seed in range(games_per_mix(3)):
        for game in positions(options, seed, random.Random(seed), 1.0):
            state = game.state
            asked = agenda.decision(state)
            seat = asked.seat
            if isinstance(asked, TakeBonusCard):
                takes = [
                    parts(code)
                    for code in agenda.legal_codes(state, seat)
                    if kind_of(code) == TAKE.number
                ]
                listed = {space: servants for space, servants, _ in takes}
                assert len(listed) == len(takes)
                for space in range(20):
                    accepted = [
                        servants
                        for servants in range(state.rows[seat][SERVANTS] + 1)
                        if asked.check(state, seat, TAKE.code(space, servants)) is None
                    ]
                    assert (min(accepted) if accepted else None) == listed.get(space)
            elif isinstance(asked, BonusWork):
                codes = [
                    code for code in agenda.legal_codes(state, seat) if kind_of(code) == WORK.number
                ]
                assert codes
                for code in codes:
                    assert agenda.check(state, seat, code) is None


@pytest.mark.parametrize("options", MIXES[::2], ids=mix_name)
def test_moves_are_listed_once_and_only_to_those_who_decide(options: Options) -> None:
    for game in positions(options, 2, random.Random(2), 0.5):
        for seat in range(options.players):
            moves = game.legal_moves(seat)
            assert len(set(moves)) == len(moves)
            assert bool(moves) == (seat in game.to_act)


def test_no_moves_after_the_end() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=0)
    while not game.is_over:
        game.advance(game.legal_moves(game.to_act[0])[0])
    assert [game.legal_moves(seat) for seat in range(2)] == [[], []]
    refusal = game.why_not("A: white palace")
    assert refusal is not None and refusal.code == "E_TURN"
