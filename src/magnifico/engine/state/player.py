"""A player's numbers by name: `state.player(seat).servants` instead of `state.rows[seat][SERVANTS]`.

The listing of placements and payments, which runs millions of times in a search, reads the row itself.
"""

from __future__ import annotations

from magnifico.content.vocabulary import COINS, FAITH, MILITARY, SERVANTS, VICTORY
from magnifico.engine.state.rows import (
    ALLOWANCE,
    BONUS_TILE,
    BOUGHT,
    CARD_COUNT,
    CHOSEN_VALUE,
    COPIED,
    EXCOMMUNICATED,
    EXCOMMUNICATION_LOSS,
    EXTRA_MEMBER,
    FAITH_TILES,
    FAMILY,
    LEADERS_PLAYED,
    LEADERS_USED,
    MADE_UP,
    MEMBERS,
    PILE_STONE,
    PILE_WOOD,
    POINTS,
    RULES,
    SET_AWARDS,
    SKIP_FIRST,
    VISCONTI_ACTIVE,
)


class Player:
    """A view of one row; changes go to the row."""

    def __init__(self, row: list[int]) -> None:
        self.row = row

    def cards(self, card_type: int) -> int:
        """How many cards of a type the player owns."""
        return self.row[CARD_COUNT + card_type]

    def has(self, rule: int) -> bool:
        """Whether a standing rule (content/standing_rules.py) applies to the player."""
        return (self.row[RULES] & rule) != 0

    def points(self, source: int) -> int:
        """The victory points of one source during play."""
        return self.row[POINTS + source]

    def chosen_value(self, member: int) -> int:
        """The value that Federico gave a coloured member, 0 if none."""
        return self.row[CHOSEN_VALUE + member]

    def choose_value(self, member: int, value: int) -> None:
        """Give a coloured member a value, or end it with 0."""
        self.row[CHOSEN_VALUE + member] = value

    @property
    def coins(self) -> int:
        """Coins held."""
        return self.row[COINS]

    @coins.setter
    def coins(self, value: int) -> None:
        self.row[COINS] = value

    @property
    def servants(self) -> int:
        """Servants held."""
        return self.row[SERVANTS]

    @servants.setter
    def servants(self, value: int) -> None:
        self.row[SERVANTS] = value

    @property
    def military(self) -> int:
        """Military strength."""
        return self.row[MILITARY]

    @property
    def faith(self) -> int:
        """Faith points."""
        return self.row[FAITH]

    @faith.setter
    def faith(self, value: int) -> None:
        self.row[FAITH] = value

    @property
    def victory(self) -> int:
        """Victory points."""
        return self.row[VICTORY]

    @victory.setter
    def victory(self, value: int) -> None:
        self.row[VICTORY] = value

    @property
    def allowance(self) -> int:
        """Turns left in this round."""
        return self.row[ALLOWANCE]

    @allowance.setter
    def allowance(self, value: int) -> None:
        self.row[ALLOWANCE] = value

    @property
    def made_up(self) -> int:
        """Whether a turn is made up at the end of the round (X2.7)."""
        return self.row[MADE_UP]

    @made_up.setter
    def made_up(self, value: int) -> None:
        self.row[MADE_UP] = value

    @property
    def skip_first(self) -> int:
        """Whether the first turn of each round is put off (X2.7)."""
        return self.row[SKIP_FIRST]

    @property
    def members(self) -> int:
        """Bits of the family members in hand."""
        return self.row[MEMBERS]

    @property
    def excommunicated(self) -> int:
        """Bits of the periods, never cleared (R12.8)."""
        return self.row[EXCOMMUNICATED]

    @excommunicated.setter
    def excommunicated(self, value: int) -> None:
        self.row[EXCOMMUNICATED] = value

    @property
    def excommunication_loss(self) -> int:
        """Victory points lost at each excommunication (R12.7)."""
        return self.row[EXCOMMUNICATION_LOSS]

    @property
    def leaders_used(self) -> int:
        """Bits of the leaders used in this round."""
        return self.row[LEADERS_USED]

    @leaders_used.setter
    def leaders_used(self, value: int) -> None:
        self.row[LEADERS_USED] = value

    @property
    def leaders_played(self) -> int:
        """How many leaders were played."""
        return self.row[LEADERS_PLAYED]

    @leaders_played.setter
    def leaders_played(self, value: int) -> None:
        self.row[LEADERS_PLAYED] = value

    @property
    def copied(self) -> int:
        """Leader whose ability Lorenzo copies, plus one."""
        return self.row[COPIED]

    @copied.setter
    def copied(self, value: int) -> None:
        self.row[COPIED] = value

    @property
    def bonus_tile(self) -> int:
        """The personal bonus tile."""
        return self.row[BONUS_TILE]

    @bonus_tile.setter
    def bonus_tile(self, value: int) -> None:
        self.row[BONUS_TILE] = value

    @property
    def family(self) -> int:
        """The family, plus one; 0 for none."""
        return self.row[FAMILY]

    @family.setter
    def family(self, value: int) -> None:
        self.row[FAMILY] = value

    @property
    def faith_tiles(self) -> int:
        """Bits of the Della Rovere tiles taken."""
        return self.row[FAITH_TILES]

    @faith_tiles.setter
    def faith_tiles(self, value: int) -> None:
        self.row[FAITH_TILES] = value

    @property
    def visconti_active(self) -> int:
        """Bits of the active Visconti tokens."""
        return self.row[VISCONTI_ACTIVE]

    @visconti_active.setter
    def visconti_active(self, value: int) -> None:
        self.row[VISCONTI_ACTIVE] = value

    @property
    def set_awards(self) -> int:
        """How many Orsini awards were received."""
        return self.row[SET_AWARDS]

    @set_awards.setter
    def set_awards(self, value: int) -> None:
        self.row[SET_AWARDS] = value

    @property
    def pile_wood(self) -> int:
        """Wood on the Montefeltro tile."""
        return self.row[PILE_WOOD]

    @pile_wood.setter
    def pile_wood(self, value: int) -> None:
        self.row[PILE_WOOD] = value

    @property
    def pile_stone(self) -> int:
        """Stone on the Montefeltro tile."""
        return self.row[PILE_STONE]

    @pile_stone.setter
    def pile_stone(self, value: int) -> None:
        self.row[PILE_STONE] = value

    @property
    def bought(self) -> int:
        """Whether Gonzaga bought a card in this round."""
        return self.row[BOUGHT]

    @bought.setter
    def bought(self, value: int) -> None:
        self.row[BOUGHT] = value

    @property
    def extra_member(self) -> int:
        """The value of the brown member, 0 without one."""
        return self.row[EXTRA_MEMBER]
