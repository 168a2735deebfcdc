# Words of the page for puzzles

web-nav-puzzles = puzzles
web-puzzles-lead = Find the best move in positions from real games. Your rating decides which one comes next.
web-puzzles-rating = Your rating
web-puzzles-streak = Solved in a row
web-puzzles-solved = Solved
web-puzzles-count = { $solved } of { $tried }
web-puzzles-next = next puzzle
web-puzzles-daily = puzzle of the day
web-puzzles-daily-done = Solved today
web-puzzles-kind = kind
web-puzzles-players = players
web-puzzles-expansions = expansions
web-puzzles-difficulty = difficulty
web-puzzles-all = all
web-puzzles-base = base game
web-puzzles-easy = easy
web-puzzles-medium = medium
web-puzzles-hard = hard
web-puzzles-left = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }
web-puzzles-empty = No puzzle left with this choice. Choose another, or start over.
web-puzzles-over = start over
web-puzzle-leave = Leave the puzzle
web-puzzle-fold = Minimise the puzzle
web-puzzle-again = try again
web-puzzle-play-on = play on from here
web-puzzle-rating = difficulty { $rating }
web-puzzle-chosen = your move
web-puzzle-alternatives = all alternatives
web-puzzle-found = Found by: { $levels }
web-puzzle-found-none = Found by no level of computer opponent.
web-start-puzzles-text = Positions with one best move
web-start-puzzles = puzzles
