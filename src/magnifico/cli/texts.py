"""`magnifico texts check`: what is missing, left over, untranslated or too long in a language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from magnifico.cli.arguments import InputError, OneLineParser
from magnifico.cli.language import say
from magnifico.texts import LANGUAGES
from magnifico.texts.checks import check_language
from magnifico.texts.languages import facts_of

FOUND = 1


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico texts", description="help-texts")
    check = parser.add_actions("help-texts")("check")
    check.add_argument("languages", nargs="*", metavar="CODE", help="help-texts-languages")
    check.add_argument("--json", action="store_true", help="help-json-any")
    return parser


def texts_command(arguments: Sequence[str]) -> int:
    """Print one line per finding, or per language without any; 1 if there are findings."""
    chosen = _parser().parse_args(arguments)
    for code in chosen.languages:
        if code not in LANGUAGES:
            raise InputError(say("input-language", code=code, known=", ".join(LANGUAGES)))
    found = []
    for code in dict.fromkeys(chosen.languages or LANGUAGES):
        name = facts_of(code).name
        mine = check_language(code)
        found += mine
        if not chosen.json:
            print("\n".join(map(str, mine)) or f"ok: {code} ({name})")
    if chosen.json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False))
    return FOUND if found else 0
