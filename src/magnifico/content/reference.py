"""Writes the tables of docs/effects.md: places, effects by chapter, standing rules, from their declarations.

`python -m magnifico.content.reference` (or `make reference`) in the root of the repository brings them up to date.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from magnifico.content.effect_places import STANDING, WHERE_NAMES, Where
from magnifico.content.effects import EFFECTS, PLACES, Effect
from magnifico.content.standing_rules import RULES, StandingRule

PAGE: Final = Path("docs", "effects.md")
COMMAND: Final = "python -m magnifico.content.reference"

IN_THE_FILE: Final[dict[Where, str]] = {
    "immediate": "`cards.toml`, `immediate`",
    "activation": "`cards.toml`, `permanent`; take place when a harvest or production reaches `activation`",
    "character": "`cards.toml`, `permanent`; hold as long as the card is owned",
    "end": "`cards.toml`, `end`; victory points of the final scoring besides `end_victory`",
    "leader": '`leaders.toml`, `ability = "permanent"`',
    "once_per_round": '`leaders.toml`, `ability = "once_per_round"`',
    "space": '`leaders.toml`, `ability = "space"` with `space_minimum`',
    "leader_immediate": '`leaders.toml`, `ability = "immediate"`',
    "family": "`families.toml`, `effects`",
    "set_reward": "inside `set_rewards`",
    "excommunication": "`excommunications.toml`, `effects`; bonuses are negative there",
}


def places_table() -> str:
    """Where each effect is allowed."""
    rows = [
        f"| {name} | {IN_THE_FILE[where]} | {', '.join(f'`{key}`' for key in PLACES[where])} |"
        for where, name in WHERE_NAMES.items()
    ]
    return "\n".join(["| place | in the file | effects |", "|---|---|---|", *rows])


def chapters() -> dict[str, list[type[Effect]]]:
    """The effects by the module they are declared in."""
    found: dict[str, list[type[Effect]]] = {}
    for kinds in EFFECTS.values():
        for kind in kinds:
            found.setdefault(kind.__module__.rpartition(".")[2], []).append(kind)
    return found


def effects_table(kinds: list[type[Effect]]) -> str:
    """Examples of some effects, and what they mean."""
    rows = [f"| `{text}` | {meaning} |" for kind in kinds for text, meaning in kind.examples]
    return "\n".join(["| example | meaning |", "|---|---|", *rows])


def rules_table() -> str:
    """The standing rules."""
    rows = [f"| `{name}` | {_carried(rule)}{rule.meaning} |" for name, rule in RULES.items()]
    return "\n".join(["| rule | meaning |", "|---|---|", *rows])


def _carried(rule: StandingRule) -> str:
    """Who can carry a rule, if not everybody can."""
    if rule.places == STANDING:
        return ""
    return f"in {' or '.join(WHERE_NAMES[place] for place in rule.places)} only: "


def with_tables(page: str) -> str:
    """The page with its tables brought up to date."""
    tables = {name: effects_table(kinds) for name, kinds in chapters().items()}
    for name, table in {"places": places_table(), **tables, "rules": rules_table()}.items():
        mark = f"<!-- {name}: written by {COMMAND} -->"
        end = f"<!-- end of {name} -->"
        if mark not in page or end not in page:
            raise ValueError(f"{PAGE} has no place for the {name}: {mark}")
        head, rest = page.split(mark, 1)
        page = f"{head}{mark}\n{table}\n{end}{rest.split(end, 1)[1]}"
    return page


def main() -> None:
    """Bring the page up to date."""
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
