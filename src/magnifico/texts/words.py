"""The building blocks of all other texts: lists, goods, spaces, members, requirements."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Final, Literal

from magnifico.content.effects import Cost
from magnifico.content.model import Requirement
from magnifico.content.vocabulary import CARD_TYPES, GOODS, CardType, Goods
from magnifico.texts.bundles import BASE, Inflected, Texts

TOWER_LETTERS: Final[dict[str, CardType]] = {
    "T": "territory",
    "C": "character",
    "B": "building",
    "V": "venture",
}
MEMBERS: Final = ("white", "black", "orange", "neutral", "brown")
AREAS: Final = ("harvest", "harvest-large", "production", "production-large", "palace")
PHASES: Final = (
    "bonus_tiles",
    "draft",
    "auction",
    "setup",
    "actions",
    "vatican",
    "end",
    "scoring",
    "over",
)
CATEGORIES: Final = (
    "track",
    "cards",
    "harvest",
    "production",
    "leaders",
    "church",
    "other",
    "spent",
    "before_scoring",
    "territories",
    "characters",
    "ventures",
    "military",
    "resources",
    "penalties",
    "total",
)
BOT_PEOPLE: Final = (
    "Ginevra",
    "Giuliano",
    "Caterina",
    "Tommaso",
    "Simonetta",
    "Clarice",
    "Bianca",
)
"""Names of computer opponents as stored in saved games; `bot_name` translates them.

