# Decks that players build.

web-nav-decks = build your decks
web-decks-text = Choose the cards your table plays with: of each type and period as many as the base game has. Pazzi cards need the expansion; special cards are always drawn at random.
web-decks-base = base game only
web-decks-random = draw at random
web-decks-use = use at a new table
web-decks-complete = The decks are complete.
web-decks-missing = { $stack }, period { $period }: { $count ->
    [one] { $count } card is missing
   *[other] { $count } cards are missing
}
web-decks-extra = { $stack }, period { $period }: { $count ->
    [one] { $count } card too many
   *[other] { $count } cards too many
}
web-decks-name = name of the decks
web-decks-save = save
web-decks-link = link to these decks
web-decks-saved = saved decks
web-decks-delete = Delete “{ $name }”
web-decks-stack = { $stack }, period { $period }
web-decks-count = { $count } of { $needed }
web-decks-own = own decks
web-new-decks = decks
web-new-decks-all = from all cards, at random
web-new-decks-linked = those of the link
