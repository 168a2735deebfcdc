"""The rules as plain functions on a state; steps that need no answer are beside their rule.

| File | Rules |
|---|---|
| values.py, action_value.py | values of members and actions, servants; the same term by term, for showing (5) |
| spaces.py | spaces of the board and of leaders: who may enter, what they require and bring (6) |
| towers.py | taking a card from a tower: surcharge, floor bonus, payment (6.2, 6.3) |
| cards.py | a player's cards: limits, what a card brings, discarding (7.2, 7.6, 19.1) |
| costs.py | prices, discounts, payments (7.3, 7.4) |
| harvest_production.py | which cards activate, what they bring (9) |
| privileges.py | council privileges (10) |
| gains.py, sources.py | gains and losses, and where they come from (11) |
| church.py | support and excommunication (12, 15) |
| scoring.py | the end of the game (14) |
| leaders.py | requirements, playing, abilities (16) |
| modifiers.py | what characters, leaders, families and excommunications change (7.5, 15, 16, 17) |
| tokens.py | special tokens (18.1) |

Setup and rounds (sections 2, 3, 4, 13) are in phases/. Checks of a placement and questions to opponents are in
decisions/: placement.py, demands.py. The rules never import decisions: they ask through `state.printed.ask`, see
state/questions.py.
"""
