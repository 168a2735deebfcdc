# Ce que dit le serveur de tables : les problèmes, et ce qui se passe à une table à côté de la partie.

problem-account-needed = Pour cela, il faut un compte. Choisis d’abord un mot de passe.
problem-bad-address = Cette adresse ne peut pas servir.
problem-bad-move = Ce n’est pas un coup de cette partie.
problem-bad-pack = Le paquet de cartes contient une erreur.
problem-bad-request = La demande n’a pas été comprise.
problem-bots-first = Tes adversaires choisissent encore. Un instant.
problem-cancelled = Cette partie a été annulée.
problem-cannot-sign-in = Le nom et le mot de passe ne vont pas ensemble.
problem-challenge-early = Ce défi commence le { $first }.
problem-challenge-first = L’entraînement s’ouvre après ton essai.
problem-challenge-over = Le temps de ce défi est écoulé. Tu peux encore t’y entraîner.
problem-challenge-played = Tu as déjà joué ce défi. Seul le premier essai compte.
problem-challenge-unknown = Ce défi n’existe pas.
problem-foreign-page = Cette demande vient d’un autre site et n’est pas acceptée.
problem-game-over = La partie est terminée.
problem-hints-off = Les suggestions ne sont pas permises à cette table.
problem-internal = Quelque chose s’est mal passé. Rien n’est perdu ; essaie encore une fois.
problem-level-unknown = L’ordinateur ne connaît pas ce niveau.
problem-muted = Tu ne peux pas écrire ici.
problem-name-taken = Ce nom n’est pas disponible.
problem-no-time = Ton temps est écoulé.
problem-no-hint = Aucune suggestion n’a été trouvée à temps. Essaie encore une fois.
problem-not-host = Seul l’hôte peut le faire.
problem-not-over = La partie n’est pas encore terminée.
problem-not-running = Ce n’est pas possible maintenant à cette table.
problem-not-seated = Ce n’est pas ta place.
problem-not-signed-in = Choisis d’abord un nom.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-old-game = Cette partie a commencé avec d’autres règles ou d’autres cartes et ne peut pas continuer ici.
problem-options = Ces options ne vont pas ensemble.
problem-proposal-open = Une autre proposition attend déjà une réponse.
problem-proposal-gone = Il n’y a rien à accepter.
problem-seat-needed = Choisis une place.
problem-seat-taken = Cette place est prise.
problem-seats-open = Il reste des places libres.
problem-stale = Il s’est passé quelque chose entre-temps. Voici ce que tu as manqué.
problem-started = La partie a déjà commencé.
problem-too-large = C’est trop grand.
problem-too-many = Trop de demandes. Attends un instant.
problem-undo-off = On n’annule rien à cette table.
problem-undo-consent = À cette table, tout le monde doit être d’accord pour annuler un coup.
problem-unknown = Il n’y a rien ici.
problem-unavailable = Le serveur ne peut pas répondre en ce moment. Essaie encore une fois.
problem-wrong-method = Ce n’est pas possible ici.

table-bot-took-over = L’ordinateur joue pour { $player }.
table-came-back = { $player } est de retour.
table-proposed-cancel = { $player } propose d’annuler la partie.
table-proposed-undo = { $player } demande à annuler un coup.
table-agreed = { $player } est d’accord.
table-objected = { $player } n’est pas d’accord.
table-cancelled = La partie a été annulée.

# E-mails.

notify-subject = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer dans { $count } parties
}
notify-hello = Bonjour { $name },
notify-waiting = { $count ->
    [one] Cette partie t’attend :
   *[other] Ces parties t’attendent :
}
notify-untitled = Une table de Magnifico
notify-off = Ne plus recevoir ces e-mails : { $link }
notify-confirm-subject = Est-ce ton adresse ?
notify-confirm = Quelqu’un, sans doute toi, a donné cette adresse pour le compte { $name } sur Magnifico. Si c’était toi, ouvre { $link } pour confirmer. Alors seulement, nous pourrons t’envoyer un lien si tu oublies ton mot de passe ou, si tu le demandes, te dire quand c’est à toi de jouer. Si ce n’était pas toi, ignore ce message.
notify-page-on = Oui, c’est mon adresse
notify-page-off = Ne plus recevoir ces e-mails
notify-page-done = C’est fait.

table-lapsed = { $player } n’a plus de temps et n’a pas répondu : la proposition tombe.
problem-went-back = Les données du serveur ont été rétablies à un moment antérieur : la table reprend à partir de là.
problem-busy = Le serveur est très occupé. Essaie encore une fois dans un instant.
problem-bot-tables = Ce serveur joue déjà autant de parties sans personne qu’il en permet. Attends que l’une d’elles se termine, ou prends place.
problem-quota = Toi, ou d’autres sur ton réseau, avez enregistré autant que ce serveur le permet en un jour ({ $megabytes } Mo). Essaie encore plus tard.
problem-storage-full = Ce serveur n’a plus de place pour rien de nouveau. Les parties en cours continuent ; préviens la personne qui s’en occupe.
problem-bad-name = Choisis un autre nom, avec des lettres que tout le monde peut voir et distinguer.
problem-confirm-needed = Confirme que tu le veux vraiment.
problem-foreign-host = Ce serveur ne répond pas à ce nom. La personne qui s’en occupe peut l’ajouter avec le réglage allowed_hosts.
problem-link-expired = Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.
problem-no-mail = Ce serveur ne peut pas envoyer d’e-mails. Demande un nouveau mot de passe à la personne qui s’en occupe.
problem-weak-password = Choisis un mot de passe d’au moins 8 caractères, qui ne soit ni ton nom ni l’un des plus courants.
problem-wrong-password = Ce n’est pas ton mot de passe.

reset-subject = Un nouveau mot de passe pour Magnifico
reset-mail = Quelqu’un, sans doute toi, veut un nouveau mot de passe pour le compte { $name }. Pour le choisir, ouvre { $link } dans l’heure. Si ce n’était pas toi, ignore ce message ; rien ne changera.
problem-name-in-use = Quelqu’un à cette table porte déjà ce nom.
problem-more-people = Il y a déjà plus de monde que cela à la table.
problem-pack-file = « { $file } » ne fait pas partie d’un paquet de cartes. Un paquet se compose de { $files }.
