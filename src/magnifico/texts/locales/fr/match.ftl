# Une rencontre de personnes ou de programmes qui raisonnent contre des bots.

match-host = Organisation
match-rules =
    Les règles de la rencontre : chacun joue { $deals ->
        [one] une donne
       *[other] les mêmes { $deals } donnes
    } à { $players } joueurs contre { $bot }.
    Chaque partie se joue une seule fois, sans annuler, sans suggestions et sans l’aide d’autres personnes ou programmes.
match-untimed = Il n’y a pas de limite de temps.
match-timed = Temps par tour : { $seconds } secondes.
match-opening = Une partie commence quand son lien s’ouvre. Qui a un lien peut jouer à cette place : garde le tien pour toi.
match-link = { "  " }partie { $number }, place { $seat } : { $address }
match-waiting = { $games ->
    [one] Il reste une partie.
   *[other] Il reste { $games } parties.
} Ctrl-C arrête l’attente ; pour reprendre : { $command }
match-stopped = Attente arrêtée ; les parties continuent. Pour reprendre : { $command }
match-begun = { $person }, partie { $number } : commencée
match-ended = { $person }, partie { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rang { $place }
match-cancelled = { $person }, partie { $number } : annulée
match-reference = { $bot } joue la donne { $number } sur { $deals }
match-written = Résultats : { $path }
match-player = Joueur
match-games = Parties
match-wins = Victoires
match-points = Points
match-best-other = Meilleur adversaire
