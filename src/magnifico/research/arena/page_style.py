"""The style of the page about a contest."""

from __future__ import annotations

from typing import Final

_LIGHT: Final = (
    "#2a6fb0",
    "#c2601a",
    "#2c8a57",
    "#8055ad",
    "#b3413b",
    "#1d8490",
    "#8f7210",
    "#ae4f84",
)
_DARK: Final = (
    "#6ba8e5",
    "#e9965c",
    "#62bd8a",
    "#b698dc",
    "#e5857e",
    "#58bac4",
    "#d0af4e",
    "#df92ba",
)
COLOURS: Final = len(_LIGHT)
"""How many bots get their own colour."""

_SOURCES: Final = {
    # source: its colour on a light and on a dark page; cards have the colours of their towers
    "cards": ("#a07d14", "#c9a83c"),
    "harvest": ("#74932f", "#a3bf68"),
    "production": ("#bd691f", "#d98e4a"),
    "leaders": ("#25858d", "#55a9b0"),
    "church": ("#7d76b3", "#a39dcb"),
    "other": ("#9a9a94", "#8d8d88"),
    "spent": ("#7a4b46", "#8f5f59"),
    "before_scoring": ("#91302b", "#b04d47"),
    "territories": ("#3f8f4f", "#54a364"),
    "characters": ("#3f74b5", "#5a8fcf"),
    "ventures": ("#7d57a6", "#9673bf"),
    "military": ("#b8463f", "#cf6a63"),
    "resources": ("#8f6a47", "#b08b68"),
    "penalties": ("#5c2320", "#cb7a74"),
}


def _colours(dark: bool) -> str:
    bots = "".join(f"--c{n}:{c};" for n, c in enumerate(_DARK if dark else _LIGHT))
    sources = "".join(f"--s-{name}:{pair[dark]};" for name, pair in _SOURCES.items())
    return bots + sources


_CLASSES: Final = "".join(f".c{n}{{--own:var(--c{n})}}\n" for n in range(COLOURS)) + "".join(
    f".s-{name}{{--own:var(--s-{name})}}\n" for name in _SOURCES
)

STYLE: Final = (
    f""":root{{--paper:#fbfaf7;--panel:#fff;--ink:#22201c;--soft:#6a655c;--line:#e2ded5;--rule:#c9c3b6;
--inside:#fff;{_colours(False)}}}
@media (prefers-color-scheme:dark){{:root{{--paper:#191816;--panel:#22211e;--ink:#ebe7de;--soft:#a8a297;
--line:#383530;--rule:#57524a;--inside:#16150f;{_colours(True)}}}}}
{_CLASSES}"""
    + """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:980px;margin:0 auto;padding:28px 20px 60px}
h1{font:600 27px/1.25 Georgia,"Times New Roman",serif;margin:0 0 12px;overflow-wrap:anywhere}
h2{font:600 19px/1.3 Georgia,"Times New Roman",serif;margin:0 0 4px}
section{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:18px 20px;margin:16px 0}
pre{margin:0;padding:8px 12px;background:var(--panel);border:1px solid var(--line);border-radius:6px;
font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}
.note{margin:0 0 10px;color:var(--soft);font-size:13.5px;max-width:78ch}
.facts{display:flex;flex-wrap:wrap;gap:6px 26px;margin:14px 0 4px}
.facts dt{color:var(--soft);font-size:12px}
.facts dd{margin:0;font-variant-numeric:tabular-nums;font-weight:600}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:14px;margin:8px 0}
th,td{padding:5px 16px 5px 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th:first-child{text-align:left;font-weight:500}
thead th{color:var(--soft);font-weight:500;font-size:12.5px;border-bottom-color:var(--rule)}
tbody tr:last-child>*{border-bottom:0}
td small{display:block;color:var(--soft);font-size:11.5px}
.games td:nth-child(3){text-align:left;white-space:normal;min-width:320px}
.games :is(td,th):is(:nth-child(2),:nth-child(3),:last-child){text-align:left}
a{color:inherit}
summary{cursor:pointer;color:var(--soft)}
.key,.swatch{display:inline-block;width:11px;height:11px;margin-right:8px;background:var(--own);border-radius:50%}
.swatch{border-radius:2px}
.chart{max-width:860px}
svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif}
svg text{fill:var(--ink)}
.label{text-anchor:end}
.tick{text-anchor:middle;fill:var(--soft)!important;font-size:11.5px}
.value{font-size:11.5px;font-weight:600}
.inside{text-anchor:middle;font-size:11.5px;font-weight:600;fill:var(--inside)!important;pointer-events:none}
.grid{stroke:var(--line)}
.even{stroke:var(--soft);stroke-dasharray:5 4;stroke-width:1.4}
.whisker{stroke:var(--own);stroke-width:2}
.dot{fill:var(--own);stroke:var(--panel);stroke-width:1.5}
.fill{fill:var(--own);opacity:.38}
.outline{fill:none;stroke:var(--own);stroke-width:1.8}
.mean{stroke:var(--ink);stroke-width:1.6}
.stack{fill:var(--own)}
@media print{section{break-inside:avoid;border:0;padding:0}}
"""
)
