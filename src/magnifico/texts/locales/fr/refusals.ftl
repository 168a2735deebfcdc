# Pourquoi un coup est refusé : un message par code. `.plain` sert quand un nombre n’est pas connu.

refusal-E_TURN = Ce n’est pas à toi de jouer, ou ce n’est pas possible maintenant.
refusal-E_PLACED = Tu as déjà placé un membre de ta famille à ce tour.
refusal-E_FM = Pas disponible : { $member }.
    .plain = Ce membre de ta famille n’est pas disponible.
refusal-E_CLOSED = Case fermée à { $players } joueurs : { $space }.
    .plain = Cette case est fermée dans cette partie.
refusal-E_BARRED = Une excommunication te l’interdit : { $space }.
    .plain = Une excommunication te l’interdit.
refusal-E_NOT_OWNER = Seul le joueur qui possède { $leader } peut utiliser cette case.
    .plain = Seul le joueur qui possède ce leader peut utiliser cette case.
refusal-E_NO_CARD = Il n’y a pas de carte ici : { $space }.
    .plain = Il n’y a pas de carte ici.
refusal-E_OCCUPIED = Case déjà occupée : { $space }.
    .plain = Cette case est déjà occupée.
refusal-E_COLOUR = Tu as déjà un membre coloré de ta famille dans cette tour ou cette zone : { $space }.
    .plain = Tu as déjà un membre coloré de ta famille dans cette tour ou cette zone.
refusal-E_LIMIT = Tu ne peux pas avoir plus de { $limit } cartes de ce type : { $type }.
    .plain = Tu ne peux pas avoir d’autre carte de ce type.
refusal-E_MIL_REQ = { $needs ->
    [one] Le prochain territoire demande { $needs } point militaire : tu en as { $has }.
   *[other] Le prochain territoire demande { $needs } points militaires : tu en as { $has }.
}
    .plain = Tu n’as pas les points militaires que demande le prochain territoire.
refusal-E_SERVANTS = { $declared ->
    [one] Tu veux dépenser { $declared } serviteur, mais tu en as { $has }.
   *[other] Tu veux dépenser { $declared } serviteurs, mais tu en as { $has }.
}
    .plain = Tu n’as pas autant de serviteurs.
refusal-E_RATE = Les serviteurs ne se dépensent que par multiples de { $rate }.
    .plain = Tu ne peux pas dépenser ce nombre de serviteurs.
refusal-E_VALUE = { $short ->
    [0] La valeur est { $value }, il faut { $needs }.
    [one] La valeur est { $value }, il faut { $needs } : ajoute { $short } serviteur.
   *[other] La valeur est { $value }, il faut { $needs } : ajoute { $short } serviteurs.
}
    .lacking = { $short ->
        [one] La valeur est { $value }, il faut { $needs } : cela demande { $short } serviteur et tu en as { $has }.
       *[other] La valeur est { $value }, il faut { $needs } : cela demande { $short } serviteurs et tu en as { $has }.
    }
    .plain = La valeur de l’action est trop faible.
refusal-E_SURCHARGE = La tour est occupée : le surcoût est de { $needs } ; tu as { $has }.
    .plain = La tour est occupée et tu ne peux pas payer le surcoût.
refusal-E_COST = La carte coûte { $needs } ; tu as { $has }.
    .plain = Tu ne peux pas payer cette carte.
refusal-E_EXCHANGE = Ensemble, ces échanges coûtent { $needs } ; tu as { $has }.
    .plain = Tu ne peux pas payer tous ces échanges à la fois.
refusal-E_CHOICE = Choisis une des possibilités proposées.
refusal-E_DISTINCT = Les privilèges du Conseil doivent être différents ; choisi deux fois : { $option }.
    .plain = Les privilèges du Conseil doivent être différents.
refusal-E_LEADER_REQ = Tu ne peux pas encore jouer { $leader }. Il manque : { $missing }.
    .plain = Tu ne remplis pas les conditions de ce leader.
refusal-E_LEADER_USED = { $leader } : capacité déjà activée pendant cette manche.
    .plain = Tu as déjà activé ce leader pendant cette manche.
refusal-E_LEADER_TARGET = { $leader } : il n’y a rien à copier, à défausser ou à jouer.
    .plain = Il n’y a rien à copier, à défausser ou à jouer.
refusal-E_PASS = Tu ne peux pas passer : tu peux encore placer un membre de ta famille.
refusal-E_BID = La rangée { $row } ne dépasse pas la rangée { $holder_row } : choisis-en une au numéro plus élevé.
    .plain = Cette enchère n’est pas permise.
refusal-E_FUNDS = Cela coûte { $needs } ; tu as { $has }.
    .plain = Tu ne peux pas le payer.
missing-has = { $needed } (tu en as { $has })

## Ce qu’un refus ajoute pour qui écrit ses coups : ce qui se décide, par qui, et ce qui est possible.
## Les coups sont en notation, les joueurs par leur lettre.

not-offered = Ce choix n’est pas proposé.
asked = { $count ->
    [one] { $players } doit { $decision }.
   *[other] { $players } doivent { $decision }.
}
offered = Coups possibles : { $moves }.
offered-some = Par exemple : { $moves }.
asked-bonus_tile = choisir une tuile bonus
asked-draft = garder un leader
asked-auction = miser pour une famille
asked-play_leader = choisir un leader à jouer
asked-turn = jouer son tour
asked-privilege = choisir un privilège du Conseil
asked-pay = payer
asked-pay_tokens = payer avec des jetons spéciaux
asked-take_card = prendre une carte en action bonus
asked-work = choisir la récolte ou la production de l’action bonus
asked-only_card = choisir la carte à activer
asked-choices = choisir l’effet d’une carte
asked-activate = choisir les cartes à activer
asked-order = choisir l’action à faire en premier
asked-church = décider de soutenir l’Église ou non
asked-buy = décider d’acheter ou non une carte restante
asked-give_up = défausser une carte
asked-give = choisir ce qui revient à un adversaire
asked-recover = choisir une carte défaussée
asked-visconti = activer un jeton Visconti
asked-copy = copier un leader
asked-member = choisir un membre de la famille
asked-option = choisir une option d’un leader
asked-keep_token = garder un jeton spécial
asked-final_tokens = défausser ou non des jetons spéciaux avant le décompte final
asked-lose_one = choisir quoi perdre
asked-space_kind = choisir entre récolte et production
