# Lo que hacen cartas, líderes, losetas y familias. Los textos empiezan en minúscula; el programa pone la mayúscula
# donde un texto va solo.

effect-lose = pierdes { $goods }
effect-per = { $goods } { $per }
effect-per-capped = { $goods } { $per }, contando como máximo tantas cartas como indique el valor de la acción
effect-per-maximum = { $goods } { $per }, hasta un máximo de { $maximum } en total

## Intercambios y elecciones

exchange-may = puedes { $options }
exchange-pay = pagar { $goods }
exchange-pay-per-opponent = pagar { $goods } por cada rival
exchange-discard-character = descartar uno de tus personajes
exchange-discard-leader = descartar uno de tus líderes en juego
exchange-receive = { $cost } para recibir { $goods }
exchange-play-leader = { $cost } para jugar un líder de tu mano ignorando su requerimiento
exchange-demand = { $cost }; después cada rival te da { $options } (a su elección)
exchange-repeat = { $exchange }, como máximo tantas veces como indique el valor de la acción
choose-one = elige entre { $options }
choose-receive = recibir { $goods }
market-reward = la recompensa de una casilla libre del mercado, entre las disponibles en esta partida
opponents-give = cada rival te da { $options } (a su elección)
play-leader = juega un líder de tu mano ignorando su requerimiento

## Acciones

take-card = adquiere { $types } con una acción de valor { $value }
take-card-cheaper = adquiere { $types } con una acción de valor { $value } y un descuento de { $discount }
not-special = { $text } (no de la Torre especial)
work-harvest = cosecha de valor { $value }
work-production = producción de valor { $value }
work-one-harvest = cosecha de valor { $value }, activando solo uno de tus territorios
work-one-production = producción de valor { $value }, activando solo uno de tus edificios
work-opponent-harvest = cosecha de valor { $value }, activando los territorios de un rival en lugar de los tuyos
work-opponent-production = producción de valor { $value }, activando los edificios de un rival en lugar de los tuyos
work-no-bonuses = { $text } (solo se puede aumentar con sirvientes)
work-at-space-value = cosecha o producción con el valor del familiar colocado aquí
activate = { $count ->
    [1] puedes activar otro { $type } tuyo sin tener en cuenta su valor de activación
   *[other] puedes activar hasta { $count } de tus { $types } sin tener en cuenta su valor de activación
}

## Efectos permanentes

bonus-harvest = { $value } al valor de tus cosechas
bonus-production = { $value } al valor de tus producciones
bonus-territory = { $value } al valor cuando adquieres un territorio
bonus-character = { $value } al valor cuando adquieres un personaje
bonus-building = { $value } al valor cuando adquieres un edificio
bonus-venture = { $value } al valor cuando adquieres una empresa
bonus-cheaper = { $text }, descuento de { $discount }
discount = descuento de { $goods } en { $types } (no en el recargo)
discount-all = descuento de { $goods } en las cartas de desarrollo (no en el recargo)
member-bonus-coloured = { $value } al valor de tus familiares de color
member-bonus-neutral = { $value } al valor de tu familiar incoloro
member-set-all_coloured = tus familiares de color tienen valor { $value }, muestren lo que muestren los dados
member-set-one_coloured = uno de tus familiares de color sin colocar tiene valor { $value } hasta el final de la ronda
trigger = { $when }, recibes { $goods }
trigger-more = { $when }, recibes { $goods } más
when-take_territory = cada vez que adquieres un territorio
when-take_character = cada vez que adquieres un personaje
when-take_building = cada vez que adquieres un edificio
when-take_venture = cada vez que adquieres una empresa
when-play_leader = cada vez que juegas un líder
when-church_support = cada vez que apoyas a la Iglesia
when-privilege = por cada privilegio del consejo que recibes
token-slot-activation = recibes lo que muestra la ficha colocada aquí (puedes poner aquí una ficha especial, una sola vez)
token-slot-market = cada vez que colocas un familiar en el mercado, recibes lo que muestra la ficha colocada aquí (puedes poner aquí una ficha especial, una sola vez)

## Reglas

