# La table dans le navigateur. La page demande ces textes sans `web-`.

## Partout

web-brand = Magnifico
web-you = toi
web-close = fermer
web-copy = copier
web-copied = copié
web-or = ou
web-loading = Un instant…
web-tools = Outils
web-your-turn = à toi de jouer
web-your-name = ton nom
web-guest-name = Invité
web-net-offline = Pas de connexion. Tes coups sont gardés et partiront dès qu’elle reviendra.
web-net-trouble = Le serveur n’a pas répondu comme prévu. Essaie encore une fois.
web-net-busy = Le serveur est très occupé. La page continue d’essayer et enverra tes coups dès que possible.

web-nav-home = accueil
web-nav-new = nouvelle table
web-nav-games = mes parties
web-nav-watch = tables
web-nav-archive = archives
web-nav-rules = règles
web-nav-cards = galerie des cartes
web-nav-settings = réglages
web-nav-credits = crédits
web-nav-sign-in = se connecter

## Accueil

web-start-title = Lorenzo
    .second = le Magnifique
web-start-lead = Florence, vers 1480. De deux à cinq joueurs. Une heure à table, ou quelques jours, un tour à la fois.
web-start-play = jouer tout de suite
web-start-invite = inviter
web-start-invite-text = Un lien suffit
web-start-watch = regarder
web-start-watch-text = Parties en cours, tables à rejoindre
web-start-learn = apprendre
web-start-learn-text = Des leçons à la table, et les règles
web-start-games = mes parties
web-start-games-text = Reprends là où tu en étais
web-start-waiting = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
}

## Tables

web-table-default = Table à Florence
web-table-failed = Impossible d’afficher cette table
web-table-open = attend des joueurs
web-table-running = en cours
web-table-over = terminée
web-table-cancelled = annulée
web-games-empty = Tu n’as pas encore de partie.
web-watch-empty = Aucune table n’est ouverte pour le moment.
web-archive-empty = Aucune partie terminée ne correspond.
web-archive-player = nom d’un joueur

