"""`magnifico texts check`: what is missing, left over, untranslated or too long in a language."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from magnifico.cli.arguments import InputError
from magnifico.cli.language import say
from magnifico.texts import LANGUAGES
from magnifico.texts.checks import check_language
from magnifico.texts.languages import facts_of

FOUND = 1


def texts_command(chosen: argparse.Namespace) -> int:
    """Print one line per finding, or per language without any; 1 if there are findings."""
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
