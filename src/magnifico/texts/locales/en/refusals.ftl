# Why a move is refused: one message for each reason code. `.plain` is used when a number is not known.

refusal-E_TURN = It is not your turn, or this cannot be done now.
refusal-E_PLACED = You have already placed a family member this turn.
refusal-E_FM = Not available: { $member }.
    .plain = This family member is not available.
refusal-E_CLOSED = Not used with { $players } players: { $space }.
    .plain = This space is not used in this game.
refusal-E_BARRED = Forbidden to you by an excommunication: { $space }.
    .plain = An excommunication forbids you this.
refusal-E_NOT_OWNER = Only the owner of { $leader } may use this space.
    .plain = Only the owner of the leader may use this space.
refusal-E_NO_CARD = There is no card here: { $space }.
    .plain = There is no card here.
refusal-E_OCCUPIED = Already taken: { $space }.
    .plain = This space is already taken.
refusal-E_COLOUR = You already have a coloured family member in this tower or area: { $space }.
    .plain = You already have a coloured family member in this tower or area.
refusal-E_LIMIT = You cannot own more than { $limit } cards of this type: { $type }.
    .plain = You cannot own more cards of this type.
refusal-E_MIL_REQ = Your next territory needs { $needs } military points, you have { $has }.
    .plain = You do not have the military points your next territory needs.
refusal-E_SERVANTS = Servants declared: { $declared }; you have { $has }.
    .plain = You do not have that many servants.
refusal-E_RATE = Servants can only be spent in multiples of { $rate }.
    .plain = Servants cannot be spent in this number.
refusal-E_VALUE = { $short ->
    [0] Value { $value }, needs { $needs }.
    [one] Value { $value }, needs { $needs }: { $short } servant short.
   *[other] Value { $value }, needs { $needs }: { $short } servants short.
}
    .plain = The action value is too low.
refusal-E_SURCHARGE = The tower is occupied: the surcharge is { $needs }, you have { $has }.
    .plain = The tower is occupied and you cannot pay the surcharge.
refusal-E_COST = The card costs { $needs }, you have { $has }.
    .plain = You cannot pay for the card.
refusal-E_EXCHANGE = Together the exchanges cost { $needs }, you have { $has }.
    .plain = You cannot pay for all these exchanges together.
refusal-E_CHOICE = This choice is missing or not among those offered.
refusal-E_DISTINCT = The council privileges must differ; chosen twice: { $option }.
    .plain = The council privileges must differ.
refusal-E_LEADER_REQ = { $leader } cannot be played yet. Needed: { $missing }.
    .plain = You do not meet the requirements of this leader.
refusal-E_LEADER_USED = { $leader } has already been used this round.
    .plain = This leader has already been used this round.
refusal-E_LEADER_TARGET = { $leader }: there is nothing to copy, discard or play.
    .plain = There is nothing to copy, discard or play.
refusal-E_PASS = You cannot pass: you can still place a family member.
refusal-E_BID = Row { $row } is too low: bid above row { $holder_row }.
    .plain = This bid is not allowed.
refusal-E_FUNDS = This costs { $needs }, you have { $has }.
    .plain = You cannot pay for this.
missing-has = { $needed } (you have { $has })

## What a refusal adds for somebody who writes moves: what is being decided, by whom, and what is on offer.
## Moves are written in notation, players by their letters.

not-offered = That isn't on offer.
asked = { $count ->
    [one] { $players } is asked: { $decision }.
   *[other] { $players } are asked: { $decision }.
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
asked-visconti = turn up a Visconti token
asked-copy = copy a leader
asked-member = choose a family member
asked-option = choose an option of a leader
asked-keep_token = keep a special token
asked-final_tokens = use special tokens before the final scoring
asked-lose_one = choose what to lose
asked-space_kind = choose harvest or production
