# Contests between bots: the table in the terminal and the report as a page.

arena-title = Arena
arena-games = Games
arena-deals = Deals
arena-players = Players
arena-decisions = Decisions
arena-rules = Rules
arena-expansions = Expansions
arena-none = none
arena-seed = Seed
arena-play-time = Playing time
arena-version = Version
arena-bot = Bot
arena-seats = Seats
arena-rating = Rating
arena-wins = Wins
arena-interval = 95%
arena-even = even
arena-scores = Score
arena-deviation = SD
arena-winning = When winning
arena-margin = Margin
arena-per-game = Decisions per game
arena-time = Seconds
arena-mean = Mean
arena-within = 95% within
arena-slowest = Slowest
arena-quartiles = Quartiles
arena-range = Range
arena-place = Place { $number }
arena-all = All

arena-standings-heading = Standings
arena-wins-heading = Win shares
arena-rating-heading = Ratings
arena-scores-heading = Final scores
arena-sources-heading = Points by source
arena-deeds-heading = Actions per game
arena-places-heading = Wins by place in the first turn order
arena-pairs-heading = Who finished ahead of whom
arena-time-heading = Time per decision
arena-faults-heading = Games that crashed
arena-games-heading = Games

arena-wins-text = Share of the seats that won, with the 95% interval over deals: games of one deal, played with the bots on all seats in turn, count as one observation. The dashed line is an even share ({ $even }).
arena-rating-text = OpenSkill (Plackett-Luce) from the places of all games, averaged over several random orders; bars show two uncertainties (sigma) either way. Everyone starts at 25.
arena-scores-text = Filled: all final scores. Outlined: scores that won. The line is the mean.
arena-sources-text = Mean points from each source; points lost are to the left of zero.
arena-places-text = The deal decides who starts. Rows of one colour should look alike if the order does not matter.
arena-pairs-text = The share of their meetings in which the row’s bot finished ahead of the column’s.
arena-time-text = Only decisions with more than one legal move. Times depend on the machine and on what else it is doing.
arena-deeds-text = Periods without excommunication, harvests and productions (also those granted by cards), cards owned at the end.
arena-games-text = Seats in order, with the winner marked. To read a game: magnifico replay FILE
arena-ties-text = Ties are decided by turn order, as the rules say; no win is shared.

arena-game = Game
arena-deal = Deal
arena-result = Result
arena-file = File

arena-deed-supports = Supports
arena-deed-harvests = Harvests
arena-deed-productions = Productions

arena-written = Report written: { $path }
arena-kept = Results and games: { $path }
arena-stopped = { $games ->
    [one] Stopped after { $done } of { $games } game
   *[other] Stopped after { $done } of { $games } games
}. The same command resumes: { $command }
arena-stopped-lost = { $games ->
    [one] Stopped after { $done } of { $games } game
   *[other] Stopped after { $done } of { $games } games
}; nothing was kept. With --out DIR a contest can be resumed.
arena-resumed = Games already there: { $done } of { $games }.
arena-broken = Game { $number } crashed: { $error }

# Training of the learned evaluation.

train-games = Training stage { $stage }: games
train-fit = Training stage { $stage }: fit
train-warm-up = Training: warm-up
train-rounds = Training: games of the policy against itself
train-positions = Training: fit to positions of self-play
train-error = error { $error } points
train-stopped = stopped; the same command resumes from here
train-done = The network is in { $path }: learned from { $positions } positions, its error is { $error } points (the hand-made estimate has { $before }).
train-policy-done = The policy is in { $path }: learned from { $turns } turns, its first choice costs { $regret } points in the eyes of its teacher.
train-rounds-done = The policy is in { $path }: it has learned from { $games } games against itself.
