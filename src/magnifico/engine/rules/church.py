"""Support of the Church and excommunication, and what they bring (section 12)."""

from __future__ import annotations

from magnifico.content.standing_rules import NO_EXCOMMUNICATION
from magnifico.content.vocabulary import ON_CHURCH_SUPPORT, VICTORY
from magnifico.engine.rules import gains, modifiers
from magnifico.engine.rules.sources import EXCOMMUNICATION, FROM_CHURCH
from magnifico.engine.state.state import State


def requirement(state: State) -> int:
    """The faith points that this period's report requires (R1.10)."""
    return state.printed.faith_requirements[state.period() - 1]


def is_last(state: State) -> bool:
    """Whether this is the report of the last round (R12.4)."""
    return state.round() == state.printed.rounds


def may_decide(state: State, seat: int) -> bool:
    """Whether the player has a choice: enough faith, and no automatic support in round 6 (R12.3, R12.4, RUL-35)."""
    if state.player(seat).faith < requirement(state):
        return False
    return not is_last(state) or state.printed.switches.ask_round_6


def answer(state: State, seat: int, supports: bool) -> None:
    """Carry out what a player with a choice decided."""
    if supports:
        support(state, seat)
    else:
        state.emit("not_supported", seat, {})
        excommunicate(state, seat)


def support(state: State, seat: int) -> None:
    """The points of the faith step, then the disc goes back to 0 (R12.3); Sisto's 5 are part of it (R12.5, RUL-30)."""
    player = state.player(seat)
    victory = state.printed.faith_track[player.faith]
    for brought in modifiers.triggered(state, seat, ON_CHURCH_SUPPORT):
        for at in range(0, len(brought.goods), 2):
            if brought.goods[at] == VICTORY:
                victory += brought.goods[at + 1]
    player.faith = 0
    before = player.victory
    gains.gain(state, seat, (VICTORY, victory), FROM_CHURCH, 0)
    state.emit("supported", seat, {"victory": player.victory - before})


def excommunicate(state: State, seat: int) -> None:
    """Place the cube, which applies from now on (R12.2, RUL-67); in the last round faith still scores (R12.4)."""
    player = state.player(seat)
    period = state.period()
    # Martin Lutero is not excommunicated; earlier tiles keep working (R12.6, RUL-24).
    immune = player.has(NO_EXCOMMUNICATION)
    if not immune or state.printed.switches.lutero_ignores_all:
        player.excommunicated |= 1 << (period - 1)  # for good, up to three of them (R12.8)
        tile = state.printed.excommunications[state.excommunications[period - 1]]
        state.emit("excommunicated", seat, {"tile": tile.key})
        # Della Rovere: 5 victory points, before the faith of the last round scores (R12.7, R17.10, RUL-91).
        if player.excommunication_loss:
            gains.lose(state, seat, VICTORY, player.excommunication_loss, EXCOMMUNICATION)
        modifiers.rebuild(state, seat)
    # This isn't support, so Sisto brings nothing (R12.4, RUL-36).
    if is_last(state):
        victory = state.printed.faith_track[player.faith]
        player.faith = 0
        if victory:
            gains.gain(state, seat, (VICTORY, victory), FROM_CHURCH, 0)