web-new-title = Une nouvelle table
web-new-game = la partie
web-new-players = joueurs
web-new-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-new-rules = règles
web-new-clock = pendule
web-new-undo = annulation des coups
web-new-pack = tes propres cartes (un paquet de fichiers TOML)
web-new-pack-choose = choisir les fichiers
web-new-pack-none = aucun fichier choisi
web-new-name = nom de la table
web-new-public = montrer la table dans la liste des tables ouvertes
web-new-delay = les spectateurs voient la partie
web-delay-none = en direct
web-delay-moves = { $count ->
    [one] { $count } coup plus tard
   *[other] { $count } coups plus tard
}
web-new-delay-text = Un tour fait d’habitude deux ou trois coups. À la fin de la partie, tout le monde voit tout.
web-delay-agreed = { $count ->
    [one] Les spectateurs voient la partie { $count } coup plus tard.
   *[other] Les spectateurs voient la partie { $count } coups plus tard.
}
web-new-open = ouvrir la table
web-new-advanced = options avancées
web-new-leader-sets = leaders
web-leader-set-base = jeu de base
web-new-seed = graine du hasard
web-new-seed-text = La même graine distribue la même partie. Elle reste secrète jusqu’à la fin, et toutes les places doivent être prises.
web-new-rulings = points de règle
web-new-rulings-text = Là où les éditions divergent, on joue la lecture habituelle. Active ce que ta table joue autrement.
web-option-alwaysDistinct = Des privilèges reçus ensemble sont toujours différents
web-option-askRound6 = À la manche 6 aussi, on choisit de soutenir l’Église ou non
web-option-emptyFloor = Un étage sans carte peut servir pour son bonus
web-option-finalFloorZero = Le score final ne descend jamais sous 0
web-option-fmMinOne = Un membre doit valoir 1 sans les bonus des cartes
web-option-leaderGainsUnreduced = Les excommunications ne réduisent pas ce que donnent les leaders
web-option-militaryNeedsOne = Seuls ceux qui ont des points militaires en marquent pour la force militaire
web-option-militaryUncapped = Les points militaires peuvent dépasser le bout de la piste
web-option-negativeVP = Les points de victoire peuvent descendre sous 0
web-option-privilegeUnreduced = Les excommunications ne réduisent pas les privilèges
web-option-ritaReduceTwice = Avec Santa Rita, la réduction compte deux fois
web-option-secretVatican = Au rapport du Vatican, chacun décide en secret
web-option-settersFinal = Une valeur fixée par un leader ne baisse pas
web-option-sforzaServantsOnly = Seuls les serviteurs augmentent les actions de Sforza et de Leonardo
web-option-voluntaryPass = On peut toujours passer
web-option-woodOrStone = La tuile d’excommunication prend 1 bois ou 1 pierre, pas les deux
web-option-allBonusTiles = Toutes les tuiles bonus sont proposées, quel que soit le nombre de joueurs
web-option-auctionFirst = L’enchère précède le draft des leaders
web-option-bonusNoSpecial = Les actions bonus ne valent pas dans la Tour spéciale
web-option-card142Or = La carte 142 coûte du bois ou de la pierre, pas les deux
web-option-copyNoTile = Activer les cartes d’un adversaire n’active pas ta tuile bonus
web-option-horStartServants = Avec les Maisons, chacun commence avec trois serviteurs
web-option-ignoreValueTwice = Une carte peut être activée deux fois en une action
web-option-luterIgnoresAll = Luther ignore toutes les excommunications, même les précédentes
web-option-machiavelliHand = Pour Machiavelli, les leaders en main comptent
web-option-machiavelliNoFinal = Machiavelli ne compte pas dans le décompte final
web-option-ownBonusLater = Le bonus d’une carte ne vaut pas pour sa propre action
web-option-paracelsoNoSurcharge = Paracelse ne paie pas le surcoût en serviteurs
web-option-pazziReveal = Tout le monde connaît les huit cartes de chaque pioche ordinaire, base et Pazzi ; seul l’ordre est secret
web-option-s13IncludeDiscards = On peut aussi reprendre les cartes défaussées par les joueurs
web-option-salviatiAny = Le privilège supplémentaire de Salviati est libre
web-option-singleCardNoTile = Activer une seule carte n’active pas la tuile bonus
web-option-tokenOnlyWhenTaken = Un jeton ne se pose sur une carte qu’au moment où on la prend
web-option-transfersUnreduced = Les excommunications ne réduisent pas ce que donnent les adversaires
web-option-capByCardValue = Les gains limités par la valeur d’activation le sont par le nombre de la carte
    .why = Les règles russes des Maisons les limitent par la valeur que demande l’activation, les autres par la valeur de l’action.
web-option-card158Must = La Douane (158) doit être payée si c’est possible
    .why = Son texte dit de payer, là où d’autres cartes disent qu’on peut le faire.
web-option-discardedLeadersCount = Un leader joué compte encore après sa défausse
    .why = La carte 164 compte chaque leader que l’on a joué, et la carte 162 n’y change rien.
web-option-exchangeAnytime = Este et Della Scala peuvent aussi échanger avant une action bonus
    .why = Leurs tuiles le permettent autant de fois que l’on veut pendant son tour, sans nommer de moment.
web-option-guglielmoThree = Guglielmo de’ Pazzi demande trois personnages
    .why = L’édition italienne en demande 3, l’anglaise 4.
web-option-lucreziaAnyType = Lucrezia Borgia demande six cartes, quel que soit leur type
    .why = L’édition espagnole demande six cartes quelconques, les autres six d’un même type.
web-option-ritaDoublesGiven = Santa Rita double ce que donnent les adversaires pour une carte qui vient d’être prise
    .why = Elle double les effets immédiats, et sur les cartes 163, 165 et 167, c’est cela l’effet immédiat.
web-option-tilesTokensUnreduced = Les excommunications ne réduisent ni les tuiles bonus ni les jetons spéciaux
    .why = Les tuiles d’excommunication ne parlent que de cases d’action et de cartes.
web-rules-basic = règles de base
web-rules-advanced = règles avancées, avec les leaders
web-expansion-houses = Maisons de la Renaissance
web-expansion-houses-text = Des familles, une cinquième tour, des jetons spéciaux, jusqu’à cinq joueurs
web-expansion-pazzi = La Conjuration des Pazzi
web-expansion-pazzi-text = D’autres cartes, leaders et familles
web-pack-own = avec des cartes personnelles
web-clock-none = sans pendule
web-clock-move = temps par tour
web-clock-total = temps total avec incrément
web-clock-preset-none = sans pendule
web-clock-preset-live = en direct : 10 minutes chacun, plus 15 secondes par tour
web-clock-preset-relaxed = tranquille : 30 minutes chacun, plus 30 secondes par tour
web-clock-preset-day = un jour par tour
web-clock-preset-week = une semaine par tour
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-clock-hours = { $count } h
web-undo-rule-own = tu peux annuler ton tour
web-undo-rule-consent = annuler d’un commun accord
web-undo-rule-off = pas d’annulation
web-level-random = au hasard
web-level-greedy = expérimenté
web-level-novice = novice
    .text = Joue, mais beaucoup lui échappe
