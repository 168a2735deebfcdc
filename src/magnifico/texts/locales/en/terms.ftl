# Words for goods, cards, spaces, members and phases.
# A language that inflects chooses by $case, and asks for a form with FORM($goods, case: "accusative").
# SOUND($last) is the sound that a text begins with, by the "sounds" of language.json.
# $noun is the key of the card type that other words agree with (territory, territory-building).

## Lists

list-comma = { $first }, { $last }
list-clauses = { $first }; { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-or-else = { $first } or { $last }
list-or-clause = { $first }, or { $last }


## Goods: amounts of one kind

good-wood = { $count } wood
good-stone = { $count } stone
good-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
good-servants = { $count ->
    [one] { $count } servant
   *[other] { $count } servants
}
good-military = { $count ->
    [one] { $count } military point
   *[other] { $count } military points
}
good-faith = { $count ->
    [one] { $count } faith point
   *[other] { $count } faith points
}
good-victory = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
good-tokens = { $count ->
    [one] { $count } special token
   *[other] { $count } special tokens
}
privileges = { $count ->
    [one] { $count } council privilege
   *[other] { $count } council privileges
}
privileges-different = { $count } different council privileges

## Goods: the kind alone

kind-wood = wood
kind-stone = stone
kind-coins = coins
kind-servants = servants
kind-military = military points
kind-faith = faith points
kind-victory = victory points
kind-tokens = special tokens

## Goods and cards that are counted; $goods is the amount in words

per-wood = { $count ->
    [1] per wood
   *[other] per { $goods }
}
per-stone = { $count ->
    [1] per stone
   *[other] per { $goods }
}
per-coins = { $count ->
    [1] per coin
   *[other] per { $goods }
}
per-servants = { $count ->
    [1] per servant
   *[other] per { $goods }
}
per-military = { $count ->
    [1] per military point
   *[other] per { $goods }
}
per-faith = { $count ->
    [1] per faith point
   *[other] per { $goods }
}
per-victory = { $count ->
    [1] per victory point
   *[other] per { $goods }
}
per-tokens = { $count ->
    [1] per special token
   *[other] per { $goods }
}
per-territory = per territory you own
per-character = per character you own
per-building = per building you own
per-venture = per venture you own
per-leader = per leader you have in play
per-pair = per pair of 1 wood and 1 stone

## Card types

type-territory = territory
type-character = character
type-building = building
type-venture = venture
types-territory = territories
types-character = characters
types-building = buildings
types-venture = ventures
a-territory = a territory
a-character = a character
a-building = a building
a-venture = a venture
a-card = a card of any type
count-territory = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
count-character = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
count-building = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
count-venture = { $count ->
    [one] { $count } venture
   *[other] { $count } ventures
}
count-cards = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
count-same-type = { $count ->
    [one] { $count } card of the same type
   *[other] { $count } cards of the same type
}
count-types = { $count ->
    [one] { $count } type among your cards
   *[other] { $count } types among your cards
}
count-wood-and-stone = { $count } wood or stone in total
count-leaders = { $count ->
    [one] { $count } other leader in play
   *[other] { $count } other leaders in play
}
requirement-at-most = at most { $amount }
none-wood = no wood
none-stone = no stone
none-coins = no coins
none-servants = no servants
none-military = no military points
none-faith = no faith points
none-victory = no victory points
none-tokens = no special tokens
none-territory = no territories
none-character = no characters
none-building = no buildings
none-venture = no ventures
none-cards = no development cards
none-wood-and-stone = neither wood nor stone
none-leaders = no other leaders in play

## Cards

header-card = { $type }, period { $period }
header-special = special { $type }, period { $period }
header-leader = leader
header-excommunication = excommunication, period { $period }
header-bonus-tile = bonus tile
header-adaptation-tile = Adaptation tile
header-family = family
label-line = { $label }: { $text }
label-cost = cost
label-requirement = requirement
label-immediate = immediate
label-end = at the end
activation-harvest = harvest { $value }+
activation-production = production { $value }+
ability-permanent = permanent
ability-once_per_round = once per round
ability-space = own action space (minimum { $minimum })
ability-immediate = when played
cost-free = free
cost-required = { $goods } (you need at least { $required })
cost-required-points = { $goods } (you need at least { $required })
cost-per-opponent = { $goods } per opponent
note-value = reconstructed value
note-name = reconstructed name
note-activation = no activation value printed, counts as 1
faith-tile = step { $step } of the faith track: { $gain }
adaptation-tile = { $least ->
    [5] with five players the floors of its tower need { $minimums }
   *[other] with { $least } to { $most } players the floors of its tower need { $minimums }
}
token-copies = special token ×{ $copies }: { $gain }

## Family members

member-white = white family member
member-black = black family member
member-orange = orange family member
member-neutral = neutral family member
member-brown = brown family member

## Spaces

space-floor = { $tower }, floor { $floor }
space-harvest = harvest
space-harvest-large = large harvest space
space-production = production
space-production-large = large production space
space-market = Market, space { $number }
space-palace = Council Palace
space-leader = { $leader }’s space
tower-territory = territory tower
tower-character = character tower
tower-building = building tower
tower-venture = venture tower
tower-special = Special tower

## Council privilege

option-wood_stone = wood and stone
option-servants = servants
option-coins = coins
option-military = military points
option-faith = faith point
option-tokens = special token
option-pile = the goods on the family tile

## Kinds of action

action-harvest = harvest
action-production = production
action-territory = taking a territory
action-character = taking a character
action-building = taking a building
action-venture = taking a venture

## Phases and scoring

phase-bonus_tiles = choosing bonus tiles
phase-draft = leader draft
phase-auction = family auction
phase-setup = round setup
phase-actions = actions
phase-vatican = Vatican report
phase-end = end of the round
phase-scoring = final scoring
phase-over = game over
category-track = on the track
category-cards = card effects
category-harvest = harvest
category-production = production
category-leaders = leaders
category-church = Church
category-other = other sources
category-spent = spent or lost
category-before_scoring = lost before scoring
category-territories = territories
category-characters = characters
category-ventures = ventures
category-military = military strength
category-resources = resources left
category-penalties = excommunications
category-total = total

## People

player-number = player { $number }
card-number = card { $number }
card-name = “{ $card }”
nobody = nobody
nothing = nothing
in-brackets = { $text } ({ $more })

## Computer opponents

bot-caterina = Caterina
bot-giuliano = Giuliano
bot-simonetta = Simonetta
bot-ginevra = Ginevra
bot-tommaso = Tommaso
bot-clarice = Clarice
bot-bianca = Bianca
