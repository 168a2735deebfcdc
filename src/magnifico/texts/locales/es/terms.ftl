# Palabras para bienes, cartas, casillas, familiares y fases.
# SOUND($last) es el sonido con que empieza un texto, según los "sounds" de language.json.

## Listas

list-comma = { $first }, { $last }
list-clauses = { $first }; { $last }
list-and = { $first } { SOUND($last) ->
    [i] e
   *[other] y
} { $last }
list-or = { $first } { SOUND($last) ->
    [o] u
   *[other] o
} { $last }
list-or-else = { $first } o bien { $last }
list-or-clause = { $first }, o bien { $last }


## Bienes: cuántos de una clase

good-wood = { $count ->
    [one] { $count } madera
   *[other] { $count } maderas
}
good-stone = { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
}
good-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
good-servants = { $count ->
    [one] { $count } sirviente
   *[other] { $count } sirvientes
}
good-military = { $count ->
    [one] { $count } punto militar
   *[other] { $count } puntos militares
}
good-faith = { $count ->
    [one] { $count } punto de fe
   *[other] { $count } puntos de fe
}
good-victory = { $count ->
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
}
good-tokens = { $count ->
    [one] { $count } ficha especial
   *[other] { $count } fichas especiales
}
privileges = { $count ->
    [one] { $count } privilegio del consejo
   *[other] { $count } privilegios del consejo
}
privileges-different = { $count } privilegios del consejo diferentes

## Bienes: solo la clase

kind-wood = madera
kind-stone = piedra
kind-coins = monedas
kind-servants = sirvientes
kind-military = puntos militares
kind-faith = puntos de fe
kind-victory = puntos de victoria
kind-tokens = fichas especiales

## Bienes y cartas que se cuentan; $goods es la cantidad en palabras

per-wood = { $count ->
    [1] por cada madera
   *[other] por cada { $goods }
}
per-stone = { $count ->
    [1] por cada piedra
   *[other] por cada { $goods }
}
per-coins = { $count ->
    [1] por cada moneda
   *[other] por cada { $goods }
}
per-servants = { $count ->
    [1] por cada sirviente
   *[other] por cada { $goods }
}
per-military = { $count ->
    [1] por cada punto militar
   *[other] por cada { $goods }
}
per-faith = { $count ->
    [1] por cada punto de fe
   *[other] por cada { $goods }
}
per-victory = { $count ->
    [1] por cada punto de victoria
   *[other] por cada { $goods }
}
per-tokens = { $count ->
    [1] por cada ficha especial
   *[other] por cada { $goods }
}
per-territory = por cada territorio que tengas
per-character = por cada personaje que tengas
per-building = por cada edificio que tengas
per-venture = por cada empresa que tengas
per-leader = por cada líder que tengas en juego
per-pair = por cada par formado por 1 madera y 1 piedra

## Tipos de carta

type-territory = territorio
type-character = personaje
type-building = edificio
type-venture = empresa
types-territory = territorios
types-character = personajes
types-building = edificios
types-venture = empresas
a-territory = un territorio
a-character = un personaje
a-building = un edificio
a-venture = una empresa
a-card = una carta de cualquier tipo
count-territory = { $count ->
    [one] { $count } territorio
   *[other] { $count } territorios
}
count-character = { $count ->
    [one] { $count } personaje
   *[other] { $count } personajes
}
count-building = { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
}
count-venture = { $count ->
    [one] { $count } empresa
   *[other] { $count } empresas
}
count-cards = { $count ->
    [one] { $count } carta de desarrollo
   *[other] { $count } cartas de desarrollo
}
count-same-type = { $count ->
    [one] { $count } carta de un mismo tipo
   *[other] { $count } cartas de un mismo tipo
}
count-types = { $count ->
    [one] { $count } tipo de carta
   *[other] { $count } tipos de carta
}
count-wood-and-stone = { $count } entre madera y piedra
count-leaders = { $count ->
    [one] { $count } líder más en juego
   *[other] { $count } líderes más en juego
}
requirement-at-most = como máximo { $amount }
none-wood = ninguna madera
none-stone = ninguna piedra
none-coins = ninguna moneda
none-servants = ningún sirviente
none-military = ningún punto militar
none-faith = ningún punto de fe
none-victory = ningún punto de victoria
none-tokens = ninguna ficha especial
none-territory = ningún territorio
none-character = ningún personaje
none-building = ningún edificio
none-venture = ninguna empresa
none-cards = ninguna carta de desarrollo
none-wood-and-stone = ni madera ni piedra
none-leaders = ningún otro líder en juego

