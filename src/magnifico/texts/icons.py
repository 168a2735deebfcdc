"""The icons of an effect (content/signs.py) for a reader: messages among them become words of the language."""

from __future__ import annotations

from magnifico.content.effects import Effect
from magnifico.content.signs import Cluster, Row, Sign
from magnifico.texts.bundles import Texts
from magnifico.texts.words import pieces, sentence


def icon_rows(effect: Effect, texts: Texts) -> list[Row]:
    """An effect in icons, with a row for every option of a choice; empty if it has to be described in words."""
    return [
        [part for cluster in row for part in _translated(cluster, texts)]
        for row in effect.icon_rows()
    ]


def words(text: str) -> Row:
    """A text that may wrap between words."""
    return [(Sign("words", word),) for word in pieces(text)]


def _translated(cluster: Cluster, texts: Texts) -> Row:
    if cluster[0].message:
        return words(sentence(texts.get(cluster[0].text)))
    return [cluster]
