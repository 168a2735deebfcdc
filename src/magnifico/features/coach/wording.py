"""Remarks in words."""

from __future__ import annotations

from magnifico.features.coach.remarks import Remark
from magnifico.texts import Naming, Texts
from magnifico.texts.words import goods_phrase


def describe_remark(remark: Remark, texts: Texts, naming: Naming) -> str:
    """The remark as the coach says it."""
    words: dict[str, int | str] = {}
    for name, value in remark.arguments.items():
        if name == "player":
            words[name] = naming.player(value, texts)
        elif name == "card":
            words[name] = naming.card(value, texts)
        elif name == "tile":
            words[name] = naming.excommunication(value, texts)
        else:
            words[name] = value
    said = texts.get(f"coach-{remark.key}", **words)
    gain = remark.arguments.get("source_gain")
    if not isinstance(gain, int):
        return said
    brings = goods_phrase({str(remark.arguments["source_good"]): gain}, texts)
    card = remark.arguments.get("source_card")
    if card is not None:
        name = naming.card(card, texts)
        return f"{said} {texts.get('coach-source', name=name, gain=brings)}"
    name = naming.space(remark.arguments["source_space"], texts)
    return f"{said} {texts.get('coach-source.space', name=name, gain=brings)}"
