# Le mentor d’une première partie, et la partie que propose « Jouer tout de suite ».

web-coach-name = mentor
web-coach-next = compris
web-coach-away = jouer sans mentor
web-coach-leaving = Veux-tu continuer sans moi ?
web-coach-this-game = pour cette partie
web-coach-for-good = pour toujours
web-coach-stay = non, reste
web-coach-well = ce qui a bien marché
web-coach-costly = L’analyse ci-dessous montre les deux décisions qui t’ont le plus coûté ; clique sur l’une d’elles pour revoir la position.
web-proposal-first = Ta première partie : règles de base, un adversaire et un mentor
web-proposal-basic = Règles de base contre un adversaire
web-proposal-three = Règles de base, deux adversaires
web-proposal-full = Trois adversaires de l’ordinateur, sans compte
web-proposal-whole = Je connais le jeu : toutes les règles, trois adversaires
