"""Every icon as an SVG symbol, drawn on a grid of 24 units in the colours of a theme."""

from __future__ import annotations

from typing import Final

from magnifico.draw.letters import Letters
from magnifico.draw.palette import CREAM, EDGE, HEADS, SEAT_SIGNS, Palette

# FILL and LINE are the two colours of the icon in the palette; icons of one colour use currentColor.
_GOODS: Final[dict[str, str]] = {
    "coins": '<circle cx="12" cy="12" r="9.6" fill="FILL" stroke="LINE" stroke-width="1.5"/>'
    '<circle cx="12" cy="12" r="6.9" fill="none" stroke="LINE" stroke-width=".9" opacity=".75"/>'
    '<path d="M12 7.2 14.4 12 12 16.8 9.6 12z" fill="LINE"/>',
    "wood": '<path d="M5.2 8.3 17 4.6c2.7-.5 4.9 1.7 5 4.7.1 2.4-1.1 4.3-3 4.9L7.4 18.6z" fill="FILL"'
    ' stroke="LINE" stroke-width="1.4" stroke-linejoin="round"/>'
    '<path d="m9.5 9.5 8.5-2.7M11 12.8l8.3-2.8" stroke="LINE" opacity=".65" fill="none"/>'
    '<ellipse cx="6.5" cy="13.5" rx="4.3" ry="5.3" fill="#E9C794" stroke="LINE" stroke-width="1.4"/>'
    '<ellipse cx="6.5" cy="13.5" rx="2" ry="2.7" fill="none" stroke="LINE"/>',
    "stone": '<path d="M2.5 16.2 6 8.2l6.5-4.4 6.3 3.2 3 7.5-3.3 5.5H6z" fill="FILL" stroke="LINE"'
    ' stroke-width="1.4" stroke-linejoin="round"/>'
    '<path d="m6 8.2 5.2 2.3 1.3-6.7zM11.2 10.5l7.6-3.5 3 7.5-6.6 1z" fill="#FFF" opacity=".32"/>'
    '<path d="M6 8.2l5.2 2.3 7.6-3.5M11.2 10.5l4 5 6.6-1M15.2 15.5 6 20" fill="none" stroke="LINE"'
    ' stroke-linejoin="round"/>',
    "servants": '<path d="M12 10.5c4.6 0 6.7 4.7 7.2 11.2H4.8C5.3 15.2 7.4 10.5 12 10.5z" fill="FILL"'
    ' stroke="LINE" stroke-width="1.4" stroke-linejoin="round"/>'
    '<circle cx="12" cy="6.6" r="4.3" fill="FILL" stroke="LINE" stroke-width="1.4"/>'
    '<path d="M9.8 4.9a2.6 2.6 0 0 1 2.5-1" stroke="#FFF" stroke-width="1.2" opacity=".6" fill="none"/>',
    "military": '<path d="M3.2 4.6C6.3 4.6 9.3 3.9 12 2.2c2.7 1.7 5.7 2.4 8.8 2.4 0 8.2-2.5 14-8.8 17.2'
    'C5.7 18.6 3.2 12.8 3.2 4.6z" fill="FILL" stroke="LINE" stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M12 2.2v19.6c6.3-3.2 8.8-9 8.8-17.2-3.1 0-6.1-.7-8.8-2.4z" fill="#FFF" opacity=".28"/>',
    "faith": '<path d="M9.3 2h5.4l-.5 5.6 5.8-.5v5.3l-5.7-.5.6 10H9.1l.6-10-5.7.5V7.1l5.8.5z" fill="FILL"'
    ' stroke="LINE" stroke-width="1.4" stroke-linejoin="round"/>',
    "victory": '<path d="M11.2 21.5C4.8 19.5 2.6 11 6.3 3.5M12.8 21.5c6.4-2 8.6-10.5 4.9-18" fill="none"'
    ' stroke="LINE" stroke-width="1.2"/><path fill="FILL" stroke="LINE" stroke-width=".9" d="M6.7 2.2c1.6.9'
    " 2 2.5 1.2 4-1.6-.8-2-2.4-1.2-4zM3 6.2c1.8.3 2.7 1.6 2.4 3.3C3.6 9.2 2.7 7.9 3 6.2zM8.7 6.5c.6 1.7.1"
    " 3.2-1.4 4-.7-1.7-.2-3.2 1.4-4zM2.3 11.5c1.8-.2 3 .8 3.2 2.5-1.8.2-3-.8-3.2-2.5zM8.6 11.3c1.2 1.3 1.1"
    " 2.9-.1 4-1.2-1.3-1.1-2.9.1-4zM4.3 17c1.6-.9 3.1-.4 4 1-1.6.9-3.1.5-4-1zM10 15.8c1.6.8 2 2.3 1.3 3.8"
    "-1.6-.8-2-2.3-1.3-3.8zM17.3 2.2c-1.6.9-2 2.5-1.2 4 1.6-.8 2-2.4 1.2-4zM21 6.2c-1.8.3-2.7 1.6-2.4 3.3"
    " 1.8-.3 2.7-1.6 2.4-3.3zM15.3 6.5c-.6 1.7-.1 3.2 1.4 4 .7-1.7.2-3.2-1.4-4zM21.7 11.5c-1.8-.2-3 .8-3.2"
    " 2.5 1.8.2 3-.8 3.2-2.5zM15.4 11.3c-1.2 1.3-1.1 2.9.1 4 1.2-1.3 1.1-2.9-.1-4zM19.7 17c-1.6-.9-3.1-.4-4"
    ' 1 1.6.9 3.1.5 4-1zM14 15.8c-1.6.8-2 2.3-1.3 3.8 1.6-.8 2-2.3 1.3-3.8z"/>',
    "privilege": '<path d="M6 2.8h13.2c-1.3.7-1.7 1.7-1.7 3v13c0 1.6-.9 2.5-2.4 2.5H4.3c1.3-.4 1.9-1.3 1.9'
    '-2.6V6.3C6.2 4.8 5.7 3.7 4.5 3.3z" fill="FILL" stroke="LINE" stroke-width="1.4"/>'
    '<path d="M8.7 7.2h6.3M8.7 10h6.3M8.7 12.8h4" stroke="LINE" stroke-width="1.1" opacity=".8"/>'
    '<circle cx="17" cy="16.8" r="4.2" fill="#B8342F" stroke="#6D1712" stroke-width="1.2"/>',
    "tokens": '<path d="m12 1.5 2.9 3.6 4.6-.6-.6 4.6L22.5 12l-3.6 2.9.6 4.6-4.6-.6L12 22.5l-2.9-3.6-4.6.6.6'
    '-4.6L1.5 12l3.6-2.9-.6-4.6 4.6.6z" fill="FILL" stroke="LINE" stroke-width="1.3"/>'
    '<path d="m12 7 1.3 3.7L17 12l-3.7 1.3L12 17l-1.3-3.7L7 12l3.7-1.3z" fill="#FFF" opacity=".9"/>',
    "bolt": '<path d="M15 1.5 4 13.6h6.3L8.2 22.5 20 9.6h-6.4z" fill="FILL" stroke="LINE"'
    ' stroke-width="1.5" stroke-linejoin="round"/>',
}

