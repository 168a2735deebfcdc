# What is wrong in a pack of cards, found by its English sentence. Words of the files themselves, such as the names of keys, are never translated.

error-pack-expected = expected { $expected }, found { $found }
error-pack-expected-near = expected { $expected }, found { $found } (did you mean "{ $near }"?)
error-pack-key = unknown key; known here: { $known }
error-pack-key-near = unknown key (did you mean "{ $near }"?); known here: { $known }
error-pack-effect = unknown effect; known: { $known }
error-pack-effect-near = unknown effect (did you mean "{ $near }"?); known: { $known }
error-pack-file = unknown file; known are { $known }
error-pack-file-near = unknown file (did you mean "{ $near }"?); known are { $known }
error-pack-not-in = not allowed in { $where }; allowed there: { $known }
error-pack-only-in = only allowed in { $where }
error-pack-only-with-value = only allowed in { $where }, where there is an action value
error-pack-not-with = not allowed with { $key }
error-pack-not-together = not allowed together with { $key }
error-pack-only-with = only allowed with { $key }
error-pack-rule = the rule { $rule } is only allowed in { $where }
error-pack-none = not allowed: a { $type } has none
error-pack-territory = not allowed: territories have no cost
error-pack-discount = only allowed for a bonus on a card type
error-pack-leader-action = expected harvest or production for a leader
error-pack-one-ability = expected at most one of action, exchange, set_member_value and draw_tokens
error-pack-falling = expected numbers that never decrease
error-pack-four-types = expected each of the four types once
error-pack-language = expected the code of a language, such as en, it or pt-BR
error-pack-one = expected one of { $words }
error-pack-entries = expected a list of exactly { $count } entries, found { $found }
error-pack-entries-range = expected a list of from { $low } to { $high } entries, found { $found }
error-pack-characters = expected at most { $most } characters, found { $found }
error-pack-blank = expected a text, found a blank one
error-pack-twice = expected different words, found one twice
error-pack-goods = expected at least one of { $words }, found an empty table
error-pack-goods-to-pay = expected at least one good to pay, found an empty table
error-pack-once = expected each { $name } once, found { $value } also on the { $item }
error-pack-many = expected at most { $most } of them, found { $found }
error-pack-reason = expected a sentence why these are reconstructed, found nothing
error-pack-periods = expected { $wanted } in periods 1 to 3, found { $found }
error-pack-both = in both packs { $one } and { $other }
error-pack-boards = the boards are those of the printed game: a pack of your own cannot change them
error-pack-together = expected at most { $most } in all packs of a game, found { $found }
error-pack-folder = expected a folder with a pack.toml
error-pack-unreadable = cannot be read: { $reason }
error-pack-files = expected at most { $most } files in the folder
error-pack-bytes-all = expected at most { $most } bytes in all files together
error-pack-bytes = expected at most { $most } bytes, found more
error-pack-missing = expected this file in the folder { $folder }
error-pack-link = expected a file of this folder, found a link that leads outside
error-pack-no-file = expected a file, found something else
error-pack-utf8 = expected UTF-8 text, found other bytes in line { $line }
error-pack-line = expected lines of at most { $most } characters, line { $line } is longer
error-pack-dots = expected at most { $most } full stops, found { $found }
error-pack-deep = nested too deeply
error-pack-deep-levels = nested too deeply: at most { $most } levels
error-pack-toml = no valid TOML: { $reason }
error-pack-not-utf8 = not UTF-8
error-pack-one-key = expected a table with one key such as {"{"} gain = {"{"} coins = 1 {"}"} {"}"}, found { $found }
error-pack-one-count = expected one thing to count such as {"{"} cards = "venture" {"}"} or {"{"} military = 2 {"}"}, found { $found }
error-pack-price = expected a price (pay, pay_per_opponent or discard), found none
error-pack-brings = expected what it brings (gain, privileges, play_leader, opponents_give or market_reward), found none
error-pack-one-good = expected exactly one kind of good, found { $found }
error-pack-requirement = expected at least one requirement, found none
error-pack-effects = expected at least one effect, found none

# What was expected.

pack-expected-whole = a whole number from { $low } to { $high }
pack-expected-flag = true or false
pack-expected-text = a text
pack-expected-line = a text on one line without control characters
pack-expected-key = a key such as { $example }
pack-expected-key-period = a key such as { $example } (period, number)
pack-expected-key-form = a key of small letters, digits and _ that begins with a letter, 40 at most
pack-expected-key-start = a key that begins with { $start } for its period
pack-expected-one = one of { $words }
pack-expected-rule = one of the rules { $words }
pack-expected-rule-near = one of the rules { $words } (did you mean "{ $near }"?)
pack-expected-goods = goods such as { $example }
pack-expected-list = a list
pack-expected-effects = a list of effects
pack-expected-prices = a list of prices such as { $example }, or [] if it is free
pack-expected-tables = a list of tables { $name }
pack-expected-table = a table with { $known }
pack-expected-names = a table with the name in en, and in other languages by their codes
pack-expected-towers = a table with the four towers
pack-expected-english = the English name
pack-expected-military = a number not below the military that is paid
pack-expected-counted = what is counted
pack-expected-slot = "{ $word }" in { $where }

# What was found.

pack-found-nothing = nothing
pack-found-none = none
pack-found-table = a table
pack-found-empty-table = an empty table
pack-found-no-table = no table
pack-found-list = a list of { $count }
pack-found-keys = { $count } keys
pack-found-fraction = the fraction { $value }
pack-found-date = a date or time
pack-found-absurd = a number of absurd size

# Where an effect can be.

pack-where-immediate = the immediate effects of a card
pack-where-activation = the permanent effects of a territory or building
pack-where-character = the permanent effects of a character
pack-where-end = the end effects of a venture
pack-where-leader = a permanent leader
pack-where-round = a once-per-round leader
pack-where-space = a leader's action space
pack-where-leader-immediate = the immediate effects of a leader
pack-where-family = a family
pack-where-set = the reward of a set
pack-where-excommunication = an excommunication tile

# Kinds of items, and one without a name.

pack-item-card = card
pack-item-leader = leader
pack-item-excommunication = excommunication
pack-item-bonus-tile = bonus tile
pack-item-auction-tile = auction tile
pack-item-adaptation-tile = adaptation tile
pack-item-faith-tile = faith tile
pack-item-visconti-token = Visconti token
pack-item-visconti = Visconti token
pack-item-family = family
pack-item-token = token
pack-item-pack = pack
pack-item-houses-board = houses board
pack-item-auction-tiles = auction tiles
pack-item-token-faces = token faces
pack-position = { $kind } at position { $position }

# What a pack holds.

pack-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pack-leaders = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
pack-excommunications = { $count ->
    [one] 1 excommunication tile
   *[other] { $count } excommunication tiles
}
pack-bonus-tiles = { $count ->
    [one] 1 bonus tile
   *[other] { $count } bonus tiles
}
pack-families = { $count ->
    [one] 1 family
   *[other] { $count } families
}
pack-fits = ok: { $contents } ({ $pack })
