"""Council privileges: how many are converted, and whether they must differ (section 10)."""

from __future__ import annotations

from magnifico.content.standing_rules import EXTRA_PRIVILEGE
from magnifico.engine.state.rows import RULES
from magnifico.engine.state.state import State


def offer(state: State, seat: int, count: int, different: bool) -> None:
    """Let a player convert the privileges of one effect at once (R10.1).

    Those of different effects are independent of each other (R10.3), and each is a separate source (R21.4).
    """
    if count <= 0:
        return
    # They must differ only if marked so, or with opt.alwaysDistinct (R10.2, RUL-34).
    distinct = different or (state.printed.switches.always_distinct and count > 1)
    # Salviati (L44): one more for each effect (R10.7).
    extra = (state.rows[seat][RULES] & EXTRA_PRIVILEGE) != 0
    state.push(state.printed.ask.privilege(seat, count, 0, distinct, extra))
