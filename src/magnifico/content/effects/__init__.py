"""The vocabulary of effects: everything a card, leader, tile or family can do, as typed plain data.

Each effect is one class: its key in a pack, the places where it may stand, how it is read and checked, its icons, and
the examples that docs/effects.md shows. A new card made of known effects needs no code.

| File | Effects |
|---|---|
| goods.py | receiving and giving up |
| actions.py | actions |
| standing.py | what lasts as long as its card, leader or family is owned |
| others.py | leaders, tokens, cards, opponents |
| families.py | families |
| excommunications.py | excommunication tiles |
"""

# Each file adds its effects to the package; lists and messages name them in the order of these lines.
# ruff: noqa: F403
# isort: off
from magnifico.content.effects.effect import *
from magnifico.content.effects.goods import *
from magnifico.content.effects.actions import *
from magnifico.content.effects.standing import *
from magnifico.content.effects.others import *
from magnifico.content.effects.families import *
from magnifico.content.effects.excommunications import *
