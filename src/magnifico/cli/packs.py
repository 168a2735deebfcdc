"""`magnifico pack check`: whether packs are complete and compatible with the printed ones."""

from __future__ import annotations

import argparse
from pathlib import Path

from magnifico.cli.arguments import InputError
from magnifico.cli.language import say
from magnifico.content import Pack, builtin_pack, check_pack, check_together, load_pack


def pack_command(chosen: argparse.Namespace) -> int:
    """Print one line per valid pack, and one per mistake otherwise."""
    faulty = False
    good: list[Pack] = []
    for name in chosen.folders:
        if not Path(name).is_dir():
            raise InputError(say("input-no-folder", path=name))
        errors = [str(error) for error in check_pack(Path(name))]
        if not errors:
            pack = load_pack(Path(name))
            errors = [
                str(error)
                for error in check_together(
                    [builtin_pack("base"), builtin_pack("houses"), builtin_pack("pazzi"), pack]
                )
            ]
            good.append(pack)
        for error in errors:
            print(f"{name}: {' '.join(error.split())}")
        faulty = faulty or bool(errors)
        if not errors:
            print(f"ok: {_contents(good[-1])}")
    return 1 if faulty else 0


def _contents(pack: Pack) -> str:
    parts = [
        (len(pack.cards), "cards"),
        (len(pack.leaders), "leaders"),
        (len(pack.excommunications), "excommunications"),
        (len(pack.bonus_tiles), "bonus tiles"),
        (len(pack.families), "families"),
    ]
    shown = ", ".join(f"{count} {what}" for count, what in parts if count or what == "cards")
    return f"{shown} ({pack.key})"
