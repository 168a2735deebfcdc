# Les mots pour les biens, les cartes, les cases, les membres de la famille et les phases.
# SOUND($leader) est le son par lequel commence un texte, selon les "sounds" de language.json : « vowel » demande l’élision.

## Listes

list-comma = { $first }, { $last }
list-clauses = { $first } ; { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-or-else = { $first } ou bien { $last }
list-or-clause = { $first }, ou bien { $last }


## Biens : combien d’une sorte

good-wood = { $count } bois
good-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
good-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
good-servants = { $count ->
    [one] { $count } serviteur
   *[other] { $count } serviteurs
}
good-military = { $count ->
    [one] { $count } point militaire
   *[other] { $count } points militaires
}
good-faith = { $count ->
    [one] { $count } point de foi
   *[other] { $count } points de foi
}
good-victory = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
good-tokens = { $count ->
    [one] { $count } jeton spécial
   *[other] { $count } jetons spéciaux
}
privileges = { $count ->
    [one] { $count } privilège du Conseil
   *[other] { $count } privilèges du Conseil
}
privileges-different = { $count } privilèges du Conseil différents

## Biens : la sorte seule ; « some » a son article partitif

kind-wood = { $case ->
    [some] du bois
   *[other] bois
}
kind-stone = { $case ->
    [some] de la pierre
   *[other] pierre
}
kind-coins = { $case ->
    [some] des pièces
   *[other] pièces
}
kind-servants = { $case ->
    [some] des serviteurs
   *[other] serviteurs
}
kind-military = { $case ->
    [some] des points militaires
   *[other] points militaires
}
kind-faith = { $case ->
    [some] des points de foi
   *[other] points de foi
}
kind-victory = { $case ->
    [some] des points de victoire
   *[other] points de victoire
}
kind-tokens = { $case ->
    [some] des jetons spéciaux
   *[other] jetons spéciaux
}

## Biens et cartes que l’on compte ; $goods est la quantité en mots

per-wood = { $count ->
    [1] par bois
   *[other] par tranche de { $goods }
}
per-stone = { $count ->
    [1] par pierre
   *[other] par tranche de { $goods }
}
per-coins = { $count ->
    [1] par pièce
   *[other] par tranche de { $goods }
}
per-servants = { $count ->
    [1] par serviteur
   *[other] par tranche de { $goods }
}
per-military = { $count ->
    [1] par point militaire
   *[other] par tranche de { $goods }
}
per-faith = { $count ->
    [1] par point de foi
   *[other] par tranche de { $goods }
}
per-victory = { $count ->
    [1] par point de victoire
   *[other] par tranche de { $goods }
}
per-tokens = { $count ->
    [1] par jeton spécial
   *[other] par tranche de { $goods }
}
per-territory = par territoire que tu possèdes
per-character = par personnage que tu possèdes
per-building = par bâtiment que tu possèdes
per-venture = par entreprise que tu possèdes
per-leader = par leader que tu as en jeu
per-pair = par paire formée de 1 bois et de 1 pierre

## Types de carte

type-territory = territoire
type-character = personnage
type-building = bâtiment
type-venture = entreprise
types-territory = territoires
types-character = personnages
types-building = bâtiments
types-venture = entreprises
a-territory = un territoire
a-character = un personnage
a-building = un bâtiment
a-venture = une entreprise
a-card = une carte de n’importe quel type
count-territory = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
count-character = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
count-building = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
count-venture = { $count ->
    [one] { $count } entreprise
   *[other] { $count } entreprises
}
count-cards = { $count ->
    [one] { $count } carte développement
   *[other] { $count } cartes développement
}
count-same-type = { $count ->
    [one] { $count } carte d’un même type
   *[other] { $count } cartes d’un même type
}
count-types = { $count ->
    [one] { $count } type parmi tes cartes
   *[other] { $count } types parmi tes cartes
}
count-wood-and-stone = { $count ->
    [one] { $count } bois ou pierre au total
   *[other] { $count } bois ou pierres au total
}
count-leaders = { $count ->
    [one] { $count } autre leader en jeu
   *[other] { $count } autres leaders en jeu
}
requirement-at-most = au plus { $amount }
none-wood = aucun bois
none-stone = aucune pierre
none-coins = aucune pièce
none-servants = aucun serviteur
none-military = aucun point militaire
none-faith = aucun point de foi
none-victory = aucun point de victoire
none-tokens = aucun jeton spécial
none-territory = aucun territoire
none-character = aucun personnage
none-building = aucun bâtiment
none-venture = aucune entreprise
none-cards = aucune carte développement
none-wood-and-stone = ni bois ni pierre
none-leaders = aucun autre leader en jeu

## Cartes

header-card = { $type }, période { $period }
header-special = { $noun ->
    [venture] { $type } spéciale, période { $period }
   *[other] { $type } spécial, période { $period }
}
header-leader = leader
header-excommunication = excommunication, période { $period }
header-bonus-tile = tuile bonus
header-adaptation-tile = tuile d’adaptation
header-family = famille
label-line = { $label } : { $text }
label-cost = coût
label-requirement = condition
label-immediate = immédiat
label-end = à la fin
activation-harvest = récolte { $value }+
activation-production = production { $value }+
ability-permanent = permanent
ability-once_per_round = une fois par manche
ability-space = case d’action propre (valeur minimale { $minimum })
ability-immediate = en le jouant
cost-free = gratuit
cost-required = { $goods } (il faut en avoir au moins { $required })
cost-required-points = { $goods } (il faut avoir au moins { $required })
cost-per-opponent = { $goods } par adversaire
note-value = valeur reconstituée
note-name = nom reconstitué
note-activation = pas de valeur d’activation imprimée, compte pour 1
faith-tile = case { $step } de la piste de foi : { $gain }
adaptation-tile = { $least ->
    [5] à cinq joueurs, les étages de sa tour demandent { $minimums }
   *[other] de { $least } à { $most } joueurs, les étages de sa tour demandent { $minimums }
}
token-copies = jeton spécial ×{ $copies } : { $gain }

## Membres de la famille

member-white = membre de la famille blanc
member-black = membre de la famille noir
member-orange = membre de la famille orange
member-neutral = membre de la famille neutre
member-brown = membre de la famille marron

## Cases

space-floor = { $tower }, étage { $floor }
space-harvest = récolte
space-harvest-large = grande case de récolte
space-production = production
space-production-large = grande case de production
space-market = Marché, case { $number }
space-palace = Palais du Conseil
space-leader = case { SOUND($leader) ->
    [vowel] d’{ $leader }
   *[other] de { $leader }
}
tower-territory = tour des territoires
tower-character = tour des personnages
tower-building = tour des bâtiments
tower-venture = tour des entreprises
tower-special = Tour spéciale

## Privilège du Conseil

option-wood_stone = bois et pierre
option-servants = serviteurs
option-coins = pièces
option-military = points militaires
option-faith = point de foi
option-tokens = jeton spécial
option-pile = les ressources de la tuile de famille

## Sortes d’action

action-harvest = récolte
action-production = production
action-territory = prendre un territoire
action-character = prendre un personnage
action-building = prendre un bâtiment
action-venture = prendre une entreprise

## Phases et décompte

phase-bonus_tiles = choix des tuiles bonus
phase-draft = draft des leaders
phase-auction = enchère des familles
phase-setup = préparation de la manche
phase-actions = actions
phase-vatican = rapport du Vatican
phase-end = fin de la manche
phase-scoring = décompte final
phase-over = partie terminée
category-track = sur la piste
category-cards = effets des cartes
category-harvest = récolte
category-production = production
category-leaders = leaders
category-church = Église
category-other = autres sources
category-spent = dépensés ou perdus
category-before_scoring = perdus avant le décompte
category-territories = territoires
category-characters = personnages
category-ventures = entreprises
category-military = force militaire
category-resources = ressources restantes
category-penalties = excommunications
category-total = total

## Personnes

player-number = joueur { $number }
card-number = carte { $number }
card-name = « { $card } »
nobody = personne
nothing = rien
in-brackets = { $text } ({ $more })

## Adversaires de l’ordinateur

bot-caterina = Caterina
bot-giuliano = Giuliano
bot-simonetta = Simonetta
bot-ginevra = Ginevra
bot-tommaso = Tommaso
bot-clarice = Clarice
bot-bianca = Bianca
