"""Writes the generated parts: the lists of decisions and events in docs/scenarios.md, and the ids of the rules.

`python -m magnifico.scenarios.reference` in the root of the repository brings all of them up to date.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import magnifico.engine.game  # noqa: F401 - every decision comes with it
from magnifico.engine.decisions.decision import Decision
from magnifico.scenarios.events import EVENTS

GUIDE: Final = Path("docs", "scenarios.md")
RULES: Final = Path("docs", "rules", "RULES.md")
RULE_LIST: Final = Path("src", "magnifico", "scenarios", "rule_ids.py")
COMMAND: Final = "python -m magnifico.scenarios.reference"
ID_PATTERN: Final = r"R\d+(?:\.\d+)+|RUL-\d+|X\d\.\d|S\d\d|L\d\d"

ASKED: Final[Mapping[str, str]] = {
    "activate": "which cards activate whatever their value",
    "auction": "a bid for a family",
    "bonus_tile": "a bonus tile at the setup",
    "buy": "Gonzaga's purchase after the actions; `decline` if there is nothing to buy",
    "choices": "what an activated card exchanges or chooses, one card after another; `no` may be the only answer",
    "church": "whether to support the Church, openly or in secret",
    "copy": "which leader Lorenzo copies",
    "draft": "which leader of a pack to keep",
    "final_tokens": "which special tokens to use before the final scoring, until `end`",
    "give": "which goods to hand over to an opponent",
    "give_up": "which card to discard because of an opponent",
    "keep_token": "which of the drawn tokens to keep",
    "lose_one": "wood or stone, with the option woodOrStone",
    "member": "which family member gets the value of a leader",
    "only_card": "the only card of a harvest or production",
    "option": "which option of a leader's ability, and what it discards",
    "order": "which of several actions or demands comes first",
    "over": "nothing: the game is over",
    "pay": "how to pay for a card, a surcharge, an exchange or an ability",
    "pay_tokens": "which special tokens to pay with",
    "play_leader": "which leader to play without its requirement",
    "privilege": "what a council privilege becomes, one privilege after another",
    "recover": "which discarded card to take",
    "space_kind": "harvest or production on a leader's space",
    "take_card": "which card to take in a bonus action, or `decline`",
    "turn": "a turn: a placement, free actions, then `end`; `pass` if no placement is possible",
    "visconti": "which token of the Visconti to activate",
    "work": "a bonus harvest or production: servants to add, or `decline`",
}
"""What each decision asks."""

NOT_RAISED: Final[Mapping[str, str]] = {
    "church": "Too little faith: excommunicated. In round 6 the others support the Church, unless the table plays "
    "askRound6.",
    "draft": "The last leader of a pack is kept.",
    "final_tokens": "Not asked without tokens.",
    "give": "The only possible gift is given; with nothing to give, nothing happens.",
    "give_up": "The only card of the types is discarded; without any, nothing happens.",
    "keep_token": "Not asked if all tokens show the same, or if all or none of them are kept.",
    "only_card": "The value is too low for every card: the bonus tile alone.",
    "option": "The only option is taken if it discards nothing.",
    "order": "Not asked if there is only one.",
    "over": "Nobody decides.",
    "pay": "One cost and one way to pay it: paid. A card with two costs asks even if only one of them can be paid.",
    "pay_tokens": "Not asked if all tokens show the same, or if all of them are paid.",
}
"""When a decision doesn't come up at all, because the rule that would ask for it settles the matter."""


def decisions_of_the_engine() -> dict[str, str]:
    """Every decision by name, with what its class says about answering itself; empty if it never does."""
    found: dict[str, list[str]] = {}
    for decision in _subclasses(Decision):
        sentences = found.setdefault(decision.name, [])
        if "answers_itself" in vars(decision):
            sentences.append(_docstring(decision, "answers_itself"))
    return {name: " ".join(sentences) for name, sentences in sorted(found.items())}


def _subclasses(decision: type[Decision]) -> Iterator[type[Decision]]:
    """Every kind of decision that has a name."""
    for below in decision.__subclasses__():
        if below.name:
            yield below
        yield from _subclasses(below)


def _docstring(decision: type[Decision], method: str) -> str:
    """The docstring of a method, read from the source because compiled classes don't keep it."""
    source = Path(__file__).parents[2].joinpath(*decision.__module__.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == decision.__name__:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == method:
                    return ast.get_docstring(part) or ""
    raise ValueError(f"{source} has no {decision.__name__}.{method}")


def decision_table() -> str:
    """The list of decisions for the guide; a decision without its sentence is an error."""
    found = decisions_of_the_engine()
    if list(found) != sorted(ASKED):
        raise ValueError(f"ASKED and the engine differ in {sorted(set(found) ^ set(ASKED))}")
    lines = ["| decision | asks | without a question |", "|---|---|---|"]
    for name, itself in found.items():
        if itself and name in NOT_RAISED:
            raise ValueError(f"{name} answers itself: NOT_RAISED has nothing to add")
        lines.append(f"| `{name}` | {ASKED[name]} | {itself or NOT_RAISED.get(name, 'never')} |")
    return "\n".join(lines)


def event_table() -> str:
    """The list of events for the guide."""
    lines = ["| event | fields |", "|---|---|"]
    for name, fields in EVENTS.items():
        lines.append(f"| `{name}` | {' '.join(f'`{field}`' for field in fields)} |")
    return "\n".join(lines)


def with_lists(guide: str) -> str:
    """The guide with its generated lists brought up to date."""
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
    ids = set(re.findall(rf"\*\*({ID_PATTERN})(?=[ *])", rules))
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
