# Les paquets composés par les joueurs.

web-nav-decks = compose tes paquets
web-decks-text = Choisis les cartes de ta table : pour chaque type et chaque période, autant qu’il y en a dans le jeu de base. Les cartes Pazzi demandent l’extension ; les cartes spéciales sont toujours tirées au hasard.
web-decks-base = jeu de base seulement
web-decks-random = tirer au hasard
web-decks-use = utiliser à une nouvelle table
web-decks-complete = Les paquets sont complets.
web-decks-missing = { $stack }, période { $period } : { $count ->
    [one] il manque { $count } carte
   *[other] il manque { $count } cartes
}
web-decks-extra = { $stack }, période { $period } : { $count ->
    [one] { $count } carte de trop
   *[other] { $count } cartes de trop
}
web-decks-name = nom des paquets
web-decks-save = enregistrer
web-decks-link = lien vers ces paquets
web-decks-saved = paquets enregistrés
web-decks-delete = Supprimer « { $name } »
web-decks-stack = { $stack }, période { $period }
web-decks-count = { $count } sur { $needed }
web-decks-own = paquets composés
web-new-decks = paquets
web-new-decks-all = de toutes les cartes, au hasard
web-new-decks-linked = ceux du lien