_LINE: Final = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
_PLAIN: Final[dict[str, str]] = {
    "loop": '<path d="M12 12c-2-3-3.7-4.5-6-4.5A4.5 4.5 0 0 0 6 16.5c2.3 0 4-1.5 6-4.5s3.7-4.5 6-4.5a4.5'
    f' 4.5 0 0 1 0 9c-2.3 0-4-1.5-6-4.5z" {_LINE} stroke-width="2.2"/>',
    "round": f'<path d="M20.5 9.5A9 9 0 1 0 21 13M21.5 4v6h-6M9.8 9.6 12.5 8v8.5" {_LINE} stroke-width="2.2"/>',
    "flag": f'<path d="M5 2v20" {_LINE} stroke-width="2.2"/>'
    '<path d="M6 3.5c4.5-1.7 7 2.3 14 .2v10c-7 2.1-9.5-1.9-14-.2z" fill="currentColor"/>',
    "arrow": f'<path d="M3 12h17m-6-6 6 6-6 6" {_LINE} stroke-width="2.4"/>',
    "return": f'<path d="M8.5 4.5 3.5 9.5l5 5M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9" {_LINE} stroke-width="2.2"/>',
    "church": f'<circle cx="12" cy="12" r="9" {_LINE} stroke-width="1.9"/>'
    f'<path d="M12 6v12M8.5 10h7M5.8 18.2 18.2 5.8" {_LINE} stroke-width="1.9"/>',
    "crucifix": '<path d="M9.8 2h4.4l-.4 5.8 5.7-.4v4.8l-5.6-.4.5 10.2H9.6l.5-10.2-5.6.4V7.4l5.7.4z"'
    ' fill="currentColor"/>',
    "hand": f'<path d="M8.5 3.5h11v14h-11zM5 6.5v14h11" {_LINE} stroke-width="1.9"/>',
    "market": '<path d="M3 9 5.2 4h13.6L21 9M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M5 13v8h14v-8M10 21v-5h4v5"'
    f' {_LINE} stroke-width="1.9"/>',
    "play": '<path d="M6 3.5v17L20.5 12z" fill="currentColor"/>',
    "slot": f'<circle cx="12" cy="12" r="9" {_LINE} stroke-width="2" stroke-dasharray="3.2 3.8"/>',
    "cross": f'<path d="m5 5 14 14M19 5 5 19" {_LINE} stroke-width="2.6"/>',
    "opponents": '<circle cx="8" cy="8" r="3.2" fill="currentColor"/>'
    '<path d="M2 20c.2-4.8 2.6-7.5 6-7.5s5.8 2.7 6 7.5z" fill="currentColor"/>'
    '<g fill="currentColor" opacity=".65"><circle cx="16.5" cy="8" r="3.2"/>'
    '<path d="M15.5 20c-.1-3-.8-5.2-2-6.8 4.5-2.2 8.3.6 8.5 6.8z"/></g>',
    "lily": '<path fill="currentColor" d="M12 2c2 2.4 3 4.7 3 6.8 0 1.5-.5 2.8-1.2 3.8h1.6c.4-2.7 1.9-4.8'
    " 3.7-4.8 1.6 0 2.7 1.1 2.7 2.7s-1.2 2.7-2.8 2.4c.2-.9-.1-1.6-.9-1.6-1.1 0-1.5 1.2-1.5 2.4v.4H14c.2"
    " 2.2 1 3.8 2.1 4.8-1.4.2-2.7.8-4.1 2-1.4-1.2-2.7-1.8-4.1-2 1.1-1 1.9-2.6 2.1-4.8H7.4v-.4c0-1.2-.4"
    "-2.4-1.5-2.4-.8 0-1.1.7-.9 1.6-1.6.3-2.8-.8-2.8-2.4s1.1-2.7 2.7-2.7c1.8 0 3.3 2.1 3.7 4.8h1.6"
    'C9.5 11.6 9 10.3 9 8.8 9 6.7 10 4.4 12 2z"/>',
    "harvest": '<path fill="#D9A63A" stroke="#6B4A0C" stroke-width=".9" d="M12 1.5c1.8 1.7 1.8 3.8 0 5.5-1.8'
    "-1.7-1.8-3.8 0-5.5zM17.8 4.6c.3 2.5-1 4.2-3.5 4.5-.2-2.5 1-4.2 3.5-4.5zM6.2 4.6c-.3 2.5 1 4.2 3.5"
    " 4.5.2-2.5-1-4.2-3.5-4.5zM18.5 9.3c.3 2.5-1 4.2-3.5 4.5-.2-2.5 1-4.2 3.5-4.5zM5.5 9.3c-.3 2.5 1 4.2"
    " 3.5 4.5.2-2.5-1-4.2-3.5-4.5zM17.8 14c.1 2.3-1.1 3.9-3.5 4.2-.1-2.3 1.1-3.9 3.5-4.2zM6.2 14c-.1 2.3"
    ' 1.1 3.9 3.5 4.2.1-2.3-1.1-3.9-3.5-4.2z"/>'
    '<path d="M12 7v15.5" stroke="#6B4A0C" stroke-width="1.6" stroke-linecap="round"/>',
    "production": '<path d="m9.5 9.5 12 12" stroke="#5B3512" stroke-width="3.8" stroke-linecap="round"/>'
    '<path d="m9.5 9.5 12 12" stroke="#B07A43" stroke-width="1.7" stroke-linecap="round"/>'
    '<path d="M2.2 9.5 9 2.7c2.6-.9 5-.4 7 1.7l-2.3.8-3.2 3.2.9 1.6-3.2 3.2-1.6-.9-1.8 1.8z" fill="#8D949B"'
    ' stroke="#3C4147" stroke-width="1.3" stroke-linejoin="round"/>',
}

