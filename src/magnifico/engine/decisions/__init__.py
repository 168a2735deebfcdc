"""Everything the game asks a player, one class per decision: who decides, what is legal and why not, what it does.

| File | Decisions |
|---|---|
| turn.py | `TakeTurn`: place a family member, free actions, end the turn |
| placement.py | what `TakeTurn` checks and does for a placement; placement_list.py lists the legal ones |
| free_actions.py | leaders, special tokens and family exchanges within a turn |
| payment.py | `PayForCard`, `PaySurcharge`, `PayForExchange`, `PayForAbility`, `PayTokens` |
| privileges.py | `ChoosePrivilege` |
| bonus_card.py | `TakeBonusCard` |
| bonus_work.py | `BonusWork`, `ActivateOneCard`, `ActivateCards`, `ChooseWork` |
| exchanges.py | `AnnounceExchanges` |
| order.py | `ChooseOrder` |
| leader.py | `PlayOneOf`, `PlayLeaderFree`, `CopyLeader`, `ChooseMember`, `ChooseOption`, `ActivateVisconti` |
| bonus_tile.py | `ChooseBonusTile` |
| draft.py | `Draft` |
| auction.py | `Bid` |
| church.py | `SupportChurch`, `SecretVote` |
| demands.py | `GiveGoods`, `GiveUpCard` |
| leftover_card.py | `BuyLeftoverCard`, `RecoverCard` |
| tokens.py | `KeepToken`, `UseLastTokens` |
| loss.py | `LoseWoodOrStone` |

`decision.py` defines what a decision is, `agenda.py` asks the one on top, and `questions.py` makes those that the
rules ask. Decisions import the rules, never the other way round.
"""
