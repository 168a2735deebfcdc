# Advice: hints during the game and the analysis after it. $points is a number with its sign: +3.4

decimal-mark = .

reason-points = immediate victory points ({ $points })
reason-goods = it leaves you better supplied ({ $points })
    .here = it brings { $goods } ({ $points })
reason-territories = your set of territories grows ({ $points })
    .here = { $count ->
        [one] with { $count } territory the set scores { $after } at the end instead of { $before } ({ $points })
       *[other] with { $count } territories the set scores { $after } at the end instead of { $before } ({ $points })
    }
reason-characters = your set of characters grows ({ $points })
    .here = { $count ->
        [one] with { $count } character the set scores { $after } at the end instead of { $before } ({ $points })
       *[other] with { $count } characters the set scores { $after } at the end instead of { $before } ({ $points })
    }
reason-ventures = the ventures score at the end ({ $points })
reason-harvest = later harvests bring more ({ $points })
reason-production = later productions bring more ({ $points })
reason-military = a better place in military strength ({ $points })
    .here = you’d have { $has } military, the strongest opponent { $rival } ({ $points })
reason-church = a better standing with the Church ({ $points })
    .here = you’d have { $has } faith, and this report asks for { $needs } ({ $points })
reason-standing = a permanent effect ({ $points })
reason-leaders = it makes more of your leaders ({ $points })
reason-members = your better family members stay free ({ $points })
reason-order = an earlier turn in the next round ({ $points })
reason-rivals = it leaves less to the strongest opponent ({ $points })
reason-and-rival = { $reason }; otherwise { $rival } will probably take the space first
reason-least = it costs the least
reason-measured = { $points } points against an average choice, measured over many games
    .even = about as good as an average choice, measured over many games
reason-auction = where the auction ends up if everyone bids well
reason-only = nothing else is possible

hint-title = The best moves, and how many points better they are than an average move:
analysis-working = Analysing
analysis-chances = Chances of winning
analysis-costliest = { $player }’s costliest decisions
analysis-none = No decision by { $player } cost half a point or more.
analysis-decision = Round { $round }, after move { $number }: { $cost } points
analysis-played = played: { $move }
analysis-better = better: { $move } – { $reason }
