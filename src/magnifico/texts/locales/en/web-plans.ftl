# Words of the page: planning ahead, kept what-ifs, private notes, the log's tools, being told of one's turn.

web-tool-plan = plans and notes
web-plan-ahead = plan ahead
web-plan-waiting = { $count ->
    [one] Planned: one line
   *[other] Planned: { $count } lines
}
web-plan-lines = my next turn
web-plan-lines-text = When your turn comes, the first line that can be played is played for you, whether you are here or not.
web-plan-lines-turn = It’s your turn. Lines are planned while others play.
web-plan-else = Otherwise ask me.
web-plan-build = try a line on the board
web-plan-add = add to my plan
web-plan-status-played = played
web-plan-status-unused = not needed
web-plan-status-refused = not possible
web-plan-status-forgotten = put aside
web-plan-up = Move line { $number } up
web-plan-down = Move line { $number } down
web-plan-remove = Remove line { $number }
web-plan-standing = standing answers
web-plan-standing-text = They are given for you from the next question on.
web-plan-ask = ask me
web-plan-church = at the Vatican report
web-plan-church-support = support the Church
web-plan-church-refuse = don’t support the Church
web-plan-end = when my action is done
web-plan-end-only = end my turn if nothing else is left to do
web-plan-end-always = end my turn at once
web-plan-give = when an opponent’s card demands a resource, give
web-plan-pass = pass if no family member can be placed
web-plan-decline = decline offers outside my turn
web-plan-trials = kept what-ifs
web-plan-trials-none = None yet: try some moves with “what if” and keep them.
web-plan-trial-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-plan-trial-open = open
web-plan-trial-drop = Forget “{ $name }”
web-plan-trial-keep = keep
web-plan-trial-name = name of this what-if
web-plan-trial-default = Round { $round }
web-plan-trial-kept = Kept as “{ $name }”.
web-plan-played = your plan was played
web-plan-asked = your plan can’t be played
web-note-title = private notes
web-note-text = Only you can read them. A note about an opponent follows you to other games.
web-note-game = this game
web-note-about = about { $name }
web-note-kept = Saved.
web-log-filter = whose moves
web-log-everybody = everybody
web-log-copy = copy as text
web-log-copied = Copied.
web-notices-title = when it’s my turn
web-notices-account = Email and webhooks need an account with a password.
web-notices-travel = Your settings follow your account to every device.
web-notices-none = This server sends neither email nor webhooks.
web-notices-mail = email me
web-notices-mail-to = To { $address }.
web-notices-mail-address = Add an email address to your account first.
web-notices-mail-confirm = Please open the link in the email we sent to { $address }. Until then nothing is sent.
web-notices-hook = webhook address
web-notices-hook-text = It receives a signed message each turn. Leave empty for none.
web-notices-hook-secret = secret of the signature
web-notices-save = save
web-notices-saved = Saved.
