"""The coach's rules of thumb, each a function from a moment to a remark or nothing; docs/coach.md lists them.

They come in order of importance: what just happened to the player, what is being asked, what is about to be lost,
what
to aim for. A rule looks only at the player's view, so the coach knows no more than the player could.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from magnifico.engine.moves.move import Move
from magnifico.features.coach.moment import Missing, Moment
from magnifico.features.coach.remarks import Remark

RuleOfThumb = Callable[[Moment], Remark | None]

WEAK_MEMBER: Final = 2
"""A member of this value reaches only ground floors."""
SERVANTS_TO_SPEND: Final = 3
MANY_RESOURCES: Final = 16
"""Wood, stone, coins and servants in total; five are worth one point at the end."""
HOARDING_FROM: Final = 3
"""Before this round there is still time to use them."""
WORTH_WORKING: Final = 2
"""The number of cards that makes a harvest or production better than the Market."""
GUIDE: Final = (
    ("guide-land", "T"),
    ("guide-coins", ("market1",)),
    ("guide-card", "CBV"),
    ("guide-palace", ("palace",)),
)
"""The turns of the guided round: towers by their letters, or spaces."""
GUIDED_ROUNDS: Final = 1
GUIDE_SERVANTS: Final = 1
SET_FROM: Final = 2
"""The number of territories or characters from which the set is worth mentioning."""


# ------------------------------------------------------------------------- what just happened


def excommunicated(moment: Moment) -> Remark | None:
    """The player was excommunicated: why, and what it does from now on (R12.2)."""
    for event in moment.news:
        if event.name == "excommunicated" and event.fields["player"] == moment.seat:
            tile = str(event.fields["tile"])
            return Remark("excommunicated", {"tile": tile}, "good:faith", f"excommunicated {tile}")
    return None


def space_lost(moment: Moment) -> Remark | None:
    """An opponent took the only space for a harvest or production that the player had use for."""
    for event in moment.news:
        space = str(event.fields.get("space", ""))
        if event.name != "placed" or space not in ("harvest", "production"):
            continue
        player = event.fields["player"]
        assert isinstance(player, int)
        large = any(
            one["space"] == f"{space}-large" and one["open"] for one in moment.view["spaces"]
        )
        if player == moment.seat or not moment.firing(space, moment.strongest):
            continue
        key = "space-lost-large" if large else "space-lost"
        return Remark(
            key, {"work": space, "player": player}, f"space:{space}", f"space-lost {space}"
        )
    return None


# ------------------------------------------------------------------------- what is being asked


def first_placement(moment: Moment) -> Remark | None:
    """The very first turn: pick a member, then a space that lights up."""
    if moment.is_placing and moment.round == 1 and moment.members_placed == 0:
        return Remark("first-placement", {}, "member:white")
    return None


def guided_round(moment: Moment) -> Remark | None:
    """The first round, one turn after the other: land, coins, another card, the Palace."""
    if not moment.is_placing or moment.round != 1 or moment.members_placed >= len(GUIDE):
        return None
    key, places = GUIDE[moment.members_placed]
    found = [
        move
        for move in moment.legal
        if move.kind == "place"
        and move.servants <= GUIDE_SERVANTS
        and _leads_to(moment, move, places)
    ]
    if not found:
        return None
    values = moment.own["members"]
    # The highest floor one reaches without servants, by the weakest member that does.
    best = min(
        found,
        key=lambda move: (
            move.servants,
            -moment.floor_number(str(move.space)),
            values.get(str(move.member), 0),
        ),
    )
    arguments: dict[str, int | str] = {"member": str(best.member), "servants": best.servants}
    card = moment.card_at(str(best.space))
    if card is not None:
        arguments |= {"card": card, "tower": str(best.space)[0]}
    return Remark(key, arguments, f"space:{best.space}", f"guide {moment.members_placed}")


def round_over(moment: Moment) -> Remark | None:
    """The guided round is over: from here on the player decides."""
    if moment.is_placing and moment.round == GUIDED_ROUNDS + 1 and not moment.members_placed:
        return Remark("guide-over", {}, None, "guide over")
    return None


def cannot_place(moment: Moment) -> Remark | None:
    """No member can go anywhere: why, and what to do about it next time."""
    if not moment.is_placing or any(move.kind == "place" for move in moment.legal):
        return None
    weak = moment.strongest == 0 and not moment.goods["servants"]
    return Remark(
        "cannot-place-neutral" if weak else "cannot-place", {}, "button:end", "cannot-place"
    )


def end_of_turn(moment: Moment) -> Remark | None:
    """The member is placed: look again, undo if wanted, end the turn."""
    if not moment.has_placed or all(move.kind != "end" for move in moment.legal):
        return None
    if moment.has_passed:
        return Remark("end-of-pass", {}, "button:end", "cannot-place end")
    return Remark("end-of-turn", {}, "button:end")


def privilege(moment: Moment) -> Remark | None:
    """A council privilege: take what is scarcest."""
    if not moment.legal or moment.decision != "privilege":
        return None
    if moment.goods["faith"] < moment.faith_needed and moment.rounds_to_report == 1:
        missing = moment.faith_needed - moment.goods["faith"]
        return Remark("privilege-faith", {"missing": missing}, "good:faith", "privilege")
    return Remark("privilege", {})


def exchange(moment: Moment) -> Remark | None:
    """A production with exchanges: all happen at once (R10.4)."""
    if moment.legal and moment.decision == "choices":
        return Remark("exchange")
    return None


def price(moment: Moment) -> Remark | None:
    """A card with two prices, both of which the player can pay."""
    if len(moment.legal) > 1 and moment.decision == "pay":
        return Remark("price")
    return None


def church(moment: Moment) -> Remark | None:
    """The Church asks: what support brings, what refusing costs (R12.3)."""
    if not moment.legal or moment.decision != "church":
        return None
    faith = moment.goods["faith"]
    points = moment.printed.faith_track[faith]
    tile = moment.view["excommunications"][moment.period - 1]
    arguments: dict[str, int | str] = {"faith": faith, "points": points, "tile": tile}
    return Remark("church", arguments, "good:faith", f"church {moment.period}")


# ------------------------------------------------------------------------- what is about to be lost


def faith_missing(moment: Moment) -> Remark | None:
    """The Church will ask at the end of the period, and faith is missing."""
    missing = moment.faith_needed - moment.goods["faith"]
    early = moment.round == 1 and moment.members_placed == 0
    if not moment.is_placing or missing <= 0 or early:
        return None
    arguments: dict[str, int | str] = {
        **_source(moment, "faith"),
        "missing": missing,
        "needed": moment.faith_needed,
        "tile": moment.view["excommunications"][moment.period - 1],
    }
    if moment.rounds_to_report == 1:
        return Remark("faith-missing-now", arguments, "good:faith", f"faith-now {moment.period}")
    return Remark("faith-missing", arguments, "good:faith", f"faith-missing {moment.period}")


def work_ready(moment: Moment) -> Remark | None:
    """A harvest or production would pay, its space is free, and an opponent could take it."""
    if not moment.is_placing or (
        moment.round > 1 and moment.members_placed == 0
    ):  # the plan says it
        return None
    for work in ("harvest", "production"):
        best = max(
            (
                moment.firing(work, moment.own["members"].get(str(move.member), 0) + move.servants)
                for move in moment.legal
                if _goes_to(move, work)
            ),
            default=0,
        )
        if best >= WORTH_WORKING and moment.is_free(work):
            return Remark(
                "work-ready", {"work": work, "cards": best}, f"space:{work}", f"work-ready {work}"
            )
    return None


def busy_tower(moment: Moment) -> Remark | None:
    """Somebody stands in a tower that one may still enter: going there costs three coins more (R6.2)."""
    if not moment.is_placing or moment.members_placed == 0:
        return None
    for tower in moment.view["towers"]:
        taken = any(floor["members"] for floor in tower["floors"])
        left = any(floor["card"] is not None for floor in tower["floors"])
        key = tower["tower"]
        if taken and left and moment.may_enter(key):
            coins = moment.printed.surcharge
            return Remark("busy-tower", {"coins": coins, "tower": key}, f"tower:{key}")
    return None


# ------------------------------------------------------------------------- what to aim for


def plan(moment: Moment) -> Remark | None:
    """The first placement of a round: what to aim for with the cards and dice there are."""
    if not moment.is_placing or moment.round == 1 or moment.members_placed:
        return None
    topic = f"plan {moment.round}"
    works = ("harvest", "production")
    firing = {work: moment.firing(work, moment.strongest) for work in works if moment.is_free(work)}
    work = max(firing, key=lambda one: firing[one], default="")
    if work and firing[work] >= WORTH_WORKING:
        cards = moment.cards["territory" if work == "harvest" else "building"]
        arguments: dict[str, int | str] = {
            "work": work,
            "owned": len(cards),
            "cards": firing[work],
            "value": moment.strongest,
        }
        return Remark("plan-work", arguments, f"space:{work}", topic)
    if moment.is_last_round:
        return None
    lands, houses = len(moment.cards["territory"]), len(moment.cards["building"])
    tower, owned = ("T", lands) if lands >= houses else ("B", houses)
    if owned and moment.may_enter(tower):
        return Remark("plan-cards", {"tower": tower, "owned": owned}, f"tower:{tower}", topic)
    return None


def lit_spaces(moment: Moment) -> Remark | None:
    """The second placement: what lit and dark spaces mean."""
    if moment.is_placing and moment.round == 1 and moment.members_placed == 1:
        return Remark("lit-spaces")
    return None


def servants(moment: Moment) -> Remark | None:
    """Only weak members are left, but there are servants to raise them."""
    if (
        moment.is_placing
        and 0 < moment.strongest <= WEAK_MEMBER
        and moment.goods["servants"] >= SERVANTS_TO_SPEND
    ):
        return Remark("servants", {"servants": moment.goods["servants"]}, "good:servants")
    return None


def last_round(moment: Moment) -> Remark | None:
    """From here on only points count."""
    if moment.is_placing and moment.is_last_round:
        return Remark("last-round")
    return None


def territory_slot(moment: Moment) -> Remark | None:
    """The next territory needs military strength that is not there (R7.4)."""
    owned = len(moment.cards["territory"])
    needs = moment.printed.territory_requirements
    if not moment.is_placing or not SET_FROM <= owned < len(needs):
        return None
    needed, have = needs[owned], moment.goods["military"]
    if have >= needed:
        return None
    arguments: dict[str, int | str] = {
        **_source(moment, "military"),
        "needed": needed,
        "have": have,
        "number": owned + 1,
    }
    return Remark("territory-slot", arguments, "good:military", f"territory-slot {owned}")


def growing_set(moment: Moment) -> Remark | None:
    """The next character brings more points than the one before (R14.4)."""
    owned = len(moment.cards["character"])
    scores = moment.printed.character_scores
    if not moment.is_placing or not SET_FROM <= owned < len(scores) - 1:
        return None
    more = scores[owned + 1] - scores[owned]
    return Remark("growing-set", {"count": owned, "more": more}, "tower:C", f"growing-set {owned}")


def hoarding(moment: Moment) -> Remark | None:
    """Resources lie unused; at the end five of them are one point (R14.7)."""
    goods = moment.goods
    held = goods["wood"] + goods["stone"] + goods["coins"] + goods["servants"]
    if not moment.is_placing or moment.round < HOARDING_FROM or held < MANY_RESOURCES:
        return None
    arguments: dict[str, int | str] = {"held": held, "per": moment.printed.resources_per_point}
    return Remark("hoarding", arguments, None, f"hoarding {moment.period}")


def turn_order(moment: Moment) -> Remark | None:
    """The player moves last, and nobody has gone to the Council Palace yet (R5.6)."""
    order = moment.view["order"]
    if (
        moment.is_placing
        and 1 < moment.round < moment.printed.rounds
        and order[-1] == moment.seat
        and not moment.view["palace"]
    ):
        return Remark("turn-order", {}, "space:palace")
    return None


def _source(moment: Moment, good: Missing) -> dict[str, int | str]:
    """The best thing on the table for what is missing, as words of a remark."""
    source = moment.best_source(good)
    if source is None:
        return {}
    where: dict[str, int | str] = (
        {"source_space": source.space} if source.card is None else {"source_card": source.card}
    )
    return {**where, "source_good": good, "source_gain": source.gain}


def _leads_to(moment: Moment, move: Move, places: str | tuple[str, ...]) -> bool:
    """Whether a placement goes to one of the spaces, or to a card in one of the towers that nobody has entered."""
    space = str(move.space)
    if not isinstance(places, str):
        return space in places
    if space[0] not in places or moment.card_at(space) is None:
        return False
    return not any(floor["members"] for floor in moment.floors(space[0]))


def _goes_to(move: Move, work: str) -> bool:
    return move.kind == "place" and move.space == work


RULES_OF_THUMB: Final[tuple[RuleOfThumb, ...]] = (
    excommunicated,
    space_lost,
    first_placement,
    guided_round,
    round_over,
    cannot_place,
    end_of_turn,
    privilege,
    exchange,
    price,
    church,
    faith_missing,
    plan,
    work_ready,
    lit_spaces,
    busy_tower,
    servants,
    last_round,
    territory_slot,
    growing_set,
    hoarding,
    turn_order,
)
"""In order of importance."""


def remarks_for(moment: Moment, said: Collection[str] = ()) -> list[Remark]:
    """What is worth saying now and hasn't been said, the most important first."""
    found = (rule(moment) for rule in RULES_OF_THUMB)
    return [remark for remark in found if remark is not None and remark.once not in said]
