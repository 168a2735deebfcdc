# Challenges: the deal of the day and of the week.

web-nav-challenges = challenges
web-start-challenges = challenges
web-start-challenges-text = One deal for everybody, every day
web-challenges-title = challenges
web-challenges-lead = Everybody gets the same deal, the same seat and the same opponents. Only your first attempt is listed.
web-challenges-honour = A listed attempt has no hints and no coach. Resigning, cancelling or letting the computer play counts as your attempt. Guests are known only by their browser, and the deals can be worked out from the program: this is a game of honour.
web-challenge-day = challenge of the day
web-challenge-week = challenge of the week
web-challenge-of = { $kind ->
    [week] Challenge of the week { $key }
   *[day] Challenge of the day { $key }
}
web-challenge-practice = practice
web-challenge-against = Against:
web-challenge-seat = You play at seat { $seat }
web-challenge-begin = begin your attempt
web-challenge-continue = continue your attempt
web-challenge-practise = play it for practice
web-challenge-own = Your attempt: { $points }, { $place ->
    [1] first
   *[other] place { $place }
} at the table
web-challenge-abandoned = Your attempt ended without a score.
web-challenge-over = The time for this challenge is over.
web-challenge-finished = { $count ->
    [0] Nobody has finished yet.
    [one] One attempt so far
   *[other] { $count } attempts so far
}
web-challenge-list = leaderboard
web-challenge-among-all = everybody
web-challenge-among-known = people I’ve played with
web-challenge-among-computer = the computer
web-challenge-empty = Nobody is listed here yet.
web-challenge-playing = still playing
web-challenge-guest = guest
web-challenge-place = { $place ->
    [1] won
   *[other] place { $place }
}
web-challenge-replay = replay
web-challenge-replay-of = Replay: { $name }
web-challenge-more = show more
web-challenge-closed = Replays open after your own attempt.
web-challenge-before = earlier
web-challenge-after = later
web-challenge-to-list = to the leaderboard
