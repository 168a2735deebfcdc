# Around the table: names, invitations, lobby, lists, chat. The page asks for these without `web-`.

web-around-name = your name
web-around-name-text = This is what others see at new tables.
web-around-name-change = change name
web-around-name-save = use this name
web-around-ask-name = what should the others call you?
web-around-name-of = change name: { $name }
web-around-name-at = name of player { $number }
web-around-away = not looking right now
web-around-start-computers = start with computers on the free seats
web-around-share = share
web-around-share-text = Join me for a game of Lorenzo il Magnifico
web-around-qr = QR code with the link to this table
web-around-scan = Scan it with a phone to join.
web-around-clock-other = as agreed
web-around-running = being played now
web-around-running-empty = No public game is being played at the moment.
web-around-open = waiting for players
web-around-others = waiting for others
web-around-join = join
web-around-round = round { $round } of { $rounds }
web-around-setup = getting ready
web-around-waits = waiting for { $who }
web-around-since = for { $time }
web-around-left = { $time } left
web-around-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-around-said = { $name } says: { $text }
web-around-mute = mute
web-around-mute-all = everyone
web-around-mute-text = You won’t see their messages in this browser.
web-around-pack-good = { $title } – { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $leaders ->
    [one] { $leaders } leader
   *[other] { $leaders } leaders
}
web-around-pack-remove = remove the pack
web-around-asked = { $who }: { $question }
web-watching-follow = the player you follow
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