web-level-apprentice = apprenti
    .text = Prend ce qui paraît bon maintenant
web-level-citizen = citoyen
    .text = Pèse chaque coup
web-level-patrician = patricien
    .text = Sait ce qui rapporte à la fin
web-level-magnifico = magnifico
    .text = Voit loin et ne pardonne rien
web-seat-open = place libre
web-seat-here = un joueur à cet écran
web-seat-sit = s’asseoir ici
web-seat-leave = se lever
web-seat-free = libérer la place
web-seat-computer = ordinateur
web-lobby-title = La table
web-lobby-seats = places
web-lobby-start = commencer la partie
web-lobby-wait = En attente de l’hôte, qui lancera la partie.
web-lobby-invite = inviter
web-lobby-invite-text = Envoie ce lien. Qui l’ouvre peut prendre place.
web-lobby-link = lien vers la table
web-lobby-game = règles de la table

## Personnes

web-account-title = Ton compte
web-account-guest = Tu joues comme invité : { $name }.
web-account-known = Ton compte est ouvert ici : { $name }.
web-account-new = créer un compte
web-account-new-text = Tes parties et ton nom te suivent sur tous tes appareils.
web-account-done = C’est fait.
web-password = mot de passe
web-password-new = un nouveau mot de passe, au moins 8 caractères
web-email = e-mail (facultatif)
web-sign-out = se déconnecter

## Réglages

web-set-language = langue
web-set-theme = clair ou sombre
web-set-oneClick = un clic suffit pour placer un membre de la famille
web-set-autoEnd = terminer mon tour quand il n’y a plus rien à faire
web-set-sound = sons : pions, pièces, cloche du rapport, mon tour
web-set-notify = me prévenir quand c’est à moi et que la page est à l’arrière-plan
web-set-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Autorise-les d’abord dans ses réglages.
web-set-letterKeys = raccourcis clavier (lettres et chiffres)
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre

## La table

