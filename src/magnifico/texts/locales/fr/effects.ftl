# Ce que font les cartes, les leaders, les tuiles et les familles. Les textes commencent par une minuscule ; le programme
# met la majuscule là où un texte est seul.

effect-lose = perds { $goods }
effect-per = { $goods } { $per }
effect-per-capped = { $goods } { $per }, en comptant au plus autant de cartes que la valeur de l’action
effect-per-maximum = { $goods } { $per }, { $maximum } au plus en tout

## Échanges et choix

exchange-may = tu peux { $options }
exchange-pay = payer { $goods }
exchange-pay-per-opponent = payer { $goods } par adversaire
exchange-discard-character = défausser un de tes personnages
exchange-discard-leader = défausser un de tes leaders en jeu
exchange-receive = { $cost } pour recevoir { $goods }
exchange-play-leader = { $cost } pour jouer un leader de ta main sans remplir ses conditions
exchange-demand = { $cost } ; chaque adversaire te donne alors { $options } (à son choix)
exchange-repeat = { $exchange }, au plus autant de fois que la valeur de l’action
choose-one = choisis de { $options }
choose-receive = recevoir { $goods }
market-reward = la récompense d’une case libre du Marché
opponents-give = chaque adversaire te donne { $options } (à son choix)
play-leader = joue un leader de ta main sans remplir ses conditions

## Actions

take-card = prends { $types } avec une action de valeur { $value }
take-card-cheaper = prends { $types } avec une action de valeur { $value }, en payant { $discount } de moins
not-special = { $text } (hors Tour spéciale)
work-harvest = récolte de valeur { $value }
work-production = production de valeur { $value }
work-one-harvest = récolte de valeur { $value }, en activant un seul de tes territoires
work-one-production = production de valeur { $value }, en activant un seul de tes bâtiments
work-opponent-harvest = récolte de valeur { $value }, en activant les territoires d’un adversaire au lieu des tiens
work-opponent-production = production de valeur { $value }, en activant les bâtiments d’un adversaire au lieu des tiens
work-no-bonuses = { $text } (seuls les serviteurs peuvent l’augmenter)
work-at-space-value = récolte ou production à la valeur du membre de la famille placé ici
activate = { $count ->
    [1] { $noun ->
        [venture] tu peux activer une autre { $type } de ton plateau en ignorant sa valeur d’activation
       *[other] tu peux activer un autre { $type } de ton plateau en ignorant sa valeur d’activation
    }
   *[other] tu peux activer jusqu’à { $count } de tes { $types } en ignorant leur valeur d’activation
}

## Effets permanents

bonus-harvest = { $value } à la valeur de tes récoltes
bonus-production = { $value } à la valeur de tes productions
bonus-territory = { $value } à la valeur quand tu prends un territoire
bonus-character = { $value } à la valeur quand tu prends un personnage
bonus-building = { $value } à la valeur quand tu prends un bâtiment
bonus-venture = { $value } à la valeur quand tu prends une entreprise
bonus-cheaper = { $text }, en payant { $discount } de moins
discount = { $goods } de réduction sur les { $types } (mais pas sur le surcoût)
discount-all = { $goods } de réduction sur les cartes développement (mais pas sur le surcoût)
member-bonus-coloured = { $value } à la valeur des membres colorés de ta famille
member-bonus-neutral = { $value } à la valeur du membre neutre de ta famille
member-set-all_coloured = les membres colorés de ta famille valent { $value }, quels que soient les dés
member-set-one_coloured = un membre coloré de ta famille pas encore placé vaut { $value } jusqu’à la fin de la manche
trigger = { $when }, reçois { $goods }
trigger-more = { $when }, reçois en plus { $goods }
when-take_territory = chaque fois que tu prends un territoire
when-take_character = chaque fois que tu prends un personnage
when-take_building = chaque fois que tu prends un bâtiment
when-take_venture = chaque fois que tu prends une entreprise
when-play_leader = chaque fois que tu joues un leader
when-church_support = chaque fois que tu soutiens l’Église
when-privilege = pour chaque privilège du Conseil que tu reçois
token-slot-activation = reçois ce que montre le jeton posé ici (tu peux y poser un jeton spécial, une fois pour toutes)
token-slot-market = chaque fois que tu places un membre de ta famille au Marché, reçois ce que montre le jeton posé ici (tu peux y poser un jeton spécial, une fois pour toutes)

## Règles

