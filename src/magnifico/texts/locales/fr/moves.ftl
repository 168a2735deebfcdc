# Ce que l’on peut faire, en ordres brefs pour les boutons et les listes.

move-place = { $servants ->
    [0] Placer le { $member } : { $space }
    [one] Placer le { $member } : { $space }, { $servants } serviteur
   *[other] Placer le { $member } : { $space }, { $servants } serviteurs
}
move-pass = Passer (aucun placement possible)
move-end = Terminer le tour
move-keep = Garder { $leader }
move-tile = Choisir la tuile bonus ({ $tile })
move-bid = Miser la rangée { $row } pour la famille { $family } ({ $goods })
move-play = Jouer { $leader }
move-discard = Défausser { $leader } pour un privilège du Conseil
move-use = Activer { $leader }
move-copy = Copier { $leader }
move-token = Défausser un jeton spécial : { $face }
move-put = Poser un jeton spécial ({ $face }) sur « { $card } »
move-exchange = Payer { $pay } pour recevoir { $gain }
move-privilege = Prendre { $option }
move-take = { $servants ->
    [0] Prendre « { $card } » : { $space }
    [one] Prendre « { $card } » : { $space }, { $servants } serviteur
   *[other] Prendre « { $card } » : { $space }, { $servants } serviteurs
}
move-recover = Prendre « { $card } » parmi les cartes défaussées
move-buy = Acheter « { $card } » pour { $goods }
move-pay = Payer { $goods }
move-activate = Activer { $cards }
move-member = Choisir le { $member }
move-give = Donner { $goods }
move-give_up = Défausser « { $card } »
move-keep_token = Garder le jeton spécial : { $face }
move-visconti = Activer le jeton Visconti : { $token }
move-support = Soutenir l’Église
move-refuse = Ne pas soutenir l’Église
move-decline = Renoncer
move-resign = Abandonner
move-work = { $servants ->
    [0] { $kind } de valeur { $value }
    [one] { $kind } de valeur { $value }, { $servants } serviteur
   *[other] { $kind } de valeur { $value }, { $servants } serviteurs
}
move-work_of = { $servants ->
    [0] { $kind } de valeur { $value } avec les cartes { SOUND($owner) ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    }
    [one] { $kind } de valeur { $value } avec les cartes { SOUND($owner) ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    }, { $servants } serviteur
   *[other] { $kind } de valeur { $value } avec les cartes { SOUND($owner) ->
        [vowel] d’{ $owner }
       *[other] de { $owner }
    }, { $servants } serviteurs
}
move-only = Activer seulement « { $card } »
move-choose = « { $card } » : { $option }
move-choose_none = « { $card } » : rien
move-choose_activate = « { $card } » active « { $target } »
move-option_target = Choisir : { $option } (« { $target } »)
move-first = D’abord : { $effect }
move-option = Choisir : { $option }
move-pay_token = Payer avec le jeton spécial : { $face }
move-lose = Perdre { $goods }
move-kind = Choisir : { $kind }

## Parties de coups

choice-repeat = { $option } (×{ $count })
choice-target = { $option } ({ $target })
