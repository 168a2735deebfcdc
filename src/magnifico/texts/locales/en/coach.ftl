# The coach of a first game. $tile says what an excommunication tile does.

coach-excommunicated = You have been excommunicated, for the rest of the game: { $tile }. To support the Church you need enough faith points when the report comes. Plan for the next one early.
coach-space-lost = { $work ->
    [harvest] { $player } has taken the only harvest space of this round, so your territories rest. When your cards would bring a lot, go there with your first member.
   *[production] { $player } has taken the only production space of this round, so your buildings rest. When your cards would bring a lot, go there with your first member.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } has taken the single harvest space. The large one is still open to you, but its action value is 3 lower.
   *[production] { $player } has taken the single production space. The large one is still open to you, but its action value is 3 lower.
}
coach-first-placement = It is your turn. Pick one of your four family members: its value is that of the die of its colour. Then choose one of the spaces that light up. A card from a tower is a good start.
coach-end-of-turn = Your family member is placed. You can still undo this. If you are content, end your turn.
coach-privilege-faith = A council privilege: choose what you need most. The Church asks at the end of this round, and you are { $missing ->
    [one] one faith point
   *[other] { $missing } faith points
} short.
coach-privilege = A council privilege: choose what you need most. Look at the cards you would like next, and take what their cost still lacks.
coach-exchange = All exchanges of one production happen at the same time. What you receive now cannot pay for another exchange in this production.
coach-price = This card has two prices. Pay with what you will miss least.
coach-church = The Church asks for your support. Supporting it sends your faith marker back from { $faith } to 0 and brings { $points ->
    [one] one victory point
   *[other] { $points } victory points
}. If you refuse, you keep your faith points, but from now on: { $tile }. In your first games, support it.
coach-faith-missing = At the end of the next round the Church asks for { $needed } faith points. You are { $missing } short. Without them: { $tile }. Some cards, council privileges and harvests bring faith.
coach-faith-missing-now = The Church asks at the end of this round. You are { $missing } faith { $missing ->
    [one] point
   *[other] points
} short. Without them: { $tile }. The Council Palace gives a privilege, which can be a faith point.
coach-work-ready = { $work ->
    [harvest] A harvest now would activate { $cards } of your territories, and the space is free. There is only one: if you wait, an opponent may take it.
   *[production] A production now would activate { $cards } of your buildings, and the space is free. There is only one: if you wait, an opponent may take it.
}
coach-lit-spaces = Spaces that light up are open to the family member you have picked. On a dark one, the panel tells you why not: often the value is too low, and servants can raise it.
coach-busy-tower = Somebody already stands in this tower. Taking another card from it costs { $coins } coins more, which go to the supply. Towers nobody has entered are cheaper.
coach-servants = Your remaining family members are weak, but you have { $servants } servants. Each one you add raises the value by 1.
coach-last-round = This is the last round. Lasting effects come too late now: look for victory points, such as ventures, buildings that score at once, and a last production.
coach-territory-slot = Your territory number { $number } needs { $needed } military points; you have { $have }. Military strength is not spent here, you only have to have it.
coach-growing-set = You have { $count } characters. The next one makes the set worth { $more } victory points more, besides what the card does.
coach-hoarding = You are holding { $held } resources. At the end { $per } of them are worth just one victory point, so spend them on cards while you can.
coach-turn-order = You are last in the turn order. A family member in the Council Palace brings a privilege and an earlier turn in the next round.

coach-well-church = You supported the Church { $times } times and were never excommunicated.
coach-well-harvest = Your harvests brought { $points } victory points.
coach-well-production = Your productions brought { $points } victory points: buildings that work together.
coach-well-territories = Your territories were worth { $points } victory points: the military strength was there in time.
coach-well-characters = Your set of characters was worth { $points } victory points.
coach-well-ventures = Your ventures brought { $points } victory points at the end.
coach-well-military = You led in military strength: { $points } victory points.
coach-well-cards = The cards you took brought { $points } victory points at once.
coach-well-surcharge = You never paid extra for a tower that was already taken.
