# The words of the lessons. A message is named after the lesson and the step; remarks and answers are its attributes.
# The names of cards, leaders, families and opponents are variables: $card5, $leader_sisto_iv, $family_medici, $rival.

## What every lesson says

lesson-general-name = Lorenzo
lesson-general-wrong = The rules allow that, but we’re practising something else here. It has been taken back: try again.
lesson-general-refused = Nothing has changed. Try again.
lesson-general-again = Your turns are over, and the goal is still out of reach. Everything is back where this task began.
lesson-general-astray = That doesn’t lead to the goal. Try again, or play on if you have a better idea.
lesson-general-back = That way leads nowhere. Everything is back where this task began; now follow the light.
lesson-general-later = One moment. Read this first.
lesson-general-unknown = I don’t know that move.

## In the terminal

learn-how = Type a move such as “w M1”, Enter to continue, “help” to be shown what to do, “again” to start the step over, “moves”, “table”, “card 5”, “quit”.
learn-enter = Enter to continue
learn-fresh = A new position: the table has been set up anew.
learn-finished = That was the last chapter. Now play a game: magnifico play
learn-next = Enter for “{ $chapter }”, “quit” to stop.

## 1 A family in Florence

lesson-florence = A family in Florence
    .about = Know what wins, and read what you own.
    .end = That’s all you need to begin: six rounds, four family members, and victory points that decide. Next: what the dice are for.
lesson-florence-welcome = Welcome to Florence! You are the head of a noble house, and { $rival } across the table leads another. Over the next few years you both want to become the most admired family of the city.
lesson-florence-victory = Admiration has a number: victory points. Here are yours. None so far, but the day is young.
lesson-florence-rounds = A game lasts six rounds. In each of them you send four family members into the city, one at a time, and so does everybody else.
lesson-florence-winner = So who wins after six rounds?
    .coins = The house with the most coins
    .cards = The house with the most cards
    .points = The house with the most victory points
    .wrong = Coins and cards help you get there. But what is counted at the end?
lesson-florence-goods = Right! And this is what you own: wood and stone to build with, coins to pay people, and servants who lend your family a hand.
lesson-florence-market = Let’s fill the purse. Take your white family member and place it in the first space of the Market, the one with 5 coins.
    .wrong = Also a fine place, but it’s the purse we’re after: the white family member, in the first space of the Market.
lesson-florence-end = Five coins, right away. Every turn you place one family member. You’ve done that: end your turn.
lesson-florence-rival = { $rival } has gone to the towers and taken a card. That space belongs to her for the rest of the round. And now it’s your turn again.
lesson-florence-task = Your first task, all by yourself: your house needs servants. Get at least 8 of them.
    .again = That brought in other things. The servants are waiting in the Market, right beside the coins. Have another go.

## 2 Dice and family members

lesson-dice = Dice and family members
    .about = Know how strong your family members are, and what servants are for.
    .end = A value, a space, a few servants: that’s the heart of the game, and you have it. Next come the towers, where the cards are.
lesson-dice-dice = Every round begins with three dice: one white, one black, one orange. The roll counts for everybody.
lesson-dice-members = Your three coloured family members are worth what the die of their colour shows. The fourth is neutral: it has no die, and its value is 0.
lesson-dice-strongest = Who is your strongest family member this round?
    .white = The white one
    .black = The black one
    .orange = The orange one
    .wrong = Each family member carries its value. Look for the highest.
lesson-dice-white = The black one, with a splendid 6. Keep it for something big: the spaces of the Market ask for a value of only 1. Send white to the first one.
    .wrong = Keep the others for now. The white family member goes to the first space of the Market.
lesson-dice-taken = { $rival } has had her turn. Now let’s try something that can’t work: place orange in the first space of the Market, where white is standing.
    .wrong = That would work, and this time it shouldn’t. Try orange in the first space of the Market.
lesson-dice-servant = No room! There is one family member to a space, and your own relatives count too. Now the neutral one: its value is 0, too little even for the Market. That’s what servants are for: each one you spend adds 1. Place it in the second space with the help of 1 servant.
    .wrong = Not quite: the neutral family member, the second space of the Market, and 1 servant, no more.
lesson-dice-count = One servant spent, five received: a good deal. Now some mental arithmetic. A floor asks for 5, your orange family member is worth 2. How many servants does it take?
    .two = Two
    .three = Three
    .five = Five
    .wrong = Each servant adds 1. From 2 to 5 it is…
