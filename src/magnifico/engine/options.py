"""What a table agrees on before the game: players, rule set, expansions, own packs and the options of the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from magnifico.content.model import Pack

RULES_VERSION: Final = 1
"""Goes up when a change in the rules makes it impossible to continue any stored game."""
RULE_SETS: Final = ("basic", "advanced")
EXPANSIONS: Final = ("houses", "pazzi")

TABLE_OPTIONS: Final = (
    # rulings of the base game
    "alwaysDistinct",
    "askRound6",
    "emptyFloor",
    "finalFloorZero",
    "fmMinOne",
    "leaderGainsUnreduced",
    "lucreziaAnyType",
    "militaryNeedsOne",
    "militaryUncapped",
    "negativeVP",
    "privilegeUnreduced",
    "ritaReduceTwice",
    "secretVatican",
    "settersFinal",
    "sforzaServantsOnly",
    "tilesTokensUnreduced",
    "voluntaryPass",
    "woodOrStone",
    # rulings that concern the expansions
    "allBonusTiles",
    "auctionFirst",
    "bonusNoSpecial",
    "card142Or",
    "capByCardValue",
    "card158Must",
    "copyNoTile",
    "discardedLeadersCount",
    "exchangeAnytime",
    "guglielmoThree",
    "horStartServants",
    "ignoreValueTwice",
    "luterIgnoresAll",
    "machiavelliHand",
    "machiavelliNoFinal",
    "ownBonusLater",
    "paracelsoNoSurcharge",
    "pazziReveal",
    "ritaDoublesGiven",
    "s13IncludeDiscards",
    "salviatiAny",
    "singleCardNoTile",
    "tokenOnlyWhenTaken",
    "transfersUnreduced",
)
"""Every `opt.*` of the rules that is on or off; `leaderSets` and `customDecks` are fields of Options.

Off means the default of the ruling: the reading that most editions share (R0.11, RUL-1).
"""


class OptionsError(ValueError):
    """Options that contradict each other; `field` names the one to change."""

    def __init__(self, field_name: str, message: str) -> None:
        super().__init__(message)
        self.field = field_name

    def __reduce__(self) -> tuple[object, ...]:
        return OptionsError, (self.field, str(self))


@dataclass(frozen=True)
class Options:
    """The agreement of a table. `table` holds the names of the rulings' options that are switched on."""

    players: int = 4
    rules: str = "advanced"
    expansions: tuple[str, ...] = ()
    table: frozenset[str] = frozenset()
    leader_sets: tuple[str, ...] = ()  # empty: all leaders of the modules in use (RUL-4)
    decks: tuple[int, ...] = ()  # opt.customDecks (R2.7.2): the card numbers, empty: all
    packs: tuple[Pack, ...] = field(default=(), compare=False)  # own packs, see docs/card-packs.md
    pack_keys: tuple[str, ...] = ()
    editions: tuple[Pack, ...] = field(default=(), compare=False)
    """Earlier versions of built-in packs, used in place of today's by a game that began with them."""

    def __post_init__(self) -> None:
        self._tidy()
        if self.packs and not self.pack_keys:
            object.__setattr__(self, "pack_keys", tuple(pack.key for pack in self.packs))
        check(self)

    def _tidy(self) -> None:
        """Accept a text or a list for fields with several names: Options(expansions="houses")."""
        expansions = _names("expansions", self.expansions, '"houses"')
        object.__setattr__(self, "expansions", expansions)
        object.__setattr__(self, "table", frozenset(_names("table", self.table, '"emptyFloor"')))
        leader_sets = _names("leader_sets", self.leader_sets, '"base"')
        object.__setattr__(self, "leader_sets", leader_sets)
        object.__setattr__(self, "decks", tuple(self.decks))


def _names(field_name: str, value: object, example: str) -> tuple[str, ...]:
    """Names from a text ("houses, pazzi"), or from any collection of them."""
    if isinstance(value, str):
        return tuple(value.replace(",", " ").replace("+", " ").split())
    if isinstance(value, Iterable):
        names = tuple(value)
        if all(isinstance(name, str) for name in names):
            return names
    raise OptionsError(
        field_name, f"{field_name}: expected names, such as {example}, not {value!r}"
    )


