# Ce qui ne va pas dans un paquet de cartes, retrouvé par sa phrase anglaise. Les mots des fichiers eux-mêmes, tels que les noms de clés, ne se traduisent jamais.

error-pack-expected = attendu : { $expected } ; trouvé : { $found }
error-pack-expected-near = attendu : { $expected } ; trouvé : { $found } (voulais-tu dire « { $near } » ?)
error-pack-key = clé inconnue ; connues ici : { $known }
error-pack-key-near = clé inconnue (voulais-tu dire « { $near } » ?) ; connues ici : { $known }
error-pack-effect = effet inconnu ; les effets sont : { $known }
error-pack-effect-near = effet inconnu (voulais-tu dire « { $near } » ?) ; les effets sont : { $known }
error-pack-file = fichier inconnu ; les fichiers d’un paquet sont : { $known }
error-pack-file-near = fichier inconnu (voulais-tu dire « { $near } » ?) ; les fichiers d’un paquet sont : { $known }
error-pack-not-in = pas permis ici ({ $where }) ; permis : { $known }
error-pack-only-in = permis seulement ici : { $where }
error-pack-only-with-value = permis seulement là où il y a une valeur d’action : { $where }
error-pack-not-with = pas permis avec { $key }
error-pack-not-together = pas permis en même temps que { $key }
error-pack-only-with = permis seulement avec { $key }
error-pack-rule = la règle { $rule } est permise seulement ici : { $where }
error-pack-none = pas permis : les cartes de type { $type } n’en ont pas
error-pack-territory = pas permis : les territoires n’ont pas de coût
error-pack-discount = permis seulement pour un bonus sur un type de carte
error-pack-leader-action = pour un leader, il faut harvest ou production
error-pack-one-ability = au plus un parmi action, exchange, set_member_value et draw_tokens
error-pack-falling = il faut des nombres qui ne diminuent jamais
error-pack-four-types = il faut chacun des quatre types une fois
error-pack-language = il faut le code d’une langue, comme en, it ou pt-BR
error-pack-one = il faut un de ces mots : { $words }
error-pack-entries = éléments attendus dans la liste : exactement { $count } ; trouvés : { $found }
error-pack-entries-range = éléments attendus dans la liste : de { $low } à { $high } ; trouvés : { $found }
error-pack-characters = caractères : { $most } au plus ; trouvés : { $found }
error-pack-blank = il faut un texte ; celui-ci est vide
error-pack-twice = il faut des mots différents ; l’un d’eux est là deux fois
error-pack-goods = il faut au moins un parmi { $words } ; la table est vide
error-pack-goods-to-pay = il faut au moins un bien à payer ; la table est vide
error-pack-once = { $name } : une seule fois chacun ; { $value } est aussi là : { $item }
error-pack-many = il en faut { $most } au plus ; trouvés : { $found }
error-pack-reason = il manque une phrase qui dise pourquoi ils sont reconstitués
error-pack-periods = attendus dans les périodes 1 à 3 : { $wanted } ; trouvés : { $found }
error-pack-both = dans deux paquets : { $one } et { $other }
error-pack-boards = les plateaux sont ceux du jeu imprimé : un paquet à toi ne peut pas les changer
error-pack-together = { $most } au plus dans tous les paquets d’une partie ; trouvés : { $found }
error-pack-folder = il faut un dossier avec un pack.toml
error-pack-unreadable = impossible à lire : { $reason }
error-pack-files = fichiers dans le dossier : { $most } au plus
error-pack-bytes-all = octets dans tous les fichiers ensemble : { $most } au plus
error-pack-bytes = octets : { $most } au plus ; il y en a davantage
error-pack-missing = ce fichier manque dans le dossier { $folder }
error-pack-link = il faut un fichier de ce dossier ; ceci est un lien qui mène ailleurs
error-pack-no-file = il faut un fichier ; ceci est autre chose
error-pack-utf8 = il faut du texte en UTF-8 ; la ligne { $line } a d’autres octets
error-pack-line = caractères par ligne : { $most } au plus ; la ligne { $line } est plus longue
error-pack-dots = points : { $most } au plus ; trouvés : { $found }
error-pack-deep = trop de niveaux imbriqués
error-pack-deep-levels = trop de niveaux imbriqués : { $most } au plus
error-pack-toml = TOML non valable : { $reason }
error-pack-not-utf8 = pas en UTF-8
error-pack-one-key = il faut une table avec une seule clé, comme { "{" } gain = { "{" } coins = 1 { "}" } { "}" } ; trouvé : { $found }
error-pack-one-count = il faut une seule chose à compter, comme { "{" } cards = "venture" { "}" } ou { "{" } military = 2 { "}" } ; trouvé : { $found }
error-pack-price = il manque un prix (pay, pay_per_opponent ou discard)
error-pack-brings = il manque ce que cela rapporte (gain, privileges, play_leader, opponents_give ou market_reward)
error-pack-one-good = il faut exactement une sorte de bien ; trouvé : { $found }
error-pack-requirement = il faut au moins une condition ; il n’y en a pas
error-pack-effects = il faut au moins un effet ; il n’y en a pas