lesson-dice-task = Three. You’re ready for a task of your own. Only orange is left, with a value of 2. On the second floor of the first tower, which asks for 3, lies the card “{ $card2 }”. Get it.
    .again = The card is still there. Orange needs one servant to reach the second floor.

## 3 Towers

lesson-towers = Towers
    .about = Take cards from the towers: floors, bonuses, and the price of company.
    .end = You can climb towers now, and you know what company costs. Next we’ll read the cards more closely.
lesson-towers-towers = These are the four towers of Florence. Green holds territories, blue characters, yellow buildings, purple ventures. Every round brings four new cards to each of them.
lesson-towers-floors = From the bottom up, the floors ask for 1, 3, 5 and 7. The two upper ones reward the climb: they have a bonus of their own, printed beside the floor.
lesson-towers-forest = Your white family member is worth 5, just enough for a third floor. Place it beside “{ $card5 }”.
    .wrong = We want “{ $card5 }”: the white family member, on the third floor of the green tower.
lesson-towers-bonus = Two wood in one go! One is the bonus of the floor, the other comes from the card itself. Territories cost nothing: just being there is enough.
lesson-towers-busy = { $rival } was quicker and has taken a character. That makes the blue tower occupied, and entering an occupied tower costs 3 coins on top of the cost of the card: the surcharge. A good reason to be early.
lesson-towers-warlord = You have 6 coins, enough for the surcharge too. Place the black family member beside “{ $card49 }”, on the second floor.
    .wrong = It’s “{ $card49 }” we want: the black family member, on the second floor of the blue tower.
lesson-towers-price = How many coins was that altogether? “{ $card49 }” costs 2.
    .two = 2
    .three = 3
    .five = 5
    .wrong = Two for the card. And the surcharge?
lesson-towers-colour = Five: 2 for the card, 3 for the surcharge. One last rule of the towers. Your white family member stands in the green tower. Try to send orange there too, to the first floor.
    .wrong = That would work. Try orange on the first floor of the green tower.
lesson-towers-task = Two coloured members of one family never share a tower; only the neutral one may join. Now your task: build a “{ $card31 }”. It costs 2 wood, and it’s waiting on the second floor of the yellow tower.
    .again = The chapel still isn’t built. Who is free to go, and how many servants does it take to reach a value of 3?

## 4 Reading a card

lesson-cards = Reading a card
    .about = Tell the cost, the immediate effect and the permanent effect of a card at a glance.
    .end = Cost, immediate effect, permanent effect, points at the end: whatever card comes up, you can read it now. Next we’ll put your territories to work.
lesson-cards-chapel = Every card tells you from top to bottom what it costs and what it does. Open “{ $card31 }” to see it in full.
lesson-cards-cost = So what do you pay for this building?
    .coin = 1 coin
    .wood = 2 wood
    .faith = 1 faith point
    .wrong = The cost is at the very top. Everything else comes later.
lesson-cards-activation = Two wood. Under the cost is the immediate effect, marked with a bolt: 1 faith point, once, when you take the card. Below that, the permanent effect, and the number says when it works: every production of value 2 or more lets you turn 1 coin into 1 faith point.
lesson-cards-build = Build it: place your white family member there.
    .wrong = First the chapel: the white family member, on the first floor of the yellow tower.
lesson-cards-farmer = Done, and one faith point richer. Characters are different. Open “{ $card53 }”, in the blue tower.
lesson-cards-sum = He has no immediate effect, but a permanent one: while he serves your house, every harvest of yours gets +2 to its value. Suppose you hire him and harvest with a family member of value 4. What value does the harvest have?
    .two = 2
    .four = 4
    .six = 6
    .wrong = The value of the family member, and 2 more from the card.
lesson-cards-venture = Six: 4 from the family member and 2 from the farmer. Characters serve you until the end of the game, so take them early. Now a purple card: open “{ $card74 }”.
lesson-cards-points = A venture has an immediate effect, and it brings victory points. When do you score those 5 points?
    .now = Immediately
    .round = In every round
    .end = At the end of the game
    .wrong = Look at the bottom of the card.