No leader has the same name."""
PRIVILEGE_KEYS: Final = (
    "wood_stone",
    "servants",
    "coins",
    "military",
    "faith",
    "tokens",
    "pile",
)

_REQUIREMENT_COUNTS: Final[dict[str, str]] = {
    "territory_cards": "count-territory",
    "character_cards": "count-character",
    "building_cards": "count-building",
    "venture_cards": "count-venture",
    "cards": "count-cards",
    "same_type_cards": "count-same-type",
    "card_types": "count-types",
    "wood_and_stone": "count-wood-and-stone",
    "leaders": "count-leaders",
}
# What a requirement of at most 0 asks for; without a card there is no type either.
_REQUIREMENT_NONES: Final[dict[str, str]] = {
    "territory_cards": "none-territory",
    "character_cards": "none-character",
    "building_cards": "none-building",
    "venture_cards": "none-venture",
    "cards": "none-cards",
    "same_type_cards": "none-cards",
    "card_types": "none-cards",
    "wood_and_stone": "none-wood-and-stone",
    "leaders": "none-leaders",
}
_BREAKS: Final = re.compile(r"[^\S\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+")
_BEGINNING: Final = re.compile(r"[¿¡]?[^\W\d_]")


def sentence(text: str, name: str = "") -> str:
    """Capitalise a text that stands alone; a name at its beginning stays as it is."""
    if name and text.startswith(name):
        return text
    return (
        _BEGINNING.sub(lambda found: found[0].upper(), text, count=1)
        if _BEGINNING.match(text)
        else text
    )


def pieces(text: str) -> list[str]:
    """The parts of a text between which a line may break: unlike str.split(), no-break spaces stay in them."""
    return [piece for piece in _BREAKS.split(text) if piece]


def labelled(label: str, text: str, texts: Texts) -> str:
    """Put a label before a text."""
    return texts.get("label-line", label=label, text=text)


def join(
    items: Iterable[str], texts: Texts, word: Literal["and", "or", "or-else", "or-clause"] = "and"
) -> str:
    """Join phrases into a list: "a, b and c"."""
    *before, last = items or ("",)
    return texts.get(f"list-{word}", first=listed(before, texts), last=last) if before else last


def listed(items: Iterable[str], texts: Texts) -> str:
    """Phrases in a row, such as "a, b, c"."""
    return _chain("list-comma", items, texts)


def clauses(items: Iterable[str], texts: Texts) -> str:
    """Clauses in a row, which may have commas of their own, such as "a; b"."""
    return _chain("list-clauses", items, texts)


def _chain(message: str, items: Iterable[str], texts: Texts) -> str:
    return reduce(lambda first, last: texts.get(message, first=first, last=last), items or ("",))


def good_phrases(goods: Goods | Mapping[str, int], texts: Texts, case: str = BASE) -> list[str]:
    """Return one phrase per good, such as "2 coins", in the order of GOODS."""
    amounts = dict(goods)
    return [
        with_minus(texts.get(f"good-{good}", count=amounts[good], case=case))
        for good in GOODS
        if good in amounts
    ]


def goods_phrase(goods: Goods | Mapping[str, int], texts: Texts, privileges: int = 0) -> Inflected:
    """Return the goods and privileges as one list, or the word for nothing."""

    def formed(case: str) -> str:
        phrases = good_phrases(goods, texts, case)
        if privileges:
            phrases.append(texts.get("privileges", count=privileges, case=case))
        return join(phrases, texts) or texts.get("nothing")

    return Inflected(formed)


def alternatives(choices: Sequence[Goods], texts: Texts) -> Inflected:
    """Return several alternative sets of goods as a list."""
    return one_of([goods_phrase(goods, texts) for goods in choices], texts)


def one_of(choices: Sequence[Inflected], texts: Texts) -> Inflected:
    """Return alternatives as one name, each in the form that the text asks for."""
    return Inflected(lambda case: join([one.form(case) for one in choices], texts, "or"))


def inflected(message: str, texts: Texts, **arguments: str | int) -> Inflected:
    """A message that has its words in several cases."""
    return Inflected(lambda case: texts.get(message, case=case, **arguments))


def signed(value: int) -> str:
    """Write a change of a value with its sign."""
    return f"+{value}" if value >= 0 else with_minus(str(value))


def with_minus(number: str) -> str:
    """Give a negative number at the start of a text a minus sign instead of a hyphen."""
    return f"\N{MINUS SIGN}{number[1:]}" if number.startswith("-") else number


def roman(period: int) -> str:
    """Write a period as it is printed on the cards."""
    numerals = ("", "I", "II", "III")
    return numerals[period] if 0 < period < len(numerals) else str(period)


def type_name(card_type: str, texts: Texts, plural: bool = False) -> Inflected:
    """Name a card type."""
    return inflected(f"types-{card_type}" if plural else f"type-{card_type}", texts)


def a_card_of(types: Sequence[CardType], texts: Texts) -> Inflected:
    """Name one card of one of the types."""
    if set(types) == set(CARD_TYPES):
        return inflected("a-card", texts)
    return one_of([inflected(f"a-{card_type}", texts) for card_type in types], texts)


def tower_name(tower: str, texts: Texts) -> str:
    """Name a tower by its letter (T, C, B, V, S) or by its card type."""
    if tower in ("S", "special"):
        return inflected("tower-special", texts)
    card_type = TOWER_LETTERS.get(tower, tower)
    return inflected(f"tower-{card_type}", texts) if card_type in CARD_TYPES else tower


def tower_title(tower: str, texts: Texts) -> str:
    """What is written over a tower: the cards it has."""
    card_type = TOWER_LETTERS.get(tower, tower)
    if card_type in CARD_TYPES:
        return sentence(type_name(card_type, texts, plural=True))
    return sentence(tower_name(tower, texts))


def member_name(member: str, texts: Texts) -> str:
    """Name a family member by its colour."""
    return inflected(f"member-{member}", texts) if member in MEMBERS else member


def bot_name(name: str, texts: Texts) -> str:
    """Translate the name of a computer opponent; a name given by somebody else stays as it is."""
    return texts.get(f"bot-{name.lower()}") if name in BOT_PEOPLE else name


def space_name(space: str, texts: Texts, leader: str = "") -> str:
    """Name a space by its key; `leader` is the name of the leader a leader space belongs to."""
    if re.fullmatch(r"[TCBVS][1-9]", space):
        return texts.get("space-floor", tower=tower_name(space[0], texts), floor=int(space[1]))
    if re.fullmatch(r"market[1-9]", space):
        return texts.get("space-market", number=int(space[-1]))
    if space.startswith("leader:"):
        return texts.get("space-leader", leader=leader or space.removeprefix("leader:"))
    return texts.get(f"space-{space}") if space in AREAS else space


def phase_name(phase: str, texts: Texts) -> str:
    """Name a phase of the game."""
    return texts.get(f"phase-{phase}")


def describe_privilege_option(option: Goods | Mapping[str, int] | str, texts: Texts) -> str:
    """Name what a council privilege becomes, given as goods or as a key of PRIVILEGE_KEYS."""
    if not isinstance(option, str):
        return goods_phrase(option, texts)
    return inflected(f"option-{option}", texts) if option in PRIVILEGE_KEYS else option


def describe_cost(cost: Cost, texts: Texts) -> str:
    """Describe one complete price of a card."""
    amounts = dict(cost.goods)
    parts = good_phrases(cost.goods, texts)
    if cost.military_per_opponent:
        military = inflected("good-military", texts, count=cost.military_per_opponent)
        parts.append(texts.get("cost-per-opponent", goods=military))
    text = join(parts, texts) or texts.get("cost-free")
    if cost.military_required > amounts.get("military", 0):
        if len(parts) == 1 and "military" in amounts:
            return texts.get("cost-required", goods=text, required=cost.military_required)
        needed = inflected("good-military", texts, count=cost.military_required)
        return texts.get("cost-required-points", goods=text, required=needed)
    return text


def describe_requirement(requirement: Requirement, texts: Texts) -> str:
    """Describe one condition for playing a leader."""
    return requirement_phrase(requirement.kind, requirement.amount, requirement.at_most, texts)


def requirement_phrase(kind: str, amount: int, at_most: bool, texts: Texts) -> str:
    """Describe a condition given by its parts, as refusals report it."""
    if at_most and amount == 0:
        return texts.get(_REQUIREMENT_NONES.get(kind, f"none-{kind}"))
    counted = inflected(_REQUIREMENT_COUNTS.get(kind, f"good-{kind}"), texts, count=amount)
    return texts.get("requirement-at-most", amount=counted) if at_most else counted
