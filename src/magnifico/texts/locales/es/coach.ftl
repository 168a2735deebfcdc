# El maestro de la primera partida. $tile dice qué hace una loseta de excomunión.

coach-excommunicated = Has sufrido una excomunión para el resto de la partida («{ $tile }»). Para apoyar a la Iglesia necesitas suficientes puntos de fe cuando llega el informe al Vaticano. Prepara el siguiente con tiempo.
coach-space-lost = { $work ->
    [harvest] { $player } ha ocupado la única casilla de cosecha de esta ronda y tus territorios no rendirán nada. Cuando tus cartas vayan a rendir mucho, ve allí con tu primer familiar.
   *[production] { $player } ha ocupado la única casilla de producción de esta ronda y tus edificios no rendirán nada. Cuando tus cartas vayan a rendir mucho, ve allí con tu primer familiar.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } ha ocupado la casilla pequeña de cosecha. La casilla alargada sigue abierta para ti, pero allí el valor de la acción se reduce en 3.
   *[production] { $player } ha ocupado la casilla pequeña de producción. La casilla alargada sigue abierta para ti, pero allí el valor de la acción se reduce en 3.
}
coach-first-placement = Es tu turno. Elige un familiar: los de color valen lo que marca el dado de su color; el incoloro vale 0. Después elige una de las casillas iluminadas. Una carta de una torre es un buen comienzo.
coach-end-of-turn = Tu familiar está colocado. Aún puedes deshacerlo. Si te parece bien, termina el turno.
coach-privilege-faith = Un privilegio del consejo: elige lo que más necesitas. El informe al Vaticano llega al final de esta ronda y te { $missing ->
    [one] falta un punto de fe
   *[other] faltan { $missing } puntos de fe
}.
coach-privilege = Un privilegio del consejo: elige lo que más necesitas. Mira las cartas que quieres adquirir y elige lo que aún te falta para pagarlas.
coach-exchange = Todos los intercambios de una producción ocurren a la vez. Lo que recibes ahora no puede pagar otro intercambio de la misma producción.
coach-price = Esta carta se puede pagar de dos maneras. Paga con lo que menos vayas a echar de menos.
coach-church = La Iglesia pide tu apoyo. Si la apoyas, tu marcador de fe vuelve de { $faith } a 0 y recibes { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}. Si te niegas, conservas los puntos de fe, pero hasta el final sufres esta excomunión («{ $tile }»). En tus primeras partidas, apóyala.
coach-faith-missing = El informe al Vaticano del final de la próxima ronda pide { $needed } puntos de fe. Te { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
}. Si no llegas, sufrirás la excomunión («{ $tile }»). Algunas cartas, los privilegios del consejo y las cosechas dan puntos de fe.
coach-faith-missing-now = El informe al Vaticano llega al final de esta ronda. Te { $missing ->
    [one] falta un punto de fe
   *[other] faltan { $missing } puntos de fe
}. Si no llegas, sufrirás la excomunión («{ $tile }»).
coach-work-ready = { $work ->
    [harvest] Una cosecha ahora activaría { $cards } de tus territorios, y la casilla está libre. Solo hay una: si esperas, puede ocuparla un rival.
   *[production] Una producción ahora activaría { $cards } de tus edificios, y la casilla está libre. Solo hay una: si esperas, puede ocuparla un rival.
}
coach-guide-land = Juguemos juntos la primera ronda. Primero, algo de tierra: un territorio no cuesta nada y trabaja para ti en cada cosecha. Coloca tu familiar { $member ->
    [white] blanco
    [black] negro
    [orange] naranja
   *[neutral] incoloro
} junto a «{ $card }», en la torre verde. Siempre puedes hacer otra cosa.
coach-guide-coins = Ahora la bolsa: casi todas las cartas cuestan algo. La primera casilla del mercado da 5 monedas; basta con tu familiar { $member ->
    [white] blanco
    [black] negro
    [orange] naranja
   *[neutral] incoloro
}.
coach-guide-card = Es hora de gastar. Coloca tu familiar { $member ->
    [white] blanco
    [black] negro
    [orange] naranja
   *[neutral] incoloro
} junto a «{ $card }». Puedes pagarla y en su torre no hay nadie: no hay recargo.
coach-guide-palace = Por último, el Palacio del consejo: siempre hay sitio, da 1 moneda y un privilegio del consejo, y decide quién juega antes en la próxima ronda. { $servants ->
    [0] Puede ir tu familiar { $member ->
    [white] blanco
    [black] negro
    [orange] naranja
   *[neutral] incoloro
}.
   *[other] Puede ir tu familiar { $member ->
    [white] blanco
    [black] negro
    [orange] naranja
   *[neutral] incoloro
} con la ayuda de un sirviente.
}
coach-guide-over = Esa ha sido una ronda entera. Se vuelven a tirar los dados, hay cartas nuevas en las torres y todos tus familiares han vuelto. Desde ahora decides tú; solo hablaré cuando importe.
coach-cannot-place-neutral = Tu familiar neutral vale 0 y sin sirvientes no puede ir a ninguna parte: esta vez pasas. En la próxima ronda guárdale un sirviente: le abre el mercado y el Palacio del consejo.
coach-cannot-place = Ahora ninguno de tus familiares puede ir a ninguna parte: señala una casilla oscura para ver qué falta. Pasas, y solo pierdes esta acción.
coach-end-of-pass = Has pasado porque no podías colocar a nadie. Termina el turno.
coach-plan-work = { $work ->
    [harvest] Un plan para esta ronda: la cosecha. Tienes { $owned } territorios, y tu familiar más fuerte, de valor { $value }, activa { $cards }. Solo hay una casilla pequeña: ve allí primero y gasta después lo que recibas.
   *[production] Un plan para esta ronda: la producción. Tienes { $owned } edificios, y tu familiar más fuerte, de valor { $value }, activa { $cards }. Solo hay una casilla pequeña: ve allí primero y gasta después lo que recibas.
}
coach-plan-cards = { $tower ->
    [T] Un plan para esta ronda: otro territorio. Tienes { $owned }; con cada territorio más, una sola cosecha da más recursos.
   *[B] Un plan para esta ronda: otro edificio. Tienes { $owned }; con cada edificio más, una sola producción rinde más.
}
coach-source = Lo que más ayuda ahora: «{ $name }» ({ $gain }).
    .space = Lo que más ayuda ahora: { $name } ({ $gain }).