lesson-cards-signs = At the end: the little flag says so. The signs are always the same: a bolt means immediately and once, the figure eight on its side as long as you own the card, the flag at the end of the game, and the number says which value a harvest or a production has to reach.
lesson-cards-task = Your task: among the characters there is one who brings military points immediately and makes it easier to take territories from then on. Find out who it is, and take that card.
    .again = Not that one. Open the blue cards one by one and look for military points and territories.

## 5 Harvest

lesson-harvest = Harvest
    .about = Know which territories a harvest activates, and what the large space does.
    .end = The higher the value, the more land goes to work. Next: what buildings make of the harvest.
lesson-harvest-lands = These are your territories. Each shows a number: the value a harvest needs to reach before that territory yields anything. Yours read 1, 2, 3 and 5.
lesson-harvest-which = Your white family member is worth 3 today. How many of your territories would a harvest with it activate?
    .one = One, the one with the 3
    .three = Three: 1, 2 and 3
    .four = All four
    .wrong = All those whose number is no higher than 3.
lesson-harvest-harvest = Three of them. Off to the fields: place white in the harvest space.
    .wrong = Today we harvest: the white family member, in the small harvest space.
lesson-harvest-tile = What a haul! The three territories have paid, and your personal bonus tile too: it adds wood, stone and a servant to every harvest, even if you don’t own any land.
lesson-harvest-taken = Another day: { $rival } was quicker and stands in the small space. Try it anyway with your black family member.
    .wrong = Try the small harvest space with black.
lesson-harvest-large = Taken. Beside it is the large space, with room for everyone, but there 3 is taken off your action value. Black is worth 5: what value would the harvest have?
    .two = 2
    .three = 3
    .five = 5
    .wrong = Five, less 3.
lesson-harvest-crowd = Only 2, but that’s better than nothing. Place black in the large harvest space.
    .wrong = The black family member, in the large harvest space.
lesson-harvest-task = Your task: get 5 wood from a single harvest. “{ $card5 }” gives 3, but only from a value of 5. You have white, with a value of 3, and 2 servants.
    .again = Not enough wood. How do you get white from 3 to 5?

## 6 Production

lesson-production = Production
    .about = Let buildings exchange your goods: all at once, and nothing twice.
    .end = Territories fetch, buildings refine: that’s the engine of every great house. Next we call at the Council.
lesson-production-buildings = These are your buildings. They too show a number, and a production of at least that value activates them. Most of them exchange something for something better.
lesson-production-start = You have 1 wood and no coins. Place white, with a value of 4, in the production space.
    .wrong = We produce: the white family member, in the small production space.
lesson-production-carpenter = Now you are asked about one building after another. “{ $card29 }” comes first: swap your 1 wood for 3 coins.
    .wrong = Choose the exchange of 1 wood for 3 coins.
lesson-production-chapel = Next comes “{ $card31 }”: 1 coin for 1 faith point. Can you pay with one of the 3 coins you are just about to receive?
    .yes = Yes, of course
    .no = No, they aren’t here yet
    .wrong = All buildings work at the same moment. You pay with what you had when the production began.
lesson-production-nothing = Right: everything happens at the same moment. You pay with what you had before, and the purse was empty. So “{ $card31 }” exchanges nothing this time.
    .wrong = There is no coin to pay with yet. Choose nothing.
lesson-production-income = Now everything arrives together: 3 coins from the workshop, and 2 coins and 1 military point from your personal bonus tile.
lesson-production-task = Your task: with a single production, end up with 7 coins and 1 faith point. You start with 2 wood and 1 coin.
    .again = Not quite. Your 2 wood can become 5 coins at once, and you had a coin for the chapel from the start.

## 7 Council and privileges

lesson-council = The Council and its privileges
    .about = Be first in the next round, and make the most of a council privilege.
    .end = A coin, a favour and the first turn: a visit to the Council is rarely wasted. Next, a more demanding host: the Church.
lesson-council-palace = This is the Council Palace. It asks for a value of 1 and has room for everybody. Each visit brings 1 coin and a council privilege.
lesson-council-go = You are last in turn order today, and others pick the best places before you. The Palace can change that. Place your white family member there.
    .wrong = First the Palace: place the white family member there.
lesson-council-privilege = A council privilege is a favour of your choice: wood and stone, servants, coins, military points or a faith point. Take whatever you like.
lesson-council-order = Whoever comes to the Palace first begins the next round, the second comes second, and so on; those who stayed away follow. Nobody else has been here today. So who begins the next round?
    .rival = { $rival }, as in this round
    .me = You
    .dice = The dice decide
    .wrong = The order in the Palace becomes the turn order. Who is standing there?
