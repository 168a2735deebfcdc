# What happened, one line each, in the present tense. $source is empty or a reason in brackets.

event-game_started = The game begins.
event-round_started = Round { $round } begins (period { $period }).
event-dice = Dice: white { $white }, black { $black }, orange { $orange }.
event-bonus_tile_chosen = { $player } chooses a bonus tile ({ $tile }).
event-leader_kept = { $player } keeps a leader.
event-bid = { $player } bids row { $row } for { $family }.
event-displaced = { $player } is outbid for { $family } and must bid again.
event-family_won = { $player } wins the { $family } family.
event-placed = { $servants ->
    [0] { $player } places the { $member }: { $space } (value { $value }).
    [one] { $player } places the { $member }: { $space } (value { $value }, { $servants } servant spent).
   *[other] { $player } places the { $member }: { $space } (value { $value }, { $servants } servants spent).
}
event-paid = { $player } pays { $goods }{ $source }.
event-gained = { $player } receives { $goods }{ $source }.
event-lost = { $player } loses { $goods }{ $source }.
event-took_card = { $player } takes “{ $card }”: { $space }.
event-card_taken_free = { $player } takes “{ $card }” at no cost.
event-privilege = { $player } uses a council privilege: { $option }.
event-activated = { $player }, { $kind } at value { $value }: { $cards }.
event-activated_alone = { $player }, { $kind } at value { $value }, no cards activated.
event-activated_of = { $player }, { $kind } at value { $value } with { $owner }’s cards: { $cards }.
event-activated_cards = { $player } activates { $cards }.
event-bonus_lost = { $player } cannot use the bonus action and loses it.
event-military_level = { $player } moves level with the first player on the military track: { $military }.
event-pile_taken = { $player } takes the goods from the family tile: { $goods }.
event-set_award = { $player } completes set { $sets } and takes its reward.
event-harvest_declined = { $player } skips the harvest.
event-production_declined = { $player } skips the production.
event-bonus_declined = { $player } skips the bonus action.
event-leader_played = { $player } plays { $leader }.
event-leader_discarded = { $player } discards { $leader }.
event-leader_used = { $player } activates { $leader }.
event-leader_copied = { $player }: { $leader } copies { $copied }.
event-leaders_drawn = { $count ->
    [one] { $player } draws { $count } leader.
   *[other] { $player } draws { $count } leaders.
}
event-tokens_drawn = { $count ->
    [one] { $player } draws { $count } special token.
   *[other] { $player } draws { $count } special tokens.
}
event-token_used = { $player } discards a special token: { $face }.
event-token_placed = { $player } places a special token ({ $face }) on “{ $card }”.
event-member_set = { $player }: the { $member } has value { $value } this round.
event-passed = { $player } cannot place a family member and loses the action.
event-turn_ended = { $player } ends the turn.
event-report_started = Vatican report of period { $period }.
event-supported = { $player } supports the Church and receives { $victory }.
event-not_supported = { $player } does not support the Church.
event-excommunicated = { $player } is excommunicated: “{ $tile }”.
event-turn_order = Turn order: { $players }.
event-card_discarded = { $player } discards “{ $card }”.
event-card_gave = { $player } gives { $goods } to { $to }.
event-final_scoring = Final scoring.
event-scored = { $player }, { $category }: { $victory }.
event-game_over = { $player } wins with { $victory }.
event-adaptation_moved = The Adaptation tile moves to the { $tower }.
event-faith_tile = { $player } reaches the special faith tile on step { $step }.
event-visconti_token = { $player } activates a Visconti token: { $token }.
event-resigned = { $player } resigns.
event-undone = { $player } undoes a move.

## Where goods come from or go to

source-card = “{ $name }”
    .plain = card
source-floor = floor bonus
source-market = Market
source-palace = Council Palace
source-bonus-tile = bonus tile
source-leader = { $name }
    .plain = leader
source-leader-space = { $name }’s space
    .plain = leader space
source-privilege = council privilege
source-token = special token
source-family = { $name } family
    .plain = family
source-faith-tile = special faith tile
source-visconti = Visconti token
source-excommunication = excommunication
source-scoring = final scoring
source-auction = auction
source-setup = start of the game
source-cost = card cost
source-surcharge = surcharge
source-value = action value
source-exchange = exchange
source-opponent = from { $name }
    .plain = from an opponent
source-space = space
source-harvest = harvest
source-production = production
source-opponents = from opponents
source-vatican = Vatican report
added-source = { " " }({ $source })
