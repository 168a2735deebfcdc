# What the table server says: problems, and what happens at a table beside the game.

problem-account-needed = You need an account for this. Please set a password first.
problem-bad-address = This address can’t be used.
problem-bad-move = That isn’t a move in this game.
problem-bad-pack = The card pack contains a mistake.
problem-bad-request = We couldn’t understand the request.
problem-bots-first = Your opponents are still choosing. One moment, please.
problem-cancelled = This game was cancelled.
problem-cannot-sign-in = Name and password don’t match.
problem-challenge-early = This challenge begins on { $first }.
problem-challenge-first = Practice opens after your own attempt.
problem-challenge-over = The time for this challenge is over. You can still practise it.
problem-challenge-played = You’ve already played this challenge. Only the first attempt counts.
problem-challenge-unknown = There’s no such challenge.
problem-foreign-page = This request came from another site and was rejected.
problem-game-over = The game is over.
problem-hints-off = Hints are not allowed at this table.
problem-internal = Something went wrong. Nothing was lost; please try again.
problem-level-unknown = There’s no such computer opponent.
problem-muted = You can’t write here.
problem-name-taken = This name isn’t available.
problem-no-time = Your time is up.
problem-no-hint = We couldn’t find a hint in time. Please try again.
problem-not-host = Only the host can do this.
problem-not-over = The game isn’t over yet.
problem-not-running = This can’t be done at this table now.
problem-not-seated = This isn’t your seat.
problem-not-signed-in = Please choose a name first.
problem-nothing-to-undo = There’s nothing to undo.
problem-old-game = This game was started with different rules or cards and can’t be continued here.
problem-options = These options can’t be combined.
problem-proposal-open = Another proposal is still open.
problem-proposal-gone = There’s nothing to agree to.
problem-seat-needed = Please choose a seat.
problem-seat-taken = This seat is taken.
problem-seats-open = Some seats are still open.
problem-stale = Something happened in the meantime. Here’s what you missed.
problem-started = The game has already started.
problem-too-large = This is too large.
problem-too-many = Too many requests. Please wait a moment.
problem-undo-off = Undo is switched off at this table.
problem-undo-consent = At this table everyone has to agree to an undo.
problem-unknown = There’s nothing here.
problem-unavailable = The server can’t answer at the moment. Please try again.
problem-wrong-method = This can’t be done here.

table-bot-took-over = The computer is playing for { $player }.
table-came-back = { $player } is back.
table-proposed-cancel = { $player } proposes to cancel the game.
table-proposed-undo = { $player } asks to undo a move.
table-agreed = { $player } agrees.
table-objected = { $player } objects.
table-cancelled = The game was cancelled.

# Emails.

notify-subject = { $count ->
    [one] It’s your turn
   *[other] It’s your turn in { $count } games
}
notify-hello = Hello { $name },
notify-waiting = { $count ->
    [one] This game is waiting for you:
   *[other] These games are waiting for you:
}
notify-untitled = A Magnifico table
notify-off = Stop these emails: { $link }
notify-confirm-subject = Is this your address?
notify-confirm = Someone, probably you, gave this address for the account { $name } on Magnifico. If it was you, open { $link } to confirm. Only then can we email you a link for a forgotten password, or tell you when it’s your turn if you ask for it. If it wasn’t you, ignore this.
notify-page-on = Yes, this is my address
notify-page-off = Stop these emails
notify-page-done = Done.
table-lapsed = { $player } ran out of time without answering, so the proposal has lapsed.
problem-went-back = The server’s data was restored from an earlier point, so the table continues from there.
problem-busy = The server is very busy. Please try again in a moment.
problem-bot-tables = This server is already playing as many games without people as it allows. Wait until one of them is over, or take a seat.
problem-quota = You, or others in your network, have stored as much as this server allows in a day ({ $megabytes } MB). Please try again later.
problem-storage-full = This server has no room left for anything new. Games in progress go on; please tell the operator.

problem-bad-name = Please choose another name: plain letters that everyone can see and tell apart.
problem-confirm-needed = Please confirm that you want this.
problem-foreign-host = This server doesn’t answer to that name. Its operator can add it with the setting allowed_hosts.
problem-link-expired = This link has expired or has already been used. Please ask for a new one.
problem-no-mail = This server can’t send emails. Please ask its operator for a new password.
problem-weak-password = Please choose a password of at least 8 characters that isn’t your name or one of the most common ones.
problem-wrong-password = That isn’t your password.

reset-subject = A new password for Magnifico
reset-mail = Someone, probably you, wants a new password for the account { $name }. To choose one, open { $link } within an hour. If it wasn’t you, ignore this; nothing will change.
problem-name-in-use = Someone at this table already has this name.
problem-more-people = More people than that are already sitting at the table.
problem-pack-file = “{ $file }” isn’t part of a card pack. A pack consists of { $files }.