_TYPES: Final[dict[str, str]] = {
    "territory": '<path d="M4.5 18.5 9.5 10l3.3 4.8 2.3-3.3 4.4 7z" fill="#FFF"/>'
    '<circle cx="15.5" cy="7" r="1.9" fill="#FFF"/>',
    "character": '<circle cx="12" cy="8.3" r="3.4" fill="#FFF"/>'
    '<path d="M5.5 19c.2-4 2.8-6.2 6.5-6.2s6.3 2.2 6.5 6.2z" fill="#FFF"/>',
    "building": '<path d="M12 4.5 19 9v1.3H5V9zM6.3 11.5h2.4v5.3H6.3zM10.8 11.5h2.4v5.3h-2.4zM15.3'
    ' 11.5h2.4v5.3h-2.4zM5 17.9h14v1.7H5z" fill="#FFF"/>',
    "venture": '<path d="M11.3 4v10H5.2c3.1-2.4 5.3-5.7 6.1-10zM12.8 5.6c2.7 1.9 4.7 4.8 5.2 8.4h-5.2z'
    'M4.5 15.5h15l-2.4 4H7z" fill="#FFF"/>',
    "special": '<path d="m12 4.5 1.9 5.6 5.6 1.9-5.6 1.9L12 19.5l-1.9-5.6L4.5 12l5.6-1.9z" fill="#FFF"/>',
    "leader": '<path d="m4.8 8 3.9 3.2L12 5.8l3.3 5.4L19.2 8l-1.5 8.5H6.3zM6.3 17.7h11.4v1.7H6.3z"'
    ' fill="#FFF"/>',
}

