# Looking closely: cards, choices, the auction, hints, points if the game ended now.

web-looking-enlarge = Click or hold to enlarge.
web-looking-act = Click for what you can do with it.
web-looking-icons = Press H for the meaning of its icons.
web-looking-open = Enlarge “{ $name }”

## Choices

web-choice-after = After that:
web-choice-more = { $count ->
    [one] { $count } more, at a higher price
   *[other] { $count } more, at a higher price
}
web-choice-worse = Another choice brings at least as much for less.

## What is being decided

web-about-bonus_tile = Your bonus tile gives you this with every production (hammer) and every harvest (ear of wheat), all game long. Pick the goods you expect to run short of.
web-about-draft = Keep one leader and pass the rest on, until everybody has four. You may play a leader once you meet its requirement, or discard it for a council privilege.
web-about-auction = Each family has an ability for the whole game. Your bid names a row: you start with its goods, and the higher its number, the less it brings. If somebody bids a row with a higher number for your family, you bid again. The top row is safe: nobody can outbid it.
web-about-privilege = A council privilege turns into goods of your choice, right away.
web-about-pay = This card can be paid for in more than one way. What it does stays the same.
web-about-choices = The card is activated and leaves you a choice. You decide once for this activation.
web-about-take_card = A bonus action: take a card from a lit floor without placing a family member. The card still has to be paid for.
web-about-work = A bonus action: harvest or produce without placing a family member. Servants raise its value.
web-about-order = Several things happen now, and you say in which order.
web-about-copy = Lorenzo copies the ability of a leader another player has in play, for the rest of the game.
web-about-play_leader = You may play a leader now without meeting its requirement.
web-about-buy = You may take one of the cards left in the towers now, without a family member.
web-about-keep_token = You drew several special tokens and keep one.
web-about-final_tokens = This is the last chance to discard your special tokens for what they show before the final scoring.
web-about-give = Another player’s card asks you to give something. You choose what.

## The auction

web-auction-brings = You start with
web-auction-holds = With it you’d have
web-auction-keeps = and { $who } would have to bid again
web-auction-bid = Bid row { $row } for { $family }
web-auction-pick = Choose a row to see what it brings.

## Points if the game ended now

web-projection-title = points if the game ended now
web-projection-text = Faith counts as in the final Vatican report, and nobody is excommunicated for it.
web-projection-track = on the track
web-projection-faith = faith
web-projection-open = Points if the game ended now: { $total }
web-key-projection = points if the game ended now
web-key-number = pick an option by its number; press it again or Enter to confirm

## Board size

web-set-zoom = board size
web-rivals-boards = all opponents’ boards
web-setup-facts = what you choose by
