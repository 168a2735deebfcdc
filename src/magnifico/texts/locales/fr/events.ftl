# Ce qui s’est passé, une ligne chaque fois, au présent. $source est vide ou donne une raison entre parenthèses.

event-game_started = La partie commence.
event-round_started = La manche { $round } commence (période { $period }).
event-dice = Dés : blanc { $white }, noir { $black }, orange { $orange }.
event-bonus_tile_chosen = { $player } choisit une tuile bonus ({ $tile }).
event-leader_kept = { $player } garde un leader.
event-bid = { $player } mise la rangée { $row } pour la famille { $family }.
event-displaced = { $player } perd son enchère sur la famille { $family } et doit miser de nouveau.
event-family_won = { $player } remporte la famille { $family }.
event-placed = { $servants ->
    [0] { $player } place le { $member } : { $space } (valeur { $value }).
    [one] { $player } place le { $member } : { $space } (valeur { $value }, { $servants } serviteur dépensé).
   *[other] { $player } place le { $member } : { $space } (valeur { $value }, { $servants } serviteurs dépensés).
}
event-paid = { $player } paie { $goods }{ $source }.
event-gained = { $player } reçoit { $goods }{ $source }.
event-lost = { $player } perd { $goods }{ $source }.
event-took_card = { $player } prend « { $card } » : { $space }.
event-card_taken_free = { $player } prend « { $card } » sans en payer le coût.
event-privilege = { $player } utilise un privilège du Conseil : { $option }.
event-activated = { $player }, { $kind } de valeur { $value } : { $cards }.
event-activated_alone = { $player }, { $kind } de valeur { $value }, aucune carte activée.
event-activated_of = { $player }, { $kind } de valeur { $value } avec les cartes { SOUND($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
} : { $cards }.
event-activated_cards = { $player } active { $cards }.
event-bonus_lost = { $player } ne peut pas utiliser l’action bonus et la perd.
event-military_level = { $player } rejoint le premier sur la piste militaire : { $military }.
event-pile_taken = { $player } prend les ressources de sa tuile de famille : { $goods }.
event-set_award = { $player } complète la série { $sets } et reçoit sa récompense.
event-harvest_declined = { $player } renonce à la récolte.
event-production_declined = { $player } renonce à la production.
event-bonus_declined = { $player } renonce à l’action bonus.
event-leader_played = { $player } joue { $leader }.
event-leader_discarded = { $player } défausse { $leader }.
event-leader_used = { $player } active { $leader }.
event-leader_copied = { $player } : { $leader } copie { $copied }.
event-leaders_drawn = { $count ->
    [one] { $player } pioche { $count } leader.
   *[other] { $player } pioche { $count } leaders.
}
event-tokens_drawn = { $count ->
    [one] { $player } pioche { $count } jeton spécial.
   *[other] { $player } pioche { $count } jetons spéciaux.
}
event-token_used = { $player } défausse un jeton spécial : { $face }.
event-token_placed = { $player } pose un jeton spécial ({ $face }) sur « { $card } ».
event-member_set = { $player } : le { $member } vaut { $value } pendant cette manche.
event-passed = { $player } ne peut placer aucun membre de sa famille et perd l’action.
event-turn_ended = { $player } termine son tour.
event-report_started = Rapport du Vatican de la période { $period }.
event-supported = { $player } soutient l’Église et reçoit { $victory }.
event-not_supported = { $player } ne soutient pas l’Église.
event-excommunicated = { $player } subit l’excommunication : « { $tile } ».
event-turn_order = Ordre du tour : { $players }.
event-card_discarded = { $player } défausse « { $card } ».
event-card_gave = { $player } donne { $goods } à { $to }.
event-final_scoring = Décompte final.
event-scored = { $player }, { $category } : { $victory }.
event-game_over = { $player } l’emporte avec { $victory }.
event-adaptation_moved = La tuile d’adaptation passe à la { $tower }.
event-faith_tile = { $player } atteint la tuile de foi spéciale de la case { $step }.
event-visconti_token = { $player } active un jeton Visconti : { $token }.
event-resigned = { $player } abandonne la partie.
event-undone = { $player } annule un coup.

## D’où viennent les biens, où ils vont

source-card = « { $name } »
    .plain = carte
source-floor = bonus de l’étage
source-market = Marché
source-palace = Palais du Conseil
source-bonus-tile = tuile bonus
source-leader = { $name }
    .plain = leader
source-leader-space = case { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
    .plain = case d’un leader
source-privilege = privilège du Conseil
source-token = jeton spécial
source-family = famille { $name }
    .plain = famille
source-faith-tile = tuile de foi spéciale
source-visconti = jeton Visconti
source-excommunication = excommunication
source-scoring = décompte final
source-auction = enchère
source-setup = début de la partie
source-cost = coût de la carte
source-surcharge = surcoût
source-value = valeur de l’action
source-exchange = échange
source-opponent = de la part { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
    .plain = de la part d’un adversaire
source-space = case
source-harvest = récolte
source-production = production
source-opponents = de la part des adversaires
source-vatican = rapport du Vatican
added-source = { " " }({ $source })