# The pictures of the cards: BACK, MID and FRONT are the three colours of the band.
_BANDS: Final[dict[str, str]] = {
    "territory": '<path d="M0 22c14-7 30-8 46-2 18 6 40 4 68-9v29H0z" fill="MID"/>'
    '<path d="M0 30c20-8 40-7 62-1 18 4 34 2 52-5v16H0z" fill="FRONT"/>',
    "character": '<path d="M0 0h26c-2 14-10 26-26 34z" fill="MID"/>'
    '<path d="M62 40V22a21 21 0 0 1 42 0v18z" fill="MID"/><path d="M67 40V23a16 16 0 0 1 32 0v17z" fill="FRONT"/>',
    "building": '<path d="M0 40V23h12v-5l6-5 6 5v5h8v-6h14v6h10V11l5-5 5 5v12h12v-4h14v7h22v14z" fill="MID"/>'
    '<path d="M0 40v-8h16v-4h12v4h22v-5h14v5h22v-4h28v12z" fill="FRONT"/>',
    "venture": '<path d="M82 34-20-14h10zM82 34 4-14h10zM82 34 28-14h10zM82 34 52-14h10zM82 34 76-14h10zM82 34'
    ' 100-14h10zM82 34 124-14h10z" fill="MID"/>'
    '<path d="M0 33c10-3 18-3 28 0s18 3 28 0 18-3 28 0 18 3 30 0v7H0z" fill="FRONT"/>',
    "leader": '<path d="M34 40V20a23 23 0 0 1 46 0v20z" fill="FRONT"/>',
}


def symbol(name: str, palette: Palette, key: str, letters: Letters) -> str:
    """The definition of an icon, a band, a seat's sign, a member's head or the sky under an id."""
    kind, _, rest = name.partition("-")
    if kind == "sky":
        stops = "".join(f'<stop offset="{at}%" stop-color="{tint}"/>' for at, tint in palette.sky)
        return f'<linearGradient id="{key}" x2="0" y2="1">{stops}</linearGradient>'
    if kind == "band":
        return _band(rest, palette, key)
    if kind == "seat":
        return _seat(int(rest), key, letters.of_seat(int(rest)))
    if kind == "head":
        return _head(rest, key, letters.members[rest])
    return f'<symbol id="{key}" viewBox="0 0 24 24">{_body(name, palette)}</symbol>'


def _body(name: str, palette: Palette) -> str:
    if name in _TYPES:
        ground = (
            f'<rect x="2.5" y="1.5" width="19" height="21" rx="3.5" fill="{palette.types[name]}"/>'
        )
        return ground + _TYPES[name]
    if name in _GOODS:
        fill, line = palette.icons[name]
        return _GOODS[name].replace("FILL", fill).replace("LINE", line)
    return _PLAIN[name]


def _band(card_type: str, palette: Palette, key: str) -> str:
    back, mid, front = palette.bands[card_type]
    picture = _BANDS[card_type].replace("MID", mid).replace("FRONT", front)
    return (
        f'<symbol id="{key}" viewBox="0 0 114 40" preserveAspectRatio="xMidYMax slice">'
        f'<path d="M-200-200h600v240h-600z" fill="{back}"/>{picture}</symbol>'
    )


def _seat(seat: int, key: str, letter: str) -> str:
    sign = SEAT_SIGNS[seat % len(SEAT_SIGNS)]
    return (
        f'<symbol id="{key}" viewBox="-18 -18 36 36"><path d="{sign.outline}" fill="{EDGE}"'
        f' stroke="{EDGE}" stroke-width="5.5" stroke-linejoin="round"/>'
        f'<path d="{sign.outline}" fill="{sign.colour}" stroke="{CREAM}" stroke-width="2.6"'
        f' stroke-linejoin="round"/><text y="{sign.drop:g}" text-anchor="middle" font-size="15"'
        f' font-weight="700" fill="{sign.ink}">{letter}</text></symbol>'
    )


def _head(member: str, key: str, letter: str) -> str:
    fill, ink = HEADS[member]
    size = 10.5 if len(letter) == 1 else 8.5
    return (
        f'<symbol id="{key}" viewBox="-10 -10 20 20"><circle r="9.2" fill="{EDGE}"/>'
        f'<circle r="7.7" fill="{fill}" stroke="{CREAM}" stroke-width="1.4"/>'
        f'<text y="{size * 0.36:g}" text-anchor="middle" font-size="{size}" font-weight="700" fill="{ink}">'
        f"{letter}</text>"
        "</symbol>"
    )
