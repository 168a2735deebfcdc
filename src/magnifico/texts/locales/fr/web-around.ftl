# Autour de la table : noms, invitations, salon, listes, discussion. La page demande ces textes sans `web-`.

web-around-name = ton nom
web-around-name-text = C’est ce que les autres voient aux nouvelles tables.
web-around-name-change = changer de nom
web-around-name-save = prendre ce nom
web-around-ask-name = comment les autres doivent-ils t’appeler ?
web-around-name-of = changer de nom : { $name }
web-around-name-at = nom du joueur { $number }
web-around-away = ne regarde pas en ce moment
web-around-start-computers = commencer avec l’ordinateur aux places libres
web-around-share = partager
web-around-share-text = Viens jouer avec moi à Lorenzo le Magnifique
web-around-qr = code QR avec le lien vers cette table
web-around-scan = Scanne-le avec un téléphone pour nous rejoindre.
web-around-clock-other = comme convenu
web-around-running = parties en cours
web-around-running-empty = Aucune partie publique ne se joue en ce moment.
web-around-open = attendent des joueurs
web-around-others = aux autres de jouer
web-around-join = rejoindre
web-around-round = manche { $round } sur { $rounds }
web-around-setup = préparation
web-around-waits = en attente { SOUND($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
web-around-since = depuis { $time }
web-around-left = encore { $time }
web-around-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-around-said = { $name } dit : { $text }
web-around-mute = masquer
web-around-mute-all = tout le monde
web-around-mute-text = Tu ne verras plus leurs messages dans ce navigateur.
web-around-pack-good = { $title } – { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $leaders ->
    [one] { $leaders } leader
   *[other] { $leaders } leaders
}
web-around-pack-remove = retirer le paquet
web-around-asked = { $who } : { $question }
web-watching-follow = le joueur que tu suis
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