# Ce qui était attendu.
pack-expected-whole = un nombre entier de { $low } à { $high }
pack-expected-flag = true ou false
pack-expected-text = un texte
pack-expected-line = un texte sur une ligne, sans caractères de contrôle
pack-expected-key = une clé comme { $example }
pack-expected-key-period = une clé comme { $example } (période, numéro)
pack-expected-key-form = une clé de lettres minuscules, de chiffres et de _ qui commence par une lettre, 40 au plus
pack-expected-key-start = une clé qui commence par { $start } pour sa période
pack-expected-one = un de ces mots : { $words }
pack-expected-rule = une de ces règles : { $words }
pack-expected-rule-near = une de ces règles : { $words } (voulais-tu dire « { $near } » ?)
pack-expected-goods = des biens comme { $example }
pack-expected-list = une liste
pack-expected-effects = une liste d’effets
pack-expected-prices = une liste de prix comme { $example }, ou [] si c’est gratuit
pack-expected-tables = une liste de tables { $name }
pack-expected-table = une table avec { $known }
pack-expected-names = une table avec le nom en en, et dans les autres langues par leur code
pack-expected-towers = une table avec les quatre tours
pack-expected-english = le nom anglais
pack-expected-military = un nombre qui ne soit pas inférieur aux points militaires payés
pack-expected-counted = ce que l’on compte
pack-expected-slot = « { $word } » dans { $where }

# Ce qui a été trouvé.
pack-found-nothing = rien
pack-found-none = aucun
pack-found-table = une table
pack-found-empty-table = une table vide
pack-found-no-table = pas une table
pack-found-list = une liste de { $count }
pack-found-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
pack-found-fraction = la fraction { $value }
pack-found-date = une date ou une heure
pack-found-absurd = un nombre démesuré

# Où peut se trouver un effet.
pack-where-immediate = les effets immédiats d’une carte
pack-where-activation = les effets permanents d’un territoire ou d’un bâtiment
pack-where-character = les effets permanents d’un personnage
pack-where-end = les effets de fin d’une entreprise
pack-where-leader = un leader permanent
pack-where-round = un leader à effet une fois par manche
pack-where-space = la case d’action d’un leader
pack-where-leader-immediate = les effets immédiats d’un leader
pack-where-family = une famille
pack-where-set = la récompense d’une série
pack-where-excommunication = une tuile d’excommunication

# Les sortes d’éléments, et l’un d’eux sans nom.
pack-item-card = carte
pack-item-leader = leader
pack-item-excommunication = excommunication
pack-item-bonus-tile = tuile bonus
pack-item-auction-tile = tuile d’enchère
pack-item-adaptation-tile = tuile d’adaptation
pack-item-faith-tile = tuile de foi
pack-item-visconti-token = jeton Visconti
pack-item-visconti = jeton Visconti
pack-item-family = famille
pack-item-token = jeton
pack-item-pack = paquet
pack-item-houses-board = plateau de houses
pack-item-auction-tiles = tuiles d’enchère
pack-item-token-faces = faces des jetons
pack-position = { $kind } en position { $position }

# Ce que contient un paquet.
pack-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pack-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
pack-excommunications = { $count ->
    [one] { $count } tuile d’excommunication
   *[other] { $count } tuiles d’excommunication
}
pack-bonus-tiles = { $count ->
    [one] { $count } tuile bonus
   *[other] { $count } tuiles bonus
}
pack-families = { $count ->
    [one] { $count } famille
   *[other] { $count } familles
}
pack-fits = tout va bien : { $contents } ({ $pack })
