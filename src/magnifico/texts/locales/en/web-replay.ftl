# Replay: moving through a game as it was.
web-replay-back-move = One move back
web-replay-back-turn = Previous turn
web-replay-back-round = Previous round
web-replay-on-move = One move forward
web-replay-on-turn = Next turn
web-replay-on-round = Next round
web-replay-slider = moment of the game
web-replay-moment = Move { $number } of { $last }
web-replay-speed = Replay speed
web-replay-speed-now = Replay speed: { $speed }×
web-replay-times = { $speed }×
web-replay-link = Copy a link to this position
web-replay-copied = Link copied.
web-key-moment = one move back, one move forward
web-key-replay-move = in a replay: one move back or forward
web-key-replay-turn = in a replay: previous or next turn
web-key-replay-round = in a replay: previous or next round