rule-no_floor_bonus = no recibes el bono del tercer y del cuarto piso de las torres
rule-place_in_occupied = puedes colocar tus familiares en casillas de acción ocupadas
rule-no_surcharge = no pagas el recargo en las torres ocupadas
rule-no_surcharge_special = no pagas el recargo en la Torre especial
rule-no_territory_requirement = no necesitas puntos militares para adquirir territorios
rule-double_immediate = la madera, la piedra, las monedas y los sirvientes de los efectos inmediatos de las cartas de desarrollo se duplican
rule-copy_leader = elige un líder en juego de un rival; hasta el final de la partida este líder tiene la misma habilidad
rule-no_excommunication = no puedes sufrir excomuniones
rule-servants_replace = puedes pagar sirvientes en lugar de madera, piedra o monedas
rule-servants_count_double = cada sirviente que gastas aumenta el valor en 2 en lugar de en 1
rule-extra_victory = cada vez que recibes puntos de victoria, recibes 1 más
rule-extra_privilege = cada vez que un efecto te da privilegios del consejo, recibes 1 más, diferente de los otros
rule-no_large_production_penalty = sin penalización en la casilla alargada de producción
rule-no_large_harvest_penalty = sin penalización en la casilla alargada de cosecha
rule-ignore_one_requirement = cada vez que juegas un líder, puedes ignorar una de las condiciones de su requerimiento
rule-keep_building_goods = la madera y la piedra que pagas por edificios se quedan en esta loseta; en lugar de un privilegio del consejo puedes tomar todo lo que haya en ella
rule-military_not_spent = para las empresas te basta con tener los puntos militares de su coste: no los gastas
rule-buy_leftover = al final de la fase de acciones puedes gastar 7 sirvientes y adquirir una carta que quede en las cuatro torres normales, sin pagar su coste y sin los puntos militares que exige un territorio
rule-harvest_on_territory = cada vez que adquieres un territorio: cosecha con un valor igual a su valor de activación menos 1 (nada puede aumentarlo)
rule-no_faith_privilege = con los privilegios del consejo no puedes elegir el punto de fe
rule-faith_tiles = la primera vez que alcanzas cada loseta de fe especial del marcador de puntos de fe, recibes lo que muestra
rule-visconti = cada vez que juegas un líder, activas una de tus cinco fichas Visconti y después recibes lo que muestran todas las activas

## Líderes, fichas, rivales

draw-leaders = { $count ->
    [one] roba { $count } líder
   *[other] roba { $count } líderes
}
draw-tokens = roba { $tokens } y quédate con { $keep }
take-discarded = adquiere { $types } de las cartas descartadas sin pagar su coste
military-catch-up = alcanza al primero en el marcador de puntos militares
opponents-discard = cada rival descarta una carta suya: { $types } (a su elección)

## Familias

free-exchange = en tu turno, tantas veces como quieras: paga { $pay } para recibir { $gain }
extra-member = tienes un familiar marrón adicional de valor { $value }; no cuenta ni como de color ni como incoloro
card-limit = puedes tener hasta { $cards }; { $scores } puntos de victoria
card-limit-score = tener { $number } vale { $score }
auction-leaders = { $count ->
    [one] recibes el líder que está boca arriba junto a esta loseta
   *[other] recibes los { $count } líderes que están boca arriba junto a esta loseta
}
auction-leaders-play = { $count ->
    [one] recibes el líder que está boca arriba junto a esta loseta y debes jugarlo enseguida ignorando su requerimiento
   *[other] recibes los { $count } líderes que están boca arriba junto a esta loseta y debes jugar uno enseguida ignorando su requerimiento
}
set-rewards = por cada serie completa de los cuatro tipos: { $rewards }
set-reward = { $number }.ª, { $text }
set-reward-first = recompensa de la serie n.º { $number } ({ $text })
lose-on-excommunication = cada vez que sufres una excomunión, pierdes { $goods }

## Excomuniones

gain-penalty = cada vez que recibes { $goods }, recibes { $amount } menos
gain-penalty-each = cada vez que recibes { $goods }, recibes { $amount } menos de cada clase
forbid-market = no puedes colocar familiares en el mercado
forbid-special_tower = no puedes adquirir cartas de la Torre especial
servants-per-value = { $servants } aumentan el valor solo en 1
skip-first-turn = pierdes tu primer turno de cada ronda y lo recuperas después de todos los demás
no-end-score-territory = ningún punto de victoria por territorios al final de la partida
no-end-score-character = ningún punto de victoria por personajes al final de la partida
no-end-score-building = ningún punto de victoria por edificios al final de la partida
no-end-score-venture = ningún punto de victoria por empresas al final de la partida
end-loss-victory = antes de la puntuación final pierdes { $goods } { $count ->
    [1] por cada uno que tengas
   *[other] por cada { $count } que tengas
}
end-loss-military = al final de la partida pierdes { $goods } { $per }
end-loss-building_costs = al final de la partida pierdes { $goods } por cada madera y cada piedra en los costes de tus edificios
end-loss-resources = al final de la partida pierdes { $goods } por cada recurso que te quede (madera, piedra, monedas, sirvientes)
end-loss-cards_beyond = al final de la partida pierdes { $goods } por cada carta { $beyond ->
    [1] a partir de la segunda
    [2] a partir de la tercera
    [3] a partir de la cuarta
    [4] a partir de la quinta
    [5] a partir de la sexta
   *[other] por encima de { $beyond }
} de cada tipo
