# The browser table. The page asks for these without `web-`.

## Everywhere

web-brand = Magnifico
web-you = you
web-close = close
web-copy = copy
web-copied = copied
web-loading = One moment…
web-tools = Tools
web-your-turn = your turn
web-your-name = your name
web-guest-name = Guest
web-net-offline = No connection. Your moves are kept and sent once it is back.
web-net-trouble = The server did not answer as expected. Please try again.
web-nav-home = home
web-nav-games = my games
web-nav-watch = open tables
web-nav-archive = archive
web-nav-rules = rules
web-nav-cards = card gallery
web-nav-settings = settings
web-nav-credits = credits
web-nav-sign-in = sign in

## Start

web-start-lead = Florence, about 1480. Two to five players, an hour at the table or a few days by post.
web-start-play = play now
web-start-play-text = Three computer opponents, no account
web-start-invite = invite
web-start-invite-text = One link is enough
web-start-watch = watch
web-start-watch-text = Tables that are open
web-start-learn = learn
web-start-learn-text = The rules in short
web-start-games = my games
web-start-games-text = Go on where you were
web-start-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}

## Tables

web-table-default = Table in Florence
web-table-failed = This table cannot be shown
web-table-open = waiting for players
web-table-running = being played
web-table-over = finished
web-table-cancelled = cancelled
web-games-empty = You have no games yet.
web-watch-empty = No table is open at the moment.
web-archive-empty = No finished game fits.
web-archive-player = name of a player
web-new-title = A new table
web-new-game = the game
web-new-players = players
web-new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-rules = rules
web-new-clock = clock
web-new-undo = taking back
web-new-pack = your own cards (a pack of TOML files)
web-new-name = name of the table
web-new-public = show the table in the list of open tables
web-new-open = open the table
web-new-advanced = advanced options
web-new-leader-sets = leaders
web-leader-set-base = base game
web-new-seed = seed of chance
web-new-seed-text = The same seed deals the same game. It stays hidden until the end and needs all seats filled.
web-new-rulings = single rulings
web-new-rulings-text = Where editions differ the usual reading is played. Switch on what your table reads otherwise.
web-option-alwaysDistinct = Privileges received together always differ
web-option-askRound6 = The Church asks after round 6 too
web-option-emptyFloor = A floor without a card may be used for its bonus
web-option-finalFloorZero = The final score never falls below 0
web-option-fmMinOne = A member needs value 1 without card bonuses
web-option-leaderGainsUnreduced = Excommunications do not reduce what leaders give
web-option-militaryNeedsOne = Only those with military points score for military
web-option-militaryUncapped = Military points may go beyond the end of the track
web-option-negativeVP = Victory points may fall below 0
web-option-privilegeUnreduced = Excommunications do not reduce privileges
web-option-ritaReduceTwice = With Santa Rita the reduction counts twice
web-option-secretVatican = All decide in secret at the Vatican report
web-option-settersFinal = A value set by a leader is not lowered
web-option-sforzaServantsOnly = Sforza and Leonardo are raised by servants only
web-option-voluntaryPass = Passing is always allowed
web-option-woodOrStone = The excommunication tile takes 1 wood or 1 stone, not both
web-option-allBonusTiles = All bonus tiles are on offer at any number of players
web-option-auctionFirst = The auction comes before the leader draft
web-option-bonusNoSpecial = Bonus actions cannot use the Special tower
web-option-card142Or = Card 142 costs wood or stone, not both
web-option-copyNoTile = Acting with another’s cards does not use one’s own bonus tile
web-option-horStartServants = Three servants each at the start with Houses
web-option-ignoreValueTwice = A card may be activated twice in one action
web-option-luterIgnoresAll = Lutero ignores all excommunications, earlier ones too
web-option-machiavelliHand = For Machiavelli leaders in hand count
web-option-machiavelliNoFinal = Machiavelli does not count in the final scoring
web-option-ownBonusLater = A card’s bonus does not serve its own action
web-option-paracelsoNoSurcharge = Paracelso does not pay the surcharge with servants
web-option-pazziReveal = The Pazzi cards of this game are shown to all
web-option-s13IncludeDiscards = Cards discarded by players can be taken back too
web-option-salviatiAny = Salviati’s additional privilege may be any
web-option-singleCardNoTile = Activating a single card does not use the bonus tile
web-option-tokenOnlyWhenTaken = A token is put on its card only when the card is taken
web-option-transfersUnreduced = Excommunications do not reduce what opponents give
web-rules-basic = basic game
web-rules-advanced = advanced game with leaders
web-expansion-houses = Houses of Renaissance
web-expansion-houses-text = Families, a fifth tower, special tokens, up to five players
web-expansion-pazzi = The Pazzi Conspiracy
web-expansion-pazzi-text = More cards, leaders and families
web-pack-own = with cards of one’s own
web-clock-none = no clock
web-clock-move = time for each turn
web-clock-total = total time with increment
web-clock-preset-none = no clock
web-clock-preset-live = live: 10 minutes and 15 seconds a turn
web-clock-preset-relaxed = relaxed: 30 minutes and 30 seconds a turn
web-clock-preset-day = a day for each turn
web-clock-preset-week = a week for each turn
web-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-hours = { $count } h
web-undo-rule-own = take back one’s own turn
web-undo-rule-consent = take back if all agree
web-undo-rule-off = no taking back
web-level-random = by chance
web-level-greedy = experienced
web-level-novice = novice
    .text = Plays along, overlooks a lot