## Cartas

header-card = { $type }, periodo { $period }
header-special = { $type } especial, periodo { $period }
header-leader = líder
header-excommunication = excomunión, periodo { $period }
header-bonus-tile = loseta de bonos personales
header-adaptation-tile = loseta de adaptación
header-family = familia
label-line = { $label }: { $text }
label-cost = coste
label-requirement = requerimiento
label-immediate = efecto inmediato
label-end = al final de la partida
activation-harvest = cosecha { $value }+
activation-production = producción { $value }+
ability-permanent = permanente
ability-once_per_round = una vez por ronda
ability-space = casilla de acción propia, valor mínimo { $minimum }
ability-immediate = al jugarlo
cost-free = gratis
cost-required = { $goods } (hay que tener al menos { $required })
cost-required-points = { $goods } (hay que tener al menos { $required })
cost-per-opponent = { $goods } por cada rival
note-value = valor reconstruido
note-name = nombre reconstruido
note-activation = sin valor de activación impreso, cuenta como 1
faith-tile = casilla { $step } del marcador de puntos de fe: { $gain }
adaptation-tile = { $least ->
    [5] con cinco jugadores, los pisos de su torre requieren { $minimums }
   *[other] con { $least } a { $most } jugadores, los pisos de su torre requieren { $minimums }
}
token-copies = ficha especial ×{ $copies }: { $gain }

## Familiares

member-white = familiar blanco
member-black = familiar negro
member-orange = familiar naranja
member-neutral = familiar incoloro
member-brown = familiar marrón

## Casillas

space-floor = { $tower }, piso { $floor }
space-harvest = cosecha
space-harvest-large = casilla alargada de cosecha
space-production = producción
space-production-large = casilla alargada de producción
space-market = mercado, casilla { $number }
space-palace = Palacio del consejo
space-leader = casilla de { $leader }
tower-territory = torre de territorios
tower-character = torre de personajes
tower-building = torre de edificios
tower-venture = torre de empresas
tower-special = Torre especial

## Privilegio del consejo

option-wood_stone = madera y piedra
option-servants = sirvientes
option-coins = monedas
option-military = puntos militares
option-faith = punto de fe
option-tokens = ficha especial
option-pile = los recursos de la loseta de familia

## Clases de acción

action-harvest = cosecha
action-production = producción
action-territory = adquirir un territorio
action-character = adquirir un personaje
action-building = adquirir un edificio
action-venture = adquirir una empresa

## Fases y puntuación

phase-bonus_tiles = elección de losetas de bonos personales
phase-draft = elección de líderes
phase-auction = subasta de familias
phase-setup = despliegue de la ronda
phase-actions = acciones
phase-vatican = informe al Vaticano
phase-end = final de la ronda
phase-scoring = puntuación final
phase-over = fin de la partida
category-track = en el marcador
category-cards = efectos de las cartas
category-harvest = cosecha
category-production = producción
category-leaders = líderes
category-church = Iglesia
category-other = otras fuentes
category-spent = gastados o perdidos
category-before_scoring = perdidos antes de la puntuación final
category-territories = territorios
category-characters = personajes
category-ventures = empresas
category-military = fuerza militar
category-resources = recursos sobrantes
category-penalties = excomuniones
category-total = total

## Personas

player-number = jugador { $number }
card-number = carta { $number }
card-name = «{ $card }»
nobody = nadie
nothing = nada
in-brackets = { $text } ({ $more })

## Rivales artificiales

bot-caterina = Caterina
bot-giuliano = Giuliano
bot-simonetta = Simonetta
bot-ginevra = Ginevra
bot-tommaso = Tommaso
bot-clarice = Clarice
bot-bianca = Bianca
