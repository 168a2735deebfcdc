# La table dans le terminal. Les commandes et la notation restent en anglais dans toutes les langues.

## Mots courts des tableaux : biens, prix, effets

short-wood = bois
short-stone = pier.
short-coins = pièc.
short-servants = serv.
short-military = mil.
short-faith = foi
short-victory = PV
short-tokens = jeton
short-privilege = priv.
short-opponent = adversaire
short-leader = leader
short-take = prends { $types } à { $value }
short-now = imm. { $text }
short-end = fin { $text }

## La table

colour-white = blanc
colour-black = noir
colour-orange = orange
colour-neutral = neutre
colour-brown = marron
player-letter = Joueur { $letter }
table-round = Manche { $round } sur { $rounds }, période { $period }
table-dice = Dés : { $dice }
table-order = Ordre du tour :
table-church = Église { $period } (foi { $faith }) :
table-members = Famille
table-leaders = Leaders
table-taken = Vides :
table-used = activé
table-in-play = En jeu
table-hand = En main
table-tokens = Jetons
table-to-come = { $tower } : encore { $left } sur { $all } à venir dans cette période
table-nothing-to-come = Toutes les cartes de cette période sont sorties.
table-since = Ce qui s’est passé
table-have = Tu as :
log-automatic = rien d’autre n’était possible
log-takes = prend « { $card } »

## Défis

challenge-day = Défi du jour { $key } : { $players } joueurs, tu joues { $seat } contre { $opponents }.
challenge-week = Défi de la semaine { $key } : { $players } joueurs, tu joues { $seat } contre { $opponents }.
challenge-played = Tu as déjà joué ce défi. « --again » le redonne, pour t’entraîner.
challenge-computer = L’ordinateur joue la même donne à chaque niveau …
challenge-you = toi
challenge-place = rang { $place } sur { $players }

## Questions

