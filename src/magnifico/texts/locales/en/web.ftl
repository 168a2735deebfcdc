# The browser table. The page asks for these without `web-`.

## Everywhere

web-brand = Magnifico
web-you = you
web-close = close
web-copy = copy
web-copied = copied
web-or = or
web-loading = One moment…
web-tools = Tools
web-your-turn = your turn
web-your-name = your name
web-guest-name = Guest
web-net-offline = No connection. Your moves are kept and will be sent once it’s back.
web-net-trouble = The server didn’t answer as expected. Please try again.
web-net-busy = The server is very busy. The page keeps trying, and sends your moves as soon as it can.
web-nav-home = home
web-nav-new = new table
web-nav-games = my games
web-nav-watch = tables
web-nav-archive = archive
web-nav-rules = rules
web-nav-cards = card gallery
web-nav-settings = settings
web-nav-credits = credits
web-nav-sign-in = sign in

## Start

web-start-title = Lorenzo
    .second = il Magnifico
web-start-lead = Florence, around 1480. Two to five players. An hour at the table, or a few days, a turn at a time.
web-start-play = play now
web-start-invite = invite
web-start-invite-text = One link is enough
web-start-watch = watch
web-start-watch-text = Games in progress, tables to join
web-start-learn = learn
web-start-learn-text = Lessons at the table, and the rules
web-start-games = my games
web-start-games-text = Pick up where you left off
web-start-waiting = { $count ->
    [one] { $count } is waiting for you
   *[other] { $count } are waiting for you
}

## Tables

web-table-default = Table in Florence
web-table-failed = This table can’t be shown
web-table-open = waiting for players
web-table-running = being played
web-table-over = finished
web-table-cancelled = cancelled
web-games-empty = You have no games yet.
web-watch-empty = No tables are open at the moment.
web-archive-empty = No finished games match.
web-archive-player = player’s name
web-new-title = A new table
web-new-game = the game
web-new-players = players
web-new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-rules = rules
web-new-clock = clock
web-new-undo = undo
web-new-pack = custom cards (a pack of TOML files)
web-new-pack-choose = choose files
web-new-pack-none = no files chosen
web-new-name = table name
web-new-public = show the table in the list of open tables
web-new-delay = spectators see the game
web-delay-none = as it is played
web-delay-moves = { $count ->
    [one] { $count } move later
   *[other] { $count } moves later
}
web-new-delay-text = A turn is usually two or three moves. When the game ends, everyone sees everything.
web-delay-agreed = { $count ->
    [one] Spectators see the game { $count } move later.
   *[other] Spectators see the game { $count } moves later.
}
web-new-open = open the table
web-new-advanced = advanced options
web-new-leader-sets = leaders
web-leader-set-base = base game
web-new-seed = random seed
web-new-seed-text = The same seed deals the same game. It stays secret until the end, and every seat must be filled.
web-new-rulings = individual rulings
web-new-rulings-text = Where the editions disagree, we play the usual reading. Switch on anything your table plays differently.
web-option-alwaysDistinct = Privileges received together are always different
web-option-askRound6 = In round 6, too, you choose whether to support the Church
web-option-emptyFloor = A floor without a card may be used for its bonus
web-option-finalFloorZero = The final score never falls below 0
web-option-fmMinOne = A member needs value 1 without card bonuses
web-option-leaderGainsUnreduced = Excommunications do not reduce what leaders give
web-option-militaryNeedsOne = Only those with military points score for military
web-option-militaryUncapped = Military points may go beyond the end of the track
web-option-negativeVP = Victory points may fall below 0
web-option-privilegeUnreduced = Excommunications do not reduce privileges
web-option-ritaReduceTwice = With Santa Rita the reduction counts twice
web-option-secretVatican = Everyone decides in secret at the Vatican report
web-option-settersFinal = A value set by a leader is not lowered
web-option-sforzaServantsOnly = Only servants can raise the actions of Sforza and Leonardo
web-option-voluntaryPass = Passing is always allowed
web-option-woodOrStone = The excommunication tile takes 1 wood or 1 stone, not both
web-option-allBonusTiles = All bonus tiles are on offer at any number of players
web-option-auctionFirst = The auction comes before the leader draft
web-option-bonusNoSpecial = Bonus actions cannot use the Special tower
web-option-card142Or = Card 142 costs wood or stone, not both
web-option-copyNoTile = Activating an opponent’s cards does not use your own bonus tile
web-option-horStartServants = With Houses, everyone starts with three servants
web-option-ignoreValueTwice = A card may be activated twice in one action
web-option-luterIgnoresAll = Lutero ignores all excommunications, earlier ones too
web-option-machiavelliHand = For Machiavelli, leaders in hand count
web-option-machiavelliNoFinal = Machiavelli does not count in the final scoring
web-option-ownBonusLater = A card’s bonus does not apply to its own action
web-option-paracelsoNoSurcharge = Paracelso does not pay the surcharge with servants
web-option-pazziReveal = Everyone knows the eight cards of each ordinary stack, base and Pazzi; only their order is secret
web-option-s13IncludeDiscards = Cards discarded by players can be taken too
web-option-salviatiAny = Salviati’s additional privilege may be any
web-option-singleCardNoTile = Activating a single card does not use the bonus tile
web-option-tokenOnlyWhenTaken = A token is placed on a card only when the card is taken
web-option-transfersUnreduced = Excommunications do not reduce what opponents give
web-option-capByCardValue = Gains limited by the activation value use the number needed on the card
    .why = The Russian rules of Houses limit them by the influence needed for the activation; the others by the value of the action.
