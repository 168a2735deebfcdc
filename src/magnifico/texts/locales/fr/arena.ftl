# Tournois entre bots : le tableau dans le terminal et le rapport en page.

arena-title = Arène
arena-games = Parties
arena-deals = Donnes
arena-players = Joueurs
arena-decisions = Décisions
arena-rules = Règles
arena-expansions = Extensions
arena-none = aucune
arena-seed = Graine
arena-play-time = Temps de jeu
arena-version = Version
arena-bot = Bot
arena-seats = Places
arena-rating = Cote
arena-wins = Victoires
arena-interval = 95 %
arena-even = égal
arena-scores = Score
arena-deviation = ET
arena-winning = En gagnant
arena-margin = Écart
arena-per-game = Décisions par partie
arena-time = Secondes
arena-mean = Moyenne
arena-within = 95 % en
arena-slowest = La plus lente
arena-quartiles = Quartiles
arena-range = Extrêmes
arena-place = Rang { $number }
arena-all = Tous
arena-standings-heading = Classement
arena-wins-heading = Parts de victoires
arena-rating-heading = Cotes
arena-scores-heading = Scores finals
arena-sources-heading = Points par source
arena-deeds-heading = Actions par partie
arena-places-heading = Victoires par rang dans le premier ordre du tour
arena-pairs-heading = Qui a fini devant qui
arena-time-heading = Temps par décision
arena-faults-heading = Parties interrompues par une erreur
arena-games-heading = Parties
arena-wins-text = Part des places qui ont gagné, avec l’intervalle à 95 % sur les donnes : les parties d’une donne, jouées avec les bots à toutes les places à tour de rôle, comptent comme une seule observation. La ligne pointillée est la part égale ({ $even }).
arena-rating-text = OpenSkill (Plackett-Luce) d’après les rangs de toutes les parties, en moyenne sur plusieurs ordres tirés au sort ; les barres montrent deux incertitudes (sigma) de chaque côté. Tous partent de 25.
arena-scores-text = En plein : tous les scores finals. En contour : les scores gagnants. La ligne est la moyenne.
arena-sources-text = Points moyens par source ; les points perdus sont à gauche du zéro.
arena-places-text = La donne décide qui commence. Les lignes d’une même couleur devraient se ressembler si l’ordre ne compte pas.
arena-pairs-text = La part des rencontres où le bot de la ligne a fini devant celui de la colonne.
arena-time-text = Seulement les décisions où plus d’un coup est permis. Les temps dépendent de la machine et de ce qu’elle fait d’autre.
arena-deeds-text = Périodes sans excommunication, récoltes et productions (aussi celles que donnent les cartes), cartes possédées à la fin.
arena-games-text = Les places dans l’ordre, le gagnant en évidence. Pour lire une partie : magnifico replay FICHIER
arena-ties-text = L’ordre du tour départage les égalités, comme le disent les règles ; aucune victoire n’est partagée.
arena-game = Partie
arena-deal = Donne
arena-result = Résultat
arena-file = Fichier
arena-deed-supports = Soutiens
arena-deed-harvests = Récoltes
arena-deed-productions = Productions
arena-written = Rapport écrit : { $path }
arena-kept = Résultats et parties : { $path }
arena-stopped = { $games ->
    [one] Arrêt après { $done } partie sur { $games }
   *[other] Arrêt après { $done } sur { $games } parties
}. La même commande reprend : { $command }
arena-stopped-lost = { $games ->
    [one] Arrêt après { $done } partie sur { $games }
   *[other] Arrêt après { $done } sur { $games } parties
} ; rien n’a été gardé. Avec --out DIR, un tournoi peut reprendre.
arena-resumed = Parties déjà là : { $done } sur { $games }.
arena-broken = La partie { $number } s’est interrompue : { $error }

# L’entraînement de l’évaluation apprise.
train-games = Entraînement, phase { $stage } : parties
train-fit = Entraînement, phase { $stage } : ajustement
train-warm-up = Entraînement : mise en train
train-rounds = Entraînement : parties de la stratégie contre elle-même
train-positions = Entraînement : ajustement aux positions des parties contre soi
train-error = erreur { $error } points
train-stopped = interrompu ; la même commande reprend d’ici
train-done = Le réseau est dans { $path } : il a appris de { $positions } positions, son erreur est de { $error } points (l’estimation faite à la main en a { $before }).
train-policy-done = La stratégie est dans { $path } : elle a appris de { $turns } tours ; son premier choix coûte { $regret } points aux yeux de son maître.
train-rounds-done = La stratégie est dans { $path } : elle a appris de { $games } parties contre elle-même.
