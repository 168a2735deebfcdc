# Les problèmes, à la table et dans le terminal. $points est un nombre de points.

puzzle-solver = Lorenzo
puzzle-table = Problème
puzzle-kind-placement = meilleur placement
puzzle-kind-exchange = meilleur échange
puzzle-kind-draft = meilleur leader à garder
puzzle-kind-church = l’Église
puzzle-kind-bid = meilleure enchère
puzzle-kind-win = gagne à partir d’ici
puzzle-ask-placement = Quel est le meilleur placement ?
puzzle-ask-exchange = Comment tirer le meilleur de cette carte ?
puzzle-ask-draft = Quel leader gardes-tu ?
puzzle-ask-church = Soutiens-tu l’Église ?
puzzle-ask-bid = Quelle est la meilleure enchère ?
puzzle-ask-win = La partie touche à sa fin et tu peux encore gagner. Avec quel placement ?

puzzle-right = Bien vu !
puzzle-wrong = Ce n’est pas le meilleur coup.
puzzle-wrong-by = Ce n’est pas le meilleur coup : le meilleur vaut { $points } points de plus.
puzzle-why = Ce que le meilleur coup a pour lui : { $reason }.
puzzle-idea-harvest-now = L’idée : récolter avant que quelqu’un d’autre ne prenne la case.
puzzle-idea-production-now = L’idée : produire avant que quelqu’un d’autre ne prenne la case.
puzzle-idea-harvest-once = L’idée : faire travailler encore une fois tes territoires.
puzzle-idea-production-once = L’idée : faire travailler encore une fois tes bâtiments.
puzzle-idea-points = L’idée : des points de victoire acquis tout de suite.
puzzle-idea-goods = L’idée : ici compte surtout ce que le coup rapporte aussitôt.
puzzle-idea-territories = L’idée : un territoire de plus donne plus de valeur à toute la série.
puzzle-idea-characters = L’idée : un personnage de plus donne plus de valeur à toute la série.
puzzle-idea-ventures = L’idée : les points d’une entreprise sont assurés à la fin.
puzzle-idea-production = L’idée : enrichir toutes les productions à venir.
puzzle-idea-military = L’idée : mener en force militaire au moment où cela compte.
puzzle-idea-church = L’idée : avoir les points de foi avant que l’Église ne les demande.
puzzle-idea-leaders = L’idée : mettre tes leaders en jeu.
puzzle-idea-members = L’idée : envoyer un membre faible de ta famille et garder le fort.
puzzle-idea-rivals = L’idée : laisser moins à ton adversaire le plus fort.
puzzle-idea-support = L’idée : changer des points de foi en points de victoire tant qu’ils en valent la peine.
puzzle-idea-refuse = L’idée : garder tes points de foi pour une case qui vaudra davantage.
puzzle-idea-bid = L’idée : renoncer à exactement autant de biens que la famille en vaut.
puzzle-idea-keep = L’idée : garder le leader dont tu rempliras bientôt la condition.
puzzle-why-ends = Le meilleur coup mène à un score final de { $own } à { $rival } face à ton adversaire le plus fort. Avec « { $than } », ce serait { $other } à { $others }.
puzzle-why-gains = Ce qui change pour toi : { $gains }.
puzzle-why-denies = Il coûte à ton adversaire le plus fort { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-why-draft = Dans les parties jouées à partir d’ici, le meilleur choix a rapporté { $points } points de plus que « { $than } ».
puzzle-why-bid = La meilleure enchère est celle où tout s’arrête si chacun mise bien. Dans les parties jouées à partir d’ici, elle a rapporté { $points } points de plus que « { $than } ».
puzzle-why-refuse = { $faith ->
    [one] Ce que tu recevrais maintenant pour { $faith } point de foi vaut moins que de le garder pour le prochain rapport du Vatican, même avec l’excommunication.
   *[other] Ce que tu recevrais maintenant pour { $faith } points de foi vaut moins que de les garder pour le prochain rapport du Vatican, même avec l’excommunication.
}
puzzle-yours-ends = Après ton coup : { $worth }.
puzzle-yours-goods = Ton coup rapporte { $goods }.
puzzle-yours-set = Ton coup n’ajoute aucune carte à cette série.
puzzle-yours-military = Après ton coup, ta force militaire serait de { $has }, celle de ton adversaire le plus fort de { $rival }.
puzzle-yours-church = Après ton coup, ta foi serait de { $has } ; le rapport demande { $needs }.
puzzle-proof-end = Prouvé : chaque suite a été jouée jusqu’à la fin de la partie, chacun jouant au mieux.
puzzle-proof-search = Jugé par l’adversaire le plus fort, qui a joué { $count ->
    [one] { $count } suite
   *[other] { $count } suites
}.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = le meilleur
puzzle-worth-won = tu gagnes de { $points }
puzzle-worth-lost = tu perds de { $points }
puzzle-worth-tie-won = une égalité, que tu gagnes
puzzle-worth-tie-lost = une égalité, que tu perds

## Dans le terminal

puzzle-how = Écris un coup comme « w M1 », ou son numéro après « moves » ; « moves », « table », « card 5 », « skip », « quit ».
puzzle-heading = { $kind } – difficulté { $rating }
puzzle-daily = Problème du jour, { $date }
puzzle-not-offered = Cette réponse n’est pas proposée : « moves » donne la liste.
puzzle-alternatives = Toutes les possibilités :
puzzle-standing = Ta cote : { $rating } · réussis d’affilée : { $streak } · réussis : { $solved } sur { $tried }
puzzle-again = Entrée pour le problème suivant, « quit » pour arrêter.
puzzle-none = Tu as essayé tous les problèmes de ce genre.
puzzles-making = Problèmes
puzzles-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
puzzles-made = { $count ->
    [one] { $count } problème se trouve
   *[other] { $count } problèmes se trouvent
} dans { $path }.
puzzles-stopped = interrompu ; la même commande reprend
puzzles-checked = Problèmes qui tiennent : { $good } sur { $count }.
puzzles-too-easy = Trop faciles pour le tiers difficile : { $keys }.
puzzles-table-puzzle = problème
puzzles-table-kind = genre
puzzles-table-players = joueurs
puzzles-table-proof = preuve
puzzles-table-margin = écart
puzzles-table-again = à nouveau
puzzles-table-strongest = le plus fort
puzzles-table-rating = difficulté
puzzles-table-verdict = verdict
puzzles-holds = tient
