# What a player may do, as short commands for buttons and lists.

move-place = { $servants ->
    [0] Place the { $member }: { $space }
    [one] Place the { $member }: { $space }, { $servants } servant
   *[other] Place the { $member }: { $space }, { $servants } servants
}
move-pass = Pass (you cannot place anyone)
move-end = End the turn
move-keep = Keep { $leader }
move-tile = Choose the bonus tile ({ $tile })
move-bid = Bid row { $row } for { $family } ({ $goods })
move-play = Play { $leader }
move-discard = Discard { $leader } for a council privilege
move-use = Activate { $leader }
move-copy = Copy { $leader }
move-token = Discard a special token: { $face }
move-put = Place a special token ({ $face }) on “{ $card }”
move-exchange = Pay { $pay } to receive { $gain }
move-privilege = Take { $option }
move-take = { $servants ->
    [0] Take “{ $card }”: { $space }
    [one] Take “{ $card }”: { $space }, { $servants } servant
   *[other] Take “{ $card }”: { $space }, { $servants } servants
}
move-recover = Take “{ $card }” from the discarded cards
move-buy = Buy “{ $card }” for { $goods }
move-pay = Pay { $goods }
move-activate = Activate { $cards }
move-member = Choose the { $member }
move-give = Give { $goods }
move-give_up = Discard “{ $card }”
move-keep_token = Keep the special token: { $face }
move-visconti = Activate the Visconti token: { $token }
move-support = Support the Church
move-refuse = Do not support the Church
move-decline = Skip
move-resign = Resign
move-work = { $servants ->
    [0] { $kind } at value { $value }
    [one] { $kind } at value { $value }, { $servants } servant
   *[other] { $kind } at value { $value }, { $servants } servants
}
move-work_of = { $servants ->
    [0] { $kind } at value { $value } with { $owner }’s cards
    [one] { $kind } at value { $value } with { $owner }’s cards, { $servants } servant
   *[other] { $kind } at value { $value } with { $owner }’s cards, { $servants } servants
}
move-only = Activate only “{ $card }”
move-choose = “{ $card }”: { $option }
move-choose_none = “{ $card }”: nothing
move-choose_activate = “{ $card }” activates “{ $target }”
move-option_target = Choose: { $option } (“{ $target }”)
move-first = First: { $effect }
move-option = Choose: { $option }
move-pay_token = Pay the special token: { $face }
move-lose = Lose { $goods }
move-kind = Choose: { $kind }

## Parts of moves

choice-repeat = { $option } (×{ $count })
choice-target = { $option } ({ $target })
