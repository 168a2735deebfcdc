# Les mots de la page : prévoir, essais gardés, notes privées, outils du journal, être prévenu de son tour.

web-tool-plan = plans et notes
web-plan-ahead = prévoir mon tour
web-plan-waiting = { $count ->
    [one] Prévu : une suite
   *[other] Prévu : { $count } suites
}
web-plan-lines = mon prochain tour
web-plan-lines-text = Quand ce sera à toi, la première suite jouable sera jouée pour toi, que tu sois là ou non.
web-plan-lines-turn = C’est à toi. Les suites se préparent pendant que les autres jouent.
web-plan-else = Sinon, me demander.
web-plan-build = essayer une suite sur le plateau
web-plan-add = ajouter à mon plan
web-plan-status-played = jouée
web-plan-status-unused = pas nécessaire
web-plan-status-refused = impossible
web-plan-status-forgotten = mise de côté
web-plan-up = Monter la suite { $number }
web-plan-down = Descendre la suite { $number }
web-plan-remove = Retirer la suite { $number }
web-plan-standing = réponses automatiques
web-plan-standing-text = Elles sont données pour toi dès la prochaine question.
web-plan-ask = me demander
web-plan-church = au rapport du Vatican
web-plan-church-support = soutenir l’Église
web-plan-church-refuse = ne pas soutenir l’Église
web-plan-end = une fois mon action faite
web-plan-end-only = terminer mon tour s’il ne reste rien à faire
web-plan-end-always = terminer mon tour aussitôt
web-plan-give = quand la carte d’un adversaire réclame une ressource, donner
web-plan-pass = passer si aucun membre de la famille ne peut être placé
web-plan-decline = refuser les offres hors de mon tour
web-plan-trials = essais gardés
web-plan-trials-none = Aucun pour l’instant : essaie des coups avec « et si » et garde-les.
web-plan-trial-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
web-plan-trial-open = ouvrir
web-plan-trial-drop = Oublier « { $name } »
web-plan-trial-keep = garder
web-plan-trial-name = nom de cet essai
web-plan-trial-default = Manche { $round }
web-plan-trial-kept = Gardé sous le nom « { $name } ».
web-plan-played = ton plan a été joué
web-plan-asked = ton plan ne peut pas être joué

web-note-title = notes privées
web-note-text = Toi seul peux les lire. Une note sur un adversaire te suit dans d’autres parties.
web-note-game = cette partie
web-note-about = sur { $name }
web-note-kept = Enregistré.

web-log-filter = coups de
web-log-everybody = tout le monde
web-log-copy = copier le texte
web-log-copied = Copié.

web-notices-title = quand c’est à moi
web-notices-account = Pour les e-mails et les webhooks, il faut un compte avec un mot de passe.
web-notices-travel = Tes réglages suivent ton compte sur tous tes appareils.
web-notices-none = Ce serveur n’envoie ni e-mails ni webhooks.
web-notices-mail = m’envoyer un e-mail
web-notices-mail-to = À { $address }.
web-notices-mail-address = Ajoute d’abord une adresse e-mail à ton compte.
web-notices-mail-confirm = Ouvre le lien de l’e-mail que nous avons envoyé à { $address }. D’ici là, rien n’est envoyé.
web-notices-hook = adresse du webhook
web-notices-hook-text = Il reçoit un message signé à chaque tour. Laisse vide pour ne rien recevoir.
web-notices-hook-secret = secret de la signature
web-notices-save = enregistrer
web-notices-saved = Enregistré.