web-option-card158Must = The Customs House (158) has to be paid for if that is possible
    .why = Its text says to pay, where other cards say that one can.
web-option-discardedLeadersCount = Leaders still count as played after they are discarded
    .why = Card 164 counts each leader one has played, and card 162 does not undo that.
web-option-exchangeAnytime = Este and Della Scala may also exchange before a bonus action
    .why = Their tiles allow it any number of times in a turn, and name no moment.
web-option-guglielmoThree = Guglielmo de’ Pazzi requires three characters
    .why = The Italian edition asks for 3, the English one for 4.
web-option-lucreziaAnyType = Lucrezia Borgia requires six cards of any types
    .why = The Spanish edition asks for six cards of whatever type, the others for six of the same.
web-option-ritaDoublesGiven = Santa Rita doubles what opponents give for a card just taken
    .why = She doubles immediate effects, and on cards 163, 165 and 167 that is the immediate effect.
web-option-tilesTokensUnreduced = Excommunications do not reduce bonus tiles and special tokens
    .why = The excommunication tiles speak only of action spaces and cards.
web-rules-basic = basic game
web-rules-advanced = advanced game with leaders
web-expansion-houses = Houses of Renaissance
web-expansion-houses-text = Families, a fifth tower, special tokens, up to five players
web-expansion-pazzi = The Pazzi Conspiracy
web-expansion-pazzi-text = More cards, leaders and families
web-pack-own = with custom cards
web-clock-none = no clock
web-clock-move = time for each turn
web-clock-total = total time with increment
web-clock-preset-none = no clock
web-clock-preset-live = live: 10 minutes each, plus 15 seconds per turn
web-clock-preset-relaxed = relaxed: 30 minutes each, plus 30 seconds per turn
web-clock-preset-day = a day for each turn
web-clock-preset-week = a week for each turn
web-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-hours = { $count } h
web-undo-rule-own = you can undo your own turn
web-undo-rule-consent = undo if everyone agrees
web-undo-rule-off = no undo
web-level-random = random
web-level-greedy = experienced
web-level-novice = novice
    .text = Joins in, misses a lot
web-level-apprentice = apprentice
    .text = Takes what looks good now
web-level-citizen = citizen
    .text = Weighs every move
web-level-patrician = patrician
    .text = Knows what pays in the end
web-level-magnifico = magnifico
    .text = Thinks ahead and forgives nothing
web-seat-open = free seat
web-seat-here = a player at this screen
web-seat-sit = take this seat
web-seat-leave = leave
web-seat-free = free the seat
web-seat-computer = computer
web-lobby-title = The table
web-lobby-seats = seats
web-lobby-start = start the game
web-lobby-wait = Waiting for the host to start.
web-lobby-invite = invite
web-lobby-invite-text = Send this link. Anyone who opens it can take a seat.
web-lobby-link = link to the table
web-lobby-game = table rules

## People