rule-no_floor_bonus = tu ne reçois pas le bonus des étages trois et quatre
rule-place_in_occupied = tu peux placer les membres de ta famille sur des cases occupées
rule-no_surcharge = tu ne paies pas le surcoût des tours occupées
rule-no_surcharge_special = tu ne paies pas le surcoût de la Tour spéciale
rule-no_territory_requirement = tu n’as besoin d’aucun point militaire pour prendre des territoires
rule-double_immediate = les effets immédiats des cartes développement donnent le double de bois, de pierres, de pièces et de serviteurs
rule-copy_leader = copie jusqu’à la fin de la partie la capacité d’un leader qu’un adversaire a en jeu
rule-no_excommunication = tu ne peux pas subir d’excommunication
rule-servants_replace = tu peux payer en serviteurs au lieu de bois, de pierres ou de pièces
rule-servants_count_double = chaque serviteur dépensé augmente la valeur de 2 au lieu de 1
rule-extra_victory = chaque fois que tu reçois des points de victoire, reçois-en 1 de plus
rule-extra_privilege = chaque fois qu’un effet te donne des privilèges du Conseil, reçois-en 1 de plus, différent des autres
rule-no_large_production_penalty = pas de malus sur la grande case de production
rule-no_large_harvest_penalty = pas de malus sur la grande case de récolte
rule-ignore_one_requirement = chaque fois que tu joues un leader, tu peux ignorer une de ses conditions
rule-keep_building_goods = le bois et la pierre que tu paies pour des bâtiments vont sur cette tuile ; à la place d’un privilège du Conseil, tu peux prendre tout ce qui s’y trouve
rule-military_not_spent = il te suffit d’avoir les points militaires que coûte une entreprise : tu ne les dépenses pas
rule-buy_leftover = à la fin de la phase d’actions, tu peux dépenser 7 serviteurs pour prendre une carte restée sur une des quatre tours ordinaires, sans en payer le coût imprimé et sans les points militaires que demande un territoire
rule-harvest_on_territory = chaque fois que tu prends un territoire : récolte à sa valeur d’activation moins 1 (rien ne peut l’augmenter)
rule-no_faith_privilege = tu ne peux pas changer un privilège du Conseil en point de foi
rule-faith_tiles = la première fois que tu atteins chaque tuile de foi spéciale de la piste, reçois ce qu’elle montre
rule-visconti = chaque fois que tu joues un leader, active un de tes cinq jetons Visconti, puis reçois ce que montrent tous les jetons actifs

## Leaders, jetons, adversaires

draw-leaders = { $count ->
    [one] pioche { $count } leader
   *[other] pioche { $count } leaders
}
draw-tokens = pioche { $tokens }, gardes-en { $keep }
take-discarded = prends { $types } parmi les cartes défaussées, sans en payer le coût
military-catch-up = rejoins le premier sur la piste militaire
opponents-discard = chaque adversaire défausse { $types } (à son choix)

## Familles

free-exchange = à ton tour, autant de fois que tu veux : paie { $pay } pour recevoir { $gain }
extra-member = tu as un membre de la famille en plus, le marron, de valeur { $value } ; il ne compte ni comme coloré ni comme neutre
card-limit = tu peux posséder jusqu’à { $cards } ; { $scores } points de victoire
card-limit-score = en avoir { $number } rapporte { $score }
auction-leaders = { $count ->
    [one] tu reçois le leader révélé à côté de cette tuile
   *[other] tu reçois les { $count } leaders révélés à côté de cette tuile
}
auction-leaders-play = { $count ->
    [one] tu reçois le leader révélé à côté de cette tuile et tu dois le jouer aussitôt, sans remplir ses conditions
   *[other] tu reçois les { $count } leaders révélés à côté de cette tuile et tu dois en jouer un aussitôt, sans remplir ses conditions
}
set-rewards = pour chaque série complète des quatre types : { $rewards }
set-reward = { $number ->
    [1] 1re
   *[other] { $number }e
}, { $text }
set-reward-first = récompense de la série { $number } ({ $text })
lose-on-excommunication = chaque fois que tu subis une excommunication, perds { $goods }

## Excommunications

gain-penalty = chaque fois que tu reçois { FORM($goods, case: "some") }, tu en reçois { $amount } de moins
gain-penalty-each = chaque fois que tu reçois { FORM($goods, case: "some") }, tu en reçois { $amount } de moins de chaque sorte
forbid-market = tu ne peux pas placer de membre de ta famille au Marché
forbid-special_tower = tu ne peux pas prendre de carte de la Tour spéciale
servants-per-value = { $servants } n’augmentent la valeur que de 1
skip-first-turn = à chaque manche, tu sautes ton premier tour et le joues après tous les autres
no-end-score-territory = aucun point de victoire pour les territoires à la fin
no-end-score-character = aucun point de victoire pour les personnages à la fin
no-end-score-building = aucun point de victoire pour les bâtiments à la fin
no-end-score-venture = aucun point de victoire pour les entreprises à la fin
end-loss-victory = avant le décompte final, perds { $goods } { $count ->
    [1] pour chacun que tu possèdes
   *[other] par tranche de { $count } que tu possèdes
}
end-loss-military = à la fin, perds { $goods } { $per }
end-loss-building_costs = à la fin, perds { $goods } pour chaque bois et chaque pierre du coût de tes bâtiments
end-loss-resources = à la fin, perds { $goods } par ressource qu’il te reste (bois, pierre, pièce, serviteur)
end-loss-cards_beyond = à la fin, perds { $goods } pour chaque carte au-delà de la { $beyond ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $beyond }e
} de chaque type
