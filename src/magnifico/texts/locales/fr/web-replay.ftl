# Revoir une partie.

web-replay-back-move = Un coup en arrière
web-replay-back-turn = Tour précédent
web-replay-back-round = Manche précédente
web-replay-on-move = Un coup en avant
web-replay-on-turn = Tour suivant
web-replay-on-round = Manche suivante
web-replay-slider = moment de la partie
web-replay-moment = Coup { $number } sur { $last }
web-replay-speed = Vitesse
web-replay-speed-now = Vitesse : { $speed }×
web-replay-times = { $speed }×
web-replay-link = Copier un lien vers cette position
web-replay-copied = Lien copié.
web-key-moment = un coup en arrière, un coup en avant
web-key-replay-move = en revoyant : un coup en arrière ou en avant
web-key-replay-turn = en revoyant : tour précédent ou suivant
web-key-replay-round = en revoyant : manche précédente ou suivante