web-tab-towers = tours
web-tab-city = ville
web-tab-me = moi
web-tab-rivals = adversaires
web-tab-log = journal
web-tool-whatif = et si
web-tool-cards = cartes encore à venir
web-tool-report = le dernier rapport du Vatican
web-tool-log = journal
web-tool-chat = discussion
web-tool-help = règles et touches
web-tool-settings = réglages
# La marque des dés et des pions : l’initiale, plus longue si deux couleurs la partagent.
web-initial-white = B
web-initial-black = N
web-initial-orange = O
web-initial-neutral = Nt
web-initial-brown = M
web-status-place = À toi de jouer : place le { $member }
web-status-first = D’abord les coups des autres, puis c’est à toi
web-status-waiting = En attente { SOUND($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
# Un adversaire de l’ordinateur attend que le serveur ait du temps pour lui.
web-status-queue = { $count ->
    [one] En attente { SOUND($who) ->
        [vowel] d’{ $who }
       *[other] de { $who }
    } : { $count } autre décision passe avant
   *[other] En attente { SOUND($who) ->
        [vowel] d’{ $who }
       *[other] de { $who }
    } : { $count } autres décisions passent avant
}
web-thinking-ahead = { $count ->
    [one] { $count } autre décision passe avant
   *[other] { $count } autres décisions passent avant
}
web-status-past = La table après le coup { $number }
web-status-cancelled = La partie a été annulée.
web-watching = Tu regardes. Tu vois seulement ce que tout le monde peut voir.
web-watching-late = { $count ->
    [one] Tu regardes avec { $count } coup de retard. À la fin de la partie, tu verras tout.
   *[other] Tu regardes avec { $count } coups de retard. À la fin de la partie, tu verras tout.
}
web-good-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-city-market = Marché
web-city-faith = foi
web-city-military = force militaire
web-city-leader-spaces = cases de tes leaders
web-faith-report = rapport après la manche { $round }
web-faith-step = Case { $step }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $who }
web-military-end = à la fin
web-military-marks = Points militaires que demande le prochain territoire
web-tower-occupied = Tour occupée : { $count } pièces de plus
web-vatican-title = Rapport du Vatican
web-vatican-period = Période { $period } : il faut { $faith } points de foi
web-vatican-faith = foi
web-vatican-support = le soutien donne
web-vatican-result = issue
web-vatican-supports = soutient : { $points }
web-vatican-supported = a soutenu l’Église
web-vatican-excommunicated = excommunication
web-vatican-below = { $count ->
    [one] il en manque { $count }
   *[other] il en manque { $count }
}
web-vatican-decides = décide
web-vatican-waits = attend
web-vatican-tile = qui ne soutient pas l’Église subit cette excommunication
web-vatican-last = le dernier rapport
web-adaptation = La tuile d’adaptation change ces valeurs minimales
web-floor-empty = aucune carte
web-space-needs = demande { $value }
web-space-there = ici : { $who }
web-space-free = tu peux aller ici
web-space-free-servants = { $count ->
    [one] tu peux aller ici avec { $count } serviteur
   *[other] tu peux aller ici avec { $count } serviteurs
}
web-space-penalty = valeur −{ $count }
web-me-title = Ton plateau
web-me-family = famille
web-me-leaders = leaders
web-member-pick = { $member }, valeur { $value }, touche { $key }
web-member-gone = placé
web-leader-in-play = en jeu
web-leader-in-hand = en main
web-rival-open = Ouvrir le plateau { SOUND($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
web-rival-hand = { $count ->
    [one] { $count } leader en main
   *[other] { $count } leaders en main
}
web-outcome-value = valeur
web-outcome-needs = il faut { $value }
web-outcome-pay = tu paies
web-outcome-get = tu reçois
web-outcome-fires = active
web-outcome-then = Ensuite :
web-outcome-uncertain = Le reste dépend de ce qui est caché.
web-outcome-final = Ceci révèle quelque chose et ne peut pas être annulé.
web-term-large = grande case
web-term-other = autre
web-servants-fewer = Moins de serviteurs
web-servants-more = Plus de serviteurs
web-button-place = Placer le { $member }
web-button-space = Choisis une case
web-button-member = Choisis un membre de ta famille
web-button-choose = choisir
web-button-let-go = retour
web-button-end = fin du tour
web-undo-one = annuler une étape
web-undo-all = tout annuler
web-log-round = Manche { $round }
web-log-setup = avant la première manche
web-log-empty = Il ne s’est encore rien passé.
web-chat-empty = Personne n’a encore rien dit.
web-chat-line = Écrire à la table
web-chat-send = envoyer
web-draft-keep = garder
web-draft-hand = tes leaders jusqu’ici
web-command-label = Écris un coup, par exemple white T3 +2. « legal » montre ce qui est possible, « undo » annule.
web-command-nothing = Il n’y a rien à décider pour l’instant.
web-curtain-title = Passe l’écran
web-curtain-text = L’écran est à toi. Que les autres détournent les yeux.
web-curtain-open = c’est moi
web-replay-title = revoir
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-now = revenir au présent
web-replay-final = décompte final
web-whatif-text = Ta propre copie de la table : essaie les coups de chacun. Personne d’autre ne la voit, et les cartes cachées sont redistribuées.
web-whatif-steps = essayé jusqu’ici
web-whatif-title = et si
web-whatif-leave = revenir à la partie
web-whatif-answer = laisser répondre l’ordinateur
web-whatif-whose = Et si : à { $who } de jouer
web-whatif-others = Maintenant, c’est à { $who } : écris un coup pour essayer une réponse.
web-acts-title = cette partie
web-acts-sure = c’est sûr ?
web-act-propose_cancel = proposer d’annuler la partie
web-act-hand_over = confier ma place à l’ordinateur
web-act-take_back = reprendre ma place
web-act-resign = abandonner
web-act-agree = accepter
web-act-object = refuser
web-proposal-cancel = { $who } propose d’annuler la partie.
web-proposal-undo = { $who } demande à annuler un coup.
web-proposal-waits = Réponse attendue : { $who }
web-since-title = { $count ->
    [one] Pendant que tu attendais : { $count } événement
   *[other] Pendant que tu attendais : { $count } événements
}

## La fin

web-final-winner = la victoire
web-final-counting = on compte les points
web-final-most = Magnifique entre tous
web-final-ahead = { $count ->
    [one] { $count } point de plus { SOUND($who) ->
        [vowel] qu’{ $who }
       *[other] que { $who }
    }
   *[other] { $count } points de plus { SOUND($who) ->
        [vowel] qu’{ $who }
       *[other] que { $who }
    }
}
web-final-level = à égalité avec { $who } ; l’ordre du tour décide
web-final-rematch = revanche
web-final-sources = d’où viennent les points
web-final-player = Joueur
web-final-play = pendant la partie
web-final-church = Église
web-final-territories = territoires
web-final-characters = personnages
web-final-ventures = entreprises
web-final-military = force militaire
web-final-resources = ressources
web-final-penalties = excommunications
web-final-chart = les points par manche
web-final-end = Fin
web-final-best = ce qui a le plus rapporté
web-final-download = télécharger la partie

## Cartes

web-cards-search = chercher un nom

## Aide

web-help-icons = symboles
web-help-keys = touches
web-help-about = Qu’est-ce que c’est ?
web-help-rule = La règle
web-help-faith-step = Case { $step } : { $points }
web-help-report = Rapport { $period } : { $faith }
web-help-territory = Territoire { $number } : { $points }
web-help-place = Rang { $place } : { $points }
web-sign-privilege = privilège du Conseil
web-sign-loop = permanent
web-sign-arrow = payer pour recevoir
web-sign-opponents = adversaires
web-sign-special = carte de tout type
web-sign-value = valeur de l’action, ou le minimum demandé
web-sign-each = pour chaque
web-sign-or = ou
web-sign-cross = pas
web-sign-play = jouer ou activer
web-sign-return = une carte défaussée
web-sign-market = ce que donne une case du Marché
web-sign-slot = place pour un jeton spécial
web-sign-head = membre de la famille
web-sign-times = jusqu’à n fois ; n est la valeur de l’action
web-sign-most = au plus ; n est la valeur de l’action
web-sign-equals = compte comme
web-sign-level = à égalité avec le premier
web-sign-more = plus de
web-sign-first = premier
web-sign-different = tous différents
web-sign-required = exigés, pas dépensés
web-sign-cards = cartes d’un même type, ou types
web-key-member = choisir un membre de la famille
web-key-arrows = aller d’une case à l’autre
web-key-servants = plus ou moins de serviteurs
web-key-enter = choisir, puis confirmer
web-key-escape = lâcher la sélection
web-key-undo = annuler une étape
web-key-undo-all = annuler le tour
web-key-end = terminer le tour
web-key-choices = aller aux autres choix
web-key-zoom = agrandir la carte
web-key-log = journal
web-key-cards = cartes encore à venir
web-key-command = écrire un coup
web-key-help = cette aide
web-key-about = la règle de ce qui est sélectionné
web-how-aim = le but
    .text = À la tête d’une famille noble, marque le plus de points de victoire en six manches, deux par période. Ils viennent des cartes, de l’Église, des séries de territoires et de personnages, des entreprises, de la force militaire et des ressources restantes.
web-how-setup = le début
    .text = Chacun commence avec 2 bois, 2 pierres et 3 serviteurs et, dans l’ordre du tour, 5, 6, 7 ou 8 pièces. Au jeu avancé, on choisit d’abord une tuile bonus, dans l’ordre inverse du tour. Puis on garde un leader sur quatre et on passe les autres, jusqu’à en avoir quatre.
web-how-round = une manche
    .text = Trois dés donnent à tous la valeur des membres blanc, noir et orange de leur famille ; le neutre vaut 0. Dans l’ordre du tour, chacun en place un à la fois, jusqu’à ce que tous soient placés.
web-how-member = le placement
    .text = Une case demande une valeur minimale. Ta valeur additionne le dé, les bonus et les serviteurs ; chaque serviteur ajoute 1. Les cases où tu peux aller s’éclairent. Pointe une case sombre pour savoir pourquoi tu ne peux pas y aller.
web-how-tower = tours
    .text = Tu prends la carte de l’étage, tu reçois le bonus de l’étage et tu paies la carte. Dans une tour occupée, tu paies un surcoût de 3 pièces. Deux membres colorés de ta famille ne partagent jamais une tour.
web-how-territory = territoires
    .text = À partir du troisième, il te faut des points militaires : 3, 7, 12 et 18. Tu peux avoir au plus six cartes de chaque type.
web-how-work = récolte et production
    .text = Une récolte active tes territoires, une production tes bâtiments : toutes les cartes dont la valeur de l’action atteint le nombre. Ta tuile bonus rapporte toujours. La grande case retire 3 à la valeur.
web-how-extra = actions bonus
    .text = Certaines cartes et certains leaders donnent une action avec sa propre valeur, sans membre de la famille. Tu peux y renoncer. Serviteurs, bonus et excommunications changent sa valeur comme d’habitude ; une carte garde son coût, son surcoût et le bonus de l’étage. L’action n’occupe aucune case.
web-how-market = Marché
    .text = Un membre par case ; tu reçois ce qu’elle montre. À moins de joueurs, certaines cases sont fermées.
web-how-council = Palais du Conseil
    .text = Il y a de la place pour tous. Reçois 1 pièce et un privilège du Conseil ; l’ordre d’arrivée ici sera l’ordre du tour de la manche suivante.
web-how-servants = serviteurs
    .text = Dépense des serviteurs avant de placer pour augmenter la valeur d’une action, de 1 par serviteur.
web-how-leaders = leaders
    .text = Avec les règles avancées, chacun en choisit quatre au draft. Joues-en un à ton tour dès que tu remplis sa condition, ou défausse-le pour un privilège du Conseil.
web-how-church = rapport du Vatican
    .text = Après les manches 2, 4 et 6, qui a moins de 3, 4 ou 5 points de foi subit l’excommunication. Les autres peuvent soutenir l’Église : rendre tous leurs points de foi et marquer les points de leur case.
web-how-end = la fin
    .text = Territoires (trois, quatre, cinq ou six : 1, 4, 10 ou 20 points), personnages (1, 3, 6, 10, 15, 21), entreprises, force militaire (5 et 2) et 1 point toutes les cinq ressources, moins les excommunications.
web-how-houses = Maisons de la Renaissance
    .text = Des familles aux capacités particulières sont mises à l’enchère ; une cinquième tour, des jetons spéciaux aux faces cachées, des leaders avec leurs propres cases et un cinquième joueur.
web-how-auction = enchères
    .text = { web-about-auction }
web-how-pazzi = La Conjuration des Pazzi
    .text = On mélange d’autres cartes au jeu ; certaines touchent tes adversaires, qui répondent pendant ton tour.
web-how-occupied = une case occupée
    .text = Une petite case, un étage et une case du Marché accueillent un seul membre de la famille. Qui arrive après va ailleurs, à moins qu’un leader ne le laisse entrer.
web-how-coins = pièces
    .text = Elles paient les personnages et beaucoup d’entreprises, et il en faut 3 de plus dans une tour occupée. Elles viennent du Marché, de la récolte, de la production et du Palais du Conseil. Celles qui restent comptent comme ressources.
web-how-materials = bois et pierre
    .text = Ils paient les bâtiments et certaines entreprises. Les territoires en donnent à la récolte. Ce qui reste à la fin compte comme ressources.
web-how-military = points militaires
    .text = Ils ouvrent d’autres territoires ; certaines entreprises en exigent ou se paient ainsi. À la fin, les deux plus forts marquent des points.
web-how-faith = points de foi
    .text = Au rapport du Vatican, ils décident si tu peux soutenir l’Église ; si tu le fais, tu marques les points de ta case.
web-how-victory = points de victoire
    .text = Qui en a le plus après six manches gagne. Quelques-uns arrivent en cours de jeu, la plupart à la fin.
web-how-tokens = jetons spéciaux
    .text = Toi seul vois ce que montrent les tiens. À ton tour, défausse-en un pour le recevoir, paie avec, ou pose-le sur une carte.
web-how-privilege = privilège du Conseil
    .text = Choisis aussitôt un de ces gains. Si tu en reçois plusieurs marqués ≠, ils doivent être tous différents.
web-how-character = personnages
    .text = Ils ont un effet immédiat, ou un effet permanent qui renforce une action ou rend une carte moins chère. De un à six, ils valent 1, 3, 6, 10, 15, 21.
web-how-building = bâtiments
    .text = On les paie en bois et en pierre. Chaque production qui atteint le nombre de la carte l’active, souvent pour changer des ressources en points.
web-how-venture = entreprises
    .text = Elles ont un effet immédiat et rapportent des points à la fin. Certaines peuvent se payer de deux façons.
web-how-special = Tour spéciale
    .text = La cinquième tour contient des cartes des quatre types. Chaque carte rejoint la rangée de son type sur ton plateau.
web-how-adaptation = tuile d’adaptation
    .text = Elle est à côté d’une des quatre tours et change les valeurs que ses étages demandent. À la fin de la manche, elle avance : territoires, personnages, bâtiments, entreprises, puis de nouveau territoires.

## Crédits

web-credits-project = Ceci est un projet gratuit de passionnés, avec ses propres images et ses propres mots. Achète le jeu de société : il le vaut bien.
web-credits-art = Le panorama, les tours, les images des cartes et les symboles des biens ont été dessinés pour cette page.
web-credits-icons = Emblèmes des cartes, des leaders et des familles tirés de game-icons.net, sous licence CC BY 3.0 ; simplifiés. De :
web-credits-fonts = Caractères de Christian Thalmann et de Rasmus Andersson, sous licence SIL Open Font License.
web-credits-code = La page est faite avec Svelte, Vite et Project Fluent, sous licences MIT et Apache.

## Conseils

web-hint = suggestion
web-hint-title = les meilleurs coups
web-hint-text = Le nombre : de combien de points ils dépassent un coup moyen.
web-hint-play = jouer ce coup
web-hint-wait = Je réfléchis…
web-new-hints = suggestions
web-hints-auto = seulement contre l’ordinateur
web-hints-on = permises
web-hints-off = interdites
web-analysis-title = analyse
web-analysis-text = Comment tes chances de victoire ont changé, et ce qui t’a le plus coûté. Cela prend un moment.
web-analysis-start = analyser la partie
web-analysis-running = Analyse en cours : { $percent } %
web-analysis-ahead = { $count ->
    [one] { $count } autre analyse passe avant.
   *[other] { $count } autres analyses passent avant.
}
web-analysis-failed = L’analyse a échoué.
web-analysis-chances = chances de victoire
web-analysis-costliest = tes décisions les plus coûteuses
web-analysis-none = Aucune de tes décisions n’a coûté un demi-point ou plus.
web-analysis-round = Manche { $round }
web-analysis-cost = { $points } points
web-analysis-played = Joué :
web-analysis-better = Mieux :
web-analysis-jump = voir la position

# Le compte : connexions, mots de passe, données, liens des places.
web-password-forgot = mot de passe oublié ?
web-password-forgot-text = Si un compte a cette adresse, nous y envoyons un lien pour en choisir un nouveau.
web-password-send = envoyer le lien
web-email-address = ton adresse e-mail
web-password-change = changer le mot de passe
web-password-change-text = Tes autres connexions seront fermées.
web-sessions-title = où ton compte est ouvert
web-session-this = ce navigateur
web-session-seen = dernière utilisation : { $when }
web-session-unknown = un navigateur inconnu
web-session-end = déconnecter
web-session-end-others = déconnecter tous les autres
web-data-title = tes données
web-data-text = Tout ce que ce serveur a gardé sur toi, en un seul fichier.
web-data-download = télécharger
web-delete-title = supprimer mon compte
web-delete-text = Tu abandonnes les parties en cours et tes messages sont effacés. Les parties terminées restent, sans ton nom. C’est irréversible.
web-delete-sure = je confirme
web-seat-given = { $people ->
    [one] { $who } occupait cette place jusqu’ici et en a vu les cartes. Désormais, elle n’est qu’à toi.
   *[other] { $who } occupaient cette place jusqu’ici et en ont vu les cartes. Désormais, elle n’est qu’à toi.
}
web-seat-shared = { $people ->
    [one] { $who } peut aussi jouer à cette place.
   *[other] { $who } peuvent aussi jouer à cette place.
}
web-seat-shared-too = quelqu’un d’autre peut aussi jouer à cette place
web-seed-chosen = La graine de cette partie a été choisie par l’hôte, qui sait peut-être ce qui sera distribué.
web-seat-open-table = aller à la table
web-seat-links = liens vers tes places
web-seat-links-text = Ouvre un lien sur un autre appareil pour y jouer. Un nouveau lien annule l’ancien et retire la place aux autres.
web-seat-link-renew = nouveau lien