web-account-title = Your account
web-account-guest = You’re playing as a guest: { $name }.
web-account-known = You’re signed in: { $name }.
web-account-new = create an account
web-account-new-text = Your games and your name stay with you, on every device.
web-account-done = Done.
web-password = password
web-password-new = a new password, at least 8 characters
web-email = email (optional)
web-sign-out = sign out

## Settings

web-set-language = language
web-set-theme = light or dark
web-set-oneClick = one click places a family member
web-set-autoEnd = end my turn automatically when there is nothing left to do
web-set-sound = sounds: pieces, coins, the bell of the report, my turn
web-set-notify = notify me when it’s my turn and this page is in the background
web-set-notify-refused = The browser doesn’t allow notifications from this page. Allow them in its settings first.
web-set-letterKeys = keyboard shortcuts (letters and numbers)
web-theme-system = match the device
web-theme-light = light
web-theme-dark = dark

## The table

web-tab-towers = towers
web-tab-city = city
web-tab-me = me
web-tab-rivals = opponents
web-tab-log = log
web-tool-whatif = what if
web-tool-cards = cards still to come
web-tool-report = the last Vatican report
web-tool-log = log
web-tool-chat = chat
web-tool-help = rules and keys
web-tool-settings = settings
# The mark on dice and pawns: initials, longer where two colours share one.
web-initial-white = W
web-initial-black = B
web-initial-orange = O
web-initial-neutral = N
web-initial-brown = Br
web-status-place = Your turn: place your { $member } member
web-status-first = First see what the others did, then it’s your turn
web-status-waiting = Waiting for { $who }
# A computer opponent waits until the server has time for it.
web-status-queue = { $count ->
    [one] Waiting for { $who }: { $count } other decision comes first
   *[other] Waiting for { $who }: { $count } other decisions come first
}
web-thinking-ahead = { $count ->
    [one] { $count } other decision comes first
   *[other] { $count } other decisions come first
}
web-status-past = As it was after move { $number }
web-status-cancelled = The game was cancelled.
web-watching = You’re watching. You see only what everyone can see.
web-watching-late = { $count ->
    [one] You’re watching, { $count } move behind the players. When the game ends, you’ll see everything.
   *[other] You’re watching, { $count } moves behind the players. When the game ends, you’ll see everything.
}
web-good-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-city-market = Market
web-city-faith = faith
web-city-military = military
web-city-leader-spaces = your leaders’ spaces
web-faith-report = report after round { $round }
web-faith-step = Step { $step }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $who }
web-military-end = at the end
web-military-marks = Military points the next territory needs
web-tower-occupied = Occupied tower: { $count } more coins
web-vatican-title = Vatican report
web-vatican-period = Period { $period }: { $faith } faith points needed
web-vatican-faith = faith
web-vatican-support = support gives
web-vatican-result = outcome
web-vatican-supports = supports: { $points }
web-vatican-supported = supported the Church
web-vatican-excommunicated = excommunicated
web-vatican-below = { $count ->
    [one] { $count } short
   *[other] { $count } short
}
web-vatican-decides = is deciding
web-vatican-waits = waiting
web-vatican-tile = anyone who doesn’t support the Church gets this
web-vatican-last = the last report
web-adaptation = The Adaptation tile changes these minimums
web-floor-empty = no card
web-space-needs = needs { $value }
web-space-there = here: { $who }
web-space-free = you can go here
web-space-free-servants = { $count ->
    [one] you can go here with { $count } servant
   *[other] you can go here with { $count } servants
}
web-space-penalty = value −{ $count }
web-me-title = Your board
web-me-family = family
web-me-leaders = leaders
web-member-pick = { $member }, value { $value }, key { $key }
web-member-gone = placed
web-leader-in-play = in play
web-leader-in-hand = in hand
web-rival-open = Open { $who }’s board
web-rival-hand = { $count ->
    [one] { $count } leader in hand
   *[other] { $count } leaders in hand
}
web-outcome-value = value
web-outcome-needs = needs { $value }
web-outcome-pay = you pay
web-outcome-get = you get
web-outcome-fires = activates
web-outcome-then = Then:
web-outcome-uncertain = The rest depends on hidden information.
web-outcome-final = This reveals something and can’t be undone.
web-term-large = large space
web-term-other = other
web-servants-fewer = Fewer servants
web-servants-more = More servants
web-button-place = Place { $member }
web-button-space = Choose a space
web-button-member = Choose a family member
web-button-choose = choose
web-button-let-go = cancel
web-button-end = end turn
web-undo-one = undo one step
web-undo-all = undo all
web-log-round = Round { $round }
web-log-setup = before the first round
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-line = Write to the table
web-chat-send = send
web-draft-keep = keep
web-draft-hand = your leaders so far
web-command-label = Type a move, such as white T3 +2. “legal” lists what’s possible, “undo” undoes.
web-command-nothing = Nothing to decide now.
web-curtain-title = Pass the screen
web-curtain-text = The screen is yours. Everyone else, look away.
web-curtain-open = I’m here
web-replay-title = replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-now = back to now
web-replay-final = final scoring
web-whatif-text = Your own copy of the table: try anyone’s moves. Nobody else sees it, and hidden cards are dealt afresh.
web-whatif-steps = tried so far
web-whatif-title = what if
web-whatif-leave = back to the game
web-whatif-answer = let the computer answer
web-whatif-whose = What if: { $who } to move
web-whatif-others = Now it’s up to { $who }.
web-acts-title = this game
web-acts-sure = are you sure?
web-act-propose_cancel = propose to cancel the game
web-act-hand_over = hand my seat to the computer
web-act-take_back = return to my seat
web-act-resign = resign
web-act-agree = agree
web-act-object = object
web-proposal-cancel = { $who } proposes to cancel the game.
web-proposal-undo = { $who } asks to undo a move.
web-proposal-waits = Waiting for an answer from { $who }
web-since-title = { $count ->
    [one] { $count } thing has happened while you waited
   *[other] { $count } things have happened while you waited
}