ask-bonus_tile = Choisis ta tuile bonus.
ask-draft = Garde un leader ; passe les autres à ton voisin.
ask-auction = Mise pour une famille : choisis une rangée.
ask-play_leader = Choisis le leader à jouer.
ask-turn = À toi : place un membre de ta famille.
ask-placed = Le membre de ta famille est placé. Autre chose ?
ask-stuck = À toi, mais tu ne peux placer aucun membre de ta famille.
ask-passed = Tu as passé. Autre chose ?
ask-privilege = { $left ->
    [one] Privilège du Conseil : que prends-tu ?
   *[other] Privilèges du Conseil restants : { $left }. Que prends-tu ?
}
ask-pay = Comment paies-tu ?
ask-pay_tokens = Avec quel jeton spécial paies-tu ?
ask-take_card = Action bonus : prends une carte, valeur { $value }.
ask-work = Action bonus de valeur { $value }.
ask-only_card = Quelle carte actives-tu ?
ask-choices = « { $card } » s’active. Que choisis-tu ?
ask-activate = Quelles cartes actives-tu ?
ask-order = Quelle action vient en premier ?
ask-church = Rapport du Vatican : soutiens-tu l’Église ? Elle prend tous tes points de foi ({ $faith }).
church-offer = Rapport du Vatican : soutiens-tu l’Église ? Tu dépenses tous tes points de foi ({ $faith }) et tu reçois { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
church-refusal = Si tu refuses, tu subis l’excommunication pour le reste de la partie ({ $penalty }).
church-immune = Si tu refuses, il ne t’arrive rien : tu ne peux pas subir d’excommunication.
ask-buy = Tu peux acheter une carte restante.
ask-give_up = « { $card } » : quelle carte défausses-tu ?
ask-give = « { $card } » : que donnes-tu ?
ask-recover = Quelle carte défaussée prends-tu ?
ask-visconti = Quel jeton Visconti actives-tu ?
ask-copy = Quel leader copies-tu ?
ask-member = Quel membre de ta famille ?
ask-option = Que choisis-tu ?
ask-keep_token = Quel jeton spécial gardes-tu ?
ask-final_tokens = Dernière occasion : tu peux encore défausser des jetons spéciaux avant le décompte final.
ask-lose_one = Que perds-tu ?
ask-space_kind = Récolte ou production ?
hint-turn = Écris un coup ({ $example }) ou un numéro · moves { $member } · why { $member } T4 · try { $example } · card 5 · ? aide
hint-placed = Entrée termine le tour · undo annule · ? aide
hint-free = À faire d’abord, sans membre de la famille ; le nombre dit combien de points cela ajoute au meilleur placement :

## Menus

menu-other = Aussi :
menu-play = Jouer :
menu-discard = Défausser pour un privilège du Conseil :
menu-use = Activer :
menu-token = Défausser un jeton spécial :
menu-more = { $count ->
    [one] … et { $count } autre : { $command }
   *[other] … et { $count } autres : { $command }
}
menu-pays = paie
menu-receives = reçoit
menu-value = valeur { $value }
menu-row = rangée { $row }
menu-out-of-reach = Hors de portée :

## Réponses

curtain = Passe l’écran à { $name }. Que les autres détournent les yeux.
curtain-enter = Appuie sur Entrée quand tu veux.{ " " }
legal = C’est possible : { $move }
would = Si tu le joues : { $move }
would-yield = Avant de recevoir les biens, tu choisis quoi échanger. Les cartes qui s’activent :
possible = Possible : { $moves }
no-number = Il n’y a pas de numéro { $number } dans la liste.
no-moves = Aucun coup ne correspond à « { $what } » maintenant.
not-understood = « { $line } » n’est ni un coup ni une commande. ? montre ce que tu peux écrire.
unknown-card = Il n’y a pas de « { $what } » dans cette partie.
nothing-to-undo = Rien à annuler. On annule seulement ce tour-ci, et rien de ce qui a révélé quelque chose.
undone = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
saved = Partie enregistrée : { $path }
not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $reason }
verify-ok = { $count ->
    [one] { $count } coup, { $result }
   *[other] { $count } coups, { $result }
}
verify-unfinished = inachevée
score-so-far = Points jusqu’ici
score-projected = Si la partie se terminait maintenant
discard-sure = Tu pourrais plutôt jouer { $leader }. Défausser quand même la carte ? (o/n){ " " }
quit-sure = Quitter la table ? La partie est enregistrée. (o/n){ " " }
quit-unsaved = Quitter la table ? La partie n’est pas enregistrée. (o/n){ " " }
answers-yes = o oui y yes
left = Partie enregistrée. Pour continuer : { $command }
help =
    Coups
      w T3 +2         membre blanc à l’étage 3 de la tour des territoires, 2 serviteurs
                      membres : w b o n brown ; tours T C B V S ; cases H H2 P P2 M1-M4 K
      end             terminer le tour (Entrée le fait aussi)
      play NOM        jouer un leader ; discard NOM défausse, use NOM active
      5               le coup qui porte ce numéro dans la liste
    Questions
      moves w         ce que peut faire le blanc ; moves T, moves H, moves free, moves all
      why w T4        pourquoi un coup n’est pas possible
      try w T3        ce qu’un coup donnerait, sans le jouer
      hint            les trois meilleurs coups, avec leur gain et une raison
      card 5          une carte en entier ; aussi card NOM pour leaders et familles
      table           la table à nouveau
      player B        les cartes d’un joueur ; sans lettre : de tous les adversaires
      church, coming  excommunications ; cartes encore à venir dans cette période
      log, score      ce qui s’est passé ; les points
    Autour de la partie
      undo            annuler la dernière décision du tour ; undo all : tout le tour
      save FICHIER    enregistrer sous un nom (la partie l’est aussi toute seule)
      quit            quitter
    Tab complète ce que tu écris.

# Sous `magnifico version`, et sur la page.

credits-game = Lorenzo le Magnifique (Lorenzo il Magnifico) est un jeu de société de Virginio Gigli et Flaminia Brasini avec Simone Luciani, illustré par Klemens Franz, mis en page par Andrea Kattnig (atelier198), suivi par Giuliano Acquati et édité par Cranio Creations.
