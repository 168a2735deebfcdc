# What a player may do, as short commands for buttons and lists.

move-place = { $servants ->
    [0] Place the { $member }: { $space }
    [one] Place the { $member }: { $space }, { $servants } servant
   *[other] Place the { $member }: { $space }, { $servants } servants
}
move-pass = Pass (no placement is possible)
move-end = End the turn
move-keep = Keep { $leader }
move-tile = Choose the bonus tile: { $tile }
move-bid = Bid for { $family }: row { $row } ({ $goods })
move-play = Play { $leader }
move-discard = Discard { $leader } for a council privilege
move-use = Use { $leader }
move-copy = Copy { $leader }
move-token = Use a special token: { $face }
move-put = Put a special token ({ $face }) on “{ $card }”
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
move-visconti = Turn up the Visconti token: { $token }
move-support = Support the Church
move-refuse = Do not support the Church
move-decline = Do without
move-resign = Resign
move-work = { $servants ->
    [0] { $kind } at value { $value }
    [one] { $kind } at value { $value }, { $servants } servant
   *[other] { $kind } at value { $value }, { $servants } servants
}
move-work_of = { $servants ->
    [0] { $kind } at value { $value } with the cards of { $owner }
    [one] { $kind } at value { $value } with the cards of { $owner }, { $servants } servant
   *[other] { $kind } at value { $value } with the cards of { $owner }, { $servants } servants
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
