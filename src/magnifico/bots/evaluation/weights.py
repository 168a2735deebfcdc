"""The numbers of the evaluation: what things are worth in victory points. Found by self-play, see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The parameters of the evaluation, in expected final victory points."""

    # Goods: price of one unit, how fast it falls towards the end, how many are of use.
    unit: float = 1.11
    unit_fade: float = 5.25  # placements left at which a unit has lost a good third of its price
    comfortable: float = 3.4
    comfortable_per_turn: float = 0.248
    wood: float = 0.745
    stone: float = 0.718
    coin: float = 0.861
    servant: float = 1.3
    military: float = 1.24
    faith: float = 1.25
    token: float = 1.22  # units a face-down token is worth
    privilege: float = 2.03  # units

    # Actions.
    action: float = 4.14  # what a placement is worth: harvest and production must beat it
    engine_softness: float = 2.04
    engine_share: float = 0.498  # rounds in which the seat's harvest or production really happens
    this_round: float = 0.382  # the same for the current round
    duel: float = 0.808  # the same with two players, who share one space for each
    pip: float = 0.312
    member: float = 1.4
    waiting: float = 0.4  # spaces that cannot be taken away may be used later

    # Cards.
    territory_pace: float = 0.652  # cards still expected per round
    character_pace: float = 0.406
    military_pace: float = 1.55
    rank: float = 1.02

    # Church.
    report_need: float = 0.349
    excommunication: float = 1.82
    faith_track: float = 0.87

    # Standing effects: expected uses per round.
    work_uses: float = 0.605
    take_uses: float = 0.455
    bonus_pip: float = 0.402

    # Leaders, turn order, rivals.
    leader: float = 1.12
    leader_reach: float = 0.275
    order: float = 1.54
    rival: float = 0.15


DEFAULT = Weights()