## The end

web-final-winner = the winner
web-final-counting = counting the points
web-final-most = The most magnificent
web-final-ahead = { $count ->
    [one] { $count } point ahead of { $who }
   *[other] { $count } points ahead of { $who }
}
web-final-level = Tied with { $who }, but earlier in turn order
web-final-rematch = rematch
web-final-sources = where the points came from
web-final-player = Player
web-final-play = during play
web-final-church = Church
web-final-territories = territories
web-final-characters = characters
web-final-ventures = ventures
web-final-military = military
web-final-resources = resources
web-final-penalties = excommunication
web-final-chart = points by round
web-final-end = End
web-final-best = best earners
web-final-download = download the game

## Cards

web-cards-search = search by name

## Help

web-help-icons = icons
web-help-keys = keys
web-help-about = What is this?
web-help-rule = The rule
web-help-faith-step = Step { $step }: { $points }
web-help-report = Report { $period }: { $faith }
web-help-territory = Territory { $number }: { $points }
web-help-place = Place { $place }: { $points }
web-sign-privilege = council privilege
web-sign-loop = permanent
web-sign-arrow = pay to receive
web-sign-opponents = opponents
web-sign-special = card of any type
web-sign-value = value of the action, or the least it needs
web-sign-each = for each
web-sign-or = or
web-sign-cross = not
web-sign-play = play or activate
web-sign-return = a discarded card
web-sign-market = what a Market space gives
web-sign-slot = place for a special token
web-sign-head = family member
web-sign-times = up to n times; n is the value of the action
web-sign-most = at most; n is the value of the action
web-sign-equals = counts as
web-sign-level = level with the first
web-sign-more = more than
web-sign-first = first
web-sign-different = all different
web-sign-required = required, not spent
web-sign-cards = cards of one type, or types
web-key-member = choose a family member
web-key-arrows = move between spaces
web-key-servants = more or fewer servants
web-key-enter = choose, then confirm
web-key-escape = cancel
web-key-undo = undo one step
web-key-undo-all = undo the turn
web-key-end = end the turn
web-key-choices = jump to the other choices
web-key-zoom = enlarge the card
web-key-log = log
web-key-cards = cards still to come
web-key-command = type a move
web-key-help = this help
web-key-about = rules for the selected thing
web-how-aim = the aim
    .text = Lead a noble family to the most victory points in six rounds, two in each of three periods. Points come from cards, the Church, sets of territories and characters, ventures, military strength and leftover resources.