coach-lit-spaces = Las casillas iluminadas están abiertas al familiar que has elegido. En las oscuras, el panel te dice por qué no: a menudo el valor es demasiado bajo, y los sirvientes pueden subirlo.
coach-busy-tower = Ya hay alguien en { $tower ->
    [T] la torre verde
    [C] la torre azul
    [B] la torre amarilla
    [V] la torre morada
   *[S] la torre especial
}. Adquirir otra carta de ella cuesta { $coins } monedas más: el recargo. Las torres en las que no hay nadie son más baratas.
coach-servants = Los familiares que te quedan son débiles, pero tienes { $servants ->
    [one] { $servants } sirviente
   *[other] { $servants } sirvientes
}. Cada uno que añades sube el valor en 1.
coach-last-round = Es la última ronda. Los efectos permanentes ya no darán fruto: busca puntos de victoria con empresas, con edificios que puntúan al momento y con una última producción.
coach-territory-slot = Tu territorio número { $number } exige { $needed } puntos militares; tienes { $have }. Aquí no se gastan: basta con tenerlos.
coach-growing-set = Tienes { $count ->
    [one] { $count } personaje
   *[other] { $count } personajes
}. Con el siguiente, la serie vale { $more ->
    [one] { $more } punto de victoria
   *[other] { $more } puntos de victoria
} más, además de lo que hace la carta.
coach-hoarding = Tienes { $held } recursos. Al final, cada { $per } valen un solo punto de victoria: gástalos en cartas mientras puedas.
coach-turn-order = Vas en último lugar en el orden de turno. Un familiar en el Palacio del consejo sirve para recibir un privilegio del consejo y jugar antes en la ronda siguiente.

coach-well-church = Apoyaste a la Iglesia { $times } veces y nunca sufriste una excomunión.
coach-well-harvest = Tus cosechas dieron { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}.
coach-well-production = Tus producciones dieron { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}: edificios que trabajan bien juntos.
coach-well-territories = Tus territorios dieron { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}: la fuerza militar llegó a tiempo.
coach-well-characters = Tu serie de personajes dio { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}.
coach-well-ventures = Tus empresas dieron { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
} al final.
coach-well-military = Tu fuerza militar dio { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}.
coach-well-cards = Las cartas que adquiriste dieron { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
} al momento.
coach-well-surcharge = Nunca pagaste el recargo de una torre ya ocupada.
