# The table in the terminal. Commands and notation stay English in every language.

## Short words for tables: goods, prices, effects

short-wood = wood
short-stone = stone
short-coins = coin
short-servants = serv
short-military = mil
short-faith = faith
short-victory = VP
short-tokens = token
short-privilege = priv
short-opponent = opponent
short-leader = leader
short-take = take { $types } at { $value }
short-now = now { $text }
short-end = end { $text }

## The table

colour-white = white
colour-black = black
colour-orange = orange
colour-neutral = neutral
colour-brown = brown
player-letter = Player { $letter }
table-round = Round { $round } of { $rounds }, period { $period }
table-dice = Dice: { $dice }
table-order = Turn order:
table-church = Church { $period } (faith { $faith }):
table-members = Members left
table-leaders = Leaders
table-taken = Empty:
table-used = used
table-in-play = In play
table-hand = In hand
table-tokens = Tokens
table-to-come = { $tower }: { $left } of { $all } still to come this period
table-nothing-to-come = All cards of this period are out.
table-since = What happened
table-have = You have:
log-automatic = nothing else was possible
log-takes = takes “{ $card }”

## Challenges

challenge-day = Challenge of the day { $key }: { $players } players, you are { $seat } against { $opponents }.
challenge-week = Challenge of the week { $key }: { $players } players, you are { $seat } against { $opponents }.
challenge-played = You’ve already played this challenge. “--again” deals it once more, for practice.
challenge-computer = The computer plays the same deal at every level …
challenge-you = you
challenge-place = place { $place } of { $players }

## Questions

ask-bonus_tile = Choose your personal bonus tile.
ask-draft = Keep one leader; pass the others to your neighbour.
ask-auction = Bid for a family: choose a row.
ask-play_leader = Choose the leader to play.
ask-turn = Your turn: place a family member.
ask-placed = You have placed your family member. Anything else?
ask-stuck = Your turn: you cannot place a family member.
ask-passed = You have passed. Anything else?
ask-privilege = { $left ->
    [one] Council privilege: what do you take?
   *[other] Council privileges left: { $left }. What do you take?
}
ask-pay = How do you pay?
ask-pay_tokens = Which special token do you pay with?
ask-take_card = Bonus action: take a card, value { $value }.
ask-work = Bonus action at value { $value }.
ask-only_card = Which card do you activate?
ask-choices = You activate “{ $card }”. What do you choose?
ask-activate = Which cards do you activate?
ask-order = Which action comes first?
ask-church = Vatican report: do you support the Church? It takes all your faith points ({ $faith }).
church-offer = Vatican report: do you support the Church? You spend all your faith points ({ $faith }) and receive { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
church-refusal = If you refuse, you’re excommunicated for the rest of the game ({ $penalty }).
church-immune = If you refuse, nothing happens to you: you can’t be excommunicated.
ask-buy = You may buy a card that was left over.
ask-give_up = “{ $card }”: which card do you discard?
ask-give = “{ $card }”: what do you give?
ask-recover = Which discarded card do you take?
ask-visconti = Which Visconti token do you activate?
ask-copy = Which leader do you copy?
ask-member = Which family member?
ask-option = What do you choose?
ask-keep_token = Which special token do you keep?
ask-final_tokens = Last chance: you can still discard special tokens before the final scoring.
ask-lose_one = What do you lose?
ask-space_kind = Harvest or production?
hint-turn = Type a move ({ $example }) or a number · moves { $member } · why { $member } T4 · try { $example } · card 5 · ? for help
hint-placed = Enter ends the turn · undo takes it back · ? for help
hint-free = Worth doing first, without a family member, and how many points it adds to the best placement:

## Menus

menu-other = Also:
menu-play = Play:
menu-discard = Discard for a council privilege:
menu-use = Activate:
menu-token = Discard a special token:
menu-more = … and { $count } more: { $command }
menu-pays = pays
menu-receives = receives
menu-value = value { $value }
menu-row = row { $row }
menu-out-of-reach = Out of reach:

## Answers

curtain = Pass the screen to { $name }. Everyone else, look away.
curtain-enter = Press Enter when you’re ready.{ " " }
legal = This is possible: { $move }
would = If you play it: { $move }
would-yield = Before the goods come, you choose what to exchange. The cards that activate:
possible = Possible: { $moves }
no-number = There is no number { $number } in the list.
no-moves = No moves match “{ $what }” now.
not-understood = “{ $line }” is neither a move nor a command. ? shows what you can type.
unknown-card = There is no “{ $what }” in this game.
nothing-to-undo = Nothing to undo. You can undo this turn only, and not past anything that was revealed.
undone = { $count ->
    [one] Undone: { $count } move.
   *[other] Undone: { $count } moves.
}
saved = Game saved: { $path }
not-saved = The game could not be saved as { $path }: { $reason }
verify-ok = { $count ->
    [one] { $count } move, { $result }
   *[other] { $count } moves, { $result }
}
verify-unfinished = unfinished
score-so-far = Points so far
score-projected = If the game ended now
discard-sure = You could play { $leader } instead. Discard the card anyway? (y/n){ " " }
quit-sure = Leave the table? The game is saved. (y/n){ " " }
quit-unsaved = Leave the table? The game is not saved. (y/n){ " " }
answers-yes = y yes
left = Game saved. To continue: { $command }
help =
    Moves
      w T3 +2         white member to floor 3 of the territory tower, 2 servants
                      members: w b o n brown; towers T C B V S; spaces H H2 P P2 M1-M4 K
      end             end the turn (Enter does the same)
      play NAME       play a leader; discard NAME; use NAME (activate)
      5               the move with this number in the list above
    Asking
      moves w         what the white member can do; moves T, moves H, moves free, moves all
      why w T4        why a move is not possible
      try w T3        what a move would bring, without playing it
      hint            the three best moves, with their gain and a reason
      card 5          a card in full; also card NAME for leaders and families
      table           the table again
      player B        the cards of a player; without a letter: of all opponents
      church, coming  excommunications; cards that still come this period
      log, score      what happened; the points
    Around the game
      undo            undo the last decision of this turn; undo all: the whole turn
      save FILE       save under a name (the game is also saved automatically)
      quit            leave
    Tab completes what you type.

# Under `magnifico version`, and on the page.

credits-game = Lorenzo il Magnifico is a board game by Virginio Gigli and Flaminia Brasini with Simone Luciani, illustrated by Klemens Franz and laid out by Andrea Kattnig (atelier198), edited by Giuliano Acquati and published by Cranio Creations.
