# Puzzles, at the table and in the terminal. $points is a number of points.

puzzle-solver = Lorenzo
puzzle-table = Puzzle
puzzle-kind-placement = best placement
puzzle-kind-exchange = best exchange
puzzle-kind-draft = best draft pick
puzzle-kind-church = the Church
puzzle-kind-bid = best bid
puzzle-kind-win = win from here
puzzle-ask-placement = Which placement is best?
puzzle-ask-exchange = How do you make the most of this card?
puzzle-ask-draft = Which leader do you keep?
puzzle-ask-church = Do you support the Church?
puzzle-ask-bid = Which bid is best?
puzzle-ask-win = The game is almost over, and you can still win. Which placement does it?
puzzle-right = Right!
puzzle-wrong = Not the best move.
puzzle-wrong-by = Not the best move: the best one is { $points } points better.
puzzle-why = What makes the best move best: { $reason }.
puzzle-idea-harvest-now = The idea: harvest before somebody else takes the space.
puzzle-idea-production-now = The idea: produce before somebody else takes the space.
puzzle-idea-harvest-once = The idea: let your territories work once more.
puzzle-idea-production-once = The idea: let your buildings work once more.
puzzle-idea-points = The idea: victory points that are yours at once.
puzzle-idea-goods = The idea: here what it brings right away counts most.
puzzle-idea-territories = The idea: one more territory makes the whole set worth more.
puzzle-idea-characters = The idea: one more character makes the whole set worth more.
puzzle-idea-ventures = The idea: a venture’s points at the end are certain.
puzzle-idea-production = The idea: make every later production richer.
puzzle-idea-military = The idea: be ahead in military strength when it counts.
puzzle-idea-church = The idea: have the faith points before the Church asks.
puzzle-idea-leaders = The idea: bring your leaders into play.
puzzle-idea-members = The idea: send a weak family member and keep the strong one.
puzzle-idea-rivals = The idea: leave less to your strongest opponent.
puzzle-idea-support = The idea: turn faith points into victory points while they are worth it.
puzzle-idea-refuse = The idea: keep your faith points for a later step that is worth more.
puzzle-idea-bid = The idea: give up exactly as many goods as the family is worth.
puzzle-idea-keep = The idea: keep the leader whose requirement you can meet soon.
puzzle-why-ends = The best move leads to a final score of { $own } to { $rival } against your strongest opponent. With “{ $than }” it would be { $other } to { $others }.
puzzle-why-gains = What changes for you: { $gains }.
puzzle-why-denies = It costs your strongest opponent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-why-draft = In the games played on from here, the best choice brought { $points } points more than “{ $than }”.
puzzle-why-bid = The best bid is where the auction ends up if everyone bids well. In the games played on from here, it brought { $points } points more than “{ $than }”.
puzzle-why-refuse = { $faith ->
    [one] What you’d receive now for { $faith } faith point is worth less than keeping it for the next Vatican report, even with the excommunication.
   *[other] What you’d receive now for { $faith } faith points is worth less than keeping them for the next Vatican report, even with the excommunication.
}
puzzle-yours-ends = After your move: { $worth }.
puzzle-yours-goods = Your move brings { $goods }.
puzzle-yours-set = Your move adds no card to that set.
puzzle-yours-military = After your move you’d have { $has } military, the strongest opponent { $rival }.
puzzle-yours-church = After your move you’d have { $has } faith, and the report asks for { $needs }.
puzzle-proof-end = Proven: every continuation was played to the end of the game, with everyone doing their best.
puzzle-proof-search = Judged by the strongest opponent, which played { $count ->
    [one] { $count } continuation
   *[other] { $count } continuations
}.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = best
puzzle-worth-won = you win by { $points }
puzzle-worth-lost = you lose by { $points }
puzzle-worth-tie-won = a tie, which you win
puzzle-worth-tie-lost = a tie, which you lose

## In the terminal

puzzle-how = Type a move such as “w M1”, or its number after “moves”; “moves”, “table”, “card 5”, “skip”, “quit”.
puzzle-heading = { $kind } – difficulty { $rating }
puzzle-daily = Puzzle of the day, { $date }
puzzle-not-offered = That isn’t one of the answers. “moves” lists them.
puzzle-alternatives = All alternatives:
puzzle-standing = Your rating: { $rating } · solved in a row: { $streak } · solved: { $solved } of { $tried }
puzzle-again = Enter for the next puzzle, “quit” to stop.
puzzle-none = You have tried every puzzle of this kind.
puzzles-making = Puzzles
puzzles-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
puzzles-made = { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} in { $path }.
puzzles-stopped = stopped; the same command resumes
puzzles-checked = Puzzles that hold: { $good } of { $count }.
puzzles-too-easy = Too easy for the hard third: { $keys }.
puzzles-table-puzzle = puzzle
puzzles-table-kind = kind
puzzles-table-players = players
puzzles-table-proof = proof
puzzles-table-margin = margin
puzzles-table-again = again
puzzles-table-strongest = strongest
puzzles-table-rating = rating
puzzles-table-verdict = verdict
puzzles-holds = holds