lesson-council-stall = You! Now for the fourth space of the Market. It gives two privileges at once, but they must be different. Place black there.
    .wrong = The fourth space of the Market, with the black family member.
lesson-council-first = Choose the first one.
lesson-council-second = And now the second. What you have just taken is no longer on offer: the sign ≠ means that they must differ.
lesson-council-task = Your task: with a single family member, get 1 faith point and 2 military points.
    .again = One visit, two favours: which space gives two of them at once?

## 8 The Church

lesson-church = The Church
    .about = Support the Church or be excommunicated, and know when to give in.
    .end = Faith is a promise with a date. Now you know the price of keeping it, and of breaking it. Next: an army for your lands.
lesson-church-track = Three times in a game the Church wants to know how faithful you have been: after rounds 2, 4 and 6. It expects at least 3, then 4, then 5 faith points. You have 4.
lesson-church-tile = Those who have too few are excommunicated. This is the tile for the first report: the value of every harvest is 3 lower, for the rest of the game. Each game has three such tiles, and everybody can see them from the start.
lesson-church-enough = It is the end of round 2. Are your 4 faith points enough?
    .yes = Yes
    .no = No
    .wrong = The first report asks for 3.
lesson-church-support = The report has begun. You may support the Church: you give up all your faith points, and receive the victory points of your step on the track. Do it.
    .wrong = For now, stay on good terms: support the Church.
lesson-church-after = Your step was worth 4 victory points, and you start over with 0 faith points. { $rival } had only 1 faith point: she has been excommunicated without being asked.
lesson-church-keep = You could have refused. Then you would be excommunicated too, but what would happen to your faith points?
    .stay = They stay
    .lost = They are lost
    .wrong = Only those who support the Church give up their faith points.
lesson-church-task = They stay, and later steps of the track are worth more. Now you have 5 faith points, only buildings and not a single territory. The tile would hardly hurt you. This once, refuse.
    .wrong = That would be the obedient answer. But the tile only weakens harvests, and you don’t harvest. Keep your faith points: refuse.

## 9 Military and territories

lesson-military = Military and territories
    .about = Know what strength your lands require.
    .end = Land needs protection, and now yours has it. Next we’ll see what all of this is worth when the game ends.
lesson-military-slots = Your green row has six places for territories. The first two are free. For the third you need 3 military points, then 7, 12 and 18: the numbers are printed on the empty places.
lesson-military-weak = You own two territories, and no army. Try to take “{ $card3 }” on the first floor with white.
    .wrong = That would work. Try white on the first floor of the green tower.
lesson-military-stall = It takes 3 military points. The third space of the Market has exactly that, and 2 coins besides. Place black there.
    .wrong = First the army: the black family member, in the third space of the Market.
lesson-military-strong = Three military points: that will do. Now take “{ $card3 }” with white.
    .wrong = It’s “{ $card3 }” we want: white, on the first floor of the green tower.
lesson-military-kept = The village is yours, and look: you still have all 3 military points. They only have to be there; they aren’t spent.
lesson-military-next = How many military points do you need for your fourth territory?
    .three = 3, as before
    .seven = 7
    .twelve = 12
    .wrong = It is printed on the next empty place of the row.
lesson-military-task = Seven. Your task: you own three territories and have 5 military points. Take a fourth one with the two family members you have left. The Market is taken; look around the blue tower, or the Palace.
    .again = Two military points were missing. “{ $card49 }” brings 3, the Palace a privilege worth 2.

## 10 Ventures, characters, the end

lesson-ending = Ventures, characters, the end
    .about = Know where the points of the final scoring come from.
    .end = Territories, characters, ventures, strength and leftovers: you know the whole bill. Time to put it all together.
lesson-ending-lands = One family member left, and then everything is counted. Look at your green row: four territories are worth 4 victory points, a fifth would make it 10, a sixth 20. A set grows slowly, then suddenly.
lesson-ending-people = Characters work the same way: from one to six of them bring 1, 3, 6, 10, 15 and 21 points, and you have three. How much would a fourth add?
    .one = 1 point
    .four = 4 points
    .ten = 10 points
    .wrong = Three of them bring 6, four bring 10. What’s the difference?
