# What the table server says: problems, and what happens at a table beside the game.

problem-account-needed = This needs an account. Please choose a password first.
problem-bad-address = This address cannot be used.
problem-bad-move = This is not a move of this game.
problem-bad-pack = The card pack has a mistake.
problem-bad-request = The request was not understood.
problem-cancelled = This game was cancelled.
problem-cannot-sign-in = Name and password do not match.
problem-foreign-page = This request comes from another site and is not accepted.
problem-game-over = The game is over.
problem-hints-off = Hints are not allowed at this table.
problem-internal = Something went wrong here. Nothing was lost; please try again.
problem-level-unknown = There is no such computer opponent.
problem-muted = You cannot write here.
problem-name-taken = This name is not available.
problem-no-time = There is no time left.
problem-no-hint = No hint could be found in time. Please try again.
problem-not-host = Only the host of the table can do this.
problem-not-over = The game is not over yet.
problem-not-running = This cannot be done at this table now.
problem-not-seated = This is not your seat.
problem-not-signed-in = Please choose a name first.
problem-nothing-to-undo = There is nothing that you can take back.
problem-old-game = This game was begun with other rules or cards and cannot be continued here.
problem-options = These options do not go together.
problem-proposal-open = Another proposal is still open.
problem-proposal-gone = There is nothing to agree to.
problem-seat-needed = Please say for which seat.
problem-seat-taken = This seat is taken.
problem-seats-open = Some seats are still open.
problem-stale = Something happened meanwhile. Here is what you missed.
problem-started = The game has already begun.
problem-too-large = This is too large.
problem-too-many = Too many requests. Please wait a moment.
problem-undo-off = At this table nothing can be taken back.
problem-undo-consent = At this table all have to agree before something is taken back.
problem-unknown = There is nothing here.
problem-unavailable = The server cannot answer at the moment. Please try again.
problem-wrong-method = This cannot be done here.

table-bot-took-over = A computer opponent plays for { $player }.
table-came-back = { $player } is back.
table-proposed-cancel = { $player } proposes to cancel the game.
table-proposed-undo = { $player } asks to take a move back.
table-agreed = { $player } agrees.
table-objected = { $player } objects.
table-cancelled = The game was cancelled.

# Mails.

notify-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn in { $count } games
}
notify-hello = Hello { $name },
notify-waiting = { $count ->
    [one] this game waits for you:
   *[other] these games wait for you:
}
notify-untitled = A table of Magnifico
notify-off = No more mails: { $link }
notify-confirm-subject = Mails from Magnifico?
notify-confirm = Somebody, probably you, wants mails from Magnifico at this address when it is their turn. To say yes, open { $link } – otherwise ignore this mail, and none will follow.
notify-page-on = Send me a mail when it is my turn
notify-page-off = Send me no more mails
notify-page-done = Done.
