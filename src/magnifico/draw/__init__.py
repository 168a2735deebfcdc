"""Pictures of the table, cards and hands as SVG, drawn from a view and the printed facts.

Nothing here ever sees a game's state, so no picture can show what its viewer may not know. A picture is
self-contained: it needs no fonts, scripts or other images.
"""

from magnifico.draw.card import draw_card
from magnifico.draw.hand import draw_hand
from magnifico.draw.palette import Theme
from magnifico.draw.table import draw_table

__all__ = ["Theme", "draw_card", "draw_hand", "draw_table"]
