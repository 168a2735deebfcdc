# The coach of a first game. $tile says what an excommunication tile does.

coach-excommunicated = You’ve been excommunicated for the rest of the game ({ $tile }). To support the Church you need enough faith points when the Vatican report comes. Plan for the next one early.
coach-space-lost = { $work ->
    [harvest] { $player } has taken the only harvest space of this round, so your territories stay idle. When your cards would bring a lot, go there with your first member.
   *[production] { $player } has taken the only production space of this round, so your buildings stay idle. When your cards would bring a lot, go there with your first member.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } has taken the small harvest space. The large one is still open to you, but its action value is 3 lower.
   *[production] { $player } has taken the small production space. The large one is still open to you, but its action value is 3 lower.
}
coach-first-placement = It’s your turn. Pick a family member: a coloured one is worth what its die shows, the neutral one 0. Then choose one of the spaces that light up. A card from a tower is a good start.
coach-end-of-turn = Your family member is placed. You can still undo this. If you are content, end your turn.
coach-privilege-faith = A council privilege: choose what you need most. The Vatican report comes at the end of this round, and you’re { $missing ->
    [one] one faith point
   *[other] { $missing } faith points
} short.
coach-privilege = A council privilege: choose what you need most. Look at the cards you’d like next, and take what you still need to pay for them.
coach-exchange = All exchanges of one production happen at the same time. What you receive now can’t pay for another exchange in this production.
coach-price = This card can be paid for in two ways. Pay with what you’ll miss least.
coach-church = The Church asks for your support. Supporting it sends your faith marker back from { $faith } to 0 and brings { $points ->
    [one] one victory point
   *[other] { $points } victory points
}. If you refuse, you keep your faith points but are excommunicated for the rest of the game ({ $tile }). In your first games, support it.
coach-faith-missing = The Vatican report at the end of the next round asks for { $needed } faith points, and you’re { $missing } short. If you fall short, you’ll be excommunicated ({ $tile }). Some cards, council privileges and harvests bring faith points.
coach-faith-missing-now = The Vatican report comes at the end of this round, and you’re { $missing } faith { $missing ->
    [one] point
   *[other] points
} short. If you still are then, you’ll be excommunicated ({ $tile }).
coach-work-ready = { $work ->
    [harvest] A harvest now would activate { $cards } of your territories, and the space is free. There is only one: if you wait, an opponent may take it.
   *[production] A production now would activate { $cards } of your buildings, and the space is free. There is only one: if you wait, an opponent may take it.
}
coach-guide-land = Let’s play the first round together. First some land: a territory costs nothing and works for you at every harvest. Place your { $member ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
} family member beside “{ $card }”, in the green tower. You may always do something else.
coach-guide-coins = Now the purse: most cards cost something. The first space of the Market brings 5 coins; your { $member ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
} family member is good enough for it.
coach-guide-card = Time to spend. Place your { $member ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
} family member beside “{ $card }”. You can pay for it, and nobody stands in its tower, so there is no surcharge.
coach-guide-palace = Last, the Council Palace: it always has room, brings 1 coin and a council privilege, and decides who plays first in the next round. { $servants ->
    [0] Your { $member ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
} family member can go there.
   *[other] Your { $member ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
} family member can go there with the help of a servant.
}
coach-guide-over = That was a whole round. The dice are rolled again, new cards lie in the towers, and all your family members are back. From here you decide; I’ll only speak up when it matters.
coach-cannot-place-neutral = Your neutral family member is worth 0, and without servants it can’t go anywhere. So you pass this time. Next round, keep a servant for it: that opens the Market and the Council Palace.
coach-cannot-place = None of your family members can go anywhere now: point at a dark space to see what is missing. So you pass; you lose this action and nothing else.
coach-end-of-pass = You’ve passed, because nobody could be placed. End your turn.
coach-plan-work = { $work ->
    [harvest] A plan for this round: harvest. You own { $owned } territories, and your strongest family member, worth { $value }, activates { $cards } of them. There is only one small space, so go there first; then spend what came in.
   *[production] A plan for this round: production. You own { $owned } buildings, and your strongest family member, worth { $value }, activates { $cards } of them. There is only one small space, so go there first; then spend what came in.
}
coach-plan-cards = { $tower ->
    [T] A plan for this round: another territory. You own { $owned }; with each one more, a single harvest brings more goods.
   *[B] A plan for this round: another building. You own { $owned }; with each one more, a single production does more.
}
coach-source = What helps most right now: “{ $name }” ({ $gain }).
    .space = What helps most right now: { $name } ({ $gain }).
coach-lit-spaces = Spaces that light up are open to the family member you’ve picked. On a dark one, the panel tells you why not: often the value is too low, and servants can raise it.
coach-busy-tower = Somebody already stands in the { $tower ->
    [T] green
    [C] blue
    [B] yellow
    [V] purple
   *[S] Special
} tower. Another card from it costs { $coins } coins more: the surcharge. Towers nobody has entered are cheaper.
coach-servants = Your remaining family members are weak, but you have { $servants ->
    [one] { $servants } servant
   *[other] { $servants } servants
}. Each one you add raises the value by 1.
coach-last-round = This is the last round. Permanent effects come too late now: look for victory points from ventures, from buildings that give points immediately, and from a last production.
coach-territory-slot = Your territory number { $number } needs { $needed } military points; you have { $have }. Military strength isn’t spent here, you only have to have it.
coach-growing-set = You have { $count ->
    [one] { $count } character
   *[other] { $count } characters
}. The next one adds { $more ->
    [one] { $more } victory point
   *[other] { $more } victory points
} to the set, besides what the card does.
coach-hoarding = You’re holding { $held } resources. At the end { $per } of them are worth just one victory point, so spend them on cards while you can.
coach-turn-order = You’re last in the turn order. A family member in the Council Palace brings a council privilege and an earlier turn in the next round.

coach-well-church = You supported the Church { $times } times and were never excommunicated.
coach-well-harvest = Your harvests brought { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
coach-well-production = Your productions brought { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}: buildings that work together.
coach-well-territories = Your territories were worth { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}: the military strength was there in time.
coach-well-characters = Your set of characters was worth { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
coach-well-ventures = Your ventures brought { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} at the end.
coach-well-military = Your military strength brought { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
coach-well-cards = The cards you took brought { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} immediately.
coach-well-surcharge = You never paid the surcharge for an occupied tower.