web-level-apprentice = apprentice
    .text = Takes what looks good now
web-level-citizen = citizen
    .text = Weighs every move
web-level-patrician = patrician
    .text = Knows what pays in the end
web-level-magnifico = magnifico
    .text = Thinks ahead and forgives nothing
web-personality = character
web-personality-any = any character
    .text = Takes whatever pays best
web-personality-military = condottiere
    .text = Loves arms and territories
web-personality-church = cardinal
    .text = Stands well with the Church
web-personality-builder = builder
    .text = Collects buildings and produces
web-personality-merchant = merchant
    .text = Goes for coins and ventures
web-seat-open = free seat
web-seat-here = a player at this screen
web-seat-sit = sit down
web-seat-leave = leave
web-seat-free = free the seat
web-seat-computer = computer
web-lobby-title = The table
web-lobby-seats = seats
web-lobby-start = start the game
web-lobby-wait = The host starts the game.
web-lobby-invite = invite
web-lobby-invite-text = Send this link. Whoever opens it can sit down.
web-lobby-link = link to the table
web-lobby-game = what is agreed

## People

web-account-title = Who you are
web-account-guest = You play as a guest: { $name }.
web-account-known = You are signed in: { $name }.
web-account-new = make an account
web-account-new-text = Your games and your name stay with you, on every device.
web-account-done = Done.
web-password = password
web-password-new = a new password, at least 8 characters
web-email = e-mail (if you like)
web-sign-out = sign out

## Settings

