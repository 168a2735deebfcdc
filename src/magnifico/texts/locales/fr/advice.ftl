# Conseils : suggestions pendant la partie et analyse après. $points est un nombre avec son signe : +3,4

decimal-mark = ,
reason-points = des points de victoire tout de suite ({ $points })
reason-goods = cela te laisse plus de ressources ({ $points })
    .here = cela rapporte { $goods } ({ $points })
reason-territories = ta série de territoires grandit ({ $points })
    .here = { $count ->
        [one] avec { $count } territoire, la série vaut { $after } à la fin au lieu de { $before } ({ $points })
       *[other] avec { $count } territoires, la série vaut { $after } à la fin au lieu de { $before } ({ $points })
    }
reason-characters = ta série de personnages grandit ({ $points })
    .here = { $count ->
        [one] avec { $count } personnage, la série vaut { $after } à la fin au lieu de { $before } ({ $points })
       *[other] avec { $count } personnages, la série vaut { $after } à la fin au lieu de { $before } ({ $points })
    }
reason-ventures = les entreprises rapportent des points à la fin ({ $points })
reason-harvest = les prochaines récoltes rapportent plus ({ $points })
reason-production = les prochaines productions rapportent plus ({ $points })
reason-military = un meilleur rang en force militaire ({ $points })
    .here = ta force militaire serait de { $has }, celle de l’adversaire le plus fort de { $rival } ({ $points })
reason-church = une meilleure position face à l’Église ({ $points })
    .here = { $has ->
        [one] tu aurais { $has } point de foi ; ce rapport en demande { $needs } ({ $points })
       *[other] tu aurais { $has } points de foi ; ce rapport en demande { $needs } ({ $points })
    }
reason-standing = un effet permanent ({ $points })
reason-leaders = cela tire mieux parti de tes leaders ({ $points })
reason-members = les meilleurs membres de ta famille restent libres ({ $points })
reason-order = tu joues plus tôt à la prochaine manche ({ $points })
reason-rivals = cela laisse moins à l’adversaire le plus fort ({ $points })
reason-and-rival = { $reason } ; sinon, { $rival } prendra sans doute la case avant toi
reason-least = c’est ce qui coûte le moins
reason-measured = { $points } points par rapport à un choix moyen, mesurés sur beaucoup de parties
    .even = à peu près aussi bien qu’un choix moyen, mesuré sur beaucoup de parties
reason-auction = c’est là que l’enchère s’arrête si chacun mise bien
reason-only = rien d’autre n’est possible
hint-title = Les meilleurs coups ; le nombre dit de combien de points ils dépassent un coup moyen :

analysis-working = Analyse en cours
analysis-chances = Chances de victoire
analysis-costliest = Les décisions les plus coûteuses { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
}
analysis-none = Aucune décision { SOUND($player) ->
    [vowel] d’{ $player }
   *[other] de { $player }
} n’a coûté un demi-point ou plus.
analysis-decision = Manche { $round }, après le coup { $number } : { $cost } points
analysis-played = joué : { $move }
analysis-better = mieux : { $move } – { $reason }
