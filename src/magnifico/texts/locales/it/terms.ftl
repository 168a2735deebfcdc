# Parole per beni, carte, spazi, familiari e fasi.
# SOUND($last) è il suono con cui comincia un testo, secondo i "sounds" di language.json.

## Elenchi

list-comma = { $first }, { $last }
list-clauses = { $first }; { $last }
list-and = { $first } { SOUND($last) ->
    [e] ed
   *[other] e
} { $last }
list-or = { $first } o { $last }
list-or-else = { $first } oppure { $last }
list-or-clause = { $first }, oppure { $last }


## Beni: quanti di un tipo

good-wood = { $count ->
    [one] { $count } legno
   *[other] { $count } legni
}
good-stone = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
good-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
good-servants = { $count ->
    [one] { $count } servitore
   *[other] { $count } servitori
}
good-military = { $count ->
    [one] { $count } Punto Militare
   *[other] { $count } Punti Militari
}
good-faith = { $count ->
    [one] { $count } Punto Fede
   *[other] { $count } Punti Fede
}
good-victory = { $count ->
    [one] { $count } Punto Vittoria
   *[other] { $count } Punti Vittoria
}
good-tokens = { $count ->
    [one] { $count } gettone speciale
   *[other] { $count } gettoni speciali
}
privileges = { $count ->
    [one] { $count } Privilegio del Consiglio
   *[other] { $count } Privilegi del Consiglio
}
privileges-different = { $count } Privilegi del Consiglio diversi

## Beni: solo il tipo

kind-wood = legno
kind-stone = pietra
kind-coins = monete
kind-servants = servitori
kind-military = Punti Militari
kind-faith = Punti Fede
kind-victory = Punti Vittoria
kind-tokens = gettoni speciali

## Beni e carte che si contano; $goods è la quantità in parole

per-wood = { $count ->
    [1] per ogni legno
   *[other] ogni { $goods }
}
per-stone = { $count ->
    [1] per ogni pietra
   *[other] ogni { $goods }
}
per-coins = { $count ->
    [1] per ogni moneta
   *[other] ogni { $goods }
}
per-servants = { $count ->
    [1] per ogni servitore
   *[other] ogni { $goods }
}
per-military = { $count ->
    [1] per ogni Punto Militare
   *[other] ogni { $goods }
}
per-faith = { $count ->
    [1] per ogni Punto Fede
   *[other] ogni { $goods }
}
per-victory = { $count ->
    [1] per ogni Punto Vittoria
   *[other] ogni { $goods }
}
per-tokens = { $count ->
    [1] per ogni gettone speciale
   *[other] ogni { $goods }
}
per-territory = per ogni tuo territorio
per-character = per ogni tuo personaggio
per-building = per ogni tuo edificio
per-venture = per ogni tua impresa
per-leader = per ogni tuo Leader in gioco
per-pair = per ogni coppia formata da 1 legno e 1 pietra

## Tipi di carta

type-territory = territorio
type-character = personaggio
type-building = edificio
type-venture = impresa
types-territory = territori
types-character = personaggi
types-building = edifici
types-venture = imprese
a-territory = un territorio
a-character = un personaggio
a-building = un edificio
a-venture = un’impresa
a-card = una carta di qualsiasi tipo
count-territory = { $count ->
    [one] { $count } territorio
   *[other] { $count } territori
}
count-character = { $count ->
    [one] { $count } personaggio
   *[other] { $count } personaggi
}
count-building = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
}
count-venture = { $count ->
    [one] { $count } impresa
   *[other] { $count } imprese
}
count-cards = { $count ->
    [one] { $count } carta Sviluppo
   *[other] { $count } carte Sviluppo
}
count-same-type = { $count ->
    [one] { $count } carta di uno stesso tipo
   *[other] { $count } carte di uno stesso tipo
}
count-types = { $count ->
    [one] { $count } tipo di carta
   *[other] { $count } tipi di carta
}
count-wood-and-stone = { $count } tra legno e pietra
count-leaders = { $count ->
    [one] { $count } altro Leader in gioco
   *[other] { $count } altri Leader in gioco
}
requirement-at-most = al massimo { $amount }
none-wood = nessun legno
none-stone = nessuna pietra
none-coins = nessuna moneta
none-servants = nessun servitore
none-military = nessun Punto Militare
none-faith = nessun Punto Fede
none-victory = nessun Punto Vittoria
none-tokens = nessun gettone speciale
none-territory = nessun territorio
none-character = nessun personaggio
none-building = nessun edificio
none-venture = nessuna impresa
none-cards = nessuna carta Sviluppo
none-wood-and-stone = né legno né pietra
none-leaders = nessun altro Leader in gioco

