"""Remarks in words."""

from __future__ import annotations

from magnifico.features.coach.remarks import Remark
from magnifico.texts import Naming, Texts


def describe_remark(remark: Remark, texts: Texts, naming: Naming) -> str:
    """The remark as the coach says it."""
    words: dict[str, int | str] = {}
    for name, value in remark.arguments.items():
        if name == "player":
            words[name] = naming.player(value, texts)
        elif name == "tile":
            words[name] = naming.excommunication(value, texts)
        else:
            words[name] = value
    return texts.get(f"coach-{remark.key}", **words)
