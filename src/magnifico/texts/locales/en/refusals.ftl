# Why a move is refused: one message for each reason code. `.plain` is used when a number is not known.

refusal-E_TURN = It’s not your turn, or this can’t be done now.
refusal-E_PLACED = You have already placed a family member this turn.
refusal-E_FM = Not available: { $member }.
    .plain = This family member is not available.
refusal-E_CLOSED = Closed with { $players } players: { $space }.
    .plain = This space is closed in this game.
refusal-E_BARRED = Your excommunication forbids this: { $space }.
    .plain = Your excommunication forbids this.
refusal-E_NOT_OWNER = Only { $leader }’s owner can use this space.
    .plain = Only the leader’s owner can use this space.
refusal-E_NO_CARD = There is no card here: { $space }.
    .plain = There is no card here.
refusal-E_OCCUPIED = Already taken: { $space }.
    .plain = This space is already taken.
refusal-E_COLOUR = You already have a coloured family member in this tower or area: { $space }.
    .plain = You already have a coloured family member in this tower or area.
refusal-E_LIMIT = You can’t own more than { $limit } cards of this type: { $type }.
    .plain = You can’t own more cards of this type.
refusal-E_MIL_REQ = { $needs ->
    [one] Your next territory needs { $needs } military point; you have { $has }.
   *[other] Your next territory needs { $needs } military points; you have { $has }.
}
    .plain = You don’t have the military points your next territory needs.
refusal-E_SERVANTS = { $declared ->
    [one] You asked for { $declared } servant but have { $has }.
   *[other] You asked for { $declared } servants but have { $has }.
}
    .plain = You don’t have that many servants.
refusal-E_RATE = Servants can only be spent in multiples of { $rate }.
    .plain = You can’t spend this number of servants.
refusal-E_VALUE = { $short ->
    [0] Value { $value }, but { $needs } is needed.
    [one] Value { $value }, but { $needs } is needed: add { $short } servant.
   *[other] Value { $value }, but { $needs } is needed: add { $short } servants.
}
    .lacking = { $short ->
    [one] Value { $value }, but { $needs } is needed: it takes { $short } servant; you have { $has }.
   *[other] Value { $value }, but { $needs } is needed: it takes { $short } servants; you have { $has }.
}
    .plain = The action value is too low.
refusal-E_SURCHARGE = The tower is occupied: the surcharge is { $needs }; you have { $has }.
    .plain = The tower is occupied and you can’t pay the surcharge.
refusal-E_COST = The card costs { $needs }; you have { $has }.
    .plain = You can’t pay for the card.
refusal-E_EXCHANGE = Together the exchanges cost { $needs }; you have { $has }.
    .plain = You can’t pay for all these exchanges together.
refusal-E_CHOICE = Please pick one of the options.
refusal-E_DISTINCT = Council privileges must be different; chosen twice: { $option }.
    .plain = Council privileges must be different.
refusal-E_LEADER_REQ = You can’t play { $leader } yet. Needed: { $missing }.
    .plain = You don’t meet this leader’s requirements.
refusal-E_LEADER_USED = { $leader } has already been activated this round.
    .plain = This leader has already been activated this round.
refusal-E_LEADER_TARGET = { $leader }: nothing to copy, discard or play.
    .plain = Nothing to copy, discard or play.
refusal-E_PASS = You can’t pass: you can still place a family member.
refusal-E_BID = Row { $row } doesn’t outbid row { $holder_row }: choose a row with a higher number.
    .plain = This bid is not allowed.
refusal-E_FUNDS = This costs { $needs }; you have { $has }.
    .plain = You can’t pay for this.
missing-has = { $needed } (you have { $has })

## What a refusal adds for someone who writes moves: what is being decided, by whom, and what is on offer.
## Moves are written in notation, players by their letters.

not-offered = That isn’t an option.
asked = { $count ->
    [one] { $players } must decide: { $decision }.
   *[other] { $players } must decide: { $decision }.
}
offered = Possible: { $moves }.
offered-some = For example: { $moves }.
asked-bonus_tile = choose a bonus tile
asked-draft = keep a leader
asked-auction = bid for a family
asked-play_leader = play a leader
asked-turn = take a turn
asked-privilege = choose a council privilege
asked-pay = pay
asked-pay_tokens = pay with special tokens
asked-take_card = take a card as a bonus action
asked-work = harvest or production as a bonus action
asked-only_card = activate one card
asked-choices = choose what a card does
asked-activate = activate cards
asked-order = choose which action comes first
asked-church = support the Church or not
asked-buy = buy a leftover card
asked-give_up = discard a card
asked-give = give something to an opponent
asked-recover = take a discarded card
asked-visconti = activate a Visconti token
asked-copy = copy a leader
asked-member = choose a family member
asked-option = choose an option for a leader
asked-keep_token = keep a special token
asked-final_tokens = discard special tokens before the final scoring
asked-lose_one = choose what to lose
asked-space_kind = choose harvest or production