## Carte

header-card = { $type }, periodo { $period }
header-special = { $type } speciale, periodo { $period }
header-leader = Leader
header-excommunication = scomunica, periodo { $period }
header-bonus-tile = tessera Bonus Personale
header-adaptation-tile = tessera Adattamento
header-family = famiglia
label-line = { $label }: { $text }
label-cost = costo
label-requirement = requisiti
label-immediate = immediato
label-end = a fine partita
activation-harvest = raccolto { $value }+
activation-production = produzione { $value }+
ability-permanent = permanente
ability-once_per_round = una volta per turno di gioco
ability-space = spazio azione proprio (valore minimo { $minimum })
ability-immediate = quando viene giocato
cost-free = gratis
cost-required = { $goods } (devi averne almeno { $required })
cost-required-points = { $goods } (devi avere almeno { $required })
cost-per-opponent = { $goods } per ogni avversario
note-value = valore ricostruito
note-name = nome ricostruito
note-activation = valore di attivazione non stampato, conta come 1
faith-tile = casella { $step } del tracciato dei Punti Fede: { $gain }
adaptation-tile = { $least ->
    [5] con cinque giocatori i piani della sua torre richiedono { $minimums }
   *[other] con { $least }–{ $most } giocatori i piani della sua torre richiedono { $minimums }
}
token-copies = gettone speciale ×{ $copies }: { $gain }

## Familiari

member-white = familiare bianco
member-black = familiare nero
member-orange = familiare arancione
member-neutral = familiare neutro
member-brown = familiare marrone

## Spazi

space-floor = { $tower }, piano { $floor }
space-harvest = raccolto
space-harvest-large = spazio grande del raccolto
space-production = produzione
space-production-large = spazio grande della produzione
space-market = Mercato, spazio { $number }
space-palace = Palazzo del Consiglio
space-leader = spazio di { $leader }
tower-territory = torre dei territori
tower-character = torre dei personaggi
tower-building = torre degli edifici
tower-venture = torre delle imprese
tower-special = Torre speciale

## Privilegio del Consiglio

option-wood_stone = legno e pietra
option-servants = servitori
option-coins = monete
option-military = Punti Militari
option-faith = Punto Fede
option-tokens = gettone speciale
option-pile = le risorse sulla tessera Famiglia

## Tipi di azione

action-harvest = raccolto
action-production = produzione
action-territory = prendere un territorio
action-character = prendere un personaggio
action-building = prendere un edificio
action-venture = prendere un’impresa

## Fasi e punteggio

phase-bonus_tiles = scelta delle tessere Bonus Personale
phase-draft = scelta dei Leader
phase-auction = asta delle famiglie
phase-setup = preparazione del turno di gioco
phase-actions = azioni
phase-vatican = Rapporto in Vaticano
phase-end = fine del turno di gioco
phase-scoring = punteggio finale
phase-over = partita finita
category-track = sul tracciato
category-cards = effetti delle carte
category-harvest = raccolto
category-production = produzione
category-leaders = Leader
category-church = Chiesa
category-other = altre fonti
category-spent = spesi o persi
category-before_scoring = persi prima del punteggio finale
category-territories = territori
category-characters = personaggi
category-ventures = imprese
category-military = forza militare
category-resources = risorse rimaste
category-penalties = scomuniche
category-total = totale

## Persone

player-number = giocatore { $number }
card-number = carta { $number }
card-name = «{ $card }»
nobody = nessuno
nothing = niente
in-brackets = { $text } ({ $more })

## Avversari gestiti dal computer

bot-caterina = Caterina
bot-giuliano = Giuliano
bot-simonetta = Simonetta
bot-ginevra = Ginevra
bot-tommaso = Tommaso
bot-clarice = Clarice
bot-bianca = Bianca
