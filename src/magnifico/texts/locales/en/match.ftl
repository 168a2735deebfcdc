# A match of people or reasoning programs against bots.

match-host = Organiser
match-rules =
    The rules of the match: everybody plays { $deals ->
        [one] one deal
       *[other] the same { $deals } deals
    } with { $players } players against { $bot }.
    Every game is played once, without undo, hints, or help from other people and programs.
match-untimed = There is no time limit.
match-timed = Each turn may take { $seconds } seconds.
match-opening = A game begins when its link is opened. Anybody who has a link can play its seat: keep yours to yourself.
match-link = { "  " }game { $number }, seat { $seat }: { $address }
match-waiting =
    { $games ->
        [one] One game is left.
       *[other] { $games } games are left.
    } Ctrl-C stops waiting; to resume: { $command }
match-stopped = Stopped waiting; the games go on. To resume: { $command }
match-begun = { $person }, game { $number }: begun
match-ended = { $person }, game { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }
match-cancelled = { $person }, game { $number }: cancelled
match-reference = { $bot } plays deal { $number } of { $deals }
match-written = Results: { $path }
match-player = Player
match-games = Games
match-wins = Wins
match-points = Points
match-best-other = Best opponent
