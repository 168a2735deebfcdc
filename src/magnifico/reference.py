"""Writes docs/view.md: every key of a view and every event, from their declarations in the engine.

`python -m magnifico.reference` (or `make reference`) in the root of the repository brings the page up to date.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from magnifico.engine.events import EVENT_KINDS, FIELD_KINDS

# Read, not imported: comments are only in the source, and a compiled module drops its annotations.
SOURCE: Final = Path(__file__).parent / "engine" / "state" / "view_types.py"
PAGE: Final = Path("docs", "view.md")
COMMAND: Final = "python -m magnifico.reference"
_TABLE: Final = re.compile(r"\b[A-Z]\w*View\b")
_SAME_IN_EVENTS: Final = ("tower", "period", "card", "face", "leader", "member", "family")
"""Keys that mean the same in views and in events."""


@dataclass(frozen=True)
class Key:
    """A key of a view: its type as written, its meaning, and whether it is always there."""

    name: str
    type_name: str
    meaning: str
    always: bool


@dataclass(frozen=True)
class Record:
    """One of the tables a view is made of."""

    name: str
    meaning: str
    keys: tuple[Key, ...]


def records() -> list[Record]:
    """The tables of a view: the view itself, then the others in the order in which they are first used."""
    source = SOURCE.read_text(encoding="utf-8")
    comments = _comments(source)
    found: dict[str, Record] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name.endswith("View"):
            keys = tuple(
                _key(field, comments) for field in node.body if isinstance(field, ast.AnnAssign)
            )
            found[node.name] = Record(node.name, ast.get_docstring(node) or "", keys)
    ordered = ["View"]
    for name in ordered:  # grows during the loop
        for key in found[name].keys:
            ordered += [one for one in _TABLE.findall(key.type_name) if one not in ordered]
    if set(ordered) != set(found):
        raise ValueError(f"no view holds {sorted(set(found) - set(ordered))}")
    return [_with_meanings(found[name], found) for name in ordered]


def _comments(source: str) -> dict[int, str]:
    """The comments by their line."""
    return {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }


def _key(field: ast.AnnAssign, comments: dict[int, str]) -> Key:
    assert isinstance(field.target, ast.Name)
    written = ast.unparse(field.annotation)
    needless = re.fullmatch(r"NotRequired\[(.*)\]", written)
    lines = range(field.lineno, (field.end_lineno or field.lineno) + 1)
    meaning = " ".join(comments[line] for line in lines if line in comments)
    return Key(field.target.id, needless[1] if needless else written, meaning, needless is None)


def _with_meanings(record: Record, known: dict[str, Record]) -> Record:
    """The record with meanings for keys without a comment: that of their table, or of the same field in events."""
    keys: list[Key] = []
    for key in record.keys:
        meaning = key.meaning
        inner = _TABLE.search(key.type_name)
        if inner and (not meaning or meaning.startswith("(")):
            sentence = known[inner[0]].meaning.split(". ")[0].rstrip(".")
            meaning = sentence[0].lower() + sentence[1:]
        elif not meaning and key.name in _SAME_IN_EVENTS:
            meaning = FIELD_KINDS[key.name].meaning
        keys.append(Key(key.name, key.type_name, meaning, key.always))
    return Record(record.name, record.meaning, tuple(keys))


# ------------------------------------------------------------------------------------------------ the page


_HEAD: Final = f"""# Views and events

<!-- Written by {COMMAND} from src/magnifico/engine/state/view_types.py and engine/events.py; do not edit. -->

`game.view(seat)` is what that seat may know, `game.view(None)` what anybody may know. A view is plain data (dicts,
lists, numbers and strings) with types: `view["seats"][0]["goods"]["coins"]` is an `int` to mypy and to your editor. A
key marked *sometimes* is left out where it doesn't apply; its meaning says when it is there, or for which expansion.
Seats count from 0. Cards are named by their printed numbers, everything else by the keys of the
[notation](notation.md).

`game.play(move)` returns [events](#events), in the order in which things happened.
"""

_EVENTS: Final = """## Events

An event has a `name`, a `seat` (-1 if it concerns nobody) and `fields` as plain data; `event.text("it")` is a
sentence. Fields in *italics* are secret: only the player concerned gets them, in `game.log(seat)` and
`event.for_seat(seat)`. Fields in brackets are optional. A field means the same in every event; see
[the fields](#the-fields-of-events).
"""


def page() -> str:
    """The whole page."""
    parts = [_HEAD]
    for record in records():
        parts.append(_record_part(record))
    parts += [_EVENTS, _event_table(), "### The fields of events\n", _field_table()]
    return "\n".join(parts)


def _record_part(record: Record) -> str:
    lines = [
        f"## {record.name}",
        "",
        record.meaning,
        "",
        "| key | type | meaning |",
        "|---|---|---|",
    ]
    for key in record.keys:
        shown = _TABLE.sub(lambda match: f"[{match[0]}](#{match[0].lower()})", _escaped(key))
        sometimes = "" if key.always else " *sometimes*"
        lines.append(f"| `{key.name}`{sometimes} | {shown} | {key.meaning} |")
    return "\n".join([*lines, ""])


def _escaped(key: Key) -> str:
    """A type for a table cell; unless it is a link, it is shown as code."""
    if _TABLE.search(key.type_name):
        return key.type_name.replace("|", "\\|").replace("[", "\\[").replace("]", "\\]")
    return f"`{key.type_name}`".replace("|", "\\|")


def _event_table() -> str:
    lines = ["| event | fields | |", "|---|---|---|"]
    for kind in EVENT_KINDS.values():
        fields = []
        for name in kind.fields:
            shown = f"*`{name}`*" if name in kind.secret else f"`{name}`"
            fields.append(f"({shown})" if name in kind.sometimes else shown)
        lines.append(f"| `{kind.name}` | {' '.join(fields)} | {kind.sentence} |")
    return "\n".join([*lines, ""])


def _field_table() -> str:
    lines = ["| field | type | meaning |", "|---|---|---|"]
    for field in FIELD_KINDS.values():
        lines.append(f"| `{field.name}` | `{field.type_name}` | {field.meaning} |")
    return "\n".join([*lines, ""])


def main() -> None:
    """Bring the page up to date."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