lesson-ending-strength = Four. And two prizes wait beside the cards: 5 points for the strongest army and 2 for the second (you have 10 military points, { $rival } has 8), and 1 point for every five resources left over, with wood, stone, coins and servants added together. Keep that army in mind.
lesson-ending-venture = Now your last turn. “{ $card96 }” is worth 10 points at the end. Take it with white.
    .wrong = Ten points are waiting: white, on the first floor of the purple tower.
lesson-ending-pay = This venture can be paid in two ways. 5 military points would leave you behind { $rival }, and cost you the prize for the strongest army. Pay with wood, stone and coins.
    .wrong = Careful: then { $rival } has the stronger army. Pay with wood, stone and coins.
lesson-ending-close = That was the last family member of the game. Now the Church reports once more, and it is kinder this time: everybody scores the points of their step, even those who are excommunicated. End your turn, and everything is counted.
lesson-ending-sum = Everything has been counted: your faith, territories, characters, both ventures, the strongest army, leftovers. The log lists it line by line. And you have won!
lesson-ending-task = Once more, the last family member. A fifth territory, a fourth character or the venture “{ $card78 }”, which brings 4 points at the end: take the card that is worth the most.
    .again = Good, but not the best. Four territories bring 4 points. How many do five bring?

## 11 A whole round alone

lesson-round = A whole round alone
    .about = Plan four family members without any help.
    .end = A whole round, planned and played by yourself. You can play a real game now. The next chapters show what the advanced rules and the expansions add.
lesson-round-plan = No new rules this time. You play a whole round against { $rival }, four family members each. A little planning goes a long way: what do I want, who is strong enough, and what might be gone if I wait?
lesson-round-look = White is worth 3, black 5, orange 2, and you have 3 servants. Have a look at what lies on the lower floors, and remember: the second visitor of a tower pays 3 coins more.
lesson-round-weakest = The neutral family member is worth 0. Where is it best off, with a servant or two?
    .tower = On the top floor of a tower
    .market = In the Market
    .home = At home
    .wrong = Seven servants for a top floor? And at home it earns nothing. The Market asks for 1.
lesson-round-task = Exactly. Your task: by the end of this round own a territory, a character and a building, and have at least 6 coins. Off you go!
    .again = Not all of it this time. A tip: the lower floors are cheap, and somebody should visit the first space of the Market.

## 12 Leaders and bonus tiles

lesson-leaders = Leaders and bonus tiles
    .about = Choose your bonus tile and your leaders, play them, activate them, let them go.
    .end = Leaders reward those who plan. These are the advanced rules, and you know them all now.
lesson-leaders-tile = Advanced games begin with two choices. First your personal bonus tile, what each of your harvests and productions brings on top. Choose the one you like.
lesson-leaders-draft = Now the leaders: great figures who join a house, if it is worthy of them. You keep one and pass on the rest, until everybody has four. Their requirements are printed on them. Choose!
lesson-leaders-look = The game is on, and three leaders are in your hand. Open { $leader_sandro_botticelli } to see the card in full.
lesson-leaders-play = His requirement is 10 wood. You have it, and you don’t spend it: it only needs to be there. Play him: it needs no family member, and you may do it whenever it’s your turn.
    .wrong = First play { $leader_sandro_botticelli }.
lesson-leaders-use = He stays with you for the rest of the game. His ability brings 2 military points and 1 victory point. Activate it right away.
    .wrong = Activate { $leader_sandro_botticelli }.
lesson-leaders-again = How often may you activate it?
    .turn = Once per turn
    .round = Once per round
    .never = Never again
    .wrong = It says so on the card: once per round.
lesson-leaders-discard = Once per round. A leader whose requirement you’ll never meet can still be useful: discard { $leader_cosimo_de_medici } for a council privilege.
    .wrong = Discard { $leader_cosimo_de_medici }.
lesson-leaders-privilege = Choose what the privilege becomes.
lesson-leaders-task = Your task: { $leader_girolamo_savonarola } wants to see 18 coins. Play him, and activate him in the same turn. You have 13 coins and one family member.
    .again = He only joins you while you hold 18 coins. Where do you get 5 of them at once?

## 13 Houses: auction and families

lesson-houses = Houses: auction and families
    .about = Bid for a family, and keep calm when somebody outbids you.
    .end = You have a family with an ability of its own. Next: the fifth tower of the expansion.
