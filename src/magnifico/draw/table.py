"""The whole table as one picture: bar, towers, city, Church, and a strip for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from magnifico import Options
from magnifico.draw import city, final, hand, prelude, strips, towers
from magnifico.draw.bar import HEIGHT as BAR
from magnifico.draw.bar import decision_words, draw_bar, round_words
from magnifico.draw.facts import Facts
from magnifico.draw.palette import Theme, palette_of
from magnifico.draw.svg import Sheet
from magnifico.texts import goods_phrase, listed
from magnifico.texts.words import labelled

WIDTH: Final = 800.0
_MARGIN: Final = 8.0


def draw_table(
    view: Mapping[str, object],
    *,
    options: Options,
    language: str = "en",
    theme: Theme = "light",
    names: Sequence[str] | None = None,
    width: float = WIDTH,
) -> str:
    """Draw the table as an SVG document, from a view and the printed facts alone.

    `view` is what `Game.view` returns for a seat, or for None what anybody may know; `options` are those
    of the game and `names` the players' names by seat. The picture is `width` pixels wide.
    """
    seen = cast("dict[str, Any]", view)
    facts = Facts(options, language, names or ())
    sheet = Sheet(palette_of(theme), facts.letters)
    inner = WIDTH - 2 * _MARGIN
    height = _height(seen)
    sheet.rect(0, 0, WIDTH, height, sheet.palette.page)
    draw_bar(sheet, seen, facts, WIDTH)
    y = BAR + _MARGIN
    if "final" in seen:
        final.draw_final(sheet, seen, facts, _MARGIN, y, inner)
        y += final.final_height(seen) + _MARGIN
    elif not seen["round"]:
        prelude.draw_prelude(sheet, seen, facts, _MARGIN, y, inner)
        y += prelude.prelude_height(seen) + _MARGIN
    else:
        towers.draw_towers(sheet, seen, facts, _MARGIN, y, inner)
        y += towers.HEIGHT + _MARGIN
        city.draw_spaces(sheet, seen, facts, _MARGIN, y, inner)
        y += city.SPACES + _MARGIN
    city.draw_church(sheet, seen, facts, _MARGIN, y, inner)
    y += city.CHURCH + _MARGIN
    for seat in final.ranking(seen) if "final" in seen else seen["order"]:
        strips.draw_strip(sheet, seen, facts, int(seat), _MARGIN, y, inner)
        y += strips.HEIGHT + _MARGIN / 2
    viewer = _viewer(seen)
    if viewer is not None:
        hand.draw_hand_panel(sheet, seen, facts, viewer, _MARGIN, y + _MARGIN / 2, inner)
    return sheet.document(
        WIDTH,
        height,
        title=f"Lorenzo il Magnifico: {round_words(seen, facts)}",
        description=_description(seen, facts),
        shown_at=width,
    )


def _viewer(view: dict[str, Any]) -> int | None:
    """The seat whose hand the view shows, if it holds anything."""
    for seat, own in enumerate(view["seats"]):
        if own.get("hand") or own.get("tokens"):
            return seat
    return None


def _height(view: dict[str, Any]) -> float:
    """The height of the picture."""
    if "final" in view:
        middle = final.final_height(view) + _MARGIN
    elif not view["round"]:
        middle = prelude.prelude_height(view) + _MARGIN
    else:
        middle = towers.HEIGHT + city.SPACES + 2 * _MARGIN
    below = city.CHURCH + _MARGIN + (strips.HEIGHT + _MARGIN / 2) * len(view["order"])
    viewer = _viewer(view)
    held = 0.0 if viewer is None else hand.hand_height(view["seats"][viewer]) + _MARGIN
    return BAR + _MARGIN + middle + below + held + _MARGIN / 2


def _description(view: dict[str, Any], facts: Facts) -> str:
    """The picture in a few sentences, for screen readers."""
    texts = facts.texts
    said = [decision_words(view, facts)]
    if view["round"]:
        dice = [
            f"{texts.get(f'colour-{colour}', case='nominative')} {pips}"
            for colour, pips in view["dice"].items()
        ]
        said.append(facts.say("table-dice", dice=listed(dice, texts)))
    for seat in view["order"]:
        goods = {good: count for good, count in view["seats"][seat]["goods"].items() if count}
        said.append(labelled(facts.player(int(seat)), goods_phrase(goods, texts), texts))
    return ". ".join(part for part in said if part) + "."