web-how-setup = the start
    .text = Everyone starts with 2 wood, 2 stone and 3 servants, and with 5, 6, 7 or 8 coins in turn order. In the advanced game you first choose a bonus tile, in reverse turn order. Then you keep one of four leaders and pass the others on, until you have four.
web-how-round = a round
    .text = Three dice set the values of everyone’s white, black and orange family members; the neutral one is worth 0. In turn order, everyone places one member at a time until all are placed. You must place if you can, even if it costs servants. If no member can go anywhere, you lose this action.
web-how-member = placing a member
    .text = A space needs a minimum value. Your value is the die, bonuses and servants together; each servant adds 1. Spaces you can use light up. Point at a dark one to see why not.
web-how-tower = towers
    .text = You take the card on the floor, receive the floor bonus and pay for the card; the floor bonus can help to pay for it. If any member stands in the tower, even your own, you first pay a surcharge of 3 coins, never with the floor bonus. You can’t have two coloured members in the same tower.
web-how-territory = territories
    .text = From your third territory on you need military points: 3, 7, 12 and 18. You don’t spend them. You can own at most six cards of each type.
web-how-work = harvest and production
    .text = A harvest activates your territories, a production your buildings: every card whose number the action value reaches. The bonus tile needs a value of 1. What you receive in an action can’t pay for an exchange in the same action. The large space takes 3 off the value; with two players it is closed. You can’t have two coloured members in the same area, the small and the large space together.
web-how-extra = bonus actions
    .text = Some cards and leaders give you an action with a value of its own, without a member. You may decline it. Servants, bonuses and excommunications change its value as usual, and a card has its usual cost, surcharge and floor bonus. The action takes up no space.
web-how-market = Market
    .text = One member per space; you receive what it shows. With two or three players the third and the fourth space are closed.
web-how-council = Council Palace
    .text = Room for everyone. Take 1 coin and a council privilege. The order in which players arrive is the turn order of the next round; those who are not here follow in the order they had.
web-how-servants = servants
    .text = Spend servants to raise an action’s value, 1 for each servant, before you place.
web-how-leaders = leaders
    .text = In the advanced game everyone drafts four leaders. On your turn play one if you meet its requirement, or discard it for a council privilege. You don’t spend what is required, and you may lose it later. A permanent ability always works; one that says once per round, you activate in your turn, once in each round.
web-how-church = Vatican report
    .text = After rounds 2, 4 and 6, anyone with fewer than 3, 4 or 5 faith points is excommunicated for the rest of the game, and keeps the faith points. Everyone else can support the Church: give up all your faith points and score the points of your step. Anyone who refuses is excommunicated. In round 6 support is automatic, and those who are excommunicated score their step too.
web-how-end = the end
    .text = Points for territories (three, four, five or six: 1, 4, 10 or 20), characters (1, 3, 6, 10, 15, 21), ventures, military strength (5 and 2) and every five resources (1), minus what excommunications cost you. If players are tied for the most points, the first of them in turn order wins.
web-how-houses = Houses of Renaissance
    .text = Families with special abilities go to auction; a fifth tower, special tokens with hidden faces, leaders with their own spaces, and a fifth player. You start without wood, stone and servants, and with few coins: the auction brings everything else. Some cards bring new leaders from the leaders nobody was dealt; the Sforza and the Visconti begin with two of them.
web-how-auction = auction
    .text = { web-about-auction }
web-how-pazzi = The Pazzi Conspiracy
    .text = Two more cards of each type and period are shuffled in, and two of the ten are left out. Some affect your opponents, who answer during your turn, one after another. With Houses of Renaissance there are two more families, the Della Scala and the Visconti.
web-how-occupied = a taken space
    .text = A small space, a floor and a Market space hold one family member. Anyone who comes later goes elsewhere, unless a leader lets them in.
web-how-coins = coins
    .text = They pay for characters and many ventures, and 3 of them get you into an occupied tower. They come from the Market, harvest, production and the Council Palace. Leftover coins count as resources.
web-how-materials = wood and stone
    .text = They pay for buildings and some ventures. Territories produce them at harvest. What is left over counts as resources at the end.
web-how-military = military points
    .text = They let you take more territories; some ventures require them or cost them. At the end the strongest player scores 5 points and the second 2. If several are the strongest, each scores 5 and nobody scores 2; if several are second, each scores 2.