web-set-language = language
web-set-theme = light or dark
web-set-speed = movement
web-set-oneClick = one click places a family member
web-set-autoEnd = end the turn by itself when nothing is left to do
web-set-sound = a sound when it is my turn
web-set-notify = a notice from the browser when it is my turn and the page is in the background
web-set-notify-refused = The browser does not allow notices for this page. Allow them in its settings first.
web-set-letterKeys = letters and numbers as keys
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-speed-0 = none
web-speed-1 = normal
web-speed-2 = fast

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
web-status-place = Your turn: place { $member }
web-status-waiting = Deciding: { $who }
web-status-past = As it was after move { $number }
web-status-cancelled = The game was cancelled.
web-watching = You are watching. You see what everybody may see.
web-good-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-city-market = Market
web-city-faith = faith
web-city-military = military
web-city-leader-spaces = spaces of your leaders
web-faith-report = report after round { $round }
web-faith-step = Step { $step }, { $points } points: { $who }
web-military-end = at the end
web-military-marks = Military points the next territory needs
web-tower-occupied = Occupied tower: { $count } coins more
web-vatican-title = Vatican report
web-vatican-period = Period { $period }: { $faith } faith points are needed
web-vatican-faith = faith
web-vatican-support = support brings
web-vatican-result = outcome
web-vatican-supports = supports: { $points }
web-vatican-excommunicated = excommunicated
web-vatican-below = { $count ->
    [one] { $count } short
   *[other] { $count } short
}
web-vatican-decides = is deciding
web-vatican-waits = waits
web-vatican-tile = whoever does not support the Church bears this
web-vatican-last = the last report
web-adaptation = Other minimums by the Adaptation tile
web-floor-empty = no card
web-space-needs = needs { $value }
web-space-there = there: { $who }
web-space-free = you may go here
web-space-free-servants = { $count ->
    [one] you may go here with { $count } servant
   *[other] you may go here with { $count } servants
}
web-space-penalty = value −{ $count }
web-me-title = Your board
web-me-family = family
web-me-leaders = leaders
web-member-pick = { $member }, value { $value }, key { $key }
web-member-gone = placed
web-leader-in-play = in play
web-leader-in-hand = in hand
web-rival-open = Open the board of { $who }
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
web-outcome-uncertain = The rest depends on what is hidden.
web-outcome-final = This reveals something and cannot be taken back.
web-term-large = large space
web-term-other = other
web-servants-fewer = Fewer servants
web-servants-more = More servants
web-button-place = Place { $member }
web-button-space = Choose a space
web-button-member = Choose a family member
web-button-choose = choose
web-button-let-go = let go
web-button-end = end turn
web-undo-one = take back one step
web-undo-all = take back all
web-log-round = Round { $round }
web-log-setup = before the first round
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-line = Write to the table
web-chat-send = send
web-draft-keep = keep
web-draft-hand = your leaders so far
web-command-label = Type a move, such as white T3 +2. “legal” lists what is possible, “undo” takes back.
web-command-nothing = Nothing to decide now.
web-curtain-title = Hand over the screen
web-curtain-text = The screen goes to you. The others look away.
web-curtain-open = I am here
web-replay-title = replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-now = back to now
web-replay-final = final scoring
web-whatif-text = A private copy of the table: try moves of any player. Nobody sees it; hidden things are dealt anew.
web-whatif-steps = tried so far
web-whatif-title = what if
web-whatif-leave = back to the game
web-whatif-whose = What if: { $who } to move
web-acts-title = this game
web-acts-sure = really?
web-act-propose_cancel = propose to cancel the game
web-act-hand_over = hand my seat to the computer
web-act-take_back = take my seat back
web-act-resign = resign
web-act-agree = agree
web-act-object = object
web-proposal-cancel = { $who } proposes to cancel the game.
web-proposal-undo = { $who } asks to take a move back.
web-proposal-waits = Still to answer: { $who }
web-since-title = { $count ->
    [one] { $count } thing happened since your last turn
   *[other] { $count } things happened since your last turn
}

## The end

web-final-winner = the winner
web-final-most = The most magnificent
web-final-ahead = { $count ->
    [one] { $count } point ahead of { $who }
   *[other] { $count } points ahead of { $who }
}
web-final-level = level with { $who }; the earlier place in the turn order decides
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
web-final-chart = points over the rounds
web-final-end = End
web-final-best = what paid most
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
web-sign-loop = from now on
web-sign-arrow = pay to receive
web-sign-opponents = opponents
web-key-member = choose a family member
web-key-arrows = walk over the spaces
web-key-servants = more or fewer servants
web-key-enter = choose, then confirm
web-key-escape = let go
web-key-undo = take back one step
web-key-undo-all = take back the turn
web-key-end = end the turn
web-key-choices = to the other choices
web-key-zoom = enlarge the card
web-key-log = log
web-key-cards = cards still to come
web-key-command = type a move
web-key-help = this sheet
web-key-about = the rule of what is selected
web-how-aim = the aim
    .text = Lead a noble family to the most victory points in six rounds, two in each of three periods. Points come from cards, from the Church, from sets of territories and characters, from ventures, military strength and what is left over.
web-how-round = a round
    .text = Three dice give all players the values of their white, black and orange family members; the neutral one is worth 0. In turn order everybody places one member at a time until all are placed.
web-how-member = placing a member
    .text = A space needs a minimum value: die, bonuses and servants together. Each servant adds 1. Spaces where you may go are lit; a dark one says why not.
web-how-tower = towers
    .text = You take the card of the floor, receive the bonus of the floor and pay for the card. If the tower is occupied you pay 3 coins more. No two coloured members of one player may stand in the same tower.
web-how-territory = territories
    .text = From the third territory on you need military points: 3, 7, 12 and 18. You may own at most six cards of each type.
web-how-work = harvest and production
    .text = Harvest activates your territories, production your buildings, each if the value of the action reaches the number on the card, and always your bonus tile. The large space takes 3 off the value.
web-how-market = Market
    .text = One member on each space; you receive what it shows. With fewer players some spaces are closed.
