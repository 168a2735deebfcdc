"""`magnifico pack check`: whether packs are complete and compatible with the printed ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from magnifico.cli.arguments import InputError, OneLineParser, one_line
from magnifico.cli.language import say, texts_spoken
from magnifico.content import Pack, builtin_pack, check_pack, check_together, load_pack
from magnifico.texts import listed
from magnifico.texts.errors import describe_error


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="magnifico pack", description="help-pack")
    check = parser.add_actions("help-pack")("check")
    check.add_argument("folders", nargs="+", metavar="DIR")
    return parser


def pack_command(arguments: Sequence[str]) -> int:
    """Print one line per valid pack, and one per mistake otherwise."""
    chosen = _parser().parse_args(arguments)
    faulty = False
    good: list[Pack] = []
    for name in chosen.folders:
        if not Path(name).is_dir():
            raise InputError(say("input-no-folder", path=name))
        errors = check_pack(Path(name))
        if not errors:
            pack = load_pack(Path(name))
            errors = check_together(
                [builtin_pack("base"), builtin_pack("houses"), builtin_pack("pazzi"), pack]
            )
            good.append(pack)
        for error in errors:
            print(f"{name}: {one_line(describe_error(error, texts_spoken()))}")
        faulty = faulty or bool(errors)
        if not errors:
            print(say("pack-fits", contents=_contents(good[-1]), pack=good[-1].key))
    return 1 if faulty else 0


def _contents(pack: Pack) -> str:
    parts = {
        "pack-cards": len(pack.cards),
        "pack-leaders": len(pack.leaders),
        "pack-excommunications": len(pack.excommunications),
        "pack-bonus-tiles": len(pack.bonus_tiles),
        "pack-families": len(pack.families),
    }
    texts = texts_spoken()
    counts = [
        texts.get(name, count=count)
        for name, count in parts.items()
        if count or name == "pack-cards"
    ]
    return listed(counts, texts)