web-how-faith = faith points
    .text = At the Vatican report they decide whether you can support the Church; if you do, you score the points of your step.
web-how-victory = victory points
    .text = The player with the most after six rounds wins. Some come during play, most at the end.
web-how-tokens = special tokens
    .text = Only you can see yours. On your turn, discard one for what it shows, pay with it, or put it on a card. You draw them at random; when the last one is drawn, the discarded ones are shuffled and become the new supply.
web-how-privilege = council privilege
    .text = Choose one of these immediately. If you get several marked ≠, they must all be different.
web-how-character = characters
    .text = They have an immediate effect, or a permanent one that makes an action stronger or a card cheaper. One to six of them score 1, 3, 6, 10, 15, 21.
web-how-building = buildings
    .text = Paid with wood, stone, coins or servants. Each production that reaches the number on the card activates it, often to exchange goods for points.
web-how-venture = ventures
    .text = They have an immediate effect and score points at the end. Some can be paid for in two ways.
web-how-special = Special tower
    .text = The fifth tower holds cards of all four types. Each card joins the row of its type on your board.
web-how-adaptation = Adaptation tile
    .text = It lies beside one of the four towers and changes the values that its floors need. At the end of the round it moves on: territories, characters, buildings, ventures, then territories again.

## Credits

web-credits-project = This is a free fan project with its own art and words. Buy the board game: it’s worth it.
web-credits-art = The skyline, towers, card pictures and goods icons were drawn for this page.
web-credits-icons = Emblems of cards, leaders and families from game-icons.net, under the CC BY 3.0 licence; simplified. By:
web-credits-fonts = Typefaces by Christian Thalmann and by Rasmus Andersson, under the SIL Open Font License.
web-credits-code = The page is built with Svelte, Vite and Project Fluent, under the MIT and Apache licences.

## Advice

web-hint = hint
web-hint-title = the best moves
web-hint-text = The number: how many points better than an average move.
web-hint-play = play this move
web-hint-wait = Thinking…
web-new-hints = hints
web-hints-auto = only in games against the computer
web-hints-on = allowed
web-hints-off = not allowed
web-analysis-title = analysis
web-analysis-text = How your chances of winning changed, and what cost you most. It takes a while.
web-analysis-start = analyse the game
web-analysis-running = Analysing: { $percent }%
web-analysis-ahead = { $count ->
    [one] { $count } other analysis comes first.
   *[other] { $count } other analyses come first.
}
web-analysis-failed = The analysis failed.
web-analysis-chances = chances of winning
web-analysis-costliest = your costliest decisions
web-analysis-none = None of your decisions cost half a point or more.
web-analysis-round = Round { $round }
web-analysis-cost = { $points } points
web-analysis-played = Played:
web-analysis-better = Better:
web-analysis-jump = show the position

# The account: sessions, passwords, one's data, links of seats.

web-password-forgot = forgot your password?
web-password-forgot-text = We’ll email you a link to choose a new one, if an account has this address.
web-password-send = send the link
web-email-address = your email address
web-password-change = change password
web-password-change-text = You’ll be signed out everywhere else.
web-sessions-title = where you’re signed in
web-session-this = this browser
web-session-seen = last used { $when }
web-session-unknown = an unknown browser
web-session-end = sign out
web-session-end-others = sign out everywhere else
web-data-title = your data
web-data-text = Everything this server has stored about you, in one file.
web-data-download = download
web-delete-title = delete my account
web-delete-text = You resign from games in progress, and your chat is deleted. Finished games stay, without your name. This can’t be undone.
web-delete-sure = I’m sure
web-seat-given = { $people ->
    [one] { $who } played this seat until now and has seen its cards. From now on it’s yours alone.
   *[other] { $who } played this seat until now and have seen its cards. From now on it’s yours alone.
}
web-seat-shared = { $who } can play this seat too.
web-seat-shared-too = somebody else can play this seat too
web-seed-chosen = The host chose the seed of this game and may know what will be dealt.
web-seat-open-table = go to the table
web-seat-links = links to your seats
web-seat-links-text = Open a link on another device to play there. A new link cancels the old one and signs other people out of the seat.
web-seat-link-renew = new link
