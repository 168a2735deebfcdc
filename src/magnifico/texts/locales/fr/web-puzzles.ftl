# Les mots de la page pour les problèmes

web-nav-puzzles = problèmes
web-puzzles-lead = Trouve le meilleur coup dans des positions de vraies parties. Ta cote décide du problème suivant.
web-puzzles-rating = Ta cote
web-puzzles-streak = Réussis d’affilée
web-puzzles-solved = Réussis
web-puzzles-count = { $solved } sur { $tried }
web-puzzles-next = problème suivant
web-puzzles-daily = problème du jour
web-puzzles-daily-done = Réussi aujourd’hui
web-puzzles-kind = genre
web-puzzles-players = joueurs
web-puzzles-expansions = extensions
web-puzzles-difficulty = difficulté
web-puzzles-all = peu importe
web-puzzles-base = jeu de base
web-puzzles-easy = facile
web-puzzles-medium = moyenne
web-puzzles-hard = élevée
web-puzzles-left = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
web-puzzles-empty = Il ne reste aucun problème avec ce choix. Change-le, ou recommence.
web-puzzles-over = recommencer
web-puzzle-leave = Quitter le problème
web-puzzle-fold = Réduire le problème
web-puzzle-again = réessayer
web-puzzle-play-on = continuer la partie d’ici
web-puzzle-rating = difficulté { $rating }
web-puzzle-chosen = ton coup
web-puzzle-alternatives = toutes les possibilités
web-puzzle-found = Trouvé par : { $levels }
web-puzzle-found-none = Aucun niveau de l’ordinateur ne l’a trouvé.
web-start-puzzles-text = Trouve le meilleur coup
web-start-puzzles = problèmes
