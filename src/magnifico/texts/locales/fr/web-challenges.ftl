# Les défis : la donne du jour et celle de la semaine.

web-nav-challenges = défis
web-start-challenges = défis
web-start-challenges-text = Chaque jour, la même donne pour tous
web-challenges-title = défis
web-challenges-lead = Tout le monde reçoit la même donne, la même place et les mêmes adversaires. Seul ton premier essai figure au classement.
web-challenges-honour = Un essai classé se joue sans suggestions et sans mentor. Abandonner, annuler ou laisser jouer l’ordinateur compte comme ton essai. Les invités ne se reconnaissent qu’à leur navigateur, et les donnes peuvent se déduire du programme : c’est un jeu d’honneur.
web-challenge-day = défi du jour
web-challenge-week = défi de la semaine
web-challenge-of = { $kind ->
    [week] Défi de la semaine { $key }
   *[day] Défi du jour { $key }
}
web-challenge-practice = entraînement
web-challenge-against = Contre :
web-challenge-seat = Tu joues à la place { $seat }
web-challenge-begin = commencer ton essai
web-challenge-continue = continuer ton essai
web-challenge-practise = jouer pour t’entraîner
web-challenge-own = Ton essai : { $points }, { $place ->
    [1] premier rang
   *[other] rang { $place }
} à la table
web-challenge-abandoned = Ton essai s’est terminé sans score.
web-challenge-over = Le temps de ce défi est écoulé.
web-challenge-finished = { $count ->
    [0] Personne n’a encore terminé.
    [one] Un essai jusqu’ici
   *[other] { $count } essais jusqu’ici
}
web-challenge-list = classement
web-challenge-among-all = tout le monde
web-challenge-among-known = ceux qui ont joué avec moi
web-challenge-among-computer = l’ordinateur
web-challenge-empty = Personne n’est encore classé ici.
web-challenge-playing = joue encore
web-challenge-guest = invité
web-challenge-place = { $place ->
    [1] victoire
   *[other] rang { $place }
}
web-challenge-replay = revoir
web-challenge-replay-of = Revoir la partie { SOUND($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
web-challenge-more = montrer plus
web-challenge-closed = Tu pourras revoir les parties des autres après ton propre essai.
web-challenge-before = précédent
web-challenge-after = suivant
web-challenge-to-list = au classement
