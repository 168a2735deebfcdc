# Por qué se rechaza una jugada: un mensaje por código. `.plain` se usa cuando falta un número.

refusal-E_TURN = No es tu turno, o ahora no se puede hacer.
refusal-E_PLACED = Ya has colocado un familiar en este turno.
refusal-E_FM = No disponible: { $member }.
    .plain = Este familiar no está disponible.
refusal-E_CLOSED = Cerrada con { $players } jugadores: { $space }.
    .plain = En esta partida esta casilla está cerrada.
refusal-E_BARRED = Una excomunión te lo prohíbe: { $space }.
    .plain = Una excomunión te lo prohíbe.
refusal-E_NOT_OWNER = Solo quien tiene la carta de { $leader } puede usar esta casilla.
    .plain = Solo quien tiene la carta del líder puede usar esta casilla.
refusal-E_NO_CARD = Aquí no hay ninguna carta: { $space }.
    .plain = Aquí no hay ninguna carta.
refusal-E_OCCUPIED = Ya ocupada: { $space }.
    .plain = Esta casilla ya está ocupada.
refusal-E_COLOUR = Ya tienes un familiar de color en esta torre o área: { $space }.
    .plain = Ya tienes un familiar de color en esta torre o área.
refusal-E_LIMIT = No puedes tener más de { $limit } cartas de este tipo: { $type }.
    .plain = No puedes tener más cartas de este tipo.
refusal-E_MIL_REQ = { $needs ->
    [one] Tu próximo territorio exige { $needs } punto militar; tienes { $has }.
   *[other] Tu próximo territorio exige { $needs } puntos militares; tienes { $has }.
}
    .plain = No tienes los puntos militares que exige tu próximo territorio.
refusal-E_SERVANTS = { $declared ->
    [one] Quieres gastar { $declared } sirviente, pero tienes { $has }.
   *[other] Quieres gastar { $declared } sirvientes, pero tienes { $has }.
}
    .plain = No tienes tantos sirvientes.
refusal-E_RATE = Los sirvientes solo se pueden gastar en múltiplos de { $rate }.
    .plain = No puedes gastar este número de sirvientes.
refusal-E_VALUE = { $short ->
    [0] El valor es { $value }, pero se necesita { $needs }.
    [one] El valor es { $value }, pero se necesita { $needs }: añade { $short } sirviente.
   *[other] El valor es { $value }, pero se necesita { $needs }: añade { $short } sirvientes.
}
    .lacking = { $short ->
    [one] El valor es { $value }, pero se necesita { $needs }: hace falta { $short } sirviente y tienes { $has }.
   *[other] El valor es { $value }, pero se necesita { $needs }: hacen falta { $short } sirvientes y tienes { $has }.
}
    .plain = El valor de la acción es demasiado bajo.
refusal-E_SURCHARGE = La torre está ocupada: el recargo es de { $needs } y tienes { $has }.
    .plain = La torre está ocupada y no puedes pagar el recargo.
refusal-E_COST = La carta cuesta { $needs }; tienes { $has }.
    .plain = No puedes pagar el coste de la carta.
refusal-E_EXCHANGE = Los intercambios cuestan en total { $needs }; tienes { $has }.
    .plain = No puedes pagar todos estos intercambios a la vez.
refusal-E_CHOICE = Elige una de las opciones ofrecidas.
refusal-E_DISTINCT = Los privilegios del consejo deben ser diferentes; elegido dos veces: { $option }.
    .plain = Los privilegios del consejo deben ser diferentes.
refusal-E_LEADER_REQ = Todavía no puedes jugar la carta de { $leader }. Requerimiento sin cumplir: { $missing }.
    .plain = No cumples el requerimiento de este líder.
refusal-E_LEADER_USED = La habilidad de { $leader } ya se ha usado en esta ronda.
    .plain = La habilidad de este líder ya se ha usado en esta ronda.
refusal-E_LEADER_TARGET = { $leader }: no hay nada que copiar, descartar o jugar.
    .plain = No hay nada que copiar, descartar o jugar.
refusal-E_PASS = No puedes pasar: todavía puedes colocar un familiar.
refusal-E_BID = La fila { $row } no supera la fila { $holder_row }: elige una con un número mayor.
    .plain = Esta puja no está permitida.
refusal-E_FUNDS = Cuesta { $needs }; tienes { $has }.
    .plain = No puedes pagarlo.
missing-has = { $needed } (tienes { $has })

## Lo que se añade para quien escribe jugadas: qué se decide, quién decide y qué es posible.
## Las jugadas van en notación, los jugadores con sus letras.

not-offered = Esa opción no está entre las ofrecidas.
asked = { $count ->
    [one] { $players } debe { $decision }.
   *[other] { $players } deben { $decision }.
}
offered = Jugadas posibles: { $moves }.
offered-some = Por ejemplo: { $moves }.
asked-bonus_tile = elegir una loseta de bonos personales
asked-draft = quedarse con un líder
asked-auction = pujar por una familia
asked-play_leader = elegir un líder para jugarlo
asked-turn = jugar su turno
asked-privilege = elegir un privilegio del consejo
asked-pay = pagar
asked-pay_tokens = pagar con fichas especiales
asked-take_card = elegir la carta de la acción adicional
asked-work = decidir la cosecha o la producción de la acción adicional
asked-only_card = elegir la carta que se activa
asked-choices = elegir el efecto de una carta
asked-activate = elegir las cartas que se activan
asked-order = elegir qué acción va primero
asked-church = decidir si apoyar a la Iglesia
asked-buy = decidir si comprar una carta sobrante
asked-give_up = descartar una carta
asked-give = elegir qué dar a un rival
asked-recover = elegir una carta descartada
asked-visconti = activar una ficha Visconti
asked-copy = copiar la habilidad de un líder
asked-member = elegir un familiar
asked-option = elegir una opción de un líder
asked-keep_token = quedarse con una ficha especial
asked-final_tokens = decidir si descartar fichas especiales antes de la puntuación final
asked-lose_one = elegir qué perder
asked-space_kind = elegir entre cosecha y producción
