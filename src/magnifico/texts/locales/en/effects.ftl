# What cards, leaders, tiles and families do. Texts start in lower case; the program raises the first letter
# where a text stands alone.

effect-lose = lose { $goods }
effect-per = { $goods } { $per }
effect-per-capped = { $goods } { $per }, counting no more cards than the action value
effect-per-maximum = { $goods } { $per }, at most { $maximum } in all

## Exchanges and choices

exchange-may = you may { $options }
exchange-pay = pay { $goods }
exchange-pay-per-opponent = pay { $goods } per opponent
exchange-discard-character = discard one of your characters
exchange-discard-leader = discard one of your leaders in play
exchange-receive = { $cost } to receive { $goods }
exchange-play-leader = { $cost } to play a leader from your hand ignoring its requirements
exchange-demand = { $cost }; then each opponent gives you { $options } (their choice)
exchange-repeat = { $exchange }, up to as many times as the action value
choose-one = choose to { $options }
choose-receive = receive { $goods }
market-reward = the reward of an open, empty Market space
opponents-give = each opponent gives you { $options } (their choice)
play-leader = play a leader from your hand ignoring its requirements

## Actions

take-card = take { $types } at value { $value }
take-card-cheaper = take { $types } at value { $value }, { $discount } cheaper
not-special = { $text } (not from the Special tower)
work-harvest = harvest at value { $value }
work-production = production at value { $value }
work-one-harvest = harvest at value { $value }, activating only one of your territories
work-one-production = production at value { $value }, activating only one of your buildings
work-opponent-harvest = harvest at value { $value }, activating one opponent’s territories instead of yours
work-opponent-production = production at value { $value }, activating one opponent’s buildings instead of yours
work-no-bonuses = { $text } (only servants can raise it)
work-at-space-value = harvest or production at the value of the family member placed here
activate = { $count ->
    [1] you may activate one other { $type } of yours, ignoring its activation value
   *[other] you may activate up to { $count } of your { $types }, ignoring their activation values
}

## Standing effects

bonus-harvest = { $value } to the value of your harvests
bonus-production = { $value } to the value of your productions
bonus-territory = { $value } to the value when you take a territory
bonus-character = { $value } to the value when you take a character
bonus-building = { $value } to the value when you take a building
bonus-venture = { $value } to the value when you take a venture
bonus-cheaper = { $text }, { $discount } cheaper
discount = { $types } cost { $goods } less (not the surcharge)
discount-all = development cards cost { $goods } less (not the surcharge)
member-bonus-coloured = { $value } to the value of your coloured family members
member-bonus-neutral = { $value } to the value of your neutral family member
member-set-all_coloured = your coloured family members have value { $value }, no matter what the dice show
member-set-one_coloured = one of your unplaced coloured family members has value { $value } for the rest of the round
trigger = { $when }, receive { $goods }
trigger-more = { $when }, also receive { $goods }
when-take_territory = each time you take a territory
when-take_character = each time you take a character
when-take_building = each time you take a building
when-take_venture = each time you take a venture
when-play_leader = each time you play a leader
when-church_support = each time you support the Church
when-privilege = for each council privilege you receive
token-slot-activation = receive what the token here shows (you may place one special token here; it stays)
token-slot-market = each time you place a family member in the Market, receive what the token here shows (you may place one special token here; it stays)

## Rules

rule-no_floor_bonus = you receive no floor bonus on third and fourth floors
rule-place_in_occupied = you may place your family members in occupied spaces
rule-no_surcharge = you pay no surcharge in occupied towers
rule-no_surcharge_special = you pay no surcharge in the Special tower
rule-no_territory_requirement = you need no military points to take territories
rule-double_immediate = wood, stone, coins and servants from the immediate effects of development cards are doubled
rule-copy_leader = copy the ability of a leader an opponent has in play, for the rest of the game
rule-no_excommunication = you can’t be excommunicated
rule-servants_replace = you may pay servants instead of wood, stone or coins
rule-servants_count_double = each servant you spend raises a value by 2 instead of 1
rule-extra_victory = each time you receive victory points, receive 1 more
rule-extra_privilege = each time an effect gives you council privileges, receive 1 more, different from the others
rule-no_large_production_penalty = no penalty in the large production space
rule-no_large_harvest_penalty = no penalty in the large harvest space
rule-ignore_one_requirement = each time you play a leader, you may ignore one of its requirements
rule-keep_building_goods = wood and stone you pay for buildings go onto this tile; instead of a council privilege you may take everything on it
rule-military_not_spent = you must have the military points a venture costs, but you do not spend them
rule-buy_leftover = at the end of the actions phase you may spend 7 servants to take one card left on the four ordinary towers, without paying its printed cost and without the military points a territory needs
rule-harvest_on_territory = each time you take a territory: harvest at its activation value minus 1 (nothing can raise it)
rule-no_faith_privilege = you cannot turn council privileges into faith points
rule-faith_tiles = the first time you reach each special faith tile on the track, receive what it shows
rule-visconti = each time you play a leader, activate one of your five Visconti tokens, then receive what all active ones show

## Leaders, tokens, opponents

draw-leaders = { $count ->
    [one] draw { $count } leader
   *[other] draw { $count } leaders
}
draw-tokens = draw { $tokens }, keep { $keep }
take-discarded = take { $types } from the discarded cards at no cost
military-catch-up = move level with the first player on the military track
opponents-discard = each opponent discards { $types } (their choice)

## Families

free-exchange = on your turn, any number of times: pay { $pay } to receive { $gain }
extra-member = you have an additional brown family member of value { $value }; it counts neither as coloured nor as neutral
card-limit = you may own up to { $cards }; { $scores } victory points
card-limit-score = { $number } score { $score }
auction-leaders = { $count ->
    [one] you receive the leader face up beside this tile
   *[other] you receive the { $count } leaders face up beside this tile
}
auction-leaders-play = { $count ->
    [one] you receive the leader face up beside this tile and must play it immediately, ignoring its requirements
   *[other] you receive the { $count } leaders face up beside this tile and must play one immediately, ignoring its requirements
}
set-rewards = for each complete set of the four types: { $rewards }
set-reward = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}, { $text }
set-reward-first = reward of set { $number } ({ $text })
lose-on-excommunication = each time you are excommunicated, lose { $goods }

## Excommunications

gain-penalty = each time you receive { $goods }, you receive { $amount } fewer
gain-penalty-each = each time you receive { $goods }, you receive { $amount } less of each
forbid-market = you cannot place family members in the Market
forbid-special_tower = you cannot take cards from the Special tower
servants-per-value = { $servants } raise a value by only 1
skip-first-turn = you skip your first turn of each round and take it after everyone else
no-end-score-territory = no victory points for territories at the end
no-end-score-character = no victory points for characters at the end
no-end-score-building = no victory points for buildings at the end
no-end-score-venture = no victory points for ventures at the end
end-loss-victory = before the final scoring, lose { $goods } { $count ->
    [1] for each one you have
   *[other] for every { $count } you have
}
end-loss-military = at the end, lose { $goods } { $per }
end-loss-building_costs = at the end, lose { $goods } for each wood and stone in the costs of your buildings
end-loss-resources = at the end, lose { $goods } for each wood, stone, coin and servant you have left
end-loss-cards_beyond = at the end, lose { $goods } for each card beyond { $beyond } of each type