web-how-council = Council Palace
    .text = Any number of members. You receive 1 coin and a council privilege, and the order there is the turn order of the next round.
web-how-servants = servants
    .text = Pay servants to raise the value of an action, 1 for each servant, before you place.
web-how-leaders = leaders
    .text = In the advanced game each player drafts four leaders. Play one on your turn once its requirement is met, or discard it for a council privilege.
web-how-church = Vatican report
    .text = After rounds 2, 4 and 6 whoever has fewer than 3, 4 and 5 faith points respectively is excommunicated. The others may show support: they give up all faith points and receive the points of their step.
web-how-end = the end
    .text = Points for territories (1, 4, 10, 20 from three to six), characters (1, 3, 6, 10, 15, 21), ventures, military (5 and 2), 1 for every five resources, less what excommunications take.
web-how-houses = Houses of Renaissance
    .text = Families with powers are won in an auction; a fifth tower, special tokens with hidden faces, leaders with spaces of their own, and a fifth player.
web-how-pazzi = The Pazzi Conspiracy
    .text = More cards are shuffled in; some of them act on opponents, who answer during your turn.
web-how-occupied = a taken space
    .text = A small space, a floor and a Market space take one family member. Whoever comes later goes elsewhere, unless a leader lets them in.
web-how-coins = coins
    .text = They pay for characters and many ventures, and 3 of them for a tower that is already occupied. They come from the Market, from harvest and production and from the Council Palace. Left over, they count as resources.
web-how-materials = wood and stone
    .text = They pay for buildings and some ventures. Territories give them at a harvest. Left over, they count as resources at the end.
web-how-military = military points
    .text = They open the slots for more territories; some ventures require them or are paid with them. At the end the strongest and the second score.
web-how-faith = faith points
    .text = They decide at the Vatican report whether you may support the Church, and each step is worth points when you do.
web-how-victory = victory points
    .text = Whoever has the most of them after six rounds wins. Some come during play, most at the end.
web-how-tokens = special tokens
    .text = Only you know the faces of yours. One is used in your turn for what it shows, pays for some cards, or lies on a card.
web-how-privilege = council privilege
    .text = Choose one of these at once. Where several come together and are marked ≠, each must be another one.
web-how-character = characters
    .text = They act at once, or from then on make an action stronger or a card cheaper. One to six of them score 1, 3, 6, 10, 15, 21.
web-how-building = buildings
    .text = Paid with wood and stone. Each production whose value reaches the number on the card lets you use it, often to exchange goods for points.
web-how-venture = ventures
    .text = They give something at once and points at the end. Some can be paid in two ways.
web-how-special = Special tower
    .text = The fifth tower holds cards of all four types. Its cards belong to the lane of their own type.

## Credits

web-credits-game = Lorenzo il Magnifico is a board game by Flaminia Brasini, Virginio Gigli and Simone Luciani, published by Cranio Creations. This is a free programme by enthusiasts with pictures and texts of its own; buy the game, it is worth it.
web-credits-art = Skyline, towers, card pictures and the icons of goods were drawn for this page.
web-credits-icons = Emblems of cards, leaders and families, from game-icons.net, under the licence CC BY 3.0; redrawn with rounded numbers. By:
web-credits-fonts = Typefaces by Christian Thalmann and by Rasmus Andersson, under the SIL Open Font License.
web-credits-code = The page is built with Svelte, Vite and Project Fluent, under the MIT and Apache licences.

## Advice

web-hint = hint
web-hint-title = the best moves
web-hint-text = The number: how many points ahead of an ordinary move.
web-hint-play = do this
web-hint-wait = Thinking…
web-new-hints = hints
web-hints-auto = only when playing alone against the computer
web-hints-on = allowed
web-hints-off = not allowed
web-analysis-title = analysis
web-analysis-text = How your chances to win changed, and what cost you most. It takes a while.
web-analysis-start = analyse the game
web-analysis-running = Analysing: { $percent } %
web-analysis-failed = The analysis could not be made.
web-analysis-chances = chances to win
web-analysis-costliest = your costliest decisions
web-analysis-none = No decision of yours cost half a point or more.
web-analysis-round = Round { $round }
web-analysis-cost = { $points } points
web-analysis-played = Played:
web-analysis-better = Better:
web-analysis-jump = show the position