lesson-houses-auction = With Houses of Renaissance every player leads a real family, and each family has an ability that nobody else has. Who gets which is decided by an auction.
lesson-houses-rows = Beside each family lie six rows of goods, and your bid names one of them: you start with its goods. To outbid you, somebody must choose a row with a higher number. Compare row 1 with row 6. What do higher numbers offer?
    .more = More goods
    .fewer = Fewer goods
    .wrong = Look again: row 1 is a full wagon, row 6 hardly a purse.
lesson-houses-bid = Fewer: in this auction you pay with what you don’t receive. You’d like the { $family_medici }, the first family, but not at any price. Bid row 2 for them.
    .wrong = Bid row 2 for the { $family_medici }.
lesson-houses-displaced = { $rival } wants the { $family_medici } more: she bids row 4 and displaces you, so you bid again, right now. With which rows could you still win the { $family_medici } back?
    .same = With row 4, like her
    .below = With row 5 or row 6
    .none = With none at all
    .wrong = Only a row with a higher number outbids, and { $rival } is already in row 4.
lesson-houses-second = Right, and row 6 would even be safe: nothing outbids the top row. But it leaves you with little. Nobody wants the { $family_colonna } yet: take them in row 1, with everything they have.
    .wrong = Choose the { $family_colonna }, in row 1.
lesson-houses-brown = The auction is over, and the goods are yours. The { $family_colonna } bring a fifth family member, a brown one. Its value is always 3, whatever the dice show.
lesson-houses-task = The dice are miserable today, all ones. Your task: take “{ $card2 }” from the second floor of the green tower, which asks for 3. You have no servants.
    .again = Who has a value of 3, even on a day like this?

## 14 Houses: special tower and tokens

lesson-special = Houses: Special tower and tokens
    .about = Use the fifth tower, special tokens and the Adaptation tile.
    .end = Five towers and a few secrets up your sleeve. One chapter is left, and it is about treachery.
lesson-special-tower = This is the Special tower. It has cards of all four types, and they go into the row of their type. All the rules of towers apply; its floor bonuses are special tokens.
lesson-special-look = Open “{ $card123 }”, on the second floor, to see it in full.
lesson-special-tokens = He costs 3 coins, and you have 1. But you hold two special tokens. Nobody else knows what they show: one is worth 3 coins, the other 2 wood.
lesson-special-use = On your turn you can discard a token for what it shows at any time, without placing anybody. Discard the one with 3 coins.
    .wrong = First discard the token with 3 coins.
lesson-special-take = Now you have 4 coins. Take “{ $card123 }” with white.
    .wrong = White, on the second floor of the Special tower.
lesson-special-adaptation = He brings a token immediately, and as a Medici you receive another one for every character. One more thing: the tower with the sign ≠ carries the Adaptation tile. All its floors ask for 1 more.
lesson-special-value = What does the third floor of that tower ask for?
    .five = 5
    .six = 6
    .seven = 7
    .wrong = Five, as on every third floor, and 1 more.
lesson-special-task = Six. Your task: build “{ $card109 }”, on the third floor of the Special tower. It costs 1 wood and 1 stone, and you have no wood. Or do you?
    .again = You hold a token with 2 wood. Discard it before you place black.

## 15 The Pazzi conspiracy

lesson-pazzi = The Pazzi Conspiracy
    .about = Answer cards that reach into your house, and play one yourself.
    .end = You have finished the course. Florence is waiting: play your first game!
lesson-pazzi-plot = The Pazzi play by rougher rules: some of their cards reach into other houses. It is { $rival }’s turn, and she has her eye on the purple tower.
lesson-pazzi-give = “{ $card163 }”: every opponent gives her 1 wood, stone, coin or servant. { $rival2 } has paid. Which one will you part with?
lesson-pazzi-choice = Who decides what you give?
    .rival = { $rival }
    .me = You
    .chance = Chance
    .wrong = You have just done it yourself.
lesson-pazzi-worse = You do. You give what hurts least. It can be worse, though: later in the game { $rival } hires the “{ $card155 }”.
lesson-pazzi-discard = Every opponent must discard a territory or a building. You own two territories and a building. Choose the one you’ll miss least.
lesson-pazzi-task = Your task: pay them back in their own coin. Take “{ $card163 }” yourself. It costs 1 military point per opponent, and you have 3.
    .again = The card lies on the first floor of the purple tower.