def check(options: Options) -> None:
    """Refuse options that contradict each other (R2.1.1, R2.1.2)."""
    players: object = options.players
    if not isinstance(players, int) or isinstance(players, bool):
        raise OptionsError("players", f"players: expected a whole number, not {players!r}")
    if options.rules not in RULE_SETS:
        raise OptionsError("rules", f"unknown rule set '{options.rules}': use basic or advanced")
    for name in options.expansions:
        if name not in EXPANSIONS:
            raise OptionsError("expansions", f"unknown expansion '{name}': use houses or pazzi")
    if len(set(options.expansions)) != len(options.expansions):
        raise OptionsError("expansions", "an expansion is named twice")
    # R2.1.1: the expansions force the advanced rules.
    if options.expansions and options.rules != "advanced":
        raise OptionsError("rules", "the expansions need the advanced rules")
    # R2.1.2: a fifth player needs Houses of Renaissance.
    most = 5 if "houses" in options.expansions else 4
    if not 2 <= options.players <= most:
        hint = "" if most == 5 else " (5 with the expansion houses)"
        raise OptionsError("players", f"2 to {most} players{hint}, not {options.players}")
    for name in options.table:
        if name not in TABLE_OPTIONS:
            raise OptionsError("table", f"unknown table option '{name}'")
    in_use = ("base", *options.expansions, *options.pack_keys)
    for name in options.leader_sets:
        if name not in in_use:
            raise OptionsError("leader_sets", f"leader set '{name}' is not in this game")
    if len(options.pack_keys) != len(options.packs):
        raise OptionsError(
            "packs", "a pack of this game is missing: " + ", ".join(options.pack_keys)
        )


def to_dict(options: Options) -> dict[str, object]:
    """Plain data for a file or a message."""
    result: dict[str, object] = {"players": options.players, "rules": options.rules}
    if options.expansions:
        result["expansions"] = list(options.expansions)
    if options.table:
        result["table"] = sorted(options.table)
    if options.leader_sets:
        result["leader_sets"] = list(options.leader_sets)
    if options.decks:
        result["decks"] = list(options.decks)
    if options.pack_keys:
        result["packs"] = list(options.pack_keys)
    return result


def _strings(data: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = data.get(name, [])
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        raise OptionsError(name, f"{name}: expected a list of names")
    return tuple(str(item) for item in value)


def from_dict(
    data: Mapping[str, object], packs: tuple[Pack, ...] = (), editions: tuple[Pack, ...] = ()
) -> Options:
    """Options from plain data, refused with the name of the field that is wrong."""
    known = ("players", "rules", "expansions", "table", "leader_sets", "decks", "packs")
    for name in data:
        if name not in known:
            raise OptionsError(str(name), f"unknown option '{name}'")
    players = data.get("players", 4)
    rules = data.get("rules", "advanced")
    decks = data.get("decks", [])
    if not isinstance(players, int) or isinstance(players, bool):
        raise OptionsError("players", "players: expected a whole number")
    if not isinstance(rules, str):
        raise OptionsError("rules", "rules: expected basic or advanced")
    if not isinstance(decks, list | tuple) or not all(
        isinstance(item, int) and not isinstance(item, bool) for item in decks
    ):
        raise OptionsError("decks", "decks: expected a list of card numbers")
    keys = _strings(data, "packs")
    by_key = {pack.key: pack for pack in packs}
    for key in keys:
        if key not in by_key:
            raise OptionsError("packs", f"the pack '{key}' of this game is not at hand")
    return Options(
        players=players,
        rules=rules,
        expansions=_strings(data, "expansions"),
        table=frozenset(_strings(data, "table")),
        leader_sets=_strings(data, "leader_sets"),
        decks=tuple(int(item) for item in decks),
        packs=tuple(by_key[key] for key in keys),
        pack_keys=keys,
        editions=editions,
    )
