"""Writes what is generated: the lists of decisions and events in docs/scenarios.md, and the ids of the rules.

`python -m magnifico.scenarios.reference` in the root of the repository brings all of them up to date.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from magnifico.engine import kinds
from magnifico.engine.view import DECISIONS
from magnifico.scenarios.events import EVENTS

GUIDE: Final = Path("docs", "scenarios.md")
RULES: Final = Path("docs", "rules", "RULES.md")
RULE_LIST: Final = Path("src", "magnifico", "scenarios", "rule_ids.py")
COMMAND: Final = "python -m magnifico.scenarios.reference"
_ID: Final = r"R\d+(?:\.\d+)+|RUL-\d+|X\d\.\d|S\d\d|L\d\d"

ASKED: Final[Mapping[str, tuple[str, str]]] = {
    "activate": (
        "which cards activate whatever their value",
        "if no card of the types is owned, the action is lost",
    ),
    "auction": ("a bid for a family", ""),
    "bonus_tile": ("a bonus tile at the setup", "if one tile is left, it is taken"),
    "buy": ("Gonzaga's purchase after the actions; `decline` if there is nothing to buy", ""),
    "choices": (
        "what an activated card exchanges or chooses, one card after another; `no` may be the only answer",
        "",
    ),
    "church": (
        "whether to support the Church, openly or in secret",
        "if the faith is too low, the player is excommunicated; in round 6 the others support "
        "the Church, unless the table plays askRound6",
    ),
    "copy": ("which leader Lorenzo copies", ""),
    "draft": ("which leader of a pack to keep", "if one leader is left in the packs, it is kept"),
    "final_tokens": (
        "which special tokens to use before the final scoring, until `end`",
        "without tokens",
    ),
    "give": (
        "which goods to hand over to an opponent",
        "if there is one possible gift, it is given; with nothing to give, nothing happens",
    ),
    "give_up": (
        "which card to discard because of an opponent",
        "if there is one card of the types, it is discarded; without any, nothing happens",
    ),
    "keep_token": (
        "which of the drawn tokens to keep",
        "if all of them show the same, or if all or none are kept",
    ),
    "lose_one": ("wood or stone, with the option woodOrStone", ""),
    "member": ("which family member gets the value of a leader", ""),
    "only_card": (
        "the only card of a harvest or production",
        "if the value is too low for every card",
    ),
    "option": (
        "which option of a leader's ability, and what it discards",
        "if there is one option, which discards nothing",
    ),
    "order": ("which of several actions or demands comes first", "if there is only one"),
    "over": ("nothing: the game is over", "nobody decides"),
    "pay": (
        "how to pay for a card, a surcharge, an exchange or an ability",
        "if there is one cost and one way to pay it; a card with two costs asks even if only one "
        "of them can be paid",
    ),
    "pay_tokens": (
        "which special tokens to pay with",
        "if all of them show the same, or if all are paid",
    ),
    "play_leader": (
        "which leader to play without its requirement",
        "if no leader can be played, the action is lost",
    ),
    "privilege": ("what a council privilege becomes, one privilege after another", ""),
    "recover": (
        "which discarded card to take",
        "if no card can be taken, the action is lost",
    ),
    "space_kind": ("harvest or production on a leader's space", ""),
    "take_card": (
        "which card to take in a bonus action, or `decline`",
        "if no card can be taken, the action is lost",
    ),
    "turn": (
        "a turn: a placement, free actions, then `end`; `pass` if no placement is possible",
        "",
    ),
    "visconti": (
        "which token of the Visconti to activate",
        "if one token is left, it is activated",
    ),
    "work": ("a bonus harvest or production: servants to add, or `decline`", ""),
}
"""What each decision asks, and when the game answers it without asking."""


def decisions_of_the_engine() -> dict[str, bool]:
    """Every name of a decision, and whether the engine has a case in which it answers by itself.

    The only place that knows where the engine keeps them.
    """
    itself = set(_kinds_answered())
    return {
        name: any(DECISIONS[kind] == name and kind in itself for kind in DECISIONS)
        for name in sorted(set(DECISIONS.values()))
    }


def _kinds_answered() -> Iterator[int]:
    """The kinds of frames for which `_answers_itself` can return True, read from its source."""
    source = Path(__file__).parents[1] / "engine" / "rounds.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    function = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "_answers_itself"
    )
    for branch in ast.walk(function):
        if isinstance(branch, ast.If) and isinstance(branch.test, ast.Compare):
            named = [node.id for node in branch.test.comparators if isinstance(node, ast.Name)]
            answers = any(
                isinstance(node, ast.Return)
                and isinstance(node.value, ast.Constant)
                and node.value.value is True
                for statement in branch.body
                for node in ast.walk(statement)
            )
            for name in named:
                if answers and name.startswith("F_"):
                    yield getattr(kinds, name)


def decision_table() -> str:
    """The list of decisions for the guide; a decision without its sentence is an error."""
    found = decisions_of_the_engine()
    if list(found) != sorted(ASKED):
        raise ValueError(f"ASKED and the engine differ in {sorted(set(found) ^ set(ASKED))}")
    lines = ["| decision | asks | answers itself |", "|---|---|---|"]
    for name, answers_itself in found.items():
        asks, itself = ASKED[name]
        if answers_itself and not itself:
            raise ValueError(f"{name} answers itself: ASKED has to say when")
        lines.append(f"| `{name}` | {asks} | {itself or 'never'} |")
    return "\n".join(lines)


def event_table() -> str:
    """The list of events for the guide."""
    lines = ["| event | fields |", "|---|---|"]
    for name, fields in EVENTS.items():
        lines.append(f"| `{name}` | {' '.join(f'`{field}`' for field in fields)} |")
    return "\n".join(lines)


def with_lists(guide: str) -> str:
    """The guide with its generated lists as they have to be."""
    for name, table in (("decisions", decision_table()), ("events", event_table())):
        mark = f"<!-- {name}: written by {COMMAND} -->"
        end = f"<!-- end of {name} -->"
        if mark not in guide or end not in guide:
            raise ValueError(f"{GUIDE} has no place for the {name}: {mark}")
        head, rest = guide.split(mark, 1)
        guide = f"{head}{mark}\n{table}\n{end}{rest.split(end, 1)[1]}"
    return guide


def rule_ids_in(rules: str) -> set[str]:
    """The ids the rules define: in bold at their rule, or first in a line of the leaders' tables."""
    ids = set(re.findall(rf"\*\*({_ID})(?=[ *])", rules))
    return ids | set(re.findall(r"^\| (L\d\d) \|", rules, re.MULTILINE))


def rule_list(rules: str) -> str:
    """The module with the ids of the rules."""
    ids = " ".join(sorted(rule_ids_in(rules), key=_in_order))
    return (
        '"""The ids of all rules in docs/rules/RULES.md.\n\n'
        f"Written by {COMMAND}, because the rules do not come with an installed game.\n"
        '"""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import Final\n\n"
        '_IDS: Final = """\n'
        f"{textwrap.fill(ids, 96, break_on_hyphens=False)}\n"
        '"""\n'
        "RULE_IDS: Final = tuple(_IDS.split())\n"
    )


def _in_order(name: str) -> tuple[str, list[int]]:
    """Sorts R6.10 after R6.2."""
    return re.sub(r"\d.*", "", name), [int(number) for number in re.findall(r"\d+", name)]


def main() -> None:
    """Bring everything that is generated up to date."""
    RULE_LIST.write_text(rule_list(RULES.read_text(encoding="utf-8")), encoding="utf-8")
    GUIDE.write_text(with_lists(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
